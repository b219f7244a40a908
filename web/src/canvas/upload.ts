/** A file on its way to the canvas, as people are told of it. */
import type { Box } from './camera.ts';

export type UploadFault =
  | 'type'
  | 'empty'
  | 'unreadable'
  | 'too-large'
  | 'mismatch'
  | 'network'
  | 'store'
  | 'full'
  | 'refused';

/** What keeps a file from the server and has nothing to do with the file: the line, or the store that it goes to. */
export const isOnTheWay = (fault: UploadFault | undefined): boolean => fault === 'network' || fault === 'store';

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: 'reading' | 'sending' | 'placed' | 'failed';
  readonly fault?: UploadFault;
  /** A local address of the picture, to show before it has arrived. */
  readonly previewUrl: string | null;
  /** Where it will stand; null until its size is known. */
  readonly place: Box | null;
}
