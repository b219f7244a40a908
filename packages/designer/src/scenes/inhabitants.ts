import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { paintHill, groundColour } from './land.ts';
import type { Frame } from './frame.ts';
import { isSnowy } from './trees.ts';
import { alpha } from './tint.ts';

/** Somebody or something that the prompt puts into the landscape. */
export interface Inhabitant {
  /** Its picture, transparent around it, cut to its ink. */
  canvas: Canvas;
  /** What is drawn as a head only looks out from behind a bank. */
  habit: 'walks' | 'swims' | 'flies' | 'peeks';
  /** Its height beside others that share its habit, 1 for a horse: a cat is no elephant. */
  stature: number;
}

const water = ['lake', 'sea', 'city'];

/** How much the hour covers of a figure's own colours. */
const dusk = { day: 0.06, dawn: 0.2, dusk: 0.3, night: 0.46 } as const;

/** The figure in the scene's light: its colours sink toward the hour's shade, its edge catches the sun or moon. */
function light(frame: Frame, { canvas }: Inhabitant): Canvas {
  const { atmosphere, lightSide } = frame;
  const lit = createCanvas(canvas.width, canvas.height);
  const context = lit.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  const shade = context.createLinearGradient(lightSide > 0 ? canvas.width : 0, 0, lightSide > 0 ? 0 : canvas.width, 0);
  const tone = mix(atmosphere.shadow, atmosphere.near, 0.5);
  const depth = dusk[atmosphere.time];
  shade.addColorStop(0, alpha(tone, depth * 0.5));
  shade.addColorStop(1, alpha(tone, Math.min(1, depth * 1.5)));
  context.fillStyle = shade;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalAlpha = atmosphere.time === 'day' ? 0.5 : 0.8;
  context.drawImage(rim(canvas, lightSide, atmosphere.glow), 0, 0);
  return lit;
}

/** The narrow edge of a figure that faces the light. */
function rim(canvas: Canvas, side: number, colour: string): Canvas {
  const edge = createCanvas(canvas.width, canvas.height);
  const context = edge.getContext('2d');
  const step = canvas.width * 0.014;
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(canvas, -side * step, step * 0.8);
  return edge;
}

interface Spot {
  /** Centre and foot, in units. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A shadow on the ground that falls away from the light; longer the lower it stands. */
function paintShadow(frame: Frame, { x, y, width }: Spot): void {
  const { context, atmosphere, lightSide } = frame;
  const long = atmosphere.time === 'day' ? 0.7 : 1.1;
  context.save();
  context.translate(x - lightSide * width * 0.22 * long, y);
  context.scale(width * 0.62 * long, Math.max(5, width * 0.075));
  const shade = context.createRadialGradient(0, 0, 0.1, 0, 0, 1);
  shade.addColorStop(0, alpha(atmosphere.near, 0.62));
  shade.addColorStop(0.6, alpha(atmosphere.near, 0.34));
  shade.addColorStop(1, alpha(atmosphere.near, 0));
  context.fillStyle = shade;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** Blades or drifts in front of the feet, in the ground's own tone: what stands, stands in something. */
function paintFooting(frame: Frame, { x, y, width, height }: Spot): void {
  const { context, random } = frame;
  const at = (share: number) =>
    context.getImageData(
      Math.round(Math.min(frame.width - 1, Math.max(0, x + width * share)) * frame.unit),
      Math.round(Math.min(frame.height - 2, y + height * 0.07) * frame.unit),
      1,
      1,
    ).data;
  const tones = [-0.4, 0, 0.4].map((share) => {
    const [red, green, blue] = at(share);
    return `rgb(${red},${green},${blue})`;
  });
  const soft = isSnowy(frame) || frame.setting.terrain === 'desert';
  for (let index = 0; index < (soft ? 16 : 54); index++) {
    const px = x + (random() - 0.5) * width * 1.1;
    const py = y + height * (0.01 + 0.035 * random());
    context.fillStyle = tones[Math.floor(random() * 3)]!;
    context.beginPath();
    if (soft) context.ellipse(px, py + height * 0.012, width * 0.12, height * 0.022, 0, 0, Math.PI * 2);
    else {
      const tall = height * (0.035 + 0.05 * random());
      const lean = (random() - 0.5) * tall * 0.8;
      context.moveTo(px - 3, py + 4);
      context.quadraticCurveTo(px, py - tall * 0.4, px + lean, py - tall);
      context.quadraticCurveTo(px + 3, py - tall * 0.4, px + 4, py + 4);
    }
    context.fill();
  }
}

function put(context: SKRSContext2D, picture: Canvas, { x, y, width, height }: Spot, flip: boolean): void {
  context.save();
  context.translate(x, y);
  if (flip) context.scale(-1, 1);
  context.drawImage(picture, -width / 2, -height, width, height);
  context.restore();
}

/** In the water up to a third: what is above it stands, upside down and broken by the ripples, below. */
function paintSwimmer(frame: Frame, picture: Canvas, spot: Spot, flip: boolean): void {
  const { context, atmosphere } = frame;
  const { x, y, width, height } = spot;
  const sunk = height * 0.2;
  context.save();
  context.beginPath();
  for (let row = 0; row < 9; row++) {
    const step = (height * 0.62) / 9;
    const inset = ((row * 7) % 3) * width * 0.03;
    context.rect(x - width * 0.6 + inset, y + row * step, width * 1.2 - inset * 2, step * (0.92 - row * 0.055));
  }
  context.clip();
  context.globalAlpha = 0.34;
  context.translate(0, y * 2);
  context.scale(1, -1);
  put(context, picture, { ...spot, y: y + sunk }, flip);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(x - width, y - height * 1.2, width * 2, height * 1.2);
  context.clip();
  put(context, picture, { ...spot, y: y + sunk }, flip);
  context.restore();
  context.lineCap = 'round';
  for (const [share, drop, opacity] of [
    [0.56, 0, 0.75],
    [0.72, 0.05, 0.45],
    [0.9, 0.115, 0.26],
  ] as const) {
    context.strokeStyle = alpha(atmosphere.glow, opacity);
    context.lineWidth = 3.2 - share * 1.6;
    context.beginPath();
    context.ellipse(x, y + height * drop, width * share * 0.62, height * 0.035 + drop * 20, 0, 0.12, Math.PI - 0.12);
    context.stroke();
  }
}

/** On a lake, at sea or before a town one stands on a bank of one's own, in the near corner that the light leaves. */
function paintBank(frame: Frame, x: number, foot: number): void {
  const { height, width } = frame;
  const reach = Math.min(width * 0.42, 620);
  const crest = (at: number) => {
    const near = smoothStep(0, 1, 1 - Math.abs(at - x) / reach);
    return height + 24 - (height + 24 - foot + 10) * near - Math.sin(at * 0.013) * 6 * near;
  };
  paintHill(frame, crest, height, 0.94, groundColour(frame), 12);
}

function spotOf(frame: Frame, { canvas, habit, stature }: Inhabitant, index: number): Spot {
  const { width, height, horizon, lightSide } = frame;
  const scale = Math.min(height, width * 0.9) * stature;
  // Houses stand on the side that the light leaves.
  const side = index === 0 ? lightSide : -lightSide;
  const tall = habit === 'flies' ? scale * 0.24 : habit === 'swims' ? scale * 0.26 : scale * 0.36;
  const across = Math.min((tall * canvas.width) / canvas.height, width * 0.44);
  const size = { width: across, height: (across * canvas.height) / canvas.width };
  if (habit === 'flies') return { ...size, x: width * (0.5 + side * 0.2), y: horizon * 0.34 + size.height * 0.5 };
  if (habit === 'swims')
    return {
      ...size,
      x: width * (0.5 + side * (frame.setting.terrain === 'sea' ? 0.33 : 0.25)),
      y: horizon + (height - horizon) * (0.56 + index * 0.16),
    };
  return { ...size, x: width * (0.5 + side * (0.21 + index * 0.04)), y: height * (0.9 - index * 0.03) };
}

/** Puts what the prompt names into a painted landscape: on its ground, in its water or its sky, and in its light. */
export function paintInhabitants(frame: Frame, inhabitants: readonly Inhabitant[]): void {
  const { context } = frame;
  const onWater = water.includes(frame.setting.terrain ?? 'lake');
  for (const [index, inhabitant] of inhabitants.entries()) {
    const spot = spotOf(frame, inhabitant, index);
    const picture = light(frame, inhabitant);
    // Animals of the sets look to the left: one at the left edge turns into the picture.
    const flip = spot.x < frame.width / 2;
    if (inhabitant.habit === 'flies') put(context, picture, spot, flip);
    else if (inhabitant.habit === 'swims' && onWater) paintSwimmer(frame, picture, spot, flip);
    else if (inhabitant.habit === 'peeks') {
      put(context, picture, spot, flip);
      paintBank(frame, spot.x, spot.y - spot.height * 0.07);
      paintFooting(frame, { ...spot, y: spot.y - spot.height * 0.06 });
    } else {
      if (onWater) paintBank(frame, spot.x, spot.y);
      paintShadow(frame, spot);
      put(context, picture, spot, flip);
      paintFooting(frame, spot);
    }
  }
}
