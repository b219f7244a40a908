/** Keys that take a tool, and those that mean something else while one is in hand. */
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { connectFrom, pendingWire, stepTarget, takeTarget } from './connect-steps.ts';
import { writeOn } from './double-click.ts';
import { nextWire } from './select-wire.ts';
import type { Tool } from './tool.ts';
import type { ToolIntents } from './tool-intents.ts';

const keys: Readonly<Record<string, Tool>> = {
  F: 'frame',
  T: 'text',
  R: 'rectangle',
  O: 'ellipse',
  L: 'line',
  'Shift+L': 'arrow',
  C: 'connect',
};

/** The key of each tool, for its tooltip. */
export function keyOfTool(tool: Tool): string | undefined {
  if (tool === 'select') return 'V';
  if (tool === 'hand') return 'H';
  return Object.entries(keys).find(([, own]) => own === tool)?.[0];
}

/** For those who may edit. */
export function toolKeys(session: CanvasSession, t: Text): Record<string, () => void> {
  const { store, announcer, preview } = session;
  const take = (tool: Tool) => () => {
    if (pendingWire(session)) preview.clear();
    store.setTool(tool);
    announcer.say(t('say.tool', { tool: t(`tools.${tool}`) }));
    if (tool === 'connect') beginAtSelection(session, t);
  };
  return {
    ...Object.fromEntries(Object.entries(keys).map(([key, tool]) => [key, take(tool)])),
    'Shift+C': () => nextWire(session, t),
  };
}

/** With one node selected, or the keyboard on one, that is where the connection begins. */
function beginAtSelection(session: CanvasSession, t: Text): void {
  const { selection, focused, canvas } = session.store.getState();
  const id = selection.size === 1 ? [...selection][0] : selection.size === 0 ? focused : undefined;
  const node = id ? canvas.nodes.get(id) : undefined;
  if (!node) return;
  connectFrom(session, node);
  session.announcer.say(t('connect.keys'));
}

/** Keys before all others; answers whether it took this one. */
export function takeToolKey(event: KeyboardEvent, session: CanvasSession, tools: ToolIntents, t: Text): boolean {
  const { store, preview } = session;
  if (!session.canEdit || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (pendingWire(session)) return takeConnectKey(event, session, tools, t);
  const { tool, wire, selection } = store.getState();
  if (event.key === 'Escape' && tool !== 'select' && preview.getState().gesture === null) {
    store.setTool('select');
    return true;
  }
  if (event.key !== 'Enter' || event.shiftKey) return false;
  if (wire !== null) {
    store.setEditing({ kind: 'label', id: wire });
    return true;
  }
  const [only] = selection;
  const onIt = store.getState().focused === null || store.getState().focused === only;
  return selection.size === 1 && only !== undefined && onIt && writeOn(session, only);
}

function takeConnectKey(event: KeyboardEvent, session: CanvasSession, tools: ToolIntents, t: Text): boolean {
  const { preview, store } = session;
  const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey);
  if (event.key === 'Escape') {
    preview.clear();
    store.setTool('select');
  } else if (back || /^(Tab|ArrowRight|ArrowDown)$/.test(event.key)) stepTarget(session, t, back ? -1 : 1);
  else if (event.key !== 'Enter' || !takeTarget(session, tools.connected)) return false;
  return true;
}
