import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs, enterBlank } from './enter.ts';
import { startProduct, type Product } from './product.ts';
import { startOpenAiProvider, type Thought } from './stand-ins/openai-provider.ts';
import { writeSettings, type SettingsFile } from './stand-ins/settings-file.ts';
import type { WebAnswer, WebService } from './stand-ins/web-service.ts';
import { elementsOf, givePictures, picturesShown, savedWords } from './workbench.ts';

const key = 'a-key-that-is-known';
let product: Product;
let browser: Browser;
let provider: WebService;
let settings: SettingsFile;
/** What the painter was asked for, in the order of asking. */
const painted: string[] = [];
let paint: (prompt: string) => Promise<WebAnswer | undefined> = async () => undefined;
let fault: WebAnswer | undefined;

beforeAll(async () => {
  provider = await startOpenAiProvider({
    key,
    models: ['thinker-1', 'painter-1', 'sketcher-1'],
    think,
    fault: async () => fault,
    paint: (prompt) => {
      painted.push(prompt);
      return paint(prompt);
    },
  });
  const model = (ID: string, Label: string, more: object) => {
    return { ID, Label, Driver: 'openai-compatible', BaseURL: `${provider.address}/v1/`, Key: key, ...more };
  };
  settings = writeSettings({
    Models: [
      model('aquarelle', 'Aquarelle', { Kind: 'image', Model: 'painter-1', Parallel: 1, Price: { Credits: 4 } }),
      model('sketch', 'Sketch', { Kind: 'image', Model: 'sketcher-1', Parallel: 1 }),
      model('thinker', 'Thinker', { Kind: 'chat', Model: 'thinker-1' }),
    ],
    Credits: { Enabled: true, MonthlyAllowance: 40 },
    Jobs: { LeaseSeconds: 1 },
    Limits: { Enabled: false },
  });
  [product, browser] = await Promise.all([startProduct(settings.environment), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await provider?.close();
  settings?.remove();
});

/** One picture for each animal that the message names. */
function think(results: number, said: string): Thought {
  const animals = ['fox', 'owl', 'hare', 'wren', 'seal', '狐狸', '猫头鹰'].filter((animal) => said.includes(animal));
  if (results > 0) return { text: /狐狸/.test(said) ? '做好了。' : 'Tell me which one to take further.' };
  const pictures = animals.map((animal) => ({ title: `The ${animal}`, prompt: `A ${animal} in the snow, at dusk` }));
  const chinese = animals.map((animal) => ({ title: animal, prompt: `雪地黄昏里的${animal}，水彩` }));
  const zh = /狐狸/.test(said);
  const input = { brief: zh ? '两张水彩' : 'Animals in winter', size: '512x512', pictures: zh ? chinese : pictures };
  return { text: zh ? '两张一组，同一种光。' : 'One light for all of them.', call: { name: 'make_pictures', input } };
}

const say = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: /^(Message|消息)$/ }).fill(words);
  await page.keyboard.press('Enter');
};
const asksFirst = (page: Page) => page.getByRole('button', { name: /^(Show me the plan first|先给我看方案)$/ });
/** Waits until this many pictures stand on the canvas, wherever one was looking. */
const allShown = async (page: Page, count: number) => {
  await page.getByRole('button', { name: 'Fit everything' }).click();
  await picturesShown(page, count);
};
/** Holds the painter back from the picture that shows this, until let go. */
function holdBack(what: string) {
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<undefined>();
  paint = (prompt) => {
    if (!prompt.includes(what)) return Promise.resolve(undefined);
    reached.resolve();
    return letGo.promise;
  };
  return { reached: reached.promise, letGo: () => letGo.resolve(undefined) };
}

test('a plan is changed before it is made, a turn stopped, killed and taken up again, and a lost picture made alone', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, product.address, 'keeper@example.org');
  const address = page.url();
  await asksFirst(page).click();
  await say(page, 'Winter cards: fox, owl and hare');
  const plan = page.getByRole('region', { name: 'The plan' });
  await plan.getByText('12 credits').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'plan-light');

  // Nothing holds it: neither the window nor the server needs to live for it to wait.
  await page.goto('about:blank');
  await product.kill();
  await product.restart();
  await page.goto(address);
  await plan.getByText('12 credits').waitFor();
  await expect.poll(() => asksFirst(page).getAttribute('aria-pressed')).toBe('true');
  await plan.getByRole('button', { name: 'Leave The owl out' }).press('Enter');
  await plan.getByText('8 credits').waitFor();
  await plan.getByRole('textbox', { name: 'What The fox will show' }).fill('A fox asleep under a fir');
  await plan.getByRole('button', { name: /^Model/ }).click();
  await page.getByRole('button', { name: 'Sketch' }).click();
  await plan.getByText('2 credits').waitFor();
  await saveScreenshot(page, 'plan-changed');
  expect(painted).toEqual([]);
  await plan.getByRole('button', { name: 'Make 2 pictures' }).press('Enter');
  await allShown(page, 2);
  await page.getByText('Made 2 pictures').first().waitFor();
  await plan.waitFor({ state: 'detached' });
  expect(painted).toEqual(['A fox asleep under a fir', 'A hare in the snow, at dusk']);

  // Stopped with one picture of two: it stays, and the other one can be had after all, also after a reload.
  await asksFirst(page).click();
  const slow = holdBack('seal');
  await say(page, 'Now a wren and a seal');
  await slow.reached;
  await allShown(page, 3);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Stopped', { exact: true }).first().waitFor();
  slow.letGo();
  await page.reload();
  await allShown(page, 3);
  await saveScreenshot(page, 'turn-stopped');
  await page.getByRole('button', { name: 'The seal, not made. Make it now' }).click();
  await allShown(page, 4);
  await page.getByText('Made 2 pictures').nth(1).waitFor();
  expect(painted.slice(2)).toEqual(['wren', 'seal', 'seal'].map((animal) => `A ${animal} in the snow, at dusk`));

  // The machine dies over the second picture: the first is not asked for again.
  const fatal = holdBack('hare');
  await say(page, 'Once more, an owl and a hare');
  await fatal.reached;
  await allShown(page, 5);
  await page.goto('about:blank');
  await product.kill();
  paint = async (prompt) => (prompt.includes('hare') ? { json: { error: { message: 'no' } }, status: 400 } : undefined);
  fatal.letGo();
  await product.restart();
  await page.goto(address);
  await page.getByRole('button', { name: 'Try this one again' }).waitFor();
  await page.getByText(/^The hare 2: The model/).waitFor();
  expect(painted.slice(5)).toEqual(['owl', 'hare', 'hare'].map((animal) => `A ${animal} in the snow, at dusk`));
  await saveScreenshot(page, 'picture-lost');
  expect(await violationsOf(page)).toEqual([]);

  // What failed is made alone.
  paint = async () => undefined;
  await page.getByRole('button', { name: 'Try this one again' }).click();
  await allShown(page, 6);
  await page.getByText('Made 2 pictures').nth(2).waitFor();
  expect(painted).toHaveLength(9);
  expect(troubles.filter((trouble) => !/ERR_CONNECTION|ERR_INCOMPLETE|ERR_NETWORK/.test(trouble))).toEqual([]);

  await page.getByRole('button', { name: 'More about this project' }).click();
  await page.getByRole('menuitem', { name: 'Credits used' }).click();
  const used = page.getByRole('dialog', { name: 'Credits used' });
  await used.getByRole('row', { name: 'Keeper 18' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'project-credits');

  // Two by the sketcher, four by the painter at four credits each; what was lost or stopped cost nothing.
  await page.goto(`${product.address}/account`);
  const credits = page.getByRole('region', { name: 'Credits' });
  await credits.getByText('22 of 40 left').waitFor();
  await credits.getByText('18', { exact: true }).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'account-credits');
});

test('what failed as a whole is tried again with the pictures that it points at', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, product.address, 'again@example.org');
  await givePictures(page, [{ name: 'Vase.png', width: 300, height: 200, colour: '#cc5533' }], { x: 400, y: 400 });
  await picturesShown(page, 1);
  await savedWords(page);
  await elementsOf(page).first().click();
  fault = { json: { error: { message: 'no' } }, status: 400 };
  await say(page, 'A hare in the colours of this');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  fault = undefined;
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest((request) => request.url().endsWith('/agent/chat'));
  await again.click();
  expect((await sent).postDataJSON()).toMatchObject({ references: [{ nodeId: expect.any(String) }] });
  await page.getByText('Made 1 picture').first().waitFor();
  expect(troubles).toEqual([]);
});

test('a picture that the line lost on its way shows once the line is back, on the canvas and in the panel', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, product.address, 'lost.line@example.org');
  await page.route('**/api/files/**', (route) => route.abort());
  await say(page, 'Just a wren');
  await page.getByText('Made 1 picture').first().waitFor();
  await page.getByText('This picture cannot be loaded').first().waitFor();
  const missing = () =>
    page.evaluate(() => {
      const pictures = document.querySelectorAll<HTMLImageElement>('main img[src^="/api/files/"]');
      return [...pictures].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
    });
  expect(await missing()).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await allShown(page, 1);
  await expect.poll(missing).toBe(0);
  expect(troubles.filter((trouble) => !/ERR_FAILED|ERR_INTERNET|ERR_NETWORK/.test(trouble))).toEqual([]);
});

test('in Chinese, in the dark, on a phone: the plan is read, and dropped', async () => {
  const { page, troubles } = await openPage(browser, {
    locale: 'zh-CN',
    colorScheme: 'dark',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  await enterAs(page, product.address, 'mei.plans@example.org');
  await asksFirst(page).click();
  await page.getByRole('textbox', { name: /^描述/ }).fill('冬日卡片：狐狸和猫头鹰');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  const plan = page.getByRole('region', { name: '方案' });
  await plan.waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: '消息' }).first().tap();
  await plan.getByText('8 点').waitFor();
  await plan.scrollIntoViewIfNeeded();
  await saveScreenshot(page, 'plan-phone-zh-dark');
  expect(await violationsOf(page)).toEqual([]);
  const asked = painted.length;
  await plan.getByRole('button', { name: '放弃方案' }).click();
  await page.getByText('方案已放弃').first().waitFor();
  await saveScreenshot(page, 'plan-dropped-zh-dark');
  expect(painted).toHaveLength(asked);
  await page.goto(`${product.address}/account`);
  const left = page.getByRole('region', { name: '点数' }).getByText('还剩 40 点');
  await left.scrollIntoViewIfNeeded();
  await saveScreenshot(page, 'account-credits-zh-dark');
  expect(troubles).toEqual([]);
});
