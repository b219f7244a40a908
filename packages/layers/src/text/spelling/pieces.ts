import type { Strip } from '../strip.ts';
import type { Bounds } from './glyph-shape.ts';

/** A piece of ink that stands by itself: a letter with all of its parts, or several letters that touch. */
export interface Piece extends Bounds {
  /** The pixels of its parts. */
  pixels: number[];
  /** What hangs together in it, each by itself; left out where that is all. */
  parts?: Piece[];
}

const covered = 0.4;
/** Fewer pixels are dust. */
const leastPixels = 5;
/** Parts that share so much of the narrower one's width belong together: dots, accents, the strokes of "=". */
const leastShared = 0.5;

/** The pieces of a strip from left to right. */
export function piecesOf(strip: Strip): Piece[] {
  const parts = connectedParts(strip).filter(({ pixels }) => pixels.length >= leastPixels);
  const pieces: Piece[] = [];
  for (const part of parts.toSorted((a, b) => b.right - b.left - (a.right - a.left))) {
    const home = pieces.find((piece) => sharedWidth(piece, part) >= leastShared * (part.right - part.left));
    if (home) join(home, part);
    else pieces.push(part);
  }
  return pieces.toSorted((a, b) => a.left - b.left);
}

const sharedWidth = (a: Bounds, b: Bounds) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Two pieces as one. */
export function joinPieces(a: Piece, b: Piece): Piece {
  const whole: Piece = { ...a, pixels: [...a.pixels] };
  for (const part of b.parts ?? [b]) join(whole, part);
  return whole;
}

function join(piece: Piece, part: Piece): void {
  piece.parts = [...(piece.parts ?? [{ ...piece, pixels: [...piece.pixels] }]), part];
  piece.left = Math.min(piece.left, part.left);
  piece.top = Math.min(piece.top, part.top);
  piece.right = Math.max(piece.right, part.right);
  piece.bottom = Math.max(piece.bottom, part.bottom);
  piece.pixels.push(...part.pixels);
}

export function boundPixels(pixels: number[], width: number): Piece {
  const piece: Piece = { left: Infinity, top: Infinity, right: 0, bottom: 0, pixels };
  for (const at of pixels) {
    const x = at % width;
    const y = Math.floor(at / width);
    if (x < piece.left) piece.left = x;
    if (x >= piece.right) piece.right = x + 1;
    if (y < piece.top) piece.top = y;
    if (y >= piece.bottom) piece.bottom = y + 1;
  }
  return piece;
}

function connectedParts({ width, height, alpha }: Strip): Piece[] {
  const seen = new Uint8Array(alpha.length);
  const parts: Piece[] = [];
  for (let start = 0; start < alpha.length; start++) {
    if (seen[start] || alpha[start]! < covered) continue;
    const pixels: number[] = [start];
    seen[start] = 1;
    for (let index = 0; index < pixels.length; index++) {
      const at = pixels[index]!;
      const x = at % width;
      const y = Math.floor(at / width);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column;
          if (seen[next] || alpha[next]! < covered) continue;
          seen[next] = 1;
          pixels.push(next);
        }
      }
    }
    parts.push(boundPixels(pixels, width));
  }
  return parts;
}

/**
 * The piece taken apart into `count` letters where it has as many large parts: the bar of a "T" reaches over its neighbour
 * without touching it. Small parts go with the large one that they lie over. Undefined where it has others.
 */
export function splitParts({ parts = [], top, bottom }: Piece, count: number, width: number): Piece[] | undefined {
  const large = parts
    .filter((part) => part.bottom - part.top > 0.42 * (bottom - top))
    .toSorted((a, b) => a.left - b.left);
  if (large.length !== count) return undefined;
  const groups = large.map(({ pixels }) => [...pixels]);
  for (const part of parts) {
    if (large.includes(part)) continue;
    const middle = (part.left + part.right) / 2;
    const off = large.map(({ left, right }) => Math.abs((left + right) / 2 - middle));
    groups[off.indexOf(Math.min(...off))]!.push(...part.pixels);
  }
  return groups.map((pixels) => boundPixels(pixels, width));
}

/** Cuts a piece into as many as there are letters, at the column of least ink between their places. */
export function cutPiece(piece: Piece, places: readonly number[], width: number): Piece[] {
  const columns = new Uint32Array(piece.right);
  for (const at of piece.pixels) columns[at % width]!++;
  const cuts = places.slice(1).map((place, index) => {
    const [from, to] = [places[index]!, place];
    let best = Math.round((from + to) / 2);
    let least = Infinity;
    for (let x = Math.ceil(from); x <= to; x++) {
      const ink = (columns[x] ?? 0) + 0.02 * Math.abs(x - (from + to) / 2);
      if (ink < least) [least, best] = [ink, x];
    }
    return best;
  });
  const groups: number[][] = places.map(() => []);
  for (const at of piece.pixels) groups[cuts.filter((cut) => at % width >= cut).length]!.push(at);
  return groups.filter((pixels) => pixels.length >= leastPixels).map((pixels) => boundPixels(pixels, width));
}
