/** Keys of the panels around the canvas. Letters alone work only while nothing is being typed. */
import { useEffect } from 'react';
import type { CanvasSession } from '../session.ts';
import { presentedOf } from '../present/presented.ts';
import type { Panels } from './panels.ts';

type Keys = Record<string, () => void>;

/** Beside the canvas's own keys; `wide` windows alone have room for layers, minimap and inspector. */
export function usePanelKeys(session: CanvasSession, panels: Panels, wide: boolean): void {
  useEffect(() => {
    const keys = keysOf(session, panels, wide);
    const onKey = (event: KeyboardEvent) => {
      const action = keys[nameOf(event)];
      if (!action || event.defaultPrevented || event.repeat || belongsElsewhere(event)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, panels, wide]);
}

function keysOf(session: CanvasSession, panels: Panels, wide: boolean): Keys {
  const present = () => {
    const what = presentedOf(session);
    if (what) panels.present(what);
  };
  const always: Keys = {
    'Mod+f': () => panels.setFind(true),
    'Shift+f': present,
    'Mod+Alt+enter': present,
  };
  if (!wide) return always;
  return {
    ...always,
    'Mod+Shift+Backslash': () => panels.toggleLayers(),
    m: () => panels.toggleMinimap(),
    i: () => toggleInspector(session, panels),
  };
}

/** The inspector speaks of a selection: without one there is nothing to open. */
export function toggleInspector({ store }: CanvasSession, panels: Panels): void {
  if (panels.getState().side === 'inspector') panels.setSide('agent');
  else if (store.getState().selection.size > 0) panels.setSide('inspector');
}

function nameOf(event: KeyboardEvent): string {
  // The backslash by its place: with Shift it is another character on every keyboard.
  const key = event.code === 'Backslash' ? 'Backslash' : event.key.toLowerCase();
  return `${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.altKey ? 'Alt+' : ''}${key}`;
}

function belongsElsewhere({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="menu"], [role="dialog"]')) return true;
  const typing = target.isContentEditable || target.matches('input, textarea, select');
  return typing && !(ctrlKey || metaKey);
}
