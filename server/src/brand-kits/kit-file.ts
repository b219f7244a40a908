import type { BrandDocument, BrandKit } from '@easel/contract';
import { keyOf } from '../assets/asset-keys.ts';
import type { StoredPictures } from '../assets/stored-pictures.ts';
import type { ZipEntry } from '../platform/zip.ts';
import { filesOf } from './document-files.ts';

/** What the file says of itself, so that a reader knows whether it can read it. */
export const kitFormat = { format: 'easel-brand-kit', formatVersion: 1 } as const;
export const kitFileName = 'brand-kit.json';

/**
 * A kit as files that need nothing around them: `brand-kit.json`, and `assets/` with every file that it names.
 * @param folder what their names begin with: empty, or with a slash at its end
 */
export async function* kitFilesOf(folder: string, kit: BrandKit, pictures: StoredPictures): AsyncGenerator<ZipEntry> {
  const document: BrandDocument = JSON.parse(kit.document);
  const named = filesOf(document).map(({ assetId, url }) => ({ id: assetId, url, file: fileOf(assetId, url) }));
  const assets = [...new Map(named.map((entry) => [entry.file, entry])).values()];
  const bytes = JSON.stringify({ ...kitFormat, ...kit, document, assets }, null, 2);
  yield { name: folder + kitFileName, bytes, at: new Date(kit.updatedAt) };
  for (const { file, url } of assets) yield* pictures.entry(folder + file, url);
}

function fileOf(assetId: string, url: string): string {
  return `assets/${assetId}.${keyOf(url)?.split('.').at(-1) ?? 'bin'}`;
}
