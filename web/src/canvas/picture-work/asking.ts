import type { PictureOperation } from '@easel/contract';
import { createContext } from 'react';

/** What a person wants done with one picture of the canvas. */
export interface PictureAsk {
  /** What to change; where the operation says it all, the same in words. */
  readonly text: string;
  /** Left out: the picture is asked for anew from the words. */
  readonly operation?: PictureOperation;
  readonly picture: { readonly nodeId: string; readonly assetId: string; readonly url: string; readonly title: string };
  readonly count?: number | null;
  /** White where it may change, black elsewhere; a PNG. */
  readonly mask?: Blob;
}
export type AskAboutPicture = (ask: PictureAsk) => void;

/** Hands what is asked to whoever does it; null where nobody does, and then nothing is offered. */
export const AskContext = createContext<AskAboutPicture | null>(null);
