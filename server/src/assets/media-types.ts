import { uploadTypes } from '@easel/contract';
import { fileTypeFromBuffer } from 'file-type';

export type MediaType = (typeof uploadTypes)[number];

const endings: Record<MediaType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
};
/** Enough for a declaration, comments and a doctype before the root element. */
const svgHeadBytes = 4096;

export function isAccepted(type: string): type is MediaType {
  // `in` would also take what every object inherits, such as "constructor".
  return Object.hasOwn(endings, type);
}

export function endingOf(type: MediaType): string {
  return endings[type];
}

export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}

/** What bytes are, judged by themselves; `undefined` when they are nothing that we accept. */
export async function sniff(bytes: Uint8Array): Promise<MediaType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && isAccepted(found.mime)) return found.mime;
  if (!found || found.mime === 'application/xml') return isSvg(bytes) ? 'image/svg+xml' : undefined;
  return undefined;
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, svgHeadBytes));
  const root = head.replaceAll(/<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(\[[^\]]*\])?>/gi, '').trimStart();
  return /^<(\w+:)?svg[\s>]/.test(root);
}
