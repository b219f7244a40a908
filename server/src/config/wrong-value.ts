import { wordsOfPattern } from './storage.ts';

/** What a schema has found wrong with a value, as its validator tells it. */
export interface WrongValue {
  readonly keyword: string;
  readonly message: string;
  readonly params: object;
}

/** What is wrong, so that whoever wrote the setting knows what to write instead. */
export function wordsOf({ keyword, message, params }: WrongValue): string {
  if (keyword === 'enum' && 'allowedValues' in params) {
    return `must be one of ${(params.allowedValues as readonly unknown[]).join(', ')}`;
  }
  if (keyword === 'minLength' && 'limit' in params && params.limit === 1) return 'must not be empty';
  const pattern = keyword === 'pattern' && 'pattern' in params ? String(params.pattern) : '';
  if (!pattern.startsWith('^https?://')) return wordsOfPattern.get(pattern) ?? message;
  return pattern.endsWith('$')
    ? 'must be an address such as https://easel.example.org, with nothing behind the host'
    : 'must be an address that begins with https:// or http://';
}

/** For a name that is none: the one that differs from it by capitals and underscores alone. */
export function meant(name: string, known: readonly string[]): string {
  const bare = (text: string) => text.replaceAll(/[-_ ]/g, '').toLowerCase();
  const near = known.find((other) => bare(other) === bare(name));
  return near === undefined ? 'there is no such setting' : `there is no such setting; it is written ${near}`;
}
