/** The process that takes pictures apart, one after the other, until it is ended. */
import { flushCompileCache } from 'node:module';
import {
  checkWords,
  openObjectNetwork,
  openReader,
  openTypesetter,
  separate,
  setWords,
  takeWordsOut,
  type FontShelf,
  type ObjectNetwork,
  type Picture,
  type SeparatedLayer,
  type SeparatedText,
  type TextReader,
  type Typesetter,
} from '@easel/layers';
import sharp from 'sharp';
import type {
  FoundPart,
  FoundText,
  SeparatorAnswer,
  SeparatorRequest,
  TakenApart,
  WordFault,
} from './separator-messages.ts';
import { bundledShelf } from './shelf.ts';

/** Pixels of the longer side that are worked on: more takes minutes and finds little more. */
const mostSide = 2048;
/** Decoding more would take gigabytes: 16,384 squared. */
const limitInputPixels = 268_435_456;

const answer = (message: SeparatorAnswer) => void process.send!(message);

/** Networks for reading that were opened while nothing else was to do: that takes a tenth of a second. */
let readerAhead: Promise<TextReader> | undefined;

function openAhead(): void {
  readerAhead ??= openReader();
  // Whoever needs it tries again.
  readerAhead.catch(() => {});
}

/** Closes it afterwards: what the networks take is free for what comes then. */
async function withReader<Result>(use: (reader: TextReader) => Promise<Result>): Promise<Result> {
  const opening = readerAhead?.catch(() => openReader()) ?? openReader();
  readerAhead = undefined;
  const reader = await opening;
  try {
    return await use(reader);
  } finally {
    await reader.close();
  }
}

/** Pixels of what a process may take apart that has taken others apart: both together take less than 800 MB. */
const mostOnTop = 1_600_000;
let hasWorked = false;

process.on('message', async (message: SeparatorRequest) => {
  const picture = await decode(message.bytes).catch(() => null);
  if (!picture) return answer({ kind: 'unreadable' });
  if (hasWorked && isLarge(picture)) return answer({ kind: 'start-afresh' });
  hasWorked = true;
  try {
    const answered = await answerTo(message, picture);
    // Once it has answered it is ended at any moment, or waits if it holds little enough.
    flushCompileCache();
    globalThis.gc?.();
    process.send!(answered, openAhead);
  } catch (error) {
    answer({ kind: 'failed', error: String(error) });
  }
});
// The server that it works for is gone.
process.once('disconnect', () => process.exit());

async function answerTo(request: SeparatorRequest, picture: Picture): Promise<SeparatorAnswer> {
  if (request.kind === 'separate') return { kind: 'done', taken: await takeApart(picture, request.given) };
  return withReader((reader) => answerAboutWords(request, picture, reader));
}

async function answerAboutWords(
  request: Exclude<SeparatorRequest, { kind: 'separate' }>,
  picture: Picture,
  reader: TextReader,
): Promise<SeparatorAnswer> {
  if (request.kind === 'take-words-out') {
    const { width, height, ...rest } = await takeWordsOut(picture, { reader });
    return { kind: 'words-taken-out', wordless: { width, height, png: await encode({ width, height, ...rest }) } };
  }
  const { asked } = request;
  if (request.kind === 'check-words') {
    return { kind: 'words-checked', faults: (await checkWords(picture, { reader, asked })).map(faultOf) };
  }
  const { everything } = request;
  const { clean, texts, faults } = await setWords(picture, { reader, shelf: bundledShelf(), asked, everything });
  const { width, height } = clean;
  return { kind: 'words-set', set: { width, height, png: await encode(clean), faults: faults.map(faultOf), texts } };
}

const faultOf = ({ asked, read, sure }: WordFault): WordFault => ({ asked, read, sure });

/** As it is seen: upright, in sRGB, 8 bit; of a moving picture the first. */
async function decode(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}

/** Layers are painted at sizes of their own. One that cannot be read is none. */
async function layersOf(files: readonly Uint8Array[], { width, height }: Picture): Promise<Picture[]> {
  const layers: Picture[] = [];
  for (const file of files) {
    const raw = sharp(file, { limitInputPixels: 67_108_864 })
      .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' });
    const data = await raw.toBuffer().catch(() => null);
    if (data) layers.push({ width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) });
  }
  return layers;
}

/** Words are read first of all. */
const readsOnce: TextReader = {
  read: (picture, signal) => withReader((reader) => reader.read(picture, signal)),
  close: () => Promise.resolve(),
};

/** Objects are looked for once: what that takes is free for the layers. */
const looksOnce: ObjectNetwork = {
  look: async (picture) => {
    const network = await openObjectNetwork();
    try {
      return await network.look(picture);
    } finally {
      await network.close();
    }
  },
  close: () => Promise.resolve(),
};

const isLarge = ({ width, height }: Picture) => width * height > mostOnTop;

/** What it took is free for the layers, which take most of all. */
function openToSetOnce(shelf: FontShelf): Typesetter {
  const typesetter = openTypesetter(shelf);
  const { close } = typesetter;
  return { set: (...copy) => typesetter.set(...copy).finally(close), close };
}

/** Kept: each that is opened registers the typefaces anew, and they are never given back. */
let keptTypesetter: Typesetter | undefined;

/** It loads what it needs while words are read. */
const typesetterFor = (picture: Picture, shelf: FontShelf): Typesetter =>
  isLarge(picture) ? openToSetOnce(shelf) : (keptTypesetter ??= openTypesetter(shelf));

async function takeApart(picture: Picture, files: readonly Uint8Array[] | undefined): Promise<TakenApart> {
  const shelf = bundledShelf();
  const typesetter = typesetterFor(picture, shelf);
  const given = files && (await layersOf(files, picture));
  const onProgress = (progress: number) => answer({ kind: 'progress', progress });
  const found = await separate(picture, {
    reader: readsOnce,
    shelf,
    typesetter,
    objects: looksOnce,
    onProgress,
    ...(given && { given }),
  });
  const { width, height } = picture;
  const { kind, tookGiven, confidence, warnings } = found;
  const whole = { x: 0, y: 0, width, height };
  const ground = { id: 'background', parentId: null, name: 'ground', class: kind, confidence, warnings };
  const covers = { box: whole, bbox: whole };
  // As many at a time as sharp has threads.
  const parts = await Promise.all([
    encode(found.background).then((png): FoundPart => ({ ...ground, ...covers, png })),
    ...found.layers.map(partOf),
    ...found.texts.map(textPartOf),
  ]);
  return { width, height, kind, tookGiven, confidence, warnings, parts };
}

async function partOf({ pixels, ...layer }: SeparatedLayer): Promise<FoundPart> {
  const { id, parentId, box, confidence, warnings } = layer;
  return {
    id,
    parentId,
    name: layer.name.toLowerCase(),
    class: layer.class,
    confidence,
    warnings,
    box,
    bbox: box,
    png: await encode(pixels),
  };
}

async function textPartOf(block: SeparatedText, index: number): Promise<FoundPart> {
  const { lines, font, size, colour, align, tracking, lineHeight, rotation, vertical, unturned } = block;
  const { family, weight, alternatives } = font;
  const near = [...new Set(alternatives.map((choice) => choice.family))].filter((name) => name !== family);
  const look = { lines, family, weight, size, colour, align, tracking, lineHeight, rotation, vertical };
  const text: FoundText = { ...look, alternatives: near, ...(unturned && { unturned }) };
  const { parentId, confidence, warnings, ink, pixels } = block;
  const part = { id: `text-${index}`, parentId, name: lines.join(' '), class: 'text', confidence, warnings };
  return { ...part, box: ink.box, bbox: block.box, png: await encode(pixels), text };
}

async function encode({ width, height, data }: Picture): Promise<Uint8Array> {
  const raw = { width, height, channels: 4 as const };
  return new Uint8Array(await sharp(data, { raw }).png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer());
}
