import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { BrandKits } from './brand-kits.ts';

export function brandKitRoutes(brandKits: BrandKits): Handlers<typeof contract.brandKits> {
  return {
    list: async (_, { caller }) => ({ brandKits: await brandKits.list(caller.id) }),
    save: ({ params, body }, { caller }) => brandKits.save(caller.id, params.id, body),
    remove: async ({ params }, { caller }) => {
      await brandKits.remove(caller.id, params.id);
      return { id: params.id, deleted: true };
    },
  };
}
