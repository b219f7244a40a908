/**
 * Layouts that teach, rendered straight to what the network is shown: the design without its words, and which thing each pixel shows.
 * One picture, of half the side, tells which of 24 things cover each pixel: each thing is painted in one bit of one colour and all are
 * added up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../../../acceptance/chromium.ts';
import { side, type Sheet } from '../scripts/designs/sheet.ts';

const designs = join(import.meta.dirname, '../scripts/designs');
const inOnePicture = 24;
/** The side of a picture of bits, px. */
const half = side / 2;

/** `objects[k]` covers what `ids` numbers k + 1; a box holds hidden parts too: left, top, right, bottom, px. */
export interface TaughtDesign {
  rgb: Uint8Array;
  ids: Uint8Array;
  objects: { isDrawing: boolean; box: [number, number, number, number] }[];
}

/** What is more than half there is painted in its bit; `faint`: what is there at all. */
function bitFilter(bit: number, faint: boolean): string {
  const row = (channel: number) => `0 0 0 ${bit >> 3 === channel ? (1 << (bit & 7)) / 255 : 0} 0`;
  return `<filter id="bit${bit}${faint ? 'faint' : ''}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncA type="discrete" tableValues="${faint ? '0 1 1 1 1 1 1 1' : '0 1'}"/></feComponentTransfer><feColorMatrix values="${row(0)} ${row(1)} ${row(2)} 0 0 0 1 0"/></filter>`;
}

const filters = Array.from({ length: inOnePicture }, (_, bit) => bitFilter(bit, false) + bitFilter(bit, true)).join('');
const style = `html,body{margin:0;background:transparent}body.bits{background:#000;zoom:.5}.bits .L{mix-blend-mode:plus-lighter}.L{position:absolute;left:0;top:0;width:${side}px;height:${side}px;overflow:hidden}`;

export class TeachingPage {
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async open(): Promise<TeachingPage> {
    const { executable, environment } = await findChromium();
    const browser = await chromium.launch({
      executablePath: executable,
      env: { ...process.env, ...environment } as Record<string, string>,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: 1 });
    await page.setContent(
      `<!doctype html><meta charset="utf8"><style>${style}</style><svg width="0" height="0" style="position:absolute">${filters}</svg><main></main>`,
    );
    return new TeachingPage(browser, page);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  async draw(sheet: Sheet): Promise<TaughtDesign> {
    const shown = sheet.elements.filter(({ kind }) => kind !== 'text');
    const layers = shown.map(({ html }) => `<div class="L">${html}</div>`).join('\n');
    await this.page.evaluate((html) => (document.querySelector('main')!.innerHTML = html), layers);
    await this.page.evaluate(readFileSync(join(designs, 'photographs.js'), 'utf8'));
    const rgb = await this.shoot();
    const things = shown.slice(1);
    const ids = new Uint8Array(side * side);
    const objects: TaughtDesign['objects'] = [];
    const covers = await this.covers(things.map((_, k) => k + 1));
    for (const [k, { name }] of things.entries()) {
      const box = number(ids, covers, k, objects.length + 1);
      if (box) objects.push({ isDrawing: name.startsWith('icon:'), box });
    }
    return { rgb, ids, objects };
  }

  /** For each layer that is asked for, a picture and the bit in it. */
  private async covers(layers: number[]): Promise<Cover[]> {
    const covers: Cover[] = [];
    for (const faint of [false, true]) {
      const missing = layers.filter((_, k) => !covers[k]);
      for (let from = 0; from < missing.length; from += inOnePicture) {
        const some = missing.slice(from, from + inOnePicture);
        const picture = await this.shootBits(some, faint);
        for (const [bit, layer] of some.entries())
          if (faint || picture.some((value, o) => o % 3 === bit >> 3 && value & (1 << (bit & 7))))
            covers[layers.indexOf(layer)] = { picture, bit };
      }
    }
    return covers;
  }

  private async shootBits(layers: number[], faint: boolean): Promise<Uint8Array> {
    await this.page.evaluate(
      ([some, suffix]) => {
        document.body.className = 'bits';
        for (const [k, layer] of document.querySelectorAll<HTMLElement>('.L').entries()) {
          const bit = some.indexOf(k);
          layer.style.display = bit < 0 ? 'none' : '';
          layer.style.filter = bit < 0 ? '' : `url(#bit${bit}${suffix})`;
        }
      },
      [layers, faint ? 'faint' : ''] as const,
    );
    return this.shoot(half);
  }

  private async shoot(size = side): Promise<Uint8Array> {
    const png = await this.page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: size, height: size } });
    const result = new Uint8Array(await sharp(png).removeAlpha().raw().toBuffer());
    await this.page.evaluate(() => (document.body.className = ''));
    return result;
  }
}

interface Cover {
  picture: Uint8Array;
  bit: number;
}

/** Writes the number where a thing is; its sides, or null where it is nowhere. */
function number(ids: Uint8Array, covers: Cover[], k: number, id: number): [number, number, number, number] | null {
  const { picture, bit } = covers[k]!;
  const [channel, value] = [bit >> 3, 1 << (bit & 7)];
  const box: [number, number, number, number] = [side, side, 0, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!(picture[((y >> 1) * half + (x >> 1)) * 3 + channel]! & value)) continue;
      ids[y * side + x] = id;
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
    }
  return box[2] ? box : null;
}
