import type { Box } from '../picture.ts';
import { inksLike, loneInkIn, type LoneInk } from './lone-ink.ts';
import type { Networks } from './networks.ts';
import { cornersOf, growQuad, heightOf, holdsMiddleOf } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import { recognise, rowsOfLine } from './recognise.ts';
import type { Rgb } from './rgb.ts';
import { isHanOrder, memberOf, membersOf, type Member } from './series.ts';
import { straighten } from './straighten.ts';

/** Room round the ink in which it is read, in heights of it. */
const room = 0.08;
/** Least confidence of a character that the detector did not see; where no other is known, it has to be surer. */
const sureEnough = 0.85;
const sureAlone = 0.95;
/** What the detector hints at is seen as a whole from the place it saw, up to so many pixels of height. */
const mostHigh = 96;
/** More members than this number no steps, and more hints are the grain of a photograph. */
const mostMembers = 12;
const mostHints = 6;

/**
 * Characters that stand alone in rings or on discs are seen by the detector in part, or not at all. Those of a series are set
 * alike: to each that was read, ink of its colour and height that stands alone as well is looked for, and taken when it is read as
 * the number before or after one that is known. `hints` are places where the detector saw something that could not be read: one
 * counts when a second of its series is found so. Answers the lines with those that were found.
 */
export async function readAlike(
  picture: Rgb,
  lines: readonly FoundLine[],
  hints: readonly FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const members = membersOf(lines).filter(({ order }) => !isHanOrder(order));
  if (members.length > mostMembers) return [...lines];
  let found: FoundLine[] = [];
  for (const member of members) {
    const ink = loneInkIn(picture, member.line.quad, 1.5 * heightOf(member.line.quad));
    if (ink) found.push(...(await readSeries(picture, ink, [...members, ...membersOf(found)], networks, signal)));
  }
  if (members.length === 0) found = await readHinted(picture, hints, networks, signal);
  return [...lines, ...found];
}

/** The series that begins with a hint. */
async function readHinted(
  picture: Rgb,
  hints: readonly FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  for (const hint of hints.slice(0, mostHints)) {
    const ink = loneInkIn(picture, hint.quad, mostHigh);
    if (!ink) continue;
    signal?.throwIfAborted();
    const first = await readInk(picture, ink, hint, networks);
    if (!first || isHanOrder(first.order) || first.line.confidence < sureAlone) continue;
    const others = await readSeries(picture, ink, [first], networks, signal);
    if (others.length > 0) return [first.line, ...others];
  }
  return [];
}

/** Of what is set like `ink`, the numbers that go on from those known. */
async function readSeries(
  picture: Rgb,
  ink: LoneInk,
  known: readonly Member[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const read: Member[] = [];
  const isTaken = (box: Box) =>
    known.some(({ line }) => holdsMiddleOf(line.quad, cornersOf(box)) || holdsMiddleOf(cornersOf(box), line.quad));
  for (const other of inksLike(picture, ink).filter(({ box }) => !isTaken(box))) {
    signal?.throwIfAborted();
    const member = await readInk(picture, other, known[0]!.line, networks);
    if (member && member.line.confidence >= sureEnough) read.push(member);
  }
  return inSequence(read, known).map(({ line }) => line);
}

/** Those that follow, or go before, a known one of their order, or one that does. No number counts twice. */
function inSequence(read: readonly Member[], known: readonly Member[]): Member[] {
  const taken: Member[] = [];
  const next = () =>
    read.find((one) => {
      const all = [...known, ...taken].filter(({ order }) => order === one.order);
      const isNext = all.some(({ number }) => Math.abs(number - one.number) === 1);
      return isNext && all.every(({ number }) => number !== one.number);
    });
  for (let one = next(); one; one = next()) taken.push(one);
  return taken;
}

async function readInk(picture: Rgb, ink: LoneInk, like: FoundLine, networks: Networks): Promise<Member | undefined> {
  const quad = growQuad(cornersOf(ink.box), room * ink.box.height, room * ink.box.height);
  const reading = await recognise(straighten(picture, quad, rowsOfLine), networks);
  return memberOf({ ...like, ...reading, quad, vertical: false });
}
