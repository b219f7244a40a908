import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Panels, PanelsState } from './panels.ts';

/** Null where a canvas is shown without panels, such as a presentation. */
export const PanelsContext = createContext<Panels | null>(null);

export function usePanels(): Panels | null {
  return useContext(PanelsContext);
}

/** Part of what is open; `select` must answer the same object for the same state. */
export function usePanelsState<T>(panels: Panels, select: (state: PanelsState) => T): T {
  return useStore(panels, select);
}
