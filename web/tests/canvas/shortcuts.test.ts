import { expect, test } from 'vitest';
import en from '../../src/i18n/en/canvas.json' with { type: 'json' };
import zh from '../../src/i18n/zh-CN/canvas.json' with { type: 'json' };
import { keyName } from '../../src/canvas/menu/key-name.ts';
import {
  keysBy,
  keysShown,
  shortcutGroups,
  shortcutIds,
  shortcutOf,
  shortcuts,
  type Shortcut,
} from '../../src/canvas/menu/shortcut-table.ts';
import { keyCaps } from '../../src/canvas/shortcuts.ts';

const stroke = (key: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('no listener is asked to do two things by one key, and none takes a key from the canvas', () => {
  const taken = new Map<string, string>();
  for (const id of shortcutIds) {
    const { keys, by }: Shortcut = shortcuts[id];
    // Several listen at the window; of the rest the one that has the focus.
    const atWindow = by === undefined || ['tools', 'panels', 'page', 'browser', 'pointer'].includes(by);
    const listener = atWindow ? 'window' : by;
    if (listener === 'focus') continue;
    for (const key of keys) {
      expect(taken.get(`${listener} ${key}`), `${key} of ${id}`).toBeUndefined();
      taken.set(`${listener} ${key}`, id);
    }
  }
  expect(shortcutOf('Mod+G')?.id).toBe('group');
  expect(shortcutOf('Mod+C')).toBeUndefined();
  expect(keysBy('find', { findNext: 1, findLast: 2, findClose: 3 })).toEqual(
    new Map([
      ['Enter', 1],
      ['Shift+Enter', 2],
      ['Escape', 3],
    ]),
  );
});

test('the sheet says every shortcut in both languages, and nothing that no key does', () => {
  for (const { sheet } of [en, zh]) {
    expect(Object.keys(sheet.keys).sort()).toEqual([...shortcutIds].sort());
    expect(Object.keys(sheet.group).sort()).toEqual([...shortcutGroups].sort());
    expect(new Set(shortcutIds.map((id) => shortcuts[id].group))).toEqual(new Set(shortcutGroups));
    const words = (key: string) => sheet.part[key as keyof typeof sheet.part];
    for (const id of shortcutIds) {
      const caps = keyCaps(keysShown(id), (key) => words(key.replace('sheet.part.', '')));
      expect(
        caps.every((cap) => cap),
        id,
      ).toBe(true);
      expect(caps.join(' '), id).not.toMatch(/Arrow(Up|Down|Left|Right)|Escape|Mod\b/);
    }
  }
});

test('a key is known by what it means, whatever Alt, Shift and the script make of it', () => {
  expect(keyName(stroke('å', 'KeyA', { altKey: true }))).toBe('Alt+A');
  expect(keyName(stroke('Ó', 'KeyH', { altKey: true, shiftKey: true }))).toBe('Shift+Alt+H');
  expect(keyName(stroke('п', 'KeyG', { ctrlKey: true }))).toBe('Mod+G');
  expect(keyName(stroke('!', 'Digit1', { shiftKey: true }))).toBe('Shift+1');
  expect(keyName(stroke('?', 'Slash', { shiftKey: true }))).toBe('?');
  expect(keyName(stroke(']', 'BracketRight', { metaKey: true }))).toBe('Mod+]');
  expect(keyName(stroke('|', 'Backslash', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Shift+\\');
  expect(keyName(stroke('z', 'KeyY', { ctrlKey: true }))).toBe('Mod+Z');
});
