// The games that the table can show, by family of presets: the only list of them.

import type { Game } from "./game";
import { preferans } from "./preferans/game";
import { thousand } from "./thousand/game";

const GAMES: Record<string, Game> = { thousand, "1001": thousand, preferans };

/** The game of a name or of a rule string. */
export const gameOf = (rules: string): Game => GAMES[rules.split("/")[0] ?? ""] ?? thousand;
