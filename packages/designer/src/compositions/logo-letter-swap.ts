import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { isHan } from './break-lines.ts';
import { logoGroundOf, paintLogoGround } from './logo-mark.ts';
import { openSheet } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, recordText, setText, voiceOf } from './text.ts';

type Sign = (context: SKRSContext2D, box: BoundingBox) => void;

const disc = (context: SKRSContext2D, x: number, y: number, radius: number) => {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
};

/** What stands in for a letter, in the letter's own box: the eye still reads it. */
const signs: Readonly<Record<string, readonly Sign[]>> = {
  O: [
    (context, { x, y, width, height }) => {
      for (let ring = 0; ring < 3; ring++) {
        context.lineWidth = width * (0.11 - ring * 0.02);
        disc(context, x + width / 2, y + height / 2, width * (0.44 - ring * 0.16));
        context.stroke();
      }
    },
    (context, { x, y, width, height }) => {
      disc(context, x + width / 2, y + height / 2, width / 2);
      context.fill();
      context.globalCompositeOperation = 'destination-out';
      for (let stripe = 0; stripe < 4; stripe++)
        context.fillRect(x, y + height * (0.5 + stripe * 0.13), width, height * (0.03 + stripe * 0.012));
      context.globalCompositeOperation = 'source-over';
    },
    (context, { x, y, width, height }) => {
      for (const [from, to] of [
        [0.06, 0.94],
        [1.06, 1.94],
      ] as const) {
        context.beginPath();
        context.arc(x + width / 2, y + height / 2, width / 2, Math.PI * from, Math.PI * to);
        context.fill();
      }
    },
  ],
  A: [
    (context, { x, y, width, height }) => {
      context.beginPath();
      context.moveTo(x + width / 2, y);
      context.lineTo(x + width, y + height);
      context.lineTo(x, y + height);
      context.fill();
      context.globalCompositeOperation = 'destination-out';
      disc(context, x + width / 2, y + height, width * 0.2);
      context.fill();
      context.globalCompositeOperation = 'source-over';
    },
  ],
  V: [
    (context, { x, y, width, height }) => {
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + width, y);
      context.lineTo(x + width / 2, y + height);
      context.fill();
    },
  ],
  E: [
    (context, { x, y, width, height }) => {
      for (const row of [0, 0.4, 0.8]) context.fillRect(x, y + height * row, width, height * 0.2);
    },
  ],
  I: [
    (context, { x, y, width, height }) => {
      const thick = Math.min(width, height * 0.24);
      const middle = x + width / 2;
      context.fillRect(middle - thick / 2, y + height * 0.36, thick, height * 0.64);
      disc(context, middle, y + thick * 0.62, thick * 0.62);
      context.fill();
    },
  ],
};

/** The letter to swap: the first that has a sign, the roundest before the others. */
function swapAt(title: string): number {
  if (isHan(title)) return -1;
  const letters = [...title.toUpperCase()];
  for (const letter of 'OAVEI') {
    const at = letters.indexOf(letter);
    if (at >= 0) return at;
  }
  return -1;
}

function draw(stage: Stage): void {
  const { width, height, measure, palette, brief, seed, context } = stage;
  const { copy } = brief;
  const ground = paintLogoGround(stage);
  const ink = inkOn(palette, ground);
  const accent = contrast(strongOf(palette), ground) >= 2.2 ? strongOf(palette) : ink;
  const at = swapAt(copy.title);
  const text = copy.title.toUpperCase();
  const inner = Math.min(width * 0.8, measure * 0.86);
  const small = copy.subtitle ?? copy.details[0];
  const layout = layoutText(stage, {
    name: 'wordmark',
    text: at < 0 ? copy.title : text,
    box: { x: (width - inner) / 2, y: height * 0.5 - measure * 0.24, width: inner, height: measure * 0.4 },
    voice: 'display',
    maxSize: measure * 0.34,
    align: 'centre',
    valign: 'middle',
    letterSpacing: 0.03,
    casing: at < 0 ? 'as-is' : 'upper',
    colour: ink,
  });
  const [line] = layout.lines;
  const { font } = voiceOf(stage, line!.text, 'display');
  context.font = font(layout.size);
  context.letterSpacing = '0px';
  context.fillStyle = ink;
  const letters = [...line!.text];
  const swapped = letters[at];
  const cap = context.measureText('H').actualBoundingBoxAscent;
  const bearing = cap * 0.05;
  // A round sign stays round, however narrow the face is: the word is set anew around it.
  const advances = letters.map((letter) =>
    letter === swapped && letter === 'O' ? cap + bearing * 2 : context.measureText(letter).width + layout.spacing,
  );
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  const scale = Math.min(1, inner / total);
  const baseline = line!.baseline - (cap * (1 - scale)) / 2;
  let x = width / 2 - (total * scale) / 2;
  context.font = font(layout.size * scale);
  for (const [index, letter] of letters.entries()) {
    if (letter === swapped) {
      const metrics = context.measureText(letter);
      const round = letter === 'O';
      const left = round ? x + bearing * scale : x - metrics.actualBoundingBoxLeft;
      const wide = round ? cap * scale : metrics.actualBoundingBoxLeft + metrics.actualBoundingBoxRight;
      const options = signs[letter]!;
      const box = { x: left, y: baseline - cap * scale, width: wide, height: cap * scale };
      paintSign(stage, options[seed % options.length]!, box, accent);
    } else {
      context.fillStyle = ink;
      context.fillText(letter, x, baseline);
    }
    x += advances[index]! * scale;
  }
  const placed = {
    ...layout,
    size: layout.size * scale,
    box: { x: width / 2 - (total * scale) / 2, y: baseline - cap * scale, width: total * scale, height: cap * scale },
  };
  recordText(stage, placed, ink);
  if (!small) return;
  const chinese = isHan(small);
  setText(stage, {
    name: 'tagline',
    text: small,
    box: {
      x: (width - inner) / 2,
      y: placed.box.y + placed.box.height + measure * 0.065,
      width: inner,
      height: measure * 0.06,
    },
    voice: 'text',
    weight: 500,
    maxSize: measure * 0.034,
    align: 'centre',
    colour: ink,
    letterSpacing: chinese ? 0.3 : 0.08,
  });
}

/** On a sheet of its own, for a sign may cut into itself. */
function paintSign(stage: Stage, sign: Sign, box: BoundingBox, colour: string): void {
  const pad = Math.ceil(box.height * 0.06);
  const size = { width: Math.ceil(box.width) + pad * 2, height: Math.ceil(box.height) + pad * 2 };
  const { canvas, context } = openSheet({ ...stage, ...size });
  context.fillStyle = colour;
  context.strokeStyle = colour;
  sign(context, { x: pad, y: pad, width: box.width, height: box.height });
  stage.context.drawImage(canvas, box.x - pad, box.y - pad);
}

export const logoLetterSwap: Composition = {
  name: 'logo-letter-swap',
  label: { en: 'letter swap', zh: '字母替换' },
  types: ['logo'],
  suits: (brief) => {
    const { title } = brief.copy;
    if (swapAt(title) < 0) return 0;
    return title.length <= 7 ? 2.5 : title.length <= 11 ? 2 : 0.4;
  },
  ground: logoGroundOf,
  figures: 0,
  draw,
};
