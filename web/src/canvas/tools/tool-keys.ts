/** Keys that take a tool, and those that mean something else while one is in hand. */
import { keyName } from '../menu/key-name.ts';
import { keyOf, keysBy, shortcuts, type ShortcutId } from '../menu/shortcut-table.ts';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { connectFrom, pendingWire, stepTarget, takeTarget } from './connect-steps.ts';
import { writeOn } from './double-click.ts';
import { nextWire } from './select-wire.ts';
import type { Tool } from './tool.ts';
import type { ToolIntents } from './tool-intents.ts';

/** The key of each tool that has one, for its tooltip. */
export function keyOfTool(tool: Tool): string | undefined {
  return tool in shortcuts ? keyOf(tool as ShortcutId) : undefined;
}

/** For those who may edit. */
export function toolKeys(session: CanvasSession, t: Text): ReadonlyMap<string, () => void> {
  const { store, announcer, preview } = session;
  const take = (tool: Tool) => () => {
    if (pendingWire(session)) preview.clear();
    store.setTool(tool);
    announcer.say(t('say.tool', { tool: t(`tools.${tool}`) }));
    if (tool === 'connect') beginAtSelection(session, t);
  };
  return keysBy('tools', {
    frame: take('frame'),
    text: take('text'),
    rectangle: take('rectangle'),
    ellipse: take('ellipse'),
    line: take('line'),
    arrow: take('arrow'),
    connect: take('connect'),
    nextConnection: () => nextWire(session, t),
  });
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
  if (tools.drawInMiddle()) return true;
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
  const step = (by: 1 | -1) => () => {
    stepTarget(session, t, by);
    return true;
  };
  const act = keysBy('connect', {
    connectNext: step(1),
    connectLast: step(-1),
    connectTo: () => takeTarget(session, tools.connected),
    connectCancel: () => {
      preview.clear();
      store.setTool('select');
      return true;
    },
  }).get(keyName(event));
  return act?.() ?? false;
}
