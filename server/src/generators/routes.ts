import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Separations } from './separations.ts';

export function generatorRoutes(separations: Separations): Handlers<typeof contract.generators> {
  return {
    create: ({ body }, { project, caller, request }) =>
      separations.create({
        projectId: project.id,
        userId: caller.id,
        generatorName: body.generator_name,
        imageUrl: body.input_args.image_url,
        origin: request.origin,
        words: body.input_args.words ?? [],
        everything: body.input_args.everything ?? false,
      }),
    read: ({ query }, { project }) => separations.read(project.id, query.task_id),
    cancel: ({ body }, { project }) => separations.cancel(project.id, body.task_id),
  };
}
