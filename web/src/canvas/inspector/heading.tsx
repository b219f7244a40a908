import type { CanvasNode } from '@easel/canvas';
import { nodeName } from '../edits.ts';
import { kindWords } from '../kind-words.ts';
import { useText } from '../use-text.ts';

/** One thing by its name, several by their number. */
export function Heading({ nodes }: { readonly nodes: readonly CanvasNode[] }) {
  const t = useText();
  const [node] = nodes;
  if (nodes.length === 1 && node) return nodeName(node) || kindWords(node, t);
  const pictures = nodes.every(({ type }) => type === 'image');
  return pictures ? t('selection.pictures', { count: nodes.length }) : t('selection.things', { count: nodes.length });
}
