import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import { isHan } from './break-lines.ts';
import { inkOn, accentOn, strongOf } from './colours.ts';
import { paintCardMark } from './card-mark.ts';
import { contactParts, identityOf, nameParts } from './card-words.ts';
import type { Composition } from './composition.ts';
import { inset, sheetBox, traceNotched } from './frames.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { setVerticalText } from './vertical-text.ts';

const paperOf = (palette: Palette) => (palette.asked ? palette.ground : mix(palette.light, '#fbf7ee', 0.5));

function paintEmblem(stage: Stage, x: number, y: number, radius: number, colour: string): void {
  const { context, measure } = stage;
  context.strokeStyle = colour;
  for (const [share, weight] of [
    [1, 0.0034],
    [0.91, 0.0014],
  ] as const) {
    context.lineWidth = Math.max(1, measure * weight);
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  record(stage, 'ring', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  paintCardMark(stage, { x, y, side: radius * 1.2, tall: 0.72, colour });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, context, aspect } = stage;
  const paper = paperOf(palette);
  paintGround(stage, paper);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const accent = accentOn({ ...palette, accent: strongOf(palette) }, paper, 4.7);
  const frame = inset(sheetBox(stage), margin * 0.75);
  context.strokeStyle = accent;
  context.lineWidth = Math.max(1, measure * 0.0022);
  traceNotched(context, frame, measure * 0.035, 'round');
  context.stroke();
  record(stage, 'frame', 'shape', frame);
  const inner = inset(frame, margin * 1.05);
  const identity = identityOf(brief.copy);
  // Few facts have the card to themselves.
  const size = measure * (identity.lines.length <= 2 ? 0.04 : 0.032);
  const look = { ink, accent, size, name: measure * 0.092 };
  if (aspect > 1.1 && isHan(identity.name) && [...identity.name].length <= 4) {
    drawVertical(stage, inner, look);
    return;
  }
  const radius = Math.min(measure * 0.105, inner.height * (aspect > 1.1 ? 0.16 : 0.13));
  paintEmblem(stage, width / 2, inner.y + radius, radius, accent);
  const top = inner.y + radius * 2 + measure * 0.04;
  const room = inner.y + inner.height - top;
  const place = { x: inner.x, width: inner.width, align: 'centre' as const };
  const head = prepareStack(stage, nameParts(stage, identity, look), { ...place, maxHeight: room * 0.56 });
  const facts = prepareStack(stage, contactParts(identity.lines, look), { ...place, maxHeight: room * 0.4 });
  head.paint(top);
  facts.paint(height - inner.y - facts.height);
}

/** A short Chinese name runs down at the right, under the emblem's axis; all that is Latin stands at the left. */
function drawVertical(
  stage: Stage,
  inner: ReturnType<typeof inset>,
  look: { ink: string; accent: string; size: number; name: number },
): void {
  const { brief, measure, context, palette } = stage;
  const identity = identityOf(brief.copy);
  const { name, role, ...rest } = identity;
  const strip = measure * 0.16;
  const titled = setVerticalText(stage, {
    name: name === brief.copy.title ? 'title' : 'name',
    text: name,
    box: { x: inner.x + inner.width - strip, y: inner.y, width: strip, height: inner.height * 0.94 },
    voice: 'display',
    maxSize: measure * 0.13,
    letterSpacing: 0.14,
    valign: 'middle',
    colour: look.accent,
  });
  let left = titled.x;
  if (role && isHan(role))
    left = setVerticalText(stage, {
      name: 'role',
      text: role,
      box: { x: left - measure * 0.085, y: titled.y, width: measure * 0.06, height: titled.height },
      voice: 'text',
      maxSize: look.size * 1.1,
      letterSpacing: 0.14,
      colour: look.ink,
    }).x;
  const rule = { x: left - measure * 0.055, y: inner.y, width: Math.max(1, measure * 0.002), height: inner.height };
  context.fillStyle = mix(paperOf(palette), look.accent, 0.6);
  context.fillRect(rule.x, rule.y, rule.width, rule.height);
  record(stage, 'rule', 'shape', rule);
  const column = rule.x - measure * 0.06 - inner.x;
  const radius = Math.min(measure * 0.095, inner.height * 0.2);
  paintEmblem(stage, inner.x + radius, inner.y + radius, radius, look.accent);
  const house = rest.house;
  if (house) {
    const x = inner.x + radius * 2 + measure * 0.035;
    const stack = prepareStack(
      stage,
      [
        {
          name: house === brief.copy.title ? 'title' : 'house',
          text: house,
          voice: 'display',
          size: measure * 0.055,
          gap: 0,
          maxLines: 2,
          colour: look.ink,
        },
      ],
      { x, width: rule.x - measure * 0.04 - x, maxHeight: radius * 2 },
    );
    stack.paint(inner.y + radius - stack.height / 2);
  }
  const lines = role && !isHan(role) ? [{ name: 'role', text: role }, ...identity.lines] : identity.lines;
  const facts = prepareStack(stage, contactParts(lines, look), {
    x: inner.x,
    width: column,
    maxHeight: inner.height - radius * 2 - measure * 0.04,
  });
  facts.paint(inner.y + inner.height - facts.height);
}

export const cardEmblem: Composition = {
  name: 'card-emblem',
  label: { en: 'framed emblem', zh: '徽章边框' },
  types: ['business-card'],
  suits: ({ mood, prompt, copy }, subjects) =>
    (mood === 'elegant' || mood === 'calm' || mood === 'warm' ? 2.6 : 1.9) +
    (/tea|wine|law|jewel|hotel|restaurant|bakery|florist|茶|酒|律师|珠宝|酒店|餐|花艺|书法/iu.test(prompt) ? 0.3 : 0) +
    (isHan(copy.title) && subjects > 0 ? 0.2 : 0),
  ground: ({ palette }: Omit<Direction, 'label'>) => paperOf(palette),
  figures: 1,
  draw,
};
