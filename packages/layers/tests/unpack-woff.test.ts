import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { unpackWoff } from '../src/text/unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/montserrat/files/montserrat-latin-700-normal.woff'));

function pixelsIn(family: string): Buffer {
  const pen = createCanvas(240, 60).getContext('2d');
  pen.font = `40px "${family}"`;
  pen.fillText('Rag 47 & é', 4, 44);
  return Buffer.from(pen.getImageData(0, 0, 240, 60).data);
}

test('draws unpacked what it draws packed', () => {
  const font = unpackWoff(woff);
  expect(font.length).toBeGreaterThan(1.5 * woff.length);
  expect(GlobalFonts.register(woff, 'packed')).not.toBeNull();
  expect(GlobalFonts.register(font, 'unpacked')).not.toBeNull();
  const drawn = pixelsIn('unpacked');
  expect(drawn.includes(255)).toBe(true);
  expect(drawn.equals(pixelsIn('packed'))).toBe(true);
});

test('leaves other files as they are, and refuses one that is cut off', () => {
  const other = Buffer.from('wOF2 and whatever follows it, longer than the header is');
  expect(unpackWoff(other)).toBe(other);
  expect(unpackWoff(woff.subarray(0, 20)).length).toBe(20);
  expect(() => unpackWoff(woff.subarray(0, woff.length / 2))).toThrow();
});
