import type { Quad } from '../picture.ts';
import { detectText, sureScore, type FoundText } from './detect.ts';
import { joinBoxes } from './join-boxes.ts';
import { withLarge } from './large-letters.ts';
import type { Networks } from './networks.ts';
import { partApart } from './part-apart.ts';
import { partChips } from './part-chips.ts';
import { pullIn } from './pull-in.ts';
import { heightOf, lengthOf, middleOf, sharesIn, turnQuad } from './quad.ts';
import { isTall, readLine, type FoundLine } from './read-line.ts';
import { readAlone } from './read-alone.ts';
import { readRows } from './read-rows.ts';
import { readSteps } from './read-steps.ts';
import { memberOf } from './series.ts';
import { mayBeColumns, rowsOrColumns } from './rows-or-columns.ts';
import { hasHan } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { turnBack, turnClockwise } from './turn.ts';
import { takeInMarks } from './take-in-marks.ts';
import { takeInSign } from './take-in-sign.ts';

/** Pieces of a line may stand apart: before reading by heights, afterwards by the pitch of what was read. */
const gapInHeights = 0.5;
const gapInPitches = 1.3;
/** Lines that are read with less confidence are dropped. */
const leastConfidence = 0.6;
/**
 * So few letters, when they are read with less confidence, are nearly always pictures: steam, a sheet of notes, a boat. As no picture is read
 * as a Han character with such a probability, what stands beside one is a rare character that is read as one like it.
 */
const few = { letters: 3, confidence: 0.8, sureHan: 0.99 };
/**
 * One letter alone is a book or berries, and two on their side a glass, where they are read with less: over 288 designs no letter was read so,
 * though digits were. Answers from A on may be.
 */
const sureLetter = 0.97;
/** A ring or a bar alone is read as a letter, and it is none; nor is punctuation alone. */
const noText = /^[\s\p{P}\p{S}]*$|^[O0oQDIl1|]$/u;
/** But a sign right after a number, as high as that at most, no farther from it than so many of its own heights, is the number's. */
const unit = { sign: /^[%‰°]$/, near: 1.2 };
/** Nor are three or more rings or discs in a row, which stand farther apart than noughts: the pitch in times of their height; so wide no word is set. */
const rings = { sure: /^[O0oQ]{3,}$/, doubtful: /^[O0oQCDGUc]{3,}$/, pitch: 0.95, wide: 1.2, confidence: 0.8 };
/** Nor are two as broad as they are high (eyes, wheels): the pitch in times of the height of their ink. */
const pair = { signs: /^[O0oQ]{2}$/, pitch: 0.99 };
/** But where other digits or letters stand alone and are as high, steps or answers are numbered: so much may they differ. */
const numberings = [
  { doubtful: /^[01]$/, sure: /^[2-9]$/ },
  { doubtful: /^D$/, sure: /^[A-CE-H]$/ },
  { doubtful: pair.signs, sure: /^\d\d$/ },
];
const likeDigits = 1.3;

/** Every line of text in a picture. `signal` is looked at between the runs of the networks. */
export async function readPicture(picture: Rgb, networks: Networks, signal?: AbortSignal): Promise<FoundLine[]> {
  const { places, fromTheSide } = await findText(picture, networks, signal);
  const readAll = async (some: readonly FoundText[]): Promise<FoundLine[]> => {
    const read: FoundLine[] = [];
    for (const place of some) {
      signal?.throwIfAborted();
      const rows = await readRows(picture, place, networks);
      read.push(...(rows ?? [await readLine(picture, place, networks)]));
    }
    return read;
  };
  const lines = await readAll(places);
  if (!fromTheSide && mayBeColumns(lines))
    lines.push(...(await readAll(await findSideways(picture, networks, signal))));
  const joined = await joinRead(picture, lines, networks, signal);
  const whole: FoundLine[] = [];
  for (const line of joined) {
    signal?.throwIfAborted();
    for (const part of await partApart(picture, line, networks)) {
      const signed = await takeInSign(picture, part, networks);
      whole.push(await takeInMarks(picture, signed, networks));
    }
  }
  const sure = whole.filter((line) => line.confidence >= leastConfidence);
  const kept = rowsOrColumns(sure).filter(
    (line) =>
      isNumbering(line, sure) ||
      isUnit(line, sure) ||
      !(isNoText(line.text) || isDoubtful(line, sure) || areRings(line)),
  );
  const parted: FoundLine[] = [];
  for (const line of oneAPlace(await readMissed(picture, kept, networks, signal))) {
    signal?.throwIfAborted();
    const tight = pullIn(picture, line);
    if (isPair(tight) && !isNumbering(tight, kept)) continue;
    const parts = await partChips(picture, tight, networks);
    parted.push(...parts.filter(({ text, confidence }) => text.trim() !== '' && confidence >= leastConfidence));
  }
  return parted;
}

/** The lines with those that were missed: told from where others of a series stand, and from what stands alone. */
async function readMissed(
  picture: Rgb,
  lines: FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const alone = await readAlone(picture, lines, networks, signal);
  return readSteps(picture, alone, networks, signal);
}

function isUnit({ text, quad }: FoundLine, lines: readonly FoundLine[]): boolean {
  if (!unit.sign.test(text)) return false;
  return lines.some((number) => {
    if (!/\d$/.test(number.text) || heightOf(quad) > heightOf(number.quad)) return false;
    const { x, y } = sharesIn(number.quad, middleOf(quad));
    return y > 0 && y < 1 && x > 1 && (x - 1) * lengthOf(number.quad) < unit.near * heightOf(quad);
  });
}

const isNoText = (text: string): boolean => !hasHan(text) && noText.test(text);

function isDoubtful(line: FoundLine, lines: readonly FoundLine[]): boolean {
  const { text, confidence, glyphs, quad, vertical } = line;
  const letters = text.replaceAll(' ', '');
  if (confidence < few.confidence && letters.length <= few.letters && !glyphs.some(isSureHan)) return true;
  const isTurned = !vertical && Math.abs(quad[1].y - quad[0].y) > Math.abs(quad[1].x - quad[0].x);
  if (confidence >= sureLetter || /\d/.test(letters) || letters.length > (isTurned ? 2 : 1)) return false;
  const order = memberOf(line)?.order;
  return order === undefined || !lines.some((other) => other.text !== text && memberOf(other)?.order === order);
}

const isSureHan = ({ character, probability }: FoundLine['glyphs'][number]): boolean =>
  hasHan(character) && probability >= few.sureHan;

function areRings({ text, confidence, quad }: FoundLine): boolean {
  const signs = text.replaceAll(' ', '');
  const pitch = lengthOf(quad) / (heightOf(quad) * signs.length);
  const seen = confidence < rings.confidence || pitch > rings.wide ? rings.doubtful : rings.sure;
  return seen.test(signs) && pitch > rings.pitch;
}

const isPair = ({ text, quad }: FoundLine): boolean =>
  pair.signs.test(text) && lengthOf(quad) > 2 * pair.pitch * heightOf(quad);

/** A "1", "0", "D" or "00" among others like it, of its height, that are surely read. */
function isNumbering({ text, quad }: FoundLine, lines: readonly FoundLine[]): boolean {
  const likes = numberings.find(({ doubtful }) => doubtful.test(text))?.sure;
  if (!likes) return false;
  return lines.some((other) => {
    const ratio = heightOf(other.quad) / heightOf(quad);
    return likes.test(other.text) && other.text !== text && ratio < likeDigits && ratio > 1 / likeDigits;
  });
}

async function findText(
  picture: Rgb,
  networks: Networks,
  signal?: AbortSignal,
): Promise<{ places: FoundText[]; fromTheSide: boolean }> {
  signal?.throwIfAborted();
  const first = await withLarge(picture, await detectText(picture, networks), networks, signal);
  const places = joinSure(first);
  const fromTheSide = first.some((found) => found.score < sureScore || isTall(found.quad));
  const back = fromTheSide ? await findSideways(picture, networks, signal) : [];
  return { places: [...places, ...back], fromTheSide };
}

/** Text that stands on its side is often half seen, or runs together: the picture is looked at again, turned. */
async function findSideways(picture: Rgb, networks: Networks, signal?: AbortSignal): Promise<FoundText[]> {
  signal?.throwIfAborted();
  const turned = await detectText(turnClockwise(picture), networks);
  const level = joinSure(turned).filter(({ quad }) => lengthOf(quad) > 1.5 * heightOf(quad));
  return level.map((found) => ({
    ...found,
    quad: turnQuad(found.quad.map((point) => turnBack(point, picture.height)) as Quad, 1),
  }));
}

const joinSure = (found: FoundText[]): FoundText[] =>
  joinBoxes(
    found.filter(({ score }) => score >= sureScore),
    (_a, _b, height) => gapInHeights * height,
    (a, b, quad) => ({ quad, score: Math.min(a.score, b.score) }),
  );

/** Joins what stands within a pitch of letters of each other, and reads it again as one line. */
async function joinRead(
  picture: Rgb,
  lines: FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const pitch = (line: FoundLine) =>
    lengthOf(line.quad) / Math.max(1, line.glyphs.filter((glyph) => glyph.character !== ' ').length);
  const level = lines.filter((line) => !line.vertical && line.confidence > 0.3);
  const whole = new Set<FoundLine>(level);
  const joined = joinBoxes(
    level,
    (a, b, height) => Math.min(1.6 * height, gapInPitches * Math.max(pitch(a), pitch(b))),
    (a, b, quad) => ({ ...a, quad, score: Math.min(a.score, b.score) }),
  );
  const read = lines.filter((line) => line.vertical);
  for (const line of joined) {
    signal?.throwIfAborted();
    read.push(whole.has(line) ? line : await readLine(picture, line, networks));
  }
  return read;
}

/** Of the readings of one place the surer and longer one stays. */
function oneAPlace(lines: FoundLine[]): FoundLine[] {
  // A column is found in parts, too, that are as sure.
  const rank = ({ confidence, glyphs, vertical }: FoundLine) =>
    confidence + Math.min(vertical ? 12 : 4, glyphs.length) * 0.05;
  const kept: FoundLine[] = [];
  for (const line of lines.toSorted((a, b) => rank(b) - rank(a))) {
    const taken = kept.some((other) => holdsMiddle(other, line) || holdsMiddle(line, other));
    if (!taken) kept.push(line);
  }
  return kept;
}

function holdsMiddle({ quad, vertical }: FoundLine, other: FoundLine): boolean {
  const { x, y } = sharesIn(quad, middleOf(other.quad));
  const [along, across] = vertical ? [y, x] : [x, y];
  return along > 0.05 && along < 0.95 && across > 0.15 && across < 0.85;
}
