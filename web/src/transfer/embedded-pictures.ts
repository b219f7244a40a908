/** Pictures that a canvas carries inside itself become files of this server, as if one had dropped them there. */
import type { CanvasDocument, CanvasNode } from '@easel/canvas';
import { client } from '../api/client.ts';
import { putFile } from '../api/put-file.ts';
import { ImportFault } from './import-fault.ts';

interface Watching {
  /** Told which part of the pictures has gone. */
  readonly progress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** @throws ImportFault `picture` for one that is none, and what an upload throws */
export async function withUploadedPictures(document: CanvasDocument, watching: Watching): Promise<CanvasDocument> {
  const urls = [...new Set(document.nodes.flatMap((node) => embeddedUrl(node) ?? []))];
  if (urls.length === 0) return document;
  // All are looked at before the first one goes: nothing is sent of a canvas that is refused.
  const files = urls.map(fileOf);
  const kept = new Map<string, { readonly assetId: string; readonly url: string }>();
  for (const [at, url] of urls.entries()) {
    watching.signal.throwIfAborted();
    kept.set(url, await upload(files[at]!, watching.signal));
    watching.progress((at + 1) / urls.length);
  }
  const nodes = document.nodes.map((node) => {
    const picture = kept.get(embeddedUrl(node) ?? '');
    return picture ? { ...node, data: { ...node.data, ...picture } } : node;
  });
  return { ...document, nodes };
}

function embeddedUrl({ type, data }: CanvasNode): string | undefined {
  const url: unknown = data?.['url'];
  return type === 'image' && typeof url === 'string' && url.startsWith('data:') ? url : undefined;
}

/** Taken apart by hand: fetch of such an address is what a content policy forbids first. */
function fileOf(url: string): Blob {
  const [, type = '', base64, content = ''] = /^data:([\w/+.-]+)(?:;[^,;]+)*?(;base64)?,(.*)$/s.exec(url) ?? [];
  try {
    if (!type.startsWith('image/')) throw new ImportFault('picture');
    return new Blob([base64 ? Uint8Array.fromBase64(content) : decodeURIComponent(content)], { type });
  } catch {
    throw new ImportFault('picture');
  }
}

async function upload(file: Blob, signal: AbortSignal): Promise<{ assetId: string; url: string }> {
  const wish = { fileName: `picture.${file.type.split(/[/+]/)[1]}`, contentType: file.type, size: file.size };
  const ticket = await client.assets.uploadUrl(wish, { signal });
  await putFile(client, ticket, file, { signal });
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}
