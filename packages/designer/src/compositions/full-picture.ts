import { mix } from '../raster/colour.ts';
import { contrast } from '../palette/contrast.ts';
import { alpha } from '../scenes/tint.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { coverOf, lookAt, shadeFor, type Look, type PlaceLook } from './calm-side.ts';
import { accentOn, inkOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { factParts } from './fact-parts.ts';
import { infoItems, paintPill, prepareInfo, type InfoBlock } from './info.ts';
import { paintGround } from './shapes.ts';
import { record, settle, type Stage } from './stage.ts';
import { prepareStack, type StackPart } from './text-stack.ts';

/** The picture from edge to edge, cut where the sheet has another shape. */
function paintPicture(stage: Stage): void {
  const { context, width, height, palette } = stage;
  paintGround(stage, palette.dark);
  const [picture] = stage.figures;
  if (!picture) return;
  settle(stage);
  const cover = coverOf(picture.canvas, stage);
  context.drawImage(picture.canvas, cover.x, cover.y, cover.width, cover.height);
  record(stage, 'photograph', 'picture', { x: 0, y: 0, width, height });
}

type Side = 'head' | 'foot' | 'left' | 'right';

/** Where words may stand, as shares of the sheet. */
const places: Record<Side, BoundingBox> = {
  head: { x: 0, y: 0, width: 1, height: 0.42 },
  foot: { x: 0, y: 0.55, width: 1, height: 0.45 },
  left: { x: 0, y: 0, width: 0.46, height: 1 },
  right: { x: 0.54, y: 0, width: 0.46, height: 1 },
};

/** From this mean luminance on a place is bright enough for dark words on a light shade. */
const bright = 0.58;
/** Change beyond which words stand on a panel: a shade that hides so much is one already. */
const restless = 0.075;
/** Spread beyond which something stands in a place that words are not to cover if they can help it. */
const taken = 0.09;
/** Spread below which nothing stands in a place. */
const empty = 0.015;

interface Inks {
  ink: string;
  shade: string;
  accent: string;
}

function inksFor({ palette }: Stage, light: number): Inks {
  const shade = light > bright ? mix(palette.light, '#ffffff', 0.3) : mix(palette.dark, '#0c0a09', 0.55);
  const wanted = light > bright ? palette.dark : palette.light;
  const ink = contrast(wanted, shade) >= 7 ? wanted : light > bright ? '#17130f' : '#fffaf0';
  return { ink, shade, accent: accentOn(palette, shade, 5.5) };
}

/** How opaque a shade is from the edge (0) to where it ends (1): eased, so that nobody sees where that is. */
const easing = [1, 0.99, 0.95, 0.87, 0.74, 0.58, 0.41, 0.25, 0.12, 0.04, 0];

/**
 * A shade that is whole as far as the words reach and runs out into the picture; none where they read without.
 * @param reach px from the side's edge
 * @param behind what is behind the words
 */
function paintShade(
  stage: Stage,
  side: Side,
  reach: number,
  { inks, behind }: { inks: Inks; behind: PlaceLook },
): void {
  const { shade } = inks;
  const opacity = opacityFor(behind, inks);
  if (opacity === 0) return;
  const { context, width, height, measure } = stage;
  const level = side === 'left' || side === 'right';
  const whole = level ? width : height;
  // Across a wide sheet there is room to run out slowly.
  const end = Math.min(whole, reach + (level ? width * 0.34 : measure * 0.36));
  const from = side === 'foot' || side === 'right' ? whole : 0;
  const to = side === 'foot' || side === 'right' ? whole - end : end;
  const gradient = context.createLinearGradient(level ? from : 0, level ? 0 : from, level ? to : 0, level ? 0 : to);
  const solid = Math.min(0.98, reach / end);
  gradient.addColorStop(0, alpha(shade, opacity));
  for (const [index, share] of easing.entries()) {
    const at = solid + ((1 - solid) * index) / (easing.length - 1);
    gradient.addColorStop(at, alpha(shade, Math.round(opacity * share * 1000) / 1000));
  }
  const box = {
    x: level ? Math.min(from, to) : 0,
    y: level ? 0 : Math.min(from, to),
    width: level ? end : width,
    height: level ? height : end,
  };
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.width, box.height);
  record(stage, 'shade', 'shape', box);
}

/** Title and subtitle. `size`: of the title, px. */
function titleParts(stage: Stage, { ink, accent }: Inks, size: number): StackPart[] {
  const { title, subtitle } = stage.brief.copy;
  const chinese = isHan(title);
  const parts: StackPart[] = [
    {
      name: 'title',
      text: title,
      voice: 'display',
      size: chinese ? size * 1.04 : size,
      gap: 0,
      maxLines: 4,
      colour: ink,
    },
  ];
  if (subtitle)
    parts.push({
      name: 'subtitle',
      text: subtitle,
      voice: 'text',
      size: Math.min(size * 0.34, stage.measure * 0.042),
      weight: 600,
      gap: stage.measure * 0.03,
      maxLines: 3,
      colour: accent,
      casing: 'as-is',
    });
  return parts;
}

interface Facts {
  /** Upper edge of facts and call to action. */
  top: number;
  paint: () => void;
}

/** Facts that stand on a foot, with the call to action beside them or, in a narrow column, below. */
function prepareFacts(
  stage: Stage,
  inks: Inks,
  box: { x: number; width: number; bottom: number; maxHeight: number },
): Facts {
  const { brief, measure } = stage;
  const { action } = brief.copy;
  const tall = measure * 0.062;
  const narrow = box.width < measure * 0.62;
  const above = action && narrow ? tall * 1.5 : 0;
  const items = infoItems(brief.copy, ['subtitle']);
  const info: InfoBlock = prepareInfo(stage, items, {
    x: box.x,
    width: action && !narrow ? box.width * 0.58 : box.width,
    bottom: box.bottom - above,
    maxHeight: Math.max(1, box.maxHeight - above),
    colour: inks.ink,
  });
  const paint = () => {
    info.paint();
    if (!action) return;
    paintPill(stage, {
      name: 'action',
      text: action,
      x: narrow ? box.x : box.x + box.width,
      y: box.bottom - tall,
      height: tall,
      maxWidth: narrow ? box.width : box.width * 0.4,
      fill: inks.accent,
      ink: inks.shade,
      align: narrow ? 'left' : 'right',
    });
  };
  return { top: Math.min(info.top, action ? box.bottom - tall : box.bottom), paint };
}

const hasFacts = ({ brief }: Stage) =>
  infoItems(brief.copy, ['subtitle']).length > 0 || brief.copy.action !== undefined;

/** None where an ink reads as it is; else enough to be seen as meant. */
function opacityFor(look: PlaceLook, { shade, ink }: Inks): number {
  const least = shadeFor(look, { shade, ink, least: 5.6 });
  return least === 0 ? 0 : Math.min(0.96, Math.max(0.3 + look.change * 4, least + 0.04));
}

const shareOf = ({ width, height }: Stage, box: BoundingBox): BoundingBox => ({
  x: box.x / width,
  y: box.y / height,
  width: box.width / width,
  height: box.height / height,
});

/** All words in a column on the calmer half of a wide sheet, or at its foot. */
function drawTogether(stage: Stage, side: Exclude<Side, 'head'>, look: Look): void {
  const { width, height, margin, measure } = stage;
  const inks = inksFor(stage, look(places[side]).light);
  const level = side !== 'foot';
  const column = level ? width * 0.42 : width - margin * 2;
  const x = side === 'right' ? width - margin - column : margin;
  const most = (height - margin * 2) * (level ? 0.44 : 0.3);
  const facts = prepareFacts(stage, inks, { x, width: column, bottom: height - margin, maxHeight: most });
  const floor = facts.top - (hasFacts(stage) ? measure * 0.055 : 0);
  const size = Math.min(measure * (level ? 0.135 : 0.175), column * 0.3);
  const maxHeight = (floor - margin) * (level ? 1 : 0.62);
  const title = prepareStack(stage, titleParts(stage, inks, size), { x, width: column, maxHeight });
  const head = level && hasFacts(stage) ? margin : floor - title.height;
  const reach = level ? column + margin : height - head + measure * 0.03;
  const words = { x, y: head, width: column, height: height - margin - head };
  paintShade(stage, side, reach, { inks, behind: look(shareOf(stage, words)) });
  title.paint(head);
  facts.paint();
}

/** How far down nothing stands, as a share of the sheet; undefined where something does at once. */
function emptyHead(look: Look): number | undefined {
  const depths = Array.from({ length: 13 }, (_, step) => 0.42 - step * 0.02);
  return depths.find((height) => look({ x: 0, y: 0, width: 1, height }).spread < empty);
}

/** The title at the calm head; facts at the foot, or with it where something stands there. */
function drawAtHead(stage: Stage, look: Look): void {
  const { width, height, margin, measure } = stage;
  const inks = inksFor(stage, look(places.head).light);
  const [x, column] = [margin, width - margin * 2];
  const size = Math.min(measure * 0.175, column * 0.3);
  const foot = footOf(stage, look);
  const together = foot.behind.spread > taken;
  const title = titleParts(stage, inks, size);
  const items = infoItems(stage.brief.copy, ['subtitle']);
  const manner = { ...inks, ground: inks.shade, size: measure * 0.034, gap: measure * 0.045 };
  const parts = together ? [...title, ...factParts(stage, items, manner)] : title;
  const free = together ? undefined : emptyHead(look);
  const maxHeight = free ? free * height - margin * 1.5 : height * (together ? 0.5 : 0.4);
  const stack = prepareStack(stage, parts, { x, width: column, maxHeight });
  const words = { x, y: margin, width: column, height: stack.height };
  paintShade(stage, 'head', margin + stack.height, { inks, behind: look(shareOf(stage, words)) });
  if (!together && hasFacts(stage)) {
    paintShade(stage, 'foot', height - foot.facts.top + measure * 0.02, foot);
    foot.facts.paint();
  }
  stack.paint(margin);
}

/** Facts alone at the foot of the sheet, and what is there. */
function footOf(stage: Stage, look: Look) {
  const { width, height, margin } = stage;
  const inks = inksFor(stage, look(places.foot).light);
  const column = width - margin * 2;
  const facts = prepareFacts(stage, inks, {
    x: margin,
    width: column,
    bottom: height - margin,
    maxHeight: height * 0.3,
  });
  const words = { x: margin, y: facts.top, width: column, height: height - margin - facts.top };
  return { inks, facts, behind: look(shareOf(stage, words)) };
}

/** Words on a panel that lies on the picture: of paper, but on a bright picture a dark one. */
function drawOnPanel(stage: Stage, side: Side, { light }: PlaceLook): void {
  const { width, height, margin, measure, palette, context } = stage;
  const level = side === 'left' || side === 'right';
  const ground = light > bright ? palette.dark : palette.light;
  const ink = inkOn(palette, ground);
  const inks = { ink, shade: ground, accent: accentOn(palette, ground, 4.6) };
  const pad = margin * 0.95;
  const outer = margin * 0.75;
  const panel = level ? width * 0.44 : width - outer * 2;
  const left = side === 'right' ? width - outer - panel : outer;
  const [x, column] = [left + pad, panel - pad * 2];
  const whole = height - (outer + pad) * 2;
  const between = hasFacts(stage) ? measure * 0.05 : 0;
  // Facts stand on a foot: how tall they are is told by where they begin above one.
  const most = level ? whole * 0.46 : height * 0.24;
  const factsAt = (bottom: number) => prepareFacts(stage, inks, { x, width: column, bottom, maxHeight: most });
  const below = between + height - factsAt(height).top;
  const size = Math.min(measure * (level ? 0.125 : 0.155), column * 0.3);
  const maxHeight = level ? whole - below : height * 0.26;
  const title = prepareStack(stage, titleParts(stage, inks, size), { x, width: column, maxHeight });
  const inner = level ? whole : title.height + below;
  const head = side === 'foot' ? height - outer - pad - inner : outer + pad;
  const box = { x: left, y: head - pad, width: panel, height: inner + pad * 2 };
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, measure * 0.014);
  context.fill();
  record(stage, 'panel', 'shape', box);
  title.paint(head);
  factsAt(head + inner).paint();
}

function draw(stage: Stage): void {
  const { aspect, seed, width, height, palette } = stage;
  paintPicture(stage);
  const look = lookAt(stage.figures[0]?.canvas, { width, height, ground: palette.dark });
  const sides: Side[] = aspect > 1.25 ? ['left', 'right'] : ['foot', 'head'];
  const [first, second] = sides.map((side) => ({ side, ...look(places[side]) }));
  const unrest = ({ change, spread }: PlaceLook) => change + spread;
  const isCalmer = (one: PlaceLook, other: PlaceLook) => unrest(one) < unrest(other) * 0.72;
  // The eye begins at the foot of a poster and at the left of a strip, unless the other side is clearly calmer.
  const calm = isCalmer(second!, first!) ? second! : first!;
  // Where one side is, something stands on the other, which a panel may reach.
  const isAlike = !isCalmer(second!, first!) && !isCalmer(first!, second!);
  if (calm.change > restless || (isAlike && seed % 3 === 1)) return drawOnPanel(stage, calm.side, calm);
  if (calm.side === 'head') return drawAtHead(stage, look);
  return drawTogether(stage, calm.side, look);
}

/** A picture from edge to edge, its words where it is calm. Chosen where somebody's picture is placed, never by itself. */
export const fullPicture: Composition = {
  name: 'full-picture',
  label: { en: 'picture to the edges', zh: '满版图片' },
  types: ['poster', 'social', 'cover', 'banner', 'invitation', 'presentation'],
  suits: () => 0,
  ownFigureColours: true,
  figures: 1,
  draw,
};
