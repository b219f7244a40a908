import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { signIn } from './api/client.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs, openAgain } from './enter.ts';
import { askFor, passSignIn, picturesShown } from './workbench.ts';

const pine = '#0b3d2e';
const sand = '#f2e3bf';
const typeface = createRequire(import.meta.url).resolve(
  '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2',
);
/** A mark of two colours, with nothing around it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="${pine}"/><circle cx="200" cy="200" r="100" fill="${sand}"/></svg>`;

describe('a brand that binds', () => {
  const origin = inject('sharedProduct');
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser?.close();
  });

  async function visit(options = {}) {
    const opened = await openPage(browser, options);
    contexts.push(opened.page.context());
    return opened;
  }
  const kept = (page: Page) =>
    page
      .getByRole('status')
      .filter({ hasText: /^(Saved|已保存)$/ })
      .first()
      .waitFor();

  test('made of a logo, a typeface and a rule, it rules what the agent draws, until it is taken off', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'nora@example.org');
    await page.getByRole('link', { name: 'Brand Kits' }).click();
    await page.getByRole('button', { name: /^From nothing/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'New kit' }).click();
    await page.waitForURL(/\/kits\/[0-9a-f-]{36}$/);
    await writeKit(page);
    await kept(page);
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'kit');
    const address = page.url();

    await refuseToOverwrite(page, address);

    // Taken out as a file, it comes back whole as another one.
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More for Tea House' }).click();
    await page.getByRole('menuitem', { name: 'Download as a file' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('Tea House.easelkit');
    await page.getByRole('link', { name: 'All Brand Kits' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^From a file/ }).click();
    await (
      await chooser
    ).setFiles({
      name: 'Tea House.easelkit',
      mimeType: 'application/octet-stream',
      buffer: await readAll(await download.createReadStream()),
    });
    await page.waitForURL((url) => /\/kits\/.+/.test(url.pathname) && url.href !== address);
    await page.getByRole('button', { name: 'Change #0B3D2E' }).waitFor();
    await page.getByRole('button', { name: 'More for Tea House' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.waitForURL(/\/kits$/);
    await page.getByText('“Tea House” was deleted.').first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Tea House' }).count()).toBe(1);
    await saveScreenshot(page, 'kits');

    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Brand Kit: Tea House' }).waitFor();
    await askFor(page, 'A poster for a tea tasting, Friday 9 October, in red');
    await picturesShown(page, 1);
    await page
      .getByText(/brand|kit/i)
      .first()
      .waitFor();
    await saveScreenshot(page, 'kit-turn');
    // Each design weighs them differently, and draws in their tints too.
    const [leading = 0, other = 0, red] = await sharesOf(page, [pine, sand]);
    expect(leading + other).toBeGreaterThan(0.1);
    expect(Math.min(leading, other)).toBeGreaterThan(0.001);
    expect(red).toBeLessThan(0.001);

    // Offered on the canvas, and its letters known to the page.
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
    expect(families).toContain('Bebas Neue');
    // Who may only look sees which kit it is, and that it is not theirs to change.
    const { page: guest } = await visit();
    await guest.goto(await linkToLook(page));
    await guest.getByRole('button', { name: 'Brand Kit: Tea House' }).click();
    const shown = guest.getByRole('dialog', { name: 'Brand Kit' });
    await shown.getByText('Only the owner can change the kit').waitFor();
    await shown.getByText('Bebas Neue').waitFor();
    expect(await shown.getByRole('button').count()).toBe(0);
    expect(await violationsOf(guest)).toEqual([]);
    await saveScreenshot(guest, 'kit-viewer');
    await page.getByRole('button', { name: 'Brand Kit: Tea House' }).click();
    await page.getByRole('button', { name: 'No kit' }).click();
    await page.getByRole('button', { name: 'Brand Kit: No kit' }).waitFor();
    expect(troubles.filter(isNoRefusal)).toEqual([]);
  });

  test('a default kit that was just deleted rules nothing that is begun while it can still be brought back', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'nora.deletes@example.org');
    await page.getByRole('link', { name: 'Brand Kits' }).click();
    await page.getByRole('button', { name: 'New kit' }).click();
    await page.getByRole('textbox', { name: 'Name of the kit' }).fill('Old Brand');
    await page.getByRole('switch', { name: 'Use in new projects' }).click();
    await kept(page);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Brand Kit: Old Brand' }).waitFor();
    await page.getByRole('link', { name: 'Brand Kits' }).click();
    await page.getByRole('button', { name: 'More for Old Brand' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('“Old Brand” was deleted.').first().waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const made = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/projects'),
    );
    await page.getByRole('button', { name: 'Blank project' }).click();
    expect(await (await made).json()).toMatchObject({ brandKitId: '' });
    await page.getByRole('button', { name: 'Brand Kit: No kit' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('words of a kit that exist only here are not taken away: by who deleted it elsewhere, nor by signing out', async () => {
    const { page } = await visit();
    const person = await signIn(origin, 'nora.writes@example.org');
    await openAgain(page, `${origin}/kits`, { 'easel.refresh-token': person.session.refreshToken });
    await page.getByRole('button', { name: 'New kit' }).click();
    await page.getByRole('textbox', { name: 'Name of the kit' }).fill('Slow Tea');
    await kept(page);
    await person.remove(`/api/brand-kits/${page.url().split('/').at(-1)}`);
    await page.getByLabel('Tagline').fill('Slow mornings');
    await page.getByText('This kit was deleted elsewhere.').first().waitFor();
    // The list of kits does not know of it any more, and what was written is still there.
    await page.getByRole('link', { name: 'All Brand Kits' }).click();
    await page.getByRole('button', { name: /^From nothing/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Save it again' }).click();
    await kept(page);
    expect(await page.getByLabel('Tagline').inputValue()).toBe('Slow mornings');

    await page.context().setOffline(true);
    await page.getByLabel('Tagline').fill('Slow mornings, warm cups');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'One change is not saved yet' }).waitFor();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.context().setOffline(false);
    await kept(page);
  });

  test('in Chinese, in the dark, on a phone', async () => {
    const size = { width: 360, height: 780 };
    const { page, troubles } = await visit({ locale: 'zh-CN', colorScheme: 'dark', viewport: size });
    await page.goto(`${origin}/kits`);
    await passSignIn(page, 'lin@example.org');
    await page.getByRole('button', { name: /^从网站/ }).click();
    await page.getByLabel('网址').fill('http://127.0.0.1:9/');
    await page.keyboard.press('Enter');
    await page.getByText('只能读取 http 和 https 的公开网页。').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^从空白/ }).click();
    await page.getByLabel('品牌名称').fill('慢茶');
    await page.getByLabel('标语').fill('慢下来的早晨');
    await page.getByRole('button', { name: '添加颜色' }).click();
    await page.getByRole('button', { name: '添加字体' }).click();
    await page.getByRole('button', { name: '添加一条', exact: true }).click();
    await page.keyboard.type('留白');
    await kept(page);
    expect(await violationsOf(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(size.width);
    await saveScreenshot(page, 'kit-phone');
    await page.goto(`${origin}/kits`);
    await page.getByRole('link', { name: '慢茶' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'kits-phone');
    expect(troubles.filter(isNoRefusal)).toEqual([]);
  });

  /** Two colours out of the logo, a typeface, a ban, and the default. */
  async function writeKit(page: Page): Promise<void> {
    await page.getByLabel('Brand name').fill('Tea House');
    await page.getByLabel('Tagline').fill('Slow mornings');
    const picture = { name: 'Mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await page.locator('input[aria-label="Add a logo"]').setInputFiles(picture);
    await page.getByRole('button', { name: 'More for Mark' }).click();
    await page.getByRole('menuitem', { name: 'Take colours from it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colours of Mark' });
    await dialog.getByRole('button', { name: pine.toUpperCase() }).click();
    await dialog.getByRole('button', { name: sand.toUpperCase() }).click();
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'kit-pick-colours');
    await dialog.getByRole('button', { name: 'Add 2 colours' }).click();
    // Back where one came from, also once its code is there and it opens while the menu still shuts.
    const more = page.getByRole('button', { name: 'More for Mark' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Take colours from it' }).click();
    await dialog.getByRole('button', { name: pine.toUpperCase() }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
    const fonts = page.locator('input[aria-label="Upload fonts"]');
    const whole = await readFile(typeface);
    await fonts.setInputFiles({ name: 'Half.woff2', mimeType: 'font/woff2', buffer: whole.subarray(0, 3_000) });
    await page.getByText('“Half.woff2” was not uploaded. The file is damaged').first().waitFor();
    await fonts.setInputFiles(typeface);
    await page.getByRole('group', { name: /^Typeface 1/ }).waitFor();
    await page.getByLabel('Typeface', { exact: true }).fill('Bebas Neue');
    await page.getByRole('button', { name: 'Add a ban' }).click();
    await page.keyboard.type('Never use red');
    // The next one has the keyboard before another letter can be typed; nothing in it, it goes again.
    const reached = await page.getByLabel('Don’t, rule 1').evaluate((field) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      return document.activeElement?.getAttribute('aria-label');
    });
    expect(reached).toBe('Don’t, rule 2');
    await page.keyboard.press('Backspace');
    await page.getByRole('switch', { name: 'Use in new projects' }).click();
  }

  /** What another window has kept stays, and one is told. */
  async function refuseToOverwrite(page: Page, address: string): Promise<void> {
    // On its way, but not there before the other's.
    const held = Promise.withResolvers<void>();
    const saves = '**/api/brand-kits/*';
    await page.route(saves, (route) => held.promise.then(() => route.continue()));
    const sending = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('Audience').fill('Everybody');
    await sending;
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByLabel('Audience').fill('Early risers');
    await kept(other);
    await other.close();
    held.resolve();
    await page.getByText('This kit was changed in another window').first().waitFor();
    await saveScreenshot(page, 'kit-changed');
    await page.unroute(saves);
    await page.getByRole('button', { name: 'Load the other version' }).click();
    await expect.poll(() => page.getByLabel('Audience').inputValue()).toBe('Early risers');
    await kept(page);
  }
});

async function linkToLook(owner: Page): Promise<string> {
  await owner.getByRole('button', { name: 'Share' }).click();
  await owner.getByRole('radio', { name: 'Canvas and chat' }).click();
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue();
  await owner.keyboard.press('Escape');
  return link;
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream));
}

/** Browsers log each refusal, and the journeys ask for some. */
const isNoRefusal = (trouble: string) => !/status of (400|409)/.test(trouble);

/** Of the first picture on the canvas: the share of pixels close to each colour, and last of all that of strong reds. */
async function sharesOf(page: Page, colours: readonly string[]): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const shown = document.querySelector<HTMLImageElement>('[role="option"] img[src^="/api/files/"]')!;
    const image = new Image();
    image.src = shown.src.split('?')[0]!;
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
    const tones = wanted.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
    const counts = Array.from({ length: wanted.length + 1 }, () => 0);
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      tones.forEach(([r, g, b], index) => {
        if ((red - r!) ** 2 + (green - g!) ** 2 + (blue - b!) ** 2 < 900) counts[index]! += 1;
      });
      if (red > 150 && green < 80 && blue < 80) counts[wanted.length]! += 1;
    }
    return counts.map((count) => count / (data.length / 4));
  }, colours);
}
