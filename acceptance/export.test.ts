import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Layer } from 'ag-psd';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { saveScreenshot } from './browser.ts';
import { serveCanvases, type CanvasVisit, type SceneNode } from './canvas-fixture.ts';
import { downloaded, exported } from './export-dialog.ts';
import { meanDifference, pixelsOf, readLayers } from './pixels.ts';
import { unzip } from './unzip.ts';
import { canvasOf, elementsOf, picturesShown, savedWords } from './workbench.ts';

const canvases = serveCanvases();
const box = { x: 300, y: 90, width: 480, height: 640 };

test('a poster goes out as PSD, PNG, SVG, PDF and zip with what stands on the canvas, and comes back in', async () => {
  const visit = await openPoster();
  const { page } = visit;
  // In a viewport of its own size, so that nothing of the page lies over it.
  const seen = await page.screenshot({ clip: box });
  await page.mouse.click(180, 400);
  await canvasOf(page)
    .getByRole('option', { name: /^Poster, Frame/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.waitFor();
  await dialog.getByRole('img', { name: 'Preview of Poster' }).waitFor();
  await dialog.getByText(/^About/).waitFor();
  await expect.poll(() => dialog.getByRole('radio', { name: 'Frame' }).isChecked()).toBe(true);
  await saveScreenshot(page, 'export');
  expect(await violationsOf(page)).toEqual([]);

  const png = readFileSync(await exported(page, 'PNG'));
  const pixels = await pixelsOf(page, png);
  expect([pixels.width, pixels.height]).toEqual([960, 1280]);

  await dialog.getByRole('radio', { name: '1×', exact: true }).click();
  const psdFile = readFileSync(await exported(page, 'PSD'));
  const psd = readLayers(psdFile);
  expect([psd.width, psd.height]).toEqual([480, 640]);
  const shown = await pixelsOf(page, seen);
  expect(meanDifference(shown.data, psd.imageData!.data as Uint8ClampedArray)).toBeLessThanOrEqual(2);
  const [poster] = psd.children!;
  expect(poster!.name).toBe('Poster');
  expect(poster!.mask).toMatchObject({ left: 0, top: 0, right: 480, bottom: 640, defaultColor: 0 });
  expect(poster!.children!.map(({ name }) => name)).toEqual([
    'Background',
    'sky',
    'turned',
    'Disc',
    'Autumn menu',
    '秋日菜单，九月一日开业',
    'Note',
  ]);
  const texts = poster!.children!.flatMap(({ text }) => text ?? []);
  expect(texts.map(({ text }) => text)).toEqual(words);
  expect(texts[0]!.style).toMatchObject({ font: { name: 'Montserrat-Bold' }, fontSize: 48 });
  const { r, g, b } = texts[0]!.style!.fillColor as { r: number; g: number; b: number };
  expect([r, g, b].map(Math.round)).toEqual([58, 34, 22]);
  expect(texts[1]!.style!.font!.name).toBe('NotoSansSC-Regular');
  expect(texts[0]!.paragraphStyle!.justification).toBe('center');
  expect(named(poster!, 'turned').opacity).toBeCloseTo(0.8, 1);

  const svg = readFileSync(await exported(page, 'SVG'), 'utf8');
  for (const word of words.flatMap((line) => line.split(' '))) expect(svg).toContain(word);
  expect(svg).toContain("font-family:'Montserrat Variable'");
  const drawn = await pixelsOf(page, Buffer.from(svg), 'image/svg+xml');
  expect(meanDifference(shown.data, drawn.data)).toBeLessThanOrEqual(2);

  const pdf = readFileSync(await exported(page, 'PDF'));
  expect(textOfPdf(pdf)).toBe(words.join(' ').replaceAll(/\s/g, ''));

  await dialog.getByRole('radio', { name: 'Project' }).click();
  await dialog.getByRole('radio', { name: 'Every picture, in a zip' }).click();
  const zip = await unzip(
    readFileSync(await downloaded(page, () => dialog.getByRole('button', { name: 'Export' }).click())),
  );
  expect([...zip.keys()].toSorted()).toEqual(['Poster/sky.png', 'Poster/turned.png']);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const layered = await page.evaluateHandle(
    ([base64]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'again.psd', { type: 'image/vnd.adobe.photoshop' }));
      return data;
    },
    [psdFile.toString('base64')],
  );
  const before = await nodesOf(visit);
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: layered, clientX: 540, clientY: 410 });
  await page.waitForFunction((count) => document.querySelectorAll('[role="option"]').length > count, before.length);
  await savedWords(page);
  const fresh = (await nodesOf(visit)).filter(({ id }) => !before.some((node) => node.id === id));
  expect(fresh.map(({ title, type }) => [type, title])).toEqual([
    ['frame', 'Poster'],
    ['image', 'Background'],
    ['image', 'sky'],
    ['image', 'turned'],
    ['image', 'Disc'],
    ['text', undefined],
    ['text', undefined],
    ['text', undefined],
  ]);
  const again = fresh.filter(({ type }) => type === 'text');
  expect(again.map(({ data }) => data.text)).toEqual(words);
  expect(again[1]!.rotation).toBeCloseTo(-6, 1);
  // It lies over what it came from, dropped on its middle.
  await page.keyboard.press('Escape');
  await page.mouse.move(180, 400);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const both = await pixelsOf(page, await page.screenshot({ clip: box }));
  expect(meanDifference(shown.data, both.data)).toBeLessThanOrEqual(4);
  expect(visit.troubles).toEqual([]);
});

test('each time that it opens the dialog begins at what is selected then, and keeps the format', async () => {
  const shape = { type: 'shape', x: 300, y: 300, width: 80, height: 60, data: { shape: 'rectangle', fill: '#c54a3c' } };
  const { page, troubles } = await canvases.openScene([{ id: 'a', ...shape }]);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const chosen = (name: string) => dialog.getByRole('radio', { name, exact: true, checked: true }).waitFor();
  await page.keyboard.press('ControlOrMeta+Shift+E');
  await chosen('Project');
  await dialog.getByRole('radio', { name: 'JPEG' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await elementsOf(page).first().click();
  await page.keyboard.press('ControlOrMeta+Shift+E');
  await chosen('Selection');
  await chosen('JPEG');
  expect(troubles).toEqual([]);
});

test('letters that stand out of tight lines go out whole, and plain text in its own size', async () => {
  const text = (y: number, lineHeight: number) => ({
    type: 'text',
    x: 300,
    y,
    width: 200,
    height: 50 * lineHeight,
    data: { text: 'gypq', fontFamily: 'Inter', fontSize: 50, lineHeight, color: '#000000' },
  });
  const { page, troubles } = await canvases.openScene([
    { id: 'tight', title: 'Tight', ...text(150, 0.6) },
    { id: 'plain', title: 'Plain', ...text(300, 1.4) },
  ]);
  const pngOf = async (name: string) => {
    await canvasOf(page)
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .press('Enter');
    await page.keyboard.press('ControlOrMeta+Shift+E');
    const png = await pixelsOf(page, readFileSync(await exported(page, 'PNG')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Export' }).waitFor({ state: 'detached' });
    return png;
  };
  const { width, height, data } = await pngOf('Tight');
  expect([width, height > 60]).toEqual([400, true]);
  // No letter is cut: the last row, of more than the box, is clear.
  const lastRow = data.subarray((height - 1) * width * 4).filter((_, at) => at % 4 === 3);
  expect(Math.max(...lastRow)).toBeLessThan(255);
  const plain = await pngOf('Plain');
  expect([plain.width, plain.height]).toEqual([400, 140]);
  expect(troubles).toEqual([]);
});

test('words that go on below their box go out whole, and justified Arabic begins at the right as it does on the canvas', async () => {
  const style = { fontFamily: 'Inter', fontSize: 40, lineHeight: 1.3, color: '#111111' };
  const { page } = await canvases.openScene([
    {
      id: 'long',
      type: 'text',
      x: 60,
      y: 120,
      width: 320,
      height: 52,
      data: { ...style, text: 'First\nSecond\nThird' },
    },
    {
      id: 'rtl',
      type: 'text',
      x: 60,
      y: 420,
      width: 320,
      height: 52,
      data: { ...style, text: 'שלום', align: 'justify' },
    },
  ]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  await page.getByRole('dialog', { name: 'Export' }).getByRole('radio', { name: '1×', exact: true }).click();
  const { children, height } = readLayers(readFileSync(await exported(page, 'PSD')));
  const [long, hebrew] = children!;
  // Three lines of 52, the last of which has no descender.
  expect(long!.bottom! - long!.top!).toBeGreaterThan(120);
  expect(height).toBeGreaterThan(300);
  expect(hebrew!.right! - long!.left!).toBeGreaterThan(300);
});

test('a selection goes to the clipboard, files say what a model made and what is written on lines, and one under way stops', async () => {
  const visit = await canvases.openScene(
    [
      { id: 'left', type: 'shape', title: 'Left', x: 240, y: 160, width: 120, height: 90, data: { fill: '#d9772b' } },
      { id: 'right', type: 'shape', title: 'Right', x: 640, y: 160, width: 120, height: 90, data: { fill: '#2b77d9' } },
    ],
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
  const { page, person, projectId } = visit;
  await dropPainted(page, ['sky.png']);
  await picturesShown(page, 1);
  await savedWords(page);
  const { version } = await person.get<{ version: string }>(`/api/projects/${projectId}`);
  const sky = (await nodesOf(visit)).find(({ title }) => title === 'sky')!;
  const put = [{ ...sky, x: 240, y: 320, width: 400, height: 300, data: { ...sky.data, model: 'some-model' } }];
  const putConnections = [{ id: 'line', from: 'left', to: 'right', label: 'then 然后' }];
  await person.patch(`/api/projects/${projectId}/canvas`, { baseVersion: version, changes: { put, putConnections } });
  await page.reload();
  await picturesShown(page, 1);
  await page.locator('.canvas-tools').waitFor({ state: 'attached' });
  await canvasOf(page).getByRole('option', { name: /^Left/ }).press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+C');
  await page.getByText('Copied as PNG').first().waitFor({ state: 'attached' });
  expect(await clipboardSize(page)).toEqual([240, 180]);
  await page.keyboard.press('Shift+Alt+C');
  await page.getByText('Copied as SVG').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg .*rgb\(217,119,43\)/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('switch', { name: 'Draw them too' }).click();
  const source = 'digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
  for (const format of ['PNG', 'PDF']) expect(readFileSync(await exported(page, format), 'utf8')).toContain(source);
  const svg = readFileSync(await exported(page, 'SVG'), 'utf8');
  expect(svg).toContain(source);
  expect(svg).toContain('>then 然后</tspan>');
  await dialog.getByRole('switch', { name: 'Say how its pictures were made' }).click();
  const file = readFileSync(await exported(page, 'PSD'));
  expect(file.includes(source)).toBe(false);
  const { children } = readLayers(file);
  expect(children!.map(({ name }) => name)).toEqual(['Connections', 'Left', 'Right', 'sky', 'then 然后', 'then 然后']);
  expect(children!.at(-1)!.text?.text).toBe('then 然后');

  const asked = Promise.withResolvers<void>();
  await page.route(`**${sky.data.url}`, () => asked.resolve());
  await dialog.getByRole('button', { name: 'Export' }).click();
  await asked.promise;
  await dialog.getByText('Drawing').waitFor();
  await saveScreenshot(page, 'export-under-way');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByText('Cancelled. Nothing was saved.').waitFor();
  const act = dialog.getByRole('button', { name: 'Export' });
  await expect.poll(() => act.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.unroute(`**${sky.data.url}`);
  await page.route(`**${sky.data.url}`, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('alert').getByText('The picture “sky” could not be fetched.').waitFor();
  await saveScreenshot(page, 'export-failed');
  const without = await downloaded(page, () => dialog.getByRole('button', { name: 'Export without it' }).click());
  const layers = readLayers(readFileSync(without)).children!;
  expect(layers.find(({ name }) => name === 'sky')!.imageData).toBeUndefined();
  expect(visit.troubles.filter((trouble) => !trouble.includes(sky.data.url!))).toEqual([]);
});

test('of several files that cannot be opened each is told of', async () => {
  const { page, troubles } = await canvases.open();
  const names = ['one.psd', 'two.psd', 'three.psd'];
  const broken = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const name of all) data.items.add(new File(['8BPS, and no more'], name));
    return data;
  }, names);
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: broken, clientX: 500, clientY: 400 });
  const told = (name: string) =>
    page.getByRole('listitem').filter({ hasText: `${name} could not be opened. The file is damaged` });
  for (const name of names) await told(name).waitFor();
  expect(troubles).toEqual([]);
});

async function clipboardSize(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item!.getType('image/png'));
    return [width, height];
  });
}

type Saved = {
  id: string;
  type: string;
  title?: string;
  order: string;
  rotation: number;
  data: { text?: string; url?: string };
};

async function nodesOf({ person, projectId }: CanvasVisit): Promise<Saved[]> {
  const { nodes } = await person.get<{ nodes: Saved[] }>(`/api/projects/${projectId}`);
  return nodes.toSorted((a, b) => (a.order < b.order ? -1 : 1));
}

test('in low windows, as on a phone that lies on its side, the way to export stays in sight', async () => {
  const { page } = await canvases.openScene([
    { id: 'box', type: 'shape', x: 40, y: 120, width: 100, height: 100, data: {} },
  ]);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await page.keyboard.press('ControlOrMeta+Shift+E');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const button = dialog.getByRole('button', { name: 'Export' });
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThan(viewport.height);
    // What is chosen from has more room than a line.
    const choice = (await dialog.getByText('Every picture, in a zip').boundingBox())!;
    expect(choice.y + choice.height).toBeLessThan(y);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

const words = [
  'Autumn menu',
  '秋日菜单，九月一日开业',
  'Persimmon latte, chestnut mocha and sage cold brew, every day from seven to six',
];

const text = (id: string, part: Partial<SceneNode>, data: object): SceneNode => ({
  id,
  type: 'text',
  parentId: 'poster',
  ...part,
  data: {
    fontWeight: 400,
    fontStyle: 'normal',
    color: '#3a2216',
    align: 'left',
    lineHeight: 1.3,
    letterSpacing: 0,
    ...data,
  },
});

const scene: SceneNode[] = [
  { id: 'poster', type: 'frame', ...box, data: { name: 'Poster', background: '#f4ece0', clip: true } },
  {
    id: 'disc',
    type: 'shape',
    parentId: 'poster',
    title: 'Disc',
    x: 640,
    y: 560,
    width: 260,
    height: 260,
    data: {
      shape: 'ellipse',
      fill: '#d9772b',
      stroke: '#7a3b10',
      strokeWidth: 6,
    },
  },
  text(
    'title',
    { x: 320, y: 120, width: 440, height: 62 },
    { text: words[0], fontFamily: 'Montserrat', fontSize: 48, fontWeight: 700, align: 'center', autoWidth: true },
  ),
  text(
    'chinese',
    { x: 330, y: 200, width: 400, height: 36, rotation: -6 },
    { text: words[1], fontFamily: 'Noto Sans SC', fontSize: 28, letterSpacing: 1, autoWidth: true },
  ),
  text(
    'note',
    { x: 330, y: 620, width: 220, height: 70, title: 'Note' },
    { text: words[2], fontFamily: 'Playfair Display', fontSize: 16 },
  ),
];

/** A frame with a ground, two pictures, a shape that it cuts and three texts. */
async function openPoster(): Promise<CanvasVisit> {
  const visit = await canvases.openScene(scene);
  const { page, person, projectId } = visit;
  await dropPainted(page, ['sky.png', 'turned.png']);
  await picturesShown(page, 2);
  await savedWords(page);
  type Project = { version: string; nodes: (SceneNode & { title: string; data: object })[] };
  const { version, nodes } = await person.get<Project>(`/api/projects/${projectId}`);
  const node = (title: string) => nodes.find((one) => one.title === title)!;
  const put = [
    {
      ...node('sky'),
      parentId: 'poster',
      x: 300,
      y: 250,
      width: 480,
      height: 240,
      order: 'a01',
      data: { ...node('sky').data, crop: { x: 0.1, y: 0.2, width: 0.8, height: 0.6 } },
    },
    {
      ...node('turned'),
      parentId: 'poster',
      x: 560,
      y: 420,
      width: 160,
      height: 120,
      rotation: 20,
      opacity: 0.8,
      order: 'a02',
      data: { ...node('turned').data, cornerRadius: 18 },
    },
  ];
  await person.patch(`/api/projects/${projectId}/canvas`, { baseVersion: version, changes: { put } });
  await page.reload();
  await picturesShown(page, 2);
  await elementsOf(page).nth(6).waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  // Pictures fade in: the canvas is compared as it looks at rest.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.canvas-picture')].every((picture) => getComputedStyle(picture).opacity === '1'),
  );
  return visit;
}

/** Pictures with something on every side, as a file manager would drop them. */
async function dropPainted(page: Page, names: readonly string[]): Promise<void> {
  const transfer = await page.evaluateHandle(async (wanted) => {
    const data = new DataTransfer();
    for (const name of wanted) {
      const canvas = new OffscreenCanvas(800, 600);
      const context = canvas.getContext('2d')!;
      const sky = context.createLinearGradient(0, 0, 800, 600);
      sky.addColorStop(0, '#204060');
      sky.addColorStop(1, '#e0a060');
      context.fillStyle = sky;
      context.fillRect(0, 0, 800, 600);
      context.fillStyle = '#fff4d0';
      context.fillRect(80, 120, 160, 100);
      data.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
    }
    return data;
  }, names);
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: transfer, clientX: 500, clientY: 800 });
}

/** What a reader would find in a page, less its spaces: the codes that are shown, by what their fonts say they mean. */
function textOfPdf(file: Buffer): string {
  const plain = file.toString('latin1');
  const bodies = new Map([...plain.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
  const streamOf = (id: string) => {
    const packed = /stream\n([\s\S]*)\nendstream$/.exec(bodies.get(id) ?? '')?.[1] ?? '';
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const page = [...bodies.values()].find((body) => body.includes('/Type /Page '))!;
  const meanings = new Map<string, Map<string, string>>();
  for (const [, name, id] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = streamOf(/\/ToUnicode (\d+)/.exec(bodies.get(id!)!)![1]!);
    const pairs = [...table.matchAll(/^<(\w\w)> <(\w+)>$/gm)].map(([, code, text]): [string, string] => {
      return [code!, Buffer.from(text!, 'hex').swap16().toString('utf16le')];
    });
    meanings.set(name!, new Map(pairs));
  }
  const shown = streamOf(/\/Contents (\d+)/.exec(page)![1]!).matchAll(/\/(F\d+) [^[]*\[([^\]]*)\] TJ/g);
  const letters = [...shown].flatMap(([, font, codes]) =>
    [...codes!.matchAll(/<(\w\w)>/g)].map(([, code]) => meanings.get(font!)!.get(code!)),
  );
  return letters.join('').replaceAll(/\s/g, '');
}

function named({ children = [] }: Layer, name: string): Layer {
  const found = children.find((layer) => layer.name === name);
  if (!found) throw new Error(`no layer ${name}`);
  return found;
}
