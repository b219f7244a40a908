import * as Type from 'typebox';
import { Nullable } from './fields.ts';
import { route } from './route.ts';

const Model = Type.Object({
  id: Type.String(),
  label: Type.String(),
  provider: Type.String(),
  kinds: Type.Array(Type.Enum(['image', 'edit', 'chat', 'separate'])),
  sizes: Nullable(Type.Array(Type.String(), { description: '`<width>x<height>`, or null where any size will do.' })),
  maxCount: Type.Integer(),
});
export type Model = Type.Static<typeof Model>;

export const models = {
  list: route({
    method: 'GET',
    path: '/api/models',
    summary: 'The models that this server can use; `auto` chooses among them.',
    access: 'public',
    response: Type.Object({ models: Type.Array(Model) }),
    errors: [],
    extension: true,
  }),
};
