/** The box of the page that the letters of a text reach to: tight lines and slanted letters stand out of their own. */
import { boundsOf, boundsOfPoints, rotatePoint, unionOf, type BoundingBox } from '@easel/canvas';
import { placeLines, type TextReading } from '../../canvas/far/draw-text.ts';
import type { Canvas2d } from '../../canvas/far/scene-view.ts';

/** Where a system fits letters to pixels, they are drawn this much larger than it measures them, of their size. */
const fitted = 0.04;
/** Page units that letters may stand out by: what is less nobody sees, and files keep the size of their text. */
const hair = 0.75;
const known = new WeakMap<TextReading, BoundingBox>();

export function inkOfText(reading: TextReading): BoundingBox {
  const before = known.get(reading);
  if (before) return before;
  const ink = measure(reading);
  known.set(reading, ink);
  return ink;
}

function measure(reading: TextReading): BoundingBox {
  const { x, y, width, height, rotation } = reading;
  const letters = lettersOf(reading);
  const more = Math.max(1, reading.data.fontSize * fitted);
  const beyond = (length: number) => (length < hair ? 0 : Math.ceil(length + more));
  const [left, top] = [beyond(-letters.x), beyond(-letters.y)];
  const [right, bottom] = [beyond(letters.x + letters.width - width), beyond(letters.y + letters.height - height)];
  if (left + top + right + bottom === 0) return boundsOf(reading);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const corners = [x - left, x + width + right].flatMap((across) =>
    [y - top, y + height + bottom].map((down) => rotatePoint({ x: across, y: down }, middle, rotation)),
  );
  return boundsOfPoints(corners);
}

/** In the text's own axes. */
function lettersOf(reading: TextReading): BoundingBox {
  const none = { x: 0, y: 0, width: 0, height: 0 };
  if (typeof OffscreenCanvas === 'undefined') return none;
  const context = new OffscreenCanvas(1, 1).getContext('2d') as unknown as Canvas2d | null;
  if (!context) return none;
  const lines = placeLines(context, reading).map(({ text, x, baseline, direction }) => {
    context.direction = direction;
    const measured = context.measureText(text);
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = measured;
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = measured;
    return { x: x - left, y: baseline - ascent, width: left + right, height: ascent + descent };
  });
  return unionOf(lines.filter(({ width }) => width > 0)) ?? none;
}
