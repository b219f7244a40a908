/**
 * The letters of a document as Type 3 fonts: outlines drawn once for each glyph, with a table of what they mean. Text can
 * be searched, selected and read aloud, every weight of a variable typeface is exact, and nothing has to be installed.
 */
import type { Face, ShapedGlyph } from '../type/typefaces.ts';
import { hexText, type PdfFile, type Ref } from './pdf-file.ts';

/** A code is one byte. */
const mostGlyphs = 256;

interface Glyph {
  readonly code: number;
  readonly text: string;
  readonly advance: number;
  readonly drawing: string;
}

interface Font {
  readonly name: string;
  readonly face: Face;
  readonly glyphs: Map<number, Glyph>;
}

export interface CodedGlyph {
  /** As the page's resources name it. */
  readonly font: string;
  /** Two hexadecimal digits. */
  readonly code: string;
  /** By itself, before any kerning. */
  readonly advance: number;
}

export class PdfFonts {
  readonly #fonts: Font[] = [];

  codeOf(face: Face, glyph: ShapedGlyph): CodedGlyph {
    const own = this.#fonts.filter((font) => font.face === face);
    const known = own.find((font) => font.glyphs.has(glyph.id));
    const font = known ?? own.find(({ glyphs }) => glyphs.size < mostGlyphs) ?? this.#begin(face);
    let entry = font.glyphs.get(glyph.id);
    if (!entry) {
      const { text, advance, path } = glyph;
      entry = { code: font.glyphs.size, text, advance, drawing: drawingOf(path, advance) };
      font.glyphs.set(glyph.id, entry);
    }
    return { font: font.name, code: entry.code.toString(16).padStart(2, '0'), advance: entry.advance };
  }

  /** Writes them all; answers the entries of the page's font dictionary. */
  async write(file: PdfFile): Promise<string> {
    const refs = await Promise.all(this.#fonts.map(async (font) => `/${font.name} ${await writeFont(file, font)} 0 R`));
    return refs.join(' ');
  }

  #begin(face: Face): Font {
    const font = { name: `F${this.#fonts.length + 1}`, face, glyphs: new Map<number, Glyph>() };
    this.#fonts.push(font);
    return font;
  }
}

async function writeFont(file: PdfFile, { face, glyphs, name }: Font): Promise<Ref> {
  const all = [...glyphs.values()];
  const drawn = await Promise.all(all.map(({ drawing }) => file.stream('', drawing)));
  const procs = all.map(({ code }, at) => `/g${code} ${drawn[at]} 0 R`).join(' ');
  const names = all.map(({ code }) => `/g${code}`).join(' ');
  const widths = all.map(({ advance }) => round(advance)).join(' ');
  const meaning = await file.stream('', meaningOf(all));
  const em = 1 / face.unitsPerEm;
  return file.write(
    [
      `<< /Type /Font /Subtype /Type3 /Name /${name} /FontMatrix [${em} 0 0 ${em} 0 0]`,
      // Empty: readers then look at the glyphs themselves.
      `/FontBBox [0 0 0 0] /Resources << >> /FirstChar 0 /LastChar ${all.length - 1} /Widths [${widths}]`,
      `/CharProcs << ${procs} >> /Encoding << /Type /Encoding /Differences [0 ${names}] >> /ToUnicode ${meaning} 0 R >>`,
    ].join('\n'),
  );
}

function drawingOf(path: ShapedGlyph['path'], advance: number): string {
  const parts = [`${round(advance)} 0 ${numbers(...boxOf(path))} d1`];
  let [x, y] = [0, 0];
  for (const { command, args } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') parts.push(`${numbers(a, b)} m`);
    else if (command === 'lineTo') parts.push(`${numbers(a, b)} l`);
    else if (command === 'bezierCurveTo') parts.push(`${numbers(a, b, c, d, e, f)} c`);
    // PDF knows cubic curves alone.
    else if (command === 'quadraticCurveTo')
      parts.push(
        `${numbers(x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3, c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3, c, d)} c`,
      );
    else parts.push('h');
    if (args.length > 0) [x, y] = [args.at(-2)!, args.at(-1)!];
  }
  if (path.length > 0) parts.push('f');
  return parts.join('\n');
}

/** Control points lie around what they bend: a box that holds them holds the outline. */
function boxOf(path: ShapedGlyph['path']): [number, number, number, number] {
  const flat = path.flatMap(({ args }) => args);
  if (flat.length === 0) return [0, 0, 0, 0];
  const [xs, ys] = [flat.filter((_, at) => at % 2 === 0), flat.filter((_, at) => at % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function meaningOf(glyphs: readonly Glyph[]): string {
  const lines = glyphs.map(({ code, text }) => `<${code.toString(16).padStart(2, '0')}> ${hexText(text, false)}`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

export const round = (value: number) => Math.round(value * 1000) / 1000;
export const numbers = (...values: number[]) => values.map(round).join(' ');
