import type { Direction } from '../direction/direction.ts';
import { mix } from '../raster/colour.ts';
import { distance, floodOf, inkOn, needsPaper, strongOf, tintOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintPill, prepareInfo } from './info.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintTag } from './social-product.ts';
import { paintStillLife } from './still-life.ts';
import { prepareStack } from './text-stack.ts';

const wallOf = ({ palette, style, subjects }: Omit<Direction, 'label'>) =>
  subjects.length > 0 && needsPaper(style) ? mix(palette.light, strongOf(palette), 0.2) : floodOf(palette);

/** A round step: its side in three tones as light from the left gives them, its top an ellipse. */
function paintStep(stage: Stage, x: number, top: number, radius: number, tall: number, colour: string): void {
  const { context, palette } = stage;
  const tilt = radius * 0.2;
  const side = context.createLinearGradient(x - radius, 0, x + radius, 0);
  side.addColorStop(0, mix(colour, palette.light, 0.18));
  side.addColorStop(0.35, colour);
  side.addColorStop(1, mix(colour, palette.dark, 0.34));
  context.fillStyle = side;
  context.beginPath();
  context.ellipse(x, top + tall, radius, tilt, 0, 0, Math.PI);
  context.lineTo(x - radius, top);
  context.ellipse(x, top, radius, tilt, 0, Math.PI, 0, true);
  context.closePath();
  context.fill();
  context.fillStyle = mix(colour, palette.light, 0.36);
  context.beginPath();
  context.ellipse(x, top, radius, tilt, 0, 0, Math.PI * 2);
  context.fill();
  record(stage, 'step', 'shape', { x: x - radius, y: top - tilt, width: radius * 2, height: tall + tilt * 2 });
}

/** Wall, floor and an arch of light behind: a photographer's set. */
function paintSet(stage: Stage, x: number, floor: number, radius: number, top: number, wall: string): void {
  const { context, palette, width, height, measure } = stage;
  context.fillStyle = mix(wall, palette.dark, 0.12);
  context.fillRect(0, floor, width, height - floor);
  record(stage, 'floor', 'shape', { x: 0, y: floor, width, height: height - floor });
  const rise = Math.max(0, floor - top - radius);
  for (const [share, amount] of [
    [1, 0.2],
    [0.8, 0.38],
  ] as const) {
    const reach = radius * share;
    context.fillStyle = tintOf(palette, wall, amount);
    context.beginPath();
    context.moveTo(x - reach, floor);
    context.lineTo(x - reach, floor - rise);
    context.arc(x, floor - rise, reach, Math.PI, 0);
    context.lineTo(x + reach, floor);
    context.fill();
  }
  record(stage, 'arch', 'shape', {
    x: x - radius,
    y: top,
    width: radius * 2,
    height: Math.max(measure * 0.01, floor - top),
  });
}

interface Spot {
  x: number;
  /** Where the lowest step ends. */
  base: number;
  top: number;
  radius: number;
}

/** Two steps in an arch of light, the thing on the upper one, and the tag that says what it costs. */
function paintStand(stage: Stage, { x, base, top, radius }: Spot, wall: string, tag: string | undefined): void {
  const { palette, measure, figures, width, margin } = stage;
  const step = radius * 0.24;
  const floor = base - step - radius * 0.3;
  paintSet(stage, x, floor, radius * 1.02, Math.max(top, floor - radius * 2.1), wall);
  const podium =
    [...palette.colours, palette.surface].find((colour) => distance(colour, wall) > 70) ??
    mix(wall, palette.light, 0.5);
  paintStep(stage, x, base - step - radius * 0.16, radius * 0.98, step, podium);
  const second = base - step - radius * 0.16 - step * 0.9;
  paintStep(stage, x, second, radius * 0.72, step * 0.75, mix(podium, palette.light, 0.22));
  const [hero] = figures;
  const side = Math.min(second - top, radius * 1.62);
  const stand = second + radius * 0.06;
  if (hero)
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: x - side / 2, y: stand - side, width: side, height: side },
      stand: true,
      shadow: { colour: 'rgba(20,8,0,.3)', blur: measure * 0.024, x: measure * 0.008, y: measure * 0.01 },
    });
  else paintStillLife(stage, x, stand, side, wall);
  if (!tag) return;
  const reach = Math.max(measure * 0.085, radius * 0.34);
  const tagX = Math.min(width - margin * 0.6 - reach, x + radius * 0.95);
  const fill = distance(palette.accent, wall) > 90 ? palette.accent : inkOn(palette, wall);
  paintTag(stage, tag, tagX, Math.max(top + reach, second - side * 0.62), reach, fill);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, direction } = stage;
  const { copy } = brief;
  const wall = wallOf(direction);
  paintGround(stage, wall);
  const wide = aspect > 1.25;
  const ink = inkOn(palette, wall);
  const edge = margin * 1.15;
  const tag = copy.price ?? copy.offer;
  const items = infoItems(copy, [...(tag ? [copy.price ? ('price' as const) : ('offer' as const)] : []), 'subtitle']);
  const column = wide ? width * 0.42 : width - edge * 2;
  const tall = measure * 0.064;
  const floorInk = mix(wall, palette.dark, 0.12);
  const info = prepareInfo(stage, items, {
    x: edge,
    width: copy.action && !wide ? column * 0.56 : column,
    bottom: height - edge - (copy.action && wide ? tall * 1.5 : 0),
    colour: inkOn(palette, floorInk),
    maxHeight: height * 0.26,
    // On the axis of the stand, unless a call to action takes the other half.
    ...(wide ? { columns: 1 } : copy.action ? {} : { align: 'centre' as const }),
  });
  const head = prepareStack(
    stage,
    [
      {
        name: 'title',
        text: copy.title,
        voice: 'display',
        size: measure * 0.15,
        gap: 0,
        maxLines: wide ? 4 : 2,
        colour: ink,
      },
      ...(copy.subtitle
        ? [
            {
              name: 'subtitle',
              text: copy.subtitle,
              voice: 'text' as const,
              size: measure * 0.038,
              gap: measure * 0.028,
              maxLines: 2,
              colour: ink,
            },
          ]
        : []),
    ],
    {
      x: edge,
      width: column,
      maxHeight: wide ? info.top - edge - measure * 0.06 : height * 0.28,
      align: wide ? 'left' : 'centre',
    },
  );
  const footed = items.length > 0 || copy.action !== undefined;
  const words = footed ? Math.min(info.top, copy.action ? height - edge - tall : height) : height - edge;
  const x = wide ? width * 0.73 : width / 2;
  const top = wide ? edge * 1.2 : edge + head.height + measure * 0.035;
  const base = wide ? height * 0.9 : words - measure * 0.04;
  const radius = Math.min(wide ? width * 0.22 : width * 0.36, (base - top) * 0.46);
  paintStand(stage, { x, base, top, radius }, wall, tag);
  head.paint(edge);
  info.paint();
  if (copy.action)
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: wide ? edge : width - edge,
      y: height - edge - tall,
      height: tall,
      maxWidth: wide ? column : column * 0.42,
      fill: ink,
      ink: wall,
      align: wide ? 'left' : 'right',
    });
}

export const productPodium: Composition = {
  name: 'product-podium',
  label: { en: 'on a podium', zh: '展台主推' },
  types: ['product'],
  suits: ({ mood, style }, subjects) =>
    (subjects > 0 ? 2.5 : 1.9) +
    (style === 'clay' || mood === 'elegant' || mood === 'tech' || mood === 'calm' ? 0.25 : 0),
  ground: wallOf,
  figures: 1,
  draw,
};
