/**
 * All shortcuts of a project's page. Whoever listens to the keyboard acts by this table, bars and menus show its keys, and
 * the sheet lists it: none can say what another does not do. Keys as `keyName` makes them; the first is the one that is
 * shown. What fields, menus and sliders do with keys everywhere is not said here.
 */
export interface Shortcut {
  readonly group: ShortcutGroup;
  readonly keys: readonly string[];
  /** On the sheet, for several keys that belong together. */
  readonly shown?: string;
  /** Changes the document: not for those who only look. */
  readonly edits?: true;
  /** Acts once, however long it is held. */
  readonly once?: true;
  /** Who listens for it, where that is not the canvas's own keyboard. */
  readonly by?: Listener;
}

export type Listener =
  | 'browser'
  | 'tools'
  | 'connect'
  | 'text'
  | 'panels'
  | 'layers'
  | 'find'
  | 'present'
  | 'focus'
  | 'crop'
  | 'mask'
  | 'expand'
  | 'pointer'
  | 'page';

export const shortcutGroups = [
  'tools',
  'edit',
  'text',
  'arrange',
  'picture',
  'view',
  'move',
  'layers',
  'present',
  'help',
] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const farArrows = ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'] as const;

export const shortcuts = {
  select: { group: 'tools', keys: ['V'] },
  hand: { group: 'tools', keys: ['H'] },
  frame: { group: 'tools', keys: ['F'], edits: true, by: 'tools' },
  text: { group: 'tools', keys: ['T'], edits: true, by: 'tools' },
  rectangle: { group: 'tools', keys: ['R'], edits: true, by: 'tools' },
  ellipse: { group: 'tools', keys: ['O'], edits: true, by: 'tools' },
  line: { group: 'tools', keys: ['L'], edits: true, by: 'tools' },
  arrow: { group: 'tools', keys: ['Shift+L'], edits: true, by: 'tools' },
  connect: { group: 'tools', keys: ['C'], edits: true, by: 'tools' },
  drawInMiddle: { group: 'tools', keys: ['Enter'], edits: true, by: 'focus' },
  nextConnection: { group: 'tools', keys: ['Shift+C'], edits: true, by: 'tools' },
  connectNext: { group: 'tools', keys: ['Tab', 'ArrowRight', 'ArrowDown'], edits: true, by: 'connect' },
  connectLast: { group: 'tools', keys: ['Shift+Tab', 'ArrowLeft', 'ArrowUp'], edits: true, by: 'connect' },
  connectTo: { group: 'tools', keys: ['Enter'], edits: true, by: 'connect' },
  connectCancel: { group: 'tools', keys: ['Escape'], edits: true, by: 'connect' },
  upload: { group: 'tools', keys: ['U'], edits: true, once: true },

  undo: { group: 'edit', keys: ['Mod+Z'], edits: true },
  redo: { group: 'edit', keys: ['Mod+Shift+Z', 'Mod+Y'], edits: true },
  cut: { group: 'edit', keys: ['Mod+X'], edits: true, by: 'browser' },
  copy: { group: 'edit', keys: ['Mod+C'], by: 'browser' },
  paste: { group: 'edit', keys: ['Mod+V'], edits: true, by: 'browser' },
  pasteInPlace: { group: 'edit', keys: ['Mod+Shift+V'], edits: true, by: 'browser' },
  duplicate: { group: 'edit', keys: ['Mod+D'], edits: true },
  dragCopy: { group: 'edit', keys: ['Alt+Drag'], edits: true, by: 'pointer' },
  remove: { group: 'edit', keys: ['Delete', 'Backspace'], edits: true },
  rename: { group: 'edit', keys: ['F2'], edits: true, once: true },
  selectAll: { group: 'edit', keys: ['Mod+A'] },
  addToSelection: { group: 'edit', keys: ['Shift+Click'], by: 'pointer' },
  leave: { group: 'edit', keys: ['Escape'] },

  write: { group: 'text', keys: ['Enter'], edits: true, by: 'focus' },
  bold: { group: 'text', keys: ['Mod+B'], edits: true, by: 'text' },
  italic: { group: 'text', keys: ['Mod+I'], edits: true, by: 'text' },
  endWriting: { group: 'text', keys: ['Escape', 'Mod+Enter'], edits: true, by: 'text' },

  group: { group: 'arrange', keys: ['Mod+G'], edits: true, once: true },
  ungroup: { group: 'arrange', keys: ['Mod+Shift+G'], edits: true, once: true },
  enterGroup: { group: 'arrange', keys: ['Enter'], edits: true, by: 'focus' },
  forward: { group: 'arrange', keys: ['Mod+]'], edits: true },
  backward: { group: 'arrange', keys: ['Mod+['], edits: true },
  front: { group: 'arrange', keys: [']'], edits: true },
  back: { group: 'arrange', keys: ['['], edits: true },
  alignLeft: { group: 'arrange', keys: ['Alt+A'], edits: true, once: true },
  alignCentre: { group: 'arrange', keys: ['Alt+H'], edits: true, once: true },
  alignRight: { group: 'arrange', keys: ['Alt+D'], edits: true, once: true },
  alignTop: { group: 'arrange', keys: ['Alt+W'], edits: true, once: true },
  alignMiddle: { group: 'arrange', keys: ['Alt+V'], edits: true, once: true },
  alignBottom: { group: 'arrange', keys: ['Alt+S'], edits: true, once: true },
  spreadAcross: { group: 'arrange', keys: ['Shift+Alt+H'], edits: true, once: true },
  spreadDown: { group: 'arrange', keys: ['Shift+Alt+V'], edits: true, once: true },
  tidyUp: { group: 'arrange', keys: ['Shift+Alt+T'], edits: true, once: true },
  lock: { group: 'arrange', keys: ['Mod+Shift+L'], edits: true, once: true },
  hide: { group: 'arrange', keys: ['Mod+Shift+H'], edits: true, once: true },
  opacity: {
    group: 'arrange',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    shown: '1 – 0',
    edits: true,
    once: true,
  },

  crop: { group: 'picture', keys: ['Enter'], edits: true, by: 'focus' },
  cropApply: { group: 'picture', keys: ['Enter'], edits: true, by: 'crop' },
  cropCancel: { group: 'picture', keys: ['Escape'], edits: true, by: 'crop' },
  cropMove: { group: 'picture', keys: arrows, shown: 'Arrows', edits: true, by: 'crop' },
  cropTurn: { group: 'picture', keys: ['X'], edits: true, by: 'crop' },
  maskPaint: { group: 'picture', keys: ['B'], edits: true, by: 'mask' },
  maskErase: { group: 'picture', keys: ['E'], edits: true, by: 'mask' },
  maskThinner: { group: 'picture', keys: ['['], edits: true, by: 'mask' },
  maskWider: { group: 'picture', keys: [']'], edits: true, by: 'mask' },
  maskStep: { group: 'picture', keys: arrows, shown: 'Arrows', edits: true, by: 'mask' },
  maskStepFar: { group: 'picture', keys: farArrows, shown: 'Shift+Arrows', edits: true, by: 'mask' },
  maskDab: { group: 'picture', keys: ['Space'], edits: true, by: 'mask' },
  maskInvert: { group: 'picture', keys: ['I'], edits: true, by: 'mask' },
  maskClear: { group: 'picture', keys: ['Delete', 'Backspace'], edits: true, by: 'mask' },
  maskUndo: { group: 'picture', keys: ['Mod+Z'], edits: true, by: 'mask' },
  maskLeave: { group: 'picture', keys: ['Escape'], edits: true, by: 'mask' },
  expandSend: { group: 'picture', keys: ['Enter'], edits: true, by: 'expand' },
  expandLeave: { group: 'picture', keys: ['Escape'], edits: true, by: 'expand' },
  elements: { group: 'picture', keys: ['Shift+E'], edits: true, once: true },
  copyAsPicture: { group: 'picture', keys: ['Mod+Shift+C'], once: true },
  copyAsSvg: { group: 'picture', keys: ['Shift+Alt+C'], once: true },
  export: { group: 'picture', keys: ['Mod+Shift+E'], once: true },

  zoomIn: { group: 'view', keys: ['+', '=', 'Mod+=', 'Mod++'] },
  zoomOut: { group: 'view', keys: ['-', '_', 'Mod+-'] },
  zoomWhole: { group: 'view', keys: ['Shift+0', 'Mod+0'] },
  fitAll: { group: 'view', keys: ['Shift+1'] },
  fitSelection: { group: 'view', keys: ['Shift+2'] },
  pan: { group: 'view', keys: ['Space'], by: 'pointer' },
  find: { group: 'view', keys: ['Mod+F'], by: 'panels' },
  findNext: { group: 'view', keys: ['Enter'], by: 'find' },
  findLast: { group: 'view', keys: ['Shift+Enter'], by: 'find' },
  findClose: { group: 'view', keys: ['Escape'], by: 'find' },
  layers: { group: 'view', keys: ['Mod+Shift+\\'], by: 'panels' },
  minimap: { group: 'view', keys: ['M'], by: 'panels' },
  inspector: { group: 'view', keys: ['I'], by: 'panels' },
  agent: { group: 'view', keys: ['Mod+J'], by: 'page' },

  nextNode: { group: 'move', keys: ['Tab'], by: 'focus' },
  lastNode: { group: 'move', keys: ['Shift+Tab'], by: 'focus' },
  selectNode: { group: 'move', keys: ['Enter'], by: 'focus' },
  nudge: { group: 'move', keys: arrows, shown: 'Arrows', edits: true },
  nudgeFar: {
    group: 'move',
    keys: farArrows,
    shown: 'Shift+Arrows',
    edits: true,
  },
  straight: { group: 'move', keys: ['Shift+Drag'], edits: true, by: 'pointer' },
  noSnap: { group: 'move', keys: ['Mod+Drag'], edits: true, by: 'pointer' },
  fromCentre: { group: 'move', keys: ['Alt+Handle'], edits: true, by: 'pointer' },

  layerWalk: {
    group: 'layers',
    keys: ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'],
    shown: '↑ ↓',
    by: 'layers',
  },
  layerRange: {
    group: 'layers',
    keys: ['Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+PageDown', 'Shift+PageUp', 'Shift+Home', 'Shift+End'],
    shown: 'Shift+↑ ↓',
    by: 'layers',
  },
  layerOpen: { group: 'layers', keys: ['ArrowRight'], by: 'layers' },
  layerClose: { group: 'layers', keys: ['ArrowLeft'], by: 'layers' },
  layerChoose: { group: 'layers', keys: ['Enter', 'Space'], by: 'layers' },
  layerChooseTo: { group: 'layers', keys: ['Shift+Enter', 'Shift+Space'], by: 'layers' },
  layerAdd: { group: 'layers', keys: ['Mod+Space'], by: 'layers' },
  layerMove: {
    group: 'layers',
    keys: ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'],
    shown: 'Alt+Arrows',
    edits: true,
    by: 'layers',
  },
  layerRename: { group: 'layers', keys: ['F2'], edits: true, by: 'layers' },
  layerLock: { group: 'layers', keys: ['L'], edits: true, by: 'layers' },
  layerHide: { group: 'layers', keys: ['H'], edits: true, by: 'layers' },

  present: { group: 'present', keys: ['Shift+F', 'Mod+Alt+Enter'], by: 'panels' },
  presentNext: { group: 'present', keys: ['ArrowRight', 'ArrowDown', 'PageDown', 'Space'], by: 'present' },
  presentLast: { group: 'present', keys: ['ArrowLeft', 'ArrowUp', 'PageUp'], by: 'present' },
  presentEnd: { group: 'present', keys: ['Escape'], by: 'present' },

  menu: { group: 'help', keys: ['Shift+F10', 'ContextMenu'], once: true },
  sheet: { group: 'help', keys: ['?'], once: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;
/** Those that the canvas's own keyboard acts on. */
export type KeyboardId = {
  [Id in ShortcutId]: (typeof shortcuts)[Id] extends { readonly by: string } ? never : Id;
}[ShortcutId];

export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** Those that another listener acts on. */
export type IdBy<By extends Listener> = {
  [Id in ShortcutId]: (typeof shortcuts)[Id] extends { readonly by: By } ? Id : never;
}[ShortcutId];

/** What a listener does, by its keys: it must do all that the table gives it, and can do nothing else. */
export function keysBy<By extends Listener, Acts extends Readonly<Record<IdBy<By>, unknown>>>(
  by: By,
  acts: Acts,
): ReadonlyMap<string, Acts[keyof Acts]> {
  const byKeyOf = new Map<string, Acts[keyof Acts]>();
  for (const id of Object.keys(acts) as (ShortcutId & keyof Acts)[]) {
    const shortcut: Shortcut = shortcuts[id];
    if (shortcut.by === by) for (const key of shortcut.keys) byKeyOf.set(key, acts[id]);
  }
  return byKeyOf;
}

/** The shortcut behind a key of the canvas's own keyboard. */
export function shortcutOf(key: string): (Shortcut & { readonly id: KeyboardId }) | undefined {
  return byKey.get(key);
}

/** The key to show beside what it does. */
export function keyOf(id: ShortcutId): string {
  return shortcuts[id].keys[0];
}

/** The key as the sheet shows it. */
export function keysShown(id: ShortcutId): string {
  const { keys, shown }: Shortcut = shortcuts[id];
  return shown ?? keys[0] ?? '';
}

const byKey = new Map(
  shortcutIds.flatMap((id) => {
    const shortcut: Shortcut = shortcuts[id];
    return shortcut.by ? [] : shortcut.keys.map((key) => [key, { ...shortcut, id: id as KeyboardId }] as const);
  }),
);
