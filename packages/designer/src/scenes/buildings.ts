import type { SKRSContext2D } from '@napi-rs/canvas';
import { shadeMaterial, silhouette } from './atmosphere.ts';
import { fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';
import { isSnowy } from './trees.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from './tint.ts';

/** Runs `draw` in a space of its own: origin at the foot of the thing, turned to face the light. */
function standing(frame: Frame, x: number, y: number, size: number, draw: (context: SKRSContext2D) => void): void {
  frame.context.save();
  frame.context.translate(x, y);
  frame.context.scale(size, size);
  draw(frame.context);
  frame.context.restore();
}

function paintLampGlow(frame: Frame, context: SKRSContext2D, y: number, reach: number): void {
  if (frame.atmosphere.time === 'day') return;
  const glow = context.createRadialGradient(0, y, 10, 0, y, reach);
  glow.addColorStop(0, alpha(frame.atmosphere.lamp, 0.34));
  glow.addColorStop(1, alpha(frame.atmosphere.lamp, 0));
  context.fillStyle = glow;
  context.fillRect(-reach, y - reach, reach * 2, reach * 2);
}

function paintSmoke(frame: Frame, x: number, y: number, size: number): void {
  const { context, atmosphere } = frame;
  for (let index = 0; index < 26; index++) {
    const t = index / 26;
    context.fillStyle = alpha(mix(atmosphere.snow, atmosphere.haze, 0.4), 0.2 * (1 - t));
    context.beginPath();
    context.arc(x + (Math.sin(t * 5) * 16 + t * 46) * size, y - t * 150 * size, (7 + t * 26) * size, 0, Math.PI * 2);
    context.fill();
  }
}

function paintCabinWindows(frame: Frame, context: SKRSContext2D, wall: string): void {
  for (const [left, top, width, height] of [
    [-74, -56, 36, 34],
    [-6, -56, 36, 34],
    [80, -66, 28, 30],
  ] as const) {
    context.fillStyle = frame.atmosphere.lamp;
    context.fillRect(left, top, width, height);
    context.fillStyle = mix(frame.atmosphere.lamp, '#ffffff', 0.5);
    context.fillRect(left, top + height / 2, width, height / 2);
    context.fillStyle = wall;
    context.fillRect(left + width / 2 - 1.6, top, 3.2, height);
    context.fillRect(left, top + height / 2 - 1.6, width, 3.2);
  }
}

/** A log cabin with lit windows; snow lies on its roof when it snows. */
export function paintCabin(frame: Frame, x: number, y: number, size: number): void {
  const { atmosphere } = frame;
  const night = atmosphere.time === 'night';
  const wood = shadeMaterial(atmosphere, '#8a4f3d', 1);
  const wall = night ? '#2c1c33' : wood.shade;
  const side = night ? '#3f2a45' : wood.mid;
  const tiles = shadeMaterial(atmosphere, '#b5533f', 1);
  const roof = isSnowy(frame)
    ? [atmosphere.snow, atmosphere.snowShade, mix(atmosphere.snow, atmosphere.snowShade, 0.35)]
    : [tiles.lit, tiles.shade, tiles.mid];
  paintSmoke(frame, x - 54 * size, y - 176 * size, size);
  standing(frame, x, y, size, (context) => {
    paintLampGlow(frame, context, -40, 210);
    context.fillStyle = wall;
    context.fillRect(-92, -80, 150, 84);
    fillPolygon(
      context,
      [
        [58, 4],
        [58, -80],
        [98, -112],
        [128, -84],
        [128, 4],
      ],
      side,
    );
    context.strokeStyle = 'rgba(0,0,0,.24)';
    context.lineWidth = 2.4;
    for (let plank = 1; plank < 7; plank++) {
      context.beginPath();
      context.moveTo(-92, -80 + plank * 12);
      context.lineTo(128, -80 + plank * 12);
      context.stroke();
    }
    context.fillStyle = mix(wall, '#000000', 0.2);
    context.fillRect(-66, -168, 24, 60);
    context.fillStyle = roof[0]!;
    context.fillRect(-70, -174, 32, 12);
    fillPolygon(
      context,
      [
        [-112, -74],
        [-56, -142],
        [98, -142],
        [70, -74],
      ],
      roof[0]!,
    );
    fillPolygon(
      context,
      [
        [-112, -74],
        [70, -74],
        [72, -64],
        [-110, -64],
      ],
      roof[1]!,
    );
    fillPolygon(
      context,
      [
        [98, -142],
        [138, -78],
        [126, -72],
        [96, -118],
        [70, -74],
        [66, -84],
      ],
      roof[2]!,
    );
    paintCabinWindows(frame, context, wall);
    context.fillStyle = night ? '#6e3a34' : wood.lit;
    context.fillRect(84, -28, 24, 32);
  });
}

function paintBeams(frame: Frame, context: SKRSContext2D): void {
  for (const [angle, reach] of [
    [-0.06, 900],
    [Math.PI + 0.1, 620],
  ] as const) {
    const beam = context.createLinearGradient(0, -330, Math.cos(angle) * reach, -330);
    beam.addColorStop(0, alpha(frame.atmosphere.lamp, 0.5));
    beam.addColorStop(1, alpha(frame.atmosphere.lamp, 0));
    const end = Math.cos(angle) * reach;
    fillPolygon(
      context,
      [
        [0, -334],
        [end, -330 - reach * 0.16 + Math.sin(angle) * 60],
        [end, -330 + reach * 0.02],
        [0, -324],
      ],
      'rgba(0,0,0,0)',
    );
    context.fillStyle = beam;
    context.fill();
  }
  context.save();
  context.translate(0, -330);
  paintLampGlow(frame, context, 0, 150);
  context.restore();
}

/** A banded tower with a lamp that throws two beams at night. */
export function paintLighthouse(frame: Frame, x: number, y: number, size: number): void {
  const { atmosphere, lightSide } = frame;
  const white = shadeMaterial(atmosphere, '#fff4e6', 1);
  const red = shadeMaterial(atmosphere, '#d9452f', 1);
  const dark = silhouette(atmosphere, 0.95);
  standing(frame, x, y, size, (context) => {
    if (atmosphere.time !== 'day') paintBeams(frame, context);
    const half = (height: number) => 46 - height * 0.06;
    for (let band = 0; band < 5; band++) {
      const low = band * 56;
      const high = low + 56;
      const tone = band % 2 ? red : white;
      fillPolygon(
        context,
        [
          [-half(low), -low],
          [-half(high), -high - 0.6],
          [half(high), -high - 0.6],
          [half(low), -low],
        ],
        tone.lit,
      );
      const inner = (height: number) => half(height) * (lightSide > 0 ? -0.2 : 0.2);
      const outer = (height: number) => half(height) * -lightSide;
      fillPolygon(
        context,
        [
          [inner(low), -low],
          [inner(high), -high - 0.6],
          [outer(high), -high - 0.6],
          [outer(low), -low],
        ],
        tone.shade,
      );
    }
    context.fillStyle = dark;
    context.fillRect(-40, -290, 80, 11);
    context.fillRect(-24, -360, 48, 8);
    context.fillStyle = atmosphere.lamp;
    context.fillRect(-19, -352, 38, 62);
    context.fillStyle = dark;
    for (const bar of [-19, -2, 15]) context.fillRect(bar, -352, 4, 62);
    fillPolygon(
      context,
      [
        [-30, -358],
        [0, -392],
        [30, -358],
      ],
      red.lit,
    );
    context.fillStyle = mix(red.shade, dark, 0.5);
    context.fillRect(-13, -42, 26, 42);
  });
}

/** Tiers of swept eaves; windows glow once the sun is down. */
export function paintPagoda(frame: Frame, x: number, y: number, size: number): void {
  const { atmosphere } = frame;
  const red = shadeMaterial(atmosphere, '#b5432f', 0.95);
  const roof = shadeMaterial(atmosphere, '#35505c', 0.95);
  standing(frame, x, y, size, (context) => {
    paintLampGlow(frame, context, -140, 240);
    for (let tier = 0; tier < 5; tier++) {
      const base = -tier * 62;
      const width = 74 - tier * 10;
      context.fillStyle = red.mid;
      context.fillRect(-width * 0.62, base - 44, width * 1.24, 46);
      context.fillStyle = red.shade;
      context.fillRect(frame.lightSide > 0 ? -width * 0.62 : width * 0.3, base - 44, width * 0.32, 46);
      context.fillStyle = atmosphere.time === 'day' ? mix(red.shade, '#000000', 0.3) : atmosphere.lamp;
      for (const door of [-0.34, 0, 0.34]) context.fillRect(width * door - 6, base - 32, 12, 32);
      context.fillStyle = mix(roof.shade, atmosphere.near, 0.35);
      context.beginPath();
      context.moveTo(-width * 1.22, base - 46);
      context.quadraticCurveTo(-width * 0.8, base - 48, -width * 0.5, base - 66);
      context.lineTo(width * 0.5, base - 66);
      context.quadraticCurveTo(width * 0.8, base - 48, width * 1.22, base - 46);
      context.quadraticCurveTo(width * 1.28, base - 54, width * 1.26, base - 58);
      context.quadraticCurveTo(width * 0.9, base - 38, width * 0.7, base - 38);
      context.lineTo(-width * 0.7, base - 38);
      context.quadraticCurveTo(-width * 0.9, base - 38, -width * 1.26, base - 58);
      context.quadraticCurveTo(-width * 1.28, base - 54, -width * 1.22, base - 46);
      context.fill();
    }
    context.fillStyle = mix(roof.shade, atmosphere.near, 0.35);
    fillPolygon(
      context,
      [
        [-20, -314],
        [0, -352],
        [20, -314],
      ],
      mix(roof.shade, atmosphere.near, 0.35),
    );
    context.fillRect(-2.4, -412, 4.8, 62);
    for (const ring of [-366, -380, -393]) context.fillRect(-7, ring, 14, 5);
  });
}

/** A tower mill with four lattice sails. */
export function paintWindmill(frame: Frame, x: number, y: number, size: number): void {
  const { atmosphere, lightSide } = frame;
  const wall = shadeMaterial(atmosphere, '#f4e6d2', 0.95);
  const dark = mix(shadeMaterial(atmosphere, '#6a4038', 0.95).shade, atmosphere.near, 0.3);
  standing(frame, x, y, size, (context) => {
    fillPolygon(
      context,
      [
        [-52, 0],
        [-32, -190],
        [32, -190],
        [52, 0],
      ],
      wall.lit,
    );
    fillPolygon(
      context,
      [
        [-12 * lightSide, 0],
        [-8 * lightSide, -190],
        [-32 * lightSide, -190],
        [-52 * lightSide, 0],
      ],
      wall.shade,
    );
    fillPolygon(
      context,
      [
        [-40, -186],
        [0, -236],
        [40, -186],
      ],
      dark,
    );
    context.fillStyle = atmosphere.time === 'day' ? dark : atmosphere.lamp;
    context.fillRect(-10, -130, 20, 26);
    context.fillStyle = dark;
    context.beginPath();
    context.roundRect(-14, -44, 28, 44, [14, 14, 0, 0]);
    context.fill();
    context.translate(0, -196);
    context.rotate(0.42);
    context.strokeStyle = dark;
    for (let sail = 0; sail < 4; sail++) {
      context.rotate(Math.PI / 2);
      context.lineWidth = 6;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(0, -152);
      context.stroke();
      context.fillStyle = alpha(wall.lit, 0.85);
      context.fillRect(4, -150, 30, 112);
      context.lineWidth = 2;
      context.strokeRect(4, -150, 30, 112);
      for (let bar = 1; bar < 6; bar++) {
        context.beginPath();
        context.moveTo(4, -150 + bar * 18.6);
        context.lineTo(34, -150 + bar * 18.6);
        context.stroke();
      }
    }
    context.fillStyle = dark;
    context.beginPath();
    context.arc(0, 0, 9, 0, Math.PI * 2);
    context.fill();
  });
}
