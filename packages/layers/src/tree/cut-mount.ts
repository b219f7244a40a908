/** The mount of a picture that a pin or a thread at its rim cuts in pieces is one again. */
import { count, maskOf, type Mask } from '../areas/mask.ts';
import { fillHull } from '../areas/outline.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, joinPixels, type Part } from './thing.ts';

/** A base fills this share of the outline of the thing that it carries. */
export const cover = 0.8;
/**
 * So much of the rim shows the mount, share, and so simple its hull is; its largest piece reaches over so much of that, share; it is so wide
 * and high at least, px; of one colour, levels, without grain, levels; and what it shows, which is grainy or busy, takes so much of all, share.
 */
const mount = { rim: 0.65, simple: 0.97, reach: 0.75, least: 100, levels: 9, noise: 1.5, busy: 0.5, picture: 0.3 };

/** It begins less than so far from its outline, px: a line round what it surrounds. */
export const isThinRing = ({ region }: Part): boolean => 2 * region.thick < 13;

/** @returns the pieces as one base of `whole` pixels; null where the first part is whole, or no mount */
export function cutMount(parts: readonly Part[], whole: number, { width, height }: Surfaces): Part | null {
  const first = parts[0]!;
  if (first.area > cover * whole || first.region.noise >= mount.noise || isThinRing(first)) return null;
  const pieces = parts.filter(
    ({ region, rimShare }) =>
      rimShare > 0 && region.noise < mount.noise && alike(region.colour, first.region.colour, mount.levels),
  );
  const shown = parts.filter(({ region: { noise, busy } }) => noise >= mount.noise || busy > mount.busy);
  if (!shown.some((part) => part.area >= mount.picture * whole)) return null;
  const rimShare = pieces.reduce((sum, part) => sum + part.rimShare, 0);
  if (rimShare <= mount.rim) return null;
  const pixels = joinPixels(...pieces.map((part) => part.pixels));
  const filled = withHull(maskOf(pixels, width, height, 1));
  const area = count(filled.bits);
  if (area <= cover * whole || Math.min(filled.width, filled.height) < mount.least) return null;
  if (count(fillHull(first.filled)) < mount.reach * area) return null;
  return (fitSimpleShape(filled)?.score ?? 0) > mount.simple ? { ...first, pixels, filled, area, rimShare } : null;
}

const withHull = (mask: Mask): Mask => ({ ...mask, bits: fillHull(mask) });
