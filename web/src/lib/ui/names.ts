// How long names may be: one that is longer is told so where it is typed, and never cut.

/** Characters of a name at the table. */
export const LONGEST_NAME = 24;
/** Characters of an account's name. */
export const LONGEST_LOGIN = 32;
/** Characters of a name on a kept sheet, and of a token. */
export const LONGEST_LABEL = 40;

/** How many characters the server counts in a name. */
export const lengthOf = (name: string): number =>
  Array.from(name.normalize("NFC").trim().replace(/ {2,}/g, " ")).length;
