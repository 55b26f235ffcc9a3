import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { circles, importsIn } from "./circles.mjs";

let folder = "";
beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "circles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function found(files) {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return circles(importsIn(folder)).map((circle) => circle.map((file) => basename(file)));
}

test("files that only import others make no circle", () => {
    expect(found({ "a.ts": 'import "./b";\nimport "./c";', "b.ts": 'import "./c";', "c.ts": "" })).toEqual([]);
});

test("imports of types, dynamic ones and those of components count", () => {
    const files = {
        "Part.svelte": '<script lang="ts">\n  import type { A } from "./a";\n</script>\n<p></p>',
        "a.ts": 'export { b } from "./b.svelte";',
        "b.svelte.ts": 'export const b = () => import("./Part.svelte");',
    };
    expect(found(files)).toEqual([["Part.svelte", "a.ts", "b.svelte.ts"]]);
});

test("each circle is found, the shortest first", () => {
    const files = {
        "a.ts": 'import "./b";',
        "b.ts": 'import "./c";',
        "c.ts": 'import "./a";\nimport "./d";',
        "d.ts": 'import "./c";',
    };
    expect(found(files)).toEqual([
        ["c.ts", "d.ts"],
        ["a.ts", "b.ts", "c.ts"],
    ]);
});

test("an import of a file that is not there is an error", () => {
    expect(() => found({ "a.ts": 'import "./missing";' })).toThrow("which does not exist");
});
