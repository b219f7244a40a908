/** Keys of the canvas. Those that are letters alone work only while nothing is being typed. */
import type { Point } from '@easel/canvas';
import { oneLevelIn, selectableAt } from './arrange/groups.ts';
import { createTypedOpacity } from './arrange/typed-opacity.ts';
import type { Commands } from './commands.ts';
import type { PointerInput } from './gestures/pointer-input.ts';
import { hasKeyboard } from './menu/focus-canvas.ts';
import { keyName } from './menu/key-name.ts';
import { menuAtSelection } from './menu/menu-place.ts';
import { shortcutOf, type KeyboardId } from './menu/shortcut-table.ts';
import type { CanvasSession } from './session.ts';
import type { ToolIntents } from './tools/tool-intents.ts';
import { takeToolKey, toolKeys } from './tools/tool-keys.ts';
import type { Text } from './use-text.ts';

export interface KeyboardOptions {
  readonly session: CanvasSession;
  readonly commands: Commands;
  readonly pointer: PointerInput;
  readonly tools: ToolIntents;
  readonly t: Text;
  /** The canvas with its bars. */
  readonly root: HTMLElement;
  /** The canvas itself. */
  readonly host: HTMLElement;
  readonly chooseFiles: () => void;
}

export function attachKeyboard(options: KeyboardOptions): () => void {
  const { session, root, host, pointer } = options;
  const actions = actionsOf(options);
  const tools = toolKeys(session, options.t);
  const onDown = (event: KeyboardEvent) => {
    // A tooltip takes Escape for itself, though nobody means it: the key goes on to what is selected.
    const taken = event.defaultPrevented && event.key !== 'Escape';
    if (taken || isTyping(event.target) || isElsewhere(event, root)) return;
    if (takeToolKey(event, session, options.tools, options.t)) {
      event.preventDefault();
      return;
    }
    const name = keyName(event);
    const shortcut = shortcutOf(name);
    const action = shortcut ? actions[shortcut.id] : session.canEdit ? tools.get(name) : undefined;
    if (name === 'Space') pointer.holdSpace(true);
    if (event.key === 'Tab' && host.contains(document.activeElement)) moveFocus(event, options);
    else if (event.key === 'Enter') pressEnter(options, event);
    else if (action && (session.canEdit || !shortcut?.edits)) {
      event.preventDefault();
      if (!event.repeat || !shortcut?.once) action(name);
    } else if (name === 'Space') event.preventDefault();
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

/** What each shortcut does; the table in menu/ says by which keys. */
function actionsOf(options: KeyboardOptions): Record<KeyboardId, (key: string) => void> {
  return { ...viewActions(options), ...editActions(options), ...arrangeActions(options.commands) };
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How many page units an arrow key goes with Shift. */
const farStep = 10;

function editActions({ commands, session, pointer, host, chooseFiles }: KeyboardOptions) {
  const { store } = session;
  const nudge = (key: string, factor: number) => {
    const { x, y } = steps[key.replace('Shift+', '')] ?? { x: 0, y: 0 };
    commands.nudge({ x: x * factor, y: y * factor });
  };
  return {
    upload: chooseFiles,
    undo: commands.undo,
    redo: commands.redo,
    duplicate: commands.duplicate,
    remove: commands.remove,
    rename: commands.startRenaming,
    selectAll: commands.selectAll,
    elements: commands.takeApart,
    copyAsPicture: commands.copyAsPicture,
    copyAsSvg: commands.copyAsSvg,
    nudge: (key: string) => nudge(key, 1),
    nudgeFar: (key: string) => nudge(key, farStep),
    leave: () => {
      if (pointer.cancel()) return;
      if (!commands.leaveGroup()) store.select([]);
      else if (host.contains(document.activeElement)) followFocus(session, host);
    },
  };
}

function arrangeActions(commands: Commands) {
  const typed = createTypedOpacity();
  return {
    group: commands.group,
    ungroup: commands.ungroup,
    forward: () => commands.stack('forward'),
    backward: () => commands.stack('backward'),
    front: () => commands.stack('front'),
    back: () => commands.stack('back'),
    alignLeft: () => commands.align('left'),
    alignCentre: () => commands.align('centre'),
    alignRight: () => commands.align('right'),
    alignTop: () => commands.align('top'),
    alignMiddle: () => commands.align('middle'),
    alignBottom: () => commands.align('bottom'),
    spreadAcross: () => commands.spread('across'),
    spreadDown: () => commands.spread('down'),
    tidyUp: commands.tidyUp,
    lock: commands.toggleLock,
    hide: commands.toggleHidden,
    opacity: (key: string) => commands.setOpacity(typed(key, performance.now())),
  };
}

function viewActions({ session }: KeyboardOptions) {
  const { view, store, modes } = session;
  return {
    select: () => store.setTool('select'),
    hand: () => store.setTool('hand'),
    zoomIn: () => view.zoomStep(1),
    zoomOut: () => view.zoomStep(-1),
    zoomWhole: () => view.zoomTo(1),
    fitAll: () => session.fitAll(),
    fitSelection: () => session.fitSelection(),
    menu: () => modes.setState({ menu: menuAtSelection(session) }),
    sheet: () => modes.setState({ sheet: true }),
    export: () => modes.setState({ exporting: true }),
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Whether the key belongs to something else: a panel of the page, a menu, or a button that Space and Enter press. What a
 * dialog was opened by has the keyboard when it closes: from there keys with Ctrl go on to the canvas.
 */
function isElsewhere(event: KeyboardEvent, root: HTMLElement): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  if (target.closest('[role="menu"]')) return true;
  const isButton = target.matches('button, a');
  if (isButton && (event.code === 'Space' || event.key === 'Enter')) return true;
  if (root.contains(target)) return false;
  return !isButton || !(event.ctrlKey || event.metaKey) || target.closest('[role="dialog"]') !== null;
}

function moveFocus(event: KeyboardEvent, { commands, session, host }: KeyboardOptions): void {
  if (!commands.focusNext(event.shiftKey ? -1 : 1)) return;
  event.preventDefault();
  followFocus(session, host);
}

/** The keyboard goes to the element of the node that the canvas has it on. */
function followFocus({ store }: CanvasSession, host: HTMLElement): void {
  const { focused } = store.getState();
  // React draws what came into sight with the next task; only then is there something to focus.
  requestAnimationFrame(() => {
    if (focused && hasKeyboard(host))
      host
        .querySelector<HTMLElement>(`[role="option"][data-node="${CSS.escape(focused)}"]`)
        ?.focus({ preventScroll: true });
  });
}

/** Selects what the keyboard is on; when that is selected already, goes on into it. */
function pressEnter({ session, commands, host }: KeyboardOptions, event: KeyboardEvent): void {
  const { focused, selection, canvas } = session.store.getState();
  const onNode = focused !== null && host.contains(document.activeElement);
  const unit = onNode ? selectableAt(canvas, selection, focused) : null;
  if (unit !== null && (event.shiftKey || !isOn(unit, selection))) {
    event.preventDefault();
    toggleSelected(session, unit, event.shiftKey);
  } else if (selection.size === 1 && session.canEdit) {
    event.preventDefault();
    const inner = onNode ? oneLevelIn(canvas, selection, focused) : null;
    if (inner !== null) toggleSelected(session, inner, false);
    else if (commands.enterGroup()) followFocus(session, host);
    else commands.startCrop();
  }
}

const isOn = (id: string, selection: ReadonlySet<string>) => selection.size === 1 && selection.has(id);

function toggleSelected({ store }: CanvasSession, id: string, add: boolean): void {
  const { selection } = store.getState();
  if (!add) store.select([id]);
  else store.select(selection.has(id) ? [...selection].filter((other) => other !== id) : [...selection, id]);
}
