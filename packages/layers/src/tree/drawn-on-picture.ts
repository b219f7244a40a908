/** On a picture within a design: what was drawn there. What a photograph shows must stay in it. */
import { count, dilate, holds, overlap, type Mask } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { hasSharpOutline } from './sharp-outline.ts';
import type { Part, Thing } from './thing.ts';

/** Smoother surfaces have no grain, levels. */
const flatNoise = 1.3;
/** Words stand on a label: so simple it is, and of so much of the picture at most (share). */
const label = { simple: 0.94, most: 0.6 };
/** From this share of grain on a picture is a photograph. */
const grainy = 0.4;
/** What is drawn on a photograph: share of the whole design that it takes at least, and of the photograph at most. */
const drawing = { least: 0.003, most: 0.4 };

const isFlat = ({ noise, busy }: Region) => noise < flatNoise && busy <= 0.5;

/**
 * The pixels of each thing that is drawn on a picture, in no order: labels with words on them, and on photographs what has no
 * grain, sharp outlines all round, and the photograph on all sides.
 */
export function drawnOnPicture(surfaces: Surfaces, picture: Thing, parts: readonly Part[]): Int32Array[] {
  const { width } = surfaces;
  const whole = count(picture.mask.bits);
  const labels = parts.filter(
    ({ region, filled, area }) =>
      region.noise < flatNoise &&
      area < label.most * whole &&
      wordsOn(surfaces, filled) > 0 &&
      (fitSimpleShape(filled)?.score ?? 0) > label.simple,
  );
  const within = (filled: Mask) => picture.own.filter((i) => holds(filled, i % width, Math.floor(i / width)));
  const found = labels.map(({ filled }) => within(filled));
  const flat = parts.filter(({ region }) => isFlat(region));
  const share = 1 - flat.reduce((sum, { pixels }) => sum + pixels.length, 0) / whole;
  if (share < grainy) return found;
  const taken = new Set(found.flatMap((pixels) => [...pixels]));
  return [
    ...found,
    ...drawnIn(
      surfaces,
      picture,
      flat.filter((part) => !taken.has(part.pixels[0]!)),
    ),
  ];
}

function drawnIn(surfaces: Surfaces, { mask, own }: Thing, flat: readonly Part[]): Int32Array[] {
  const { width, height } = surfaces;
  const bits = new Uint8Array(mask.bits.length);
  for (const { region, pixels } of flat) {
    const places = pixels.map((i) => (Math.floor(i / width) - mask.y) * mask.width + (i % width) - mask.x);
    if (!hasSharpOutline(region, surfaces) || reachesRim(places, mask)) continue;
    for (const j of places) bits[j] = 1;
  }
  const closed = dilate(bits, mask.width, mask.height, 1);
  return connected(closed, mask.width, mask.height).flatMap((piece) => {
    const body = new Uint8Array(bits.length);
    for (const j of piece) body[j] = 1;
    const filled: Mask = { ...mask, bits: fillHoles({ ...mask, bits: body }) };
    const area = count(filled.bits);
    if (area < drawing.least * width * height || area > drawing.most * count(mask.bits)) return [];
    return [own.filter((i) => holds(filled, i % width, Math.floor(i / width)))];
  });
}

/** Whether it comes to within a few pixels of the mask's sides. */
function reachesRim(piece: Int32Array, { width, height }: Mask): boolean {
  const rim = 4;
  return piece.some((j) => {
    const [x, y] = [j % width, Math.floor(j / width)];
    return x < rim || y < rim || x >= width - rim || y >= height - rim;
  });
}

/** How many words stand on what is drawn there. */
export function wordsOn({ words }: Pick<Surfaces, 'words'>, filled: Mask): number {
  return words.filter((box) => {
    const bits = new Uint8Array(box.width * box.height).fill(1);
    return overlap(filled, { ...box, bits }, 2) > 0.7 * bits.length;
  }).length;
}
