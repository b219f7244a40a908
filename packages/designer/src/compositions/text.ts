import type { SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../scenes/tint.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { drawnWeight, fontStack } from '../type/fonts.ts';
import type { FontFace, TextAlign } from '../type/type-pairing.ts';
import { endsLeaning } from '../type/line-units.ts';
import { breakEvenly, isHan } from './break-lines.ts';
import { contrast } from '../palette/contrast.ts';
import { groundRange, worstContrast } from './ground-range.ts';
import type { Stage } from './stage.ts';
import { record, recordWords, settle } from './stage.ts';

export interface TextRequest {
  name: string;
  text: string;
  /** The text is set as large as fits in here, and never leaves it. */
  box: BoundingBox;
  voice: 'display' | 'text';
  /** Weight of the text voice; by default the face's own. */
  weight?: number;
  /** Pixels. */
  maxSize?: number;
  maxLines?: number;
  /** Lines already broken; `text` is then only what they say. */
  lines?: readonly string[];
  align?: TextAlign;
  valign?: 'top' | 'middle' | 'bottom';
  /** Wanted; another ink of the palette is taken where it would be hard to read. */
  colour?: string;
  lineHeight?: number;
  /** em */
  letterSpacing?: number;
  casing?: 'upper' | 'as-is';
}

export interface SetLine {
  text: string;
  x: number;
  baseline: number;
  width: number;
}

/** Text laid out and not yet drawn. */
export interface TextLayout {
  request: TextRequest;
  lines: SetLine[];
  size: number;
  font: string;
  family: string;
  spacing: number;
  weight?: number;
  /** A multiple of the size. */
  lineHeight?: number;
  /** Of the ink. */
  box: BoundingBox;
}

interface Voice {
  face: FontFace;
  font: (size: number) => string;
}

/** The face that leads is the one of the text's script. */
export function voiceOf(stage: Stage, text: string, voice: 'display' | 'text', weight?: number): Voice {
  const { type } = stage.direction;
  const [latin, zh] = voice === 'display' ? [type.display, type.displayZh] : [type.text, type.textZh];
  const face = isHan(text) ? zh : latin;
  return { face, font: (size) => fontStack({ family: face.family, weight: weight ?? face.weight }, size) };
}

function useFont(context: SKRSContext2D, font: string, spacing: number): void {
  context.font = font;
  context.letterSpacing = `${spacing}px`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
}

const trial = 100;

interface Trial {
  lines: readonly string[];
  longest: number;
  /** Ink height at the trial size. */
  tall: number;
  ascent: number;
}

function tryLines(
  context: SKRSContext2D,
  text: string,
  count: number,
  spacing: number,
  lineHeight: number,
  given?: readonly string[],
): Trial {
  const widthOf = (line: string) => context.measureText(line).width - spacing * trial;
  const lines = given ?? breakEvenly(text, count, widthOf);
  const first = context.measureText(lines[0]!);
  const last = context.measureText(lines.at(-1)!);
  const ascent = first.actualBoundingBoxAscent;
  return {
    lines,
    longest: Math.max(...lines.map(widthOf)),
    ascent,
    tall: ascent + (lines.length - 1) * lineHeight * trial + Math.max(0, last.actualBoundingBoxDescent),
  };
}

/**
 * Lines that are worth less size: they end on a little word of the next, or Chinese ones leave a single character alone or run
 * over a clause's end into the next.
 */
function tears(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  if (lines.slice(0, -1).some(endsLeaning)) return true;
  if (!isHan(lines.join(''))) return false;
  const inner = /[，；。！？](?=\p{Script=Han})/gu;
  const clauses = (lines.join('').match(inner)?.length ?? 0) + 1;
  const runsOver = lines.length >= clauses && lines.some((line) => line.search(inner) >= 0);
  return runsOver || lines.some((line) => line.replace(/\p{P}/gu, '').trim().length === 1);
}

/** A title that somebody wants larger takes some of the air around its place, never beyond the margins of the sheet. */
function widened(stage: Stage, { box, valign, align }: TextRequest, scale: number): BoundingBox {
  const most = Math.min(1.24, scale);
  const { margin } = stage;
  const [width, height] = [box.width * most, box.height * most];
  const shareX = align === 'right' ? 1 : align === 'centre' ? 0.5 : 0;
  const shareY = valign === 'bottom' ? 1 : valign === 'middle' ? 0.5 : 0.35;
  const x = Math.max(Math.min(box.x, margin), box.x - (width - box.width) * shareX);
  const y = Math.max(Math.min(box.y, margin), box.y - (height - box.height) * shareY);
  const right = Math.max(box.x + box.width, stage.width - margin);
  const bottom = Math.max(box.y + box.height, stage.height - margin);
  return { x, y, width: Math.min(width, right - x), height: Math.min(height, bottom - y) };
}

/** Finds the largest setting that fits the box; fewer lines win unless more of them gain a tenth in size. */
export function layoutText(stage: Stage, request: TextRequest): TextLayout {
  const { context } = stage;
  const { voice } = request;
  const scale = request.name === 'title' ? (stage.direction.titleScale ?? 1) : 1;
  const box = scale > 1 ? widened(stage, request, scale) : request.box;
  const upper =
    request.casing === 'upper' ||
    (voice === 'display' && stage.direction.type.casing === 'upper' && request.casing !== 'as-is');
  const text = (upper ? request.text.toUpperCase() : request.text).trim();
  const chosen = voiceOf(stage, text, voice, request.weight);
  const chinese = isHan(text);
  const spacing = request.letterSpacing ?? (voice === 'display' ? (chinese ? 0.02 : -0.012) : 0);
  const lineHeight = request.lineHeight ?? (voice === 'display' ? (chinese ? 1.14 : 0.98) : chinese ? 1.5 : 1.3);
  useFont(context, chosen.font(trial), spacing * trial);
  let best: Trial | undefined;
  let size = 0;
  const most = (request.maxSize ?? Infinity) * Math.max(1, scale);
  // A larger title may need a line more than the layout foresaw.
  const mostLines = (request.maxLines ?? 1) + (scale > 1 && request.lines === undefined ? 1 : 0);
  for (let count = 1; count <= mostLines; count++) {
    const attempt = tryLines(context, text, count, spacing, lineHeight, request.lines);
    if (attempt.lines.length < count) break;
    const fits = Math.min(most, (trial * box.width) / attempt.longest, (trial * box.height) / attempt.tall);
    const worth = tears(attempt.lines) ? fits / 2 : fits;
    if (best === undefined || worth > size * 1.1) {
      best = attempt;
      size = fits;
    }
  }
  const { lines, tall, ascent } = best!;
  size = Math.max(1, size * Math.min(1, scale));
  const k = size / trial;
  const spare = box.height - tall * k;
  const top = box.y + (request.valign === 'middle' ? spare / 2 : request.valign === 'bottom' ? spare : 0);
  useFont(context, chosen.font(size), spacing * size);
  const align = request.align ?? 'left';
  const set = lines.map((line, index): SetLine => {
    const width = context.measureText(line).width - spacing * size;
    const x =
      align === 'left' ? box.x : align === 'right' ? box.x + box.width - width : box.x + (box.width - width) / 2;
    return { text: line, x, width, baseline: top + ascent * k + index * lineHeight * size };
  });
  const left = Math.min(...set.map((line) => line.x));
  const right = Math.max(...set.map((line) => line.x + line.width));
  return {
    request,
    lines: set,
    size,
    font: chosen.font(size),
    family: chosen.face.family,
    weight: drawnWeight({ ...chosen.face, ...(request.weight && { weight: request.weight }) }),
    spacing: spacing * size,
    lineHeight,
    box: { x: left, y: top, width: right - left, height: tall * k },
  };
}

const isLarge = (stage: Stage, layout: TextLayout) => layout.size >= Math.max(24, stage.measure * 0.03);

/** The wanted colour if it reads on what is already drawn, else the best ink at hand. */
export function chooseInk(stage: Stage, layout: TextLayout): { colour: string; reads: boolean } {
  const ground = groundRange(stage.context, layout.box);
  // A little more than the rule asks for: print grain moves single pixels.
  const target = isLarge(stage, layout) ? 3.08 : 4.6;
  const { palette } = stage;
  const wanted = layout.request.colour ?? palette.ink;
  const inks = [wanted, palette.ink, palette.light, palette.dark, '#fffaf0', '#17130f'];
  const good = inks.find((ink) => worstContrast(ink, ground) >= target);
  if (good) return { colour: good, reads: true };
  const ranked = inks.toSorted((a, b) => worstContrast(b, ground) - worstContrast(a, ground));
  return { colour: ranked[0]!, reads: false };
}

/** A label of the palette's own paper under text that lies on a busy picture. */
function paintLabel(stage: Stage, layout: TextLayout): string {
  const { context, palette } = stage;
  const pad = layout.size * 0.42;
  const box = {
    x: Math.max(0, layout.box.x - pad),
    y: Math.max(0, layout.box.y - pad),
    width: layout.box.width + pad * 2,
    height: layout.box.height + pad * 2,
  };
  box.width = Math.min(stage.width - box.x, box.width);
  box.height = Math.min(stage.height - box.y, box.height);
  const wanted = layout.request.colour ?? palette.ink;
  const paper = [palette.light, palette.dark].toSorted((a, b) => contrast(wanted, b) - contrast(wanted, a))[0]!;
  const ink =
    contrast(wanted, paper) >= 4.7
      ? wanted
      : contrast(palette.light, paper) > contrast(palette.dark, paper)
        ? palette.light
        : palette.dark;
  context.fillStyle = alpha(paper, 0.96);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, Math.min(pad * 0.6, box.height / 2));
  context.fill();
  record(stage, 'text ground', 'shape', box);
  return ink;
}

export function drawLines(context: SKRSContext2D, layout: TextLayout, colour: string): void {
  useFont(context, layout.font, layout.spacing);
  context.fillStyle = colour;
  for (const line of layout.lines) context.fillText(line.text, line.x, line.baseline);
}

export function recordText(stage: Stage, layout: TextLayout, colour: string): void {
  recordWords(stage, layout.request.name, layout.box, {
    lines: layout.lines.map((line) => line.text),
    family: layout.family,
    size: Math.round(layout.size * 10) / 10,
    colour,
    align: layout.request.align ?? 'left',
    ...(layout.weight !== undefined && { weight: layout.weight }),
    ...(layout.lineHeight !== undefined && { lineHeight: layout.lineHeight }),
    tracking: Math.round((layout.spacing / layout.size) * 1000) / 1000,
    baseline: layout.lines[0]!.baseline,
  });
}

/**
 * Draws layouts that don't overlap, each in an ink that reads where it stands. All grounds are read before anything is
 * drawn: reading pixels after each line would make the canvas paint the whole sheet once per line.
 */
export function paintTexts(stage: Stage, layouts: readonly TextLayout[]): void {
  const inks = layouts.map((layout) => chooseInk(stage, layout));
  settle(stage);
  for (const [index, layout] of layouts.entries()) {
    const ink = inks[index]!;
    const colour = ink.reads ? ink.colour : paintLabel(stage, layout);
    drawLines(stage.context, layout, colour);
    recordText(stage, layout, colour);
  }
}

/** Draws a layout in an ink that reads where it stands; answers the ink's box. */
export function paintText(stage: Stage, layout: TextLayout): BoundingBox {
  paintTexts(stage, [layout]);
  return layout.box;
}

export const setText = (stage: Stage, request: TextRequest): BoundingBox =>
  paintText(stage, layoutText(stage, request));
