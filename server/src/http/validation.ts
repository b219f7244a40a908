import { Refusal, type ErrorDetail, type Route } from '@easel/contract';
import type { FastifyRequest } from 'fastify';
import { IsObject, IsString, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { noBytes } from './byte-body.ts';
import type { RawInput } from './handler.ts';

/** Compiles a route's schemas once; the reader throws `request.invalid` with a JSON pointer for each bad field. */
export function inputReader(route: Route): (request: FastifyRequest) => RawInput {
  const params = partReader('params', route.params);
  const query = partReader('query', route.query);
  const body = route.body === 'bytes' ? (stream: unknown) => stream ?? noBytes() : partReader('body', route.body);
  return (request) => ({
    params: params(request.params),
    query: query(request.query),
    body: body(request.body),
  });
}

function partReader(part: keyof RawInput, schema: TSchema | undefined): (value: unknown) => unknown {
  if (!schema) return () => undefined;
  const validator = Compile(schema);
  return (value) => {
    // A query string knows only strings, so its values are parsed; a body says its types itself and is never coerced.
    const parsed = part === 'query' ? Value.Convert(schema, value) : value;
    if (!validator.Check(parsed)) {
      throw new Refusal('request.invalid', { details: detailsOf(part, validator.Errors(parsed)) });
    }
    // Bodies were searched when they were parsed.
    if (part !== 'body') refuseZeroCharacters(part, schema, parsed);
    return parsed;
  };
}

/** PostgreSQL can't store them. What is not declared as a text goes nowhere near it. */
function refuseZeroCharacters(part: string, schema: TSchema, values: unknown): void {
  const declared = IsObject(schema) ? schema.properties : {};
  for (const [name, value] of Object.entries(values as object)) {
    if (typeof value !== 'string' || !value.includes('\0') || !IsString(declared[name])) continue;
    const details = [{ pointer: `/${part}/${name}`, reason: 'holds a zero character' }];
    throw new Refusal('request.invalid', { details });
  }
}

type SchemaErrors = ReturnType<ReturnType<typeof Compile>['Errors']>;

/** Enough to mend a request by; a list of ten thousand bad nodes would help nobody. */
const detailsShown = 20;

function detailsOf(part: string, errors: SchemaErrors): ErrorDetail[] {
  const details = errors.flatMap((error) => {
    const missing = error.keyword === 'required' ? error.params.requiredProperties : undefined;
    const place = `/${part}${error.instancePath}`;
    return missing
      ? missing.map((name) => ({ pointer: `${place}/${name}`, reason: 'is missing' }))
      : [{ pointer: place, reason: error.message }];
  });
  return details.slice(0, detailsShown);
}
