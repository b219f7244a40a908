import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { keepDraft, keptDraft, noWishes, pictureOptions, useApproval, useWebSearch } from '../prompt/index.ts';
import type { Said } from './conversation.ts';
import type { PointedPicture } from './outgoing.ts';
import type { Agent } from './use-agent.ts';

/** The message that is being written: its words, how pictures are wanted, what it refers to. */
export function useWriting(agent: Agent, selection: readonly string[]) {
  const { t } = useTranslation('agent');
  const { projectId } = agent;
  const [text, setText] = useState(() => keptDraft(projectId).text);
  useEffect(() => keepDraft(projectId, { text }), [projectId, text]);
  const [wishes, setWishes] = useState(noWishes);
  const search = useWebSearch();
  const approval = useApproval();
  const [forgotten, setForgotten] = useState('');
  const [stopped, setStopped] = useState<string | null>(null);
  const { openTurnId, retryingTurnId, entries } = agent;
  const busyTurnId = openTurnId ?? retryingTurnId;
  const key = selection.join(' ');
  const refers = key !== '' && key !== forgotten;
  const options = { ...pictureOptions(wishes), ...search.options, ...approval.options };
  const send = (references: readonly PointedPicture[] = []) => {
    agent.send({ text: text.trim(), sentWith: options, selection: refers ? selection : [], references });
    setText('');
  };
  const askAgain = ({ text: words, references, sentWith }: Said) =>
    agent.send({ text: words, sentWith: sentWith ?? options, selection: [], references });
  const stop = (turnId: string) => {
    setStopped(turnId);
    // Refused or unreachable: then the button is there again.
    agent.stop(turnId).catch(() => setStopped(null));
  };
  const placeholder = openTurnId ? 'composer.wish' : entries.length > 0 ? 'composer.change' : 'composer.begin';
  return {
    text,
    setText,
    wishes,
    setWishes,
    refers,
    forgetSelection: () => setForgotten(key),
    send,
    askAgain,
    stop: busyTurnId ? () => stop(busyTurnId) : undefined,
    stopping: openTurnId !== null && openTurnId === stopped,
    placeholder: t(placeholder),
  };
}
