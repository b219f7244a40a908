import * as Type from 'typebox';
import { variantWidths } from './asset-kinds.ts';
import { Id, Time } from './fields.ts';
import { route } from './route.ts';

export const AssetMeta = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  contentType: Type.String(),
  bytes: Type.Integer(),
  thumbhash: Type.String({ description: 'Base64; empty for what is no raster picture.' }),
});
export type AssetMeta = Type.Static<typeof AssetMeta>;

const UploadTicket = Type.Object({
  assetId: Id,
  uploadUrl: Type.String(),
  method: Type.Literal('PUT'),
  headers: Type.Record(Type.String(), Type.String()),
  publicUrl: Type.String(),
  expiresAt: Time,
  parts: Type.Optional(
    Type.Object(
      { bytes: Type.Integer(), urls: Type.Array(Type.String()) },
      { description: 'For large files, in place of `uploadUrl`: one PUT for each part of so many bytes.' },
    ),
  ),
});
export type UploadTicket = Type.Static<typeof UploadTicket>;

export const assets = {
  uploadUrl: route({
    method: 'POST',
    path: '/api/assets/upload-url',
    summary: 'A signed address to put one file to.',
    access: 'signed-in',
    body: Type.Object({
      fileName: Type.String({ minLength: 1, maxLength: 255 }),
      contentType: Type.String({ maxLength: 100 }),
      size: Type.Integer({ minimum: 1 }),
      projectId: Type.Optional(Id),
    }),
    response: UploadTicket,
    errors: ['asset.type_refused', 'asset.too_large'],
  }),
  upload: route({
    method: 'PUT',
    path: '/api/assets/:assetId/content',
    summary:
      'Takes the bytes of a file; the signature in the address is the permission. Object stores have addresses of their own.',
    access: 'public',
    params: Type.Object({ assetId: Id }),
    query: Type.Object({ expires: Type.Integer(), signature: Type.String({ maxLength: 100 }) }),
    body: 'bytes',
    response: Type.Object({ assetId: Id, ...AssetMeta.properties }),
    errors: ['asset.not_found', 'asset.upload_expired', 'asset.too_large', 'asset.type_mismatch'],
    extension: true,
  }),
  complete: route({
    method: 'POST',
    path: '/api/assets/:assetId/complete',
    summary:
      'Judges a file that was put to an object store: what is not as announced is removed. Who does not ask finds it judged when it is first used.',
    access: 'signed-in',
    params: Type.Object({ assetId: Id }),
    response: Type.Object({ assetId: Id, ...AssetMeta.properties }),
    errors: ['asset.not_found', 'asset.too_large', 'asset.type_mismatch'],
    extension: true,
  }),
  read: route({
    method: 'GET',
    path: '/api/files/:key',
    summary: 'A file by its unguessable key, immutable; `w` asks for a smaller picture.',
    access: 'public',
    params: Type.Object({ key: Type.String({ pattern: '^[0-9a-zA-Z_-]{22}(\\.[a-z0-9]{2,5})?$' }) }),
    query: Type.Object({ w: Type.Optional(Type.Enum([...variantWidths])) }),
    response: 'bytes',
    errors: ['asset.not_found'],
    extension: true,
  }),
  drawing: route({
    method: 'GET',
    path: '/api/files/:key/svg',
    summary:
      'A design by the built-in designer as SVG, by the key of its picture: a logo as shapes, any other as its layers. `ground=none` leaves out what it stands on.',
    access: 'public',
    params: Type.Object({ key: Type.String({ pattern: '^[0-9a-zA-Z_-]{22}\\.[a-z0-9]{2,5}$' }) }),
    query: Type.Object({ ground: Type.Optional(Type.Enum(['none'])) }),
    response: 'bytes',
    errors: ['asset.not_found', 'asset.no_drawing'],
    extension: true,
  }),
};
