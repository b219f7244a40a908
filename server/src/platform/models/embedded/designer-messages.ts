/** What passes between the server and the processes that draw. */
import type { PaintedLayer, PartOfSet } from '@easel/designer';
import type { BrandHints } from '../brand-hints.ts';
import type { FontFiles } from './brand-faces.ts';
import type { LogoFiles } from './brand-logos.ts';

export interface Wish {
  readonly prompt: string;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** How many designs there will be; `null` leaves it to the prompt. */
  readonly count: number | null;
  readonly language: 'en' | 'zh';
  readonly seed: number;
  /** The Brand Kit that binds the project. */
  readonly brand?: BrandHints;
  /** What was decided earlier. Left out: what the prompt carries of it. */
  readonly decided?: readonly string[];
  /** A person's picture that stands in it, or gives its colours. */
  readonly picture?: WishPicture;
  /** The first wish of the set that this one belongs to: they share style, colours and typefaces. */
  readonly look?: string;
  /** Which kind of that set it is, as the wish for all called it. */
  readonly kind?: string;
  /** What people had changed about the design since, oldest first. */
  readonly edits?: readonly WishEdit[];
}

export interface WishPicture {
  readonly assetId: string;
  /** Under which its bytes are kept. */
  readonly key: string;
  /** The part that is seen, as fractions of it. */
  readonly cut: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

export interface WishEdit {
  /** As they were said. */
  readonly words: string;
  /** Of the several that the words ask for, or as the person set it: the size of this design from here on. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Of the several that the words ask for, which this is, counted from 0; none: the first. */
  readonly which?: number;
}

/** What an edit makes of a design, in the language of who asked for it. */
export interface DesignEdit {
  /** None where nothing could be changed. */
  readonly designs: readonly {
    readonly type: string;
    readonly width: number;
    readonly height: number;
    readonly title: string;
    readonly direction: string;
    /** Whether the words named its size. */
    readonly sized: boolean;
  }[];
  readonly titleBefore: string;
  /** Parts of a sentence. */
  readonly changed: readonly string[];
  /** Sentences. */
  readonly refused: readonly string[];
  /** What was not understood, as it was said. */
  readonly missed: readonly string[];
}

export interface BrandLimits {
  /** Colours, by the kit's names for them. */
  readonly ruledOut: readonly string[];
  /** The kit's colours stand in place of others that were asked for. */
  readonly replaced: boolean;
  /** Typefaces by their names whose uploaded files cannot be read. */
  readonly unreadable: readonly string[];
  /** Typefaces by their names that are neither here nor uploaded. */
  readonly absent: readonly string[];
}

/** What becomes of the brand's logo and slogan. */
export interface MarkPlan {
  /** What the person said of the logo. */
  readonly wish: 'wanted' | 'unwanted' | null;
  /** Whether the kit has one that can be drawn, and how many files of it cannot be read. */
  readonly hasLogo: boolean;
  readonly unreadable: number;
  /** What stands on the designs. */
  readonly logo: boolean;
  readonly slogan: boolean;
}

export interface PlannedDesign {
  /** In the prompt's language. */
  readonly title: string;
  /** The direction in a few words, in the prompt's language. */
  readonly direction: string;
}

export interface DesignPlan {
  readonly type: string;
  readonly language: 'en' | 'zh';
  readonly width: number;
  readonly height: number;
  readonly designs: readonly PlannedDesign[];
  /** Where the wish asks for several kinds of design: the wish for each. */
  readonly set: readonly PartOfSet[];
  /** How many were asked for, where that is more than are made at once. */
  readonly countAsked: number | null;
  /** What the person asked for and the Brand Kit does not allow. */
  readonly brandLimits: BrandLimits;
  /** What became of the person's picture; `null` where none came along. */
  readonly picture: {
    readonly placed: boolean;
    readonly cutOut: boolean;
    /** In how many of the designs it lies behind everything. */
    readonly covers: 'all' | 'some' | 'none';
    readonly gaveColours: boolean;
    /** It was wanted behind everything. */
    readonly wantedBehind: boolean;
  } | null;
  /** The words speak of one, and none came along. */
  readonly pictureMissed: boolean;
  /** The words want something looked up, which a designer cannot. */
  readonly factsWanted: boolean;
  readonly mark: MarkPlan;
  /** The earlier decisions that had a say. */
  readonly kept: readonly string[];
}

export interface Drawing {
  readonly png: Uint8Array;
  readonly style: string;
  readonly composition: string;
  readonly alt: string;
}

export interface DrawnLayers {
  readonly width: number;
  readonly height: number;
  /** Back to front; laid over each other they are the picture. */
  readonly layers: readonly PaintedLayer[];
}

export type DesignerAsk =
  | {
      readonly kind: 'edit';
      readonly wish: Wish;
      readonly position: number;
      readonly words: string;
      readonly language: 'en' | 'zh';
    }
  | { readonly kind: 'plan'; readonly wish: Wish }
  | { readonly kind: 'draw'; readonly wish: Wish; readonly position: number }
  | { readonly kind: 'layers'; readonly wish: Wish; readonly position: number }
  | { readonly kind: 'svg'; readonly wish: Wish; readonly position: number; readonly ground: boolean };

/** With the typefaces of the wish's kit: the process reads no files of people. */
export type DesignerRequest = DesignerAsk & {
  readonly id: number;
  readonly fonts: FontFiles;
  readonly logos: LogoFiles;
  readonly picture: Uint8Array | null;
};

export type DesignerAnswer =
  | { readonly id: number; readonly plan: DesignPlan }
  | { readonly id: number; readonly drawing: Drawing }
  | { readonly id: number; readonly edit: DesignEdit | null }
  | { readonly id: number; readonly drawn: DrawnLayers }
  | { readonly id: number; readonly svg: string }
  | { readonly id: number; readonly error: string };
