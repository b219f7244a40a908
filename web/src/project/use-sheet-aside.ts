import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CanvasSession } from '../canvas/index.ts';
import type { PanelLayout } from './use-panel-layout.ts';

/** On a phone the conversation makes room for work on a picture, a crop among it. */
export function useSheetAside(session: CanvasSession, { phone, setSheet }: PanelLayout): void {
  const working = useStore(session.modes, ({ work, crop }) => work !== null || crop !== null);
  useEffect(() => {
    if (working && phone) setSheet('low');
  }, [working, phone, setSheet]);
}
