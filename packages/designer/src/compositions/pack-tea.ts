import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from '../scenes/tint.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { inkOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { luminance } from '../palette/contrast.ts';
import { paintFigure } from './figures.ts';
import { inset } from './frames.ts';
import type { InfoItem } from './info.ts';
import { footOfPack, nameOfPack, packCopy } from './pack-words.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { setVerticalText } from './vertical-text.ts';

const paperOf = (palette: Palette) => mix(mix(palette.light, '#f3ede0', 0.6), strongOf(palette), 0.05);
const inkTone = (palette: Palette) => {
  const strong = strongOf(palette);
  return luminance(strong) < 0.2 ? strong : mix(strong, palette.dark, 0.45);
};

/** Terraced hills in mist: each range dissolves downward into paper, a pale sun above them. */
function paintTerraces(stage: Stage, top: number): void {
  const { context, width, height, palette, measure, seed } = stage;
  const tone = inkTone(palette);
  const tall = height - top;
  fillDisc(
    context,
    width * (seed % 2 ? 0.24 : 0.78),
    top + tall * 0.12,
    measure * 0.075,
    mix(palette.accent, paperOf(palette), 0.35),
  );
  for (let range = 0; range < 4; range++) {
    const base = top + tall * (0.2 + range * 0.17);
    const crest = (share: number) =>
      base +
      tall *
        0.13 *
        (Math.sin(share * (4 + range * 0.9) + seed * 1.3 + range * 2.4) +
          0.4 * Math.sin(share * 11 + range * 5 + seed));
    const mist = context.createLinearGradient(0, base - tall * 0.15, 0, base + tall * 0.34);
    mist.addColorStop(0, alpha(tone, 0.2 + range * 0.17));
    mist.addColorStop(1, alpha(tone, 0.02));
    context.fillStyle = mist;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 80; step++) context.lineTo((step / 80) * width, crest(step / 80));
    context.lineTo(width, height);
    context.fill();
    if (range < 2) continue;
    // Rows of tea follow the slope.
    context.strokeStyle = alpha(tone, 0.34);
    context.lineWidth = Math.max(1, measure * 0.0022);
    for (let row = 1; row <= 7; row++) {
      context.beginPath();
      for (let step = 0; step <= 80; step++)
        context.lineTo((step / 80) * width, crest(step / 80) + row * tall * (0.022 + row * 0.0025));
      context.stroke();
    }
  }
  record(stage, 'scene', 'picture', { x: 0, y: top, width, height: tall });
}

/** The slip that is pasted on a tea pack, its name running down. */
function paintSlip(stage: Stage, box: BoundingBox): void {
  const { context, palette, brief, measure } = stage;
  const tone = inkTone(palette);
  context.fillStyle = tone;
  context.fillRect(box.x, box.y, box.width, box.height);
  record(stage, 'slip', 'shape', box);
  const line = inset(box, measure * 0.012);
  context.strokeStyle = mix(tone, palette.light, 0.7);
  context.lineWidth = Math.max(1, measure * 0.002);
  context.strokeRect(line.x, line.y, line.width, line.height);
  record(stage, 'slip line', 'shape', line);
  const inner = inset(box, measure * 0.04);
  setVerticalText(stage, {
    name: 'title',
    text: brief.copy.title,
    box: inner,
    voice: 'display',
    maxSize: measure * 0.17,
    maxColumns: 3,
    letterSpacing: 0.08,
    align: 'centre',
    valign: 'middle',
    colour: palette.light,
  });
}

/** Kind and maker run down beside the slip; answers what could not, being Latin. */
function setSides(stage: Stage, slip: BoundingBox, ink: string): InfoItem[] {
  const { measure } = stage;
  const { head } = packCopy(stage);
  const [first, second] = head.filter(({ text }) => isHan(text));
  for (const [item, x, align] of [
    [first, slip.x + slip.width + measure * 0.035, 'left'],
    [second, slip.x - measure * 0.105, 'right'],
  ] as const)
    if (item)
      setVerticalText(stage, {
        name: item.name,
        text: item.text,
        box: { x, y: slip.y + measure * 0.01, width: measure * 0.07, height: slip.height * 0.9 },
        voice: 'text',
        maxSize: measure * 0.04,
        maxColumns: 2,
        letterSpacing: 0.2,
        lineHeight: 1.3,
        align,
        colour: ink,
      });
  return head.filter((item) => item !== first && item !== second);
}

function drawChinese(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, figures, aspect } = stage;
  const paper = paperOf(palette);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const wide = aspect > 1.25;
  const edge = margin * 1.5;
  const long = [...brief.copy.title].length > 7;
  const across = measure * (long ? 0.32 : 0.24);
  const slip = {
    x: wide ? width * 0.3 - across / 2 : (width - across) / 2,
    y: wide ? edge * 0.6 : edge,
    width: across,
    height: wide ? height - edge * 1.2 : height * 0.47,
  };
  paintTerraces(stage, height * (wide ? 0.4 : 0.5));
  paintSlip(stage, slip);
  const rest = setSides(stage, slip, ink);
  const look = {
    ink,
    accent: inkTone(palette),
    ground: paper,
    title: 0,
    size: measure * 0.034,
    align: wide ? ('left' as const) : ('centre' as const),
  };
  const parts = [
    ...rest.map(({ name, text }) => ({
      name,
      text,
      voice: 'text' as const,
      size: look.size,
      gap: 0,
      maxLines: 2,
      colour: ink,
    })),
    ...footOfPack(stage, look),
  ];
  const [hero] = figures;
  const top = slip.y + slip.height + measure * 0.035;
  const place = wide
    ? { x: width * 0.56, width: width * 0.44 - edge, maxHeight: height - edge * 2 }
    : { x: edge, width: width - edge * 2, maxHeight: (height - top - edge * 0.7) * (hero ? 0.44 : 0.8) };
  const stack = prepareStack(stage, parts, { ...place, align: look.align });
  const y = wide ? edge : height - edge * 0.7 - stack.height;
  if (stack.height > 0)
    paintPlate(
      stage,
      { x: wide ? place.x : (width - stack.width) / 2, y, width: stack.width, height: stack.height },
      paper,
    );
  if (hero && !wide) {
    const side = Math.min(y - top - measure * 0.04, width * 0.42);
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: (width - side) / 2, y: y - side - measure * 0.035, width: side, height: side },
      stand: true,
    });
  } else if (hero) {
    const side = Math.min(height - edge * 2 - stack.height - measure * 0.04, place.width);
    if (side > measure * 0.16)
      paintFigure(stage, hero, {
        name: 'hero',
        box: { x: place.x, y: height - edge - side, width: side, height: side },
        stand: true,
      });
  }
  stack.paint(y);
}

/** Small words never lie on the rows of tea: a plate of paper keeps them clear. */
function paintPlate(stage: Stage, box: BoundingBox, paper: string): void {
  const { context, measure } = stage;
  const plate = inset(box, -measure * 0.022);
  context.fillStyle = paper;
  context.fillRect(plate.x, plate.y, plate.width, plate.height);
  record(stage, 'plate', 'shape', plate);
}

function drawLatin(stage: Stage): void {
  const { width, height, margin, measure, palette, figures } = stage;
  const paper = paperOf(palette);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const edge = margin * 1.5;
  paintTerraces(stage, height * 0.44);
  const look = {
    ink,
    accent: inkTone(palette),
    ground: paper,
    title: measure * 0.15,
    size: measure * 0.034,
    align: 'centre' as const,
  };
  const place = { x: edge, width: width - edge * 2, align: 'centre' as const };
  const [hero] = figures;
  const side = hero ? Math.min(height * 0.3, width * 0.56) : 0;
  const foot = prepareStack(stage, footOfPack(stage, { ...look, size: measure * 0.029 }), {
    ...place,
    maxHeight: height * 0.3,
  });
  const y = height - edge * 0.8 - foot.height;
  if (foot.height > 0)
    paintPlate(stage, { x: (width - foot.width) / 2, y, width: foot.width, height: foot.height }, paper);
  const head = prepareStack(stage, nameOfPack(stage, look), { ...place, maxHeight: y - side - edge - measure * 0.09 });
  const under = edge + head.height + measure * 0.03;
  if (hero && y - under > side)
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: (width - side) / 2, y: y - side - measure * 0.03, width: side, height: side },
      stand: true,
    });
  head.paint(edge);
  foot.paint(y);
}

function draw(stage: Stage): void {
  paintGround(stage, paperOf(stage.palette));
  if (isHan(stage.brief.copy.title)) drawChinese(stage);
  else drawLatin(stage);
}

export const packTea: Composition = {
  name: 'pack-tea',
  label: { en: 'slip over terraces', zh: '茶山贴签' },
  types: ['packaging'],
  suits: ({ prompt, copy, mood }) => {
    const fits = /tea|matcha|oolong|茶|龙井|普洱|乌龙|米|蜂蜜|笋|山|竹/iu.test(prompt);
    if (isHan(copy.title)) return fits ? 3 : mood === 'calm' || mood === 'elegant' ? 2.3 : 1.2;
    return fits ? 2.5 : 0.7;
  },
  ownColours: true,
  ground: ({ palette }) => paperOf(palette),
  figures: 1,
  draw,
};
