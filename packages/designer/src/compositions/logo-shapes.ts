import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { tintFigure } from './figures.ts';
import { openSheet } from './stage.ts';
import type { Figure, Stage } from './stage.ts';
import { voiceOf } from './text.ts';

/** A letter so large that its ink fills the box, its proportions kept. */
export function drawLetterIn(stage: Stage, context: SKRSContext2D, letter: string, box: BoundingBox): void {
  const { font } = voiceOf(stage, letter, 'display');
  context.font = font(400);
  context.letterSpacing = '0px';
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  const ink = context.measureText(letter);
  const width = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
  const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
  const scale = Math.min(box.width / width, box.height / height);
  context.save();
  context.translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2);
  context.scale(scale, scale);
  context.fillText(letter, ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent);
  context.restore();
}

/** A subject as one shape without inner drawing, its ink filling the box. */
export function drawSilhouette(context: SKRSContext2D, figure: Figure, box: BoundingBox, colour: string): void {
  const { canvas, ink } = figure;
  const scale = Math.min(box.width / (ink.width * canvas.width), box.height / (ink.height * canvas.height));
  const solid = tintFigure(canvas, colour);
  // Ink that is half transparent, of grain or wash, would make a grey mark.
  const hard = createCanvas(solid.width, solid.height);
  for (let pass = 0; pass < 4; pass++) hard.getContext('2d').drawImage(solid, 0, 0);
  context.drawImage(
    hard,
    box.x + box.width / 2 - (ink.x + ink.width / 2) * canvas.width * scale,
    box.y + box.height / 2 - (ink.y + ink.height / 2) * canvas.height * scale,
    canvas.width * scale,
    canvas.height * scale,
  );
}

/** How much of the box about its ink a figure fills, 0 .. 1. */
export function solidity({ canvas, ink }: Figure): number {
  const side = 64;
  const small = createCanvas(side, side).getContext('2d');
  const [x, y, width, height] = [ink.x, ink.y, ink.width, ink.height];
  small.drawImage(
    canvas,
    x * canvas.width,
    y * canvas.height,
    width * canvas.width,
    height * canvas.height,
    0,
    0,
    side,
    side,
  );
  const { data } = small.getImageData(0, 0, side, side);
  let filled = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 100) filled++;
  return filled / side / side;
}

/** Keeps the larger of a figure's light and dark parts, the other is cut away: a drawing of one ink. */
export function oneInk(figure: Figure): Figure {
  const { width, height } = figure.canvas;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(figure.canvas, 0, 0);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const lightAt = (at: number) => data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11;
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 4 * 31) if (data[at + 3]! > 128) lights.push(lightAt(at));
  lights.sort((a, b) => a - b);
  const low = lights[Math.floor(lights.length * 0.06)] ?? 0;
  const high = lights[Math.floor(lights.length * 0.94)] ?? 0;
  // One tone has no inner drawing to keep.
  if (high - low < 45) return figure;
  const middle = (low + high) / 2;
  const bright = lights.filter((light) => light >= middle).length * 2 >= lights.length;
  for (let at = 0; at < data.length; at += 4) {
    const share = Math.min(1, Math.max(0, ((bright ? 1 : -1) * (lightAt(at) - middle)) / 24 + 0.5));
    data[at + 3] = data[at + 3]! * share;
  }
  context.putImageData(image, 0, 0);
  return { ...figure, canvas };
}

/** Draws a mark of one ink on a sheet of its own and lays it down in colour. */
export function layMark(stage: Stage, ink: string, draw: (context: SKRSContext2D) => void): void {
  const { canvas, context } = openSheet(stage);
  context.fillStyle = '#000000';
  context.strokeStyle = '#000000';
  draw(context);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = ink;
  context.fillRect(0, 0, stage.width, stage.height);
  stage.context.drawImage(canvas, 0, 0);
}

/** It stands before a name, and no initial stands for it. */
export const formOfAddress = /^(?:dr|prof|mr|mrs|ms|sir|dame|dj)\b\.?\s+(?=\p{L})/iu;

/** The first letter or character of a name, forms of address aside. */
export const firstLetter = (title: string): string => {
  const trimmed = title.trim().replace(formOfAddress, '');
  return isHan(trimmed)
    ? ([...trimmed.replace(/[^\p{Script=Han}]/gu, '')][0] ?? [...trimmed][0]!)
    : (trimmed.match(/[\p{L}\p{N}]/u)?.[0] ?? trimmed[0]!).toUpperCase();
};

export function traceShield(context: SKRSContext2D, { x, y, width, height }: BoundingBox): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y + height * 0.5);
  context.bezierCurveTo(x + width, y + height * 0.78, x + width * 0.7, y + height * 0.93, x + width / 2, y + height);
  context.bezierCurveTo(x + width * 0.3, y + height * 0.93, x, y + height * 0.78, x, y + height * 0.5);
  context.closePath();
}
