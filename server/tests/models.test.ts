import { createClient } from '@easel/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { openHouse, type Person } from './house.ts';
import { askFor, startFakeModels } from './fake-models.ts';
import { speakOpenAi } from './providers/openai.ts';
import { startStandIn, type Fault } from './providers/stand-in.ts';

const key = 'canary-key-0123456789-tail';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(fault?: Fault) {
  const provider = await startStandIn(speakOpenAi);
  if (fault) provider.fault = { is: fault, times: Infinity };
  const model = (id: string, kind: string, more = '') =>
    `  - { ID: ${id}, Label: ${id}, Kind: ${kind}, Driver: openai-compatible, BaseURL: '${provider.url}', Model: m, Key: ${key}${more} }`;
  const limited = ', Capabilities: { Sizes: [1024x1024, 512x768], MaxCount: 4, Edit: true }, Price: { PerImage: 0.04 }';
  const yaml = ['Models:', model('painter', 'image', limited), model('thinker', 'chat')].join('\n');
  const logged: string[] = [];
  const house = await openHouse('sqlite', { yaml, logged: { write: (line) => void logged.push(line) } });
  closing.push(provider.close, house.leave);
  return { house, provider, logged, ada: await house.signIn('ada@example.org') };
}
const tested = (ada: Person, id: string) => ada.models.test({ id });

test('models are listed with what they can do, the first of each kind first', async () => {
  const { ada } = await open();
  const { models } = await ada.models.list();
  expect(models[0]).toMatchObject({
    id: 'painter',
    provider: 'openai-compatible',
    kinds: ['image', 'edit'],
    sizes: ['1024x1024', '512x768'],
    maxCount: 4,
  });
  expect(models[1]).toMatchObject({ id: 'thinker', kinds: ['chat'], sizes: null });
  expect(models.at(-1)).toMatchObject({ provider: 'embedded' });
});

test('abilities are for everyone; where a model answers and what it costs is for those who have signed in', async () => {
  const { ada, house, provider } = await open();
  const { host } = new URL(provider.url);
  const { models } = await ada.models.list();
  expect(models.map(({ place }) => place)).toEqual([
    { host, model: 'm', keyed: true, pricePerPicture: 0.04, parallel: 2, timeoutSeconds: 120 },
    { host, model: 'm', keyed: true, pricePerPicture: null, parallel: null, timeoutSeconds: 120 },
    { host: null, model: null, keyed: false, pricePerPicture: null, parallel: expect.any(Number), timeoutSeconds: 120 },
  ]);
  expect(models.map(({ abilities }) => abilities?.edit)).toEqual([true, undefined, false]);
  const seenByAnyone = await createClient({ baseUrl: house.baseUrl }).models.list();
  expect(seenByAnyone.models.map(({ abilities }) => abilities?.edit)).toEqual([true, undefined, false]);
  expect(JSON.stringify(seenByAnyone)).not.toContain('127.0.0.1');
  expect(seenByAnyone.models.some((model) => 'place' in model)).toBe(false);
});

describe('the test of a model', () => {
  test('shows a picture, and an answer of a model that thinks', async () => {
    const { ada } = await open();
    const drawn = await tested(ada, 'painter');
    expect(drawn.steps.map(({ name, ok }) => [name, ok])).toEqual([
      ['reach', true],
      ['key', true],
      ['model', true],
      ['picture', true],
    ]);
    expect(drawn.picture).toMatch(/^data:image\/webp;base64,/);
    expect(drawn.picture!.length).toBeLessThan(20_000);
    expect(await tested(ada, 'thinker')).toMatchObject({ ok: true });
  });

  test('works for the embedded designer', async () => {
    const { ada } = await open();
    expect(await tested(ada, 'easel-designer-1')).toMatchObject({ ok: true });
  }, 60_000);

  test.each([
    [{ status: 401, body: { error: { message: key } } }, 'key', 'key_refused', 'check_key'],
    [{ status: 404, body: {} }, 'model', 'no_such_model', 'check_model'],
    [{ body: 'x' }, 'picture', 'garbage', 'check_address'],
    [{ status: 500, body: { error: { message: `trouble ${key}` } } }, 'picture', 'other', 'ask_provider'],
  ] as const)('with %j says what is wrong, and never the key', async (fault, step, kind, advice) => {
    const { ada, logged } = await open(fault);
    const answer = await tested(ada, 'painter');
    expect(answer).toMatchObject({ ok: false, problem: { kind, advice } });
    expect(answer.steps.at(-1)).toMatchObject({ name: step, ok: false });
    expect(JSON.stringify(answer) + logged.join('')).not.toContain('0123456789-tail');
  });

  test('says when nobody is there', async () => {
    const { ada, provider } = await open();
    await provider.close();
    closing.shift();
    expect(await tested(ada, 'painter')).toMatchObject({
      ok: false,
      steps: [{ name: 'reach', ok: false }],
      problem: { kind: 'unreachable', advice: 'check_address', detail: 'connection_refused' },
    });
  });

  test.each([
    [{ headers: { 'content-type': 'text/html' }, body: '<html></html>' }, 'web_page'],
    [{ status: 301, headers: { location: 'https://elsewhere.example/v1/' } }, 'redirect'],
    ['cut', 'broken_off'],
  ] as const)('says what it saw itself of %j', async (fault, detail) => {
    const { ada } = await open(fault);
    const { problem } = await tested(ada, 'painter');
    expect(problem).toMatchObject({ detail, advice: 'check_address' });
    // Words of ours are no words of the provider.
    expect(problem).not.toHaveProperty('excerpt');
  });

  test('is for those who signed in, for models there are, and a few times a minute', async () => {
    const { ada, house, provider } = await open();
    await expect(createClient({ baseUrl: house.baseUrl }).models.test({ id: 'painter' })).rejects.toMatchObject({
      status: 401,
    });
    await expect(tested(ada, 'nobody')).rejects.toMatchObject({ errorCode: 'model.unknown' });
    for (let time = 0; time < 4; time++) expect(await tested(ada, 'thinker')).toMatchObject({ ok: true });
    const before = provider.asked.length;
    await expect(tested(ada, 'thinker')).rejects.toMatchObject({ errorCode: 'request.too_many' });
    expect(provider.asked).toHaveLength(before);
    expect(await tested(await house.signIn('bob@example.org'), 'thinker')).toMatchObject({ ok: true });
  });
});

test('a turn places pictures of exactly the wanted size, and says what was done to them', async () => {
  const models = await startFakeModels({ chat: askFor(['One']) });
  const house = await openHouse('sqlite', { worker: true, yaml: models.yaml });
  closing.push(models.close, house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({});
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'A wide fox' }] }];
  const { nodes, message } = await ada.agent.chat({ id }, { messages, imageSize: '640x320' });
  expect(nodes[0]!.data).toMatchObject({ naturalWidth: 640, naturalHeight: 320 });
  const plan = message.contents.find(({ type }) => type === 'plan');
  expect(JSON.stringify(plan)).toContain('cropped to the size you asked for');
}, 30_000);

test('people get the number they asked for, however few a provider makes at once', async () => {
  const models = await startFakeModels({ chat: askFor(['One', 'Two']) });
  const yaml = models.yaml.replace(/(Model: painter)/, '$1, Capabilities: { MaxCount: 2 }');
  const house = await openHouse('sqlite', { worker: true, yaml });
  closing.push(models.close, house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({});
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'Foxes' }] }];
  const { nodes } = await ada.agent.chat({ id }, { messages, imageSize: '256x256', imageCount: 5 });
  expect(nodes).toHaveLength(5);
  const asked = models.requests.filter(({ kind }) => kind === 'image');
  expect(asked.map(({ body }) => (body as { n?: number }).n)).toEqual([1, 1, 1, 1, 1]);
}, 30_000);
