import { CanvasNode } from '@easel/canvas';
import * as Type from 'typebox';
import { TurnEvent } from './events.ts';
import { ClientId, Id, ProjectParams, Prompt, Version } from './fields.ts';
import { HistoryItem, Message, ThreadId, ThreadMeta, ThreadSummary, TurnStatus } from './messages.ts';
import { PictureMask, PictureOperation } from './picture-operations.ts';
import { PictureOptions } from './pictures.ts';
import { Decision, Proposal } from './proposals.ts';
import { Project } from './projects.ts';
import { route } from './route.ts';

const RequestMessage = Type.Object({
  role: Type.Enum(['user']),
  contents: Type.Array(Type.Object({ type: Type.Literal('text'), text: Prompt }), {
    minItems: 1,
    maxItems: 50,
  }),
});
const Reference = Type.Union([Type.Object({ nodeId: Type.String({ maxLength: 200 }) }), Type.Object({ assetId: Id })]);

export const ChatRequest = Type.Object({
  messages: Type.Array(RequestMessage, { minItems: 1, maxItems: 50 }),
  ...PictureOptions,
  threadId: Type.Optional(Id),
  newThread: Type.Optional(Type.Boolean()),
  references: Type.Optional(Type.Array(Reference, { maxItems: 20 })),
  selection: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
  mask: Type.Optional(PictureMask),
  operation: Type.Optional(PictureOperation),
});
export type ChatRequest = Type.Static<typeof ChatRequest>;

const ChatAnswer = Type.Object({
  projectId: Id,
  threadId: Id,
  turnId: Id,
  status: TurnStatus,
  message: Message,
  nodes: Type.Array(CanvasNode),
  version: Version,
  proposal: Type.Optional(Proposal),
});
export type ChatAnswer = Type.Static<typeof ChatAnswer>;

const TurnParams = Type.Object({ id: Id, turnId: Id });

export const agent = {
  chat: route({
    method: 'POST',
    path: '/api/projects/:id/agent/chat',
    summary: 'One turn with the design agent: waits for its end, or streams it. A dropped connection does not stop it.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: ChatRequest,
    response: ChatAnswer,
    events: TurnEvent,
    errors: [
      'turn.message_blank',
      'thread.not_found',
      'model.unknown',
      'picture.not_found',
      'picture.mask_refused',
      'picture.edit_unsupported',
      'asset.not_found',
    ],
  }),
  generate: route({
    method: 'POST',
    path: '/api/projects/:id/generate',
    summary: 'One turn from a prompt alone; answers the project, the assistant’s message and the new nodes.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({ prompt: Prompt, ...PictureOptions }),
    response: Type.Object({ project: Project, message: Message, nodes: Type.Array(CanvasNode) }),
    errors: ['turn.message_blank', 'model.unknown'],
  }),
  history: route({
    method: 'GET',
    path: '/api/projects/:id/history',
    summary: 'Every message of the project, oldest first.',
    access: { role: 'viewer', project: 'params.id' },
    params: ProjectParams,
    query: Type.Object({ threadId: Type.Optional(Id) }),
    response: Type.Object({ projectId: Id, messages: Type.Array(Message) }),
    errors: [],
  }),
  turnEvents: route({
    method: 'GET',
    path: '/api/projects/:id/agent/turns/:turnId/events',
    summary: 'The log of a turn from its start, or from `Last-Event-ID` on, then what happens until it ends.',
    access: { role: 'viewer', project: 'params.id' },
    params: TurnParams,
    events: TurnEvent,
    errors: ['turn.not_found'],
    extension: true,
  }),
  cancelTurn: route({
    method: 'POST',
    path: '/api/projects/:id/agent/turns/:turnId/cancel',
    summary: 'Stops a turn; what is done stays. Of a turn that has ended, what is tried again.',
    access: { role: 'editor', project: 'params.id' },
    params: TurnParams,
    response: Type.Object({ turnId: Id, status: TurnStatus }),
    errors: ['turn.not_found'],
    extension: true,
  }),
  decideTurn: route({
    method: 'POST',
    path: '/api/projects/:id/agent/turns/:turnId/decision',
    summary: 'Says yes or no to what a turn proposes, or yes to a part of it. Only the first decision counts.',
    access: { role: 'editor', project: 'params.id' },
    params: TurnParams,
    body: Decision,
    response: Type.Object({
      turnId: Id,
      status: TurnStatus,
      accepted: Type.Boolean({ description: 'Whether this decision is the one that counts.' }),
    }),
    errors: ['turn.not_found', 'model.unknown', 'picture.edit_unsupported', 'credits.insufficient'],
    extension: true,
  }),
  retryStep: route({
    method: 'POST',
    path: '/api/projects/:id/agent/turns/:turnId/retry',
    summary: 'Tries what failed in a turn that has ended again: a search, or pictures of a step, and nothing else.',
    access: { role: 'editor', project: 'params.id' },
    params: TurnParams,
    body: Type.Object({
      stepId: Type.String({ maxLength: 100 }),
      pictureIds: Type.Optional(
        Type.Array(Id, { minItems: 1, maxItems: 64, description: 'Left out: all of the step that failed.' }),
      ),
    }),
    response: Type.Object({
      turnId: Id,
      retried: Type.Integer({ description: 'What is tried again from now on; 0 when it is under way already.' }),
    }),
    errors: ['turn.not_found', 'turn.not_ended', 'credits.insufficient'],
    extension: true,
  }),
  lastThread: route({
    method: 'POST',
    path: '/api/ns-a/agent/queryAgentLastThread',
    summary: 'The id of the conversation that was last spoken in, or null.',
    access: { role: 'viewer', project: 'body.projectId' },
    body: Type.Object({ projectId: Type.String({ maxLength: 100 }), cid: ClientId }),
    response: ThreadId,
    errors: [],
  }),
  threadList: route({
    method: 'POST',
    path: '/api/ns-a/agent/agentThreadList',
    summary: 'The conversations of a project, a page at a time, last spoken in first.',
    access: { role: 'viewer', project: 'body.projectId' },
    body: Type.Object({
      projectId: Type.String({ maxLength: 100 }),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, 'x-size': 'PageSize' })),
      cid: ClientId,
    }),
    response: Type.Object({
      list: Type.Array(ThreadSummary),
      total: Type.Integer(),
      page: Type.Integer(),
      pageSize: Type.Integer(),
    }),
    errors: [],
  }),
  chatHistory: route({
    method: 'GET',
    path: '/api/ns-b/chat-history',
    summary: 'Messages grouped by conversation: of one, or of the whole project.',
    access: { role: 'viewer', project: 'query.project_id' },
    query: Type.Object({ project_id: Id, thread_id: Type.Optional(Id) }),
    response: Type.Object({
      items: Type.Array(Type.Object({ thread_meta: ThreadMeta, history: Type.Array(HistoryItem) })),
    }),
    errors: ['thread.not_found'],
  }),
  threadStatus: route({
    method: 'GET',
    path: '/api/ns-b/thread/status',
    summary: 'How a conversation stands; without a thread_id, the last one of the project.',
    access: { role: 'viewer', project: 'query.project_id' },
    query: Type.Object({ project_id: Id, thread_id: Type.Optional(Id) }),
    response: Type.Object({ status: TurnStatus, thread_id: ThreadId }),
    errors: ['thread.not_found'],
  }),
};
