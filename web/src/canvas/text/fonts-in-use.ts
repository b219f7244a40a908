/** Loads the typefaces that the texts of a canvas name, as they come to be named. */
import { normaliseNode, type CanvasState } from '@easel/canvas';
import type { CanvasSession } from '../session.ts';
import { familyOf } from './families.ts';

export function loadFontsInUse({ store }: CanvasSession): () => void {
  const known = new Set(['Inter']);
  const look = ({ nodes }: CanvasState) => {
    const found = new Set<string>();
    for (const node of nodes.values()) {
      if (node.type !== 'text') continue;
      const reading = normaliseNode(node);
      const name = reading.kind === 'text' ? familyOf(reading.data.fontFamily)?.name : undefined;
      if (name !== undefined && !known.has(name)) found.add(name);
    }
    if (found.size === 0) return;
    for (const name of found) known.add(name);
    void import('./load-family.ts')
      .then(({ loadSheet }) => Promise.all([...found].map(loadSheet)))
      .catch(() => {
        for (const name of found) known.delete(name);
      });
  };
  look(store.getState().canvas);
  return store.subscribe((state, before) => {
    if (state.canvas.nodes !== before.canvas.nodes) look(state.canvas);
  });
}
