import { Refusal, type contract, type ProjectAccess, type ShareAccess } from '@easel/contract';
import { RawJson } from '../http/answers.ts';
import type { Handlers } from '../http/handler.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { Sharing } from './sharing.ts';
import type { Visitors } from './visitors.ts';

export interface SharingRouteServices {
  sharing: Sharing;
  visitors: Visitors;
  /** What a link shows of its project, as JSON text: projects are a higher feature. */
  sharedJson(access: ProjectAccess, userId: string | undefined): Promise<string>;
}

export function sharingRoutes(services: SharingRouteServices): Handlers<typeof contract.sharing> {
  const { sharing, visitors, sharedJson } = services;
  return {
    get: (_, { project, request }) => sharing.policy(project.id, request.origin),
    setLink: async ({ body }, { project, request }) => {
      await sharing.setLink(project.id, body.permission);
      return sharing.policy(project.id, request.origin);
    },
    addMember: ({ body }, { project, caller, request }) =>
      sharing.addMember(project.id, body, { id: caller.id, language: request.language }),
    changeMember: ({ params, body }, { project }) => sharing.changeMember(project.id, params.memberId, body.permission),
    removeMember: async ({ params }, { project }) => {
      await sharing.removeMember(project.id, params.memberId);
      return { id: params.memberId, removed: true };
    },
    leave: async ({ params }, { caller }) => {
      await sharing.leave(params.id, caller.id);
      return { id: params.id, left: true };
    },
    visitors: async (_, { project }) => ({ visitors: await visitors.list(project.id) }),
    revoke: async (_, { project, request }) => {
      await sharing.revoke(project.id);
      return sharing.policy(project.id, request.origin);
    },
    open: async ({ params: { shareId } }, { project, source, caller, request }) => {
      const shown = await sharedJson(project, caller?.id).catch(asEnded);
      if (request.shareVisitor !== null && source !== 'owner') {
        const visit = { visitor: request.shareVisitor, userId: caller?.id ?? null };
        await visitors.count({ projectId: project.id, shareId, ...visit });
      }
      const access: ShareAccess = {
        permission: project.role,
        source,
        authenticated: caller !== null,
        isOwner: source === 'owner',
        capabilities: capabilitiesOf(project.role),
      };
      const [id, granted] = [JSON.stringify(shareId), JSON.stringify(access)];
      return new RawJson(`{"shareId":${id},"project":${shown},"access":${granted}}`);
    },
  };
}

/** The project was deleted since its link was looked up: to whoever holds the link, the link has ended. */
function asEnded(error: unknown): never {
  if (error instanceof Refusal && error.errorCode === 'project.not_found') throw new Refusal('share.not_found');
  throw error;
}
