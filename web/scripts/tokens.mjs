// Sizes and colours of components come from src/styles/tokens.css: a style with pixels or a colour of its own is an error,
// and so is a property that nothing defines, for which a browser falls back in silence: a panel without a background.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** Drawings, which have units and colours of their own: cards, the pulka, pictures; and paper, which is printed black on white. */
const DRAWINGS =
    /(^cards\/|Drawing\.svelte$|Token\.svelte$|Strokes\.svelte$|Avatar\.svelte$|Curve\.svelte$|GamePicture\.svelte$|^table\/(Hand|Middle)\.svelte$|^sheet\/Sheet\.svelte$)/;

/** The declarations of a component's style that have a size in pixels or a colour, as ``line: text``. */
export function own(source) {
    const from = source.indexOf("<style>");
    if (from < 0) return [];
    const before = source.slice(0, from).split("\n").length;
    return source
        .slice(from)
        .split("\n")
        .map((text, at) => ({ line: before + at, text: text.trim() }))
        .filter(({ text }) => !text.startsWith("@") && /\d(px)\b|#[0-9a-f]{3,8}\b/i.test(text))
        .map(({ line, text }) => `${line}: ${text}`);
}

/** The custom properties that sources use and none of them sets; a name that is put together (``--player-{seat}``) is left out. */
export function unknown(sources) {
    const all = sources.join("\n");
    const set = new Set([...all.matchAll(/(--[a-z0-9-]+)(?=\s*[:=])/g)].map(([name]) => name));
    const used = new Set([...all.matchAll(/var\((--[a-z0-9-]*[a-z0-9])(?![a-z0-9{-])/g)].map(([, name]) => name));
    return [...used].filter((name) => !set.has(name));
}

function missing(folder) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && /\.(svelte|css|ts)$/.test(entry.name),
    );
    return unknown(files.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")));
}

function found(folder) {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".svelte"))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !DRAWINGS.test(relative(join(folder, "lib"), file)))
        .flatMap((file) => own(readFileSync(file, "utf8")).map((line) => `${relative(folder, file)}:${line}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
    const source = new URL("../src", import.meta.url).pathname;
    const faults = found(source);
    const names = missing(source);
    for (const name of names) console.error(`${name} is used and nowhere set`);
    if (names.length > 0) process.exitCode = 1;
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
        console.error("error: sizes and colours belong into src/styles/tokens.css");
        process.exit(1);
    }
}
