// The language of the page and its texts. Templates that call ``t`` update when the language changes.

import { LANGUAGES, languageOf, Texts, type Language, type Values } from "./texts";

const KEY = "prikup.language";

interface Spoken {
  texts: Texts;
  /** False until the first texts are loaded. */
  ready: boolean;
}

let spoken = $state.raw<Spoken>({ texts: new Texts("en", [""]), ready: false });
/** The current game: its messages are preferred to the shared ones. */
let game = $state("");
/** Texts that are loaded when they are first needed. */
export type Later = "lessons" | "phrases" | "sheets" | "rules" | "hints";
/** Those that were needed so far, each with its first load. */
const later = new Map<Later, Promise<void>>();
/** What was loaded, by the end of its address. */
const sources = new Map<string, Promise<string>>();

/** Texts and language. Templates and handlers read ``i18n.texts`` each time: a copy would be out of date. */
export const i18n = {
  get texts(): Texts {
    return spoken.texts.of(game);
  },
  get language(): Language {
    return spoken.texts.language;
  },
  get ready(): boolean {
    return spoken.ready;
  },
};

/** Sets the current game; empty: none. */
export function speakOf(name: string): void {
  game = name;
}

/** A message in the page's language. */
export function t(id: string, values: Values = {}): string {
  return spoken.texts.say(id, values);
}

/** A text with its first letter in upper case, by the rules of the page's language. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);

/** The language of the last visit, else of the browser, else English. */
export function firstLanguage(): Language {
  const kept = languageOf(localStorage.getItem(KEY) ?? "");
  if (kept !== undefined) return kept;
  for (const wanted of navigator.languages) {
    const found = languageOf(wanted);
    if (found !== undefined) return found;
  }
  return LANGUAGES[0];
}

/** Titles the document with the words of a page, for a component that is one. */
export function titled(page: () => string): void {
  $effect(() => {
    document.title = t("web-common-title", { page: page() });
  });
}

async function load(path: string): Promise<string> {
  const answer = await fetch(`/api/texts/${path}`);
  if (!answer.ok) throw new Error(`texts ${path}: ${answer.status}`);
  return answer.text();
}

/** Loads texts that a first visit does without. Rejects if they cannot be loaded. Before the language is known they are
    noted, and come with its other texts. */
export function loadTexts(part: Later): Promise<void> {
  let loaded = later.get(part);
  if (!spoken.ready) {
    later.set(part, (loaded = Promise.resolve()));
  } else if (loaded === undefined) {
    later.set(part, Promise.resolve());
    loaded = setLanguage(i18n.language);
    later.set(part, loaded);
    loaded.catch(() => later.delete(part));
  }
  return loaded;
}

function source(path: string): Promise<string> {
  let found = sources.get(path);
  if (found === undefined) {
    found = load(path);
    found.catch(() => sources.delete(path));
    sources.set(path, found);
  }
  return found;
}

/** Changes the language. Rejects if its texts cannot be loaded; then nothing changes. */
export async function setLanguage(language: Language): Promise<void> {
  // Every language is complete: a second one would only make the first visit longer.
  const paths = [language, ...[...later.keys()].map((part) => `${language}/${part}`)];
  const texts = (await Promise.all(paths.map(source))).join("\n");
  spoken = { texts: new Texts(language, [texts]), ready: true };
  document.documentElement.lang = language;
  localStorage.setItem(KEY, language);
}
