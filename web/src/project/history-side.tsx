import { X } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import type { CanvasSession } from '../canvas/index.ts';
import type { Looking } from '../history/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { IconButton, lazyPart, Skeleton } from '../ui/index.ts';

const HistoryPanel = lazyPart(async () => (await import('../history/history-panel.tsx')).HistoryPanel);

export interface HistorySideProps {
  readonly live: CanvasSession;
  readonly looking: Looking;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** The history in the agent's place; on a phone as a sheet. Closed, one is back on the live canvas. */
export function HistorySide({ live, looking, canEdit, onClose }: HistorySideProps) {
  const { t } = useTranslation('project');
  useEffect(() => () => looking.leave(), [looking]);
  return (
    <aside className="project-side" aria-label={t('tools.history')}>
      <Suspense fallback={<HistoryComing onClose={onClose} />}>
        <HistoryPanel live={live} looking={looking} canEdit={canEdit} onClose={onClose} />
      </Suspense>
    </aside>
  );
}

/** Over a slow line: what will be here, and the way out of it. */
function HistoryComing({ onClose }: Pick<HistorySideProps, 'onClose'>) {
  const { t } = useTranslation('project');
  const { t: ui } = useTranslation('ui');
  return (
    <div className="project-coming" aria-busy>
      <header>
        <h2>{t('tools.history')}</h2>
        <IconButton size="dense" icon={X} label={ui('close')} onClick={onClose} />
      </header>
      {[70, 52, 64].map((width) => (
        <Skeleton key={width} style={{ width: `${width}%`, height: 12 }} />
      ))}
    </div>
  );
}
