import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { distance, inkOn, accentOn, strongOf } from './colours.ts';
import { paintCardMark } from './card-mark.ts';
import { contactParts, identityOf, nameParts } from './card-words.ts';
import type { Composition } from './composition.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import type { PatternName } from './repeat-pattern.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

const paperOf = (palette: Palette) => mix(palette.light, '#ffffff', 0.35);

/** The repeat that speaks the brief's language: coins and waves for Chinese houses, sails and quarters for bold ones. */
export function patternFor({ brief, seed }: Stage): PatternName {
  const chinese = isHan(brief.copy.title);
  const choice: readonly PatternName[] = chinese
    ? ['coins', 'scales', 'leaves']
    : brief.mood === 'natural' || brief.mood === 'elegant' || brief.mood === 'calm'
      ? ['leaves', 'scales', 'coins']
      : ['quarters', 'sails', 'dots'];
  return choice[seed % choice.length]!;
}

/** Two steps of the flood itself, toward whichever end leaves them to be seen. */
function quietTones(palette: Palette, flood: string): string[] {
  const [end, step] = distance(flood, palette.light) > 110 ? [palette.light, 0.28] : [palette.dark, 0.16];
  return [mix(flood, end, step), mix(flood, end, step * 2)];
}

/** The mark on the seam: the subject where there is one, else the initial. */
function paintMark(stage: Stage, x: number, y: number, radius: number, paper: string): void {
  const { palette, context } = stage;
  fillDisc(context, x, y, radius, paper);
  record(stage, 'disc', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  paintCardMark(stage, {
    x,
    y,
    side: radius * 1.32,
    tall: 0.8,
    colour: accentOn({ ...palette, accent: strongOf(palette) }, paper, 3),
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const paper = paperOf(palette);
  paintGround(stage, paper);
  const flood = palette.asked ? palette.ground : strongOf(palette);
  const wide = aspect > 1.1;
  const identity = identityOf(brief.copy);
  const band: BoundingBox = wide
    ? { x: 0, y: 0, width: width * 0.34, height }
    : { x: 0, y: 0, width, height: height * 0.34 };
  const pattern = patternFor(stage);
  const quiet = pattern === 'coins' || pattern === 'scales';
  const tones = quiet ? quietTones(palette, flood) : patternTones(palette, flood);
  paintRepeat(stage, {
    pattern,
    box: band,
    ground: flood,
    tones,
    side: Math.min(band.width, band.height) / (quiet ? 4 : 3),
  });
  const radius = Math.min(measure * 0.11, Math.min(band.width, band.height) * 0.34);
  const edge = margin * 1.4;
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const look = {
    ink,
    accent: accentOn({ ...palette, accent: strongOf(palette) }, paper, 4.7),
    size: measure * 0.035,
    name: measure * 0.09,
  };
  const x = wide ? band.width + radius + edge * 0.85 : edge;
  const column = width - x - edge;
  if (wide) paintMark(stage, band.width, height / 2, radius, paper);
  else paintMark(stage, edge + radius, band.height, radius, paper);
  const top = wide ? edge : band.height + radius + edge * 0.6;
  const room = height - edge - top;
  const stack = prepareStack(stage, nameParts(stage, identity, look), { x, width: column, maxHeight: room * 0.5 });
  const facts = prepareStack(stage, contactParts(identity.lines, look), { x, width: column, maxHeight: room * 0.42 });
  const gap = facts.height > 0 ? look.size * 1.7 : 0;
  const total = stack.height + gap + facts.height;
  const from = top + (wide ? Math.max(0, (room - total) / 2) : 0);
  const y = stack.paint(from) + gap;
  facts.paint(wide ? y : Math.max(y, height - edge - facts.height));
}

export const cardPattern: Composition = {
  name: 'card-pattern',
  label: { en: 'patterned side', zh: '花纹侧边' },
  types: ['business-card'],
  suits: ({ mood }, subjects) =>
    2.2 + (mood === 'playful' || mood === 'warm' || mood === 'natural' ? 0.4 : 0) + (subjects > 0 ? 0.2 : 0),
  ground: ({ palette }: Omit<Direction, 'label'>) => paperOf(palette),
  figures: 1,
  draw,
};
