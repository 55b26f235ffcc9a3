// Before the first paint: the theme that was chosen, so that a dark page does not flash white.
try {
  var kept = JSON.parse(localStorage.getItem("prikup.settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch {
  // No storage: the system's theme.
}
