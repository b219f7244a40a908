import { Refusal, type ChatRequest, type contract } from '@easel/contract';
import { RawJson } from '../http/answers.ts';
import type { Handlers } from '../http/handler.ts';
import type { ProjectReading } from '../projects/project-reading.ts';
import type { Projects } from '../projects/projects.ts';
import type { Approvals } from './approvals.ts';
import type { Conversations, Saying } from './conversations.ts';
import type { Retries } from './retries.ts';
import { lastText } from './turn-request.ts';

export interface AgentRouteServices {
  conversations: Conversations;
  approvals: Approvals;
  retries: Retries;
  projects: Projects;
  reading: ProjectReading;
  /** Characters. */
  longestPrompt: number;
  /** Conversations on a page, where nobody asks for fewer. */
  pageSize: number;
}

export function agentRoutes(services: AgentRouteServices): Handlers<typeof contract.agent> {
  const { conversations, approvals, retries, projects, reading } = services;
  return {
    chat: async ({ body }, { project, caller, request }) => {
      const { messages, references = [], selection = [], threadId, newThread, ...options } = body;
      const pointedAt = references.flatMap((reference) => ('nodeId' in reference ? [reference.nodeId] : []));
      const saying: Saying = {
        ...options,
        text: promptOf(messages, services.longestPrompt),
        language: request.language,
        nodeIds: [...pointedAt, ...selection],
        assetIds: references.flatMap((reference) => ('assetId' in reference ? [reference.assetId] : [])),
        ...(threadId !== undefined && { threadId }),
        ...(newThread !== undefined && { newThread }),
      };
      const { turnId } = await conversations.say(project.id, caller.id, saying);
      if (request.wantsEvents) return conversations.events(project.id, turnId, { after: 0, signal: request.signal });
      const outcome = await conversations.outcome(project.id, turnId, request.signal);
      return { ...outcome, version: String((await projects.facts(project.id)).version) };
    },
    generate: async ({ body }, { project, caller, request }) => {
      const { prompt, ...options } = body;
      const saying = { ...options, text: prompt, language: request.language };
      const { turnId } = await conversations.say(project.id, caller.id, saying);
      const { message, nodes } = await conversations.outcome(project.id, turnId, request.signal);
      const whole = await reading.json(project, caller.id);
      return new RawJson(`{"project":${whole},"message":${JSON.stringify(message)},"nodes":${JSON.stringify(nodes)}}`);
    },
    history: async ({ query }, { project }) => {
      return { projectId: project.id, messages: await conversations.messages(project.id, query.threadId) };
    },
    turnEvents: ({ params }, { project, request }) => {
      const after = Number(request.lastEventId ?? 0);
      const from = { after: Number.isSafeInteger(after) ? after : 0, signal: request.signal };
      return conversations.events(project.id, params.turnId, from);
    },
    cancelTurn: async ({ params }, { project }) => {
      await retries.stop(project.id, params.turnId);
      return conversations.cancel(project.id, params.turnId);
    },
    decideTurn: ({ params, body }, { project, caller }) =>
      approvals.decide({ projectId: project.id, turnId: params.turnId, userId: caller.id }, body),
    retryStep: ({ params, body }, { project, caller }) =>
      retries.retry({ projectId: project.id, turnId: params.turnId, userId: caller.id }, body),
    lastThread: (_, { project }) => conversations.lastThread(project.id),
    threadList: ({ body }, { project }) =>
      conversations.list(project.id, { page: body.page ?? 1, pageSize: body.pageSize ?? services.pageSize }),
    chatHistory: async ({ query }, { project }) => ({
      items: await conversations.history(project.id, query.thread_id),
    }),
    threadStatus: ({ query }, { project }) => conversations.status(project.id, query.thread_id),
  };
}

/** Each piece of a message may be as long as a whole one, which their schema cannot say. */
function promptOf(messages: ChatRequest['messages'], longest: number): string {
  const text = lastText(messages);
  if (text.length <= longest) return text;
  const pointer = `/body/messages/${messages.length - 1}/contents`;
  throw new Refusal('request.invalid', { details: [{ pointer, reason: `holds more than ${longest} characters` }] });
}
