import type { BrandKit } from '@easel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { draftOf } from './kept-drafts.ts';
import { showKit } from './use-kits.ts';

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
