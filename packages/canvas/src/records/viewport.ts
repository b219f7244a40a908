import * as Type from 'typebox';

/** What one user sees: screen = page * k + (x, y), in CSS pixels. */
export const Viewport = Type.Object(
  {
    x: Type.Number({ minimum: -1e12, maximum: 1e12 }),
    y: Type.Number({ minimum: -1e12, maximum: 1e12 }),
    k: Type.Number({ exclusiveMinimum: 0, maximum: 1e6, description: 'Zoom factor.' }),
  },
  { additionalProperties: true },
);
export type Viewport = Readonly<Type.Static<typeof Viewport>>;
