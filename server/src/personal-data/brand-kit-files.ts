import type { BrandDocument, BrandKit } from '@easel/contract';
import type { StoredPictures } from '../assets/stored-pictures.ts';
import { filesOf } from '../brand-kits/document-files.ts';
import { safeName } from '../platform/safe-names.ts';
import type { ZipEntry } from '../platform/zip.ts';
import { endingOf } from '../projects/project-file.ts';

/** A kit as files that need nothing around them: `brand-kit.json`, and `assets/` with every file that it names. */
export async function* brandKitFilesOf(kit: BrandKit, pictures: StoredPictures): AsyncGenerator<ZipEntry> {
  const folder = `brand-kits/${safeName(kit.name) || 'brand-kit'}-${kit.id.slice(-8)}/`;
  const document: BrandDocument = JSON.parse(kit.document);
  const files = new Map(filesOf(document).map(({ assetId, url }) => [`assets/${assetId}.${endingOf(url)}`, url]));
  const assets = Array.from(files, ([file, url]) => ({ file, url }));
  const bytes = JSON.stringify({ ...kit, document, assets }, null, 2);
  yield { name: `${folder}brand-kit.json`, bytes, at: new Date(kit.updatedAt) };
  for (const { file, url } of assets) yield* pictures.entry(folder + file, url);
}
