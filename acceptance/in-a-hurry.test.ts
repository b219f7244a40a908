/** People who do the next thing before the last is answered: nothing is done twice, lost, or done over their heads. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signIn } from './api/client.ts';
import type { NewProject } from './api/shapes.ts';
import { enterAs, openAgain } from './enter.ts';
import { serveCanvases } from './canvas-fixture.ts';
import { serveVisits } from './visits.ts';
import { canvasOf, elementsOf, filesAtHand, givePictures, picturesShown, savedWords } from './workbench.ts';

/** Requests that wait until they are let go. */
async function hold(page: Page, method: string, path: RegExp) {
  const waiting = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (route.request().method() === method) {
        asked += 1;
        await waiting.promise;
      }
      // Its page may have given it up meanwhile.
      await route.continue().catch(() => undefined);
    },
  );
  return {
    asked: () => asked,
    letGo: () => waiting.resolve(),
    answered: () => page.waitForResponse((response) => path.test(new URL(response.url()).pathname)),
  };
}

/** Pressed so fast that the page has no time between. */
const twice = (page: Page, key: string) => Promise.all([page.keyboard.press(key), page.keyboard.press(key)]);

describe('in a hurry', () => {
  const { address: origin, open: visit } = serveVisits();

  test('a prompt that is sent twice makes one project, and what is written since then is kept', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'twice@hurry.example.org');
    const making = await hold(page, 'POST', /^\/api\/projects$/);
    const prompt = page.getByRole('textbox', { name: /^Describe the design/ });
    await prompt.fill('A poster for a jazz night');
    await twice(page, 'Enter');
    await page.keyboard.type(' by the river');
    await expect.poll(making.asked).toBe(1);
    making.letGo();
    await page.waitForURL(/\/p\//);
    expect(making.asked()).toBe(1);
    await page.getByRole('link', { name: 'All projects' }).click();
    await expect.poll(() => prompt.inputValue()).toBe('A poster for a jazz night by the river');
    expect(troubles).toEqual([]);
  });

  test('a picture on its way gets to the prompt though one has gone elsewhere, until it is sent', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'on-its-way@hurry.example.org');
    const prompt = page.getByRole('textbox', { name: /^Describe the design/ });
    const sending = await hold(page, 'PUT', /./);
    const cup = await filesAtHand(page, [{ name: 'cup.png', width: 40, height: 40, colour: '#c54a3c' }]);
    await prompt.dispatchEvent('drop', { dataTransfer: cup });
    await expect.poll(sending.asked).toBe(1);
    await page.getByRole('link', { name: 'Brand Kits' }).click();
    await page.getByRole('button', { name: /^From a website/ }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const waits = page.getByRole('status', { name: /cup\.png/ });
    await waits.waitFor();
    await page.getByRole('link', { name: 'Brand Kits' }).click();
    const arrived = page.waitForResponse((response) => response.request().method() === 'PUT');
    sending.letGo();
    await arrived;
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await waits.waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'cup.png' }).waitFor();

    await prompt.fill('A poster for a tea house');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/p\//);
    await page.getByRole('link', { name: 'All projects' }).click();
    await prompt.waitFor();
    expect(await page.getByRole('list', { name: 'Attached pictures' }).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('who has gone elsewhere is not taken away from there by what has been made meanwhile', async () => {
    const { page, troubles } = await visit();
    await enterAs(page, origin, 'elsewhere@hurry.example.org');
    const making = await hold(page, 'POST', /^\/api\/projects$/);
    await page.getByRole('button', { name: 'Blank project' }).click();
    // Of the page that one goes to the code is on its way yet.
    const kits = await hold(page, 'GET', /\/kits-page-[^/]*\.js$/);
    await page.getByRole('link', { name: 'Brand Kits' }).click();
    await page.waitForURL(/\/kits$/);
    making.letGo();
    await page.getByText('Your new project is there.').first().waitFor();
    kits.letGo();
    await page.getByRole('button', { name: /^From a website/ }).waitFor();
    expect(page.url()).toMatch(/\/kits$/);

    // A kit that is given up is not made either.
    const reading = await hold(page, 'POST', /^\/api\/brand-kits\/from-website$/);
    await page.getByRole('button', { name: /^From a website/ }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('example.com');
    await page.keyboard.press('Enter');
    await expect.poll(reading.asked).toBe(1);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/from-website'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await givenUp;
    reading.letGo();

    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL(/\/p\//);
    expect(troubles).toEqual([]);
  });

  test('what is typed while the last is kept is no part of it, and stays', async () => {
    const { page, troubles } = await visit();
    const person = await signIn(origin, 'mei@hurry.example.org');
    const { id } = await person.post<NewProject>('/api/projects', { title: 'Jazz' });
    await openAgain(page, `${origin}/p/${id}`, { 'easel.refresh-token': person.session.refreshToken });
    await page.getByRole('button', { name: 'Share' }).click();
    const inviting = await hold(page, 'POST', /\/sharing\/members$/);
    const address = page.getByRole('textbox', { name: 'Email or phone' });
    await typeOver(address, inviting, 'ann@hurry.example.org', 'ben@');
    await page.getByText('ann@hurry.example.org').first().waitFor();
    expect(await address.inputValue()).toBe('ben@');

    await page.goto(`${origin}/memory`);
    const remembering = await hold(page, 'POST', /^\/api\/account\/memories$/);
    const memory = page.getByRole('textbox', { name: 'Write something down' });
    await typeOver(memory, remembering, 'Always navy', 'Never re');
    await page.getByText('Always navy').first().waitFor();
    expect(await memory.inputValue()).toBe('Never re');

    await page.goto(`${origin}/account`);
    const naming = await hold(page, 'PATCH', /^\/api\/account\/profile$/);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await typeOver(name, naming, 'Lin', 'Lin Mei');
    await expect.poll(() => person.get<{ name: string }>('/api/account/profile')).toMatchObject({ name: 'Lin' });
    expect(await name.inputValue()).toBe('Lin Mei');
    expect(troubles).toEqual([]);
  });

  /** Sends one thing by Enter, and has the next in the field before it is answered. */
  async function typeOver(
    field: ReturnType<Page['getByRole']>,
    held: Awaited<ReturnType<typeof hold>>,
    first: string,
    next: string,
  ) {
    await field.fill(first);
    await field.press('Enter');
    await expect.poll(held.asked).toBe(1);
    await field.fill(next);
    const answer = held.answered();
    held.letGo();
    await answer;
  }

  test('the language that was chosen last is the one that stays', async () => {
    const { page, troubles } = await visit();
    const person = await signIn(origin, 'tongues@hurry.example.org');
    await openAgain(page, `${origin}/account`, { 'easel.refresh-token': person.session.refreshToken });
    const words = await hold(page, 'GET', /\/zh-CN-[^/]*\.js$/);
    const english = page.getByRole('radio', { name: 'English' });
    await page.getByRole('radio', { name: '中文' }).click();
    await expect.poll(words.asked).toBe(1);
    await english.click();
    const came = words.answered();
    words.letGo();
    await came;
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await english.isChecked()).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('a code that went to an address with a slip asks nothing once the address is mended', async () => {
    const { page, troubles } = await visit();
    await page.goto(origin);
    const sending = await hold(page, 'POST', /\/email-code$/);
    const address = page.getByLabel('Email');
    await address.fill('mia@hurry.example.or');
    await page.keyboard.press('Enter');
    await expect.poll(sending.asked).toBe(1);
    await page.keyboard.type('g');
    const answer = sending.answered();
    sending.letGo();
    await answer;
    expect(await address.inputValue()).toBe('mia@hurry.example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'mia@hurry.example.org' }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('in a hurry on the canvas', () => {
  const { openScene } = serveCanvases();
  const written = (text: string, y: number) => {
    const place = { x: 200, y, width: 200, height: 40 };
    return { id: text, type: 'text', ...place, data: { text, fontSize: 24 } };
  };

  test('what is found is typed where the key led, whatever the key before asked for', async () => {
    const { page, troubles } = await openScene([written('Lantern', 200), written('Autumn', 300)]);
    const find = page.getByRole('textbox', { name: 'Find on the canvas' });
    await canvasOf(page).focus();
    await page.keyboard.press('Tab');
    await pressAll(page, ['Tab', 'Control+f', ...'lan']);
    await page.keyboard.type('tern');
    expect(await find.inputValue()).toBe('lantern');
    await page.keyboard.press('Escape');

    await elementsOf(page).filter({ hasText: 'Autumn' }).dblclick();
    await page.getByRole('textbox', { name: 'Text on the canvas' }).waitFor();
    await pressAll(page, ['Escape', 'Control+f', ...'aut']);
    await page.keyboard.type('umn');
    expect(await find.inputValue()).toBe('autumn');
    expect(troubles).toEqual([]);
  });

  test('what is typed ahead of a text’s field stays with that text, though one has gone on to another', async () => {
    const { page, troubles } = await openScene([written('Lantern', 200), written('Autumn', 300)]);
    const part = await hold(page, 'GET', /\/(text-field|write-once)-[^/]*\.js$/);
    await page.reload();
    await canvasOf(page).waitFor();
    const text = (name: string) => elementsOf(page).filter({ hasText: name });
    await text('Lantern').dblclick();
    await page.keyboard.type('Tea');
    await text('Autumn').dblclick();
    await page.keyboard.type('Moon');
    await expect.poll(part.asked).toBeGreaterThan(0);
    part.letGo();
    await text('Tea').waitFor();
    await page.keyboard.type(' cakes');
    await page.keyboard.press('Escape');
    await expect.poll(() => elementsOf(page).allTextContents()).toEqual(['Tea', 'Moon cakes']);
    expect(troubles).toEqual([]);
  });

  test('who writes elsewhere before a field has come goes on there, and what was typed ahead of it is in it', async () => {
    const { page, troubles } = await openScene([written('Lantern', 200)]);
    const part = await hold(page, 'GET', /\/find-bar-[^/]*\.js$/);
    await page.reload();
    await page.locator('.canvas-tools').waitFor();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('lan');
    await expect.poll(part.asked).toBeGreaterThan(0);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.click();
    await page.keyboard.type('Warm');
    part.letGo();
    const find = page.getByRole('textbox', { name: 'Find on the canvas' });
    await find.waitFor();
    await page.keyboard.type('er');
    expect([await message.inputValue(), await find.inputValue()]).toEqual(['Warmer', 'lan']);
    expect(troubles).toEqual([]);
  });

  test('keys that are pressed before what they are for has come do nothing to the canvas', async () => {
    const { page, troubles } = await openScene([]);
    await givePictures(page, [{ name: 'cup.png', width: 200, height: 200, colour: '#c54a3c' }], { x: 400, y: 300 });
    await picturesShown(page, 1);
    await savedWords(page);
    const parts = await hold(page, 'GET', /\/(crop-stage|shortcut-sheet|whole|presentation)-[^/]*\.js$/);
    await page.reload();
    await page.locator('.canvas-tools').waitFor();
    await elementsOf(page).first().click();
    const before = await elementsOf(page).first().boundingBox();
    const openers = ['Enter', '?', 'Control+Shift+E', 'Shift+F'];
    for (const [at, key] of openers.entries()) {
      await page.keyboard.press(key);
      await expect.poll(parts.asked).toBe(at + 1);
      for (const meant of ['ArrowRight', '5', 'Delete', 'Escape']) await page.keyboard.press(meant);
    }
    parts.letGo();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await elementsOf(page).first().boundingBox()).toEqual(before);
    expect(troubles).toEqual([]);
  });

  test('a copy is of the version that was chosen last, be it on its way yet', async () => {
    const { page, person, projectId, troubles } = await openScene([]);
    for (const name of ['First', 'Second', 'Third']) {
      await person.patch(`/api/projects/${projectId}/canvas`, {
        changes: { put: [{ ...written(name, 200), id: 'a' }] },
      });
      await person.post(`/api/projects/${projectId}/versions`, { name });
    }
    await page.getByRole('button', { name: 'Version history' }).click();
    const row = (name: string) => page.getByRole('button', { name: new RegExp(`, ${name}[.] Look at it`) });
    await row('Second').click();
    await elementsOf(page).filter({ hasText: 'Second' }).waitFor();
    const reading = await hold(page, 'GET', /\/versions\/\d+$/);
    await row('First').click();
    await expect.poll(reading.asked).toBe(1);
    await page.getByRole('button', { name: 'Copy as new project' }).click();
    reading.letGo();
    await page.waitForURL((url) => url.pathname.startsWith('/p/') && !url.pathname.endsWith(projectId));
    await elementsOf(page).filter({ hasText: 'First' }).waitFor();
    expect(troubles).toEqual([]);
  });

  /** All of them are there before the page has had time for the first. */
  async function pressAll(page: Page, keys: readonly string[]) {
    const browser = await page.context().newCDPSession(page);
    const events = keys.flatMap((name) => {
      const [key, modifiers] = name.startsWith('Control+') ? [name.slice('Control+'.length), 2] : [name, 0];
      const text = key.length === 1 && modifiers === 0 ? { text: key } : {};
      const which = { key, modifiers, windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0) };
      return [
        { type: 'text' in text ? 'keyDown' : 'rawKeyDown', ...which, ...text },
        { type: 'keyUp', ...which },
      ] as const;
    });
    await Promise.all(events.map((event) => browser.send('Input.dispatchKeyEvent', event)));
  }
  const codes: Readonly<Record<string, number>> = { Tab: 9, Escape: 27 };
});
