import { expect, test } from 'vitest';
import en from '../../src/i18n/en/canvas.json' with { type: 'json' };
import zh from '../../src/i18n/zh-CN/canvas.json' with { type: 'json' };
import { keyName } from '../../src/canvas/menu/key-name.ts';
import { shortcutIds, shortcutOf, shortcuts, type Shortcut } from '../../src/canvas/menu/shortcut-table.ts';

const stroke = (key: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('no key of the canvas means two things, and each has words in both languages', () => {
  const taken = new Map<string, string>();
  for (const id of shortcutIds) {
    const shortcut: Shortcut = shortcuts[id];
    expect(en.sheet.keys).toHaveProperty(id);
    expect(zh.sheet.keys).toHaveProperty(id);
    if (shortcut.by === 'crop' || shortcut.by === 'focus') continue;
    for (const key of shortcut.keys) {
      expect(taken.get(key), `${key} of ${id}`).toBeUndefined();
      taken.set(key, id);
    }
  }
  expect(shortcutOf('Mod+G')?.id).toBe('group');
  expect(shortcutOf('Mod+C')).toBeUndefined();
});

test('a key is known by what it means, whatever Alt, Shift and the script make of it', () => {
  expect(keyName(stroke('å', 'KeyA', { altKey: true }))).toBe('Alt+A');
  expect(keyName(stroke('Ó', 'KeyH', { altKey: true, shiftKey: true }))).toBe('Shift+Alt+H');
  expect(keyName(stroke('п', 'KeyG', { ctrlKey: true }))).toBe('Mod+G');
  expect(keyName(stroke('!', 'Digit1', { shiftKey: true }))).toBe('Shift+1');
  expect(keyName(stroke('?', 'Slash', { shiftKey: true }))).toBe('?');
  expect(keyName(stroke(']', 'BracketRight', { metaKey: true }))).toBe('Mod+]');
  expect(keyName(stroke('z', 'KeyY', { ctrlKey: true }))).toBe('Mod+Z');
});
