import { randomUUID } from 'node:crypto';
import { Refusal, type BrandDocument, type BrandKit } from '@easel/contract';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { AssetIntake, isFileRefusal, type IntakeServices } from '../assets/asset-intake.ts';
import { asFile } from '../platform/arriving-file.ts';
import { openZip, UnreadableZip, ZipTooLarge, type Unzipped } from '../platform/unzip.ts';
import type { BrandKits } from './brand-kits.ts';
import { filesOf, withFiles } from './document-files.ts';
import { kitFileName, kitFormat } from './kit-file.ts';

const limits = { entries: 1_000, bytes: 512 * 1024 ** 2 };
/** How much longer than a document its file may be, written with spaces, and with what stands around it. */
const spaciousness = 4;

/** Later versions of the format will have another number; fields that we do not know are no reason to refuse. */
const KitFile = Type.Object({
  format: Type.Literal(kitFormat.format),
  formatVersion: Type.Literal(kitFormat.formatVersion),
  document: Type.Object({}),
  assets: Type.Optional(
    Type.Array(Type.Object({ id: Type.String({ maxLength: 200 }), file: Type.String({ maxLength: 1_000 }) })),
  ),
});
const validator = Compile(KitFile);
type KitFile = Type.Static<typeof KitFile>;

export interface KitImportServices extends IntakeServices {
  brandKits: BrandKits;
  /** Where files wait while they are read; ours alone. */
  folder: string;
}

/** Makes a kit of a file that another Easel, or this one, wrote: all of it, or nothing. */
export class KitImports {
  readonly #services: KitImportServices;

  constructor(services: KitImportServices) {
    this.#services = services;
  }

  /** @throws Refusal `brand_kit.file_unreadable`, `brand_kit.file_too_large`, `asset.too_large`, and what saving does */
  run(userId: string, body: AsyncIterable<Uint8Array>): Promise<BrandKit> {
    return asFile(body, this.#services.folder, (path) => refusing(() => this.#read(userId, path)));
  }

  async #read(userId: string, path: string): Promise<BrandKit> {
    const zip = await openZip(path, limits);
    const intake = new AssetIntake(this.#services, userId);
    try {
      const { folder, kit } = await findKit(zip, spaciousness * this.#services.brandKits.largestDocument);
      const document = this.#services.brandKits.read(JSON.stringify(kit.document));
      const whole = withFiles(document, await takeFiles(zip, folder, namedBy(document, kit), intake));
      const wish = { document: JSON.stringify(whole), isDefault: false };
      return await this.#services.brandKits.save(userId, randomUUID(), wish);
    } catch (error) {
      await intake.discard();
      throw error;
    } finally {
      zip.close();
    }
  }
}

/** At the root of the zip, or in the one folder that some systems put around what they pack. */
async function findKit(zip: Unzipped, mostBytes: number): Promise<{ folder: string; kit: KitFile }> {
  const own = zip.names.filter((name) => !name.startsWith('__MACOSX/'));
  const found = own.filter((name) => name === kitFileName || name.endsWith(`/${kitFileName}`));
  const [name] = found;
  if (name === undefined || found.length > 1) throw new Refusal('brand_kit.file_unreadable');
  if ((zip.sizeOf(name) ?? 0) > mostBytes) throw new Refusal('brand_kit.too_large');
  const kit = parse(await zip.read(name));
  if (!validator.Check(kit)) throw new Refusal('brand_kit.file_unreadable');
  return { folder: name.slice(0, -kitFileName.length), kit };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('brand_kit.file_unreadable');
  }
}

/** Each file once, and only those that the document shows. */
function namedBy(document: BrandDocument, { assets = [] }: KitFile): Map<string, string> {
  const wanted = new Set(filesOf(document).map(({ assetId }) => assetId));
  return new Map(assets.filter(({ id }) => wanted.has(id)).map(({ id, file }) => [id, file]));
}

/** One after the other, so that memory holds one file. What is listed but not there is left out. */
async function takeFiles(zip: Unzipped, folder: string, named: ReadonlyMap<string, string>, intake: AssetIntake) {
  const there = [...named].filter(([, file]) => zip.sizeOf(folder + file) !== null);
  if (there.length > 0) await intake.expect(there.length);
  const taken = new Map<string, { assetId: string; url: string }>();
  for (const [oldId, file] of there) {
    if ((zip.sizeOf(folder + file) ?? 0) > intake.maxBytes) throw new Refusal('asset.too_large');
    const { id, url } = await intake.take(file.split('/').at(-1)!.slice(0, 255), await zip.read(folder + file));
    taken.set(oldId, { assetId: id, url });
  }
  return taken;
}

async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ZipTooLarge) throw new Refusal('brand_kit.file_too_large');
    if (error instanceof UnreadableZip || isFileRefusal(error)) throw new Refusal('brand_kit.file_unreadable');
    throw error;
  }
}
