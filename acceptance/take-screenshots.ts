/**
 * Makes the pictures of the README from the running product: `npm run screenshots`. Starts it on data of its own, does
 * what a person would, and writes docs/images.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchBrowser, openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { askFor, picturesShown, signIn } from './workbench.ts';

const folder = resolve(import.meta.dirname, '../docs/images');
mkdirSync(folder, { recursive: true });

const product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
const browser = await launchBrowser();
try {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signIn(page, product.address, 'lena@example.org');
  await askFor(
    page,
    'A poster for a jazz night at the Blue Heron, Friday 9 October, 8 pm, deep blue and gold, 3 versions',
  );
  await page.getByText('Made 3 pictures').first().waitFor();
  await picturesShown(page, 3);
  await page.evaluate(allDrawn);
  await page.screenshot({ path: `${folder}/project.png` });
  console.log(`Wrote ${folder}/project.png`);
} finally {
  await browser.close();
  await product.remove();
}

/** Waits until fonts and pictures are not only there, but on screen. Runs in the page. */
async function allDrawn(): Promise<void> {
  await document.fonts.ready;
  const pictures = () => [...document.images].filter(({ isConnected, currentSrc }) => isConnected && currentSrc !== '');
  await Promise.all(pictures().map((picture) => picture.decode().catch(() => {})));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}
