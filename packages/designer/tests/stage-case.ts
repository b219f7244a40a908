import { createCanvas } from '@napi-rs/canvas';
import type { Brief, Copy, DesignType } from '../src/brief/brief.ts';
import { compositionNamed } from '../src/compositions/catalogue.ts';
import { readFigure } from '../src/compositions/figures.ts';
import { createStage } from '../src/compositions/stage.ts';
import type { Figure, Stage } from '../src/compositions/stage.ts';
import type { Direction } from '../src/direction/direction.ts';
import type { Palette } from '../src/palette/palette.ts';

export const palettes: Palette[] = [
  {
    name: 'warm',
    ground: '#f6ecd9',
    surface: '#efdcc0',
    ink: '#2c1a12',
    accent: '#e4572e',
    colours: ['#e4572e', '#f2a541', '#2f6b5e', '#8c2f1b'],
    light: '#fdf6e8',
    dark: '#2c1a12',
  },
  {
    name: 'night',
    ground: '#1a1140',
    surface: '#2a1d5c',
    ink: '#fff1dc',
    accent: '#ff5a36',
    colours: ['#ff5a36', '#5b46d6', '#ffc23d', '#ff8fa3'],
    light: '#fff1dc',
    dark: '#1a1140',
  },
  {
    name: 'mid',
    ground: '#8fb8a8',
    surface: '#7aa696',
    ink: '#10201a',
    accent: '#d9a441',
    colours: ['#d9a441', '#4f8a8b', '#c86b5b'],
    light: '#f3f0e2',
    dark: '#10201a',
  },
];

/** A subject of plain shapes: compositions are tested without the restyling of real ones. */
export function plainFigure(): Figure {
  const canvas = createCanvas(300, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7a3b1e';
  context.beginPath();
  context.arc(150, 160, 110, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#f2d7a0';
  context.fillRect(120, 40, 60, 160);
  return readFigure(canvas);
}

/** A chart, a window: drawn to its corners, so that it reaches as far as a subject can. */
export function squareFigure(): Figure {
  const canvas = createCanvas(300, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7a3b1e';
  context.fillRect(10, 10, 280, 280);
  context.fillStyle = '#f2d7a0';
  context.fillRect(60, 120, 60, 160);
  return readFigure(canvas);
}

export interface StageCase {
  composition: string;
  type?: DesignType;
  width: number;
  height: number;
  copy: Partial<Copy> & { title: string };
  figures?: number;
  /** What each of them is; plain shapes by default. */
  figure?: () => Figure;
  palette?: Palette;
  seed?: number;
  brief?: Partial<Brief>;
}

/** Draws one composition and hands back the stage with its pixels and its record. */
export function drawCase(test: StageCase): Stage {
  const composition = compositionNamed(test.composition);
  if (!composition) throw new Error(`No composition "${test.composition}".`);
  const chinese = /\p{Script=Han}/u.test(test.copy.title);
  const brief: Brief = {
    type: test.type ?? composition.types[0]!,
    language: chinese ? 'zh' : 'en',
    width: test.width,
    height: test.height,
    count: 1,
    copy: { details: [], ...test.copy },
    subjectText: '',
    setting: {},
    colours: [],
    mood: 'warm',
    placeholders: [],
    prompt: test.copy.title,
    ...test.brief,
  };
  const seed = test.seed ?? 1;
  const direction: Direction = {
    style: 'grain',
    palette: test.palette ?? palettes[0]!,
    type: {
      name: 'plain',
      display: { family: 'bricolage-grotesque', weight: 800 },
      text: { family: 'inter-tight', weight: 500 },
      displayZh: { family: 'noto-sans-sc', weight: 900 },
      textZh: { family: 'noto-sans-sc', weight: 500 },
      casing: 'as-is',
    },
    composition: test.composition,
    subjects: [],
    texture: 'paper',
    seed,
    label: { en: '', zh: '' },
  };
  const figures = Array.from({ length: Math.min(composition.figures, test.figures ?? 3) }, test.figure ?? plainFigure);
  const stage = createStage({ width: test.width, height: test.height, brief, direction, seed, figures });
  composition.draw(stage);
  return stage;
}
