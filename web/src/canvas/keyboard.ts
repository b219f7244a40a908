/** Keys of the canvas. Those that are letters alone work only while nothing is being typed. */
import type { Commands } from './commands.ts';
import type { PointerInput } from './gestures/pointer-input.ts';
import type { CanvasSession } from './session.ts';

export interface KeyboardOptions {
  readonly session: CanvasSession;
  readonly commands: Commands;
  readonly pointer: PointerInput;
  /** The canvas with its bars. */
  readonly root: HTMLElement;
  /** The canvas itself. */
  readonly host: HTMLElement;
  readonly chooseFiles: () => void;
}

type Keys = Record<string, () => void>;

export function attachKeyboard(options: KeyboardOptions): () => void {
  const { session, root, host, pointer } = options;
  const looking = lookingKeys(options);
  const editing = editingKeys(options);
  const onDown = (event: KeyboardEvent) => {
    // A tooltip takes Escape for itself, though nobody means it: the key goes on to what is selected.
    const taken = event.defaultPrevented && event.key !== 'Escape';
    if (taken || isTyping(event.target) || isElsewhere(event, root)) return;
    const name = nameOf(event);
    const action =
      looking[name] ??
      (session.canEdit ? editing[name] : undefined) ??
      (event.repeat ? undefined : heldKeys(options)[name]);
    if (event.key === 'Tab' && host.contains(document.activeElement)) moveFocus(event, options);
    else if (event.key === 'Enter' && host.contains(document.activeElement)) selectFocused(session, event);
    else if (action) {
      event.preventDefault();
      action();
    }
  };
  const onUp = (event: KeyboardEvent) => {
    if (event.code === 'Space') pointer.holdSpace(false);
  };
  // A window that loses the keyboard never hears of the key's release.
  const onBlur = () => pointer.holdSpace(false);
  addEventListener('keydown', onDown);
  addEventListener('keyup', onUp);
  addEventListener('blur', onBlur);
  return () => {
    removeEventListener('keydown', onDown);
    removeEventListener('keyup', onUp);
    removeEventListener('blur', onBlur);
  };
}

/** `Mod+Shift+Z`. Digits and Space by their place on the keyboard, since Shift makes other characters of them. */
function nameOf(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const key =
    event.code === 'Space' ? 'Space' : (digit ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key));
  // + and _ are typed with Shift on most keyboards and without on others: the sign alone counts.
  const sign = /^[+_=\-[\]]$/.test(event.key);
  return `${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${event.shiftKey && !sign ? 'Shift+' : ''}${event.altKey ? 'Alt+' : ''}${key}`;
}

function editingKeys({ commands, chooseFiles }: KeyboardOptions): Keys {
  const nudges: Keys = {};
  for (const [key, x, y] of [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ] as const) {
    nudges[key] = () => commands.nudge({ x, y });
    nudges[`Shift+${key}`] = () => commands.nudge({ x: x * 10, y: y * 10 });
  }
  return {
    ...nudges,
    U: chooseFiles,
    Delete: commands.remove,
    Backspace: commands.remove,
    ']': commands.toFront,
    '[': commands.toBack,
    'Mod+D': commands.duplicate,
    'Mod+Z': commands.undo,
    'Mod+Shift+Z': commands.redo,
    'Mod+Y': commands.redo,
  };
}

function lookingKeys({ session, commands, pointer }: KeyboardOptions): Keys {
  const { view, store } = session;
  const nearer = () => view.zoomStep(1);
  const further = () => view.zoomStep(-1);
  return {
    V: () => store.setTool('select'),
    H: () => store.setTool('hand'),
    'Shift+0': () => view.zoomTo(1),
    'Shift+1': () => session.fitAll(),
    'Shift+2': () => session.fitSelection(),
    'Mod+0': () => view.zoomTo(1),
    '+': nearer,
    '=': nearer,
    'Mod+=': nearer,
    'Mod++': nearer,
    '-': further,
    _: further,
    'Mod+-': further,
    'Mod+A': commands.selectAll,
    Escape: () => {
      if (!pointer.cancel()) store.select([]);
    },
  };
}

/** Keys that act once, however long they are held. */
function heldKeys({ pointer }: KeyboardOptions): Keys {
  return { Space: () => pointer.holdSpace(true) };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Whether the key belongs to something else: a panel of the page, a menu, or a button that Space and Enter press. */
function isElsewhere(event: KeyboardEvent, root: HTMLElement): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  if (!root.contains(target) || target.closest('[role="menu"]')) return true;
  return target.matches('button, a') && (event.code === 'Space' || event.key === 'Enter');
}

function moveFocus(event: KeyboardEvent, { commands, session, host }: KeyboardOptions): void {
  if (!commands.focusNext(event.shiftKey ? -1 : 1)) return;
  event.preventDefault();
  const { focused } = session.store.getState();
  // React draws what came into sight with the next task; only then is there something to focus.
  requestAnimationFrame(() => {
    if (focused)
      host
        .querySelector<HTMLElement>(`[role="option"][data-node="${CSS.escape(focused)}"]`)
        ?.focus({ preventScroll: true });
  });
}

function selectFocused({ store }: CanvasSession, event: KeyboardEvent): void {
  const { focused, selection } = store.getState();
  if (focused === null) return;
  event.preventDefault();
  if (!event.shiftKey) store.select([focused]);
  else store.select(selection.has(focused) ? [...selection].filter((id) => id !== focused) : [...selection, focused]);
}
