import type { Gate } from './turnstile.ts';

export interface PictureToSeparate {
  readonly png: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** How a provider is asked for layers. What it began is known by a name, so that it can be asked for once and fetched later. */
export interface LayerDriver {
  /** Begins, which costs what it costs. Answers the name of what was begun. */
  begin(picture: PictureToSeparate, signal: AbortSignal): Promise<string>;
  /** Waits for what was begun: files, back to front, without one of the whole picture. With the signal it goes on there. */
  fetch(run: string, signal: AbortSignal): Promise<readonly Uint8Array[]>;
  /** Ends what was begun: nobody waits for it any more. */
  stop(run: string): void;
}

/** A model that takes pictures apart into layers with alpha. Words, boxes and what is seen in the end stay ours. */
export interface LayerModel extends LayerDriver {
  readonly id: string;
  /** Another one may find other layers. */
  readonly version: string;
  /** Milliseconds after which one picture counts as lost. */
  readonly timeoutMs: number;
  /** Where all pictures stand in line for it. */
  readonly turnstile: Gate;
  readonly procedural: boolean;
  /** What people pay for one picture taken apart, where credits are counted. */
  readonly creditsPerPicture?: number;
}
