import { Refusal, type User } from '@easel/contract';
import type { AccountRecords } from '../accounts/account-records.ts';
import { normaliseEmail, normalisePhone } from '../accounts/identifiers.ts';
import type { Assets } from '../assets/assets.ts';
import type { Database } from '../platform/database.ts';
import type { Projects } from '../projects/projects.ts';
import type { Access } from '../sharing/access.ts';
import * as queries from './queries.ts';

export interface DeletionServices {
  database: Database;
  records: AccountRecords;
  projects: Projects;
  assets: Assets;
  access: Access;
}

/** Leaving without a trace. */
export class AccountDeletion {
  readonly #services: DeletionServices;

  constructor(services: DeletionServices) {
    this.#services = services;
  }

  /**
   * One transaction, so that a power cut leaves all or nothing; the bytes of pictures follow by jobs of it.
   * @throws Refusal `account.confirmation_wrong`, `auth.required` when the account is gone already
   */
  async run(userId: string, confirmation: string): Promise<void> {
    const { database, records, projects, assets, access } = this.#services;
    await database.write(async (transaction) => {
      const user = await records.hold(transaction, userId);
      if (!confirms(confirmation, user)) {
        const details = [{ pointer: '/body/confirmation', reason: 'is not what this account is known by' }];
        throw new Refusal('account.confirmation_wrong', { details });
      }
      await projects.removeAllOf(transaction, userId);
      await assets.dropAllOf(transaction, userId);
      for (const id of await queries.forgetPerson(transaction, user)) access.changed(transaction, id);
      await records.remove(transaction, userId);
    });
  }
}

/** By the address; else by the number; else, for accounts that have neither, by the name. */
function confirms(text: string, { email, phone, name }: User): boolean {
  if (email) return normaliseEmail(text) === email;
  if (phone) return normalisePhone(text) === phone;
  return nameAlike(text) === nameAlike(name);
}

function nameAlike(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
