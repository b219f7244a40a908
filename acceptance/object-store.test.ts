/** A person's picture goes from their browser to a store of another origin: real signatures, real CORS, real policy. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { enterBlank } from './enter.ts';
import { startProduct, type Product } from './product.ts';
import { elementsOf, givePictures, picturesShown, savedWords } from './workbench.ts';

const store = process.env.TEST_S3_URL ? new URL(process.env.TEST_S3_URL) : undefined;

/** The rule that operators are told to set. */
async function allow(origin: string): Promise<void> {
  const guide = readFileSync(resolve(import.meta.dirname, '../docs/storage.md'), 'utf8');
  const [rule] = /\{\s+"CORSRules"[^`]+/.exec(guide)!;
  const credentials = { accessKeyId: store!.username, secretAccessKey: store!.password };
  const place = { endpoint: store!.origin, region: 'us-east-1', forcePathStyle: true };
  const client = new S3Client({ ...place, credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const CORSConfiguration = JSON.parse(rule.replace('https://easel.example.org', origin));
  await client.send(new PutBucketCorsCommand({ Bucket: store!.pathname.slice(1), CORSConfiguration }));
}

// Where services must be there, a missing one fails.
const skips = !store && process.env.EASEL_REQUIRE_SERVICES !== '1';

describe.skipIf(skips)('an object store (skipped: no S3)', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct({
      EASEL__STORAGE__DRIVER: 'minio',
      EASEL__STORAGE__ENDPOINT: store!.origin,
      EASEL__STORAGE__BUCKET: store!.pathname.slice(1),
      EASEL__STORAGE__PREFIX: `browser-${Date.now()}/`,
      EASEL__STORAGE__ACCESS_KEY: store!.username,
      EASEL__STORAGE__SECRET_KEY: store!.password,
    });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });

  test('a picture goes straight to the store, again by itself where that fails at first', async () => {
    await allow('http://elsewhere.example');
    const { page, troubles } = await openPage(browser);
    await enterBlank(page, product.address, 'stored@example.org');
    const isPut = ({ method, url }: { method: string; url: string }) =>
      method === 'PUT' && url.startsWith(store!.origin);
    const refused = page.waitForEvent('requestfailed', {
      predicate: (request) => isPut({ method: request.method(), url: request.url() }),
    });
    await givePictures(page, [{ name: 'tea.png', width: 640, height: 480, colour: '#2b8a3e' }], { x: 700, y: 400 });
    // The bucket knows another origin only; then its operator sets the rule of the guide.
    await refused;
    const sent = page.waitForResponse((response) =>
      isPut({ method: response.request().method(), url: response.url() }),
    );
    await allow(product.address);
    expect((await sent).status()).toBe(200);
    await picturesShown(page, 1);
    await savedWords(page);

    const picture = elementsOf(page).first();
    await expect.poll(() => picture.getAttribute('aria-label')).toContain('tea');
    // Read through the product, for the bucket is private.
    const address = await picture.locator('img[src^="/api/files/"]').first().getAttribute('src');
    const read = await fetch(new URL(address!, product.address));
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
    const foreign = troubles.filter((trouble) => !/CORS|ERR_FAILED/.test(trouble));
    expect(foreign).toEqual([]);
  });
});
