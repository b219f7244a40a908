import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askForPicture, type PictureDemand } from '../src/platform/models/ask-for-picture.ts';
import type { ModelConfiguration } from '../src/platform/models/configured-models.ts';
import { ModelFailure } from '../src/platform/models/model-failure.ts';
import { openModels } from '../src/platform/models/open-models.ts';
import { speakA1111 } from './providers/a1111.ts';
import { nodes, speakComfyUi, workflow } from './providers/comfyui.ts';
import { speakFal } from './providers/fal.ts';
import { googleKeyRefusal, speakGoogle } from './providers/google.ts';
import { speakOpenAi } from './providers/openai.ts';
import { speakReplicate } from './providers/replicate.ts';
import { startStandIn, type Fault, type Speak, type StandIn } from './providers/stand-in.ts';

const key = 'canary-key-0123456789-tail';
const folder = mkdtempSync(join(tmpdir(), 'easel-workflow-'));
const workflowPath = join(folder, 'workflow.json');
writeFileSync(workflowPath, JSON.stringify(workflow));
afterAll(() => rmSync(folder, { recursive: true }));

interface DriverCase {
  readonly driver: ModelConfiguration['Driver'];
  readonly speak: () => Speak;
  readonly settings: Partial<ModelConfiguration>;
  /** How the key goes out. */
  readonly header: [name: string, value: string];
}
const bearer: [string, string] = ['authorization', `Bearer ${key}`];
const cases: DriverCase[] = [
  { driver: 'openai', speak: () => speakOpenAi, settings: { Model: 'gpt-image-1' }, header: bearer },
  { driver: 'openai-compatible', speak: () => speakOpenAi, settings: { Model: 'm' }, header: bearer },
  {
    driver: 'google',
    speak: () => speakGoogle,
    settings: { Model: 'gemini-2.5-flash-image' },
    header: ['x-goog-api-key', key],
  },
  { driver: 'comfyui', speak: speakComfyUi, settings: { Workflow: workflowPath, Nodes: nodes }, header: bearer },
  { driver: 'a1111', speak: () => speakA1111, settings: { Model: 'sdxl' }, header: bearer },
  {
    driver: 'fal',
    speak: speakFal,
    settings: { Model: 'painters/large/fast' },
    header: ['authorization', `Key ${key}`],
  },
  { driver: 'replicate', speak: speakReplicate, settings: { Model: 'painters/large' }, header: bearer },
];

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

async function open(driver: ModelConfiguration['Driver'], speak: Speak, settings: Partial<ModelConfiguration> = {}) {
  const standIn = await startStandIn(speak);
  const base = { ID: 'painter', Label: 'Painter', Kind: 'image' as const, Driver: driver, BaseURL: standIn.url };
  const models = openModels([{ ...base, Key: key, ...settings }]);
  closing.push(standIn.close, models.close);
  const model = models.picture('painter')!;
  const make = (demand: Partial<PictureDemand> = {}, signal = new AbortController().signal) =>
    askForPicture(model, { prompt: 'a fox', width: 64, height: 64, ...demand }, signal);
  return { standIn, make, models };
}

async function failureOfMaking(making: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await making.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModelFailure);
  // All that any log could print of it.
  const seen = inspect(error, { depth: 10, showHidden: true });
  expect(seen).not.toContain(key);
  expect(seen).not.toContain('0123456789-tail');
  return error as ModelFailure;
}
const broken = (standIn: StandIn, is: Fault, times = Infinity) => {
  standIn.fault = { is, times };
};

describe.each(cases)('the driver $driver', ({ driver, speak, settings, header: [name, value] }) => {
  test('makes a picture of exactly the wanted size, and sends the key where it belongs', async () => {
    const { standIn, make } = await open(driver, speak(), settings);
    const { png } = await make({ width: 96, height: 64 });
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ width: 96, height: 64, format: 'png' });
    expect(standIn.asked[0]!.headers[name]).toBe(value);
    for (const { path, query } of standIn.asked) expect(`${path}?${query}`).not.toContain(key);
  });

  const refusals: [Fault, string][] = [
    [{ status: 401, body: { error: { message: `Incorrect API key provided: ${key}` } } }, 'key_refused'],
    [{ status: 403, body: { detail: key } }, 'key_refused'],
    [{ status: 404, body: { error: { message: 'no such model' } } }, 'no_such_model'],
    [{ status: 400, body: { error: { message: `The model ${key} does not exist` } } }, 'no_such_model'],
    [{ status: 400, body: { error: { message: 'This model does not support image output' } } }, 'no_picture_support'],
    [{ status: 413, body: '' }, 'too_large'],
    [{ status: 400, body: { error: { message: 'rejected by our safety system' } } }, 'refused_content'],
    [{ status: 429, headers: { 'retry-after': '3600' }, body: {} }, 'rate_limited'],
    [{ status: 504, body: '' }, 'timeout'],
    [{ status: 503, body: '' }, 'unreachable'],
    [{ status: 500, body: { error: { message: `trouble with ${key}` } } }, 'other'],
    [{ body: '{"half": ' }, 'garbage'],
    // Its answers may hold anything, so one that holds no picture is in order.
    [{ body: { something: 'else' } }, driver === 'google' ? 'no_picture_support' : 'garbage'],
    [{ headers: { 'content-type': 'text/html' }, body: '<html></html>' }, 'garbage'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'other'],
    ['huge', 'garbage'],
    ['cut', 'unreachable'],
  ];
  test.each(refusals)('turns %j into %s', async (fault, kind) => {
    const { standIn, make } = await open(driver, speak(), settings);
    broken(standIn, fault);
    expect((await failureOfMaking(make())).kind).toBe(kind);
    expect(standIn.asked).toHaveLength(1);
  });

  test('says when the provider wants to be asked again', async () => {
    const { standIn, make } = await open(driver, speak(), settings);
    broken(standIn, { status: 429, headers: { 'retry-after': '3600' } });
    expect(await failureOfMaking(make())).toMatchObject({ kind: 'rate_limited', retryAfterMs: 3_600_000, status: 429 });
  });

  test('asks again by itself when the provider wants to be left alone for a moment only', async () => {
    const { standIn, make } = await open(driver, speak(), settings);
    broken(standIn, { status: 429, headers: { 'retry-after': '0' } }, 2);
    expect((await make()).png.byteLength).toBeGreaterThan(0);
  });

  test('gives up on a provider that is silent', async () => {
    const { standIn, make } = await open(driver, speak(), { ...settings, TimeoutSeconds: 0.05 });
    broken(standIn, 'silence');
    expect((await failureOfMaking(make())).kind).toBe('timeout');
  });

  test('gives up on a provider that trickles on without end', async () => {
    const { standIn, make } = await open(driver, speak(), { ...settings, TimeoutSeconds: 0.1 });
    broken(standIn, 'drip');
    expect((await failureOfMaking(make())).kind).toBe('timeout');
  });

  test('says when nobody is there', async () => {
    const { standIn, make } = await open(driver, speak(), settings);
    await standIn.close();
    closing.shift();
    expect((await failureOfMaking(make())).kind).toBe('unreachable');
  });

  test('ends at once when the turn is stopped, with the reason of whoever stopped it', async () => {
    const { standIn, make } = await open(driver, speak(), settings);
    broken(standIn, 'silence');
    const stop = new AbortController();
    const making = make({}, stop.signal);
    await standIn.heard('POST', /./);
    const reason = new Error('stopped by a person');
    stop.abort(reason);
    await expect(making).rejects.toBe(reason);
  });
});

/** A square of nothing, one bit for each pixel: a few kilobytes whatever its side. */
function blankPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(name), data]);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('what is a picture', () => {
  test.each([
    ['text', Buffer.from('not a picture')],
    ['a picture that breaks off', 'half' as const],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('%s counts as none', async (_, given) => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (__, index) => (index * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    const bytes = given === 'half' ? whole.subarray(0, whole.length / 2) : given;
    const speak: Speak = () => ({ body: { created: 1, data: [{ b64_json: bytes.toString('base64') }] } });
    const { make } = await open('openai-compatible', speak, { Model: 'm' });
    expect(await failureOfMaking(make())).toMatchObject({ kind: 'garbage', detail: 'unreadable_picture' });
  });

  test('one that would fill the memory counts as none, however small its file', async () => {
    const bytes = blankPng(9000);
    expect(bytes.byteLength).toBeLessThan(100_000);
    expect((await sharp(blankPng(90)).metadata()).width).toBe(90);
    const speak: Speak = () => ({ body: { created: 1, data: [{ b64_json: bytes.toString('base64') }] } });
    const { make } = await open('openai-compatible', speak, { Model: 'm' });
    expect(await failureOfMaking(make())).toMatchObject({ kind: 'garbage', detail: 'unreadable_picture' });
  });

  test.each(['jpeg', 'webp', 'gif', 'avif'] as const)('a %s becomes a PNG of the wanted size', async (format) => {
    const drawn = sharp({ create: { width: 80, height: 80, channels: 3, background: '#2b55e6' } });
    const bytes = await drawn.toFormat(format).toBuffer();
    const speak: Speak = () => ({ body: { created: 1, data: [{ b64_json: bytes.toString('base64') }] } });
    const { make } = await open('openai-compatible', speak, { Model: 'm' });
    const { png, adjustments } = await make();
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
    expect(adjustments).toEqual(['size_resized']);
  });
});

/** White in its right half. */
async function rightHalf() {
  const white = await sharp({ create: { width: 16, height: 32, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const mask = sharp({ create: { width: 32, height: 32, channels: 3, background: '#000' } });
  const bytes = await mask
    .composite([{ input: white, left: 16, top: 0 }])
    .png()
    .toBuffer();
  return { bytes, mediaType: 'image/png' };
}
const upscales = { Edit: true, Upscale: true };

/** The files of a multipart body, by the name of their field without brackets. */
function filesOf({ headers, bytes }: { headers: Record<string, unknown>; bytes: Buffer }): Record<string, Buffer> {
  const boundary = `--${/boundary=(.+)$/.exec(String(headers['content-type']))![1]}`;
  const parts = bytes.toString('latin1').split(boundary);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const name = /name="(\w+)(?:\[\])?"; filename/.exec(part)?.[1];
      const from = part.indexOf('\r\n\r\n') + 4;
      return name ? [[name, Buffer.from(part.slice(from, -2), 'latin1')]] : [];
    }),
  );
}

describe('what single drivers know', () => {
  let reference: { bytes: Uint8Array; mediaType: string };
  beforeAll(async () => {
    const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: '#c33' } });
    reference = { bytes: await picture.png().toBuffer(), mediaType: 'image/png' };
  });

  test('openai edits by multipart, with quality and mask', async () => {
    const { standIn, make } = await open('openai', speakOpenAi, { Model: 'gpt-image-1' });
    const { adjustments } = await make({ references: [reference], mask: reference, quality: 'high' });
    const [{ path, bytes } = { path: '', bytes: Buffer.alloc(0) }] = standIn.asked;
    expect(path).toBe('/v1/images/edits');
    for (const part of ['name="mask"', 'name="quality"', '1024x1024']) expect(bytes.toString('latin1')).toContain(part);
    expect(adjustments).toEqual([]);
  });

  test('a mask arrives clear where openai may change, on a picture of the size that it works at', async () => {
    const { standIn, make } = await open('openai', speakOpenAi, { Model: 'gpt-image-1' });
    await make({ width: 96, height: 64, references: [reference], mask: await rightHalf() });
    const sent = filesOf(standIn.asked[0]!);
    const picture = await sharp(sent.image!).metadata();
    expect([picture.width, picture.height]).toEqual([1536, 1024]);
    const mask = await sharp(sent.mask!).raw().toBuffer({ resolveWithObject: true });
    expect(mask.info).toMatchObject({ width: 1536, height: 1024, channels: 4 });
    const alphaAt = (x: number) => mask.data[(512 * 1536 + x) * 4 + 3];
    expect([alphaAt(300), alphaAt(1200)]).toEqual([255, 0]);
  });

  test('whatever a model answers, nothing changes outside of the mask, and all of it well inside', async () => {
    const { make } = await open('openai', speakOpenAi, { Model: 'gpt-image-1' });
    const { png } = await make({ width: 96, height: 64, references: [reference], mask: await rightHalf() });
    const pixels = await sharp(png).removeAlpha().raw().toBuffer();
    const at = (x: number) => [...pixels.subarray((32 * 96 + x) * 3, (32 * 96 + x) * 3 + 3)];
    for (const x of [0, 20, 47]) expect(at(x)).toEqual([0xcc, 0x33, 0x33]);
    for (const x of [56, 95]) expect(at(x)).toEqual([0x2b, 0x55, 0xe6]);
  });

  test('a model gets as many references as it takes, in their order, and the rest is told of', async () => {
    const blue = sharp({ create: { width: 8, height: 8, channels: 3, background: '#00f' } });
    const second = { bytes: await blue.png().toBuffer(), mediaType: 'image/png' };
    const few = { Model: 'gemini-2.5-flash-image', Capabilities: { MaxReferences: 2 } };
    const { standIn, make } = await open('google', speakGoogle, few);
    const { adjustments } = await make({ references: [second, reference, reference] });
    expect(adjustments).toContain('references_fewer');
    const sent = JSON.stringify(standIn.asked[0]!.json.contents);
    const places = [second, reference].map(({ bytes }) => sent.indexOf(Buffer.from(bytes).toString('base64')));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0]!);
    expect(sent.split('inlineData')).toHaveLength(3);
  });

  test('a picture that is edited comes back whole from a model of other proportions', async () => {
    const { make } = await open('google', speakGoogle, { Model: 'gemini-2.5-flash-image' });
    const { png, adjustments } = await make({ width: 50, height: 90, references: [reference], edits: true });
    const { width, height } = await sharp(png).metadata();
    expect({ width, height, adjustments }).toEqual({ width: 50, height: 90, adjustments: [] });
  });

  test.each([
    ['a1111', () => speakA1111, {}, '/sdapi/v1/extra-single-image', { upscaling_resize: 2 }],
    [
      'fal',
      speakFal,
      { Model: 'painters/large/fast', Capabilities: upscales },
      '/painters/large/fast',
      { upscale_factor: 2 },
    ],
    [
      'replicate',
      speakReplicate,
      { Model: 'painters/large', Capabilities: upscales },
      '/v1/models/painters/large/predictions',
      { input: { scale: 2 } },
    ],
  ] as const)('%s makes a picture larger', async (driver, speak, settings, path, body) => {
    const { standIn, make } = await open(driver, speak(), settings);
    await make({ width: 64, height: 64, references: [reference], upscale: 2 });
    expect(standIn.asked[0]!.path).toBe(path);
    expect(standIn.asked[0]!.json).toMatchObject(body);
  });

  test('google hears a ratio and gets reference pictures as inline parts', async () => {
    const { standIn, make } = await open('google', speakGoogle, { Model: 'gemini-2.5-flash-image' });
    await make({ width: 160, height: 90, references: [reference] });
    const { contents, generationConfig } = standIn.asked[0]!.json;
    expect(JSON.stringify(generationConfig)).toContain('"16:9"');
    expect(JSON.stringify(contents)).toContain(Buffer.from(reference.bytes).toString('base64'));
  });

  test('google declines content with an answer that holds no picture', async () => {
    const { standIn, make } = await open('google', speakGoogle, { Model: 'gemini-2.5-flash-image' });
    broken(standIn, { body: { candidates: [{ content: { parts: [] }, finishReason: 'IMAGE_SAFETY' }] } });
    expect((await failureOfMaking(make())).kind).toBe('refused_content');
  });

  test('google refuses a key with 400', async () => {
    const { standIn, make } = await open('google', speakGoogle, { Model: 'gemini-2.5-flash-image' });
    broken(standIn, googleKeyRefusal);
    expect((await failureOfMaking(make())).kind).toBe('key_refused');
  });

  test('comfyui fills the workflow, uploads references, and takes what was saved rather than a preview', async () => {
    const { standIn, make } = await open('comfyui', speakComfyUi(), { Workflow: workflowPath, Nodes: nodes });
    await make({ width: 61, height: 64, seed: 5, negative: 'blur', references: [reference] });
    const queued = standIn.asked.find(({ path }) => path === '/prompt')!.json.prompt as typeof workflow;
    expect(queued[6].inputs.text).toBe('a fox');
    expect(queued[7].inputs.text).toBe('blur');
    expect(queued[5].inputs).toMatchObject({ width: 64, height: 64, batch_size: 1 });
    expect(queued[3].inputs.seed).toBe(5);
    expect(queued[8].inputs.image).toBe('up.png');
  });

  test('comfyui tells of a workflow that failed', async () => {
    const speak = speakComfyUi({ fails: true });
    const { make } = await open('comfyui', speak, { Workflow: workflowPath, Nodes: nodes });
    expect((await failureOfMaking(make())).kind).toBe('other');
  });

  test.each([
    [
      'comfyui',
      speakComfyUi({ neverEnds: true }),
      { Workflow: workflowPath, Nodes: nodes },
      /history/,
      'POST',
      /queue/,
    ],
    ['fal', speakFal({ neverEnds: true }), { Model: 'painters/large/fast' }, /status/, 'PUT', /cancel/],
    ['replicate', speakReplicate({ neverEnds: true }), { Model: 'painters/large' }, /pred1/, 'POST', /cancel/],
  ] as const)('%s is told to stop what was queued', async (driver, speak, settings, running, method, stopping) => {
    const { standIn, make } = await open(driver, speak, settings);
    const stop = new AbortController();
    const making = make({}, stop.signal);
    await standIn.heard('GET', running);
    stop.abort(new Error('stopped'));
    await expect(making).rejects.toThrow('stopped');
    await standIn.heard(method, stopping);
  });

  test('a1111 paints over a reference, and takes a name and a password', async () => {
    const { standIn, make } = await open('a1111', speakA1111, { Key: 'ada:secret' });
    await make({ references: [reference], mask: await rightHalf() });
    const [asked] = standIn.asked;
    expect(asked!.path).toBe('/sdapi/v1/img2img');
    const mask = sharp(Buffer.from(String(asked!.json.mask), 'base64'));
    // White where it may change: half of what was painted lies left of the middle.
    const { data, info } = await mask.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[info.width - 1]]).toEqual([0, 255]);
    expect(asked!.json.denoising_strength).toBeGreaterThan(0.6);
    expect(asked!.headers.authorization).toBe(`Basic ${Buffer.from('ada:secret').toString('base64')}`);
  });

  test.each([
    'http://127.0.0.1:9/x.png',
    'https://127.0.0.1/x.png',
    'https://[::1]/x.png',
    'https://10.1.2.3/x.png',
    'file:///etc/passwd',
  ])('a picture at %s is not fetched', async (pictureAt) => {
    const { make } = await open('fal', speakFal({ pictureAt }), { Model: 'painters/large/fast' });
    expect((await failureOfMaking(make())).kind).toBe('garbage');
  });

  test('fal sends no key for a picture', async () => {
    const { standIn, make } = await open('fal', speakFal(), { Model: 'painters/large/fast' });
    await make();
    const fetched = standIn.asked.find(({ path }) => path.startsWith('/files/'));
    expect(fetched!.headers.authorization).toBeUndefined();
  });

  test('replicate runs a version of a model, and tells of content that was refused', async () => {
    const speak = speakReplicate({ error: 'NSFW content detected' });
    const { standIn, make } = await open('replicate', speak, { Model: 'painters/large:abc123' });
    expect((await failureOfMaking(make())).kind).toBe('refused_content');
    expect(standIn.asked[0]).toMatchObject({ path: '/v1/predictions', json: { version: 'abc123' } });
  });
});
