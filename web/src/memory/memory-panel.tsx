import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton, useArrivingFocus } from '../ui/index.ts';
import { MemorySection } from './memory-section.tsx';
import { RecallSearch } from './recall-search.tsx';
import './memory.css';

export interface MemoryPanelProps {
  readonly projectId: string;
  readonly onClose: () => void;
  readonly onShowNode: (nodeId: string) => void;
  readonly onOpenThread: (threadId: string) => void;
}

/** What the agent remembers of a project and of its person, in the place of the conversation. */
export function MemoryPanel({ projectId, onClose, onShowNode, onOpenThread }: MemoryPanelProps) {
  const { t } = useTranslation('memory');
  const [words, setWords] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is hidden by now.
  useArrivingFocus(heading);
  return (
    <>
      <header className="agent-head">
        <h2 ref={heading} tabIndex={-1} className="memory-heading">
          {t('title')}
        </h2>
        <span className="agent-grow" />
        <IconButton size="dense" icon={X} label={t('close')} onClick={onClose} />
      </header>
      <div className="memory-panel">
        <RecallSearch {...{ projectId, words, onShowNode, onOpenThread }} onWords={setWords} />
        {words.trim() ? null : (
          <>
            <MemorySection
              of={{ projectId }}
              title={t('project.title')}
              note={t('project.note')}
              empty={t('project.empty')}
              onOpenThread={onOpenThread}
            />
            <MemorySection of="own" title={t('own.title')} note={t('own.note')} empty={t('own.empty')} />
          </>
        )}
      </div>
    </>
  );
}
