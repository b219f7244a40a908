import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOptions, signInOrigins } from '../src/accounts/sign-in-options.ts';
import { createApp } from '../src/app.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { createFeatures } from '../src/features.ts';
import { createLog } from '../src/log.ts';
import { openServices } from '../src/services.ts';

const settingsOf = (yaml: string, folder = '/nowhere') => readSettings(yaml, { EASEL_DATA: folder });
const challenge = (more: string) => `
Auth:
  Challenge:
    Enabled: true
    SiteKey: public-site-key
    SecretKey: canary-secret
    ${more}`;
const chatApp = `
Auth:
  ChatApp:
    Enabled: true
    AppID: app
    Secret: canary-secret
    TokenURL: https://api.chat.example.org/token
    AuthorizeURL: https://open.chat.example.org/connect?x=1`;

test('the page learns the ways in, and no secret', () => {
  const issuer = `
  IDP:
    - Name: Example
      Issuer: https://accounts.example.org
      Audience: the-client-id
      JWKSURL: https://accounts.example.org/jwks`;
  const { Auth } = settingsOf(chatApp + issuer);
  expect(signInOptions(Auth)).toEqual({
    mode: 'development',
    challenge: { enabled: false },
    email: { enabled: true },
    idp: {
      enabled: true,
      issuers: [{ name: 'Example', clientId: 'the-client-id', issuer: 'https://accounts.example.org' }],
    },
    chatApp: { enabled: true },
  });
});

test('the script of a challenge is the one that was set, else that of a known verifier, else unknown', () => {
  const read = (more: string) => {
    const { Auth } = settingsOf(challenge(more));
    return [signInOptions(Auth).challenge.scriptUrl, signInOrigins(Auth).scripts];
  };
  const own = 'ScriptURL: https://cdn.example.org/v1/api.js?render=explicit';
  expect(read(`SiteVerifyURL: https://challenge.example.org/siteverify\n    ${own}`)).toEqual([
    'https://cdn.example.org/v1/api.js?render=explicit',
    ['https://cdn.example.org'],
  ]);
  const [known, origins] = read('SiteVerifyURL: https://challenges.cloudflare.com/turnstile/v0/siteverify');
  expect(known).toMatch(/^https:\/\/challenges\.cloudflare\.com\//);
  expect(origins).toEqual(['https://challenges.cloudflare.com']);
  expect(read('SiteVerifyURL: https://challenge.example.org/siteverify')).toEqual([undefined, []]);
});

test.each([
  [challenge('SiteVerifyURL: https://'), 'Auth.Challenge.SiteVerifyURL'],
  [challenge('SiteVerifyURL: https://a.example.org\n    ScriptURL: "https://a b"'), 'Auth.Challenge.ScriptURL'],
  [chatApp.replace('https://open.chat.example.org/', 'https://[/'), 'Auth.ChatApp.AuthorizeURL'],
])('an address that is none stops the start by name', (yaml, name) => {
  expect(() => settingsOf(yaml)).toThrow(name);
});

/** Directives of the policy that a path is served with, and who may frame it. */
async function protectionOf(path: string, yaml: string) {
  const folder = mkdtempSync(join(tmpdir(), 'easel-policy-'));
  const services = await openServices(settingsOf(yaml, folder), createLog('silent'));
  const app = createApp(services, createFeatures(services), { pages });
  const { headers, statusCode } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  await app.close();
  await services.close();
  rmSync(folder, { recursive: true });
  const policy = String(headers['content-security-policy']).split(';');
  const directives = Object.fromEntries(policy.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  return { statusCode, directives, frames: headers['x-frame-options'] };
}

let pages: string;
beforeAll(() => {
  pages = mkdtempSync(join(tmpdir(), 'easel-pages-'));
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<title>Easel</title>');
});
afterAll(() => rmSync(pages, { recursive: true }));

test('without foreign ways in nothing foreign runs, shows or is fetched', async () => {
  const { statusCode, directives } = await protectionOf('/sign-in', '');
  expect(statusCode).toBe(200);
  for (const name of ['script-src', 'frame-src', 'connect-src']) expect(directives[name]).toEqual(["'self'"]);
});

test("a challenge's script may run, show frames and fetch", async () => {
  const own = 'SiteVerifyURL: http://127.0.0.1:9/verify\n    ScriptURL: https://cdn.example.org/v1/api.js';
  const { directives } = await protectionOf('/sign-in', challenge(own));
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(directives[name]).toEqual(["'self'", 'https://cdn.example.org']);
  }
  expect(directives['style-src']).not.toContain('https://cdn.example.org');
});

test("the chat app's page may stand in a frame, and run nothing of its own in ours", async () => {
  const { directives } = await protectionOf('/sign-in', chatApp);
  expect(directives['frame-src']).toEqual(["'self'", 'https://open.chat.example.org']);
  for (const name of ['script-src', 'connect-src']) expect(directives[name]).toEqual(["'self'"]);
});

test.each(['/sign-in/chat-app', '/sign-in/chat-app?code=1&state=2', '/sign-in/chat-app/'])(
  '%s may stand in a frame of ours',
  async (path) => {
    const { statusCode, directives, frames } = await protectionOf(path, chatApp);
    expect([statusCode, directives['frame-ancestors'], frames]).toEqual([200, ["'self'"], 'SAMEORIGIN']);
  },
);

test.each(['/sign-in', '/', '/sign-in/chat-app-x', '/sign-in/chat-app/more', '/x?/sign-in/chat-app', '/api/health'])(
  '%s stands in no frame at all',
  async (path) => {
    const { directives, frames } = await protectionOf(path, chatApp);
    expect([directives['frame-ancestors'], frames]).toEqual([["'none'"], 'DENY']);
  },
);
