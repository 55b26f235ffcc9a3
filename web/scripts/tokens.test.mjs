import { expect, test } from "vitest";
import { own, unknown } from "./tokens.mjs";

const style = (text) => `<p>#123</p>\n<style>\n${text}\n</style>`;

test("a size in pixels and a colour are found with their lines", () => {
    expect(own(style("p {\n  width: 12px;\n  color: #fff;\n}"))).toEqual(["4: width: 12px;", "5: color: #fff;"]);
});

test("tokens, shares and the widths of windows are no faults", () => {
    expect(own(style("@media (max-width: 560px) {\n  p { width: min(50%, var(--tap)); }\n}"))).toEqual([]);
    expect(own("<p>12px</p>")).toEqual([]);
});

test("a property that nothing sets is found; those set in a style, by an attribute or a directive are known", () => {
    const sources = [
        ":root { --paper: white; }",
        "p { color: var(--paper); width: var(--wide); height: var(--tall, 1rem); left: var(--n); }",
        '<p style="--wide: 2rem" style:--n={n}></p>',
        "p { background: var(--panel); fill: var(--player-{seat}); }",
    ];
    expect(unknown(sources)).toEqual(["--tall", "--panel"]);
});
