import type { BrandKit } from '@easel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { client } from '../api/client.ts';
import { KitDraft } from './kit-draft.ts';
import { readKit, showKit } from './use-kits.ts';

/** What is not kept yet outlives the page that it was written on. */
const drafts = new Map<string, KitDraft>();

/** Bytes of a document: browsers send 64 KiB behind a page that goes, and quotes double on the way. */
const mostBehind = 30_000;

export function useKitDraft(kit: BrandKit) {
  const cache = useQueryClient();
  const [draft] = useState(() => draftOf(kit, (kept) => void showKit(cache, kept)));
  const state = useStore(draft.store);
  useEffect(() => draft.follow(kit), [draft, kit]);
  useEffect(() => {
    const online = () => void draft.flush();
    const leaving = (event: BeforeUnloadEvent) => {
      if (draft.isKept()) return;
      void draft.flush();
      event.preventDefault();
    };
    addEventListener('online', online);
    addEventListener('beforeunload', leaving);
    return () => {
      removeEventListener('online', online);
      removeEventListener('beforeunload', leaving);
      void draft.flush();
    };
  }, [draft]);
  return { ...state, draft };
}

function draftOf(kit: BrandKit, onKept: (kit: BrandKit) => void): KitDraft {
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
