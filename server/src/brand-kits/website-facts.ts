/** What a page says of its brand in its head, its styles and its pictures. Words of strangers: read, never obeyed. */
export interface WebsiteFacts {
  readonly name: string;
  readonly summary: string;
  readonly themeColours: readonly string[];
  /** Whole addresses, the likeliest first. */
  readonly logos: readonly string[];
  readonly pictures: readonly string[];
  readonly styleSheets: readonly string[];
  /** The styles that stand in the page itself. */
  readonly styles: string;
}

const mostTags = 4_000;

export function readWebsite(html: string, address: string): WebsiteFacts {
  const tags = tagsOf(html);
  const meta = (wanted: string) => {
    const found = tags.find(({ name, at }) => name === 'meta' && (at('name') ?? at('property')) === wanted);
    return oneLine(found?.at('content') ?? '');
  };
  const links = (rel: RegExp) => tags.filter(({ name, at }) => name === 'link' && rel.test(at('rel') ?? ''));
  const whole = (path: string | undefined) => {
    const url = path ? URL.parse(path, address) : null;
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  };
  const title = oneLine(decoded(/<title[^>]{0,200}>([^<]{1,500})/i.exec(html)?.[1] ?? ''));
  const images = tags.filter(({ name, at }) => name === 'img' && namesLogo(at));
  const icons = links(/(^|\s)apple-touch-icon|(^|\s)icon(\s|$)/).toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    name: (meta('og:site_name') || meta('application-name') || (title.split(/\s[|–—·:-]\s/)[0] ?? '')).slice(0, 120),
    summary: (meta('description') || meta('og:description')).slice(0, 600),
    themeColours: [meta('theme-color'), meta('msapplication-TileColor')].filter(Boolean),
    logos: unique([...images.flatMap(({ at }) => whole(at('src'))), ...icons.flatMap(({ at }) => whole(at('href')))]),
    pictures: unique([...whole(meta('og:image')), ...whole(meta('twitter:image'))]),
    styleSheets: unique(links(/(^|\s)stylesheet(\s|$)/).flatMap(({ at }) => whole(at('href')))),
    styles: Array.from(html.matchAll(/<style[^>]{0,500}>([^<]*)/gi), ([, css]) => css).join('\n'),
  };
}

interface Tag {
  readonly name: string;
  readonly at: (attribute: string) => string | undefined;
}

/** One pass over the tags that matter; what is inside of them is looked at only when asked for. */
function tagsOf(html: string): Tag[] {
  const found: Tag[] = [];
  for (const [, name = '', inside = ''] of html.matchAll(/<(meta|link|img)\b([^<>]{0,4000})>/gi)) {
    if (found.push({ name: name.toLowerCase(), at: (attribute) => attributeOf(inside, attribute) }) >= mostTags) break;
  }
  return found;
}

function attributeOf(inside: string, attribute: string): string | undefined {
  const form = new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, double, single, bare] = form.exec(inside) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : decoded(value).trim();
}

const entities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, named) => {
    if (named !== undefined) return entities[named.toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

function namesLogo(at: Tag['at']): boolean {
  return ['src', 'alt', 'class', 'id'].some((attribute) => /logo|brand|标志|徽标/i.test(at(attribute) ?? ''));
}

/** Large touch icons show more of a mark than what stands in a tab; a drawing shows all of it. */
function rankOf({ at }: Tag): number {
  if (/svg/.test(`${at('type')} ${at('href')}`)) return 0;
  return /apple-touch/.test(at('rel') ?? '') ? 1 : 2;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toWellFormed().replaceAll('\0', '');
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}
