/** A Brand Kit's document, version 1. Every object may hold fields that are not named here; they are kept as they came. */
import * as Type from 'typebox';
import { Id, Nullable } from './fields.ts';

const Line = Type.String({ maxLength: 200 });
const Text = Type.String({ maxLength: 8_000 });
/** The uploaded file behind an item; the address is always that of the asset. */
const File = { assetId: Id, url: Type.String({ maxLength: 2_000 }) };

export const BrandLogo = Type.Object({
  ...File,
  name: Line,
  kind: Type.Optional(Type.String({ maxLength: 200, description: 'Such as primary, mark, on dark.' })),
});
export type BrandLogo = Type.Static<typeof BrandLogo>;

export const BrandColor = Type.Object({
  name: Line,
  hex: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  role: Type.Optional(Line),
});
export type BrandColor = Type.Static<typeof BrandColor>;

export const BrandColorGroup = Type.Object({ name: Line, colors: Type.Array(BrandColor, { maxItems: 50 }) });
export type BrandColorGroup = Type.Static<typeof BrandColorGroup>;

export const BrandType = Type.Object({
  role: Type.String({ maxLength: 200, description: 'Where it is used: display, heading, body, …' }),
  family: Line,
  weight: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  style: Type.Optional(Line),
  size: Type.Optional(Type.Number({ minimum: 1, maximum: 4_096, description: 'Pixels.' })),
  description: Type.Optional(Text),
  assetId: Type.Optional(Id),
  url: Type.Optional(File.url),
});
export type BrandType = Type.Static<typeof BrandType>;

export const BrandReference = Type.Object({ ...File, name: Type.Optional(Line), note: Type.Optional(Text) });
export type BrandReference = Type.Static<typeof BrandReference>;

export const BrandDocument = Type.Object({
  version: Type.Literal(1),
  id: Type.String({ maxLength: 200, description: 'Of the record, set by the server.' }),
  name: Line,
  brandName: Line,
  tagline: Text,
  summary: Text,
  audience: Text,
  positioning: Text,
  personality: Text,
  voice: Type.Object({ traits: Text, guidance: Text, sample: Text }),
  logos: Type.Array(BrandLogo, { maxItems: 50 }),
  colorGroups: Type.Array(BrandColorGroup, { maxItems: 20 }),
  typography: Type.Array(BrandType, { maxItems: 50 }),
  referenceImages: Type.Array(BrandReference, { maxItems: 50 }),
  visual: Type.Object({ keywords: Text, composition: Text, imagery: Text, dos: Text, donts: Text, prompt: Text }),
  cover: Nullable(Type.Object(File)),
  applyToNewProjects: Type.Boolean({ description: 'Whether the kit is the default, set by the server.' }),
  createdAt: Type.String({ maxLength: 200, description: 'Of the record, set by the server.' }),
  updatedAt: Type.String({ maxLength: 200, description: 'Of the record, set by the server.' }),
});
export type BrandDocument = Type.Static<typeof BrandDocument>;

/** A document with nothing in it: what a kit starts from, and what fields count as that a document leaves out. */
export function emptyBrandDocument(): BrandDocument {
  return {
    version: 1,
    id: '',
    name: '',
    brandName: '',
    tagline: '',
    summary: '',
    audience: '',
    positioning: '',
    personality: '',
    voice: { traits: '', guidance: '', sample: '' },
    logos: [],
    colorGroups: [],
    typography: [],
    referenceImages: [],
    visual: { keywords: '', composition: '', imagery: '', dos: '', donts: '', prompt: '' },
    cover: null,
    applyToNewProjects: false,
    createdAt: '',
    updatedAt: '',
  };
}
