/** The description of the API and the page that shows it. */
import { bodyExamples, groupWords } from '../src/http/openapi-words.ts';
import { contract, type Routes } from '@easel/contract';
import { validate } from '@scalar/openapi-parser';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house.ts';

interface Operation {
  operationId: string;
  description: string;
  'x-badges'?: { name: string }[];
  responses: Record<string, { headers: object }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: object }> };
  servers: { url: string }[];
  tags: object[];
}

let house: House;
let document: Document;
beforeAll(async () => {
  house = await openHouse('sqlite');
  document = (await (await get('/api/openapi.json')).json()) as Document;
});
afterAll(() => house.leave());

const get = (path: string, headers: Record<string, string> = {}) => fetch(house.baseUrl + path, { headers });
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const groups: Record<string, Routes> = contract;

test('the document is OpenAPI, and every name in it leads somewhere', async () => {
  expect(await validate(structuredClone(document) as object as Record<string, unknown>)).toMatchObject({ errors: [] });
  const broken = JSON.parse(JSON.stringify(document).replaceAll('schemas/Message"', 'schemas/Letter"'));
  expect(await validate(broken)).toMatchObject({ valid: false });
});

test('the document names every operation once, and leaves the server to whoever reads it', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.servers.map(({ url }) => url)).toEqual(['/']);
  expect(document.tags).toHaveLength(Object.keys(groups).length);
  expect(Object.keys(groupWords)).toEqual(Object.keys(groups));
});

test('what is beyond the contract that others implement too bears a badge, and nothing else does', () => {
  const marked = operations().filter((operation) => operation['x-badges']?.some(({ name }) => name === 'Extension'));
  const extensions = Object.entries(groups).flatMap(([group, routes]) =>
    Object.entries(routes).flatMap(([name, { extension }]) => (extension ? [`${group}.${name}`] : [])),
  );
  expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(extensions.toSorted());
});

test('each operation says in words who may call it, and every answer bears the id of its request', () => {
  for (const { description, responses } of operations()) {
    expect(description).toMatch(/\*\*Who may:\*\* [A-Z].*\.$/);
    for (const { headers } of Object.values(responses)) expect(headers).toHaveProperty('X-Request-Id');
  }
});

test.each(Object.entries(bodyExamples))('the example of %s is a good body', (operationId, example) => {
  const [group, name] = operationId.split('.') as [string, string];
  const { body } = groups[group]![name]!;
  expect([...Compile(body as never).Errors(example)]).toEqual([]);
});

test('a node of an example names no field that nodes do not have', () => {
  const { changes } = bodyExamples['canvas.patch'] as { changes: { put: object[] } };
  const known = Object.keys(document.components.schemas.CanvasNode!.properties);
  for (const node of changes.put) expect(known).toEqual(expect.arrayContaining(Object.keys(node)));
});

test('the page takes everything from this server, and runs no script but two files of it', async () => {
  const answer = await get('/api/docs');
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policy).toMatch(/script-src 'self';.*connect-src 'self';.*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/);
  const sources = [...html.matchAll(/<script([^>]*)>/g)].map(([, words]) => / src="([^"]*)"/.exec(words!)?.[1]);
  expect(sources).toEqual([expect.stringMatching(/^docs\/reader\.js\?v=[\w-]{16}$/), 'docs/start.js']);
  expect(html).not.toMatch(/https?:|<style|style=/);
  for (const source of sources) {
    const script = await get(`/api/${source}`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  }
});

test('the reader is fetched once and then kept; without its name it is asked after each time', async () => {
  const [, named] = /src="(docs\/reader\.js[^"]*)"/.exec(await (await get('/api/docs')).text())!;
  const first = await get(`/api/${named}`, { 'accept-encoding': 'gzip' });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = await get('/api/docs/reader.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(await plain.text()).toBe(await first.text());
  const again = await get('/api/docs/reader.js', { 'if-none-match': first.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the reader is told to leave its maker’s servers alone', async () => {
  const [, json] = /^Scalar\.createApiReference\('#reference', (.*)\);\n$/.exec(
    await (await get('/api/docs/start.js')).text(),
  )!;
  expect(JSON.parse(json!)).toMatchObject({
    url: 'openapi.json',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    proxyUrl: '',
  });
});
