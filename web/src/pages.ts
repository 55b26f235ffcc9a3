// Pages other than the table are loaded on demand: whoever follows a link to a table loads only the table.

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
