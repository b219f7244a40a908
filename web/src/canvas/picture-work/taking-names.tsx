/** On each picture that is being taken apart: how far that is. In the layer where things keep their size on screen. */
import { boundsOf } from '@easel/canvas';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fetchPatiently, ProgressRing } from '../../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from '../canvas-context.ts';
import { FootName } from '../foot-name.tsx';
import { useText } from '../use-text.ts';
import { keptTakings } from './kept-takings.ts';
import { takingApart } from './taking-apart.ts';

export function TakingNames() {
  const session = useSession();
  const t = useText();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const taking = useStore(takingApart);
  const canEdit = useCanEdit(session);
  useEffect(() => {
    if (!canEdit || Object.keys(keptTakings(session.projectId)).length === 0) return;
    let gone = false;
    void fetchPatiently(() => import('./take-apart.ts'), false).then(({ goOnTakingApart }) => {
      if (!gone) goOnTakingApart(session, t);
    });
    return () => {
      gone = true;
    };
  }, [session, canEdit, t]);
  return [...taking].flatMap(([id, { progress, cancel }]) => {
    const node = nodes.get(id);
    if (!node) return [];
    return [
      <FootName key={id} box={boundsOf(node)}>
        <ProgressRing size={14} progress={progress} />
        <span>{cancel ? t('elements.progress', { percent: Math.round(progress * 100) }) : t('elements.stopping')}</span>
      </FootName>,
    ];
  });
}
