/** The twenty-ninth set, first half: what a barber asks, steps of a dance, a hot pot, a ferry's hours. By one who has not seen how designs are taken apart. */
import { ribbon, seal } from '../fifteenth/icons.ts';
import { bubble } from '../twenty-eighth/drawings.ts';
import { faced } from '../twenty-eighth/icons.ts';
import { cast, place, trace } from '../twenty-seventh/icons.ts';
import { rolled } from '../twenty-first/more.ts';
import { at } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import { bold, leftOf, papers } from '../twenty-sixth/more.ts';
import {
  barberPole,
  chopsticks,
  comb,
  danceShoe,
  dish,
  ferryBoat,
  lifeRing,
  print,
  scissors,
  sea,
  twinPot,
} from './drawings.ts';
import { say, twentyNinthKit } from './icons.ts';
import { allotment, choir, dinosaurs, escapeRoom } from './more.ts';
import { sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

export { twentyNinthKit };

const cuts: [string, string][] = [
  ['Haircut', '$ 28'],
  ['Skin fade', '$ 34'],
  ['Beard trim', '$ 18'],
  ['Hot towel shave', '$ 30'],
  ['Kids under 12', '$ 20'],
];

/** What a barber asks. The pole is one, so are scissors and the comb that crosses them; the mirror is a picture in its rim. */
const barber: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(40, 56), r.pick([0, 22, 44])];
  const [t, [card, tile], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  s.box('side', at(left, 62, 276), y, 276, 920, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  place(s, 'pole', [at(left, 130, 140), y + 34, 140, 520], barberPole(), [140, 520]);
  const frame = `${rim(10, '#f6ead2')};border-radius:50%;box-shadow:0 6px 14px rgba(0,0,0,.4);width:216px;height:216px`;
  s.object('mirror', photo(at(left, 92, 216), y + 588, 216, 216, seed * 6 + r.int(0, 3), frame));
  say(s, [at(left, 86, 228), y + 856, 228], 40, '#ffffff', 'since 1974');
  const x = at(left, 364, 598);
  s.box('card', x, y, 598, 668, `background:${card};border-radius:${round}px;${soft(s)}`);
  say(s, [at(left, 412, 420), y + 82, 420], 74, p.dark, 'Rook & Sons', { align });
  say(s, [at(left, 412, 420), y + 150, 420], 34, t.fill, 'barbers on Mill Street', { align });
  const sx = at(left, 914, 0);
  s.object('seal', seal(sx, y + 82, 74, 16, p.second, p.dark));
  say(s, [sx - 46, y + 68, 92], 36, p.dark, '10 %');
  say(s, [sx - 46, y + 102, 92], 30, p.dark, 'off');
  for (const [i, [what, price]] of cuts.entries()) {
    const cy = y + 236 + i * 92;
    if (i) s.box('rule', x + 48, cy - 48, 502, 4, `background:${p.second}`);
    say(s, [x + 48, cy, 350], 38, p.dark, what, { align: 'left' });
    say(s, [x + 420, cy, 130], 40, p.dark, price, { align: 'right' });
  }
  s.box('card', x, y + 692, 598, 228, `background:${tile};border-radius:${Math.min(round, 36)}px;${soft(s)}`);
  s.disc(at(left, 388, 184), y + 714, 184, p.second);
  place(s, 'scissors', [at(left, 408, 88), y + 724, 88, 162], scissors('#ffffff', p.dark), [120, 220], left ? -16 : 16);
  place(s, 'comb', [at(left, 432, 164), y + 786, 164, 48], comb(p.accent), [220, 64], left ? 102 : -102);
  const bx = at(left, 604, 330);
  say(s, [bx, y + 744, 330], 40, p.dark, 'Just walk in', { align });
  say(s, [bx, y + 794, 330], 28, p.dark, 'Tuesday to Saturday', { align });
  s.box('pill', bx, y + 828, 330, 70, `background:${t.fill};border-radius:${r.pick([10, 35])}px`);
  say(s, [bx + 20, y + 863, 290], 36, '#ffffff', '9 am to 6 pm');
};

/** Where a foot comes down on the floor, how it is turned, and whether it is the right one. */
const steps: [number, number, number, boolean][] = [
  [74, 296, 0, false],
  [212, 250, 8, true],
  [318, 120, -6, false],
  [462, 60, 10, true],
  [604, 174, 18, false],
  [742, 262, 4, true],
];

const levels: [string, string, number][] = [
  ['Beginners', 'Mon 6 pm', 0.65],
  ['Improvers', 'Wed 7 pm', 0.4],
  ['Couples', 'Fri 8 pm', 0.25],
];

/** Steps of a dance. A print is one with its heel, the way a dashed line; a bar and what of it is full are two. */
const danceSteps: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(40, 54), r.pick([0, 28, 52])];
  const [t, [card]] = [bold(s), papers(s)];
  const floor = r.pick(['#e3bd8a,#cf9f66', '#d9b899,#bf9270', '#efd3a4,#dcb27a']);
  s.box(
    'floor',
    62,
    y + 76,
    900,
    570,
    `background:linear-gradient(${floor});${rim(10, '#fffaf0')};border-radius:${round}px;${cast(s)}`,
  );
  const way = `M${steps.map(([x, top]) => `${at(left, 62 + x + 39, 0)} ${y + 210 + top}`).join('L')}`;
  s.object('way', svg(0, 0, 10, 10, trace(way, '#fffaf0', 8, 'stroke-dasharray="4 22"')));
  for (const [i, [x, top, turn, right]] of steps.entries()) {
    const px = at(left, 62 + x, 78);
    place(
      s,
      'print',
      [px, y + 116 + top, 78, 190],
      faced(right, 90, print(right ? '#7a2433' : '#26344f')),
      [90, 220],
      left ? turn : -turn,
    );
    s.disc(px + 11, y + 142 + top, 56, '#fffaf0');
    say(s, [px + 17, y + 170 + top, 44], 36, '#26221e', `${i + 1}`);
  }
  s.object('ribbon', ribbon(42, y, 940, 132, t.fill));
  say(s, [140, y + 64, 744], 76, '#ffffff', 'Learn the Foxtrot');
  const bx = at(left, 96, 270);
  place(
    s,
    'bubble',
    [bx, y + 166, 270, 140],
    bubble(270, 100, r.pick([20, 50]), left ? 0.36 : 0.64, p.second, left),
    [270, 140],
  );
  say(s, [bx + 22, y + 216, 226], 38, p.dark, 'Ready? Go!');
  place(
    s,
    'shoe',
    [at(left, 464, 220), y + 466, 220, 144],
    faced(left, 260, danceShoe(p.accent, '#2b2320')),
    [260, 170],
    left ? -6 : 6,
  );
  for (const [i, [level, when, full]] of levels.entries()) {
    const x = 62 + i * 308;
    s.box(
      'tile',
      x,
      y + 674,
      284,
      246,
      `background:${i === 1 ? p.second : card};border-radius:${Math.min(round, 36)}px;${soft(s)}`,
    );
    say(s, [x + 28, y + 728, 228], 42, p.dark, level, { align: 'left' });
    say(s, [x + 28, y + 784, 228], 32, p.dark, when, { align: 'left' });
    s.box('track', x + 28, y + 822, 228, 30, `background:#ffffff;${rim(3, p.mid)};border-radius:15px`);
    s.box('full', x + 28, y + 822, Math.round(228 * full), 30, `background:${t.fill};border-radius:15px`);
    say(s, [x + 28, y + 884, 228], 26, p.dark, `${Math.round(full * 20)} of 20 booked`, { align: 'left' });
  }
};

const dishes: [string, Pair][] = [
  ['mushroom', ['Mushrooms', '鲜香菇']],
  ['beef', ['Beef', '雪花肥牛']],
  ['tofu', ['Tofu', '嫩豆腐']],
  ['greens', ['Greens', '时令青菜']],
  ['shrimp', ['Shrimp', '鲜虾']],
  ['noodles', ['Noodles', '手擀面']],
];

/** A hot pot and what goes into it. A dish is one with its food, the pot with its soups, the chopsticks are a pair. */
const hotPot: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, bend] = [leftOf(seed), r.int(34, 46), r.pick([10, 26])];
  const [t, [card]] = [bold(s), papers(s)];
  const [cx, cy] = [512, y + 472];
  const wood = r.pick(['#9a6a42,#7b4f2e', '#6e4a36,#553625', '#b98a5a,#966a40']);
  s.box('table', cx - 410, cy - 360, 820, 720, `background:linear-gradient(${wood});border-radius:360px;${cast(s)}`);
  s.object('ribbon', ribbon(82, y, 860, 138, t.fill));
  say(s, [170, y + 67, 684], 80, '#ffffff', ['Hot Pot Night', '围炉火锅夜']);
  place(s, 'pot', [cx - 135, cy - 100, 270, 234], twinPot(), [300, 260]);
  const spots = [
    [cx - 264, cy - 150],
    [cx, cy - 214],
    [cx + 264, cy - 150],
    [cx + 284, cy + 78],
    [cx, cy + 226],
    [cx - 284, cy + 78],
  ] as const;
  for (const [i, [food, name]] of rolled(dishes, r.int(0, 5)).entries()) {
    const [x, top] = spots[i]!;
    place(s, 'dish', [x - 76, top - 76, 152, 152], dish(food, i % 2 ? '#2d5f8a' : '#b5432f'), [120, 120]);
    s.box('label', x - 84, top + 58, 168, 50, `background:${p.second};border-radius:${bend}px;${cast(s)}`);
    say(s, [x - 72, top + 83, 144], 30, p.dark, name);
  }
  place(s, 'chopsticks', [at(left, 330, 32), cy + 72, 32, 270], chopsticks('#b3261e'), [40, 420], left ? 38 : -38);
  const bx = at(left, 892, 0);
  s.object('seal', seal(bx, cy + 284, 90, 20, p.accent, '#ffffff'));
  say(s, [bx - 56, cy + 268, 112], 38, '#ffffff', ['$ 24', '¥98']);
  say(s, [bx - 54, cy + 308, 108], 26, '#ffffff', ['per head', '每位']);
  s.box('strip', 102, y + 848, 820, 92, `background:${card};border-radius:${bend * 2}px;${soft(s)}`);
  for (const [i, [icon, text]] of (
    [
      ['clock', ['from 5 pm', '下午五点起']],
      ['place', ['14 Lantern Lane', '灯笼巷 14 号']],
    ] as [string, Pair][]
  ).entries()) {
    const x = 134 + i * 390;
    sign(s, icon, x, y + 864, 60, t.fill, p.second);
    say(s, [x + 80, y + 894, 290], 36, p.dark, text, { align: 'left' });
  }
};

/** The way across and its hours, by the port. */
function crossing(s: Sheet, y: number, tile: string, fill: string) {
  const { palette: p } = s;
  const ports: [string, string[]][] = [
    ['Kirkhaven', ['7:10', '11:40', '16:20']],
    ['Seal Isle', ['7:45', '12:15', '16:55']],
    ['Norwick', ['8:30', '13:00', '17:40']],
  ];
  s.object('route', svg(212, y + 40, 600, 12, trace('M6 6H594', p.mid, 10)));
  for (const [i, [port, hours]] of ports.entries()) {
    const cx = 212 + i * 300;
    s.disc(cx - 26, y + 20, 52, i === 1 ? p.second : p.accent, rim(8, p.dark));
    say(s, [cx - 130, y + 112, 260], 42, p.dark, port);
    for (const [k, hour] of hours.entries()) {
      const [x, top] = [cx - 76, y + 152 + k * 78];
      const next = k === 1;
      s.box(
        'pill',
        x,
        top,
        152,
        62,
        `background:${next ? fill : tile};border-radius:${s.chinese ? 10 : 31}px;box-shadow:0 3px 8px rgba(0,0,0,.3)`,
      );
      say(s, [x + 12, top + 31, 128], 36, next ? '#ffffff' : p.dark, hour);
    }
  }
}

/** The hours of a ferry. The ship is one, so is the sea that it stands in, and the ring. */
const ferry: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(42, 54), r.pick([0, 26, 48])];
  const [t, [card, tile], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  const frame = `border-radius:${round}px ${round}px 0 0;box-shadow:0 0 0 10px #ffffff,0 10px 30px 10px rgba(0,0,0,.34)`;
  s.object('photo', photo(72, y + 6, 880, 380, seed * 6 + 3, frame));
  s.box(
    'plate',
    at(left, 102, 430),
    y + 40,
    430,
    170,
    `background:${t.fill};border-radius:${r.pick([6, 24])}px;${cast(s)}`,
  );
  say(s, [at(left, 130, 374), y + 94, 374], 66, '#ffffff', 'Island Ferry', { align });
  say(s, [at(left, 130, 374), y + 164, 374], 32, '#ffffff', 'May to September', { align });
  place(
    s,
    'ferry',
    [at(left, 470, 420), y + 172, 420, 200],
    faced(left, 420, ferryBoat('#23405c', '#d9482f')),
    [420, 200],
  );
  place(s, 'sea', [62, y + 320, 900, 120], sea('#2f8aa6', '#c9ecf0'), [900, 120]);
  s.box('card', 62, y + 430, 900, 400, `background:${card};border-radius:0 0 ${round}px ${round}px;${soft(s)}`);
  crossing(s, y + 430, tile, t.fill);
  place(s, 'ring', [at(left, 92, 170), y + 252, 170, 170], lifeRing('#d8412f'), [200, 200], r.int(-12, 12));
  for (const [i, [icon, text]] of (
    [
      ['walker', '$ 6'],
      ['bike', '$ 9'],
      ['car', '$ 24'],
    ] as const
  ).entries()) {
    const x = 62 + i * 308;
    s.box('tile', x, y + 852, 284, 86, `background:${p.second};border-radius:${Math.min(round, 30)}px;${cast(s)}`);
    sign(s, icon, x + 42, y + 864, 62, p.dark, p.dark === p.second ? '#ffffff' : card);
    say(s, [x + 128, y + 895, 130], 44, p.dark, text, { align: 'left' });
  }
};

export const twentyNinthLayouts: Layout[] = [
  barber,
  danceSteps,
  hotPot,
  ferry,
  escapeRoom,
  allotment,
  choir,
  dinosaurs,
];
