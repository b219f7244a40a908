/** Small schemas that many resources share. */
import * as Type from 'typebox';

export const Id = Type.String({ format: 'uuid' });
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' });
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const ProjectParams = Type.Object({ id: Id });
/** What a person asks for, in their words. */
export const Prompt = Type.String({ maxLength: 8000, 'x-size': 'PromptCharacters' });
export const Title = Type.String({ maxLength: 200, 'x-size': 'TitleCharacters' });
/** A client's own name for one of its requests or windows; accepted, echoed nowhere, never trusted. */
export const ClientId = Type.Optional(Type.String({ maxLength: 200 }));
/** A canvas version: digits, growing by one with every change of the canvas. */
export const Version = Type.String({ pattern: '^[0-9]{1,15}$' });
