import * as Type from 'typebox';
import { ProjectParams, Time } from './fields.ts';
import { ProjectSummary } from './projects.ts';
import { route } from './route.ts';

/** A project as one file: a zip with its document and its pictures, which any other Easel opens. */
export const projectFiles = {
  startExport: route({
    method: 'POST',
    path: '/api/projects/:id/export',
    summary: 'An address that downloads the project as one `.easel` file. It serves once, and not for long.',
    access: { role: 'viewer', project: 'params.id' },
    params: ProjectParams,
    response: Type.Object({ downloadUrl: Type.String(), expiresAt: Time }),
    errors: [],
    extension: true,
  }),
  download: route({
    method: 'GET',
    path: '/api/project-files/:ticket',
    summary: 'The `.easel` file.',
    access: 'public',
    params: Type.Object({ ticket: Type.String({ maxLength: 100 }) }),
    response: 'bytes',
    errors: ['project_file.expired'],
    extension: true,
  }),
  import: route({
    method: 'POST',
    path: '/api/projects/import',
    summary: 'Makes a project of an `.easel` file; nothing of it stays when the file is not good.',
    access: 'signed-in',
    body: 'bytes',
    bodyLimit: 1_073_741_824,
    response: ProjectSummary,
    errors: [
      'project_file.unreadable',
      'project_file.no_project',
      'project_file.other_format',
      'project_file.bad_picture',
      'project_file.too_large',
      'asset.too_large',
      'canvas.wrong_shape',
      'canvas.too_large',
    ],
    extension: true,
  }),
};
