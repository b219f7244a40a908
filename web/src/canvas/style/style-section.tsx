import { isGroup, type CanvasNode } from '@easel/canvas';
import { Suspense } from 'react';
import { isLocked } from '../edits.ts';
import { lazyPart } from '../../ui/index.ts';

const StyleControls = lazyPart(async () => (await import('./style-controls.tsx')).StyleControls);

/** Whether there is anything to style that these have in common. */
export function isStylable(nodes: readonly CanvasNode[]): boolean {
  const [first] = nodes;
  if (!first || !['text', 'shape', 'frame'].includes(first.type)) return false;
  return nodes.every((node) => node.type === first.type && !isGroup(node) && !isLocked(node));
}

/** The part of the selection's bar that styles it; fetched when first something is selected that has a style. */
export function StyleSection({ nodes, ruled }: { readonly nodes: readonly CanvasNode[]; readonly ruled: boolean }) {
  if (!isStylable(nodes)) return null;
  return (
    <Suspense fallback={null}>
      <StyleControls nodes={nodes} />
      {ruled ? <span className="canvas-rule" /> : null}
    </Suspense>
  );
}
