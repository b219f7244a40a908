import { runNetwork, type Networks } from './networks.ts';
import type { Rgb } from '../areas/rgb.ts';

/** Height of a line that the recogniser reads, pixels. */
export const rowsOfLine = 48;
const leastColumns = 160;

/** One character as the network saw it. */
export interface Glyph {
  character: string;
  /** 0..1. */
  probability: number;
  /** Where it stands, 0..1 of the line's length. */
  place: number;
  /** The highest probability of a space since the glyph before. */
  space: number;
}

export interface Reading {
  text: string;
  /** Mean over the glyphs, 0..1. */
  confidence: number;
  glyphs: Glyph[];
  /** Place of each UTF-16 unit of `text`. */
  places: number[];
}

/** The network was trained on Chinese, where words have no gaps: a space gets a small probability, yet it gets one. */
const leastSpace = 0.05;
const fullWidth = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** The dictionary knows these by their full-width twins only. */
const twins: Record<string, string> = { '￥': '¥', '￡': '£' };

export const hasHan = (text: string): boolean => fullWidth.test(text);

/** Reads one line, straightened to `rowsOfLine` pixels of height. */
export async function recognise(line: Rgb, networks: Networks): Promise<Reading> {
  const [reading] = await recogniseAll([line], networks);
  return reading!;
}

/** Reads lines of about one length: several at once take two thirds of the time. */
export async function recogniseAll(lines: readonly Rgb[], networks: Networks): Promise<Reading[]> {
  const longest = Math.max(...lines.map(({ width }) => width));
  const columns = Math.max(leastColumns, Math.ceil(longest / 8) * 8);
  const input = new Float32Array(lines.length * 3 * rowsOfLine * columns);
  for (const [index, { width, data }] of lines.entries())
    for (let plane = 0; plane < 3; plane++) {
      for (let y = 0; y < rowsOfLine; y++) {
        const to = ((3 * index + plane) * rowsOfLine + y) * columns;
        const from = y * width * 3 + 2 - plane;
        for (let x = 0; x < width; x++) input[to + x] = data[from + x * 3]! / 127.5 - 1;
      }
    }
  const shape = [lines.length, 3, rowsOfLine, columns];
  const output = await runNetwork(networks.recogniser, networks.tensor(input, shape));
  const [, steps, classes] = output.dims as [number, number, number];
  return lines.map(({ width }, index) => {
    const start = index * steps * classes;
    const seen = output.data.subarray(start, start + steps * classes);
    return assemble(decode({ data: seen, steps, classes }, networks.letters, columns / width));
  });
}

interface Seen {
  /** A probability of each class for each step. */
  data: Float32Array;
  steps: number;
  classes: number;
}

/** Connectionist temporal classification, greedy: the best class of each step, repetitions and nothings left out. */
function decode({ data, steps, classes }: Seen, letters: string[], stretch: number): Glyph[] {
  const glyphs: Glyph[] = [];
  let last = 0;
  let space = 0;
  for (let step = 0; step < steps; step++) {
    const start = step * classes;
    let best = 0;
    for (let next = 1; next < classes; next++) {
      if (data[start + next]! > data[start + best]!) best = next;
    }
    const probability = data[start + best]!;
    space = Math.max(space, data[start + classes - 1]!);
    const previous = glyphs.at(-1);
    if (best !== 0 && best !== last) {
      const place = Math.min(1, ((step + 0.5) / steps) * stretch);
      const character = letters[best]!;
      glyphs.push({ character: twins[character] ?? character, probability, place, space });
      space = 0;
    } else if (best !== 0 && previous && probability > previous.probability) previous.probability = probability;
    last = best;
  }
  return glyphs;
}

function assemble(glyphs: Glyph[]): Reading {
  let text = '';
  const places: number[] = [];
  const append = (character: string, place: number) => {
    text += character;
    for (let unit = 0; unit < character.length; unit++) places.push(place);
  };
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1];
    if (before && gapBetween(before, glyph)) append(' ', (before.place + glyph.place) / 2);
    append(glyph.character, glyph.place);
  }
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const sum = glyphs.reduce((total, glyph) => total + glyph.probability, 0);
  return {
    text: trimmed,
    confidence: glyphs.length > 0 ? sum / glyphs.length : 0,
    glyphs,
    places: places.slice(lead, lead + trimmed.length),
  };
}

function gapBetween(before: Glyph, after: Glyph): boolean {
  if (after.space <= leastSpace || before.character === ' ' || after.character === ' ') return false;
  return !hasHan(before.character + after.character);
}
