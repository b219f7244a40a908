import type { Composition } from './composition.ts';
import { floodOf, inkOn } from './colours.ts';
import type { Direction } from '../direction/direction.ts';
import { paintFigure } from './figures.ts';
import { isHan } from './break-lines.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';

/** Wordmark and line below a mark; answers nothing to do for what the copy lacks. */
export function setWordmark(stage: Stage, top: number, ink: string): void {
  const { brief, width, height, measure, margin } = stage;
  const { copy } = brief;
  const small = copy.subtitle ?? copy.details[0];
  const inner = Math.min(width - margin * 2.4, measure * 0.78);
  const x = (width - inner) / 2;
  const room = height - margin * 1.2 - top;
  const title = setText(stage, {
    name: 'wordmark',
    text: copy.title,
    box: { x, y: top, width: inner, height: room * (small ? 0.62 : 0.9) },
    voice: 'display',
    maxLines: copy.title.length > 16 ? 2 : 1,
    maxSize: measure * 0.118,
    align: 'centre',
    colour: ink,
    ...(isHan(copy.title) ? { letterSpacing: 0.12 } : {}),
  });
  if (!small) return;
  const chinese = isHan(small);
  setText(stage, {
    name: 'tagline',
    text: small,
    box: { x, y: title.y + title.height + measure * 0.032, width: inner, height: measure * 0.05 },
    voice: 'text',
    weight: 500,
    maxSize: measure * (chinese ? 0.032 : 0.028),
    align: 'centre',
    colour: ink,
    letterSpacing: chinese ? 0.3 : 0.14,
    casing: chinese || small.length > 34 ? 'as-is' : 'upper',
  });
}

/** Grounds a mark can stand on: paper, flood, dark. */
export const logoGroundOf = ({ palette }: Omit<Direction, 'label'>, seed: number): string =>
  palette.asked ? palette.ground : [palette.light, floodOf(palette), palette.dark][seed % 3]!;

export function paintLogoGround(stage: Stage): string {
  const { seed, context, width, height } = stage;
  const ground = logoGroundOf(stage.direction, seed);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  record(stage, 'ground', 'background', { x: 0, y: 0, width, height });
  return ground;
}

function draw(stage: Stage): void {
  const { width, height, measure, palette } = stage;
  // The mark keeps the colours of its style, so it stands on paper or on a pale tint.
  const { context } = stage;
  const ground = palette.ground;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  record(stage, 'ground', 'background', { x: 0, y: 0, width, height });
  const size = measure * 0.42;
  const top = height * 0.5 - measure * 0.35;
  const [hero] = stage.figures;
  if (hero)
    paintFigure(stage, hero, { name: 'mark', box: { x: (width - size) / 2, y: top, width: size, height: size } });
  setWordmark(stage, hero ? top + size + measure * 0.075 : height * 0.42, inkOn(palette, ground));
}

export const logoMark: Composition = {
  name: 'logo-mark',
  label: { en: 'picture mark', zh: '图形标志' },
  types: ['logo'],
  suits: (_brief, subjects) => (subjects > 0 ? 2.4 : 0),
  figures: 1,
  draw,
};
