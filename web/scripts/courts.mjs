// The kings, queens and jacks of the CC0 package @letele/playing-cards (Adrian Kennard's designs) as small SVG files:
// the drawing alone, without frame, index and pips, which src/lib/cards draws itself in the player's letters.
// Served at /courts/HK.svg in development, emitted into the build otherwise.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const KEEP_CASE = new Set(["viewBox", "preserveAspectRatio", "patternUnits", "gradientUnits"]);
const NAMES = { xlinkHref: "href", className: "class" };

function attribute(name) {
    if (KEEP_CASE.has(name)) return name;
    return NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Softer colours in place of the package's. */
const COLOURS = { red: "#c22f2a", "#FC4": "#e3b34d", "#44F": "#2f4488", black: "#1d222d" };

/** React.createElement that makes text. */
function element(tag, props, ...children) {
    const attributes = Object.entries(props ?? {})
        .filter(([name, value]) => value !== undefined && value !== null && name !== "xmlnsXlink")
        .map(([name, value]) => ` ${attribute(name)}="${value}"`)
        .join("");
    const inner = children.flat(9).filter(Boolean).join("");
    return inner ? `<${tag}${attributes}>${inner}</${tag}>` : `<${tag}${attributes}/>`;
}

/** The picture inside a court card: what lies in the frame of 164.8 by 260.8. */
function picture(card) {
    let svg = card;
    if (!svg.includes('x="-82.4" y="-130.4"')) throw new Error("the package draws its courts in another frame now");
    // The index in the corner and the small pips: <use> elements left of the frame or as large as a pip.
    svg = svg.replace(/<use [^>]*\/>/g, (use) => {
        const width = Number(/ width="([\d.]+)"/.exec(use)?.[1] ?? "999");
        return width < 60 ? "" : use;
    });
    const used = (id) => svg.includes(`href="#${id}"`);
    svg = svg.replace(/<symbol id="([^"]+)".*?<\/symbol>/gs, (symbol, id) => (used(id) ? symbol : ""));
    // The card's own white paper and border.
    svg = svg.replace(/<rect [^>]*rx="12"[^>]*\/>/g, "");
    svg = svg.replace(/<g[^>]*>\s*<\/g>|<g transform="rotate\(180\)"\/>/g, "");
    svg = svg.replace(/<svg [^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-82.4 -130.4 164.8 260.8">');
    svg = svg.replace(/(fill|stroke)="([^"]+)"/g, (whole, what, colour) => `${what}="${COLOURS[colour] ?? colour}"`);
    const ids = [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))];
    ids.forEach((id, number) => {
        const short = String.fromCharCode(97 + number);
        svg = svg
            .replaceAll(`"${id}"`, `"${short}"`)
            .replaceAll(`#${id}"`, `#${short}"`)
            .replaceAll(`#${id})`, `#${short})`);
    });
    // Two decimals are enough. Only digits after the point are cut: the flags of arcs are written without a space before numbers.
    return svg.replace(/(\.\d\d)\d+/g, "$1");
}

/** All twelve: file name (``HK.svg``) and text. */
export async function drawings() {
    const require = createRequire(import.meta.url);
    const folder = require.resolve("@letele/playing-cards/package.json").replace(/package\.json$/, "");
    const source = readFileSync(`${folder}dist/index.esm.js`, "utf8").replace(/^import .*$/gm, "");
    const head = "const _extends = Object.assign; const React = { createElement: globalThis.__courtElement };\n";
    globalThis.__courtElement = element;
    const module = await import(`data:text/javascript;base64,${Buffer.from(head + source).toString("base64")}`);
    delete globalThis.__courtElement;
    const found = new Map();
    for (const suit of "SCDH") {
        for (const rank of "JQK") found.set(`${suit}${rank}.svg`, picture(module[suit + rank.toLowerCase()]({})));
    }
    return found;
}

/** The Vite plugin. */
export function courts() {
    let found;
    return {
        name: "courts",
        configureServer(server) {
            server.middlewares.use("/courts", async (request, response, next) => {
                found ??= await drawings();
                const svg = found.get((request.url ?? "").slice(1));
                if (svg === undefined) return next();
                response.setHeader("Content-Type", "image/svg+xml");
                response.end(svg);
            });
        },
        async generateBundle() {
            for (const [name, source] of await drawings()) {
                this.emitFile({ type: "asset", fileName: `courts/${name}`, source });
            }
        },
    };
}
