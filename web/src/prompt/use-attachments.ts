import type { Client } from '@easel/contract';
import { useEffect, useRef, useState } from 'react';
import { faultBefore, faultFrom, type AttachmentFault } from './attachment-fault.ts';
import { keepDraft, keptDraft, type DraftFile } from './draft.ts';
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

export interface Attachments {
  readonly all: readonly Attachment[];
  /** Whether some are still on their way. */
  readonly sending: boolean;
  /** Takes files along; what cannot be is kept as failed, so that it is seen. */
  readonly attach: (files: readonly File[]) => void;
  /** Takes along what has been sent before. */
  readonly bring: (files: readonly DraftFile[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Lets go of all, as they have been sent. */
  readonly clear: () => void;
}

/** @param projectId left out where there is no project yet: then the files are the person's alone until one takes them */
export function useAttachments(client: Client, projectId?: string): Attachments {
  const place = projectId ?? 'home';
  const [all, setAll] = useState<readonly Attachment[]>(() => keptDraft(place).files.map(arrived));
  useEffect(() => {
    const files = all.flatMap(({ asset, name }) => (asset ? [{ name, ...asset }] : []));
    keepDraft(place, { files });
  }, [place, all]);
  // As it is by now and not when the page was last drawn: answers and further files come before it is drawn again.
  const latest = useRef(all);
  const update = (next: (now: readonly Attachment[]) => readonly Attachment[]) => {
    latest.current = next(latest.current);
    setAll(latest.current);
  };
  const files = useRef(new Map<string, { file: File; previewUrl: string }>());
  useEffect(() => {
    const known = files.current;
    return () => known.forEach(({ previewUrl }) => URL.revokeObjectURL(previewUrl));
  }, []);
  const change = (key: string, part: Partial<Attachment>) => {
    update((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  };
  const send = (key: string, file: File) => {
    change(key, { state: 'sending', fault: null });
    sendPicture(client, { file, name: file.name, projectId }).then(
      (asset) => change(key, { state: 'ready', asset }),
      (error: unknown) => change(key, { state: 'failed', fault: faultFrom(error) }),
    );
  };
  const attach = (given: readonly File[]) => {
    let taken = latest.current.filter(({ state }) => state !== 'failed').length;
    const chosen = given.map((file) => {
      const previewUrl = URL.createObjectURL(file);
      const fault = faultBefore(file, taken);
      if (!fault) taken += 1;
      const key = crypto.randomUUID();
      files.current.set(key, { file, previewUrl });
      const state: Attachment['state'] = fault ? 'failed' : 'sending';
      return { key, name: file.name, previewUrl, state, fault, asset: null };
    });
    update((now) => [...now, ...chosen]);
    for (const { key, fault } of chosen) {
      const known = files.current.get(key);
      if (known && !fault) send(key, known.file);
    }
  };
  return {
    all,
    sending: all.some(({ state }) => state === 'sending'),
    attach,
    bring: (files) => update((now) => [...now, ...files.map(arrived)]),
    retry: (key) => {
      const known = files.current.get(key);
      if (known) send(key, known.file);
    },
    remove: (key) => update((now) => now.filter((one) => one.key !== key)),
    clear: () => update(() => []),
  };
}

function arrived({ name, assetId, url }: DraftFile): Attachment {
  const asset = { assetId, url };
  return { key: crypto.randomUUID(), name, previewUrl: url, state: 'ready', fault: null, asset };
}
