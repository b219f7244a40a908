import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import type { Model } from '@easel/contract';

/** A model that thinks: plans, chooses tools, answers. */
export interface ChatModel {
  readonly id: string;
  readonly model: LanguageModelV4;
}

/** A model that makes pictures, with what it can do, because providers don't say. */
export interface PictureModel {
  readonly id: string;
  readonly model: ImageModelV4;
  /** Whether it draws by rules; people are told. */
  readonly procedural: boolean;
  /** How many pictures it may be asked for side by side. */
  readonly parallel: number;
  /** Milliseconds after which one picture counts as lost. */
  readonly timeoutMs: number;
}

/** The models of this server. */
export interface Models {
  readonly chat: ChatModel;
  /** `auto`, or nothing, is the first. `undefined` when there is none of that name. */
  picture(id: string | undefined): PictureModel | undefined;
  /** As people choose among them. */
  list(): Model[];
  close(): Promise<void>;
}

/**
 * What our own models are told beside the prompt, under this name in `providerOptions`: a trained model reads the same
 * from its instructions, and ignores it.
 */
export const easelOptions = 'easel';
