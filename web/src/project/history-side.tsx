import { Suspense, useEffect } from 'react';
import type { CanvasSession } from '../canvas/index.ts';
import type { Looking } from '../history/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { lazyPart } from '../ui/index.ts';

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
      <Suspense>
        <HistoryPanel live={live} looking={looking} canEdit={canEdit} onClose={onClose} />
      </Suspense>
    </aside>
  );
}
