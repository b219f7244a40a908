import './no-system-fonts.ts';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { create, type Font } from 'fontkit';
import type { FontFamily } from './font-files.ts';
import { unpackedSize } from './unpacked-size.ts';

/** A typeface that somebody brings along, as a file of one weight: TrueType, OpenType, WOFF or WOFF2. */
export interface OwnFont {
  /** Of these bytes alone: the same id means the same file. */
  id: string;
  /** As people call it: what layers of text say. */
  name: string;
  bytes: Uint8Array;
  /** Left out: what the file says of itself. */
  weight?: number;
}

interface Kept {
  readonly family: FontFamily;
  readonly name: string;
  readonly font: Font;
  /** For Skia, and for what it takes to let go of it again. */
  readonly alias: string;
  readonly registration: NonNullable<ReturnType<typeof GlobalFonts.register>>;
}

/** Bytes of tables: the largest typefaces that there are come to some sixty MiB. */
const mostUnpacked = 96 * 1024 * 1024;
/** Of which a letter is made, letters within letters counted as often as they are drawn. */
const mostParts = 2_000;
const points = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Opened fonts are large: those that were used last stay. */
const mostKept = 8;
const kept = new Map<string, Kept>();
/** Files that were tried once need no second try. */
const broken = new Set<string>();

const familyName = (id: string) => `own ${id}`;

/**
 * Takes a typeface in, so that faces of the answered family draw with it. `undefined` where the file cannot be read:
 * it comes from people, and may be cut off, or no font at all.
 */
export function keepOwnFont(font: OwnFont): string | undefined {
  const family = familyName(font.id);
  if (broken.has(font.id)) return undefined;
  const known = kept.get(family);
  const made = known ? { ...known, name: font.name } : readFont(font, family);
  if (!made) {
    broken.add(font.id);
    return undefined;
  }
  kept.delete(family);
  kept.set(family, made);
  for (const [oldest, { registration }] of [...kept].slice(0, Math.max(0, kept.size - mostKept))) {
    kept.delete(oldest);
    GlobalFonts.remove(registration);
  }
  return family;
}

export const ownFont = (family: string): Kept | undefined => kept.get(family);

/** What people call a family. */
export const nameOfFamily = (family: string): string => kept.get(family)?.name ?? family;

function readFont({ name, bytes, weight }: OwnFont, family: string): Kept | undefined {
  try {
    if (unpackedSize(bytes) > mostUnpacked) return undefined;
    const font = create(Buffer.from(bytes));
    // A collection holds several; which one is meant, nobody has said.
    if (!('hasGlyphForCodePoint' in font)) return undefined;
    // One by one: a list of all characters may be said to hold billions.
    const has = (point: number) => font.hasGlyphForCodePoint(point);
    const cost = letterCosts(font);
    // Each of them now: none may fail later, in the middle of a design.
    const drawn = points(0x21, 0x7e).filter((point) => has(point) && hasOutline(font, point, cost));
    const sample = drawn[0] ?? points(0xa1, 0x1ffff).find((point) => has(point) && hasOutline(font, point, cost));
    if (sample === undefined) return undefined;
    const alias = `easel ${family}`;
    const registration = GlobalFonts.register(Buffer.from(bytes), alias);
    if (!registration) return undefined;
    if (!prints(alias, String.fromCodePoint(sample))) {
      GlobalFonts.remove(registration);
      return undefined;
    }
    const han = [0x7684, 0x56fd].some((point) => font.hasGlyphForCodePoint(point));
    const weights = [weight ?? weightOf(font)];
    const script = han ? 'han' : 'latin';
    return { family: { family, weights, script, understudy: 'noto-sans-sc' }, name, font, alias, registration };
  } catch {
    // Whatever the parser stumbles over: nothing of the file is to be used.
    return undefined;
  }
}

function hasOutline(font: Font, point: number, cost: (glyph: number) => number): boolean {
  const glyph = font.glyphForCodePoint(point);
  if (cost(glyph.id) > mostParts) throw new Error('a letter of too many parts');
  return glyph.path.commands.length > 0;
}

/** What a TrueType letter is made of, which is told without drawing it. */
type Composed = { _decode?(): { components?: { glyphID: number }[] } | null };

/** How many letters are drawn for one: a chain of letters that each repeat the next has no end that anyone would see. */
function letterCosts(font: Font): (glyph: number) => number {
  const known = new Map<number, number>();
  const cost = (id: number): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Until it is known otherwise it is within itself.
    known.set(id, Infinity);
    const { components = [] } = (font.getGlyph(id) as Composed)._decode?.() ?? {};
    const sum = components.reduce((total, { glyphID }) => total + cost(glyphID), 1);
    known.set(id, sum);
    return sum;
  };
  return cost;
}

function weightOf(font: Font): number {
  const said = (font as Font & { 'OS/2'?: { usWeightClass?: number } })['OS/2']?.usWeightClass ?? 400;
  return said >= 1 && said <= 1000 ? said : 400;
}

function prints(alias: string, character: string): boolean {
  const context = createCanvas(96, 96).getContext('2d');
  context.font = `48px "${alias}"`;
  context.fillText(character, 24, 64);
  return context.getImageData(0, 0, 96, 96).data.some((value, index) => index % 4 === 3 && value > 0);
}
