import { Bookmark, ChevronDown, PanelRightClose, SquarePen, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton, lazyPart, Tooltip } from '../ui/index.ts';
import { ConversationView, type ConversationViewProps } from './conversation-view.tsx';
import { NowLine } from './now-line.tsx';
import { useSpokenProgress } from './spoken-progress.ts';
import { PictureNotes } from './picture-notes.tsx';
import { ThreadList } from './thread-list.tsx';
import { useShowNode } from './use-show-node.ts';
import './agent.css';

export interface AgentPanelProps extends ConversationViewProps {
  /** Puts the panel away; not given where it cannot be. */
  readonly hide?: { readonly shortcut: string; readonly press: () => void };
}

const MemoryPanel = lazyPart(async () => (await import('../memory/memory-panel.tsx')).MemoryPanel);

/** The conversations with the design agent about one project, for a frame that the page gives. */
export function AgentPanel(props: AgentPanelProps) {
  const { agent, canEdit, brief, hide } = props;
  const { t } = useTranslation('agent');
  const [listed, setListed] = useState(false);
  const [remembering, setRemembering] = useState(false);
  const spoken = useSpokenProgress(agent.entries);
  const known = agent.threads.find(({ agentThreadId }) => agentThreadId === agent.threadId);
  const title = known?.title ?? t(canEdit ? 'threads.new' : 'conversation');
  // Who may only read is not offered a list in which nothing can be.
  const list = canEdit || agent.threads.length > 0 ? () => setListed(true) : undefined;
  const showMemory = remembering && canEdit && !brief;
  const showList = listed && !brief && !showMemory;
  const open = (threadId: string | null) => {
    agent.openThread(threadId);
    setListed(false);
    setRemembering(false);
  };
  const begin = canEdit ? () => open(null) : undefined;
  const memory = canEdit ? () => setRemembering(true) : undefined;
  const onShowNode = useShowNode(props.session, canEdit);
  return (
    <>
      {showList ? (
        <ThreadList
          threads={agent.threads}
          threadId={agent.threadId}
          onOpen={open}
          onNew={begin}
          onClose={() => setListed(false)}
        />
      ) : null}
      {showMemory ? (
        <Suspense fallback={<MemoryComing onClose={() => setRemembering(false)} />}>
          <MemoryPanel
            projectId={agent.projectId}
            onClose={() => setRemembering(false)}
            onShowNode={onShowNode}
            onOpenThread={open}
          />
        </Suspense>
      ) : null}
      {/* Kept while a list is shown: what is being written must not be lost. */}
      <div className="agent-view" hidden={showList || showMemory}>
        {brief ? (
          <NowLine entries={agent.entries} title={title} />
        ) : (
          <PanelHead title={title} onList={list} onNew={begin} onMemory={memory} hide={hide} />
        )}
        <PictureNotes session={props.session}>
          <ConversationView {...props} />
        </PictureNotes>
      </div>
      <p className="sr-only" role="status" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}

/** Where the line is slow: what is opening, and the way back. */
function MemoryComing({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('agent');
  return (
    <header className="agent-head" aria-busy>
      <h2 className="agent-list-heading">{t('memory')}</h2>
      <span className="agent-grow" />
      <IconButton size="dense" icon={X} label={t('threads.close')} onClick={onClose} />
    </header>
  );
}

interface PanelHeadProps {
  readonly title: string;
  readonly onList: (() => void) | undefined;
  readonly onNew: (() => void) | undefined;
  readonly onMemory: (() => void) | undefined;
  readonly hide: AgentPanelProps['hide'];
}

function PanelHead({ title, onList, onNew, onMemory, hide }: PanelHeadProps) {
  const { t } = useTranslation('agent');
  return (
    <header className="agent-head">
      <h2>
        {onList ? (
          <Tooltip label={t('threads.all')}>
            <button type="button" className="agent-title" onClick={onList}>
              <span dir="auto">{title}</span>
              <ChevronDown size={14} strokeWidth={2} aria-hidden />
            </button>
          </Tooltip>
        ) : (
          <span className="agent-title">
            <span dir="auto">{title}</span>
          </span>
        )}
      </h2>
      <span className="agent-grow" />
      {onMemory ? <IconButton size="dense" icon={Bookmark} label={t('memory')} onClick={onMemory} /> : null}
      {onNew ? <IconButton size="dense" icon={SquarePen} label={t('threads.new')} onClick={onNew} /> : null}
      {hide ? (
        <IconButton
          size="dense"
          icon={PanelRightClose}
          label={t('hide')}
          shortcut={hide.shortcut}
          onClick={hide.press}
        />
      ) : null}
    </header>
  );
}
