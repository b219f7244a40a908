import * as Type from 'typebox';
import { Time } from './fields.ts';
import { route } from './route.ts';

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
    summary: 'Says whether requests should come here: all that they need answers, and the process stays.',
    access: 'public',
    response: Type.Object({ status: Type.Literal('ready') }),
    errors: ['server.not_ready'],
    extension: true,
  }),
};
