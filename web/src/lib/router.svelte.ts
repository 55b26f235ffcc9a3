// The addresses of the pages. Links are plain <a href>; a click on a link within the site changes the page without a reload.

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string }
  | { page: "deal"; table: string; record: string; deal: number }
  | { page: "matches" }
  | { page: "account" }
  | { page: "rules" }
  | { page: "sheet" }
  | { page: "missing" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first = "", id = "", word = "", number = ""] = parts;
  if (parts.length === 0) return { page: "home" };
  if (
    parts.length === 1 &&
    (first === "new" || first === "matches" || first === "account" || first === "rules" || first === "sheet")
  ) {
    return { page: first };
  }
  if (first === "t" && parts.length === 2) return { page: "table", table: id };
  if ((first === "t" || first === "r") && parts.length === 4 && word === "deal" && /^[1-9]\d*$/.test(number)) {
    const table = first === "t" ? id : "";
    return { page: "deal", table, record: first === "r" ? id : "", deal: Number(number) };
  }
  return { page: "missing" };
}

interface Place {
  route: Route;
  path: string;
  /** The fragment, decoded; it holds rule strings. */
  hash: string;
}

function here(): Place {
  const { pathname, hash } = window.location;
  let words = hash.slice(1);
  try {
    words = decodeURIComponent(words);
  } catch {
    // Not valid: left as it is.
  }
  return { route: routeOf(pathname), path: pathname, hash: words };
}

let place = $state.raw<Place>({ route: { page: "home" }, path: "/", hash: "" });

/** The current route; reactive. */
export const router = {
  get route(): Route {
    return place.route;
  },
  get path(): string {
    return place.path;
  },
  get hash(): string {
    return place.hash;
  },
};

/** Goes to an address of this site; ``replace`` adds no entry to the history. */
export function navigate(address: string, replace = false): void {
  window.history[replace ? "replaceState" : "pushState"](null, "", address);
  place = here();
  if (!replace) window.scrollTo(0, 0);
}

/** Starts to handle address changes and clicks. */
export function startRouter(): void {
  place = here();
  window.addEventListener("popstate", () => (place = here()));
  window.addEventListener("hashchange", () => (place = here()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    // What the server writes itself: data, and rules in words.
    if (url.origin !== window.location.origin || /^\/(api|rules)\//.test(url.pathname)) return;
    if (url.pathname === window.location.pathname && url.hash) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
}
