/** Keys of the panels around the canvas. Letters alone work only while nothing is being typed. */
import { useEffect } from 'react';
import { keyName } from '../menu/key-name.ts';
import { keysBy } from '../menu/shortcut-table.ts';
import type { CanvasSession } from '../session.ts';
import { presentedOf } from '../present/presented.ts';
import type { Panels } from './panels.ts';

/** Beside the canvas's own keys; `wide` windows alone have room for layers, minimap and inspector. */
export function usePanelKeys(session: CanvasSession, panels: Panels, wide: boolean): void {
  useEffect(() => {
    const keys = keysOf(session, panels, wide);
    const onKey = (event: KeyboardEvent) => {
      const action = keys.get(keyName(event));
      if (!action || event.defaultPrevented || event.repeat || belongsElsewhere(event)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, panels, wide]);
}

function keysOf(session: CanvasSession, panels: Panels, wide: boolean): ReadonlyMap<string, (() => void) | null> {
  const present = () => {
    const what = presentedOf(session);
    if (what) panels.present(what);
  };
  return keysBy('panels', {
    find: () => panels.setFind(true),
    present,
    layers: wide ? () => panels.toggleLayers() : null,
    minimap: wide ? () => panels.toggleMinimap() : null,
    inspector: wide ? () => toggleInspector(session, panels) : null,
  });
}

/** The inspector speaks of a selection: without one there is nothing to open. */
function toggleInspector({ store }: CanvasSession, panels: Panels): void {
  if (panels.getState().side === 'inspector') panels.setSide('agent');
  else if (store.getState().selection.size > 0) panels.setSide('inspector');
}

function belongsElsewhere({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="menu"], [role="dialog"]')) return true;
  const typing = target.isContentEditable || target.matches('input, textarea, select');
  return typing && !(ctrlKey || metaKey);
}
