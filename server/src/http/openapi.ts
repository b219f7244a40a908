import {
  catalogue,
  defaultSizes,
  envelopeOf,
  errorsOf,
  namedSchemas,
  withSizes,
  type Access,
  type Route,
  type Routes,
} from '@easel/contract';
import type { TObject, TSchema } from 'typebox';
import { accessWords, bodyExamples, groupWords, introduction, sizeWords, type TakenSizes } from './openapi-words.ts';

const usual: TakenSizes = { ...defaultSizes, UploadBytes: 50 * 1024 * 1024 };

/** The OpenAPI 3.1 document of the groups of a contract. TypeBox schemas are JSON Schema 2020-12 already. */
export function openApi(title: string, groups: Record<string, Routes>, sizes = usual): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [group, routes] of Object.entries(groups)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = documentPath(route.path);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(group, name, route) };
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: `${introduction}\n\n${sizeWords(sizes)}`,
      'x-sizes': sizes,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.keys(groups).map(tag),
    components: {
      schemas: Object.fromEntries(Object.entries(namedSchemas).map(([name, schema]) => [name, inside(schema)])),
      headers,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` of a session. See Signing in.',
        },
      },
    },
    paths,
  };
  return withSizes(document, sizes);
}

/** The path of a route as the document writes it. */
export function documentPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function tag(group: string): object {
  const words = groupWords[group];
  return { name: group, ...(words && { 'x-displayName': words.title, description: words.about }) };
}

function operation(group: string, name: string, route: Route): object {
  const operationId = `${group}.${name}`;
  return {
    operationId,
    tags: [group],
    summary: inWords(name),
    description: `${route.summary}\n\n**Who may:** ${accessWords(route.access)}`,
    'x-access': route.access,
    ...(route.extension && { 'x-extension': true, 'x-badges': [{ name: 'Extension', color: '#a16207' }] }),
    security: securityOf(route.access),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query), ...headersOf(route)],
    ...(route.body && { requestBody: { required: true, content: bodyOf(route.body, bodyExamples[operationId]) } }),
    responses: { ...answersOf(route), ...refusals(route) },
  };
}

/** `bindBrandKit` as a person would write it. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parameters(place: 'path' | 'query', schema: TObject | undefined): object[] {
  const required = new Set<string>(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: required.has(name),
    schema: refer(field),
  }));
}

/** A share link for readers lets in people who have not signed in; to those who have, a link may give more. */
function securityOf(access: Access): object[] {
  if (access === 'public') return [];
  if (access === 'token-optional') return [{}, { bearer: [] }];
  if (access === 'signed-in') return [{ bearer: [] }];
  const open = 'share' in access || access.role === 'canvas' || access.role === 'viewer';
  return open ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** Headers beside the token by which a request says who it is from, and where a stream goes on. */
function headersOf({ access, method, events }: Route): object[] {
  const resumed = header('Last-Event-ID', 100, 'The id of the last event that was seen; the stream goes on after it.');
  return [...linkHeaders(access), ...(events && method === 'GET' ? [resumed] : [])];
}

function linkHeaders(access: Access): object[] {
  if (typeof access !== 'object') return [];
  if ('share' in access) {
    return [header('X-Share-Visitor', 200, 'What this browser calls itself, drawn at random; only a hash is kept.')];
  }
  // No link makes anyone an owner.
  if (access.role === 'owner') return [];
  return [header('X-Share-Id', 100, 'The link by which one knows the project; it counts for that project alone.')];
}

function header(name: string, maxLength: number, description: string): object {
  return { name, in: 'header', required: false, description, schema: { type: 'string', maxLength } };
}

/** Of answers. Each is told once, and named where it comes. */
const headers = {
  'X-Request-Id': { description: 'Names the request in the server’s log.', schema: { type: 'string', format: 'uuid' } },
  'Retry-After': { description: 'Seconds after which to try again.', schema: { type: 'integer', minimum: 0 } },
  'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { const: 'Bearer' } },
  ETag: { description: 'Names the content, for `If-None-Match`.', schema: { type: 'string' } },
  'Content-Range': { description: 'Which bytes of how many.', schema: { type: 'string' } },
};
const withHeaders = (...names: (keyof typeof headers)[]) => ({
  headers: Object.fromEntries(
    (['X-Request-Id', ...names] as const).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
});

function bodyOf(body: TSchema | 'bytes', example: unknown): object {
  if (body === 'bytes') return anyBytes;
  return { 'application/json': { schema: refer(body), ...(example !== undefined && { example }) } };
}

function answersOf(route: Route): object {
  if (route.response !== 'bytes') return { 200: { description: 'Done.', ...withHeaders(), content: answerOf(route) } };
  return {
    200: {
      description: 'The file. Files that stay what they are have an ETag.',
      ...withHeaders('ETag'),
      content: anyBytes,
    },
    206: { description: 'The part that `Range` asks for.', ...withHeaders('ETag', 'Content-Range'), content: anyBytes },
    304: { description: 'The client has it already.', ...withHeaders('ETag') },
    416: { description: 'There is no such part.', ...withHeaders('ETag', 'Content-Range') },
  };
}

function answerOf({ path, response, events }: Route): object {
  return {
    ...(response && json(inEnvelope(path, response as TSchema))),
    ...(events && { 'text/event-stream': { schema: refer(events) } }),
  };
}

function inEnvelope(path: string, response: TSchema): object {
  const envelope = envelopeOf(path);
  if (!envelope) return refer(response);
  const properties = { code: { const: 0 }, msg: { const: envelope.msg }, data: refer(response) };
  return { type: 'object', required: ['code', 'msg', 'data'], properties };
}

function refusals(route: Route): Record<number, object> {
  const byStatus = Object.groupBy(errorsOf(route), (code) => catalogue[code].status);
  const entries = Object.entries(byStatus).map(([status, codes = []]) => {
    const description = codes.map((code) => `\`${code}\`: ${catalogue[code].meaning}`).join('\n\n');
    const properties = { code: { const: Number(status) }, errorCode: { enum: codes } };
    const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties }] };
    return [status, { description, ...headersOfRefusal(status), content: json(schema) }] as const;
  });
  return Object.fromEntries(entries);
}

function headersOfRefusal(status: string): object {
  if (status === '401') return withHeaders('WWW-Authenticate');
  return status === '429' || status === '503' ? withHeaders('Retry-After') : withHeaders();
}

const anyBytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };

function json(schema: object): object {
  return { 'application/json': { schema } };
}

const names = new Map<unknown, string>(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]));

/** A schema that has a name is told once; elsewhere its name stands for it. */
function refer<T>(schema: T): T | object {
  const name = names.get(schema);
  return name === undefined ? inside(schema) : { $ref: `#/components/schemas/${name}` };
}

function inside<T>(schema: T): T | object {
  if (Array.isArray(schema)) return schema.map(refer);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, refer(part)]));
}
