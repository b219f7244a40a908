import { Refusal, type contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Cache } from '../platform/cache/cache.ts';
import { contentDisposition } from '../platform/safe-names.ts';
import type { BrandKits } from './brand-kits.ts';
import type { KitExports } from './kit-exports.ts';
import type { KitImports } from './kit-imports.ts';
import type { WebsiteKits } from './website-kits.ts';

export interface BrandKitRouteServices {
  brandKits: BrandKits;
  kitExports: KitExports;
  kitImports: KitImports;
  websiteKits: WebsiteKits;
}

/** Each reads some ten files of somebody else's server. */
const websitesPerMinute = 4;

export function brandKitRoutes(
  { brandKits, kitExports, kitImports, websiteKits }: BrandKitRouteServices,
  cache: Cache,
): Handlers<typeof contract.brandKits> {
  return {
    list: async (_, { caller }) => ({ brandKits: await brandKits.list(caller.id) }),
    save: ({ params, body }, { caller }) => brandKits.save(caller.id, params.id, body),
    remove: async ({ params }, { caller }) => {
      await brandKits.remove(caller.id, params.id);
      return { id: params.id, deleted: true };
    },
    startExport: ({ params }, { caller }) => kitExports.start(caller.id, params.id),
    download: async ({ params }, { request }) => {
      const { fileName, open } = await kitExports.download(params.ticket, request.signal);
      const headers = { 'content-disposition': contentDisposition(fileName) };
      return { contentType: 'application/zip', headers, stream: open };
    },
    import: ({ body }, { caller }) => kitImports.run(caller.id, body),
    fromWebsite: async ({ body }, { caller, request }) => {
      const asked = await cache.increment(`kit-websites:${caller.id}`, 60);
      if (asked > websitesPerMinute) throw new Refusal('request.too_many', { retryAfter: 60 });
      return { document: JSON.stringify(await websiteKits.draft(caller.id, body.url, request.signal)) };
    },
  };
}
