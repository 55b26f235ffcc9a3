import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, setLanguage } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

startRouter();

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
