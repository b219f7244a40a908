/** A laid table. */
import type { Layout } from '../../scripts/designs/sheet.ts';
import { home } from './scenes-home.ts';
import { page, type Theme } from './scenes-page.ts';
import { pendant, spread } from './scenes-placing.ts';
import type { Stage } from './scenes-stage.ts';
import { food } from './scenes-table.ts';

const eating: Theme = {
  titles: [
    [
      ['Fresh', '新鲜'],
      ['Table', '餐桌'],
    ],
    [
      ['The Long', '悠长'],
      ['Breakfast', '早餐'],
    ],
    [
      ['Cake', '蛋糕'],
      ['O’Clock', '时刻'],
    ],
    [
      ['From the', '来自'],
      ['Kitchen', '厨房'],
    ],
  ],
  notes: [
    ['Bread, fruit and good coffee', '面包、水果与好咖啡'],
    ['Every morning until noon', '每天早上到中午'],
    ['Recipes for four seasons', '四季食谱'],
    ['Baked here since 1974', '始于1974年的烘焙'],
  ],
  calls: [
    ['Book a table', '预订座位'],
    ['Get the recipe', '查看食谱'],
  ],
};

const tallThings = { jug: 190, bottle: 90, bouquet: 220, cake: 260, teapot: 250, candle: 120, plant: 150 } as const;
const lowThings = { fruit: 110, cup: 140, loaf: 210, bowl: 240, cheese: 180, jar: 110, board: 300 } as const;
const things = { ...food, plant: home.plant };

/** A row of things that overlap their neighbours a little, or do not. */
function lined(
  stage: Stage,
  kinds: readonly (keyof typeof tallThings | keyof typeof lowThings)[],
  foot: number,
  scale: number,
): void {
  const { brush: b } = stage;
  const sizes = { ...tallThings, ...lowThings };
  for (const [k, x] of spread(b.r, kinds.length, 0.05, 0.95).entries()) {
    const kind = kinds[k]!;
    const size = sizes[kind] * scale * b.r.range(0.75, 1.25);
    stage.put(kind, things[kind](b), x, foot + b.r.range(-0.02, 0.02), size, {
      mirrored: b.r.chance(0.5),
      turn: b.r.int(-3, 3),
    });
  }
}

export const table: Layout = (s) => {
  const stage = page(s, eating, 'land', home.wall);
  const { random: r } = s;
  const { brush: b } = stage;
  const edge = r.range(0.6, 0.72);
  const behind = r.pick(['window', 'shelves', 'window', 'nothing']);
  if (behind === 'window')
    stage.put('window', home.pane(b, 'pane'), r.range(0.25, 0.75), edge - r.range(0, 0.1), r.int(260, 400));
  else if (behind === 'shelves') {
    const y = stage.top + r.range(0.24, 0.3);
    for (const [k, x] of [0.3, 0.7].entries()) {
      stage.put('shelf', home.shelf(b), x, y + 0.035, 340);
      for (const at of [-0.11, 0, 0.11])
        if (r.chance(0.8))
          stage.put(
            'thing',
            r.pick([food.jar, food.jug, food.cup, home.plant, home.books])(b),
            x + at,
            y,
            r.int(56, 84),
          );
      if (k === 0 && r.chance(0.3)) break;
    }
  }
  if (stage.top < 0.1) for (const x of spread(r, r.int(0, 2), 0.2, 0.8)) pendant(stage, x, r.int(90, 190));
  stage.span('table', food.tabletop(b), edge, 1.02);
  const pickFrom = <T>(list: readonly T[], count: number) =>
    spread(r, Math.min(count, list.length), 0, list.length).map((at) => list[Math.floor(at)]!);
  const tall = Object.keys(tallThings) as (keyof typeof tallThings)[];
  const low = Object.keys(lowThings) as (keyof typeof lowThings)[];
  const grand = r.chance(0.45);
  if (grand) {
    const kind = r.pick(['cake', 'jug', 'bouquet', 'teapot', 'bowl', 'fruit'] as const);
    const size = { cake: 480, jug: 380, bouquet: 360, teapot: 480, bowl: 500, fruit: 340 }[kind] * r.range(0.9, 1.15);
    lined(stage, pickFrom(tall, 2), edge + 0.06, 1.3);
    stage.put(kind, food[kind](b), r.range(0.4, 0.6), edge + 0.17, size);
  } else lined(stage, pickFrom(tall, r.int(3, 5)), edge + 0.09, r.range(1.2, 1.7));
  lined(stage, pickFrom(low, r.int(2, 5)), r.range(edge + 0.19, 0.95), grand ? 1 : r.range(1.1, 1.5));
  for (const x of spread(r, r.int(1, 4), 0.08, 0.92))
    stage.put('fruit', food.fruit(b), x, r.range(0.96, 1), r.int(70, 120), { turn: r.int(-30, 30) });
  stage.end();
};
