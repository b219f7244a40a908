/** The thirtieth set, second half: how a chess club stands, a badge for those who swim, instruments mended and played. */
import { across, draw, from, icon, leftOf, lifted, oneOf, say, shape, times, block, dot } from './icons.ts';
import {
  chessBoard,
  chessClock,
  cup,
  curtain,
  driver,
  duck,
  gluePot,
  guitar,
  laneRope,
  microphone,
  piece,
  rosette,
  seaHorse,
  speaker,
  swimmer,
  violin,
  water,
} from './things.ts';
import { svg, type Sheet, type Layout } from '../sheet.ts';

const players: [string, string, string][] = [
  ['Anna Kovacs', '111', '3'],
  ['Idris Bello', '1½1', '2½'],
  ['Wen Li', '½1½', '2'],
  ['Sofia Duarte', '10½', '1½'],
  ['Karl Brandt', '0½0', '½'],
];
const outcome: Record<string, string> = { '1': '#2c8f57', '½': '#d19a17', '0': '#c2474b' };

/** Who stands where. A row, the disc of its place, what a round brought and the sum are each one. */
function standing(s: Sheet, y: number, round: number) {
  const { palette: p } = s;
  s.box('bar', 72, y + 18, 880, 56, `background:#23262b;border-radius:${round}px`);
  say(s, [164, y + 46, 300], 32, '#ffffff', 'After three rounds', { align: 'left' });
  for (const i of [0, 1, 2]) say(s, [562 + i * 74, y + 46, 60], 32, '#ffffff', `R${i + 1}`);
  say(s, [806, y + 46, 122], 32, '#ffffff', 'Points');
  for (const [i, [name, rounds, sum]] of players.entries()) {
    const top = y + 86 + i * 66;
    s.box('row', 72, top, 880, 58, `background:${i % 2 ? '#e3e4e0' : '#f3dfae'};border-radius:${round}px`);
    const medal = ['#d9a520', '#9aa3ab', '#b0703c'][i];
    if (medal) s.disc(88, top + 4, 50, medal);
    say(s, [92, top + 29, 42], 32, medal ? '#ffffff' : '#23262b', `${i + 1}`);
    say(s, [164, top + 29, 370], 36, '#23262b', name, { align: 'left' });
    for (const [k, mark] of [...rounds].entries()) {
      s.box(
        'chip',
        569 + k * 74,
        top + 6,
        46,
        46,
        `background:${outcome[mark]};border-radius:${Math.min(round, 23)}px`,
      );
      say(s, [573 + k * 74, top + 29, 38], 32, '#ffffff', mark);
    }
    s.box('sum', 812, top + 5, 110, 48, `background:${p.accent};border-radius:24px`);
    say(s, [824, top + 29, 86], 34, '#ffffff', sum);
  }
}

/** The pieces of a problem: kind, white or not, file, rank from above. */
const problem: [string, boolean, number, number][] = [
  ['king', false, 6, 0],
  ['rook', false, 5, 0],
  ['pawn', false, 6, 1],
  ['knight', true, 4, 2],
  ['queen', true, 1, 5],
  ['king', true, 6, 7],
  ['rook', true, 2, 4],
];

/** How a chess club stands. The board is one with its frame, each piece on it is one. */
export const chess: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, lift, round] = [leftOf(seed), r.int(-6, 8), lifted(s), r.pick([4, 14, 28])];
  const x = (px: number, w: number) => across(left, px, w);
  const [pale, deep, frame] = oneOf(seed, [
    ['#f0d9b5', '#b58863', '#5a3823'],
    ['#eceed4', '#7a9a57', '#38502a'],
    ['#e6ebf1', '#7f9dbd', '#2f4661'],
  ]);
  const bx = x(562, 412);
  draw(s, 'board', [bx, y + 44, 412, 412], chessBoard(pale!, deep!, frame!), [400, 400], { cast: 7 });
  for (const [kind, white, file, rank] of problem) {
    const [px, py] = [bx + 20.6 + file * 46.35 + 4, y + 64.6 + rank * 46.35];
    draw(
      s,
      `piece:${kind}`,
      [px, py, 38, 45.6],
      piece(kind, white ? '#ffffff' : '#1e1f24', white ? '#1e1f24' : '#f7f3e6'),
      [60, 72],
    );
  }
  s.box('pill', bx + 26, y + 440, 360, 62, `background:${p.second};border-radius:31px;${lift}`);
  say(s, [bx + 46, y + 471, 320], 34, '#23262b', 'White mates in two');
  s.box('plate', x(50, 478), y + 44, 478, 232, `background:${p.accent};border-radius:${round}px;${lift}`);
  say(s, [x(82, 414), y + 112, 414], 86, '#ffffff', 'Riverside', { large: true });
  say(s, [x(82, 414), y + 198, 414], 86, '#ffffff', 'Chess Club', { large: true });
  s.box('strip', x(92, 394), y + 252, 394, 66, `background:#ffffff;border-radius:${Math.min(round, 33)}px;${lift}`);
  say(s, [x(112, 354), y + 285, 354], 36, '#23262b', 'Spring Open, hall B');
  s.box('card', 50, y + 512, 924, 452, `background:#ffffff;border-radius:${round}px;${lift}`);
  draw(s, 'clock', [x(238, 264), y + 348, 264, 170], chessClock('#8a5a34', '#2a211b'), [280, 180], { cast: 4 });
  draw(s, 'cup', [x(64, 154), y + 336, 154, 188], cup('#f2c230', '#c9931a', '#3a2a1e'), [180, 220], { cast: 4 });
  standing(s, y + 512, Math.min(round, 20));
  s.box(
    'pill',
    212,
    y + 932,
    600,
    68,
    `background:#23262b;border:5px solid #ffffff;box-sizing:border-box;border-radius:34px;${lift}`,
  );
  say(s, [244, y + 966, 536], 36, '#ffffff', 'Round four: Thursday, 7 pm');
};

/** What was swum, with its tick. */
const feats = ['蹬壁滑行', '仰漂十秒', '水中换气', '自由泳十米'];

/** A badge for those who swim. The waves are two, what swims stands between them. */
export const swimBadge: Layout = (s, seed) => {
  const { random: r } = s;
  const [left, y, lift] = [leftOf(seed), r.int(36, 46), lifted(s)];
  const x = (px: number, w: number) => across(left, px, w);
  const [edge, back, front, deep] = oneOf(seed, [
    ['#1677b8', '#8ed3ec', '#3ba4d8', '#0d4f80'],
    ['#0e8a83', '#93e0d2', '#34b3a4', '#0a5752'],
    ['#4a55c4', '#b3bdf5', '#7482e4', '#2b3489'],
  ]);
  const [tone, hat] = [oneOf(seed, ['#f2603f', '#e08a00', '#d93a72']), oneOf(seed, ['#e84a7f', '#ffb703', '#7b4fd0'])];
  s.box(
    'certificate',
    50,
    y,
    924,
    946,
    `background:#fffdf4;border:14px solid ${edge};box-sizing:border-box;border-radius:48px;${lift}`,
  );
  say(s, [x(110, 520), y + 96, 520], 92, deep!, '小海马泳章', { align: left ? 'left' : 'right' });
  s.box('pill', x(106, 400), y + 166, 400, 68, `background:${tone};border-radius:34px`);
  say(s, [x(130, 352), y + 200, 352], 38, '#ffffff', '儿童游泳达标证书');
  s.box(
    'name',
    x(106, 480),
    y + 266,
    480,
    100,
    `background:#e4f3f8;border:5px dashed ${edge};box-sizing:border-box;border-radius:24px`,
  );
  say(s, [x(136, 420), y + 316, 420], 50, deep!, oneOf(seed, ['林小满 同学', '周一诺 同学', '陈星宇 同学']));
  draw(s, 'wave', [64, y + 482, 896, 450], water(896, 450, back!, 0, 34), [896, 450]);
  draw(
    s,
    'swimmer',
    [x(104, 430), y + 388, 430, 246],
    swimmer(hat, '#2d3f6e', oneOf(seed, ['#f3c9a4', '#d99e72', '#a8714b'])),
    [420, 240],
    { flip: !left },
  );
  draw(s, 'duck', [x(744, 158), y + 492, 158, 139], duck('#ffd23f', '#f2762e'), [170, 150], { flip: left });
  draw(s, 'wave', [64, y + 586, 896, 346], water(896, 346, front!, 1, 34), [896, 346]);
  draw(s, 'rope', [64, y + 656, 896, 36], laneRope(896, '#ffffff', '#e0473e'), [896, 36]);
  draw(s, 'rosette', [x(652, 270), y + 64, 270, 353], rosette(tone, '#fff6dc', '#c23a52'), [260, 340], { cast: 6 });
  draw(s, 'sea horse', [x(732, 112), y + 106, 112, 183], seaHorse('#1f9aa8', '#ffb84d'), [110, 180], { flip: !left });
  for (const [bx, by, size] of [
    [570, 446, 46],
    [632, 416, 66],
    [690, 470, 38],
  ] as const)
    s.disc(x(bx, size), y + by, size, '#b9e3f4', `border:6px solid ${edge};box-sizing:border-box`);
  for (const [i, feat] of feats.entries()) {
    const [cx, top] = [96 + (i % 2) * 426, y + 716 + Math.floor(i / 2) * 96];
    s.box('chip', cx, top, 406, 80, `background:#ffffff;border-radius:40px;box-shadow:0 4px 10px rgba(10,40,70,.34)`);
    s.disc(cx + 8, top + 8, 64, tone);
    icon(s, 'tick', cx + 22, top + 22, 36, '#ffffff', '#ffffff');
    say(s, [cx + 92, top + 40, 290], 40, deep!, feat, { align: 'left' });
  }
  s.box(
    'plate',
    212,
    y + 898,
    600,
    78,
    `background:${deep};border:6px solid #ffffff;box-sizing:border-box;border-radius:39px;${lift}`,
  );
  say(s, [244, y + 937, 536], 36, '#ffffff', '蓝湾泳馆  七月十二日');
};

/** 600 × 170: a sign with its bulbs. */
const marquee = (fill: string, inner: string) =>
  block(0, 0, 600, 170, fill, 26) +
  block(30, 30, 540, 110, inner, 12) +
  times(15, (i) => dot(27 + i * 39, 15, 8, '#fff3b8') + dot(27 + i * 39, 155, 8, '#fff3b8')) +
  times(3, (i) => dot(15, 50 + i * 35, 8, '#fff3b8') + dot(585, 50 + i * 35, 8, '#fff3b8'));

/** 300 × 124: a ticket. */
const stub = (fill: string, edge: string) =>
  `<path d="M14 0H286Q300 0 300 14V42a20 20 0 0 0 0 40V110Q300 124 286 124H14Q0 124 0 110V82a20 20 0 0 0 0-40V14Q0 0 14 0z" fill="${fill}" stroke="${edge}" stroke-width="5"/>`;

/** The stage: its light, its curtains, who waits to be played. */
function stage(s: Sheet, seed: number, x: number, y: number) {
  const [cloth, fold] = oneOf<[string, string]>(seed, [
    ['#b3202f', '#8c1522'],
    ['#2f5bb0', '#224489'],
    ['#7a2f8f', '#5c216d'],
  ]);
  s.object('light', svg(x, y, 460, 560, shape('M206 12H254L352 500H108z', 'rgba(255,226,150,.78)'), 0, '0 0 460 560'));
  s.box('floor', x + 10, y + 452, 440, 98, 'background:linear-gradient(#c58a54,#9a6336)');
  draw(s, 'curtain', [x + 10, y + 10, 134, 444], curtain(cloth, fold, '#f2c14e'), [134, 444]);
  draw(s, 'curtain', [x + 316, y + 10, 134, 444], curtain(cloth, fold, '#f2c14e'), [134, 444], { flip: true });
  draw(s, 'speaker', [x + 30, y + 388, 128, 122], speaker('#24262b', '#d8542f'), [200, 190]);
  draw(s, 'guitar', [x + 296, y + 184, 122, 320], guitar('#e7a948', '#7a4320'), [160, 420], { turn: 10 });
  draw(s, 'microphone', [x + 170, y + 150, 118, 354], microphone('#c9ced4', '#2b2e35'), [140, 420]);
}

/** Instruments are mended by day and played at night. */
export const openMic: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, lift] = [leftOf(seed), r.int(-6, 8), lifted(s)];
  const x = (px: number, w: number) => across(left, px, w);
  const wood = oneOf(seed, ['#e6c69a,#cfa46f', '#cfe0dd,#a9c7c1', '#ecd3c4,#d5a98f']);
  const [bx, sx, bend] = [x(44, 480), x(520, 460), r.pick([8, 42])];
  s.box(
    'bench',
    bx,
    y + 236,
    480,
    520,
    `background:linear-gradient(${wood});border:9px solid #ffffff;box-sizing:border-box;border-radius:30px;${lift}`,
  );
  s.box('stage', sx, y + 166, 460, 560, `background:#1d1430;border:10px solid #ffffff;box-sizing:border-box;${lift}`);
  stage(s, seed, sx, y + 166);
  draw(s, 'violin', [x(72, 150), y + 330, 150, 394], violin('#c2672c', '#7a3514'), [160, 420], {
    turn: left ? -9 : 9,
    cast: 4,
  });
  draw(s, 'driver', [x(232, 216), y + 372, 216, 50], driver('#d7303c', '#8f1a24'), [260, 60], {
    turn: left ? 14 : -14,
    flip: !left,
    cast: 3,
  });
  draw(s, 'glue', [x(266, 130), y + 500, 130, 170], gluePot('#3f6f8a', '#f6efdc'), [130, 170], { cast: 4 });
  s.box('tab', x(24, 440), y + 222, 440, 84, `background:${p.second};border-radius:${bend}px;${lift}`);
  say(s, [x(48, 392), y + 264, 392], 40, '#2a1d22', 'Mend it from 3 pm');
  s.box('tab', x(560, 440), y + 676, 440, 84, `background:${p.second};border-radius:${bend}px;${lift}`);
  say(s, [x(584, 392), y + 718, 392], 40, '#2a1d22', 'Play it from 8 pm');
  draw(s, 'sign', [212, y + 30, 600, 170], marquee(p.accent, '#2a1d22'), [600, 170], { cast: 7 });
  say(s, [260, y + 115, 504], 86, '#fff3d6', 'Fix & Play', { large: true });
  s.disc(x(444, 130), y + 420, 130, p.accent, `border:8px solid #ffffff;box-sizing:border-box;${lift}`);
  say(s, [x(464, 90), y + 485, 90], 72, '#ffffff', '&', { large: true });
  for (const [i, who] of from(['Duo Marlow', 'Nadia on oud', 'You, perhaps'], r.int(0, 2)).entries()) {
    const tx = 44 + i * 318;
    draw(s, 'stub', [tx, y + 786, 300, 124], stub(i === 1 ? p.second : '#fff8e6', '#2a1d22'), [300, 124], { cast: 6 });
    say(s, [tx + 36, y + 826, 228], 36, '#2a1d22', who);
    say(s, [tx + 36, y + 874, 228], 36, '#2a1d22', ['8:15', '8:45', '9:30'][i]!, { large: true });
  }
  s.box(
    'pill',
    172,
    y + 932,
    680,
    66,
    `background:#2a1d22;border:5px solid #ffffff;box-sizing:border-box;border-radius:33px;${lift}`,
  );
  say(s, [204, y + 965, 616], 34, '#ffffff', 'Free entry. Spare strings on us.');
};
