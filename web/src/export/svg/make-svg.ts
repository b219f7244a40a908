/** SVG: shapes and letters as lines, or letters as text with their typefaces in the file; pictures as they are. */
import { cornersOf, cutOf, normaliseConnection, type NormalisedNode } from '@easel/canvas';
import { isSeen, readColour } from '../../canvas/colour/colour.ts';
import type { TextReading } from '../../canvas/far/draw-text.ts';
import type { PaintItem } from '../../canvas/far/paint-list.ts';
import { fontStack } from '../../canvas/text/families.ts';
import type { Maker, Order, Progress } from '../order.ts';
import { xmpOf } from '../origin/xmp.ts';
import { isPicture } from '../paint.ts';
import { PictureShelf, type PictureItem } from '../picture-shelf.ts';
import type { FaceFile } from '../type/face-files.ts';
import { linesOf, setText } from '../type/set-text.ts';
import { Typefaces } from '../type/typefaces.ts';
import { n, shapeOutline } from '../vector/shape-outline.ts';
import { escape, textElements } from './text-elements.ts';

interface Writing {
  readonly order: Order;
  readonly shelf: PictureShelf;
  readonly typefaces: Typefaces;
  /** What is said once and used where it is needed. */
  readonly defs: string[];
  readonly known: Map<string, { readonly id: string; readonly width: number; readonly height: number }>;
  readonly files: Set<FaceFile>;
}

export const makeSvg: Maker = async (order, { signal, begin, advance }: Progress) => {
  const { subject, background, outlines, nameOf, origin } = order;
  const shelf = new PictureShelf({ signal, lenient: order.lenient });
  const writing = {
    order,
    shelf,
    typefaces: new Typefaces(signal),
    defs: [],
    known: new Map(),
    files: new Set<FaceFile>(),
  };
  const { x, y, width, height } = subject.box;
  try {
    begin('draw', subject.items.length);
    const parts: string[] = subject.wires.map(({ connection, curve }) => {
      const dashes = normaliseConnection(connection).kind === 'derived' ? ' stroke-dasharray="4 4"' : '';
      return `<path d="${curve.d}" fill="none" stroke="#8a8a86" stroke-width="1.25" opacity="0.7"${dashes}/>`;
    });
    for (const item of subject.items) {
      signal.throwIfAborted();
      if (!item.reading.hidden) parts.push(wrapped(writing, item, await contentOf(writing, item)));
      advance(nameOf(item.node));
    }
    begin('write', 0);
    const faces = await Promise.all([...writing.files].map((file) => embedded(file, signal)));
    const style = faces.length > 0 ? `<style>${faces.join('')}</style>` : '';
    const ground = background ? `<rect width="100%" height="100%" fill="${background}"/>` : '';
    const blob = new Blob(
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">`,
        `<title>${escape(subject.name)}</title>${origin ? `<metadata>${xmpOf(origin)}</metadata>` : ''}<defs>${style}`,
        ...writing.defs,
        `</defs>${ground}<g transform="translate(${n(-x)} ${n(-y)})">`,
        ...parts,
        '</g></svg>',
      ],
      { type: 'image/svg+xml' },
    );
    const all = subject.items.filter(({ reading }) => reading.kind === 'text').length;
    return { blob, missing: [...shelf.missing], texts: { live: outlines ? 0 : all, all } };
  } finally {
    shelf.close();
  }
};

function wrapped(writing: Writing, item: PaintItem, content: string): string {
  const { reading, clip } = item;
  const { x, y, width, height, rotation, opacity } = reading;
  const turn = rotation === 0 ? '' : ` rotate(${n(rotation)} ${n(width / 2)} ${n(height / 2)})`;
  const fade = opacity < 1 ? ` opacity="${n(opacity)}"` : '';
  const inner = `<g transform="translate(${n(x)} ${n(y)})${turn}"${fade}>${content}</g>`;
  return clip.reduce((cut, frame) => `<g clip-path="url(#${clipId(writing, frame)})">${cut}</g>`, inner);
}

function clipId(writing: Writing, frame: NormalisedNode): string {
  const points = cornersOf(frame).map((corner) => `${n(corner.x)},${n(corner.y)}`);
  const shape = `<polygon points="${points.join(' ')}"/>`;
  return said(writing, `clip ${frame.id}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`);
}

/** Says something once; answers the name by which it is used. */
function said(writing: Writing, key: string, write: (id: string) => string): string {
  const known = writing.known.get(key);
  if (known) return known.id;
  const id = `e${writing.known.size + 1}`;
  writing.known.set(key, { id, width: 0, height: 0 });
  writing.defs.push(write(id));
  return id;
}

async function contentOf(writing: Writing, item: PaintItem): Promise<string> {
  const { reading } = item;
  if (isPicture(item)) return pictureOf(writing, item);
  if (reading.kind === 'text') return writing.order.outlines ? outlinesOf(writing, reading) : textOf(writing, reading);
  if (reading.kind === 'frame') {
    const { background, group } = reading.data;
    const size = `width="${n(reading.width)}" height="${n(reading.height)}"`;
    return group || !isSeen(background) ? '' : `<rect ${size} ${paint('fill', background)}/>`;
  }
  if (reading.kind !== 'shape') return '';
  const { d, filled, join, cap } = shapeOutline(reading);
  const { fill, stroke, strokeWidth } = reading.data;
  const inside = filled && isSeen(fill) ? paint('fill', fill) : 'fill="none"';
  const edge =
    strokeWidth > 0 && isSeen(stroke)
      ? ` ${paint('stroke', stroke)} stroke-width="${n(strokeWidth)}" stroke-linejoin="${join}" stroke-linecap="${cap}"`
      : '';
  return `<path d="${d}" ${inside}${edge}/>`;
}

/** Programs other than browsers know no alpha in a colour. */
function paint(what: 'fill' | 'stroke', colour: string): string {
  const read = readColour(colour);
  if (!read) return `${what}="${escape(colour)}"`;
  const { r, g, b, a } = read;
  const plain = `${what}="rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})"`;
  return a < 1 ? `${plain} ${what}-opacity="${n(a)}"` : plain;
}

function textOf(writing: Writing, reading: TextReading): Promise<string> {
  const { fontFamily, fontSize, fontWeight, fontStyle, color, letterSpacing } = reading.data;
  const { lines } = linesOf(reading);
  const spacing = letterSpacing === 0 ? '' : ` letter-spacing="${n(letterSpacing)}"`;
  const look = `font-family="${escape(fontStack(fontFamily))}" font-size="${n(fontSize)}" font-weight="${fontWeight}"`;
  const slant = fontStyle === 'italic' ? ' font-style="italic"' : '';
  const words = textElements(`${look}${slant}${spacing} ${paint('fill', color)}`, lines);
  return writing.typefaces.runs(reading.data.text, reading.data).then((runs) => {
    for (const { face } of runs) if (face) writing.files.add(face.file);
    return words;
  });
}

async function outlinesOf(writing: Writing, reading: TextReading): Promise<string> {
  const { words, complete } = await setText(reading, writing.typefaces);
  // Letters of no file of ours have no outlines: the text stays text rather than lose them.
  if (!complete) return textOf(writing, reading);
  const { fontSize, letterSpacing, color } = reading.data;
  const letters = words.flatMap(({ face, x, baseline, glyphs }) => {
    const scale = fontSize / face.unitsPerEm;
    let at = x;
    return glyphs.map(({ path, x: dx, y: dy, advance }) => {
      const place = (value: number, index: number) =>
        n(index % 2 === 0 ? at + (value + dx) * scale : baseline - (value + dy) * scale);
      const d = path.map(({ command, args }) => `${letterOf[command] ?? ''}${args.map(place).join(' ')}`).join('');
      at += advance * scale + letterSpacing;
      return d;
    });
  });
  return `<path aria-label="${escape(reading.data.text)}" d="${letters.join('')}" ${paint('fill', color)}/>`;
}

const letterOf: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

async function pictureOf(writing: Writing, item: PictureItem): Promise<string> {
  const { shelf, known, defs } = writing;
  const { reading } = item;
  const { url, cornerRadius = 0 } = reading.data;
  const bitmap = await shelf.take(item, reading.width * 2);
  if (!bitmap) return '';
  let picture = known.get(url);
  if (!picture) {
    const { width, height } = bitmap;
    const file = await shelf.takeOriginal(item);
    if (!file) return '';
    const id = `e${known.size + 1}`;
    const href = await dataUrl(file);
    defs.push(`<image id="${id}" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`);
    picture = { id, width, height };
    known.set(url, picture);
  }
  const cut = cutOf(reading);
  const [wide, tall] = [picture.width, picture.height];
  const part = [cut.x * wide, cut.y * tall, cut.width * wide, cut.height * tall].map(n).join(' ');
  const size = `width="${n(reading.width)}" height="${n(reading.height)}"`;
  const shown = `<svg ${size} viewBox="${part}" preserveAspectRatio="none"><use href="#${picture.id}"/></svg>`;
  if (cornerRadius <= 0) return shown;
  const radius = Math.min(cornerRadius, reading.width / 2, reading.height / 2);
  const corners = said(
    writing,
    `corners ${reading.id}`,
    (id) => `<clipPath id="${id}"><rect ${size} rx="${n(radius)}"/></clipPath>`,
  );
  return `<g clip-path="url(#${corners})">${shown}</g>`;
}

async function embedded({ family, url, style, weights, unicodeRange }: FaceFile, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`typeface answered ${response.status}`);
  const data = await dataUrl(await response.blob());
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : '';
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights.join(' ')};src:url(${data});${range}}`;
}

async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type || 'application/octet-stream'};base64,${bytes.toBase64?.() ?? slowBase64(bytes)}`;
}

/** For browsers that do not do it themselves yet. */
function slowBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
