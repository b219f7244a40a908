/** Shortcuts as people read them on their own keyboard. */
const apple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** `Mod` is Cmd on Apple's systems and Ctrl elsewhere. */
export function shortcutText(keys: string): string {
  if (apple) return keys.replace('Mod+', '⌘').replace('Shift+', '⇧');
  return keys.replace('Mod+', 'Ctrl+');
}
