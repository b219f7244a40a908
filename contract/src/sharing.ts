import * as Type from 'typebox';
import { Id, Nullable, ProjectParams, Time } from './fields.ts';
import { Project } from './projects.ts';
import { Capabilities, Role } from './roles.ts';
import { accessSources, route } from './route.ts';

/** What whoever holds the link may do. */
export const LinkPermission = Type.Enum(['private', 'canvas', 'viewer', 'editor']);
export type LinkPermission = Type.Static<typeof LinkPermission>;

export const MemberPermission = Type.Enum(['canvas', 'viewer', 'editor']);
export type MemberPermission = Type.Static<typeof MemberPermission>;

export const Member = Type.Object({
  id: Id,
  identifier: Type.String({ description: 'A normalised email address, or a phone number as +8613800000000.' }),
  kind: Type.Enum(['email', 'phone']),
  permission: MemberPermission,
  name: Type.Optional(Type.String({ description: 'Left out while nobody with this identifier has an account.' })),
  avatarUrl: Type.Optional(Type.String()),
  userId: Type.Optional(Type.String({ description: 'Given with the name: the same person as anywhere else.' })),
  createdAt: Time,
  updatedAt: Time,
});
export type Member = Type.Static<typeof Member>;

export const Visitor = Type.Object({
  id: Id,
  firstVisitAt: Time,
  lastVisitAt: Time,
  visitCount: Type.Integer(),
  name: Type.Optional(Type.String({ description: 'Of visitors who are signed in.' })),
  userId: Type.Optional(Type.String({ description: 'Given with the name: the same person as anywhere else.' })),
});
export type Visitor = Type.Static<typeof Visitor>;

export const SharePolicy = Type.Object({
  projectId: Id,
  shareId: Nullable(Type.String({ description: '27 characters of base62; none while nothing was ever shared.' })),
  shareUrl: Nullable(Type.String()),
  linkPermission: LinkPermission,
  owner: Type.Object({ name: Type.String(), identifier: Type.String(), avatarUrl: Nullable(Type.String()) }),
  members: Type.Array(Member),
  visitorCount: Type.Integer(),
});
export type SharePolicy = Type.Static<typeof SharePolicy>;

export const ShareAccess = Type.Object({
  permission: Role,
  source: Type.Enum([...accessSources]),
  authenticated: Type.Boolean(),
  isOwner: Type.Boolean(),
  capabilities: Capabilities,
});
export type ShareAccess = Type.Static<typeof ShareAccess>;

/** What a link opens: the project whole. Without the right to read the chat its messages are left out. */
const SharedProject = Type.Object({ shareId: Type.String(), project: Project, access: ShareAccess });
export type SharedProject = Type.Static<typeof SharedProject>;

const ofOwner = { role: 'owner', project: 'params.id' } as const;
const MemberParams = Type.Object({ id: Id, memberId: Id });

export const sharing = {
  get: route({
    method: 'GET',
    path: '/api/projects/:id/sharing',
    summary: 'Who may do what in the project: the link, its members, how many have visited.',
    access: ofOwner,
    params: ProjectParams,
    response: SharePolicy,
    errors: [],
  }),
  setLink: route({
    method: 'PUT',
    path: '/api/projects/:id/sharing/link',
    summary: 'What the link allows from now on. The link stays the same until all access is removed.',
    access: ofOwner,
    params: ProjectParams,
    body: Type.Object({ permission: LinkPermission }),
    response: SharePolicy,
    errors: [],
  }),
  addMember: route({
    method: 'POST',
    path: '/api/projects/:id/sharing/members',
    summary: 'Invites a person by email or phone; it holds as soon as an account has proven that identifier.',
    access: ofOwner,
    params: ProjectParams,
    body: Type.Object({ identifier: Type.String({ maxLength: 254 }), permission: MemberPermission }),
    response: Member,
    errors: ['share.self_invite', 'share.member_exists', 'share.identifier_invalid', 'share.too_many_members'],
  }),
  changeMember: route({
    method: 'PATCH',
    path: '/api/projects/:id/sharing/members/:memberId',
    summary: 'What a member may do from now on.',
    access: ofOwner,
    params: MemberParams,
    body: Type.Object({ permission: MemberPermission }),
    response: Member,
    errors: ['share.member_not_found'],
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/api/projects/:id/sharing/members/:memberId',
    summary: 'Removes a member, or takes an invitation back.',
    access: ofOwner,
    params: MemberParams,
    response: Type.Object({ id: Id, removed: Type.Literal(true) }),
    errors: ['share.member_not_found'],
  }),
  visitors: route({
    method: 'GET',
    path: '/api/projects/:id/sharing/visitors',
    summary: 'Who opened the link, last visit first; each browser once.',
    access: ofOwner,
    params: ProjectParams,
    response: Type.Object({ visitors: Type.Array(Visitor) }),
    errors: [],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/projects/:id/sharing/access',
    summary: 'Ends all sharing: the link, every member, the record of visitors. A later link is another one.',
    access: ofOwner,
    params: ProjectParams,
    response: SharePolicy,
    errors: [],
  }),
  leave: route({
    method: 'DELETE',
    path: '/api/projects/:id/sharing/membership',
    summary:
      'Takes the caller out of a project of somebody else: their invitation ends, and their visits by its link lose their name.',
    // Nothing but what is the caller’s own: also of a project that is no longer open to them.
    access: 'signed-in',
    params: ProjectParams,
    response: Type.Object({ id: Id, left: Type.Literal(true) }),
    errors: ['share.member_not_found'],
    extension: true,
  }),
  open: route({
    method: 'GET',
    path: '/api/shares/:shareId',
    summary: 'Opens a link. Links for editors ask for a signed-in caller; `X-Share-Visitor` counts a browser once.',
    access: { share: 'params.shareId' },
    params: Type.Object({ shareId: Type.String({ maxLength: 100 }) }),
    response: SharedProject,
    errors: [],
  }),
};
