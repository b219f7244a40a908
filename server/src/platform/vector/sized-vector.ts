const root = /<svg\b[^>]*>/iu;
const hasViewBox = /\sviewBox\s*=/iu;
/** What browsers take where an SVG tells neither its size nor what is seen of it. A part of the page is no size here. */
const usual = { width: 300, height: 150 } as const;

/** As browsers show it. Without a size and a view box, what draws it here takes the size of its ink and cuts it off there. */
export function sizedVector(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const [found] = root.exec(text) ?? [];
  if (!found || hasViewBox.test(found)) return bytes;
  const sized = withSide(withSide(found, 'width'), 'height');
  return sized === found ? bytes : new TextEncoder().encode(text.replace(found, () => sized));
}

function withSide(tag: string, side: keyof typeof usual): string {
  const [attribute, length] = new RegExp(String.raw`\s${side}\s*=\s*["']([^"']*)["']`, 'iu').exec(tag) ?? [];
  if (length !== undefined && /^\s*[\d.]/u.test(length) && !length.includes('%')) return tag;
  const bare = attribute === undefined ? tag : tag.replace(attribute, '');
  return bare.replace(/^<svg/iu, (start) => `${start} ${side}="${usual[side]}"`);
}
