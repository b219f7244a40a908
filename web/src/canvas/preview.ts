/** What a gesture shows before it is done: records that stand in for those of the document, and the marquee. */
import type { CanvasNode } from '@easel/canvas';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Box } from './camera.ts';
import type { Snap } from './snapping/snap.ts';
import type { LiveWire } from './tools/live-wire.ts';

export interface PreviewState {
  /** Nodes as they would be; null while nothing is being dragged. */
  readonly nodes: ReadonlyMap<string, CanvasNode> | null;
  /** Copies that a drag would leave on the canvas, and that it does not hold yet. */
  readonly copies: readonly CanvasNode[] | null;
  readonly marquee: Box | null;
  /** What is being drawn and is no part of the document yet. */
  readonly drawn: CanvasNode | null;
  /** A connection that hangs on one node and looks for another. */
  readonly wire: LiveWire | null;
  /** What the dragged box met, to be shown. */
  readonly snap: Snap | null;
  /** A gesture has hold of the canvas: bars step aside. */
  readonly gesture: 'pan' | 'pinch' | 'marquee' | 'move' | 'resize' | 'rotate' | 'draw' | 'connect' | null;
  /** A word beside the pointer, such as the distance moved, and where, in pixels of the canvas. */
  readonly hint: { readonly text: string; readonly x: number; readonly y: number } | null;
}

const nothing: PreviewState = {
  nodes: null,
  copies: null,
  marquee: null,
  drawn: null,
  wire: null,
  snap: null,
  gesture: null,
  hint: null,
};

export interface Preview extends Pick<StoreApi<PreviewState>, 'getState' | 'getInitialState' | 'subscribe'> {
  show(part: Partial<Omit<PreviewState, 'nodes'>> & { nodes?: readonly CanvasNode[] }): void;
  clear(): void;
}

export function createPreview(): Preview {
  const store = createStore<PreviewState>(() => nothing);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    show: ({ nodes, ...part }) =>
      store.setState(nodes ? { ...part, nodes: new Map(nodes.map((node) => [node.id, node])) } : part),
    clear: () => store.setState(nothing, true),
  };
}
