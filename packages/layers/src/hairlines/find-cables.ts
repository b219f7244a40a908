/**
 * A straight line that crosses the whole picture on a slant, before all that lies there: a cable, a washing line. It would cut in two what
 * it crosses, and join that with the ground, so that it is found before surfaces are linked.
 */
import type { Rgb } from '../areas/rgb.ts';
import type { Thing } from '../tree/thing.ts';
import { coverOfLine, type Hairline } from './find-hairlines.ts';
import { isLeft, lineThing } from './place-hairlines.ts';
import {
  anchorsAt,
  areAlike,
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

/** It is looked for where it crosses two of these places of a picture's side, each with the next but one, shares. */
const anchors = [0.2, 0.35, 0.5, 0.65, 0.8];
/** Of so many px at both ends of the picture so much is seen, share. */
const ends = { px: 20, seen: 0.5 };
/** Every so many px are looked at first. */
const stride = 16;
/** More of them are a pattern. */
const most = 2;

/** Their pixels are what is seen of them. */
export function findCables(picture: Rgb): Hairline[] {
  const views = viewsOf(picture);
  const lines = views.flatMap((view) => raysOf(view).map((ray) => lineOf(ray, view, picture)));
  return lines.length > most ? [] : lines;
}

/** The rays that are seen from one side to the other; of those that nearly meet the first. */
function raysOf(view: View): Ray[] {
  const rays: Ray[] = [];
  const places = anchors.map((share) => Math.floor(share * view.long));
  const found = places.map((along) => anchorsAt(along, view));
  for (let k = 0; k + 2 < places.length; k++)
    for (const one of found[k]!)
      for (const other of found[k + 2]!) {
        if (Math.abs(one.thickness - other.thickness) > 2 || !areAlike(one.colour, other.colour)) continue;
        const rise = (other.across - one.across) / (places[k + 2]! - places[k]!);
        if (Math.abs(rise) < slant.least || Math.abs(rise) > slant.most) continue;
        const ray: Ray = { ...one, across: one.across - rise * places[k]!, rise };
        const isKnown = rays.some((known) => meets(known, ray, view.long));
        if (!isKnown && isSeen(ray, view, stride) && isSeen(ray, view, 1) && reachesEnds(ray, view)) rays.push(ray);
      }
  return rays;
}

const meets = (a: Ray, b: Ray, long: number): boolean =>
  [0, long / 2, long].every(
    (along) => Math.abs(a.across + a.rise * along - b.across - b.rise * along) < 2 * thick.most,
  );

/** Along the whole picture, looked at every so many px. */
function isSeen(ray: Ray, view: View, every: number): boolean {
  let [looked, shown, out] = [0, 0, 0];
  // Most rays of a busy picture are none: a few places tell.
  const missing = (1 - seen.line) * Math.ceil((view.long - 4) / every);
  for (let along = 2; along < view.long - 2 && looked - shown <= missing; along += every) {
    const across = Math.round(ray.across + ray.rise * along);
    if (across < 0 || across >= view.wide) return false;
    looked++;
    if (!isOf(view, along, across, ray.colour)) continue;
    shown++;
    if (standsOut(ray, view, along)) out++;
  }
  return shown >= seen.line * looked && out >= seen.out * looked;
}

/** A band on a card ends before the picture does. */
function reachesEnds(ray: Ray, view: View): boolean {
  return [0, view.long - ends.px].every((first) => {
    let shown = 0;
    for (let along = first; along < first + ends.px; along++)
      if (isOf(view, along, Math.round(ray.across + ray.rise * along), ray.colour)) shown++;
    return shown >= ends.seen * ends.px;
  });
}

/** Lays the cables over all things. @returns the roots with them */
export function layCables(roots: Thing[], cables: readonly Hairline[], width: number, height: number): Thing[] {
  if (!cables.length) return roots;
  const taken = new Uint8Array(width * height);
  for (const line of cables) for (const i of coverOfLine(line, width, height)) taken[i] = 1;
  const without = (things: Thing[]): Thing[] =>
    things
      .map((thing) => ({ ...thing, own: thing.own.filter((i) => !taken[i]), children: without(thing.children) }))
      .filter(isLeft);
  const laid = cables.map((line): Thing => ({ ...lineThing(line, width, height), certain: true }));
  return [...without(roots), ...laid];
}
