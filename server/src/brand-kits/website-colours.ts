import sharp from 'sharp';

const mostColours = 8;
/** Squared distance in RGB below which two tones are one to the eye of whoever looks through them. */
const sameTone = 1_200;
const roles = /primary|brand|accent|main|theme/i;

/**
 * The colours that a site is made of, the most used first: of its styles, and before them those that it names itself.
 * @param named of the page's head
 */
export function coloursOf(css: string, named: readonly string[]): string[] {
  const weights = new Map<string, number>();
  const add = (colour: string | null, weight: number) => {
    if (colour) weights.set(colour, (weights.get(colour) ?? 0) + weight);
  };
  for (const name of named) add(hexOf(name), 400);
  for (const [text] of css.matchAll(/#[0-9a-f]{3,8}\b|rgba?\([^()]{5,60}\)/gi)) add(hexOf(text), 1);
  for (const [, name = '', value = ''] of css.matchAll(
    /(?<![\w-])(--[\w-]{1,80})\s{0,80}:\s{0,80}(#[0-9a-f]{3,6}\b|rgb\([^()]{5,60}\))/gi,
  )) {
    add(hexOf(value), roles.test(name) ? 200 : 5);
  }
  return distinct([...weights].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour));
}

/** The colours of a picture, the largest parts first. */
export async function coloursInPicture(bytes: Uint8Array): Promise<string[]> {
  const { data } = await sharp(bytes, { limitInputPixels: 64_000_000 })
    .resize(48, 48, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    const hex = toHex([data[at]!, data[at + 1]!, data[at + 2]!]);
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return distinct([...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour));
}

/** Families that the styles name, the most used first, without those that are no typeface of their own. */
export function familiesOf(css: string): string[] {
  const counts = new Map<string, number>();
  for (const [, list = ''] of css.matchAll(/font-family\s*:\s*([^;{}]{1,300})/gi)) {
    const first = (list.split(',')[0] ?? '').replaceAll(/['"]|!important/g, '').trim();
    if (first === '' || first.length > 60 || generic.test(first)) continue;
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([family]) => family);
}

const generic =
  /^(-apple-system|blinkmacsystemfont|system-ui|ui-[\w-]+|serif|sans-serif|monospace|cursive|fantasy|inherit|initial|unset|revert|var\(.*|.*icon.*)$/i;

function hexOf(text: string): string | null {
  const words = text.trim().toLowerCase();
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(words)?.[1];
  if (digits) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    // What lets through what lies below has no tone of its own.
    return long.length === 8 && long.slice(6) !== 'ff' ? null : `#${long.slice(0, 6)}`;
  }
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(words)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3 || (parts[3] !== undefined && !/^(1|1\.0+|100%)$/.test(parts[3]))) return null;
  const numbers = parts.slice(0, 3).map(Number);
  return numbers.every((value) => value >= 0 && value <= 255) ? toHex(numbers) : null;
}

function toHex(numbers: readonly number[]): string {
  return `#${numbers.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function distinct(colours: readonly string[]): string[] {
  const kept: string[] = [];
  for (const colour of colours) {
    if (kept.length >= mostColours) break;
    if (!kept.some((other) => distance(colour, other) < sameTone)) kept.push(colour);
  }
  return kept;
}

function distance(one: string, other: string): number {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((sum, at) => sum + (part(one, at) - part(other, at)) ** 2, 0);
}
