import { randomUUID } from 'node:crypto';
import { emptyBrandDocument, type BrandDocument } from '@easel/contract';
import { afterEach, expect, test } from 'vitest';
import { compileBrand } from '../src/agent/brand-context.ts';
import { Designer } from '../src/platform/models/embedded/designer.ts';
import { soundFonts } from './font-files.ts';
import { openHouse } from './house.ts';

const hand = soundFonts.woff2;
const cutOff = hand.subarray(0, 2_000);

/** Damaged so that Skia, as of @napi-rs/canvas 1.0.13, ends its process. */
function harmfulFont(): Buffer {
  const font = Buffer.from(soundFonts.ttf);
  let seed = 5 * 7919 + 1;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let hit = 0; hit < 12; hit++) {
    const place = Math.floor(next() * (hit % 2 ? 2000 : font.length));
    font[place] = Math.floor(next() * 256);
  }
  return font;
}

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const keys = {
  harmful: `${'x'.repeat(22)}.ttf`,
  hand: `${'h'.repeat(22)}.woff2`,
  broken: `${'b'.repeat(22)}.woff2`,
  gone: `${'g'.repeat(22)}.woff2`,
};
const files = new Map<string, Uint8Array>([
  [keys.hand, hand],
  [keys.broken, cutOff],
  [keys.harmful, harmfulFont()],
]);
const wish = { prompt: 'A poster for a jazz night called Blue Hour', size: { width: 256, height: 320 }, seed: 5 };

function openDesigner() {
  const designer = new Designer(1, async (key) => files.get(key) ?? null);
  cleanUps.push(async () => designer.close());
  const of = (typography: BrandDocument['typography']) => {
    const brand = compileBrand({ ...emptyBrandDocument(), typography }).hints;
    return { ...wish, language: 'en' as const, count: 1, brand };
  };
  return { designer, of };
}
const uploaded = (key: string) => ({ assetId: randomUUID(), url: `/api/files/${key}` });

test('a kit’s uploaded typeface sets the title, the same each time; one of the workbench’s does by its name', async () => {
  const { designer, of } = openDesigner();
  const draw = async (typography: BrandDocument['typography']) =>
    Buffer.from((await designer.draw(of(typography), 0)).png).toString('base64');
  const plain = await draw([]);
  const own = [{ role: 'Display', family: 'Oto Hand', ...uploaded(keys.hand) }];
  const drawn = await draw(own);
  expect(drawn).not.toBe(plain);
  expect(await draw(own)).toBe(drawn);
  const named = await draw([{ role: 'Display', family: 'Montserrat' }]);
  expect(new Set([plain, drawn, named]).size).toBe(3);
  const small = await draw([
    { role: 'Display', family: 'Montserrat' },
    { role: 'Body', family: 'Oto Hand', ...uploaded(keys.hand) },
  ]);
  expect(small).not.toBe(named);
}, 60_000);

test('a file that is broken or gone is drawn without, and named', async () => {
  const { designer, of } = openDesigner();
  for (const key of [keys.broken, keys.gone]) {
    const typography = [{ role: 'Display', family: 'Oto Hand', ...uploaded(key) }];
    expect((await designer.plan(of(typography))).brandLimits).toMatchObject({ unreadable: ['Oto Hand'], absent: [] });
    const { png } = await designer.draw(of(typography), 0);
    expect(Buffer.from(png).equals(Buffer.from((await designer.draw(of([]), 0)).png))).toBe(true);
    // A typeface of that name that is here stands in for the file.
    const known = await designer.draw(of([{ role: 'Display', family: 'Montserrat', ...uploaded(key) }]), 0);
    expect(Buffer.from(known.png).equals(Buffer.from(png))).toBe(false);
  }
}, 60_000);

test('a turn draws with the upload of a kit, and says what it cannot draw with', async () => {
  const house = await openHouse('sqlite', { worker: true });
  cleanUps.push(house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({});
  async function upload(bytes: Uint8Array) {
    const asked = { fileName: 'hand.woff2', contentType: 'font/woff2', size: bytes.length };
    const { assetId, publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(asked);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return { assetId, url };
  }
  async function ask(text: string, typeface: object) {
    const document = JSON.stringify({ ...emptyBrandDocument(), typography: [{ role: 'Display', ...typeface }] });
    const kit = await ada.brandKits.save({ id: randomUUID() }, { document, isDefault: false });
    await ada.projects.bindBrandKit({ id }, { brandKitId: kit.id });
    const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
    const { message } = await ada.agent.chat({ id }, { messages, imageSize: '256x320' });
    return message.contents.flatMap((content) => (content.type === 'text' ? [content.text] : [])).join(' ');
  }
  const poster = 'A poster for a jazz night called Blue Hour';
  expect(await ask(poster, { family: 'Oto Hand', ...(await upload(hand)) })).not.toContain('typeface');
  const broken = await upload(cutOff);
  expect(await ask(poster, { family: 'Oto Hand', ...broken })).toContain('“Oto Hand” cannot be read');
  expect(await ask('咖啡店开业海报', { family: 'Oto Hand', ...broken })).toContain('“Oto Hand”的文件无法读取');
  expect(await ask(poster, { family: 'Oto Sans' })).toContain('“Oto Sans” is not installed here');
  expect(await ask(poster, { family: 'Space Grotesk' })).not.toContain('typeface');
}, 90_000);

test('a file that breaks the parser down takes no server along, and is named as one that cannot be read', async () => {
  const { designer, of } = openDesigner();
  const typography = [{ role: 'Display', family: 'Oto Harm', ...uploaded(keys.harmful) }];
  // Others that wait behind it are drawn as they are.
  const [harmed, sound] = await Promise.all([
    designer.plan(of(typography)),
    designer.plan(of([{ role: 'Display', family: 'Oto Hand', ...uploaded(keys.hand) }])),
  ]);
  expect(harmed.brandLimits).toMatchObject({ unreadable: ['Oto Harm'], absent: [] });
  expect(sound.brandLimits).toMatchObject({ unreadable: [], absent: [] });
  const [plain, drawn] = [await designer.draw(of([]), 0), await designer.draw(of(typography), 0)];
  expect(Buffer.from(drawn.png).equals(Buffer.from(plain.png))).toBe(true);
}, 60_000);
