import { useCallback, type ReactNode } from 'react';
import { WordingOf, type CanvasSession } from '../canvas/index.ts';
import { PictureNoteContext } from './picture-note.ts';

export interface PictureNotesProps {
  readonly session: CanvasSession;
  readonly children: ReactNode;
}

/** Lets the pictures of steps say what the canvas knows of them. */
export function PictureNotes({ session, children }: PictureNotesProps) {
  const note = useCallback(
    (nodeId: string, named: boolean) => <WordingOf session={session} nodeId={nodeId} named={named} />,
    [session],
  );
  return <PictureNoteContext value={note}>{children}</PictureNoteContext>;
}
