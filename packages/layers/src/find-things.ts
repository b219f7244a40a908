import { setImmediate } from 'node:timers/promises';
import type { Rgb } from './areas/rgb.ts';
import { findCables, layCables } from './hairlines/find-cables.ts';
import { coverOfLine, findHairlines, type Hairline } from './hairlines/find-hairlines.ts';
import { findRuled, isRuled, layRuled } from './hairlines/find-ruled.ts';
import { findThreads } from './hairlines/find-threads.ts';
import { placeHairlines, takeHairlinesOut } from './hairlines/place-hairlines.ts';
import { dropDoubtful } from './objects/drop-doubtful.ts';
import { markCarried } from './objects/mark-carried.ts';
import { markFeet } from './objects/mark-feet.ts';
import { partCarried } from './objects/part-carried.ts';
import type { ObjectNetwork } from './objects/object-network.ts';
import { regroup } from './objects/regroup.ts';
import { splitOff } from './objects/split-off.ts';
import type { Box } from './picture.ts';
import type { Begin } from './stage.ts';
import { findRims } from './surfaces/find-rims.ts';
import { partition } from './surfaces/partition.ts';
import type { Surfaces } from './surfaces/regions.ts';
import { smoothGrain } from './surfaces/smooth-grain.ts';
import { buildTree, type Tree } from './tree/build-tree.ts';
import { closeTracks } from './tree/close-tracks.ts';
import { giveArcs } from './tree/give-arcs.ts';
import { giveDashes } from './tree/give-dashes.ts';
import { giveCrumbs } from './tree/give-crumbs.ts';
import { completeDiscs } from './tree/complete-discs.ts';
import { goOnUnder } from './tree/go-on-under.ts';
import { joinDeviceMarks } from './tree/join-device-marks.ts';
import { joinHands } from './tree/join-hands.ts';
import { joinFrames } from './tree/join-frames.ts';
import { joinRims } from './tree/join-rims.ts';
import { joinRings } from './tree/join-rings.ts';
import { joinLabels } from './tree/join-labels.ts';
import { joinSwitches } from './tree/join-switches.ts';
import { joinTitleBars } from './tree/join-title-bars.ts';
import { layFlush } from './tree/lay-flush.ts';
import { openHoles } from './tree/open-holes.ts';
import { partDiscs } from './tree/part-discs.ts';
import { joinPixels, marksOf, type Thing } from './tree/thing.ts';
import { giveBackSeen } from './tree/see-through.ts';
import { uniteGridlines } from './tree/unite-gridlines.ts';
import { uniteMounted } from './tree/unite-mounted.ts';

/**
 * A picture without its words as ground and things, nested as they lie on one another. `words`: where they stood.
 * @param objects says which things are parts of one object; without it only rules do
 */
export async function findThings(
  clean: Rgb,
  words: readonly Box[],
  objects: ObjectNetwork | undefined,
  begin: Begin = () => setImmediate(),
): Promise<Tree> {
  const { tree, surfaces, label } = await readTree(clean, words, begin);
  const { width, height } = clean;
  let { roots } = tree;
  if (objects) {
    const map = await objects.look(clean);
    roots = splitOff(roots, map, clean, label, surfaces.shown);
    // What the network saw in the hole of a ring may be no more than the card below.
    for (const root of roots) giveBackSeen(root, surfaces);
    partCarried(roots, clean, words);
    markCarried(roots, Math.max(width, height));
    markFeet(roots, Math.max(width, height));
    roots = dropDoubtful(regroup(roots, map, surfaces), map, { ...surfaces, data: clean.data }, tree.ground);
  }
  openHoles(roots, clean);
  roots = completeDiscs(partDiscs(roots, clean), width, height);
  giveCrumbs(roots, clean);
  roots = giveDashes(roots, width, height);
  const laid = joinFittings(layFlush(roots, width, height), words, clean);
  return { ...tree, roots: goOnUnder(giveArcs(laid, clean), width, height) };
}

/** What is drawn with a thing, and never without it, is one with that. */
function joinFittings(things: readonly Thing[], words: readonly Box[], clean: Rgb): Thing[] {
  const { width, height } = clean;
  const labelled = joinLabels(joinSwitches(things), words, Math.max(width, height));
  return joinTitleBars(joinDeviceMarks(labelled, clean), width, height);
}

/** Is most of a hair-line a piece of these? */
function knownBy(lines: readonly Hairline[], { width, height }: Rgb): (line: Hairline) => boolean {
  if (!lines.length) return () => false;
  const taken = marksOf(joinPixels(...lines.map((line) => coverOfLine(line, width, height))), width * height);
  return ({ pixels }) => pixels.reduce((sum, i) => sum + taken[i]!, 0) > pixels.length / 2;
}

/** The tree by rules alone, and what it was read from. `label`: the surface of each pixel before rules took any for one. */
export async function readTree(
  clean: Rgb,
  words: readonly Box[],
  begin: Begin = () => setImmediate(),
): Promise<{ tree: Tree; surfaces: Surfaces; label: Int32Array }> {
  const rims = findRims(clean);
  const smooth = smoothGrain(clean, rims);
  const rulings = findRuled({ ...clean, data: smooth }, words);
  const long = findCables(clean);
  const cables = [...long, ...findThreads(clean, long)];
  const isKnown = knownBy(cables, clean);
  const hairlines = findHairlines({ ...clean, data: smooth }).filter(
    (line) => !isRuled(line, rulings) && !isKnown(line),
  );
  const lines = [...hairlines, ...cables, ...rulings.flatMap((ruling) => ruling.lines)];
  const lineless = lines.length ? { ...clean, data: clean.data.slice() } : clean;
  takeHairlinesOut(lineless, lines, smooth, rims);
  const surfaces = partition(lineless, { smooth, words, rims });
  await begin(0.45, 'things');
  const label = surfaces.label.slice();
  const tree = buildTree(surfaces);
  placeHairlines(tree.roots, hairlines, clean.width, clean.height);
  layRuled(tree.roots, rulings, clean);
  closeTracks(tree.roots, clean.width, clean.height);
  const drawn = joinHands(uniteGridlines(tree.roots, clean), surfaces);
  const whole = uniteMounted(joinRims(joinFrames(joinRings(drawn, clean.width, clean.height), clean)), surfaces);
  tree.roots = layCables(whole, cables, clean.width, clean.height);
  return { tree, surfaces, label };
}
