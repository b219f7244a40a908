/**
 * Every live event, version 1. An event travels as one server-sent event: `event:` its type, `id:` its place in the
 * stream (a canvas version, or a number in the turn's log), `data:` the object.
 */
import { CanvasNode, Connection } from '@easel/canvas';
import * as Type from 'typebox';
import { Author } from './canvas.ts';
import { Id, Time, Version } from './fields.ts';
import { Present } from './presence.ts';
import { Capabilities, Role } from './roles.ts';
import { FoundPage, Message, TurnStatus, TurnStep } from './messages.ts';
import { Proposal } from './proposals.ts';

/** To everyone in a project. */
export const ProjectEvent = Type.Union([
  /** First on every connection. When someone's access changes their stream ends, and the next one tells anew. */
  Type.Object({ type: Type.Literal('access-resolved'), role: Role, capabilities: Capabilities }),
  Type.Object({
    type: Type.Literal('canvas-changed'),
    version: Version,
    author: Author,
    put: Type.Array(CanvasNode),
    remove: Type.Array(Type.String()),
    putConnections: Type.Array(Connection),
    removeConnections: Type.Array(Type.String()),
  }),
  Type.Object({ type: Type.Literal('project-renamed'), title: Type.String() }),
  Type.Object({ type: Type.Literal('brand-kit-changed'), brandKitId: Type.String() }),
  Type.Object({ type: Type.Literal('turn-changed'), threadId: Id, turnId: Id, status: TurnStatus }),
  /** Not told again to those who come later: whoever is there announces anew when someone appears. */
  Type.Object({ type: Type.Literal('presence-changed'), present: Present }),
  Type.Object({ type: Type.Literal('presence-left'), sessionId: Type.String() }),
  Type.Object({ type: Type.Literal('project-deleted') }),
]);
export type ProjectEvent = Type.Static<typeof ProjectEvent>;

/** Where a picture will stand, known before it is made; page coordinates. */
export const PictureSlot = Type.Object({
  pictureId: Id,
  nodeId: Type.String(),
  stepId: Type.String(),
  title: Type.String(),
  x: Type.Number(),
  y: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
});
export type PictureSlot = Type.Static<typeof PictureSlot>;

/** The log of one turn. Read from its start it tells the whole turn; deltas of text may come in larger pieces then. */
export const TurnEvent = Type.Union([
  Type.Object({ type: Type.Literal('turn-started'), turnId: Id, threadId: Id, at: Time }),
  Type.Object({ type: Type.Literal('steps-planned'), steps: Type.Array(TurnStep) }),
  Type.Object({ type: Type.Literal('step-changed'), step: TurnStep }),
  Type.Object({
    type: Type.Literal('text-added'),
    part: Type.Integer({ description: 'Which passage of the answer: 0 before the pictures, then on.' }),
    at: Type.Integer({
      description: 'Characters of the passage before this piece; after a crash a passage is told anew.',
    }),
    text: Type.String(),
  }),
  Type.Object({
    type: Type.Literal('pages-found'),
    part: Type.Integer({ description: 'The passage of the answer that asked for them.' }),
    query: Type.String(),
    results: Type.Array(FoundPage),
  }),
  Type.Object({
    type: Type.Literal('memory-kept'),
    part: Type.Integer({ description: 'The passage of the answer that kept it.' }),
    memoryId: Id,
    scope: Type.Enum(['project', 'person']),
    text: Type.String(),
  }),
  /** The turn waits, and holds nothing, until somebody decides. */
  Type.Object({ type: Type.Literal('plan-proposed'), proposal: Proposal }),
  Type.Object({ type: Type.Literal('plan-decided'), proposalId: Type.String(), answer: Type.Enum(['yes', 'no']) }),
  Type.Object({ type: Type.Literal('picture-started'), slot: PictureSlot }),
  Type.Object({ type: Type.Literal('picture-placed'), pictureId: Id, node: CanvasNode, version: Version }),
  Type.Object({
    type: Type.Literal('picture-failed'),
    pictureId: Id,
    reason: Type.String(),
    final: Type.Optional(Type.Literal(true, { description: 'Asking for the same again would fail again.' })),
  }),
  /** After the end of its turn; once it has come or failed again, the turn ends again. */
  Type.Object({ type: Type.Literal('picture-retried'), pictureId: Id }),
  Type.Object({ type: Type.Literal('turn-ended'), status: TurnStatus, message: Message }),
]);
export type TurnEvent = Type.Static<typeof TurnEvent>;
