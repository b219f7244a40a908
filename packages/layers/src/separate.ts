import { complement, difference, nonZero } from './areas/bits.ts';
import { setImmediate } from 'node:timers/promises';
import { dilate, overlap } from './areas/mask.ts';
import { flatten, type Rgb } from './areas/rgb.ts';
import { checkSize } from './check-size.ts';
import { findThings } from './find-things.ts';
import { stackOf, type GivenStack } from './given-layers.ts';
import { Ground, type GroundModel } from './ground/model-ground.ts';
import type { ObjectNetwork } from './objects/object-network.ts';
import { findCastShadows, findShadowsOnThings } from './peeling/cast-shadows.ts';
import { clipToSeen } from './peeling/clip-to-seen.ts';
import { completeLines } from './peeling/complete-lines.ts';
import { completeShapes } from './peeling/complete-shapes.ts';
import { findShadows } from './peeling/find-shadows.ts';
import { closeGate } from './peeling/gate.ts';
import { giveBorders } from './peeling/give-borders.ts';
import { giveToTile } from './peeling/give-to-tile.ts';
import { holdOwn } from './peeling/hold-own.ts';
import { addShadow, boxesOf, layUp, type CutOut } from './peeling/lay-up.ts';
import { ownersOf, rootsOf, slotsOf, type Slot } from './peeling/slots.ts';
import type { Box, Picture, ReadLine, TextBlock, TextInk, TextReader } from './picture.ts';
import type { Begin, Stage } from './stage.ts';
import { blocksOf } from './text/blocks-of.ts';
import { fillUnder } from './text/fill-under.ts';
import type { FontShelf } from './text/font-shelf.ts';
import { inkOf } from './text/ink-of.ts';
import type { Typesetter } from './text/typesetter.ts';
import { rasterOf } from './text-layers.ts';
import { chooseMatte, clearBackground, isTransparent } from './transparency.ts';
import type { Tree } from './tree/build-tree.ts';
import type { GroundKind } from './tree/find-ground.ts';
import { judge, nameOf } from './tree/name-things.ts';
import type { Thing } from './tree/thing.ts';

export interface SeparateOptions {
  reader: TextReader;
  shelf: FontShelf;
  /** Sets the words in typefaces of the same shelf while things are found; without one that is done here. */
  typesetter?: Typesetter;
  /** Sees which surfaces are parts of one object; without it only rules say so. */
  objects?: ObjectNetwork;
  /**
   * Layers of the picture without its words, back to front and each as large as it, that somebody else made: they take
   * the place of what would be found. Where they are none of this picture, it is as if there were none.
   */
  given?: readonly Picture[];
  signal?: AbortSignal;
  /** `fraction` 0..1 of the whole, when a stage begins. */
  onProgress?: (fraction: number, stage: Stage) => void;
}

export interface SeparatedLayer {
  id: string;
  /** The layer that it lies on; null: the background. */
  parentId: string | null;
  name: string;
  box: Box;
  pixels: Picture;
  class: Thing['kind'];
  /** 0..1 */
  confidence: number;
  warnings: string[];
}

export interface SeparatedText extends TextBlock {
  /** Id of the layer that the words stand on; null: the background. */
  parentId: string | null;
  /** What is seen until somebody edits the words, over `ink.box`. */
  pixels: Picture;
}

export interface Separation {
  kind: 'flat' | 'smooth' | 'textured' | 'photo';
  /** Whether the layers are those that were given. */
  tookGiven: boolean;
  /** How well the ground follows a model and the layers explain the picture, 0..1. */
  confidence: number;
  warnings: string[];
  background: Picture;
  /** Back to front. */
  layers: SeparatedLayer[];
  /** Above all layers. */
  texts: SeparatedText[];
}

/** Wide margins round things do not feed the ground: their edges are mixed. */
const margin = { smooth: 3, pattern: 4, photo: 4 };

/**
 * Takes a picture apart: a clean background, the things in front of it as layers with alpha, nested as they lie on one
 * another, and its words. Laid up again (background, layers, texts, each over the last) they give the picture: to half a
 * level on an opaque picture, over the chosen matte on one with transparent places. Takes 1.5 to 4 s for 1024 × 1024 besides
 * reading. Throws the signal's reason between stages when it is aborted, and a RangeError on a picture beyond
 * `mostPixels` or `longestSide`.
 */
export async function separate(picture: Picture, options: SeparateOptions): Promise<Separation> {
  const { width } = picture;
  checkSize(picture);
  const begin: Begin = async (fraction, stage) => {
    options.onProgress?.(fraction, stage);
    await setImmediate();
    options.signal?.throwIfAborted();
  };
  const transparent = isTransparent(picture);
  const matte = transparent ? chooseMatte(picture) : [255, 255, 255];
  const opaque = transparent ? onMatte(picture, matte) : picture;
  await begin(0, 'reading');
  const { lines, inks } = await readWords(opaque, options);
  await begin(0.3, 'surfaces');
  const { typesetter, shelf } = options;
  const setting = lines.length ? typesetter?.set({ width, lines, inks }, options.signal) : undefined;
  // What goes wrong before it is asked for is heard when it is.
  setting?.catch(() => {});
  const whole = flatten(opaque);
  const clean = inks.length ? flatten(fillUnder(opaque, inks)) : whole;
  const given = options.given ? stackOf(clean, options.given) : null;
  const words = inks.map(({ box }) => box);
  const own = given ? null : await findLayers(clean, words, begin, options.objects);
  const { background, cuts } = given ?? own!.peeled;
  await begin(0.85, 'words');
  const blocks = await (setting ?? blocksOf(opaque, lines, inks, shelf, options.signal));
  options.signal?.throwIfAborted();
  const texts = blocks.map((block) => ({ block, cut: rasterOf(block.ink, whole, clean) }));
  const repaired = closeGate(whole, background.data, [...cuts, ...texts.map(({ cut }) => cut)]);
  if (transparent) clearBackground(background, picture, matte);
  const result = { background, repaired };
  return own ? report(own.found, own.peeled, texts, result) : reportGiven(given!, texts, result);
}

/**
 * The picture as it is seen, without its words: what another way of finding layers starts from, so that no words are in
 * them. Throws the signal's reason when it is aborted, and a RangeError on a picture beyond
 * `mostPixels` or `longestSide`.
 */
export async function takeWordsOut(
  picture: Picture,
  options: Pick<SeparateOptions, 'reader' | 'signal'>,
): Promise<Picture> {
  checkSize(picture);
  const opaque = isTransparent(picture) ? onMatte(picture, chooseMatte(picture)) : picture;
  const { inks } = await readWords(opaque, options);
  return inks.length ? fillUnder(opaque, inks) : opaque;
}

async function findLayers(
  clean: Rgb,
  words: readonly Box[],
  begin: Begin,
  objects: ObjectNetwork | undefined,
): Promise<{ found: Found; peeled: Peeled }> {
  const tree = await findThings(clean, words, objects, begin);
  const found = stackUp(tree, clean);
  await begin(0.6, 'ground');
  return { found, peeled: await peel(clean, found, begin) };
}

/** The things in their places, whole as far as what lies before them lets tell. */
function stackUp(tree: Tree, clean: Rgb): Found {
  const { width, height } = clean;
  const read = slotsOf(tree.roots);
  const owners = ownersOf(read, width * height);
  clipToSeen(read, owners, width);
  holdOwn(read, owners, width, height);
  completeLines(read, owners, width, height);
  const slots = giveBorders({ slots: read, owners, picture: clean });
  completeShapes(slots, owners, width, height);
  return { tree, slots, owners };
}

function onMatte(picture: Picture, matte: readonly number[]): Picture {
  const { width, height } = picture;
  const flat = flatten(picture, matte).data;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) for (let k = 0; k < 3; k++) data[i * 4 + k] = flat[i * 3 + k]!;
  return { width, height, data };
}

/** Lines with their ink; lines without ink are no words. */
async function readWords(
  picture: Picture,
  { reader, signal }: Pick<SeparateOptions, 'reader' | 'signal'>,
): Promise<{ lines: ReadLine[]; inks: TextInk[] }> {
  const read = await reader.read(picture, signal);
  const inks = inkOf(picture, read);
  const kept = read.map((line, k) => ({ line, ink: inks[k]! })).filter(({ ink }) => ink.confidence > 0);
  return { lines: kept.map(({ line }) => line), inks: kept.map(({ ink }) => ink) };
}

interface Found {
  readonly tree: Tree;
  readonly slots: readonly Slot[];
  /** The order of the thing that each pixel shows. */
  readonly owners: Int32Array;
}

interface Peeled {
  readonly background: Picture;
  /** What the ground follows. */
  readonly model: GroundModel['kind'];
  /** Without what turned out to be the pattern of the ground. */
  readonly slots: readonly Slot[];
  /** In the order of `slots`. */
  readonly cuts: CutOut[];
}

interface Shaded {
  /** Without the shadows that can be lifted from it. */
  ground: Ground;
  /** Order of the root whose shadow hides the ground at each pixel, 0 = none: soft ones round things, hard ones that the tree found. */
  hiding: Int32Array;
  /** And of the one whose shadow is lifted there. */
  lifted: Int32Array | null;
}

/** `ground`: without a shadow lifted from it yet. */
function shade(clean: Rgb, kind: GroundKind, ground: Ground, owners: Int32Array, slots: readonly Slot[]): Shaded {
  const soft = !slots.length ? null : findShadows(clean, owners, rootsOf(slots), (known) => ground.modelRoughly(known));
  const cast = ground.isRuled ? null : findCastShadows(clean, owners, slots, kind === 'smooth');
  const hiding = soft?.thing ?? new Int32Array(owners.length);
  if (cast) for (let i = 0; i < hiding.length; i++) if (cast.casters.has(hiding[i]!)) hiding[i] = 0;
  for (const { thing, order, parent } of slots)
    if (!parent) for (const cast of thing.cast) for (const i of cast) if (!owners[i]) hiding[i] = order;
  return { ground: cast ? ground.in(cast.lit) : ground, hiding, lifted: cast?.thing ?? null };
}

async function peel(clean: Rgb, found: Found, begin: Begin): Promise<Peeled> {
  const { width, height } = clean;
  const { tree, slots: read, owners } = found;
  const total = width * height;
  const seen = complement(dilate(nonZero(owners), width, height, margin[tree.ground]));
  const { ground, hiding, lifted } = shade(clean, tree.ground, new Ground(clean, tree.ground, seen), owners, read);
  const model = ground.model(difference(seen, hiding));
  const slots = giveToTile(read, owners, clean, model);
  const below = model.colours;
  const background: Picture = { width, height, data: new Uint8ClampedArray(total * 4).fill(255) };
  for (let i = 0; i < total; i++) for (let k = 0; k < 3; k++) background.data[i * 4 + k] = below[i * 3 + k]!;
  const onThings = findShadowsOnThings(clean, owners, slots);
  // The ground is known: from here on a shadow that was lifted belongs to its layer like one that hides.
  const shadow = hiding;
  for (const lying of [lifted, onThings?.thing]) if (lying) for (let i = 0; i < total; i++) shadow[i] ||= lying[i]!;
  await begin(0.72, 'layers');
  const cuts: CutOut[] = [];
  const covered = new Uint8Array(total);
  const shaded = boxesOf(shadow, width);
  for (const slot of slots) {
    const cut = layUp(onThings?.lit ?? clean, { colours: below, covered }, owners, slot);
    const cast = shaded.get(slot.order);
    cuts.push(cast ? addShadow(clean, below, cut, { orders: shadow, order: slot.order, box: cast }) : cut);
  }
  return { background, model: model.kind, slots, cuts };
}

const idOf = (order: number) => `layer-${order}`;

/** The deepest thing that holds most of a box. */
function parentOf(box: Box, slots: readonly Slot[]): string | null {
  const bits = new Uint8Array(box.width * box.height).fill(1);
  const holder = slots.findLast(
    ({ thing }) => thing.kind !== 'line' && overlap(thing.mask, { ...box, bits }, 2) > 0.7 * box.width * box.height,
  );
  return holder ? idOf(holder.order) : null;
}

function groundClass({ tree }: Found, { model, background }: Peeled): Separation['kind'] {
  if (tree.isPhotograph && tree.ground === 'smooth') return 'photo';
  if (tree.ground !== 'smooth') return tree.ground === 'photo' && model === 'patches' ? 'photo' : 'textured';
  if (model === 'smooth') return 'smooth';
  const { data } = background;
  for (let i = 0; i < data.length; i += 4 * 97)
    for (let k = 0; k < 3; k++) if (Math.abs(data[i + k]! - data[k]!) > 4) return 'smooth';
  return 'flat';
}

interface Result {
  background: Picture;
  repaired: number;
}

function report(found: Found, peeled: Peeled, texts: { block: TextBlock; cut: CutOut }[], result: Result): Separation {
  const { slots, cuts } = peeled;
  const { background, repaired } = result;
  const kind = groundClass(found, peeled);
  const share = repaired / (background.width * background.height);
  const warnings: string[] = [];
  if (found.tree.isPhotograph) warnings.push('Photo: objects may be partial.');
  if (share > 0.02) warnings.push('Some layers hold more than their own pixels.');
  const base = { flat: 0.95, smooth: 0.9, textured: 0.8, photo: 0.55 }[kind];
  return {
    kind,
    tookGiven: false,
    confidence: Math.max(0.1, base - 3 * share),
    warnings,
    background,
    layers: slots.map(({ thing, order, parent }, k) => ({
      id: idOf(order),
      parentId: parent ? idOf(parent) : null,
      name: nameOf(thing),
      ...cuts[k]!,
      class: thing.kind,
      ...judge(thing),
    })),
    texts: texts.map(({ block, cut }) => ({ ...block, parentId: parentOf(block.box, slots), pixels: cut.pixels })),
  };
}

/** What was given says nothing about itself: how sure it is follows from how much the gate had to mend. */
function reportGiven(
  { cuts }: GivenStack,
  texts: { block: TextBlock; cut: CutOut }[],
  { background, repaired }: Result,
): Separation {
  const share = repaired / (background.width * background.height);
  return {
    kind: 'textured',
    tookGiven: true,
    confidence: Math.max(0.1, 0.85 - share),
    warnings: share > 0.02 ? ['Some layers hold more than their own pixels.'] : [],
    background,
    layers: cuts.map((cut, k) => ({
      id: idOf(k + 1),
      parentId: null,
      name: `Layer ${k + 1}`,
      ...cut,
      class: 'picture',
      confidence: 0.75,
      warnings: [],
    })),
    texts: texts.map(({ block, cut }) => ({ ...block, parentId: null, pixels: cut.pixels })),
  };
}
