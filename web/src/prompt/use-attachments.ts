import type { Client } from '@easel/contract';
import { useStore } from 'zustand';
import { attachmentShelf, type Attachment, type AttachmentShelf } from './attachment-shelf.ts';

export interface Attachments extends Omit<AttachmentShelf, 'store' | 'clear'> {
  readonly all: readonly Attachment[];
  /** Whether some are still on their way. */
  readonly sending: boolean;
}

/** @param projectId left out where there is no project yet */
export function useAttachments(client: Client, projectId?: string): Attachments {
  const { store, ...acts } = attachmentShelf(client, projectId);
  const all = useStore(store);
  return { ...acts, all, sending: all.some(({ state }) => state === 'sending') };
}
