import { readdirSync, readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
import { expect, test } from "vitest";
import { ANSWERED, answered, stepless } from "./client.mjs";

const modules = new URL("../node_modules/", import.meta.url);
const source = (path) => readFileSync(new URL(path, modules), "utf8");

test("the variable of documents that a server has drawn is a constant", () => {
    const path = "svelte/src/internal/client/dom/hydration.js";
    const found = answered(path, source(path));
    expect(found).toContain("export const hydrating = false;");
    expect(found).not.toMatch(/\bhydrating = (?!false)/);
});

test.each(ANSWERED)("each question is found and answered in %s", (path) => {
    const found = answered(path, source(path));
    // Where one of them is defined, nothing is answered.
    expect(found).not.toMatch(/(?<!function )\b(is_runes|should_defer_append)\(\)|current_batch\?\.is_fork/);
    expect(found).not.toMatch(/instanceof FluentDateTime\)|supportsValue\(arg\)|^\s*DATETIME,/m);
});

test("another version of a library is told, not built wrongly", () => {
    const path = "svelte/src/internal/client/dom/hydration.js";
    expect(() => answered(path, "export let hydrating = true;")).toThrow("scripts/client.mjs");
});

test("no text of the page says a date", () => {
    const texts = new URL("../../src/prikup/texts/", import.meta.url);
    const files = readdirSync(texts, { recursive: true }).filter((name) => name.endsWith(".ftl"));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) expect(readFileSync(new URL(file, texts), "utf8")).not.toContain("DATETIME");
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
