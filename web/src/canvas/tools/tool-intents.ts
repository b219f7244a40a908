/** What a press means to the tool in hand; null where it means what it always does. */
import { normaliseNode, type CanvasNode, type Side } from '@easel/canvas';
import { middleOfView } from '../view.ts';
import { nodeAt } from '../far/hit-test.ts';
import type { Gesture, PointerAt } from '../gestures/gesture.ts';
import { nodeName } from '../edits.ts';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { beginConnect, connectableAt, startSide } from './connect.ts';
import { clickToConnect, pendingWire } from './connect-steps.ts';
import { beginDraw, nodeForClick, themeOfPage, type Drawing, type DrawTool } from './draw.ts';
import { firstPreset, type FramePreset } from './frame-presets.ts';
import { beginLineEnd } from './line-end.ts';
import type { LiveWire } from './live-wire.ts';
import { placeNew } from './new-node.ts';
import { nodeWords } from './node-words.ts';
import { wireUnder } from './wire-under.ts';

export interface Intent {
  readonly begin: () => Gesture;
  readonly click: () => void;
}

export interface ToolIntents {
  /** Says and tidies up after a connection was drawn or refused. */
  readonly connected: (wire: LiveWire, made: boolean) => void;
  intentOf(target: Element, from: PointerAt): Intent | null;
  /** What a click in the middle of the view would do with a tool that draws; answers whether one is in hand. */
  drawInMiddle(): boolean;
  /** Puts what was drawn on the canvas, selects it and says so. */
  keep(node: CanvasNode): void;
  frameName(): string;
  /** What a click with the frame tool places. */
  preset: FramePreset;
}

const nothing = () => {};

export function createToolIntents(session: CanvasSession, t: Text): ToolIntents {
  const { store, announcer } = session;
  const name = (id: string) => nodeWords(store.getState().canvas.nodes.get(id), t);
  const keep = (node: CanvasNode) => {
    putAway(session);
    if (node.type === 'text') {
      store.select([]);
      store.setEditing({ kind: 'text', id: node.id, draft: node });
      return;
    }
    store.commit(placeNew(store.getState().canvas, node), 'draw');
    store.select([node.id]);
    store.focus(node.id);
    announcer.say(
      t('say.drawn', { name: name(node.id), width: Math.round(node.width), height: Math.round(node.height) }),
    );
  };
  const connected = (wire: LiveWire, made: boolean) => {
    putAway(session);
    if (made && wire.to !== null) announcer.say(t('say.connected', { from: name(wire.from), to: name(wire.to) }));
    else if (wire.refusal !== null) announcer.say(t(`connect.${wire.refusal}`));
  };
  const tools: ToolIntents = {
    preset: firstPreset,
    connected,
    keep,
    frameName: () => nextFrameName(session, t),
    drawInMiddle() {
      const { canEdit, tool } = store.getState();
      if (!canEdit || tool === 'select' || tool === 'hand' || tool === 'connect') return false;
      tools.keep(nodeForClick(session, drawingWith(tools, t, tool), middleOfView(session), tools.preset));
      return true;
    },
    intentOf(target, from) {
      const { canEdit, tool } = store.getState();
      if (!canEdit) return null;
      const own = onMark(session, target, from, connected);
      if (own || tool === 'select' || tool === 'hand') return own;
      if (tool === 'connect') return withConnect(session, from, connected);
      return withDrawing(session, tools, t, tool, from);
    },
  };
  return tools;
}

/** A tool that was used gives way, unless it was taken to stay. */
function putAway({ store }: CanvasSession): void {
  const { tool, toolKept } = store.getState();
  if (tool !== 'hand' && !toolKept) store.setTool('select');
}

type Connected = (wire: LiveWire, made: boolean) => void;

/** The dots and ends that stand about a selection, and the lines between nodes. */
function onMark(session: CanvasSession, target: Element, from: PointerAt, done: Connected): Intent | null {
  const { store } = session;
  const { canvas, selection, tool } = store.getState();
  const [id] = selection;
  const node = id === undefined ? undefined : canvas.nodes.get(id);
  const port = target.closest<HTMLElement>('[data-port]')?.dataset['port'];
  if (port && node) {
    const fromSide = port as Side;
    return { begin: () => beginConnect(session, { from: node, fromSide, done }, from), click: nothing };
  }
  const end = target.closest<HTMLElement>('[data-end]')?.dataset['end'];
  if (end && node) return { begin: () => beginLineEnd(session, node, end === '0' ? 0 : 1), click: nothing };
  const wire = tool === 'select' ? wireUnder(session, target, from.page) : undefined;
  if (wire === undefined) return null;
  return { begin: stillGesture, click: () => store.selectWire(wire) };
}

/** A connection goes where its nodes go: dragging it does nothing. */
const stillGesture = (): Gesture => ({ update: nothing, complete: nothing, cancel: nothing });

function withConnect(session: CanvasSession, at: PointerAt, done: Connected): Intent | null {
  const from = connectableAt(session, at.page);
  // A click beside everything lets go of a line that waits.
  if (!from) return { begin: stillGesture, click: () => void (pendingWire(session) && session.preview.clear()) };
  const fromSide = startSide(from, at.page);
  return {
    begin: () => beginConnect(session, { from, fromSide, done }, at),
    // A click takes the first of the two; the next click, or the keyboard, the other.
    click: () => clickToConnect(session, from, at.page, done),
  };
}

function drawingWith(tools: ToolIntents, t: Text, tool: DrawTool): Drawing {
  return {
    tool,
    frameName: tools.frameName,
    presetName: ({ name }) => t(`preset.${name}`),
    theme: themeOfPage,
    keep: tools.keep,
  };
}

function withDrawing(session: CanvasSession, tools: ToolIntents, t: Text, tool: DrawTool, from: PointerAt): Intent {
  const drawing = drawingWith(tools, t, tool);
  return {
    begin: () => beginDraw(session, drawing, from),
    click: () => {
      const text = tool === 'text' ? textAt(session, from) : undefined;
      if (!text) return tools.keep(nodeForClick(session, drawing, from.page, tools.preset));
      putAway(session);
      session.store.select([text.id]);
      session.store.setEditing({ kind: 'text', id: text.id, draft: null });
    },
  };
}

/** With the text tool a click on a text means to write in that. */
function textAt({ store, view }: CanvasSession, { page }: PointerAt): CanvasNode | undefined {
  const node = nodeAt(store.getState().canvas, store.index, page, view.camera.k);
  return node?.type === 'text' && !normaliseNode(node).locked ? node : undefined;
}

function nextFrameName({ store }: CanvasSession, t: Text): string {
  const taken = new Set(
    [...store.getState().canvas.nodes.values()].filter(({ type }) => type === 'frame').map(nodeName),
  );
  for (let number = taken.size + 1; ; number += 1) {
    const name = t('tools.frameName', { number });
    if (!taken.has(name)) return name;
  }
}
