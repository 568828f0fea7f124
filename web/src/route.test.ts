import { afterEach, expect, test, vi } from "vitest";

const placeOf = async (pathname: string) => {
  vi.resetModules();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { pathname, hash: "" });
  return (await import("./route.svelte")).route.place;
};

afterEach(() => vi.unstubAllGlobals());

test.each(["/nothing/here", "/rules", "/t", "/new/", "/index.html"])("%s leads nowhere", async (path) => {
  expect((await placeOf(path)).is).toBe("nowhere");
});

test.each([["/", "lobby"], ["/t/abc", "table"], ["/rules/hoard", "rules"], ["/new/hoard", "new"]])(
  "%s leads to the page of its kind",
  async (path, is) => {
    expect((await placeOf(path)).is).toBe(is);
  },
);
