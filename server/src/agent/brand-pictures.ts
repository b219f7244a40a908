import type { BrandDocument } from '@easel/contract';
import { keyOf } from '../assets/asset-keys.ts';
import type { Assets } from '../assets/assets.ts';
import type { ReferencePicture } from '../platform/models/finish-picture.ts';
import type { PictureModel } from '../platform/models/models.ts';

/** A picture of a kit, by its file: what it is, in words for the model that is shown it. */
export interface BrandPicture {
  readonly assetId: string;
  readonly words: string;
}

/** More of them would drown what the words ask for. */
const mostPictures = 6;

/** Logos first: where not all can be sent, those must be. */
export function brandPicturesOf({ logos, cover, referenceImages }: BrandDocument): BrandPicture[] {
  const named = (what: string, words: readonly (string | undefined)[]) => {
    const said = oneLine(words.filter(Boolean).join(', '));
    return said ? `${what} (${said})` : what;
  };
  const all = [
    ...logos.map(({ assetId, name, kind }) => ({ assetId, words: named('logo', [name, kind]) })),
    ...(cover ? [{ assetId: cover.assetId, words: 'cover' }] : []),
    ...referenceImages.map(({ assetId, name, note }) => ({ assetId, words: named('look', [name, note]) })),
  ];
  // A logo may be the cover, too: it is sent once.
  const first = new Map(all.toReversed().map((picture) => [picture.assetId, picture]));
  return all.filter((picture) => first.get(picture.assetId) === picture).slice(0, mostPictures);
}

export interface BrandReferences {
  /** To stand after the person's own references. */
  readonly references: readonly ReferencePicture[];
  /** For the end of the prompt: which of the pictures are the brand's, and what they are. Empty without any. */
  readonly words: string;
}

const none: BrandReferences = { references: [], words: '' };

/**
 * The pictures of the bound kit for one request, as many as the model takes beside the person's own. None for a model
 * that takes a single one: it would change that one instead of going by it.
 * @param own how many pictures of the person's go before
 */
export async function brandReferences(
  brand: { readonly pictures: readonly BrandPicture[] } | null,
  { model: { capabilities }, own, assets }: { model: PictureModel; own: number; assets: Assets },
): Promise<BrandReferences> {
  const most = capabilities?.edit && capabilities.maxReferences > 1 ? capabilities.maxReferences - own : 0;
  const pictures = brand?.pictures.slice(0, Math.max(0, most)) ?? [];
  if (pictures.length === 0) return none;
  const files = await assets.describe(pictures.map(({ assetId }) => assetId));
  const read = async ({ assetId, words }: BrandPicture) => {
    const file = files[assetId];
    const key = file && keyOf(file.url);
    const bytes = key ? await assets.kept({ id: assetId, key }) : null;
    return file && bytes ? [{ picture: { bytes, mediaType: file.contentType }, words }] : [];
  };
  const found = (await Promise.all(pictures.map(read))).flat();
  if (found.length === 0) return none;
  const said = found.map(({ words }) => words).join('; ');
  const which = found.length === 1 ? 'picture is' : `${found.length} pictures are`;
  const words = `The last ${which} of the brand: ${said}. Keep logos as they are, and take the look from the others.`;
  return { references: found.map(({ picture }) => picture), words };
}

/** Names come from people: they must neither break the line nor pass for marks. */
function oneLine(text: string): string {
  const line = text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120).toWellFormed()}…` : line;
}
