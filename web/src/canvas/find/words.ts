/** What can be found on a canvas, and how: pure, nodes and a wish in, ids out. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { fold } from '../../i18n/sought.ts';

const kept = new WeakMap<CanvasNode, string>();

/** All that people know a node by, ready to be searched; read once for each record. */
export function wordsOf(node: CanvasNode): string {
  const known = kept.get(node);
  if (known !== undefined) return known;
  const reading = normaliseNode(node);
  const own: string[] = [reading.title];
  if (reading.kind === 'text') own.push(reading.data.text);
  if (reading.kind === 'frame') own.push(reading.data.name);
  if (reading.kind === 'image') {
    const { alt, prompt = '', url } = reading.data;
    own.push(alt, prompt, fileNameOf(url), textIn(node.data?.['fileName']));
  }
  const words = fold(own.join('\n'));
  kept.set(node, words);
  return words;
}

export function matches(node: CanvasNode, parts: readonly string[]): boolean {
  const words = wordsOf(node);
  return parts.every((part) => words.includes(part));
}

function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  // What this service names its files by is drawn at random: letters that nobody looks for, in any picture.
  if (path.includes('/api/files/') || url.startsWith('data:')) return '';
  const last = path.split('/').at(-1) ?? '';
  return /^[0-9a-f-]{24,}(\.\w+)?$/i.test(last) ? '' : decoded(last);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
