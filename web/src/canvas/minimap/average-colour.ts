import type { CanvasNode } from '@easel/canvas';
import { normaliseNode } from '@easel/canvas';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { CanvasSession } from '../session.ts';
import { thumbhashOf } from '../thumbhashes.ts';

const kept = new Map<string, string>();

/** The one colour that a node is from very far; null where only its place is known. */
export function averageColour(session: Pick<CanvasSession, 'thumbhashes'>, node: CanvasNode): string | null {
  const reading = normaliseNode(node);
  if (reading.kind === 'shape') return colourOf(reading.data.fill) ?? colourOf(reading.data.stroke);
  if (reading.kind === 'frame') return colourOf(reading.data.background);
  if (reading.kind !== 'image') return null;
  const hash = thumbhashOf(session, node);
  return hash ? averageOf(hash) : null;
}

function averageOf(hash: string): string | null {
  const known = kept.get(hash);
  if (known !== undefined) return known;
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    const colour = `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
    kept.set(hash, colour);
    return colour;
  } catch {
    // A hash from elsewhere may be anything; the place is drawn grey then.
    return null;
  }
}

function colourOf(value: string): string | null {
  return value === '' || value === 'transparent' || value === 'none' ? null : value;
}
