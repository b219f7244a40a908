import { asksToSee } from './asks-to-see.ts';
import { isSolemn } from '../brief/solemn.ts';
import type { Composition } from './composition.ts';
import { distance, floodOf, inkOn } from './colours.ts';
import { splitIntoUnits } from '../type/line-units.ts';
import { isHan } from './break-lines.ts';
import { chromaOf } from '../raster/colour.ts';
import { contrast } from '../palette/contrast.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { paintGround } from './shapes.ts';
import { record, recordWords } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText, voiceOf } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** "Clay since 1931" is about clay. */
const littleWords =
  /^(?:since|from|with|without|your|their|there|these|those|about|before|after|until|every|where|which|while|through|between|towards?|under|over|into|because|would|could|should|have|been|that|this|they|what|when|than|then|guaranteed)$/i;

/** The word that is repeated: the title itself when short, else its longest word. */
function leadWord(title: string): string {
  const trimmed = title.trim();
  if (isHan(trimmed))
    return [...trimmed].length <= 6
      ? trimmed
      : (splitIntoUnits(trimmed)
          .map((unit) => unit.text.trim())
          .find((word) => [...word].length >= 2) ?? [...trimmed].slice(0, 4).join(''));
  if (trimmed.length <= 12) return trimmed;
  const words = trimmed.split(/\s+/);
  const telling = words.filter((word) => !/\d/.test(word) && !littleWords.test(word));
  return (telling.length > 0 ? telling : words).reduce((longest, word) =>
    word.length > longest.length ? word : longest,
  );
}

interface Row {
  readonly y: number;
  readonly height: number;
}

/** The rows of a block, thick in the middle. */
function layRows(box: BoundingBox, gap: number, chinese: boolean): Row[] {
  const count = box.height > box.width * 0.8 ? 9 : box.height > box.width * 0.4 ? 7 : 5;
  const weights = Array.from(
    { length: count },
    (_, row) => (chinese ? 0.3 : 0.16) + Math.sin((row / (count - 1)) * Math.PI) ** 3 * 2.1 + 0.12 * (row % 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const free = box.height - gap * (count - 1);
  let y = box.y;
  return weights.map((weight) => {
    const height = (free * weight) / sum;
    const row = { y, height };
    y += height + gap;
    return row;
  });
}

function paintRow(stage: Stage, text: string, box: BoundingBox, colour: string): void {
  const { context } = stage;
  context.save();
  context.font = voiceOf(stage, text, 'display').font(400);
  context.letterSpacing = '0px';
  const metrics = context.measureText(text);
  context.translate(box.x, box.y);
  context.scale(
    box.width / (metrics.actualBoundingBoxLeft + metrics.actualBoundingBoxRight),
    box.height / (metrics.actualBoundingBoxAscent + metrics.actualBoundingBoxDescent),
  );
  context.fillStyle = colour;
  context.fillText(text, metrics.actualBoundingBoxLeft, metrics.actualBoundingBoxAscent);
  context.restore();
}

/** The rows about the middle one first: that one is what people read, and a layer of its own. */
function paintRows(stage: Stage, word: string, box: BoundingBox, ink: string, bright: string): void {
  const chinese = isHan(word);
  const text = chinese ? word : word.toUpperCase();
  const rows = layRows(box, stage.measure * 0.0095, chinese);
  const [middle] = rows.splice((rows.length - 1) / 2, 1);
  for (const row of rows) paintRow(stage, text, { ...box, ...row }, ink);
  record(stage, 'rows', 'shape', box);
  const read = { ...box, ...middle! };
  paintRow(stage, text, read, bright);
  recordWords(stage, 'title', read, {
    lines: [text],
    family: voiceOf(stage, text, 'display').face.family,
    size: Math.round(read.height),
    colour: bright,
    align: 'left',
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, palette, brief, measure } = stage;
  const { copy } = brief;
  const ground = floodOf(palette);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const options = [palette.light, palette.ground, palette.accent, ...palette.colours, palette.dark, '#ffd84d'];
  // A grey row among white ones only looks unplugged.
  const calls = (colour: string) => chromaOf(colour) > 0.03 || contrast(colour, ink) >= 3;
  const bright =
    options.find((colour) => distance(colour, ink) > 110 && contrast(colour, ground) >= 3 && calls(colour)) ?? ink;
  const word = leadWord(copy.title);
  const column = width - margin * 2;
  const bottom = height - margin;
  if (copy.action) {
    const tall = measure * 0.062;
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: margin + column,
      y: bottom - tall,
      height: tall,
      maxWidth: column * 0.4,
      fill: ink,
      ink: ground,
      align: 'right',
    });
  }
  const room = copy.action ? column * 0.6 : column;
  let foot = paintInfo(stage, infoItems(copy), { x: margin, width: room, bottom, colour: ink });
  if (copy.action) foot = Math.min(foot, bottom - measure * 0.062);
  if (word !== copy.title.trim()) {
    const title = setText(stage, {
      name: 'title in full',
      text: copy.title,
      box: { x: margin, y: foot - measure * 0.15, width: column, height: measure * 0.115 },
      voice: 'display',
      maxLines: 2,
      maxSize: measure * 0.066,
      valign: 'bottom',
      colour: ink,
    });
    foot = title.y;
  }
  paintRows(stage, word, { x: margin, y: margin, width: column, height: foot - margin - measure * 0.045 }, ink, bright);
}

export const rhythm: Composition = {
  name: 'type-rhythm',
  label: { en: 'type in rhythm', zh: '文字韵律' },
  types: ['poster', 'social', 'banner'],
  suits: (brief, subjects) => {
    // One word of a notice, said nine times, says something else.
    if (brief.festival || brief.topic === 'notice' || isSolemn(brief) || asksToSee(brief)) return 0.2;
    // What has several lines to tell is read, not looked at.
    if (brief.copy.details.length > 2) return 0.6;
    const typographic = /swiss|minimal|brutal|typograph|lecture|conference|talk\b|讲座|论坛|峰会|字体/i.test(
      `${brief.style ?? ''} ${brief.prompt}`,
    );
    if (typographic && brief.type === 'poster') return 2.8;
    // Of a sentence one word would say something else: “perfect” is not what “done is better than perfect” means.
    if (brief.copy.title.split(' ').length > 3) return 0.8;
    return subjects === 0 ? 2.4 : brief.type === 'poster' ? 0.9 : 0.5;
  },
  ground: ({ palette }) => floodOf(palette),
  figures: 0,
  draw,
};
