// The bar of those who wait lies over every page but the table; whoever opens a table waits for no other one.

import { mount, unmount, untrack } from "svelte";
import { router } from "../router.svelte";
import { pairing } from "./pairing.svelte";
import Waits from "./Waits.svelte";

$effect.root(() => {
  $effect(() => {
    if (pairing.wish === undefined) return;
    const bar = untrack(() => mount(Waits, { target: document.body }));
    return () => void unmount(bar);
  });
  $effect(() => {
    if (router.route.page === "table") untrack(pairing.stop);
  });
});
