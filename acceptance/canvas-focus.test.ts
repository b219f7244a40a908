/** What shows where the keyboard is, and what opens from it: seen in both themes, and whole on a small window. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serveCanvases, type SceneNode } from './canvas-fixture.ts';
import { canvasOf, drawn, elementsOf } from './workbench.ts';

const scene: SceneNode[] = [
  {
    id: 'dot',
    type: 'shape',
    title: 'Dot',
    x: 60,
    y: 240,
    width: 80,
    height: 80,
    data: { shape: 'rectangle', fill: '#2b55e6', stroke: 'none', strokeWidth: 0 },
  },
  {
    id: 'poster',
    type: 'frame',
    title: 'Poster',
    x: 320,
    y: 240,
    width: 200,
    height: 200,
    data: { background: '#ffffff', clip: true },
  },
  {
    id: 'head',
    type: 'text',
    title: 'Headline',
    x: 40,
    y: 140,
    width: 180,
    height: 48,
    data: { text: 'Headline', fontFamily: 'Inter', fontSize: 40, fontWeight: 400, autoWidth: true, color: '#112233' },
  },
];

/** Where the panel of layers does not cover it. */
const besidePanel = scene.map((node) => ({ ...node, x: (node.x ?? 0) + 300 }));

describe('where the keyboard is', () => {
  const canvases = serveCanvases();
  const named = (page: Page, name: string) => elementsOf(page).and(page.getByLabel(new RegExp(`^${name},`)));

  test('the sheet of shortcuts gives the keyboard back to what had it', async () => {
    const { page, troubles } = await canvases.openScene(scene);
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await named(page, 'Dot').focus();
    await page.keyboard.press('?');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => named(page, 'Dot').evaluate((dot) => dot === document.activeElement)).toBe(true);
    const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
    await button.click();
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('%s: each stop of the Tab key shows it, and so do menus', async (theme) => {
    const { page, troubles } = await canvases.openScene(besidePanel, { colorScheme: theme });
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await named(page, 'Headline').click();
    await page.keyboard.press('i');
    await page.keyboard.press('m');
    await page.getByRole('group', { name: /^Minimap/ }).waitFor();
    await page.keyboard.press('Control+f');
    const find = page.getByRole('textbox', { name: 'Find on the canvas' });
    await find.fill('o');
    // What steps through the matches can be reached once there are some.
    await page.getByRole('button', { name: 'Select all 2 matches' }).waitFor();
    const stops = [await indicatorAt(page)];
    // Once around; at its end the keyboard leaves the page and comes in again.
    for (let press = 0; press < 90; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await indicatorAt(page);
      if (stop && stop.name === stops[0]?.name) break;
      if (stop) stops.push(stop);
    }
    const expected = ['Close details', 'Width', 'Opacity', 'Typeface: Inter', 'All projects', 'Share', 'Select'];
    const others = ['Zoom in', 'Search layers', 'Layers', 'Minimap, arrow keys move the view', 'Next match'];
    const nodes = ['Headline, Text, 180 × 48', 'Poster, Frame, 200 × 200', 'Dot, Rectangle, 80 × 80'];
    expect(stops.map((stop) => stop?.name)).toEqual(expect.arrayContaining([...expected, ...others, ...nodes]));

    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await named(page, 'Poster').press('Enter');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    stops.push(await indicatorAt(page));
    await page.keyboard.press('Escape');
    // Fainter than a line between fields nobody sees it; 3:1 is what WCAG asks for.
    expect(stops.filter((stop) => stop && !(stop.contrast >= 3))).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('keys with Ctrl go on to the canvas from what opened a dialog, and none from within it', async () => {
    const { page, troubles } = await canvases.openScene(scene);
    await named(page, 'Dot').click();
    await page.keyboard.press('Delete');
    await named(page, 'Dot').waitFor({ state: 'detached' });
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await named(page, 'Dot').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await named(page, 'Dot').waitFor();
    await page.keyboard.press('Control+Shift+e');
    await page.getByRole('dialog', { name: 'Export' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('one Escape leaves what stands over the canvas, also where a tooltip stands in it', async () => {
    const { page, troubles } = await canvases.openScene(scene);
    const leaves = async (open: Locator, within: Locator) => {
      await open.waitFor();
      // By keys, so that its tooltip stands up.
      await page.keyboard.press('Shift+Tab');
      await within.focus();
      await page.getByRole('tooltip').waitFor();
      await page.keyboard.press('Escape');
      await open.waitFor({ state: 'detached' });
    };
    await named(page, 'Dot').focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await leaves(sheet, sheet.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Control+Shift+e');
    const exporting = page.getByRole('dialog', { name: 'Export' });
    await leaves(exporting, exporting.getByRole('button', { name: 'Close' }));
    await named(page, 'Dot').press('Enter');
    await page.getByRole('button', { name: /^Fill/ }).press('Enter');
    const colours = page.locator('.canvas-colour');
    await leaves(colours, colours.getByRole('button', { name: 'None' }));
    // What is selected stays so: it was the panel that was left.
    expect(await named(page, 'Dot').getAttribute('aria-selected')).toBe('true');
    expect(troubles).toEqual([]);
  });

  test('a menu that is opened low in the window moves up instead of being cut', async () => {
    const { page, troubles } = await canvases.openScene(scene, { viewport: { width: 1280, height: 640 } });
    const { x, y, width, height } = (await named(page, 'Poster').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height - 6, { button: 'right' });
    const menu = page.getByRole('menu');
    await menu.waitFor();
    const [seen, whole] = await menu.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
    expect(seen).toBeGreaterThanOrEqual(Math.min(whole!, 640 - 2 * 8));
    expect(troubles).toEqual([]);
  });

  test('at 360 px whatever a key opens stands whole in the window, off its edges', async () => {
    const { page, troubles } = await canvases.openScene(scene, {
      viewport: { width: 360, height: 780 },
    });
    const places: Record<string, number[] | null> = {};
    const look = async (what: string) => {
      const floating = page.locator('.ui-menu, .ui-popover');
      await floating.first().waitFor();
      places[what] = await spaceAround(page);
    };
    for (const name of ['Dot', 'Poster', 'Headline']) {
      await named(page, name).press('Enter');
      await elementsOf(page)
        .and(page.locator('[aria-selected="true"]'))
        .and(page.getByLabel(new RegExp(`^${name},`)))
        .waitFor();
      const bar = page.getByRole('toolbar', { name: 'Selection' });
      await bar.waitFor();
      await page.keyboard.press('Shift+F10');
      await look(`${name}: menu`);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await drawn(page);
      const buttons = bar.locator('button[aria-haspopup]');
      for (const button of await buttons.all()) {
        const label = (await button.getAttribute('aria-label')) ?? '';
        // A sheet of its own, which its own journey looks at.
        if (label === 'Export') continue;
        await button.press('Enter');
        await look(`${name}: ${label}`);
        await page.keyboard.press('Escape');
        await page.locator('.ui-menu, .ui-popover').waitFor({ state: 'detached' });
        // What gives the keyboard back comes a task later: it must not reach for it while the next one opens.
        await drawn(page);
      }
      const { x, width } = (await bar.boundingBox())!;
      expect([x >= 8, x + width <= 352]).toEqual([true, true]);
    }
    await named(page, 'Headline').press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Order' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: /^Bring to front/ }).waitFor();
    await look('a menu in a menu');
    expect(Object.keys(places).length).toBeGreaterThan(8);
    expect(Object.entries(places).filter(([, space]) => !space || Math.min(...space) < 8)).toEqual([]);
    await expect.poll(() => canvasOf(page).isVisible()).toBe(true);
    expect(troubles).toEqual([]);
  });
});

interface Stop {
  readonly name: string;
  readonly contrast: number;
}

/**
 * What is drawn around the focused element, or around the field that it is, or the row that it stands for, and how far
 * that stands out from its ground; 0 where nothing is drawn. Null while the page has no focus.
 */
function indicatorAt(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // On the canvas the keyboard follows in the next frame: what came into sight has its element only then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const channels = (css: string) => {
      const [r = 0, g = 0, b = 0, a = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
      return { rgb: [r, g, b], a };
    };
    const luminance = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element: Element | null): number[] => {
      for (let at = element; at; at = at.parentElement) {
        const { rgb, a } = channels(getComputedStyle(at).backgroundColor);
        if (a > 0.95) return rgb;
      }
      return [255, 255, 255];
    };
    const lineOf = (element: Element): { colour: string; ground: number[] } | null => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1)
        return { colour: outlineColor, ground: groundOf(element.parentElement) };
      // A ring: no blur, no shift, over a pixel wide, and no mere hairline.
      const rings = boxShadow.matchAll(/(rgba?\([^)]*\)) 0px 0px 0px (\d*\.?\d+)px/g);
      const ring = [...rings].find(([, colour = '', width]) => Number(width) > 1 && channels(colour).a > 0.9);
      return ring ? { colour: ring[1]!, ground: groundOf(element) } : null;
    };
    const row = document.getElementById(active.getAttribute('aria-activedescendant') ?? '');
    const around = active.matches('input, textarea') ? [active.parentElement, active.parentElement?.parentElement] : [];
    const line = [active, row, ...around].flatMap((element) => (element && lineOf(element)) ?? [])[0];
    const [one, two] = line ? [luminance(channels(line.colour).rgb), luminance(line.ground)] : [0, 0];
    const contrast = line ? (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) : 0;
    const { labels } = active as HTMLInputElement;
    const name = active.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? active.textContent;
    return { name: name.trim(), contrast: Math.round(contrast * 10) / 10 };
  });
}

/** Pixels between what floats topmost and the window's edges, once it has its place. */
async function spaceAround(page: Page): Promise<number[] | null> {
  const measure = () =>
    page.evaluate(() => {
      const box = [...document.querySelectorAll('.ui-menu, .ui-popover')].at(-1)?.getBoundingClientRect();
      const space = box && [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom];
      return space ? space.map(Math.round) : null;
    });
  let last = await measure();
  await expect
    .poll(async () => {
      const before = last;
      last = await measure();
      return JSON.stringify(before) === JSON.stringify(last);
    })
    .toBe(true);
  return last;
}
