import { afterEach, describe, expect, test } from 'vitest';
import { askForPicture } from '../src/platform/models/ask-for-picture.ts';
import { download } from '../src/platform/models/drivers/download.ts';
import { openModels } from '../src/platform/models/open-models.ts';
import { startStandIn, type Said, type Speak } from './providers/stand-in.ts';

const key = 'canary-key-0123456789-tail';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

/** A provider that hands out addresses of pictures, in the form of OpenAI. */
async function open(driver: 'openai' | 'openai-compatible', addressFor: (url: string) => string, file: Said = {}) {
  const speak: Speak = ({ method, path }, { url, picture }) => {
    if (method === 'POST') return { body: { created: 1, data: [{ url: addressFor(url) }] } };
    return path === '/files/1.png' ? { headers: { 'content-type': 'image/png' }, body: picture, ...file } : undefined;
  };
  const standIn = await startStandIn(speak);
  const settings = { ID: 'p', Label: 'P', Kind: 'image', Driver: driver, Model: 'm', Key: key } as const;
  const models = openModels([{ ...settings, BaseURL: standIn.url }]);
  closing.push(standIn.close, models.close);
  const demand = { prompt: 'a fox', width: 64, height: 64 };
  const making = askForPicture(models.picture('p')!, demand, new AbortController().signal);
  return { standIn, making };
}

describe('pictures of the openai protocol that come as addresses', () => {
  test('are fetched from the provider itself', async () => {
    const { standIn, making } = await open('openai-compatible', (url) => `${url}/files/1.png`);
    expect((await making).png.byteLength).toBeGreaterThan(0);
    expect(standIn.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/images/generations',
      'GET /files/1.png',
    ]);
  });

  test.each([
    'http://127.0.0.1:9/x.png',
    'https://127.0.0.1/x.png',
    'https://localhost/x.png',
    'https://[::ffff:10.0.0.1]/x.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/x.png',
    'file:///etc/passwd',
  ])('are not fetched from %s', async (address) => {
    const { standIn, making } = await open('openai-compatible', () => address);
    await expect(making).rejects.toMatchObject({ name: 'ModelFailure', kind: 'garbage' });
    expect(standIn.asked).toHaveLength(1);
  });

  test('count as none when their address answers something else', async () => {
    const page = { headers: { 'content-type': 'text/html' }, body: '<html></html>' };
    const { making } = await open('openai-compatible', (url) => `${url}/files/1.png`, page);
    await expect(making).rejects.toMatchObject({ kind: 'garbage', detail: 'web_page' });
  });
});

describe('an address in an answer', () => {
  const nowhere = new AbortController().signal;
  const provider = { baseUrl: 'https://provider.example/v1', fetch: () => Promise.reject(new Error('not asked')) };

  test.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['::1']],
    ['a private address behind a public one', ['8.8.8.8', '192.168.0.1']],
  ])('whose name leads to %s is not followed', async (_, addresses) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return addresses;
    };
    const fetching = download('https://pictures.example/1.png', { ...provider, resolve }, nowhere);
    await expect(fetching).rejects.toMatchObject({ kind: 'garbage', detail: 'private_picture' });
    expect(asked).toEqual(['pictures.example']);
  });

  test('of a name that nobody knows is no answer', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const fetching = download('https://pictures.example/1.png', { ...provider, resolve }, nowhere);
    await expect(fetching).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('may be the picture itself', async () => {
    const bytes = await download(`data:image/png;base64,${Buffer.from('abc').toString('base64')}`, provider, nowhere);
    expect(Buffer.from(bytes).toString()).toBe('abc');
  });

  test.each(['', 'nonsense', 'data:text/html;base64,PGI+'])('“%s” is none', async (address) => {
    await expect(download(address, provider, nowhere)).rejects.toMatchObject({ kind: 'garbage' });
  });
});
