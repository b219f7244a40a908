import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { signIn } from './api/client.ts';
import { enterAs, openAgain } from './enter.ts';
import { failEverything, holdEverything, mend, pagesWithLists } from './states.ts';
import { serveVisits } from './visits.ts';
import { canvasOf, drawn, givePictures, openBlank, passSignIn, picturesShown, savedWords } from './workbench.ts';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="#0b3d2e"/><circle cx="200" cy="200" r="100" fill="#f2e3bf"/></svg>';

/** As a finger does: a group of choices takes what is reached while an arrow is down. */
const pressed = { delay: 80 };

describe('the pages around the canvas', () => {
  const { address: origin, open: visit } = serveVisits();

  test('say what is missing, lead on, and are for everybody, whatever fails', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 } });
    await enterAs(page, origin, 'ida@example.org');
    // Windows side by side: the page asks three times before it says that it failed, and all load at once.
    await Promise.all([
      renameOffline(),
      ...Object.entries(pagesWithLists).map(async ([name, path]) => {
        const failed = await page.context().newPage();
        await failEverything(failed);
        await failed.goto(`${origin}${path}`);
        await failed.getByRole('alert').first().waitFor({ timeout: 60_000 });
        await expectAccessible(failed, `${name}, failed`);
        await mend(failed);
        await failed.getByRole('button', { name: 'Try again' }).first().click();
        await failed.getByRole('alert').first().waitFor({ state: 'detached' });
        await failed.close();
        if (!['home', 'kit', 'models'].includes(name)) return;
        const waiting = await page.context().newPage();
        await holdEverything(waiting);
        await waiting.goto(`${origin}${path}`);
        await waiting.locator('[aria-busy=true]').first().waitFor();
        await expectAccessible(waiting, `${name}, on its way`);
        await waiting.close();
      }),
    ]);
    await goOffline(page);
    await openDialogs(page);
  });

  test('stay signed in, all of them, when many are opened at once', async () => {
    const { page } = await visit();
    await enterAs(page, origin, 'una@example.org');
    const windows = await Promise.all(Array.from({ length: 8 }, () => page.context().newPage()));
    await Promise.all(windows.map((one) => one.goto(`${origin}/account`)));
    const shown = (one: Page) => one.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    await Promise.all(windows.map(shown));
    for (const one of windows) await one.close();
  });

  /** A new name that did not arrive is told of, though nothing was told before, and given with one press once it can be. */
  async function renameOffline() {
    const { page } = await visit();
    await enterAs(page, origin, 'olaf@example.org');
    await openBlank(page);
    // What tells comes once the page rests.
    const told = page.waitForResponse(/\/toast-viewport/);
    await page.goto(origin);
    await told;
    const more = page.getByRole('button', { name: 'More about Untitled' });
    await more.waitFor();
    await page.context().setOffline(true);
    await more.click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Night market');
    await page.keyboard.press('Enter');
    await page
      .getByText(/^“Untitled” keeps its name/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /Night market/ }).waitFor();
  }

  /** Without a line the page says so, tells what could not be had, and has it once the line is back, unasked. */
  async function goOffline(page: Page) {
    // Under the pointer a link fetches its page, not yet what the page shows.
    const link = page.getByRole('link', { name: 'Models' });
    const fetched = page.waitForResponse(/\/models-page/);
    await link.hover();
    await fetched;
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await link.click();
    await page.getByText('The models did not load').waitFor();
    await expectAccessible(page, 'models, without a line');
    await page.context().setOffline(false);
    await page.getByText('Easel designer').waitFor();
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Brand Kits' }).click();
  }

  async function openDialogs(page: Page) {
    await page.getByRole('button', { name: /^From a website/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'a kit from a website');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^From nothing/ }).click();
    await page.waitForURL(/\/kits\/[0-9a-f-]{36}$/);
    const picture = { name: 'Mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(mark) };
    await page.locator('input[aria-label="Add a logo"]').setInputFiles(picture);
    await page.getByRole('button', { name: 'More for Mark' }).click();
    await page.getByRole('menuitem', { name: 'Take colours from it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colours of Mark' });
    await dialog.getByRole('button', { name: '#0B3D2E' }).click();
    await expectAccessible(page, 'colours of a logo');
    await dialog.getByRole('button', { name: 'Add 1 colour' }).click();
    await page.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('button', { name: 'Add a model' }).click();
    await expectAccessible(page, 'a model being added');
  }

  test('keep what is pressed where it is while the list comes', async () => {
    const { page } = await visit();
    await enterAs(page, origin, 'pia@pages.example.org');
    const answered = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => pathname === '/api/projects',
      async (route) => {
        await answered.promise;
        await route.continue();
      },
    );
    await page.reload();
    await page.getByRole('button', { name: 'Blank project' }).hover();
    await page.mouse.down();
    answered.resolve();
    await page.getByRole('heading', { name: 'Three to start from' }).waitFor();
    await page.mouse.up();
    await page.waitForURL(/\/p\//);
  });

  test('lead the keyboard on to the cards that a shelf shows when one asks for all', async () => {
    const { page, troubles } = await visit();
    const person = await signIn(origin, 'rosa@pages.example.org');
    for (let count = 1; count <= 14; count += 1) await person.post('/api/projects', { title: `Study ${count}` });
    await openAgain(page, origin, { 'easel.refresh-token': person.session.refreshToken });
    await page.getByRole('button', { name: 'All 14' }).focus();
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('link', { name: 'Study 2', exact: true }));
    expect(troubles).toEqual([]);
  });

  test('find one of many projects by its name, and draw of all the others those that come into sight', async () => {
    const { page, troubles } = await visit();
    const person = await signIn(origin, 'piet@pages.example.org');
    const titles = Array.from({ length: 120 }, (_, at) => `Study ${at}`);
    for (const title of [...titles, 'Café Crème', '咖啡店开业海报']) await person.post('/api/projects', { title });
    await openAgain(page, origin, { 'easel.refresh-token': person.session.refreshToken });
    const field = page.getByRole('textbox', { name: 'Find one of your projects' });
    const cards = page.getByRole('link', { name: /^(Study \d|Café|咖啡)/ });
    await page.getByRole('button', { name: 'All 122' }).click();
    await page.getByRole('link', { name: 'Study 90', exact: true }).waitFor();
    expect(await cards.count()).toBeLessThan(122);
    while ((await cards.count()) < 122) {
      await cards.last().scrollIntoViewIfNeeded();
      await drawn(page);
    }
    await page.getByRole('link', { name: 'Study 0', exact: true }).waitFor();
    await field.fill('creme');
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Café Crème']);
    await page.getByText('1 project found').waitFor();
    await field.fill('开业');
    await expect.poll(() => cards.allInnerTexts()).toEqual(['咖啡店开业海报']);
    await field.fill('study ninety');
    await page.getByText('No project here has “study ninety” in its name.').waitFor();
    await expectAccessible(page, 'nothing found');
    await field.press('Escape');
    await page.getByRole('link', { name: 'Study 90', exact: true }).waitFor();
    await expectFocus(field);
    expect(troubles).toEqual([]);
  });

  test('bring back the words that an example took the place of, beside what was written since', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'ben@example.org');
    const box = page.getByRole('textbox', { name: 'Describe the design' });
    const back = page.getByRole('button', { name: 'Bring them back' });
    await page.getByRole('button', { name: 'Scene', exact: true }).click();
    await page.getByRole('button', { name: 'Logo', exact: true }).click();
    await box.fill('A menu for the harbour');
    await page.getByRole('button', { name: 'Logo', exact: true }).click();
    await back.click();
    expect(await box.inputValue()).toBe('A menu for the harbour');
    await back.waitFor({ state: 'detached' });
    await openBlank(page);
    const composer = page.getByRole('textbox', { name: 'Message', exact: true });
    await composer.fill('In blue');
    await page.getByRole('list', { name: 'Ways to begin' }).getByRole('button').first().click();
    await composer.fill('Or in green');
    await back.click();
    expect(await composer.inputValue()).toBe('In blue\nOr in green');
    expect(troubles).toEqual([]);
  });

  test('work where there is no encryption, and browsers keep some of what they have to themselves', async () => {
    const { page, troubles } = await visit();
    await page.addInitScript(() => {
      for (const kept of ['locks', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, kept);
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    });
    await page.goto(origin);
    await passSignIn(page, 'nils@pages.example.org');
    await openBlank(page);
    await givePictures(page, [{ name: 'moss.png', width: 300, height: 200, colour: '#4a6' }]);
    await picturesShown(page, 1);
    await savedWords(page);
    await page.reload();
    await picturesShown(page, 1);
    expect(troubles).toEqual([]);
  });

  test('get the letters that could not be fetched once the line is back', async () => {
    const { page } = await visit({ locale: 'zh-CN' });
    const statuses = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ family }) => family.includes('Noto Sans SC')).map(({ status }) => status),
      );
    await page.route(/noto-sans-sc.*\.woff2/, (route) => route.abort());
    await page.goto(`${origin}/sign-in`);
    await expect.poll(statuses).toContain('error');
    await page.unrouteAll();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(statuses).toContain('loaded');
    await expect.poll(statuses).not.toContain('error');
    await expect.poll(statuses).not.toContain('loading');
  });

  test('go by the keyboard alone', async () => {
    const { page, troubles } = await visit({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/sign-in`);
    await expectFocus(page.getByLabel('Email'));
    await page.keyboard.type('otto');
    await page.keyboard.press('Enter');
    await page.getByText('This does not look like an email address.').waitFor();
    await page.keyboard.type('@example.org');
    await page.keyboard.press('Enter');
    const code = await page.getByRole('button', { name: /^\d{3} \d{3}$/ }).innerText();
    await page.keyboard.type(code.replace(/\D/g, ''));
    await page.getByRole('textbox', { name: /^Describe the design/ }).waitFor();

    await keepProjects(page);
    await writeKit(page);
    await chooseLook(page);
    expect(troubles).toEqual([]);
  });

  /** Makes a project, renames it on its card, copies it, deletes the copy and has it back. */
  async function keepProjects(page: Page) {
    await press(page, page.getByRole('button', { name: 'Blank project' }));
    await canvasOf(page).waitFor();
    await page.goBack();
    const more = page.getByRole('button', { name: 'More about Untitled' });
    await choose(page, more, 'Rename');
    await expectFocus(page.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type('Night market');
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('button', { name: /^More about Night market/ });
    await expectFocus(renamed);
    await choose(page, renamed, 'Duplicate');
    await expect.poll(() => renamed.count()).toBe(2);
    await choose(page, renamed.first(), 'Delete');
    await expect.poll(() => renamed.count()).toBe(1);
    await expectFocus(page.getByRole('link', { name: /Night market/ }));
    await page.keyboard.press('F8');
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => renamed.count()).toBe(2);
    await choose(page, renamed.first(), 'Open');
    await canvasOf(page).waitFor();
    await page.goBack();
    await renamed.first().waitFor();
  }

  async function writeKit(page: Page) {
    await press(page, page.getByRole('link', { name: 'Brand Kits' }));
    const website = page.getByRole('button', { name: /^From a website/ });
    await press(page, website);
    const address = page.getByRole('textbox', { name: 'Address' });
    await expectFocus(address);
    await page.keyboard.type('mornings.example');
    await page.keyboard.press('Escape');
    await expectFocus(website);
    // What was typed stays until it is sent.
    await page.keyboard.press('Enter');
    await expectFocus(address);
    await expect.poll(() => address.inputValue()).toBe('mornings.example');
    await page.keyboard.press('Escape');
    await expectFocus(website);
    await press(page, page.getByRole('button', { name: /^From nothing/ }));
    await reach(page, page.getByRole('textbox', { name: 'Name of the kit' }));
    await page.keyboard.type('Slow Mornings');
    await press(page, page.getByRole('button', { name: 'Add a colour' }));
    const colour = page.getByRole('button', { name: /^Change #/ });
    await reach(page, colour, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('textbox', { name: 'Hex value' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('#0b3d2e');
    await page.keyboard.press('Escape');
    await expectFocus(page.getByRole('button', { name: 'Change #0B3D2E' }));
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
  }

  async function chooseLook(page: Page) {
    await choose(page, page.getByRole('button', { name: 'Account' }), 'Account');
    await reach(page, page.getByRole('radio', { name: 'Same as device' }));
    await page.keyboard.press('ArrowLeft', pressed);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await reach(page, page.getByRole('radio', { name: 'English' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight', pressed);
    await page.getByRole('heading', { name: '账户', exact: true }).waitFor();
    await expectFocus(page.getByRole('radio', { name: '中文' }));
  }
});

async function expectAccessible(page: Page, state: string): Promise<void> {
  await drawn(page);
  expect(await violationsOf(page), state).toEqual([]);
}

/** The keyboard stands there, and one sees that it does. */
async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => place.evaluate(showsFocus), { message: `a ring around ${place.toString()}` }).toBe(true);
}

/** Whether anything about an element, or about what it stands in, differs for having the focus. Runs in the page. */
function showsFocus(element: Element): boolean {
  const around = [element, element.parentElement!, element.parentElement!.parentElement!];
  return around.some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
}

/** Tab by tab, as whoever has no pointer. */
async function reach(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await place.first().waitFor();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await place.first().evaluate((element) => element === document.activeElement))
      return expectFocus(place.first());
    await page.keyboard.press(key);
  }
  throw new Error(`${place.toString()} is not reached by ${key}`);
}

async function press(page: Page, place: Locator): Promise<void> {
  await reach(page, place);
  await page.keyboard.press('Enter');
}

/** Opens a menu and goes down to one of its items. */
async function choose(page: Page, opener: Locator, item: string): Promise<void> {
  await press(page, opener);
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await wanted.waitFor();
  for (let steps = 0; steps < 12; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    // The next key is pressed where this one has led: menus move the focus a moment later.
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((was) => document.activeElement !== was, before);
  }
  throw new Error(`${item} is not reached in its menu`);
}
