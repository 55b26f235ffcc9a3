// Before the first paint: the theme that was chosen, so that a dark page does not flash white.
try {
  var kept = JSON.parse(localStorage.getItem("prikup.settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch {
  // No storage: the system's theme.
}
// What a visit begins with comes with the program, not after it: the files of its page (scripts/early.mjs), and the texts
// of the reader's language (src/lib/i18n.svelte.ts asks for the same).
try {
  var ask = (rel, as, href) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, as, href, crossOrigin: "anonymous" }));
  var way = location.pathname === "/" ? "home" : /^\/t\/[^/]+$/.test(location.pathname) ? "table" : "none";
  var files = document.querySelector(`meta[name=early-${way}]`);
  for (const file of files ? files.content.split(" ") : [])
    if (file.endsWith(".css")) ask("preload", "style", file);
    else ask("modulepreload", "script", file);
  var wanted = [localStorage.getItem("prikup.language") || "", ...navigator.languages, "en"];
  var known = wanted.map(
    (tag) =>
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@]/)[0],
  );
  ask("preload", "fetch", "/api/texts/" + known.find((code) => /^(en|ru|pl|es|de)$/.test(code)));
} catch {
  // No storage: all is loaded later.
}
