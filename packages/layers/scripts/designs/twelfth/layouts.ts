/** The layouts of the twelfth set. */
import { twelfthIcons } from '../icons.ts';
import { moreTwelfth, turned } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Palette, type Layout } from '../sheet.ts';

export const twelfthKit: Kit = {
  palettes: [
    { dark: '#22304f', mid: '#5b74a8', accent: '#d2432a', second: '#f6c667', light: '#e3e9f4', paper: '#fffefa' },
    { dark: '#2f1f3d', mid: '#7d5a99', accent: '#c2367e', second: '#f9d06b', light: '#efe6f4', paper: '#fffdff' },
    { dark: '#123836', mid: '#3f8079', accent: '#c04f28', second: '#f2b87c', light: '#dcede8', paper: '#fcfffd' },
    { dark: '#3a1d22', mid: '#96505a', accent: '#1f6f8b', second: '#f3cfa0', light: '#f5e4e0', paper: '#fffaf7' },
    { dark: '#26301a', mid: '#6d7f3f', accent: '#a63a50', second: '#efd26e', light: '#ebf0d9', paper: '#fffff6' },
    { dark: '#182a45', mid: '#4579ab', accent: '#b0357a', second: '#ffb59a', light: '#dfecf7', paper: '#ffffff' },
  ],
  faces: ['Montserrat', 'Bricolage Grotesque', 'Gloock', 'Caprasimo', 'Big Shoulders Display'],
  icons: twelfthIcons,
  words: [
    ['Bring a friend', '带上朋友'],
    ['See you there', '不见不散'],
  ],
};

/** 600 × 600: a window of a ship, water behind it. */
const porthole = (p: Palette) => {
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 6;
    const [x, y] = [300 + 279 * Math.cos(angle), 300 + 279 * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="${p.second}"/>`;
  });
  const water = `<linearGradient id="water" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="${p.light}"/><stop offset="1" stop-color="${p.mid}"/></linearGradient>`;
  return `<defs>${water}</defs><circle cx="300" cy="300" r="300" fill="${p.dark}"/><circle cx="300" cy="300" r="258" fill="url(#water)"/>${rivets.join('')}`;
};

/** 240 × 166, the head to the left. */
const turtle = (p: Palette) =>
  [
    `<path fill="${p.second}" d="M74 96Q30 110 18 162q54 0 94-42zM160 110q40 10 62 52-46 2-86-28zM84 60Q58 30 68 4q42 10 56 46zM204 88l36 12-32 12z"/>`,
    `<ellipse cx="36" cy="72" rx="35" ry="25" fill="${p.second}"/><circle cx="22" cy="65" r="6" fill="${p.dark}"/>`,
    `<ellipse cx="134" cy="86" rx="82" ry="54" fill="${p.accent}"/>`,
    `<path d="M112 56h44l18 30-18 30h-44L94 86zM112 56L98 40M156 56l16-16M174 86h40M156 116l14 18M112 116l-16 18M94 86H54" stroke="${p.dark}" stroke-width="7" stroke-linejoin="round" fill="none"/>`,
  ].join('');

/** 176 × 104, the head to the right. */
const fish = (a: string, b: string, eye: string) =>
  `<path fill="${a}" d="M8 12l48 32Q92 4 130 24q32 14 42 28-10 16-42 30-40 18-74-22L8 92q14-40 0-80z"/><path d="M84 26q12 26 0 50M108 20q14 32 0 66" stroke="${b}" stroke-width="10" fill="none"/><circle cx="142" cy="46" r="7" fill="${eye}"/>`;

/** 170 × 240: a jellyfish. */
const jelly = (a: string, b: string) =>
  [
    `<path d="M30 104q-20 40 0 70t-6 58M66 106q18 40 0 70t6 58M104 106q-18 40 0 70t-6 58M140 104q20 40 0 70t6 54" stroke="${a}" stroke-width="10" stroke-linecap="round" fill="none"/>`,
    `<path fill="${a}" d="M5 100Q5 8 85 4q80 4 80 96-14 18-27 2-13 18-27 0-13 18-26 0-13 18-27 0-13 18-27 0-13 16-26-2z"/>`,
    `<circle cx="60" cy="52" r="14" fill="${b}"/><circle cx="108" cy="44" r="10" fill="${b}"/><circle cx="100" cy="80" r="12" fill="${b}"/>`,
  ].join('');

/** A night in an aquarium. The window is one with its rivets and its water; what swims in it or over it is alone. */
const aquarium: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('panel', 72, 40, 880, 944, `background:${p.paper};border-radius:${r.pick([0, 44])}px;${cast(s)}`);
  const left = r.chance(0.5);
  const x = left ? 100 : 324;
  s.object('porthole', svg(x, 76, 600, 600, porthole(p)));
  const bubbles = [
    [20, 130, 18],
    [44, 84, 12],
    [22, 46, 15],
    [48, 12, 9],
  ].map(
    ([cx, cy, size]) =>
      `<circle cx="${cx}" cy="${cy}" r="${size}" fill="${p.paper}" stroke="${p.mid}" stroke-width="4"/>`,
  );
  s.object('bubbles', svg(x + r.int(270, 310), 128, 64, 150, bubbles.join('')));
  const shoal = r.int(2, 3);
  for (let k = 0; k < shoal; k++) {
    const [a, b] = k === 1 ? [p.paper, p.accent] : [p.accent, p.second];
    const [fx, fy] = (
      left
        ? [
            [108, 196],
            [330, 350],
            [376, 246],
          ]
        : [
            [108, 196],
            [190, 316],
            [286, 446],
          ]
    )[k]!;
    s.object(
      'fish',
      svg(x + fx!, fy! + r.int(-16, 16), r.int(136, 160), 90, fish(a, b, p.dark), r.int(-12, 12), '0 0 176 104'),
    );
  }
  s.object(
    'icon:coral',
    svg(x + (left ? 320 : 104), 486, 170, 170, s.kit.icons.coral!(p.second, p.dark, p.dark), 0, '0 0 24 24'),
  );
  s.object('turtle', svg(left ? x - 48 : x + 398, r.int(300, 350), 270, 187, turtle(p), r.int(-14, 6), '0 0 240 166'));
  s.object('jelly', svg(left ? 664 : 190, r.int(290, 330), 170, 240, jelly(p.mid, p.second), r.int(-12, 12)));
  const bx = left ? 812 : 212;
  s.object('burst', burst(bx, 176, 112, r.pick([12, 16, 20]), 0.86, p.accent));
  middle(s, bx - 90, 150, 180, 36, '#fff', ['Friday', '周五']);
  middle(s, bx - 90, 200, 180, 46, p.second, ['8 pm', '20 点']);
  const tails = `<path fill="${p.dark}" d="M0 30h120v92H0l36-46zM840 30H720v92h120l-36-46z"/>`;
  s.object('ribbon', svg(92, 612, 840, 122, `${tails}<path fill="${p.accent}" d="M68 0h704v100H68z"/>`));
  middle(s, 160, 662, 704, 52, '#fff', ['Night at the reef', '珊瑚礁之夜']);
  s.object('photo', photo(112, 762, 280, 186, seed + 1, `border-radius:${r.pick([0, 24])}px`));
  line(s, 424, 790, 500, 34, p.dark, ['Sleep among the turtles', '与海龟同眠']);
  s.disc(424, 842, 100, p.second);
  sign(s, 'starfish', 443, 861, 62, p.accent, p.paper, r.int(-20, 20));
  line(s, 544, 870, 130, 30, p.dark, ['From', '适合']);
  line(s, 544, 914, 130, 30, p.mid, ['6 years', '6 岁起']);
  s.box('button', 696, 850, 216, 84, `background:${p.dark};border-radius:${r.pick([12, 42])}px`);
  middle(s, 696, 892, 216, 32, '#fff', ['Book now', '立即预订']);
};

/** 240 × 120: the clip of a board. */
const clip = (p: Palette) =>
  `<circle cx="120" cy="36" r="28" stroke="${p.dark}" stroke-width="16" fill="none"/><path fill="${p.dark}" d="M20 120V86q0-30 34-30h132q34 0 34 30v34z"/><path fill="${p.second}" d="M44 84h152v14H44z"/>`;

/** What is to be done before one moves. Board, sheet and clip are three, box and tick two; a print has its rim. */
const moving: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [x, side] = left ? [64, 652] : [400, 52];
  s.box('board', x, 84, 560, 888, `background:${p.mid};border-radius:${r.pick([16, 40])}px;${soft(s)}`);
  s.box('sheet', x + 36, 130, 488, 806, `background:${p.paper};box-shadow:0 4px 14px rgba(0,0,0,.3)`);
  s.object('clip', svg(x + 160, 36, 240, 120, clip(p)));
  line(s, x + 76, 220, 420, 56, p.dark, ['Moving day', '搬家日']);
  line(s, x + 76, 280, 420, 28, p.mid, ['Before the van comes', '货车到来之前']);
  const jobs: Pair[] = [
    ['Pack the books', '书籍装箱'],
    ['Read the meters', '抄水电表'],
    ['Wrap the plates', '包好盘子'],
    ['Water the fern', '给蕨浇水'],
  ];
  const round = r.pick([6, 16, 30]);
  const done = r.pick([1, 2, 3]);
  for (const [k, job] of jobs.entries()) {
    const y = 336 + k * 94;
    const edge = `border:5px solid ${p.mid};box-sizing:border-box;border-radius:${round}px`;
    s.box('box', x + 76, y, 60, 60, `background:${p.light};${edge}`);
    if (k === 0 || k === done) {
      const tick = `<path d="M6 32l16 18L56 4" stroke="${p.accent}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
      s.object('tick', svg(x + 80, y - 8, 62, 58, tick, r.int(-6, 6)));
    }
    line(s, x + 164, y + 30, 330, 32, p.dark, job);
  }
  const turn = r.int(2, 5) * (left ? 1 : -1);
  const at = turned(side + 160, 214, turn);
  s.box('note', side + 20, 84, 280, 260, `background:${p.second};${soft(s)}`, turn);
  for (const [dy, words, size] of [
    [-36, ['Keys are with', '钥匙在'], 32],
    [18, ['Mrs. Lund', '伦德太太处'], 40],
    [76, ['No. 12', '12 号'], 30],
  ] as const) {
    const [cx, cy] = at(0, dy);
    middle(s, cx - 134, cy, 268, size, p.dark, words, turn);
  }
  s.box('tape', side + 92, 62, 136, 42, `background:${p.accent};opacity:.88`, turn - 6);
  const rim = `border:14px solid ${p.paper};${soft(s)};transform:rotate(${r.int(-5, -2)}deg)`;
  s.object('print', photo(side + (left ? 0 : 14), 402, 270, 200, seed + 1, rim));
  const crate = s.kit.icons.crate!('#c8955c', '#8f6236', p.light);
  s.object('icon:crate', svg(left ? 548 : 112, 646, 330, 330, crate, r.int(-3, 3), '0 0 24 24'));
  s.box('label', left ? 598 : 162, 876, 230, 66, `background:${p.paper};border-radius:8px`);
  middle(s, left ? 598 : 162, 909, 230, 36, p.accent, ['Kitchen', '厨房']);
  s.disc(left ? x + 64 : x + 376, 766, 120, p.accent);
  sign(s, 'hammer', left ? x + 90 : x + 402, 792, 68, p.paper, p.second, r.int(-12, 12));
  const beside = left ? x + 204 : x + 96;
  line(s, beside, 802, 270, 30, p.dark, ['Tools last', '工具最后']);
  line(s, beside, 850, 270, 30, p.mid, ['Saturday', '周六']);
};

/** A piece of a circle about 230, 230 between two angles in degrees. */
const sector = (radius: number, from: number, to: number, fill: string) => {
  const at = (angle: number) =>
    `${(230 + radius * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(230 + radius * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`;
  return `<path fill="${fill}" d="M230 230L${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}z"/>`;
};

/** 460 × 460: what there is of a pizza between two angles, with a round of salami every 45 degrees. */
const pizza = (from: number, to: number) => {
  const parts = [sector(228, from, to, '#cf8d42'), sector(202, from, to, '#bb3d22'), sector(190, from, to, '#f4cb62')];
  for (let angle = from + 22; angle < to; angle += 45)
    for (const [k, radius] of [146, 84].entries()) {
      const [x, y] = turned(230, 230, angle + (k ? 4 : -3))(radius, 0).map(Math.round);
      parts.push(
        `<circle cx="${x}" cy="${y}" r="${k ? 19 : 28}" fill="#b3372a"/><circle cx="${x! - 6}" cy="${y! - 6}" r="6" fill="#de7a5f"/>`,
      );
    }
  return parts.join('');
};

/** 120 × 110: two leaves of basil. */
const basil =
  '<path fill="#3f8a3a" d="M60 96Q4 90 6 30q52 4 54 66z"/><path fill="#5fae4c" d="M60 96Q50 30 108 10q18 56-48 86z"/><path d="M60 96L24 48M60 96l36-62" stroke="#2a6128" stroke-width="5" stroke-linecap="round"/>';

const wood =
  '<rect x="466" y="236" width="160" height="64" rx="30" fill="#8e5c30"/><circle cx="594" cy="268" r="14" fill="#3d2512"/><circle cx="268" cy="268" r="266" fill="#a86f3d"/><circle cx="268" cy="268" r="246" fill="#bd8450"/>';

/** A flyer for pizza. Board, pizza and the slice that is drawn out of it are three; twigs of basil lie about. */
const flyer: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [end, ends] = [r.pick([0, 40]), r.pick([0, 24, 58])];
  s.box('page', 56, 40, 912, 944, `background:${p.paper};border-radius:${end}px;${cast(s)}`);
  s.object('table', photo(56, 40, 912, 540, seed + 1, `border-radius:${end}px ${end}px 0 0`));
  const left = r.chance(0.5);
  const cx = left ? 372 : 652;
  const handle = left ? r.int(146, 158) : r.int(22, 34);
  s.object('board', svg(cx - 268, 184, 536, 536, wood, handle));
  const [from, lift] = [left ? r.int(-30, -8) : r.int(150, 172), r.int(86, 116)];
  s.object('pizza', svg(cx - 230, 222, 460, 460, pizza(from + 45, from + 360), 0));
  const [dx, dy] = turned(0, 0, from + 22)(lift, 0);
  s.object('slice', svg(cx - 230 + dx, 222 + dy, 460, 460, pizza(from, from + 45), r.int(-4, 4)));
  const twigs = r.int(2, 3);
  for (let k = 0; k < twigs; k++) {
    const [x, y] = [
      [left ? 660 : 236, 578],
      [left ? 130 : 770, 210],
      [left ? 300 : 600, 400],
    ][k]!;
    s.object('basil', svg(x! + r.int(-12, 12), y! + r.int(-10, 10), 120, 110, basil, r.int(-40, 40)));
  }
  s.box('plate', 92, 72, 560, 116, `background:${p.dark};border-radius:${ends}px`);
  middle(s, 92, 130, 560, 60, '#fff', ['Pizza Fridays', '披萨星期五']);
  const bx = left ? 820 : 204;
  s.object('price', burst(bx, left ? 236 : 304, 104, r.pick([11, 14, 18]), 0.84, p.accent));
  middle(s, bx - 80, left ? 222 : 290, 160, 66, '#fff', ['€9', '¥68']);
  middle(s, bx - 80, left ? 276 : 344, 160, 27, p.second, ['each', '每份']);
  line(s, 96, 762, 520, 42, p.dark, ['Baked on stone', '石板现烤']);
  line(s, 96, 818, 520, 27, p.mid, ['Tomato, salami, basil', '番茄、萨拉米、罗勒']);
  const turn = r.int(-5, 4);
  const at = turned(786, 744, turn);
  s.box('tag', 646, 684, 280, 120, `background:${p.second};border-radius:${r.pick([10, 60])}px;${soft(s)}`, turn);
  const [hx, hy] = at(-84, 0);
  sign(s, 'chili', hx - 40, hy - 40, 80, p.accent, p.dark, r.int(-10, 10));
  const [tx, ty] = at(40, 0);
  middle(s, tx - 84, ty, 168, 32, p.dark, ['Extra hot', '特辣'], turn);
  s.disc(96, 856, 100, p.accent);
  sign(s, 'scooter', 114, 874, 64, '#fff', p.second);
  line(s, 222, 884, 300, 32, p.dark, ['In 30 minutes', '30 分钟送达']);
  line(s, 222, 930, 300, 27, p.mid, ['at your door', '送货上门']);
  s.box('call', 596, 862, 332, 88, `background:${p.dark};border-radius:${r.pick([12, 44])}px`);
  middle(s, 596, 906, 332, 42, '#fff', ['555 0147', '555 0147']);
};

/** 160 × 320: a king. */
const king = (a: string, b: string) =>
  [
    `<path d="M80 10v56M54 32h52" stroke="${b}" stroke-width="18" stroke-linecap="round"/>`,
    `<path fill="${a}" d="M30 98Q18 58 80 56q62 2 50 42l-16 36H46z"/><path fill="${a}" d="M50 146h60q0 70 32 114H18q32-44 32-114z"/>`,
    `<rect x="36" y="130" width="88" height="20" rx="10" fill="${b}"/><rect x="12" y="256" width="136" height="28" rx="10" fill="${b}"/><rect y="284" width="160" height="34" rx="10" fill="${a}"/>`,
  ].join('');

/** 280 × 180: a clock with two dials. */
const clock = (p: Palette) => {
  const dial = (x: number, hand: string) =>
    `<circle cx="${x}" cy="108" r="52" fill="${p.paper}"/><path d="M${x} 108V70M${x} 108${hand}" stroke="${p.dark}" stroke-width="9" stroke-linecap="round"/>`;
  return `<path fill="${p.second}" stroke="${p.dark}" stroke-width="6" d="M46 4h56v34H46zM178 18h56v20h-56z"/><rect x="3" y="34" width="274" height="143" rx="26" fill="${p.accent}" stroke="${p.dark}" stroke-width="6"/>${dial(74, 'l24 16')}${dial(206, 'l-28 6')}`;
};

/** A tournament of chess. The board is one with its fields and lies askew; each piece stands on it by itself. */
const chess: Layout = (s) => {
  const { random: r, palette: p } = s;
  const lift = soft(s);
  const left = r.chance(0.5);
  const [cx, turn] = [left ? 390 : 634, r.int(4, 9) * (r.chance(0.5) ? 1 : -1)];
  s.box('head', 64, 48, 896, 172, `background:${p.paper};border-radius:${r.pick([0, 28])}px;${lift}`);
  s.disc(92, 70, 128, p.second);
  sign(s, 'rook', 118, 92, 76, p.dark, p.accent);
  line(s, 256, 108, 680, 56, p.dark, ['Chess in the park', '公园棋赛']);
  line(s, 256, 172, 680, 29, p.mid, ['Five rounds for young and old', '老少同乐，共五轮']);
  const prize = left ? 708 : 60;
  s.box('prize', prize, 262, 256, 566, `background:${p.light};border-radius:${r.pick([12, 40, 128])}px;${lift}`);
  const fields = `conic-gradient(${p.mid} 25%,${p.light} 0 50%,${p.mid} 0 75%,${p.light} 0) 0 0/168px 168px`;
  const rim = `border:24px solid ${p.dark};box-sizing:border-box;border-radius:12px`;
  s.box('board', cx - 276, 276, 552, 552, `background:${fields};${rim};${lift}`, turn);
  const at = turned(cx, 552, turn);
  const spots = [
    [-126, -126],
    [42, -126],
    [126, 42],
    [-42, 42],
    [-210, 42],
  ];
  const skip = r.int(0, 5);
  for (const [k, [dx, dy]] of spots.entries()) {
    if (k === skip) continue;
    const [x, y] = at(dx!, dy! + (k & 1 ? 0 : 84) - (k === 0 ? r.pick([0, 84]) : 0));
    const [a, b] = k & 1 ? [p.second, p.accent] : [p.accent, p.dark];
    const piece = k % 3 === 1 ? 'rook' : 'pawn';
    const drawn = `<g stroke="${p.dark}" stroke-width="1" stroke-linejoin="round">${s.kit.icons[piece]!(a, b, b)}</g>`;
    s.object(`icon:${piece}`, svg(x - 51, y - 56, 102, 102, drawn, turn, '0 0 24 24'));
  }
  s.object('king', svg(prize + (left ? -36 : 132), r.int(290, 312), 170, 340, king(p.accent, p.mid), 0, '0 0 160 320'));
  middle(s, prize, 700, 256, 34, p.dark, ['First prize', '头奖']);
  middle(s, prize, 760, 256, 56, p.accent, ['€300', '¥2000']);
  s.object('clock', svg(left ? 96 : 648, 712, 280, 180, clock(p), r.int(-8, 8)));
  s.box('foot', 64, 884, 896, 104, `background:${p.dark};border-radius:${r.pick([0, 24, 52])}px`);
  line(s, 120, 936, 560, 34, '#fff', ['3 May, 10 am', '5月3日 10 点']);
  s.box('button', 724, 900, 200, 72, `background:${p.second};border-radius:36px`);
  middle(s, 724, 936, 200, 32, p.dark, ['Sign up', '报名']);
};

export const twelfthLayouts: Layout[] = [aquarium, moving, flyer, chess, ...moreTwelfth];
