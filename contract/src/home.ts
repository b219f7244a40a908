import * as Type from 'typebox';
import { route } from './route.ts';

export const AgentStarters = Type.Object({
  title: Type.String(),
  description: Type.String(),
  previewImages: Type.Array(Type.String(), { maxItems: 3 }),
  starters: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), prompt: Type.String() })),
});
export type AgentStarters = Type.Static<typeof AgentStarters>;

export const home = {
  agentStarters: route({
    method: 'GET',
    path: '/api/ui/agent-starters',
    summary: 'What the empty agent panel shows, in Simplified Chinese or in English; any other locale reads Chinese.',
    access: 'public',
    query: Type.Object({ locale: Type.Optional(Type.String({ maxLength: 35 })) }),
    response: AgentStarters,
    errors: [],
  }),
};
