import type { Readable } from 'node:stream';
import { Refusal, type BrandKit } from '@easel/contract';
import { StoredPictures } from '../assets/stored-pictures.ts';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { DownloadTickets } from '../platform/download-tickets.ts';
import { safeName } from '../platform/safe-names.ts';
import { zipOf } from '../platform/zip.ts';
import type { BrandKits } from './brand-kits.ts';
import { kitFilesOf } from './kit-file.ts';

export interface KitExportServices {
  brandKits: BrandKits;
  blobs: Blobs;
  tickets: DownloadTickets;
}

/** A kit as one file: a ticket first, since a browser's download bears no token, then one zip. */
export class KitExports {
  readonly #services: KitExportServices;

  constructor(services: KitExportServices) {
    this.#services = services;
  }

  /** @throws Refusal `brand_kit.not_found` */
  async start(userId: string, id: string) {
    await this.#services.brandKits.record(userId, id);
    const { ticket, expiresAt } = await this.#services.tickets.issue(`${userId} ${id}`);
    return { downloadUrl: `/api/brand-kit-files/${ticket}`, expiresAt };
  }

  /**
   * @param signal aborts when nobody waits for the file any more
   * @throws Refusal `brand_kit.download_expired`, also when the kit is gone
   */
  async download(ticket: string, signal: AbortSignal): Promise<{ fileName: string; open: () => Promise<Readable> }> {
    const { tickets, brandKits, blobs } = this.#services;
    const [userId = '', id = ''] = (await tickets.look(ticket))?.split(' ') ?? [];
    const kit = await brandKits.record(userId, id).catch(nullWhenGone);
    if (!kit) throw new Refusal('brand_kit.download_expired');
    const open = async () => {
      if ((await tickets.redeem(ticket)) === null) throw new Refusal('brand_kit.download_expired');
      return zipOf(kitFilesOf('', kit, new StoredPictures({ blobs, at: new Date(), signal })));
    };
    return { fileName: `${safeName(kit.name) || 'brand-kit'}.easelkit`, open };
  }
}

function nullWhenGone(error: unknown): BrandKit | null {
  if (error instanceof Refusal && error.errorCode === 'brand_kit.not_found') return null;
  throw error;
}
