// Circular imports: `node scripts/circles.mjs` prints each and exits with 1 if there are any. Every import counts, type-only
// and dynamic ones too: files that import each other can only be read, moved and tested together.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

/** The TypeScript of a source file: of a component, its scripts. */
function scriptsOf(file) {
    const source = readFileSync(file, "utf8");
    if (!file.endsWith(".svelte")) return [source];
    const { instance, module } = parse(source, { modern: true, filename: file });
    return [module, instance].filter(Boolean).map(({ content }) => source.slice(content.start, content.end));
}

/** The file that a relative import names; undefined for a style sheet, an image and the like. Throws if there is none. */
function resolved(from, name) {
    const path = resolve(dirname(from), name);
    const found = [path, `${path}.ts`, join(path, "index.ts")].find((one) => existsSync(one) && statSync(one).isFile());
    if (found === undefined) throw new Error(`${from} imports ${name}, which does not exist`);
    return /\.(ts|svelte)$/.test(found) ? found : undefined;
}

/** The source files in a folder, each with the files it imports, in alphabetical order. */
export function importsIn(folder) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(ts|svelte)$/.test(name))
        .sort()
        .map((name) => join(folder, name));
    const found = new Map();
    for (const file of files) {
        const names = scriptsOf(file).flatMap((text) =>
            ts.preProcessFile(text).importedFiles.map((one) => one.fileName),
        );
        const relatives = names.filter((name) => name.startsWith(".")).map((name) => resolved(file, name));
        found.set(file, [...new Set(relatives.filter((one) => one !== undefined))].sort());
    }
    return found;
}

/** The shortest chain of imports from one file to another; undefined if there is none. */
function chain(imports, start, end) {
    const before = new Map([[start, undefined]]);
    // A Map iterates over entries that are added meanwhile.
    for (const file of before.keys()) {
        if (file === end) break;
        for (const next of imports.get(file) ?? []) if (!before.has(next)) before.set(next, file);
    }
    if (!before.has(end)) return undefined;
    const path = [];
    for (let file = end; file !== undefined; file = before.get(file)) path.unshift(file);
    return path;
}

/**
 * Circles, shortest first: lists of files, each of which imports the next, and the last one the first. No import lies on two
 * of them; without these imports there is no circle.
 */
export function circles(imports) {
    const left = new Map([...imports].map(([file, others]) => [file, [...others]]));
    const found = [];
    for (;;) {
        let shortest;
        for (const [file, others] of left)
            for (const other of others) {
                const path = chain(left, other, file);
                if (path && (shortest === undefined || path.length < shortest.length)) shortest = path;
            }
        if (shortest === undefined) return found;
        const first = shortest.indexOf([...shortest].sort()[0]);
        const circle = [...shortest.slice(first), ...shortest.slice(0, first)];
        found.push(circle);
        circle.forEach((file, at) => {
            const next = circle[(at + 1) % circle.length];
            left.set(
                file,
                left.get(file).filter((one) => one !== next),
            );
        });
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const root = fileURLToPath(new URL("../src", import.meta.url));
    const found = circles(importsIn(root));
    for (const circle of found) {
        const shown = [...circle, circle[0]].map((file) => relative(root, file));
        console.error(`circular import: ${shown.join(" -> ")}`);
    }
    process.exitCode = found.length > 0 ? 1 : 0;
}
