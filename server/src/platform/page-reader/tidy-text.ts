export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Lines without what is only layout. */
export function tidy(text: string): string {
  const lines = text.split(/[\r\n]+/).map(oneLine);
  return lines.filter(Boolean).join('\n');
}
