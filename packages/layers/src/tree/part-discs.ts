/**
 * Discs that overlap and have a rim of one colour each, as portraits in a row do, hang together by their rims. Their outline is that of
 * some circles, and the one whose rim is seen where it lies on the other is in front.
 */
import { count, cropped, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { outlineOf } from '../areas/outline.ts';
import { circleThrough } from '../areas/simple-shape.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Thing } from './thing.ts';

/** Smaller discs are marks of a drawing, px across. */
const leastSide = 48;
const mostDiscs = 5;
/** Triples of places that are tried for a circle, how many others are asked whether they lie on it, and how near to it they have to, px. */
const [tries, mostAsked] = [400, 200];
const near = 1.3;
/** Shares of the outline: that a disc shows at least, and that nothing explains at most. */
const [leastShown, mostLeft] = [0.12, 0.06];
/** The discs and what is found are the same, intersection over union. */
const alike = 0.96;
/** So much of a disc is seen at least, share. */
const leastOwn = 0.1;
/** The larger radius of two discs of a row, in times of the smaller. */
const likeSize = 1.4;
/** How far inside its circle a rim is looked for, px; how much its levels may differ; on what share of an arc it is seen, in front and behind. */
const rim = { inside: 3, levels: 30, front: 0.8, behind: 0.5 };

interface Circle {
  /** In the mask's own coordinates. */
  x: number;
  y: number;
  radius: number;
}

/** The things, discs that overlap apart. */
export function partDiscs(things: readonly Thing[], picture: Rgb): Thing[] {
  return things.flatMap((thing) => {
    const children = partDiscs(thing.children, picture);
    return children.length || thing.shape ? { ...thing, children } : (partOne(thing, picture) ?? thing);
  });
}

function partOne(thing: Thing, picture: Rgb): Thing[] | null {
  const { mask, kind } = thing;
  if (kind === 'line' || Math.min(mask.width, mask.height) < leastSide) return null;
  const filled: Mask = { ...mask, bits: fillHoles(mask) };
  const circles = circlesOf(outlineOf(filled));
  if (!circles || sharedShare(filled, circles) < alike) return null;
  const stack = stacked(circles, mask, picture);
  const discs = stack && discsOf(thing, stack, picture);
  return discs?.every(({ own, mask: whole }) => own.length > leastOwn * count(whole.bits)) ? discs : null;
}

/** The circles that explain an outline, two at least; null: others. */
function circlesOf(outline: Float64Array): Circle[] | null {
  const circles: Circle[] = [];
  let left = outline;
  while (left.length > mostLeft * outline.length) {
    const circle = circles.length < mostDiscs && bestCircle(left);
    if (!circle) return null;
    const rest = left.filter((_, o) => !liesOn(circle, left[o & ~1]!, left[o | 1]!));
    if (left.length - rest.length < leastShown * outline.length) return null;
    circles.push(circle);
    left = rest;
  }
  const radii = circles.map(({ radius }) => radius);
  const isRow = circles.length > 1 && Math.max(...radii) <= likeSize * Math.min(...radii);
  return isRow && 2 * Math.min(...radii) >= leastSide ? circles : null;
}

const liesOn = ({ x, y, radius }: Circle, atX: number, atY: number): boolean =>
  Math.abs(Math.sqrt((atX - x) ** 2 + (atY - y) ** 2) - radius) <= near;

/** The circle through three of the places that most others lie on (RANSAC, Fischler and Bolles 1981); the same every time. */
function bestCircle(places: Float64Array): Circle | null {
  let best: Circle | null = null;
  let most = 0;
  const step = 2 * Math.ceil(places.length / 2 / mostAsked);
  let state = 12_345;
  const any = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return 2 * Math.floor(((state >>> 8) / 16_777_216) * (places.length / 2));
  };
  for (let k = 0; k < tries; k++) {
    const circle = circleOfThree(places, any(), any(), any());
    if (!circle) continue;
    let lying = 0;
    for (let o = 0; o < places.length; o += step) if (liesOn(circle, places[o]!, places[o + 1]!)) lying++;
    if (lying <= most) continue;
    most = lying;
    best = circle;
  }
  return best && refined(best, places);
}

/** Through all that lies on it nearly, not three pixels alone. */
function refined(rough: Circle, places: Float64Array): Circle {
  const lying = places.filter((_, o) => liesOn(rough, places[o & ~1]!, places[o | 1]!));
  const fit = circleThrough(lying);
  return fit ? { x: fit.cx, y: fit.cy, radius: fit.a - 0.5 } : rough;
}

function circleOfThree(places: Float64Array, i: number, j: number, k: number): Circle | null {
  const [x0, y0] = [places[i]!, places[i + 1]!];
  const [ax, ay] = [places[j]! - x0, places[j + 1]! - y0];
  const [bx, by] = [places[k]! - x0, places[k + 1]! - y0];
  const twice = 2 * (ax * by - ay * bx);
  if (Math.abs(twice) < 1) return null;
  const [a, b] = [ax * ax + ay * ay, bx * bx + by * by];
  const [x, y] = [(by * a - ay * b) / twice, (ax * b - bx * a) / twice];
  return { x: x0 + x, y: y0 + y, radius: Math.hypot(x, y) };
}

const holds = ({ x, y, radius }: Circle, atX: number, atY: number): boolean =>
  Math.hypot(atX - x, atY - y) <= radius + 0.5;

function sharedShare({ width, height, bits }: Mask, circles: readonly Circle[]): number {
  let [both, either] = [0, 0];
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const drawn = circles.some((circle) => holds(circle, x + 0.5, y + 0.5)) ? 1 : 0;
      both += drawn & bits[j]!;
      either += drawn | bits[j]!;
    }
  return both / Math.max(1, either);
}

/** From the back to the front; null where rims do not tell. */
function stacked(circles: readonly Circle[], mask: Mask, picture: Rgb): Circle[] | null {
  const stack: Circle[] = [];
  for (const circle of circles) {
    const sides = stack.map((other) => {
      const others = circles.filter((third) => third !== circle && third !== other);
      return sideOf(circle, other, { others, mask, picture });
    });
    if (sides.includes('unknown')) return null;
    const above = sides.indexOf('below');
    stack.splice(above < 0 ? stack.length : above, 0, circle);
  }
  return stack;
}

interface Row {
  /** Besides the two that are looked at. */
  others: readonly Circle[];
  mask: Mask;
  picture: Rgb;
}

/** Where one of two circles lies. */
function sideOf(circle: Circle, other: Circle, row: Row): 'above' | 'below' | 'apart' | 'unknown' {
  const [mine, its] = [rimOver(circle, other, row), rimOver(other, circle, row)];
  if (mine === null || its === null) return 'apart';
  if (mine >= rim.front && its <= rim.behind) return 'above';
  return its >= rim.front && mine <= rim.behind ? 'below' : 'unknown';
}

/** On what share of its arc within the other a circle shows the colour of its own rim; null where they do not overlap. */
function rimOver(circle: Circle, other: Circle, { others, mask, picture }: Row): number | null {
  const [inside, outside]: number[][] = [[], []];
  const radius = circle.radius - rim.inside;
  const steps = Math.ceil(2 * Math.PI * radius);
  for (let k = 0; k < steps; k++) {
    const turn = (2 * Math.PI * k) / steps;
    const [x, y] = [circle.x + radius * Math.cos(turn), circle.y + radius * Math.sin(turn)];
    const [px, py] = [Math.floor(mask.x + x), Math.floor(mask.y + y)];
    if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue;
    if (others.some((third) => Math.hypot(x - third.x, y - third.y) < third.radius + 2 * rim.inside)) continue;
    // Beside the other's outline both rims are mixed.
    const off = Math.hypot(x - other.x, y - other.y) - other.radius;
    if (Math.abs(off) > 2 * rim.inside) (off < 0 ? inside : outside)!.push(py * picture.width + px);
  }
  if (inside!.length < 8 || outside!.length < 8) return null;
  const colour = [0, 1, 2].map((k) => {
    const levels = outside!.map((i) => picture.data[i * 3 + k]!).sort((a, b) => a - b);
    return levels[levels.length >> 1]!;
  });
  const isRim = (i: number) => colour.every((level, k) => Math.abs(picture.data[i * 3 + k]! - level) <= rim.levels);
  const even = outside!.filter(isRim).length;
  return even < rim.front * outside!.length ? 0 : inside!.filter(isRim).length / inside!.length;
}

/** What the thing shows of each disc, from the back to the front, and the whole of it. */
function discsOf(thing: Thing, stack: readonly Circle[], { width }: Rgb): Thing[] {
  const { mask } = thing;
  const shown: number[][] = stack.map(() => []);
  for (const i of thing.own) {
    const row = Math.floor(i / width);
    const [x, y] = [i - row * width - mask.x + 0.5, row - mask.y + 0.5];
    const on = stack.findLastIndex((circle) => holds(circle, x, y));
    shown[on < 0 ? nearest(stack, x, y) : on]!.push(i);
  }
  return stack.map((circle, k) => {
    const bits = mask.bits.slice();
    for (let y = 0, j = 0; y < mask.height; y++)
      for (let x = 0; x < mask.width; x++, j++) bits[j] = holds(circle, x + 0.5, y + 0.5) ? 1 : 0;
    return { ...thing, own: Int32Array.from(shown[k]!), mask: cropped({ ...mask, bits }) };
  });
}

/** What is mixed with what lies beside it is part of the disc that it lies at. */
function nearest(stack: readonly Circle[], x: number, y: number): number {
  const off = stack.map((circle) => Math.hypot(x - circle.x, y - circle.y) - circle.radius);
  return off.indexOf(Math.min(...off));
}
