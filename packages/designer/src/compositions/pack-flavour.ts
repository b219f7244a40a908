import type { Direction } from '../direction/direction.ts';
import { mix } from '../raster/colour.ts';
import { floodOf, inkOn, needsPaper, accentOn, strongOf, tintOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { footOfPack, nameOfPack } from './pack-words.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

const groundOf = ({ palette, style, subjects }: Omit<Direction, 'label'>) =>
  subjects.length > 0 && needsPaper(style) ? mix(palette.light, strongOf(palette), 0.24) : floodOf(palette);

/** The flavour itself, so near that the pack's edges cut it; small ones tumble around it. */
function paintFlavour(stage: Stage, x: number, y: number, side: number, ground: string, floor: number): void {
  const { figures, measure, palette, context } = stage;
  const [hero, second, third] = figures;
  fillDisc(context, x, y, side * 0.54, tintOf(palette, ground, 0.22));
  record(stage, 'disc', 'shape', { x: x - side * 0.54, y: y - side * 0.54, width: side * 1.08, height: side * 1.08 });
  if (!hero) return;
  const shadow = { colour: 'rgba(20,8,0,.28)', blur: measure * 0.026, x: 0, y: measure * 0.014 };
  const small = side * 0.34;
  const around: [number, number, number][] = [
    [-0.5, -0.36, 0.5],
    [-0.58, 0.2, -0.4],
  ];
  for (const [index, [dx, dy, rotation]] of around.entries())
    paintFigure(stage, (index === 0 ? second : third) ?? second ?? hero, {
      name: `companion ${index + 1}`,
      box: {
        x: x + side * dx - small / 2,
        y: Math.min(y + side * dy, floor - small * 0.62) - small / 2,
        width: small,
        height: small,
      },
      rotation,
      shadow,
    });
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: x - side * 0.5, y: y - side * 0.5, width: side, height: side },
    rotation: -0.12,
    shadow,
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect, figures, direction } = stage;
  const ground = groundOf(direction);
  paintGround(stage, ground);
  const wide = aspect > 1.25;
  const ink = inkOn(palette, ground);
  const edge = margin * 1.25;
  const look = {
    ink,
    accent: accentOn({ ...palette, accent: ink }, ground, 3.2),
    ground,
    title: measure * 0.22,
    size: measure * 0.036,
  };
  const column = wide ? width * 0.48 : width - edge * 2;
  const room = height - edge * 2;
  const head = prepareStack(stage, nameOfPack(stage, look), {
    x: edge,
    width: column,
    maxHeight: room * (wide ? 0.56 : 0.42),
  });
  const narrow = wide ? column : width * 0.4 - edge;
  const foot = prepareStack(stage, footOfPack(stage, { ...look, size: measure * 0.031 }), {
    x: edge,
    width: narrow,
    maxHeight: room * 0.36,
  });
  const under = edge + head.height + measure * 0.04;
  if (figures.length > 0) {
    const side = wide ? height * 0.92 : Math.min(width * 0.92, (height - under) * 1.02);
    const x = wide ? width - side * 0.44 : width - side * 0.36;
    const y = wide ? height * 0.54 : Math.max(under + side * 0.5, height - side * 0.46);
    paintFlavour(stage, x, y, side, ground, height - edge - foot.height);
  } else {
    const cell = wide ? height / 4 : width / 5;
    const box = wide
      ? { x: width - cell * 3, y: 0, width: cell * 3, height }
      : { x: width - cell * 2.5, y: height - cell * 4, width: cell * 2.5, height: cell * 4 };
    const top = wide ? box.y : Math.max(box.y, under);
    paintRepeat(stage, {
      pattern: (['quarters', 'leaves', 'dots'] as const)[stage.seed % 3]!,
      box: { ...box, y: top, height: height - top },
      ground,
      tones: patternTones(palette, ground),
      side: cell,
    });
  }
  head.paint(edge);
  foot.paint(height - edge - foot.height);
}

export const packFlavour: Composition = {
  name: 'pack-flavour',
  label: { en: 'flood of flavour', zh: '满版口味' },
  types: ['packaging'],
  suits: ({ mood, prompt }, subjects) =>
    subjects === 0
      ? 1.6
      : 2.3 +
        (mood === 'bold' || mood === 'playful' ? 0.4 : 0) +
        (/juice|soda|snack|candy|ice cream|yogh?urt|fruit|kids|果汁|汽水|零食|糖|冰淇淋|酸奶|水果/iu.test(prompt)
          ? 0.3
          : 0),
  ground: groundOf,
  figures: 3,
  draw,
};
