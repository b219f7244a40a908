/** Kits that are being written in this window. What is not kept yet outlives the page that it was written on. */
import type { BrandKit } from '@easel/contract';
import { client } from '../api/client.ts';
import { KitDraft } from './kit-draft.ts';
import { leavingKits } from './leaving-kits.ts';

const drafts = new Map<string, KitDraft>();
/** How long a try to send may keep someone from being asked, in milliseconds. */
const patience = 3000;

/** Bytes of a document: browsers send 64 KiB behind a page that goes, and quotes double on the way. */
const mostBehind = 30_000;

function readKit(id: string): Promise<BrandKit | undefined> {
  return client.brandKits.list().then(({ brandKits }) => brandKits.find((kit) => kit.id === id));
}

/** Goes on with what was not kept, or begins anew. */
export function draftOf(kit: BrandKit, onKept: (kit: BrandKit) => void): KitDraft {
  const known = drafts.get(kit.id);
  if (known && !known.isKept()) return known;
  const { id } = kit;
  const draft = new KitDraft({
    kit,
    save: (wish) => client.brandKits.save({ id }, wish, { keepalive: new Blob([wish.document]).size < mostBehind }),
    read: () => readKit(id),
    onKept,
  });
  drafts.set(id, draft);
  return draft;
}

/** A kit that the server may no longer have and that holds words which exist only here. */
export function unkeptKit(id: string): BrandKit | undefined {
  const draft = drafts.get(id);
  return draft && !draft.isKept() && !leavingKits.getState().has(id) ? draft.base : undefined;
}

/** How many kits hold words that the server does not have, after one more try to send them. */
export async function countUnkeptKits(): Promise<number> {
  const open = unkept();
  const sent = Promise.all(open.map((draft) => draft.flush()));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patience))]);
  return open.filter((draft) => !draft.isKept()).length;
}

/** Lets go of all of them. */
export function forgetKits(): void {
  for (const draft of unkept()) draft.drop();
}

function unkept(): KitDraft[] {
  return [...drafts].flatMap(([id, draft]) => (unkeptKit(id) ? [draft] : []));
}
