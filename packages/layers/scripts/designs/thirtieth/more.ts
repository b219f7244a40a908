/** The thirtieth set, second quarter: a flight of jams, the buses of the night, plants that change hands. */
import { berry, board, bus, jar, moon, spoon } from './drawings.ts';
import {
  across,
  block,
  dot,
  draw,
  from,
  icon,
  leftOf,
  lifted,
  oneOf,
  say,
  shape,
  stroke,
  times,
  type Words,
} from './icons.ts';
import { hanging, plants, potted } from './things.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

const jams: [string, string, string, string, string][] = [
  ['Strawberry', 'ripe & sunny', '#c9243b', '#e9526a', '#ffd9df'],
  ['Bramble', 'dark & winey', '#43204f', '#7b5596', '#e6d6f0'],
  ['Apricot', 'soft & honeyed', '#e88a1f', '#2f7f86', '#d3eeee'],
  ['Greengage', 'tart & green', '#7f9a2c', '#c78a1a', '#fff0c4'],
];

/** 860 × 330: a label with a scalloped edge and a line inside it. */
const scallops = (fill: string, edge: string) =>
  times(14, (i) => dot(50 + i * 58.5, 30, 30, fill) + dot(50 + i * 58.5, 300, 30, fill)) +
  times(5, (i) => dot(30, 50 + i * 57.5, 30, fill) + dot(830, 50 + i * 57.5, 30, fill)) +
  block(30, 30, 800, 270, fill) +
  `<rect x="36" y="36" width="788" height="258" rx="20" fill="none" stroke="${edge}" stroke-width="7"/>`;

/** 640 × 96: a band with notched ends. */
const notched = (fill: string) => shape('M0 0H640L612 48 640 96H0L28 48z', fill);

/** A flight of jams. A jar is one with its cloth, its label is another, so is the number on the board. */
export const jamFlight: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, lift, bend] = [leftOf(seed), r.int(-4, 12), lifted(s), oneOf(seed, [4, 16, 30])];
  const cream = oneOf(seed, ['#fff4dc', '#fdeee6', '#f5f4dd']);
  draw(s, 'label', [82, y + 30, 860, 330], scallops(cream, p.accent), [860, 330], { cast: 7 });
  say(s, [292, y + 136, 440], 96, '#3a2418', 'Hedgerow', { large: true });
  say(s, [292, y + 222, 440], 46, '#3a2418', 'a flight of four jams');
  draw(s, 'berry', [across(left, 134, 130), y + 110, 130, 150], berry('strawberry'), [130, 150], {
    turn: left ? -12 : 12,
  });
  draw(s, 'berry', [across(!left, 134, 130), y + 110, 130, 150], berry('bramble'), [130, 150], {
    turn: left ? 10 : -10,
  });
  draw(s, 'band', [192, y + 308, 640, 96], notched(p.accent), [640, 96], { cast: 5 });
  say(s, [242, y + 356, 540], 46, '#ffffff', 'with warm scones, $14', { large: s.face !== 'Unbounded' });
  draw(s, 'board', [50, y + 708, 924, 113], board('#b9824f', '#8f5f36'), [900, 110], { flip: !left, cast: 7 });
  const shift = left ? 0 : 106;
  for (const [i, [name, taste, jam, cloth, check]] of from(jams, r.int(0, 3)).entries()) {
    const x = 62 + shift + i * 198;
    draw(s, 'jar', [x + 7, y + 450, 186, 268], jar(jam, cloth, check), [160, 230]);
    s.box(
      'tag',
      x + 22,
      y + 594,
      156,
      74,
      `background:#fffaf0;border-radius:${bend}px;box-shadow:0 3px 8px rgba(0,0,0,.36)`,
    );
    say(s, [x + 35, y + 631, 130], 32, '#3a2418', name);
    s.disc(x + 68, y + 734, 64, '#fff4dc');
    say(s, [x + 76, y + 766, 48], 36, '#3a2418', `${i + 1}`, { large: true });
    const tx = 50 + i * 236;
    s.box(
      'note',
      tx,
      y + 850,
      216,
      112,
      `background:${cream};border:6px solid ${p.accent};box-sizing:border-box;border-radius:${bend}px;${lift}`,
    );
    say(s, [tx + 14, y + 886, 188], 32, '#3a2418', `no. ${i + 1}`, { large: s.face !== 'Unbounded' });
    say(s, [tx + 20, y + 928, 176], 29, '#3a2418', taste);
  }
  draw(s, 'spoon', [across(left, 886, 56), y + 430, 56, 299], spoon('#dba53d', '#b07c22'), [60, 320], {
    turn: left ? 9 : -9,
    cast: 4,
  });
};

/** Each 604 × 500: the way of a line over the map; where its number stands. */
const lines: [string, string, string, [number, number]][] = [
  ['N1', '#ffb703', 'M70 96H214L366 248V414', [70, 96]],
  ['N2', '#4cc9f0', 'M70 330H282L430 182H536', [536, 182]],
  ['N3', '#ff6fb1', 'M536 60H450L214 296V426', [536, 60]],
];
const halts: [number, number, number, Words, number, number][] = [
  [196, 96, 0, '北门', 0, -40],
  [214, 330, 1, '大学城', -84, -34],
  [366, 248, 1, '中心广场', 110, 28],
  [314, 196, 0, '剧院', -64, 0],
  [366, 372, 0, '火车站', 76, 0],
  [468, 182, 0, '医院', -6, 44],
  [214, 398, 0, '老码头', 78, 6],
];

/** The map with its lines. A line is one from end to end, a halt is one, so is a number. */
function nightMap(s: Sheet, x: number, y: number) {
  s.object(
    'river',
    svg(x, y, 604, 500, stroke('M40 470Q170 440 190 370T330 330 560 300', '#2c4f86', 40), 0, '0 0 604 500'),
  );
  for (const [name, colour, way] of lines)
    s.object(`line:${name}`, svg(x, y, 604, 500, stroke(way, colour, 18), 0, '0 0 604 500'));
  for (const [hx, hy, large, name, dx, dy] of halts) {
    const size = large ? 60 : 42;
    s.disc(
      x + hx - size / 2,
      y + hy - size / 2,
      size,
      '#10182e',
      `border:${large ? 15 : 11}px solid #ffffff;box-sizing:border-box`,
    );
    say(s, [x + hx + dx - 90, y + hy + dy, 180], 32, '#ffffff', name);
  }
  for (const [name, colour, , [bx, by]] of lines) {
    s.box('number', x + bx - 44, y + by - 31, 88, 62, `background:${colour};border-radius:14px`);
    say(s, [x + bx - 36, y + by, 72], 38, '#10182e', name);
  }
}

/** The buses of the night. */
export const nightBus: Layout = (s, seed) => {
  const { random: r } = s;
  const [left, y, lift, round] = [leftOf(seed), r.int(-6, 8), lifted(s), r.pick([6, 20, 34])];
  const x = (px: number, w: number) => across(left, px, w);
  const [bar, ink] = oneOf(seed, [
    ['#ffd23f', '#1b1b2f'],
    ['#d7263d', '#ffffff'],
    ['#2ec4b6', '#0f2430'],
  ]);
  s.box('header', 48, y + 52, 928, 148, `background:${bar};border-radius:${round}px;${lift}`);
  s.disc(x(76, 108), y + 72, 108, ink!);
  icon(s, 'warn', x(98, 64), y + 91, 64, bar!, ink!);
  say(s, [x(212, 540), y + 106, 540], 66, ink!, '夜班公交调整通知', { align: left ? 'left' : 'right' });
  say(s, [x(212, 540), y + 166, 540], 34, ink!, 'Night bus changes', { align: left ? 'left' : 'right' });
  s.box(
    'map',
    x(48, 620),
    y + 226,
    620,
    516,
    `background:#18244a;border:8px solid #ffffff;box-sizing:border-box;border-radius:${round}px;${lift}`,
  );
  nightMap(s, x(48, 620) + 8, y + 234);
  draw(s, 'moon', [x(788, 176), y + 16, 176, 158], moon('#fff3c9', '#e6cf8c'), [200, 180], { flip: !left, cast: 4 });
  s.box('card', x(692, 284), y + 226, 284, 516, `background:#ffffff;border-radius:${round}px;${lift}`);
  for (const [i, [name, colour]] of lines.entries()) {
    const [cx, top] = [x(692, 284), y + 246 + i * 162];
    s.box('tile', cx + 18, top, 248, 150, `background:#dfe5f3;border-radius:${Math.min(round, 22)}px`);
    s.box('number', cx + 34, top + 18, 84, 54, `background:${colour};border-radius:27px`);
    say(s, [cx + 42, top + 45, 68], 34, '#10182e', name);
    say(s, [cx + 130, top + 45, 124], 34, '#10182e', ['20 min', '20 分钟'], { align: 'left' });
    say(s, [cx + 34, top + 110, 216], 36, '#10182e', ['23:10 – 04:50', '23:10 – 05:00', '23:30 – 04:40'][i]!);
  }
  s.box('card', 48, y + 862, 928, 122, `background:#ffffff;border-radius:${round}px;${lift}`);
  draw(
    s,
    'bus',
    [x(78, 470), y + 682, 470, 215],
    bus(bar === '#d7263d' ? '#2a6fd6' : '#e0473e', '#ffffff'),
    [480, 220],
    { flip: !left, cast: 5 },
  );
  s.object(
    'bubble',
    svg(
      x(588, 388),
      y + 766,
      388,
      78,
      left
        ? shape('M20 0H368Q388 0 388 20V58Q388 78 368 78H20Q0 78 0 58V52L-34 42 0 28V20Q0 0 20 0z', bar!)
        : shape('M20 0H368Q388 0 388 20V28L422 42 388 52V58Q388 78 368 78H20Q0 78 0 58V20Q0 0 20 0z', bar!),
    ),
  );
  say(s, [x(612, 340), y + 805, 340], 38, ink!, '末班车会等你');
  s.box('pill', x(572, 380), y + 886, 380, 74, `background:#18244a;border-radius:37px`);
  say(s, [x(596, 332), y + 923, 332], 36, '#ffffff', '一月三日起执行');
  icon(s, 'phone', x(84, 52), y + 912, 52, '#18244a', '#18244a');
  say(s, [x(152, 380), y + 938, 380], 36, '#18244a', '热线 0571 8820', { align: left ? 'left' : 'right' });
};

const turns: [string, string, string][] = [
  ['sprout', 'Bring', 'one you have grown'],
  ['swap', 'Swap', 'with a neighbour'],
  ['hands', 'Take', 'a new one home'],
];

/** What stands on the shelf: four plants, each with a name on its pot. */
function shelf(s: Sheet, y: number) {
  const { random: r } = s;
  const kinds = from(plants, r.int(0, 4));
  const pots = from<[string, string]>(
    [
      ['#c8643c', '#a84f2c'],
      ['#7a4f8f', '#5f3b72'],
      ['#35608f', '#274a70'],
      ['#e9b44c', '#c48f2b'],
    ],
    r.int(0, 3),
  );
  for (const [i, px] of [74, 258, 606, 790].entries()) {
    draw(s, 'plant', [px, y - 238, 166, 239], potted(kinds[i]!, ...pots[i]!), [160, 230]);
    s.box(
      'name',
      px + 24,
      y - 66,
      118,
      44,
      'background:#fffdf5;border-radius:8px;box-shadow:0 2px 6px rgba(0,0,0,.4)',
      i % 2 ? 4 : -4,
    );
    say(s, [px + 32, y - 44, 102], 28, '#2d3b2c', ['Olive', 'Peggy', 'Bruno', 'Fern'][i]!, {
      about: [px + 83, y - 44, i % 2 ? 4 : -4],
    });
  }
}

/** Plants change hands. A plant is one with its pot, the shelf is a plank, the leaf of a card is the card itself. */
export const plantSwap: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, lift] = [leftOf(seed), r.int(-6, 8), lifted(s)];
  const x = (px: number, w: number) => across(left, px, w);
  const blob =
    'M96 44C190-14 250 20 330 22S500-20 582 48C660 116 640 220 560 282S400 318 320 322 160 366 74 296C-14 226-4 106 96 44z';
  draw(s, 'blob', [x(44, 640), y + 36, 640, 340], shape(blob, p.accent), [640, 340], { flip: !left, cast: 6 });
  say(s, [x(116, 460), y + 146, 460], 118, '#ffffff', 'Plant Swap', { large: true });
  say(s, [x(120, 452), y + 246, 452], 44, '#ffffff', 'leave with something green');
  s.object(
    'photo',
    photo(
      x(700, 272),
      y + 44,
      272,
      330,
      seed * 6 + oneOf(seed, [1, 2, 3]),
      `border-radius:${left ? '0 150px 0 150px' : '150px 0 150px 0'};border:9px solid #ffffff;box-sizing:border-box;${lift}`,
    ),
  );
  draw(s, 'hanging', [x(612, 158), 0, 158, 281], hanging('#2a9d8f', '#1f7a6f'), [180, 320], { cast: 4 });
  s.box('plank', 44, y + 620, 936, 34, `background:linear-gradient(#b98250,#94602f);border-radius:6px;${lift}`);
  shelf(s, y + 621);
  s.disc(434, y + 420, 156, '#ffffff', `${lift}`);
  icon(s, 'swap', 462, y + 448, 100, p.accent, '#3f8f5a');
  for (const [i, [sign, what, how]] of turns.entries()) {
    const cx = 44 + i * 318;
    s.box(
      'leaf',
      cx,
      y + 718,
      300,
      178,
      `background:${i === 1 ? p.second : '#ffffff'};border-radius:${i % 2 ? '70px 8px' : '8px 70px'};${lift}`,
    );
    s.disc(cx + 102, y + 676, 96, '#3f7d4e', 'border:6px solid #ffffff;box-sizing:border-box');
    icon(s, sign, cx + 122, y + 696, 56, '#ffffff', '#f4d35e');
    say(s, [cx + 24, y + 808, 252], 48, '#22352a', what, { large: true });
    say(s, [cx + 24, y + 858, 252], 30, '#22352a', how);
  }
  for (const [i, text] of ['Saturday 14 May, 10 – 2', 'Mill Lane Allotments'].entries()) {
    s.box(
      'pill',
      44 + i * 478,
      y + 920,
      458,
      74,
      `background:${i ? '#2d4a37' : p.accent};border:5px solid #ffffff;box-sizing:border-box;border-radius:37px;${lift}`,
    );
    icon(s, i ? 'map' : 'hour', 70 + i * 478, y + 934, 46, '#ffffff', i ? '#2d4a37' : p.accent);
    say(s, [132 + i * 478, y + 957, 340], 36, '#ffffff', text, { align: 'left' });
  }
};
