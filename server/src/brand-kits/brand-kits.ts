import { Refusal, type BrandDocument, type BrandKit, type Sizes } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Database, Reader, Writer } from '../platform/database.ts';
import { holdPerson } from '../platform/hold-rows.ts';
import { oneLine } from '../platform/visible-text.ts';
import { faultsOf, filesOf } from './document-files.ts';
import * as queries from './queries.ts';
import { invalid, readDocument } from './read-document.ts';

export interface KitWish {
  readonly document: string;
  readonly isDefault: boolean;
  readonly base?: string;
}

export interface BrandKitServices {
  database: Database;
  assets: Assets;
  sizes: Pick<Sizes, 'BrandKits' | 'BrandKitBytes'>;
  /** Part of the caller's transaction: clears what is bound to a kit. */
  unbind(transaction: Writer, kitId: string): Promise<void>;
}

/**
 * Brand Kits, each the affair of one person: whatever is somebody else's is not there. Changes of one person's kits,
 * and bindings to them, happen one after the other under a lock on the person.
 */
export class BrandKits {
  readonly #services: BrandKitServices;

  constructor(services: BrandKitServices) {
    this.#services = services;
  }

  /** Bytes that a document may hold. */
  get largestDocument(): number {
    return this.#services.sizes.BrandKitBytes;
  }

  /** @throws Refusal `brand_kit.too_large`, `brand_kit.document_invalid` */
  read(text: string): BrandDocument {
    return readDocument(text, this.largestDocument);
  }

  /** Newest first. */
  async list(userId: string): Promise<BrandKit[]> {
    return (await queries.kitsOf(this.#services.database.read, userId)).map(recordOf);
  }

  /**
   * Creates or replaces a kit under an id that the client has drawn.
   * @param wish.base the `updatedAt` of the kit that was changed, where nothing newer may be overwritten
   * @throws Refusal `brand_kit.document_invalid`, `brand_kit.too_large`, `brand_kit.too_many`, `brand_kit.changed`,
   * `auth.required`; `brand_kit.not_found` when the id is somebody else's, or the kit that was changed is gone
   */
  async save(userId: string, id: string, wish: KitWish): Promise<BrandKit> {
    const document = this.read(wish.document);
    await this.#services.assets.settle(filesOf(document).map(({ assetId }) => assetId));
    const row = await this.#services.database.write(async (transaction) => {
      await this.#hold(transaction, userId);
      await this.#checkFiles(transaction, userId, document);
      const known = await queries.kitOf(transaction, userId, id);
      if (wish.base !== undefined && !known) throw new Refusal('brand_kit.not_found');
      if (wish.base !== undefined && wish.base !== known?.updated_at) throw new Refusal('brand_kit.changed');
      const at = laterThan(known?.updated_at);
      if (wish.isDefault) await queries.clearDefault(transaction, userId, id, at);
      const fresh: queries.KitRow = {
        id,
        user_id: userId,
        name: nameOf(document),
        document_json: JSON.stringify(document),
        is_default: wish.isDefault ? 1 : 0,
        created_at: known?.created_at ?? at,
        updated_at: at,
      };
      await (known ? queries.updateKit(transaction, fresh) : this.#insert(transaction, fresh));
      await this.#keepFiles(transaction, id, document);
      return fresh;
    });
    return recordOf(row);
  }

  /** Its bindings end with it; its files go in two phases. @throws Refusal `brand_kit.not_found` */
  async remove(userId: string, id: string): Promise<void> {
    const { database, assets, unbind } = this.#services;
    await database.write(async (transaction) => {
      await this.#hold(transaction, userId);
      if (!(await queries.kitOf(transaction, userId, id))) throw new Refusal('brand_kit.not_found');
      await assets.dropLater(transaction, await queries.assetsOfKit(transaction, id));
      await queries.deleteKit(transaction, id);
      await unbind(transaction, id);
    });
  }

  /**
   * The kit that a project of this person may be bound to, until the transaction ends: left out the default, empty none.
   * @throws Refusal `brand_kit.not_found`, `auth.required`
   */
  async choose(transaction: Writer, userId: string, wanted: string | undefined): Promise<string> {
    if (wanted === '') return '';
    await this.#hold(transaction, userId);
    if (wanted === undefined) return (await queries.defaultKitId(transaction, userId)) ?? '';
    if (!(await queries.kitOf(transaction, userId, wanted))) throw new Refusal('brand_kit.not_found');
    return wanted;
  }

  /** @throws Refusal `brand_kit.not_found` */
  async record(userId: string, id: string): Promise<BrandKit> {
    const row = await queries.kitOf(this.#services.database.read, userId, id);
    if (!row) throw new Refusal('brand_kit.not_found');
    return recordOf(row);
  }

  /** `null` when the person has no such kit. */
  async document(userId: string, id: string): Promise<BrandDocument | null> {
    const row = await queries.kitOf(this.#services.database.read, userId, id);
    return row ? documentOf(row) : null;
  }

  /** Which of these assets some kit names. */
  assetsNamed(database: Reader, assetIds: readonly string[]): Promise<string[]> {
    return queries.assetsNamed(database, assetIds);
  }

  async #hold(transaction: Writer, userId: string): Promise<void> {
    if (!(await holdPerson(transaction, userId))) throw new Refusal('auth.required');
  }

  async #insert(transaction: Writer, row: queries.KitRow): Promise<void> {
    if ((await queries.countKits(transaction, row.user_id)) >= this.#services.sizes.BrandKits) {
      throw new Refusal('brand_kit.too_many');
    }
    // Somebody else's kit is neither taken over nor shown to exist otherwise than any unknown id.
    if (!(await queries.insertKit(transaction, row))) throw new Refusal('brand_kit.not_found');
  }

  async #checkFiles(transaction: Writer, userId: string, document: BrandDocument): Promise<void> {
    const ids = filesOf(document).map(({ assetId }) => assetId);
    const { assets } = this.#services;
    await assets.hold(transaction, ids);
    const faults = faultsOf(document, await assets.ownedAmong(transaction, userId, ids));
    if (faults.length > 0) throw invalid(faults);
  }

  async #keepFiles(transaction: Writer, kitId: string, document: BrandDocument): Promise<void> {
    const named = new Set(filesOf(document).map(({ assetId }) => assetId));
    const dropped = (await queries.assetsOfKit(transaction, kitId)).filter((assetId) => !named.has(assetId));
    await queries.replaceAssets(transaction, kitId, [...named]);
    await this.#services.assets.dropLater(transaction, dropped);
  }
}

/** Times tell one state of a kit from the next, so two within a millisecond must differ. */
function laterThan(last: string | undefined): string {
  const now = Date.now();
  return new Date(last === undefined ? now : Math.max(now, Date.parse(last) + 1)).toISOString();
}

function nameOf({ name, brandName }: BrandDocument): string {
  return oneLine(name.toWellFormed()) || oneLine(brandName.toWellFormed());
}

/** What the row knows better than whoever wrote the document, and what changes without the document being sent. */
function documentOf(row: queries.KitRow): BrandDocument {
  const document: BrandDocument = JSON.parse(row.document_json);
  const { id, created_at: createdAt, updated_at: updatedAt } = row;
  return { ...document, id, applyToNewProjects: row.is_default === 1, createdAt, updatedAt };
}

function recordOf(row: queries.KitRow): BrandKit {
  const { id, name, created_at: createdAt, updated_at: updatedAt } = row;
  const document = JSON.stringify(documentOf(row));
  return { id, name, document, isDefault: row.is_default === 1, createdAt, updatedAt };
}
