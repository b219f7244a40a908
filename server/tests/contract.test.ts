import {
  catalogue,
  contract,
  route,
  type Client,
  type ProjectEvent,
  type Route,
  type Routes,
  type StreamedEvent,
} from '@easel/contract';
import Type from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import type { Answer, Handler, Handlers } from '../src/http/handler.ts';
import type { DownloadAnswer, FileAnswer } from '../src/http/answers.ts';
import { openApi } from '../src/http/openapi.ts';

const groups: Record<string, Routes> = contract;
const routes = Object.values(groups).flatMap((group): Route[] => Object.values(group));
const document = JSON.parse(JSON.stringify(openApi('Easel', contract)));

test.each(routes)('$method $path describes the parameters of its path', ({ path, params }) => {
  expect(Object.keys(params?.properties ?? {})).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
});

test.each(routes)('$method $path names its project where its schemas have it', ({ access, params, query, body }) => {
  const project = typeof access === 'object' && 'project' in access ? access.project : undefined;
  if (project === 'params.id') expect(params?.properties).toHaveProperty('id');
  if (project === 'query.project_id') expect(query?.properties).toHaveProperty('project_id');
  if (project === 'body.projectId') expect((body as { properties?: object }).properties).toHaveProperty('projectId');
  if (project === 'body.project_id') expect((body as { properties?: object }).properties).toHaveProperty('project_id');
});

test.each(routes)(
  '$method $path answers something, and only GET without a body',
  ({ method, body, response, events }) => {
    expect(response ?? events).toBeDefined();
    if (method === 'GET') expect(body).toBeUndefined();
  },
);

test('no two routes share method and path', () => {
  const places = routes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test('the OpenAPI document holds every route', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path as object));
  expect(operations).toHaveLength(routes.length);
});

test('the OpenAPI document tells parameters, errors and envelopes', () => {
  const rename = document.paths['/api/projects/{id}/title'].patch;
  const id = { name: 'id', in: 'path', required: true };
  expect(rename.parameters).toMatchObject([id, { name: 'X-Share-Id', in: 'header', required: false }]);
  expect(Object.keys(rename.responses)).toEqual(['200', '400', '401', '403', '404', '413', '415', '429', '500', '503']);
  expect(rename.responses[400].description).toContain(catalogue['project.title_blank'].meaning);
  const query = document.paths['/api/ns-a/project/queryProject'].post.responses[200].content['application/json'].schema;
  expect(query).toMatchObject({ required: ['code', 'msg', 'data'], properties: { msg: { const: null } } });
});

test('the OpenAPI document tells where a share link counts, and who needs no token', () => {
  const headersOf = ({ parameters }: { parameters: { name: string; in: string }[] }) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const { '/api/projects/{id}': project, '/api/shares/{shareId}': share, '/api/projects': list } = document.paths;
  expect(headersOf(project.get)).toEqual(['X-Share-Id']);
  expect(headersOf(project.delete)).toEqual([]);
  expect(headersOf(share.get)).toEqual(['X-Share-Visitor']);
  expect(headersOf(list.get)).toEqual([]);
  expect(share.get.security).toEqual([{}, { bearer: [] }]);
  expect(document.paths['/api/projects/{id}/title'].patch.security).toEqual([{ bearer: [] }]);
});

test('the OpenAPI document tells bytes and events from JSON', () => {
  const { content } = document.paths['/api/projects/{id}/agent/chat'].post.responses[200];
  expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
  expect(Object.keys(document.paths['/api/files/{key}'].get.responses[200].content)).toEqual(['*/*']);
  expect(Object.keys(document.paths['/api/assets/{assetId}/content'].put.requestBody.content)).toEqual(['*/*']);
});

test('routes and handlers have the types of the contract', () => {
  const place = { method: 'GET', path: '/api/x', summary: '', response: Type.Null(), errors: [] } as const;
  // @ts-expect-error a route without access is no route
  route(place);
  // @ts-expect-error an error outside the catalogue
  route({ ...place, access: 'public', errors: ['project.on_fire'] });
  // @ts-expect-error every route of a group needs its handler
  ({}) satisfies Handlers<typeof contract.projects>;

  type ContextOf<R extends Route> = Parameters<Handler<R>>[1];
  type Rename = Parameters<Handler<typeof contract.projects.rename>>;
  expectTypeOf<Rename[0]['body']>().toEqualTypeOf<{ title: string }>();
  expectTypeOf<Rename[1]['project']['role']>().toEqualTypeOf<'canvas' | 'viewer' | 'editor' | 'owner'>();
  expectTypeOf<Rename[1]['caller']>().not.toBeNullable();
  expectTypeOf<ContextOf<typeof contract.projects.get>['caller']>().toBeNullable();
  expectTypeOf<ContextOf<typeof contract.projects.query>['project']>().toBeNullable();
  expectTypeOf<ContextOf<typeof contract.canvas.save>['project']>().toBeNullable();
  expectTypeOf<ContextOf<typeof contract.canvas.save>['caller']>().not.toBeNullable();
  expectTypeOf<ContextOf<typeof contract.projects.list>>().not.toHaveProperty('project');
  expectTypeOf<Answer<typeof contract.assets.read>>().toEqualTypeOf<FileAnswer | DownloadAnswer>();
});

test('clients have the types of the contract', () => {
  expectTypeOf<Parameters<Client['projects']['rename']>>().toExtend<[{ id: string }, { title: string }, unknown?]>();
  expectTypeOf<Awaited<ReturnType<Client['projects']['list']>>['projects'][number]['title']>().toBeString();
  expectTypeOf<Parameters<Client['projects']['list']>[0]>().toBeNullable();
  expectTypeOf<Parameters<Client['canvas']['changes']>[1]>().toEqualTypeOf<{ since: string }>();
  expectTypeOf<ReturnType<Client['projects']['events']>>().toEqualTypeOf<AsyncGenerator<StreamedEvent<ProjectEvent>>>();
  expectTypeOf<Awaited<ReturnType<Client['agent']['chat']>>['turnId']>().toBeString();
  expectTypeOf<Client['agent']['chat']>().toHaveProperty('stream');
  expectTypeOf<Client['assets']>().not.toHaveProperty('read');
  expectTypeOf<Client['assets']>().not.toHaveProperty('upload');
});
