// The pages, each loaded when it is first shown. Those that visits begin with come with the program: vite.config.ts names
// their files in index.html, public/early.js asks for them.

import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

export const pages: Partial<Record<Route["page"], () => Promise<{ default: Component }>>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/New.svelte"),
  deal: () => import("./pages/Deal.svelte"),
  matches: () => import("./pages/Matches.svelte"),
  account: () => import("./pages/Account.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  sheet: () => import("./pages/Sheet.svelte"),
};

export const tablePage = (): Promise<typeof import("./pages/Table.svelte")> => import("./pages/Table.svelte");
