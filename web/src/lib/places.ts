/**
 * Which tables another server than the page's own has, and where: a path on the page's address. Servers that share a
 * database tell it; whoever loses such a server asks the page's own again.
 */

const places = new Map<string, string>();
const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** What goes before the path of a table's requests; empty for the page's own server. */
export function placeOf(table: string): string {
  return places.get(table) ?? "";
}

/** Takes in where a table is. False for what is no path on this address: nobody is followed elsewhere. */
export function foundAt(table: string, url: unknown): boolean {
  if (typeof url !== "string" || !PATH.test(url)) return false;
  places.set(table, url);
  return true;
}

/** The server that had a table does not answer, or has it no more. */
export function lostAt(table: string): void {
  places.delete(table);
}
