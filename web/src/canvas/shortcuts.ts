/** Shortcuts as people read them on their own keyboard. */
import type { Text } from './use-text.ts';

const apple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

const appleSigns: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
};
const signs: Readonly<Record<string, string>> = {
  Delete: apple ? '⌫' : 'Del',
  Backspace: '⌫',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
};

/** `Mod` is Cmd on Apple's systems and Ctrl elsewhere. */
export function shortcutText(keys: string): string {
  return partsOf(keys).join(apple ? '' : '+');
}

/** The same key by key; what no keyboard has a sign for (a drag, the space bar) in words. */
export function keyCaps(keys: string, t: Text): string[] {
  return partsOf(keys).map((part) => (worded.has(part) ? t(`sheet.part.${part}`) : part));
}
const worded: ReadonlySet<string> = new Set(['Drag', 'Click', 'Handle', 'Space', 'Arrows']);

function partsOf(keys: string): string[] {
  // A plus may be the key itself.
  const parts = keys.split(/(?<=.)\+(?=.)/);
  return parts.map((part) => (apple ? appleSigns[part] : part === 'Mod' ? 'Ctrl' : undefined) ?? signs[part] ?? part);
}
