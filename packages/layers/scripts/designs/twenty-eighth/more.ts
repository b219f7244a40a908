/** The twenty-eighth set, second half: a summer of solar power, a coding club, a race of dragon boats, the picks of a bookshop. */
import { rating, ribbon, seal } from '../fifteenth/icons.ts';
import { faced, say } from './icons.ts';
import {
  bookPile,
  chequers,
  codeBlock,
  cover,
  dragonBoat,
  dumpling,
  floats,
  gauge,
  hatBlock,
  loopBlock,
  paradeDrum,
  plotted,
  pottedPlant,
  robot,
  solarHouse,
  sun,
  teaMug,
} from './things.ts';
import { ball, cast, each, place, trace } from '../twenty-seventh/icons.ts';
import { on, rolled } from '../twenty-first/more.ts';
import { at } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import { bold, leftOf, papers } from '../twenty-sixth/more.ts';
import { sign, soft, type Pair } from '../placing.ts';
import { svg, type Sheet, type Layout } from '../sheet.ts';

/** Month, what the roof made and what the house used, kWh. */
const months: [string, number, number][] = [
  ['Apr', 310, 250],
  ['May', 420, 215],
  ['Jun', 480, 190],
  ['Jul', 460, 230],
  ['Aug', 395, 205],
  ['Sep', 280, 240],
];

const gains: [string, string, string][] = [
  ['coin', 'saved', '€ 486'],
  ['battery', 'stored', '610 kWh'],
  ['leaf', 'CO₂ cut', '1.1 t'],
];

/** The chart: a bar is one, so is the line with its dots, the ring with its filled part, a swatch of the legend. */
function solarChart(s: Sheet, y: number, left: boolean, [card, tile]: [string, string]) {
  const { palette: p } = s;
  const [foot, bx] = [y + 316, at(left, 106, 544)];
  for (const [i, [month, made]] of months.entries()) {
    const [x, h] = [bx + i * 94, Math.round(made * 0.44)];
    const best = month === 'Jun';
    s.box('bar', x, foot - h, 74, h, `background:${best ? p.mid : p.second};border-radius:10px 10px 0 0`);
    say(s, [x, foot - 28, 74], 28, best ? '#ffffff' : p.dark, `${made}`);
    say(s, [x - 6, foot + 32, 86], 30, p.dark, month);
  }
  s.box('axis', bx - 10, foot, 564, 6, `background:${p.dark}`);
  const points = months.map(([, , used], i) => [37 + i * 94, 220 - used * 0.44] as const);
  s.object('line', svg(bx, foot - 220, 544, 220, plotted(points, p.dark, card)));
  for (const [i, [name, colour]] of [
    ['made, kWh', p.second],
    ['used, kWh', p.dark],
  ].entries()) {
    const x = bx + i * 250;
    s.box('swatch', x, y + 26, 34, 34, `background:${colour};border-radius:8px`);
    say(s, [x + 48, y + 43, 180], 28, p.dark, name!, { align: 'left' });
  }
  const gx = at(left, 700, 220);
  s.object('ring', svg(gx, y + 50, 220, 220, gauge(0.78, tile, p.accent), 0, '0 0 240 240'));
  say(s, [gx + 54, y + 160, 112], 54, p.dark, '78 %');
  say(s, [gx - 16, y + 318, 252], 30, p.dark, 'of what we use');
}

/** Half a year of a roof that makes power. The house is one with its panels and its tree. */
export const solarSummer: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([0, 24, 48])];
  const [t, [card, tile], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  s.box('header', 62, y, 900, 286, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  say(s, [at(left, 112, 470), y + 88, 470], 84, '#ffffff', 'Our Solar', { align });
  say(s, [at(left, 112, 470), y + 172, 470], 84, '#ffffff', 'Summer', { align });
  say(s, [at(left, 112, 470), y + 242, 470], 32, '#ffffff', 'the roof of 12 Elm Street', { align });
  s.object('sun', svg(at(left, 800, 128), y + 18, 128, 128, sun('#ffd44d'), r.int(0, 20), '0 0 160 160'));
  const wall = r.pick(['#f3e6cf', '#ecd9c6', '#e8e4da']);
  place(
    s,
    'house',
    [at(left, 566, 350), y + 10, 350, 276],
    faced(left, 380, solarHouse(wall, '#7a3b2e', '#3a6a5e')),
    [380, 300],
  );
  s.box('card', 62, y + 304, 900, 400, `background:${card};border-radius:${Math.min(round, 36)}px;${soft(s)}`);
  solarChart(s, y + 304, left, [card, tile]);
  for (const [i, [icon, label, value]] of gains.entries()) {
    const x = 62 + i * 308;
    s.box('tile', x, y + 722, 284, 190, `background:${tile};border-radius:${Math.min(round, 36)}px;${soft(s)}`);
    s.disc(x + 24, y + 764, 104, p.dark);
    sign(s, icon, x + 46, y + 786, 60, p.second, p.dark);
    say(s, [x + 142, y + 792, 122], 28, p.dark, label, { align: 'left' });
    say(s, [x + 142, y + 842, 122], 44, p.dark, value, { align: 'left' });
  }
};

/** A program: a block is one, what is written on it another. */
function program(s: Sheet, x: number, y: number) {
  const blocks: [string, string, number, number, string, string][] = [
    ['loop', loopBlock(400, 66, 132, 34, '#e57b25'), 0, 84, 'repeat 4 times', '#ffffff'],
    ['start', hatBlock(360, 84, '#f5c23c'), 0, 0, 'when I start', '#3a2a06'],
    ['move', codeBlock(320, 66, '#3d78cf'), 34, 150, 'move 10 steps', '#ffffff'],
    ['turn', codeBlock(290, 66, '#2f9a72'), 34, 216, 'turn right', '#ffffff'],
    ['talk', codeBlock(330, 66, '#8a55c4'), 0, 316, 'say “Hello!”', '#ffffff'],
  ];
  for (const [name, drawn, dx, dy, text, ink] of blocks) {
    const [middle, width] = [
      dy + (name === 'start' ? 50 : 34),
      { start: 360, loop: 400, move: 320, turn: 290, talk: 330 }[name]!,
    ];
    s.object(`block:${name}`, svg(x + dx, y + dy, width, 66, drawn));
    say(s, [x + dx + 26, y + middle, width - 52], 34, ink, text, { align: 'left', face: 'JetBrains Mono' });
  }
}

const lessons: [string, string][] = [
  ['1', 'a dance'],
  ['2', 'a quiz'],
  ['3', 'a maze'],
  ['4', 'a game'],
];

/** Children learn to program. The window's three buttons are one, the robot is one, a bar and the part of it that is full are two. */
export const codingClub: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([10, 26, 44])];
  const [t, [card, tile], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  s.box('header', 62, y, 900, 150, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  say(s, [at(left, 108, 540), y + 74, 540], 88, '#ffffff', 'Coding Club', { align });
  s.box('pill', at(left, 676, 246), y + 38, 246, 74, `background:${p.second};border-radius:37px`);
  say(s, [at(left, 696, 206), y + 75, 206], 36, p.dark, 'ages 8 to 12');
  const [wx, bend] = [at(left, 62, 540), Math.min(round, 26)];
  s.box('window', wx, y + 170, 540, 482, `background:${card};border-radius:${bend}px;${soft(s)}`);
  s.box('bar', wx, y + 170, 540, 62, `background:${p.dark};border-radius:${bend}px ${bend}px 0 0`);
  const lamps = ['#ef6a5b', '#f3c04c', '#67c26a'];
  s.object(
    'buttons',
    svg(
      wx + 26,
      y + 189,
      96,
      24,
      each(3, (i) => ball(12 + i * 36, 12, 12, lamps[i]!)),
    ),
  );
  say(s, [wx + 150, y + 201, 360], 28, '#ffffff', 'my first game', { align: 'left', face: 'JetBrains Mono' });
  program(s, wx + 40, y + 248);
  s.disc(at(left, 640, 322), y + 226, 322, p.second, `${rim(r.pick([10, 16]), card)};${cast(s)}`);
  const coat = t.fill === p.accent ? p.mid : p.accent;
  place(s, 'robot', [at(left, 664, 280), y + 246, 280, 366], robot(coat, '#c9d2d9', '#7fe3ff'), [260, 340]);
  s.box('card', 62, y + 672, 900, 244, `background:${card};border-radius:${round}px;${soft(s)}`);
  s.object('thread', svg(150, y + 730, 700, 8, trace('M4 4H696', p.mid, 8)));
  for (const [i, [number, what]] of lessons.entries()) {
    const cx = 170 + i * 228;
    s.disc(cx - 38, y + 696, 76, i < 2 ? p.accent : p.dark, rim(6, tile));
    say(s, [cx - 26, y + 734, 52], 40, '#ffffff', number);
    say(s, [cx - 100, y + 798, 200], 30, p.dark, what);
  }
  say(s, [at(left, 106, 210), y + 866, 210], 32, p.dark, '9 of 16 places', { align });
  s.box('track', at(left, 340, 300), y + 850, 300, 34, `background:${tile};${rim(3, p.mid)};border-radius:17px`);
  s.box('full', at(left, 340, 300), y + 850, 169, 34, `background:${p.accent};border-radius:17px`);
  s.box('button', at(left, 672, 254), y + 830, 254, 70, `background:${t.fill};border-radius:${r.pick([12, 35])}px`);
  say(s, [at(left, 692, 214), y + 865, 214], 36, '#ffffff', 'Sign up');
};

/** Who rows in a lane, how far they are, and their colours. */
const crews: [Pair, number, string, string, string][] = [
  [['Jade', '青龙队'], 384, '#2e8b57', '#f5d36b', '#f4efe2'],
  [['Red', '赤焰队'], 452, '#c5382c', '#f7c948', '#2b5d9a'],
  [['Gold', '金鳞队'], 334, '#d99a1c', '#a3271f', '#7a4fa3'],
];

const raceFacts: [string, Pair, Pair][] = [
  ['date', ['Fifth day of', '农历五月初五'], ['the fifth month', '上午九点开赛']],
  ['pin', ['Willow River', '柳江老码头'], ['at the old pier', '两岸均可观看']],
];

/** A race of dragon boats. A boat is one with its crew, a rope with its floats, so is the finish with its chequers. */
export const dragonBoats: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([0, 26, 50])];
  const [t, [card], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  const bend = r.pick([8, 29]);
  const water = r.pick(['#4aa3c4,#2b7ea6', '#57b0ad,#2c8488', '#6aa5d6,#3d74b4']);
  s.box(
    'water',
    62,
    y + 70,
    900,
    560,
    `background:linear-gradient(${water});${rim(10, '#ffffff')};border-radius:${round}px;${cast(s)}`,
  );
  for (const top of [y + 284, y + 448]) s.object('rope', svg(72, top, 880, 22, floats(880)));
  s.object('finish', svg(at(left, 828, 48), y + 92, 48, 528, chequers(528)));
  s.object('ribbon', ribbon(42, y, 940, 136, t.fill));
  say(s, [150, y + 67, 724], 84, '#ffffff', ['Dragon Boat Race', '端午龙舟大赛']);
  for (const [i, [name, x, hull, trim, shirt]] of rolled(crews, r.int(0, 2)).entries()) {
    const cy = y + 218 + i * 163;
    s.disc(at(left, 92, 70), cy - 42, 70, p.second);
    say(s, [at(left, 102, 50), cy - 7, 50], 40, p.dark, `${i + 1}`);
    s.box('plate', at(left, 172, 134), cy - 36, 134, 58, `background:${p.paper};border-radius:${bend}px`);
    say(s, [at(left, 182, 114), cy - 7, 114], 34, p.dark, name);
    place(
      s,
      'boat',
      [at(left, x, 410), cy - 66, 410, 124],
      faced(left, 430, dragonBoat(hull, trim, shirt)),
      [430, 130],
    );
  }
  s.box('card', 62, y + 660, 900, 250, `background:${card};border-radius:${round}px;${soft(s)}`);
  for (const [i, [icon, first, second]] of raceFacts.entries()) {
    const cy = y + 728 + i * 112;
    s.disc(at(left, 102, 92), cy - 46, 92, i ? p.mid : p.accent);
    sign(s, icon, at(left, 120, 56), cy - 28, 56, '#ffffff', p.dark);
    say(s, [at(left, 216, 330), cy - 20, 330], 40, p.dark, first, { align });
    say(s, [at(left, 216, 330), cy + 26, 330], 30, p.dark, second, { align });
  }
  place(s, 'drum', [at(left, 566, 184), y + 616, 184, 164], paradeDrum('#b5332c'), [190, 170]);
  place(s, 'dumpling', [at(left, 782, 146), y + 636, 146, 136], dumpling(), [150, 140], left ? 8 : -8);
  s.box('button', at(left, 580, 342), y + 806, 342, 80, `background:${t.fill};border-radius:${r.pick([14, 40])}px`);
  say(s, [at(left, 604, 294), y + 846, 294], 40, '#ffffff', ['Save a seat', '预约观赛席位']);
};

/** Cover, title, who liked it, what they say, stars. */
const picks: [string, string, string, string, string, string, string, number][] = [
  ['moon', '#22335c', '#131d38', '#f3d27a', 'Night Tide', 'Nina', 'Read it twice!', 5],
  ['fish', '#2c6f80', '#0f2f3d', '#f4b183', 'Saltwater', 'Ola', 'Smells of the sea', 4],
  ['flower', '#b8473f', '#3c1712', '#f6cf9a', 'Wild Yard', 'Tom', 'So warm and odd', 5],
  ['roofs', '#5f8f86', '#1f3a38', '#f6e2a6', 'Mill Lane', 'Bea', 'Cried on the bus', 4],
];

/** A card that is taped to the shelf. */
function note(s: Sheet, cx: number, y: number, turn: number, [who, says, stars]: readonly [string, string, number]) {
  const { palette: p } = s;
  const leaf = { x: cx - 125, y, w: 250, h: 172, turn };
  const about = [cx, y + 86, turn] as const;
  s.box('note', leaf.x, y, 250, 172, `background:#fff7cf;box-shadow:0 5px 12px rgba(0,0,0,.34)`, turn);
  say(s, [cx - 108, y + 56, 216], 40, '#2f2a24', who, { face: 'Caveat', about });
  say(s, [cx - 110, y + 98, 220], 32, '#2f2a24', says, { face: 'Caveat', about });
  on(s, leaf, 'stars', rating(42, 124, 31, stars, '#d98a17', '#d9d0a8'));
  s.box('tape', cx - 48, y - 20, 96, 42, `background:${p.second};opacity:.92`, turn * 2);
}

/** What the people of a bookshop like. A book is one with its picture, a note, its tape and its row of stars are three. */
export const staffPicks: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([0, 22, 40])];
  const [t, [card]] = [bold(s), papers(s)];
  s.box('wall', 72, y, 880, 720, `background:${card};border-radius:${round}px;${soft(s)}`);
  say(s, [122, y + 66, 780], 82, p.dark, 'Staff Picks');
  say(s, [122, y + 130, 780], 32, t.fill, 'read and loved by our team');
  const chosen = rolled(picks, Math.floor(seed / 104) % 4).slice(0, 3);
  const shelf = y + 446;
  for (const [i, [art, fill, ink, glow, title]] of chosen.entries()) {
    const cx = 222 + i * 290;
    place(s, 'book', [cx - 95, shelf - 276, 190, 276], cover(art, fill, ink, glow), [200, 290]);
    say(s, [cx - 78, shelf - 216, 160], 34, '#ffffff', title);
  }
  place(s, 'plant', [at(left, 322, 90), shelf - 135, 90, 135], pottedPlant('#c56a42'), [100, 150]);
  place(s, 'mug', [at(left, 614, 80), shelf - 64, 80, 64], teaMug(p.mid, p.second), [100, 80]);
  const wood = r.pick(['#a9784a,#80552f', '#8b6b4e,#644a33', '#c09a6a,#94703f']);
  s.box('shelf', 42, shelf, 940, 38, `background:linear-gradient(${wood});border-radius:6px;${cast(s)}`);
  for (const [i, [, , , , , who, says, stars]] of chosen.entries())
    note(s, 222 + i * 290, shelf + 72, [-2, 1.5, -1][i]! * (left ? 1 : -1), [`${who}’s choice`, says, stars]);
  const bx = at(left, 888, 0);
  s.object('seal', seal(bx, y + 146, 60, 16, p.accent, '#ffffff'));
  say(s, [bx - 38, y + 146, 76], 32, '#ffffff', 'No. 1');
  s.box('strip', 62, y + 752, 900, 160, `background:${t.fill};border-radius:${Math.min(round, 36)}px;${cast(s)}`);
  const spines = rolled([p.second, '#e9e1cf', '#c56a42', '#7fa79b'], r.int(0, 3));
  place(s, 'pile', [at(left, 102, 230), y + 748, 230, 138], bookPile(spines), [250, 150]);
  const align = left ? 'left' : 'right';
  say(s, [at(left, 372, 550), y + 802, 550], 54, '#ffffff', 'Buy two, get a third free', { align });
  say(s, [at(left, 372, 550), y + 866, 550], 34, '#ffffff', 'all through October', { align });
};
