import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signIn as signInByApi, type Person } from './api/client.ts';
import { launchBrowser, openPage, saveScreenshot, type Visit } from './browser.ts';
import { enterAs } from './enter.ts';
import { canvasOf, elementsOf, savedWords } from './workbench.ts';

type Colour = readonly [number, number, number];
interface Place {
  readonly x: number;
  readonly y: number;
}

const columns = 50;
const [cell, width, height] = [150, 128, 96];
const red: Colour = [220, 20, 20];
const yellow: Colour = [250, 210, 40];
/** Of the file with this number; no two are near each other, and none is near the two above. */
const colourOf = (file: number): Colour => [
  20 + (file % 4) * 30,
  60 + (Math.floor(file / 4) % 5) * 40,
  130 + (file % 5) * 25,
];
const placeOf = (number: number): Place => ({ x: (number % columns) * cell, y: Math.floor(number / columns) * cell });
const files = 80;
const pictures = 2_000;

/** A wall of pictures, on a yellow ground in one part, with a red disc above some of them. */
describe('two thousand pictures', () => {
  const origin = inject('sharedProduct');
  let browser: Browser;
  let visit: Visit;
  let projectId: string;
  const email = 'curator@example.org';

  beforeAll(async () => {
    browser = await launchBrowser();
    const curator = await signInByApi(origin, email);
    projectId = (await curator.post<{ id: string }>('/api/projects', { title: 'Wall' })).id;
    const urls = await Promise.all(Array.from({ length: files }, (_, file) => upload(curator, file)));
    await curator.patch(`/api/projects/${projectId}/canvas`, { baseVersion: '0', changes: { put: wall(urls) } });
    visit = await openPage(browser);
    await enterAs(visit.page, origin, email);
    await visit.page.goto(`${origin}/p/${projectId}`);
    await elementsOf(visit.page).first().waitFor({ state: 'attached' });
  });
  afterAll(async () => {
    await visit?.page.context().close();
    await browser?.close();
  });

  test('are shown whole, each in its colours and at its height, without an element each', async () => {
    const { page, troubles } = visit;
    const camera = await cameraOf(page);
    await shows(page, [
      [at(camera, middleOf(0)), colourOf(0)],
      [at(camera, middleOf(77)), colourOf(77)],
      [at(camera, middleOf(1_999)), colourOf(1_999 % files)],
      // Below the pictures the ground, between them yellow; above them the disc.
      [at(camera, middleOf(520)), colourOf(520 % files)],
      [at(camera, { x: middleOf(520).x + 75, y: middleOf(520).y }), yellow],
      [at(camera, middleOf(1_025)), red],
    ]);
    expect(await canvasOf(page).locator('img').count()).toBe(0);
    await expect.poll(() => page.locator('*').count()).toBeLessThan(1_500);
    await saveScreenshot(page, 'far-fit');
    expect(troubles).toEqual([]);
  });

  test('keep their places and leave no gap while the view is panned', async () => {
    const { page } = visit;
    const before = await cameraOf(page);
    await page.mouse.move(600, 400);
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(20, 10);
    await shows(page, [[at({ ...before, x: before.x - 240, y: before.y - 120 }, middleOf(1_025)), red]]);
    const moved = await cameraOf(page);
    expect([Math.round(before.x - moved.x), Math.round(before.y - moved.y)]).toEqual([240, 120]);
    await shows(page, [
      [at(moved, middleOf(777)), colourOf(777 % files)],
      [at(moved, middleOf(1_025)), red],
    ]);
    await page.keyboard.press('Shift+1');
    await shows(page, [[at(before, middleOf(0)), colourOf(0)]]);
  });

  test('are selected, moved and put back by hand', async () => {
    const { page } = visit;
    const camera = await cameraOf(page);
    const [from, to] = [at(camera, middleOf(110)), at(camera, { x: middleOf(110).x, y: middleOf(110).y - 450 })];
    await page.mouse.click(from.x, from.y);
    await page.getByText('p110', { exact: true }).first().waitFor();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 30, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await shows(page, [
      [to, colourOf(110 % files)],
      [from, null],
    ]);
    await page.mouse.up();
    await savedWords(page);
    await shows(page, [
      [to, colourOf(110 % files)],
      [from, null],
    ]);
    await saveScreenshot(page, 'far-moved');
    await page.keyboard.press('Control+z');
    await shows(page, [
      [from, colourOf(110 % files)],
      [to, null],
    ]);
    await savedWords(page);
    await page.keyboard.press('Escape');
  });

  test('are caught by a box drawn around them, and moved together', async () => {
    const { page } = visit;
    const camera = await cameraOf(page);
    const start = at(camera, { x: -60, y: -60 });
    const end = at(camera, { x: 9.5 * cell, y: 4.8 * cell });
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
    await page.getByText(/^50 pictures/).waitFor();
    const grip = at(camera, middleOf(2 * columns + 4));
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x - 5, grip.y, { steps: 2 });
    await page.mouse.move(grip.x - 10 * cell * camera.k, grip.y, { steps: 6 });
    const left = { x: middleOf(9).x - 10 * cell, y: middleOf(9).y };
    await shows(page, [
      [at(camera, left), colourOf(9)],
      [at(camera, middleOf(9)), null],
      [at(camera, middleOf(10)), colourOf(10)],
    ]);
    await page.mouse.up();
    await shows(page, [[at(camera, left), colourOf(9)]]);
    await page.keyboard.press('Control+z');
    await shows(page, [[at(camera, middleOf(9)), colourOf(9)]]);
    await savedWords(page);
    await page.keyboard.press('Escape');
  });

  test('are elements again when one comes near, at the very same place, and a drawing when one steps back', async () => {
    const { page, troubles } = visit;
    const camera = await cameraOf(page);
    const anchor = at(camera, middleOf(1_025));
    await page.mouse.move(anchor.x, anchor.y);
    await page.keyboard.down('Control');
    for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await canvasOf(page).locator('img').first().waitFor();
    await shows(page, [[anchor, red]]);
    const near = await cameraOf(page);
    expect(Math.abs(at(near, middleOf(1_025)).x - anchor.x)).toBeLessThan(2);
    await shows(page, [[at(near, middleOf(1_022)), colourOf(1_022 % files)]]);
    await expect.poll(() => page.locator('*').count()).toBeLessThan(1_500);
    await saveScreenshot(page, 'far-come-near');
    await page.keyboard.press('Shift+1');
    await canvasOf(page).locator('img').first().waitFor({ state: 'detached' });
    await shows(page, [[anchor, red]]);
    expect(troubles).toEqual([]);
  });

  test('are reached one after the other by keyboard, each saying which of how many it is', async () => {
    const { page } = visit;
    const entry = elementsOf(page)
      .and(page.getByLabel(/^p\d+,/))
      .first();
    const [number, position] = [
      Number(/^p(\d+)/.exec((await entry.getAttribute('aria-label'))!)![1]),
      Number(await entry.getAttribute('aria-posinset')),
    ];
    await entry.focus();
    for (let step = 1; step <= 30; step += 1) {
      await page.keyboard.press('Tab');
      await page.waitForFunction(
        (wanted) => document.activeElement?.getAttribute('aria-posinset') === wanted,
        String(position + step),
      );
    }
    const now = page.locator(':focus');
    await expect.poll(() => now.getAttribute('aria-label')).toBe(`p${number + 30}, Picture, 128 × 96`);
    await expect.poll(() => now.getAttribute('aria-setsize')).toBe('2002');
    await page.keyboard.press('Enter');
    await expect.poll(() => now.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Shift+Tab');
    await page.waitForFunction(
      (wanted) => document.activeElement?.getAttribute('aria-posinset') === wanted,
      String(position + 29),
    );
    await page.keyboard.press('Escape');
  });
});

async function upload(person: Person, file: number): Promise<{ assetId: string; publicUrl: string }> {
  const [r, g, b] = colourOf(file);
  const bytes = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const wish = { fileName: `${file}.png`, contentType: 'image/png', size: bytes.length };
  const ticket = await person.post<{
    assetId: string;
    publicUrl: string;
    uploadUrl: string;
    headers: Record<string, string>;
  }>('/api/assets/upload-url', wish);
  const response = await fetch(new URL(ticket.uploadUrl, person.address), {
    method: 'PUT',
    headers: ticket.headers,
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(200);
  return ticket;
}

function wall(urls: readonly { assetId: string; publicUrl: string }[]): object[] {
  const nodes: object[] = Array.from({ length: pictures }, (_, number) => {
    const { assetId, publicUrl } = urls[number % files]!;
    const order = `b${String(number).padStart(4, '0')}1`;
    const data = { assetId, url: publicUrl, naturalWidth: width, naturalHeight: height, alt: '' };
    return { id: `p${number}`, type: 'image', title: `p${number}`, ...placeOf(number), width, height, order, data };
  });
  const ground = { x: 15 * cell - 40, y: 8 * cell - 40, width: 12 * cell, height: 6 * cell };
  const disc = { x: middleOf(1_025).x - 60, y: middleOf(1_025).y - 60, width: 120, height: 120 };
  const paint = (shape: string, [r, g, b]: Colour) => ({
    shape,
    fill: `rgb(${r}, ${g}, ${b})`,
    stroke: 'transparent',
    strokeWidth: 0,
  });
  nodes.push({
    id: 'ground',
    type: 'shape',
    title: 'ground',
    ...ground,
    order: 'a0',
    data: paint('rectangle', yellow),
  });
  nodes.push({ id: 'disc', type: 'shape', title: 'disc', ...disc, order: 'c0001', data: paint('ellipse', red) });
  nodes.push({ id: 'off', type: 'shape', ...ground, order: 'd00001', hidden: true, data: paint('rectangle', red) });
  return nodes;
}

interface Camera extends Place {
  readonly k: number;
}

function middleOf(number: number): Place {
  const { x, y } = placeOf(number);
  return { x: x + width / 2, y: y + height / 2 };
}

const at = ({ x, y, k }: Camera, place: Place): Place => ({ x: place.x * k + x, y: place.y * k + y });

/** Where the canvas shows the page, read off the first element that stands for a picture. */
async function cameraOf(page: Page): Promise<Camera> {
  const element = elementsOf(page)
    .and(page.getByLabel(/^p\d+,/))
    .first();
  const [label, box] = [await element.getAttribute('aria-label'), (await element.boundingBox())!];
  const place = placeOf(Number(/^p(\d+)/.exec(label!)![1]));
  const k = box.width / width;
  return { k, x: box.x - place.x * k, y: box.y - place.y * k };
}

/** Waits until the window shows these colours at these places; `null` is the bare ground. */
async function shows(page: Page, wanted: readonly (readonly [Place, Colour | null])[]): Promise<void> {
  await expect.poll(() => looksLike(page, wanted), { timeout: 20_000, interval: 100 }).toEqual([]);
}

/** What differs, in words. */
async function looksLike(page: Page, wanted: readonly (readonly [Place, Colour | null])[]): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return wanted.flatMap(([{ x, y }, colour]) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    const found = [...data.subarray(start, start + 3)];
    const expected = colour ?? [245, 245, 244];
    const near = expected.every((value, channel) => Math.abs(value - found[channel]!) <= (colour ? 16 : 40));
    return near ? [] : [`${found.join(' ')} instead of ${expected.join(' ')} at ${Math.round(x)}, ${Math.round(y)}`];
  });
}
