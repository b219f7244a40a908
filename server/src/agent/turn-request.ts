import type { ChatRequest, PictureOperation, PictureOptions } from '@easel/contract';
import type { PictureSource } from './picture-sources.ts';

/** What a person asked of one turn, as it is stored with it. */
export interface TurnRequest {
  readonly text: string;
  readonly language: 'en' | 'zh';
  /** Left out: the agent decides from the words. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly count: number | null;
  readonly quality: NonNullable<PictureOptions['imageQuality']>;
  readonly pictureModel: string;
  /** Whether the agent may search the Web; turns of before have no such word. */
  readonly search?: boolean;
  /** Whether the turn asks before it spends; turns of before have no such word. */
  readonly approve?: 'auto' | 'assist';
  /** Nodes that the person pointed at; new pictures stand near them. */
  readonly nodeIds: readonly string[];
  /** Files that the person pointed at: whatever shows one of them counts as pointed at too. */
  readonly assetIds: readonly string[];
  /** What of it was a picture, as it was at that moment; the one that an operation is about comes first. */
  readonly pictures?: readonly PictureSource[];
  readonly operation?: PictureOperation;
  /** White where the first of the pictures may change. */
  readonly mask?: { readonly nodeId: string; readonly picture: PictureSource };
  /** Differs with every turn, so that asking again brings something new; kept, so that resuming does not. */
  readonly seed: number;
}

/** The last thing that the person said. Earlier messages of a request are context that the service keeps itself. */
export function lastText(messages: ChatRequest['messages']): string {
  const last = messages.at(-1);
  return (last?.contents ?? [])
    .map((content) => content.text)
    .join('\n')
    .trim();
}

/** The language that a text is written in; without letters, the fallback. */
export function languageOf(text: string, fallback: 'en' | 'zh'): 'en' | 'zh' {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return /\p{Script=Latin}/u.test(text) ? 'en' : fallback;
}
