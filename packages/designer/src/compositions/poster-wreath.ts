import type { Brief } from '../brief/brief.ts';
import { mix } from '../raster/colour.ts';
import { paintBlossom, paintSprig } from './botanical.ts';
import { isHan } from './break-lines.ts';
import { inkOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { infoItems, prepareInfo, paintPill } from './info.ts';
import { isWedding } from './invitation-words.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintText } from './text.ts';
import { bloomTones, leafTones } from './wreath-tones.ts';

interface Ring {
  x: number;
  y: number;
  across: number;
  down: number;
}

const turn = Math.PI * 2;

/** Leaves all round, blossoms gathered low on one side and answered by a few across. */
function paintWreath(stage: Stage, ring: Ring, paper: string): void {
  const { context, palette, random, measure, seed } = stage;
  const greens = leafTones(palette);
  const petals = bloomTones(palette);
  const size = Math.min(ring.across, ring.down);
  context.save();
  context.globalCompositeOperation = 'multiply';
  const sprigs = Math.round((34 * (ring.across + ring.down)) / (2 * size));
  for (let index = 0; index < sprigs; index++) {
    const angle = (index / sprigs) * turn + 0.1;
    // The tangent of the ellipse, so that stems run with the wreath and lean out or in by turns.
    const along = Math.atan2(Math.cos(angle) * ring.down, -Math.sin(angle) * ring.across);
    const place = {
      x: ring.x + Math.cos(angle) * ring.across,
      y: ring.y + Math.sin(angle) * ring.down,
      angle: along + (index % 2 ? 0.55 : -0.45) + (random() - 0.5) * 0.4,
      length: size * (0.36 + 0.2 * random()),
    };
    paintSprig(context, place, greens, random);
  }
  context.restore();
  const side = seed % 2 ? 1 : -1;
  const spots: [number, number][] = [
    [2.25, 0.3],
    [1.78, 0.24],
    [2.72, 0.19],
    [-0.95, 0.24],
    [-0.5, 0.17],
    [-1.35, 0.17],
    [1.36, 0.15],
  ];
  for (const [index, [angle, share]] of spots.entries()) {
    const x = ring.x + side * Math.cos(angle) * ring.across;
    const y = ring.y + Math.sin(angle) * ring.down;
    const radius = size * share * 0.98;
    // Paint is transparent: the paper comes back first, then the petals.
    fillDisc(context, x, y, radius * 0.92, paper);
    context.save();
    context.globalCompositeOperation = 'multiply';
    paintBlossom(context, x, y, radius, petals[index % petals.length]!, random);
    context.restore();
  }
  const reach = measure * 0.09;
  record(stage, 'wreath', 'picture', {
    x: ring.x - ring.across - reach,
    y: ring.y - ring.down - reach,
    width: (ring.across + reach) * 2,
    height: (ring.down + reach) * 2,
  });
}

/** Names stand in the middle, everything else small around them, all on one axis. */
function setWords(stage: Stage, ring: Ring, ink: string): void {
  const { brief, measure } = stage;
  const { copy } = brief;
  const width = ring.across * (ring.down > ring.across * 1.2 ? 1.2 : 1.06);
  const x = ring.x - width / 2;
  // Below the names the ring is already narrower.
  const foot = { x: ring.x - width * 0.42, width: width * 0.84 };
  const items = infoItems(copy, ['subtitle']);
  const room = ring.down * 1.22;
  const info = prepareInfo(stage, items, {
    ...foot,
    bottom: 0,
    colour: ink,
    align: 'centre',
    size: measure * 0.024,
    maxHeight: room * 0.4,
  });
  const tall = copy.action ? measure * 0.056 : 0;
  const lower = -info.top + (tall ? tall + measure * 0.03 : 0);
  const chinese = isHan(copy.title);
  const subtitle = copy.subtitle
    ? layoutText(stage, {
        name: 'subtitle',
        text: copy.subtitle,
        box: { x, y: 0, width, height: measure * 0.08 },
        voice: 'text',
        maxLines: 2,
        maxSize: measure * 0.028,
        align: 'centre',
        colour: ink,
      })
    : undefined;
  const upper = subtitle ? subtitle.box.height + measure * 0.04 : 0;
  const title = layoutText(stage, {
    name: 'title',
    text: copy.title,
    box: { x, y: 0, width, height: Math.max(measure * 0.06, room - lower - upper - measure * 0.04) },
    voice: 'display',
    maxLines: chinese ? 2 : 3,
    maxSize: measure * 0.125,
    lineHeight: chinese ? 1.2 : 1.08,
    align: 'centre',
    colour: ink,
  });
  const total = upper + title.box.height + (lower > 0 ? measure * 0.045 + lower : 0);
  let y = ring.y - total / 2;
  const down = (layout: typeof title, by: number) =>
    paintText(stage, layoutText(stage, { ...layout.request, box: { ...layout.request.box, y: by } }));
  if (subtitle) down(subtitle, y);
  y += upper;
  const set = down(title, y);
  y = set.y + set.height + measure * 0.045;
  prepareInfo(stage, items, {
    ...foot,
    bottom: y - info.top,
    colour: ink,
    align: 'centre',
    size: measure * 0.024,
    maxHeight: room * 0.4,
  }).paint();
  if (copy.action)
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: ring.x,
      y: y - info.top + measure * 0.03,
      height: tall,
      maxWidth: width,
      fill: ink,
      ink: '#ffffff',
      align: 'centre',
    });
}

function draw(stage: Stage): void {
  const { width, height, margin, palette, measure } = stage;
  const paper = mix(palette.light, '#fbf8f2', 0.7);
  paintGround(stage, paper);
  // Sprigs reach beyond the ring by about a sixth of the sheet's measure.
  const reach = margin * 0.9 + measure * 0.1;
  const across = Math.min(width / 2 - reach, height * 0.62);
  const ring: Ring = { x: width / 2, y: height / 2, across, down: Math.min(height / 2 - reach, across * 1.5) };
  paintWreath(stage, ring, paper);
  setWords(stage, ring, inkOn({ ...palette, ink: palette.dark }, paper));
}

const inviting = ({ festival, prompt, mood, copy }: Brief) => {
  if (isWedding(prompt)) return isHan(copy.title) ? 2.6 : 2.9;
  if (festival) return festival === 'qixi' || festival === 'valentine' || festival === 'easter' ? 2.4 : 0.3;
  return /flower|floral|garden|spring|bridal|花|园|春/iu.test(prompt)
    ? 2.6
    : mood === 'elegant' || mood === 'natural'
      ? 1.7
      : 0.7;
};

export const wreath: Composition = {
  name: 'wreath',
  label: { en: 'wreath of leaves', zh: '花环构图' },
  types: ['poster', 'social', 'cover', 'invitation'],
  suits: (brief) => {
    // Every invitation says "invitation": what it is for decides.
    if (brief.type === 'invitation') return inviting(brief);
    if (/wedding|invit|engagement|bridal|婚|请柬|邀请函|喜帖/i.test(brief.prompt)) return 3;
    if (brief.festival === 'qixi' || brief.festival === 'valentine' || brief.festival === 'easter') return 2.2;
    return /flower|floral|garden|spa|beauty|花|园艺|美容/i.test(brief.prompt)
      ? 2
      : brief.mood === 'elegant'
        ? 1.2
        : 0.2;
  },
  quiet: true,
  ownColours: true,
  figures: 0,
  draw,
};
