/** The other four scenes: farm, space, road, and the laid table. */
import type { Layout } from '../../scripts/designs/sheet.ts';
import { deep, mix, pale, type Brush } from './scenes-brush.ts';
import { farm } from './scenes-farm.ts';
import { table } from './scenes-laid.ts';
import { nature } from './scenes-nature.ts';
import { hills, sky, spread } from './scenes-placing.ts';
import { road } from './scenes-road.ts';
import { space } from './scenes-space.ts';
import { page, type Theme } from './scenes-page.ts';
import type { Stage } from './scenes-stage.ts';
import { town } from './scenes-town.ts';

const country: Theme = {
  titles: [
    [
      ['Farm', '农场'],
      ['Days', '时光'],
    ],
    [
      ['Market', '集市'],
      ['Garden', '花园'],
    ],
    [
      ['Green', '绿色'],
      ['Acres', '田野'],
    ],
    [
      ['Harvest', '丰收'],
      ['Fair', '集会'],
    ],
  ],
  notes: [
    ['Eggs, milk and apples', '鸡蛋、牛奶和苹果'],
    ['Pick your own from Friday', '周五起可自采'],
    ['Open every day but Monday', '除周一外每日开放'],
    ['Hay rides at two', '两点乘干草车'],
  ],
  calls: [
    ['Visit the farm', '参观农场'],
    ['Order a box', '订购菜箱'],
  ],
};

const beasts = ['cow', 'sheep', 'hen'] as const;
const tools = ['bale', 'crate', 'barrow', 'scarecrow'] as const;

/** What stands before the farm: beds and flowers, or beasts behind a fence. */
function forecourt(stage: Stage, from: number): void {
  const { brush: b } = stage;
  const { r } = b;
  if (r.chance(0.5))
    for (const x of spread(r, r.int(1, 3), 0.15, 0.85))
      stage.put('bed', farm.plantRow(b), x, r.range(from + 0.1, 0.92), r.int(220, 380));
  for (const x of spread(r, r.int(1, 4), 0.08, 0.92)) {
    const kind = r.pick([...beasts, ...tools]);
    const size =
      { cow: 230, sheep: 170, hen: 90, bale: 130, crate: 130, barrow: 190, scarecrow: 160 }[kind] * r.range(0.75, 1.3);
    stage.put(kind, farm[kind](b), x, r.range(0.9, 0.97), size, { mirrored: r.chance(0.5) });
  }
  if (r.chance(0.5))
    for (const x of r.pick([[0.2, 0.8], [0.25], [0.5], [0.16, 0.5, 0.84]]))
      stage.put('fence', farm.fence(b), x, 0.985, 300);
  if (r.chance(0.6)) {
    const kind = nature.flower(b);
    const same = r.chance(0.5);
    for (const x of spread(r, r.int(3, 10), 0.03, 0.97))
      stage.put('flower', same ? kind : nature.flower(b), x, r.range(0.99, 1.05), r.int(50, 100), {
        turn: r.int(-6, 6),
      });
  }
}

const acres: Layout = (s) => {
  const stage = page(s, country);
  const { random: r } = s;
  const { brush: b } = stage;
  sky(stage, 0.4);
  const first = Math.max(stage.top + 0.2, r.range(0.38, 0.48));
  const base = Math.min(0.74, first + 0.24);
  hills(
    stage,
    r.int(1, 2),
    first,
    r.chance(0.3),
    (_, room) => {
      for (const x of spread(r, r.int(0, 3), 0.1, 0.9))
        room(x, 'tree', r.pick([nature.tree, nature.fir])(b), r.int(60, 130));
    },
    base,
  );
  const grass = r.pick(['#7fae4f', '#a8b84a', '#d9b94f', '#5f9a5a', mix(b.mood.near, '#7fae4f', 0.5)]);
  const row = () => {
    const kinds = spread(r, 3, 0.14, 0.86);
    const main = r.pick(['barn', 'barn', 'windmill', 'cabin'] as const);
    const size = { barn: 400, windmill: 270, cabin: 330 }[main] * r.range(0.7, 1.25);
    const d = main === 'cabin' ? nature.cabin(b) : farm[main](b);
    stage.put(main, d, kinds[0]!, base + 0.04, size);
    if (r.chance(0.6)) stage.put('tree', nature.tree(b), kinds[1]!, base + 0.05, r.int(150, 260));
    if (r.chance(0.4)) stage.put('windmill', farm.windmill(b), kinds[2]!, base + 0.02, r.int(120, 200));
  };
  row();
  stage.span('field', farm.field(b, grass), base, 1.03);
  if (r.chance(0.4))
    stage.span(
      'field',
      farm.field(b, r.chance(0.5) ? deep(grass, 0.2) : mix(grass, '#e0c04f', 0.6)),
      base + 0.14,
      1.03,
    );
  if (r.chance(0.65))
    stage.put('tractor', farm.tractor(b), r.range(0.25, 0.75), base + r.range(0.12, 0.18), r.int(220, 440), {
      mirrored: r.chance(0.5),
    });
  forecourt(stage, base);
  stage.end();
};

const cosmos: Theme = {
  titles: [
    [
      ['Lost in', '迷失'],
      ['Space', '太空'],
    ],
    [
      ['Mission', '任务'],
      ['Mars', '火星'],
    ],
    [
      ['Night of', '星空'],
      ['Planets', '之夜'],
    ],
    [
      ['Hello', '你好'],
      ['Orbit', '轨道'],
    ],
  ],
  notes: [
    ['A show under the dome', '穹顶下的演出'],
    ['For children from six', '适合六岁以上儿童'],
    ['Every night at nine', '每晚九点'],
    ['384,000 km to go', '还有38万公里'],
  ],
  calls: [
    ['Lift off', '立即出发'],
    ['Free seats', '免费入座'],
  ],
};

const flying = ['rocket', 'astronaut', 'ufo', 'satellite', 'comet'] as const;
const spans = { rocket: 170, astronaut: 220, ufo: 230, satellite: 270, comet: 220 };

const dark = ({ mood, r }: Brush) =>
  r.pick([
    `linear-gradient(${mood.sky.join()})`,
    `radial-gradient(circle at ${r.int(20, 80)}% ${r.int(20, 90)}%,${mood.sky[1]},${mood.sky[0]})`,
    mood.sky[0],
  ]);

const orbit: Layout = (s) => {
  const stage = page(s, cosmos, 'space', dark);
  const { random: r } = s;
  const { brush: b, top } = stage;
  if (!stage.open && r.chance(0.7)) stage.span('dust', space.dust(b, stage.tall), 0, 1);
  if (!stage.open && r.chance(0.4))
    stage.put('constellation', space.constellation(b), r.range(0.25, 0.75), top + r.range(0.2, 0.3), r.int(240, 420));
  const css = stage.open ? 'filter:drop-shadow(0 2px 4px rgba(0,0,30,.6))' : '';
  const ground = r.chance(0.45);
  const places = spread(r, 9, 0.06, 0.94);
  const low = ground ? 0.6 : 0.92;
  for (let k = r.int(1, 4); k > 0; k--) {
    const size = k === 1 ? r.int(280, 620) : r.int(70, 200);
    stage.put('planet', space.planet(b, `ball${k}`), places.pop()!, r.range(top + 0.2, low) + size / 4000, size);
  }
  for (let k = r.int(2, 6); k > 0; k--)
    stage.put('star', space.star(b), r.range(0.04, 0.96), r.range(top + 0.04, low), r.int(36, 84), {
      css,
    });
  const main = r.pick(flying);
  for (let k = r.int(0, 3); k > 0; k--) {
    const kind = r.pick(flying);
    if (kind !== main)
      stage.put(kind, space[kind](b), places.pop()!, r.range(top + 0.24, low), spans[kind] * r.range(0.5, 0.9), {
        css,
        turn: r.int(-40, 40),
      });
  }
  if (ground) {
    const c = r.chance(0.5) ? mix(b.mood.near, b.mood.far, 0.5) : b.hue();
    if (r.chance(0.4)) stage.span('far', nature.ridge(b, mix(c, b.mood.sky[1], 0.5), true), 0.62, 1.02);
    stage.span('surface', space.surface(b, c), r.range(0.72, 0.8), 1.03);
    for (const x of spread(r, r.int(1, 3), 0.1, 0.9)) {
      const kind = r.pick(['rover', 'base', 'boulder', 'astronaut'] as const);
      const d = kind === 'boulder' ? nature.boulder(b) : space[kind](b);
      stage.put(
        kind,
        d,
        x,
        r.range(0.87, 0.97),
        { rover: 220, base: 300, boulder: 120, astronaut: 120 }[kind] * r.range(0.8, 1.3),
      );
    }
  }
  const y = main === 'rocket' ? r.range(0.8, 0.9) : r.range(top + 0.42, 0.74);
  stage.put(main, space[main](b), r.range(0.36, 0.64), y, spans[main] * r.range(1.2, 1.9), {
    css,
    turn: main === 'comet' ? r.int(-30, 10) : r.int(-30, 30),
    mirrored: r.chance(0.5),
  });
  stage.end();
};

const touring: Theme = {
  titles: [
    [
      ['On the', '在路上'],
      ['Road', '出发'],
    ],
    [
      ['Van', '房车'],
      ['Life', '生活'],
    ],
    [
      ['Camp', '露营'],
      ['Season', '季节'],
    ],
    [
      ['Two', '两只'],
      ['Wheels', '轮子'],
    ],
  ],
  notes: [
    ['Pitch your tent by the lake', '湖边扎营'],
    ['Vans and bikes for hire', '出租房车和单车'],
    ['Twelve routes, one summer', '十二条路线，一个夏天'],
    ['Fires allowed until ten', '篝火可至十点'],
  ],
  calls: [
    ['Hit the road', '马上出发'],
    ['Rent a van', '租一辆车'],
  ],
};

/** The camp: tents, fire, those who sit and stand round it, what they brought. */
function camp(stage: Stage, from: number): void {
  const { brush: b } = stage;
  const { r } = b;
  const put = (name: string, d: ReturnType<typeof nature.fire>, x: number, y: number, size: number) =>
    stage.put(name, d, x, y, size * r.range(0.8, 1.25), { mirrored: r.chance(0.5) });
  const at = spread(r, 5, 0.08, 0.92);
  for (let k = r.int(0, 2); k > 0; k--) put('tent', nature.tent(b), at.pop()!, from + r.range(0.08, 0.16), 290);
  if (r.chance(0.6)) put('fire', nature.fire(b), at.pop()!, r.range(0.88, 0.96), 110);
  for (let k = r.int(0, 2); k > 0 && at.length; k--) put('person', town.person(b), at.pop()!, r.range(0.92, 1), 100);
  for (const x of spread(r, r.int(0, 3), 0.08, 0.92)) {
    const kind = r.pick(['backpack', 'guitar', 'bush', 'boulder'] as const);
    const d = kind === 'bush' || kind === 'boulder' ? nature[kind](b) : road[kind](b);
    put(kind, d, x, r.range(0.95, 1), { backpack: 80, guitar: 62, bush: 140, boulder: 130 }[kind]);
  }
}

const trip: Layout = (s) => {
  const stage = page(s, touring);
  const { random: r } = s;
  const { brush: b } = stage;
  sky(stage, 0.42);
  const first = Math.max(stage.top + 0.12, r.range(0.3, 0.44));
  const base = r.range(0.66, 0.74);
  hills(
    stage,
    r.int(1, 3),
    first,
    r.chance(0.6),
    (_, room) => {
      for (const x of spread(r, r.int(0, 3), 0.05, 0.95))
        room(x, 'tree', r.pick([nature.fir, nature.fir, nature.tree])(b), r.int(60, 150));
    },
    base,
  );
  const ground = r.pick([mix(b.mood.near, '#8fae5a', 0.6), '#d9b77a', '#7f9a5a', pale(b.mood.near, 0.25)]);
  const ways = r.pick(['away', 'across', 'none'] as const);
  for (const x of spread(r, r.int(0, 3), 0.03, 0.97))
    stage.put('tree', r.pick([nature.fir, nature.tree])(b), x, base + 0.03, r.int(110, 240));
  if (r.chance(0.35)) stage.put('garland', road.garland(b), r.range(0.4, 0.6), base - 0.02, r.int(500, 800));
  stage.span('ground', farm.field(b, ground), base - 0.02, 1.03);
  if (ways === 'away') stage.span('road', road.way(b), base + 0.02, 1.02);
  else if (ways === 'across') stage.span('street', town.street(b), base + 0.1, base + 0.26);
  if (r.chance(0.5)) stage.put('sign', road.roadSign(b), r.pick([0.08, 0.92]), base + 0.12, r.int(70, 130));
  if (ways !== 'across') camp(stage, base);
  const main = r.pick(['van', 'van', 'bike', 'car'] as const);
  const d = main === 'car' ? town.car(b) : road[main](b);
  stage.put(
    main,
    d,
    r.range(0.32, 0.68),
    base + r.range(0.15, 0.2),
    { van: 430, bike: 360, car: 340 }[main] * r.range(0.8, 1.45),
    { mirrored: r.chance(0.5) },
  );
  if (r.chance(0.5))
    stage.put('bike', road.bike(b), r.pick([0.18, 0.82]), r.range(0.92, 0.98), r.int(180, 260), {
      mirrored: r.chance(0.5),
    });
  for (const x of spread(r, r.int(0, 6), 0.03, 0.97))
    stage.put('flower', nature.flower(b), x, r.range(1, 1.06), r.int(40, 80));
  stage.end();
};

export const moreScenes: readonly Layout[] = [table, acres, orbit, trip];
