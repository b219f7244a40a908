import { mix } from '../raster/colour.ts';
import { seededRandom } from '../raster/random.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { distance, inkOn, tileTones, tintOf } from './colours.ts';
import { paintBust } from './people-busts.ts';
import { portraitWords } from './portrait-words.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

const skins = ['#f2c9a8', '#c98a63', '#8d5a3b', '#e6b088'];

function paintPanel(stage: Stage, box: BoundingBox, tone: string, index: number): void {
  const { context, palette, seed } = stage;
  const random = seededRandom(seed + index * 31);
  context.fillStyle = tone;
  context.fillRect(box.x, box.y, box.width + 0.6, box.height + 0.6);
  const side = Math.min(box.width, box.height);
  fillDisc(context, box.x + box.width / 2, box.y + box.height * 0.56, side * 0.4, tintOf(palette, tone, 0.22));
  const apart = [...palette.colours, palette.accent, palette.light, palette.dark].filter(
    (colour) => distance(colour, tone) > 90,
  );
  const cloth = apart[(seed + index * 2) % apart.length] ?? palette.light;
  const skin = skins[(seed + index) % skins.length]!;
  const hair = mix(palette.dark, '#2a1a14', 0.35);
  paintBust(
    context,
    box,
    {
      skin,
      shade: mix(skin, '#7a2f1e', 0.28),
      hair: distance(hair, tone) > 50 ? hair : mix(hair, palette.light, 0.4),
      cloth,
      trim: inkOn(palette, cloth),
    },
    seed + index * 2,
    random,
  );
  record(stage, `person ${index + 1}`, 'picture', box);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const words = portraitWords(brief, 'quote');
  const tones = tileTones(palette);
  const long = words.items.length > 3 || words.lead.text.length > 40;
  const panels: BoundingBox[] = [];
  let text: BoundingBox;
  if (aspect > 1.5) {
    const cell = Math.min(width * 0.2, height);
    text = { x: 0, y: 0, width: width - cell * 3, height };
    for (let index = 0; index < 3; index++) panels.push({ x: text.width + cell * index, y: 0, width: cell, height });
  } else if (aspect < 0.8 || long) {
    // Words above three panels side by side on tall sheets, or where there is much to say.
    const tall = Math.min(height * 0.5, width * 0.62);
    text = { x: 0, y: 0, width, height: height - tall };
    for (let index = 0; index < 3; index++)
      panels.push({ x: (width / 3) * index, y: text.height, width: width / 3, height: tall });
  } else {
    text = { x: 0, y: 0, width: width / 2, height: height / 2 };
    panels.push(
      { x: width / 2, y: 0, width: width / 2, height: height / 2 },
      { x: 0, y: height / 2, width: width / 2, height: height / 2 },
      { x: width / 2, y: height / 2, width: width / 2, height: height / 2 },
    );
  }
  for (const [index, box] of panels.entries()) paintPanel(stage, box, tones[index % tones.length]!, index);
  const pad = Math.min(margin, text.height * 0.1);
  paintWordBlock(stage, {
    box: { x: margin, y: pad, width: text.width - margin * 1.8, height: text.height - pad * 2 },
    ink,
    ground: palette.ground,
    stand: 'apart',
    title: words.lead,
    items: words.items,
    titleSize: measure * 0.17,
    infoSize: measure * 0.031,
  });
}

export const portraitPanels: Composition = {
  name: 'portrait-panels',
  label: { en: 'people in panels', zh: '人物分格' },
  types: ['portrait'],
  // A face for somebody who is named would be an invented likeness.
  suits: ({ copy, prompt }) =>
    (copy.people ?? []).length > 0
      ? 0
      : /people|makers|team|panel|guests|hosts|voices|students|staff|members|团队|嘉宾|成员|伙伴|青年|老师们|主播/i.test(
            prompt,
          )
        ? 2.9
        : 0,
  figures: 0,
  draw,
};
