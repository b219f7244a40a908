import { Refusal } from '@easel/contract';
import { BlobTooLarge, type Blobs, type Draft } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { stemOf } from './asset-keys.ts';
import { examine } from './examine.ts';
import { assetById, markReady, type AssetRow, type Measured } from './queries.ts';

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
  { database, blobs }: { database: Database; blobs: Blobs },
  asset: AssetRow,
  body: AsyncIterable<Uint8Array>,
): Promise<AssetRow> {
  const measured = await keepOnce(blobs, asset, await draftOf(blobs, asset, body));
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

/** What the file measures that stands under the key in the end: this one, or one that came before it. */
async function keepOnce(blobs: Blobs, asset: AssetRow, draft: Draft): Promise<Measured> {
  try {
    const measured = draft.size === asset.bytes ? await examine(await draft.read(), asset.content_type) : null;
    if (!measured) throw new Refusal('asset.type_mismatch');
    if (await draft.keepAs(asset.key)) return measured;
  } finally {
    await draft.discard();
  }
  const there = await blobs.read(asset.key);
  const measured = there && (await examine(there, asset.content_type));
  if (!measured) throw new Refusal('asset.type_mismatch');
  return measured;
}
