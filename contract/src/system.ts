import * as Type from 'typebox';
import { Time } from './fields.ts';
import { route } from './route.ts';

export const system = {
  health: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Says that the service answers.',
    access: 'public',
    response: Type.Object({ status: Type.Literal('ok'), service: Type.String(), time: Time }),
    errors: [],
  }),
};
