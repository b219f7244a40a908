import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import type { Model } from '@easel/contract';
import type { Capabilities } from './capabilities.ts';
import type { DrawnLayers, Wish } from './embedded/designer-messages.ts';
import type { LayerModel } from './layer-model.ts';
import type { Gate } from './turnstile.ts';

/** A model that thinks: plans, chooses tools, answers. */
export interface ChatModel {
  readonly id: string;
  readonly model: LanguageModelV4;
}

/** All that a picture by our own designer follows from; small, and kept with it. */
export interface DesignSource {
  /** The designer that drew it. */
  readonly designer: string;
  readonly wish: Wish;
  readonly position: number;
}

/** What of a demand for a picture a design follows from. */
export interface DesignDemand {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed?: number;
  readonly hints?: unknown;
}

export interface EditAsk {
  readonly words: string;
  /** Of the answer. */
  readonly language: 'en' | 'zh';
  /** That the person set beside the words; a size that the words name wins. */
  readonly size?: { readonly width: number; readonly height: number } | null;
  readonly signal?: AbortSignal;
}

export interface EditedDesign {
  readonly source: DesignSource;
  /** Which kind of design it is, as the designer calls kinds. */
  readonly type: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** In a few words. */
  readonly direction: string;
}

export interface EditedDesigns {
  /** None where nothing could be changed; one for each size that the words name, else one. */
  readonly designs: readonly EditedDesign[];
  readonly titleBefore: string;
  /** What was changed, each a part of a sentence. */
  readonly changed: readonly string[];
  /** What was understood and cannot be had, each a sentence. */
  readonly refused: readonly string[];
  /** What was not understood, as it was said. */
  readonly missed: readonly string[];
}

/** A model that can draw a picture of its own again, layer by layer. */
export interface LayeredModel {
  /** What the picture that answers this demand follows from. */
  sourceOf(demand: DesignDemand): DesignSource;
  /** What words would change about a design; `null` where they say nothing that could be changed. */
  edit(design: DesignSource, asked: EditAsk): Promise<EditedDesigns | null>;
  layers(source: DesignSource, signal?: AbortSignal): Promise<DrawnLayers>;
  /** SVG text; without its ground, what is drawn stands on nothing. */
  svg(source: DesignSource, ground: boolean): Promise<string>;
}

/** A model that makes pictures, with what it can do, because providers don't say. */
export interface PictureModel {
  readonly id: string;
  readonly model: ImageModelV4;
  /** Whether it draws by rules; people are told. */
  readonly procedural: boolean;
  /** How many pictures it may be asked for side by side. */
  readonly parallel: number;
  /** Where all turns stand in line for it; left out: it keeps order itself. */
  readonly turnstile?: Gate;
  /** Milliseconds after which one picture counts as lost. */
  readonly timeoutMs: number;
  /** Where its pictures can be taken apart. */
  readonly layered?: LayeredModel;
  /** Left out: it draws any size. */
  readonly capabilities?: Capabilities;
  /** What the operator pays for one, in their own currency. */
  readonly pricePerPicture?: number;
  /** What people pay for one, where credits are counted. */
  readonly creditsPerPicture?: number;
}

/** Where a model is reached, for who tests it. */
export interface ModelPlace {
  readonly kind: 'chat' | 'image' | 'separate';
  /** `null`: it is part of this server. */
  readonly baseUrl: string | null;
  readonly chat?: ChatModel;
  readonly picture?: PictureModel;
  readonly separator?: LayerModel;
}

/** The models of this server. */
export interface Models {
  readonly chat: ChatModel;
  /** `auto`, or nothing, is the first. `undefined` when there is none of that name. */
  picture(id: string | undefined): PictureModel | undefined;
  /** All that make pictures: the operator's in their order, then our own designer. */
  pictures(): readonly PictureModel[];
  /** Takes pictures apart; left out: that is done here alone. */
  readonly separator?: LayerModel;
  /** As people choose among them. */
  list(): Model[];
  /** `undefined` when there is none of that name. */
  place(id: string): ModelPlace | undefined;
  close(): Promise<void>;
}

/**
 * What our own models are told beside the prompt, under this name in `providerOptions`: a trained model reads the same
 * from its instructions, and ignores it.
 */
export const easelOptions = 'easel';

/** What image models beside the SDK's are told that the SDK has no word for, under this name in `providerOptions`. */
export const pictureOptions = 'picture';
