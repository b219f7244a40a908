import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts, keepDraft, keptDraft } from '../../src/prompt/draft.ts';
import { newStorage } from '../api/browser.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', newStorage());
});

const file = { name: 'cup.png', assetId: 'cup', url: '/api/files/cup' };

test('what is written in a place is found there again, with its files, and nowhere else', () => {
  keepDraft('poster', { text: 'Warmer, like this' });
  keepDraft('poster', { files: [file] });
  expect(keptDraft('poster')).toEqual({ text: 'Warmer, like this', files: [file] });
  expect(keptDraft('home')).toEqual({ text: '', files: [] });
});

test('what has been sent leaves nothing behind', () => {
  keepDraft('poster', { text: 'Warmer', files: [file] });
  keepDraft('poster', { text: '' });
  keepDraft('poster', { files: [] });
  expect(sessionStorage.length).toBe(0);
});

test('whoever leaves takes along what they were writing, and nobody else’s', () => {
  sessionStorage.setItem('easel-draft-someone-home', '{"text":"Colder"}');
  sessionStorage.setItem('other', '1');
  keepDraft('poster', { text: 'Warmer' });
  keepDraft('home', { text: 'A banner' });
  forgetDrafts();
  expect([keptDraft('poster').text, keptDraft('home').text, sessionStorage.length]).toEqual(['', '', 2]);
});

test('what cannot be read or kept is nothing', () => {
  sessionStorage.setItem('easel-draft--poster', '{');
  expect(keptDraft('poster')).toEqual({ text: '', files: [] });
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepDraft('poster', { text: 'Warmer' })).not.toThrow();
});
