import type { Composition } from './composition.ts';
import { discOf, floodOrPaper, inkOn, accentOn } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { isHan } from './break-lines.ts';
import { inkWithin, paintFigure } from './figures.ts';
import { infoItems, paintPill, prepareInfo } from './info.ts';
import { mix } from '../raster/colour.ts';
import { fillDisc, paintGround, paintRings } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import type { Direction } from '../direction/direction.ts';
import { layoutText, drawLines, paintText, recordText } from './text.ts';
import type { TextLayout } from './text.ts';

/** "40% off" over two lines, four characters two by two: a round holds a block better than a line. */
function tagLines(text: string): string[] | undefined {
  const percent = /^\s*(\d+\s?%)\s+(\S+)\s*$/.exec(text);
  if (percent) return [percent[1]!, percent[2]!];
  const characters = [...text.trim()];
  if (!isHan(text) || characters.length < 4 || characters.length > 6) return undefined;
  const middle = Math.ceil(characters.length / 2);
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')];
}

/** Price or offer on a round tag that overlaps the disc. */
export function paintTag(stage: Stage, text: string, x: number, y: number, radius: number, fill: string): void {
  const { context, palette } = stage;
  const ink = [palette.light, palette.dark, '#fffaf0', '#17130f'].toSorted(
    (a, b) => contrast(b, fill) - contrast(a, fill),
  )[0]!;
  context.save();
  context.translate(x, y);
  context.rotate(-0.16);
  fillDisc(context, 0, 0, radius, fill);
  context.strokeStyle = ink;
  context.lineWidth = Math.max(1.5, radius * 0.025);
  context.beginPath();
  context.arc(0, 0, radius * 0.88, 0, Math.PI * 2);
  context.stroke();
  record(stage, 'tag', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  const half = radius * 0.72;
  const lines = tagLines(text);
  const layout = layoutText(stage, {
    name: 'offer',
    text,
    box: { x: -half, y: -half * 0.72, width: half * 2, height: half * 1.44 },
    voice: 'display',
    ...(lines ? { lines } : { maxLines: 3 }),
    maxSize: radius * 0.64,
    align: 'centre',
    valign: 'middle',
    casing: 'as-is',
  });
  drawLines(context, layout, ink);
  context.restore();
  recordText(stage, { ...layout, box: { x: x - half, y: y - half, width: half * 2, height: half * 2 } }, ink);
}

interface Point {
  x: number;
  y: number;
}

interface Disc {
  cx: number;
  cy: number;
  radius: number;
}

/**
 * Where a tag stands on the disc's edge, and how large the thing may be beside it: at the upper right, unless another
 * corner is clearly freer; a thing that reaches into all of them is drawn smaller.
 */
function tagPlace({ figures: [hero] }: Stage, { cx, cy, radius }: Disc, reach: number, within: (at: Point) => Point) {
  const places = [
    [0.86, -0.62],
    [0.9, 0.58],
    [-0.88, -0.6],
    [-0.9, 0.58],
  ].map(([across, down]) => within({ x: cx + radius * across!, y: cy + radius * down! }));
  let size = radius * 1.72;
  if (!hero) return { at: places[0]!, size };
  for (let attempt = 0; ; attempt++, size *= 0.88) {
    const covered = places.map((at) => inkWithin(hero, { x: at.x - cx, y: at.y - cy }, reach * 0.74, size));
    const least = Math.min(...covered);
    // The first is what a reader expects.
    const chosen = covered[0]! <= 0.05 ? 0 : covered.indexOf(least);
    if (covered[chosen]! <= 0.05 || attempt === 3) return { at: places[chosen]!, size };
  }
}

/** The disc, the thing on it, and the tag that says what it costs. */
function paintProduct(stage: Stage, cx: number, cy: number, radius: number, ground: string): void {
  const { context, palette, measure, width, margin, brief } = stage;
  const [hero] = stage.figures;
  const disc = discOf(palette, ground, hero?.tone);
  fillDisc(context, cx, cy, radius, disc);
  record(stage, 'disc', 'shape', { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 });
  const tag = brief.copy.offer ?? brief.copy.price;
  const reach = Math.max(measure * 0.085, radius * 0.36);
  const side = margin * 0.6 + reach;
  const place = tagPlace(stage, { cx, cy, radius }, reach, ({ x, y }) => ({
    x: Math.max(side, Math.min(width - side, x)),
    y: Math.max(reach + margin * 0.5, y),
  }));
  const size = tag ? place.size : radius * 1.72;
  const shadow = { colour: 'rgba(25,8,0,.34)', blur: measure * 0.03, x: measure * 0.008, y: measure * 0.02 };
  if (hero)
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: cx - size / 2, y: cy - size / 2, width: size, height: size },
      shadow,
    });
  if (!tag) return;
  const ink = inkOn(palette, ground);
  paintTag(stage, tag, place.at.x, place.at.y, reach, contrast(ink, disc) > 2 ? ink : palette.dark);
}

/** Title, and the subtitle under it where there is one. */
function layoutHeading(stage: Stage, column: number, top: number, wide: boolean, ink: string): TextLayout[] {
  const { margin, measure, height, brief } = stage;
  const { copy } = brief;
  const chinese = isHan(copy.title);
  const long = copy.title.length > (chinese ? 16 : 52);
  const room = wide ? top - margin - measure * 0.05 : height * (long ? 0.3 : 0.24);
  const title = layoutText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: margin, y: margin, width: column, height: copy.subtitle ? room - measure * 0.07 : room },
    voice: 'display',
    maxLines: wide ? 4 : long ? 4 : 2,
    maxSize: measure * (wide ? 0.2 : chinese ? 0.15 : 0.14),
    align: wide ? 'left' : 'centre',
    colour: ink,
  });
  if (!copy.subtitle) return [title];
  const under = title.box.y + title.box.height;
  const subtitle = layoutText(stage, {
    name: 'subtitle',
    text: copy.subtitle,
    box: { x: margin, y: under + measure * 0.028, width: column, height: measure * 0.08 },
    voice: 'text',
    maxLines: 2,
    maxSize: measure * (wide ? 0.05 : 0.04),
    align: wide ? 'left' : 'centre',
    colour: ink,
  });
  return [title, subtitle];
}

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) => floodOrPaper(direction, seed % 2 === 0);

function draw(stage: Stage): void {
  const { context, width, height, margin, measure, palette, brief, aspect, seed } = stage;
  const { copy } = brief;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const wide = aspect > 1.25;
  const tag = copy.offer ?? copy.price;
  const items = infoItems(copy, tag ? [copy.offer ? 'offer' : 'price', 'subtitle'] : ['subtitle']);
  const column = wide ? width * 0.42 : width - margin * 2;
  const tall = measure * 0.064;
  const foot = height - margin;
  const bottom = copy.action && wide ? foot - tall * 1.5 : foot;
  const info = prepareInfo(stage, items, {
    x: margin,
    width: copy.action && !wide ? column * 0.56 : column,
    bottom,
    colour: ink,
    ...(wide ? { columns: 1 } : copy.action || items.length > 3 ? {} : { align: 'centre' as const }),
  });
  const top = Math.min(info.top, copy.action ? foot - tall : Infinity);
  const heading = layoutHeading(stage, column, top, wide, ink);
  const under = heading.at(-1)!.box.y + heading.at(-1)!.box.height;
  const area = wide
    ? { x: width * 0.46, y: 0, width: width * 0.54, height }
    : {
        x: 0,
        y: under,
        width,
        height: (items.length + (copy.action ? 1 : 0) > 0 ? top - measure * 0.02 : height - margin) - under,
      };
  const cx = area.x + area.width / 2;
  const cy = area.y + area.height / 2;
  const radius = Math.min(area.width * 0.46, area.height * 0.43);
  const glow = mix(ground, accentOn(palette, ground, 1.3), 0.12);
  paintRings(context, cx, cy, Math.hypot(width, height), Math.ceil(Math.hypot(width, height) / (radius * 0.42)), [
    ground,
    glow,
  ]);
  for (const layout of heading) paintText(stage, layout);
  info.paint();
  if (copy.action)
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: wide ? margin : margin + column,
      y: foot - tall,
      height: tall,
      maxWidth: column * 0.5,
      fill: ink,
      ink: ground,
      align: wide ? 'left' : 'right',
    });
  paintProduct(stage, cx, cy, radius, ground);
}

export const socialProduct: Composition = {
  name: 'social-product',
  label: { en: 'product on a disc', zh: '圆形主推' },
  types: ['social', 'poster', 'banner', 'cover', 'product'],
  suits: (brief, subjects) =>
    subjects === 0
      ? 0
      : (brief.copy.price || brief.copy.offer ? 2.4 : 1.6) -
        (brief.type === 'social' || brief.type === 'product' ? 0 : brief.type === 'poster' ? 0.6 : 1),
  ground: groundOf,
  figures: 1,
  draw,
};
