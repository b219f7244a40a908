/** A person's picture in a design of ours: how it is prepared, in the designer's process. */
import {
  holdsPicture,
  pictureColours,
  wantsColoursOnly,
  wantsPictureBehind,
  withPicture,
  type EditableDesign,
  type PlacedPicture,
} from '@easel/designer';
import sharp from 'sharp';
import { cutFlatBackground, NoFlatGround } from '../../flat-background.ts';
import { asPixels } from '../../vector/draw-vector.ts';
import type { WishPicture } from './designer-messages.ts';

/** More than a sheet shows of it is only slow. */
const longestSide = 1400;
const mostPixels = 16_384 * 16_384;

export interface ReadyPicture {
  readonly placed: PlacedPicture;
  readonly colours: readonly string[];
  /** Only its colours are wanted. */
  readonly coloursOnly: boolean;
  /** It is wanted behind everything. */
  readonly behind: boolean;
}

/** What is seen of the picture, without an even background. */
export async function readyPicture(bytes: Uint8Array, { cut }: WishPicture, words: string): Promise<ReadyPicture> {
  const upright = sharp(await asPixels(bytes), { limitInputPixels: mostPixels }).autoOrient();
  const { autoOrient } = await upright.metadata();
  const seen = cut ? upright.extract(regionOf(cut, autoOrient)) : upright;
  const png = await seen.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  const behind = wantsPictureBehind(words);
  const cutOut = behind ? null : await withoutFlatGround(png);
  const own = cutOut ? await sharp(cutOut).trim().png().toBuffer() : png;
  const placed = { bytes: new Uint8Array(own), cutOut: cutOut !== null };
  return { placed, colours: await pictureColours(png), coloursOnly: wantsColoursOnly(words), behind };
}

function withoutFlatGround(png: Buffer) {
  return cutFlatBackground(png).catch((error: unknown) => {
    if (error instanceof NoFlatGround) return null;
    throw error;
  });
}

function regionOf(cut: NonNullable<WishPicture['cut']>, { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.round(cut.x * width));
  const top = Math.min(height - 1, Math.round(cut.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(cut.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(cut.height * height))),
  };
}

/** The design with the picture's colours, unless the words name others, and with the picture where a layout holds one. */
export function designWith(design: EditableDesign, ready: ReadyPicture, bound: boolean) {
  const { cutOut } = ready.placed;
  const placed = !ready.coloursOnly && holdsPicture(design, cutOut);
  const own = bound || (design.brief.colours.length > 0 && !ready.coloursOnly);
  const colours = own ? [] : ready.colours;
  const next = withPicture(design, { colours, placed, cutOut, behind: ready.behind });
  return { design: next, picture: placed ? ready.placed : undefined, gaveColours: colours.length > 0 };
}
