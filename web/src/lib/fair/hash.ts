// SHA-256, HMAC and the shuffle by the browser's own WebCrypto. All of it throws where there is none (plain HTTP).

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** Hashed so many times. Each hash is a task of its own, so that nothing else waits. */
export async function hashed(link: string, times = 1): Promise<string> {
  let bytes = unhex(link);
  for (let done = 0; done < times; done += 1) bytes = await sha256(bytes);
  return hex(bytes);
}

/** A deal's number, or that of a block of numbers: 8 bytes, the highest first. */
function eight(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setUint32(4, number);
  return bytes;
}

async function hmac(key: string, ...parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", unhex(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, await new Blob(parts).arrayBuffer()));
}

/** The seed of the pack, from the server's seed of the deal and the links by seat (empty for none). */
export const mixedSeed = async (seed: string, deal: number, links: readonly string[]): Promise<string> =>
  hex(await hmac(seed, eight(deal), ...links.map((link) => unhex(link ? `01${link}` : "00"))));

/** The pack in the order that a seed gives (src/prikup/core/shuffle.py). */
export async function shuffled(seed: string, pack: readonly number[]): Promise<number[]> {
  const cards = [...pack];
  let span = cards.length;
  for (let counter = 0; span > 1; counter += 1) {
    for (const number of await hmac(seed, eight(counter))) {
      if (span <= 1 || number >= 256 - (256 % span)) continue;
      const other = number % span;
      span -= 1;
      [cards[span], cards[other]] = [cards[other] as number, cards[span] as number];
    }
  }
  return cards;
}
