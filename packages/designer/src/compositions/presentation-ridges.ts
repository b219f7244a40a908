import { wave } from '../raster/noise.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

const groundOf: NonNullable<Composition['ground']> = ({ palette }, seed) =>
  palette.asked || seed % 2 ? palette.ground : palette.dark;

/** Lines behind lines, each hiding what lies behind it: a signal that becomes a range of hills. */
function paintRidges(stage: Stage, area: BoundingBox, ground: string, ink: string): void {
  const { context, measure, seed, palette } = stage;
  const height = wave('soft', seed + 3);
  const count = Math.round(area.height / (measure * 0.021));
  const accent = [strongOf(palette), palette.accent].find((colour) => contrast(colour, ground) > 2.2) ?? ink;
  const lead = Math.round(count * 0.56);
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.width, area.height);
  context.clip();
  context.lineJoin = 'round';
  for (let line = 0; line < count; line++) {
    const y = area.y + area.height * 0.2 + (line / count) * area.height * 0.84;
    const reach = area.height * (0.1 + 0.2 * Math.sin((line / count) * Math.PI));
    context.beginPath();
    context.moveTo(area.x - 10, area.y + area.height + 10);
    for (let step = 0; step <= 150; step++) {
      const share = step / 150;
      const hump = smoothStep(0.1, 0.48, share) * (1 - smoothStep(0.62, 0.96, share));
      const tall = height(share * 92 + (seed % 50), line * 5.2) ** 1.6;
      const trembling = (height(share * 380, line * 40 + 90) - 0.5) * measure * 0.006;
      context.lineTo(area.x - 10 + share * (area.width + 20), y - tall * hump * reach * 1.5 - trembling);
    }
    context.lineTo(area.x + area.width + 10, area.y + area.height + 10);
    context.closePath();
    context.fillStyle = ground;
    context.fill();
    context.strokeStyle = line === lead ? accent : ink;
    context.lineWidth = Math.max(1.2, measure * (line === lead ? 0.0056 : 0.0024));
    context.stroke();
  }
  context.restore();
  record(stage, 'ridges', 'shape', area);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect, seed } = stage;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const wide = aspect > 1.15;
  const area: BoundingBox = wide
    ? { x: width * 0.46, y: margin, width: width * 0.54, height: height - margin }
    : { x: 0, y: height * 0.48, width, height: height * 0.52 };
  paintRidges(stage, area, ground, ink);
  const box: BoundingBox = wide
    ? { x: margin, y: margin, width: area.x - margin * 1.6, height: height - margin * 2 }
    : { x: margin, y: margin, width: width - margin * 2, height: area.y - margin * 1.2 };
  paintWordBlock(stage, {
    box,
    ink,
    ground,
    stand: wide ? 'apart' : 'head',
    titleSize: measure * 0.15,
    ...(wide ? { columns: 1 } : {}),
  });
}

export const presentationRidges: Composition = {
  name: 'presentation-ridges',
  label: { en: 'ridges of lines', zh: '线条山峦' },
  types: ['presentation'],
  suits: (brief, subjects) =>
    /tech|science|finance|music|education/.test(brief.topic ?? '') ? 2.6 : subjects > 0 ? 1.7 : 2.3,
  ground: groundOf,
  figures: 0,
  draw,
};
