import { uploadTypes, type Client } from '@easel/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointedPicture } from './outgoing.ts';
import { sendPicture } from './send-picture.ts';

/** A file that the next message takes along. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** A local address of it. */
  readonly previewUrl: string;
  readonly state: 'sending' | 'ready' | 'failed';
  /** Once it is there. */
  readonly picture: PointedPicture | null;
}

/** The most that one message points at. */
const most = 16;
const pictureTypes: readonly string[] = uploadTypes.filter((type) => type.startsWith('image/'));

export function picturesAmong(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => pictureTypes.includes(type));
}

export interface Attachments {
  readonly all: readonly Attachment[];
  /** Whether some are still on their way. */
  readonly sending: boolean;
  readonly attach: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Lets go of all, as they have been sent. */
  readonly clear: () => void;
}

export function useAttachments(client: Client, projectId: string): Attachments {
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const known = urls.current;
    return () => known.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const change = useCallback((key: string, part: Partial<Attachment>) => {
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);
  const attach = (files: readonly File[]) => {
    const chosen = files.slice(0, Math.max(0, most - all.length)).map((file) => {
      const previewUrl = URL.createObjectURL(file);
      urls.current.add(previewUrl);
      return { file, one: { key: crypto.randomUUID(), name: file.name, previewUrl } };
    });
    setAll([...all, ...chosen.map(({ one }) => ({ ...one, state: 'sending' as const, picture: null }))]);
    for (const { file, one } of chosen) {
      sendPicture(client, { file, name: file.name, projectId }).then(
        ({ assetId, url }) =>
          change(one.key, { state: 'ready', picture: { nodeId: null, assetId, url, title: file.name } }),
        () => change(one.key, { state: 'failed' }),
      );
    }
  };
  return {
    all,
    sending: all.some(({ state }) => state === 'sending'),
    attach,
    remove: (key) => setAll((now) => now.filter((one) => one.key !== key)),
    clear: () => setAll([]),
  };
}
