import * as Type from 'typebox';
import { Id, Nullable, Time } from './fields.ts';

/** How a thread or a turn stands. */
export const TurnStatus = Type.Enum(['pending', 'running', 'done', 'failed', 'canceled']);
export type TurnStatus = Type.Static<typeof TurnStatus>;

/** One line of the diary of a turn. `seconds` counts once it has ended. */
export const TurnStep = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['brief', 'search', 'pictures', 'answer']),
  label: Type.String({ description: 'In the language of the request.' }),
  status: Type.Enum(['coming', 'running', 'done', 'failed', 'stopped']),
  note: Type.Optional(Type.String({ description: 'A finding, or why it failed.' })),
  seconds: Type.Optional(Type.Number()),
  startedAt: Type.Optional(Time),
});
export type TurnStep = Type.Static<typeof TurnStep>;

const Text = Type.Object({ type: Type.Literal('text'), text: Type.String() });
const Plan = Type.Object({ type: Type.Literal('plan'), steps: Type.Array(TurnStep) });
const Image = Type.Object({
  type: Type.Literal('image'),
  nodeId: Type.String(),
  assetId: Id,
  url: Type.String(),
  title: Type.String(),
  prompt: Type.String(),
  model: Type.String(),
  procedural: Type.Boolean({ description: 'Drawn by rules, not by a trained model.' }),
  width: Type.Integer(),
  height: Type.Integer(),
});
/** A page that a search found. */
export const FoundPage = Type.Object({
  title: Type.String(),
  url: Type.String({ description: 'http or https.' }),
  snippet: Type.String(),
  Content: Type.String({ description: 'The cleaned text of the page, cut; empty where it could not be read.' }),
});
export type FoundPage = Type.Static<typeof FoundPage>;
const Search = Type.Object({ type: Type.Literal('search'), query: Type.String(), results: Type.Array(FoundPage) });
/** A picture that the person pointed at; it may have changed or gone since. */
const Reference = Type.Object({
  type: Type.Literal('reference'),
  nodeId: Nullable(Type.String()),
  assetId: Id,
  url: Type.String(),
  title: Type.String(),
});
/** What the agent has kept for later conversations; it may have been forgotten since. */
const Remembered = Type.Object({
  type: Type.Literal('memory'),
  memoryId: Id,
  scope: Type.Enum(['project', 'person']),
  text: Type.String(),
});
const Failure = Type.Object({ type: Type.Literal('error'), errorCode: Type.String(), text: Type.String() });

export const MessageContent = Type.Union([Text, Plan, Image, Search, Reference, Remembered, Failure]);
export type MessageContent = Type.Static<typeof MessageContent>;
export type ImageContent = Type.Static<typeof Image>;
export type RememberedContent = Type.Static<typeof Remembered>;
export type ReferenceContent = Type.Static<typeof Reference>;

/** Who asked, for those who read along. */
const MessageAuthor = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Empty for accounts that are gone.' }),
  avatarUrl: Nullable(Type.String()),
});
export type MessageAuthor = Type.Static<typeof MessageAuthor>;

export const Message = Type.Object({
  id: Id,
  threadId: Id,
  turnId: Id,
  role: Type.Enum(['user', 'assistant']),
  author: Type.Optional(MessageAuthor),
  contents: Type.Array(MessageContent),
  createdAt: Time,
  status: TurnStatus,
});
export type Message = Type.Static<typeof Message>;

export const ThreadMeta = Type.Object({
  thread_id: Id,
  project_id: Id,
  title: Type.String(),
  status: TurnStatus,
  created_at: Time,
  updated_at: Time,
});

/** A message in the older form that `chat-history` keeps. */
export const HistoryItem = Type.Object({
  id: Id,
  timestamp: Time,
  role: Type.Enum(['user', 'assistant']),
  type: Type.Enum(['text', 'image']),
  text: Type.String(),
  content: Type.Array(MessageContent),
  image_list: Type.Array(Type.String()),
});

export const ThreadSummary = Type.Object({
  agentThreadId: Id,
  projectId: Id,
  title: Type.String(),
  text: Type.String({ description: 'The last message, in one line.' }),
  status: TurnStatus,
  createTime: Time,
  updateTime: Time,
});
export type ThreadSummary = Type.Static<typeof ThreadSummary>;
export type HistoryThread = { thread_meta: Type.Static<typeof ThreadMeta>; history: Type.Static<typeof HistoryItem>[] };
export const ThreadId = Nullable(Id);
