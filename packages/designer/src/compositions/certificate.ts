import type { Brief } from '../brief/brief.ts';
import { isCertificate } from '../brief/certificate.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { accentOn, inkOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { inset, paintDivider, paintFretFrame, sheetBox, traceNotched } from './frames.ts';
import { infoItems, type InfoItem } from './info.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record, type Stage } from './stage.ts';
import { setText } from './text.ts';
import { prepareStack, type StackPart } from './text-stack.ts';

/** Cream with a breath of the palette, unless a colour was asked for. */
const paperOf = (palette: Palette) => (palette.asked ? palette.ground : mix('#fdfaf2', palette.light, 0.35));

/** A broad band with a line on each side of it; Chinese ones turn into a fret at the corners. */
function paintFrame(stage: Stage, strong: string, chinese: boolean): BoundingBox {
  const { context, measure, margin } = stage;
  const outer = inset(sheetBox(stage), margin * 0.6);
  context.strokeStyle = strong;
  context.lineWidth = measure * 0.013;
  context.strokeRect(outer.x, outer.y, outer.width, outer.height);
  record(stage, 'border', 'shape', inset(outer, -measure * 0.007));
  const inner = inset(outer, measure * 0.026);
  if (chinese) paintFretFrame(stage, inner, strong, measure * 0.06);
  else {
    context.lineWidth = Math.max(1, measure * 0.0022);
    for (const by of [0, measure * 0.011]) {
      traceNotched(context, inset(inner, by), measure * 0.05, 'round');
      context.stroke();
    }
    record(stage, 'frame', 'shape', inner);
  }
  return inset(inner, measure * 0.06);
}

/** A rosette with two tails, as it is stuck below what is signed. */
function paintRosette(stage: Stage, x: number, y: number, radius: number, colour: string): void {
  const { context, palette } = stage;
  context.fillStyle = mix(colour, palette.dark, 0.25);
  for (const side of [-1, 1]) {
    const [near, far, foot] = [x + side * radius * 0.12, x + side * radius * 0.78, y + radius * 2];
    context.beginPath();
    context.moveTo(near, y);
    context.lineTo(far, foot);
    context.lineTo((near + far) / 2 + side * radius * 0.02, foot - radius * 0.3);
    context.lineTo(near, foot - radius * 0.06);
    context.fill();
  }
  const points = 24;
  context.fillStyle = colour;
  context.beginPath();
  for (let at = 0; at < points * 2; at++) {
    const reach = radius * (at % 2 === 0 ? 1 : 0.88);
    const angle = (at / points) * Math.PI;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.fill();
  fillDisc(context, x, y, radius * 0.68, mix(colour, palette.light, 0.22));
  fillDisc(context, x, y, radius * 0.58, colour);
  record(stage, 'seal', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 3 });
}

/** Who gives it: what is signed, and the house. */
const gives =
  /^(?:signed|presented by|issued by|awarded by)\b|^(?:颁发|签发|落款|校长|院长|总经理)|(?:学院|学校|大学|中学|小学|公司|集团|中心|协会|学会|机构|委员会|组委会|俱乐部|研究院|幼儿园)$/iu;

function heading(stage: Stage, items: readonly InfoItem[], ink: string, accent: string): StackPart[] {
  const { measure, brief } = stage;
  const { title, subtitle } = brief.copy;
  const chinese = isHan(title);
  const words: StackPart[] = [
    {
      name: 'title',
      text: title,
      voice: 'display',
      size: measure * (chinese ? 0.115 : 0.1),
      gap: 0,
      maxLines: 2,
      colour: accent,
      letterSpacing: chinese ? 0.18 : 0.01,
    },
    {
      kind: 'device',
      height: measure * 0.022,
      gap: measure * 0.034,
      paint: (box) => paintDivider(stage, box, accent),
    },
  ];
  if (subtitle)
    words.push({
      name: 'subtitle',
      text: subtitle,
      voice: 'display',
      size: measure * 0.07,
      gap: measure * 0.042,
      maxLines: 2,
      colour: ink,
      casing: 'as-is',
    });
  return [
    ...words,
    ...items.map(({ name, text }, at): StackPart => ({
      name,
      text,
      voice: 'text',
      size: measure * 0.034,
      gap: measure * (at === 0 ? 0.042 : 0.022),
      maxLines: 3,
      colour: ink,
    })),
  ];
}

/** Left the day, right who gives it, each on its line. */
function paintFoot(stage: Stage, area: BoundingBox, sides: readonly (readonly InfoItem[])[], ink: string): void {
  const { context, measure } = stage;
  const width = Math.min(area.width * 0.36, measure * 0.4);
  for (const [at, items] of sides.entries()) {
    if (items.length === 0) continue;
    const x = at === 0 ? area.x : area.x + area.width - width;
    const text = items.map((item) => item.text).join(isHan(items[0]!.text) ? ' ' : ', ');
    const line = { x, y: area.y + area.height * 0.52, width, height: Math.max(1, measure * 0.002) };
    context.fillStyle = ink;
    context.fillRect(line.x, line.y, line.width, line.height);
    record(stage, 'rule', 'shape', line);
    setText(stage, {
      name: items[0]!.name,
      text,
      box: { x, y: line.y + measure * 0.014, width, height: area.height * 0.46 },
      voice: 'text',
      weight: 600,
      maxLines: 2,
      maxSize: measure * 0.028,
      align: 'centre',
      colour: ink,
    });
  }
}

function draw(stage: Stage): void {
  const { measure, palette, brief, width } = stage;
  const paper = paperOf(palette);
  const ink = inkOn(palette, paper);
  const strong = strongOf(palette);
  const accent = accentOn(palette, paper, 3.2);
  paintGround(stage, paper);
  const area = paintFrame(stage, strong, isHan(brief.copy.title));
  const items = infoItems(brief.copy, ['subtitle']);
  const isDay = ({ name, text }: InfoItem) => name === 'date' || (name === 'place' && !gives.test(text));
  const isGiver = ({ name, text }: InfoItem) => name === 'organisation' || gives.test(text);
  const sides = [items.filter(isDay), items.filter((item) => !isDay(item) && isGiver(item))];
  const { action } = brief.copy;
  const told = [
    ...items.filter((item) => !isDay(item) && !isGiver(item)),
    ...(action ? [{ name: 'action', text: action }] : []),
  ];
  const radius = Math.min(measure * 0.062, area.height * 0.09);
  const foot = { ...area, y: area.y + area.height - radius * 3, height: radius * 3 };
  const free = foot.y - area.y - measure * 0.02;
  const stack = prepareStack(stage, heading(stage, told, ink, accent), {
    x: area.x,
    width: area.width,
    maxHeight: free,
    align: 'centre',
  });
  stack.paint(area.y + Math.max(0, (free - stack.height) * 0.46));
  paintFoot(stage, foot, sides, ink);
  paintRosette(stage, width / 2, foot.y + radius, radius, strong);
}

const isAsked = ({ type, prompt }: Brief) => type === 'poster' && isCertificate(prompt);

export const certificate: Composition = {
  name: 'certificate',
  label: { en: 'a framed certificate', zh: '证书版式' },
  types: ['poster'],
  // A laptop on a certificate is no seal.
  madeFor: isAsked,
  suits: (brief) => (isAsked(brief) ? 3 : 0),
  ground: ({ palette }) => paperOf(palette),
  figures: 0,
  draw,
};
