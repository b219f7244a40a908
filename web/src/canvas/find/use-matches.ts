import type { CanvasNode } from '@easel/canvas';
import { useMemo } from 'react';
import { useEditorState } from '../canvas-context.ts';
import { readingList } from '../reading-list.ts';
import type { CanvasSession } from '../session.ts';
import { partsOf } from '../../i18n/sought.ts';
import { matches } from './words.ts';

const none: readonly CanvasNode[] = [];

/** What a wish finds, as one reads it; null while nothing is wished for. */
export function useMatches(session: CanvasSession, wish: string): readonly CanvasNode[] | null {
  const canvas = useEditorState(session, (state) => state.canvas);
  return useMemo(() => {
    const parts = partsOf(wish);
    if (parts.length === 0) return null;
    const found = readingList(canvas).filter((node) => matches(node, parts));
    return found.length > 0 ? found : none;
  }, [canvas, wish]);
}
