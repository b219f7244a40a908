import * as Type from 'typebox';
import { Time } from './fields.ts';
import { route } from './route.ts';

/** Leaving: with everything, or without a trace. */
export const personalData = {
  startExport: route({
    method: 'POST',
    path: '/api/account/export',
    summary: 'An address that downloads all of the caller’s data as one zip. It serves once, and not for long.',
    access: 'signed-in',
    response: Type.Object({ downloadUrl: Type.String(), expiresAt: Time }),
    errors: [],
    extension: true,
  }),
  download: route({
    method: 'GET',
    path: '/api/account/export/:ticket',
    summary: 'The zip: the account, and each project with its canvas, its chat and its pictures.',
    access: 'public',
    params: Type.Object({ ticket: Type.String({ maxLength: 100 }) }),
    response: 'bytes',
    errors: ['account.export_expired'],
    extension: true,
  }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Deletes the account, its projects and its sessions at once; its pictures follow in the background.',
    access: 'signed-in',
    body: Type.Object({
      confirmation: Type.String({
        maxLength: 300,
        description: 'The account’s email address, its phone number where it has no address, else its name.',
      }),
    }),
    response: Type.Object({ deleted: Type.Literal(true) }),
    errors: ['account.confirmation_wrong'],
    extension: true,
  }),
};
