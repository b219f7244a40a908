/** The client package against a real server: what it adds to the calls of the contract, and its example. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as openRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ApiError, createEasel, type CodeSent, type Easel, type Tokens } from '@easel/client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askFor, startFakeModels, type FakeModels } from './fake-models.ts';
import { openHouse, type House } from './house.ts';

let models: FakeModels;
let house: House;
let folder: string;
beforeAll(async () => {
  models = await startFakeModels({ chat: askFor(['Night', 'Day']) });
  house = await openHouse('sqlite', { worker: true, yaml: models.yaml });
  folder = mkdtempSync(join(tmpdir(), 'easel-poster-'));
});
afterAll(async () => {
  await house.leave();
  await models.close();
  rmSync(folder, { recursive: true });
});

const readCode = ({ devCode }: CodeSent) => devCode!;

/** Someone who is signed in, and every word that was said of their tokens. */
async function signedIn(email: string): Promise<{ easel: Easel; told: (Tokens | null)[] }> {
  const told: (Tokens | null)[] = [];
  const easel = createEasel({ baseUrl: house.baseUrl, onTokens: (tokens) => void told.push(tokens) });
  await easel.signIn(email, readCode);
  return { easel, told };
}

test('a session begins with a code, is told, goes on from its tokens, and ends', async () => {
  const { easel, told } = await signedIn('ada@example.org');
  expect((await easel.account.profile()).email).toBe('ada@example.org');
  const later = createEasel({ baseUrl: house.baseUrl, tokens: told[0]! });
  expect((await later.account.profile()).email).toBe('ada@example.org');
  await easel.signOut();
  expect(told).toEqual([{ accessToken: expect.any(String), refreshToken: expect.any(String) }, null]);
  await expect(easel.account.profile()).rejects.toMatchObject({ status: 401, errorCode: 'auth.required' });
});

test('an access token that has ended is renewed once, however many calls wait, and the new tokens are told', async () => {
  const { told } = await signedIn('bob@example.org');
  const ended = { ...told[0]!, accessToken: 'ended' };
  const renewals: (Tokens | null)[] = [];
  const easel = createEasel({
    baseUrl: house.baseUrl,
    tokens: ended,
    onTokens: (tokens) => void renewals.push(tokens),
  });
  await Promise.all([easel.projects.list(), easel.account.profile(), easel.models.list()]);
  expect(renewals).toHaveLength(1);
  expect(renewals[0]!.refreshToken).not.toBe(ended.refreshToken);
});

test('a session that is over says so once and for all', async () => {
  const told: (Tokens | null)[] = [];
  const easel = createEasel({
    baseUrl: house.baseUrl,
    tokens: { accessToken: 'ended', refreshToken: 'spent' },
    onTokens: (tokens) => void told.push(tokens),
  });
  await expect(easel.projects.list()).rejects.toMatchObject({ errorCode: 'auth.required' });
  await expect(easel.projects.list()).rejects.toBeInstanceOf(ApiError);
  expect(told).toEqual([null]);
});

test('a file goes up, and comes down byte for byte, or smaller', async () => {
  const { easel } = await signedIn('cleo@example.org');
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const gone: number[] = [];
  const made = await easel.upload(new Blob([new Uint8Array(bytes)], { type: 'image/png' }), {
    fileName: 'teal.png',
    progress: (sent) => gone.push(sent),
  });
  expect(made).toMatchObject({ width: 300, height: 200, contentType: 'image/png', bytes: bytes.length });
  expect(gone).toEqual([bytes.length]);
  expect(Buffer.from(await (await easel.download(made.url)).arrayBuffer())).toEqual(bytes);
  const small = await sharp(
    Buffer.from(await (await easel.download(made.url, { width: 64 })).arrayBuffer()),
  ).metadata();
  expect(small.width).toBe(64);
  const liar = new Blob(['no picture'], { type: 'image/png' });
  await expect(easel.upload(liar, { fileName: 'x.png' })).rejects.toMatchObject({ errorCode: 'asset.type_mismatch' });
  await expect(easel.download('/api/files/0000000000000000000000.png')).rejects.toMatchObject({ status: 404 });
});

/** Stands before the house and breaks every stream of events off in the midst of its third event. */
async function openCuttingProxy() {
  const lastIds: (string | undefined)[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = openRequest(house.baseUrl + url, { method, headers }, (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (!String(answer.headers['content-type']).startsWith('text/event-stream')) return void answer.pipe(outgoing);
      lastIds.push(headers['last-event-id'] as string | undefined);
      let events = 0;
      answer.on('data', (piece: Buffer) => {
        events += piece.includes('data:') ? 1 : 0;
        if (events > 2) outgoing.destroy();
        else outgoing.write(piece);
      });
      answer.on('end', () => outgoing.end());
    });
    // The stream behind is given up with the one in front.
    outgoing.on('close', () => onward.destroy());
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = () => void (proxy.closeAllConnections(), proxy.close());
  return { baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, lastIds, close };
}

test('a turn is followed through every break of the line, each event once and in order', async () => {
  const { easel, told } = await signedIn('dora@example.org');
  const { id, turnId } = await easel.projects.create({ prompt: 'Two posters', imageCount: 2 });
  const proxy = await openCuttingProxy();
  const behind = createEasel({ baseUrl: proxy.baseUrl, tokens: told[0]! });
  const seen: string[] = [];
  const ids: number[] = [];
  for await (const { id: place, event } of behind.followTurn(id, turnId!)) {
    seen.push(event.type);
    ids.push(Number(place));
  }
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(ids).size).toBe(ids.length);
  expect([seen[0], seen.at(-1)]).toEqual(['turn-started', 'turn-ended']);
  expect(seen.filter((type) => type === 'picture-placed')).toHaveLength(2);
  expect(proxy.lastIds.length).toBeGreaterThan(1);
  expect(proxy.lastIds[0]).toBeUndefined();
  proxy.close();
});

test('whom the server refuses a stream is told, and does not ask again', async () => {
  const { easel } = await signedIn('dora@example.org');
  const stream = easel.followTurn(crypto.randomUUID(), crypto.randomUUID());
  await expect(stream.next()).rejects.toMatchObject({ errorCode: 'project.not_found' });
});

test('the example makes a design and brings its pictures home', async () => {
  const example = resolve(import.meta.dirname, '../../packages/client/examples/poster.ts');
  const words = ['--server', house.baseUrl, '--email', 'eve@example.org', '--folder', folder, 'Two posters for tea'];
  const child = spawn(process.execPath, [example, ...words]);
  const [out, err, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toContain('drawing Night');
  expect(out).toContain('the turn is done');
  expect(readdirSync(folder).toSorted()).toEqual(['1.png', '2.png']);
  const picture = await sharp(readFileSync(join(folder, '1.png'))).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 512, height: 512 });
});

test('the example tells why the server refuses, and fails', async () => {
  const example = resolve(import.meta.dirname, '../../packages/client/examples/poster.ts');
  const words = ['--server', house.baseUrl, '--email', 'nobody', 'A poster'];
  const child = spawn(process.execPath, [example, ...words]);
  const [err, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([exitCode, err]).toEqual([1, expect.stringContaining('request.invalid')]);
});
