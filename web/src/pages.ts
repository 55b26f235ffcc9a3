// The pages, each loaded when it is first shown. Those that visits begin with come with the program: vite.config.ts names
// their files in index.html, public/early.js asks for them.

import type { Component } from "svelte";
import { loadTexts } from "./lib/i18n.svelte";
import type { Route } from "./lib/router.svelte";

type Page = Promise<{ default: Component }>;

/** A page that names options of rule sets, with their texts; without them it shows their English titles. */
async function withRules(page: Page): Page {
  await loadTexts("rules").catch(() => undefined);
  return page;
}

export const pages: Partial<Record<Route["page"], () => Page>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => withRules(import("./pages/New.svelte")),
  deal: () => withRules(import("./pages/Deal.svelte")),
  matches: () => import("./pages/Matches.svelte"),
  account: () => import("./pages/Account.svelte"),
  rules: () => withRules(import("./pages/Rules.svelte")),
  sheet: () => withRules(import("./pages/Sheet.svelte")),
};

export const tablePage = (): Promise<typeof import("./pages/Table.svelte")> => import("./pages/Table.svelte");
