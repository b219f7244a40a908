import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serveCanvases, type SceneNode } from './canvas-fixture.ts';
import { canvasOf, drag, drawn, elementsOf, givePictures, picturesShown, savedWords } from './workbench.ts';

const box = (id: string, x: number, y: number, more: Partial<SceneNode> = {}): SceneNode => ({
  id,
  type: 'shape',
  title: id,
  x,
  y,
  width: 100,
  height: 100,
  data: { shape: 'rectangle', fill: '#2b55e6', stroke: 'none', strokeWidth: 0 },
  ...more,
});

describe('what hands do on the canvas', () => {
  const canvases = serveCanvases();

  test('one thing is resized, turned and put back by its handles, and by figures in the same steps', async () => {
    const { page, troubles } = await canvases.openScene([box('one', 200, 200, { width: 120, height: 80 })]);
    const one = element(page, 'one');
    await one.click();
    await dragAt(page, { x: 320, y: 280 }, { x: 40, y: 30 });
    await stands(one, [200, 200, 160, 110]);
    await page.keyboard.press('Control+z');
    await page.keyboard.down('Alt');
    await dragAt(page, { x: 320, y: 240 }, { x: 20, y: 0 });
    await page.keyboard.up('Alt');
    await stands(one, [180, 200, 160, 80]);
    await page.keyboard.press('Control+z');
    await page.keyboard.down('Shift');
    await dragAt(page, { x: 320, y: 280 }, { x: 60, y: 10 });
    await page.keyboard.up('Shift');
    await stands(one, [200, 200, 180, 120]);
    await page.keyboard.press('Control+z');
    // Just outside of a corner the pointer turns it; a quarter of the way round its middle.
    await turn(page, { x: 320, y: 280 }, { x: 260, y: 240 }, 90);
    await stands(one, [220, 180, 80, 120]);
    await page.keyboard.press('Control+z');
    await stands(one, [200, 200, 120, 80]);
    await page.keyboard.press('i');
    await figure(page, 'Width', '160');
    await figure(page, 'Rotation', '90');
    await stands(one, [240, 160, 80, 160]);
    await canvasOf(page).press('Control+z');
    await page.keyboard.press('Control+z');
    await stands(one, [200, 200, 120, 80]);
    await page.keyboard.press('Control+Shift+z');
    await stands(one, [200, 200, 160, 80]);
    expect(troubles).toEqual([]);
  });

  test('through the gaps of a picture one presses on what is seen there; where that is nothing, on the picture', async () => {
    const { page, troubles } = await canvases.openScene([box('below', 420, 320)]);
    const rim = { name: 'rim.png', width: 300, height: 300, colour: '#c0392b', rim: 30 };
    await givePictures(page, [rim], { x: 470, y: 370 });
    await picturesShown(page, 1);
    const [ring, below] = [element(page, 'rim'), element(page, 'below')];
    await savedWords(page);
    const [x = 0, y = 0, ...size] = await rect(ring);
    const place = (dx: number, dy: number) => [x + dx, y + dy] as const;
    expect(size).toEqual([300, 300]);
    await page.mouse.click(470, 370);
    expect(await selected(page)).toEqual(['below']);
    await page.mouse.click(...place(15, 150));
    expect(await selected(page)).toEqual(['rim']);
    // Nothing lies beneath this gap.
    await page.keyboard.press('Escape');
    await page.mouse.click(...place(50, 50));
    expect(await selected(page)).toEqual(['rim']);
    // While it is selected its gaps drag it, whatever lies beneath.
    await dragAt(page, { x: 470, y: 370 }, { x: 0, y: 40 });
    await stands(ring, [x, y + 40, 300, 300]);
    await stands(below, [420, 320, 100, 100]);
    expect(troubles).toEqual([]);
  });

  test('two presses write in words however many groups they lie in', async () => {
    const words = { type: 'text', width: 160, height: 40, data: { text: 'Closed on Monday', fontSize: 20 } };
    const { page, troubles } = await canvases.openScene([
      box('words', 240, 240, words),
      box('beside', 440, 220),
      box('third', 580, 220),
    ]);
    for (const name of ['beside', 'third']) {
      await element(page, 'words').click();
      await element(page, name).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Control+g');
      await page.keyboard.press('Escape');
    }
    await element(page, 'words').dblclick();
    await page.getByRole('textbox', { name: 'Text on the canvas' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Open on Monday');
    await page.keyboard.press('Escape');
    await savedWords(page);
    await expect.poll(() => selected(page)).toEqual(['words']);
    expect(await elementsOf(page).count()).toBe(5);
    expect(troubles).toEqual([]);
  });

  test('several turned things grow and turn as one: each keeps its ratio and its place among them', async () => {
    const scene = [
      box('level', 200, 200),
      box('turned', 360, 240, { width: 120, height: 60, rotation: 30 }),
      box('upright', 240, 360, { width: 40, height: 120, rotation: 90 }),
    ];
    const { page, person, projectId, troubles } = await canvases.openScene(scene);
    await page.keyboard.press('Control+a');
    const [x, y, width, height] = await rect(page.locator('.canvas-selection').first());
    await dragAt(page, { x: x! + width!, y: y! + height! }, { x: width! / 2, y: height! / 2 });
    await savedWords(page);
    const stored = async () => {
      const { nodes } = await person.get<{ nodes: Stored[] }>(`/api/projects/${projectId}`);
      return nodes.toSorted((a, b) => a.id.localeCompare(b.id));
    };
    const before = scene.map(({ id, x: left = 0, y: top = 0, width: w = 0, height: h = 0, rotation = 0 }) => ({
      id,
      middle: [left + w / 2, top + h / 2],
      size: [w, h],
      rotation,
    }));
    const grown = await stored();
    const origin = [x!, y!];
    for (const [at, was] of before.entries()) {
      const now = grown[at]!;
      expect(now.width / was.size[0]!).toBeCloseTo(1.5, 1);
      expect(now.height / now.width).toBeCloseTo(was.size[1]! / was.size[0]!, 3);
      const middle = [now.x + now.width / 2, now.y + now.height / 2];
      for (const axis of [0, 1]) {
        expect(middle[axis]! - origin[axis]!).toBeCloseTo((was.middle[axis]! - origin[axis]!) * 1.5, -0.5);
      }
    }
    await page.keyboard.press('Control+z');
    const all = await rect(page.locator('.canvas-selection').first());
    const centre = { x: all[0]! + all[2]! / 2, y: all[1]! + all[3]! / 2 };
    await turn(page, { x: all[0]! + all[2]!, y: all[1]! + all[3]! }, centre, 90);
    await expect.poll(async () => (await stored()).map(({ rotation = 0 }) => rotation)).toEqual([90, 120, 180]);
    for (const [at, { id, x: left, y: top, width: w, height: h }] of (await stored()).entries()) {
      const was = before[at]!.middle;
      // A quarter turn, clockwise: right becomes down.
      expect(left + w / 2, id).toBeCloseTo(centre.x - (was[1]! - centre.y), 0);
      expect(top + h / 2, id).toBeCloseTo(centre.y + (was[0]! - centre.x), 0);
    }
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await stored()).map(({ rotation = 0 }) => rotation)).toEqual([0, 30, 90]);
    expect(troubles).toEqual([]);
  });

  test('a box drawn around things selects them, with Shift more; what is moved meets its neighbours’ edges', async () => {
    const { page, troubles } = await canvases.openScene([box('a', 200, 200), box('b', 400, 200), box('c', 600, 420)]);
    await dragAt(page, { x: 150, y: 150 }, { x: 180, y: 180 });
    await expect.poll(() => selected(page)).toEqual(['a']);
    await page.keyboard.down('Shift');
    await dragAt(page, { x: 560, y: 380 }, { x: 180, y: 180 });
    await page.keyboard.up('Shift');
    await expect.poll(() => selected(page)).toEqual(['a', 'c']);
    await page.keyboard.press('Escape');
    await element(page, 'c').click();
    await page.mouse.move(650, 470);
    await page.mouse.down();
    await page.mouse.move(640, 360, { steps: 4 });
    await page.mouse.move(650, 253, { steps: 4 });
    await page.locator('.canvas-guide, .canvas-gap').first().waitFor();
    await page.mouse.up();
    await stands(element(page, 'c'), [600, 200, 100, 100]);
    await page.keyboard.press('Control+z');
    // The space bar and the hand look around and move nothing.
    await page.keyboard.down('Space');
    await dragAt(page, { x: 250, y: 250 }, { x: 60, y: 40 });
    await page.keyboard.up('Space');
    await stands(element(page, 'a'), [260, 240, 100, 100]);
    await page.keyboard.press('h');
    await dragAt(page, { x: 300, y: 300 }, { x: -60, y: -40 });
    await page.keyboard.press('v');
    await stands(element(page, 'c'), [600, 420, 100, 100]);
    expect(troubles).toEqual([]);
  });

  test('the bar of a picture comes whole: nothing in it moves once it stands there', async () => {
    const { page, troubles } = await canvases.openWith([
      { name: 'one.png', width: 160, height: 100, colour: '#2b55e6' },
    ]);
    const places = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const look = () => {
        const bar = document.querySelector('.canvas-actions')?.getBoundingClientRect();
        if (bar) seen.add([bar.x, bar.y, bar.width].join(' '));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    await element(page, 'one').click();
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Edit elements' }).waitFor();
    await drawn(page);
    expect(await places.evaluate((seen) => [...seen].length)).toBe(1);
    expect(troubles).toEqual([]);
  });

  test('opacity and corners are set by the mouse alone: in the menu, in the bar, by dragging a sign', async () => {
    const sample = { name: 'one.png', width: 160, height: 100, colour: '#2b55e6' };
    const { page, troubles } = await canvases.openWith([sample]);
    const one = element(page, 'one');
    const look = () => one.evaluate((shown) => [shown.style.opacity, shown.style.borderRadius]);
    await one.click();
    const bar = page.getByRole('toolbar', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Corner radius' }).click();
    const sign = page.getByRole('slider', { name: 'Corner radius' });
    // The popover comes in by moving: where the slider stands is known when it rests.
    await sign.hover();
    const slider = (await sign.boundingBox())!;
    await dragAt(page, { x: slider.x + 8, y: slider.y + slider.height / 2 }, { x: slider.width - 16, y: 0 });
    // As round as half of its shorter side.
    await expect.poll(look).toEqual(['1', '50px']);
    await page.mouse.click(60, 700);
    await one.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Opacity' }).click();
    await page.getByRole('menuitem', { name: '50%' }).click();
    await expect.poll(look).toEqual(['0.5', '50px']);
    await one.click();
    await bar.getByRole('button', { name: 'Details' }).click();
    await scrub(page, 'Opacity', 20);
    await scrub(page, 'Corner radius', -40);
    await expect.poll(look).toEqual(['0.6', '30px']);
    await canvasOf(page).focus();
    const back = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Control+z');
      back.push(await look());
    }
    expect(back).toEqual([
      ['0.6', '50px'],
      ['0.5', '50px'],
      ['1', '50px'],
      ['1', ''],
    ]);
    expect(troubles).toEqual([]);
  });

  test('one that cannot be drawn has a box in its place, is moved and deleted as any other, and spoils none', async () => {
    const scene = [
      box('odd', 1e8, -1e8, { type: 'com.other/widget', parentId: 'nowhere', rotation: 1e9, data: { any: null } }),
      box('round', 600, 200, { type: 'frame', parentId: 'about', data: { clip: true } }),
      box('about', 620, 220, { type: 'frame', parentId: 'round', data: { clip: true } }),
      box('lost', 600, 400, { type: 'image', data: { url: 'http://[', naturalWidth: -1 } }),
      box('sound', 200, 200),
      box('broken', 400, 200),
    ];
    const { page, troubles } = await canvases.openScene(scene);
    await stands(element(page, 'about'), [620, 220, 100, 100]);
    await element(page, 'lost').getByText('This picture cannot be loaded').waitFor();
    // Nothing that one can store makes an element throw: so the page itself is made to.
    await page.addInitScript(() => {
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function set(name, value) {
        const spoilt = this.classList.contains('is-shape') && name === 'aria-label';
        if (spoilt && String(value).startsWith('broken')) throw new Error('Spoilt for a test');
        setAttribute.call(this, name, value);
      };
    });
    await page.reload();
    // Keys move elements once the tools are there.
    await page.locator('.canvas-tools').waitFor({ state: 'attached' });
    const broken = element(page, 'broken');
    await broken.getByText('This element cannot be shown').waitFor();
    await stands(broken, [400, 200, 100, 100]);
    await stands(element(page, 'sound'), [200, 200, 100, 100]);
    await broken.click();
    await expect.poll(() => selected(page)).toEqual(['broken']);
    // Each move is another record of it that cannot be drawn, while the one before is still being drawn.
    for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+ArrowDown');
    await stands(broken, [400, 280, 100, 100]);
    await page.keyboard.press('Delete');
    await broken.waitFor({ state: 'detached' });
    await drag(page, element(page, 'sound'), { x: 0, y: 60 });
    await stands(element(page, 'sound'), [200, 260, 100, 100]);
    expect(troubles.filter((trouble) => !trouble.includes('Spoilt for a test'))).toEqual([]);
  });

  test('two fingers look closer during a crop and cut nothing; one finger on an edge does', async () => {
    const sample = { name: 'one.png', width: 160, height: 100, colour: '#2b55e6' };
    const { page, troubles } = await canvases.openWith([sample], { hasTouch: true });
    await element(page, 'one').dblclick();
    const crop = page.getByRole('group', { name: 'Crop' });
    await crop.getByText('160 × 100', { exact: true }).waitFor();
    const part = page.locator('.crop-part');
    const [x, y, width, height] = (await rect(part)) as [number, number, number, number];
    const centre = { x: x + width / 2, y: y + height / 2 };
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const fingers = (apart: number) => [-apart, apart].map((dx, id) => ({ x: centre.x + dx, y: centre.y, id }));
    await send('touchStart', fingers(30));
    for (const apart of [40, 50, 60]) await send('touchMove', fingers(apart));
    await send('touchEnd', []);
    await stands(part, [centre.x - width, centre.y - height, width * 2, height * 2]);
    // Nothing was cut or shifted by it.
    await crop.getByText('160 × 100', { exact: true }).waitFor();
    const grip = (await page.getByRole('button', { name: 'Right edge' }).boundingBox())!;
    const edge = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2, id: 0 };
    await send('touchStart', [edge]);
    await send('touchMove', [{ ...edge, x: edge.x - 80 }]);
    await send('touchMove', [{ ...edge, x: edge.x - 160 }]);
    await send('touchEnd', []);
    await crop.getByText('80 × 100', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('the keyboard draws, too: in the middle, then moved, written in and taken back', async () => {
    const { page, troubles } = await canvases.open();
    await canvasOf(page).focus();
    for (const key of ['r', 'o', 'Shift+L', 'f']) {
      await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => elementsOf(page).count()).toBe(4);
    const frame = elementsOf(page).and(page.locator('[aria-selected="true"]'));
    const [x] = await rect(frame);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await rect(frame))[0]! - x!).toBe(10);
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Text on the canvas' }).waitFor();
    await page.keyboard.type('By keys alone');
    await page.keyboard.press('Control+Enter');
    await elementsOf(page)
      .and(page.getByLabel(/^By keys alone, Text/))
      .waitFor();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => elementsOf(page).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('a finger that rests opens the menu, there where it is; a short touch selects, a long way pans', async () => {
    const { page, troubles } = await canvases.openScene([box('a', 200, 200)], { hasTouch: true });
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await page.touchscreen.tap(250, 250);
    await expect.poll(() => selected(page)).toEqual(['a']);
    await send('touchStart', { x: 500, y: 400 });
    await send('touchMove', { x: 540, y: 440 });
    await send('touchEnd');
    await stands(element(page, 'a'), [240, 240, 100, 100]);
    await send('touchStart', { x: 290, y: 290 });
    await page.getByRole('menu', { name: 'Selection' }).waitFor();
    await send('touchEnd');
    await page.getByRole('menuitem', { name: /^Duplicate/ }).tap();
    await expect.poll(() => elementsOf(page).count()).toBe(2);
    expect(troubles).toEqual([]);
  });

  test('who may only look finds no act of editing in bars, menus and keys; looking, copying, presenting stay', async () => {
    const gone = { naturalWidth: 300, naturalHeight: 200, alt: '', url: '/api/files/none.png' };
    const scene = [
      box('frame', 200, 200, { type: 'frame', width: 300, height: 300, data: { name: 'Poster', clip: true } }),
      box('lost', 560, 200, { type: 'image', data: gone }),
    ];
    const { person, projectId, page: own } = await canvases.openScene(scene);
    await element(own, 'lost').getByText('This picture cannot be loaded').waitFor();
    const { address } = canvases;
    const { body } = await person.call<{ shareUrl: string }>('PUT', `/api/projects/${projectId}/sharing/link`, {
      body: { permission: 'canvas' },
    });
    const { page, troubles } = await canvases.visit(new URL(body.shareUrl, address).href);
    await element(page, 'frame').waitFor();
    const tools = page.getByRole('navigation', { name: 'Tools' });
    await tools.waitFor();
    await expect.poll(() => tools.getByRole('button').count()).toBe(2);
    await element(page, 'frame').click({ button: 'right', position: { x: 40, y: 40 } });
    await expect.poll(() => menuWords(page)).toEqual(['Copy', 'Copy as PNG', 'Copy as SVG', 'Export', 'Present']);
    await page.keyboard.press('Escape');
    for (const key of [
      'ArrowRight',
      'Delete',
      'Control+d',
      ']',
      'Alt+a',
      '5',
      'F2',
      'Control+x',
      'Enter',
      'Control+z',
    ]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('r');
    await dragAt(page, { x: 700, y: 600 }, { x: 100, y: 60 });
    await drag(page, element(page, 'frame'), { x: 0, y: 60 });
    await expect.poll(() => elementsOf(page).count()).toBe(2);
    const { nodes } = await person.get<{ nodes: Stored[] }>(`/api/projects/${projectId}`);
    expect(nodes.map(({ x, y, width }) => [x, y, width])).toEqual([
      [200, 200, 300],
      [560, 200, 100],
    ]);
    await page.keyboard.press('Escape');
    await element(page, 'frame').click({ position: { x: 40, y: 40 } });
    await page.keyboard.press('i');
    await expect.poll(() => page.getByRole('textbox', { name: 'Width' }).isDisabled()).toBe(true);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Find on the canvas', { exact: true }).waitFor();
    expect(await sheet.getByText(/^(Duplicate|Delete|Rectangle|Group)$/).count()).toBe(0);
    expect(troubles.filter((trouble) => !trouble.includes('none.png'))).toEqual([]);
  });
});

async function menuWords(page: Page): Promise<(string | null | undefined)[]> {
  await page.getByRole('menuitem').first().waitFor();
  return page.getByRole('menuitem').evaluateAll((all) => all.map((item) => item.querySelector('span')?.textContent));
}

interface Stored {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation?: number;
}

const element = (page: Page, name: string): Locator => elementsOf(page).and(page.getByLabel(new RegExp(`^${name},`)));

/** Where it is seen, in whole pixels. */
async function rect(shown: Locator): Promise<number[]> {
  const { x, y, width, height } = (await shown.boundingBox())!;
  return [x, y, width, height].map(Math.round);
}

/** Once what moves has come to rest. */
async function stands(shown: Locator, place: number[]): Promise<void> {
  await expect.poll(() => rect(shown)).toEqual(place);
}

async function selected(page: Page): Promise<string[]> {
  const chosen = canvasOf(page).locator('[role="option"][aria-selected="true"]');
  const labels = await chosen.evaluateAll((options) =>
    options.map((option) => option.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => label.split(',')[0]!).sort();
}

async function dragAt(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
  await drawn(page);
}

/** Round a middle, by the grip that lies a little outside of a corner; with Shift, so that it ends on whole steps. */
async function turn(
  page: Page,
  corner: { x: number; y: number },
  middle: { x: number; y: number },
  degrees: number,
): Promise<void> {
  const [dx, dy] = [corner.x - middle.x, corner.y - middle.y];
  const far = Math.hypot(dx, dy) + 14;
  const start = Math.atan2(dy, dx);
  const at = (part: number) => {
    const angle = start + ((degrees * Math.PI) / 180) * part;
    return [middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle)] as const;
  };
  await page.mouse.move(...at(0));
  await page.mouse.down();
  await page.keyboard.down('Shift');
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(...at(part), { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

/** Drags the sign before a figure sideways; two pixels are a step. */
async function scrub(page: Page, name: string, pixels: number): Promise<void> {
  const { x, y, height } = (await page.getByRole('textbox', { name, exact: true }).boundingBox())!;
  await dragAt(page, { x: x - 12, y: y + height / 2 }, { x: pixels, y: 0 });
}

async function figure(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Enter');
}
