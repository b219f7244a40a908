/** What is wanted of an export, and what makes it. */
import type { CanvasNode } from '@easel/canvas';
import type { DigitalSource } from './origin/digital-source.ts';
import type { FileKind } from './sizes.ts';
import type { Subject } from './subject.ts';

export interface Order {
  readonly subject: Subject;
  readonly format: FileKind;
  readonly scale: number;
  /** 1..100, for JPEG and WebP. */
  readonly quality: number;
  /** A CSS colour under everything; null leaves it transparent. */
  readonly background: string | null;
  /** Letters as outlines rather than as text, in SVG. */
  readonly outlines: boolean;
  /** What the file says of how its pictures were made; null for nothing. */
  readonly origin: DigitalSource | null;
  /** Goes on without pictures that cannot be had. */
  readonly lenient: boolean;
  /** What a layer is called. */
  readonly nameOf: (node: CanvasNode) => string;
  /** What a frame's own ground, and all connections, are called as layers. */
  readonly groundName: string;
  readonly wiresName: string;
}

const stepIds = ['gather', 'draw', 'write'] as const;
export type StepId = (typeof stepIds)[number];

export interface Progress {
  readonly signal: AbortSignal;
  /** The step before has ended. @param total 0 where it can't be counted */
  begin(step: StepId, total: number): void;
  /** One more of the step is done. @param name of what comes next */
  advance(name?: string): void;
}

export interface Made {
  readonly blob: Blob;
  /** Names of pictures that were left out. */
  readonly missing: readonly string[];
  /** Texts that became pixels or outlines, of all there are. */
  readonly texts?: { readonly live: number; readonly all: number };
}

export type Maker = (order: Order, progress: Progress) => Promise<Made>;
