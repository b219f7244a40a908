import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { middle, serveCanvases } from './canvas-fixture.ts';
import {
  canvasOf,
  drawn,
  elementsOf,
  filesAtHand,
  givePictures,
  openBlank,
  picturesShown,
  savedWords,
} from './workbench.ts';

const blue = { name: 'blue.png', width: 320, height: 200, colour: '#2b55e6' };
const red = { name: 'red.png', width: 240, height: 240, colour: '#c54a3c' };

describe('editing on the canvas', () => {
  const canvases = serveCanvases();

  test('copies are pasted beside their original, step by step, and are what is selected; a reload keeps them', async () => {
    const { page, troubles } = await canvases.openWith([blue]);
    const original = await boxOf(elementsOf(page).first());
    await elementsOf(page).first().click();
    await page.keyboard.press('Control+c');
    for (const count of [2, 3]) {
      await page.keyboard.press('Control+v');
      await picturesShown(page, count);
    }
    await expect.poll(() => stepsFrom(page, original)).toEqual(['0, 0', '24, 24', '48, 48']);
    await expect.poll(() => stepsFrom(page, original, '[aria-selected="true"]')).toEqual(['48, 48']);
    await savedWords(page);
    await page.reload();
    await picturesShown(page, 3);
    expect(troubles).toEqual([]);
  });

  test('what was cut from one project is pasted into the middle of another', async () => {
    const { page } = await canvases.openWith([blue]);
    await elementsOf(page).first().click();
    await page.keyboard.press('Control+x');
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await savedWords(page);
    await page.getByRole('link', { name: 'All projects' }).click();
    await openBlank(page);
    await page.keyboard.press('Control+v');
    await picturesShown(page, 1);
    const { x, y, width, height } = await boxOf(elementsOf(page).first());
    expect([width, height]).toEqual([blue.width, blue.height]);
    const panel = await boxOf(page.getByRole('complementary', { name: 'Agent' }));
    expect(Math.abs(x + width / 2 - panel.x / 2)).toBeLessThan(12);
    expect(Math.abs(y + height / 2 - 450)).toBeLessThan(60);
  });

  test('a picture from the clipboard lands on the canvas under its own name', async () => {
    const { page, troubles } = await canvases.open();
    await givePictures(page, [red]);
    await picturesShown(page, 1);
    await elementsOf(page).and(page.getByLabel(/red/)).waitFor();
    await savedWords(page);
    await page.reload();
    await picturesShown(page, 1);
    expect(troubles).toEqual([]);
  });

  test('words that another program copied are a text beside what stands there, SVG that it copied as text a picture', async () => {
    const { page, troubles } = await canvases.open();
    for (const words of ['Open from nine\r\nevery day\n', '九点开门', drawing]) {
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, words);
      await canvasOf(page)
        .getByRole('option', { selected: true })
        .and(page.getByLabel(kindOf(words)))
        .waitFor();
    }
    const [first, second] = await Promise.all([0, 1].map((at) => boxOf(elementsOf(page).nth(at))));
    expect(await elementsOf(page).first().textContent()).toBe('Open from nine\nevery day');
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => elementsOf(page).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('cells of a spreadsheet are their words, not the picture of them that comes along', async () => {
    const { page, troubles } = await canvases.open();
    const cells = await filesAtHand(page, [red]);
    await page.evaluate((clipboardData) => {
      clipboardData.setData('text/html', '<table><tr><td>Tea</td><td>3.50</td></tr></table>');
      clipboardData.setData('text/plain', 'Tea\t3.50\r\n');
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, cells);
    await expect.poll(() => elementsOf(page).allTextContents()).toEqual(['Tea 3.50']);
    expect(troubles).toEqual([]);
  });

  test('a file that is dropped on a bar, where nothing takes it, does not lead away from the page', async () => {
    const { page } = await canvases.open();
    const files = await filesAtHand(page, [red]);
    for (const type of ['dragover', 'drop']) {
      const isRefused = await page.getByRole('button', { name: 'Export' }).evaluate(
        (button, [name, dataTransfer]) => {
          return !button.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
        },
        [type, files] as const,
      );
      expect(isRefused, type).toBe(true);
    }
    expect(await elementsOf(page).count()).toBe(0);
  });

  test('pasting into the composer puts nothing on the canvas', async () => {
    const { page } = await canvases.open();
    await page.getByRole('textbox').last().click();
    await givePictures(page, [red]);
    await page.keyboard.type('still typing');
    expect(await elementsOf(page).count()).toBe(0);
    await expect.poll(() => page.getByRole('textbox').last().inputValue()).toBe('still typing');
  });

  test('duplicates by key and by button', async () => {
    const { page } = await canvases.openWith([blue]);
    const original = await boxOf(elementsOf(page).first());
    await elementsOf(page).first().click();
    await page.keyboard.press('Control+d');
    await picturesShown(page, 2);
    await page.getByRole('toolbar').getByRole('button', { name: 'Duplicate' }).click();
    await picturesShown(page, 3);
    await expect.poll(() => stepsFrom(page, original)).toEqual(['0, 0', '24, 24', '48, 48']);
  });

  test('brings to the back and to the front, by button and by key', async () => {
    const { page } = await canvases.openWith([blue]);
    await givePictures(page, [red], middle);
    await picturesShown(page, 2);
    const bar = page.getByRole('toolbar');
    await expect.poll(() => nameAt(page, middle)).toContain('red');
    await page.mouse.click(middle.x, middle.y);
    await bar.getByRole('button', { name: 'Send to back' }).click();
    await expect.poll(() => nameAt(page, middle)).toContain('blue');
    await page.keyboard.press(']');
    await expect.poll(() => nameAt(page, middle)).toContain('red');
    await page.keyboard.press('[');
    await expect.poll(() => nameAt(page, middle)).toContain('blue');
    await bar.getByRole('button', { name: 'Bring to front' }).click();
    await savedWords(page);
    await page.reload();
    await picturesShown(page, 2);
    await expect.poll(() => nameAt(page, middle)).toContain('red');
  });

  test('the keyboard finds, selects, moves and lets go', async () => {
    const { page } = await canvases.openWith([blue, red]);
    const left = elementsOf(page).and(page.getByLabel(/blue/));
    const before = await boxOf(left);
    await left.press('Enter');
    await expect.poll(() => left.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => boxOf(left)).toMatchObject({ x: before.x + 1, y: before.y + 10 });
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.includes('red'));
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => canvasOf(page).locator('[aria-selected="true"]').count()).toBe(2);
    await page.getByRole('button', { name: 'Hand' }).hover();
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => canvasOf(page).locator('[aria-selected="true"]').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => boxOf(left)).toEqual(before);
  });

  test('an upload whose connection breaks says so and goes through at the second try', async () => {
    const { page } = await canvases.open();
    let attempts = 0;
    await page.route(/\/api\/assets\/[^/]+\/content/, (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      attempts += 1;
      return attempts === 1 ? route.abort() : route.continue();
    });
    await givePictures(page, [blue], middle);
    await page.getByText('The connection was lost. The picture is still here to send.').first().waitFor();
    expect(await elementsOf(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await picturesShown(page, 1);
    await savedWords(page);
    expect(attempts).toBe(2);
  });

  test('a picture that is on its way when the project is left comes all the same; closing the page asks first', async () => {
    const { page, troubles } = await canvases.open();
    const asked = Promise.withResolvers<void>();
    const leaveToGo = Promise.withResolvers<void>();
    await page.route(/\/api\/assets\/[^/]+\/content/, async (route) => {
      asked.resolve();
      await leaveToGo.promise;
      await route.continue();
    });
    await givePictures(page, [blue], middle);
    await asked.promise;
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByText('Pictures are still being uploaded').first().waitFor();
    const question = page.waitForEvent('dialog');
    // Not `page.reload()`, which would wait for a page that does not come.
    const reloaded = page.evaluate(() => location.reload());
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloaded;
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    leaveToGo.resolve();
    await saved;
    await page.goBack();
    await picturesShown(page, 1);
    expect(troubles).toEqual([]);
  });

  test('zooms from 5 % to 6400 % and no further', async () => {
    const { page } = await canvases.openWith([blue]);
    await canvasOf(page).click({ position: { x: 60, y: 200 } });
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('+');
    await percentSays(page, '6400%');
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -4000);
    await percentSays(page, '6400%');
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 4000);
    await percentSays(page, '5%');
    await page.keyboard.up('Control');
    await page.keyboard.press('-');
    await percentSays(page, '5%');
    await page.keyboard.press('Shift+Digit1');
    await percentSays(page, '100%');
  });

  test('two fingers zoom about what lies between them', async () => {
    const { page } = await canvases.openWith([blue], { hasTouch: true });
    const before = await boxOf(elementsOf(page).first());
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [-apart, apart].map((dx, id) => ({ x: middle.x + dx, y: middle.y, id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(50) });
    for (const apart of [60, 80, 100]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await percentSays(page, '200%');
    await drawn(page);
    const after = await boxOf(elementsOf(page).first());
    expect(after.x).toBeCloseTo(middle.x + (before.x - middle.x) * 2, 0);
    expect(after.y).toBeCloseTo(middle.y + (before.y - middle.y) * 2, 0);
  });

  test('on a phone what one writes stays in sight of its keyboard, and two fingers look closer at it', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const data = { text: 'Open from nine', fontSize: 24 };
    const { page, troubles } = await canvases.openScene(
      [{ id: 'a', type: 'text', x: 60, y: 600, height: 40, data }],
      phone,
    );
    const field = page.getByRole('textbox', { name: 'Text on the canvas' });
    const first = elementsOf(page).first();
    for (const height of ['full', 'low']) {
      await page.getByRole('button', { name: /^Agent’s sheet/ }).tap();
      await page.getByRole('button', { name: new RegExp(`^Agent’s sheet, ${height}`) }).waitFor();
    }
    await first.dblclick();
    await field.waitFor();
    // As browsers do that make room for the keyboard.
    await page.setViewportSize({ width: 390, height: 508 });
    const foot = async (place: Locator) => (await boxOf(place)).y + (await boxOf(place)).height;
    await expect.poll(async () => foot(page.getByRole('complementary', { name: 'Agent' }))).toBe(508);
    await expect.poll(async () => foot(field)).toBeLessThan(508 - 104);
    await page.keyboard.press('End');
    const below = (await foot(field)) + 60;
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [-apart, apart].map((dx, id) => ({ x: 195 + dx, y: below, id }));
    const before = await boxOf(field);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [50, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await boxOf(field)).width).toBeGreaterThan(before.width * 1.2);
    await page.keyboard.type(' to five');
    await page.touchscreen.tap(330, below);
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => first.textContent()).toBe('Open from nine to five');
    expect(troubles).toEqual([]);
  });

  test('on a phone a finger looks around, moves what is selected, and takes that back; a tap on the sheet meets nothing else', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const data = { shape: 'rectangle', fill: '#2b55e6', stroke: 'none', strokeWidth: 0 };
    const { page, troubles } = await canvases.openScene([{ id: 'a', type: 'shape', x: 120, y: 160, data }], phone);
    const touch = await page.context().newCDPSession(page);
    const shape = elementsOf(page).first();
    const placeOf = async () => {
      const { x, y } = await boxOf(shape);
      return [Math.round(x), Math.round(y)];
    };
    const swipe = async (y: number, by: number) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: 170, y: at }] });
      await send('touchStart', y);
      // It comes to rest before it leaves: a tap right after a flick only stops what the flick set going.
      for (const part of [0.5, 0.9, 0.98, 0.99, 1]) {
        await send('touchMove', y + by * part);
        await drawn(page);
      }
      await send('touchEnd');
    };
    const bar = page.getByRole('region', { name: 'Undo and view' });
    const undo = bar.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await swipe(210, 60);
    await expect.poll(placeOf).toEqual([120, 220]);
    expect(await undo.isDisabled()).toBe(true);
    await page.touchscreen.tap(170, 270);
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    await swipe(270, -40);
    await undo.tap();
    await expect.poll(placeOf).toEqual([120, 220]);
    await bar.getByRole('button', { name: 'Redo' }).tap();
    await expect.poll(placeOf).not.toEqual([120, 220]);
    await bar.getByRole('button', { name: 'Fit everything' }).tap();
    await expect.poll(async () => (await placeOf())[0]).toBe(145);

    const grip = page.getByRole('button', { name: /^Agent’s sheet/ });
    for (const height of ['full', 'low', 'half', 'full']) {
      const { x, y, width } = await boxOf(grip);
      await page.touchscreen.tap(x + width / 2, y + 8);
      await page.getByRole('button', { name: new RegExp(`^Agent’s sheet, ${height}`) }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Message' }).evaluate((field) => field.matches(':focus'))).toBe(
        false,
      );
    }
    expect(await shape.getAttribute('aria-selected')).toBe('true');
    expect(troubles).toEqual([]);
  });

  test('an edit made just before one leaves is kept', async () => {
    const { page } = await canvases.openWith([blue]);
    const address = page.url();
    await elementsOf(page).first().click();
    const before = await boxOf(elementsOf(page).first());
    await page.keyboard.press('Shift+ArrowRight');
    await page.goto(`${canvases.address}/account`);
    await page.goto(address);
    await picturesShown(page, 1);
    await expect.poll(async () => (await boxOf(elementsOf(page).first())).x - before.x).toBe(10);
  });

  test('a picture is downloaded under its own name', async () => {
    const { page } = await canvases.openWith([blue]);
    await elementsOf(page).first().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('blue.png');
  });
});

async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** How far each element stands from where another stood, in pixels, nearest first. */
async function stepsFrom(page: Page, origin: { x: number; y: number }, which = '[role="option"]'): Promise<string[]> {
  const boxes = await Promise.all((await canvasOf(page).locator(which).all()).map(boxOf));
  return boxes.toSorted((a, b) => a.x - b.x).map(({ x, y }) => `${x - origin.x}, ${y - origin.y}`);
}

/** The name of the element that one sees at a place of the window. */
function nameAt(page: Page, { x, y }: { x: number; y: number }): Promise<string | null | undefined> {
  return page.evaluate(
    (at) =>
      document
        .elementsFromPoint(at.x, at.y)
        .map((element) => element.closest('[role="option"]'))
        .find((option) => option !== null)
        ?.getAttribute('aria-label'),
    { x, y },
  );
}

async function percentSays(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: `Zoom ${percent}`, exact: true }).waitFor();
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20"/></svg>';
const kindOf = (words: string) => (words === drawing ? /Picture/ : new RegExp(`${words.slice(0, 4)}.*Text`));
