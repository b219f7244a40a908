/**
 * What goes along with what is being written: a shelf for each place where one writes. It outlives the page that shows it,
 * so that a file on its way gets there though one looks at something else meanwhile.
 */
import type { Client } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { faultBefore, faultFrom, type AttachmentFault } from './attachment-fault.ts';
import { alsoForget, draftKey, keepDraft, keptDraft, type DraftFile } from './draft.ts';
import { sendPicture } from './send-picture.ts';

/** A file that the next message takes along. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** An address to show it by. */
  readonly previewUrl: string;
  readonly state: 'sending' | 'ready' | 'failed';
  /** Why it failed. */
  readonly fault: AttachmentFault | null;
  /** Once it is there. */
  readonly asset: { readonly assetId: string; readonly url: string } | null;
}

export interface AttachmentShelf {
  readonly store: StoreApi<readonly Attachment[]>;
  /** Takes files along; what cannot be is kept as failed, so that it is seen. */
  readonly attach: (files: readonly File[]) => void;
  /** Takes along what has been sent before. */
  readonly bring: (files: readonly DraftFile[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Lets go of what has been sent, and of what could not be; what has come since then stays. */
  readonly sent: (assets: readonly { readonly assetId: string }[]) => void;
  /** Nobody wants any of it. */
  readonly clear: () => void;
}

const shelves = new Map<string, AttachmentShelf>();
alsoForget.push(() => {
  for (const shelf of shelves.values()) shelf.clear();
  shelves.clear();
});

/** @param projectId left out where there is no project yet: then the files are the person's alone until one takes them */
export function attachmentShelf(client: Client, projectId?: string): AttachmentShelf {
  const place = projectId ?? 'home';
  const key = draftKey(place);
  const shelf = shelves.get(key) ?? createShelf(client, place, projectId);
  shelves.set(key, shelf);
  return shelf;
}

function createShelf(client: Client, place: string, projectId: string | undefined): AttachmentShelf {
  const store = createStore<readonly Attachment[]>(() => keptDraft(place).files.map(arrived));
  const owner = draftKey(place);
  const files = new Map<string, { file: File; previewUrl: string }>();
  const update = (next: (now: readonly Attachment[]) => readonly Attachment[]) => {
    store.setState(next(store.getState()), true);
    const all = store.getState();
    for (const [key, { previewUrl }] of files) {
      if (all.some((one) => one.key === key)) continue;
      URL.revokeObjectURL(previewUrl);
      files.delete(key);
    }
    // Somebody else may have signed in by the time that a file is there.
    if (draftKey(place) === owner)
      keepDraft(place, { files: all.flatMap(({ asset, name }) => (asset ? [{ name, ...asset }] : [])) });
  };
  const change = (key: string, part: Partial<Attachment>) => {
    // One that was taken off, or left with its person, is no concern of the draft any more.
    if (files.has(key)) update((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  };
  const send = (key: string, file: File) => {
    change(key, { state: 'sending', fault: null });
    sendPicture(client, { file, name: file.name, projectId }).then(
      (asset) => change(key, { state: 'ready', asset }),
      (error: unknown) => change(key, { state: 'failed', fault: faultFrom(error) }),
    );
  };
  const attach = (given: readonly File[]) => {
    let taken = store.getState().filter(({ state }) => state !== 'failed').length;
    const chosen = given.map((file) => {
      const previewUrl = URL.createObjectURL(file);
      const fault = faultBefore(file, taken);
      if (!fault) taken += 1;
      const key = crypto.randomUUID();
      files.set(key, { file, previewUrl });
      const state: Attachment['state'] = fault ? 'failed' : 'sending';
      return { key, name: file.name, previewUrl, state, fault, asset: null };
    });
    update((now) => [...now, ...chosen]);
    for (const { key, fault } of chosen) {
      const known = files.get(key);
      if (known && !fault) send(key, known.file);
    }
  };
  return {
    store,
    attach,
    bring: (brought) => update((now) => [...now, ...brought.map(arrived)]),
    retry: (key) => {
      const known = files.get(key);
      if (known) send(key, known.file);
    },
    remove: (key) => update((now) => now.filter((one) => one.key !== key)),
    sent: (assets) => {
      const gone = new Set(assets.map(({ assetId }) => assetId));
      update((now) => now.filter(({ state, asset }) => state !== 'failed' && !(asset && gone.has(asset.assetId))));
    },
    clear: () => update(() => []),
  };
}

function arrived({ name, assetId, url }: DraftFile): Attachment {
  const asset = { assetId, url };
  return { key: crypto.randomUUID(), name, previewUrl: url, state: 'ready', fault: null, asset };
}
