/**
 * All shortcuts of the canvas. The keyboard acts by this table, bars and menus show its keys, and the sheet lists it: none
 * can say what another does not do. Keys as `keyName` makes them; the first is the one that is shown.
 */
export interface Shortcut {
  readonly group: ShortcutGroup;
  readonly keys: readonly string[];
  /** Changes the document: not for those who only look. */
  readonly edits?: true;
  /** Acts once, however long it is held. */
  readonly once?: true;
  /** Who listens for it, where that is not the canvas's own keyboard. */
  readonly by?: 'browser' | 'tools' | 'panels' | 'focus' | 'crop' | 'pointer';
}

export const shortcutGroups = ['tools', 'edit', 'arrange', 'picture', 'view', 'move', 'help'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

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
  nextConnection: { group: 'tools', keys: ['Shift+C'], edits: true, by: 'tools' },
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
  opacity: { group: 'arrange', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], edits: true, once: true },

  crop: { group: 'picture', keys: ['Enter'], edits: true, by: 'focus' },
  cropApply: { group: 'picture', keys: ['Enter'], edits: true, by: 'crop' },
  cropCancel: { group: 'picture', keys: ['Escape'], edits: true, by: 'crop' },
  cropMove: { group: 'picture', keys: arrows, edits: true, by: 'crop' },
  cropTurn: { group: 'picture', keys: ['X'], edits: true, by: 'crop' },
  copyAsPicture: { group: 'picture', keys: ['Mod+Shift+C'], once: true },

  zoomIn: { group: 'view', keys: ['+', '=', 'Mod+=', 'Mod++'] },
  zoomOut: { group: 'view', keys: ['-', '_', 'Mod+-'] },
  zoomWhole: { group: 'view', keys: ['Shift+0', 'Mod+0'] },
  fitAll: { group: 'view', keys: ['Shift+1'] },
  fitSelection: { group: 'view', keys: ['Shift+2'] },
  pan: { group: 'view', keys: ['Space'], by: 'pointer' },
  find: { group: 'view', keys: ['Mod+F'], by: 'panels' },
  present: { group: 'view', keys: ['Shift+F'], by: 'panels' },
  layers: { group: 'view', keys: ['Mod+Shift+\\'], by: 'panels' },
  minimap: { group: 'view', keys: ['M'], by: 'panels' },
  inspector: { group: 'view', keys: ['I'], by: 'panels' },

  nextNode: { group: 'move', keys: ['Tab'], by: 'focus' },
  lastNode: { group: 'move', keys: ['Shift+Tab'], by: 'focus' },
  selectNode: { group: 'move', keys: ['Enter'], by: 'focus' },
  nudge: { group: 'move', keys: arrows, edits: true },
  nudgeFar: {
    group: 'move',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
    edits: true,
  },
  straight: { group: 'move', keys: ['Shift+Drag'], edits: true, by: 'pointer' },
  noSnap: { group: 'move', keys: ['Mod+Drag'], edits: true, by: 'pointer' },
  fromCentre: { group: 'move', keys: ['Alt+Handle'], edits: true, by: 'pointer' },

  menu: { group: 'help', keys: ['Shift+F10', 'ContextMenu'], once: true },
  sheet: { group: 'help', keys: ['?'], once: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;
/** Those that the canvas's own keyboard acts on. */
export type KeyboardId = {
  [Id in ShortcutId]: (typeof shortcuts)[Id] extends { readonly by: string } ? never : Id;
}[ShortcutId];

export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** The shortcut behind a key of the canvas's own keyboard. */
export function shortcutOf(key: string): (Shortcut & { readonly id: KeyboardId }) | undefined {
  return byKey.get(key);
}

/** The key to show beside what it does. */
export function keyOf(id: ShortcutId): string {
  return shortcuts[id].keys[0];
}

const byKey = new Map(
  shortcutIds.flatMap((id) => {
    const shortcut: Shortcut = shortcuts[id];
    return shortcut.by ? [] : shortcut.keys.map((key) => [key, { ...shortcut, id: id as KeyboardId }] as const);
  }),
);
