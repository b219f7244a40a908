import * as Type from 'typebox';
import { Id, Nullable } from './fields.ts';
import { route } from './route.ts';

export const TaskStatus = Type.Enum(['pending', 'processing', 'completed', 'failed', 'canceled']);
export type TaskStatus = Type.Static<typeof TaskStatus>;

const Box = Type.Object({ x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() });

/** Where a part was found and not drawn by us. */
const Doubts = {
  confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'How sure the finding is.' })),
  warnings: Type.Optional(Type.Array(Type.String(), { description: 'What may be wrong with it, as `hard-to-read`.' })),
};

/** One part of a picture that was taken apart. `metadata.order` counts from the back. */
export const Artifact = Type.Object({
  type: Type.Enum(['image', 'text']),
  label: Type.Enum(['bg_image', 'fg_image', 'text_render_data', 'set_words']),
  content: Type.String({
    description:
      'The address of a picture; of texts, JSON: `{texts: [TextRenderData…]}`, of words set anew `{texts: [SetText…]}`.',
  }),
  bbox: Type.Optional(Box),
  metadata: Type.Object({
    width: Type.Integer(),
    height: Type.Integer(),
    order: Type.Integer(),
    name: Type.String(),
    assetId: Type.Optional(Id),
    ...Doubts,
    id: Type.Optional(Type.String({ description: 'Of this part, for those that lie on it.' })),
    parent: Type.Optional(Type.String({ description: 'The part that it lies on.' })),
    class: Type.Optional(
      Type.String({ description: 'What it seems to be; of the background: what kind of picture this is, as `photo`.' }),
    ),
  }),
});
export type Artifact = Type.Static<typeof Artifact>;

/** One text of a picture, so that the same words can be set to look the same. Pixels of the picture. */
export const TextRenderData = Type.Object({
  name: Type.String(),
  order: Type.Integer(),
  lines: Type.Array(Type.String()),
  fontFamily: Type.String({ description: 'A package of Fontsource: `dm-serif-display`; or a Brand Kit’s family.' }),
  fontWeight: Type.Integer(),
  fontSize: Type.Number(),
  color: Type.String(),
  align: Type.Enum(['left', 'center', 'right']),
  letterSpacing: Type.Number({ description: 'em' }),
  lineHeight: Type.Number({ description: 'A multiple of the size.' }),
  rotation: Type.Number({ description: 'Degrees.' }),
  vertical: Type.Boolean({ description: 'A column, read from the top; several stand from right to left.' }),
  baseline: Nullable(Type.Number({ description: 'Of the first line.' })),
  bbox: Box,
  unturned: Type.Optional(
    Type.Object(Box.properties, {
      description: 'Of turned words: round their letters before these were turned about the middle of this.',
    }),
  ),
  exact: Type.Boolean({ description: 'False: set anew, the words look otherwise than the picture shows them.' }),
  raster: Type.Object({ assetId: Id, url: Type.String(), bbox: Box }),
  ...Doubts,
  parent: Type.Optional(Type.String({ description: 'The part that it lies on.' })),
  alternatives: Type.Optional(
    Type.Array(Type.String(), { description: 'Typefaces that come near, the nearest first.' }),
  ),
});
export type TextRenderData = Type.Static<typeof TextRenderData>;

const FailCode = Type.Enum([
  'source_gone',
  'source_refused',
  'source_unreadable',
  'source_too_large',
  'too_slow',
  'too_much_memory',
  'failed',
]);
export type TaskFailCode = Type.Static<typeof FailCode>;

export const GeneratorTask = Type.Object({
  task_id: Id,
  project_id: Id,
  generator_name: Type.String(),
  status: TaskStatus,
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  artifacts: Type.Array(Artifact),
  fail_reason: Nullable(Type.String()),
  fail_code: Type.Optional(Nullable(FailCode)),
});
export type GeneratorTask = Type.Static<typeof GeneratorTask>;

export const generators = {
  create: route({
    method: 'POST',
    path: '/api/generator/tasks',
    summary: 'Takes a picture apart into layers. Asked again for the same picture, it answers the task that there is.',
    access: { role: 'editor', project: 'body.project_id' },
    body: Type.Object({
      cid: Type.Optional(Type.String({ maxLength: 200 })),
      project_id: Type.String({ maxLength: 100 }),
      generator_name: Type.String({ maxLength: 100, description: '`layer-separation`, or `set-words` (ours)' }),
      input_args: Type.Object({
        image_url: Type.String({ maxLength: 2000 }),
        words: Type.Optional(
          Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
            maxItems: 20,
            description: 'Of `set-words`: what the picture was to say.',
          }),
        ),
        everything: Type.Optional(
          Type.Boolean({ description: 'Of `set-words`: take out every word that was not asked for too.' }),
        ),
      }),
    }),
    response: Type.Object({ task_id: Id, status: TaskStatus }),
    errors: ['generator.unknown', 'generator.source_unsupported'],
  }),
  read: route({
    method: 'GET',
    path: '/api/generator/tasks',
    summary: 'How far a task is, and what has come of it.',
    access: { role: 'canvas', project: 'query.project_id' },
    query: Type.Object({ task_id: Id, project_id: Id }),
    response: GeneratorTask,
    errors: ['generator.task_not_found'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/generator/tasks/cancel',
    summary: 'Stops a task; what has ended already stays as it is.',
    access: { role: 'editor', project: 'body.project_id' },
    body: Type.Object({ project_id: Type.String({ maxLength: 100 }), task_id: Id }),
    response: GeneratorTask,
    errors: ['generator.task_not_found'],
    extension: true,
  }),
};

/** Stands among the background's warnings where the picture, or the ground of a design, is a photograph. */
export const objectsPartial = 'Photo: objects may be partial.';

/** Stands among the background's warnings where a model of layers was set and gave nothing of use. */
export const layersMissed = 'The model for layers gave none that fit: they were found without it.';
