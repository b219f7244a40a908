/** Colours worth offering: those of the document, and those that this person took last. */
import { normaliseNode, type CanvasState } from '@easel/canvas';
import { browserStorage } from '../../storage.ts';
import { clear, readColour, writeColour } from './colour.ts';

const mostShown = 14;
const key = 'easel.colours';

/** The colours of texts, shapes and frames, the most frequent first. */
export function coloursOf({ nodes }: CanvasState): string[] {
  const counts = new Map<string, number>();
  for (const node of nodes.values()) {
    const reading = normaliseNode(node);
    const own =
      reading.kind === 'text'
        ? [reading.data.color]
        : reading.kind === 'frame'
          ? [reading.data.background]
          : reading.kind === 'shape'
            ? [reading.data.fill, reading.data.stroke]
            : [];
    for (const css of own) {
      const colour = readColour(css);
      if (!colour || colour.a === 0) continue;
      const hex = writeColour(colour);
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  return ranked.slice(0, mostShown).map(([hex]) => hex);
}

export function recentColours(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]');
    const words = Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
    return words.filter((word) => readColour(word) !== null).slice(0, mostShown / 2);
  } catch {
    // Something else is kept under this name.
    return [];
  }
}

export function rememberColour(css: string): void {
  const colour = readColour(css) ?? clear;
  if (colour.a === 0) return;
  const hex = writeColour(colour);
  browserStorage.setItem(key, JSON.stringify([hex, ...recentColours().filter((other) => other !== hex)]));
}
