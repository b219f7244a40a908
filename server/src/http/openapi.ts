import { catalogue, envelopeOf, ErrorBody, errorsOf, type Access, type Route, type Routes } from '@easel/contract';
import type { TObject, TSchema } from 'typebox';

/** The OpenAPI 3.1 document of the groups of a contract. TypeBox schemas are JSON Schema 2020-12 already. */
export function openApi(title: string, groups: Record<string, Routes>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [group, routes] of Object.entries(groups)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(group, name, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

function operation(group: string, name: string, route: Route): object {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: route.summary,
    'x-access': route.access,
    security: securityOf(route.access),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query), ...headersOf(route.access)],
    ...(route.body && { requestBody: { required: true, content: bodyOf(route.body) } }),
    responses: { 200: { description: 'Done.', content: answerOf(route) }, ...refusals(route) },
  };
}

function parameters(place: 'path' | 'query', schema: TObject | undefined): object[] {
  const required = new Set<string>(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: required.has(name),
    schema: field,
  }));
}

/** A share link for readers lets in people who have not signed in; to those who have, a link may give more. */
function securityOf(access: Access): object[] {
  if (access === 'public') return [];
  if (access === 'signed-in') return [{ bearer: [] }];
  const open = 'share' in access || access.role === 'canvas' || access.role === 'viewer';
  return open ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** Headers beside the token by which a request says who it is from. */
function headersOf(access: Access): object[] {
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

function bodyOf(body: TSchema | 'bytes'): object {
  return body === 'bytes' ? anyBytes : json(body);
}

function answerOf({ path, response, events }: Route): object {
  if (response === 'bytes') return anyBytes;
  return {
    ...(response && json(inEnvelope(path, response))),
    ...(events && { 'text/event-stream': { schema: events } }),
  };
}

function inEnvelope(path: string, response: TSchema): object {
  const envelope = envelopeOf(path);
  if (!envelope) return response;
  const properties = { code: { const: 0 }, msg: { const: envelope.msg }, data: response };
  return { type: 'object', required: ['code', 'msg', 'data'], properties };
}

function refusals(route: Route): Record<number, object> {
  const byStatus = Object.groupBy(errorsOf(route), (code) => catalogue[code].status);
  const entries = Object.entries(byStatus).map(([status, codes = []]) => {
    const description = codes.map((code) => `\`${code}\`: ${catalogue[code].meaning}`).join('\n\n');
    return [status, { description, content: json({ $ref: '#/components/schemas/Error' }) }] as const;
  });
  return Object.fromEntries(entries);
}

const anyBytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };

function json(schema: TSchema | object): object {
  return { 'application/json': { schema } };
}
