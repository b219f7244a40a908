import type { BrandColor, BrandColorGroup } from '@easel/contract';
import { coloursOf } from './kit-document.ts';

/** The groups with colours that were found, at the end of the first; those that the kit has already stay as they are called. */
export function withColours(groups: readonly BrandColorGroup[], chosen: readonly string[]): BrandColorGroup[] {
  const known = new Set(coloursOf({ colorGroups: [...groups] }).map(({ hex }) => hex.toLowerCase()));
  const fresh = chosen.filter((hex) => !known.has(hex)).map((hex): BrandColor => ({ name: hex.toUpperCase(), hex }));
  const [first, ...others] = groups;
  if (fresh.length === 0) return [...groups];
  return [{ ...first, name: first?.name ?? '', colors: [...(first?.colors ?? []), ...fresh].slice(0, 50) }, ...others];
}
