/** On the sea and under it. */
import type { Layout } from '../../scripts/designs/sheet.ts';
import { deep, mix, pale } from './scenes-brush.ts';
import { nature } from './scenes-nature.ts';
import { bed, sky, spread, wave } from './scenes-placing.ts';
import { page, type Theme } from './scenes-page.ts';
import { water } from './scenes-water.ts';

const seaside: Theme = {
  titles: [
    [
      ['Salt', '海盐'],
      ['& Sails', '与帆'],
    ],
    [
      ['Harbour', '港口'],
      ['Days', '时光'],
    ],
    [
      ['North', '北方'],
      ['Shore', '海岸'],
    ],
    [
      ['The Deep', '深海'],
      ['Blue', '之蓝'],
    ],
  ],
  notes: [
    ['Boats leave every hour', '每小时一班船'],
    ['From the pier to the isles', '从码头驶向群岛'],
    ['Summer of the whales', '鲸鱼之夏'],
    ['June to September', '六月至九月'],
  ],
  calls: [
    ['Set sail', '扬帆起航'],
    ['Get tickets', '立即购票'],
  ],
};

const sea: Layout = (s) => {
  const stage = page(s, seaside);
  const { random: r } = s;
  const { brush: b } = stage;
  sky(stage, 0.45);
  const first = Math.max(stage.top + 0.26, r.range(0.42, 0.58));
  const [light, dark] = r.pick([
    [mix(b.mood.far, '#4fa3c9', 0.6), mix(b.mood.near, '#1f4f7a', 0.6)],
    [b.mood.far, b.mood.near],
    [b.hue(), deep(b.hue(), 0.4)],
  ]);
  if (r.chance(0.4)) stage.span('coast', nature.ridge(b, pale(light, 0.3), r.chance(0.5)), first - 0.14, first + 0.3);
  const count = r.int(2, 5);
  const tower = r.chance(0.6) ? r.int(0, count - 1) : -1;
  for (let i = 0; i < count; i++) {
    const y = first + (i * (0.94 - first)) / count;
    const near = i / count;
    const places = spread(r, r.int(i ? 1 : 0, 3), 0.12, 0.88);
    if (i === tower)
      stage.put(
        'lighthouse',
        water.lighthouse(b),
        places.shift() ?? r.pick([0.15, 0.85]),
        y + 0.08,
        r.int(110, 200) + near * 120,
      );
    for (const x of places) {
      const kind = r.pick(['sailboat', 'sailboat', 'steamer', 'whale', 'isle', 'buoy'] as const);
      const size =
        { sailboat: 150, steamer: 270, whale: 190, isle: 230, buoy: 60 }[kind] * r.range(0.7, 1.25) * (0.7 + near);
      stage.put(kind, water[kind](b), x, y + 0.05, size, {
        mirrored: r.chance(0.5),
        turn: kind === 'isle' ? 0 : r.int(-4, 4),
      });
    }
    stage.span('wave', wave(b, mix(light, dark, count > 1 ? i / (count - 1) : 0.5)), y - 0.02, 1.02);
  }
  if (r.chance(0.5)) stage.put('bird', nature.bird(b), r.range(0.1, 0.9), r.range(0.8, 0.94), r.int(80, 150));
  stage.end();
};

const depths: Layout = (s) => {
  const stage = page(s, seaside, 'reef');
  const { random: r } = s;
  const { brush: b } = stage;
  if (r.chance(0.3))
    stage.span('wave', wave(b, pale(b.mood.sky[0], 0.35)), -0.02, 0.16, 'transform:scaleY(-1);opacity:.8');
  if (r.chance(0.5)) stage.span('far', nature.ridge(b, b.mood.far, false), r.range(0.5, 0.6), 1.02);
  const big = r.pick(['whale', 'diver', 'turtle', 'submarine', 'fish', 'jelly', 'none'] as const);
  if (big !== 'none') {
    const size =
      { whale: 520, diver: 520, turtle: 420, submarine: 520, fish: 460, jelly: 300 }[big] * r.range(0.75, 1.2);
    stage.put(big, water[big](b), r.range(0.36, 0.64), stage.top + r.range(0.34, 0.44), size, {
      mirrored: r.chance(0.5),
      turn: r.int(-12, 12),
    });
  }
  const swarm = r.chance(0.3);
  for (const x of spread(r, swarm ? r.int(9, 14) : r.int(3, 7), 0.08, 0.92)) {
    const kind = r.chance(0.75) || swarm ? 'fish' : r.pick(['turtle', 'jelly', 'diver'] as const);
    const size = (kind === 'fish' ? (swarm ? 70 : 120) : 150) * r.range(0.7, 1.5);
    stage.put(kind, water[kind](b), x, r.range(stage.top + 0.14, 0.76), size, {
      mirrored: r.chance(0.4),
      turn: r.int(-10, 10),
    });
  }
  for (const x of spread(r, r.int(1, 4), 0.1, 0.9))
    stage.put('bubbles', water.bubbles(b), x, r.range(0.5, 0.75), r.int(36, 70));
  const floor = r.range(0.8, 0.88);
  for (const x of spread(r, r.int(2, 5), 0.05, 0.95)) stage.put('weed', water.weed(b), x, floor + 0.06, r.int(60, 130));
  stage.span('bed', nature.ridge(b, bed(b), false), floor - 0.06, 1.08);
  for (const x of spread(r, r.int(3, 8), 0.06, 0.94)) {
    const kind = r.pick(['coral', 'coral', 'coral', 'crab', 'starfish', 'chest', 'weed'] as const);
    const size = { coral: 150, crab: 110, starfish: 80, chest: 170, weed: 90 }[kind] * r.range(0.7, 1.5);
    stage.put(kind, water[kind](b), x, r.range(0.92, 1.01), size, { turn: r.int(-5, 5) });
  }
  stage.end();
};

export const waters: Layout = (s, seed) => (s.random.chance(0.5) ? sea : depths)(s, seed);
