import type { Model } from '@easel/contract';
import type { Capabilities } from './capabilities.ts';

/** What a model that draws can do, as far as people choose by it. */
export function abilitiesOf(can: Capabilities): NonNullable<Model['abilities']> {
  const { sizes, maxSide, edit, mask, transparent, negative, quality } = can;
  return { sizes: sizes && [...sizes], maxSide, edit, mask, transparent, negative, quality };
}
