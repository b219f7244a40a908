import { distance } from './colours.ts';
import { readOklch } from '../palette/oklch.ts';
import { mix } from '../raster/colour.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { setFestivalCopy } from './festival-copy.ts';
import { hill, layPaper, recordSheets } from './paper-sheet.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

const night = ['#cfd0e6', '#93a0cf', '#5c72b4', '#37509a', '#213a80', '#142765', '#0c1a49'];
const violet = ['#e6d3e4', '#b79ac9', '#8168ad', '#5b4592', '#432f7a', '#301f62', '#20134a'];
const teal = ['#d5e6dc', '#96c3b8', '#5f9d9c', '#357a83', '#1f5c69', '#124653', '#0a323f'];

/** A sheet with a scalloped opening: the eye passes through clouds to the moon. */
function cloudOpening(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  stretch: number,
  count: number,
  turn: number,
) {
  return (context: SKRSContext2D) => {
    context.fillRect(0, 0, stage.width, stage.height);
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.ellipse(x, y, radius * 0.94, radius * stretch * 0.94, 0, 0, Math.PI * 2);
    context.fill();
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * Math.PI * 2 + turn;
      const size = ((Math.PI * 2 * radius) / count) * (0.46 + 0.3 * stage.random());
      fillDisc(
        context,
        x + Math.cos(angle) * (radius - size * 0.4),
        y + Math.sin(angle) * (radius * stretch - size * 0.4),
        size,
        '#000000',
      );
    }
    context.globalCompositeOperation = 'source-over';
  };
}

function leaf(context: SKRSContext2D, x: number, y: number, length: number, angle: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.5, -length * 0.28, length, 0);
  context.quadraticCurveTo(length * 0.5, length * 0.28, 0, 0);
  context.fill();
  context.restore();
}

/** A spray of osmanthus from the corner: the flower of the eighth month. */
function paintOsmanthus(stage: Stage, fromRight: boolean): void {
  const unit = stage.measure / 1070;
  const mirror = (context: SKRSContext2D) => context.transform(-1, 0, 0, 1, stage.width, 0);
  const twig: [number, number, number][] = [];
  let [x, y, angle] = [-10 * unit, 66 * unit, 0.42];
  for (let index = 0; index < 11; index++) {
    twig.push([x, y, angle]);
    x += Math.cos(angle) * 40 * unit;
    y += Math.sin(angle) * 40 * unit;
    angle -= 0.035;
  }
  layPaper(
    stage,
    '#2f7a68',
    (context) => {
      if (fromRight) mirror(context);
      context.lineWidth = 7 * unit;
      context.lineCap = 'round';
      context.beginPath();
      for (const [px, py] of twig) context.lineTo(px, py);
      context.stroke();
      for (const [index, [px, py, lean]] of twig.entries()) {
        if (index === 0) continue;
        for (const side of [-0.95, 0.95]) leaf(context, px, py, (92 - index * 4) * unit, lean + side);
      }
    },
    14 * unit,
  );
  layPaper(
    stage,
    '#f2b134',
    (context) => {
      if (fromRight) mirror(context);
      for (const [px, py] of twig.slice(1)) {
        for (let blossom = 0; blossom < 3; blossom++) {
          const bx = px + (stage.random() - 0.5) * 50 * unit;
          const by = py + (stage.random() - 0.5) * 50 * unit;
          const size = (6.5 + stage.random() * 4) * unit;
          for (let petal = 0; petal < 4; petal++) {
            const turn = petal * 1.571 + blossom;
            fillDisc(
              context,
              bx + Math.cos(turn) * size * 0.8,
              by + Math.sin(turn) * size * 0.8,
              size * 0.72,
              '#000000',
            );
          }
        }
      }
    },
    8 * unit,
  );
}

function draw(stage: Stage): void {
  const { width, height, context, aspect, figures, seed, measure, palette } = stage;
  const asked = palette.asked?.find((colour) => readOklch(colour).chroma > 0.04 && readOklch(colour).hue > 170);
  const tones = [night, violet, teal].toSorted((a, b) => (asked ? distance(a[5]!, asked) - distance(b[5]!, asked) : 0))[
    asked ? 0 : seed % 3
  ]!;
  const wide = aspect > 1.25;
  const x = wide ? width * 0.7 : width / 2;
  const square = !wide && aspect > 0.85;
  const y = wide ? height * 0.44 : height * (square ? 0.35 : 0.385);
  const radius = Math.min(wide ? height * 0.27 : width * (square ? 0.2 : 0.232), measure * 0.23);
  paintGround(stage, '#f3e3c3');
  layPaper(stage, '#ffe9ad', (paper) => fillDisc(paper, x, y, radius, '#000000'), radius * 0.33);
  for (const [dx, dy, size] of [
    [-0.34, -0.31, 0.2],
    [0.27, -0.5, 0.115],
    [0.42, 0.1, 0.26],
    [-0.16, 0.3, 0.144],
    [-0.57, 0.17, 0.087],
  ] as const) {
    fillDisc(context, x + dx * radius, y + dy * radius, size * radius, 'rgba(224,182,104,.3)');
  }
  record(stage, 'moon', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  const reach = Math.max(width - x, x, height - y) / (radius * 1.1);
  for (const [index, tone] of tones.entries()) {
    const grow = 1.096 + index * 0.25 * Math.max(1, reach / 3.4);
    layPaper(
      stage,
      tone,
      cloudOpening(stage, x, y, radius * grow, 1 + index * (wide ? -0.02 : 0.062), 13 + index, index * 0.7),
      radius * (0.1 + index * 0.014),
    );
  }
  const swing = measure * 0.04;
  const crest = y + radius * 1.5;
  layPaper(stage, mix(tones[3]!, tones[4]!, 0.3), hill(stage, crest, swing, 7.2, 2.2), 26);
  layPaper(stage, mix(tones[4]!, tones[5]!, 0.3), hill(stage, crest + swing * 1.6, swing, 6.2, 5), 28);
  recordSheets(stage, 'hills', crest - swing);
  const [hero] = figures;
  if (hero) {
    const size = radius * 1.5;
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: x - size / 2, y: crest + swing * 1.5 - size, width: size, height: size },
      stand: true,
      shadow: { colour: 'rgba(6,10,40,.6)', blur: 16, x: 0, y: 9 },
    });
  }
  layPaper(stage, tones[5]!, hill(stage, crest + swing * 2.6, swing * 0.8, 7, 1), 30);
  layPaper(stage, tones[6]!, hill(stage, crest + swing * 3.8, swing * 0.6, 6.1, 3.4), 30);
  paintOsmanthus(stage, wide);
  if (wide)
    setFestivalCopy(stage, {
      x: stage.margin,
      y: height * 0.24,
      width: width * 0.42,
      height: height * 0.6,
      gold: '#f6d488',
      pale: '#dfe5f6',
      align: 'left',
    });
  else {
    const from = crest + swing * 4.9;
    setFestivalCopy(stage, {
      x: stage.margin,
      y: from,
      width: width - stage.margin * 2,
      height: height - from - stage.margin,
      gold: '#f6d488',
      pale: '#dfe5f6',
      align: 'centre',
    });
  }
}

export const moonFestival: Composition = {
  name: 'festival-moon',
  label: { en: 'moon through paper clouds', zh: '层纸满月' },
  types: ['poster', 'social', 'banner', 'cover'],
  suits: (brief) => (brief.festival === 'mid-autumn' ? 3.2 : 0),
  prefers: /rabbit/,
  ownColours: true,
  figures: 1,
  draw,
};
