import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import type { Brief } from '../brief/brief.ts';
import type { Composition } from './composition.ts';
import { tonesOnGround } from './pattern-motifs.ts';
import { layRepeat, openRepeat, paintPlainGround, repeatsOn } from './seamless.ts';
import type { Stage } from './stage.ts';

/** Whether a brief is of the Chinese manner, where clouds and waves are at home. */
export const isChinese = (brief: Brief): boolean =>
  /祥云|云纹|海浪|海水|波纹|水纹|中式|国风|传统|chinese|oriental|cloud|seigaiha|wave/i.test(brief.prompt) ||
  ['spring-festival', 'mid-autumn', 'dragon-boat', 'qixi'].includes(brief.festival ?? '');

interface CloudInks {
  outline: string;
  body: string;
  inner: string;
}

/** Lobes of the ruyi head: x, y, radius in shares of the cloud's size. */
const lobes = [
  [-0.4, 0.08, 0.2],
  [-0.16, -0.12, 0.27],
  [0.2, -0.06, 0.24],
  [0.42, 0.12, 0.16],
] as const;

/** A coil from the rim of a lobe to its eye. */
function traceCoil(context: SKRSContext2D, x: number, y: number, radius: number, turns: number, flip: number): void {
  context.beginPath();
  const steps = 46;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const angle = Math.PI * 0.5 + flip * share * turns * Math.PI * 2;
    const reach = radius * (1 - share * 0.86);
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.stroke();
}

/** 祥云: lobes that coil, on a flat foot, with a tail that thins out. */
function paintCloud(context: SKRSContext2D, x: number, y: number, size: number, flip: boolean, inks: CloudInks): void {
  context.save();
  context.translate(x, y);
  context.scale(flip ? -size : size, size);
  for (const [grow, colour] of [
    [0.03, inks.outline],
    [0, inks.body],
  ] as const) {
    context.fillStyle = colour;
    for (const [lx, ly, radius] of lobes) {
      context.beginPath();
      context.arc(lx, ly, radius + grow, 0, Math.PI * 2);
      context.fill();
    }
    context.beginPath();
    context.roundRect(-0.56 - grow, 0.06 - grow, 1.1 + grow * 2, 0.22 + grow * 2, 0.11 + grow);
    context.fill();
    context.beginPath();
    context.moveTo(0.3, 0.06 - grow);
    context.bezierCurveTo(0.62, 0.04 - grow, 0.7, 0.16 - grow, 1.02 + grow * 2, 0.1);
    context.bezierCurveTo(0.78, 0.24 + grow, 0.6, 0.24 + grow, 0.3, 0.28 + grow);
    context.fill();
  }
  context.strokeStyle = inks.outline;
  context.lineCap = 'round';
  context.lineWidth = 0.032;
  traceCoil(context, -0.16, -0.1, 0.19, 1.6, -1);
  traceCoil(context, 0.2, -0.04, 0.165, 1.5, 1);
  traceCoil(context, -0.42, 0.1, 0.125, 1.3, -1);
  context.strokeStyle = inks.inner;
  context.lineWidth = 0.026;
  context.beginPath();
  context.moveTo(-0.3, 0.235);
  context.lineTo(0.36, 0.235);
  context.bezierCurveTo(0.6, 0.21, 0.7, 0.19, 0.84, 0.165);
  context.stroke();
  context.restore();
}

function draw(stage: Stage): void {
  const { measure, palette } = stage;
  const ground = palette.ground;
  paintPlainGround(stage, ground);
  const { columns, rows, width, height } = repeatsOn(stage, measure * 0.42);
  const repeat = openRepeat(Math.ceil(width), Math.ceil(height));
  const { context } = repeat;
  const tones = tonesOnGround(palette, ground);
  const first: CloudInks = { outline: tones[0]!, body: mix(ground, tones[0]!, 0.12), inner: tones[0]! };
  const second: CloudInks = { outline: ground, body: mix(ground, tones[1 % tones.length]!, 0.85), inner: ground };
  const side = Math.min(repeat.width, repeat.height);
  // Long lines of air between, as brocade has them.
  context.strokeStyle = mix(ground, tones[0]!, 0.42);
  context.lineWidth = side * 0.008;
  context.lineCap = 'round';
  for (const [x, y, length] of [
    [0.55, 0.13, 0.34],
    [0.62, 0.17, 0.3],
    [0.05, 0.63, 0.34],
    [0.09, 0.67, 0.3],
    [0.02, 0.47, 0.22],
    [0.52, 0.97, 0.22],
  ] as const)
    repeat.wrap(x * repeat.width, y * repeat.height, repeat.width, (px, py) => {
      context.beginPath();
      context.moveTo(px, py);
      context.lineTo(px + length * repeat.width, py);
      context.stroke();
    });
  for (const { x, y, share, flip, inks } of [
    { x: 0.25, y: 0.25, share: 0.46, flip: false, inks: first },
    { x: 0.75, y: 0.75, share: 0.46, flip: true, inks: first },
    { x: 0.76, y: 0.33, share: 0.3, flip: true, inks: second },
    { x: 0.24, y: 0.83, share: 0.3, flip: false, inks: second },
  ])
    repeat.wrap(x * repeat.width, y * repeat.height, side * share * 1.2, (px, py) =>
      paintCloud(context, px, py, side * share, flip, inks),
    );
  layRepeat(stage, repeat, columns, rows, 'clouds');
}

export const patternClouds: Composition = {
  name: 'pattern-clouds',
  label: { en: 'auspicious clouds', zh: '祥云纹' },
  types: ['pattern'],
  suits: (brief) => (/云|cloud/i.test(brief.prompt) ? 3 : isChinese(brief) ? 2.7 : brief.language === 'zh' ? 1.4 : 0.3),
  figures: 0,
  draw,
};
