import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Composition } from './composition.ts';
import { floodOrPaper, inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { isHan } from './break-lines.ts';
import { portraitWords } from './portrait-words.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

const groundFor: NonNullable<Composition['ground']> = (direction, seed) => floodOrPaper(direction, seed % 2 === 0);

/** Two drops with tails: the opening mark of a quotation, or its corners 「 where Chinese is set. */
function paintMark(context: SKRSContext2D, x: number, y: number, size: number, chinese: boolean): void {
  if (chinese) {
    const thick = size * 0.17;
    context.fillRect(x, y, size * 0.82, thick);
    context.fillRect(x, y, thick, size * 1.02);
    return;
  }
  for (const step of [0, 1]) {
    const left = x + step * size * 0.62;
    const radius = size * 0.25;
    context.beginPath();
    context.arc(left + radius, y + size * 0.62, radius, 0, Math.PI * 2);
    context.fill();
    context.beginPath();
    context.moveTo(left, y + size * 0.62);
    context.bezierCurveTo(left, y + size * 0.26, left + size * 0.14, y + size * 0.08, left + size * 0.42, y);
    context.lineTo(left + size * 0.46, y + size * 0.12);
    context.bezierCurveTo(
      left + size * 0.28,
      y + size * 0.2,
      left + size * 0.2,
      y + size * 0.34,
      left + size * 0.24,
      y + size * 0.46,
    );
    context.closePath();
    context.fill();
  }
}

/** A saying of few words fills the card; shares of the sheet's measure. */
function quoteSize(text: string): number {
  const long = isHan(text) ? [...text].length * 2.6 : text.length;
  return long <= 30 ? 0.19 : long <= 60 ? 0.15 : 0.115;
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, brief, palette, context, seed, aspect } = stage;
  const ground = groundFor(stage.direction, seed);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const accent =
    [strongOf(palette), palette.accent, ...palette.colours].find((own) => contrast(own, ground) >= 1.9) ?? ink;
  const words = portraitWords(brief, 'quote');
  const pad = margin * 1.15;
  const size = measure * 0.17;
  context.fillStyle = accent;
  paintMark(context, pad, pad, size, isHan(words.lead.text));
  record(stage, 'quotation mark', 'shape', { x: pad, y: pad, width: size * 1.2, height: size });
  // Beside the words on a wide sheet, above them on others.
  const wide = aspect > 1.3;
  const left = wide ? pad + size * 1.7 : pad;
  const top = wide ? pad : pad + size * 1.32;
  paintWordBlock(stage, {
    box: { x: left, y: top, width: width - left - pad, height: height - top - pad },
    ink,
    ground,
    stand: 'apart',
    title: words.lead,
    items: words.items,
    titleSize: measure * quoteSize(words.lead.text),
    titleLines: 7,
    infoSize: measure * 0.034,
    columns: 2,
    rule: accent,
  });
}

export const portraitQuote: Composition = {
  name: 'portrait-quote',
  label: { en: 'large quotation', zh: '大字引语' },
  types: ['portrait'],
  suits: ({ copy }) => (copy.quote ? 2.9 : copy.title.length > (isHan(copy.title) ? 8 : 22) ? 2.2 : 1),
  ground: groundFor,
  figures: 0,
  draw,
};
