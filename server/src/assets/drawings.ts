import { Refusal } from '@easel/contract';
import sharp from 'sharp';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import type { Models } from '../platform/models/models.ts';
import { stemOf } from './asset-keys.ts';
import type { Designs } from './designs.ts';
import type { Files, StoredFile } from './files.ts';
import { assetByKey } from './queries.ts';

export interface DrawingServices {
  database: Database;
  blobs: Blobs;
  designs: Designs;
  files: Files;
  models: Models;
}

/** Pixels of the side at which a drawing and its picture are compared: type of other faces and print grain vanish. */
const side = 48;
/** Levels of 255 that they may be apart in the mean. */
const mostOff = 16;

/** Designs as SVG: each is drawn once, and kept beside its picture for as long as that is kept. */
export class Drawings {
  readonly #services: DrawingServices;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(services: DrawingServices) {
    this.#services = services;
  }

  /** @throws Refusal `asset.not_found`, `asset.no_drawing` */
  async open(key: string, ground: boolean): Promise<StoredFile> {
    const { blobs, files } = this.#services;
    const name = `${stemOf(key)}.${ground ? 'drawing' : 'bare'}.svg`;
    if ((await blobs.size(name)) === null) await this.#drawOnce(name, key, ground);
    return files.stored(name, 'image/svg+xml');
  }

  async #drawOnce(name: string, key: string, ground: boolean): Promise<void> {
    const known = this.#underWay.get(name);
    if (known) return known;
    const drawn = this.#draw(name, key, ground).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawn);
    return drawn;
  }

  async #draw(name: string, key: string, ground: boolean): Promise<void> {
    const { database, blobs, designs, models } = this.#services;
    const asset = await assetByKey(database.read, key);
    if (!asset?.ready) throw new Refusal('asset.not_found');
    const design = await designs.of(asset.id);
    const layered = design && models.pictures().find((model) => model.layered)?.layered;
    if (!layered) throw new Refusal('asset.no_drawing');
    const svg = Buffer.from(await layered.svg(design, ground));
    const whole = ground ? svg : Buffer.from(await layered.svg(design, true));
    const picture = await blobs.read(key);
    if (!picture) throw new Refusal('asset.not_found');
    if (!(await looksAlike(whole, picture))) throw new Refusal('asset.no_drawing');
    await blobs.put(name, svg);
  }
}

/** Another version of the designer may draw otherwise. */
async function looksAlike(drawing: Uint8Array, picture: Uint8Array): Promise<boolean> {
  const small = (bytes: Uint8Array) =>
    sharp(bytes).resize(side, side, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const [drawn, kept] = await Promise.all([small(drawing), small(picture)]);
  const off = kept.reduce((sum, level, at) => sum + Math.abs(level - drawn[at]!), 0) / kept.length;
  return off <= mostOff;
}
