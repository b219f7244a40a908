import { expect, test } from 'vitest';
import { readAnswer } from '../../src/sign-in/arrival.ts';

const read = (address: string) => readAnswer(new URL(address, 'https://easel.example'));

test('an identity token stands in the fragment, with the state that it answers', () => {
  expect(read('/sign-in#id_token=a.b.c&state=s1')).toEqual({ kind: 'idp', idToken: 'a.b.c', error: null, state: 's1' });
});

test('an error of the issuer is read from the fragment, and from the query, where some put it', () => {
  const denied = { kind: 'idp', idToken: null, error: 'access_denied', state: 's1' };
  expect(read('/sign-in#error=access_denied&error_description=No&state=s1')).toEqual(denied);
  expect(read('/sign-in?error=access_denied&state=s1')).toEqual(denied);
});

test('a scan stands in the query; one that was declined brings its state alone', () => {
  expect(read('/sign-in/chat-app?code=c1&state=s1')).toEqual({ kind: 'chat-app', code: 'c1', state: 's1' });
  expect(read('/sign-in/chat-app/?state=s1')).toEqual({ kind: 'chat-app', code: null, state: 's1' });
});

test('any other address holds no proof', () => {
  for (const address of [
    '/sign-in',
    '/sign-in?to=%2Fp%2F1',
    '/sign-in#top',
    '/sign-in/chat-app',
    '/p/1#id_token=a.b.c&state=s1',
    '/?code=c1&state=s1',
  ]) {
    expect(read(address)).toBeNull();
  }
});
