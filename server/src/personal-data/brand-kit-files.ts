import type { BrandKit } from '@easel/contract';
import type { StoredPictures } from '../assets/stored-pictures.ts';
import { kitFilesOf } from '../brand-kits/kit-file.ts';
import { safeName } from '../platform/safe-names.ts';
import type { ZipEntry } from '../platform/zip.ts';

/** A kit in a folder of its own. */
export function brandKitFilesOf(kit: BrandKit, pictures: StoredPictures): AsyncGenerator<ZipEntry> {
  return kitFilesOf(`brand-kits/${safeName(kit.name) || 'brand-kit'}-${kit.id.slice(-8)}/`, kit, pictures);
}
