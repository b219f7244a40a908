/** Files of kits on their way to the server and back. */
import { ApiError, pictureTypes, type BrandKit } from '@easel/contract';
import { client } from '../api/client.ts';
import { putFile } from '../api/put-file.ts';
import { currentToken, renewSession } from '../api/session.ts';

export interface KitFile {
  readonly assetId: string;
  readonly url: string;
}

export const acceptedPictures = pictureTypes.join(',');
export const acceptedFonts = '.woff2,.woff,.ttf,.otf';
export const acceptedKits = '.easelkit';

/** Browsers know few fonts by their names. */
const fontTypes: Record<string, string> = { woff2: 'font/woff2', woff: 'font/woff', ttf: 'font/ttf', otf: 'font/otf' };

/** Browsers cannot read it: the server looks at how a font begins, and would keep one that nobody ever sees. */
class UnreadableFont extends Error {}

/** @throws ApiError, UnreadableFont, or TypeError when the connection is lost */
export async function uploadKitFile(file: File): Promise<KitFile> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const fontType = fontTypes[ending];
  if (fontType && file.size > 0) await checkFont(file);
  const contentType = fontType ?? file.type;
  const wish = { fileName: file.name.slice(0, 255), contentType, size: file.size };
  const ticket = await client.assets.uploadUrl(wish);
  await putFile(client, ticket, file);
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}

async function checkFont(file: File): Promise<void> {
  try {
    await new FontFace('checked', await file.arrayBuffer()).load();
  } catch {
    throw new UnreadableFont();
  }
}

/** @throws ApiError, or what `fetch` throws */
export async function importKit(file: Blob): Promise<BrandKit> {
  const send = (token: string | null) =>
    fetch('/api/brand-kits/import', {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream', ...(token && { authorization: `Bearer ${token}` }) },
    });
  let response = await send(currentToken());
  // A token may have run out while one chose the file.
  if (response.status === 401) response = await send(await renewSession());
  const answer = await response.json().catch(() => null);
  if (response.ok && answer) return answer as BrandKit;
  const { status, statusText } = response;
  throw new ApiError(status, answer ?? { error: statusText, errorCode: 'server.fault', requestId: '' });
}

/** The browser itself saves it. */
export async function exportKit(id: string): Promise<void> {
  const { downloadUrl } = await client.brandKits.startExport({ id });
  const link = document.createElement('a');
  link.href = downloadUrl;
  link.download = '';
  link.click();
}

/** What is wrong with a file or an address, by the words that say so; null for other troubles. */
export function faultOf(error: unknown): KitFault | null {
  if (error instanceof UnreadableFont) return 'font';
  return error instanceof ApiError ? (faults[error.errorCode] ?? null) : null;
}

const faults = {
  'asset.type_refused': 'type',
  'asset.type_mismatch': 'unreadable',
  'asset.too_large': 'tooLarge',
  'brand_kit.file_unreadable': 'kitUnreadable',
  'brand_kit.document_invalid': 'kitUnreadable',
  'brand_kit.file_too_large': 'kitTooLarge',
  'brand_kit.too_large': 'documentTooLarge',
  'brand_kit.too_many': 'tooMany',
  'brand_kit.address_refused': 'address',
  'brand_kit.page_unreadable': 'page',
} as const satisfies Record<string, string> as Record<string, KitFault | undefined>;

export type KitFault =
  | 'type'
  | 'unreadable'
  | 'font'
  | 'tooLarge'
  | 'kitUnreadable'
  | 'kitTooLarge'
  | 'documentTooLarge'
  | 'tooMany'
  | 'address'
  | 'page';
