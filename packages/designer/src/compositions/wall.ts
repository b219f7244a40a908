import { splitIntoUnits } from '../type/line-units.ts';
import { breakEvenly, isHan } from './break-lines.ts';
import { recordWords } from './stage.ts';
import type { Sheet, Stage } from './stage.ts';
import { voiceOf } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** Rows of a title as a wall of letters: a single short word is broken like a poster breaks it, else word by word. */
export function wallRows(title: string, tall: boolean): string[] {
  const text = title.trim();
  if (isHan(text)) {
    const plain = text.replace(/[\s，。、！：·—-]/g, '');
    if (plain.length <= 3) return tall && plain.length > 1 && plain.length !== 3 ? [plain] : [plain];
    return breakEvenly(text, tall ? Math.min(3, Math.ceil(plain.length / 3)) : 2, (line) => [...line].length);
  }
  if (!/\s/.test(text)) {
    const word = text;
    if (tall && word.length >= 4 && word.length <= 6)
      return [word.slice(0, Math.ceil(word.length / 2)), word.slice(Math.ceil(word.length / 2))];
    return [word];
  }
  // Little words go with the word they lean on: a row of "a" would tower over its neighbours.
  const groups = splitIntoUnits(text).filter((unit) => unit.breakCost < 1).length;
  return breakEvenly(text, Math.max(1, Math.min(tall ? 4 : 3, groups)), (line) => line.length);
}

interface Row {
  text: string;
  /** Ink at a size of 200. */
  left: number;
  width: number;
  ascent: number;
  height: number;
}

/**
 * Sets each row to the box's full width. Letters are stretched, but only as far as a wide cut of the face might go:
 * the rest of the height stays free. Answers the box that the rows fill.
 */
export function paintWall(
  stage: Stage,
  sheet: Sheet,
  rows: string[],
  box: BoundingBox,
  colours: string[],
): BoundingBox {
  const { context } = sheet;
  const upper = stage.direction.type.casing === 'upper';
  const size = 200;
  const measured = rows.map((raw): Row => {
    const text = upper ? raw.toUpperCase() : raw;
    context.font = voiceOf(stage, text, 'display').font(size);
    const metrics = context.measureText(text);
    return {
      text,
      left: metrics.actualBoundingBoxLeft,
      width: metrics.actualBoundingBoxLeft + metrics.actualBoundingBoxRight,
      ascent: metrics.actualBoundingBoxAscent,
      height: metrics.actualBoundingBoxAscent + metrics.actualBoundingBoxDescent,
    };
  });
  const gap = stage.measure * 0.02;
  const free = box.height - gap * (rows.length - 1);
  // No row may tower over the others: a two-letter word would.
  const natural = measured.map((row) =>
    Math.min((row.height * box.width) / row.width, free * (rows.length > 1 ? 0.62 : 1)),
  );
  const total = natural.reduce((sum, height) => sum + height, 0);
  const chinese = rows.some(isHan);
  const stretch = Math.max(Math.min(free / total, chinese ? 1.25 : 1.55), 0.01);
  let y = box.y;
  for (const [index, row] of measured.entries()) {
    const height = natural[index]! * stretch;
    const scaleY = height / row.height;
    const scaleX = Math.min(box.width / row.width, scaleY * (chinese ? 1.3 : 1.5));
    context.save();
    context.translate(box.x, y);
    context.scale(scaleX, scaleY);
    context.font = voiceOf(stage, row.text, 'display').font(size);
    context.fillStyle = colours[index % colours.length]!;
    context.fillText(row.text, row.left, row.ascent);
    context.restore();
    y += height + gap;
  }
  const filled = { x: box.x, y: box.y, width: box.width, height: y - gap - box.y };
  recordWords(stage, 'title', filled, {
    lines: measured.map((row) => row.text),
    family: voiceOf(stage, rows[0]!, 'display').face.family,
    size: Math.round(filled.height / rows.length),
    colour: colours[0]!,
    align: 'left',
  });
  return filled;
}
