import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { distance, inkOn, needsPaper, paperTones, strongOf, tileTones, tintOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { paintFigure } from './figures.ts';
import { fillDisc, paintGround, paintRings } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

type Form = (stage: Stage, box: BoundingBox, tone: string, second: string) => void;

/** Forms as large as their cell: a quarter round, a half, rings, a leaf, steps. */
const forms: readonly Form[] = [
  ({ context }, { x, y, width, height }, tone) => {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(x, y + height);
    context.ellipse(x, y + height, width, height, 0, -Math.PI / 2, 0);
    context.fill();
  },
  ({ context }, { x, y, width, height }, tone, second) => {
    context.fillStyle = tone;
    context.beginPath();
    context.ellipse(x + width / 2, y + height, width / 2, height, 0, Math.PI, 0);
    context.fill();
    context.fillStyle = second;
    context.beginPath();
    context.ellipse(x + width / 2, y + height, width / 4, height / 2, 0, Math.PI, 0);
    context.fill();
  },
  ({ context }, { x, y, width, height }, tone, second) =>
    paintRings(context, x + width / 2, y + height / 2, Math.min(width, height) * 0.46, 4, [second, tone]),
  ({ context }, { x, y, width, height }, tone) => {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + width, y, x + width, y + height);
    context.quadraticCurveTo(x, y + height, x, y);
    context.fill();
  },
  ({ context }, { x, y, width, height }, tone) => {
    context.fillStyle = tone;
    for (let step = 0; step < 4; step++)
      context.fillRect(
        x + (width / 4) * step,
        y + (height / 4) * (3 - step),
        width / 4 + 0.7,
        (height / 4) * (step + 1),
      );
  },
  ({ context }, { x, y, width, height }, tone, second) => {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(x, y + height);
    context.lineTo(x + width, y);
    context.lineTo(x + width, y + height);
    context.fill();
    fillDisc(context, x + width * 0.3, y + height * 0.3, Math.min(width, height) * 0.16, second);
  },
];

/** Cells of one size on a square grid; the largest, two by two, holds the hero or one great form. */
function paintShapes(stage: Stage, area: BoundingBox): void {
  const { context, palette, random, figures, direction, measure } = stage;
  const plain = needsPaper(direction.style) && figures.length > 0;
  const tones = plain ? paperTones(palette) : tileTones(palette);
  const short = Math.min(area.width, area.height);
  const across = area.width >= area.height ? Math.round((area.width / short) * 3) : 3;
  const down = area.width >= area.height ? 3 : Math.round((area.height / short) * 3);
  const [wide, tall] = [area.width / across, area.height / down];
  // On whole pixels: between cells that end within one, the paper would shine through.
  const cellAt = (column: number, row: number, span: number): BoundingBox => {
    const [x, y] = [Math.round(area.x + column * wide), Math.round(area.y + row * tall)];
    return {
      x,
      y,
      width: Math.round(area.x + (column + span) * wide) - x,
      height: Math.round(area.y + (row + span) * tall) - y,
    };
  };
  const big = { column: random() < 0.5 ? 0 : across - 2, row: random() < 0.5 ? 0 : down - 2 };
  const paint = (box: BoundingBox, ground: string, form: Form | undefined) => {
    context.save();
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    context.fillStyle = ground;
    context.fillRect(box.x, box.y, box.width + 0.6, box.height + 0.6);
    const apart = [palette.light, ...tones, palette.dark].filter((tone) => distance(tone, ground) > 75);
    const tone = apart[Math.floor(random() * apart.length)] ?? inkOn(palette, ground);
    const second = apart.find((other) => other !== tone) ?? ground;
    context.translate(box.x + box.width / 2, box.y + box.height / 2);
    if (box.width === box.height || random() < 0.5) context.rotate(random() < 0.5 ? 0 : Math.PI);
    context.translate(-box.x - box.width / 2, -box.y - box.height / 2);
    form?.(stage, box, tone, second);
    context.restore();
  };
  let last = '';
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      if (column >= big.column && column < big.column + 2 && row >= big.row && row < big.row + 2) continue;
      const options = [palette.ground, ...tones].filter((tone) => tone !== last);
      last = options[Math.floor(random() * options.length)]!;
      const box = cellAt(column, row, 1);
      paint(box, last, forms[Math.floor(random() * forms.length)]);
    }
  const stand = cellAt(big.column, big.row, 2);
  const [hero] = figures;
  const tone = tones.find((own) => !hero || contrast(hero.tone, own) >= 1.8) ?? strongOf(palette);
  if (!hero) paint(stand, tone, forms[2]);
  else {
    paint(stand, tone, undefined);
    const side = Math.min(stand.width, stand.height);
    fillDisc(context, stand.x + stand.width / 2, stand.y + stand.height / 2, side * 0.43, tintOf(palette, tone, 0.22));
  }
  record(stage, 'shapes', 'shape', area);
  if (!hero) return;
  const side = Math.min(stand.width, stand.height) * 0.76;
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: stand.x + (stand.width - side) / 2, y: stand.y + (stand.height - side) / 2, width: side, height: side },
    shadow: { colour: 'rgba(30,15,5,.28)', blur: measure * 0.016, x: 0, y: measure * 0.007 },
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect } = stage;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const wide = aspect > 1.15;
  const area: BoundingBox = wide
    ? { x: width - Math.min(width * 0.46, height), y: 0, width: Math.min(width * 0.46, height), height }
    : { x: 0, y: 0, width, height: Math.min(height * 0.5, width) };
  paintShapes(stage, area);
  const box: BoundingBox = wide
    ? { x: margin, y: margin, width: area.x - margin * 2, height: height - margin * 2 }
    : { x: margin, y: area.height + margin, width: width - margin * 2, height: height - area.height - margin * 2 };
  paintWordBlock(stage, { box, ink, ground: palette.ground, stand: 'apart', titleSize: measure * 0.17 });
}

export const presentationShapes: Composition = {
  name: 'presentation-shapes',
  label: { en: 'great shapes', zh: '大块几何' },
  types: ['presentation'],
  suits: (brief, subjects) => 2.3 + (subjects > 0 ? 0.3 : 0) + (brief.mood === 'playful' ? 0.2 : 0),
  stand: (palette) => tileTones(palette)[0] ?? palette.ground,
  figures: 1,
  draw,
};
