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
const sources = new Map<Language, Promise<string>>();

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

/** Whether the texts of lessons are loaded as well. */
let lessons = false;

async function load(language: Language): Promise<string> {
  const texts = async (path: string): Promise<string> => {
    const answer = await fetch(`/api/texts/${path}`);
    if (!answer.ok) throw new Error(`texts ${path}: ${answer.status}`);
    return answer.text();
  };
  const parts = lessons ? [texts(language), texts(`${language}/lessons`)] : [texts(language)];
  return (await Promise.all(parts)).join("\n");
}

/** Loads what lessons say, too. Rejects if it cannot be loaded. */
export async function speakOfLessons(): Promise<void> {
  if (lessons) return;
  lessons = true;
  sources.clear();
  try {
    await setLanguage(i18n.language);
  } catch (thrown) {
    lessons = false;
    sources.clear();
    throw thrown;
  }
}

function source(language: Language): Promise<string> {
  let found = sources.get(language);
  if (found === undefined) {
    found = load(language);
    found.catch(() => sources.delete(language));
    sources.set(language, found);
  }
  return found;
}

/** Changes the language. Rejects if its texts cannot be loaded; then nothing changes. */
export async function setLanguage(language: Language): Promise<void> {
  // Every language is complete: a second one would only make the first visit longer.
  spoken = { texts: new Texts(language, [await source(language)]), ready: true };
  document.documentElement.lang = language;
  localStorage.setItem(KEY, language);
}
