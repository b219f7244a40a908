import type {
  Client,
  Decision,
  Message,
  PictureOperation,
  Project,
  Role,
  ThreadSummary,
  TurnEvent,
  TurnView,
} from '@easel/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { askAgain, putAsked } from '../api/held-answers.ts';
import { entriesOf, openTurnOf, retryingTurnOf, turnsToFollow, type Entry } from './conversation.ts';
import { createLiveTurns, type LiveTurns } from './live-turns.ts';
// Not through the edge: a page must not load the whole prompt before its canvas shows.
import { sendPicture } from '../prompt/send-picture.ts';
import { browserShelf } from './message-shelf.ts';
import { createOutbox, type Outbox, type OutboxState } from './outbox.ts';
import type { Outgoing, PointedPicture, SentWith } from './outgoing.ts';
import { pendingSlots, promisedSlots, type PendingSlot, type PromisedSlot } from './pending-slots.ts';
import { wantsLog } from './shown-turn.ts';

/** How often the history is asked for a message that is on its way: an event tells of it too, but the line may lag. */
const askAgainMs = 1000;

export interface AgentOptions {
  readonly project: Project | undefined;
  /** What the person may do now; the project tells what they could when it was opened. */
  readonly role?: Role | undefined;
  readonly client: Client;
  /** Whose unsent messages this browser keeps; empty for whoever is here without an account. */
  readonly personId: string;
  /** The language of the page, a BCP 47 tag. */
  readonly language: string;
  readonly onTurnEvent?: ((turnId: string, event: TurnEvent) => void) | undefined;
}

export interface Saying {
  readonly text: string;
  readonly sentWith: SentWith;
  /** Nodes that are meant. */
  readonly selection: readonly string[];
  readonly references?: readonly PointedPicture[];
  readonly operation?: PictureOperation;
  readonly mask?: Blob;
}

/** The conversations of an open project, and what one can do in them. */
export interface Agent {
  readonly projectId: string;
  /** What the person may do here. */
  readonly role: Role;
  readonly entries: readonly Entry[];
  readonly loading: boolean;
  readonly error: unknown;
  /** The conversation that is open; `null` for a new one. */
  readonly threadId: string | null;
  readonly threads: readonly ThreadSummary[];
  readonly openThread: (threadId: string | null) => void;
  /** The turn of the open conversation that runs, or is about to. */
  readonly openTurnId: string | null;
  /** The turn of the open conversation that has ended, and of which something is tried again. */
  readonly retryingTurnId: string | null;
  readonly slots: readonly PendingSlot[];
  readonly promised: readonly PromisedSlot[];
  /** Turns that this window has asked for. */
  readonly ownTurns: ReadonlyMap<string, SentWith>;
  readonly send: (saying: Saying) => void;
  readonly resend: (key: string) => void;
  readonly discard: (key: string) => void;
  /** Done when the server knows; what is made already stays. */
  readonly stop: (turnId: string) => Promise<void>;
  /** Says yes or no to what a turn proposes; a decision that came too late changes nothing. */
  readonly decide: (turnId: string, decision: Decision) => Promise<void>;
  /** Tries what failed in a step of a turn that has ended again, and nothing else. */
  readonly retry: (turnId: string, stepId: string, pictureIds?: readonly string[]) => Promise<void>;
  /** Reads anew what the server has, as after a gap in the live events; of a turn that ended, also what is tried again. */
  readonly refresh: (turnId?: string) => void;
}

export function useAgent({ project, role = project?.role, client, ...options }: AgentOptions): Agent | null {
  const projectId = project?.id;
  const canView = project !== undefined && role !== 'canvas';
  const { live, outbox } = useStores(canView ? projectId : undefined, { client, ...options });
  const views = useStore(live ?? noTurns);
  const sent = useStore(outbox ?? noMessages);
  const conversation = useConversation(canView ? project : undefined, client, sent.outgoing.length > 0);
  const { messages, threads, refresh } = conversation;
  const readAgain = useCallback(
    (turnId?: string) => {
      refresh();
      if (turnId !== undefined) live?.resume(turnId);
    },
    [refresh, live],
  );
  useEffect(() => outbox?.settle(messages), [outbox, messages, sent.outgoing]);
  useEffect(() => {
    for (const turnId of turnsToFollow(messages, views)) live?.follow(turnId);
  }, [live, messages, views]);
  const threadId = sent.threadId === undefined ? (messages.at(-1)?.threadId ?? null) : sent.threadId;
  useLogs(live, messages, threadId);
  const { outgoing, sentWith } = sent;
  const entries = useMemo(
    () => entriesOf({ threadId, messages, views, outgoing, sentWith }),
    [threadId, messages, views, outgoing, sentWith],
  );
  const slots = useMemo(() => pendingSlots(views), [views]);
  const promised = useMemo(() => promisedSlots(views), [views]);
  const ofThread = messages.filter((message) => message.threadId === threadId);
  const openTurnId = openTurnOf(ofThread, views);
  const knownTurns = useMemo(() => new Set(messages.map(({ turnId }) => turnId)), [messages]);
  if (!projectId || !canView || !role) return null;
  return {
    projectId,
    role,
    entries,
    loading: conversation.loading,
    error: conversation.error,
    threadId,
    threads,
    openThread: (id) => outbox?.openThread(id),
    openTurnId,
    retryingTurnId: retryingTurnOf(ofThread, views),
    slots,
    promised,
    ownTurns: sentWith,
    send: (saying) => outbox?.send({ ...saying, threadId, knownTurns }),
    resend: (key) => outbox?.resend(key),
    discard: (key) => outbox?.discard(key),
    stop: async (turnId) => {
      await client.agent.cancelTurn({ id: projectId, turnId });
      refresh();
    },
    decide: async (turnId, decision) => {
      await client.agent.decideTurn({ id: projectId, turnId }, decision);
    },
    retry: async (turnId, stepId, pictureIds) => {
      const wish = { stepId, ...(pictureIds && { pictureIds: [...pictureIds] }) };
      await client.agent.retryStep({ id: projectId, turnId }, wish);
      live?.follow(turnId);
      live?.resume(turnId);
    },
    refresh: readAgain,
  };
}

const noTurns = createStore<ReadonlyMap<string, TurnView>>(() => new Map());
const noMessages = createStore<OutboxState>(() => ({ threadId: undefined, outgoing: [], sentWith: new Map() }));
const nothing: readonly never[] = [];

type StoreOptions = Pick<AgentOptions, 'client' | 'personId' | 'language' | 'onTurnEvent'>;

/** The live turns and the outbox of a project, for as long as it is open. */
function useStores(projectId: string | undefined, options: StoreOptions): Partial<{ live: LiveTurns; outbox: Outbox }> {
  const [stores, setStores] = useState<Partial<{ live: LiveTurns; outbox: Outbox }>>({});
  const queries = useQueryClient();
  // Read when something happens, so that another language or another listener doesn't start the logs anew.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { client, personId } = options;
  useEffect(() => {
    if (!projectId) return;
    const refresh = () => askAgain(queries, { queryKey: ['agent', projectId] });
    const live = createLiveTurns({
      open: (turnId, lastEventId, signal) =>
        client.agent.turnEvents(
          { id: projectId, turnId },
          { signal, ...(lastEventId !== undefined && { lastEventId }) },
        ),
      onEvent(turnId, event) {
        latest.current.onTurnEvent?.(turnId, event);
        if (event.type === 'turn-ended') void refresh();
      },
    });
    const outbox = createOutbox({
      shelf: browserShelf({ projectId, personId }),
      history: (signal) =>
        putAsked<Message[], Message[]>(queries, ['agent', projectId, 'history'], {
          ask: async () => (await client.agent.history({ id: projectId }, {}, { signal })).messages,
          change: (_, messages) => messages,
        }),
      async post(message, signal) {
        const { language } = latest.current;
        const request = await requestOf(message, (file) => sendPicture(client, { file, name: 'mask.png', projectId }));
        const stream = client.agent.chat.stream({ id: projectId }, request, { signal, language });
        // The first event says that the turn has begun; its log is read by whoever shows it.
        await stream.next();
        await refresh();
        await stream.return(undefined);
      },
    });
    setStores({ live, outbox });
    return () => {
      live.close();
      outbox.close();
      setStores({});
    };
  }, [projectId, personId, client, queries]);
  return stores;
}

type ChatRequest = Parameters<Client['agent']['chat']>[1];

async function requestOf(
  { text, threadId, sentWith, selection, references = [], operation, mask }: Outgoing,
  sendMask: (file: Blob) => Promise<{ assetId: string }>,
): Promise<ChatRequest> {
  // What says itself needs no words, and the server would take them for a wish.
  const said = operation && operation.kind !== 'edit' ? '' : text;
  const masked = mask && operation ? { nodeId: operation.nodeId, assetId: (await sendMask(mask)).assetId } : undefined;
  const pointed = operation ? [] : references;
  return {
    messages: [{ role: 'user', contents: [{ type: 'text', text: said }] }],
    ...sentWith,
    ...(threadId === null ? { newThread: true } : { threadId }),
    ...(selection.length > 0 && { selection: [...selection] }),
    ...(pointed.length > 0 && {
      references: pointed.map(({ nodeId, assetId }) => (nodeId === null ? { assetId } : { nodeId })),
    }),
    ...(operation && { operation }),
    ...(masked && { mask: masked }),
  };
}

function useConversation(project: Project | undefined, client: Client, somethingIsOnItsWay: boolean) {
  const id = project?.id ?? '';
  const queries = useQueryClient();
  const history = useQuery({
    queryKey: ['agent', id, 'history'],
    queryFn: async ({ signal }) => (await client.agent.history({ id }, {}, { signal })).messages,
    enabled: project !== undefined,
    // The project came with its messages, if they could be read then: they stand there at once.
    ...(project && project.role !== 'canvas' && { initialData: project.messages }),
    refetchInterval: somethingIsOnItsWay ? askAgainMs : false,
  });
  const threads = useQuery({
    queryKey: ['agent', id, 'threads'],
    queryFn: async ({ signal }) => (await client.agent.threadList({ projectId: id }, { signal })).list,
    enabled: project !== undefined,
  });
  const refresh = useCallback(() => void askAgain(queries, { queryKey: ['agent', id] }), [queries, id]);
  const reads = project !== undefined;
  const couldRead = useRef(reads);
  useEffect(() => {
    // Nothing was heard of the conversation while it could not be read.
    if (reads && !couldRead.current) refresh();
    couldRead.current = reads;
  }, [reads, refresh]);
  return {
    messages: history.data ?? nothing,
    threads: threads.data ?? nothing,
    loading: history.isPending,
    error: history.data ? null : history.error,
    refresh,
  };
}

/** Turns of the open conversation whose stored answer leaves out what was lost on the way. */
function useLogs(live: LiveTurns | undefined, messages: readonly Message[], threadId: string | null): void {
  useEffect(() => {
    for (const message of messages) {
      if (message.threadId === threadId && wantsLog(message)) live?.follow(message.turnId);
    }
  }, [live, messages, threadId]);
}
