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
    body: Type.Object({ document: Type.String(), isDefault: Type.Boolean() }),
    response: BrandKit,
    errors: ['brand_kit.not_found', 'brand_kit.document_invalid', 'brand_kit.too_large', 'brand_kit.too_many'],
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
};
