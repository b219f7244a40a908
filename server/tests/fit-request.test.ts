import sharp from 'sharp';
import { expect, test } from 'vitest';
import { capabilitiesOf, plainCapabilities } from '../src/platform/models/capabilities.ts';
import { finishPicture, shrinkReference } from '../src/platform/models/finish-picture.ts';
import { finishOf, fitRequest } from '../src/platform/models/fit-request.ts';

const wish = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};
const openai = capabilitiesOf('openai');
const google = capabilitiesOf('google');
const local = capabilitiesOf('a1111');

test.each([
  ['1024x1024', openai, '1024x1024'],
  ['1920x1080', openai, '1536x1024'],
  ['1080x1920', openai, '1024x1536'],
  ['300x300', { ...openai, sizes: ['1024x1024', '512x512', '256x256'] }, '512x512'],
  ['1500x1500', { ...openai, sizes: ['512x512', '1024x1024'] }, '1024x1024'],
  ['1920x1080', google, '16:9'],
  ['1080x1350', google, '4:5'],
  ['2000x500', google, '21:9'],
  ['1001x999', local, '1008x1000'],
  ['4096x1024', local, '2048x512'],
  ['777x333', plainCapabilities, '777x333'],
] as const)('for %s the nearest is asked for', (size, can, expected) => {
  const { size: pixels, aspectRatio } = fitRequest(wish(size), can);
  expect(pixels ?? aspectRatio).toBe(expected);
});

test('what a model cannot do is left out and said', () => {
  const wanted = {
    ...wish('64x64'),
    quality: 'high',
    negative: 'x',
    transparent: true,
    references: 2,
    masked: true,
  } as const;
  expect(fitRequest(wanted, plainCapabilities)).toMatchObject({
    quality: undefined,
    negative: undefined,
    transparent: false,
    references: 0,
    masked: false,
    adjustments: ['references_left_out', 'mask_left_out', 'quality_left_out', 'background_kept', 'negative_left_out'],
  });
  expect(fitRequest(wanted, { ...openai, negative: true })).toMatchObject({
    quality: 'high',
    negative: 'x',
    transparent: true,
    references: 2,
    masked: true,
    adjustments: [],
  });
});

test.each([
  ['1024x1024', '1024x1024', null],
  ['1024x1024', '512x512', 'size_resized'],
  ['1024x1024', '1080x1920', 'size_cropped'],
  ['1008x1000', '1001x999', null],
])('%s becomes %s: %s', (made, wanted, expected) => {
  expect(finishOf(wish(made), wish(wanted))).toBe(expected);
});

test('a picture of any format ends as a PNG of exactly the wanted size', async () => {
  const jpeg = await sharp({ create: { ...wish('300x200'), channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const { png, adjustment } = await finishPicture(jpeg, wish('120x120'));
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format, adjustment }).toEqual({
    ...wish('120x120'),
    format: 'png',
    adjustment: 'size_cropped',
  });
});

test('a reference picture is shrunk until the provider takes it, and left as it is when it fits', async () => {
  // Noise of any draw is far from compressible to the limit.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const bytes = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const small = await shrinkReference({ bytes, mediaType: 'image/png' }, 200_000);
  expect(small.shrunk).toBe(true);
  expect(small.bytes.byteLength).toBeLessThanOrEqual(200_000);
  expect((await shrinkReference({ bytes, mediaType: 'image/png' }, bytes.byteLength)).bytes).toBe(bytes);
  await expect(shrinkReference({ bytes, mediaType: 'image/png' }, 10)).rejects.toMatchObject({ kind: 'too_large' });
});
