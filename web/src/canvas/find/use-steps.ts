import type { CanvasNode } from '@easel/canvas';
import { useState } from 'react';
import { nodeLabel } from '../node-label.ts';
import type { CanvasSession } from '../session.ts';
import { useText } from '../use-text.ts';

/** Going from match to match: each is selected, said and brought into view. */
export function useSteps(session: CanvasSession, found: readonly CanvasNode[] | null) {
  const text = useText();
  const [current, setCurrent] = useState<string | null>(null);
  const place = found?.findIndex(({ id }) => id === current) ?? -1;
  const step = (direction: 1 | -1) => {
    if (!found || found.length === 0) return;
    const next =
      place < 0 ? (direction === 1 ? 0 : found.length - 1) : (place + direction + found.length) % found.length;
    const node = found[next];
    if (!node) return;
    setCurrent(node.id);
    session.store.select([node.id]);
    session.announcer.say(nodeLabel(node, text));
    const { view } = session;
    // What would be a speck or overflow the window is shown whole; else one only pans.
    const shown = Math.max(node.width, node.height) * view.camera.k;
    if (shown < 40 || shown > Math.max(view.size.width, view.size.height)) view.fit(node);
    else view.reveal(node);
  };
  return { at: place < 0 ? null : place, step, reset: () => setCurrent(null) };
}
