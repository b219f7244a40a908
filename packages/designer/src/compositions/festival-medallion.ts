import type { SKRSContext2D } from '@napi-rs/canvas';
import { allowedColour } from '../palette/forbidden-colours.ts';
import type { Composition } from './composition.ts';
import { setFestivalCopy } from './festival-copy.ts';
import { paintFigure, tintFigure } from './figures.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { openSheet, record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, drawLines } from './text.ts';

const turn = Math.PI * 2;

interface Colours {
  red: string;
  gold: string;
  cream: string;
}

/** Waves of the sea, scale upon scale, hardly there: the ground of every festive sheet. */
function paintScales(stage: Stage, gold: string): void {
  const { context, width, height, measure } = stage;
  const step = measure * 0.05;
  context.save();
  context.strokeStyle = gold;
  context.globalAlpha = 0.16;
  context.lineWidth = Math.max(1, measure * 0.0018);
  for (let row = -1; row * step < height + step * 2; row++) {
    for (let x = row % 2 ? step : 0; x < width + step * 2; x += step * 2) {
      for (const share of [0.97, 0.67, 0.37]) {
        context.beginPath();
        context.arc(x, row * step + step, step * share, Math.PI, 0);
        context.stroke();
      }
    }
  }
  context.restore();
}

function cutRing(
  context: SKRSContext2D,
  x: number,
  y: number,
  count: number,
  radius: number,
  cut: (index: number) => void,
): void {
  for (let index = 0; index < count; index++) {
    context.save();
    context.translate(x, y);
    context.rotate((index / count) * turn);
    context.translate(0, -radius);
    cut(index);
    context.restore();
  }
}

function cutDrop(context: SKRSContext2D, length: number, width: number): void {
  context.beginPath();
  context.moveTo(0, -length / 2);
  context.quadraticCurveTo(width, length * 0.2, 0, length / 2);
  context.quadraticCurveTo(-width, length * 0.2, 0, -length / 2);
  context.fill();
}

/** The cut band: rosettes and sprays in turn between two lines of teeth. */
function cutBand(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const unit = radius / 392;
  context.globalCompositeOperation = 'destination-out';
  fillDisc(context, x, y, radius - 132 * unit, '#000000');
  cutRing(context, x, y, 84, radius - 14 * unit, () => cutDrop(context, 19 * unit, 6 * unit));
  cutRing(context, x, y, 72, radius - 120 * unit, () => {
    context.rotate(Math.PI);
    cutDrop(context, 17 * unit, 6 * unit);
  });
  context.lineWidth = 4 * unit;
  for (const inset of [30, 104]) {
    context.beginPath();
    context.arc(x, y, radius - inset * unit, 0, turn);
    context.stroke();
  }
  cutRing(context, x, y, 16, radius - 67 * unit, (index) => {
    if (index % 2) {
      for (let petal = 0; petal < 8; petal++) {
        context.save();
        context.rotate((petal / 8) * turn);
        context.translate(0, -18 * unit);
        cutDrop(context, 22 * unit, 9 * unit);
        context.restore();
      }
      fillDisc(context, 0, 0, 5 * unit, '#000000');
      return;
    }
    for (const side of [-1, 1]) {
      for (let spray = 0; spray < 4; spray++) {
        context.save();
        context.scale(side, 1);
        context.translate((8 + spray * 11) * unit, (-16 + spray * 12) * unit);
        context.rotate(0.9);
        cutDrop(context, (32 - spray * 5) * unit, 8 * unit);
        context.restore();
      }
    }
  });
  context.globalCompositeOperation = 'source-over';
}

function drawCloud(context: SKRSContext2D, x: number, y: number, size: number, side: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.scale(side * size, size);
  context.strokeStyle = colour;
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-60, 20);
  context.lineTo(56, 20);
  context.stroke();
  context.beginPath();
  context.arc(-22, 0, 20, Math.PI * 0.5, Math.PI * 2.1);
  context.stroke();
  context.beginPath();
  context.arc(18, -6, 26, Math.PI, Math.PI * 2.45);
  context.stroke();
  context.restore();
}

function paintMedallion(stage: Stage, x: number, y: number, radius: number, colours: Colours): void {
  const { context, measure } = stage;
  const { red, cream } = colours;
  context.save();
  context.shadowColor = 'rgba(60,0,0,.5)';
  context.shadowBlur = measure * 0.028;
  context.shadowOffsetY = measure * 0.009;
  fillDisc(context, x, y, radius * 1.03, cream);
  context.restore();
  const cut = openSheet(stage);
  fillDisc(cut.context, x, y, radius, red);
  cutBand(cut.context, x, y, radius);
  const unit = radius / 392;
  drawCloud(cut.context, x - 150 * unit, y - 150 * unit, 0.8 * unit, 1, red);
  drawCloud(cut.context, x + 160 * unit, y + 176 * unit, 0.8 * unit, -1, red);
  context.save();
  context.shadowColor = 'rgba(60,0,0,.35)';
  context.shadowBlur = measure * 0.006;
  context.shadowOffsetY = measure * 0.003;
  context.drawImage(cut.canvas, 0, 0);
  context.restore();
  record(stage, 'papercut ring', 'picture', {
    x: x - radius * 1.03,
    y: y - radius * 1.03,
    width: radius * 2.06,
    height: radius * 2.06,
  });
  const [hero] = stage.figures;
  const side = radius * 1.12;
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  if (hero) {
    const figure = stage.direction.style === 'jianzhi' ? { ...hero, canvas: tintFigure(hero.canvas, red) } : hero;
    paintFigure(stage, figure, { name: 'hero', box });
    return;
  }
  // Without a subject the character itself is the picture, as on a door.
  const character = stage.brief.festival === 'spring-festival' ? '春' : ([...stage.brief.copy.title][0] ?? '福');
  const layout = layoutText(stage, {
    name: 'ornament',
    text: character,
    box,
    voice: 'display',
    align: 'centre',
    valign: 'middle',
  });
  drawLines(context, layout, red);
  record(stage, 'ornament', 'shape', layout.box);
}

function draw(stage: Stage): void {
  const { context, width, height, margin, measure, aspect } = stage;
  const colours = [
    { red: '#c4161c', gold: '#f6d68a', cream: '#fdf1dc' },
    { red: '#b3121f', gold: '#f4cf86', cream: '#fff3df' },
    { red: '#d0251c', gold: '#ffe0a0', cream: '#fff6e6' },
  ].map(({ red, gold, cream }) => ({
    red: allowedColour(stage.direction, red),
    gold: allowedColour(stage.direction, gold),
    cream,
  }))[stage.seed % 3]!;
  paintGround(stage, colours.red);
  paintScales(stage, colours.gold);
  const wide = aspect > 1.2;
  const inset = margin * 0.5;
  context.strokeStyle = colours.gold;
  for (const [gap, weight] of [
    [0, 0.003],
    [measure * 0.0095, 0.001],
  ] as const) {
    context.lineWidth = Math.max(1, measure * weight);
    context.strokeRect(inset + gap, inset + gap, width - (inset + gap) * 2, height - (inset + gap) * 2);
  }
  if (wide) {
    const radius = Math.min(height / 2 - margin * 1.3, width * 0.22);
    paintMedallion(stage, width - margin * 1.6 - radius, height / 2, radius, colours);
    const x = margin * 1.8;
    setFestivalCopy(stage, {
      x,
      y: margin * 1.8,
      width: width - radius * 2 - margin * 2.6 - x,
      height: height - margin * 3.6,
      gold: colours.gold,
      pale: colours.cream,
      align: 'left',
    });
    return;
  }
  const radius = Math.min(width / 2 - margin * 1.15, height * 0.31);
  const y = margin * 1.5 + radius;
  paintMedallion(stage, width / 2, y, radius, colours);
  const top = y + radius + measure * 0.045;
  setFestivalCopy(stage, {
    x: margin * 1.5,
    y: top,
    width: width - margin * 3,
    height: height - top - margin * 1.4,
    gold: colours.gold,
    pale: colours.cream,
    align: 'centre',
  });
}

export const medallion: Composition = {
  name: 'festival-medallion',
  label: { en: 'round paper-cut', zh: '团花剪纸' },
  types: ['poster', 'social', 'banner', 'cover'],
  suits: (brief) => (brief.festival === 'spring-festival' ? 3.2 : 0),
  ownColours: true,
  figures: 1,
  draw,
};
