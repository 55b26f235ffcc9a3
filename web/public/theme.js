// Before the first paint: the theme that was chosen, so that a dark page does not flash white.
try {
  var kept = JSON.parse(localStorage.getItem("prikup.settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch {
  // No storage: the system's theme.
}
// The texts of the reader's language come with the program, not after it (src/lib/i18n.svelte.ts asks for the same).
try {
  var wanted = [localStorage.getItem("prikup.language") || ""].concat(navigator.languages, "en");
  var known = wanted.map(
    (tag) =>
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@]/)[0],
  );
  var texts = document.createElement("link");
  texts.rel = "preload";
  texts.as = "fetch";
  texts.crossOrigin = "anonymous";
  texts.href = "/api/texts/" + known.find((code) => /^(en|ru|pl|es|de)$/.test(code));
  document.head.append(texts);
} catch {
  // No storage: they are loaded later.
}
