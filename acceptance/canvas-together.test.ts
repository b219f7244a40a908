import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs, enterBlank } from './enter.ts';
import { canvasOf, elementsOf, givePictures, picturesShown, savedWords } from './workbench.ts';

const colours = ['#2b55e6', '#c54a3c', '#3c8c5a', '#c9a227', '#6b4fa0', '#1f7a8c'];
/** How much each of two people does on one canvas at once. */
const stepsOfEach = 120;

/** Numbers that look random and are the same in every run (mulberry32). */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What stands on the canvas: each element's place on the page, by its id. */
function placesOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[role="listbox"] [role="option"]')];
    const placeOf = ({ style: { left, top, width, height } }: HTMLElement) =>
      [left, top, width, height].map((side) => Math.round(Number.parseFloat(side) * 100) / 100).join(' ');
    return Object.fromEntries(elements.map((element) => [element.dataset['node'], placeOf(element)]));
  });
}

function bearerOf(page: Page): Promise<string> {
  return page.evaluate(() => `Bearer ${JSON.parse(sessionStorage.getItem('easel.session')!).token}`);
}

/** The canvas as the server keeps it, in the same words as `placesOn`. */
async function placesKept(page: Page, address: string, projectId: string): Promise<Record<string, string>> {
  const headers = { authorization: await bearerOf(page) };
  const answer = await fetch(`${address}/api/projects/${projectId}`, { headers });
  const { nodes } = (await answer.json()) as { nodes: Record<'id' | 'x' | 'y' | 'width' | 'height', never>[] };
  return Object.fromEntries(nodes.map(({ id, x, y, width, height }) => [id, [x, y, width, height].join(' ')]));
}

describe('two people on one canvas', () => {
  const origin = inject('sharedProduct');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  /** Works on the canvas, with the line cut now and then; tells what came and what went. */
  async function work(page: Page, context: BrowserContext, seed: number) {
    const draw = drawing(seed);
    const created = new Set<string>();
    const gone = new Set<string>();
    let offlineFor = 0;
    for (let step = 0; step < stepsOfEach; step += 1) {
      if (offlineFor === 0 && draw(12) === 0) {
        offlineFor = 2 + draw(8);
        await context.setOffline(true);
      }
      const before = Object.keys(await placesOn(page));
      const id = before[draw(before.length)];
      const found = await page.evaluate((wanted) => {
        const element = document.querySelector<HTMLElement>(`[role="option"][data-node="${wanted}"]`);
        element?.focus({ preventScroll: true });
        return element !== null;
      }, id);
      if (found) {
        await page.keyboard.press('Enter');
        const keys = ['ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowDown', 'ArrowUp', ']', '[', 'Control+z'];
        const key =
          before.length < 6 ? 'Control+d' : before.length > 24 ? 'Delete' : [...keys, 'Control+d', 'Delete'][draw(9)]!;
        await page.keyboard.press(key);
      }
      const after = Object.keys(await placesOn(page));
      for (const one of after) if (!before.includes(one)) created.add(one);
      for (const one of before) if (!after.includes(one)) gone.add(one);
      if (offlineFor > 0 && (offlineFor -= 1) === 0) await context.setOffline(false);
    }
    await context.setOffline(false);
    return { created, gone };
  }

  test('both edit at once while their lines break: both end with the same canvas, and nothing is lost', async () => {
    const { page: owner } = await openPage(browser);
    await enterBlank(owner, origin, 'ada@together.example.org');
    await givePictures(
      owner,
      colours.map((colour, at) => ({ name: `${at}.png`, width: 120, height: 90, colour })),
      { x: 420, y: 380 },
    );
    await picturesShown(owner, colours.length);
    await savedWords(owner);
    const projectId = new URL(owner.url()).pathname.split('/').at(-1)!;
    const invited = await fetch(`${origin}/api/projects/${projectId}/sharing/members`, {
      method: 'POST',
      headers: { authorization: await bearerOf(owner), 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'ben@example.org', permission: 'editor' }),
    });
    expect(invited.status).toBe(200);
    const { page: guest } = await openPage(browser);
    await enterAs(guest, origin, 'ben@example.org');
    await guest.goto(owner.url());
    await picturesShown(guest, colours.length);

    const first = Object.keys(await placesOn(owner));
    const [one, other] = await Promise.all([work(owner, owner.context(), 7), work(guest, guest.context(), 11)]);
    for (const page of [owner, guest]) {
      await savedWords(page);
      // Everything in sight, so that everything has an element.
      await canvasOf(page).press('Shift+1');
    }
    await expect
      .poll(() => Promise.all([placesOn(owner), placesOn(guest)]), { timeout: 30_000 })
      .toSatisfy(([left, right]) => JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)));
    const kept = await placesKept(owner, origin, projectId);
    await expect.poll(async () => sorted(await placesOn(owner))).toEqual(sorted(kept));
    const gone = new Set([...one.gone, ...other.gone]);
    const made = new Set([...first, ...one.created, ...other.created]);
    expect([...made].filter((id) => !gone.has(id) && !(id in kept))).toEqual([]);
    await owner.context().close();
    await guest.context().close();
  });

  test('of a text that two write in at once the words of both stay', async () => {
    const { page: one, troubles } = await openPage(browser);
    await enterBlank(one, origin, 'erik@example.org');
    await one.keyboard.press('t');
    await one.mouse.click(400, 300);
    await one.locator('.canvas-text-field').waitFor();
    await one.keyboard.type('Menu');
    await one.keyboard.press('Escape');
    await savedWords(one);
    const { page: two } = await openPage(browser);
    await enterAs(two, origin, 'erik@example.org');
    await two.goto(one.url());
    for (const page of [one, two]) {
      await canvasOf(page).getByRole('option', { name: /^Menu/ }).dblclick();
      await page.locator('.canvas-text-field').waitFor();
    }
    const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Text on the canvas' });
    await one.keyboard.press('End');
    await one.keyboard.type(' of the day');
    await expect.poll(() => fieldOf(two).inputValue()).toBe('Menu of the day');
    await two.keyboard.press('Home');
    await two.keyboard.type('Tea ');
    await expect.poll(() => fieldOf(one).inputValue()).toBe('Tea Menu of the day');
    // The place where one writes has moved with the letters about it.
    await one.keyboard.type('!');
    await expect.poll(() => fieldOf(two).inputValue()).toBe('Tea Menu of the day!');
    for (const page of [one, two]) await page.keyboard.press('Escape');
    await savedWords(two);
    await two.reload();
    await expect.poll(() => elementsOf(two).first().textContent()).toBe('Tea Menu of the day!');
    expect(troubles).toEqual([]);
    for (const page of [one, two]) await page.context().close();
  });

  test('a tab that is killed without a line loses nothing that was done in it', async () => {
    const { page } = await openPage(browser);
    const context = page.context();
    await enterBlank(page, origin, 'cleo@example.org');
    await givePictures(page, [{ name: 'moss.png', width: 200, height: 120, colour: '#4a6' }], { x: 400, y: 300 });
    await picturesShown(page, 1);
    await savedWords(page);
    const address = page.url();
    await context.setOffline(true);
    await elementsOf(page).first().click();
    await page.keyboard.press('Control+d');
    await picturesShown(page, 2);
    await page.keyboard.press('Shift+ArrowRight');
    await page
      .getByText(/^Offline, \d/)
      .first()
      .waitFor();
    const before = await placesOn(page);
    const crashed = page.waitForEvent('crash');
    const devtools = await context.newCDPSession(page);
    // The command itself never answers: its page is gone.
    devtools.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await picturesShown(again, 2);
    await savedWords(again);
    const projectId = new URL(address).pathname.split('/').at(-1)!;
    await expect.poll(() => placesKept(again, origin, projectId)).toEqual(before);
    await context.close();
  });

  test('who signs out with work that is not saved is asked first, and leaves nothing of it behind', async () => {
    const { page } = await openPage(browser);
    await enterBlank(page, origin, 'dora@example.org');
    await givePictures(page, [{ name: 'moss.png', width: 200, height: 120, colour: '#4a6' }], { x: 400, y: 300 });
    await picturesShown(page, 1);
    await savedWords(page);
    const address = page.url();
    const cut = () => page.route('**/api/projects/*/canvas', (route) => route.abort());
    const duplicateUnsaved = async () => {
      await cut();
      // The copy lies above what it was made of.
      await elementsOf(page).last().click();
      await page.keyboard.press('Control+d');
      await page
        .getByText(/^Offline, \d/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('dialog', { name: 'One change is not saved yet' }).waitFor();
    };
    await duplicateUnsaved();
    await saveScreenshot(page, 'sign-out-question');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.unroute('**/api/projects/*/canvas');
    await savedWords(page);
    await duplicateUnsaved();
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(journalled)).toBe(0);
    await page.unroute('**/api/projects/*/canvas');
    await enterAs(page, origin, 'dora@example.org');
    await page.goto(address);
    await picturesShown(page, 2);
    await page.context().close();
  });
});

/** How much the browser keeps of work that was not saved. Runs in the page. */
function journalled(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('easel-canvas');
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('changes').objectStore('changes').count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
  });
}

function sorted(places: Record<string, string>): [string, string][] {
  return Object.entries(places).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
