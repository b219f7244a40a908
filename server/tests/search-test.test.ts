import { createClient, type SearchTest } from '@easel/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { PageReader } from '../src/platform/page-reader/page-reader.ts';
import { openHouse } from './house.ts';
import { openOtherService, type Said } from './other-service.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const key = 'canary-key-0123456789-tail';
const page = '<html><head><title>T</title></head><body><article><p>Words of the page.</p></article></body></html>';

async function open(driver: string, { answer, wild = true }: { answer?: Said | 'silence'; wild?: boolean } = {}) {
  const pages = await openOtherService(({ path }) =>
    path === '/empty' ? { status: 404 } : { headers: { 'content-type': 'text/html' }, body: page },
  );
  const service = await openOtherService(() => {
    if (answer !== undefined) return answer;
    const found = ['empty', 'one'].map((path) => ({ title: `Page ${path}`, url: `${pages.url}/${path}` }));
    return { body: { results: found, web: { results: found } } };
  });
  const bounds = { maxBytes: 100_000, maxRunes: 200, timeoutMs: 20_000, concurrency: 2 };
  const pageReader = new PageReader(bounds, { allowedOrigins: wild ? [pages.url] : [], cleaningMs: 30_000 });
  const settings = `Driver: ${driver}, BaseURL: '${service.url}', Key: ${key}, TimeoutSeconds: ${answer === 'silence' ? 0.1 : 20}`;
  const yaml = driver === 'none' ? 'WebSearch: { Driver: none }' : `WebSearch: { ${settings} }`;
  const house = await openHouse('sqlite', { yaml, pageReader });
  closing.push(pages.close, service.close, () => pageReader.close(), house.leave);
  return { house, service, ada: await house.signIn('ada@example.org') };
}

describe('the test of the search', () => {
  test('asks for something well known, reads what it finds, and names the service', async () => {
    const { ada, service } = await open('searxng');
    expect(await ada.webSearch.about()).toEqual({ driver: 'searxng', host: new URL(service.url).host });
    const tested = await ada.webSearch.test();
    expect(tested).toMatchObject({ ok: true, found: [{ title: 'Page empty' }, { title: 'Page one' }] });
    expect(tested.steps.map(({ name, ok }) => [name, ok])).toEqual([
      ['search', true],
      ['page', true],
    ]);
    expect(service.asked.map(({ query }) => query.q)).toEqual(['Silk Road']);
  });

  test.each<[string, Said | 'silence', SearchTest['problem']]>([
    ['brave', { status: 401, body: `{"error":"${key}"}` }, 'key_refused'],
    ['brave', { status: 422, body: '{}' }, 'key_refused'],
    ['tavily', { status: 401, body: '{}' }, 'key_refused'],
    ['tavily', { status: 432, body: '{}' }, 'rate_limited'],
    ['searxng', { status: 403, body: '' }, 'no_json'],
    ['searxng', { status: 404, body: '' }, 'no_such_address'],
    ['searxng', { status: 301, headers: { location: 'https://elsewhere.example/' } }, 'redirect'],
    ['wikipedia', { body: '{"error":{"code":"ratelimited","info":"x"}}' }, 'other'],
    ['wikipedia', { status: 429, body: '' }, 'rate_limited'],
    ['wikipedia', { body: '<html>' }, 'garbage'],
    ['wikipedia', { body: '{}' }, 'nothing_found'],
    ['wikipedia', { status: 500, body: '' }, 'other'],
    ['wikipedia', 'silence', 'timeout'],
  ])('with %s answering %j says %s', async (driver, answer, problem) => {
    const { ada } = await open(driver, { answer });
    const tested = await ada.webSearch.test();
    expect(tested).toMatchObject({ ok: false, problem, steps: [{ name: 'search', ok: false }] });
    expect(JSON.stringify(tested)).not.toContain('0123456789-tail');
  });

  test('says when nobody is there, and when pages cannot be read', async () => {
    const { ada, service } = await open('searxng', { wild: false });
    expect(await ada.webSearch.test()).toMatchObject({ ok: false, problem: 'page_unread' });
    await service.close();
    closing.splice(1, 1);
    expect(await ada.webSearch.test()).toMatchObject({ ok: false, problem: 'unreachable' });
  });

  test('is for those who signed in, where there is a search, a few times a minute', async () => {
    const { ada, house } = await open('wikipedia', { answer: { status: 500, body: '' } });
    const anyone = createClient({ baseUrl: house.baseUrl });
    await expect(anyone.webSearch.about()).rejects.toMatchObject({ status: 401 });
    await expect(anyone.webSearch.test()).rejects.toMatchObject({ status: 401 });
    for (let time = 0; time < 4; time++) await ada.webSearch.test();
    await expect(ada.webSearch.test()).rejects.toMatchObject({ errorCode: 'request.too_many' });
    const off = (await open('none')).ada;
    expect(await off.webSearch.about()).toEqual({ driver: 'none', host: null });
    await expect(off.webSearch.test()).rejects.toMatchObject({ errorCode: 'search.off' });
  });
});
