import { median } from '../areas/quantile.ts';
import { setImmediate } from 'node:timers/promises';
import type { Box, Colour, FontChoice, ReadLine, TextBlock, TextInk, TextWarning } from '../picture.ts';
import { agreeOnFamilies } from './agree-on-families.ts';
import { facesOf } from './faces.ts';
import type { FontShelf } from './font-shelf.ts';
import { inWeight } from './fit-weight.ts';
import { rankFaces, setLine, type FittedFace, type FittedLine, type Specimen } from './fit-face.ts';
import { alignmentOf, frameLine, groupLines, type FramedLine } from './group-lines.ts';
import { measureLine } from './set-line.ts';
import { mendLines } from './spelling/mend-words.ts';
import type { MendedLine } from './spelling/mended-line.ts';
import { asDrawn, stripOf } from './strip.ts';

/** Lines of one block differ in size by at most this; else they are blocks of their own. */
const likeSize = 0.14;
const alternatives = 4;
/** Below this likeness the typeface is not on the shelf. */
const sameTypeface = 0.72;
const hardToRead = 0.85;

interface PictureWidth {
  /** Pixels; where lines stand on it says how they are aligned. */
  readonly width: number;
}

/**
 * Read lines as blocks of text that can be edited: their words mended (`mendWords`), grouped, and set in the nearest face of the shelf. `inks` are those of
 * `inkOf`, in the order of the lines. About 30 ms a block; the signal is looked at between blocks, whose reason is thrown.
 */
export async function blocksOf(
  picture: PictureWidth,
  lines: readonly ReadLine[],
  inks: readonly TextInk[],
  shelf: FontShelf,
  signal?: AbortSignal,
): Promise<TextBlock[]> {
  const mended = mendLines(lines, inks, shelf);
  const framed = mended.map(({ line }, index) => frameLine(line, inks[index]!, index));
  const fitted: FittedBlock[] = [];
  for (const group of groupLines(framed)) {
    fitted.push(...fitGroup(group, mended, shelf));
    // Skia's memory is freed between turns of the event loop only.
    await setImmediate();
    signal?.throwIfAborted();
  }
  return inOneStyle(fitted, shelf)
    .flatMap(columnsApart)
    .map((block) => describe(block, picture));
}

/** The blocks, those that look alike in one family. */
function inOneStyle(blocks: readonly FittedBlock[], shelf: FontShelf): FittedBlock[] {
  const alone = blocks.map(({ lines, specimens, ranked }) => ({
    specimens: specimens.map(({ specimen }) => specimen),
    ranked,
    size: median(specimens.map(sizeOf)),
    colour: lines[0]!.ink.colour,
  }));
  return agreeOnFamilies(alone, facesOf(shelf)).map((ranked, index) => {
    const block = blocks[index]!;
    const face = ranked[0]?.face;
    if (!face || face === block.ranked[0]!.face) return block;
    const specimens = block.specimens.map((one) => ({ ...one, fitted: setLine(one.specimen, face) }));
    return { ...block, specimens, ranked };
  });
}

interface FittedBlock {
  lines: FramedLine[];
  /** One for each line that has ink. */
  specimens: { specimen: Specimen; line: FramedLine; fitted: FittedLine }[];
  ranked: FittedFace[];
}

/** Fits a face to lines that seem to belong together; where their sizes then differ, they don't. */
function fitGroup(lines: FramedLine[], mended: readonly MendedLine[], shelf: FontShelf): FittedBlock[] {
  const specimens = lines.flatMap((line) => {
    const { letters } = mended[line.index]!;
    const strip = stripOf(line.line, line.ink, asDrawn, lines[0]!.rotation);
    const { text, vertical } = line.line;
    return strip ? [{ line, specimen: { text, vertical, strip, letters } }] : [];
  });
  const inked = specimens.map(({ specimen }) => specimen);
  const ranked = inWeight(rankFaces(inked, shelf), inked, facesOf(shelf));
  const face = ranked[0]?.face;
  if (!face) return [{ lines, specimens: [], ranked }];
  const fitted = specimens.map((one) => ({ ...one, fitted: setLine(one.specimen, face) }));
  const sizes = fitted.map(({ fitted: line, specimen }) => line.setting.size / specimen.strip.scale);
  const cut = sizes.findIndex((size, index) => index > 0 && Math.abs(Math.log(size / sizes[index - 1]!)) > likeSize);
  if (cut < 0) return [{ lines, specimens: fitted, ranked }];
  const below = lines.indexOf(fitted[cut]!.line);
  return [...fitGroup(lines.slice(0, below), mended, shelf), ...fitGroup(lines.slice(below), mended, shelf)];
}

/** Each column is a block: no text that can be edited runs down in several, and one of level lines would say them otherwise. */
function columnsApart(block: FittedBlock): FittedBlock[] {
  const { lines, specimens, ranked } = block;
  if (!lines[0]!.line.vertical) return [block];
  return lines.map((line) => ({ lines: [line], specimens: specimens.filter((one) => one.line === line), ranked }));
}

const sizeOf = ({ specimen, fitted }: FittedBlock['specimens'][number]) => fitted.setting.size / specimen.strip.scale;

function describe(block: FittedBlock, picture: PictureWidth): TextBlock {
  const { lines, specimens, ranked } = block;
  const { line, rotation } = lines[0]!;
  const sizes = specimens.map(sizeOf);
  const size = sizes.length > 0 ? median(sizes) : (lines[0]!.bottom - lines[0]!.top) * 0.95;
  const strings = lines.map((one) => one.line.text);
  const ink = joinInks(lines.map((one) => one.ink));
  const trackings = specimens.map(({ fitted }) => fitted.setting.tracking);
  const unturned = unturnedBox(block);
  return {
    box: inkBox(ink),
    ...(unturned && { unturned }),
    rotation: roundTo(rotation, 0.1),
    vertical: line.vertical,
    lines: strings,
    text: strings.join('\n'),
    font: fontOf(ranked),
    size: roundTo(size, 0.1),
    colour: hexOf(ink.colour),
    align: alignmentOf(lines, picture.width),
    lineHeight: roundTo(lineHeightOf(block, size), 0.01),
    tracking: trackings.length > 0 ? roundTo(median(trackings), 0.005) : 0,
    confidence: Math.min(...lines.map((one) => one.line.confidence)),
    warnings: warningsOf(block, ink),
    members: lines.map(({ index }) => index),
    ink,
  };
}

const roundTo = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(4));
const hexOf = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function fontOf(ranked: FittedFace[]): TextBlock['font'] {
  const best = ranked[0];
  if (!best) return { family: '', weight: 400, italic: false, confidence: 0, alternatives: [] };
  const choices: FontChoice[] = [];
  for (const { face, score } of ranked) {
    if (choices.some(({ family }) => family === face.family)) continue;
    choices.push({ family: face.family, weight: face.weight, italic: face.italic, score: roundTo(score, 0.001) });
  }
  // Of a family that was chosen by other blocks another one may come nearer.
  const lead = Math.max(0, best.score - (choices[1]?.score ?? 0));
  const likely = Math.max(0, Math.min(1, (best.score - 0.5) / 0.35));
  return {
    family: best.face.family,
    weight: best.face.weight,
    italic: best.face.italic,
    confidence: roundTo(likely * (0.55 + 0.45 * Math.min(1, lead / 0.06)), 0.01),
    alternatives: choices.slice(1, 1 + alternatives),
  };
}

/** Where the letters of a turned block would stand if it were turned back about its own middle. */
function unturnedBox({ lines, specimens }: FittedBlock): Box | undefined {
  const { rotation } = lines[0]!;
  if (roundTo(rotation, 0.1) === 0 || specimens.length === 0) return undefined;
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const extents = specimens.map(({ specimen: { strip } }) => {
    const { origin, ink, scale } = strip;
    const [along, across] = [origin.x * cos + origin.y * sin, origin.y * cos - origin.x * sin];
    const [left, right] = [along + ink.left / scale, along + ink.right / scale];
    return { left, right, top: across + ink.top / scale, bottom: across + ink.bottom / scale };
  });
  const left = Math.min(...extents.map((extent) => extent.left));
  const top = Math.min(...extents.map((extent) => extent.top));
  const width = Math.max(...extents.map(({ right }) => right)) - left;
  const height = Math.max(...extents.map(({ bottom }) => bottom)) - top;
  const [along, across] = [left + width / 2, top + height / 2];
  const middle = { x: along * cos - across * sin, y: along * sin + across * cos };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** Distance of baselines. */
function lineHeightOf({ specimens }: FittedBlock, size: number): number {
  const baselines = specimens.map(({ specimen, line, fitted }) => {
    const { strip, text } = specimen;
    const turn = (strip.rotation * Math.PI) / 180;
    const top = strip.origin.y * Math.cos(turn) - strip.origin.x * Math.sin(turn) + strip.ink.top / strip.scale;
    return top + measureLine(text, fitted.setting.face).rise * sizeOf({ specimen, line, fitted });
  });
  const steps = baselines.slice(1).map((baseline, index) => baseline - baselines[index]!);
  return steps.length > 0 ? Math.max(0.6, median(steps) / size) : 1.2;
}

function warningsOf({ lines, ranked }: FittedBlock, ink: TextInk): TextWarning[] {
  const warnings: TextWarning[] = [];
  if (lines.some(({ line }) => line.confidence < hardToRead)) warnings.push('hard-to-read');
  if ((ranked[0]?.score ?? 0) < sameTypeface) warnings.push('nearest-typeface');
  if (ink.manyColours) warnings.push('several-colours');
  if (ink.effect) warnings.push(ink.effect.kind);
  if (ink.confidence < 0.2) warnings.push('faint-ink');
  return warnings;
}

/** The inks of a block's lines as one. */
function joinInks(inks: TextInk[]): TextInk {
  if (inks.length === 1) return inks[0]!;
  const x = Math.min(...inks.map(({ box }) => box.x));
  const y = Math.min(...inks.map(({ box }) => box.y));
  const box: Box = {
    x,
    y,
    width: Math.max(...inks.map((ink) => ink.box.x + ink.box.width)) - x,
    height: Math.max(...inks.map((ink) => ink.box.y + ink.box.height)) - y,
  };
  const alpha = overlay(inks, box, (ink) => ink.alpha);
  const effect = inks.find((ink) => ink.effect)?.effect;
  return {
    box,
    alpha,
    cover: inks.every((ink) => ink.cover === ink.alpha) ? alpha : overlay(inks, box, (ink) => ink.cover),
    colour: [0, 1, 2].map((channel) => median(inks.map((ink) => ink.colour[channel]!))) as Colour,
    ...(effect ? { effect } : {}),
    manyColours: inks.some((ink) => ink.manyColours),
    confidence: Math.min(...inks.map((ink) => ink.confidence)),
  };
}

function overlay(inks: TextInk[], box: Box, of: (ink: TextInk) => Uint8Array): Uint8Array {
  const joined = new Uint8Array(box.width * box.height);
  for (const ink of inks) {
    const values = of(ink);
    for (let row = 0, at = 0; row < ink.box.height; row++) {
      let to = (ink.box.y - box.y + row) * box.width + ink.box.x - box.x;
      for (let column = 0; column < ink.box.width; column++, at++, to++) {
        if (values[at]! > joined[to]!) joined[to] = values[at]!;
      }
    }
  }
  return joined;
}

/** The upright rectangle round what is covered. */
function inkBox({ box, cover }: TextInk): Box {
  let [left, top, right, bottom] = [box.width, box.height, 0, 0];
  for (let y = 0, at = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, at++) {
      if (cover[at]! < 32) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return left < right ? { x: box.x + left, y: box.y + top, width: right - left, height: bottom - top } : box;
}
