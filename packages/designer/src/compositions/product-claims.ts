import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { distance, inkOn, needsPaper, accentOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { factParts } from './fact-parts.ts';
import { paintFigure } from './figures.ts';
import { infoItems } from './info.ts';
import type { InfoItem } from './info.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import type { StackPart } from './text-stack.ts';
import { setText } from './text.ts';

const paperOf = (palette: Palette) => mix(palette.light, '#fffaf2', 0.4);
const halfOf = ({ palette, style, subjects }: Omit<Direction, 'label'>) =>
  subjects.length > 0 && needsPaper(style)
    ? mix(palette.light, strongOf(palette), 0.26)
    : palette.asked
      ? palette.ground
      : strongOf(palette);

/** What the thing can do, apart from what it costs and where it is sold. */
function splitFacts(items: readonly InfoItem[]): { claims: InfoItem[]; terms: InfoItem[] } {
  const told = items.filter(({ name }) => name.startsWith('detail') || name.startsWith('mark'));
  // One claim is no list.
  const claims = told.length > 1 ? told : [];
  return { claims, terms: items.filter((item) => !claims.includes(item)) };
}

/** Claims as rows between hairlines: a list to be ticked off. */
function claimParts(stage: Stage, claims: readonly InfoItem[], ink: string, size: number): StackPart[] {
  const { context, measure } = stage;
  return claims.flatMap(({ name, text }, index): StackPart[] => [
    {
      kind: 'device',
      height: Math.max(1, measure * 0.0022),
      gap: index === 0 ? 0 : size * 0.75,
      paint: (box) => {
        context.fillStyle = ink;
        context.fillRect(box.x, box.y, box.width, Math.max(1, box.height));
        record(stage, 'rule', 'shape', box);
      },
    },
    { name, text, voice: 'text', weight: 600, size, gap: size * 0.75, maxLines: 2, casing: 'as-is', colour: ink },
  ]);
}

/** The thing within rings, or a repeat where no set holds it. */
function paintField(stage: Stage, field: BoundingBox, half: string): void {
  const { width, height, measure, palette, aspect, figures, context } = stage;
  const wide = aspect > 1.1;
  const [hero] = figures;
  if (hero) {
    const side = wide ? Math.min(field.width * 1.02, height * 0.8) : Math.min(width * 0.72, field.height * 0.84);
    const x = wide ? field.x + field.width * 0.46 : width / 2;
    const y = wide ? height / 2 : field.height * 0.5;
    context.strokeStyle = mix(half, palette.light, 0.35);
    context.lineWidth = Math.max(1.5, measure * 0.003);
    for (const share of [0.5, 0.6]) {
      context.beginPath();
      context.arc(x, y, Math.min(side * share, field.width * 0.49, field.height * 0.49), 0, Math.PI * 2);
      context.stroke();
    }
    record(stage, 'rings', 'shape', field);
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
      shadow: { colour: 'rgba(20,8,0,.32)', blur: measure * 0.03, x: 0, y: measure * 0.018 },
    });
  } else {
    paintRepeat(stage, {
      pattern: (['quarters', 'sails', 'leaves'] as const)[stage.seed % 3]!,
      box: field,
      ground: half,
      tones: patternTones(palette, half),
      side: Math.min(field.width, field.height) / 4,
    });
  }
}

/** Name and kind above; claims and terms side by side on tall sheets, one below the other beside a picture. */
function setWords(stage: Stage, field: BoundingBox, paper: string, half: string): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const { copy } = brief;
  const wide = aspect > 1.1;
  const edge = margin * 1.2;
  const chinese = isHan(copy.title);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const accent = accentOn({ ...palette, accent: half }, paper, 4.7);
  const { claims, terms } = splitFacts(infoItems(copy, ['subtitle']));
  const words: BoundingBox = wide
    ? { x: edge, y: edge, width: field.x - edge * 2, height: height - edge * 2 }
    : { x: edge, y: field.height + edge * 0.9, width: width - edge * 2, height: height - field.height - edge * 1.9 };
  const pad = measure * 0.05;
  const columns = !wide && claims.length > 0 && terms.length + (copy.action ? 1 : 0) > 0;
  const title = setText(stage, {
    name: 'title',
    text: copy.title,
    box: { ...words, height: words.height * (wide ? 0.36 : 0.34) },
    voice: 'display',
    maxLines: wide ? 3 : chinese ? 1 : 2,
    maxSize: measure * 0.15,
    colour: ink,
  });
  let y = title.y + title.height + measure * 0.028;
  if (copy.subtitle)
    y = prepareStack(
      stage,
      [
        {
          name: 'subtitle',
          text: copy.subtitle,
          voice: 'text',
          size: measure * 0.036,
          gap: 0,
          maxLines: 2,
          colour: ink,
        },
      ],
      { x: words.x, width: words.width, maxHeight: words.height * 0.14 },
    ).paint(y);
  const top = y + pad * 0.9;
  const room = words.y + words.height - top;
  const left = columns ? words.width * 0.52 : words.width;
  const size = measure * 0.036;
  const list = prepareStack(stage, claimParts(stage, claims, ink, size), {
    x: words.x,
    width: left,
    maxHeight: columns ? room : room * (terms.length > 0 || copy.action ? 0.5 : 1),
  });
  const terminal = prepareStack(stage, factParts(stage, terms, { ink, accent, size: size * 1.1, ground: paper }), {
    x: columns ? words.x + left + pad : words.x,
    width: columns ? words.width - left - pad : words.width,
    maxHeight: columns ? room : room - (list.height > 0 ? list.height + pad : 0),
  });
  list.paint(columns ? words.y + words.height - list.height : top);
  terminal.paint(words.y + words.height - terminal.height);
}

function draw(stage: Stage): void {
  const { width, height, palette, aspect, direction, context } = stage;
  const paper = paperOf(palette);
  const half = distance(halfOf(direction), paper) > 40 ? halfOf(direction) : palette.dark;
  paintGround(stage, paper);
  const field: BoundingBox =
    aspect > 1.1 ? { x: width * 0.56, y: 0, width: width * 0.44, height } : { x: 0, y: 0, width, height: height * 0.5 };
  context.fillStyle = half;
  context.fillRect(field.x, field.y, field.width, field.height);
  record(stage, 'field', 'shape', field);
  paintField(stage, field, half);
  setWords(stage, field, paper, half);
}

export const productClaims: Composition = {
  name: 'product-claims',
  label: { en: 'split with claims', zh: '卖点分栏' },
  types: ['product'],
  suits: ({ copy }) => 2.2 + Math.min(0.5, 0.2 * (copy.details.length + (copy.marks?.length ?? 0))),
  ground: halfOf,
  figures: 1,
  draw,
};
