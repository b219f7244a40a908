import type { Client } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Suspense, useCallback, type RefObject } from 'react';
import { useSession as useSignedIn } from '../api/session.ts';
import { readingOrder, useCanvas, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { useAttachments, useBeginning, WishChips } from '../prompt/index.ts';
import { ErrorState, lazyPart } from '../ui/index.ts';
import { Composer } from './composer.tsx';
import type { Asked } from './conversation.ts';
import { SelectionReference } from './selection-reference.tsx';
import { Talk } from './talk.tsx';
import type { Agent } from './use-agent.ts';
import { useMentions } from './use-mentions.ts';
import { useRetrying } from './use-retrying.ts';
import { useShowNode } from './use-show-node.ts';
import { useWriting } from './use-writing.ts';
import { Welcome } from './welcome.tsx';

const ProjectKitChip = lazyPart(async () => (await import('../kits/project-kit-chip.tsx')).ProjectKitChip);

export interface ConversationViewProps {
  readonly agent: Agent;
  readonly client: Client;
  readonly session: CanvasSession;
  readonly canEdit: boolean;
  /** The field to write in, for a shortcut that goes there. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Only the way to answer. */
  readonly brief: boolean;
  /** The person begins to write. */
  readonly onWrite: () => void;
}

/** What was said, and where one says more. */
export function ConversationView({ agent, client, session, canEdit, field, brief, onWrite }: ConversationViewProps) {
  const { t } = useTranslation('agent');
  const { user } = useSignedIn();
  const showNode = useShowNode(session, canEdit);
  // Numbered as one reads the canvas, so that a message may speak of the first and the second.
  const selection = readingOrder(useCanvas(session).selection);
  const selectedIds = selection.map(({ id }) => id);
  const writing = useWriting(agent, selectedIds);
  const { attachments, mentions, send, bringBack } = usePointing({ agent, client, session, field }, writing);
  const modelLabel = useModelLabels(client);
  const takeBack = (entry: Asked) => {
    if (entry.turnId !== null) {
      agent.stop(entry.turnId).catch(() => agent.refresh());
      return;
    }
    // What did not arrive goes back to where it can be changed.
    bringBack(entry);
    agent.discard(entry.key);
  };
  const retry = useRetrying(agent);
  const pick = useBeginning({ text: writing.text, onText: writing.setText, field });
  const kit = (
    <Suspense>
      <ProjectKitChip projectId={agent.projectId} role={agent.role} />
    </Suspense>
  );
  return (
    <>
      {brief ? null : agent.error ? (
        <div className="agent-trouble">
          <ErrorState title={t('trouble')} error={agent.error} onRetry={() => agent.refresh()} />
        </div>
      ) : (
        <Talk
          name={agent.threadId ?? 'new'}
          entries={agent.entries}
          reader={user}
          speaks={canEdit}
          empty={<Welcome client={client} onPick={canEdit ? pick : undefined} />}
          modelLabel={modelLabel}
          memoryOf={canEdit ? agent.projectId : undefined}
          onShowNode={showNode}
          onAskAgain={canEdit ? writing.askAgain : undefined}
          onRetry={canEdit ? retry : undefined}
          onDecide={canEdit ? agent.decide : undefined}
          onResend={canEdit ? agent.resend : undefined}
          onTakeBack={canEdit ? takeBack : undefined}
        />
      )}
      {canEdit ? (
        <Composer
          text={writing.text}
          onText={writing.setText}
          onSend={send}
          attachments={attachments}
          mentions={mentions}
          onStop={writing.stop}
          stopping={writing.stopping}
          placeholder={writing.placeholder}
          references={<SelectionReference nodes={writing.refers ? selection : []} onRemove={writing.forgetSelection} />}
          chips={
            <>
              {kit}
              <WishChips wishes={writing.wishes} onWishes={writing.setWishes} />
            </>
          }
          field={field}
          brief={brief}
          onFocus={onWrite}
        />
      ) : brief ? null : (
        <div className="agent-read-only">
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          <p>{t('readOnly')}</p>
          {kit}
        </div>
      )}
    </>
  );
}

function useModelLabels(client: Client): (id: string) => string {
  const models = useQuery({
    queryKey: ['models'],
    // The answer whole, as the writing field's choice of models keeps it under the same key.
    queryFn: ({ signal }) => client.models.list({ signal }),
    staleTime: Infinity,
  });
  const known = models.data?.models;
  return useCallback((id) => known?.find((model) => model.id === id)?.label ?? id, [known]);
}

type Where = Pick<ConversationViewProps, 'agent' | 'client' | 'session' | 'field'>;

/** What is written, with the pictures that it names and the files that come along. */
function usePointing({ agent, client, session, field }: Where, writing: ReturnType<typeof useWriting>) {
  const attachments = useAttachments(client, agent.projectId);
  const mentions = useMentions({ session, text: writing.text, setText: writing.setText, field });
  const send = () => {
    const attached = attachments.all.flatMap(({ asset, name }) =>
      asset ? [{ nodeId: null, ...asset, title: name }] : [],
    );
    writing.send([...mentions.mentioned(), ...attached]);
    attachments.sent(attached);
  };
  const bringBack = ({ text, references }: Asked) => {
    // What is being written meanwhile stays.
    writing.setText([writing.text, text].filter((words) => words.trim() !== '').join('\n'));
    attachments.bring(
      references.flatMap(({ nodeId, assetId, url, title }) =>
        nodeId === null && assetId !== null && url !== null ? [{ name: title, assetId, url }] : [],
      ),
    );
  };
  return { attachments, mentions, send, bringBack };
}
