/** Layouts that had the last word after the eighth. What became of them has been looked at since: a set to tune on. */
import { ninthIcons } from '../icons.ts';
import { moreNinth } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Palette, type Layout } from '../sheet.ts';

export const ninthKit: Kit = {
  palettes: [
    { dark: '#26213f', mid: '#6a5d9e', accent: '#c94f22', second: '#f7b538', light: '#e7e2f3', paper: '#fffdf8' },
    { dark: '#0f3b3a', mid: '#3f8079', accent: '#b83b5e', second: '#f6d186', light: '#d8ede6', paper: '#fdfffc' },
    { dark: '#402218', mid: '#96583a', accent: '#2a6f4e', second: '#f0b67f', light: '#f4e2cd', paper: '#fffaf2' },
    { dark: '#14274e', mid: '#3d66ad', accent: '#cf2145', second: '#9bd4e4', light: '#dfe8f6', paper: '#ffffff' },
    { dark: '#2e2e2e', mid: '#6b6b63', accent: '#0b7a75', second: '#ffc857', light: '#e8e7de', paper: '#fefefb' },
  ],
  faces: ['Montserrat', 'Bricolage Grotesque', 'DM Serif Display', 'Gloock', 'Anton'],
  icons: ninthIcons,
  words: [
    ['Worth a look', '值得一看'],
    ['Since 1987', '始于1987'],
  ],
};

/** 260 × 250: a pot that runs over, its dipper in it. */
const pot = (mark: string) =>
  [
    '<path d="M150 70L226 10" stroke="#7b4a21" stroke-width="16" stroke-linecap="round"/>',
    '<path fill="#c9822b" d="M40 90h180q36 56 18 108-14 44-58 44H80q-44 0-58-44Q4 146 40 90z"/><rect x="26" y="62" width="208" height="36" rx="14" fill="#a5651c"/>',
    '<path fill="#ffc23d" d="M40 62h180v46q0 16-15 16t-15-16q0-10-10-10t-10 10v30q0 18-16 18t-16-18v-28q0-10-10-10t-10 10v8q0 14-14 14t-14-14q0-10-10-10t-10 10q0 14-15 14t-15-14z"/>',
    `<ellipse cx="130" cy="192" rx="62" ry="36" fill="#fff3d6"/><path fill="${mark}" d="M130 166l22 13v26l-22 13-22-13v-26z"/>`,
  ].join('');

/** 130 × 220: a sprig in bloom. */
const sprig = (p: Palette, mirrored: boolean) => {
  const blossom = (x: number, y: number) =>
    `${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="${x}" cy="${y - 17}" rx="11" ry="16" fill="${p.accent}" transform="rotate(${turn} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="10" fill="#ffd25e"/>`;
  const leaf = (x: number, y: number, turn: number) =>
    `<path fill="#5f8f4e" d="M${x} ${y}q26-26 52 0-26 26-52 0z" transform="rotate(${turn} ${x} ${y})"/>`;
  const stem = '<path d="M96 216Q60 150 70 40M72 132Q44 110 32 92" stroke="#47703b" stroke-width="7" fill="none"/>';
  const whole = `${stem}${leaf(74, 170, -30)}${leaf(70, 160, 200)}${leaf(66, 100, -24)}${blossom(70, 38)}${blossom(32, 86)}`;
  return mirrored ? `<g transform="translate(130 0) scale(-1 1)">${whole}</g>` : whole;
};

/** A label for a jar. The ribbon is one with its folds, so is a sprig with its blossoms; a row of little cells is one. */
const honey: Layout = (s) => {
  const { random: r, palette: p } = s;
  const arch = r.pick([400, 140, 48]);
  s.box('label', 112, 48, 800, 928, `background:${p.paper};border-radius:${arch}px ${arch}px 40px 40px;${cast(s)}`);
  const rim = `border:6px solid ${r.pick([p.second, p.mid])};box-sizing:border-box`;
  s.box('rim', 136, 72, 752, 880, `${rim};border-radius:${arch - 24}px ${arch - 24}px 18px 18px`);
  s.object('pot', svg(382, 100, 260, 250, pot(p.accent), r.int(-5, 5)));
  sign(s, 'bee', r.int(228, 262), r.int(226, 262), 100, '#f0a92a', p.dark, r.int(20, 60));
  sign(s, 'bee', r.int(694, 726), r.int(312, 330), 84, '#f0a92a', p.dark, r.int(-60, -20));
  const [sx, sy] = arch === 400 ? [806, 190] : [852, 146];
  s.object('seal', burst(sx, sy, 88, r.pick([12, 16, 22]), r.pick([0.84, 0.9]), p.accent));
  middle(s, sx - 80, sy, 160, 46, '#fff', ['Raw', '原蜜']);
  middle(s, 262, 398, 500, 44, p.mid, ['Three Hives', '三箱蜂园']);
  const ribbon = `<path fill="${p.dark}" d="M0 44h120v106H0l30-53zM936 44H816v106h120l-30-53z"/><path fill="${p.accent}" d="M68 0h800v124H68z"/>`;
  s.object('ribbon', svg(44, 446, 936, 150, ribbon));
  middle(s, 152, 508, 720, 76, '#fff', ['Wild Honey', '百花野蜂蜜']);
  middle(s, 262, 640, 500, 38, p.dark, ['Lime and clover', '椴树与三叶草']);
  for (const mirrored of [false, true])
    s.object('sprig', svg(mirrored ? 712 : 182, 622, 130, 220, sprig(p, mirrored), r.int(-6, 6)));
  s.box('weight', 382, 690, 260, 84, `background:${p.dark};border-radius:${r.pick([10, 42])}px`);
  middle(s, 382, 732, 260, 42, '#fff', ['450 g', '450 克']);
  const cells = Array.from(
    { length: 7 },
    (_, i) => `<path fill="${i % 2 ? p.second : p.mid}" d="M${i * 44 + 20} 2l18 10v20l-18 10-18-10V12z"/>`,
  );
  s.object('cells', svg(360, 800, 304, 44, cells.join('')));
  middle(s, 212, 896, 600, 30, p.mid, ['From our own meadow', '来自自家草甸']);
};

/** A lesson to watch: the film with its bar, what comes next in a list, a prize. Track and share are two, the three dots above are one. */
const course: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const round = r.pick([0, 28]);
  s.box('window', 48, 64, 928, 896, `background:${p.paper};border-radius:${round}px;${cast(s)}`);
  const [x, list] = r.chance(0.5) ? [88, 684] : [376, 88];
  const dots = ['#f25f57', '#f8bd2f', '#3fc950'].map(
    (c, i) => `<circle cx="${14 + i * 40}" cy="14" r="13" fill="${c}"/>`,
  );
  s.object('dots', svg(88, 108, 108, 28, dots.join('')));
  line(s, 236, 122, 500, 42, p.dark, ['Learn to Draw', '学画画']);
  s.object('film', photo(x, 184, 560, 290, seed + 2));
  s.disc(x + 220, 269, 120, p.accent, 'border:8px solid #fff;box-sizing:border-box');
  s.object('play', svg(x + 260, 301, 56, 56, '<path fill="#fff" d="M8 2l44 26L8 54z"/>'));
  s.box('controls', x, 474, 560, 60, `background:${p.dark}`);
  s.box('track', x + 24, 497, 400, 14, `background:${p.mid};border-radius:7px`);
  s.box('share', x + 24, 497, r.int(120, 300), 14, `background:${p.second};border-radius:7px`);
  line(s, x + 448, 504, 100, 27, '#fff', ['3:48', '3:48']);
  line(s, x, 590, 560, 46, p.dark, ['Lesson 3: Hands', '第三课：画手']);
  line(s, x, 648, 560, 29, p.mid, ['Twelve minutes with Mira', '与米拉的十二分钟']);
  const ease = r.pick([0, 24]);
  s.box('list', list, 184, 252, 480, `background:${p.light};border-radius:${ease}px`);
  const now = r.int(0, 2);
  s.box('now', list + 12, 196 + now * 152, 228, 152, `background:${p.second};border-radius:${ease * 0.6}px`);
  const rows = [
    ['notes', 'Lines', '线条', '8 min', '八分钟'],
    ['headset', 'Light', '光影', '10 min', '十分钟'],
    ['phone', 'Hands', '画手', '12 min', '十二分钟'],
  ] as const;
  for (const [k, [icon, english, chinese, long, longer]] of rows.entries()) {
    const cy = 272 + k * 152;
    sign(s, icon, list + 28, cy - 34, 68, p.dark, k === 1 ? p.accent : p.paper);
    line(s, list + 116, cy - 22, 124, 32, p.dark, [english, chinese]);
    line(s, list + 116, cy + 24, 124, 27, p.dark, [long, longer]);
  }
  s.box('prize', x, 704, 560, 216, `background:${p.mid};border-radius:${ease}px`);
  sign(s, 'cap', x + 36, 734, 156, p.dark, p.second, r.int(-10, 6));
  line(s, x + 226, 778, 320, 40, '#fff', ['Finish all', '学完全部课程']);
  line(s, x + 226, 840, 320, 30, '#fff', ['Get a certificate', '获得证书']);
  s.box('button', list, 704, 252, 116, `background:${p.accent};border-radius:${r.pick([14, 58])}px`);
  middle(s, list, 762, 252, 32, '#fff', ['Next lesson', '下一课']);
  middle(s, list, 876, 252, 32, p.dark, ['5 of 8 done', '已完成五课']);
};

/** 220 × 280: a bin with its lid; the lid stands open by some degrees. */
const bin = (body: string, lid: string, open: number) =>
  [
    `<g transform="rotate(${-open} 14 74)" fill="${lid}"><rect x="84" y="28" width="52" height="26" rx="12"/><rect x="8" y="44" width="204" height="34" rx="12"/></g>`,
    '<circle cx="62" cy="264" r="15" fill="#333"/><circle cx="158" cy="264" r="15" fill="#333"/>',
    `<path fill="${body}" d="M22 78h176l-16 172q-2 14-16 14H54q-14 0-16-14z"/><path fill="${lid}" d="M22 78h176l-2 20H24z"/>`,
  ].join('');

const waste = {
  bottle:
    '<rect x="50" y="0" width="40" height="22" rx="6" fill="#e0523f"/><path fill="#8fd0e8" d="M52 24h36v20q30 22 30 56v66q0 14-14 14H36q-14 0-14-14v-66q0-34 30-56z"/><path fill="#fff" d="M22 104h96v44H22z"/><path d="M36 96q4-26 22-38" stroke="#d8f2fb" stroke-width="7" stroke-linecap="round" fill="none"/>',
  core: '<path d="M70 34Q70 12 88 2" stroke="#6b4a2a" stroke-width="8" stroke-linecap="round" fill="none"/><path fill="#d7392f" d="M24 30q46-24 92 0 6 16-16 34H40Q18 46 24 30zM22 152q6-22 22-26h52q16 4 22 26-24 36-48 22-24 14-48-22z"/><path fill="#fdf1d0" d="M38 58h64q-22 38 0 76H38q22-38 0-76z"/><ellipse cx="64" cy="94" rx="6" ry="10" fill="#5b351d"/><ellipse cx="80" cy="98" rx="6" ry="10" fill="#5b351d"/>',
  battery:
    '<rect x="52" y="0" width="36" height="18" rx="5" fill="#9aa0a8"/><rect x="30" y="14" width="80" height="166" rx="14" fill="#2f343c"/><path fill="#e39a2d" d="M30 28q0-14 14-14h52q14 0 14 14v40H30z"/><path fill="#ffe27a" d="M78 80l-28 44h18l-6 34 28-44H72z"/>',
} as const;

/** What goes into which bin. A bin is one with its lid and wheels; the sign on it, and what falls in, stand alone. */
const sorting: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [lift, round, end] = [soft(s), r.pick([0, 24, 44]), r.pick([8, 32])];
  s.box('head', 64, 48, 896, 140, `background:${p.accent};border-radius:${round}px;${lift}`);
  middle(s, 64, 118, 896, 68, '#fff', ['Sort it right', '垃圾分类指南']);
  const single = r.chance(0.4);
  if (single) s.box('board', 64, 220, 896, 620, `background:${p.paper};border-radius:${round}px;${lift}`);
  const kinds = [
    ['bottle', '#2f6fb5', '#1f4f86', ['Recycling', '可回收物'], ['Rinse it first', '请先冲洗']],
    ['core', '#3f8f4f', '#2a6637', ['Food waste', '厨余垃圾'], ['Without the bag', '不带塑料袋']],
    ['battery', '#c23a34', '#8c2522', ['Hazardous', '有害垃圾'], ['Tape both ends', '贴住两极']],
  ] as const;
  const first = r.int(0, 2);
  const down = single ? 0 : 36;
  for (let k = 0; k < 3; k++) {
    const [item, body, lid, name, tip] = kinds[(k + first) % 3]!;
    const x = 64 + k * 308;
    if (!single) s.box('card', x, 220, 280, 756, `background:${p.paper};border-radius:${round}px;${lift}`);
    s.object(item, svg(x + 84 + r.int(-10, 14), 246 + down * 0.6, 140, 180, waste[item], r.int(-26, 26)));
    s.object('bin', svg(x + 30, 446 + down, 220, 280, bin(body, lid, r.pick([0, 10, 16]))));
    sign(s, item === 'battery' ? 'flame' : 'recycle', x + 92, 560 + down, 96, '#fff', body);
    s.box('name', x + 20, 754 + down, 240, 64, `background:${body};border-radius:${end}px`);
    middle(s, x + 20, 786 + down, 240, 32, '#fff', name);
    if (!single) middle(s, x + 10, 914, 260, 30, p.dark, tip);
  }
  if (!single) return;
  s.box('foot', 64, 872, 896, 104, `background:${p.second};border-radius:${round}px;${lift}`);
  middle(s, 64, 924, 896, 38, p.dark, ['Rinse it, flatten it, drop it in', '冲一冲，压一压，再投放']);
};

/** 280 × 300: a tooth with a face. */
const tooth = [
  '<path fill="#fff" stroke="#c9d6e2" stroke-width="6" d="M60 18c30-16 58 4 80 8 22-4 50-24 80-8 52 30 44 100 24 152-12 38-8 120-46 124-36 2-22-92-58-92s-22 94-58 92c-38-4-34-86-46-124C16 118 8 48 60 18z"/>',
  '<path d="M44 60q-14 40 4 88" stroke="#dfe8f0" stroke-width="14" stroke-linecap="round" fill="none"/>',
  '<ellipse cx="104" cy="112" rx="12" ry="17" fill="#2a3440"/><ellipse cx="176" cy="112" rx="12" ry="17" fill="#2a3440"/>',
  '<path fill="#a8323a" d="M104 148h72q-4 40-36 40t-36-40z"/><circle cx="78" cy="146" r="15" fill="#f7b3b3"/><circle cx="202" cy="146" r="15" fill="#f7b3b3"/>',
].join('');

/** A dentist's notice: who, when, how to come. The tooth is one with its face; the brush lies over the disc by itself. */
const dentist: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, other] = r.chance(0.5) ? [112, 532] : [522, 112];
  const round = r.pick([0, 18, 32]);
  s.box('board', 72, 56, 880, 912, `background:${p.paper};border-radius:${r.pick([0, 44])}px;${cast(s)}`);
  const cross = `<rect width="88" height="88" rx="22" fill="${p.accent}"/><path fill="#fff" d="M34 16h20v18h18v20H54v18H34V54H16V34h18z"/>`;
  s.object('mark', svg(112, 92, 88, 88, cross));
  line(s, 228, 136, 660, 52, p.dark, ['Milk and Molar', '乳牙口腔诊所']);
  s.disc(other, 206, 380, r.pick([p.second, p.mid]));
  s.object('tooth', svg(other + 50, 246, 280, 300, tooth, r.int(-8, 8)));
  sign(s, 'toothbrush', other + 216, 400, 180, p.accent, p.dark, r.int(-8, 12));
  const glint = `<path fill="${p.accent}" d="M40 0q4 36 40 40-36 4-40 40-4-36-40-40 36-4 40-40z"/>`;
  s.object('glint', svg(other + r.int(304, 316), 216, 76, 76, glint, 0, '0 0 80 80'));
  line(s, x, 250, 400, 56, p.dark, ['No more fear', '看牙不再怕']);
  line(s, x, 318, 400, 30, p.mid, ['New patients welcome', '欢迎新患者']);
  s.box('hours', x, 364, 390, 232, `background:${p.light};border-radius:${round}px`);
  const hours: [Pair, string][] = [
    [['Mon to Thu', '周一至周四'], '8 – 18'],
    [['Friday', '周五'], '8 – 14'],
    [['Saturday', '周六'], '9 – 12'],
  ];
  for (const [k, [day, time]] of hours.entries()) {
    const cy = 404 + k * 76;
    line(s, x + 28, cy, 220, 30, p.dark, day);
    line(s, x + 262, cy, 110, 30, p.accent, [time, time]);
    if (k) s.box('rule', x + 28, cy - 40, 334, 4, `background:${p.mid}`);
  }
  s.object('room', photo(x, 632, 390, 200, seed + 1, `border-radius:${round}px`));
  s.box('visit', other, 632, 380, 200, `background:${p.dark};border-radius:${round}px`);
  sign(s, 'calendar', other + 30, 674, 112, p.second, p.dark);
  line(s, other + 166, 704, 210, 34, '#fff', ['Book online', '网上预约']);
  line(s, other + 166, 760, 210, 28, p.second, ['Two minutes', '只需两分钟']);
  s.box('call', 112, 860, 800, 80, `background:${p.accent};border-radius:${r.pick([12, 40])}px`);
  sign(s, 'phone', 330, 872, 56, '#fff', p.accent);
  middle(s, 312, 900, 500, 40, '#fff', ['Call 555 0146', '电话 555 0146']);
};

/** 320 × 310: a fox whose tail burns. */
const fox = (coat: string, deep: string, glow: string) =>
  [
    `<path fill="${deep}" d="M214 270c90 20 130-70 72-170 4 40-26 50-26 84-24-6-50 40-46 86z"/><path fill="${glow}" d="M240 258c46 0 70-52 42-104-2 30-24 38-24 62-14 6-20 24-18 42z"/>`,
    `<path fill="${coat}" d="M84 296c-10-90 20-140 70-140s80 50 70 140z"/><path fill="#ffeed9" d="M122 296c-6-56 8-100 32-100s38 44 32 100z"/>`,
    `<ellipse cx="118" cy="294" rx="36" ry="16" fill="${deep}"/><ellipse cx="190" cy="294" rx="36" ry="16" fill="${deep}"/>`,
    `<path fill="${coat}" d="M154 196c-62 0-98-38-92-94L52 8l66 46q36-14 72 0l66-46-10 94c6 56-30 94-92 94z"/>`,
    `<path fill="${deep}" d="M68 36l34 26-30 22zM240 36l-34 26 30 22z"/><path fill="#ffeed9" d="M154 196c-52 0-86-28-90-70 42-2 66 16 90 48 24-32 48-50 90-48-4 42-38 70-90 70z"/>`,
    '<ellipse cx="116" cy="112" rx="12" ry="17" fill="#241812"/><ellipse cx="192" cy="112" rx="12" ry="17" fill="#241812"/><circle cx="120" cy="106" r="5" fill="#fff"/><circle cx="196" cy="106" r="5" fill="#fff"/><path fill="#241812" d="M138 166h32q-2 20-16 20t-16-20z"/>',
  ].join('');

/** A card to collect and to trade, another behind it. The beast steps out of its picture; three stars are one. */
const creature: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const lift = soft(s);
  const turn = r.pick([-9, 7, 10]);
  s.box(
    'back',
    222 + (turn < 0 ? -54 : 54),
    72,
    580,
    880,
    `background:${p.mid};border:22px solid ${p.paper};box-sizing:border-box;border-radius:40px;${lift}`,
    turn,
  );
  s.box('card', 212, 40, 600, 944, `background:${p.dark};border-radius:40px;${lift}`);
  const inside = r.pick([p.second, `linear-gradient(${r.int(140, 220)}deg,${p.second},${p.light})`, p.light]);
  s.box('inside', 236, 64, 552, 896, `background:${inside};border-radius:24px`);
  s.box('plate', 260, 88, 400, 84, `background:${p.paper};border-radius:${r.pick([8, 42])}px`);
  const frosty = r.chance(0.4);
  line(s, 292, 130, 360, 48, p.dark, frosty ? ['Frost Fox', '霜狐'] : ['Ember Fox', '炎狐']);
  s.disc(680, 84, 92, frosty ? '#2f6fb5' : '#b8321d');
  sign(s, 'flame', 696, 98, 60, '#ffd35c', '#fff');
  const edge = `border:10px solid ${p.dark};box-sizing:border-box`;
  s.object('scene', photo(260, 192, 504, 330, seed + 1, edge));
  const drawn = frosty ? fox('#7fb6dd', '#2c5f94', '#d9f3ff') : fox('#ef7a2c', '#a83a12', '#ffc23d');
  s.object('fox', svg(r.int(340, 372), 226, 320, 310, drawn, r.int(-4, 4)));
  const cut = `M0 0h440l-24 34 24 34H0l24-34z`;
  s.object('ribbon', svg(292, 514, 440, 68, `<path fill="${p.accent}" d="${cut}"/>`));
  middle(s, 292, 548, 440, 34, '#fff', ['Stage 2 of 3', '第二阶段']);
  s.box('moves', 260, 606, 504, 244, `background:${p.paper};border-radius:${r.pick([0, 22])}px`);
  const moves = [
    [frosty ? 'Ice Dance' : 'Ash Dance', '回旋舞', 40],
    [frosty ? 'Cold Paws' : 'Hot Paws', '连环爪', 70],
  ] as const;
  for (const [k, [english, chinese, least]] of moves.entries()) {
    const cy = 666 + k * 122;
    sign(s, 'flame', 284, cy - 36, 72, p.accent, p.second);
    line(s, 376, cy, 280, 36, p.dark, [english, chinese]);
    const power = `${least + r.int(0, 5) * 5}`;
    line(s, 676, cy, 90, 46, p.accent, [power, power]);
  }
  s.box('rule', 284, 726, 456, 5, `background:${p.second}`);
  s.box('foot', 260, 872, 504, 66, `background:${p.dark};border-radius:${r.pick([8, 33])}px`);
  const star = 'l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z';
  const stars = [0, 1, 2].map((i) => `<path fill="#ffcf4a" d="M${22 + i * 48} 3${star}"/>`);
  s.object('stars', svg(284, 883, 140, 44, stars.join('')));
  line(s, 590, 905, 160, 30, '#fff', ['27 / 96', '27 / 96']);
  s.object('rare', burst(826, 250, 84, r.pick([10, 14]), r.pick([0.78, 0.86]), p.accent));
  middle(s, 746, 250, 160, 38, '#fff', ['Rare', '稀有']);
};

export const ninthLayouts: Layout[] = [honey, course, sorting, dentist, creature, ...moreNinth];
