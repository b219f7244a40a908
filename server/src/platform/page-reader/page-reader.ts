import { Cleaner } from './cleaner.ts';
import { decodePage } from './decode-page.ts';
import { fetchPage, resolveBySystem, type FetchedPage, type FetchRules, type Resolve } from './fetch-page.ts';
import { pageAddress, PageRefused } from './page-address.ts';
import { tidy } from './tidy-text.ts';

export { AddressRefused, PageRefused } from './page-address.ts';

const cleaningMs = 10_000;
const longestTitle = 300;

export interface PageBounds {
  readonly maxBytes: number;
  /** Code points of cleaned text. */
  readonly maxRunes: number;
  /** For all of one page's redirects and bytes together. */
  readonly timeoutMs: number;
  /** Pages that one piece of work should have under way side by side. */
  readonly concurrency: number;
}
export interface Page {
  /** After redirects. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** Reads public pages that strangers name: never a private address, never more than the bounds, never a script. */
export class PageReader {
  readonly bounds: PageBounds;
  readonly #rules: FetchRules;
  readonly #cleaner: Cleaner;

  /** @param exceptions for tests, whose pages stand on this machine; no setting leads here */
  constructor(
    bounds: PageBounds,
    exceptions: { allowedOrigins?: readonly string[]; resolve?: Resolve; cleaningMs?: number } = {},
  ) {
    this.bounds = bounds;
    const { allowedOrigins = [], resolve = resolveBySystem } = exceptions;
    this.#rules = { ...bounds, allowed: new Set(allowedOrigins), resolve };
    this.#cleaner = new Cleaner(exceptions.cleaningMs ?? cleaningMs);
  }

  /** Whether an address may be asked, by its spelling; what its name leads to is looked at when it is. */
  mayRead(address: string): boolean {
    try {
      return Boolean(pageAddress(address, undefined, this.#rules.allowed));
    } catch (error) {
      if (error instanceof PageRefused) return false;
      throw error;
    }
  }

  /** @throws PageRefused, or the reason of the signal */
  async read(address: string, signal: AbortSignal): Promise<Page> {
    const { url, mediaType, charset, bytes } = await fetchPage(address, this.#rules, signal);
    const source = decodePage(bytes, charset);
    const { title, text } =
      mediaType === 'text/plain' ? { title: '', text: tidy(source) } : await this.#cleaner.clean(source, signal);
    return { url, title: title.slice(0, longestTitle), text: firstRunes(text, this.bounds.maxRunes) };
  }

  /**
   * Gets what a page is made of, as it is: the page itself, its styles or its pictures.
   * @param types the media types that are taken
   * @throws PageRefused, or the reason of the signal
   */
  fetch(
    address: string,
    { types, maxBytes }: { types: readonly string[]; maxBytes: number },
    signal: AbortSignal,
  ): Promise<FetchedPage & { readonly text: () => string }> {
    const rules = { ...this.#rules, maxBytes, types: new Set(types) };
    const withText = (page: FetchedPage) => ({ ...page, text: () => decodePage(page.bytes, page.charset) });
    return fetchPage(address, rules, signal).then(withText);
  }

  close(): Promise<void> {
    return this.#cleaner.close();
  }
}

/** Counts code points, so that no character is cut in two. */
function firstRunes(text: string, most: number): string {
  return text.length <= most
    ? text
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('');
}
