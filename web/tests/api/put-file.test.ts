import { ApiError, type Client, type UploadTicket } from '@easel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putFile } from '../../src/api/put-file.ts';
import { StoreUnreached } from '../../src/api/store-unreached.ts';

interface Sent {
  readonly url: string;
  readonly body: string;
}

let sent: Sent[] = [];
/** What is answered to the next requests, the rest by 200; `null` is a lost connection. */
let answers: (number | null)[] = [];

/** The few things of a browser's own that sending takes. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  readonly statusText = '';
  status = 0;
  responseText = '';
  #url = '';

  open(_method: string, url: string): void {
    this.#url = url;
  }

  setRequestHeader(): void {}

  async send(body: Blob): Promise<void> {
    const text = await body.text();
    sent.push({ url: this.#url, body: text });
    const status = answers.shift();
    if (status === null) return void this.dispatchEvent(new Event('error'));
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: text.length }));
    this.status = status ?? 200;
    this.dispatchEvent(new Event('load'));
  }
}

const meta = { width: 4, height: 3, thumbhash: 'x' };
const completed: string[] = [];
const client = {
  assets: { complete: async ({ assetId }: { assetId: string }) => (completed.push(assetId), meta) },
} as unknown as Client;
const ticket: UploadTicket = {
  assetId: 'a',
  uploadUrl: 'https://store.example/whole',
  method: 'PUT',
  headers: { 'content-type': 'image/png' },
  publicUrl: '/api/files/x.png',
  expiresAt: '',
};

beforeEach(() => {
  // Pauses end at once.
  vi.stubGlobal('setTimeout', queueMicrotask);
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  [sent, answers] = [[], []];
  completed.length = 0;
});

test('a store is tried again where it is away or slow, and then the server is asked to look', async () => {
  answers = [null, 503];
  expect(await putFile(client, ticket, new Blob(['content']))).toEqual(meta);
  expect(sent.map(({ body }) => body)).toEqual(['content', 'content', 'content']);
  expect(completed).toEqual(['a']);
});

test('what a store refuses is not tried again, and never completed', async () => {
  answers = [403];
  await expect(putFile(client, ticket, new Blob(['content']))).rejects.toBeInstanceOf(ApiError);
  expect([sent.length, completed]).toEqual([1, []]);
});

test('a store that a browser with a line does not reach is told apart from a line that is lost', async () => {
  const lost = [null, null, null];
  const file = new Blob(['content']);
  answers = [...lost];
  await expect(putFile(client, ticket, file)).rejects.toBeInstanceOf(StoreUnreached);
  answers = [...lost];
  await expect(putFile(client, { ...ticket, uploadUrl: '/api/assets/a/content' }, file)).rejects.toMatchObject({
    name: 'TypeError',
  });
  vi.stubGlobal('navigator', { onLine: false });
  answers = [...lost];
  await expect(putFile(client, ticket, file)).rejects.toMatchObject({ name: 'TypeError' });
});

test('a large file goes in parts, and only the part that failed goes twice', async () => {
  const urls = ['p1', 'p2', 'p3'].map((name) => `https://store.example/${name}`);
  answers = [200, null, 200, 200];
  const progress: number[] = [];
  const options = { progress: (count: number) => void progress.push(count) };
  await putFile(client, { ...ticket, parts: { bytes: 4, urls } }, new Blob(['aaaabbbbcc']), options);
  const bodies = sent.map(({ url, body }) => `${url.at(-1)} ${body}`).toSorted();
  expect(bodies).toHaveLength(4);
  expect([...new Set(bodies)]).toEqual(['1 aaaa', '2 bbbb', '3 cc']);
  expect([progress.at(-1), completed]).toEqual([10, ['a']]);
});
