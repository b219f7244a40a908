import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveScreenshot } from './browser.ts';
import { serveCanvases } from './canvas-fixture.ts';
import { meanDifference, pixelsOf } from './pixels.ts';
import { canvasOf, drawn, elementsOf, savedWords } from './workbench.ts';

describe('the tools of the canvas', () => {
  const canvases = serveCanvases();

  test('draws each shape by dragging, one use a tool, and a reload keeps them', async () => {
    const { page, troubles } = await canvases.open();
    const drawn = [
      ['r', 60, 160],
      ['o', 240, 160],
      ['l', 420, 160],
      ['Shift+L', 600, 160],
    ] as const;
    for (const [key, x, y] of drawn) {
      await page.keyboard.press(key);
      await dragFrom(page, { x, y }, { x: x + 120, y: y + 80 });
      await expect.poll(() => currentTool(page)).toBe('Select');
    }
    await page.getByRole('button', { name: 'All shapes' }).click();
    await page.getByRole('menuitem', { name: 'Polygon' }).click();
    await page.mouse.click(120, 480);
    await expect.poll(() => sizesOf(page)).toEqual(['120 × 80', '120 × 80', '120 × 80', '120 × 80', '200 × 200']);
    await savedWords(page);
    await page.reload();
    await canvasOf(page).waitFor();
    await expect.poll(() => sizesOf(page)).toEqual(['120 × 80', '120 × 80', '120 × 80', '120 × 80', '200 × 200']);
    await saveScreenshot(page, 'tools-shapes');
    expect(troubles).toEqual([]);
  });

  test('shift draws a square, alt from its middle, space moves on, and escape leaves nothing', async () => {
    const { page } = await canvases.open();
    await page.keyboard.press('r');
    await page.keyboard.down('Shift');
    await dragFrom(page, { x: 100, y: 200 }, { x: 200, y: 260 });
    await page.keyboard.up('Shift');
    await page.keyboard.press('o');
    await page.keyboard.down('Alt');
    await dragFrom(page, { x: 400, y: 300 }, { x: 440, y: 350 });
    await page.keyboard.up('Alt');
    await expect.poll(() => sizesOf(page)).toEqual(['100 × 100', '80 × 100']);
    await page.keyboard.press('r');
    await page.mouse.move(600, 200);
    await page.mouse.down();
    await page.mouse.move(700, 300, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => elementsOf(page).count()).toBe(2);
    await page.keyboard.press('Control+z');
    await expectCount(page, 1);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => sizesOf(page)).toEqual(['100 × 100', '80 × 100']);
  });

  test('a frame comes in a size that one knows, and what is drawn in it belongs to it', async () => {
    const { page, troubles } = await canvases.open();
    await page.keyboard.press('f');
    await page.getByRole('button', { name: /^Portrait/ }).click();
    const frame = elementsOf(page).and(page.getByLabel(/Portrait, Frame/));
    await frame.waitFor();
    await expect.poll(() => sizesOf(page)).toEqual(['1080 × 1350']);
    const before = await boxOf(frame);
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    const corner = { x: before.x + before.width - 60, y: before.y + 40 };
    await dragFrom(page, corner, { x: corner.x + 100, y: corner.y + 60 });
    // Moved by its name, a frame takes along what lies in it.
    const shape = elementsOf(page).and(page.getByLabel(/Ellipse/));
    const stood = await boxOf(shape);
    await expect.poll(() => shape.evaluate((element) => element.style.clipPath)).toContain('polygon');
    await page.keyboard.press('Escape');
    await dragFrom(page, { x: before.x + 20, y: before.y - 12 }, { x: before.x + 20, y: before.y - 52 });
    await expect.poll(async () => Math.round((await boxOf(shape)).y - stood.y)).toBe(-40);
    expect(troubles).toEqual([]);
  });

  test('a text is written in place, is one step to undo, and an empty one is gone', async () => {
    const { page, troubles } = await canvases.open();
    await writeAt(page, { x: 300, y: 300 });
    await page.keyboard.type('Autumn at\nBean There');
    await page.keyboard.press('Escape');
    const text = elementsOf(page).and(page.getByLabel(/^Autumn at Bean There, Text/));
    await text.waitFor();
    await savedWords(page);
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('rfc كلمة 👩‍👩‍👧');
    await page.mouse.click(700, 700);
    await field(page).waitFor({ state: 'detached' });
    await elementsOf(page)
      .and(page.getByLabel(/^rfc كلمة 👩‍👩‍👧, Text/))
      .waitFor();
    await page.keyboard.press('Control+z');
    await text.waitFor();
    await page.keyboard.press('Control+z');
    await expectCount(page, 0);
    await writeAt(page, { x: 300, y: 300 });
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await expectCount(page, 0);
    expect(troubles).toEqual([]);
  });

  test('the field stands exactly on the text that it edits', async () => {
    const { page } = await canvases.open();
    await page.keyboard.press('t');
    await dragFrom(page, { x: 200, y: 200 }, { x: 460, y: 260 });
    await field(page).waitFor();
    await page.keyboard.type('A text that is drawn by hand breaks its lines at the width of its box');
    await page.keyboard.press('Escape');
    const text = elementsOf(page).first();
    const shown = await boxOf(text);
    expect(Math.round(shown.width)).toBe(260);
    expect(shown.height).toBeGreaterThan(100);
    const look = ['fontFamily', 'fontSize', 'lineHeight', 'letterSpacing', 'textAlign', 'color', 'whiteSpace'];
    const styleOf = (element: Element, names: string[]) => {
      const style = getComputedStyle(element);
      return names.map((name) =>
        style.getPropertyValue(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      );
    };
    const before = await text.evaluate(styleOf, look);
    await page.mouse.dblclick(shown.x + 30, shown.y + 20);
    await field(page).waitFor();
    await expect.poll(() => field(page).evaluate(styleOf, look)).toEqual(before);
    await expect.poll(() => boxOf(field(page))).toEqual(shown);
    // No line of the field is hidden by its own box.
    await expect
      .poll(() => field(page).evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeLessThanOrEqual(1);
  });

  test('an input method composes undisturbed: no shortcut, no end, no half a word kept', async () => {
    const { page, troubles } = await canvases.open({ locale: 'zh-CN' });
    await writeAt(page, { x: 300, y: 300 });
    const keys = await page.context().newCDPSession(page);
    await keys.send('Input.imeSetComposition', { text: 'qiu', selectionStart: 3, selectionEnd: 3 });
    // What chooses among words must not end the writing.
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
    await expect.poll(() => field(page).inputValue()).toBe('qiu');
    await keys.send('Input.insertText', { text: '秋' });
    await keys.send('Input.imeSetComposition', { text: 'tian', selectionStart: 4, selectionEnd: 4 });
    await keys.send('Input.insertText', { text: '天菜单' });
    await page.keyboard.press('Escape');
    await elementsOf(page)
      .and(page.getByLabel(/^秋天菜单，/).or(page.getByLabel(/^秋天菜单/)))
      .first()
      .waitFor();
    await page.keyboard.press('Control+z');
    await expectCount(page, 0);
    expect(troubles).toEqual([]);
  });

  test('what is typed while the field is on its way is in it, lines and letters of any script', async () => {
    const { page, troubles } = await canvases.open();
    const held = await holdField(page);
    await page.keyboard.press('t');
    await page.mouse.click(300, 300);
    await held.asked;
    await page.keyboard.type('Tea');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('茶 🍵');
    await page.keyboard.type(' room');
    // Who ends writing before the field has come has written all the same.
    await page.keyboard.press('Escape');
    held.release();
    await expect.poll(() => elementsOf(page).first().textContent()).toBe('Tea\n茶 🍵 room');
    expect(troubles).toEqual([]);
  });

  test('a text stays drawn while the field that it is written in is on its way', async () => {
    const { page, troubles } = await canvases.open();
    await writeAt(page, { x: 300, y: 300 });
    await page.keyboard.type('Tea room');
    await page.keyboard.press('Escape');
    await savedWords(page);
    const held = await holdField(page);
    await page.reload();
    const box = await boxOf(elementsOf(page).first());
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // Within what stands around a selected text.
    const clip = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 };
    const shown = async () => (await pixelsOf(page, await page.screenshot({ clip }))).data;
    const before = await shown();
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await held.asked;
    await expect.poll(async () => meanDifference(before, await shown())).toBeLessThan(1);
    held.release();
    await field(page).waitFor();
    expect(troubles).toEqual([]);
  });

  test('a text takes another typeface, size and colour, and a reload keeps them', async () => {
    const { page, troubles } = await canvases.open();
    await writeAt(page, { x: 300, y: 300 });
    await page.keyboard.type('秋天 Menu');
    await page.keyboard.press('Escape');
    const bar = page.getByRole('toolbar');
    await bar.getByRole('button', { name: /^Typeface/ }).click();
    await page.getByRole('combobox', { name: 'Search typefaces' }).fill('思源宋');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Typeface: Noto Serif SC' }).waitFor();
    await bar.getByRole('textbox', { name: 'Size' }).fill('48');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: /^Colour/ }).click();
    await page.getByRole('textbox', { name: 'Hex' }).fill('c2410c');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await saveScreenshot(page, 'tools-text');
    await savedWords(page);
    const looks = () =>
      elementsOf(page)
        .first()
        .evaluate((element) => {
          const { fontFamily, fontSize, color } = getComputedStyle(element);
          return [fontFamily.includes('Noto Serif SC Variable'), fontSize, color];
        });
    await expect.poll(() => looks()).toEqual([true, '48px', 'rgb(194, 65, 12)']);
    const width = (await boxOf(elementsOf(page).first())).width;
    await page.reload();
    await elementsOf(page).first().waitFor();
    await expect.poll(() => looks()).toEqual([true, '48px', 'rgb(194, 65, 12)']);
    // The box was measured in the letters that it shows.
    await page.waitForFunction(() => document.fonts.check("48px 'Noto Serif SC Variable'", '秋天'));
    await expect.poll(async () => (await boxOf(elementsOf(page).first())).width).toBe(width);
    expect(troubles).toEqual([]);
  });

  test('bars set weight, slant, spacing, fills, lines and grounds, each one step back', async () => {
    const text = { text: 'Autumn', fontFamily: 'EB Garamond', fontSize: 40, fontWeight: 400, autoWidth: true };
    const lined = { shape: 'rectangle', fill: '#2b55e6', stroke: 'none', strokeWidth: 0 };
    const scene = [
      { id: 'card', type: 'shape', title: 'Card', x: 120, y: 420, width: 120, height: 80, data: lined },
      { id: 'poster', type: 'frame', title: 'Poster', x: 320, y: 420, width: 200, height: 200, data: { clip: true } },
      { id: 'head', type: 'text', title: 'Head', x: 120, y: 240, width: 180, height: 48, data: text },
    ];
    const { page, person, projectId, troubles } = await canvases.openScene(scene);
    const bar = page.getByRole('toolbar', { name: 'Selection' });
    const named = (name: string) => elementsOf(page).and(page.getByLabel(new RegExp(`^${name},`)));
    const set = async (name: string, value: string) => {
      await page.getByRole('textbox', { name, exact: true }).fill(value);
      await page.keyboard.press('Enter');
    };
    await named('Head').click();
    await bar.getByRole('button', { name: /^Weight/ }).click();
    await page.getByRole('menuitemradio', { name: 'Bold', exact: true }).click();
    await bar.getByRole('button', { name: 'Weight: Bold' }).waitFor();
    await bar.getByRole('button', { name: 'Italic' }).click();
    await bar.getByRole('button', { name: 'Line height and tracking' }).click();
    await set('Line height', '1.5');
    await set('Tracking %', '10');
    await page.keyboard.press('Escape');
    await named('Card').click();
    await bar.getByRole('button', { name: /^Stroke:/ }).click();
    await set('Hex', 'c2410c');
    await page.keyboard.press('Escape');
    await set('Stroke width', '6');
    await named('Poster').click({ position: { x: 20, y: 150 } });
    await bar.getByRole('button', { name: 'Clip what lies in it' }).click();
    await bar.getByRole('button', { name: /^Background:/ }).click();
    await set('Hex', '25735f');
    await page.keyboard.press('Escape');
    const stored = async () => {
      const { nodes } = await person.get<{ nodes: { id: string; data: Record<string, unknown> }[] }>(
        `/api/projects/${projectId}`,
      );
      const of = (id: string) => nodes.find((node) => node.id === id)?.data ?? {};
      const { fontWeight, fontStyle = 'normal', lineHeight = 1.2, letterSpacing = 0 } = of('head');
      const { stroke, strokeWidth } = of('card');
      const { clip, background } = of('poster');
      return [fontWeight, fontStyle, lineHeight, letterSpacing, stroke, strokeWidth, clip, background];
    };
    await expect.poll(stored).toEqual([700, 'italic', 1.5, 4, '#c2410c', 6, false, '#25735f']);
    await canvasOf(page).focus();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(stored).toEqual([400, 'normal', 1.2, 0, 'none', 0, true, undefined]);
    expect(troubles).toEqual([]);
  });

  test('connects by dragging and by keys, labels, refuses what makes no sense, and undoes', async () => {
    const { page, troubles } = await canvases.open();
    await page.keyboard.press('r');
    await dragFrom(page, { x: 100, y: 200 }, { x: 200, y: 300 });
    await page.keyboard.press('o');
    await dragFrom(page, { x: 500, y: 200 }, { x: 600, y: 300 });
    await page.keyboard.press('o');
    await dragFrom(page, { x: 300, y: 500 }, { x: 400, y: 600 });
    const wires = canvasOf(page).locator('path[data-wire]');
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Connect' }).click();
    await dragFrom(page, { x: 150, y: 250 }, { x: 550, y: 250 });
    await expect.poll(() => wires.count()).toBe(1);
    await says(page, /connected to/);
    await page.getByRole('button', { name: 'Connect' }).click();
    await dragFrom(page, { x: 550, y: 250 }, { x: 150, y: 250 });
    await says(page, /connected already/);
    await expect.poll(() => wires.count()).toBe(1);
    // The keyboard: from the selected one, the next one as one reads.
    await page.mouse.click(350, 550);
    await page.keyboard.press('c');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => wires.count()).toBe(2);
    // A label, in place.
    await page.mouse.dblclick(350, 250);
    await page.getByRole('textbox', { name: 'Label' }).fill('same mark');
    await page.keyboard.press('Enter');
    await canvasOf(page).getByText('same mark').waitFor();
    await savedWords(page);
    await saveScreenshot(page, 'tools-connect');
    await page.reload();
    await canvasOf(page).getByText('same mark').waitFor();
    await expect.poll(() => wires.count()).toBe(2);
    await canvasOf(page).getByText('same mark').click();
    await page.keyboard.press('Delete');
    await expect.poll(() => wires.count()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => wires.count()).toBe(2);
    expect(troubles).toEqual([]);
  });

  test('level and upright lines are seen, and what lies in a frame within a frame is cut by both', async () => {
    const line = (box: object, end: object) => ({
      type: 'shape',
      ...box,
      data: { shape: 'line', stroke: '#cc0000', strokeWidth: 8, points: [{ x: 0, y: 0 }, end] },
    });
    const frame = { type: 'frame', width: 100, height: 100, data: { background: '#00aa00', clip: true } };
    const { page, troubles } = await canvases.openScene([
      { id: 'level', ...line({ x: 100, y: 200, width: 80, height: 0 }, { x: 1, y: 0 }) },
      { id: 'upright', ...line({ x: 250, y: 160, width: 0, height: 80 }, { x: 0, y: 1 }) },
      { id: 'outer', x: 400, y: 160, ...frame },
      { id: 'inner', x: 450, y: 160, parentId: 'outer', ...frame },
      {
        id: 'square',
        type: 'shape',
        parentId: 'inner',
        x: 440,
        y: 200,
        width: 200,
        height: 200,
        data: { shape: 'rectangle', fill: '#0000cc', strokeWidth: 0 },
      },
    ]);
    await elementsOf(page).nth(4).waitFor();
    const { data, width } = await pixelsOf(page, await page.screenshot());
    const colourAt = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].join();
    const [red, green, blue] = ['204,0,0', '0,170,0', '0,0,204'];
    expect([colourAt(140, 200), colourAt(250, 200)]).toEqual([red, red]);
    expect([colourAt(445, 230), colourAt(480, 230)]).toEqual([green, blue]);
    // Beyond the outer frame, and yet within the inner one.
    expect([green, blue]).not.toContain(colourAt(530, 230));
    expect(troubles).toEqual([]);
  });

  test('an end of a line is dragged to where it belongs, and thin lines can be caught from beside', async () => {
    const { page } = await canvases.open();
    await page.keyboard.press('l');
    await dragFrom(page, { x: 200, y: 300 }, { x: 500, y: 300 });
    const line = elementsOf(page).first();
    await page.keyboard.press('Escape');
    await page.mouse.click(350, 304);
    await expect.poll(() => line.getAttribute('aria-selected')).toBe('true');
    await dragFrom(page, { x: 500, y: 300 }, { x: 500, y: 420 });
    await expect.poll(() => sizesOf(page)).toEqual(['300 × 120']);
    await page.keyboard.press('Escape');
    // In its box but off the line there is nothing to catch.
    await page.mouse.click(450, 320);
    await expect.poll(() => line.getAttribute('aria-selected')).toBe('false');
  });
});

async function dragFrom(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await drawn(page);
}

async function writeAt(page: Page, at: { x: number; y: number }): Promise<void> {
  await page.keyboard.press('t');
  await page.mouse.click(at.x, at.y);
  await field(page).waitFor();
}

const field = (page: Page): Locator => page.getByRole('textbox', { name: /^(Text on the canvas|画布上的文字)$/ });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Sizes as a screen reader says them, in the order in which things were made. */
async function sizesOf(page: Page): Promise<string[]> {
  // A level line has no height, so a browser would not call it visible.
  await elementsOf(page).first().waitFor({ state: 'attached' });
  const labels = await elementsOf(page).evaluateAll((options) => options.map((option) => option.ariaLabel ?? ''));
  return labels.map((label) => /\d+ × \d+/.exec(label)?.[0] ?? label);
}

async function expectCount(page: Page, count: number): Promise<void> {
  await expect.poll(() => elementsOf(page).count()).toBe(count);
}

const currentTool = (page: Page) =>
  page.getByRole('navigation', { name: 'Tools' }).locator('[aria-current="true"]').getAttribute('aria-label');

async function says(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
}

/** Keeps the code of a text's field on its way until it is released; `asked` once the page asks for it. */
async function holdField(page: Page): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/text-field-[^/]+\.js$/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
