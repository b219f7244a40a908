/** Words that would run, call home or break out wherever they are not drawn as words, in each place that takes words. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signIn, type Person } from './api/client.ts';
import { launchBrowser, openPage } from './browser.ts';

const words = `"'><img src=x onerror=ran=1><script>ran=1</script>\${ran=1}{{ran=1}}`;
const address = 'javascript:ran=1';
const look = 'url(https://evil.example.org/look.png)';
const elsewhere = 'https://evil.example.org/picture.png';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="ran=1">
  <script>ran=1; fetch('https://evil.example.org')</script><image href="${elsewhere}" width="9" height="9"/>
  <foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject>
  <a href="${address}"><rect width="40" height="40" fill="red"/></a></svg>`;

const origin = inject('sharedProduct');
let browser: Browser;
let eve: Person;
beforeAll(async () => {
  browser = await launchBrowser();
  eve = await signIn(origin, 'hostile-words@example.org');
});
afterAll(async () => {
  await browser?.close();
});

async function upload(): Promise<{ assetId: string; url: string }> {
  const wish = { fileName: words, contentType: 'image/svg+xml', size: Buffer.byteLength(drawing) };
  type Ticket = { assetId: string; uploadUrl: string; publicUrl: string; headers: Record<string, string> };
  const { assetId, uploadUrl, publicUrl, headers } = await eve.post<Ticket>('/api/assets/upload-url', wish);
  const put = { method: 'PUT', body: drawing, headers };
  expect((await fetch(origin + uploadUrl, put)).status).toBe(200);
  return { assetId, url: publicUrl };
}

/** What the designs that the agent makes say is the server's own doing: here it is asked for none. */
async function plant() {
  const svg = await upload();
  await eve.patch('/api/account/profile', { name: words });
  const { id } = await eve.post<{ id: string }>('/api/projects', { title: words });
  const place = { x: 0, y: 0, width: 200, height: 120, title: words };
  const type = { fontFamily: words, fontSize: 20, fontWeight: words, color: look, align: words };
  const picture = { naturalWidth: 40, naturalHeight: 40, alt: words, prompt: words, model: words };
  const nodes = [
    { ...place, id: 'text', type: 'text', data: { ...type, text: words } },
    { ...place, id: 'frame', y: 200, type: 'frame', data: { name: words, background: look, clip: true } },
    { ...place, id: 'shape', y: 400, type: 'shape', data: { shape: words, fill: look, stroke: look, strokeWidth: 2 } },
    { ...place, id: 'drawing', x: 300, type: 'image', data: { ...picture, ...svg } },
    { ...place, id: 'address', x: 300, y: 200, type: 'image', data: { ...picture, assetId: '', url: address } },
    { ...place, id: words, x: 300, y: 400, type: words, data: { text: words, url: elsewhere } },
  ];
  const connection = { id: 'line', from: 'text', to: 'drawing', kind: 'manual', label: words };
  const changes = { put: nodes, putConnections: [connection] };
  await eve.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes });
  await eve.post(`/api/projects/${id}/versions`, { name: words });
  await eve.post(`/api/projects/${id}/memories`, { text: words });
  await eve.post('/api/account/memories', { text: words });
  const messages = [{ role: 'user', contents: [{ type: 'text', text: words }] }];
  await eve.call('POST', `/api/projects/${id}/agent/chat`, { body: { messages, approve: 'assist' } });
  const lines = { name: words, brandName: words, tagline: words, summary: words, audience: words, positioning: words };
  const visual = { keywords: words, composition: words, imagery: words, dos: words, donts: words, prompt: words };
  const colorGroups = [{ name: words, colors: [{ name: words, hex: '#ff0000', role: words }] }];
  const typography = [{ role: words, family: words, style: words, description: words }];
  const logos = [{ ...svg, name: words, kind: words }];
  const kit = { version: 1, ...lines, visual, voice: { traits: words, guidance: words, sample: words }, logos };
  const kitId = randomUUID();
  const document = JSON.stringify({ ...kit, colorGroups, typography, personality: words });
  const kept = await eve.call('PUT', `/api/brand-kits/${kitId}`, { body: { document, isDefault: true } });
  expect(kept.status).toBe(200);
  const link = await eve.call<{ shareId: string }>('PUT', `/api/projects/${id}/sharing/link`, {
    body: { permission: 'viewer' },
  });
  return { id, kitId, svg: svg.url, shareId: link.body.shareId };
}

async function seen(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.getByText('onerror').or(page.locator('[value*="onerror"]')).first().waitFor();
  // What would load does so by now, or is asked for.
  await page.waitForLoadState('load');
  expect([path, await page.evaluate(() => 'ran' in window)]).toEqual([path, false]);
}

/** A page, what goes wrong in it, and what it asks of other machines that the page's policy does not stop. */
async function watched(options: Parameters<typeof openPage>[1] = {}) {
  const { page, troubles } = await openPage(browser, options);
  page.on('dialog', (dialog) => troubles.push(`dialog: ${dialog.message()}`));
  const stopped = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') stopped.add(`request to elsewhere: ${request.url()}`);
  });
  // A refusal of the policy, or of the sandbox around the drawing, is told on the console.
  const refusal = /Content Security Policy|sandboxed|ERR_UNKNOWN_URL_SCHEME/;
  return { page, stopped, left: () => troubles.filter((trouble) => !stopped.has(trouble) && !refusal.test(trouble)) };
}

test('what people write is drawn as words on every page, runs nothing and asks nobody else', async () => {
  const { id, kitId, svg, shareId } = await plant();
  const localStorage = [{ name: 'easel.refresh-token', value: eve.session.refreshToken }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const own = await watched({ storageState });
  for (const path of ['/', `/p/${id}`, '/kits', `/kits/${kitId}`, '/memory', '/account']) await seen(own.page, path);
  const stranger = await watched();
  await seen(stranger.page, `/s/${shareId}`);

  await stranger.page.goto(origin + svg);
  expect(await stranger.page.evaluate(() => ['ran' in window, origin])).toEqual([false, 'null']);
  expect([...own.left(), ...stranger.left()]).toEqual([]);
  // That something was stopped shows that such a look had come as far as the page.
  expect([...own.stopped]).toContain(`request to elsewhere: ${look.slice(4, -1)}`);
});
