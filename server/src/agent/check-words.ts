import type { Assets, StoredPicture } from '../assets/assets.ts';
import type { Writer } from '../platform/database.ts';
import type { PictureModel } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { askedWords } from './asked-words.ts';
import { checkWordsKind } from './check-words-kind.ts';
import type { PictureWish } from './picture-wish.ts';
import type { Turn } from './turn-facts.ts';

/** Whether a model is known not to write words that can be read. */
export const writesNoWords = ({ capabilities }: Pick<PictureModel, 'capabilities'>): boolean =>
  capabilities?.text === false;

/** Added to what such a model is asked for: Easel sets the words itself. */
export const withoutWords =
  'Leave out all lettering: no words, letters or numbers anywhere in the picture, and calm room for a headline.';

interface Placed {
  readonly turn: Turn;
  readonly model: PictureModel;
  readonly wish: PictureWish;
  readonly nodeId: string;
  readonly stored: StoredPicture;
}

/** Has the words of a picture read that a trained model was asked to write; with the transaction that places it. */
export async function checkWordsLater(
  transaction: Writer,
  { turn, model, wish, nodeId, stored }: Placed,
  { queue, assets }: { queue: Queue; assets: Assets },
): Promise<void> {
  if (model.procedural || turn.how !== 'model' || wish.design) return;
  const asked = askedWords(wish.prompt);
  if (asked.length === 0) return;
  const writes = !writesNoWords(model);
  // Who wants to be asked before anything happens is offered it.
  const atOnce = !writes && (turn.request.approve ?? 'auto') === 'auto';
  const about = { projectId: turn.projectId, userId: turn.authorId, turnId: turn.id, nodeId, assetId: stored.id };
  const clean = atOnce ? assets.reserve('image/png') : null;
  await queue.enqueue(transaction, checkWordsKind, { ...about, asked, writes, clean }, { key: stored.id });
}
