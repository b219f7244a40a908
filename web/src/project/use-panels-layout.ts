import { useEffect, useMemo } from 'react';
import { usePanelsState, type CanvasSession, type Insets, type Panels } from '../canvas/index.ts';
import type { PanelLayout } from './use-panel-layout.ts';

/** Pixels, as the style sheet has them. */
const layersWidth = 260;
const inspectorWidth = 300;
const edge = 12;
/** The tools stand in the middle; beside them the zoom bar whole, without its buttons, or not at all. */
const enoughRoom = 820;
const leastRoom = 690;

export interface PanelsLayout {
  /** What stands in the right column now; the agent may be put away. */
  readonly side: 'agent' | 'inspector' | 'history';
  /** Room for layers and inspector beside the canvas. */
  readonly wide: boolean;
  /** Of the right column. */
  readonly width: number;
  readonly insets: Insets;
  /** Whether the bars at the bottom have room beside each other. */
  readonly room: 'enough' | 'tight' | 'none';
}

/** What all panels together leave of the canvas. */
export function usePanelsLayout(session: CanvasSession, panels: Panels, layout: PanelLayout): PanelsLayout {
  const { layers, side: wanted } = usePanelsState(panels, (state) => state);
  const { phone, narrow, windowHeight, windowWidth } = layout;
  const wide = !narrow;
  const side = wanted === 'inspector' && !wide ? 'agent' : wanted;
  const width = side === 'inspector' ? inspectorWidth : layout.width;
  const left = wide && layers ? layersWidth + edge : 0;
  const right = side === 'agent' ? layout.insets.right : phone ? 0 : width + edge;
  const bottom = side === 'history' && phone ? Math.round(windowHeight * 0.54) : layout.insets.bottom;
  const { top } = layout.insets;
  useInspectorsEnd(session, panels);
  const free = windowWidth - left - right;
  const room = free >= enoughRoom ? 'enough' : free >= leastRoom ? 'tight' : 'none';
  return { side, wide, width, room, insets: useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom]) };
}

/** The inspector speaks of a selection: when there is none, the agent has its place back. */
function useInspectorsEnd({ store }: CanvasSession, panels: Panels): void {
  useEffect(
    () =>
      store.subscribe(({ selection }) => {
        if (selection.size === 0 && panels.getState().side === 'inspector') panels.setSide('agent');
      }),
    [store, panels],
  );
}
