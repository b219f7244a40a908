import type { CanvasNode } from '@easel/canvas';
import type { Memory, Message } from '@easel/contract';
import type { ChatModel, PictureModel } from '../platform/models/models.ts';
import type { BrandContext } from './brand-context.ts';
import type { PictureWay } from './picture-ways.ts';
import type { Research } from './research.ts';
import type { TurnRequest } from './turn-request.ts';

/** All that a run of a turn works from. */
export interface Turn {
  readonly id: string;
  readonly threadId: string;
  readonly projectId: string;
  readonly authorId: string;
  readonly request: TurnRequest;
  readonly askedAt: string;
  readonly chat: ChatModel;
  readonly pictureModel: PictureModel;
  /** What is done with the pictures that the turn works from. */
  readonly how: PictureWay['how'];
  /** What was said in the thread before, oldest first. */
  readonly earlier: readonly Message[];
  /** What earlier turns of the project have read, newest first. */
  readonly research: readonly Omit<Research, 'mark'>[];
  /** What binds the turn beside the Brand Kit, and below it. */
  readonly memories: readonly Memory[];
  /** The Brand Kit that binds the project at the moment of asking. */
  readonly brand: () => Promise<BrandContext | null>;
  /** The canvas as the turn found it. */
  readonly nodes: readonly CanvasNode[];
  /** Nodes that new pictures belong to. */
  readonly nearIds: readonly string[];
}
