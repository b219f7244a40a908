/** What a rectangle on a busy ground holds becomes one surface, as the photograph that it is. */
import type { Box } from '../picture.ts';
import { hasSharpOutline } from './sharp-outline.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { findDrawn } from './drawn-shapes.ts';
import { findInlaid } from './find-inlaid.ts';
import type { Ground } from './find-ground.ts';
import { enclosesAnother } from './encloses-another.ts';

/** A surface without grain that somebody drew, levels between neighbours. */
const flat = 1.3;
/** Share of a rectangle that has to be its own: what other things leave of it. */
const leastOwn = 0.45;
/** And of its rim on either side: or a frame lies about it, or is what was found. */
const leastRim = 0.4;
/** Cards in a row have a rectangle about them, too: a flat box of this share of the picture, and of its own bounds. */
const card = { least: 0.0025, full: 0.8 };
/** What reaches farther beyond the rectangle lies on it, share of its area. */
const beyond = 0.1;

/**
 * Gives each rectangle that is found on the ground a region of its own: labels and regions are changed in place. Returns the
 * ids of those regions.
 */
export function uniteInlaid(surfaces: Surfaces, ground: Ground, things: ReadonlySet<number>): Set<number> {
  const { label, regions } = surfaces;
  const open = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) open[i] = ground.holds[label[i]!]!;
  const found = ground.drawn.includes(1) ? ground.drawn : findDrawn(surfaces);
  const isThing = (id: number) => found[id] === 1 || things.has(id);
  const united = new Set<number>();
  for (const box of findInlaid(surfaces, open)) {
    if (groundAbout(surfaces, box, open) < leastRim || !enclosesAnother(surfaces, box, 0)) continue;
    const inside = ownOf(surfaces, box, ({ id }) => !ground.holds[id] && isThing(id));
    if (inside.pixels.length < leastOwn * box.width * box.height || inside.rim < leastRim) continue;
    if (inside.cards > 1) continue;
    if (isCard(inside)) {
      // What is small and busy on it is drawn on it, not a part of a photograph; what ran into the ground from it is the card's.
      const { id } = inside.most;
      ground.holds[id] = 0;
      for (const i of inside.pixels) if (ground.holds[label[i]!]) label[i] = id;
      united.add(id);
      continue;
    }
    const id = regions.length;
    for (const i of inside.pixels) label[i] = id;
    const { x, y, width, height } = box;
    regions.push({ ...inside.most, id, area: inside.pixels.length, box: { x, y, width, height }, rim: 0 });
    united.add(id);
  }
  return united;
}

/** One even surface takes so much of what is a card and no photograph. */
const evenShare = 0.75;

const isCard = ({ most, pixels }: { most: Region; pixels: number[] }): boolean =>
  most.noise < flat && most.busy < 0.5 && most.area > evenShare * pixels.length;

/** How much of what lies about a rectangle is ground. */
function groundAbout({ width, height }: Surfaces, box: Box, open: Uint8Array): number {
  const [left, top] = [Math.max(0, box.x - rimDepth), Math.max(0, box.y - rimDepth)];
  const [right, bottom] = [
    Math.min(width, box.x + box.width + rimDepth),
    Math.min(height, box.y + box.height + rimDepth),
  ];
  let [seen, ground] = [0, 0];
  const look = (x: number, y: number) => {
    seen++;
    ground += open[y * width + x]!;
  };
  for (let x = left; x < right; x++) {
    look(x, top);
    look(x, bottom - 1);
  }
  for (let y = top; y < bottom; y++) {
    look(left, y);
    look(right - 1, y);
  }
  return ground / seen;
}

function ownOf(surfaces: Surfaces, box: Box, isThing: (region: Region) => boolean) {
  const { width, label, regions } = surfaces;
  const inside = new Map<number, number>();
  each(box, width, (i) => inside.set(label[i]!, (inside.get(label[i]!) ?? 0) + 1));
  const lies = (region: Region, times: number) =>
    isThing(region) ||
    (region.noise < flat &&
      hasSharpOutline(region, surfaces) &&
      (times < (1 - beyond) * region.area || !touches(region.box, box)));
  const above = new Set([...inside].filter(([id, times]) => lies(regions[id]!, times)).map(([id]) => id));
  const isFlatBox = ([id]: [number, number]) => {
    const { area, box: bounds, noise } = regions[id]!;
    const boxy = area > card.least * label.length && area > card.full * bounds.width * bounds.height;
    return boxy && noise < flat && touches(bounds, box) && hasSharpOutline(regions[id]!, surfaces);
  };
  const cards = [...inside].filter(isFlatBox).length;
  const pixels: number[] = [];
  let [rim, ownRim] = [0, 0];
  each(box, width, (i, atRim) => {
    const own = !above.has(label[i]!);
    if (own) pixels.push(i);
    if (atRim) [rim, ownRim] = [rim + 1, ownRim + (own ? 1 : 0)];
  });
  const [most = 0] = [...inside].filter(([id]) => !above.has(id)).sort((a, b) => b[1] - a[1])[0] ?? [];
  return { pixels, cards, rim: ownRim / rim, most: regions[most]! };
}

/** How deep the rim of a rectangle is looked at, px. */
const rimDepth = 4;

function each({ x, y, width, height }: Box, stride: number, visit: (i: number, atRim: boolean) => void): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const inner = Math.min(row, column, height - 1 - row, width - 1 - column);
      visit((y + row) * stride + x + column, inner < rimDepth);
    }
}

/** Does it end where the rectangle does, as the sky of a photograph? */
const touches = (region: Box, box: Box) =>
  Math.abs(region.x - box.x) < 3 ||
  Math.abs(region.y - box.y) < 3 ||
  Math.abs(region.x + region.width - box.x - box.width) < 3 ||
  Math.abs(region.y + region.height - box.y - box.height) < 3;
