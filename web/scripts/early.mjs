// Names the files of the pages that visits begin with in index.html, so that they are asked for together with the program
// (public/early.js): <meta name="early-home" content="/assets/Home-….js …">.

/** ``pages``: the component of a page by its name in the document. */
export function early(pages) {
    return {
        name: "early",
        transformIndexHtml: {
            order: "post",
            handler(_html, { bundle, chunk }) {
                if (!bundle || !chunk) return [];
                const has = new Set(filesOf(chunk, bundle));
                return Object.entries(pages).map(([name, component]) => {
                    const found = Object.values(bundle).find((one) =>
                        one.moduleIds?.some((id) => id.endsWith(`/pages/${component}.svelte`)),
                    );
                    if (!found) throw new Error(`no chunk of pages/${component}.svelte`);
                    const files = filesOf(found, bundle).filter((file) => !has.has(file));
                    const content = files.map((file) => `/${file}`).join(" ");
                    return { tag: "meta", attrs: { name: `early-${name}`, content }, injectTo: "head-prepend" };
                });
            },
        },
    };
}

/** A chunk, its styles, and those of all that it imports. */
function filesOf(chunk, bundle, all = new Set()) {
    if (chunk?.type !== "chunk" || all.has(chunk.fileName)) return [...all];
    all.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style);
    for (const other of chunk.imports) filesOf(bundle[other], bundle, all);
    return [...all];
}
