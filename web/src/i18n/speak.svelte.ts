// The labels of the frame, in the reader's language. All sentences of the games come from the hall.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const texts = import.meta.glob<string>("../../../src/heorot/i18n/*/{bots,hall}.ftl", {
  query: "?raw",
  import: "default",
});

class Speech {
  language = $state<Language>(preferred());
  private bundle = $state.raw<FluentBundle | null>(null);

  get isReady(): boolean {
    return this.bundle !== null;
  }

  async load(language: Language): Promise<void> {
    const found = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));
    if (found.length === 0) throw new Error(`no texts in ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(found.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("heorot-language", language);
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle?.getMessage(key);
    if (!this.bundle || !message?.value) return key;
    return this.bundle.formatPattern(message.value, args, []);
  }
}

function preferred(): Language {
  const asked = new URLSearchParams(location.search).get("lang"); // as `heorot play --lang` does
  if (asked) history.replaceState(null, "", location.pathname + location.hash); // it is kept below
  const wanted = [asked, localStorage.getItem("heorot-language"), ...navigator.languages];
  for (const one of wanted) {
    const language = one?.slice(0, 2).toLowerCase();
    if (language && language in LANGUAGES) return language as Language;
  }
  return "en";
}

export const speech = new Speech();
export const say = (key: string, args?: Record<string, FluentVariable>): string => speech.say(key, args);
