import * as Type from 'typebox';
import { Id, Nullable, ProjectParams } from './fields.ts';
import { route } from './route.ts';

const Month = Type.String({ description: 'A calendar month of UTC, as 2026-11.' });

/** What a person has and has used. Where the server counts nothing, `balance` and `allowance` are null: no limit. */
export const CreditAccount = Type.Object({
  enabled: Type.Boolean(),
  month: Month,
  balance: Nullable(Type.Integer({ description: 'What may still be asked for this month.' })),
  allowance: Nullable(Type.Integer({ description: 'Given each month; what is left of it ends with the month.' })),
  held: Type.Integer({ description: 'Set aside for what is being made.' }),
  spent: Type.Integer(),
  costPerImage: Type.Integer({ description: 'Of one picture, where its model has no other.' }),
  costPerTurn: Type.Integer(),
  projects: Type.Array(
    Type.Object({
      projectId: Id,
      title: Nullable(Type.String({ description: 'null: deleted.' })),
      spent: Type.Integer(),
    }),
    { description: 'Where this month’s were spent, most first.' },
  ),
  months: Type.Array(Type.Object({ month: Month, spent: Type.Integer() }), {
    description: 'The last twelve, newest first.',
  }),
});
export type CreditAccount = Type.Static<typeof CreditAccount>;

export const ProjectCredits = Type.Object({
  enabled: Type.Boolean(),
  months: Type.Array(
    Type.Object({
      month: Month,
      spent: Type.Integer(),
      people: Type.Array(Type.Object({ userId: Id, name: Type.String(), spent: Type.Integer() })),
    }),
    { description: 'Newest first.' },
  ),
});
export type ProjectCredits = Type.Static<typeof ProjectCredits>;

export const credits = {
  account: route({
    method: 'GET',
    path: '/api/account/credits',
    summary: 'What is left of this month’s credits, and where they went.',
    access: 'signed-in',
    response: CreditAccount,
    errors: [],
    extension: true,
  }),
  project: route({
    method: 'GET',
    path: '/api/projects/:id/credits',
    summary: 'What a project has used, by month and by person.',
    access: { role: 'owner', project: 'params.id' },
    params: ProjectParams,
    response: ProjectCredits,
    errors: [],
    extension: true,
  }),
};
