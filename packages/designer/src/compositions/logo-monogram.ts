import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Composition } from './composition.ts';
import { inkOn } from './colours.ts';
import { isHan } from './break-lines.ts';
import { logoGroundOf, paintLogoGround, setWordmark } from './logo-mark.ts';
import { fillDisc } from './shapes.ts';
import { openSheet, record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, drawLines } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** One Latin word gives its first letter, several give two initials; a Han name gives its first character. */
export function initials(title: string): string {
  const trimmed = title.trim();
  if (isHan(trimmed)) return [...trimmed.replace(/[^\p{Script=Han}]/gu, '')][0] ?? trimmed[0]!;
  const words = trimmed.split(/[\s&+-]+/).filter((word) => /[a-z0-9]/i.test(word));
  const letters =
    words.length > 1 && words.length < 4 ? words.slice(0, 2).map((word) => word[0]!) : [words[0]?.[0] ?? trimmed[0]!];
  return letters.join('').toUpperCase();
}

type Treatment = (context: SKRSContext2D, box: BoundingBox) => void;

/** Cuts that make a letter a mark: stripes that grow, a rising sun, a slanting light, a cut corner. */
const treatments: Treatment[] = [
  (context, box) => {
    context.globalCompositeOperation = 'destination-out';
    for (let stripe = 0; stripe < 7; stripe++)
      context.fillRect(
        box.x - 2,
        box.y + box.height * (0.34 + stripe * 0.098),
        box.width + 4,
        box.height * (0.008 + stripe * 0.0085),
      );
  },
  (context, box) => {
    context.globalCompositeOperation = 'destination-out';
    const radius = box.height * 0.2;
    fillDisc(context, box.x + box.width * 0.74, box.y + box.height * 0.72, radius * 1.22, '#000000');
    context.globalCompositeOperation = 'source-over';
    fillDisc(context, box.x + box.width * 0.74, box.y + box.height * 0.72, radius, '#000000');
  },
  (context, box) => {
    context.globalCompositeOperation = 'destination-out';
    context.lineWidth = box.height * 0.045;
    context.beginPath();
    context.moveTo(box.x - box.width * 0.2, box.y + box.height * 0.78);
    context.lineTo(box.x + box.width * 1.2, box.y + box.height * 0.3);
    context.stroke();
  },
];

function draw(stage: Stage): void {
  const { width, height, measure, palette, brief, seed, context } = stage;
  const ground = paintLogoGround(stage);
  const ink = inkOn(palette, ground);
  const size = measure * 0.4;
  const top = height * 0.5 - measure * 0.34;
  const box = { x: (width - size) / 2, y: top, width: size, height: size };
  const sheet = openSheet(stage);
  const treatment = Math.floor(seed / 3) % 4;
  const framed = treatment === 3;
  const inner = framed ? { x: box.x + size * 0.2, y: box.y + size * 0.2, width: size * 0.6, height: size * 0.6 } : box;
  const layout = layoutText(stage, {
    name: 'monogram',
    text: initials(brief.copy.title),
    box: inner,
    voice: 'display',
    align: 'centre',
    valign: 'middle',
    casing: 'upper',
    letterSpacing: -0.03,
  });
  if (framed) {
    fillDisc(sheet.context, width / 2, top + size / 2, size / 2, '#000000');
    sheet.context.globalCompositeOperation = 'destination-out';
  }
  drawLines(sheet.context, layout, '#000000');
  treatments[treatment]?.(sheet.context, layout.box);
  sheet.context.globalCompositeOperation = 'source-in';
  sheet.context.fillStyle = ink;
  sheet.context.fillRect(0, 0, width, height);
  context.drawImage(sheet.canvas, 0, 0);
  record(stage, 'monogram', 'shape', box);
  setWordmark(stage, top + size + measure * 0.08, ink);
}

export const logoMonogram: Composition = {
  name: 'logo-monogram',
  label: { en: 'letter mark', zh: '字母标志' },
  types: ['logo'],
  suits: (_brief, subjects) => (subjects > 0 ? 2 : 2.6),
  ground: logoGroundOf,
  figures: 0,
  draw,
};
