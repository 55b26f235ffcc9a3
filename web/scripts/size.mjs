// The size of the page: fails if its JavaScript, gzipped, exceeds the limit.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 150 * 1024;
const page = new URL("../../src/prikup/server/page", import.meta.url).pathname;
const totals = new Map();
for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const kind = entry.name.split(".").at(-1) ?? "";
    const size = gzipSync(readFileSync(join(entry.parentPath, entry.name)), { level: 9 }).length;
    totals.set(kind, (totals.get(kind) ?? 0) + size);
}
const words = [...totals].map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`).join(", ");
console.log(`page, gzipped: ${words}`);
const script = totals.get("js") ?? 0;
if (script === 0 || script > LIMIT) {
    console.error(`error: the JavaScript must be between 1 byte and ${LIMIT / 1024} KB gzipped`);
    process.exit(1);
}
