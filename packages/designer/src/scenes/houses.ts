import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import { shadeMaterial } from './atmosphere.ts';
import { fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';
import { alpha } from './tint.ts';
import { isSnowy } from './trees.ts';

/** gable = plastered, with a pitched roof; huizhou = white walls with black coping that steps up at the ends (马头墙). */
export type HouseKind = 'gable' | 'huizhou';

export interface House {
  x: number;
  /** Where it stands. */
  y: number;
  /** Units across its front. */
  width: number;
  storeys: 1 | 2;
  kind: HouseKind;
  /** 0 far .. 1 near. */
  depth: number;
  wall: string;
  roof: string;
}

interface Tones {
  wall: string;
  wallShade: string;
  roof: string;
  roofShade: string;
  pane: string;
}

function tonesOf(frame: Frame, { wall, roof, depth }: House): Tones {
  const { atmosphere } = frame;
  const walls = shadeMaterial(atmosphere, wall, depth);
  const tiles = shadeMaterial(atmosphere, roof, depth);
  const snowy = isSnowy(frame);
  return {
    wall: atmosphere.time === 'night' ? walls.shade : walls.lit,
    wallShade: mix(walls.shade, walls.lit, 0.25),
    roof: snowy ? mix(atmosphere.snow, atmosphere.haze, (1 - depth) * 0.4) : tiles.lit,
    roofShade: snowy ? atmosphere.snowShade : tiles.shade,
    pane: atmosphere.time === 'day' ? mix(walls.shade, atmosphere.near, 0.45) : atmosphere.lamp,
  };
}

function paintPanes(context: SKRSContext2D, { width, storeys }: House, rise: number, pane: string): void {
  const across = width > 90 ? 3 : 2;
  const side = width * 0.13;
  context.fillStyle = pane;
  for (let storey = 0; storey < storeys; storey++) {
    for (let column = 0; column < across; column++) {
      // The door takes the middle of the ground floor.
      if (storey === 0 && across === 3 && column === 1) continue;
      const x = -width / 2 + (width * (column + 0.5)) / across - side / 2;
      context.fillRect(x, -rise * (storey + 0.72), side, side * 1.15);
    }
  }
}

/** The side that lies in shade, the roof over the front with its eaves, and a chimney. */
function drawGable(frame: Frame, context: SKRSContext2D, house: House, tones: Tones, rise: number): void {
  const { width, storeys } = house;
  const [half, top, peak] = [width / 2, -rise * storeys, -rise * storeys - width * 0.42];
  const side = -frame.lightSide;
  context.fillStyle = tones.wall;
  context.fillRect(-half, top, width, rise * storeys);
  context.fillStyle = tones.wallShade;
  context.fillRect(side > 0 ? half - width * 0.24 : -half, top, width * 0.24, rise * storeys);
  context.fillStyle = tones.roofShade;
  context.fillRect(-width * 0.27, peak + 2, width * 0.09, width * 0.22);
  const roof: [number, number][] = [
    [-half - width * 0.09, top + 3],
    [-half + width * 0.16, peak],
    [half - width * 0.16, peak],
    [half + width * 0.09, top + 3],
  ];
  fillPolygon(context, roof, tones.roof);
  const shaded: [number, number][] = [
    [side * (half - width * 0.34), peak],
    [side * (half - width * 0.16), peak],
    [side * (half + width * 0.09), top + 3],
    [side * (half - width * 0.24), top + 3],
  ];
  fillPolygon(context, shaded, mix(tones.roofShade, tones.roof, 0.45));
}

/** A roof of dark tiles between two end walls that step up past it: the horse-head walls of the south. */
function drawHuizhou(frame: Frame, context: SKRSContext2D, house: House, tones: Tones, rise: number): void {
  const { width, storeys } = house;
  const [half, top] = [width / 2, -rise * storeys];
  const step = width * 0.085;
  context.fillStyle = tones.wall;
  context.fillRect(-half, top, width, rise * storeys);
  context.fillStyle = tones.wallShade;
  context.fillRect(frame.lightSide > 0 ? -half : half - width * 0.2, top, width * 0.2, rise * storeys);
  fillPolygon(
    context,
    [
      [-half, top + 1],
      [-half + width * 0.1, top - step * 1.5],
      [half - width * 0.1, top - step * 1.5],
      [half, top + 1],
    ],
    tones.roof,
  );
  context.fillStyle = tones.roofShade;
  context.fillRect(-half, top - width * 0.01, width, width * 0.035);
  const coping = (from: number, to: number, y: number) => {
    context.fillStyle = tones.wall;
    context.fillRect(from, y, to - from, top - y + 2);
    context.fillStyle = tones.roofShade;
    context.fillRect(from - width * 0.025, y - width * 0.03, to - from + width * 0.05, width * 0.045);
  };
  for (const end of [-1, 1]) {
    const at = (share: number) => end * (half - width * share);
    coping(Math.min(at(0.1), at(0.2)), Math.max(at(0.1), at(0.2)), top - step * 1.1);
    coping(Math.min(at(-0.02), at(0.1)), Math.max(at(-0.02), at(0.1)), top - step * 2);
  }
}

/** One house; by night its windows are lit and glow. */
export function paintHouse(frame: Frame, house: House): void {
  const { context, atmosphere } = frame;
  const { x, y, width, storeys, kind } = house;
  const rise = width * (storeys === 2 ? 0.42 : 0.5);
  const tones = tonesOf(frame, house);
  context.save();
  context.translate(x, y);
  if (atmosphere.time === 'night' || atmosphere.time === 'dusk') {
    const glow = context.createRadialGradient(0, -rise * 0.5, 4, 0, -rise * 0.5, width);
    glow.addColorStop(0, alpha(atmosphere.lamp, 0.26));
    glow.addColorStop(1, alpha(atmosphere.lamp, 0));
    context.fillStyle = glow;
    context.fillRect(-width, -rise * 0.5 - width, width * 2, width * 2);
  }
  if (kind === 'gable') drawGable(frame, context, house, tones, rise);
  else drawHuizhou(frame, context, house, tones, rise);
  paintPanes(context, house, rise, tones.pane);
  context.fillStyle = mix(tones.wallShade, atmosphere.near, 0.35);
  context.fillRect(-width * 0.07, -rise * 0.62, width * 0.14, rise * 0.62);
  context.restore();
}

/** A church with a pointed tower: what a village of the west gathers around. */
export function paintChurch(frame: Frame, x: number, y: number, size: number, depth: number): void {
  const house: House = { x: 0, y: 0, width: 110, storeys: 1, kind: 'gable', depth, wall: '#f3e9d8', roof: '#8a4a3c' };
  const tones = tonesOf(frame, house);
  const { context } = frame;
  paintHouse(frame, { ...house, x: x + 48 * size, y, width: 110 * size });
  context.save();
  context.translate(x - 26 * size, y);
  context.scale(size, size);
  context.fillStyle = tones.wall;
  context.fillRect(-22, -132, 44, 132);
  context.fillStyle = tones.wallShade;
  context.fillRect(frame.lightSide > 0 ? -22 : 8, -132, 14, 132);
  fillPolygon(
    context,
    [
      [-28, -130],
      [0, -226],
      [28, -130],
    ],
    tones.roof,
  );
  fillPolygon(
    context,
    [
      [0, -226],
      [-28 * frame.lightSide, -130],
      [0, -130],
    ],
    tones.roofShade,
  );
  context.fillStyle = tones.pane;
  context.fillRect(-7, -112, 14, 26);
  context.restore();
}
