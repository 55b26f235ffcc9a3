// The games that the table can show, by family of presets: the only list of them.

import type { Game } from "./game";
import { preferans } from "./preferans/game";
import { thousand } from "./thousand/game";

// A game draws only the views of its own rule sets, and is found by their name: here, and nowhere else, its type is let go.
const GAMES: Record<string, Game> = {
  thousand: thousand as Game,
  "1001": thousand as Game,
  preferans: preferans as Game,
};

/** The game of a name or of a rule string. */
export const gameOf = (rules: string): Game => GAMES[rules.split("/")[0] ?? ""] ?? (thousand as Game);
