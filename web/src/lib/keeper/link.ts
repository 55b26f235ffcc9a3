// A whole sheet in the fragment of its link: compressed where the browser can, and never more than a link can carry.
// Nothing of it reaches the server with the address.

/** Browsers, chats and mail take links of so many characters without harm. */
export const LONGEST_LINK = 8000;
/** Characters of a sheet; the server takes no more either. */
const LARGEST = 200_000;

function base64url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What a stream gives, as text; nothing where there is more than a sheet can have. */
async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 4 * LARGEST) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream);

/** A sheet's text as a fragment: `z` and compressed, or `p` and plain. */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "function") {
    const packed = await read(through(bytes, new CompressionStream("deflate-raw")));
    if (packed) return `z${base64url(packed)}`;
  }
  return `p${base64url(bytes)}`;
}

/** The text of a fragment; nothing where it is none. */
export async function unpack(fragment: string): Promise<string | null> {
  const kind = fragment.charAt(0);
  try {
    const bytes = bytesOf(fragment.slice(1));
    if (kind === "p") return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (kind !== "z") return null;
    const plain = await read(through(bytes, new DecompressionStream("deflate-raw")));
    return plain && new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}
