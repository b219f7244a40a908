import { allowedColour } from '../palette/forbidden-colours.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import type { Composition } from './composition.ts';
import { inset, paintDivider, paintFretFrame, sheetBox } from './frames.ts';
import { infoItems } from './info.ts';
import { invitationParts, isWedding } from './invitation-words.ts';
import { paintRepeat } from './repeat-pattern.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { setVerticalText } from './vertical-text.ts';

/** Red is the manner of an invitation, whatever the season's palette; only a colour that is asked for replaces it. */
const clothOf = ({ palette, direction }: Stage) =>
  palette.asked ? palette.ground : allowedColour(direction, '#a51c22');
const gold = '#f0cf8b';

/** A round flower within lobes 如意, gold on red. */
function paintRoundel(stage: Stage, x: number, y: number, radius: number): void {
  const { context } = stage;
  const cloth = clothOf(stage);
  const lobes = 8;
  context.fillStyle = gold;
  for (let lobe = 0; lobe < lobes; lobe++) {
    const angle = ((lobe + 0.5) / lobes) * Math.PI * 2;
    fillDisc(context, x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72, radius * 0.29, gold);
  }
  fillDisc(context, x, y, radius * 0.82, gold);
  fillDisc(context, x, y, radius * 0.74, mix(cloth, '#1c0506', 0.12));
  context.strokeStyle = gold;
  context.lineWidth = Math.max(1, radius * 0.018);
  context.beginPath();
  context.arc(x, y, radius * 0.68, 0, Math.PI * 2);
  context.stroke();
  record(stage, 'roundel', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  paintPeony(stage, x, y, radius * 0.62, cloth);
}

/** A round flower of scalloped rings, cut as paper is. */
function paintPeony(stage: Stage, x: number, y: number, radius: number, cloth: string): void {
  const { context } = stage;
  for (const [index, [share, petals]] of (
    [
      [1, 10],
      [0.74, 8],
      [0.48, 6],
      [0.24, 5],
    ] as const
  ).entries()) {
    const size = radius * share;
    for (const [grow, colour] of [
      [1, gold],
      [0.86, cloth],
      [0.74, gold],
    ] as const) {
      if (index === 3 && colour === cloth) continue;
      for (let petal = 0; petal < petals; petal++) {
        const angle = ((petal + index * 0.5) / petals) * Math.PI * 2;
        fillDisc(
          context,
          x + Math.cos(angle) * size * 0.66,
          y + Math.sin(angle) * size * 0.66,
          size * 0.36 * grow,
          colour,
        );
      }
    }
    if (index < 3) fillDisc(context, x, y, size * 0.62, cloth);
  }
  fillDisc(context, x, y, radius * 0.12, cloth);
  record(stage, 'flower', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

/** Title in a tall column at the right, the flower upper left, facts in columns under it, from right to left. */
function setColumns(stage: Stage, box: BoundingBox): void {
  const { brief, measure } = stage;
  const { copy } = brief;
  const length = [...copy.title].length;
  const share = length > 8 ? 0.46 : 0.34;
  const titled = setVerticalText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: box.x + box.width * (1 - share), y: box.y, width: box.width * share, height: box.height },
    voice: 'display',
    maxSize: Math.min(measure * 0.19, box.width * 0.26),
    maxColumns: length > 8 ? 3 : 1,
    letterSpacing: 0.1,
    valign: 'middle',
    colour: gold,
  });
  const left = { x: box.x, width: titled.x - measure * 0.06 - box.x };
  // On a wide card the facts stand beside the flower, not under it.
  const wide = stage.aspect > 1.25;
  const radius = wide ? Math.min(left.width * 0.22, box.height * 0.44) : Math.min(left.width * 0.46, box.height * 0.21);
  paintRoundel(stage, box.x + radius, wide ? box.y + box.height / 2 : titled.y + radius, radius);
  const lines = [...infoItems(copy), ...(copy.action ? [{ name: 'action', text: copy.action }] : [])];
  const top = wide ? titled.y : titled.y + radius * 2 + measure * 0.05;
  const foot = Math.max(titled.y + titled.height, box.y + box.height * 0.9);
  const pitch = Math.min(measure * 0.088, (left.width - (wide ? radius * 2.3 : 0)) / Math.max(1, lines.length));
  let right = left.x + left.width;
  for (const { name, text } of lines) {
    const strong = name === 'date' || name === 'subtitle';
    setVerticalText(stage, {
      name,
      text,
      box: { x: right - pitch, y: top, width: pitch * 0.9, height: foot - top },
      voice: 'text',
      maxSize: measure * (strong ? 0.048 : 0.042),
      maxColumns: 2,
      lineHeight: 1.3,
      letterSpacing: 0.12,
      colour: '#ffe9c4',
    });
    right -= pitch;
  }
}

function setRows(stage: Stage, box: BoundingBox): void {
  const stack = prepareStack(
    stage,
    invitationParts(stage, {
      ink: '#ffe9c4',
      accent: gold,
      title: stage.measure * 0.12,
      divider: {
        kind: 'device',
        height: stage.measure * 0.02,
        gap: stage.measure * 0.035,
        paint: (line) => paintDivider(stage, line, gold),
      },
    }),
    { x: box.x, width: box.width, maxHeight: box.height, align: 'centre' },
  );
  stack.paint(box.y + (box.height - stack.height) / 2);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, brief, aspect } = stage;
  const cloth = clothOf(stage);
  paintGround(stage, cloth);
  const weave = mix(cloth, '#3d0507', 0.16);
  paintRepeat(
    stage,
    { pattern: 'coins', box: sheetBox(stage), ground: cloth, tones: [weave, weave], side: measure * 0.11 },
    'weave',
  );
  const frame = inset(sheetBox(stage), margin * 0.9);
  paintFretFrame(stage, frame, gold, Math.min(measure * 0.075, Math.min(width, height) * 0.1));
  const inner = inset(frame, margin * 1.3);
  const panel = inset(frame, margin * 0.55);
  stage.context.fillStyle = cloth;
  stage.context.fillRect(panel.x, panel.y, panel.width, panel.height);
  stage.context.strokeStyle = mix(cloth, gold, 0.65);
  stage.context.lineWidth = Math.max(1, measure * 0.0018);
  stage.context.strokeRect(panel.x, panel.y, panel.width, panel.height);
  record(stage, 'panel', 'shape', panel);
  if (isHan(brief.copy.title)) {
    setColumns(stage, inner);
    return;
  }
  if (aspect > 1.25) {
    const radius = Math.min(inner.height * 0.46, inner.width * 0.17);
    paintRoundel(stage, inner.x + radius, height / 2, radius);
    setRows(stage, { ...inner, x: inner.x + radius * 2 + margin, width: inner.width - radius * 2 - margin });
    return;
  }
  const radius = Math.min(inner.width * 0.25, inner.height * 0.15);
  paintRoundel(stage, width / 2, inner.y + radius, radius);
  const top = inner.y + radius * 2 + measure * 0.045;
  setRows(stage, { ...inner, y: top, height: inner.y + inner.height - top });
}

export const invitationQingjian: Composition = {
  name: 'invitation-qingjian',
  label: { en: 'red and gold invitation', zh: '红金请柬' },
  types: ['invitation'],
  suits: ({ prompt, copy, festival, mood }) => {
    if (!isHan(copy.title)) return festival === 'spring-festival' ? 2 : 0;
    if (festival && festival !== 'spring-festival' && festival !== 'mid-autumn') return 0.4;
    if (festival || /请柬|请帖|喜帖|寿|开业|中式|国风/u.test(prompt) || isWedding(prompt)) return 3;
    return mood === 'festive' || mood === 'elegant' ? 2.4 : 1.2;
  },
  ownColours: true,
  figures: 0,
  draw,
};
