import type { SKRSContext2D } from '@napi-rs/canvas';
import { wave } from '../raster/noise.ts';
import { allowedColour } from '../palette/forbidden-colours.ts';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { isHan } from './break-lines.ts';
import { setFestivalCopy } from './festival-copy.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

const jade = ['#0b3b36', '#11574d', '#1f7a69', '#4aa58c', '#a9d6bf'];
const paper = '#efe9d2';
const vermilion = '#e2472f';
const gold = '#f3c34b';

function paintHills(stage: Stage, base: number, rise: number, frequency: number, phase: number, colour: string): void {
  const { context, width, measure } = stage;
  const rough = wave('soft', 3);
  const unit = measure / 1070;
  const fade = context.createLinearGradient(0, base - rise * unit, 0, base + 40 * unit);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, mix(colour, paper, 0.85));
  context.fillStyle = fade;
  context.beginPath();
  context.moveTo(0, base + 60 * unit);
  for (let x = 0; x <= width + 3; x += 3) {
    const u = x / unit;
    const swell =
      Math.max(0, Math.sin(u * frequency + phase)) ** 1.4 +
      0.5 * Math.max(0, Math.sin(u * frequency * 1.9 + phase * 1.7));
    context.lineTo(x, base - (rise * swell + rough(u) * 14) * unit);
  }
  context.lineTo(width, base + 60 * unit);
  context.fill();
}

/** Fish-scale waves: rows of rounds, each in front of the last, swaying a little. */
function paintScaleRow(stage: Stage, y: number, tone: number, radius: number, offset: number, sway: number): void {
  const { context, width, measure } = stage;
  for (let x = -radius + offset; x < width + radius * 2; x += radius * 2) {
    const top = y + Math.sin((x / measure) * 8.5 + sway) * measure * 0.015;
    context.save();
    context.beginPath();
    context.arc(x, top, radius, Math.PI, 0);
    context.lineTo(x + radius, top + radius * 2);
    context.lineTo(x - radius, top + radius * 2);
    context.closePath();
    context.clip();
    for (let ring = 0; ring < 4; ring++) {
      fillDisc(
        context,
        x,
        top,
        radius * (1 - ring * 0.235),
        ring % 2 ? paper : jade[ring === 0 ? tone : Math.min(4, tone + 1)]!,
      );
    }
    context.restore();
  }
}

function drawRower(context: SKRSContext2D, x: number, cloth: string): void {
  context.strokeStyle = jade[0]!;
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + 34, 742);
  context.lineTo(x - 34, 898);
  context.stroke();
  context.save();
  context.translate(x - 34, 898);
  context.rotate(0.41);
  context.fillStyle = jade[0]!;
  context.beginPath();
  context.ellipse(0, 8, 13, 34, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(x - 20, 782);
  context.quadraticCurveTo(x - 12, 716, x + 16, 704);
  context.quadraticCurveTo(x + 44, 722, x + 30, 782);
  context.fill();
  fillDisc(context, x + 25, 682, 21, '#f0bd8d');
  context.fillStyle = jade[0]!;
  context.beginPath();
  context.arc(x + 24, 676, 22, Math.PI * 0.95, Math.PI * 1.98);
  context.fill();
  context.strokeStyle = '#f0bd8d';
  context.lineWidth = 11;
  context.beginPath();
  context.moveTo(x + 18, 726);
  context.lineTo(x + 32, 752);
  context.stroke();
}

function fillShape(context: SKRSContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

/** The prow's neck with its scales. */
function drawDragonNeck(context: SKRSContext2D, red: string): void {
  context.fillStyle = red;
  context.beginPath();
  context.moveTo(640, 814);
  context.bezierCurveTo(716, 804, 738, 760, 730, 640);
  context.lineTo(812, 628);
  context.bezierCurveTo(838, 742, 800, 848, 690, 880);
  context.fill();
  context.strokeStyle = gold;
  context.lineWidth = 5;
  for (let row = 0; row < 7; row++) {
    for (const column of [0, 1]) {
      const t = row / 6.4;
      context.beginPath();
      context.arc(750 + 40 * column - t * t * 46 + 8 * t, 700 + t * 112 + column * 5, 15, 0.25, Math.PI - 0.25);
      context.stroke();
    }
  }
}

/** Mane, a head in profile with horns, eye, open jaw and beard. */
function drawDragonHead(context: SKRSContext2D, red: string): void {
  for (let tuft = 0; tuft < 6; tuft++) {
    const x = 731 - tuft * tuft * 0.5 + tuft * 1.5;
    const y = 612 + tuft * 28;
    fillShape(context, gold, [
      [x + 8, y - 14],
      [x - 36, y - 4 + tuft * 2],
      [x + 8, y + 16],
    ]);
  }
  context.fillStyle = red;
  context.beginPath();
  context.moveTo(726, 652);
  context.bezierCurveTo(716, 588, 756, 552, 806, 556);
  context.bezierCurveTo(836, 558, 852, 574, 884, 578);
  context.bezierCurveTo(912, 580, 920, 600, 908, 618);
  context.lineTo(838, 628);
  context.lineTo(896, 646);
  context.bezierCurveTo(888, 672, 846, 676, 812, 664);
  context.bezierCurveTo(790, 678, 744, 678, 726, 652);
  context.fill();
  fillShape(context, paper, [
    [846, 622],
    [856, 642],
    [864, 620],
  ]);
  fillShape(context, paper, [
    [872, 617],
    [881, 637],
    [889, 615],
  ]);
  context.strokeStyle = gold;
  context.lineWidth = 9;
  context.lineCap = 'round';
  for (const [x1, y1, x2, y2, x3, y3] of [
    [776, 560, 762, 508, 716, 500],
    [800, 556, 798, 512, 766, 484],
  ] as const) {
    context.beginPath();
    context.moveTo(x1, y1);
    context.quadraticCurveTo(x2, y2, x3, y3);
    context.stroke();
  }
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(894, 600);
  context.bezierCurveTo(930, 590, 948, 620, 934, 654);
  context.stroke();
  fillDisc(context, 816, 590, 15, paper);
  fillDisc(context, 820, 591, 8, jade[0]!);
  fillDisc(context, 896, 592, 5, jade[0]!);
  fillShape(context, gold, [
    [790, 666],
    [806, 706],
    [818, 668],
  ]);
  fillShape(context, gold, [
    [822, 670],
    [846, 702],
    [850, 672],
  ]);
}

/** The long hull with its crew, in the units of a 900-wide sheet. */
function drawBoat(context: SKRSContext2D, red: string): void {
  context.save();
  context.translate(0, 18);
  context.fillStyle = red;
  context.beginPath();
  context.moveTo(96, 742);
  context.quadraticCurveTo(150, 842, 300, 850);
  context.lineTo(640, 850);
  context.quadraticCurveTo(760, 842, 800, 690);
  context.quadraticCurveTo(740, 770, 640, 778);
  context.lineTo(280, 778);
  context.quadraticCurveTo(160, 774, 96, 742);
  context.fill();
  context.strokeStyle = gold;
  context.lineWidth = 9;
  context.lineCap = 'round';
  for (const side of [0, 16]) {
    context.beginPath();
    context.moveTo(98 + side, 744 + side);
    context.bezierCurveTo(70, 716, 60, 690, 84 - side * 0.4, 668 + side);
    context.stroke();
  }
  context.fillStyle = gold;
  context.beginPath();
  context.moveTo(140, 786);
  context.quadraticCurveTo(200, 806, 300, 808);
  context.lineTo(640, 808);
  context.quadraticCurveTo(730, 804, 778, 752);
  context.lineTo(772, 772);
  context.quadraticCurveTo(730, 824, 640, 828);
  context.lineTo(300, 828);
  context.quadraticCurveTo(200, 826, 140, 786);
  context.fill();
  for (let rower = 0; rower < 7; rower++) drawRower(context, 262 + rower * 66, rower % 2 ? jade[1]! : '#1d2f5f');
  context.restore();
  drawDragonNeck(context, red);
  drawDragonHead(context, red);
}

function draw(stage: Stage): void {
  const { context, width, height, margin, aspect, seed, measure } = stage;
  const wide = aspect > 1.2;
  paintGround(stage, paper);
  // The boat spans the sheet where it is tall, and the right part of a wide one.
  const span = wide ? Math.min(width * 0.56, height * 1.05) : width;
  const scale = span / 960;
  const water = wide ? height * 0.68 : height * 0.63;
  const left = wide ? width - span - margin * 0.3 : (width - span) / 2;
  const sunX = left + span * 0.7;
  const radius = Math.min(span * 0.225, water * 0.3);
  const sunY = water - span * 0.42;
  const sun = allowedColour(stage.direction, seed % 2 ? vermilion : '#e8623a');
  fillDisc(context, sunX, Math.max(radius + margin, sunY), radius, sun);
  record(stage, 'sun', 'shape', {
    x: sunX - radius,
    y: Math.max(radius + margin, sunY) - radius,
    width: radius * 2,
    height: radius * 2,
  });
  paintHills(stage, water - 130 * scale, 190, 0.0062, 0.4 + (seed % 5), '#8fbfae');
  paintHills(stage, water - 80 * scale, 120, 0.0085, 2.6, '#4d9480');
  const size = 76 * scale;
  for (let row = 0; row < 3; row++)
    paintScaleRow(stage, water - 62 * scale + row * 34 * scale, 2, size * 0.82, row % 2 ? size * 0.82 : 0, row);
  context.save();
  context.translate(left + 4 * scale, water - 798 * scale);
  context.scale(scale, scale);
  drawBoat(context, allowedColour(stage.direction, vermilion));
  context.restore();
  record(stage, 'dragon boat', 'picture', {
    x: left + 50 * scale,
    y: water - 320 * scale,
    width: span * 0.94,
    height: 430 * scale,
  });
  let row = 0;
  for (let y = water + 104 * scale; y < height + size; y += 46 * scale, row++)
    paintScaleRow(stage, y, row < 3 ? 1 : 0, size, row % 2 ? size : 0, row * 0.8);
  record(stage, 'waves', 'shape', { x: 0, y: water - 62 * scale, width, height: height - water + 62 * scale });
  if (wide)
    setFestivalCopy(stage, {
      x: margin,
      y: margin,
      width: left - margin * 0.6,
      height: water - 140 * scale - margin,
      gold: jade[0]!,
      pale: jade[1]!,
      align: 'left',
    });
  else {
    const top = margin * 1.1;
    const chinese = isHan(stage.brief.copy.title);
    setFestivalCopy(stage, {
      x: margin * 1.2,
      y: top,
      width: chinese ? Math.max(width * 0.36, sunX - radius - margin * 2.4) : width * 0.62,
      height: Math.min(water * 0.58, measure * 0.52),
      gold: jade[0]!,
      pale: jade[1]!,
      align: 'left',
    });
  }
}

export const dragonBoat: Composition = {
  name: 'festival-boat',
  label: { en: 'dragon boat on scale waves', zh: '龙舟鱼鳞浪' },
  types: ['poster', 'social', 'banner', 'cover'],
  suits: (brief) => (brief.festival === 'dragon-boat' ? 3.2 : 0),
  ownColours: true,
  figures: 0,
  draw,
};
