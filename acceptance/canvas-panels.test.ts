import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import type { Node } from './api/shapes.ts';
import { saveScreenshot } from './browser.ts';
import { serveCanvases, type SceneNode } from './canvas-fixture.ts';
import { canvasOf, drawn, elementsOf, picturesShown } from './workbench.ts';

const samples = [
  { name: 'lantern.png', width: 320, height: 200, colour: '#c54a3c' },
  { name: 'autumn.png', width: 240, height: 240, colour: '#d9982b' },
  { name: 'harbour.png', width: 200, height: 260, colour: '#25735f' },
];

const shape = { shape: 'ellipse', fill: '#2b55e6', stroke: 'none', strokeWidth: 0 };
const letters = {
  text: 'Headline',
  fontFamily: 'Inter',
  fontSize: 40,
  fontWeight: 400,
  lineHeight: 1.2,
  autoWidth: true,
};
const frame = { background: '#ffffff', clip: true };
/** Two frames side by side, a text above them and a dot below, the lowest first. */
const scene: SceneNode[] = [
  { id: 'dot', type: 'shape', title: 'Dot', x: 460, y: 560, width: 80, height: 80, data: shape },
  { id: 'first', type: 'frame', title: 'First', x: 320, y: 240, width: 200, height: 200, data: frame },
  { id: 'second', type: 'frame', title: 'Second', x: 600, y: 240, width: 200, height: 200, data: frame },
  {
    id: 'head',
    type: 'text',
    title: 'Headline',
    x: 340,
    y: 140,
    width: 180,
    height: 48,
    data: { ...letters, color: '#112233' },
  },
];

describe('panels around the canvas', () => {
  const canvases = serveCanvases();
  const openThree = (options = {}) => canvases.openWith(samples, options);
  const layerNames = (page: Page) =>
    page.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

  test('layers list what is there, select it, move it by keys, lock and hide it; each is one step back', async () => {
    const { page, troubles } = await openThree();
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.getByRole('tree', { name: 'Layers' }).waitFor();
    // Which of the uploads came last lies on top.
    const [top = '', second, last] = await layerNames(page);
    expect([top, second, last].sort()).toEqual(['autumn', 'harbour', 'lantern']);
    await page.getByRole('treeitem', { name: top }).click();
    await elementsOf(page)
      .and(page.locator('[aria-selected="true"]'))
      .and(page.getByLabel(new RegExp(top)))
      .waitFor();
    await page.getByRole('tree').press('Alt+ArrowDown');
    await expect.poll(() => layerNames(page)).toEqual([second, top, last]);
    await page.keyboard.press('l');
    await page.getByRole('treeitem', { name: `${top}, locked` }).waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => layerNames(page)).toEqual([top, second, last]);
    // A group has no look of its own: what hides is what it holds.
    await canvasOf(page).press('Control+a');
    await page.keyboard.press('Control+g');
    await page.getByRole('treeitem').first().click();
    await page.keyboard.press('h');
    await expect.poll(() => elementsOf(page).count()).toBe(0);
    await page.keyboard.press('h');
    await expect.poll(() => elementsOf(page).count()).toBe(4);
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+z');
    await expect.poll(() => layerNames(page)).toEqual([top, second, last]);
    await page.getByRole('textbox', { name: 'Search layers' }).fill('aut');
    await expect.poll(() => layerNames(page)).toEqual(['autumn']);
    expect(troubles).toEqual([]);
  });

  test('details take sums, keep the ratio of pictures, and give the old value back', async () => {
    const { page, troubles } = await openThree();
    await elementsOf(page)
      .and(page.getByLabel(/autumn/))
      .click();
    await page.keyboard.press('i');
    const width = page.getByRole('textbox', { name: 'Width' });
    await width.fill('*2');
    await width.press('Enter');
    const height = page.getByRole('textbox', { name: 'Height' });
    await expect.poll(async () => [await width.inputValue(), await height.inputValue()]).toEqual(['480', '480']);
    await width.fill('9');
    await width.press('Escape');
    await expect.poll(() => width.inputValue()).toBe('480');
    await canvasOf(page).press('Control+a');
    await expect.poll(() => width.getAttribute('placeholder')).toBe('Mixed');
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'panels-details');
    await page.getByRole('button', { name: 'Close details' }).click();
    await page.getByRole('complementary', { name: 'Agent' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('find steps through what matches and selects it all; the minimap and a presentation come and go by keys', async () => {
    const { page, troubles } = await openThree();
    // The bar is on its way while one types on: the keys are its letters, and no shortcuts.
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/\/find-bar-[^/]+\.js$/, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    await page.reload();
    await picturesShown(page, 3);
    await page.locator('.canvas-tools').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+f');
    await asked.promise;
    for (const key of ['r', 'd', 'Delete', 'Backspace']) await page.keyboard.press(key);
    released.resolve();
    const sought = page.getByRole('textbox', { name: 'Find on the canvas' });
    await expect.poll(() => sought.inputValue()).toBe('r');
    await expect.poll(() => sought.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('r');
    await page.getByText('2 matches', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('1 of 2').waitFor();
    await page.keyboard.press('Shift+Enter');
    await page.getByText('2 of 2').waitFor();
    await page.getByRole('button', { name: 'Select all 2 matches' }).click();
    await expect.poll(() => page.locator('[role="option"][aria-selected="true"]').count()).toBe(2);
    await page.keyboard.press('m');
    await page.getByRole('group', { name: /^Minimap/ }).waitFor();
    await page.keyboard.press('Shift+F');
    await page.getByRole('dialog', { name: 'Presentation' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('group', { name: /^Minimap/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('hundreds of matches show through the veil, each in its place, while the view moves and after', async () => {
    const wall = Array.from({ length: 700 }, (_, at) => ({
      id: `n${at}`,
      type: 'shape',
      title: `${at % 2 === 0 ? 'even' : 'odd'} ${at}`,
      x: (at % 25) * 200,
      y: Math.floor(at / 25) * 150,
      rotation: at % 3 === 0 ? 30 : 0,
      order: `a${String(at).padStart(4, '0')}1`,
      data: shape,
    }));
    const { page, troubles } = await canvases.openScene(wall);
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Find on the canvas' }).fill('odd');
    await page.getByText('350 matches', { exact: true }).waitFor();
    const wrong = () =>
      page.evaluate(() => {
        const veil = document.querySelector<HTMLCanvasElement>('.find-veil')!;
        const sheet = veil.getBoundingClientRect();
        const shown = [...document.querySelectorAll('[role="listbox"] [role="option"]')].map((option) => {
          const { left, top, width, height } = option.getBoundingClientRect();
          return { name: option.getAttribute('aria-label') ?? '', x: left + width / 2, y: top + height / 2 };
        });
        const inSight = shown.filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
        const covered = ({ x, y }: { x: number; y: number }) => {
          const scale = veil.width / sheet.width;
          const at = [(x - sheet.left) * scale, (y - sheet.top) * scale] as const;
          return veil.getContext('2d')!.getImageData(...at, 1, 1).data[3]! > 0;
        };
        const names = inSight.filter((one) => covered(one) === one.name.startsWith('odd')).map(({ name }) => name);
        return { enough: inSight.length > 20, names };
      });
    await expect.poll(wrong).toEqual({ enough: true, names: [] });
    await page.mouse.move(600, 500);
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(25, 40);
      await drawn(page);
      // At once, not in the end: the veil goes along.
      expect(await wrong()).toEqual({ enough: true, names: [] });
    }
    await expect.poll(() => page.locator('.find-veil').evaluate(({ style }) => style.transform)).toBe('');
    await expect.poll(() => wrong()).toEqual({ enough: true, names: [] });
    expect(troubles).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'dark and white logos on nothing show in the layers, on %s panels',
    async (theme) => {
      const logos = [
        { name: 'dark.png', width: 200, height: 200, colour: '#111114', rim: 40 },
        { name: 'white.png', width: 200, height: 200, colour: '#ffffff', rim: 40 },
      ];
      const { page } = await canvases.openWith(logos, { colorScheme: theme });
      await page.getByRole('button', { name: 'Layers', exact: true }).click();
      const ground = (name: string) => page.getByRole('treeitem', { name }).locator('img');
      const lightness = (name: string) =>
        ground(name).evaluate((image) => {
          const [red = 0, green = 0, blue = 0] = getComputedStyle(image).backgroundColor.match(/\d+/gu)!.map(Number);
          return (red + green + blue) / 3;
        });
      await expect.poll(() => lightness('dark')).toBeGreaterThan(160);
      await expect.poll(() => lightness('white')).toBeLessThan(96);
      await saveScreenshot(page, `layers-logos-${theme}`);
    },
  );

  test('rows of the layers are dragged to another height and into a frame, and each drag is one step back', async () => {
    const { page, person, projectId, troubles } = await canvases.openScene(scene);
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await expect.poll(() => layerNames(page)).toEqual(['Headline', 'Second', 'First', 'Dot']);
    await dragRow(page, 'Dot', 'Headline', 0.1);
    await expect.poll(() => layerNames(page)).toEqual(['Dot', 'Headline', 'Second', 'First']);
    await dragRow(page, 'Dot', 'First', 0.5);
    const parentOf = async (id: string) => {
      const { nodes } = await person.get<{ nodes: { id: string; parentId?: string | null }[] }>(
        `/api/projects/${projectId}`,
      );
      return nodes.find((node) => node.id === id)?.parentId ?? null;
    };
    await expect.poll(() => parentOf('dot')).toBe('first');
    await page.keyboard.press('Control+z');
    await expect.poll(() => parentOf('dot')).toBe(null);
    await page.keyboard.press('Control+z');
    await expect.poll(() => layerNames(page)).toEqual(['Headline', 'Second', 'First', 'Dot']);
    expect(troubles).toEqual([]);
  });

  test('details set letters, colours and the size of frames, by hand and by keys; each is one step back', async () => {
    const { page, troubles } = await canvases.openScene(scene);
    const named = (name: string) => elementsOf(page).and(page.getByLabel(new RegExp(`^${name},`)));
    const lookOf = (name: string) =>
      named(name).evaluate((element) => {
        const { fontFamily, fontSize, textAlign, color } = getComputedStyle(element);
        return [fontFamily.split(',')[0], fontSize, textAlign, color];
      });
    await named('Headline').click();
    await page.keyboard.press('i');
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByRole('button', { name: /^Typeface/ }).click();
    await page.getByRole('option', { name: /思源宋体/ }).click();
    // It is set once its letters are there.
    await expect.poll(async () => (await lookOf('Headline'))[0]).toBe('"Noto Serif SC Variable"');
    // The sign before a figure is dragged: two pixels a step.
    const size = (await details.getByRole('textbox', { name: 'Size' }).boundingBox())!;
    await page.mouse.move(size.x - 14, size.y + 10);
    await page.mouse.down();
    await page.mouse.move(size.x + 26, size.y + 10, { steps: 5 });
    await page.mouse.up();
    await details.getByRole('radio', { name: 'Centre' }).click();
    await details.getByRole('button', { name: 'Colour, pick' }).click();
    await page.getByRole('slider', { name: 'Saturation and brightness' }).focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Shift+ArrowRight');
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('slider', { name: 'Hue' }).press('Home');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => lookOf('Headline'))
      .toEqual(['"Noto Serif SC Variable"', '60px', 'center', 'rgb(255, 0, 0)']);
    await saveScreenshot(page, 'panels-details-text');
    await canvasOf(page).focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => lookOf('Headline')).toEqual(['"Inter Variable"', '40px', 'left', 'rgb(17, 34, 51)']);
    await named('First').click({ position: { x: 20, y: 150 } });
    await details.getByRole('button', { name: /^Size:/ }).click();
    await page.getByRole('menuitem', { name: /^Story/ }).press('Enter');
    await details.getByRole('button', { name: 'Size: Story' }).waitFor();
    await details.getByRole('button', { name: 'Swap width and height' }).click();
    await named('First')
      .and(page.getByLabel(/1920 × 1080$/))
      .waitFor();
    await canvasOf(page).press('Control+z');
    await page.keyboard.press('Control+z');
    await named('First')
      .and(page.getByLabel(/200 × 200$/))
      .waitFor();
    expect(troubles).toEqual([]);
  });

  test('frames are presented one after the other, from their menu, their details and by keys', async () => {
    const { page, troubles } = await canvases.openScene(scene);
    const first = elementsOf(page).and(page.getByLabel(/^First,/));
    await first.click({ button: 'right', position: { x: 20, y: 150 } });
    await page.getByRole('menuitem', { name: /^Present/ }).click();
    await page.getByRole('dialog', { name: 'First' }).waitFor();
    for (const [key, name] of [
      ['ArrowRight', 'Second'],
      ['ArrowLeft', 'First'],
      ['Space', 'Second'],
      ['PageDown', 'Second'],
      ['PageUp', 'First'],
    ]) {
      await page.keyboard.press(key!);
      await page.getByRole('dialog', { name: name!, exact: true }).waitFor();
    }
    await page.mouse.move(700, 700);
    await page.getByRole('button', { name: 'Next frame' }).click();
    await page.getByRole('dialog', { name: 'Second' }).waitFor();
    await saveScreenshot(page, 'panels-presentation');
    await page.getByRole('button', { name: 'End presentation' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await page.getByRole('dialog', { name: 'First' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  test('what details copy is said to all; where a browser keeps its clipboard closed, it is there to be copied by hand', async () => {
    const wall = { name: 'Wall.png', width: 200, height: 120, colour: '#cc5533' };
    const visit = await canvases.openWith([wall], { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, person, projectId, troubles } = visit;
    const { nodes, version } = await person.get<{ nodes: Node[]; version: string }>(`/api/projects/${projectId}`);
    const put = nodes.map((node) => ({ ...node, data: { ...(node.data as object), prompt: 'A wall at noon' } }));
    await person.patch(`/api/projects/${projectId}/canvas`, { baseVersion: version, changes: { put } });
    await elementsOf(page).first().click();
    await page.keyboard.press('i');
    const colour = page.getByRole('button', { name: 'Copy #CC5533' });
    await colour.click();
    const toast = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await toast('#CC5533 copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#cc5533');

    // As on a server of one's own without encryption.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await colour.click();
    await toast('This browser keeps its clipboard closed here. The colour is #CC5533.').waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('The text is marked: copy it with your keyboard.').waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe('A wall at noon');
    expect(troubles).toEqual([]);
  });

  test.each([
    ['en-US', 'light', /^Layers$/, 'Keyboard shortcuts', /^(Undo|Next frame|Move the layer|Bold|Agent)$/],
    ['zh-CN', 'dark', /^图层$/, '键盘快捷键', /^(撤销|下一个画框|移动图层|加粗|助手)$/],
  ] as const)('%s, %s: each panel, menu and dialog can be read by all', async (locale, theme, layers, title, keys) => {
    const { page, troubles } = await canvases.openScene(scene, { locale, colorScheme: theme });
    const found: Record<string, unknown[]> = {};
    const look = async (name: string) => {
      // Menus and what pops up hang on the page's body, as dialogs do, and not in one of its landmarks.
      const violations = await violationsOf(page, { without: ['region'] });
      if (violations.length > 0) found[name] = violations;
    };
    const named = (name: string) => elementsOf(page).and(page.getByLabel(new RegExp(`^${name}[,，]`)));
    await page.getByRole('button', { name: layers }).click();
    await named('Headline').click();
    await page.keyboard.press('i');
    await page.keyboard.press('m');
    await page.locator('.inspector .is-family').click();
    await page.getByRole('combobox').waitFor();
    await look('typefaces, details of a text, layers, minimap');
    await page.keyboard.press('Escape');
    await page.locator('.inspect-swatch').click();
    await page.locator('.canvas-colour').waitFor();
    await look('colours');
    await page.keyboard.press('Escape');
    await named('First').click({ position: { x: 20, y: 150 } });
    await page.locator('.inspect-size > .canvas-choice').click();
    await page.getByRole('menu').waitFor();
    await look('sizes of frames');
    await page.keyboard.press('Escape');
    await named('Dot').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    await look('context menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('f');
    await page.keyboard.press('Control+f');
    await page.getByRole('search').waitFor();
    await page.keyboard.type('s');
    await look('find, details of several, sizes of a new frame');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await canvasOf(page).press('?');
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.waitFor();
    await expect.poll(() => sheet.getByRole('term').filter({ hasText: keys }).count()).toBeGreaterThanOrEqual(5);
    await look('shortcuts');
    await saveScreenshot(page, `panels-shortcuts-${theme}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await canvasOf(page).press('Escape');
    await page.keyboard.press('Shift+F');
    await page.getByRole('dialog', { name: 'First' }).waitFor();
    await look('presentation');
    expect(found).toEqual({});
    expect(troubles).toEqual([]);
  });
});

async function dragRow(page: Page, name: string, onto: string, part: number): Promise<void> {
  const [from, to] = await Promise.all(
    [name, onto].map((row) => page.getByRole('treeitem', { name: row, exact: true }).boundingBox()),
  );
  await page.mouse.move(from!.x + 60, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + 60, (from!.y + to!.y) / 2, { steps: 4 });
  await page.mouse.move(to!.x + 60, to!.y + to!.height * part, { steps: 4 });
  await page.locator('.layers-tree [data-drop]').first().waitFor();
  await page.mouse.up();
}
