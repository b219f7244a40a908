import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import { contentDisposition } from '../platform/safe-names.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { PersonalData } from './personal-data.ts';

export function personalDataRoutes(
  personalData: PersonalData,
  deletion: AccountDeletion,
): Handlers<typeof contract.personalData> {
  return {
    startExport: (_, { caller }) => personalData.startExport(caller.id),
    download: async ({ params }, { request }) => {
      const { fileName, open } = await personalData.download(params.ticket, request.signal);
      const headers = { 'content-disposition': contentDisposition(fileName) };
      return { contentType: 'application/zip', headers, stream: open };
    },
    deleteAccount: async ({ body }, { caller }) => {
      await deletion.run(caller.id, body.confirmation);
      return { deleted: true };
    },
  };
}
