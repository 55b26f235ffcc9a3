import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "svelte/compiler";
import { expect, test } from "vitest";
import { stepless, undrawn } from "./client.mjs";

const svelte = createRequire(import.meta.url).resolve("svelte/package.json");
const source = readFileSync(new URL("src/internal/client/dom/hydration.js", `file://${svelte}`), "utf8");

test("the variable of documents that a server has drawn is a constant", () => {
    const found = undrawn(source);
    expect(found).toContain("export const hydrating = false;");
    expect(found).not.toMatch(/\bhydrating = (?!false)/);
});

test("another version of Svelte is told, not built wrongly", () => {
    expect(() => undrawn("export let hydrating = true;")).toThrow("scripts/client.mjs");
});

test("a component loses its steps along such a document and nothing else", () => {
    const code = compile('<div><b>{name}</b> said "$.reset(div);"</div>{#if name}<p></p><i>{name}</i>{/if}', {
        generate: "client",
    }).js.code;
    const found = stepless(code);
    expect(code).toMatch(/^\s*\$\.reset\(div\);$/m);
    expect(found).not.toMatch(/^\s*\$\.(reset|next)\(/m);
    expect(found).toContain('said "$.reset(div);"');
    const lines = (text) => text.split("\n").filter((line) => line.trim());
    expect(lines(code).filter((line) => !/^\s*\$\.(reset|next)\(/.test(line))).toEqual(lines(found));
});
