/** Illustrated posters whose picture is made of several things: hills, sea and reef, town, room. The rest is in `-more`. */
import { ninthIcons } from '../../scripts/designs/icons.ts';
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { mix, type Drawing } from './scenes-brush.ts';
import { home } from './scenes-home.ts';
import { moreScenes } from './scenes-more.ts';
import { nature } from './scenes-nature.ts';
import { hills, pendant, sky, spread, wave } from './scenes-placing.ts';
import { page, type Theme } from './scenes-page.ts';
import type { Stage } from './scenes-stage.ts';
import { waters } from './scenes-sea.ts';
import { town } from './scenes-town.ts';
import { water } from './scenes-water.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#1d3557', mid: '#457b9d', accent: '#d62839', second: '#f4c95d', light: '#dcebf2', paper: '#fffdf8' },
    { dark: '#2b2d42', mid: '#6c6f93', accent: '#c8553d', second: '#f2c14e', light: '#e6e6ef', paper: '#ffffff' },
    { dark: '#1b4332', mid: '#4f8a6a', accent: '#bc4b2a', second: '#f3d27a', light: '#dcead9', paper: '#fefdf5' },
    { dark: '#3d1f3f', mid: '#86578a', accent: '#0f7f7a', second: '#f7b7a3', light: '#f1e3ee', paper: '#fffafc' },
    { dark: '#40261a', mid: '#94674a', accent: '#23698f', second: '#f0bf6c', light: '#f3e4d0', paper: '#fffaf1' },
    { dark: '#0f2f3a', mid: '#3f7f8c', accent: '#e0563b', second: '#9fd8cb', light: '#d9ecec', paper: '#fbfffe' },
  ],
  faces: [
    'Montserrat',
    'Caprasimo',
    'DM Serif Display',
    'Bricolage Grotesque',
    'Alfa Slab One',
    'Bebas Neue',
    'Playfair Display',
  ],
  icons: ninthIcons,
  words: [
    ['Come along', '一起来吧'],
    ['All year round', '全年开放'],
  ],
};

const outdoors: Theme = {
  titles: [
    [
      ['Into the', '走进'],
      ['Wild', '荒野'],
    ],
    [
      ['High', '高山'],
      ['Country', '之国'],
    ],
    [
      ['Pine', '松林'],
      ['Valley', '山谷'],
    ],
    [
      ['The Long', '漫长'],
      ['Way Up', '上山路'],
    ],
  ],
  notes: [
    ['Hiking week in September', '九月徒步周'],
    ['Huts, lakes and old forests', '小屋、湖泊与古林'],
    ['1,840 m above the sea', '海拔1840米'],
    ['Bring boots and a map', '请带好靴子和地图'],
  ],
  calls: [
    ['Plan a trip', '规划行程'],
    ['Join the walk', '参加徒步'],
  ],
};

/** What stands on a hill: a wood, a hut, beasts, a camp. */
function standing(stage: Stage, near: number): [string, Parameters<Stage['put']>[1], number] {
  const { brush: b } = stage;
  const { r } = b;
  const size = 70 + near * r.int(60, 190);
  const kinds = [
    'fir',
    'fir',
    'fir',
    'tree',
    'deer',
    'bear',
    'cabin',
    'tent',
    'boulder',
    'bush',
    'signpost',
    'fire',
  ] as const;
  const kind = r.pick(near > 0.5 ? kinds : kinds.slice(0, 8));
  const scale = {
    fir: 0.8,
    tree: 0.9,
    deer: 1,
    bear: 1,
    cabin: 1.7,
    tent: 1.4,
    boulder: 1,
    bush: 1,
    signpost: 0.7,
    fire: 0.6,
  };
  return [kind, nature[kind](b), size * scale[kind]];
}

function shore(stage: Stage): void {
  const { brush: b } = stage;
  const { r } = b;
  const [x, y] = [r.range(0.35, 0.65), r.range(0.9, 0.99)];
  stage.put('lake', nature.lake(b), x, y, r.int(500, 800));
  if (r.chance(0.6)) stage.put('canoe', nature.canoe(b), x + r.range(-0.1, 0.1), y - 0.02, r.int(130, 220));
}

const mountains: Layout = (s) => {
  const stage = page(s, outdoors);
  const { random: r } = s;
  const { brush: b } = stage;
  sky(stage, 0.45);
  const count = r.int(2, 5);
  const lakeside = r.chance(0.35);
  const first = Math.max(stage.top + 0.1, r.range(0.28, 0.42));
  hills(stage, count, first, r.chance(0.6), (i, room) => {
    const near = i / Math.max(1, count - 1);
    if (lakeside && i === count - 1) shore(stage);
    const few = i === 0 ? r.int(0, 2) : r.int(1, 4);
    for (const x of spread(r, few, 0.06, 0.94)) room(x, ...standing(stage, near));
  });
  const grand = r.pick(['none', 'fir', 'tree', 'deer', 'cabin', 'bear'] as const);
  if (grand !== 'none') {
    const size = { fir: 260, tree: 320, deer: 340, cabin: 420, bear: 340 }[grand] * r.range(0.8, 1.3);
    stage.put(grand, nature[grand](b), r.pick([0.16, 0.3, 0.72, 0.86]), r.range(0.96, 1.05), size, {
      mirrored: r.chance(0.5),
    });
  }
  for (const x of spread(r, r.int(0, 5), 0.04, 0.96)) {
    const kind = r.pick(['flower', 'bush', 'boulder', 'fir'] as const);
    const size = { flower: 60, bush: 150, boulder: 150, fir: 110 }[kind] * r.range(0.7, 1.3);
    stage.put(kind, nature[kind](b), x, r.range(0.95, 1.02), size);
  }
  stage.end();
};

const urban: Theme = {
  titles: [
    [
      ['City', '城市'],
      ['Lights', '之光'],
    ],
    [
      ['Old Town', '老城'],
      ['Walks', '漫步'],
    ],
    [
      ['Line 9', '九号线'],
      ['Opens', '开通'],
    ],
    [
      ['Hello', '你好'],
      ['Lisbon', '里斯本'],
    ],
  ],
  notes: [
    ['Streets, roofs and river', '街道、屋顶与河流'],
    ['Guided tours at six', '六点导览'],
    ['By tram in twenty minutes', '乘电车二十分钟'],
    ['Every Saturday until ten', '每周六至十点'],
  ],
  calls: [
    ['See the map', '查看地图'],
    ['Ride free', '免费乘坐'],
  ],
};

/** Buildings side by side, with gaps or touching. */
function buildings(stage: Stage, foot: number, high: number, gap: number): void {
  const { brush: b, zone } = stage;
  const { r } = b;
  const houses = r.chance(0.35);
  let x = r.int(-60, 10) * stage.unit;
  while (x < zone.w - 20) {
    const d = houses || r.chance(0.2) ? town.house(b) : town.tower(b, r.int(200, high));
    const size = d.w * r.range(0.8, 1.05);
    const w = size * stage.unit;
    if (!r.chance(gap > 0 ? 0.15 : 0)) stage.put('building', d, (x + w / 2) / zone.w, foot, size);
    x += w + gap * r.range(0.4, 1.4) * stage.unit;
  }
}

const city: Layout = (s) => {
  const stage = page(s, urban);
  const { random: r } = s;
  const { brush: b } = stage;
  sky(stage, 0.4);
  const ground = r.range(0.8, 0.88);
  const tall = ((ground - stage.top - 0.1) * stage.zone.h) / stage.unit;
  if (r.chance(0.6))
    stage.span(
      'skyline',
      town.skyline(b, mix(b.mood.far, b.mood.mist, 0.2)),
      r.range(stage.top + 0.16, 0.56),
      ground + 0.02,
    );
  if (r.chance(0.3)) stage.put('wheel', town.bigWheel(b), r.range(0.2, 0.8), ground + 0.01, Math.min(420, tall * 0.8));
  const river = r.chance(0.4);
  buildings(stage, ground + 0.01, Math.min(620, tall - 60), r.pick([-14, 0, 0, 20, 60]));
  if (river) {
    stage.span('river', wave(b, mix(b.mood.far, '#3f8fb5', 0.5)), ground - 0.03, 1.02);
    if (r.chance(0.7)) stage.span('bridge', town.bridge(b), ground - 0.14, ground + 0.12);
    for (const x of spread(r, r.int(1, 3), 0.15, 0.85))
      stage.put('boat', r.pick([water.sailboat, water.steamer])(b), x, r.range(0.96, 1), r.int(120, 200));
  } else {
    stage.span('street', town.street(b), ground, 1.02);
    for (const x of spread(r, r.int(0, 4), 0.04, 0.96))
      stage.put('lantern', town.lantern(b), x, ground + 0.05, r.int(46, 70));
    if (r.chance(0.5)) stage.put('tree', nature.tree(b), r.pick([0.1, 0.5, 0.9]), ground + 0.05, r.int(130, 220));
    for (const x of spread(r, r.int(1, 3), 0.15, 0.85)) {
      const tram = r.chance(0.4);
      stage.put(
        tram ? 'tram' : 'car',
        (tram ? town.tram : town.car)(b),
        x,
        ground + 0.1,
        tram ? r.int(280, 440) : r.int(150, 240),
        { mirrored: r.chance(0.5) },
      );
    }
    for (const x of spread(r, r.int(1, 6), 0.06, 0.94))
      stage.put('person', town.person(b), x, r.range(0.97, 1.02), r.int(50, 90));
  }
  stage.end();
};

const indoors: Theme = {
  titles: [
    [
      ['Slow', '慢享'],
      ['Sunday', '周日'],
    ],
    [
      ['Make it', '安个'],
      ['Home', '家'],
    ],
    [
      ['The Quiet', '安静的'],
      ['Corner', '角落'],
    ],
    [
      ['Rooms', '房间'],
      ['to Love', '之爱'],
    ],
  ],
  notes: [
    ['Furniture from small makers', '小作坊家具'],
    ['New fabrics, old chairs', '新布料，老椅子'],
    ['Open house on 4 May', '五月四日开放日'],
    ['Stay in, read a book', '宅家读本书'],
  ],
  calls: [
    ['Shop the look', '购买同款'],
    ['Visit us', '欢迎光临'],
  ],
};

/** What hangs on the wall over the furniture. */
function hung(stage: Stage, low: number): void {
  const { brush: b } = stage;
  const { r } = b;
  const places = spread(r, r.int(2, 4), 0.14, 0.86);
  for (const [k, x] of places.entries()) {
    const kind = r.pick(['pane', 'picture', 'pair', 'clock', 'shelf'] as const);
    const y = r.range(Math.max(stage.top + 0.26, low - 0.18), low);
    if (kind === 'pane') stage.put('window', home.pane(b, `pane${k}`), x, y, r.int(230, 340));
    else if (kind === 'shelf') {
      stage.put('shelf', home.shelf(b), x, y + 0.03, 270);
      const things = [home.books, home.plant, home.books, home.clock];
      for (const at of [-0.07, 0.07]) stage.put('thing', r.pick(things)(b), x + at, y, r.int(56, 84));
    } else if (kind === 'pair')
      for (const at of [-0.08, 0.08])
        stage.put('picture', home.picture(b), x + at, y - r.range(0, 0.03), r.int(90, 130));
    else stage.put(kind, home[kind](b), x, y, r.int(110, 190));
  }
}

/** Something with smaller things on its top, at shares of its width. */
function laden(
  stage: Stage,
  d: Drawing,
  name: string,
  x: number,
  y: number,
  size: number,
  places: readonly number[],
): void {
  const { brush: b, unit, zone } = stage;
  stage.put(name, d, x, y, size);
  const top = y - (((size * unit) / d.w) * (d.h - 14)) / zone.h;
  for (const at of places) {
    const small = b.r.pick([home.books, home.plant, home.plant, home.clock, home.picture])(b);
    stage.put('thing', small, x + (at * size * unit) / zone.w, top, Math.min(size * 0.4, b.r.int(80, 130)));
  }
}

const room: Layout = (s) => {
  const stage = page(s, indoors, 'land', home.wall);
  const { random: r } = s;
  const { brush: b } = stage;
  const floor = r.range(0.66, 0.76);
  hung(stage, floor - 0.24);
  if (stage.top < 0.1 && r.chance(0.6)) pendant(stage, r.range(0.3, 0.7), r.int(120, 220));
  stage.span('floor', home.floor(b), floor, 1.02);
  const middle = r.pick(['sofa', 'sofa', 'cabinet', 'armchair'] as const);
  const size = { sofa: r.int(480, 700), cabinet: r.int(400, 560), armchair: r.int(260, 400) }[middle];
  const x = 0.5 + r.range(-0.1, 0.1);
  if (r.chance(0.7)) stage.put('rug', home.rug(b), x, r.range(0.94, 1), r.int(600, 900));
  for (const at of [0.09, 0.91]) {
    const kind = r.pick(['lamp', 'lamp', 'plant', 'bookcase', 'armchair', 'cabinet', 'none'] as const);
    const large =
      { lamp: 190, plant: 220, bookcase: 290, armchair: 250, cabinet: 300, none: 0 }[kind] * r.range(0.85, 1.25);
    if (kind === 'cabinet') laden(stage, home.cabinet(b), kind, at, floor + 0.05, large, [-0.25, 0.2]);
    else if (kind !== 'none')
      stage.put(kind, home[kind](b), at, floor + r.range(0.03, 0.09), large, { mirrored: at > 0.5 });
  }
  const d = home[middle](b);
  laden(stage, d, middle, x, floor + r.range(0.08, 0.14), size, middle === 'cabinet' ? [-0.34, 0.02, 0.34] : []);
  if (r.chance(0.5)) laden(stage, home.sideTable(b), 'table', r.pick([0.24, 0.78]), 0.97, r.int(160, 240), [0]);
  if (r.chance(0.8))
    stage.put('cat', home.cat(b), r.range(0.3, 0.7), r.range(0.95, 0.99), r.int(120, 260), { mirrored: r.chance(0.5) });
  stage.end();
};

export const layouts: readonly Layout[] = [mountains, waters, city, room, ...moreScenes];
