// The panels beside the table in the order of their buttons, with the letter that opens each.

export type Panel = "sheet" | "rules" | "log" | "info" | "settings" | "help";

export interface PanelButton {
  name: Panel;
  key: string;
  /** Whether its button is in the bar of a narrow window too, not in the menu. */
  first?: boolean;
  /** Whether it shows what was played: nothing while a table waits for players. */
  played?: boolean;
}

export const PANELS: readonly PanelButton[] = [
  { name: "sheet", key: "s", first: true, played: true },
  { name: "log", key: "e", played: true },
  { name: "rules", key: "r" },
  { name: "info", key: "i" },
  { name: "settings", key: "" },
  { name: "help", key: "?" },
];
