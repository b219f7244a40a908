import { mix } from '../raster/colour.ts';
import { paintBlossom, paintSprig } from './botanical.ts';
import { inkOn, accentOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { inset, paintDivider, sheetBox } from './frames.ts';
import { invitationParts, isWedding } from './invitation-words.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { bloomTones, leafTones } from './wreath-tones.ts';
import { prepareStack } from './text-stack.ts';

interface Corner {
  x: number;
  y: number;
  /** Towards the sheet's middle. */
  sx: number;
  sy: number;
  reach: number;
}

/** Sprigs run long along both edges and short across, so that the words keep the middle. */
function paintBouquet(stage: Stage, corner: Corner, paper: string): void {
  const { context, random, palette } = stage;
  const { x, y, sx, sy, reach } = corner;
  const greens = leafTones(palette);
  const petals = bloomTones(palette);
  // Angles from the vertical edge (0) to the horizontal one (1).
  const towards = (share: number) =>
    Math.atan2(sy * Math.cos((share * Math.PI) / 2), sx * Math.sin((share * Math.PI) / 2));
  context.save();
  context.globalCompositeOperation = 'multiply';
  for (const [share, length] of [
    [0.04, 1],
    [0.96, 1],
    [0.13, 0.74],
    [0.87, 0.74],
    [0.24, 0.58],
    [0.76, 0.58],
    [0.4, 0.46],
    [0.6, 0.46],
  ] as const) {
    const place = {
      x: x + sx * reach * 0.1,
      y: y + sy * reach * 0.1,
      angle: towards(share) + (random() - 0.5) * 0.08,
      length: reach * length * (0.92 + 0.16 * random()),
    };
    paintSprig(context, place, greens, random);
  }
  context.restore();
  for (const [index, [right, down, size]] of (
    [
      [0.2, 0.2, 0.2],
      [0.46, 0.11, 0.14],
      [0.1, 0.47, 0.155],
      [0.4, 0.3, 0.1],
      [0.26, 0.43, 0.09],
      [0.66, 0.07, 0.08],
      [0.05, 0.7, 0.085],
    ] as const
  ).entries()) {
    const at = { x: x + sx * reach * right, y: y + sy * reach * down };
    const radius = reach * size;
    fillDisc(context, at.x, at.y, radius * 0.9, paper);
    context.save();
    context.globalCompositeOperation = 'multiply';
    paintBlossom(context, at.x, at.y, radius, petals[index % petals.length]!, random);
    context.restore();
  }
  const spread = reach * 1.12;
  record(stage, sy > 0 ? 'flowers above' : 'flowers below', 'picture', {
    x: sx > 0 ? x : x - spread,
    y: sy > 0 ? y : y - spread,
    width: spread,
    height: spread,
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, seed, context, aspect } = stage;
  const paper = mix(palette.light, '#fbf8f2', 0.7);
  paintGround(stage, paper);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const wide = aspect > 1.25;
  const rule = inset(sheetBox(stage), margin * 0.8);
  context.strokeStyle = mix(paper, ink, 0.42);
  context.lineWidth = Math.max(1, measure * 0.0016);
  context.strokeRect(rule.x, rule.y, rule.width, rule.height);
  record(stage, 'frame', 'shape', rule);
  const reach = Math.min(measure * 0.44, Math.min(width, height) * (wide ? 0.72 : 0.4));
  const left = seed % 2 === 0;
  paintBouquet(stage, { x: left ? 0 : width, y: 0, sx: left ? 1 : -1, sy: 1, reach }, paper);
  paintBouquet(stage, { x: left ? width : 0, y: height, sx: left ? -1 : 1, sy: -1, reach }, paper);
  const column = wide ? Math.min(width - reach * 1.7, measure * 0.95) : width * 0.62;
  const most = wide ? height - margin * 3 : height - reach * 1.75;
  const stack = prepareStack(
    stage,
    invitationParts(stage, {
      ink,
      accent: accentOn({ ...palette, accent: mix(palette.accent, ink, 0.25) }, paper, 4.8),
      title: measure * 0.128,
      titleCasing: 'as-is',
      divider: {
        kind: 'device',
        height: measure * 0.02,
        gap: measure * 0.036,
        paint: (box) => paintDivider(stage, box, mix(paper, ink, 0.6)),
      },
    }),
    { x: (width - column) / 2, width: column, maxHeight: most, align: 'centre' },
  );
  stack.paint((height - stack.height) / 2);
}

export const invitationGarden: Composition = {
  name: 'invitation-garden',
  label: { en: 'garden corners', zh: '花角请柬' },
  types: ['invitation'],
  suits: ({ prompt, mood, festival }) =>
    festival && !['qixi', 'valentine', 'easter', 'qingming'].includes(festival)
      ? 0.4
      : isWedding(prompt) || /garden|flower|floral|spring|tea party|brunch|花|园|春|下午茶/iu.test(prompt)
        ? 2.9
        : mood === 'elegant' || mood === 'natural' || mood === 'warm'
          ? 2
          : 1.1,
  quiet: true,
  ownColours: true,
  figures: 0,
  draw,
};
