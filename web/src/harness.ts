import { mount } from "svelte";
import { firstLanguage, setLanguage } from "./lib/i18n.svelte";
import Sheet from "./lib/sheet/Sheet.svelte";
import RulesList from "./lib/rules/RulesList.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
await setLanguage(firstLanguage());
const which = location.hash.slice(1);
const target = document.getElementById("app")!;
if (which.startsWith("thousand/")) mount(RulesList, { target, props: { rules: which, game: "thousand" } });
else {
  const view = await (await fetch("/api/mock/view/" + which)).json();
  mount(Sheet, { target, props: { view, names: ["Саша", "Olga", "Борис"], link: (d: number) => `/t/${which}/deal/${d}` } });
}
