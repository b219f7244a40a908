/** Typefaces that lie, on their way into a Brand Kit and into what the designer draws with it. */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { emptyBrandDocument } from '@easel/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileBrand } from '../../src/agent/brand-context.ts';
import { Designer } from '../../src/platform/models/embedded/designer.ts';
import { changedTtf, cmapOf, composedOfItself, packedBomb, soundFonts } from '../font-files.ts';
import { engines, openHouse, type House, type Person } from '../house.ts';
import { damaged } from './bytes.ts';

type Form = 'ttf' | 'otf' | 'woff' | 'woff2';
const { ttf, woff, woff2 } = soundFonts;
const with32 = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(value, at);
  return copy;
};
const with16 = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(value, at);
  return copy;
};

/** What comes of each: refused at once, or a design without it, or one with it or without. */
const lies: Record<string, [form: Form, bytes: Buffer, drawnWith?: false | 'refused']> = {
  'a TrueType file that is cut off': ['ttf', ttf.subarray(0, 3_000), false],
  'a WOFF that is cut off': ['woff', woff.subarray(0, woff.length / 2), false],
  'a WOFF2 that is cut off': ['woff2', woff2.subarray(0, 2_000), false],
  'a directory and nothing else': ['ttf', ttf.subarray(0, 12 + 16 * ttf.readUInt16BE(4)), false],
  'more tables than there are bytes': ['ttf', with16(ttf, 4, 0xffff), 'refused'],
  'a table of four gigabytes': ['ttf', with32(ttf, 12 + 12, 0xffffffff)],
  'tables behind the end of the file': ['otf', with32(ttf, 12 + 16 * 7 + 8, 0xfffffff0), 'refused'],
  'a WOFF whose table unpacks to four gigabytes': ['woff', with32(woff, 44 + 12, 0xffffffff), false],
  'a WOFF2 that unpacks to half a gigabyte': ['woff2', packedBomb(512 * 1024 * 1024), false],
  'a WOFF2 that unpacks to what is taken, and holds no font': ['woff2', packedBomb(64 * 1024 * 1024), false],
  'sixty-five thousand letters, of which most are nowhere': [
    'ttf',
    changedTtf(({ maxp }) => ({ maxp: with16(maxp!, 4, 0xffff) })),
  ],
  'four billion characters': ['ttf', changedTtf(() => ({ cmap: cmapOf([[0x80, 0xfffffff0, 0]]) }))],
  'letters without end': ['ttf', changedTtf(composedOfItself), false],
  'letters of another font’s places': ['ttf', changedTtf(({ loca }) => ({ loca: Buffer.from(loca!).reverse() }))],
  'no characters at all': ['ttf', changedTtf(() => ({ cmap: cmapOf([]) })), false],
};

const kitId = randomUUID();
const wish = { prompt: 'A poster for a jazz night called Blue Hour', size: { width: 128, height: 160 }, seed: 5 };
/** More than a design of this size takes on a busy machine; what never ends is given up then. */
const patienceMs = 20_000;
const mebibyte = 1024 * 1024;

/** The most that the process has taken in which typefaces of people are read. */
function mostResident(): number {
  const own = globSync('/proc/[0-9]*/status').map((path) => {
    try {
      const status = readFileSync(path, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      if (parent !== process.pid || !readFileSync(path.replace('status', 'cmdline'), 'utf8').includes('designer'))
        return 0;
      return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024;
    } catch {
      return 0;
    }
  });
  return Math.max(0, ...own);
}

describe.each(engines.slice(0, 1))('typefaces on %s', (engine) => {
  let house: House;
  let ada: Person;
  let designer: Designer;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    designer = new Designer(1, (key) => house.services.blobs.read(key), patienceMs);
  });
  afterAll(async () => {
    await designer.close();
    await house.leave();
  });

  async function upload(form: Form, bytes: Buffer) {
    const wanted = { fileName: `a.${form}`, contentType: `font/${form}`, size: bytes.length };
    const { assetId, uploadUrl, publicUrl: url } = await ada.assets.uploadUrl(wanted);
    const { statusCode } = await house.app.inject({ method: 'PUT', url: uploadUrl, payload: bytes });
    return { assetId, url, statusCode };
  }

  /** Whether a design is drawn with it; one is drawn in any case. */
  async function drawnWith({ assetId, url }: { assetId: string; url: string }): Promise<boolean> {
    const typography = [{ role: 'Display', family: 'Oto', assetId, url }];
    const kit = { ...emptyBrandDocument(), typography };
    await ada.brandKits.save({ id: kitId }, { document: JSON.stringify(kit), isDefault: false });
    const { hints } = compileBrand(kit);
    const asked = { ...wish, language: 'en' as const, count: 1, brand: hints };
    const { brandLimits } = await designer.plan(asked);
    expect((await designer.draw(asked, 0)).png.length).toBeGreaterThan(0);
    return !brandLimits?.unreadable.includes('Oto');
  }

  test.each(Object.entries(lies))(
    '%s',
    async (_, [form, bytes, wanted]) => {
      const uploaded = await upload(form, bytes);
      expect(uploaded.statusCode).toBe(wanted === 'refused' ? 422 : 200);
      if (wanted === 'refused') return;
      const drawn = await drawnWith(uploaded);
      if (wanted !== undefined) expect(drawn).toBe(wanted);
      expect(mostResident()).toBeLessThan(900 * mebibyte);
    },
    60_000,
  );

  test('damaged files are refused, or drawn with or without', async () => {
    for (const [form, sample] of Object.entries(soundFonts) as [Form, Buffer][]) {
      await fc.assert(
        fc.asyncProperty(damaged([sample]), async (bytes) => {
          fc.pre(bytes.length > 0);
          const uploaded = await upload(form, bytes);
          expect([200, 422]).toContain(uploaded.statusCode);
          if (uploaded.statusCode === 200) await drawnWith(uploaded);
        }),
        { numRuns: Number(process.env.EASEL_FUZZ_FILES ?? 4) },
      );
    }
    expect(mostResident()).toBeLessThan(900 * mebibyte);
    // What came before it has harmed nothing.
    expect(await drawnWith(await upload('woff2', woff2))).toBe(true);
  }, 600_000);
});
