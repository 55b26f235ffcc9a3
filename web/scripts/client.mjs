// The page is drawn in the browser alone, in Svelte's present way and without its asynchronous one, and its texts say no
// dates. What its libraries can do beyond that is left out of the build: each question about it gets its answer here, and
// the build drops the rest.

/** What is said otherwise, by the end of a module's path. */
const CHANGES = {
    // Svelte can take over a document that a server has drawn, and guards all of that with one variable.
    "svelte/src/internal/client/dom/hydration.js": [
        ["export let hydrating = false;", "export const hydrating = false;"],
        ["hydrating = value;", ""],
    ],
    // Whether a component is written in the present way, and whether what is drawn waits for something.
    "svelte/src/internal/client/reactivity/async.js": [["is_runes()", "true"]],
    "svelte/src/internal/client/reactivity/sources.js": [
        ["is_runes()", "true"],
        ["batch.is_fork", "false"],
    ],
    "svelte/src/internal/client/reactivity/deriveds.js": [["current_batch?.is_fork", "false"]],
    "svelte/src/internal/client/runtime.js": [
        ["is_runes()", "true"],
        ["current_batch?.is_fork", "false"],
    ],
    "svelte/src/internal/client/dom/blocks/await.js": [["is_runes()", "true"]],
    "svelte/src/internal/client/dom/blocks/key.js": [["is_runes()", "true"]],
    "svelte/src/internal/client/dom/blocks/each.js": [["should_defer_append()", "false"]],
    "svelte/src/internal/client/dom/blocks/branches.js": [["should_defer_append()", "false"]],
    "svelte/src/internal/client/dom/blocks/boundary.js": [["current_batch?.is_fork", "false"]],
    // Fluent can write dates and times.
    "@fluent/bundle/esm/bundle.js": [[/\bDATETIME,/g, ""]],
    "@fluent/bundle/esm/builtins.js": [[/if \(arg instanceof FluentDateTime\) \{\s*return [^;]*;\s*\}/, ""]],
    "@fluent/bundle/esm/resolver.js": [["FluentDateTime.supportsValue(arg)", "false"]],
};

/** The changes of the module at a path; undefined: it is none of these. */
const changesOf = (path) => Object.entries(CHANGES).find(([end]) => path.endsWith(end))?.[1];

/** A library's module with the answers in the places of the questions. */
export function answered(path, code) {
    return (changesOf(path) ?? []).reduce((all, [from, to]) => {
        const changed = all.replaceAll(typeof from === "string" ? from : new RegExp(from, "g"), to);
        if (changed === all) throw new Error(`${path} has no "${from}": look at scripts/client.mjs`);
        return changed;
    }, code);
}

/** The ends of the paths of those modules. */
export const ANSWERED = Object.keys(CHANGES);

/** A compiled component without its steps along a document that a server has drawn: each is a statement of its own. */
export const stepless = (code) => code.replace(/^\s*\$\.(?:reset\([\w$]+\)|next\(\d*\));$/gm, "");

/** The two as plugins of the build. */
export const client = () => [
    {
        name: "client-libraries",
        apply: "build",
        transform: {
            filter: { id: /svelte\/src\/internal\/client\/|@fluent\/bundle\/esm\// },
            handler: (code, id) => (changesOf(id) ? { code: answered(id, code), map: null } : undefined),
        },
    },
    {
        name: "client-components",
        apply: "build",
        enforce: "post",
        transform: { filter: { id: /\.svelte$/ }, handler: (code) => ({ code: stepless(code), map: null }) },
    },
];
