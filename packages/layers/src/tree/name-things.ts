import { count } from '../areas/mask.ts';
import type { Thing } from './thing.ts';

export const thingNames = [
  'Picture',
  'Frame',
  'Line',
  'Icon',
  'Disc',
  'Oval',
  'Pill',
  'Card',
  'Bar',
  'Panel',
  'Shape',
] as const;

/** What a thing is to people, from its outline and what lies on it. */
export function nameOf(thing: Thing): (typeof thingNames)[number] {
  const { kind, shape, mask, children } = thing;
  if (kind === 'picture') return 'Picture';
  if (kind === 'line') return Math.min(mask.width, mask.height) > 40 ? 'Frame' : 'Line';
  if (kind === 'icon') return 'Icon';
  if (shape?.kind === 'ellipse') return Math.abs(shape.a - shape.b) < 0.04 * shape.a ? 'Disc' : 'Oval';
  if (shape) {
    const [long, short] = [Math.max(shape.a, shape.b), Math.min(shape.a, shape.b)];
    const corners = 1 - count(mask.bits) / (4 * long * short);
    // A pill lacks two half squares' corners: (4 − π) / 4 of its height squared.
    if (corners > 0.75 * 0.215 * (short / long) && long > 1.6 * short && corners > 0.02) return 'Pill';
    return children.length ? 'Card' : long > 3 * short ? 'Bar' : 'Panel';
  }
  return children.length ? 'Card' : 'Shape';
}

/** How sure it is that this is one thing with this outline, 0..1, and doubts in plain words. */
export function judge(thing: Thing): { confidence: number; warnings: string[] } {
  const { kind, shape, mask, own, children } = thing;
  const warnings: string[] = [];
  let above = 0;
  const addAbove = (list: Thing[]) => {
    for (const child of list) {
      above += child.own.length;
      addAbove(child.children);
    }
  };
  addAbove(children);
  const covered = 1 - (own.length + above) / Math.max(1, count(mask.bits));
  let confidence = shape ? 0.6 + 0.4 * shape.score ** 4 : { line: 0.8, picture: 0.6, icon: 0.7, shape: 0.65 }[kind];
  if (covered > 0.08) {
    confidence *= 1 - 0.6 * Math.min(1, covered);
    warnings.push('Part of it was covered; what lay there is made up.');
  }
  if (kind === 'picture' && !shape) warnings.push('Its outline may be partial.');
  return { confidence: Math.max(0.05, Math.min(1, confidence)), warnings };
}
