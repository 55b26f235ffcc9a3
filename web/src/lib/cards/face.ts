// A card's face as SVG in a box of 100 by 140, in as few elements as can be: a table is drawn in one frame.

import { courtFile, courtPip, FRAME, isCourt, LARGE, pipsOf, SUIT_PATHS, type Pip } from "./pips";

const ways = new Map<string, string>();

/** A suit's outline, ``scale`` times as large and moved by ``x`` and ``y``; a scale below zero turns it upside down. */
export function outline(suit: number, scale: number, x: number, y: number): string {
  const [, left = "", top = "", way = ""] = /^M(\d+) (\d+)(.*)$/.exec(SUIT_PATHS[suit] ?? "") ?? [];
  const key = `${suit} ${scale}`;
  let scaled = ways.get(key);
  if (scaled === undefined) ways.set(key, (scaled = wayOf(way, scale)));
  return `M${short(Number(left) * scale + x)} ${short(Number(top) * scale + y)}${scaled}`;
}

const short = (value: number): number => Number(value.toFixed(2));

/** Ways from point to point, ``scale`` times as long. */
export const wayOf = (way: string, scale: number): string =>
  way.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?(?:\d*\.)?\d+/g) ?? []).map((number, n) => {
      // An arc has two radii, a turn and two flags before its end.
      const part = command === "a" ? n % 7 : 5;
      return part < 2 ? Number(number) * Math.abs(scale) : part < 5 ? Number(number) : Number(number) * scale;
    });
    return command + values.map(short).join(" ");
  });

/** A pip's outline; that of a pip in the lower half is ``turned``. */
function signOf(suit: number, { x, y, size }: Pip, turned = false): string {
  const scale = (turned ? -size : size) / 100;
  return outline(suit, scale, x - 50 * scale, y - 50 * scale);
}

/** The same pip at both ends of the card. */
const twice = (suit: number, pip: Pip): string =>
  signOf(suit, pip) + signOf(suit, { ...pip, x: 100 - pip.x, y: 140 - pip.y }, true);

const PAPER = '<rect class="paper" x=".5" y=".5" width="99" height="139" rx="8"/>';
const INNER = 'x="5" y="5" width="90" height="130"';

/** Both diagonals of the back's lattice. */
const lattice = (): string =>
  Array.from({ length: 22 }, (_, n) => `M${n * 10 - 130} 0l130 130M${n * 10} 0l-130 130`).join("");

const back = (): string =>
  `${PAPER}<rect class="back" ${INNER} rx="5"/><svg class="lattice" ${INNER} viewBox="0 0 90 130"><path d="${lattice()}"/></svg>` +
  `<rect class="rim" ${INNER} rx="5"/><path class="seal" d="M50 46 66 70 50 94 34 70Z"/>`;

function court(card: number, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image href="${courtFile(card)}" ${box} preserveAspectRatio="none"/><rect class="frame" ${box} rx="1.5"/>`;
}

function large(card: number, suit: number, rank: number): string {
  const { index, pip, sign } = LARGE;
  const signs = signOf(suit, pip) + (isCourt(rank) ? "" : signOf(suit, sign));
  const letter = `<use href="#rank-${rank}" transform="translate(${index.x} ${index.y})scale(${index.size})"/>`;
  return `${letter}<path d="${signs}"/>${isCourt(rank) ? court(card, LARGE.court) : ""}`;
}

function classic(card: number, suit: number, rank: number): string {
  const signs = isCourt(rank)
    ? twice(suit, courtPip(card))
    : pipsOf(rank)
        .map((pip) => signOf(suit, pip, pip.y > 70))
        .join("");
  const letter = `<use href="#rank-${rank}" x="11" y="21.5"`;
  return (
    `${isCourt(rank) ? court(card, FRAME) : ""}<path d="${twice(suit, { x: 11, y: 32, size: 13 })}${signs}"/>` +
    `${letter}/>${letter} transform="rotate(180 50 70)"/>`
  );
}

/** What a card shows. ``card``: 0..31; -1 is the back. ``index``: with a large index. */
export const markupOf = (card: number, index: boolean): string =>
  card < 0 ? back() : PAPER + (index ? large : classic)(card, card >> 3, card & 7);

const drawn = new Map<string, DocumentFragment>();

/** A copy of what a card shows; each face is parsed once. */
export function faceOf(card: number, index: boolean): Node {
  const key = card < 0 ? "" : `${card} ${index}`;
  let face = drawn.get(key);
  if (face === undefined) {
    const parsed = document.createElement("template");
    parsed.innerHTML = `<svg>${markupOf(card, index)}</svg>`;
    face = document.createDocumentFragment();
    face.append(...(parsed.content.firstChild?.childNodes ?? []));
    drawn.set(key, face);
  }
  return document.importNode(face, true);
}
