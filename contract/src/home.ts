import * as Type from 'typebox';
import { Nullable } from './fields.ts';
import { ProjectSummary } from './projects.ts';
import { route } from './route.ts';

export const AgentStarters = Type.Object({
  title: Type.String(),
  description: Type.String(),
  previewImages: Type.Array(Type.String(), { maxItems: 3 }),
  starters: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), prompt: Type.String() })),
});
export type AgentStarters = Type.Static<typeof AgentStarters>;

/** What a first page shows. Without a token: nobody's projects and credits. */
export const Dashboard = Type.Object({
  /** null: nobody has signed in. */
  credits: Nullable(
    Type.Object({
      enabled: Type.Boolean({ description: 'Whether the server counts any.' }),
      balance: Nullable(Type.Integer({ description: 'What may still be spent this month; null: no limit.' })),
    }),
  ),
  quickActions: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      prompt: Type.String(),
      imageSize: Type.String({ description: '<width>x<height>, or auto.' }),
    }),
  ),
  recentProjects: Type.Array(ProjectSummary, { description: 'The caller’s own, last changed first.' }),
  inspirations: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      prompt: Type.String(),
      imageUrl: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  ),
});
export type Dashboard = Type.Static<typeof Dashboard>;

/** Whatever it says, it is answered: what is not known reads Chinese, and so does what is said twice. */
const AnyText = Type.Union([Type.String(), Type.Array(Type.String())]);
const Locale = Type.Object({ locale: Type.Optional(AnyText) });

export const home = {
  dashboard: route({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'Credits, quick actions, recent projects and inspirations; in Chinese or in English, as for the starters.',
    access: 'token-optional',
    query: Locale,
    response: Dashboard,
    errors: [],
  }),
  agentStarters: route({
    method: 'GET',
    path: '/api/ui/agent-starters',
    summary: 'What the empty agent panel shows, in Simplified Chinese or in English; any other locale reads Chinese.',
    access: 'public',
    query: Locale,
    response: AgentStarters,
    errors: [],
  }),
};
