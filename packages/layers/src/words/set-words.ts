import { setImmediate } from 'node:timers/promises';
import type { Box, Picture, ReadLine, TextBlock, TextInk, TextReader } from '../picture.ts';
import { blocksOf } from '../text/blocks-of.ts';
import { fillUnder } from '../text/fill-under.ts';
import type { FontShelf } from '../text/font-shelf.ts';
import { inkOf } from '../text/ink-of.ts';
import { calmPlaces } from './calm-place.ts';
import { compareWords, rightLines, type PlacedFault } from './compare-words.ts';
import { setOnGround, setInPlace, type SetText } from './set-text.ts';

export interface SetWordsOptions {
  readonly reader: TextReader;
  readonly shelf: FontShelf;
  /** What the picture was to say. */
  readonly asked: readonly string[];
  /** Take out every word that was not asked for too: what a model writes that cannot write. */
  readonly everything?: boolean;
  readonly signal?: AbortSignal;
}

export interface WordsSet {
  readonly faults: readonly PlacedFault[];
  /** Without the words that were wrong. */
  readonly clean: Picture;
  /** The right ones, as live text. */
  readonly texts: readonly SetText[];
}

/** What of the asked words a picture shows wrongly or not at all. */
export async function checkWords(
  picture: Picture,
  { reader, asked, signal }: Pick<SetWordsOptions, 'reader' | 'asked' | 'signal'>,
): Promise<PlacedFault[]> {
  return compareWords(asked, await reader.read(picture, signal));
}

/**
 * Takes the wrong words out of a picture and sets the right ones in their place, in the nearest face, size and colour.
 * Words that are missing are set where gibberish stood that was taken out, else in the calmest places.
 */
export async function setWords(picture: Picture, options: SetWordsOptions): Promise<WordsSet> {
  const { reader, shelf, asked, everything = false, signal } = options;
  const lines = await reader.read(picture, signal);
  const faults = inGibberish(compareWords(asked, lines), lines, everything ? rightLines(asked, lines) : null);
  const wrong = new Set(faults.flatMap((fault) => fault.lines));
  const right = everything ? rightLines(asked, lines) : new Set(lines.keys());
  const out = lines.flatMap((line, index) => (wrong.has(index) || !right.has(index) ? [{ line, index }] : []));
  const inks = inkOf(
    picture,
    out.map(({ line }) => line),
  );
  const clean = inks.length > 0 ? fillUnder(picture, inks) : picture;
  await setImmediate();
  const texts: SetText[] = [];
  for (const fault of faults) {
    const own = out.flatMap((one, at) => (fault.lines.includes(one.index) ? [{ ...one, ink: inks[at]! }] : []));
    if (own.length > 0) texts.push(...(await setAgain(picture, { fault, own, shelf })));
    signal?.throwIfAborted();
  }
  const missing = faults.filter((fault) => fault.lines.length === 0);
  const standing = lines.flatMap((line, index) => (right.has(index) || wrong.has(index) ? [boxOf(line)] : []));
  const places = calmPlaces(clean, missing.length, standing);
  for (const [at, place] of places.entries()) texts.push(setOnGround(clean, missing[at]!.asked, place, shelf));
  return { faults, clean, texts };
}

/** Words that were found nowhere take the places of words that nobody asked for, the largest first. */
function inGibberish(
  faults: readonly PlacedFault[],
  lines: readonly ReadLine[],
  right: ReadonlySet<number> | null,
): PlacedFault[] {
  if (!right) return [...faults];
  const taken = new Set(faults.flatMap((fault) => fault.lines));
  const free = [...lines.keys()].filter((index) => !right.has(index) && !taken.has(index));
  const bySize = free.toSorted((a, b) => areaOf(lines[b]!) - areaOf(lines[a]!));
  return faults.map((fault) => {
    const line = fault.lines.length === 0 ? bySize.shift() : undefined;
    if (line === undefined) return fault;
    return { ...fault, lines: [line], start: 0, end: lines[line]!.text.length };
  });
}

interface Own {
  readonly line: ReadLine;
  readonly index: number;
  readonly ink: TextInk;
}

async function setAgain(
  picture: Picture,
  { fault, own, shelf }: { fault: PlacedFault; own: readonly Own[]; shelf: FontShelf },
): Promise<SetText[]> {
  const inOrder = fault.lines.flatMap((index) => own.find((one) => one.index === index) ?? []);
  const blocks = await blocksOf(
    picture,
    inOrder.map(({ line }) => line),
    inOrder.map(({ ink }) => ink),
    shelf,
  );
  const words = wordsOfLines(
    fault,
    inOrder.map(({ line }) => line.text),
  );
  return blocks.flatMap((block: TextBlock) => {
    const lines = block.members.map((member) => words[member] ?? '').filter(Boolean);
    return lines.length > 0 ? [setInPlace(block, lines, { picture, shelf })] : [];
  });
}

/** The asked words over the lines that they stood in, as full as those were; what else stood there stays. */
function wordsOfLines({ asked, read, start, end }: PlacedFault, lines: readonly string[]): string[] {
  const text = lines.join(' ');
  const whole = text.slice(0, start) + (isCapitals(read) ? asked.toUpperCase() : asked) + text.slice(end);
  if (lines.length <= 1) return [whole.trim()];
  const pieces = /\s/.test(whole.trim()) ? whole.trim().split(/\s+/) : [...whole];
  const between = pieces.length > 1 && /\s/.test(whole.trim()) ? ' ' : '';
  const all = lines.reduce((sum, line) => sum + line.length, 0);
  let [used, reached] = [0, 0];
  return lines.map((line, index) => {
    reached += line.length;
    const upTo = index === lines.length - 1 ? pieces.length : nearestBreak(pieces, reached / all);
    const own = pieces.slice(used, Math.max(used, upTo));
    used = Math.max(used, upTo);
    return own.join(between);
  });
}

/** Words in capitals are a choice of the design: the right ones keep to it. */
const isCapitals = (read: string | null): boolean =>
  read !== null && /\p{Lu}.*\p{Lu}/u.test(read) && !/\p{Ll}/u.test(read);

/** After how many pieces the share of all letters is nearest. */
function nearestBreak(pieces: readonly string[], share: number): number {
  const total = pieces.join('').length;
  let [best, least, length] = [0, share, 0];
  for (const [index, piece] of pieces.entries()) {
    length += piece.length;
    const off = Math.abs(length / total - share);
    if (off < least) [best, least] = [index + 1, off];
  }
  return best;
}

function boxOf({ quad }: ReadLine): Box {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function areaOf(line: ReadLine): number {
  const { width, height } = boxOf(line);
  return width * height;
}
