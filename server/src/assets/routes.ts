import type { contract } from '@easel/contract';
import { preferences } from '../http/accept.ts';
import type { Handlers } from '../http/handler.ts';
import type { Assets } from './assets.ts';
import type { Drawings } from './drawings.ts';
import type { Files } from './files.ts';
import type { VariantFormat } from './pictures.ts';

const immutable = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' };
/** SVG can hold scripts: opened by itself it runs none, reaches nothing and shares no origin with us. */
const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export interface AssetServices {
  assets: Assets;
  files: Files;
  drawings: Drawings;
}

export function assetRoutes({ assets, files, drawings }: AssetServices): Handlers<typeof contract.assets> {
  return {
    uploadUrl: ({ body }, { caller }) => assets.issueUpload(caller.id, body),
    upload: async ({ params, query, body }) => {
      const { id, ...meta } = await assets.receive(params.assetId, query, body);
      return { assetId: id, ...meta };
    },
    complete: async ({ params }, { caller }) => {
      const { id, ...meta } = await assets.complete(caller.id, params.assetId);
      return { assetId: id, ...meta };
    },
    read: async ({ params, query }, { request }) => {
      const file = await files.open(params.key, query.w, formatsOf(request.accept));
      const security = file.contentType === 'image/svg+xml' ? { 'content-security-policy': sandbox } : {};
      return { ...file, headers: { ...immutable, ...security } };
    },
    drawing: async ({ params, query }) => {
      const file = await drawings.open(params.key, query.ground !== 'none');
      return { ...file, headers: { ...immutable, 'content-security-policy': sandbox } };
    },
  };
}

/** Where a reader likes them as much, WebP before AVIF: nearly as small and many times cheaper to make. */
const formats: readonly VariantFormat[] = ['webp', 'avif', 'png'];
const typeOf = (format: VariantFormat) => `image/${format}`;

/** Only what is named: who takes anything may be a program that knows no more than PNG. */
function formatsOf(accept: string): VariantFormat[] {
  const taken = preferences(accept, formats.map(typeOf)).flatMap(
    (name) => formats.find((format) => typeOf(format) === name) ?? [],
  );
  return taken.length > 0 ? taken : ['png'];
}
