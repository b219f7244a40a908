import type { Quad } from '../picture.ts';
import { calmColumns } from './calm-columns.ts';
import type { Networks } from './networks.ts';
import { distance, growQuad, heightOf, holdsMiddleOf, middleOf } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import { readBeside } from './read-beside.ts';
import { recognise, rowsOfLine, type Reading } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { isHanOrder, memberOf, membersOf, type Member } from './series.ts';
import { straighten } from './straighten.ts';

/** So much may members of one series differ in height, as a ratio. */
const alikeHigh = 1.3;
/** They stand farther apart than digits of one number, in times of their height. */
const leastApart = 1.5;
/** A missed one is looked for in the place of its neighbour's box, grown by so much of its height, and has to be as sure as this. */
const around = 0.08;
const sureEnough = 0.6;
/** More members than this number no steps. */
const mostMembers = 12;

/**
 * Digits, letters and Han numerals that stand alone number steps, answers or days. One that was missed, as a "1" easily is,
 * since it may be a bar, is read where those that were found say that it stands: places add up as numbers do, in a row and in
 * a grid. Answers the lines with those that were found so.
 */
export async function readSteps(
  picture: Rgb,
  lines: readonly FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const all = [...lines];
  const members = membersOf(lines);
  if (members.length > mostMembers) return all;
  const tried: Place[] = [];
  // Each that is found says where others are.
  for (const from of members) {
    for (const place of placesBeside(from, members)) {
      if (all.some(({ quad }) => holdsMiddleOf(quad, place.quad)) || tried.some((other) => isSame(other, place)))
        continue;
      signal?.throwIfAborted();
      tried.push(place);
      const reading = await readMember(picture, place, members, networks);
      if (!reading || reading.confidence < sureEnough) continue;
      const found = { ...from.line, ...reading, quad: place.quad };
      all.push(found);
      members.push(memberOf(found)!);
    }
  }
  return all;
}

/** Where a character of a series would stand. */
interface Place {
  order: string;
  number: number;
  quad: Quad;
}

/**
 * Where others would stand, seen from one: as far beyond it as the one next to it in number stands on its other side, and at the
 * fourth corner of it and two others, if that number was nowhere read.
 */
function placesBeside(from: Member, members: readonly Member[]): Place[] {
  const others = members.filter((other) => other !== from && areAlike(from, other));
  const missing = (number: number) => !others.some((other) => other.number === number);
  return others.flatMap((back) => {
    const next = Math.abs(from.number - back.number) === 1;
    const corners = others.filter((other) => other !== back && missing(from.number + other.number - back.number));
    return [...(next ? [from] : []), ...corners]
      .map((to) => placeAt(from, to, back))
      .filter(({ order, number }) => number >= 0 && number < order.length);
  });
}

/** The place that is to `from` as `to` is to `back`. */
function placeAt({ line, order, number }: Member, to: Member, back: Member): Place {
  const [a, b] = [middleOf(to.line.quad), middleOf(back.line.quad)];
  const moved = line.quad.map(({ x, y }) => ({ x: x + a.x - b.x, y: y + a.y - b.y })) as Quad;
  const height = heightOf(line.quad);
  const quad = growQuad(moved, around * height, around * height);
  return { order, number: number + to.number - back.number, quad };
}

function areAlike(one: Member, other: Member): boolean {
  const height = heightOf(one.line.quad);
  const ratio = heightOf(other.line.quad) / height;
  const apart = distance(middleOf(one.line.quad), middleOf(other.line.quad));
  return one.order === other.order && Math.max(ratio, 1 / ratio) <= alikeHigh && apart >= leastApart * height;
}

const isSame = (one: Place, other: Place) =>
  one.order === other.order && one.number === other.number && holdsMiddleOf(one.quad, other.quad);

/** What stands in a place, if that is what is looked for. */
async function readMember(
  picture: Rgb,
  { order, number, quad }: Place,
  members: readonly Member[],
  networks: Networks,
): Promise<Reading | undefined> {
  const strip = straighten(picture, quad, rowsOfLine);
  const [calm] = calmColumns(strip);
  if (calm && calm.to - calm.from === strip.width) return undefined;
  const inOrder = members.filter((member) => member.order === order);
  const last = inOrder.toSorted((a, b) => b.number - a.number)[0]!.line;
  const reading = isHanOrder(order)
    ? await readBeside(strip, straighten(picture, last.quad, rowsOfLine), networks)
    : await recognise(strip, networks);
  return reading?.text === order[number] ? reading : undefined;
}
