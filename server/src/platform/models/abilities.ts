import type { Model } from '@easel/contract';
import type { Capabilities } from './capabilities.ts';

/** What a model that draws can do, as far as people choose by it. */
export function abilitiesOf(can: Capabilities): NonNullable<Model['abilities']> {
  const { sizes, maxSide, edit, maxReferences, mask, upscale, transparent, negative, quality, text } = can;
  const open = { edit, maxReferences, mask, upscale, transparent, negative, quality, text };
  return { sizes: sizes && [...sizes], maxSide, ...open };
}
