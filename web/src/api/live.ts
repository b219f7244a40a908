import { resume, type ResumeOptions } from '@easel/client';
import { ApiError } from '@easel/contract';

export interface LiveOptions<E> extends ResumeOptions<E> {
  readonly onEvent: (event: E, id: string | undefined) => void;
  /** The server refuses: the thing is gone, or no longer shared. */
  readonly onRefused?: (error: ApiError) => void;
}

/** Follows a stream for as long as the signal allows, and tells each event. */
export async function follow<E>({ onEvent, onRefused, ...stream }: LiveOptions<E>): Promise<void> {
  try {
    for await (const { id, event } of resume(stream)) onEvent(event, id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onRefused?.(error);
  }
}
