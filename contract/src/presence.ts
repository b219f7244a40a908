import * as Type from 'typebox';
import { ProjectParams } from './fields.ts';
import { route } from './route.ts';

const Coordinate = Type.Number({ minimum: -1e9, maximum: 1e9 });
const Extent = Type.Number({ exclusiveMinimum: 0, maximum: 1e9 });

/** Someone who has the project open. Never stored: whoever comes anew is greeted by those who are there. */
export const Present = Type.Object({
  sessionId: Type.String({ maxLength: 100, description: 'The window, as it names itself.' }),
  userId: Type.String(),
  name: Type.String(),
  avatarUrl: Type.Union([Type.String(), Type.Null()]),
  cursor: Type.Union([Type.Object({ x: Coordinate, y: Coordinate }), Type.Null()]),
  selection: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }),
  view: Type.Optional(
    Type.Union([Type.Object({ x: Coordinate, y: Coordinate, width: Extent, height: Extent }), Type.Null()], {
      description: 'The part of the page that they see, for those who follow them; null while they follow someone.',
    }),
  ),
});
export type Present = Type.Static<typeof Present>;

export const presence = {
  announce: route({
    method: 'POST',
    path: '/api/projects/:id/presence',
    summary: 'Tells the others in the project that one is there, where one points and what one has selected.',
    access: { role: 'canvas', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({
      sessionId: Present.properties.sessionId,
      cursor: Present.properties.cursor,
      selection: Present.properties.selection,
      view: Present.properties.view,
      leaving: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({ announced: Type.Literal(true) }),
    errors: [],
    extension: true,
  }),
};
