/** What a person does in the workbench, by the names that they read; nothing here knows how it is built. */
import type { Locator, Page } from 'playwright-core';

export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await passSignIn(page, email);
  await page.getByRole('textbox', { name: /^(Describe the design|描述)/ }).waitFor();
}

/** From the page that asks for an address to wherever one was going. */
export async function passSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Email|邮箱)$/).fill(email);
  await page.keyboard.press('Enter');
  // Development mode shows the code, and a press fills it in.
  await page.getByRole('button', { name: /^\d{3} \d{3}$/ }).click();
}

export async function askFor(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Describe the design|描述)/ }).fill(prompt);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\/[0-9a-f-]{36}$/);
}

export function canvasOf(page: Page): Locator {
  return page.getByRole('listbox', { name: /^(Canvas|画布)$/ });
}

/** What stands on the canvas, by the names that a screen reader would say. */
export function elementsOf(page: Page): Locator {
  return canvasOf(page).getByRole('option');
}

/** Waits until this many pictures stand on the canvas with their pixels shown, none of them on its way. */
export async function picturesShown(page: Page, count: number): Promise<void> {
  // By the clock: asked at every frame, as it would be, a page that only waits draws sixty of them a second.
  await page.waitForFunction(isShown, count, { polling: 100 });
}

/** Runs in the page. */
function isShown(count: number): boolean {
  const options = [...document.querySelectorAll('[role="listbox"] [role="option"]')];
  const shown = options.filter((option) => {
    // The blurred stand-in is a picture too, but none of the server's.
    const picture = option.querySelector<HTMLImageElement>('img[src^="/api/files/"]');
    return picture && picture.complete && picture.naturalWidth > 0;
  });
  return shown.length === count;
}

/** Waits for the words beside the title. */
export async function savedWords(page: Page): Promise<void> {
  await page
    .getByText(/^(Saved|已保存)$/)
    .first()
    .waitFor();
}

/** Drags what stands at the middle of an element by so many pixels, as a hand would, with a stop on the way. */
export async function drag(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  const box = (await element.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
  await drawn(page);
}

/** Waits until what was done to the page until now is on the screen: a frame that was under way is not enough. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Opens an empty project from the first page. */
export async function openBlank(page: Page): Promise<void> {
  const name = /^(Blank project|空白项目)$/;
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  await page.waitForURL(/\/p\//);
  await canvasOf(page).waitFor();
}

/** A picture of one colour, such as a person would have lying about; of some only the rim is painted. */
export type Sample = { name: string; width: number; height: number; colour: string; rim?: number };

/** PNGs that the page itself draws, and files of other kinds by their names, as a file manager hands them over. */
export function filesAtHand(page: Page, samples: readonly Sample[], others: readonly string[] = []) {
  return page.evaluateHandle(
    async ([wanted, names]) => {
      const data = new DataTransfer();
      for (const { name, width, height, colour, rim } of wanted) {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d')!;
        context.fillStyle = colour;
        context.fillRect(0, 0, width, height);
        if (rim !== undefined) context.clearRect(rim, rim, width - 2 * rim, height - 2 * rim);
        data.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
      }
      for (const name of names) data.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      return data;
    },
    [samples, others] as const,
  );
}

/** Hands over PNGs that the page itself draws: dropped at the place as by a file manager, or pasted without one. */
export async function givePictures(
  page: Page,
  samples: readonly Sample[],
  place?: { x: number; y: number },
): Promise<void> {
  const transfer = await filesAtHand(page, samples);
  if (!place) {
    const paste = (data: DataTransfer) =>
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await page.evaluate(paste, transfer);
    return;
  }
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await canvasOf(page).dispatchEvent(type, { dataTransfer: transfer, clientX: place.x, clientY: place.y });
  }
}
