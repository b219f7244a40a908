import { intersection } from '../areas/bits.ts';
import { dilate, erode, maskOf } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { findGround, isGrainy, isGrainyAll, type GroundKind } from './find-ground.ts';
import { isGathered } from './find-pattern.ts';
import { liftBodies } from './lift-bodies.ts';
import { liftFromTiles } from './lift-from-tiles.ts';
import { partPosts } from './part-posts.ts';
import { giveRings, partStrung } from './part-strung.ts';
import { readPieces } from './read-things.ts';
import { giveBackSeen } from './see-through.ts';
import { hasSharpOutline } from './sharp-outline.ts';
import { carriesWord, type Thing } from './thing.ts';
import { tidySiblings } from './tidy-siblings.ts';
import { returnAcross } from './tidy.ts';
import { uniteFramed } from './unite-framed.ts';
import { uniteInlaid } from './unite-inlaid.ts';
import { uniteRows } from './unite-rows.ts';
import { uniteStripes } from './unite-stripes.ts';

export interface Tree {
  ground: GroundKind;
  /** What lies on a photograph, or is one of its parts, may have been found in part only. */
  isPhotograph: boolean;
  /** Back to front. */
  roots: Thing[];
}

/** What covers less of a pattern than this share of the picture may be a part of it in a shadow. */
const leastSure = 0.004;
/** So many small roots of one size are a pattern that the colours did not show. */
const repeated = { pattern: 6, other: 10 };

/** Surfaces as ground and things, nested as they lie on one another. */
export function buildTree(surfaces: Surfaces): Tree {
  const { width, height, label } = surfaces;
  const ground = findGround(surfaces);
  // A few broad stripes look like parts of a photograph.
  const drawn = ground.kind === 'pattern' || (ground.kind === 'photo' && !isGrainy(ground.main!));
  const lifted = drawn ? liftFromTiles(surfaces, ground) : null;
  if (lifted) ground.kind = 'pattern';
  else if (ground.kind === 'pattern') liftBodies(surfaces, ground);
  const certain = new Set<number>();
  if (ground.kind === 'photo') {
    for (const id of uniteFramed(surfaces, ground)) certain.add(id);
    for (const id of uniteInlaid(surfaces, ground, certain)) certain.add(id);
  }
  const { kind, holds, main } = ground;
  if (kind !== 'photo') uniteStripes(surfaces, holds);
  let front: Uint8Array = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) front[i] = holds[label[i]!] ? 0 : 1;
  if (kind === 'pattern') front = withoutSlivers(front, width, height);
  const parent = kind === 'smooth' ? (main ?? null) : null;
  const posts = partPosts(surfaces, ground, front);
  const strung = partStrung(surfaces, front);
  const pieces = connected(front, width, height).filter(
    (pixels) => kind !== 'photo' || standsOut(surfaces, pixels, certain),
  );
  const read = [...posts, ...strung.bars, ...giveRings(readPieces(surfaces, pieces, parent), strung.gaps, surfaces)];
  // On tiles rows are what cuts them; elsewhere a row is a thing before it is a pattern.
  const rows = kind === 'pattern' ? read : uniteRows(read, surfaces);
  const roots = withoutRepeated(rows, kind, surfaces);
  const tidied = tidySiblings(roots, surfaces, kind !== 'photo');
  returnAcross(tidied, surfaces);
  for (const thing of tidied) giveBackSeen(thing, surfaces);
  const isPhotograph = kind === 'photo' || (kind === 'smooth' && isGrainyAll(surfaces));
  return {
    ground: kind,
    isPhotograph,
    roots: lifted ? tidied.map((thing) => ensure(thing, surfaces, lifted)) : tidied,
  };
}

/** What a pattern ends at is a thing, whatever it looks like, unless it is small. */
function ensure(thing: Thing, { label }: Surfaces, lifted: Set<number>): Thing {
  if (thing.own.length < leastSure * label.length) return thing;
  const sure = thing.own.reduce((sum, i) => sum + (lifted.has(label[i]!) ? 1 : 0), 0);
  return sure > 0.5 * thing.own.length ? { ...thing, certain: true } : thing;
}

/** Slivers of cut cells and bits of grid lines. */
function withoutSlivers(front: Uint8Array, width: number, height: number): Uint8Array {
  return intersection(front, dilate(erode(front, width, height, 2), width, height, 4));
}

function withoutRepeated(roots: Thing[], kind: GroundKind, surfaces: Surfaces): Thing[] {
  const total = surfaces.width * surfaces.height;
  const small = roots.filter(
    (thing) => !thing.children.length && thing.own.length < 0.01 * total && !carriesWord(thing, surfaces),
  );
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.2 * a + 1;
  const limit = kind === 'pattern' ? repeated.pattern : repeated.other;
  const masks = small.map(({ mask }) => mask);
  const drop = new Set(
    small.filter(({ mask }) => {
      const like = masks.filter((other) => near(mask.width, other.width) && near(mask.height, other.height));
      // On a plain ground the bars of a chart lie in a band.
      return like.length >= limit && (kind === 'pattern' || !isGathered(like, surfaces));
    }),
  );
  return roots.filter((thing) => !drop.has(thing));
}

/** On a photograph only what a designer draws is believed: a clean surface with a sharp closed outline. */
function standsOut(surfaces: Surfaces, pixels: Int32Array, certain: Set<number>): boolean {
  const { width, height, label, regions } = surfaces;
  const total = width * height;
  if (pixels.length < 0.0008 * total) return false;
  const seen = new Map<number, number>();
  for (const i of pixels) seen.set(label[i]!, (seen.get(label[i]!) ?? 0) + 1);
  return [...seen].some(([id, times]) => {
    const region = regions[id]!;
    if (certain.has(id) || region.onPaper) return true;
    if (times < 0.12 * pixels.length || region.noise > 1.3) return false;
    if (hasSharpOutline(region, surfaces)) return true;
    if (region.noise >= 0.1 || region.area <= 0.004 * total) return false;
    const mask = maskOf(pixels, width, height, 1);
    return (fitSimpleShape({ ...mask, bits: fillHoles(mask) })?.score ?? 0) > 0.95;
  });
}
