// Firelight or daylight: as the system has it, unless somebody chose.

type Light = "fire" | "day";

class Lamp {
  light = $state<Light>(wanted());

  turn(): void {
    this.light = this.light === "fire" ? "day" : "fire";
    localStorage.setItem("heorot-light", this.light);
    dress();
  }
}

function wanted(): Light {
  const kept = localStorage.getItem("heorot-light");
  if (kept === "fire" || kept === "day") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "day" : "fire";
}

export const lamp = new Lamp();

export function dress(): void {
  document.documentElement.dataset["light"] = lamp.light;
}
