import type { Brief, DesignType } from '../brief/brief.ts';

/** A brand's own signs, as its kit holds them. */
export interface BrandMark {
  /** Raster pictures, the leading one first; which is drawn follows from what it stands on. */
  logos: readonly { bytes: Uint8Array }[];
  slogan?: string;
}

/** A logo is one itself, a repeat has no foot to sign, and a picture without words is nobody's sheet. */
const unsigned = new Set<DesignType>(['logo', 'pattern', 'scene']);

/** Whether designs of a kind are signed with the brand's logo and slogan. */
export const carriesMark = (type: DesignType): boolean => !unsigned.has(type);

const plain = (text: string) => text.replaceAll(/[\s\p{P}]+/gu, '').toLowerCase();

/** The slogan as a sheet shows it; undefined where there is none, or where the copy says it already. */
export function sloganFor({ copy }: Pick<Brief, 'copy'>, mark: BrandMark): string | undefined {
  const slogan = mark.slogan?.replaceAll(/\s+/g, ' ').trim();
  if (!slogan) return undefined;
  const said = plain(JSON.stringify(copy));
  return said.includes(plain(slogan)) ? undefined : slogan;
}
