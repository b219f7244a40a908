import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModelConfiguration } from '../src/platform/models/configured-models.ts';
import { ModelFailure } from '../src/platform/models/model-failure.ts';
import { openModels } from '../src/platform/models/open-models.ts';
import { speakGoogle } from './providers/google.ts';
import { politelyCut, speakOpenAi } from './providers/openai.ts';
import { startStandIn, type Fault, type Speak } from './providers/stand-in.ts';

const key = 'canary-key-0123456789-tail';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

const cases: [driver: ModelConfiguration['Driver'], speak: Speak, model: string, header: string][] = [
  ['openai', speakOpenAi, 'gpt-5', 'authorization'],
  ['openai-compatible', speakOpenAi, 'm', 'authorization'],
  ['google', speakGoogle, 'gemini-2.5-flash', 'x-goog-api-key'],
];

describe.each(cases)('the driver %s', (driver, speak, name, header) => {
  async function open(fault?: Fault, settings: Partial<ModelConfiguration> = {}) {
    const standIn = await startStandIn(speak);
    if (fault) standIn.fault = { is: fault, times: Infinity };
    const base = { ID: 'thinker', Label: 'Thinker', Kind: 'chat' as const, Driver: driver, Model: name, Key: key };
    const models = openModels([{ ...base, BaseURL: standIn.url, ...settings }]);
    closing.push(standIn.close, models.close);
    return { standIn, model: models.chat.model };
  }

  /** The text of a stream, or the error that it told or threw. */
  async function hear({ model }: Awaited<ReturnType<typeof open>>, signal = new AbortController().signal) {
    const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hello' }] }];
    const { stream } = await model.doStream({ prompt, abortSignal: signal });
    let text = '';
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') text += part.delta;
    }
    return text;
  }

  test('answers as a stream, with the key where it belongs', async () => {
    const place = await open();
    expect(await hear(place)).toBe('Hello there');
    expect(place.standIn.asked[0]!.headers[header]).toContain(key);
  });

  const faults: [Fault, string][] = [
    [{ status: 401, body: { error: { message: key } } }, 'key_refused'],
    [{ status: 404, body: { error: { message: 'no' } } }, 'no_such_model'],
    [{ status: 429, headers: { 'retry-after': '3600' } }, 'rate_limited'],
    [{ status: 500, body: { error: { message: key } } }, 'other'],
    [{ headers: { 'content-type': 'text/html' }, body: '<html></html>' }, 'garbage'],
    [{ headers: { 'content-type': 'text/event-stream' }, body: 'data: {"half\n\n' }, 'garbage'],
    [{ headers: { 'content-type': 'text/event-stream' }, body: '' }, 'garbage'],
    ['cut', 'unreachable'],
    ['huge', 'garbage'],
  ];
  test.each(faults)('turns %j into %s', async (fault, kind) => {
    const error: unknown = await hear(await open(fault)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelFailure);
    expect((error as ModelFailure).kind).toBe(kind);
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('0123456789-tail');
  });

  test('gives up on a provider that is silent, and ends at once when stopped', async () => {
    const silent = await open('silence', { TimeoutSeconds: 0.05 });
    await expect(hear(silent)).rejects.toMatchObject({ kind: 'timeout' });
    const slow = await open('silence');
    const stop = new AbortController();
    const hearing = hear(slow, stop.signal);
    await slow.standIn.heard('POST', /./);
    stop.abort(new Error('stopped by a person'));
    await expect(hearing).rejects.toThrow('stopped by a person');
  });
});

test('a stream that ends without its end counts as broken off', async () => {
  const standIn = await startStandIn(() => politelyCut);
  const settings = { ID: 't', Label: 'T', Kind: 'chat', Driver: 'openai-compatible', Model: 'm' } as const;
  const models = openModels([{ ...settings, BaseURL: `${standIn.url}/v1/chat/completions` }]);
  closing.push(standIn.close, models.close);
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hello' }] }];
  const { stream } = await models.chat.model.doStream({ prompt });
  const parts = await Array.fromAsync(stream);
  expect(parts.filter(({ type }) => type === 'error')).toMatchObject([{ error: { kind: 'garbage' } }]);
  expect(standIn.asked[0]!.path).toBe('/v1/chat/completions');
  expect(standIn.asked[0]!.headers.authorization).toBeUndefined();
});
