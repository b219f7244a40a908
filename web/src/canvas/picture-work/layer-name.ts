import type { Text } from '../use-text.ts';

/** What our own engines name is said in the reader's language, with its number where there are several; else as it is. */
export function layerName(name: string, t: Text): string {
  const [, kind = name, number] = /^(.+) (\d+)$/.exec(name) ?? [];
  const said = t(`elements.layer.${kind.toLowerCase().replaceAll(' ', '-')}`, { defaultValue: '' });
  if (!said) return name;
  return number ? t('elements.layerNumbered', { name: said, number }) : said;
}
