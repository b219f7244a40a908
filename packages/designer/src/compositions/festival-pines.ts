import type { SKRSContext2D } from '@napi-rs/canvas';
import { allowedColour, isForbidden } from '../palette/forbidden-colours.ts';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { setFestivalCopy } from './festival-copy.ts';
import { hill, layPaper, recordSheets } from './paper-sheet.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

interface Colours {
  sky: string;
  near: string;
  tree: string;
  snow: string;
  moon: string;
  gold: string;
}

const variants: Colours[] = [
  { sky: '#0f3b3a', near: '#0a2628', tree: '#1f6a55', snow: '#f2f4ea', moon: '#f7e3b4', gold: '#f4cf7c' },
  { sky: '#7d1620', near: '#4d0a13', tree: '#a72a2c', snow: '#fdf1e2', moon: '#f7dca8', gold: '#f6d48c' },
  { sky: '#1b2f63', near: '#0e1b42', tree: '#35569a', snow: '#eef2ff', moon: '#ffeec4', gold: '#f5d68f' },
];

const bauble = '#d8433a';

/** A fir of paper: tiers that curl at their ends, a few baubles cut through. */
function cutFir(context: SKRSContext2D, x: number, foot: number, height: number): void {
  const tiers = 4;
  for (let tier = 0; tier < tiers; tier++) {
    const top = foot - height + (tier / tiers) * height * 0.86;
    const reach = height * (0.11 + 0.075 * tier);
    const drop = height * 0.34;
    context.beginPath();
    context.moveTo(x, top);
    context.bezierCurveTo(
      x + reach * 0.2,
      top + drop * 0.5,
      x + reach * 0.6,
      top + drop * 0.8,
      x + reach,
      top + drop * 0.86,
    );
    context.quadraticCurveTo(x + reach * 0.4, top + drop * 1.02, x, top + drop * 0.94);
    context.quadraticCurveTo(x - reach * 0.4, top + drop * 1.02, x - reach, top + drop * 0.86);
    context.bezierCurveTo(x - reach * 0.6, top + drop * 0.8, x - reach * 0.2, top + drop * 0.5, x, top);
    context.fill();
  }
  context.fillRect(x - height * 0.02, foot - height * 0.08, height * 0.04, height * 0.1);
}

function paintStar(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let point = 0; point < 16; point++) {
    const reach = point % 2 ? radius * 0.3 : point % 4 ? radius * 0.62 : radius;
    const angle = (point / 16) * Math.PI * 2 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.fill();
}

/** Threads from the upper edge with balls and stars: the tree's own ornaments. */
function paintOrnaments(stage: Stage, colours: Colours, from: number, to: number): void {
  const { context, measure, random } = stage;
  const accents = [
    colours.gold,
    allowedColour(stage.direction, bauble),
    colours.snow,
    mix(colours.tree, colours.snow, 0.45),
  ];
  const count = Math.max(4, Math.round((to - from) / (measure * 0.12)));
  for (let index = 0; index < count; index++) {
    const x = from + ((index + 0.5 + (random() - 0.5) * 0.4) * (to - from)) / count;
    const middle = Math.abs(index / (count - 1) - 0.5) * 2;
    const length = measure * (0.06 + 0.17 * middle * middle + 0.05 * random());
    const radius = measure * (0.018 + 0.014 * random());
    context.strokeStyle = colours.gold;
    context.lineWidth = Math.max(1, measure * 0.0018);
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, length);
    context.stroke();
    if (index % 3 === 1) paintStar(context, x, length + radius, radius * 1.25, colours.gold);
    else {
      const colour = accents[index % accents.length]!;
      context.fillStyle = colours.gold;
      context.fillRect(x - radius * 0.2, length - radius * 0.2, radius * 0.4, radius * 0.4);
      fillDisc(context, x, length + radius, radius, colour);
      context.save();
      context.beginPath();
      context.arc(x, length + radius, radius, 0, Math.PI * 2);
      context.clip();
      context.fillStyle = mix(colour, colours.near, 0.28);
      context.fillRect(x - radius, length + radius * 0.8, radius * 2, radius * 0.42);
      context.restore();
    }
  }
  record(stage, 'ornaments', 'shape', { x: from, y: 0, width: to - from, height: measure * 0.3 });
}

interface Moon {
  x: number;
  y: number;
  radius: number;
}

function paintMoon(stage: Stage, colours: Colours, { x, y, radius }: Moon): void {
  const halo = mix(colours.sky, colours.moon, 0.16);
  layPaper(stage, halo, (paper) => fillDisc(paper, x, y, radius * 1.34, '#000000'), stage.measure * 0.02);
  layPaper(stage, colours.moon, (paper) => fillDisc(paper, x, y, radius, '#000000'), stage.measure * 0.03);
  record(stage, 'moon', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

/** Two rows of firs, each on its own snow; the moon keeps a clearing for the hero. */
function paintWoods(stage: Stage, colours: Colours, { x, radius }: Moon, ground: number): void {
  const { measure, random, width } = stage;
  const rows = [
    { base: ground - radius * 0.1, size: 0.24, tree: mix(colours.tree, colours.sky, 0.45), snow: 0.34, clearing: 0.5 },
    { base: ground + radius * 0.16, size: 0.34, tree: colours.tree, snow: 0.16, clearing: 0.85 },
  ];
  for (const [index, { base, size, tree, snow, clearing }] of rows.entries()) {
    const cutRow = (paper: SKRSContext2D) => {
      const gap = radius * (0.36 + index * 0.2);
      for (let px = gap * 0.3 * random(); px < width + gap; px += gap * (0.75 + 0.5 * random())) {
        if (Math.abs(px - x) < radius * clearing) continue;
        cutFir(paper, px, base + radius * 0.24, radius * (size * 2 + 0.5 * random()) * (1.1 + index * 0.25));
      }
    };
    layPaper(stage, tree, cutRow, measure * 0.016);
    const slope = hill(stage, base + radius * 0.1, measure * 0.022, 6.4, index * 2.4 + 1);
    layPaper(stage, mix(colours.snow, colours.sky, snow), slope, measure * 0.024);
  }
  recordSheets(stage, 'snowy firs', ground - radius);
}

/** The one tree that is dressed, where no subject takes its place. */
function paintDressedTree(stage: Stage, colours: Colours, { x, radius }: Moon, foot: number): void {
  const { context, measure } = stage;
  layPaper(
    stage,
    mix(colours.tree, colours.near, 0.3),
    (paper) => cutFir(paper, x, foot, radius * 1.62),
    measure * 0.02,
  );
  paintStar(context, x, foot - radius * 1.66, radius * 0.15, colours.gold);
  for (let ball = 0; ball < 13; ball++) {
    const t = (ball + 1) / 14;
    const y = foot - radius * 1.5 * (1 - t) - radius * 0.12;
    fillDisc(
      context,
      x + Math.sin(ball * 2.4) * radius * 0.36 * t,
      y,
      radius * 0.035,
      ball % 3 ? colours.gold : allowedColour(stage.direction, bauble),
    );
  }
  record(stage, 'tree', 'picture', {
    x: x - radius * 0.6,
    y: foot - radius * 1.8,
    width: radius * 1.2,
    height: radius * 1.8,
  });
}

function draw(stage: Stage): void {
  const { context, width, height, margin, measure, aspect, seed, random, figures } = stage;
  const { forbidden } = stage.direction;
  const open = variants.filter(({ sky, tree }) => !isForbidden(sky, forbidden) && !isForbidden(tree, forbidden));
  const allowed = open.length > 0 ? open : variants;
  const colours = allowed[seed % allowed.length]!;
  const wide = aspect > 1.2;
  const square = !wide && aspect > 0.85;
  paintGround(stage, colours.sky);
  const moon: Moon = {
    x: wide ? width * 0.72 : width / 2,
    y: wide ? height * 0.46 : height * (square ? 0.34 : 0.38),
    radius: Math.min(wide ? height * 0.32 : width * (square ? 0.25 : 0.3), measure * 0.3),
  };
  const { x, radius } = moon;
  paintMoon(stage, colours, moon);
  const ground = moon.y + radius * 0.86;
  paintWoods(stage, colours, moon, ground);
  const foot = ground + radius * 0.34;
  const [hero] = figures;
  // This sheet's own tree is the better one.
  if (hero && !/tree/.test(stage.direction.subjects[0] ?? '')) {
    const size = radius * 1.3;
    const shadow = { colour: 'rgba(6,10,30,.5)', blur: measure * 0.016, x: 0, y: measure * 0.008 };
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: x - size / 2, y: foot - size, width: size, height: size },
      stand: true,
      shadow,
    });
  } else paintDressedTree(stage, colours, moon, foot);
  layPaper(stage, colours.near, hill(stage, foot + measure * 0.05, measure * 0.02, 5.6, 3.2), measure * 0.03);
  for (let flake = 0; flake < 90; flake++) {
    const y = random() * foot;
    const size = measure * (0.0014 + 0.0036 * random() ** 3);
    fillDisc(context, random() * width, y, size, mix(colours.snow, colours.sky, 0.25 * random()));
  }
  paintOrnaments(stage, colours, wide ? width * 0.5 : margin * 0.4, width - margin * 0.4);
  const from = foot + measure * 0.085;
  const inks = { gold: colours.gold, pale: colours.snow };
  if (wide)
    setFestivalCopy(stage, {
      ...inks,
      x: margin * 1.2,
      y: height * 0.14,
      width: width * 0.4,
      height: height * 0.55,
      align: 'left',
    });
  else
    setFestivalCopy(stage, {
      ...inks,
      x: margin * 1.2,
      y: from,
      width: width - margin * 2.4,
      height: height - from - margin * 1.1,
      align: 'centre',
    });
}

export const winterPines: Composition = {
  name: 'festival-pines',
  label: { en: 'paper firs and snow', zh: '剪纸雪杉' },
  types: ['poster', 'social', 'banner', 'cover'],
  suits: (brief) => (brief.festival === 'christmas' ? 3.2 : 0),
  prefers: /deer|snowman|sled|fox|bear/,
  ownColours: true,
  figures: 1,
  draw,
};
