import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { Refusal, type AssetMeta, type UploadTicket } from '@easel/contract';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database, Reader, Writer } from '../platform/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { Arrivals } from './arrivals.ts';
import { keyOf, stemOf, urlOf, type Origins } from './asset-keys.ts';
import { deleteAssets } from './delete-assets-job.ts';
import { examine } from './examine.ts';
import { endingOf, isAccepted, isPicture, sniff, type MediaType } from './media-types.ts';
import { measure } from './pictures.ts';
import * as queries from './queries.ts';
import { takeUpload } from './take-upload.ts';
import { UploadSignature } from './upload-signature.ts';

const uploadMinutes = 60;
const hourMs = 3_600_000;
/** Assets in one deletion job: a failure repeats no more than these. */
const assetsPerJob = 200;

export interface AssetServices {
  database: Database;
  blobs: Blobs;
  queue: Queue;
  /** Signs upload addresses. */
  secret: string;
  maxUploadBytes: number;
  deleteGraceHours: number;
  /** How people reach this server; left out, as each request names it. */
  publicUrl?: string | undefined;
}

/** An asset that the server makes itself: its id and key are drawn first, so that making it can be resumed. */
export interface Reserved {
  readonly id: string;
  readonly key: string;
}

export interface StoredPicture extends AssetMeta {
  readonly id: string;
}

/** Files that people upload and the agent makes: immutable, read by unguessable keys, deleted in two phases. */
export class Assets {
  readonly #services: AssetServices;
  readonly #signature: UploadSignature;
  readonly #arrivals: Arrivals;

  constructor(services: AssetServices) {
    this.#services = services;
    this.#signature = new UploadSignature(services.secret);
    this.#arrivals = new Arrivals(services);
  }

  get maxUploadBytes(): number {
    return this.#services.maxUploadBytes;
  }

  /**
   * @param wish.size bytes
   * @throws Refusal `asset.type_refused`, `asset.too_large`
   */
  async issueUpload(
    ownerId: string,
    wish: { fileName: string; contentType: string; size: number },
  ): Promise<UploadTicket> {
    const { fileName, contentType, size } = wish;
    if (!isAccepted(contentType)) throw new Refusal('asset.type_refused');
    if (size > this.#services.maxUploadBytes) throw new Refusal('asset.too_large');
    const { id, key } = this.reserve(contentType);
    const row = { ...emptyRow(id, key, ownerId), file_name: fileName, content_type: contentType, bytes: size };
    const { direct } = this.#services.blobs;
    await this.#services.database.write(async (transaction) => {
      await queries.insertAsset(transaction, row);
      if (direct) await this.#arrivals.expect(transaction, id, uploadMinutes);
    });
    const expires = Date.now() + uploadMinutes * 60_000;
    const own = () => {
      const signature = this.#signature.sign({ assetId: id, contentType, size, expires });
      return `/api/assets/${id}/content?expires=${expires}&signature=${signature}`;
    };
    const file = { contentType, bytes: size, expiresInSeconds: uploadMinutes * 60 };
    const parts = await direct?.partsFor(key, file);
    return {
      assetId: id,
      uploadUrl: direct ? await direct.addressFor(key, file) : own(),
      method: 'PUT',
      headers: { 'content-type': contentType },
      publicUrl: urlOf(key),
      expiresAt: new Date(expires).toISOString(),
      ...(parts && { parts }),
    };
  }

  /**
   * Judges what a browser has put to the object store itself. A file that is there already stays as it is.
   * @throws Refusal `asset.not_found`, `asset.too_large`, `asset.type_mismatch`
   */
  async complete(ownerId: string, assetId: string): Promise<StoredPicture> {
    const asset = await queries.assetById(this.#services.database.read, assetId);
    const taken = asset?.owner_id === ownerId ? await this.#arrivals.take(asset) : null;
    if (!taken) throw new Refusal('asset.not_found');
    return pictureOf(taken);
  }

  /** Makes known what has arrived and is not judged yet: before something is to refer to it, outside transactions. */
  async settle(assetIds: readonly string[]): Promise<void> {
    const { blobs, database } = this.#services;
    if (!blobs.direct || assetIds.length === 0) return;
    await this.#arrivals.settle(await queries.assetsByIds(database.read, [...new Set(assetIds)]));
  }

  /**
   * Takes the bytes that an upload address was issued for. A file that is there already stays: it is immutable.
   * @throws Refusal `asset.not_found`, `asset.upload_expired`, `asset.too_large`, `asset.type_mismatch`
   */
  async receive(
    assetId: string,
    permit: { expires: number; signature: string },
    body: AsyncIterable<Uint8Array>,
  ): Promise<StoredPicture> {
    const asset = await queries.assetById(this.#services.database.read, assetId);
    if (!asset) throw new Refusal('asset.not_found');
    const upload = { assetId, contentType: asset.content_type, size: asset.bytes, expires: permit.expires };
    if (!this.#signature.verify(upload, permit.signature)) throw new Refusal('asset.upload_expired');
    if (asset.ready) return pictureOf(asset);
    return pictureOf(await takeUpload(this.#services, asset, body));
  }

  /** Draws the names of a file that the server is about to make. */
  reserve(contentType: MediaType): Reserved {
    return { id: randomUUIDv7(), key: `${randomBytes(16).toString('base64url')}.${endingOf(contentType)}` };
  }

  /** The bytes kept under a reserved name, if a run that died had got that far. */
  kept({ key }: Reserved): Promise<Uint8Array | null> {
    return this.#services.blobs.read(key);
  }

  /** The bytes of an asset; `null` when it is gone. */
  async bytesOf(id: string): Promise<Uint8Array | null> {
    await this.settle([id]);
    const asset = await queries.assetById(this.#services.database.read, id);
    return asset?.ready ? this.#services.blobs.read(asset.key) : null;
  }

  async keep({ key }: Reserved, bytes: Uint8Array): Promise<void> {
    await this.#services.blobs.put(key, bytes);
  }

  /** Lets go of bytes that were kept and never added. */
  async forget({ id, key }: Reserved): Promise<void> {
    const { database, blobs } = this.#services;
    if (!(await queries.assetById(database.read, id))) await blobs.deleteAll(stemOf(key));
  }

  /** Measures kept bytes and returns what adds them to the caller's transaction. Throws on what is no picture. */
  async prepare(
    { id, key }: Reserved,
    bytes: Uint8Array,
    owner: { ownerId: string; fileName: string },
  ): Promise<{ picture: StoredPicture; insert: (transaction: Writer) => Promise<void> }> {
    const contentType = await sniff(bytes);
    if (!contentType || !isPicture(contentType)) throw new Error('the bytes are no picture');
    const measured = { bytes: bytes.length, ...(await measure(bytes)) };
    const facts = { file_name: owner.fileName, content_type: contentType, ready: 1 as const };
    const row = { ...emptyRow(id, key, owner.ownerId), ...facts, ...measured };
    return { picture: pictureOf(row), insert: (transaction) => queries.insertAsset(transaction, row) };
  }

  /** By id; what is unknown or not uploaded yet is left out. */
  async describe(
    ids: readonly string[],
    database: Reader = this.#services.database.read,
  ): Promise<Record<string, AssetMeta>> {
    const rows = await queries.assetsByIds(database, ids);
    return Object.fromEntries(rows.filter(({ ready }) => ready).map((row) => [row.id, metaOf(row)]));
  }

  /** Those of a person, uploaded whole; what is unknown, unfinished or somebody else's is left out. */
  async ownedAmong(database: Reader, ownerId: string, ids: readonly string[]): Promise<Map<string, AssetMeta>> {
    const rows = await queries.assetsByIds(database, [...new Set(ids)]);
    const own = rows.filter(({ ready, owner_id }) => ready && owner_id === ownerId);
    return new Map(own.map((row) => [row.id, metaOf(row)]));
  }

  ownedBy(ownerId: string, ids: readonly string[]): Promise<Map<string, AssetMeta>> {
    return this.ownedAmong(this.#services.database.read, ownerId, ids);
  }

  /** Which of these are deleted, or never were here. */
  async goneAmong(ids: readonly string[]): Promise<string[]> {
    const known = new Set((await queries.assetsByIds(this.#services.database.read, ids)).map(({ id }) => id));
    return [...new Set(ids)].filter((id) => !known.has(id));
  }

  /**
   * The ids of the files that addresses name; addresses that are not ours are left out.
   * @param options.origins left out, any: for what is only held by being named
   */
  async idsByUrls(
    urls: readonly string[],
    {
      origins = 'any',
      database = this.#services.database.read,
    }: { origins?: Origins; database?: Reader | undefined } = {},
  ): Promise<Map<string, string>> {
    const keyed = urls.flatMap((url) => {
      const key = keyOf(url, origins);
      return key ? [{ url, key }] : [];
    });
    if (keyed.length === 0) return new Map();
    const keys = keyed.map(({ key }) => key);
    const byKey = new Map((await queries.assetsByKeys(database, keys)).map(({ id, key }) => [key, id]));
    return new Map(
      keyed.flatMap(({ url, key }) => {
        const id = byKey.get(key);
        return id ? [[url, id] as const] : [];
      }),
    );
  }

  /** The file that somebody means by an address of this server. @param origin by which the request has named it */
  async idAt(url: string, origin: string): Promise<string | undefined> {
    return (await this.idsByUrls([url], { origins: this.#origins(origin) })).get(url);
  }

  /** The address of the picture that another form of it names; `null` when none that is kept here is meant. */
  async pictureAt(url: string, origin: string): Promise<string | null> {
    const key = keyOf(url, this.#origins(origin));
    const known = key && (await queries.assetByKey(this.#services.database.read, key));
    const asset = known && ((await this.#arrivals.settle([known]))[0] ?? known);
    return asset && asset.ready && isPicture(asset.content_type) ? urlOf(asset.key) : null;
  }

  #origins(origin: string): string[] {
    const { publicUrl } = this.#services;
    return publicUrl === undefined ? [origin] : [publicUrl, origin];
  }

  /** Gives names that were reserved a row, so that the bytes that may be kept under them can be deleted. */
  async adopt(transaction: Writer, reserved: readonly (Reserved & { readonly ownerId: string })[]): Promise<void> {
    for (const { id, key, ownerId } of reserved) await queries.insertAsset(transaction, emptyRow(id, key, ownerId));
  }

  /** Part of the caller's transaction: all that the person brought or made goes, but for what others still show. */
  async dropAllOf(transaction: Writer, ownerId: string): Promise<void> {
    await this.dropLater(transaction, await queries.assetIdsOf(transaction, ownerId));
  }

  /**
   * Files whose owner has left and that wait for the end of the grace: how many, and where `forReal`, they go now,
   * unless something still shows them.
   */
  async purge(forReal: boolean): Promise<number> {
    const { database, queue } = this.#services;
    return database.write(async (transaction) => {
      const ids = await queries.idsWithoutOwner(transaction);
      for (let start = 0; forReal && start < ids.length; start += assetsPerJob) {
        await queue.enqueue(transaction, deleteAssets, { assetIds: ids.slice(start, start + assetsPerJob) });
      }
      return ids.length;
    });
  }

  /**
   * Judges a file that came with others, as an upload is judged.
   * @throws Refusal `asset.too_large`, `asset.type_refused`, `asset.type_mismatch`
   */
  async inspect(id: string, bytes: Uint8Array, owner: { ownerId: string; fileName: string }) {
    if (bytes.length > this.#services.maxUploadBytes) throw new Refusal('asset.too_large');
    const contentType = await sniff(bytes);
    if (!contentType) throw new Refusal('asset.type_refused');
    const measured = await examine(bytes, contentType);
    if (!measured) throw new Refusal('asset.type_mismatch');
    const reserved = { ...this.reserve(contentType), id };
    const row = { ...emptyRow(id, reserved.key, owner.ownerId), content_type: contentType, ...measured };
    const facts = { ...measured, content_type: contentType, file_name: owner.fileName };
    const insert = async (transaction: Writer) => void (await queries.markReady(transaction, id, facts));
    return { reserved, picture: pictureOf(row), insert };
  }

  /**
   * Part of the caller's transaction, which begins to refer to these: a deletion waits for its end, and then finds that
   * they are shown. What is gone by now stays gone.
   */
  async hold(transaction: Writer, assetIds: readonly string[]): Promise<void> {
    await queries.holdAssets(transaction, assetIds, this.#services.database.engine.name);
  }

  /**
   * Part of the caller's transaction: the assets go, after the grace, if that commits and nothing refers to them then.
   * @param atLeastHours where nothing can refer to them sooner, however short the grace
   */
  async dropLater(transaction: Writer, assetIds: readonly string[], atLeastHours = 0): Promise<void> {
    const { database, queue, deleteGraceHours } = this.#services;
    const dueInMs = Math.max(deleteGraceHours, atLeastHours) * hourMs;
    const at = new Date().toISOString();
    for (let start = 0; start < assetIds.length; start += assetsPerJob) {
      const batch = assetIds.slice(start, start + assetsPerJob);
      await queries.markDropped(transaction, batch, { at, engine: database.engine.name });
      await queue.enqueue(transaction, deleteAssets, { assetIds: batch, at }, { dueInMs });
    }
  }
}

function emptyRow(id: string, key: string, ownerId: string): queries.AssetRow {
  const blank = { file_name: '', content_type: '', bytes: 0, width: 0, height: 0, thumbhash: '', ready: 0 as const };
  return { id, key, owner_id: ownerId, ...blank, created_at: new Date().toISOString(), dropped_at: null };
}

function metaOf(row: queries.AssetRow): AssetMeta {
  const { key, width, height, content_type, bytes, thumbhash } = row;
  return { url: urlOf(key), width, height, contentType: content_type, bytes, thumbhash };
}

function pictureOf(row: queries.AssetRow): StoredPicture {
  return { id: row.id, ...metaOf(row) };
}
