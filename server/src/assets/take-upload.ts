import { Refusal } from '@easel/contract';
import { BlobTooLarge, type Blobs, type Draft } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { stemOf } from './asset-keys.ts';
import { examine } from './examine.ts';
import { assetById, markReady, type AssetRow, type Measured } from './queries.ts';

export interface TakingServices {
  database: Database;
  blobs: Blobs;
}

/**
 * Takes in what is sent to an upload address of this server: judged apart, and only then kept, so whatever stands under
 * the key of an asset is good. Where two send at once, the first that is kept stays and both are answered with it. A
 * process that dies between two steps leaves a draft, which is swept, or a file of which its row does not know yet: the
 * next attempt finds that and tells of it.
 *
 * @param asset as it was when the upload began
 * @throws Refusal `asset.not_found`, `asset.upload_expired`, `asset.too_large`, `asset.type_mismatch`
 */
export async function takeUpload(
  services: TakingServices,
  asset: AssetRow,
  body: AsyncIterable<Uint8Array>,
): Promise<AssetRow> {
  const draft = await draftOf(services.blobs, asset, body);
  try {
    return await takeDraft(services, asset, draft);
  } finally {
    await draft.discard();
  }
}

/**
 * The asset with the file that stands under its key in the end: this one, or one that was kept before it.
 * @throws Refusal `asset.not_found`, `asset.too_large`, `asset.type_mismatch`
 */
export async function takeDraft(services: TakingServices, asset: AssetRow, draft: Draft): Promise<AssetRow> {
  if (draft.size > asset.bytes) throw new Refusal('asset.too_large');
  const measured = draft.size === asset.bytes ? await examine(await draft.read(), asset.content_type) : null;
  if (!measured) throw new Refusal('asset.type_mismatch');
  if (await draft.keepAs(asset.key)) return tell(services, asset, measured);
  const taken = await takeKept(services, asset);
  if (!taken) throw new Refusal('asset.not_found');
  return taken;
}

/** The asset as it is by now: others may have taken its file, or kept it and died before they could tell of it. */
export async function takeKept(services: TakingServices, { id }: AssetRow): Promise<AssetRow | null> {
  const now = await assetById(services.database.read, id);
  if (!now || now.ready) return now ?? null;
  const kept = await services.blobs.read(now.key);
  const measured = kept && (await examine(kept, now.content_type));
  return measured ? tell(services, now, measured) : null;
}

async function tell({ database, blobs }: TakingServices, asset: AssetRow, measured: Measured): Promise<AssetRow> {
  if (await database.write((transaction) => markReady(transaction, asset.id, measured))) {
    return { ...asset, ...measured, ready: 1 };
  }
  const now = await assetById(database.read, asset.id);
  if (now) return now;
  // It was deleted while this came; nothing else would find the file.
  await blobs.deleteAll(stemOf(asset.key));
  throw new Refusal('asset.not_found');
}

async function draftOf(blobs: Blobs, { bytes }: AssetRow, body: AsyncIterable<Uint8Array>): Promise<Draft> {
  // The files were moved to a store that browsers reach by themselves, since the address was given out.
  if (!blobs.draft) throw new Refusal('asset.upload_expired');
  try {
    return await blobs.draft(body, { maxBytes: bytes });
  } catch (error) {
    throw error instanceof BlobTooLarge ? new Refusal('asset.too_large') : error;
  }
}
