// The size of the page: fails if its JavaScript, its typeface or a first visit exceeds the limit. Sizes are gzipped.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const KB = 1024;
const SCRIPTS = 150 * KB;
const FONTS = 60 * KB;
/** The table in any language: page, program, style, texts, typeface, the score beside it; without the pictures of courts. */
const FIRST = 200 * KB;
/** What the score beside the table loads (src/lib/games/). */
const SCORES = ["Pulka", "Sheets"];
/** Texts that a first visit does not read: those that are read when a lesson begins, somebody talks or asks for a hint, a
    sheet is kept, rules are read, or deals are checked (src/prikup/server/text_bundles.py), those of the command line, and
    those of rulebooks and pages of rules. */
const OPTIONS = ["options.ftl", "preferans-options.ftl"];
const HINTS = ["hints.ftl", "hints-preferans.ftl"];
const LATER = ["lessons.ftl", "phrases.ftl", "sheet-errors.ftl", "fair.ftl", ...OPTIONS, ...HINTS];
const RULEBOOKS = ["rules.ftl", "rulebook.ftl", "rulebook-thousand.ftl", "rulebook-preferans.ftl"];
const NOT_READ = new Set(["cli.ftl", "cli-preferans.ftl", "sheet-command.ftl", ...RULEBOOKS, ...LATER]);
/** The typeface's parts beside Latin, by language. */
const MORE_LETTERS = { en: ["western"], de: ["western"], es: ["western"], pl: ["western", "polish"], ru: ["cyrillic"] };

const page = new URL("../../src/prikup/server/page/", import.meta.url).pathname;
/** What pages of rules load beside the style of the site. */
const ruleFiles = new URL("../../src/prikup/server/rule_files/", import.meta.url).pathname;
const texts = new URL("../../src/prikup/texts/", import.meta.url).pathname;
const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;
const sizeOf = (file) => {
    const bytes = readFileSync(file);
    return file.endsWith(".woff2") ? bytes.length : packed(bytes);
};
const words = (size) => `${(size / KB).toFixed(1)} KB`;

const filesOf = (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
const files = filesOf(page);
const totals = new Map();
for (const file of [...files, ...filesOf(ruleFiles)]) {
    const kind = file.split(".").at(-1) ?? "";
    totals.set(kind, (totals.get(kind) ?? 0) + sizeOf(file));
}
console.log(`page, gzipped: ${[...totals].map(([kind, size]) => `${kind} ${words(size)}`).join(", ")}`);

const sum = (names) => names.reduce((all, name) => all + sizeOf(name), 0);
const named = (name) => files.filter((file) => file.split("/").at(-1).startsWith(`${name}-`));
const start = readFileSync(join(page, "index.html"), "utf8");
const linked = [...start.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((found) => found[1]);
linked.push(
    ...(/name="early-table" content="([^"]+)"/.exec(start)?.[1] ?? "")
        .split(" ")
        .filter(Boolean)
        .map((file) => file.slice(1)),
);
for (const [at, file] of linked.entries()) linked[at] = join(page, file);
/** A chunk, its styles, and what it imports, without what the page has anyway. */
function loaded(file, all = new Set(linked)) {
    if (all.has(file)) return [];
    all.add(file);
    const imports = [...readFileSync(file, "utf8").matchAll(/from\s*"\.\/([^"]+\.js)"/g)];
    const name = file
        .split("/")
        .at(-1)
        .replace(/-[^-]+\.js$/, "");
    const styles = named(name).filter((other) => other.endsWith(".css"));
    return [file, ...styles, ...imports.flatMap(([, other]) => loaded(join(page, "assets", other), all))];
}
const scores = SCORES.flatMap((name) => named(name).filter((file) => file.endsWith(".js")));
const score = Math.max(...scores.map((file) => sum(loaded(file))));
const firsts = readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map(({ name: language }) => {
        const folder = join(texts, language);
        const read = readdirSync(folder)
            .filter((name) => name.endsWith(".ftl") && !NOT_READ.has(name))
            .sort();
        const said = packed(read.map((name) => readFileSync(join(folder, name), "utf8")).join("\n"));
        const letters = ["latin", ...(MORE_LETTERS[language] ?? [])].flatMap((part) => named(`golos-${part}`));
        return [language, packed(start) + sum(linked) + score + said + sum(letters)];
    });
console.log(`first visit: ${firsts.map(([language, size]) => `${language} ${words(size)}`).join(", ")}`);

const limits = [
    ["the JavaScript", totals.get("js") ?? 0, SCRIPTS],
    ["the typeface", totals.get("woff2") ?? 0, FONTS],
    ...firsts.map(([language, size]) => [`a first visit (${language})`, size, FIRST]),
];
for (const [what, size, limit] of limits) {
    if (size > 0 && size <= limit) continue;
    console.error(`error: ${what} must be between 1 byte and ${words(limit)}: ${words(size)}`);
    process.exitCode = 1;
}
