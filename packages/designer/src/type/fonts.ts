import './no-system-fonts.ts';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { openSync, type Font } from 'fontkit';
import { readCoverage, type Coverage } from './coverage.ts';
import { damaged, fontFamilies, subsets, type FontFamily, type Subset } from './font-files.ts';
import { ownFont } from './own-fonts.ts';
import type { FontFace } from './type-pairing.ts';

const families = new Map(fontFamilies.map((family) => [family.family, family]));
const { resolve } = createRequire(import.meta.url);

/** Nearest weight there is, so that a pairing never asks for a file that doesn't exist. */
function nearestWeight(family: FontFamily, weight: number): number {
  return family.weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
}

function familyOf(face: FontFace): FontFamily {
  const family = families.get(face.family) ?? ownFont(face.family)?.family;
  if (!family) throw new RangeError(`No font family "${face.family}" is installed.`);
  return family;
}

/** The weight that a face is drawn in: of those its family has, the nearest. */
export const drawnWeight = (face: FontFace): number => nearestWeight(familyOf(face), face.weight);

const files = new Map<string, string | undefined>();

/** Path of one subset's file, undefined where the family has no such subset. Looked for once: it is asked per character. */
function fontFile(face: FontFace, subset: Subset): string | undefined {
  const key = alias(face, subset);
  if (!files.has(key)) files.set(key, findFile(face, subset));
  return files.get(key);
}

function findFile(face: FontFace, subset: Subset): string | undefined {
  const folder = join(dirname(resolve(`@fontsource/${face.family}/package.json`)), 'files');
  const path = join(folder, `${face.family}-${subset}-${nearestWeight(familyOf(face), face.weight)}-normal.woff2`);
  return existsSync(path) ? path : undefined;
}

/** A family name of its own for each file: Skia doesn't fall back between files that share one. */
const alias = (face: FontFace, subset: Subset) =>
  `easel ${face.family} ${nearestWeight(familyOf(face), face.weight)} ${subset}`;

const registered = new Map<string, string[]>();

function registerFace(face: FontFace): string[] {
  const own = ownFont(face.family);
  if (own) return [own.alias];
  const key = alias(face, 'latin');
  const known = registered.get(key);
  if (known) return known;
  const names = subsets.flatMap((subset) => {
    const path = fontFile(face, subset);
    if (!path) return [];
    const name = alias(face, subset);
    // All threads of a process draw with the same fonts: another may have read it.
    const isRead = GlobalFonts.has(name) || GlobalFonts.registerFromPath(path, name);
    if (!isRead) throw new Error(`Cannot read the font ${path}.`);
    return [name];
  });
  registered.set(key, names);
  return names;
}

/** The faces that draw what `face` lacks, in order: its Han understudy, then Inter for other alphabets. */
function understudies(face: FontFace): FontFace[] {
  const heavy = face.weight >= 700 || /anton|black|slab|capra|gloock|dm-serif/.test(face.family);
  return [
    { family: familyOf(face).understudy, weight: heavy ? 900 : 500 },
    { family: 'noto-sans-sc', weight: heavy ? 900 : 500 },
    { family: 'inter-tight', weight: heavy ? 700 : 500 },
  ];
}

/**
 * The value for `context.font` at `size` pixels; registers the files on first use. Glyphs that the face lacks come
 * from its understudies, never from the machine's fonts. Throws a RangeError for a family that isn't installed.
 */
export function fontStack(face: FontFace, size: number): string {
  const names = [face, ...understudies(face)].flatMap(registerFace);
  return `${size}px ${[...new Set(names)].map((name) => `"${name}"`).join(', ')}`;
}

const allFaces = fontFamilies.flatMap(({ family, weights }) => weights.map((weight): FontFace => ({ family, weight })));

/** Registers what stands in for every other face, so that a first line of text waits for its own face alone. */
export function loadUnderstudies(): void {
  for (const { family, weight } of allFaces) understudies({ family, weight }).forEach(registerFace);
}

/**
 * Registers one more face, some 50 to 150 ms of work for the first thread of a process: all take about 1.5 s and 80 MB,
 * so they are read when they are first drawn with, or ahead of that in idle moments. False when none is left.
 */
export function loadNextFace(): boolean {
  const next = allFaces.find((face) => !registered.has(alias(face, 'latin')));
  if (next) registerFace(next);
  return next !== undefined;
}

export const isFontFamily = (family: string): boolean => families.has(family) || ownFont(family) !== undefined;
export const isHanFace = (face: FontFace): boolean => familyOf(face).script === 'han';

const opened = new Map<string, Font>();
const coverages = new Map<string, Coverage>();

/** Paths; a typeface that somebody brought stands under its family's name. */
const faceFiles = (face: FontFace): string[] =>
  ownFont(face.family)
    ? [face.family]
    : subsets.map((subset) => fontFile(face, subset)).filter((path) => path !== undefined);

/** One file's outlines. Han files take 50 to 200 ms on first use. */
function openFile(path: string): Font {
  const own = ownFont(path);
  if (own) return own.font;
  const font = opened.get(path) ?? openSync(path);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} holds a collection, not a font.`);
  opened.set(path, font);
  return font;
}

/** What one file holds, without opening its outlines. */
function coverageOf(path: string): Coverage {
  const own = ownFont(path);
  if (own) return (point) => own.font.hasGlyphForCodePoint(point);
  const known = coverages.get(path) ?? readCoverage(path);
  coverages.set(path, known);
  return known;
}

/** The file of the face, or of its understudies, that holds the character; undefined when nothing does. */
function fileFor(face: FontFace, character: string): string | undefined {
  const point = character.codePointAt(0)!;
  return [face, ...understudies(face)].flatMap(faceFiles).find((path) => coverageOf(path)(point));
}

/** The outlines of the face, or the understudy, that holds the character; undefined when nothing does. */
export function fontFor(face: FontFace, character: string): Font | undefined {
  const path = fileFor(face, character);
  return path === undefined ? undefined : openFile(path);
}

const plain = /^[\x20-\x7e]*$/;

/** Whether the face itself, without understudies, holds every character of `text`, whole. Spaces and line ends count as held. */
export function hasGlyphs(face: FontFace, text: string): boolean {
  // Every face here holds printable ASCII (a test proves it), so most English titles never open a file.
  if (plain.test(text) && !ownFont(face.family)) return true;
  if (damaged[face.family]?.test(text)) return false;
  const held = faceFiles(face).map(coverageOf);
  return [...text].every((character) => /\s/.test(character) || held.some((holds) => holds(character.codePointAt(0)!)));
}

/** `text` without what no installed face can draw (emoji, rare scripts), so that no box of nothing is ever printed. */
export function drawableText(face: FontFace, text: string): string {
  if (plain.test(text)) return text;
  return [...text]
    .filter((character) => /\s/.test(character) || fileFor(face, character) !== undefined)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
