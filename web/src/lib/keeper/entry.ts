// The text of an entry from a filled-in form. The server describes the forms; here a form is only turned into text.

import type { EntryForm, FormItem } from "../wire/messages";

/** The values in a form by the name of the item: a text, a flag, several texts, chosen values, or pairs. */
export type Filled = Record<string, string | boolean | string[] | [string, string][]>;

/** An empty form; a required choice begins with the first value. */
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

/** The choices of an item, given the values in the form. */
export const choicesOf = (item: FormItem, filled: Filled): FormItem["choices"] =>
  item.others ? item.choices.filter((choice) => choice.value !== filled["seat"]) : item.choices;

/** The text of an item in the entry; empty if the item is. */
function written(item: FormItem, filled: Filled): string {
  const value = filled[item.name];
  const choices = choicesOf(item, filled);
  if (item.kind === "flag") return value === true ? item.name : "";
  if (item.kind === "pairs") return ((value ?? []) as [string, string][]).map((row) => row.join(" ")).join(" / ");
  if (item.kind === "people") {
    // In the order of the choices, not of the clicks.
    const chosen = (value ?? []) as (string | null | undefined)[];
    return choices
      .map((choice) => choice.value)
      .filter((one) => chosen.includes(one))
      .join(" ");
  }
  if (item.kind === "numbers") {
    const numbers = (value ?? []) as (string | null | undefined)[];
    // An empty field among filled ones is a zero.
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
