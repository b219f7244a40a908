import { useTranslation } from 'react-i18next';
import { useSession } from '../canvas-context.ts';
import { keepAsk } from './ask-draft.ts';
import { AskPanel } from './ask-panel.tsx';
import { leaveWork } from './leave-work.ts';
import type { WorkViewProps } from './work-view.ts';
import './work.css';

/** Changes a picture by words. */
export function EditWork({ picture, box, ask }: WorkViewProps) {
  const session = useSession();
  const { t } = useTranslation('work');
  return (
    <AskPanel
      nodeId={picture.nodeId}
      url={picture.url}
      box={box}
      placeholder={t('edit.placeholder')}
      note={t('edit.note')}
      below={56}
      onSend={(text, count) => {
        ask({ text, operation: { kind: 'edit', nodeId: picture.nodeId }, picture, count });
        keepAsk({ projectId: session.projectId, nodeId: picture.nodeId }, '');
        leaveWork(session);
      }}
      onLeave={() => leaveWork(session)}
    />
  );
}
