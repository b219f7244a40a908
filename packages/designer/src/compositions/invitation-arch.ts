import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { readOklch } from '../palette/oklch.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { distance, inkOn, accentOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { inset, sheetBox } from './frames.ts';
import { invitationParts, isWedding } from './invitation-words.ts';
import { fillDisc, paintGround, steps } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

/** The wall around the arch, softened: a card is held in the hand, not seen from across the street. */
const wallOf = (palette: Palette) => (palette.asked ? palette.ground : mix(strongOf(palette), palette.light, 0.16));
const paperOf = (palette: Palette) => mix(palette.light, '#fffaf2', 0.5);

function traceArch(stage: Stage, box: BoundingBox): void {
  const { context } = stage;
  const radius = Math.min(box.width / 2, box.height / 2);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, [radius, radius, 0, 0]);
}

/** From red to yellow: no sun is green. */
const isWarm = (colour: string): boolean => {
  const { hue, chroma } = readOklch(colour);
  return chroma > 0.06 && hue > 15 && hue < 105;
};

/** Four ranges of hills under a low sun, in steps of one colour: the country within the arch. */
function paintCountry(stage: Stage, arch: BoundingBox, top: number): void {
  const { context, palette, seed } = stage;
  const paper = paperOf(palette);
  const flood = strongOf(palette);
  const sun =
    [palette.accent, ...palette.colours].find((colour) => distance(colour, flood) > 70 && isWarm(colour)) ?? '#efb54a';
  const foot = arch.y + arch.height;
  const tall = foot - top;
  context.save();
  traceArch(stage, arch);
  context.clip();
  const x = arch.x + arch.width * (seed % 2 ? 0.34 : 0.64);
  const radius = Math.min(tall * 0.34, arch.width * 0.15);
  fillDisc(context, x, top + tall * 0.36, radius, mix(sun, paper, 0.1));
  const tones = steps(mix(flood, paper, 0.66), mix(flood, palette.dark, 0.28), 4);
  for (const [index, tone] of tones.entries()) {
    const base = top + tall * (0.36 + index * 0.17);
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(arch.x, foot);
    for (let step = 0; step <= 60; step++) {
      const share = step / 60;
      const swing =
        Math.sin(share * (3.4 + index) + seed * 1.7 + index * 2.1) + 0.35 * Math.sin(share * 9 + index * 4 + seed);
      context.lineTo(arch.x + arch.width * share, base + swing * tall * (0.1 - index * 0.012));
    }
    context.lineTo(arch.x + arch.width, foot);
    context.fill();
  }
  context.restore();
  record(stage, 'hills', 'picture', { x: arch.x, y: top, width: arch.width, height: tall });
}

/** Nested rounds that rise from the foot, from the wall's colour to paper: a gate within the gate. */
function paintRounds(stage: Stage, arch: BoundingBox, top: number): void {
  const { context, palette } = stage;
  const paper = paperOf(palette);
  const flood = strongOf(palette);
  const second = [palette.accent, ...palette.colours].find((colour) => distance(colour, flood) > 60) ?? flood;
  const foot = arch.y + arch.height;
  const most = Math.min((foot - top) * 0.94, arch.width * 0.44);
  context.save();
  traceArch(stage, arch);
  context.clip();
  const tones = [mix(flood, paper, 0.7), mix(second, paper, 0.25), mix(flood, paper, 0.35), flood, paper];
  for (const [index, tone] of tones.entries())
    fillDisc(context, arch.x + arch.width / 2, foot, most * (1 - index * 0.19), tone);
  context.restore();
  record(stage, 'rounds', 'picture', {
    x: arch.x + arch.width / 2 - most,
    y: foot - most,
    width: most * 2,
    height: most,
  });
}

function drawTall(stage: Stage): void {
  const { width, height, margin, measure, palette, context } = stage;
  const paper = paperOf(palette);
  const wall = wallOf(palette);
  paintGround(stage, wall);
  const arch = inset(sheetBox(stage), margin * 1.15);
  context.fillStyle = paper;
  traceArch(stage, arch);
  context.fill();
  record(stage, 'arch', 'shape', arch);
  const line = inset(arch, -margin * 0.36);
  context.strokeStyle = mix(wall, paper, 0.75);
  context.lineWidth = Math.max(1, measure * 0.0024);
  traceArch(stage, line);
  context.stroke();
  record(stage, 'outline', 'shape', line);
  const radius = arch.width / 2;
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const column = arch.width * 0.7;
  // The arch is wide enough for words from about a third of its rise.
  const top = arch.y + Math.min(radius * 0.42, height * 0.2);
  const least = height * 0.26;
  const stack = prepareStack(
    stage,
    invitationParts(stage, {
      ink,
      accent: accentOn({ ...palette, accent: strongOf(palette) }, paper, 4.8),
      title: measure * 0.125,
      titleCasing: 'as-is',
    }),
    { x: (width - column) / 2, width: column, maxHeight: arch.y + arch.height - top - least, align: 'centre' },
  );
  const room = arch.y + arch.height - least - top;
  const from = top + Math.min((room - stack.height) * 0.35, measure * 0.12);
  const foot = from + stack.height + measure * 0.02;
  const { brief, seed } = stage;
  const paintFoot = brief.setting.terrain || (seed >> 3) % 2 === 0 ? paintCountry : paintRounds;
  paintFoot(stage, arch, Math.max(foot, arch.y + arch.height - Math.max(least, height * 0.36)));
  stack.paint(from);
}

function drawWide(stage: Stage): void {
  const { width, height, margin, measure, palette, context } = stage;
  const paper = paperOf(palette);
  paintGround(stage, paper);
  const across = Math.min(width * 0.34, height * 0.78);
  const arch = { x: margin * 1.2, y: margin, width: across, height: height - margin * 2 };
  context.fillStyle = mix(wallOf(palette), paper, 0.72);
  traceArch(stage, arch);
  context.fill();
  record(stage, 'arch', 'shape', arch);
  paintCountry(stage, arch, arch.y + arch.height * 0.34);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const x = arch.x + arch.width + margin * 1.4;
  const column = width - x - margin * 1.4;
  const stack = prepareStack(
    stage,
    invitationParts(stage, {
      ink,
      accent: accentOn({ ...palette, accent: strongOf(palette) }, paper, 4.8),
      title: measure * 0.14,
      titleCasing: 'as-is',
    }),
    { x, width: column, maxHeight: height - margin * 2, align: 'centre' },
  );
  stack.paint((height - stack.height) / 2);
}

export const invitationArch: Composition = {
  name: 'invitation-arch',
  label: { en: 'arched gate', zh: '拱门' },
  types: ['invitation'],
  suits: ({ prompt, mood, setting, festival }) =>
    (festival === 'ramadan' ||
    setting.terrain ||
    /beach|vineyard|desert|mountain|country|retreat|海边|山|庄园|草坪|户外/iu.test(prompt)
      ? 2.9
      : 2) +
    (isWedding(prompt) ? 0.2 : 0) +
    (mood === 'warm' || mood === 'natural' || mood === 'calm' ? 0.3 : 0),
  ground: ({ palette }: Omit<Direction, 'label'>) => wallOf(palette),
  figures: 0,
  draw: (stage) => (stage.aspect > 1.25 ? drawWide(stage) : drawTall(stage)),
};
