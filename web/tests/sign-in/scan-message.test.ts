import { expect, test } from 'vitest';
import { scanIn } from '../../src/sign-in/scan-message.ts';

const answer = { kind: 'chat-app', code: 'c1', state: 's1' } as const;
const inside = {} as Window;
const frame = { origin: 'https://easel.example', window: inside };
const message = { origin: frame.origin, source: inside, data: { kind: 'easel.scanned', answer } };

test('a scan is taken from our own page in the frame', () => {
  expect(scanIn(message, frame)).toEqual(answer);
});

test('nobody else can report one', () => {
  expect(scanIn({ ...message, origin: 'https://elsewhere.example' }, frame)).toBeNull();
  expect(scanIn({ ...message, source: {} as Window }, frame)).toBeNull();
  expect(scanIn({ ...message, source: null }, { ...frame, window: null })).toBeNull();
});

test('other messages are let pass', () => {
  for (const data of [null, 'easel.scanned', {}, { kind: 'easel.scanned' }, { kind: 'other', answer }]) {
    expect(scanIn({ ...message, data }, frame)).toBeNull();
  }
});
