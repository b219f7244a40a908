import { readWording } from '@easel/canvas';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/index.ts';
import { useEditorState } from '../canvas-context.ts';
import type { CanvasSession } from '../session.ts';

const WordingNote = lazyPart(async () => (await import('./wording-note.tsx')).WordingNote);

export interface WordingOfProps {
  readonly session: CanvasSession;
  readonly nodeId: string;
  /** Says which of several pictures it is about. */
  readonly named?: boolean;
}

/** What is wrong with the words of a picture on the canvas; nothing where nothing is, or where it is gone. */
export function WordingOf({ session, nodeId, named = false }: WordingOfProps) {
  const picture = useEditorState(session, ({ canvas }) => canvas.nodes.get(nodeId));
  if (!picture || !readWording(picture.data ?? {})) return null;
  return (
    <Suspense>
      <WordingNote session={session} picture={picture} named={named} />
    </Suspense>
  );
}
