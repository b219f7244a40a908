import type { CopyItem } from '../brief/brief.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { inkOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { luminance } from '../palette/contrast.ts';
import { factParts } from './fact-parts.ts';
import { paintFigure } from './figures.ts';
import { inset, paintFretFrame, sheetBox } from './frames.ts';
import { dishesOf, preparePriceList, restOf } from './menu-list.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { setVerticalText } from './vertical-text.ts';

const paperOf = (palette: Palette) => mix(palette.light, '#f6f0e1', 0.7);
const sealOf = (palette: Palette) => {
  const strong = strongOf(palette);
  return luminance(strong) < 0.28 ? strong : mix(strong, '#6d1512', 0.45);
};

/** The house's name on a hanging board at the right. */
function paintBoard(stage: Stage, box: BoundingBox): void {
  const { context, palette, brief, measure } = stage;
  const seal = sealOf(palette);
  context.fillStyle = seal;
  context.fillRect(box.x, box.y, box.width, box.height);
  record(stage, 'board', 'shape', box);
  const line = inset(box, measure * 0.009);
  context.strokeStyle = mix(seal, '#f8e4bd', 0.72);
  context.lineWidth = Math.max(1, measure * 0.0018);
  context.strokeRect(line.x, line.y, line.width, line.height);
  record(stage, 'board line', 'shape', line);
  const inner = inset(box, measure * 0.032);
  const { title, subtitle } = brief.copy;
  const sub = subtitle && isHan(subtitle) ? inner.width * 0.24 : 0;
  setVerticalText(stage, {
    name: 'title',
    text: title,
    box: { x: inner.x + sub, y: inner.y, width: inner.width - sub, height: inner.height },
    voice: 'display',
    maxSize: measure * 0.15,
    maxColumns: 3,
    letterSpacing: 0.08,
    align: 'centre',
    valign: 'middle',
    colour: '#fbeed3',
  });
  if (!subtitle || sub === 0) return;
  setVerticalText(stage, {
    name: 'subtitle',
    text: subtitle,
    box: { x: inner.x - sub * 0.1, y: inner.y, width: sub * 0.9, height: inner.height },
    voice: 'text',
    maxSize: measure * 0.03,
    maxColumns: 2,
    lineHeight: 1.3,
    letterSpacing: 0.1,
    align: 'left',
    valign: 'middle',
    colour: '#fbeed3',
  });
}

/** A dish runs down its own slip, its price at the foot, from right to left; answers how far down they reach. */
function paintSlips(stage: Stage, dishes: readonly CopyItem[], box: BoundingBox): number {
  const { context, palette, measure } = stage;
  const paper = paperOf(palette);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const rows = dishes.length > 9 ? 2 : 1;
  const each = Math.ceil(dishes.length / rows);
  const gap = measure * 0.03;
  const pitch = Math.min(box.width / each, measure * 0.2);
  const size = Math.min(pitch * 0.48, measure * 0.074);
  const longest = Math.max(...dishes.map(({ name }) => [...name].length));
  // Short names do not leave their prices a sheet's length away.
  const tall = Math.min(
    (box.height - gap * (rows - 1)) / rows,
    Math.max(size * (longest * 1.14 + 4.5), box.height * 0.5),
  );
  const spare = box.width - pitch * each;
  for (const [index, dish] of dishes.entries()) {
    const row = Math.floor(index / each);
    const right = box.x + box.width - spare / 2 - (index % each) * pitch;
    const y = box.y + row * (tall + gap);
    const x = right - pitch / 2;
    context.fillStyle = mix(paper, ink, 0.3);
    if (index % each > 0) {
      context.fillRect(right - 0.5, y, Math.max(1, measure * 0.0015), tall);
      record(stage, 'rule', 'shape', { x: right - 1, y, width: 2, height: tall });
    }
    const wide = pitch * 0.8;
    setVerticalText(stage, {
      name: `dish ${index + 1}`,
      text: dish.name,
      box: {
        x: x - wide / 2 + (dish.note ? wide * 0.16 : 0),
        y,
        width: wide * (dish.note ? 0.84 : 1),
        height: tall * 0.7,
      },
      voice: 'display',
      maxSize: size,
      maxColumns: 2,
      letterSpacing: 0.14,
      align: 'centre',
      colour: ink,
    });
    if (dish.note)
      setVerticalText(stage, {
        name: `note ${index + 1}`,
        text: dish.note,
        box: { x: x - wide / 2 - wide * 0.06, y, width: wide * 0.24, height: tall * 0.7 },
        voice: 'text',
        maxSize: size * 0.5,
        letterSpacing: 0.06,
        align: 'left',
        colour: ink,
      });
    if (!dish.price) continue;
    const stack = prepareStack(
      stage,
      [
        {
          name: `price ${index + 1}`,
          text: dish.price,
          voice: 'text',
          weight: 700,
          size: size * 0.72,
          gap: 0,
          maxLines: 1,
          colour: sealOf(palette),
        },
      ],
      { x: x - wide / 2, width: wide, maxHeight: tall * 0.2, align: 'centre' },
    );
    stack.paint(y + tall - stack.height);
  }
  return tall * rows + gap * (rows - 1);
}

function drawChinese(stage: Stage, inner: BoundingBox): void {
  const { measure, brief, palette, figures, aspect } = stage;
  const paper = paperOf(palette);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const dishes = dishesOf(brief.copy);
  const across = Math.min(inner.width * 0.3, measure * 0.26);
  const board = {
    x: inner.x + inner.width - across,
    y: inner.y,
    width: across,
    height: inner.height * (aspect > 1.25 ? 1 : 0.6),
  };
  paintBoard(stage, board);
  const [hero] = figures;
  const rest = restOf(
    brief.copy.subtitle && isHan(brief.copy.subtitle)
      ? brief.copy
      : { ...brief.copy, details: [...(brief.copy.subtitle ? [brief.copy.subtitle] : []), ...brief.copy.details] },
  );
  const left = { ...inner, width: inner.width - across - measure * 0.06 };
  const facts = prepareStack(
    stage,
    factParts(stage, rest, {
      ink,
      accent: sealOf(palette),
      size: measure * (dishes.length > 0 ? 0.026 : 0.036),
      ground: paper,
    }),
    { x: left.x, width: left.width, maxHeight: left.height * (dishes.length > 0 ? 0.24 : 0.6) },
  );
  const bottom = inner.y + inner.height - facts.height;
  facts.paint(bottom);
  const foot = bottom - (facts.height > 0 ? measure * 0.05 : 0);
  const slips = { x: left.x, y: inner.y + measure * 0.01, width: left.width, height: foot - inner.y };
  const used = dishes.length > 0 ? paintSlips(stage, dishes, slips) : 0;
  const spare = slips.height - used - measure * 0.05;
  if (aspect <= 1.25 && hero && used > 0 && spare > measure * 0.3) {
    // Few dishes leave the foot of the sheet to the pot.
    const side = Math.min(spare, inner.width * 0.62);
    paintFigure(stage, hero, {
      name: 'hero',
      box: {
        x: inner.x + (facts.height > 0 ? inner.width - side : measure * 0.03),
        y: foot - side,
        width: side,
        height: side,
      },
      stand: true,
    });
  } else if (aspect <= 1.25 && hero) {
    const y = board.y + board.height + measure * 0.03;
    const side = Math.min(across * 1.2, inner.y + inner.height - y);
    paintFigure(stage, hero, {
      name: 'hero',
      box: {
        x: inner.x + inner.width - (across + side) / 2,
        y: inner.y + inner.height - side,
        width: side,
        height: side,
      },
      stand: true,
    });
  }
  if (dishes.length > 0) return;
  if (!hero || aspect > 1.25) return;
  const side = Math.min(left.width, (foot - inner.y) * 0.9);
  if (side > measure * 0.15)
    paintFigure(stage, stage.figures[1] ?? hero, {
      name: 'companion',
      box: { x: left.x, y: inner.y, width: side, height: side },
    });
}

/** The same board across the top for Latin words, which do not run down. */
function drawLatin(stage: Stage, inner: BoundingBox): void {
  const { measure, brief, palette, context } = stage;
  const paper = paperOf(palette);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const dishes = dishesOf(brief.copy);
  const seal = sealOf(palette);
  const board = { ...inner, height: inner.height * 0.28 };
  context.fillStyle = seal;
  context.fillRect(board.x, board.y, board.width, board.height);
  record(stage, 'board', 'shape', board);
  const { title, subtitle } = brief.copy;
  const head = prepareStack(
    stage,
    [
      { name: 'title', text: title, voice: 'display', size: measure * 0.11, gap: 0, maxLines: 3, colour: '#fbeed3' },
      ...(subtitle
        ? [
            {
              name: 'subtitle',
              text: subtitle,
              voice: 'text' as const,
              size: measure * 0.03,
              gap: measure * 0.02,
              maxLines: 2,
              colour: '#fbeed3',
            },
          ]
        : []),
    ],
    {
      x: board.x + measure * 0.03,
      width: board.width - measure * 0.06,
      maxHeight: board.height * 0.8,
      align: 'centre',
    },
  );
  head.paint(board.y + (board.height - head.height) / 2);
  const y = board.y + board.height + measure * 0.05;
  const room = inner.y + inner.height - y;
  const facts = prepareStack(
    stage,
    factParts(stage, restOf(brief.copy), {
      ink,
      accent: seal,
      size: measure * (dishes.length > 0 ? 0.026 : 0.036),
      ground: paper,
      align: 'centre',
    }),
    { x: inner.x, width: inner.width, maxHeight: room * (dishes.length > 0 ? 0.26 : 1), align: 'centre' },
  );
  facts.paint(inner.y + inner.height - facts.height);
  if (dishes.length === 0) return;
  preparePriceList(
    stage,
    dishes,
    { x: inner.x, width: inner.width, height: room - facts.height - measure * 0.04 },
    { ink, accent: seal, leaders: 'dots', size: measure * 0.031, columns: dishes.length > 8 ? 2 : 1 },
  ).paint(y);
}

function draw(stage: Stage): void {
  const { margin, measure, palette, brief } = stage;
  paintGround(stage, paperOf(palette));
  const frame = inset(sheetBox(stage), margin * 0.75);
  paintFretFrame(stage, frame, mix(sealOf(palette), paperOf(palette), 0.2), measure * 0.045);
  const inner = inset(frame, margin * 0.55 + measure * 0.03);
  if (isHan(brief.copy.title)) drawChinese(stage, inner);
  else drawLatin(stage, inner);
}

export const menuVertical: Composition = {
  name: 'menu-vertical',
  label: { en: 'vertical slips', zh: '竖排水牌' },
  types: ['menu'],
  suits: ({ prompt, copy }) => {
    if (!isHan(copy.title)) return 0;
    const dishes = dishesOf(copy);
    // Slips have no headings: 冷盘 and 热菜 would be lost.
    if (new Set(dishes.map(({ section }) => section)).size > 1) return 0;
    if (dishes.length > 16 || dishes.some(({ name }) => !isHan(name))) return 0.8;
    return /茶|面|馆|酒楼|点心|火锅|川|粤|小吃|糕|粥|汤|中式|国风|私房/u.test(prompt) ? 3 : 2.1;
  },
  ownColours: true,
  ground: ({ palette }) => paperOf(palette),
  figures: 1,
  draw,
};
