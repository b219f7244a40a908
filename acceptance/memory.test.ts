import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { writeSettings } from './stand-ins/settings-file.ts';
import { startWebService, type WebService } from './stand-ins/web-service.ts';
import { openBlank, passSignIn } from './workbench.ts';

const pages = [{ title: 'Silk Road', url: 'https://history.example/silk', content: 'Zhang Qian left in 138 BC.' }];

let product: Product;
let browser: Browser;
let engine: WebService;
beforeAll(async () => {
  engine = await startWebService(() => ({ json: { results: pages } }));
  const { environment } = writeSettings({
    WebSearch: { Driver: 'searxng', BaseURL: engine.address },
    Limits: { Enabled: false },
  });
  [product, browser] = await Promise.all([startProduct(environment), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await engine?.close();
});

const expectNoViolations = async (page: Page) => {
  // The names of buttons that one points at float outside of every region, and go when the pointer goes on moving elsewhere.
  await page.mouse.move(0, 0);
  for (let x = 1; (await page.getByRole('tooltip').count()) > 0; x = 1 - x) await page.mouse.move(x, 0);
  expect(await violationsOf(page)).toEqual([]);
};
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^(Message|消息)$/ }).fill(text);
  await page.keyboard.press('Enter');
};

test('a decision of one conversation binds the next, is changed and forgotten on its page, and earlier research is found', async () => {
  const { page, troubles } = await openPage(browser);
  await page.goto(product.address);
  await passSignIn(page, 'rememberer@example.org');
  await openBlank(page);
  await page.getByRole('list', { name: 'Ways to begin' }).waitFor();
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src^="/inspirations/"]')];
    return pictures.length === 3 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await saveScreenshot(page, 'empty-conversation');
  await say(page, 'From now on always use navy and cream.');
  await page.getByText('Remembered for this project').waitFor();
  await page.getByText('Noted. I keep to it in this project from now on.').waitFor();
  await expectNoViolations(page);
  await saveScreenshot(page, 'memory-note');

  await page.getByRole('button', { name: 'New conversation' }).click();
  await say(page, 'A poster for a tea house');
  await page.getByText('As decided earlier: “From now on always use navy and cream”.').waitFor();

  await page.getByRole('button', { name: 'Memory of this project' }).click();
  const project = page.getByRole('region', { name: 'This project' });
  await project.getByRole('button', { name: 'Change “From now on always use navy and cream”' }).click();
  await page.keyboard.type('Always use teal and sand');
  await page.keyboard.press('Enter');
  await project.getByText('Always use teal and sand', { exact: true }).waitFor();
  const own = page.getByRole('region', { name: 'All your projects' });
  const field = own.getByRole('textbox', { name: 'Write something down' });
  await field.fill('Sign everything with A.L.');
  await field.press('Enter');
  await own.getByRole('button', { name: 'Forget “Sign everything with A.L.”' }).waitFor();
  await expectNoViolations(page);
  await saveScreenshot(page, 'memory-panel');
  // Where it was said, and back.
  await project.getByRole('button', { name: 'Said in a chat by Rememberer' }).click();
  await page.getByText('Remembered for this project').waitFor();
  await page.getByText('Always use teal and sand').first().waitFor();

  await page.getByRole('button', { name: 'New conversation' }).click();
  await page.getByRole('button', { name: 'Web search' }).click();
  await say(page, 'A poster on the history of the Silk Road');
  await page.getByText('As decided earlier: “Always use teal and sand”.').waitFor();
  await page
    .getByRole('link', { name: /Silk Road/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Memory of this project' }).click();
  await project.getByRole('button', { name: 'Forget “Always use teal and sand”' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await project.getByRole('button', { name: 'Forget “Always use teal and sand”' }).click();
  await project.getByText('Nothing yet.').waitFor();

  const search = page.getByRole('search').getByRole('textbox');
  await search.fill('zhang qian');
  const found = page.getByRole('link', { name: /^Silk Road/ });
  await found.waitFor();
  await expect.poll(() => found.getAttribute('href')).toBe(pages[0]!.url);
  await saveScreenshot(page, 'memory-search');
  await search.fill('volcano');
  await page.getByText('Nothing here speaks of that.').waitFor();
  await page.getByRole('button', { name: 'Back to the conversation' }).click();

  // What stood behind the Undo is done by leaving, too.
  await page.goto(`${product.address}/memory`);
  await page.getByText('Sign everything with A.L.', { exact: true }).waitFor();
  await expectNoViolations(page);
  await saveScreenshot(page, 'memory-page');
  await page.goBack();
  await page.getByRole('button', { name: 'New conversation' }).click();
  await say(page, 'A poster for a book fair');
  await page.getByText(/^One poster: /).waitFor();
  expect(await page.getByText('teal and sand').count()).toBe(0);

  // Something has been made by now: designs to begin from stand below it, and choosing one fills the box.
  await page.goto(product.address);
  await page.getByRole('button', { name: 'Late Set' }).click();
  const box = page.getByRole('textbox', { name: /^Describe the design/ });
  await expect.poll(() => box.inputValue()).toMatch(/^Poster for a jazz night "Late Set"/);
  await page.getByRole('region', { name: 'To begin from' }).scrollIntoViewIfNeeded();
  await expectNoViolations(page);
  await saveScreenshot(page, 'home-inspirations');
  expect(troubles).toEqual([]);
});

test('in Chinese, in the dark, on a small phone: said, seen, taken back', async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page, troubles } = await openPage(browser, { ...phone, locale: 'zh-CN', colorScheme: 'dark' });
  await page.goto(product.address);
  await passSignIn(page, 'phone-rememberer@example.org');
  await openBlank(page);
  // A list that was read before says nothing about what is remembered after it.
  await page.getByRole('button', { name: '这个项目的记忆' }).click();
  await page.getByRole('region', { name: '这个项目' }).getByText('还没有内容').waitFor();
  await page.getByRole('button', { name: '回到对话' }).click();
  await say(page, '以后都用深蓝色和米色。');
  await page.getByText('已为这个项目记住').waitFor();
  await page.getByRole('button', { name: '撤销记住“以后都用深蓝色和米色”' }).waitFor();
  await page.getByRole('button', { name: '这个项目的记忆' }).click();
  await page.getByRole('region', { name: '这个项目' }).getByText('以后都用深蓝色和米色', { exact: true }).waitFor();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await saveScreenshot(page, 'memory-phone-chinese-dark');
  await page.getByRole('button', { name: '回到对话' }).click();
  await page.getByRole('button', { name: '撤销记住“以后都用深蓝色和米色”' }).click();
  await page.getByText('不再记住').waitFor();
  expect(troubles).toEqual([]);
});
