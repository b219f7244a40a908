import { ApiError, pictureTypes } from '@easel/contract';
import { StoreUnreached } from '../api/store-unreached.ts';

/** Why a file does not come along. */
export type AttachmentFault =
  | 'type'
  | 'empty'
  | 'many'
  | 'tooLarge'
  | 'unreadable'
  | 'tooMuch'
  | 'network'
  | 'store'
  | 'refused';

/** The most that one message points at. */
export const mostAttachments = 16;
/** What a file chooser offers. */
export const acceptedTypes = pictureTypes.join(',');

/** What can be told before anything is sent. */
export function faultBefore({ type, size }: Pick<File, 'type' | 'size'>, attached: number): AttachmentFault | null {
  if (!pictureTypes.includes(type)) return 'type';
  if (size === 0) return 'empty';
  return attached < mostAttachments ? null : 'many';
}

/** What the server had against it, or the line. */
export function faultFrom(error: unknown): AttachmentFault {
  if (error instanceof StoreUnreached) return 'store';
  if (!(error instanceof ApiError)) return 'network';
  if (error.status === 429) return 'tooMuch';
  return refusals[error.errorCode] ?? 'refused';
}

const refusals: Readonly<Record<string, AttachmentFault | undefined>> = {
  'asset.type_refused': 'type',
  'asset.type_mismatch': 'unreadable',
  'asset.too_large': 'tooLarge',
};

/** Whether the same file may pass another time. */
export function mayPassLater(fault: AttachmentFault): boolean {
  return fault === 'network' || fault === 'store' || fault === 'refused' || fault === 'tooMuch';
}
