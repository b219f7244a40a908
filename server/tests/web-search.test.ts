import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../src/config/read-settings.ts';
import { openWebSearch } from '../src/platform/web-search/open-web-search.ts';
import { openOtherService, type OtherService } from './other-service.ts';

let service: OtherService;
beforeEach(async () => {
  service = await openOtherService();
});
afterEach(() => service.close());

type Driver = Parameters<typeof openWebSearch>[0];
const never = AbortSignal.timeout(60_000);
const open = (driver: Driver, { maxResults = 6, timeoutMs = 20_000 } = {}) =>
  openWebSearch(driver, {
    baseUrl: `${service.url}/`,
    key: 'the key',
    maxResults,
    bounds: { timeoutMs, maxBytes: 200_000 },
  });
const pages = [
  { title: 'One', url: 'https://example.org/1', snippet: 'first' },
  { title: 'Two', url: 'https://example.org/2', snippet: 'second' },
];

/** How each service would answer these pages. */
const formats: Record<Driver, { path: string; body: (found: typeof pages) => unknown }> = {
  wikipedia: {
    path: '/w/api.php',
    body: (found) => ({
      batchcomplete: true,
      query: {
        pages: found
          .map(({ title, url, snippet }, at) => ({
            pageid: 9 - at,
            ns: 0,
            title,
            index: at + 1,
            fullurl: url,
            extract: snippet,
          }))
          .reverse(),
      },
    }),
  },
  searxng: {
    path: '/search',
    body: (found) => ({
      query: 'q',
      results: found.map(({ title, url, snippet }) => ({ title, url, content: snippet, engine: 'x' })),
    }),
  },
  brave: {
    path: '/web/search',
    body: (found) => ({
      type: 'search',
      web: {
        results: found.map(({ title, url, snippet }) => ({ title, url, description: `<strong>${snippet}</strong>` })),
      },
    }),
  },
  tavily: {
    path: '/search',
    body: (found) => ({
      query: 'q',
      results: found.map(({ title, url, snippet }) => ({ title, url, content: snippet, score: 0.9 })),
    }),
  },
};

describe.each(Object.keys(formats) as Driver[])('%s', (driver) => {
  const { path, body } = formats[driver];

  test('finds pages in their order', async () => {
    service.answering = () => ({ body: body(pages) });
    expect(await open(driver).search(' the   bridge ', { language: 'en', signal: never })).toEqual(pages);
    const [asked] = service.asked;
    expect(asked).toMatchObject({ path, method: driver === 'tavily' ? 'POST' : 'GET' });
    expect(`${JSON.stringify(asked?.query)}${asked?.body}`).toContain('"the bridge"');
  });

  test('takes no more than it may, nothing twice, and only addresses of the Web', async () => {
    const odd = ['javascript:alert(1)', 'file:///etc/passwd', 'nonsense', `https://example.org/${'a'.repeat(3000)}`];
    const found = [...odd.map((url) => ({ ...pages[0]!, url })), pages[0]!, pages[0]!, ...pages];
    const more = Array.from({ length: 30 }, (_, at) => ({ ...pages[0]!, url: `https://example.org/more/${at}` }));
    service.answering = () => ({ body: body([...found, ...more]) });
    const results = await open(driver, { maxResults: 4 }).search('q', { language: 'en', signal: never });
    expect(results).toHaveLength(4);
    expect(results.slice(0, 2)).toEqual(pages);
    const long = { title: 't'.repeat(9999), url: 'https://example.org/', snippet: '字'.repeat(9999) };
    service.answering = () => ({ body: body([long]) });
    const [cut] = await open(driver).search('q', { language: 'en', signal: never });
    expect([cut?.title.length, cut?.snippet.length]).toEqual([300, 600]);
  });

  test.each([
    ['an empty object', {}],
    ['results of another kind', { results: 7, query: { pages: 'x' }, web: [] }],
    [
      'results that are nothing',
      { results: [null, 1, {}], query: { pages: [null, {}] }, web: { results: [null, {}] } },
    ],
  ])('finds nothing in %s', async (_, answer) => {
    service.answering = () => ({ body: answer });
    expect(await open(driver).search('q', { language: 'zh', signal: never })).toEqual([]);
  });

  test.each([
    ['an error', { status: 500, body: '{}' }],
    ['a refusal', { status: 401, body: '{"error":"no key"}' }],
    ['too many requests', { status: 429, body: '{}' }],
    ['garbage', { body: '<html>' }],
    ['a list', { body: '[]' }],
    ['too much', { body: JSON.stringify({ results: 'x'.repeat(300_000) }) }],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }],
  ])('says so after %s, and does not tell the key', async (_, answer) => {
    service.answering = () => answer;
    const failure = await open(driver)
      .search('q', { language: 'en', signal: never })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'NoAnswer' });
    expect(String(failure)).not.toContain('the key');
    expect(service.asked).toHaveLength(1);
  });

  test('does not wait for ever, and not at all for one who has stopped', async () => {
    service.answering = () => 'silence';
    const slow = open(driver, { timeoutMs: 50 }).search('q', { language: 'en', signal: never });
    await expect(slow).rejects.toThrow('did not answer in time');
    const stop = new AbortController();
    service.answering = () => {
      stop.abort(new Error('enough'));
      return 'silence';
    };
    await expect(open(driver).search('q', { language: 'en', signal: stop.signal })).rejects.toThrow('enough');
  });
});

test('each service is asked with its key and in the language of the words', async () => {
  service.answering = () => ({ body: {} });
  for (const driver of ['searxng', 'brave', 'tavily'] as const)
    await open(driver).search('桥', { language: 'zh', signal: never });
  const [searxng, brave, tavily] = service.asked;
  expect(searxng?.query).toEqual({ q: '桥', format: 'json', language: 'zh-CN' });
  expect(brave?.query).toEqual({ q: '桥', count: '6', search_lang: 'zh-hans' });
  expect(brave?.headers['x-subscription-token']).toBe('the key');
  expect(tavily?.headers.authorization).toBe('Bearer the key');
  expect(JSON.parse(tavily?.body ?? '')).toEqual({ query: '桥', max_results: 6 });
});

test('the settings say what a driver lacks', () => {
  expect(readSettings('', {}).WebSearch).toEqual({
    Driver: 'wikipedia',
    MaxResults: 6,
    MaxPageContentRunes: 6000,
    MaxPageBytes: 2_097_152,
    Concurrency: 4,
    TimeoutSeconds: 10,
  });
  expect(() => readSettings('WebSearch: { Driver: searxng }', {})).toThrow('WebSearch.BaseURL: ');
  expect(() => readSettings('WebSearch: { Driver: brave }', {})).toThrow('WebSearch.Key: ');
  expect(() => readSettings('WebSearch: { Driver: tavily }', {})).toThrow('WebSearch.Key: ');
  expect(readSettings('WebSearch: { Driver: brave, KeyEnv: K }', { K: 'k' }).WebSearch.Key).toBe('k');
});
