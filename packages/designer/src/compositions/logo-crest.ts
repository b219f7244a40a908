import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { logoGroundOf, paintLogoGround, setWordmark } from './logo-mark.ts';
import { drawLetterIn, drawSilhouette, firstLetter, oneInk, traceShield } from './logo-shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

function star(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = point % 2 === 0 ? radius : radius * 0.42;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.fill();
}

/** Laurel: a stem of leaves that rises beside the shield. */
function laurel(context: SKRSContext2D, x: number, y: number, size: number, side: -1 | 1): void {
  for (let leaf = 0; leaf < 8; leaf++) {
    const share = leaf / 7;
    const angle = Math.PI * (0.5 - side * 0.06) - side * share * 1.9;
    const [px, py] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
    context.save();
    context.translate(px, py);
    context.rotate(angle - side * (Math.PI / 2 + 0.5));
    context.beginPath();
    context.ellipse(size * 0.08, 0, size * 0.115, size * 0.042, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}

/** What divides the field: a chief with stars, a chevron, or a pale with two tones. */
function divide(stage: Stage, box: BoundingBox, tone: string, paper: string): void {
  const { context, seed } = stage;
  context.fillStyle = tone;
  const division = seed % 3;
  const middle = box.x + box.width / 2;
  if (division === 0) {
    context.fillRect(box.x, box.y, box.width, box.height * 0.24);
    context.fillStyle = paper;
    for (const step of [-1, 0, 1])
      star(context, middle + step * box.width * 0.25, box.y + box.height * 0.125, box.width * 0.065);
  } else if (division === 1) {
    const band = box.height * 0.16;
    context.beginPath();
    context.moveTo(box.x, box.y + box.height * 0.96);
    context.lineTo(middle, box.y + box.height * 0.68);
    context.lineTo(box.x + box.width, box.y + box.height * 0.96);
    context.lineTo(box.x + box.width, box.y + box.height * 0.96 + band);
    context.lineTo(middle, box.y + box.height * 0.68 + band);
    context.lineTo(box.x, box.y + box.height * 0.96 + band);
    context.fill();
  } else context.fillRect(box.x, box.y, box.width / 2, box.height);
}

function draw(stage: Stage): void {
  const { width, height, measure, palette, brief, seed, context, figures } = stage;
  const ground = paintLogoGround(stage);
  const ink = inkOn(palette, ground);
  const tall = measure * 0.42;
  const wide = tall * 0.82;
  const top = height * 0.5 - measure * 0.36;
  const box = { x: (width - wide) / 2, y: top, width: wide, height: tall };
  const accent = [strongOf(palette), ...palette.colours].find(
    (colour) => contrast(colour, ink) >= 2 && contrast(colour, ground) >= 1.6,
  );
  context.fillStyle = ink;
  traceShield(context, box);
  context.fill();
  const rim = tall * 0.026;
  const inner = { x: box.x + rim, y: box.y + rim, width: wide - rim * 2, height: tall - rim * 2 };
  context.save();
  traceShield(context, inner);
  context.clip();
  context.fillStyle = ground;
  context.fillRect(inner.x, inner.y, inner.width, inner.height);
  const gap = rim * 0.8;
  const field = { x: inner.x + gap, y: inner.y + gap, width: inner.width - gap * 2, height: inner.height - gap * 2 };
  traceShield(context, field);
  context.clip();
  context.fillStyle = ink;
  context.fillRect(field.x, field.y, field.width, field.height);
  const tone = accent ?? ground;
  divide(stage, field, tone, accent ? inkOn(palette, accent) : ink);
  const chief = seed % 3 === 0;
  const side = wide * (seed % 3 === 1 ? 0.44 : 0.5);
  const centre = top + tall * (chief ? 0.56 : seed % 3 === 1 ? 0.38 : 0.46);
  const place = { x: (width - side) / 2, y: centre - side / 2, width: side, height: side };
  context.fillStyle = ground;
  if (figures[0]) drawSilhouette(context, oneInk(figures[0]), place, ground);
  else drawLetterIn(stage, context, firstLetter(brief.copy.title), place);
  context.restore();
  context.fillStyle = ink;
  for (const hand of [-1, 1] as const) laurel(context, width / 2, top + tall * 0.46, tall * 0.62, hand);
  record(stage, 'crest', 'shape', {
    x: width / 2 - tall * 0.75,
    y: top - tall * 0.1,
    width: tall * 1.5,
    height: tall * 1.22,
  });
  setWordmark(stage, top + tall + measure * 0.095, ink);
}

export const logoCrest: Composition = {
  name: 'logo-crest',
  label: { en: 'crest', zh: '盾徽' },
  types: ['logo'],
  suits: (brief, subjects) =>
    (/school|college|university|club|academy|brew|distill|winery|estate|football|hotel|barber|since|heritage|学院|大学|学校|俱乐部|酒庄|酒店|球队/i.test(
      brief.prompt,
    )
      ? 2.7
      : /sport|wine|education/.test(brief.topic ?? '')
        ? 2.2
        : 1.5) + (subjects > 0 ? 0.1 : 0),
  ground: logoGroundOf,
  figures: 1,
  draw,
};
