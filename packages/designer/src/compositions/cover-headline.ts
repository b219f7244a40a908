import type { Composition } from './composition.ts';
import { discOf, inkOn, strongOf } from './colours.ts';
import { contrast, luminance } from '../palette/contrast.ts';
import { paintEmblem } from './emblem.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintStack } from './info.ts';
import { mix } from '../raster/colour.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Direction } from '../direction/direction.ts';
import type { Stage } from './stage.ts';
import { drawLines, layoutText, recordText } from './text.ts';
import type { TextLayout } from './text.ts';

/** A felt pen's stroke behind a line: uneven ends, a little slant. */
function paintMarker(
  stage: Stage,
  line: TextLayout['lines'][number],
  size: number,
  colour: string,
  ground: string,
): void {
  const { context, random } = stage;
  const pad = size * 0.1;
  // On the dark a stroke behind pale letters is mud: it is drawn under them.
  const under = luminance(ground) < 0.2;
  const top = line.baseline + size * (under ? (isHan(line.text) ? 0.13 : 0.05) : -0.36);
  const bottom = top + size * (under ? 0.09 : 0.5);
  const wobble = () => (random() - 0.5) * size * (under ? 0.025 : 0.07);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(line.x - pad + wobble(), top + wobble());
  context.lineTo(line.x + line.width + pad + wobble(), top - size * 0.02 + wobble());
  context.lineTo(line.x + line.width + pad * 1.3 + wobble(), bottom + wobble());
  context.lineTo(line.x - pad * 1.2 + wobble(), bottom + size * 0.03 + wobble());
  context.fill();
  record(stage, 'marker', 'shape', { x: line.x - pad, y: top, width: line.width + pad * 2, height: bottom - top });
}

/** The dotted ground of a notebook, fading where the words are. */
function paintDots(stage: Stage, colour: string): void {
  const { context, width, height, measure } = stage;
  const step = measure * 0.045;
  context.fillStyle = colour;
  for (let y = step; y < height; y += step) {
    for (let x = step; x < width; x += step) {
      context.beginPath();
      context.arc(x, y, measure * 0.0028, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** Without a subject an ornament lies between the headline and the facts. */
function paintBetween(stage: Stage, head: number, foot: number, ground: string): void {
  const { width, measure, seed } = stage;
  const kind = foot - head < width * 0.62 ? 'mosaic' : (['mosaic', 'bends', 'bloom'] as const)[seed % 3]!;
  if (foot - head > measure * 0.2) paintEmblem(stage, kind, { x: 0, y: head, width, height: foot - head }, ground);
}

/** On a wide sheet it stands beside the words, which take `column` pixels. */
function paintBeside(stage: Stage, column: number, ground: string): void {
  const { width, height, margin, seed } = stage;
  const kind = (['mosaic', 'bends', 'bloom'] as const)[seed % 3]!;
  const x = column + margin * (kind === 'bloom' ? 2 : 2.6);
  const side = Math.min(width - x - margin, height - margin * 2);
  const box =
    kind === 'bloom'
      ? { x: width - margin - side, y: (height - side) / 2, width: side, height: side }
      : { x, y: 0, width: width - x, height };
  paintEmblem(stage, kind, box, ground);
}

const groundOf = ({ palette }: Omit<Direction, 'label'>, seed: number) =>
  palette.asked || seed % 2 ? palette.ground : mix(palette.light, palette.accent, 0.1);

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed } = stage;
  const { copy } = brief;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  paintDots(stage, mix(ground, palette.dark, 0.13));
  const ink = inkOn(palette, ground);
  const strong = [palette.accent, ...palette.colours].find(
    (colour) => contrast(colour, ink) >= 3 && contrast(colour, ground) > 1.12,
  );
  const marker = mix(strong ?? strongOf(palette), luminance(ground) > 0.4 ? '#fff6d8' : ground, 0.3);
  const wide = aspect > 1.2;
  const [hero] = stage.figures;
  const column = wide ? width * 0.54 : width - margin * 2;
  const items = infoItems(copy);
  const inner = hero && !wide ? width * 0.36 : column;
  const top = paintStack(stage, items, {
    x: margin,
    width: inner,
    bottom: height - margin,
    colour: ink,
    columns: 1,
    size: measure * 0.036,
    maxHeight: height * 0.42,
    fill: ink,
    ground,
  });
  const chinese = isHan(copy.title);
  const room = (wide || !hero ? top : Math.min(top, height * 0.5)) - margin * 1.2 - measure * 0.05;
  const layout = layoutText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: margin * 1.1, y: margin * 1.2, width: column - margin * 0.4, height: room },
    voice: 'display',
    maxLines: chinese ? 4 : 5,
    // One or two characters are a whole headline.
    maxSize: measure * (chinese ? (copy.title.length <= 2 ? 0.42 : 0.21) : copy.title.length <= 5 ? 0.3 : 0.2),
    lineHeight: chinese ? 1.26 : 1.14,
    colour: ink,
    valign: 'top',
  });
  // The last line carries the promise; on a single line there is only that one.
  const marked = layout.lines.length > 2 ? layout.lines.slice(-2) : layout.lines.slice(-1);
  for (const line of marked)
    paintMarker(stage, line, layout.size, luminance(ground) < 0.2 ? (strong ?? strongOf(palette)) : marker, ground);
  drawLines(stage.context, layout, ink);
  recordText(stage, layout, ink);
  if (!hero) {
    const head = layout.box.y + layout.box.height + measure * 0.075;
    const foot = items.length > 0 || copy.action ? top - measure * 0.055 : height;
    if (wide) paintBeside(stage, column, ground);
    else paintBetween(stage, head, foot, ground);
    return;
  }
  const from = layout.box.y + layout.box.height + measure * 0.05;
  const size = wide
    ? Math.min(width - column - margin * 2, height * 0.8)
    : Math.min(
        height - from - margin * 0.8,
        top < height - margin ? width - margin * 1.7 - inner - measure * 0.04 : width * 0.72,
      );
  const box = wide
    ? { x: width - margin - size, y: (height - size) / 2, width: size, height: size }
    : { x: width - margin * 0.7 - size, y: height - margin * 0.8 - size, width: size, height: size };
  fillDisc(stage.context, box.x + size / 2, box.y + size * 0.54, size * 0.5, discOf(palette, ground, hero.tone));
  record(stage, 'disc', 'shape', { ...box, y: box.y + size * 0.04 });
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: box.x + size * 0.02, y: box.y + size * 0.02, width: size * 0.96, height: size * 0.96 },
    rotation: -0.07,
    outline: measure * 0.014,
    shadow: { colour: 'rgba(30,15,5,.32)', blur: measure * 0.024, x: 0, y: measure * 0.01 },
  });
}

export const coverHeadline: Composition = {
  name: 'cover-headline',
  label: { en: 'marked headline', zh: '划线大标题' },
  types: ['cover', 'social'],
  suits: (brief) => (brief.type === 'cover' ? 2.6 : 0.8),
  ground: groundOf,
  figures: 1,
  draw,
};
