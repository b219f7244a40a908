import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { tintOf } from './colours.ts';
import { luminance } from '../palette/contrast.ts';
import { paintBlossom, paintLeafSprig, tonesOnGround } from './pattern-motifs.ts';
import { layRepeat, openRepeat, paintPlainGround, repeatsOn } from './seamless.ts';
import type { Stage } from './stage.ts';

/** One ogee: two S-curves that meet in a point above and below. */
function traceOgee(context: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  const [half, tall] = [width / 2, height / 2];
  context.beginPath();
  context.moveTo(x, y - tall);
  context.bezierCurveTo(x, y - tall * 0.5, x + half, y - tall * 0.5, x + half, y);
  context.bezierCurveTo(x + half, y + tall * 0.5, x, y + tall * 0.5, x, y + tall);
  context.bezierCurveTo(x, y + tall * 0.5, x - half, y + tall * 0.5, x - half, y);
  context.bezierCurveTo(x - half, y - tall * 0.5, x, y - tall * 0.5, x, y - tall);
  context.closePath();
}

function draw(stage: Stage): void {
  const { measure, palette, figures, seed } = stage;
  const ground = palette.ground;
  paintPlainGround(stage, ground);
  const { columns, rows, width, height } = repeatsOn(stage, measure * (figures.length > 0 ? 0.5 : 0.34));
  const repeat = openRepeat(Math.ceil(width), Math.ceil(height));
  const { context } = repeat;
  const tones = tonesOnGround(palette, ground);
  const panel = luminance(ground) > 0.3 ? mix(ground, tones[0]!, 0.14) : tintOf(palette, ground, 0.1);
  const line = mix(ground, tones[1 % tones.length]!, 0.75);
  // The second column drops by half: its ogees fill the gaps of the first.
  const places = [
    { x: repeat.width * 0.25, y: repeat.height * 0.5, kind: 0 },
    { x: repeat.width * 0.75, y: 0, kind: 1 },
  ];
  const [wide, tall] = [repeat.width * 0.5, repeat.height];
  for (const { x, y, kind } of places)
    repeat.wrap(x, y, Math.max(repeat.width, repeat.height), (px, py) => {
      traceOgee(context, px, py, wide, tall);
      context.fillStyle = kind === 0 ? panel : ground;
      context.fill();
      context.strokeStyle = line;
      context.lineWidth = Math.max(1.5, wide * 0.018);
      context.stroke();
      traceOgee(context, px, py, wide * 0.88, tall * 0.88);
      context.lineWidth = Math.max(1, wide * 0.007);
      context.stroke();
    });
  for (const { x, y, kind } of places)
    repeat.wrap(x, y, Math.max(wide, tall), (px, py) => {
      const figure = figures[kind] ?? figures[0];
      const side = wide * 0.66;
      if (figure) {
        const { canvas, ink } = figure;
        const scale = side / Math.max(ink.width * canvas.width, ink.height * canvas.height);
        context.save();
        context.translate(px, py);
        // Facing columns: every second one looks the other way.
        if (kind === 1 && figures.length < 2) context.scale(-1, 1);
        context.drawImage(
          canvas,
          -(ink.x + ink.width / 2) * canvas.width * scale,
          -(ink.y + ink.height / 2) * canvas.height * scale,
          canvas.width * scale,
          canvas.height * scale,
        );
        context.restore();
      } else {
        const shown = kind === 0 ? tones : [tones[1 % tones.length]!, tones[0]!, tones[2 % tones.length]!];
        for (const turn of [Math.PI / 2, -Math.PI / 2])
          paintLeafSprig(context, px, py + Math.sin(turn) * tall * 0.22, tall * 0.3, turn, shown);
        paintBlossom(context, px, py, wide * 0.24, (seed % 6) * 0.2, shown);
      }
    });
  for (const y of [0, 0.5])
    for (const x of [0, 0.5]) {
      // Where four ogees meet.
      repeat.wrap(repeat.width * x, repeat.height * y, wide, (px, py) => {
        paintBlossom(context, px, py, wide * 0.055, 0, [tones[0]!, ground, tones[0]!]);
      });
    }
  layRepeat(stage, repeat, columns, rows, 'half-drop repeat');
}

export const patternHalfDrop: Composition = {
  name: 'pattern-half-drop',
  label: { en: 'half-drop ogees', zh: '半跳接花窗' },
  types: ['pattern'],
  suits: (brief, subjects) =>
    /damask|ogee|wallpaper|textile|fabric|vintage|deco|art nouveau|复古|壁纸|布料/i.test(brief.prompt)
      ? 2.9
      : (subjects > 0 ? 2.3 : 1.9) + (brief.mood === 'elegant' ? 0.4 : 0),
  figures: 2,
  draw,
};
