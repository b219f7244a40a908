/** What of a line's ink is another line's: the tail of a y, the foot of capitals set close above. */
import { connected } from '../areas/runs.ts';
import type { ReadLine, TextInk } from '../picture.ts';
import { sharesIn } from '../reading/quad.ts';
import { boxesMeet } from '../areas/mask.ts';

/** Ink reaches the middle of its line, from so much of the height to so much. */
const core = { from: 0.3, to: 0.7 };
/** So much of a piece, share, shows it to go on as a letter of the other line, which is looked at no farther than its own foot. */
const common = 0.1;
/** Coverage that hangs letters together, 0..255; what is fainter about them goes with them, so many px far. */
const solid = 64;
const rim = 2;

/**
 * Without the pieces of each line that do not reach its middle and are, in another line, pieces that reach the middle of that: read with the
 * line they would be accents on its letters, or signs between its words. Accents and dots of its own are no other line's.
 */
export function ownInks(lines: readonly ReadLine[], inks: readonly TextInk[]): TextInk[] {
  const bodies = new Map<number, Uint8Array>();
  const bodyOf = (index: number) => {
    const known = bodies.get(index) ?? bodyIn(lines[index]!, inks[index]!);
    bodies.set(index, known);
    return known;
  };
  return inks.map((ink, index) => {
    const near = inks.flatMap((other, k) => (k !== index && boxesMeet(ink.box, other.box) ? [k] : []));
    if (!near.length) return ink;
    const own = bodyOf(index);
    const strange = piecesOf(ink).filter(
      (piece) => !piece.some((at) => own[at]) && near.some((k) => isIn(piece, ink, inks[k]!, bodyOf(k))),
    );
    return strange.length ? without(ink, strange) : ink;
  });
}

const piecesOf = ({ alpha, box }: TextInk): Int32Array[] =>
  connected(
    alpha.map((value) => (value > solid ? 1 : 0)),
    box.width,
    box.height,
  );

/** 1 where a piece of the line's ink lies that reaches the line's middle. */
function bodyIn({ quad, vertical }: ReadLine, ink: TextInk): Uint8Array {
  const { x, y, width } = ink.box;
  const isCore = (at: number) => {
    const place = { x: x + (at % width) + 0.5, y: y + Math.floor(at / width) + 0.5 };
    const shares = sharesIn(quad, place);
    const across = vertical ? shares.x : shares.y;
    return across > core.from && across < core.to;
  };
  const body = new Uint8Array(ink.alpha.length);
  for (const piece of piecesOf(ink)) if (piece.some(isCore)) for (const at of piece) body[at] = 1;
  return body;
}

/** Is a piece of one line's ink in the other's body? */
function isIn(piece: Int32Array, { box }: TextInk, { box: other }: TextInk, body: Uint8Array): boolean {
  let inside = 0;
  for (const at of piece) {
    const x = box.x + (at % box.width) - other.x;
    const y = box.y + Math.floor(at / box.width) - other.y;
    if (x >= 0 && y >= 0 && x < other.width && y < other.height && body[y * other.width + x]) inside++;
  }
  return inside > common * piece.length;
}

/** With no letters where the pieces lie; what covers the picture there is the other line's. */
function without(ink: TextInk, pieces: readonly Int32Array[]): TextInk {
  const { width, height } = ink.box;
  const alpha = ink.alpha.slice();
  const cover = ink.cover === ink.alpha ? alpha : ink.cover.slice();
  for (const piece of pieces)
    for (const at of piece) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let row = Math.max(0, y - rim); row <= Math.min(height - 1, y + rim); row++)
        for (let column = Math.max(0, x - rim); column <= Math.min(width - 1, x + rim); column++) {
          const to = row * width + column;
          if (alpha[to]! <= solid || to === at) alpha[to] = cover[to] = 0;
        }
    }
  return { ...ink, alpha, cover };
}
