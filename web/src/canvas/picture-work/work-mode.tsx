/** Work on one picture under way: its prompt, a mask on it, or new ground around it. */
import { boundsOf, normaliseNode } from '@easel/canvas';
import { Suspense, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { useCanEdit, useEditorState, useSession } from '../canvas-context.ts';
import { keepAsk } from './ask-draft.ts';
import { AskContext } from './asking.ts';
import { leaveWork } from './leave-work.ts';
import { shownPicture } from './shown-picture.ts';
import { useText } from '../use-text.ts';
import { KeysAhead, lazyPart, TypedAhead } from '../../ui/index.ts';

const EditWork = lazyPart(async () => (await import('./edit-work.tsx')).EditWork);
const MaskWork = lazyPart(async () => (await import('./mask-work.tsx')).MaskWork);
const ExpandWork = lazyPart(async () => (await import('./expand-work.tsx')).ExpandWork);
const views = { edit: EditWork, mask: MaskWork, expand: ExpandWork };

export function WorkMode() {
  const session = useSession();
  const t = useText();
  const ask = useContext(AskContext);
  const canEdit = useCanEdit(session);
  const work = useStore(session.modes, (state) => state.work);
  const node = useEditorState(session, (state) => (work ? state.canvas.nodes.get(work.id) : undefined));
  const chosen = useEditorState(session, (state) => work !== null && state.selection.has(work.id));
  const picture = node && shownPicture(node);
  // Somebody deleted the picture, or took the right to change it; or one went on to something else.
  const lost = work !== null && (!canEdit || !picture || (work.kind === 'edit' && !chosen));
  useEffect(() => {
    if (lost) leaveWork(session);
  }, [lost, session]);
  const reading = node && normaliseNode(node);
  if (!work || !ask || !picture || lost || reading?.kind !== 'image') return null;
  const View = views[work.kind];
  // Who changes a picture by words types them at once.
  const leave = (typed = '') => {
    if (typed.trim() !== '') keepAsk({ projectId: session.projectId, nodeId: picture.nodeId }, typed);
    leaveWork(session);
  };
  const coming =
    work.kind === 'edit' ? (
      <TypedAhead label={t('text.coming')} onEscape={leave} onLeave={leave} />
    ) : (
      <KeysAhead onEscape={leave} />
    );
  return (
    <Suspense fallback={coming}>
      <View key={work.id} reading={reading} picture={picture} box={boundsOf(reading)} ask={ask} loose={work.loose} />
    </Suspense>
  );
}
