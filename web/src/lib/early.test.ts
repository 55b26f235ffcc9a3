import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { firstLanguage } from "./i18n.svelte";

const SCRIPT = readFileSync(new URL("../../public/early.js", import.meta.url), "utf8");

/** The addresses that public/early.js asks for before the program runs. */
function asked(kept: string, languages: string[]): string[] {
  const links: { href: string }[] = [];
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "prikup.language" ? kept || null : null) });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    head: { append: (link: { href: string }) => links.push(link) },
    createElement: () => ({}),
    querySelector: () => ({ content: "/assets/Home.js /assets/Home.css" }),
  });
  runInThisContext(SCRIPT);
  return links.map((link) => link.href);
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", ["ru-RU", "en"]],
  ["", ["fr", "PL"]],
  ["", ["fr", "de_AT.UTF-8"]],
  ["", ["fr"]],
  ["", []],
  ["es", ["ru"]],
  ["fr", ["ru"]],
  [" DE ", ["ru"]],
  ["klingon-en", ["es-419"]],
])("the texts that are asked for early are those of the first language: %j %j", (kept, languages) => {
  const early = asked(kept, languages);
  expect(early).toEqual(["/assets/Home.js", "/assets/Home.css", `/api/texts/${firstLanguage()}`]);
});
