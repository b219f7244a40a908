/** Files that lie: about their form, their size, or what it costs to look at them. */
import { crc32, deflateSync } from 'node:zlib';
import { uploadTypes } from '@easel/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from '../house.ts';
import { damaged } from './bytes.ts';

type MediaType = (typeof uploadTypes)[number];

const svg = (inside: string, size = 'width="9" height="9"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`,
  );
const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');
const inner = svg('<script>alert(1)</script>').toString('base64');

/** An animation whose frames are a pixel each on a ground of any size. */
function gif(frames: number, side: number): Buffer {
  const low = [side & 255, side >> 8];
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, ...low, ...low, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([
    Buffer.from(head),
    ...Array.from({ length: frames }, () => Buffer.from(frame)),
    Buffer.of(0x3b),
  ]);
}

function png(width: number, height: number, pixels = deflateSync(Buffer.alloc(9))): Buffer {
  const chunk = (name: string, bytes: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), bytes]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const broken = gif(50, 51);
broken.fill(0xff, 200, 230);

/** Each with the statuses that are right for it; what is taken must also be shown. */
const bombs: Record<string, [MediaType, Buffer, number]> = {
  'an SVG of a trillion words': [
    'image/svg+xml',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a0 "lol">${entities}]>${svg('<text>&a12;</text>')}`),
    422,
  ],
  'an SVG that names a file of the server': [
    'image/svg+xml',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`),
    422,
  ],
  'an SVG a hundred thousand levels deep': ['image/svg+xml', svg('<g>'.repeat(100_000)), 422],
  'an SVG two million pixels high': ['image/svg+xml', svg('', 'width="1" height="2000000"'), 422],
  'an SVG without a size': ['image/svg+xml', svg('<rect width="5" height="5"/>', ''), 200],
  'an SVG with scripts and others’ files': [
    'image/svg+xml',
    svg(
      `<script>alert(1)</script><foreignObject><body onload="alert(1)"/></foreignObject>
      <style>@import url(http://127.0.0.1:9/a.css);</style><image xlink:href="file:///etc/passwd" width="9" height="9"/>
      <image xlink:href="data:image/svg+xml;base64,${inner}" width="9" height="9"/><a xlink:href="javascript:alert(1)"/>`,
    ),
    200,
  ],
  'a PNG that calls itself huge': ['image/png', png(60_000, 60_000), 422],
  'a PNG that calls itself larger than it is': ['image/png', png(16_000, 16_000), 422],
  'a PNG without pixels': ['image/png', png(0, 0), 422],
  'a GIF of twenty thousand frames': ['image/gif', gif(20_000, 1), 200],
  'a GIF whose frames come to more pixels than may be': ['image/gif', gif(1_200, 500), 200],
  'a GIF with a broken frame behind a good one': ['image/gif', broken, 200],
  'a page in a GIF': ['image/gif', Buffer.from('GIF89a=1;/*<html><script>alert(1)</script>'), 422],
  'a font of nothing': ['font/woff2', Buffer.from('wOF2'), 422],
  'a font that unpacks to gigabytes': [
    'font/woff2',
    Buffer.concat([Buffer.from('wOF2\0\x01\0\0', 'latin1'), Buffer.alloc(40, 0xff)]),
    200,
  ],
  'nothing that was announced': ['image/avif', Buffer.alloc(1), 422],
};

describe.each(engines.slice(0, 1))('uploads on %s', (engine) => {
  let house: House;
  let ada: Person;
  const samples: [MediaType, Buffer][] = [];
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#c2255c' } });
    for (const form of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
      samples.push([
        `image/${form}`,
        await picture
          .clone()
          .withExif({ IFD0: { Orientation: '6' } })
          [form]()
          .toBuffer(),
      ]);
    }
    samples.push(['image/gif', gif(4, 8)], ['image/svg+xml', svg('<rect width="5" height="5"/><text>a</text>')]);
  });
  afterAll(() => house.leave());

  async function upload(contentType: MediaType, bytes: Buffer, size = bytes.length) {
    const { uploadUrl, publicUrl } = await ada.assets.uploadUrl({ fileName: 'a', contentType, size });
    const answer = await house.app.inject({ method: 'PUT', url: uploadUrl, payload: bytes });
    return { status: answer.statusCode, publicUrl };
  }

  /** Its answers, whole and smaller in each form. */
  async function shown(url: string): Promise<number[]> {
    const asked: [string, string][] = [
      ['', '*/*'],
      ['?w=64', 'image/webp'],
      ['?w=64', 'image/png'],
    ];
    const answers = asked.map(([query, accept]) => house.app.inject({ url: url + query, headers: { accept } }));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  }

  test.each(Object.entries(bombs))('%s', async (_, [type, bytes, wanted]) => {
    const { status, publicUrl } = await upload(type, bytes);
    expect(status).toBe(wanted);
    const seen = wanted === 200 ? 200 : 404;
    expect(await shown(publicUrl)).toEqual([seen, seen, seen]);
  });

  test('damaged files are taken and shown, or refused and gone', async () => {
    for (const [type, sample] of samples) {
      await fc.assert(
        fc.asyncProperty(damaged([sample]), fc.constantFrom(0, 0, 0, 1, -1), async (bytes, lie) => {
          const { status, publicUrl } = await upload(type, bytes, Math.max(1, bytes.length + lie));
          expect([200, 413, 422]).toContain(status);
          const seen = status === 200 ? 200 : 404;
          expect(await shown(publicUrl)).toEqual([seen, seen, seen]);
        }),
        // Drawings are made in processes of their own, which take their time to begin.
        { numRuns: Number(process.env.EASEL_FUZZ_FILES ?? (type === 'image/svg+xml' ? 4 : 40)) },
      );
    }
  });

  test('what is not of its type stays out, whatever it begins with', async () => {
    const all = uploadTypes.flatMap((type) =>
      samples.filter(([own]) => own !== type).map(([, bytes]) => [type, bytes] as const),
    );
    for (const [type, bytes] of all) expect((await upload(type, bytes)).status).toBe(422);
  });
});
