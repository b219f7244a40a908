/** Fetches and decodes pictures off the main thread. */

/** @param width pixels to which it is made smaller while it is decoded */
export async function loadBitmap(url: string, width?: number): Promise<ImageBitmap> {
  const resize = width === undefined ? {} : { resizeWidth: width, resizeQuality: 'medium' as const };
  if (isOwnRaster(url)) {
    // Saves, and whatever else the page asks for meanwhile, go first.
    const response = await fetch(url, { priority: 'low' });
    if (!response.ok) throw refusal(response.status);
    return createImageBitmap(await response.blob(), resize);
  }
  // Other people's servers seldom allow their pictures to be fetched, and vectors are not decoded by themselves.
  const image = new Image();
  image.src = url;
  await image.decode();
  const wide = image.naturalWidth || 512;
  return createImageBitmap(image, { resizeWidth: Math.min(width ?? wide, wide), resizeQuality: 'medium' });
}

/** It says nothing of the picture: a server that restarts, or is asked too much, may have it. */
export class NotNow extends Error {}

export function refusal(status: number): Error {
  const words = `picture answered ${status}`;
  return status >= 500 || status === 429 ? new NotNow(words) : new Error(words);
}

function isOwnRaster(url: string): boolean {
  return URL.parse(url, location.href)?.origin === location.origin && !url.split('?')[0]?.endsWith('.svg');
}

/** Loads one after the other, a few at a time, what is wanted most first. A newer list of wishes replaces the older one. */
export class LoadingLine<W> {
  readonly #load: (wish: W) => Promise<void>;
  readonly #lanes: number;
  readonly #done: () => void;
  #waiting: W[] = [];
  #running = 0;

  /** @param done called after each wish, whether or not it came true */
  constructor(lanes: number, load: (wish: W) => Promise<void>, done: () => void) {
    this.#lanes = lanes;
    this.#load = load;
    this.#done = done;
  }

  get idle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  /** @param wishes what is wanted most comes last */
  replace(wishes: W[]): void {
    this.#waiting = wishes;
    while (this.#running < this.#lanes && this.#waiting.length > 0) void this.#next();
  }

  async #next(): Promise<void> {
    const wish = this.#waiting.pop();
    if (wish === undefined) return;
    this.#running += 1;
    // A picture that can't be had stays a plain box; whoever keeps count of failures is `load`.
    await this.#load(wish).catch(() => {});
    this.#running -= 1;
    void this.#next();
    this.#done();
  }
}
