import type { Direction } from '../direction/direction.ts';
import { mix } from '../raster/colour.ts';
import { floodOrPaper, inkOn, accentOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { infoItems } from './info.ts';
import { isHan } from './break-lines.ts';
import { isParty, isWedding } from './invitation-words.ts';
import type { LayerName } from './layer-names.ts';
import { patternTones } from './repeat-pattern.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { pillPart, prepareStack } from './text-stack.ts';
import type { StackPart } from './text-stack.ts';

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) => floodOrPaper(direction, seed % 2 === 0);

/** Flags on a slack line from edge to edge. */
function paintBunting(
  stage: Stage,
  y: number,
  slack: number,
  tones: readonly string[],
  ground: string,
  name: LayerName,
): void {
  const { context, width, measure } = stage;
  const count = Math.max(7, Math.round(width / (measure * 0.095)));
  const at = (share: number) => y + slack * 4 * share * (1 - share);
  for (let flag = 0; flag < count; flag++) {
    const [from, to] = [(flag + 0.1) / count, (flag + 0.9) / count];
    const tall = (to - from) * width * 1.12;
    context.fillStyle = tones[flag % tones.length]!;
    context.beginPath();
    context.moveTo(from * width, at(from));
    context.lineTo(to * width, at(to));
    context.lineTo(((from + to) / 2) * width, at((from + to) / 2) + tall);
    context.fill();
  }
  context.strokeStyle = mix(ground, stage.palette.dark, 0.7);
  context.lineWidth = Math.max(1.5, measure * 0.003);
  context.beginPath();
  for (let step = 0; step <= 40; step++) context.lineTo((step / 40) * width, at(step / 40));
  context.stroke();
  record(stage, name, 'shape', { x: 0, y, width, height: slack + (width / count) * 1.12 });
}

/** Paper snips in the lower field, thinning out upward, none where words or the hero stand. */
function paintConfetti(stage: Stage, top: number, tones: readonly string[]): void {
  const { context, width, height, measure, random } = stage;
  for (let piece = 0; piece < 110; piece++) {
    const share = Math.sqrt(random());
    const x = random() * width;
    const y = top + share * (height - top);
    const size = measure * (0.006 + random() * 0.009);
    context.fillStyle = tones[piece % tones.length]!;
    context.save();
    context.translate(x, y);
    context.rotate(random() * Math.PI);
    if (piece % 3 === 0) fillDisc(context, 0, 0, size * 0.7, tones[piece % tones.length]!);
    else if (piece % 3 === 1) context.fillRect(-size, -size * 0.35, size * 2, size * 0.7);
    else {
      context.beginPath();
      context.moveTo(-size, size * 0.8);
      context.lineTo(size, size * 0.8);
      context.lineTo(0, -size);
      context.fill();
    }
    context.restore();
  }
  record(stage, 'confetti', 'shape', { x: 0, y: top, width, height: height - top });
}

function words(stage: Stage, ground: string, align: 'left' | 'centre'): StackPart[] {
  const { measure, palette, brief } = stage;
  const { copy } = brief;
  const ink = inkOn(palette, ground);
  const chinese = isHan(copy.title);
  const parts: StackPart[] = [
    {
      name: 'title',
      text: copy.title,
      voice: 'display',
      size: measure * (chinese ? 0.17 : 0.18),
      gap: 0,
      maxLines: chinese ? 3 : 4,
      lineHeight: chinese ? 1.15 : 1,
      colour: accentOn(palette, ground, 3.2),
    },
  ];
  for (const [index, { name, text }] of infoItems(copy).entries())
    parts.push({
      name,
      text,
      voice: 'text',
      size: measure * (name === 'date' ? 0.042 : 0.033),
      weight: name === 'date' || name === 'subtitle' ? 700 : 500,
      gap: measure * (index === 0 ? 0.06 : 0.02),
      maxLines: 2,
      colour: ink,
    });
  if (copy.action)
    parts.push(
      pillPart(stage, copy.action, { height: measure * 0.064, gap: measure * 0.038, fill: ink, ink: ground, align }),
    );
  return parts;
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, seed, aspect, figures } = stage;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const tones = patternTones(palette, ground);
  const wide = aspect > 1.25;
  const [hero] = figures;
  const flag = width / Math.max(7, Math.round(width / (measure * 0.095)));
  const second = tones.toReversed();
  if (!wide) paintBunting(stage, -measure * 0.02, measure * 0.11, second, ground, 'bunting behind');
  paintBunting(stage, -measure * 0.03, measure * (wide ? 0.03 : 0.035), tones, ground, 'bunting');
  const top = (wide ? measure * 0.03 : measure * 0.1) + flag * 1.12 + measure * 0.02;
  const align = wide && hero ? 'left' : 'centre';
  const column = wide && hero ? width * 0.52 : width - margin * 2.4;
  const x = align === 'left' ? margin * 1.2 : (width - column) / 2;
  const least = wide ? margin : hero ? height * 0.3 : height * 0.14;
  const stack = prepareStack(stage, words(stage, ground, align), {
    x,
    width: column,
    maxHeight: height - top - least - measure * 0.02,
    align,
  });
  const room = height - top - stack.height;
  if (wide) {
    if (hero)
      paintFigure(stage, hero, {
        name: 'hero',
        box: { x: width * 0.58, y: top, width: width * 0.42 - margin, height: height - top - margin },
        shadow: { colour: 'rgba(20,8,0,.28)', blur: measure * 0.02, x: 0, y: measure * 0.01 },
      });
    stack.paint(top + Math.max(0, (room - margin) / 2));
    return;
  }
  const from = top + (hero ? 0 : Math.max(0, (room - least) * 0.4));
  const foot = from + stack.height + measure * 0.035;
  paintConfetti(stage, foot, tones);
  stack.paint(from);
  if (!hero) return;
  const side = Math.min(height - foot - margin * 0.6, width * 0.62);
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: (width - side) / 2, y: height - margin * 0.6 - side, width: side, height: side },
    stand: true,
    shadow: { colour: 'rgba(20,8,0,.28)', blur: measure * 0.02, x: 0, y: measure * 0.01 },
  });
}

export const invitationParty: Composition = {
  name: 'invitation-party',
  label: { en: 'bunting and confetti', zh: '彩旗纸屑' },
  types: ['invitation'],
  suits: ({ prompt, mood, festival }) =>
    isWedding(prompt) || festival === 'qingming' || festival === 'ramadan'
      ? 0
      : isParty(prompt) || mood === 'playful'
        ? 3
        : mood === 'bold'
          ? 1.8
          : 0.9,
  ground: groundOf,
  prefers: /jack-o|ghost|bat$|balloon|birthday|cake|party|gift|bear|tree|firework|egg|rabbit|chick/,
  figures: 1,
  draw,
};
