// A whole sheet in the fragment of a link, compressed if the browser supports it. A fragment is not sent to the server.

/** The longest link, in characters, that browsers, chats and mail handle safely. */
export const LONGEST_LINK = 8000;
/** The longest sheet, in characters; the server has the same limit. */
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

/** The bytes of a stream; null if they are more than a sheet can have. */
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

/** A sheet as a fragment: `z` and the compressed text, or `p` and the plain text. */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "function") {
    const packed = await read(through(bytes, new CompressionStream("deflate-raw")));
    if (packed) return `z${base64url(packed)}`;
  }
  return `p${base64url(bytes)}`;
}

/** The text of a fragment; null if it is not valid. */
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
