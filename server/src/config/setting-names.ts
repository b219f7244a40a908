import Type, { type TObject, type TSchema } from 'typebox';

export interface Setting {
  readonly path: readonly string[];
  readonly schema: TSchema;
}

/** Every single setting, sections walked through. */
export function settingsWithin(schema: TObject, path: readonly string[] = []): Setting[] {
  return Object.entries<TSchema>(schema.properties).flatMap(([name, inner]) =>
    Type.IsObject(inner) ? settingsWithin(inner, [...path, name]) : [{ path: [...path, name], schema: inner }],
  );
}

/** `Auth.TokenSecret` is `EASEL__AUTH__TOKEN_SECRET`; `URL` stays one word. */
export function variableOf({ path }: Setting): string {
  const words = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
  return ['EASEL', ...path.map(words)].join('__');
}
