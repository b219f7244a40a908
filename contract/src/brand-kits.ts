import * as Type from 'typebox';
import { Id, Time } from './fields.ts';
import { route } from './route.ts';

export const BrandKit = Type.Object({
  id: Id,
  name: Type.String(),
  document: Type.String({ description: 'A Brand Kit document, version 1, as JSON.' }),
  isDefault: Type.Boolean({ description: 'Applies to new projects that name no kit; one kit at most.' }),
  createdAt: Time,
  updatedAt: Time,
});
export type BrandKit = Type.Static<typeof BrandKit>;

/** Bytes: a few typefaces and pictures. */
const largestKitFile = 268_435_456;

export const brandKits = {
  list: route({
    method: 'GET',
    path: '/api/brand-kits',
    summary: 'Brand Kits of the caller, newest first.',
    access: 'signed-in',
    response: Type.Object({ brandKits: Type.Array(BrandKit) }),
    errors: [],
  }),
  save: route({
    method: 'PUT',
    path: '/api/brand-kits/:id',
    summary:
      'Creates or replaces a kit under an id that the caller draws. The server sets id, times and default itself.',
    access: 'signed-in',
    params: Type.Object({ id: Id }),
    body: Type.Object({
      document: Type.String(),
      isDefault: Type.Boolean(),
      base: Type.Optional(
        Type.String({ maxLength: 40, description: 'The `updatedAt` of the kit that was changed. Left out: any.' }),
      ),
    }),
    response: BrandKit,
    errors: [
      'brand_kit.not_found',
      'brand_kit.changed',
      'brand_kit.document_invalid',
      'brand_kit.too_large',
      'brand_kit.too_many',
    ],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/brand-kits/:id',
    summary: 'Deletes a kit. Projects that were bound to it keep all but the binding.',
    access: 'signed-in',
    params: Type.Object({ id: Id }),
    response: Type.Object({ id: Id, deleted: Type.Literal(true) }),
    errors: ['brand_kit.not_found'],
  }),
  startExport: route({
    method: 'POST',
    path: '/api/brand-kits/:id/export',
    summary:
      'An address that downloads the kit with its files as one `.easelkit` file. It serves once, and not for long.',
    access: 'signed-in',
    params: Type.Object({ id: Id }),
    response: Type.Object({ downloadUrl: Type.String(), expiresAt: Time }),
    errors: ['brand_kit.not_found'],
    extension: true,
  }),
  download: route({
    method: 'GET',
    path: '/api/brand-kit-files/:ticket',
    summary: 'The `.easelkit` file.',
    access: 'public',
    params: Type.Object({ ticket: Type.String({ maxLength: 100 }) }),
    response: 'bytes',
    errors: ['brand_kit.download_expired'],
    extension: true,
  }),
  import: route({
    method: 'POST',
    path: '/api/brand-kits/import',
    summary: 'Makes a kit of an `.easelkit` file; nothing of it stays when the file is not good.',
    access: 'signed-in',
    body: 'bytes',
    bodyLimit: largestKitFile,
    response: BrandKit,
    errors: [
      'brand_kit.file_unreadable',
      'brand_kit.file_too_large',
      'brand_kit.document_invalid',
      'brand_kit.too_large',
      'brand_kit.too_many',
      'asset.too_large',
    ],
    extension: true,
  }),
  fromWebsite: route({
    method: 'POST',
    path: '/api/brand-kits/from-website',
    summary: 'What a public page shows of a brand, as a document. Nothing is saved until it is PUT under an id.',
    access: 'signed-in',
    body: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2_000 }) }),
    response: Type.Object({ document: Type.String({ description: 'A Brand Kit document, version 1, as JSON.' }) }),
    errors: ['brand_kit.address_refused', 'brand_kit.page_unreadable'],
    extension: true,
  }),
};
