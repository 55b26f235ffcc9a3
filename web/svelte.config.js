import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names of classes: there are hundreds of places that name one.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
