/** A pill with a disc at its one end that is nearly as thick as it is a switch: one drawing with its knob, whatever the network sees. */
import { circleOf } from './circle-of.ts';
import { joinPixels, type Thing } from './thing.ts';

/** A pill follows a rounded rectangle so closely, and its corners and its length are such, in times of half of its thickness. */
const pill = { score: 0.94, corner: 0.8, shortest: 1.4, longest: 2.6 };
/** A knob is so round and so large; its middle lies so near that of the pill's round end: in times of half of the pill's thickness. */
const knob = { score: 0.95, least: 0.55, most: 1.05, off: 0.3 };

/** Switches with their knobs in one, in place of two. */
export function joinSwitches(things: readonly Thing[]): Thing[] {
  return things.map((thing) => {
    const children = joinSwitches(thing.children);
    const [first] = children;
    if (children.length !== 1 || !isKnobOf(first!, thing)) return { ...thing, children };
    return { ...thing, kind: 'icon', own: joinPixels(thing.own, first!.own), children: [] };
  });
}

function isKnobOf(disc: Thing, { shape, mask }: Thing): boolean {
  if (shape?.kind !== 'rectangle' || shape.score < pill.score || disc.children.length) return false;
  const [half, long] = [Math.min(shape.a, shape.b), Math.max(shape.a, shape.b)];
  if (shape.radius < pill.corner * half || long < pill.shortest * half || long > pill.longest * half) return false;
  const circle = circleOf(disc, knob.score);
  if (!circle || circle.radius < knob.least * half || circle.radius > knob.most * half) return false;
  const angle = shape.angle + (shape.a < shape.b ? Math.PI / 2 : 0);
  const [x, y] = [circle.x - mask.x - shape.cx, circle.y - mask.y - shape.cy];
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  const across = y * Math.cos(angle) - x * Math.sin(angle);
  return Math.hypot(Math.abs(along) - (long - half), across) <= knob.off * half;
}
