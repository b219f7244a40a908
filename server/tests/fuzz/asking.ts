/** Requests to one route: as its schemas want them, nearly so, or as nobody would. */
import { emptyBrandDocument, type Route } from '@easel/contract';
import { CanvasNode, Connection } from '@easel/canvas';
import fc from 'fast-check';
import { nearlyValid, valid, type Known, type Schema } from './from-schema.ts';
import { badBody, hostileHeaders, hostilePart, hostileQuery, type RawBody } from './hostile.ts';
import { callers, emailOf, kitFile, projectFile, thing, tokenOf, type CallerName, type Town } from './town.ts';

export interface Asking {
  readonly caller: CallerName;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly rawQuery: string;
  /** A thing whose value is a whole address. */
  readonly address: string | null;
  readonly body: unknown;
  readonly spoil: ((good: string) => RawBody) | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands in a request for a thing of the town, whose id is known only when it is sent. */
const named = (...names: string[]) => fc.constantFrom(...names).map((name) => `<<${name}>>`);

const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ arbitrary: named(usual), weight: 8 }, { arbitrary: named(...others), weight: 2 });

const ids = {
  project: mostly('own project', 'bystander project', 'owner kit', 'made-up id'),
  kit: mostly('owner kit', 'bystander kit', 'stranger kit', 'made-up id'),
  asset: mostly('owner asset', 'bystander asset', 'stranger asset', 'made-up id'),
  file: named('owner file', 'file', 'bystander file'),
  version: fc.oneof(named('own version'), fc.constantFrom('0', '1', '2', '3', '999999999999999')),
  node: fc.oneof(named('own picture'), fc.constantFrom('text', 'frame', 'inside', 'nobody')),
};

const models = fc.constantFrom('auto', 'painter', 'painter', 'thinker', 'nobody');
const kitDocument = JSON.stringify({ ...emptyBrandDocument(), name: 'Tea' });

const common: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  projectId: ids.project,
  project_id: ids.project,
  brandKitId: fc.oneof(ids.kit, fc.constant('')),
  turnId: mostly('own turn', 'own thread', 'made-up id'),
  threadId: mostly('own thread', 'own turn', 'made-up id'),
  thread_id: mostly('own thread', 'made-up id'),
  task_id: mostly('own task', 'own turn', 'made-up id'),
  memberId: named('own member', 'own member', 'bystander member', 'made-up id'),
  memoryId: named('owner memory', 'own project memory', 'bystander memory', 'bystander project memory', 'made-up id'),
  assetId: ids.asset,
  shareId: named('own share', 'own share', 'bystander share', 'made-up id'),
  version: ids.version,
  since: ids.version,
  before: ids.version,
  baseVersion: ids.version,
  nodeId: ids.node,
  remove: fc.array(ids.node, { maxLength: 3 }),
  selection: fc.array(ids.node, { maxLength: 3 }),
  parentId: ids.node,
  from: ids.node,
  to: ids.node,
  stepId: fc.constantFrom('pictures-1', '1', 'search'),
  canvas: named('canvas'),
  mask: fc.constantFrom({ nodeId: '<<own picture>>', assetId: '<<owner asset>>' }, { nodeId: 'text', assetId: 'x' }),
  operation: fc.constantFrom<unknown>(
    { kind: 'variations', nodeId: '<<own picture>>' },
    { kind: 'upscale', nodeId: '<<own picture>>', factor: 2 },
    { kind: 'expand', nodeId: '<<own picture>>', edges: { left: 2, top: 0, right: 0, bottom: 0 } },
    { kind: 'remove-background', nodeId: 'text' },
  ),
  imageSize: fc.constantFrom('auto', '256x256', '999x999', '4096x4096'),
  contentType: fc.constantFrom('image/png', 'image/svg+xml', 'font/woff2', 'IMAGE/PNG', 'image/png; a=b', 'text/html'),
  email: fc.constantFrom(...['owner', 'code', 'new', 'ÜNI', 'a+b'].map(emailOf)),
  identifier: fc.constantFrom(emailOf('owner'), emailOf('guest'), '138 0000 0000', '+1 202 555 0100', 'nobody'),
  code: fc.oneof(named('fresh code'), fc.constantFrom('000000', '１２３４５６', 'someone')),
  smsCode: fc.constantFrom('000000', '1'),
  phone: fc.constantFrom('13800000000', '１３８', '+8613800000000'),
  countryCode: fc.constantFrom('+86', '86', '+0'),
  state: named('state'),
  refreshToken: named('refresh token'),
  idToken: fc.oneof(named('id token', 'expired'), fc.constantFrom('a.b.c', 'eyJhbGciOiJub25lIn0.e30.')),
  name: fc.constantFrom('Test', 'Tea house', '', ' '),
  imageModel: models,
  approve: fc.constant('auto'),
  avatarUrl: fc.oneof(ids.file, fc.constantFrom('', 'https://example.org/a.png')),
  image_url: fc.oneof(ids.file, fc.constantFrom('http://127.0.0.1:1/a.png', 'data:image/png;base64,AA')),
  generator_name: fc.constantFrom('layer-separation', 'set-words'),
  url: fc.constantFrom(
    'http://127.0.0.1:1/',
    'https://localhost',
    'ftp://x',
    'http://[::ffff:127.0.0.1]/',
    'http://0x7f.1',
  ),
  // Only who has little to lose deletes the account.
  confirmation: named('stranger email', 'STRANGER EMAIL', 'own share'),
  document: fc.constantFrom('{}', '{"version":1}', '{"version":1,"logos":[{}]}', 'null', '[', kitDocument),
  base: fc.constantFrom('2026-01-02T03:04:05.678Z', '', undefined),
  locale: fc.constantFrom('en', 'zh-CN', 'zh_Hant', 'x'.repeat(35)),
  q: fc.constantFrom('tea', 'blue', '茶', '"', '*', 'NEAR(a b)', "a' OR 1", 'x* AND -y', '& | !', '<->', ':*'),
  expires: fc.constantFrom('1', '99999999999', '-1'),
  sessionId: fc.constantFrom('window', ''),
};

function knownIn({ path }: Route): Known {
  const own: Record<string, fc.Arbitrary<unknown>> = {
    id: path.startsWith('/api/brand-kits') ? ids.kit : path.startsWith('/api/models') ? models : ids.project,
    key: ids.file.map((file) => `${file}/key`),
    ticket: path.includes('account')
      ? named('export ticket')
      : named(path.includes('kit') ? 'kit ticket' : 'project ticket'),
  };
  // A node of a canvas has an id of its own making, which no path parameter is.
  return (field) => own[field] ?? common[field];
}

const inBody: Known = (field) => {
  if (field === 'id') return ids.node;
  if (field === 'nodes') return fc.array(valid(CanvasNode as Schema, inNode), { maxLength: 3 });
  if (field === 'connections') return fc.array(valid(Connection as Schema, inNode), { maxLength: 3 });
  if (field === 'viewport') return fc.constant({ x: 0, y: 0, k: 1 });
  return common[field];
};
const inNode: Known = (field) => (field === 'id' ? fc.oneof(ids.node, fc.uuid()) : common[field]);

const kinds = fc.oneof(
  { arbitrary: fc.constant('valid' as const), weight: 4 },
  { arbitrary: fc.constant('nearly' as const), weight: 3 },
  { arbitrary: fc.constant('hostile' as const), weight: 3 },
);

export function askingFor(route: Route): fc.Arbitrary<Asking> {
  const caller = fc.oneof(
    { arbitrary: fc.constant('owner' as const), weight: 6 },
    { arbitrary: fc.constantFrom(...callers), weight: 4 },
  );
  return kinds.chain((kind) =>
    fc.record({
      caller,
      ...partsOf(route, kind),
      address: route.path.endsWith('/content') ? fc.constantFrom('upload address', null) : fc.constant(null),
      headers: headersOf(kind),
      spoil: kind === 'hostile' && isJson(route.body) ? fc.option(badBody) : fc.constant(null),
    }),
  );
}

type Kind = 'valid' | 'nearly' | 'hostile';
const isJson = (body: Route['body']) => body !== undefined && body !== 'bytes';

function partsOf(route: Route, kind: Kind) {
  const known = knownIn(route);
  const part = (schema: Schema | undefined, spoilt: boolean): fc.Arbitrary<Record<string, unknown>> => {
    if (!schema) return fc.constant({});
    const made = spoilt ? nearlyValid(schema, known) : valid(schema, known);
    return made.map((value) => (typeof value === 'object' && value !== null ? { ...value } : {}));
  };
  const params = part(route.params as Schema | undefined, false);
  const names = Object.keys(route.params?.properties ?? {});
  const spoiltParams = fc
    .tuple(params, fc.constantFrom(...(names.length > 0 ? names : [''])), hostilePart)
    .map(([good, name, hostile]) => ({ ...good, [name]: { raw: hostile } }));
  return {
    params: kind === 'hostile' ? fc.oneof(params, spoiltParams) : params,
    query: part(route.query as Schema | undefined, kind === 'nearly'),
    rawQuery: kind === 'hostile' ? fc.oneof(fc.constant(''), hostileQuery) : fc.constant(''),
    body: bodyOf(route, kind),
  };
}

function bodyOf({ body }: Route, kind: Kind): fc.Arbitrary<unknown> {
  if (body === undefined)
    return kind === 'hostile' ? fc.option(fc.jsonValue(), { nil: undefined }) : fc.constant(undefined);
  if (body !== 'bytes') return kind === 'nearly' ? nearlyValid(body as Schema, inBody) : valid(body as Schema, inBody);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'.padEnd(64);
  const whole = fc.constantFrom(projectFile(), kitFile(), Buffer.from(svg));
  const cut = fc.tuple(whole, fc.nat(300)).map(([bytes, at]) => bytes.subarray(0, at));
  return fc.oneof(
    whole,
    cut,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
}

function headersOf(kind: Kind): fc.Arbitrary<Record<string, string>> {
  const usual = fc.constantFrom<Record<string, string>>(
    {},
    {},
    { 'x-share-id': '<<own share>>' },
    { accept: 'text/event-stream' },
    { accept: 'image/webp', 'accept-language': 'zh-CN' },
    { 'x-share-visitor': 'browser-1' },
    { 'last-event-id': '1' },
    { range: 'bytes=0-3' },
  );
  return kind === 'hostile' ? fc.oneof(usual, hostileHeaders) : usual;
}

export interface Ready {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
}

/** Puts the town's things in their places. */
export async function ready(town: Town, route: Route, asking: Asking): Promise<Ready> {
  const token = tokenOf(town, asking.caller);
  const headers = (await filled(town, asking.headers)) as Record<string, string>;
  const body = await filled(town, asking.body);
  const sent = body === undefined ? undefined : await bodyToSend(body, asking.spoil);
  return {
    method: route.method,
    url: asking.address ? await thing(town, asking.address) : await addressOf(town, route, asking),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...sent?.headers, ...headers },
    ...(sent && { payload: Buffer.from(sent.bytes) }),
  };
}

function bodyToSend(body: unknown, spoil: Asking['spoil']): RawBody {
  if (body instanceof Uint8Array) return { bytes: body, headers: { 'content-type': 'application/octet-stream' } };
  const text = JSON.stringify(body);
  if (spoil) return spoil(text);
  return { bytes: Buffer.from(text), headers: { 'content-type': 'application/json' } };
}

async function addressOf(town: Town, { path }: Route, asking: Asking): Promise<string> {
  const params = (await filled(town, asking.params)) as Record<string, unknown>;
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value === 'object' && value !== null && 'raw' in value) return String(value.raw);
    return encodeURIComponent(textOf(value));
  });
  const query = (await filled(town, asking.query)) as Record<string, unknown>;
  const pairs = Object.entries(query).map(([name, value]) => [name, textOf(value)]);
  const search = [new URLSearchParams(pairs).toString(), asking.rawQuery].filter(Boolean).join('&');
  return search ? `${place}?${search}` : place;
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

/** The same, but with each `<<thing>>` in its place. Files are named by their keys in addresses. */
async function filled(town: Town, value: unknown): Promise<unknown> {
  if (typeof value === 'string') {
    const [, name, key] = /^<<(.+?)>>(\/key)?$/.exec(value) ?? [];
    if (name === undefined) return value;
    const found = await thing(town, name.toLowerCase());
    const written = name === name.toLowerCase() ? found : found.toUpperCase();
    return key ? written.split('/').at(-1) : written;
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return Promise.all(value.map((child) => filled(town, child)));
  const entries = Object.entries(value).map(async ([name, child]) => [name, await filled(town, child)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
