import type { Model } from '@easel/contract';
import { expect, test } from 'vitest';
import { waysOf } from '../../src/canvas/picture-work/picture-ways.ts';

const model = (provider: string, can: Partial<NonNullable<Model['abilities']>>): Model => ({
  id: provider,
  label: provider,
  provider,
  kinds: ['image'],
  sizes: null,
  maxCount: 1,
  abilities: {
    sizes: null,
    maxSide: 1024,
    maxReferences: 1,
    edit: false,
    mask: false,
    upscale: false,
    transparent: false,
    negative: false,
    quality: false,
    text: true,
    ...can,
  },
});
const uploaded = { prompt: '', model: '' };
const drawn = { prompt: 'a poster', model: 'easel-designer-1 (procedural)' };
const embedded = model('embedded', {});

test('without a model that sees pictures, our own designs are drawn anew and nothing of others is made up', () => {
  expect(waysOf([embedded], drawn)).toEqual({
    edit: 'redraw',
    mask: 'none',
    variations: 'redraw',
    expand: 'none',
    removeBackground: 'calculation',
    upscale: 'calculation',
  });
  expect(waysOf([embedded], uploaded)).toMatchObject({ edit: 'none', variations: 'none', upscale: 'calculation' });
});

test('one able model is enough, whatever the others cannot do', () => {
  const openai = model('openai', { edit: true, mask: true, transparent: true });
  const upscaler = model('a1111', { upscale: true });
  const ways = waysOf([embedded, openai, upscaler], uploaded);
  expect(new Set(Object.values(ways))).toEqual(new Set(['model']));
});

test('a model that edits without a mask is no promise that the rest stays', () => {
  const ways = waysOf([model('google', { edit: true }), embedded], uploaded);
  expect([ways.edit, ways.mask, ways.expand, ways.removeBackground]).toEqual([
    'model',
    'loose',
    'loose',
    'calculation',
  ]);
});
