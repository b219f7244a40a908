import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { saveScreenshot } from './browser.ts';
import { enterAs } from './enter.ts';
import { startProduct } from './product.ts';
import { askFor, drag, elementsOf, givePictures, openBlank, picturesShown, savedWords, signIn } from './workbench.ts';
import { serveVisits } from './visits.ts';

const jazz = 'A poster for a jazz night at the Blue Heron, Friday 9 October, 8 pm, deep blue and gold, two versions';

describe('from a prompt to pictures on the canvas', () => {
  const { address: origin, open } = serveVisits();
  /** As most people see it: things move. */
  const visit = (options?: BrowserContextOptions) => open({ reducedMotion: 'no-preference', ...options });

  test('sign in, ask, watch two pictures arrive, move one, reload: all there', async () => {
    const { page, troubles } = await visit();
    await signIn(page, origin, 'lena@journey.example.org');
    await saveScreenshot(page, 'home-first');
    await askFor(page, jazz);
    await page.getByText('Making 2 pictures').first().waitFor();
    await saveScreenshot(page, 'project-running');
    await picturesShown(page, 2);
    await page.getByText('Made 2 pictures').first().waitFor();
    await expectProcedural(page);
    await saveScreenshot(page, 'project-done');

    const first = elementsOf(page).first();
    const before = (await first.boundingBox())!;
    await drag(page, first, { x: 60, y: 140 });
    await savedWords(page);
    const moved = (await first.boundingBox())!;
    expect([Math.round(moved.x - before.x), Math.round(moved.y - before.y)]).toEqual([60, 140]);

    await page.reload();
    await picturesShown(page, 2);
    const after = (await elementsOf(page).first().boundingBox())!;
    expect([Math.round(after.x - moved.x), Math.round(after.y - moved.y)]).toEqual([0, 0]);
    await page.getByText('Made 2 pictures').first().waitFor();
    await page.getByText(jazz).first().waitFor();
    await saveScreenshot(page, 'project-reloaded');

    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByRole('heading', { name: 'Recent' }).waitFor();
    await page
      .getByText(/^2 pictures/)
      .first()
      .waitFor();
    await saveScreenshot(page, 'home-recent');
    expect(troubles).toEqual([]);
  });

  test('in Chinese, in the dark: every character of the offer and the date stands in the answer’s own words', async () => {
    const { page, troubles } = await visit({ locale: 'zh-CN', colorScheme: 'dark' });
    await enterAs(page, origin, 'mei@journey.example.org');
    await askFor(page, '咖啡店开业海报，暖色，9月1日开业，全场八折');
    await picturesShown(page, 1);
    await page.getByText('做完 1 张图片').first().waitFor();
    await expect.poll(() => elementsOf(page).first().getAttribute('aria-label')).toContain('咖啡店');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    await saveScreenshot(page, 'project-chinese-dark');
    expect(troubles).toEqual([]);
  });

  test('of a picture that was deleted since the conversation says so, and Esc puts away that none has a name', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'sol@journey.example.org');
    await askFor(page, 'A poster for a jazz night, Friday 9pm');
    await picturesShown(page, 1);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.click();
    await page.keyboard.type('make @nobody');
    const none = page.getByText('No picture of that name');
    await none.waitFor();
    await page.keyboard.press('Escape');
    await none.waitFor({ state: 'detached' });
    expect(await message.inputValue()).toBe('make @nobody');
    await elementsOf(page).first().click();
    await page.keyboard.press('Delete');
    await expect.poll(() => elementsOf(page).count()).toBe(0);
    await page.getByRole('button', { name: /^Show .* on the canvas$/ }).click();
    // What is read out stands there a second time.
    await page.getByText('That picture is no longer on the canvas.').first().waitFor();
    expect(troubles).toEqual([]);
  });

  test('a closed tab and a killed server stop nothing: the turn goes on and ends', async () => {
    const product = await startProduct();
    onTestFinished(() => product.remove());
    const { page } = await visit();
    await enterAs(page, product.address, 'ada@journey.example.org');
    await askFor(page, 'Four posters for a tea house called Quiet Leaf, calm green');
    await page.getByText('Making 4 pictures').first().waitFor();
    const address = page.url();
    await page.goto('about:blank');
    await product.kill();
    await product.restart();
    await page.goto(address);
    await page.getByText('Made 4 pictures').first().waitFor();
    await picturesShown(page, 4);
  });

  test('select, resize, delete, undo and redo; zoom and fit; by mouse and by keyboard', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'edit@journey.example.org');
    await askFor(page, 'A logo for Vulpes with a fox');
    await page.getByText('Made 1 picture').first().waitFor();
    await picturesShown(page, 1);
    const picture = elementsOf(page).first();
    await picture.click();
    await expect.poll(() => picture.getAttribute('aria-selected')).toBe('true');
    const before = (await picture.boundingBox())!;
    // The lower right handle of the selection: a corner keeps the ratio.
    await page.mouse.move(before.x + before.width, before.y + before.height);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width - 80, before.y + before.height - 80, { steps: 5 });
    await page.mouse.up();
    const widthNow = async () => Math.round((await picture.boundingBox())!.width);
    // What a gesture or a button does is on the screen with the next frame, not when the click returns.
    await expect.poll(widthNow).toBeLessThan(before.width - 40);
    const smaller = (await picture.boundingBox())!;
    expect(smaller.width / smaller.height).toBeCloseTo(before.width / before.height, 1);
    await page.keyboard.press('Control+z');
    await expect.poll(widthNow).toBe(Math.round(before.width));
    await page.keyboard.press('Delete');
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await picturesShown(page, 1);
    await page.keyboard.press('Control+Shift+z');
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await picturesShown(page, 1);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(widthNow).toBeGreaterThan(before.width);
    await page.getByRole('button', { name: 'Fit everything' }).click();
    await savedWords(page);
    expect(troubles).toEqual([]);
  });

  test('who reloads in a hurry stays signed in, and who signs out is out in every window', async () => {
    const { page } = await visit();
    await enterAs(page, origin, 'hurry@journey.example.org');
    // Each load is left as soon as it has begun.
    for (let times = 0; times < 6; times++) await page.goto(`${origin}/account`, { waitUntil: 'commit' });
    await page.goto(origin);
    await page.getByRole('textbox', { name: 'Describe the design' }).waitFor();
    const second = await page.context().newPage();
    await second.goto(origin);
    await second.getByRole('textbox', { name: 'Describe the design' }).waitFor();
    await second.getByRole('button', { name: 'Account' }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();
    await second.getByLabel('Email').waitFor();
    await page.getByLabel('Email').waitFor();
    await page.reload();
    await page.getByLabel('Email').waitFor();
  });

  test('a picture that is dropped on the canvas stands there, also after a reload', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'drop@journey.example.org');
    await openBlank(page);
    await givePictures(page, [{ name: 'blue.png', width: 320, height: 200, colour: '#2b55e6' }], { x: 500, y: 400 });
    await picturesShown(page, 1);
    await savedWords(page);
    await saveScreenshot(page, 'project-dropped');
    await page.reload();
    await picturesShown(page, 1);
    expect(troubles).toEqual([]);
  });

  test('work done offline is kept and sent when the line is back', async () => {
    const { page } = await visit();
    await enterAs(page, origin, 'train@journey.example.org');
    await askFor(page, 'A scene of a lighthouse by the sea at dusk');
    await page.getByText('Made 1 picture').first().waitFor();
    await picturesShown(page, 1);
    await page.context().setOffline(true);
    await drag(page, elementsOf(page).first(), { x: -90, y: 50 });
    await page
      .getByText(/^Offline, 1 change/)
      .first()
      .waitFor();
    await saveScreenshot(page, 'project-offline');
    const moved = (await elementsOf(page).first().boundingBox())!;
    await page.context().setOffline(false);
    await savedWords(page);
    await page.reload();
    await picturesShown(page, 1);
    const after = (await elementsOf(page).first().boundingBox())!;
    expect([Math.round(after.x - moved.x), Math.round(after.y - moved.y)]).toEqual([0, 0]);
  });

  test('two windows on one project show the same, without a reload', async () => {
    const one = await visit();
    await enterAs(one.page, origin, 'pair@journey.example.org');
    await askFor(one.page, 'A banner for headphones, 40% off');
    await one.page.getByText('Made 1 picture').first().waitFor();
    await picturesShown(one.page, 1);
    const second = await one.page.context().newPage();
    await second.goto(one.page.url());
    await picturesShown(second, 1);
    await elementsOf(one.page).first().click();
    await one.page.keyboard.press('Control+d');
    await picturesShown(one.page, 2);
    await picturesShown(second, 2);
  });

  test.each([
    ['light, English', { locale: 'en-US', colorScheme: 'light' }],
    ['dark, Chinese', { locale: 'zh-CN', colorScheme: 'dark' }],
  ] as const)('no page breaks a rule of accessibility: %s', async (name, options) => {
    const { page } = await visit(options);
    await page.goto(origin);
    await page.getByLabel(/^(Email|邮箱)$/).waitFor();
    expect(await violationsOf(page), 'sign in').toEqual([]);
    await enterAs(page, origin, `axe-${name.length}@journey.example.org`);
    expect(await violationsOf(page), 'home').toEqual([]);
    await askFor(page, 'A poster for a book fair, 3 May');
    await picturesShown(page, 1);
    await page
      .getByText(/Made 1 picture|做完 1 张图片/)
      .first()
      .waitFor();
    expect(await violationsOf(page), 'project').toEqual([]);
    await page.goto(`${origin}/account`);
    await page.getByRole('heading').first().waitFor();
    expect(await violationsOf(page), 'account').toEqual([]);
    await page.goto(`${origin}/nowhere`);
    await page.getByRole('heading').first().waitFor();
    expect(await violationsOf(page), 'not found').toEqual([]);
  });

  test('on a phone one looks, talks with the agent, and nothing lies outside the screen', async () => {
    const { page, troubles } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await enterAs(page, origin, 'phone@journey.example.org');
    await saveScreenshot(page, 'phone-home');
    await askFor(page, 'A note cover: autumn reading list, 5 books');
    await picturesShown(page, 1);
    await page.getByText('Made 1 picture').first().waitFor();
    await saveScreenshot(page, 'phone-project');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(troubles).toEqual([]);
  });
});

async function expectProcedural(page: Page): Promise<void> {
  await page.getByText('Procedural', { exact: true }).first().waitFor();
  await page.getByText('not by a trained model').first().waitFor();
}
