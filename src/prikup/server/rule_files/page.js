// The theme that was chosen on the site, before the first paint.
try {
  const { theme } = JSON.parse(localStorage.getItem("prikup.settings") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme.
}
// A page that says so can be read again without a connection: the worker keeps it with what it has loaded.
if ("kept" in document.documentElement.dataset && "serviceWorker" in navigator) {
  addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register("/rules/worker.js");
      const { active } = await navigator.serviceWorker.ready;
      const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
      active.postMessage([location.href.split("#")[0], ...loaded]);
    } catch {
      // No place to keep anything: the page needs a connection.
    }
  });
}
