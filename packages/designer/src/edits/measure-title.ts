import { createCanvas } from '@napi-rs/canvas';
import { compositionNamed } from '../compositions/catalogue.ts';
import { createStage, type Figure } from '../compositions/stage.ts';
import type { EditableDesign } from './editing.ts';

/** Sizes are compared, not used: a small sheet tells as much as a large one. */
const side = 480;
const whole = { x: 0, y: 0, width: 1, height: 1 };

/** The size that the layout gives the title, as a share of the sheet's short side; `undefined` where it sets none. */
export function measureTitle({ brief, direction, seed }: EditableDesign): number | undefined {
  const composition = compositionNamed(direction.composition);
  if (!composition) return undefined;
  const scale = side / Math.min(brief.width, brief.height);
  const sheet = { width: Math.round(brief.width * scale), height: Math.round(brief.height * scale) };
  // Nothing of a figure but its place matters here.
  const figures = direction.subjects.slice(0, composition.figures).map((): Figure => {
    return { canvas: createCanvas(64, 64), ink: whole, tone: '#808080' };
  });
  const stage = createStage({ ...sheet, brief: { ...brief, ...sheet }, direction, seed, figures });
  composition.draw(stage);
  const texts = stage.layers.flatMap(({ name, text }) => (text ? [{ name, ...text }] : []));
  const words = new Set(wordsOf(brief.copy.title));
  // A mark or a map writes its title under another name: the largest text that holds words of it.
  const named = texts
    .filter(({ lines }) => wordsOf(lines.join(' ')).some((word) => words.has(word)))
    .toSorted((one, other) => other.size - one.size);
  const size = (texts.find(({ name }) => name === 'title') ?? named[0])?.size;
  return size === undefined ? undefined : size / side;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
