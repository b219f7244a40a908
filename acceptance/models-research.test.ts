import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { startOpenAiProvider, type Thought } from './stand-ins/openai-provider.ts';
import { writeSettings } from './stand-ins/settings-file.ts';
import { startWebService, type WebService } from './stand-ins/web-service.ts';
import { askFor, passSignIn, picturesShown } from './workbench.ts';

const [goodKey, badKey] = ['a-key-that-is-known', 'a-key-that-nobody-knows'];
const email = 'researcher@example.org';
/** Pages as an engine lists them; nothing on this machine is one that may be read. */
const pages = [
  { title: 'Silk Road', url: 'https://en.wikipedia.org/wiki/Silk_Road', content: 'A net of routes for trade.' },
  { title: 'Zhang Qian', url: 'https://www.history.example/zhang-qian', content: 'He left in 138 BC.' },
  { title: 'Fall of Constantinople', url: 'https://history.example/1453', content: 'It fell in 1453.' },
];

let product: Product;
let browser: Browser;
const services: WebService[] = [];
const searches: string[] = [];
beforeAll(async () => {
  const provider = await startOpenAiProvider({ key: goodKey, models: ['thinker-1', 'painter-1'], think });
  const engine = await startWebService(({ url }) => {
    searches.push(url.searchParams.get('q') ?? '');
    return { json: { results: pages } };
  });
  services.push(provider, engine);
  const model = (ID: string, Label: string, more: object) => {
    return { ID, Label, Driver: 'openai-compatible', BaseURL: `${provider.address}/v1/`, Key: goodKey, ...more };
  };
  const { environment } = writeSettings({
    Models: [
      model('aquarelle', 'Aquarelle', { Kind: 'image', Model: 'painter-1', Price: { PerImage: 0.04 } }),
      model('folio', 'Folio', { Kind: 'image', Model: 'painter-1', Key: badKey }),
      model('quay', 'Quay', { Kind: 'image', Model: 'painter-9' }),
      model('thinker', 'Thinker', { Kind: 'chat', Model: 'thinker-1' }),
    ],
    WebSearch: { Driver: 'searxng', BaseURL: engine.address },
    Limits: { Enabled: false },
  });
  [product, browser] = await Promise.all([startProduct(environment), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await Promise.all(services.map((service) => service.close()));
});

/** Searches where it may and is asked for history; draws one poster; cites what it found. */
function think(results: number, said: string): Thought {
  const searching = said.includes('history');
  if (searching && results === 0) return { text: 'I look it up.', call: searchFor('Silk Road dates') };
  const picture = { title: 'Silk Road', prompt: 'A caravan at dusk' };
  const input = { brief: 'One poster', size: '512x512', pictures: [picture] };
  if (results === (searching ? 1 : 0)) return { text: 'Two dates carry it.', call: { name: 'make_pictures', input } };
  return { text: searching ? 'Zhang Qian left in 138 BC [2]; the road closed in 1453 [3].' : 'A plainer one.' };
}
const searchFor = (query: string) => ({ name: 'search_web', input: { query } });

const rowOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label }).first();

test('models are tested where they stand, and what one adds is written for the settings file', async () => {
  const { page, troubles } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${product.address}/models`);
  await passSignIn(page, email);
  for (const name of ['Aquarelle', 'Folio', 'Quay']) await page.getByRole('button', { name: `Test ${name}` }).click();
  await rowOf(page, 'Aquarelle')
    .getByText(/^Ready, /)
    .waitFor();
  await rowOf(page, 'Aquarelle').getByRole('img', { name: 'The picture that the test made' }).waitFor();
  await rowOf(page, 'Folio').getByText('The key was refused').waitFor();
  await rowOf(page, 'Quay').getByText('The provider does not know painter-9').waitFor();
  await page.getByRole('button', { name: 'Test the web search' }).click();
  // It answers, and lists nothing that this machine may read.
  await rowOf(page, 'SearXNG').getByText('found pages').waitFor();
  await rowOf(page, 'SearXNG').getByText('None of the pages could be read').waitFor();
  expect(await page.content()).not.toContain(badKey);
  expect(await page.content()).not.toContain(goodKey);

  await page.getByRole('button', { name: 'Add a model' }).click();
  await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'fal' });
  const copy = page.getByRole('button', { name: 'Copy the lines' });
  await expect.poll(() => copy.isDisabled()).toBe(true);
  await page.getByLabel('Name that people read').fill('Flux');
  await page.getByLabel('Model', { exact: true }).fill('fal-ai/flux/dev');
  await page.getByLabel('Variable with the key').fill('0f9e8d7c-6b5a-4f3e-2d1c-0b9a8f7e6d5c:4a3b2c1d');
  await page.getByText('This looks like the key itself.').waitFor();
  await expect.poll(() => copy.isDisabled()).toBe(true);
  await page.getByLabel('Variable with the key').fill('FAL_KEY');
  // As where the page comes without encryption.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
  await copy.click();
  await page.getByText('The lines are marked').waitFor();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('KeyEnv: FAL_KEY');
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await copy.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'Models:',
      '  - ID: flux',
      '    Label: Flux',
      '    Kind: image',
      '    Driver: fal',
      '    Model: fal-ai/flux/dev',
      '    KeyEnv: FAL_KEY',
    ].join('\n'),
  );
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'models-add');
  await page.getByRole('heading', { name: 'Models', exact: true }).scrollIntoViewIfNeeded();
  await saveScreenshot(page, 'models');
  // Where this server can look nothing up, nothing offers it.
  await page.route('**/api/web-search', (route) => route.fulfill({ json: { driver: 'none', host: null } }));
  await page.goto(product.address);
  await page.getByRole('button', { name: /^Model: / }).waitFor();
  expect(await page.getByRole('button', { name: 'Web search' }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('where a search is allowed the answer names its pages, for good; where it is not, nothing is asked', async () => {
  const { page, troubles } = await openPage(browser);
  await page.goto(product.address);
  await passSignIn(page, email);
  const allow = page.getByRole('button', { name: 'Web search' });
  await allow.click();
  const before = searches.length;
  await askFor(page, 'A poster on the history of the Silk Road');
  const sources = page.getByRole('region', { name: 'Sources' });
  await sources.waitFor();
  await page.getByText('Looked up “Silk Road dates”').waitFor();
  await page.getByText('3 pages found, 0 read.').waitFor();
  expect(searches.slice(before)).toEqual(['Silk Road dates']);
  await picturesShown(page, 1);
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'research');

  await page.reload();
  await sources.waitFor();
  await expect.poll(() => allow.getAttribute('aria-pressed')).toBe('true');
  const cited = page.getByRole('link', { name: 'Source 3: Fall of Constantinople, history.example' });
  for (const link of [cited, sources.getByRole('link', { name: 'Zhang Qian history.example' })]) {
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  await expect.poll(() => cited.getAttribute('href')).toBe(pages[2]!.url);
  await expect.poll(() => sources.getByRole('link').count()).toBe(2);
  await sources.getByRole('button', { name: 'All 3' }).click();
  await expect.poll(() => sources.getByRole('link').count()).toBe(3);

  await allow.click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Plainer, please');
  await page.keyboard.press('Enter');
  await page.getByText('A plainer one.').waitFor();
  expect(searches.slice(before)).toEqual(['Silk Road dates']);
  expect(troubles).toEqual([]);
});

test('in Chinese, in the dark, on a small phone', async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page, troubles } = await openPage(browser, { ...phone, locale: 'zh-CN', colorScheme: 'dark' });
  await page.goto(`${product.address}/models`);
  await passSignIn(page, email);
  await page.getByRole('button', { name: '测试Folio' }).click();
  await rowOf(page, 'Folio').getByText('密钥被拒绝').waitFor();
  await page.getByRole('button', { name: '添加模型' }).click();
  await page.getByRole('combobox', { name: '服务商' }).selectOption({ label: 'ComfyUI' });
  expect(await violationsOf(page)).toEqual([]);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBe(0);
  await saveScreenshot(page, 'models-phone-chinese-dark');
  await page.goto(product.address);
  await page.getByRole('button', { name: '联网搜索' }).click();
  await askFor(page, '一张海报：丝绸之路 history');
  await page.getByRole('region', { name: '来源' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await wider()).toBe(0);
  await saveScreenshot(page, 'research-phone-chinese-dark');
  expect(troubles).toEqual([]);
});
