/** Turns pointer events into gestures: decides at the press what a drag would be and what a click. */
import { boundsAround } from '../edits.ts';
import { toPage, type Point } from '../camera.ts';
import { selectableAt } from '../arrange/groups.ts';
import { lockOn } from '../arrange/locks.ts';
import type { Editor } from '../editor.ts';
import { nodeAt } from '../far/hit-test.ts';
import type { ToolIntents } from '../tools/tool-intents.ts';
import type { Gesture, PointerAt } from './gesture.ts';
import { beginMarquee } from './marquee.ts';
import { beginMove } from './move.ts';
import { beginPan } from './pan.ts';
import { beginResize } from './resize.ts';
import { handles, type Handle } from './resize-box.ts';
import { beginRotate } from './rotate.ts';
import { isUnderHandles } from './small-selection.ts';
import { TwoFingers } from './two-fingers.ts';

/** Below this a drag is a click, in pixels. A finger rolls more than a mouse. */
const clickReach = { mouse: 3, pen: 4, touch: 8 } as const;

/** Gestures that change nothing but what one sees and has selected. */
const looking: ReadonlySet<string> = new Set(['pan', 'pinch', 'marquee']);

interface Press {
  readonly pointerId: number;
  readonly from: PointerAt;
  readonly reach: number;
  readonly begin: () => Gesture;
  readonly click: () => void;
}

export interface PointerInput {
  /** While the space bar is down a drag pans. */
  holdSpace(held: boolean): void;
  /** Ends what is under way and restores what it changed; answers whether there was something. */
  cancel(): boolean;
  detach(): void;
}

export function attachPointer(host: HTMLElement, editor: Editor, tools: ToolIntents): PointerInput {
  const input = new Pointers(host, editor, tools);
  const listeners = {
    pointerdown: (event: PointerEvent) => input.down(event),
    pointermove: (event: PointerEvent) => input.move(event),
    pointerup: (event: PointerEvent) => input.up(event),
    pointercancel: (event: PointerEvent) => input.lose(event),
  };
  for (const [type, listener] of Object.entries(listeners)) host.addEventListener(type, listener as EventListener);
  const stopRights = editor.store.subscribe(({ canEdit }, before) => {
    if (before.canEdit && !canEdit) input.cancelEdit();
  });
  return {
    holdSpace: (held) => input.holdSpace(held),
    cancel: () => input.cancel(),
    detach() {
      stopRights();
      input.cancel();
      for (const [type, listener] of Object.entries(listeners))
        host.removeEventListener(type, listener as EventListener);
    },
  };
}

class Pointers {
  readonly #host: HTMLElement;
  readonly #editor: Editor;
  readonly #tools: ToolIntents;
  readonly #fingers: TwoFingers;
  #press: Press | null = null;
  #gesture: Gesture | null = null;
  #space = false;

  constructor(host: HTMLElement, editor: Editor, tools: ToolIntents) {
    this.#host = host;
    this.#editor = editor;
    this.#fingers = new TwoFingers(editor);
    this.#tools = tools;
  }

  holdSpace(held: boolean): void {
    this.#space = held;
    this.#host.dataset['space'] = String(held);
  }

  down(event: PointerEvent): void {
    // A third button, or a second while one drags, belongs to nobody.
    if (event.button > 1 || (this.#press && event.pointerType !== 'touch')) return;
    const at = this.#at(event);
    if (event.pointerType === 'touch') {
      // What the first finger has begun was not meant.
      if (this.#fingers.any) this.cancel();
      if (this.#fingers.press(event.pointerId, at.screen)) return;
    }
    // The middle button would start the browser's own scrolling.
    if (event.button === 1) event.preventDefault();
    this.#host.setPointerCapture(event.pointerId);
    const reach = clickReach[event.pointerType as keyof typeof clickReach] ?? clickReach.mouse;
    this.#press = { pointerId: event.pointerId, from: at, reach, ...this.#intent(event, at) };
  }

  move(event: PointerEvent): void {
    const at = this.#at(event);
    if (this.#fingers.move(event.pointerId, at.screen)) return;
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    const distance = Math.hypot(at.screen.x - press.from.screen.x, at.screen.y - press.from.screen.y);
    if (!this.#gesture && distance < press.reach) return;
    this.#gesture ??= press.begin();
    this.#gesture.update(at);
  }

  up(event: PointerEvent): void {
    // A finger that stays after a pinch does nothing until it is lifted: a pan would jump.
    if (this.#fingers.lift(event.pointerId)) return;
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    const gesture = this.#gesture;
    this.#press = null;
    this.#gesture = null;
    if (gesture) gesture.complete();
    else press.click();
  }

  /** The system took the pointer away, as for a call or a swipe home. */
  lose(event: PointerEvent): void {
    if (!this.#fingers.lift(event.pointerId) && this.#press?.pointerId === event.pointerId) this.cancel();
  }

  cancel(): boolean {
    const gesture = this.#gesture;
    this.#press = null;
    this.#gesture = null;
    gesture?.cancel();
    return gesture !== null;
  }

  /** The right to edit went: looking around goes on. */
  cancelEdit(): void {
    const { gesture } = this.#editor.preview.getState();
    if (gesture === null || !looking.has(gesture)) this.cancel();
  }

  #at(event: PointerEvent): PointerAt {
    const bounds = this.#host.getBoundingClientRect();
    const screen = { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
    return {
      screen,
      page: toPage(this.#editor.view.camera, screen),
      shift: event.shiftKey,
      alt: event.altKey,
      free: event.ctrlKey || event.metaKey,
    };
  }

  #intent(event: PointerEvent, from: PointerAt): Pick<Press, 'begin' | 'click'> {
    const editor = this.#editor;
    const { store } = editor;
    const { canEdit } = store.getState();
    const pan = { begin: () => beginPan(editor, from), click: () => {} };
    if (event.button === 1 || this.#space || store.getState().tool === 'hand') return pan;
    const target = event.target instanceof Element ? event.target : this.#host;
    const covered = this.#idUnderHandles(target, from.page);
    if (covered !== undefined) return this.#onNode(event, from, covered, pan);
    const own = this.#tools.intentOf(target, from);
    if (own) return own;
    const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
    if (handle === 'rotate' && canEdit) return { begin: () => beginRotate(editor, from), click: () => {} };
    const side = handles.find((name) => name === handle);
    if (side && canEdit) return { begin: () => beginResize(editor, side satisfies Handle, from), click: () => {} };
    const id = target.closest<HTMLElement>('[data-node]')?.dataset['node'] ?? this.#idOnDrawing(target, from.page);
    if (id === undefined) return this.#onGround(event, from, pan);
    const seen = this.#seenThrough(id, from.page);
    const onSeen = this.#onNode(event, from, seen, pan);
    // A selected picture is dragged by its gaps, too, while a click there means what is seen through them.
    const { canvas, selection } = store.getState();
    const held = seen !== id && selection.has(selectableAt(canvas, selection, id));
    return held ? { ...onSeen, begin: this.#onNode(event, from, id, pan).begin } : onSeen;
  }

  /** The node that is meant where the marks of a small selection cover it. */
  #idUnderHandles(target: Element, page: Point): string | undefined {
    const { store, view } = this.#editor;
    const { canvas, selection, tool } = store.getState();
    if (tool !== 'select' || !target.closest('.canvas-overlay') || target.closest('[data-node]')) return undefined;
    const bounds = boundsAround([...selection].flatMap((id) => canvas.nodes.get(id) ?? []));
    return isUnderHandles(bounds, view.camera, page) ? nodeAt(canvas, store.index, page, view.camera.k)?.id : undefined;
  }

  /** What one sees at a point where the browser knows the box of a picture. */
  #seenThrough(id: string, page: Point): string {
    const { store, view } = this.#editor;
    const { canvas } = store.getState();
    if (canvas.nodes.get(id)?.type !== 'image') return id;
    return nodeAt(canvas, store.index, page, view.camera.k)?.id ?? id;
  }

  /** In the far view nodes have no elements: the document itself is asked what lies there. */
  #idOnDrawing(target: Element, page: Point): string | undefined {
    const { store, view } = this.#editor;
    if (!target.matches('.canvas-far')) return undefined;
    return nodeAt(store.getState().canvas, store.index, page, view.camera.k)?.id;
  }

  #onGround(event: PointerEvent, from: PointerAt, pan: Pick<Press, 'begin' | 'click'>): Pick<Press, 'begin' | 'click'> {
    const { store } = this.#editor;
    const click = () => {
      if (!event.shiftKey) store.select([]);
    };
    if (event.pointerType === 'touch') return { ...pan, click };
    return { begin: () => beginMarquee(this.#editor, from), click };
  }

  #onNode(
    event: PointerEvent,
    from: PointerAt,
    id: string,
    pan: Pick<Press, 'begin' | 'click'>,
  ): Pick<Press, 'begin' | 'click'> {
    const { store } = this.#editor;
    const { selection, canvas, canEdit } = store.getState();
    const unit = selectableAt(canvas, selection, id);
    const click = () => {
      const now = store.getState().selection;
      if (!event.shiftKey) store.select([unit]);
      else store.select(now.has(unit) ? [...now].filter((other) => other !== unit) : [...now, unit]);
      store.focus(unit);
    };
    // A finger that lands on a picture mostly wants to look around: it moves only what is selected already.
    const looksAround = event.pointerType === 'touch' && !selection.has(unit);
    if (!canEdit || !canvas.nodes.has(id) || lockOn(canvas, id) || looksAround) return { ...pan, click };
    const begin = () => {
      const now = store.getState().selection;
      if (!now.has(unit)) store.select(event.shiftKey ? [...now, unit] : [unit]);
      return beginMove(this.#editor, from);
    };
    return { begin, click };
  }
}
