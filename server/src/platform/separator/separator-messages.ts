/** What passes between the server and the process that takes pictures apart. */
import type { SetText } from '@easel/canvas';

/** The way in which pictures are taken apart; another version may find something else. */
export const separatorEngine = 'easel-layers-9';
/** The way in which words are set anew. */
export const wordsEngine = 'easel-words-2';

export interface FoundBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a page needs to set it; lengths are pixels of the picture. */
export interface FoundText extends Omit<SetText, 'box'> {
  /** Families that come near, the nearest first. */
  readonly alternatives: readonly string[];
  /** Of turned words: where their letters would stand, turned back about the middle of this. */
  readonly unturned?: FoundBox;
}

export interface FoundPart {
  readonly id: string;
  /** The part that it lies on; `null`: the background. */
  readonly parentId: string | null;
  readonly name: string;
  readonly class: string;
  /** 0..1 */
  readonly confidence: number;
  readonly warnings: readonly string[];
  /** Pixels of the picture; `png` fills it. */
  readonly box: FoundBox;
  /** The part's own measure: of words, tight round their letters. */
  readonly bbox: FoundBox;
  readonly png: Uint8Array;
  /** Left out: no words. */
  readonly text?: FoundText;
}

export interface TakenApart {
  /** Pixels; less than the picture's where that is larger than is worked on. */
  readonly width: number;
  readonly height: number;
  /** What sort of picture it is: `flat`, `smooth`, `textured`, `photo`. */
  readonly kind: string;
  readonly confidence: number;
  readonly warnings: readonly string[];
  /** Whether the layers are those that were given. */
  readonly tookGiven: boolean;
  /** Back to front; the first is the background and covers everything. Laid over each other they are the picture. */
  readonly parts: readonly FoundPart[];
}

/** Words that a picture was to show, and what it shows in their place. */
export interface WordFault {
  readonly asked: string;
  /** As it was read; `null`: nothing like them was found. */
  readonly read: string | null;
  /** False: the reader may err. */
  readonly sure: boolean;
}

/** A picture without the words that were wrong, and the right ones as live text. */
export interface WordsSetAnew {
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
  readonly faults: readonly WordFault[];
  readonly texts: readonly SetText[];
}

/** A picture as it is worked on, without its words. */
export interface Wordless {
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
}

export type SeparatorRequest =
  | {
      readonly kind: 'separate';
      readonly bytes: Uint8Array;
      /** Files of layers that somebody else made of the picture without its words, back to front. */
      readonly given?: readonly Uint8Array[];
    }
  | { readonly kind: 'take-words-out'; readonly bytes: Uint8Array }
  | { readonly kind: 'check-words'; readonly bytes: Uint8Array; readonly asked: readonly string[] }
  | {
      readonly kind: 'set-words';
      readonly bytes: Uint8Array;
      readonly asked: readonly string[];
      /** Take out every word that was not asked for too. */
      readonly everything: boolean;
    };

export type SeparatorAnswer =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'done'; readonly taken: TakenApart }
  | { readonly kind: 'words-taken-out'; readonly wordless: Wordless }
  | { readonly kind: 'words-checked'; readonly faults: readonly WordFault[] }
  | { readonly kind: 'words-set'; readonly set: WordsSetAnew }
  | { readonly kind: 'unreadable' }
  /** Too large for a process that still holds what earlier pictures took. */
  | { readonly kind: 'start-afresh' }
  | { readonly kind: 'failed'; readonly error: string };
