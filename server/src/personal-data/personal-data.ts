import type { Readable } from 'node:stream';
import { Refusal } from '@easel/contract';
import type { DownloadTickets } from '../platform/download-tickets.ts';
import { safeName } from '../platform/safe-names.ts';
import { zipOf } from '../platform/zip.ts';
import { archiveOf, type ArchiveServices } from './export-archive.ts';

export interface PersonalDataServices extends ArchiveServices {
  tickets: DownloadTickets;
}

export interface Download {
  readonly fileName: string;
  /** Spends the ticket. @throws Refusal `account.export_expired` when somebody else was faster */
  open(): Promise<Readable>;
}

/** Leaving with everything: a ticket first, since a browser's download bears no token, then one zip. */
export class PersonalData {
  readonly #services: PersonalDataServices;

  constructor(services: PersonalDataServices) {
    this.#services = services;
  }

  async startExport(userId: string): Promise<{ downloadUrl: string; expiresAt: string }> {
    const { ticket, expiresAt } = await this.#services.tickets.issue(userId);
    return { downloadUrl: `/api/account/export/${ticket}`, expiresAt };
  }

  /**
   * @param signal aborts when nobody waits for the zip any more
   * @throws Refusal `account.export_expired`
   */
  async download(ticket: string, signal: AbortSignal): Promise<Download> {
    const { tickets, records } = this.#services;
    const userId = await tickets.look(ticket);
    const name = userId === null ? undefined : await records.nameOf(userId);
    if (userId === null || name === undefined) throw new Refusal('account.export_expired');
    const at = new Date();
    const fileName = ['easel', safeName(name), at.toISOString().slice(0, 10)].filter(Boolean).join('-');
    const open = async () => {
      if ((await tickets.redeem(ticket)) !== userId) throw new Refusal('account.export_expired');
      return zipOf(archiveOf(userId, { at, signal }, this.#services));
    };
    return { fileName: `${fileName}.zip`, open };
  }
}
