// The page is drawn in the browser alone. Svelte can also take over a document that a server has drawn, and guards all of
// that with one variable, which only `hydrate` sets: as a constant, the build leaves it out.

/** What is said otherwise in that variable's module. */
const CHANGES = [
    ["export let hydrating = false;", "export const hydrating = false;"],
    ["hydrating = value;", ""],
];

/** The module of that variable with a constant in its place. */
export function undrawn(code) {
    return CHANGES.reduce((all, [from, to]) => {
        if (!all.includes(from)) throw new Error(`svelte's hydration.js has no "${from}": look at scripts/client.mjs`);
        return all.replace(from, to);
    }, code);
}

/** A compiled component without its steps along such a document: each is a statement of its own. */
export const stepless = (code) => code.replace(/^\s*\$\.(?:reset\([\w$]+\)|next\(\d*\));$/gm, "");

/** The two as plugins of the build. */
export const client = () => [
    {
        name: "client-runtime",
        apply: "build",
        transform: {
            filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
            handler: (code) => ({ code: undrawn(code), map: null }),
        },
    },
    {
        name: "client-components",
        apply: "build",
        enforce: "post",
        transform: { filter: { id: /\.svelte$/ }, handler: (code) => ({ code: stepless(code), map: null }) },
    },
];
