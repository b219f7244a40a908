type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * `Mod+Shift+Z`. Digits, Space and the backslash by their place on the keyboard, since Shift makes other characters of them; letters by
 * their place where Alt or another script than Latin does.
 */
export function keyName(event: Stroke): string {
  const { key, code } = event;
  // + and ? are typed with Shift on most keyboards and without on others: the sign alone counts.
  const sign = /^[+_=\-[\]?]$/.test(key);
  const mod = event.ctrlKey || event.metaKey;
  return `${mod ? 'Mod+' : ''}${event.shiftKey && !sign ? 'Shift+' : ''}${event.altKey ? 'Alt+' : ''}${plainKey(key, code, event.altKey)}`;
}

function plainKey(key: string, code: string, alt: boolean): string {
  if (code === 'Space') return 'Space';
  // With Shift it is another character on every keyboard.
  if (code === 'Backslash') return '\\';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined && (alt || !/^[a-z]$/i.test(key))) return letter;
  return key.length === 1 ? key.toUpperCase() : key;
}
