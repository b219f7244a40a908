import type { Direction } from '../direction/direction.ts';
import { floodOrPaper, inkOn, accentOn } from './colours.ts';
import { contactParts, identityOf, nameParts } from './card-words.ts';
import type { Composition } from './composition.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) =>
  floodOrPaper({ ...direction, subjects: [] }, seed % 2 === 1);

const radiusOf = ({ measure, width }: Stage) => Math.min(measure * 0.3, width * 0.22);

/** One form bleeds off a corner: a round, a quarter or a bar on the slant. The only ornament that there is. */
function paintForm(stage: Stage, ground: string): void {
  const { context, width, height, palette, seed } = stage;
  const colour = accentOn(palette, ground, 1.8);
  const second =
    [...palette.colours, palette.light].find((other) => other !== colour && other !== ground) ?? palette.light;
  const radius = radiusOf(stage);
  context.fillStyle = colour;
  const kind = Math.floor(seed / 2) % 3;
  if (kind === 0) {
    fillDisc(context, width - radius * 0.55, radius * 0.4, radius, colour);
    fillDisc(context, width - radius * 1.62, radius * 0.4, radius * 0.2, second);
  } else if (kind === 1) {
    for (const [reach, tone] of [
      [1.5, colour],
      [1, second],
      [0.5, colour],
    ] as const) {
      context.fillStyle = tone;
      context.beginPath();
      context.moveTo(width, 0);
      context.arc(width, 0, radius * reach, Math.PI / 2, Math.PI);
      context.fill();
    }
  } else {
    context.beginPath();
    context.moveTo(width - radius * 1.5, 0);
    context.lineTo(width - radius * 0.85, 0);
    context.lineTo(width, radius * 0.85);
    context.lineTo(width, radius * 1.5);
    context.fill();
    context.fillStyle = second;
    context.beginPath();
    context.moveTo(width - radius * 0.6, 0);
    context.lineTo(width, 0);
    context.lineTo(width, radius * 0.6);
    context.fill();
  }
  const reach = radius * 1.85;
  record(stage, 'form', 'shape', { x: width - reach, y: 0, width: reach, height: Math.min(height, radius * 1.5) });
}

function draw(stage: Stage): void {
  const { height, width, margin, measure, palette, brief, seed, aspect } = stage;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  paintForm(stage, ground);
  const identity = identityOf(brief.copy);
  const ink = inkOn(palette, ground);
  const edge = margin * 1.4;
  const look = { ink, accent: ink, size: measure * 0.035, name: measure * (aspect > 1.1 ? 0.15 : 0.17) };
  const { house, ...person } = identity;
  const reach = radiusOf(stage) * 1.95;
  // Facts small in the upper left, the name large on the foot: all hangs on one edge.
  const lines = [
    ...(house ? [{ name: house === brief.copy.title ? 'title' : 'house', text: house }] : []),
    ...identity.lines,
  ];
  const facts = prepareStack(
    stage,
    contactParts(lines, look).map((part, index) =>
      index === 0 && house && part.kind !== 'device' ? { ...part, weight: 700 } : part,
    ),
    { x: edge, width: Math.max(width - edge - reach, width * 0.4), maxHeight: (height - edge * 2) * 0.45 },
  );
  facts.paint(edge);
  const stack = prepareStack(stage, nameParts(stage, person, look), {
    x: edge,
    width: width - edge * 2,
    maxHeight: height - edge * 2 - facts.height - measure * 0.08,
  });
  stack.paint(height - edge - stack.height);
}

export const cardCorner: Composition = {
  name: 'card-corner',
  label: { en: 'name on the foot', zh: '底部大名' },
  types: ['business-card'],
  suits: ({ mood, style }) =>
    style === 'minimal' || style === 'bauhaus' || mood === 'bold' || mood === 'tech' ? 2.8 : 2.35,
  ground: groundOf,
  figures: 0,
  draw,
};
