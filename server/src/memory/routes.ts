import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Memories } from './memories.ts';
import type { Recall } from './recall.ts';

export function memoryRoutes({
  memories,
  recall,
}: {
  memories: Memories;
  recall: Recall;
}): Handlers<typeof contract.memory> {
  return {
    ofProject: async (_, { project }) => ({ memories: await memories.list({ projectId: project.id }) }),
    addToProject: ({ body }, { project, caller }) => memories.add({ projectId: project.id }, caller.id, body.text),
    changeInProject: ({ params, body }, { project }) =>
      memories.change({ projectId: project.id }, params.memoryId, body.text),
    removeFromProject: async ({ params }, { project }) => {
      await memories.remove({ projectId: project.id }, params.memoryId);
      return { id: params.memoryId, deleted: true };
    },
    own: async (_, { caller }) => ({ memories: await memories.list({ userId: caller.id }) }),
    addOwn: ({ body }, { caller }) => memories.add({ userId: caller.id }, caller.id, body.text),
    changeOwn: ({ params, body }, { caller }) => memories.change({ userId: caller.id }, params.memoryId, body.text),
    removeOwn: async ({ params }, { caller }) => {
      await memories.remove({ userId: caller.id }, params.memoryId);
      return { id: params.memoryId, deleted: true };
    },
    recall: async ({ query }, { project }) => {
      const found = await recall.find(project.id, query.q, { kind: query.kind });
      return { results: found.map(({ text: _text, ...result }) => result) };
    },
  };
}
