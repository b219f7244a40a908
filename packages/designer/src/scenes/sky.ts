import { smoothStep } from '../raster/smooth-step.ts';
import { fillCircle, openLayer, placeLayer, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { alpha } from './tint.ts';

export interface Orb {
  x: number;
  y: number;
  radius: number;
}

function paintGradient(frame: Frame): void {
  const { context, atmosphere } = frame;
  const gradient = context.createLinearGradient(0, 0, 0, frame.horizon);
  for (const [index, stop] of [0, 0.42, 0.75, 1].entries()) gradient.addColorStop(stop, atmosphere.sky[index]!);
  context.fillStyle = gradient;
  context.fillRect(0, 0, frame.width, frame.height);
}

function paintStars(frame: Frame): void {
  const { context, random, atmosphere } = frame;
  const count = atmosphere.stars * frame.width * 0.17;
  for (let index = 0; index < count; index++) {
    context.globalAlpha = 0.25 + random() * 0.7;
    fillCircle(
      context,
      random() * frame.width,
      random() ** 1.5 * frame.horizon * 0.66,
      0.7 + random() ** 4 * 2,
      '#fdf6e3',
    );
  }
  context.globalAlpha = 1;
}

function paintHalo(frame: Frame, orb: Orb, reach: number, strength: number): void {
  const { context, atmosphere } = frame;
  const halo = context.createRadialGradient(orb.x, orb.y, orb.radius * 0.7, orb.x, orb.y, reach);
  halo.addColorStop(0, alpha(atmosphere.glow, strength));
  halo.addColorStop(0.35, alpha(atmosphere.glow, strength * 0.35));
  halo.addColorStop(1, alpha(atmosphere.glow, 0));
  context.fillStyle = halo;
  context.fillRect(orb.x - reach, orb.y - reach, reach * 2, reach * 2);
}

function paintMoon(frame: Frame, orb: Orb, crescent: boolean): void {
  const { context, atmosphere } = frame;
  if (!crescent) {
    fillCircle(context, orb.x, orb.y, orb.radius, atmosphere.orb);
    for (const [x, y, size] of [
      [-0.26, 0.2, 0.21],
      [0.32, -0.26, 0.14],
      [0.1, 0.46, 0.1],
    ] as const) {
      fillCircle(context, orb.x + x * orb.radius, orb.y + y * orb.radius, size * orb.radius, alpha('#d3b27c', 0.32));
    }
    return;
  }
  const layer = openLayer(
    frame,
    orb.x - orb.radius - 4,
    orb.y - orb.radius - 4,
    orb.x + orb.radius + 4,
    orb.y + orb.radius + 4,
  );
  fillCircle(layer.context, orb.x, orb.y, orb.radius, atmosphere.orb);
  layer.context.globalCompositeOperation = 'destination-out';
  fillCircle(
    layer.context,
    orb.x + orb.radius * 0.42 * frame.lightSide,
    orb.y - orb.radius * 0.26,
    orb.radius * 0.88,
    '#000000',
  );
  placeLayer(frame, layer);
}

function paintSun(frame: Frame, orb: Orb): void {
  const { atmosphere } = frame;
  const layer = openLayer(
    frame,
    orb.x - orb.radius - 2,
    orb.y - orb.radius - 2,
    orb.x + orb.radius + 2,
    orb.y + orb.radius + 2,
  );
  fillCircle(layer.context, orb.x, orb.y, orb.radius, atmosphere.orb);
  if (atmosphere.time !== 'day') {
    stipple(
      frame,
      layer,
      atmosphere.sky[2],
      (_x, y) => smoothStep(orb.y - orb.radius * 0.4, orb.y + orb.radius * 1.15, y) * 0.9,
      2,
    );
  }
  placeLayer(frame, layer);
}

/** Long thin bands, as clouds lie when the sun is low. */
function paintStreaks(frame: Frame, count: number): void {
  const { context, random, atmosphere } = frame;
  for (let index = 0; index < count; index++) {
    context.fillStyle = alpha(atmosphere.cloud, 0.1 + 0.18 * random());
    const y = frame.horizon * (0.14 + (0.62 * index) / count) + random() * 24;
    const width = 160 + random() * 380;
    context.beginPath();
    context.roundRect(random() * frame.width - width / 2, y, width, 7 + random() * 8, 8);
    context.fill();
  }
}

/** A heap of rounds on a flat base, shaded with grain from below. */
function paintCumulus(frame: Frame, x: number, y: number, size: number, opacity: number): void {
  const { random, atmosphere } = frame;
  const layer = openLayer(frame, x - size * 1.1, y - size * 0.62, x + size * 1.1, y + 2);
  const { context } = layer;
  context.beginPath();
  context.rect(x - size * 1.2, y - size, size * 2.4, size);
  context.clip();
  const puffs = 7;
  for (let index = 0; index < puffs; index++) {
    const t = index / (puffs - 1);
    const bulge = Math.sin(t * Math.PI);
    const radius = size * (0.11 + 0.23 * bulge * (0.75 + 0.4 * random()));
    fillCircle(context, x + (t - 0.5) * size * 1.66, y - radius * (0.35 + 0.35 * bulge), radius, atmosphere.cloud);
  }
  stipple(
    frame,
    layer,
    atmosphere.cloudShade,
    (_x, py) => 0.85 * smoothStep(y - size * 0.34, y + size * 0.05, py),
    Math.round(x),
  );
  placeLayer(frame, layer, opacity);
}

function paintBirds(frame: Frame, x: number, y: number): void {
  const { context, random, atmosphere } = frame;
  context.strokeStyle = atmosphere.near;
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  for (let index = 0; index < 5; index++) {
    const size = 9 + random() * 8;
    const px = x + index * 42 + random() * 26;
    const py = y + random() * 46;
    context.beginPath();
    context.moveTo(px - size, py - size * 0.3);
    context.quadraticCurveTo(px - size * 0.4, py - size * 0.7, px, py);
    context.quadraticCurveTo(px + size * 0.4, py - size * 0.7, px + size, py - size * 0.3);
    context.stroke();
  }
}

export interface SkyOptions {
  /** A big low sun belongs to open land; a crescent to a city. */
  lowSun?: boolean;
  crescent?: boolean;
  birds?: boolean;
}

/** Sky, light and weather's clouds; answers where the sun or moon stands. */
export function paintSky(frame: Frame, options: SkyOptions = {}): Orb {
  const { atmosphere, random, lightSide } = frame;
  paintGradient(frame);
  const night = atmosphere.time === 'night';
  if (night || atmosphere.stars > 0.05) paintStars(frame);
  const across = 0.5 + lightSide * (options.lowSun ? 0.08 + 0.08 * random() : 0.2 + 0.06 * random());
  const low = !night && options.lowSun === true && atmosphere.time !== 'day';
  const orb: Orb = {
    x: frame.width * across,
    y: low ? frame.horizon * 0.62 : frame.horizon * (night ? 0.27 : 0.24),
    radius: night ? 58 : low ? 140 : atmosphere.time === 'day' ? 62 : 84,
  };
  const veiled = frame.setting.weather === 'rain' || frame.setting.weather === 'fog';
  if (!veiled) {
    paintHalo(frame, orb, night ? 330 : low ? 540 : 420, night ? 0.55 : 0.7);
    if (night) paintMoon(frame, orb, options.crescent === true);
    else paintSun(frame, orb);
  } else paintHalo(frame, orb, 460, 0.35);
  if (atmosphere.time === 'day' || frame.setting.weather === 'rain') {
    const count = Math.max(2, Math.round(frame.width / 330));
    for (let index = 0; index < count; index++) {
      const size = 110 + random() * 110;
      paintCumulus(
        frame,
        frame.width * ((index + 0.2 + 0.6 * random()) / count),
        frame.horizon * (0.2 + 0.38 * random()),
        size,
        0.95,
      );
    }
  } else if (!night) paintStreaks(frame, 9);
  if (options.birds !== false && !night && !veiled)
    paintBirds(frame, frame.width * (0.5 - lightSide * 0.1), frame.horizon * 0.34);
  return orb;
}
