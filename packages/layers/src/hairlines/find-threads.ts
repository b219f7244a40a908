/**
 * A straight line on a slant from one thing to another, before others that lie between: a thread from pin to pin, a lead to a name. It
 * would cut what it crosses in two, and join that with what it lies before, so that it is found before surfaces are linked.
 */
import { maskOf } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import { joinPixels } from '../tree/thing.ts';
import type { Hairline } from './find-hairlines.ts';
import {
  anchorsAt,
  areAlike,
  colourAt,
  fitted,
  isOf,
  lineOf,
  seen,
  slant,
  standsOut,
  thick,
  viewsOf,
  type Ray,
  type View,
} from './rays.ts';

/** Looked for between places so far apart, and so long at least, as shares of the picture's side. */
const [apart, shortest] = [0.05, 0.18];
/** It ends where nothing of it is seen over so many px. */
const mostHidden = 6;
/**
 * Every so many px what lies beside it is looked at: so much of it is alike on both sides, share, and so many edges at least cross it,
 * levels. What is not is another part of a thread that is known, or a border.
 */
const crosses = { every: 4, alike: 0.5, levels: 40, edges: 2 };
/** Lines that end so near one another, px, are one thread. */
const meeting = 44;
/** Two that meet at a right angle are sides of a frame: so small is the cosine. */
const square = 0.06;
/** More of them are a pattern. */
const most = 6;

interface Stretch {
  ray: Ray;
  from: number;
  to: number;
  /** By itself: no border. */
  isSure: boolean;
}

/** Each with all its straight parts; their pixels are what is seen of them. @param cables lines that are known */
export function findThreads(picture: Rgb, cables: readonly Hairline[]): Hairline[] {
  const lines = viewsOf(picture).flatMap((view) =>
    stretchesOf(view).map(({ ray, from, to, isSure }) => ({
      isSure,
      line: lineOf(ray, view, picture, from, to),
      ends: [from, to].map((along) => view.at(along, Math.round(ray.across + ray.rise * along))),
    })),
  );
  const own = lines.filter(({ line }) => line.pixels.length > 0 && !cables.some((cable) => sharesPixels(cable, line)));
  return own.filter(({ isSure }) => isSure).length > most ? [] : joined(own, picture);
}

function sharesPixels(a: Hairline, b: Hairline): boolean {
  const known = new Set(a.pixels);
  return b.pixels.some((i) => known.has(i));
}

function stretchesOf(view: View): Stretch[] {
  const step = Math.round(apart * view.long);
  if (step < thick.least) return [];
  const places = Array.from({ length: Math.floor(view.long / step) - 1 }, (_, k) => (k + 1) * step);
  const found = places.map((along) => anchorsAt(along, view));
  let stretches: Stretch[] = [];
  for (let k = 0; k + 2 < places.length; k++)
    for (const one of found[k]!)
      for (const other of found[k + 2]!) {
        const rise = (other.across - one.across) / (places[k + 2]! - places[k]!);
        if (Math.abs(rise) < slant.least || Math.abs(rise) > 1) continue;
        if (Math.abs(one.thickness - other.thickness) > 2 || !areAlike(one.colour, other.colour)) continue;
        const ray: Ray = { ...one, across: one.across - rise * places[k]!, rise };
        const known = stretches.filter((stretch) => isPart(ray, places[k]!, stretch));
        if (known.some(({ isSure }) => isSure) || !isShown(ray, view, places[k]!, places[k + 2]!)) continue;
        const stretch = stretchOf(ray, view, places[k]!, places[k + 2]!);
        if (!stretch || (known.length && !stretch.isSure)) continue;
        stretches = [...stretches.filter((one) => !known.includes(one)), stretch];
      }
  return stretches;
}

/** As far as it is seen; null where that is too short. */
function stretchOf(rough: Ray, view: View, start: number, end: number): Stretch | null {
  const ray = fitted(rough, view, start, end);
  const [from, to] = [endOf(ray, view, start, -1), endOf(ray, view, end, 1)];
  const isLong = Math.hypot(to - from, ray.rise * (to - from)) >= shortest * view.long;
  return isLong && isShown(ray, view, from, to) ? { ray, from, to, isSure: isCrossing(ray, view, from, to) } : null;
}

const isPart = (ray: Ray, along: number, { ray: known, from, to }: Stretch): boolean =>
  along >= from &&
  along <= to &&
  Math.abs(ray.across + ray.rise * along - known.across - known.rise * along) < thick.most;

function isShown(ray: Ray, view: View, from: number, to: number): boolean {
  let [shown, out] = [0, 0];
  for (let along = from; along < to; along++) {
    if (!isOf(view, along, Math.round(ray.across + ray.rise * along), ray.colour)) continue;
    shown++;
    if (standsOut(ray, view, along)) out++;
  }
  return shown >= seen.line * (to - from) && out >= seen.out * (to - from);
}

function endOf(ray: Ray, view: View, start: number, way: 1 | -1): number {
  let last = start;
  for (let along = start; Math.abs(along - last) <= mostHidden && along > 2 && along < view.long - 2; along += way) {
    const across = Math.round(ray.across + ray.rise * along);
    if (across < thick.most || across >= view.wide - thick.most) break;
    if (isOf(view, along, across, ray.colour) && standsOut(ray, view, along)) last = along;
  }
  return last;
}

/** Does it run over edges, with the same on both its sides? */
function isCrossing(ray: Ray, view: View, from: number, to: number): boolean {
  const far = ray.thickness / 2 + thick.least;
  let [places, alike, edges] = [0, 0, 0];
  let before: ReturnType<typeof colourAt> | null = null;
  for (let along = from; along < to; along += crosses.every) {
    const middle = ray.across + ray.rise * along;
    const [one, other] = [middle - far, middle + far].map((across) => colourAt(view, along, Math.round(across)));
    places++;
    if (!areAlike(one!, other!, crosses.levels)) continue;
    alike++;
    if (before && !areAlike(before, one!, crosses.levels)) edges++;
    before = one!;
  }
  return alike >= crosses.alike * places && edges >= crosses.edges;
}

interface Part {
  isSure: boolean;
  line: Hairline;
  ends: number[];
}

/** Those of one colour that meet at their ends are one. */
function joined(parts: readonly Part[], { width, height }: Rgb): Hairline[] {
  const meet = (a: number, b: number): boolean =>
    Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width)) <= meeting;
  const open = [...parts];
  const threads: Hairline[] = [];
  while (open.length) {
    const members = [open.shift()!];
    for (let k = 0; k < open.length; k++) {
      const next = open[k]!;
      const goesOn = members.some(
        ({ line, ends }) =>
          areAlike(line.colour, next.line.colour) && ends.some((end) => next.ends.some((other) => meet(end, other))),
      );
      if (!goesOn) continue;
      members.push(next);
      open.splice(k, 1);
      k = -1;
    }
    if (!members.some(({ isSure }) => isSure) || isFrame(members, width)) continue;
    const pixels = joinPixels(...members.map(({ line }) => line.pixels));
    threads.push({ ...members[0]!.line, pixels, mask: maskOf(pixels, width, height, 1) });
  }
  return threads;
}

function isFrame(members: readonly Part[], width: number): boolean {
  const directions = members.map(({ ends: [from, to] }) => {
    const [right, down] = [(to! % width) - (from! % width), Math.floor(to! / width) - Math.floor(from! / width)];
    const length = Math.hypot(right, down);
    return [right / length, down / length] as const;
  });
  return directions.some(([x, y]) => directions.some(([right, down]) => Math.abs(x * right + y * down) < square));
}
