import { emptyBrandDocument, pictureTypes, Refusal, type BrandColor, type BrandDocument } from '@easel/contract';
import { AssetIntake, type IntakeServices } from '../assets/asset-intake.ts';
import type { StoredPicture } from '../assets/assets.ts';
import { AddressRefused, PageRefused, type PageReader } from '../platform/page-reader/page-reader.ts';
import { coloursInPicture, coloursOf, familiesOf } from './website-colours.ts';
import { readWebsite, type WebsiteFacts } from './website-facts.ts';

const pages = { types: ['text/html', 'application/xhtml+xml'], maxBytes: 2 * 1024 ** 2 };
const styles = { types: ['text/css'], maxBytes: 1024 ** 2 };
const pictures = { types: pictureTypes, maxBytes: 5 * 1024 ** 2 };
const mostStyleSheets = 4;
const mostTries = 4;
/** For all that is fetched together. */
const patienceMs = 25_000;

export interface WebsiteKitServices extends IntakeServices {
  pageReader: PageReader;
}

/** Drafts a kit from what a public page shows. The draft is nobody's until it is saved; its pictures go when it is not. */
export class WebsiteKits {
  readonly #services: WebsiteKitServices;

  constructor(services: WebsiteKitServices) {
    this.#services = services;
  }

  /** @throws Refusal `brand_kit.address_refused`, `brand_kit.page_unreadable` */
  async draft(userId: string, address: string, request: AbortSignal): Promise<BrandDocument> {
    const signal = AbortSignal.any([request, AbortSignal.timeout(patienceMs)]);
    const page = await this.#page(address, signal);
    const facts = readWebsite(page.text(), page.url);
    const css = [facts.styles, ...(await this.#styleSheets(facts, signal))].join('\n');
    const intake = new AssetIntake(this.#services, userId);
    await intake.expect(2);
    try {
      const logo = await this.#firstPicture(facts.logos, intake, signal);
      const cover = await this.#firstPicture(facts.pictures, intake, signal);
      const colours = coloursOf(css, facts.themeColours);
      const seen = colours.length < 2 && logo ? await coloursInPicture(logo.bytes).catch(() => []) : [];
      return documentOf(facts, {
        colours: [...new Set([...colours, ...seen])],
        families: familiesOf(css),
        logo,
        cover,
      });
    } catch (error) {
      await intake.discard();
      throw error;
    }
  }

  async #page(address: string, signal: AbortSignal) {
    const whole = /^[a-z][a-z\d+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
    try {
      return await this.#services.pageReader.fetch(whole, pages, signal);
    } catch (error) {
      if (error instanceof AddressRefused) throw new Refusal('brand_kit.address_refused');
      if (error instanceof PageRefused || signal.aborted) throw new Refusal('brand_kit.page_unreadable');
      throw error;
    }
  }

  /** What of them can be had: a page without its styles still has a name. */
  async #styleSheets({ styleSheets }: WebsiteFacts, signal: AbortSignal): Promise<string[]> {
    const wanted = styleSheets.slice(0, mostStyleSheets);
    const read = async (address: string) => (await this.#services.pageReader.fetch(address, styles, signal)).text();
    const settled = await Promise.allSettled(wanted.map(read));
    return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  async #firstPicture(addresses: readonly string[], intake: AssetIntake, signal: AbortSignal) {
    for (const address of addresses.slice(0, mostTries)) {
      try {
        const { bytes } = await this.#services.pageReader.fetch(address, pictures, signal);
        const name = decodeName(new URL(address).pathname);
        return { stored: await intake.take(name, bytes), bytes };
      } catch (error) {
        // Too large, gone, or no picture after all: the next one may do. A fault of ours is none of the page's.
        if (!(error instanceof PageRefused || error instanceof Refusal || signal.aborted)) throw error;
      }
    }
    return null;
  }
}

interface Found {
  readonly colours: readonly string[];
  readonly families: readonly string[];
  readonly logo: { readonly stored: StoredPicture } | null;
  readonly cover: { readonly stored: StoredPicture } | null;
}

function documentOf({ name, summary }: WebsiteFacts, { colours, families, logo, cover }: Found): BrandDocument {
  const file = ({ id, url }: StoredPicture) => ({ assetId: id, url });
  const colors = colours.slice(0, 6).map((hex): BrandColor => ({ name: hex.toUpperCase(), hex }));
  return {
    ...emptyBrandDocument(),
    name,
    brandName: name,
    summary,
    logos: logo ? [{ ...file(logo.stored), name: 'Logo', kind: 'primary' }] : [],
    colorGroups: colors.length > 0 ? [{ name: '', colors }] : [],
    typography: families.slice(0, 2).map((family, index) => ({ role: index === 0 ? 'display' : 'body', family })),
    cover: cover && file(cover.stored),
  };
}

function decodeName(path: string): string {
  const last = path.split('/').at(-1) || 'picture';
  try {
    return decodeURIComponent(last).slice(0, 200);
  } catch {
    return last.slice(0, 200);
  }
}
