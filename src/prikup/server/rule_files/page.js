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
// A page that waits for a comparison asks how far it is; the comparison itself comes by loading the page again.
if ("again" in document.documentElement.dataset) {
  const pause = 1000 * Number(document.documentElement.dataset.again);
  const look = async () => {
    try {
      const answer = await fetch(location.href);
      if (answer.status !== 202) return location.reload();
      const far = new DOMParser().parseFromString(await answer.text(), "text/html");
      const said = document.querySelector("main [role=status]");
      const words = far.querySelector("main [role=status]").textContent;
      // What is said again would be read out again.
      if (said.textContent !== words) said.textContent = words;
      document.querySelector("main progress").value = far.querySelector("main progress").value;
    } catch {
      // No connection now: later.
    }
    setTimeout(look, pause);
  };
  setTimeout(look, pause);
}
