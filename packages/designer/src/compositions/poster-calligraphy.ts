import { smoothStep } from '../raster/smooth-step.ts';
import { createCanvas } from '@napi-rs/canvas';
import { noise, wave } from '../raster/noise.ts';
import { allowedColour } from '../palette/forbidden-colours.ts';
import { channels, mix } from '../raster/colour.ts';
import { isSolemn } from '../brief/solemn.ts';
import type { Composition } from './composition.ts';
import { inkOn } from './colours.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintInfo } from './info.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record, recordWords } from './stage.ts';
import type { Stage } from './stage.ts';
import { tiledFill } from './tile.ts';
import { setText, voiceOf } from './text.ts';
import { hanBaseline } from '../type/draw-vertical.ts';

interface Ridge {
  base: number;
  rise: number;
  strength: number;
  frequency: number;
  fade: number;
  phase: number;
}

/** Ink ridges: dense along a broken crest, dissolving downward into mist. Drawn at half size: mist has no edges. */
function paintRidges(stage: Stage, foot: number): void {
  const scale = Math.max(0.4, Math.min(1, 620 / Math.max(stage.width, stage.height)));
  const width = Math.round(stage.width * scale);
  const height = Math.round(foot * scale);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const unit = (stage.measure * scale) / 1000;
  const mist = noise('soft', stage.seed % 97);
  const bite = noise('fine', 12);
  const body = wave('soft', 31 + (stage.seed % 13));
  const edge = wave('fine', 12);
  const ink = channels(mix(stage.palette.dark, '#20242a', 0.6));
  const far = channels(mix(stage.palette.accent, '#3d5a57', 0.6));
  const top = height / unit;
  const ridges: Ridge[] = [
    { base: top * 0.42, rise: 230, strength: 0.34, frequency: 0.42, fade: 130, phase: 40 },
    { base: top * 0.54, rise: 190, strength: 0.55, frequency: 0.62, fade: 105, phase: 210 },
    { base: top * 0.66, rise: 140, strength: 0.85, frequency: 0.95, fade: 80, phase: 330 },
  ];
  for (const { base, rise, strength, frequency, fade, phase } of ridges) {
    const share = strength < 0.5 ? 0.65 : 0.2;
    const tone = ink.map((value, index) => value + (far[index]! - value) * share);
    for (let x = 0; x < width; x++) {
      const ux = x / unit;
      const line = base - rise * Math.max(0, body(ux * frequency * 0.55 + phase, phase) - 0.32) * 1.7;
      const crest = line - 16 * edge(ux * frequency * 0.6 + phase, 7);
      const end = Math.min(height, Math.ceil((crest + fade * 2.6) * unit));
      for (let y = Math.max(0, Math.floor(crest * unit) - 3); y < end; y++) {
        const uy = y / unit;
        const depth = uy - crest + (bite(ux * 2, uy * 2) - 0.5) * 5;
        const wash = 0.75 * Math.exp(-Math.max(0, uy - line) / fade) + 0.4 * Math.exp(-depth / 13) * mist(ux, uy);
        const amount = strength * smoothStep(-2, 4, depth) * wash * (0.35 + 1.1 * mist(ux / 2 + phase, uy / 2 + 50));
        const at = (y * width + x) * 4;
        const alpha = image.data[at + 3]! / 255;
        image.data[at] = tone[0]!;
        image.data[at + 1] = tone[1]!;
        image.data[at + 2] = tone[2]!;
        image.data[at + 3] = (1 - (1 - alpha) * Math.exp(-amount)) * 255;
      }
    }
  }
  context.putImageData(image, 0, 0);
  stage.context.save();
  stage.context.globalCompositeOperation = 'multiply';
  stage.context.drawImage(canvas, 0, 0, stage.width, foot);
  stage.context.restore();
  record(stage, 'mountains', 'picture', { x: 0, y: foot * 0.2, width: stage.width, height: foot * 0.8 });
}

/** Characters one below the other; a long title runs in columns from right to left. Answers the left edge. */
function setVertical(
  stage: Stage,
  name: string,
  text: string,
  box: { right: number; top: number; height: number },
  most: number,
  voice: 'display' | 'text',
  colour: string,
): number {
  const { context } = stage;
  const characters = [...text.replace(/\s+/g, '')];
  const step = voice === 'display' ? 1.02 : 1.36;
  const columns = Math.max(
    1,
    Math.ceil((characters.length * most * step) / box.height / (voice === 'display' ? 1.35 : 2)),
  );
  const each = Math.ceil(characters.length / columns);
  const size = Math.min(most, box.height / (each * step));
  const gap = size * (voice === 'display' ? 1.08 : 1.6);
  const chosen = voiceOf(stage, text, voice);
  context.font = chosen.font(size);
  context.letterSpacing = '0px';
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, character] of characters.entries()) {
    const column = Math.floor(index / each);
    context.fillText(character, box.right - size / 2 - column * gap, box.top + ((index % each) + 0.5) * size * step);
  }
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const left = box.right - size - (columns - 1) * gap;
  const lines = Array.from({ length: columns }, (_, column) =>
    characters.slice(column * each, (column + 1) * each).join(''),
  );
  const placed = { x: left, y: box.top, width: box.right - left, height: each * size * step };
  const look = { lines, family: chosen.face.family, size, colour, align: 'vertical' };
  const baseline = box.top + size * (hanBaseline + (step - 1) / 2);
  recordWords(stage, name, placed, { ...look, tracking: step - 1, lineHeight: gap / size, baseline });
  return left;
}

/** A seal with the title's first character, worn as stamps are. */
function paintSeal(stage: Stage, x: number, y: number, side: number, character: string): void {
  const canvas = createCanvas(96, 96);
  const context = canvas.getContext('2d');
  context.fillStyle = allowedColour(stage.direction, '#b5281f');
  context.beginPath();
  context.roundRect(4, 4, 88, 88, 12);
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  context.font = voiceOf(stage, character, 'display').font(72);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(character, 48, 50);
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = tiledFill(context, 'wear');
  context.fillRect(0, 0, 96, 96);
  stage.context.drawImage(canvas, x, y, side, side);
  record(stage, 'seal', 'shape', { x, y, width: side, height: side });
}

function paintSun(stage: Stage, foot: number, colour: string): void {
  const [x, y, radius] = [stage.width * (stage.aspect > 1.25 ? 0.3 : 0.34), foot * 0.27, stage.measure * 0.1];
  fillDisc(stage.context, x, y, radius, colour);
  record(stage, 'sun', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief } = stage;
  const { copy } = brief;
  const paper = mix(palette.light, '#f4efe2', 0.6);
  paintGround(stage, paper);
  const ink = inkOn(palette, paper);
  // Letters and figures do not run down beside the title.
  const beside =
    copy.subtitle && isHan(copy.subtitle) && !/[\dA-Za-z]/u.test(copy.subtitle) ? copy.subtitle : undefined;
  const items = infoItems(copy, beside ? ['subtitle'] : []);
  const line = items.map((item) => item.text).join('　');
  const last = { x: margin * 1.3, width: width - margin * 2.6, bottom: height - margin * 1.1 };
  const single = line.length > 0 && line.length < 30;
  const top = single
    ? setText(stage, {
        name: 'details',
        text: line,
        box: { x: last.x, y: last.bottom - measure * 0.05, width: last.width, height: measure * 0.05 },
        voice: 'text',
        maxSize: measure * 0.038,
        valign: 'bottom',
        colour: ink,
        letterSpacing: 0.12,
      }).y
    : paintInfo(stage, items, { ...last, colour: ink, size: measure * 0.028, maxHeight: height * 0.2 });
  const foot = items.length > 0 ? top - measure * 0.03 : height - margin;
  const [hero, second] = stage.figures;
  const wide = stage.aspect > 1.25;
  // Red is a colour of joy.
  const solemn = isSolemn(brief);
  paintSun(stage, foot, solemn ? mix('#8f9499', paper, 0.5) : mix(palette.accent, paper, 0.25));
  paintRidges(stage, hero ? foot * 0.86 : foot);
  const tall = (wide ? foot : foot * 0.62) - margin * 1.6;
  const left = setVertical(
    stage,
    'title',
    copy.title,
    { right: width - margin * 1.5, top: margin * 1.4, height: tall },
    measure * 0.185,
    'display',
    ink,
  );
  const seal = measure * 0.068;
  let side = left - measure * 0.045;
  if (beside) {
    side =
      setVertical(
        stage,
        'subtitle',
        beside,
        { right: side, top: margin * 1.5, height: tall - seal * 1.6 },
        measure * 0.031,
        'text',
        ink,
      ) -
      measure * 0.02;
  }
  const under = beside ? margin * 1.4 + tall - seal : margin * 1.7;
  if (!solemn)
    paintSeal(stage, left - measure * 0.045 - seal * 0.8, under, seal, [...copy.title.replace(/\s/g, '')][0]!);
  if (!hero) return;
  const size = Math.min(wide ? foot * 0.7 : foot * 0.4, width * 0.56);
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: margin * 1.2, y: foot - size * 0.98, width: size, height: size },
    stand: true,
    mode: 'multiply',
  });
  if (second && !wide)
    paintFigure(stage, second, {
      name: 'companion',
      box: { x: width - margin * 1.6 - size * 0.42, y: foot - size * 0.4, width: size * 0.4, height: size * 0.38 },
      stand: true,
      mode: 'multiply',
    });
}

export const calligraphy: Composition = {
  name: 'vertical-calligraphy',
  label: { en: 'vertical calligraphy', zh: '竖排书法' },
  types: ['poster', 'cover', 'social'],
  suits: (brief) => {
    const length = [...brief.copy.title.replace(/\s/g, '')].length;
    if (!isHan(brief.copy.title) || length > 10 || /[a-z0-9]/i.test(brief.copy.title)) return 0;
    const fits =
      /茶|诗|书法|国风|中式|山水|清明|重阳|古|墨|禅|竹|水墨/.test(brief.prompt) || brief.festival === 'qingming';
    return fits ? 2.8 : brief.mood === 'elegant' || brief.mood === 'calm' ? 1.8 : 0.7;
  },
  quiet: true,
  ownColours: true,
  figures: 2,
  draw,
};
