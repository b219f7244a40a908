import * as Type from 'typebox';
import { Id, Nullable, Time } from './fields.ts';
import { route } from './route.ts';

export const User = Type.Object({
  id: Id,
  name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  avatarUrl: Nullable(Type.String()),
  createdAt: Time,
});
export type User = Type.Static<typeof User>;

const Device = Type.Object({ id: Type.String(), name: Type.String(), current: Type.Literal(true), signedInAt: Time });
const Removed = Type.Object({ removed: Type.Literal(0) });

export const account = {
  profile: route({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'Who is signed in.',
    access: 'signed-in',
    response: User,
    errors: [],
  }),
  changeProfile: route({
    method: 'PATCH',
    path: '/api/account/profile',
    summary: 'Changes the name, the avatar, or both. An avatar is uploaded first; an empty one removes it.',
    access: 'signed-in',
    body: Type.Object({
      name: Type.Optional(Type.String({ maxLength: 80 })),
      avatarUrl: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    response: User,
    errors: ['account.name_blank', 'account.avatar_foreign'],
  }),
  devices: route({
    method: 'GET',
    path: '/api/account/devices',
    summary: 'The web session that asks, and no other.',
    access: 'signed-in',
    response: Type.Object({ devices: Type.Array(Device) }),
    errors: [],
  }),
  removeDevices: route({
    method: 'DELETE',
    path: '/api/account/devices',
    summary: 'Removes nothing in this version: the only device listed is the one that asks.',
    access: 'signed-in',
    response: Removed,
    errors: [],
  }),
  logout: route({
    method: 'POST',
    path: '/api/account/logout',
    summary: 'Ends the session: its refresh tokens are worth nothing from now on.',
    access: 'signed-in',
    response: Removed,
    errors: [],
  }),
};
