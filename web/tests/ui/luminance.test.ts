import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, type Rgba } from '../../src/canvas/colour/colour.ts';
import { contrastOf as contrastOfHex, lightnessOf } from '../../src/kits/contrast.ts';
import { contrastBetween, luminanceOf } from '../../src/ui/luminance.ts';
import { toneOf } from '../../src/ui/picture-tone.ts';

const byte = fc.nat(255);
const colour = fc.tuple(byte, byte, byte);
type Colour = [red: number, green: number, blue: number];
const hexOf = (parts: Colour) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const rgbaOf = ([r, g, b]: Colour): Rgba => ({ r, g, b, a: 1 });

test('as WCAG has it', () => {
  expect(luminanceOf(0, 0, 0)).toBe(0);
  expect(luminanceOf(255, 255, 255)).toBeCloseTo(1, 12);
  // Below the bend of the curve, and above it.
  expect(luminanceOf(10, 10, 10)).toBeCloseTo(10 / 255 / 12.92, 12);
  expect(luminanceOf(11, 11, 11)).toBeCloseTo(((11 / 255 + 0.055) / 1.055) ** 2.4, 12);
  expect(luminanceOf(255, 0, 0)).toBeCloseTo(0.2126, 12);
  expect(contrastBetween(0, 1)).toBe(21);
  // The lightest grey that can be read on white, and the first that cannot.
  expect(contrastOfHex('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrastOfHex('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('the canvas, the kits and the grounds of small pictures find a colour equally light', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const [light, ground] = [luminanceOf(...one), luminanceOf(...other)];
      expect(lightnessOf(hexOf(one))).toBe(light);
      expect(contrastOfHex(hexOf(one), hexOf(other))).toBe(contrastBetween(light, ground));
      expect(contrastOf(rgbaOf(one), rgbaOf(other))).toBe(contrastBetween(ground, light));
      const tone = toneOf(new Uint8ClampedArray([...one, 255, 0, 0, 0, 0]));
      expect(tone).toBe(light < 0.18 ? 'dark' : light > 0.6 ? 'light' : null);
    }),
  );
});
