import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, setLanguage } from "./lib/i18n.svelte";
import { router, startRouter } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { pages, tablePage } from "./pages";
import "./styles/tokens.css";
import "./styles/base.css";

startRouter();

// The page and who visits it are asked for beside the texts, not after them; what fails is asked for once more there.
const page = router.route.page === "table" ? tablePage() : pages[router.route.page]?.();
for (const early of [page, session.load()]) early?.catch(() => undefined);

async function begin(): Promise<void> {
  const language = firstLanguage();
  try {
    await setLanguage(language);
  } catch {
    await setLanguage("en").catch(() => undefined);
  }
  mount(App, { target: document.getElementById("app") as HTMLElement });
}

void begin();
