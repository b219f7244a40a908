import * as Type from 'typebox';
import { Time } from './fields.ts';
import { route } from './route.ts';

/** How much this server takes, as its operator has set it: pages say so before anyone asks for more. */
const ServerSizes = Type.Object({
  uploadBytes: Type.Integer({ description: 'Of one file.' }),
  promptCharacters: Type.Integer(),
  titleCharacters: Type.Integer({ description: 'Of the title of a project.' }),
  canvasBytes: Type.Integer({ description: 'Of the JSON of a canvas.' }),
  canvasNodes: Type.Integer(),
  brandKits: Type.Integer({ description: 'Of one person.' }),
  brandKitBytes: Type.Integer({ description: 'Of the document of one Brand Kit.' }),
});
export type ServerSizes = Type.Static<typeof ServerSizes>;

export const system = {
  health: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Says that the process answers, whatever else does not.',
    access: 'public',
    response: Type.Object({ status: Type.Literal('ok'), service: Type.String(), time: Time }),
    errors: [],
  }),
  ready: route({
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Says whether requests should come here: the database answers, and the process stays.',
    access: 'public',
    response: Type.Object({
      status: Type.Literal('ready'),
      away: Type.Optional(
        Type.Array(Type.String(), { description: 'What does not answer and is missed by some requests only.' }),
      ),
    }),
    errors: ['server.not_ready'],
    extension: true,
  }),
  sizes: route({
    method: 'GET',
    path: '/api/sizes',
    summary: 'How much this server takes: of files, prompts, titles, canvases and Brand Kits.',
    access: 'public',
    response: ServerSizes,
    errors: [],
    extension: true,
  }),
};
