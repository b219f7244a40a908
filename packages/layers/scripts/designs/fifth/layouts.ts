/** Layouts that had the last word once. What they rendered has been looked at since: a set to tune on. */
import { fifthIcons } from '../icons.ts';
import { box, burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const fifthKit: Kit = {
  palettes: [
    { dark: '#2b2d42', mid: '#8d99ae', accent: '#ef233c', second: '#f6bd60', light: '#edf2f4', paper: '#ffffff' },
    { dark: '#1b4332', mid: '#52b788', accent: '#e76f51', second: '#f4d58d', light: '#d8f3dc', paper: '#fdfffc' },
    { dark: '#3d1d4a', mid: '#8e6c8a', accent: '#f72585', second: '#4cc9f0', light: '#efe3f3', paper: '#fffafd' },
    { dark: '#14213d', mid: '#457b9d', accent: '#fca311', second: '#a8dadc', light: '#e5e5e5', paper: '#fefefe' },
    { dark: '#3a2618', mid: '#a98467', accent: '#bc4749', second: '#f2e8cf', light: '#ede0d4', paper: '#fffcf7' },
    { dark: '#073b4c', mid: '#118ab2', accent: '#ef476f', second: '#ffd166', light: '#d7eef4', paper: '#fbfeff' },
  ],
  faces: ['Unbounded', 'EB Garamond', 'Bricolage Grotesque', 'Caprasimo', 'Big Shoulders Display'],
  icons: fifthIcons,
  words: [
    ['Harbour Lights', '港湾灯火'],
    ['Paper Planes', '纸飞机'],
    ['Wild Garden', '野生花园'],
    ['Night Train', '夜行列车'],
    ['Good Bread', '好面包'],
    ['Quiet Rooms', '安静的房间'],
    ['Blue Hour', '蓝调时刻'],
    ['Small Wonders', '小小奇迹'],
  ],
};

const centred = 'text-align:center';

/** What happens on which day: rows of chips beside their days. */
const week: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.text(70, 56, 800, 74, p.dark);
  for (let k = 0; k < 5; k++) {
    const y = 190 + k * 154;
    s.box('day', 70, y, 130, 126, `background:${k % 2 ? p.mid : p.dark};border-radius:20px`);
    s.text(70, y + 36, 130, 40, '#fff', centred, [`${12 + k}`, `${12 + k} 日`]);
    const first = r.int(260, 420);
    s.box('event', 224, y, first, 126, `background:${p.paper};border-radius:20px;box-shadow:${s.shadow()}`);
    s.text(320, y + 40, first - 110, 32, p.dark);
    s.icon(244, y + 30, 64, p.accent, p.second, p.dark);
    const rest = 954 - 248 - first;
    if (rest > 160)
      s.box('slot', 248 + first, y, rest, 126, `background:${k % 2 ? p.second : p.accent};border-radius:20px`);
  }
};

/** A voice in a ring, the sound of it below. */
const podcast: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box(
    'frame',
    56,
    56,
    912,
    912,
    `border:14px solid ${p.accent};box-sizing:border-box;border-radius:${r.pick([0, 40])}px`,
  );
  s.disc(262, 130, 500, p.second);
  s.object('host', photo(312, 180, 400, 400, seed + 41, 'border-radius:50%'));
  s.box('live', 600, 140, 190, 70, `background:${p.accent};border-radius:35px`, r.pick([0, 6, -6]));
  s.text(600, 154, 190, 30, '#fff', centred, ['EP 42', '第 42 期']);
  s.text(112, 640, 800, 84, p.dark, centred);
  s.text(112, 756, 800, 34, p.dark, centred);
  const bars = Array.from({ length: 23 }, (_, i) => {
    const height = r.int(16, 90);
    return `<rect x="${i * 26}" y="${(90 - height) / 2}" width="12" height="${height}" rx="6" fill="${p.dark}"/>`;
  });
  s.object('wave', svg(218, 836, 598, 90, bars.join('')));
};

/** A boarding pass: two parts, a perforation, a code to scan. */
const boarding: Layout = (s) => {
  const { random: r, palette: p } = s;
  const turn = r.pick([0, -5, 4]);
  s.text(0, 110, 1024, 80, p.dark, centred);
  s.box('pass', 72, 300, 880, 380, `background:${p.paper};border-radius:28px;box-shadow:${s.shadow()}`, turn);
  const inner = [
    box(0, 0, 880, 92, `background:${p.accent};border-radius:28px 28px 0 0`),
    ...Array.from({ length: 12 }, (_, i) => box(640, 108 + i * 22, 6, 12, `background:${p.light};border-radius:3px`)),
  ];
  s.object('head', box(72, 300, 880, 380, '', inner[0], turn));
  s.object('perforation', box(72, 300, 880, 380, '', inner.slice(1).join(''), turn));
  const code = Array.from({ length: 22 }, (_, i) => box(i * 8, 0, r.pick([2, 3, 5]), 150, `background:${p.dark}`));
  s.object('code', box(72, 300, 880, 380, '', box(676, 160, 180, 150, '', code.join('')), turn));
  s.icon(470, 440, 110, p.mid, p.accent, p.dark, turn);
  const along = `transform:rotate(${turn}deg);transform-origin:440px 50%`;
  s.text(120, 470, 300, 80, p.dark, turn ? '' : along, ['OSL', '奥斯陆']);
  s.text(600, 800, 380, 36, p.dark, '', ['Gate 14, 21:35', '14 号门 21:35']);
  s.box('button', 72, 776, 420, 96, `background:${p.dark};border-radius:18px`);
  s.text(72, 800, 420, 34, '#fff', centred, ['Check in', '办理登机']);
};

/** What somebody said, with the face beside the name. */
const said: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [wide, side] = [r.int(540, 620), r.chance(0.5)];
  s.box('panel', side ? 0 : 1024 - wide, 0, wide, 1024, `background:${p.dark}`);
  s.object(
    'photo',
    photo(side ? wide - 160 : 1024 - wide - 240, 150, 400, 520, seed + 51, 'border-radius:200px 200px 0 0'),
  );
  const x = side ? 60 : 1024 - wide + 190;
  s.object(
    'mark',
    svg(
      x,
      120,
      120,
      96,
      `<path fill="${p.accent}" d="M0 96V52C0 20 18 4 48 0v22c-14 4-20 12-20 26h20v48zM68 96V52c0-32 18-48 48-52v22c-14 4-20 12-20 26h20v48z"/>`,
    ),
  );
  s.text(x, 270, 320, 50, '#fff');
  s.text(x, 350, 320, 50, '#fff');
  s.text(x, 430, 320, 50, p.second);
  s.box('rule', x, 540, 120, 8, `background:${p.accent}`);
  s.box('name', 112, 790, 800, 150, `background:${p.paper};border-radius:75px;box-shadow:${s.shadow()}`);
  s.object('face', photo(127, 805, 120, 120, seed + 52, 'border-radius:50%'));
  s.text(276, 812, 400, 42, p.dark);
  s.text(276, 872, 400, 28, p.mid);
  s.icon(800, 820, 84, p.accent, p.dark, p.mid);
};

/** A bottle on its pedestal, and three reasons for it. */
const bottle: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.disc(212, 120, 600, p.light);
  s.object(
    'pedestal',
    svg(
      262,
      780,
      500,
      150,
      `<path fill="${p.mid}" d="M0 40v70c0 54 500 54 500 0V40z"/><ellipse cx="250" cy="40" rx="250" ry="40" fill="${p.second}"/>`,
    ),
  );
  s.object(
    'bottle',
    svg(
      402,
      200,
      220,
      620,
      `<path fill="${p.dark}" d="M78 0h64v150c0 40 78 60 78 130v310a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30V280c0-70 78-90 78-130z"/>`,
    ),
  );
  s.box('label', 402, 500, 220, 190, `background:${p.paper}`);
  s.icon(462, 515, 100, p.accent, p.second, p.dark);
  s.text(402, 630, 220, 30, p.dark, centred);
  s.text(0, 50, 1024, 70, p.dark, centred);
  for (const [i, [x, y]] of (
    [
      [60, 300],
      [724, 380],
      [60, 560],
    ] as const
  ).entries()) {
    s.box('reason', x, y, 250, 96, `background:${p.paper};border-radius:48px;box-shadow:${s.shadow()}`);
    s.disc(x + 12, y + 12, 72, [p.accent, p.mid, p.dark][i]!);
    s.text(x + 100, y + 30, 140, 26, p.dark);
  }
  s.object('flash', burst(850, 700, 100, r.int(10, 18), 0.8, p.accent));
  s.text(770, 672, 160, 44, '#fff', centred, ['-20%', '八折']);
};

/** Numbers as bars and as a ring. */
const figures: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.text(70, 60, 800, 66, p.dark);
  s.box('chart', 70, 190, 560, 470, `background:${p.paper};border-radius:24px;box-shadow:${s.shadow()}`);
  for (let k = 0; k < 5; k++) {
    const height = r.int(90, 330);
    s.box(
      'bar',
      120 + k * 98,
      600 - height,
      66,
      height,
      `background:${k === 3 ? p.accent : p.mid};border-radius:10px 10px 0 0`,
    );
  }
  s.box('axis', 104, 600, 492, 6, `background:${p.dark}`);
  s.box('tile', 660, 190, 294, 470, `background:${p.dark};border-radius:24px`);
  const [radius, share] = [90, r.int(30, 80) / 100];
  const around = 2 * Math.PI * radius;
  s.object(
    'ring',
    svg(
      697,
      230,
      220,
      220,
      `<circle cx="110" cy="110" r="${radius}" fill="none" stroke="${p.mid}" stroke-width="36"/>`,
    ),
  );
  s.object(
    'share',
    svg(
      697,
      230,
      220,
      220,
      `<circle cx="110" cy="110" r="${radius}" fill="none" stroke="${p.second}" stroke-width="36" stroke-dasharray="${around * share} ${around}" transform="rotate(-90 110 110)"/>`,
    ),
  );
  s.text(660, 500, 294, 60, '#fff', centred, [`${Math.round(share * 100)}%`, `${Math.round(share * 100)}%`]);
  s.text(660, 580, 294, 28, p.light, centred);
  for (let k = 0; k < 3; k++) {
    s.box('fact', 70 + k * 304, 700, 276, 250, `background:${[p.second, p.accent, p.mid][k]!};border-radius:24px`);
    s.icon(100 + k * 304, 730, 90, p.dark, p.paper, p.light);
    s.text(100 + k * 304, 850, 230, 36, k === 1 ? '#fff' : p.dark);
  }
};

/** An invitation under pennants, balloons beside it. */
const party: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const tints = [p.accent, p.second, p.mid];
  const flags = Array.from(
    { length: 9 },
    (_, i) => `<path fill="${tints[i % 3]!}" d="M${i * 114} ${20 + 30 * Math.sin((i * Math.PI) / 8)}l96 0-48 96z"/>`,
  );
  s.object('pennants', svg(0, 0, 1024, 150, flags.join('')));
  for (const [x, y, fill] of [
    [60, 300, p.accent],
    [850, 260, p.mid],
    [790, 420, p.second],
  ] as const) {
    const string = `<path d="M65 170q-20 90 10 180" stroke="${p.dark}" stroke-width="3" fill="none"/>`;
    s.object(
      'balloon',
      svg(
        x,
        y,
        130,
        360,
        `${string}<path fill="${fill}" d="M65 0c40 0 65 34 65 74 0 46-36 78-58 90l8 16H50l8-16C36 152 0 120 0 74 0 34 25 0 65 0z"/>`,
      ),
    );
  }
  s.box(
    'card',
    212,
    220,
    600,
    640,
    `background:${p.paper};border-radius:${r.pick([0, 28, 300])}px;box-shadow:${s.shadow()}`,
  );
  s.object('photo', photo(372, 270, 280, 220, seed + 61, `border-radius:${r.pick([14, 110])}px`));
  s.text(232, 530, 560, 64, p.accent, centred);
  s.text(232, 630, 560, 34, p.dark, centred, ['Saturday, 3 pm', '周六下午三点']);
  s.box('answer', 372, 730, 280, 80, `background:${p.dark};border-radius:40px`);
  s.text(372, 748, 280, 32, '#fff', centred, ['Reply', '回复']);
  s.box('floor', 0, 940, 1024, 84, `background:${p.dark}`);
};

/** A badge on its ribbon. */
const badge: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.object('ribbon', svg(392, 0, 240, 260, `<path fill="${p.accent}" d="M0 0h70l50 190L170 0h70L150 260H90z"/>`));
  s.box('clip', 462, 216, 100, 70, `background:${p.mid};border-radius:14px`);
  s.box('badge', 232, 250, 560, 700, `background:${p.paper};border-radius:36px;box-shadow:${s.shadow()}`);
  s.box('slit', 452, 274, 120, 22, `background:${p.dark};border-radius:11px`);
  s.box('band', 232, 330, 560, 120, `background:${p.dark}`);
  s.text(232, 358, 560, 50, '#fff', centred);
  s.object('portrait', photo(372, 480, 280, 220, seed + 71, `border-radius:${r.pick([0, 24])}px`));
  s.text(232, 722, 560, 50, p.dark, centred);
  s.text(232, 790, 560, 30, p.mid, centred);
  s.box('role', 402, 850, 220, 64, `background:${p.second};border-radius:32px`);
  s.text(402, 864, 220, 28, p.dark, centred, ['Speaker', '讲者']);
  for (const x of [40, 860]) s.icon(x, 560, 124, p.accent, p.second, p.mid, r.int(-20, 20));
};

export const fifthLayouts: Layout[] = [week, podcast, boarding, said, bottle, figures, party, badge];
