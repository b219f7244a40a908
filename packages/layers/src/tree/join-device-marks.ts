/**
 * The camera's notch and the bar to swipe on a telephone's screen have the colour of the dark frame that runs all round it, and lie in
 * the middle of its ends: they are drawn with the device. What is of the screen's making has other colours, or lies elsewhere.
 */
import { cropped, dilate, erode, pixelsOf, sidesOf, widen } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { distance, meanOf, type Rgb } from '../areas/rgb.ts';
import { joinPixels, type Thing } from './thing.ts';

/** A device follows a rectangle so closely. */
const device = { score: 0.97 };
/**
 * Of half of the device's sides: so near the middle of an end a mark lies, so near that end, so much of it it takes, and so high it is at
 * most.
 */
const mark = { middle: 0.08, end: 0.8, broad: 0.6, high: 0.12 };
/**
 * The frame begins at the outline (px, where edges are mixed) and is looked at so far, share of the shorter side; so much of that has the
 * mark's colour, beyond it no more than so much, shares, and the screen another, levels.
 */
const frame = { edge: 2, share: 0.025, seen: 0.45, beyond: 0.4, levels: 40, other: 90 };

/** Devices with their marks in one. */
export function joinDeviceMarks(things: readonly Thing[], picture: Rgb): Thing[] {
  return things.map((thing) => {
    const children = joinDeviceMarks(thing.children, picture);
    const placed = children.filter((child) => liesAtEnd(child, thing));
    const marks = placed.length ? placed.filter((child) => hasColourOfFrame(child, thing, picture)) : [];
    if (!marks.length) return { ...thing, children };
    const own = joinPixels(thing.own, ...marks.map((child) => child.own));
    return { ...thing, own, children: children.filter((child) => !marks.includes(child)) };
  });
}

/** Is it a bar or a dot in the middle of one of the device's ends? */
function liesAtEnd({ mask: inner, children, kind }: Thing, { shape, mask }: Thing): boolean {
  if (shape?.kind !== 'rectangle' || shape.score < device.score || children.length || kind === 'picture') return false;
  const [left, top, right, bottom] = sidesOf(inner);
  const [x, y] = [(left + right) / 2 - mask.x - shape.cx, (top + bottom) / 2 - mask.y - shape.cy];
  const [cos, sin] = [Math.cos(shape.angle), Math.sin(shape.angle)];
  // Of the box round what leans, too: half of its sides along the device's own.
  const [wide, high] = [(right - left) / 2, (bottom - top) / 2];
  const [u, v] = [Math.abs(x * cos + y * sin), Math.abs(y * cos - x * sin)];
  const isUpright = Math.abs(cos) >= Math.abs(sin);
  const [along, across] = isUpright ? [wide, high] : [high, wide];
  return (
    (u <= mark.middle * shape.a &&
      v >= mark.end * shape.b &&
      along <= mark.broad * shape.a &&
      across <= mark.high * shape.b) ||
    (v <= mark.middle * shape.b &&
      u >= mark.end * shape.a &&
      across <= mark.broad * shape.b &&
      along <= mark.high * shape.a)
  );
}

function hasColourOfFrame({ own }: Thing, device: Thing, picture: Rgb): boolean {
  const { width, height, data } = picture;
  const colour = meanOf(own, data);
  if (distance(colour, device.colour) < frame.other) return false;
  const whole = cropped({ ...device.mask, bits: fillHoles(device.mask) });
  const thick = Math.max(frame.edge, Math.round(frame.share * Math.min(whole.width, whole.height)));
  const mask = widen(whole, 2 * thick + frame.edge, width, height);
  /** Share of the band from so far outside of the outline to so far that has the colour. */
  const shareOf = (from: number, to: number) => {
    const [inner, outer] = [from, to].map((far) =>
      (far < 0 ? erode : dilate)(mask.bits, mask.width, mask.height, Math.abs(far)),
    ) as [Uint8Array, Uint8Array];
    const band = pixelsOf({ ...mask, bits: outer.map((bit, j) => bit & (1 - inner[j]!)) }, width);
    const alike = band.filter((i) => distance(data.subarray(i * 3, i * 3 + 3), colour) < frame.levels);
    return alike.length / Math.max(1, band.length);
  };
  if (shareOf(-frame.edge - thick, -frame.edge) > frame.seen) return true;
  // A frame outside of what was found ends: else it is the ground that has the colour.
  return (
    shareOf(frame.edge, frame.edge + thick) > frame.seen &&
    shareOf(frame.edge + thick, frame.edge + 2 * thick) < frame.beyond
  );
}
