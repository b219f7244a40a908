import { Delaunay } from 'd3-delaunay';
import { blur } from '../raster/blur.ts';
import { mix, shadeOf } from '../raster/colour.ts';
import { seededRandom } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createPlate, createSurface, develop } from '../raster/surface.ts';
import type { Surface } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { lightOn } from './form.ts';
import { outlinesOf, tracePath } from './outlines.ts';
import type { Point } from './outlines.ts';
import type { Painter } from './painter.ts';
import { colourRegions, leastArea } from './region-colours.ts';

/** Size of a piece and width of the lead, as shares of the side. */
const piece = 0.034;
const lead = 0.0042;

interface Piece {
  corners: Point[];
  /** Index of its middle in the figure's fields. */
  place: number;
}

/** Pieces of about one size: Voronoi cells of a jittered grid, those far from the figure left out. */
function breakGlass(figure: Figure, random: Random): Piece[] {
  const { side, alpha } = figure;
  const step = piece * side;
  const sites: Point[] = [];
  for (let y = step / 2; y < side; y += step) {
    for (let x = step / 2 + (sites.length % 2) * step * 0.5; x < side; x += step) {
      sites.push([x + (random() - 0.5) * step * 0.9, y + (random() - 0.5) * step * 0.9]);
    }
  }
  const near = blur(alpha, side, step * 1.2);
  const cells = Delaunay.from(sites).voronoi([0, 0, side, side]);
  return sites.flatMap(([x, y], index): Piece[] => {
    const place = clamp(Math.trunc(y), 0, side - 1) * side + clamp(Math.trunc(x), 0, side - 1);
    const corners = cells.cellPolygon(index);
    return corners && near[place]! > 0.01 ? [{ corners: corners as Point[], place }] : [];
  });
}

/** Leaves of a layer only what lies in a region. */
function cutToRegion(glass: Surface, figure: Figure, region: number): void {
  const plate = createPlate(figure.side);
  const soft = blur(figure.regions[region]!.field, figure.side, 2);
  for (let p = 0; p < soft.length; p++) plate.data[p * 4 + 3] = smoothStep(0.42, 0.58, soft[p]!) * 255;
  const context = glass.getContext('2d');
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(develop(plate), 0, 0);
}

/** Stained glass: pieces of slightly differing tone cut to each region, leaded, lit from one side. */
export const mosaic: Painter = {
  reading: { pad: 0.04, regions: 5, detail: 1.2 },
  paint(figure, palette, seed) {
    const { side, regions } = figure;
    const random = seededRandom(seed);
    const colours = colourRegions(figure, palette);
    const leading = palette.dark;
    const lit = lightOn(figure, 0.2);
    const pieces = breakGlass(figure, random);
    const result = createSurface(side, side);
    const context = result.getContext('2d');
    regions.forEach(({ area, field }, region) => {
      if (area < leastArea) return;
      const glass = createSurface(side, side);
      const glazing = glass.getContext('2d');
      glazing.strokeStyle = leading;
      glazing.lineWidth = lead * side;
      const around = blur(field, side, piece * side);
      const colour = colours[region]!;
      for (const { corners, place } of pieces) {
        if (around[place]! < 0.004) continue;
        const tint = (random() - 0.5) * 0.26 + lit[place]! * 0.4;
        const deeper = mix(colour, shadeOf(colour, 0.7), Math.min(1, -tint * 3));
        glazing.fillStyle = tint < 0 ? deeper : mix(colour, '#ffffff', Math.min(0.45, tint * 1.6));
        tracePath(glazing, corners);
        glazing.fill();
        glazing.stroke();
      }
      cutToRegion(glass, figure, region);
      context.drawImage(glass, 0, 0);
    });
    context.strokeStyle = leading;
    context.lineJoin = 'round';
    for (const { region, points } of outlinesOf(figure, 0.0008)) {
      context.lineWidth = side * lead * (region < 0 ? 2.2 : 1.5);
      tracePath(context, points);
      context.stroke();
    }
    return result;
  },
};
