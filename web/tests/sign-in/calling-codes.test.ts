import { expect, test } from 'vitest';
import { callingCodeOf, callingRegions, likelyRegion } from '../../src/sign-in/calling-codes.ts';

test('every region has a name in both languages and a code of one to three digits', () => {
  for (const language of ['en', 'zh-CN']) {
    const regions = callingRegions(language);
    expect(regions.length).toBeGreaterThan(220);
    expect(new Set(regions.map(({ region }) => region)).size).toBe(regions.length);
    expect(regions.filter(({ region, name }) => name === region)).toEqual([]);
    expect(regions.filter(({ code }) => !/^\+[1-9]\d{0,2}$/.test(code))).toEqual([]);
  }
});

test('Chinese begins with +86; English follows the alphabet', () => {
  expect(callingRegions('zh-CN')[0]).toEqual({ region: 'CN', name: '中国', code: '+86' });
  expect(callingRegions('en')[0]).toMatchObject({ name: 'Afghanistan' });
});

test('regions that share a code are told apart', () => {
  expect([callingCodeOf('US'), callingCodeOf('CA'), callingCodeOf('GB')]).toEqual(['+1', '+1', '+44']);
});

test('the region is guessed from the languages of the browser', () => {
  expect(likelyRegion('en', ['en', 'en-GB'])).toBe('GB');
  expect(likelyRegion('en', ['en', 'zh-Hans-SG'])).toBe('SG');
  expect(likelyRegion('en', ['en'])).toBe('CN');
  expect(likelyRegion('zh-CN', ['zh-CN', 'en-US'])).toBe('CN');
});
