import type { Box } from '../picture.ts';
import { findLoneInks } from './lone-ink.ts';
import type { Networks } from './networks.ts';
import { cornersOf, growQuad, heightOf, holdsMiddleOf, lengthOf } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import { recogniseAll, rowsOfLine } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { isHanOrder, membersOf, type Member } from './series.ts';
import { straighten } from './straighten.ts';

/** Room round the ink in which it is read, in heights of it. */
const room = 0.08;
/**
 * Least confidence of a character that stands alone, and of one that goes on a series: over 201 designs every one of 91 characters
 * that was read so surely was right, and of some 400 pictograms none was read as surely.
 */
const sureAlone = 0.96;
const sureInSequence = 0.85;
/** What is as simple as a pictogram is none by itself: a ring, a bar, a cross, a corner, a tick. */
const plain = /^[1-9A-HJKMNPRSWZ]$/;
/** A one is narrow, with its room, times its height; a paper plane and an arrow that are read as one are not. With a foot it is known by a two. */
const widestOne = 0.78;
const atOnce = 8;
/** More of them are a pattern. */
const mostInks = 40;

/**
 * Characters that stand alone in rings, on discs and on bars are seen by the detector in part, or not at all. All ink that stands
 * alone is read, and taken for a character when that is sure, or when it is the number before or after one that is known. Answers the
 * lines with those that were found; one character that was read there as another gives way.
 */
export async function readAlone(
  picture: Rgb,
  lines: readonly FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const words = lines.filter(({ text }) => text.length > 1);
  const inks = findLoneInks(picture).filter((box) => !words.some(({ quad }) => isOnePlace(cornersOf(box), quad)));
  if (inks.length > mostInks) return [...lines];
  const read: FoundLine[] = [];
  for (let from = 0; from < inks.length; from += atOnce) {
    signal?.throwIfAborted();
    read.push(...(await readInks(picture, inks.slice(from, from + atOnce), networks)));
  }
  const sure = read.filter((line) => line.confidence >= sureAlone && plain.test(line.text) && !isWideOne(line));
  const isWrong = (line: FoundLine) => sure.some((one) => one.text !== line.text && isOnePlace(one.quad, line.quad));
  const right = lines.filter((line) => !isWrong(line));
  const isNew = ({ quad }: FoundLine) => !right.some((line) => isOnePlace(quad, line.quad));
  const known = [...right, ...sure.filter(isNew)];
  const others = read.filter((line) => !sure.includes(line) && isNew(line));
  return [...known, ...inSequence(membersOf(others), membersOf(known))];
}

const isOnePlace = (one: FoundLine['quad'], other: FoundLine['quad']): boolean =>
  holdsMiddleOf(one, other) || holdsMiddleOf(other, one);

/** Those that follow, or go before, a known one of their order, or one that does. No number counts twice. */
function inSequence(read: readonly Member[], known: readonly Member[]): FoundLine[] {
  const taken: Member[] = [];
  const next = () =>
    read.find((one) => {
      const all = [...known, ...taken].filter(({ order }) => order === one.order && !isHanOrder(order));
      const isNext = all.some(({ number }) => Math.abs(number - one.number) === 1);
      return isNext && all.every(({ number }) => number !== one.number);
    });
  for (let one = next(); one; one = next()) taken.push(one);
  return taken.map(({ line }) => line);
}

function isWideOne({ text, quad }: FoundLine): boolean {
  return text === '1' && lengthOf(quad) > widestOne * heightOf(quad);
}

async function readInks(picture: Rgb, inks: readonly Box[], networks: Networks): Promise<FoundLine[]> {
  const quads = inks.map((box) => growQuad(cornersOf(box), room * box.height, room * box.height));
  const strips = quads.map((quad) => straighten(picture, quad, rowsOfLine));
  const readings = await recogniseAll(strips, networks);
  return readings.flatMap((reading, k) => {
    if (reading.text.length !== 1 || reading.confidence < sureInSequence) return [];
    return { ...reading, quad: quads[k]!, score: reading.confidence, vertical: false };
  });
}
