// The panels beside the table in the order of their buttons, with the letter that opens each.

export type Panel = "last" | "sheet" | "rules" | "log" | "info" | "settings" | "help";

export const PANELS: readonly { name: Panel; key: string }[] = [
  { name: "last", key: "l" },
  { name: "sheet", key: "s" },
  { name: "rules", key: "r" },
  { name: "log", key: "e" },
  { name: "info", key: "i" },
  { name: "settings", key: "" },
  { name: "help", key: "?" },
];
