// The text of an entry from a form that somebody filled in. The forms come from the server with everything that these
// rules let happen; here a form only becomes the text that it stands for.

import type { EntryForm, FormItem } from "../wire/messages";

/** What stands in a form, by the names of its items: a text, on or off, a text each, chosen values, rows of two. */
export type Filled = Record<string, string | boolean | string[] | [string, string][]>;

/** An empty form; a choice that must be made begins with the first value. */
export function blank(form: EntryForm): Filled {
  const filled: Filled = {};
  for (const item of [...form.head, ...form.more]) filled[item.name] = start(item);
  return filled;
}

function start(item: FormItem): Filled[string] {
  switch (item.kind) {
    case "flag":
      return false;
    case "numbers":
      return item.choices.map(() => "");
    case "people":
    case "pairs":
      return [];
    case "choice":
      return item.value || (item.optional ? "" : (item.choices[0]?.value ?? ""));
    case "number":
    case "text":
      return item.value;
  }
}

/** What may be chosen of an item, as the form is filled in. */
export const choicesOf = (item: FormItem, filled: Filled): FormItem["choices"] =>
  item.others ? item.choices.filter((choice) => choice.value !== filled["seat"]) : item.choices;

/** An item's words in the entry; nothing where it is left empty. */
function written(item: FormItem, filled: Filled): string {
  const value = filled[item.name];
  const choices = choicesOf(item, filled);
  if (item.kind === "flag") return value === true ? item.name : "";
  if (item.kind === "pairs") return ((value ?? []) as [string, string][]).map((row) => row.join(" ")).join(" / ");
  if (item.kind === "people") {
    // In the order of the choices, whatever the order of the clicks.
    const chosen = (value ?? []) as (string | null | undefined)[];
    return choices
      .map((choice) => choice.value)
      .filter((one) => chosen.includes(one))
      .join(" ");
  }
  if (item.kind === "numbers") {
    const numbers = (value ?? []) as (string | null | undefined)[];
    // An empty field among filled ones is a nought.
    return numbers.some((one) => (one ?? "").trim()) ? numbers.map((one) => (one ?? "").trim() || "0").join(" ") : "";
  }
  const text = String(value ?? "").trim();
  return item.others && !choices.some((choice) => choice.value === text) ? "" : text;
}

/** The entry. */
export function entryText(form: EntryForm, filled: Filled): string {
  const head = form.head.map((item) => written(item, filled)).filter(Boolean);
  const more = form.more.flatMap((item) => {
    const words = written(item, filled);
    if (!words) return [];
    return [item.kind === "flag" ? words : `${item.name} ${words}`];
  });
  return [[form.begin, ...head].join(" "), ...more].join("; ");
}
