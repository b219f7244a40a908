import * as Type from 'typebox';

/** Ids become database keys, and PostgreSQL takes no NUL in text. */
export const RecordId = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f]+$' });

/**
 * An optional field in the type that we write. The schema takes anything, because a record from elsewhere must survive
 * a round trip whatever it holds there; `normaliseNode` reads it safely.
 */
export function lenient<T>(description: string) {
  return Type.Optional(Type.Unsafe<T>({ description }));
}
