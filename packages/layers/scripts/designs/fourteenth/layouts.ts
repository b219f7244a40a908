/** The fourteenth set: an opening hours board, a gift voucher, a job advert and a guide in steps; four more in more.ts. */
import { flip, fourteenthIcons, shaped } from './icons.ts';
import { delivery, filmNight, houseSale, lostAndFound } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const fourteenthKit: Kit = {
  palettes: [
    { dark: '#23395b', mid: '#5b7db1', accent: '#d1495b', second: '#edae49', light: '#cfdcf0', paper: '#fffdf8' },
    { dark: '#3b2c35', mid: '#6d8a96', accent: '#b5446e', second: '#f2c14e', light: '#efd3d7', paper: '#fffaf6' },
    { dark: '#12403d', mid: '#3f8f87', accent: '#d94f27', second: '#f3c969', light: '#bfe3dc', paper: '#fbfcf7' },
    { dark: '#2b2350', mid: '#7161b5', accent: '#d6336c', second: '#7ad3c3', light: '#d9d2f3', paper: '#fefcff' },
    { dark: '#40331f', mid: '#a07a3f', accent: '#b3402a', second: '#a5c873', light: '#ecdcb6', paper: '#fffdf5' },
    { dark: '#0f3052', mid: '#2f86c9', accent: '#d9581f', second: '#ffcf56', light: '#c4e4f7', paper: '#f9fcff' },
  ],
  faces: ['Space Grotesk', 'Bricolage Grotesque', 'Big Shoulders Display', 'DM Serif Display', 'Caprasimo'],
  icons: fourteenthIcons,
  words: [
    ['Open Daily', '每日营业'],
    ['With Our Thanks', '谨致谢意'],
    ['Come on In', '欢迎光临'],
    ['See You Soon', '期待相见'],
  ],
};

/** A dark board that hangs from a nail; a disc on its upper edge, a burst on its corner, a plank below it. */
const openingHours: Layout = (s) => {
  const { random: r, palette: p } = s;
  const { left } = flip(s);
  const [x, y] = [r.int(165, 205), r.int(215, 235)];
  const w = 1024 - 2 * x;
  const radius = r.pick([10, 24, 40]);
  const cord = `<path fill="none" stroke="${p.accent}" stroke-width="11" stroke-linejoin="round" d="M${x + 170} ${y + 16}L512 ${y - 160}L${x + w - 170} ${y + 16}"/>`;
  shaped(s, 'cord', svg(0, 0, 10, 10, `${cord}<circle cx="512" cy="${y - 160}" r="19" fill="${p.second}"/>`));
  const rim = `border:8px solid ${p.second};box-sizing:border-box`;
  s.box('board', x, y, w, 550, `background:${p.dark};border-radius:${radius}px;${rim};${cast(s)}`);
  const inner = `border:3px ${r.pick(['solid', 'dashed'])} ${p.mid};box-sizing:border-box`;
  s.box('frame', x + 26, y + 26, w - 52, 498, `${inner};border-radius:${Math.max(4, radius - 18)}px`);
  s.disc(432, y - 74, 160, p.accent, `border:8px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'cutlery', 467, y - 39, 90, p.paper, p.second);
  middle(s, x + 50, y + 142, w - 100, 58, p.paper, ['Opening Hours', '营业时间']);
  const rows: [Pair, Pair][] = [
    [
      ['Mon to Wed', '周一至周三'],
      ['11:00 – 21:00', '11:00 – 21:00'],
    ],
    [
      ['Thu to Sat', '周四至周六'],
      ['11:00 – 23:00', '11:00 – 23:00'],
    ],
    [
      ['Sunday', '周日'],
      ['closed', '休息'],
    ],
  ];
  const bend = r.pick([12, 40]);
  for (const [i, [day, time]] of rows.entries()) {
    const top = y + 208 + i * 102;
    const fill = [p.light, p.second, p.accent][i]!;
    s.box('pill', x + 54, top, 238, 80, `background:${fill};border-radius:${bend}px`);
    middle(s, x + 62, top + 40, 222, 32, i === 2 ? '#fff' : p.dark, day);
    middle(s, x + 306, top + 40, w - 356, 34, i === 2 ? p.light : p.paper, time);
  }
  const [bx, radius2] = [left ? x + 8 : x + w - 8, r.int(80, 88)];
  shaped(s, 'burst', burst(bx, y + 14, radius2, r.int(12, 18), 0.86, p.accent));
  middle(s, bx - 70, y + 14, 140, 42, '#fff', ['Open', '营业'], left ? -10 : 10);
  s.box('plank', 257, 838, 510, 100, `background:${p.second};border-radius:${r.pick([10, 50])}px;${cast(s)}`);
  sign(s, 'clock', 285, 858, 60, p.dark, p.second);
  middle(s, 357, 888, 388, 30, p.dark, ['Kitchen closes at 20:30', '厨房 20:30 停止点餐']);
};

const envelope = (body: string, seam: string, rim: string, y: number) =>
  svg(
    170,
    y,
    684,
    390,
    `<rect width="684" height="390" rx="22" fill="${body}" stroke="${rim}" stroke-width="6"/><path d="M16 374L272 170M668 374L412 170" stroke="${seam}" stroke-width="5" stroke-linecap="round"/>`,
  );

/** A voucher on an envelope: a coloured panel with a disc, a torn edge, boxes for the sum and the code. */
const giftVoucher: Layout = (s) => {
  const { random: r, palette: p } = s;
  const { at, left } = flip(s);
  const [y, radius] = [r.int(120, 160), r.pick([8, 24, 36])];
  shaped(s, 'envelope', envelope(p.mid, p.dark, p.light, y + 330));
  s.box('voucher', 100, y, 824, 420, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  const bend = left ? `${radius}px 0 0 ${radius}px` : `0 ${radius}px ${radius}px 0`;
  s.box('panel', at(100, 250), y, 250, 420, `background:${p.accent};border-radius:${bend}`);
  s.disc(at(140, 170), y + 125, 170, r.pick([p.paper, p.light]));
  sign(s, 'gift', at(174, 102), y + 156, 102, p.accent, p.dark);
  const dash = `<path d="M3 0V364" stroke="${p.mid}" stroke-width="6" stroke-dasharray="16 12"/>`;
  s.object('cut', svg(at(366, 6), y + 28, 6, 364, dash));
  const x = at(394, 500);
  middle(s, x, y + 84, 500, 56, p.dark, ['Gift Voucher', '礼品卡']);
  middle(s, x, y + 146, 500, 27, p.accent, ['for an evening at our table', '一顿属于您的晚餐']);
  s.box('sum', x, y + 196, 226, 130, `background:${p.second};border-radius:${r.pick([10, 28])}px`);
  middle(
    s,
    x + 10,
    y + 261,
    206,
    66,
    p.dark,
    r.pick([
      ['$50', '¥300'],
      ['$80', '¥500'],
      ['$120', '¥800'],
    ] as const),
  );
  const rim = `border:5px dashed ${p.accent};box-sizing:border-box`;
  s.box('code', x + 252, y + 196, 248, 130, `background:${p.light};${rim};border-radius:${r.pick([4, 20])}px`);
  middle(s, x + 262, y + 261, 228, 34, p.dark, [`TABLE ${r.int(21, 98)}`, `礼遇 ${r.int(21, 98)}`]);
  middle(s, x, y + 372, 500, 24, p.dark, ['Valid until 31 December', '有效期至 12 月 31 日']);
  const bx = left ? 914 : 110;
  shaped(s, 'burst', burst(bx, y + 6, r.int(70, 78), r.int(10, 16), 0.84, p.second));
  middle(s, bx - 60, y + 6, 120, 32, p.dark, ['+ $10', '+ ¥50'], left ? 9 : -9);
  const [sx, sy] = [452, y + 490];
  s.disc(sx, sy, 124, p.accent, `border:8px solid ${p.second};box-sizing:border-box`);
  sign(s, 'heart', sx + 32, sy + 34, 60, p.paper, p.paper);
  const turn = r.int(3, 8) * (left ? 1 : -1);
  s.box('label', at(660, 250), y + 620, 250, 82, `background:${p.paper};border-radius:10px;${soft(s)}`, turn);
  middle(s, at(675, 220), y + 661, 220, 34, p.dark, ['For you', '送给您'], turn);
};

const speech = (fill: string, left: boolean) => {
  const d =
    'M36 0h378a36 36 0 0 1 36 36v150a36 36 0 0 1-36 36H180l-64 52 8-52H36a36 36 0 0 1-36-36V36A36 36 0 0 1 36 0z';
  return `<path fill="${fill}" d="${d}"${left ? '' : ' transform="translate(450 0) scale(-1 1)"'}/>`;
};

/** A photograph in an arch with a badge on its corner, a bubble, pills with ticks, a dark panel with a button. */
const jobAdvert: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const { at, left } = flip(s);
  const arch = r.pick(['190px 190px 24px 24px', '30px', '24px 190px 24px 190px']);
  const rim = `border:12px solid ${p.paper};box-sizing:border-box;border-radius:${arch};${cast(s)}`;
  s.object('photo', photo(at(564, 380), r.int(80, 100), 356, 516, seed + 5, rim));
  shaped(s, 'bubble', svg(at(70, 450), 80, 450, 280, speech(p.accent, left)));
  middle(s, at(90, 410), 146, 410, 30, '#fff', ['Come and work with us', '和我们一起工作吧']);
  middle(s, at(90, 410), 228, 410, 64, '#fff', ['Hiring now', '正在招聘']);
  const wants: Pair[] = [
    ['Fair weekly hours', '合理的工作时间'],
    ['Lunch every day', '每天提供午餐'],
    ['A kind little team', '友善的小团队'],
  ];
  for (const [i, want] of wants.entries()) {
    const [x, y] = [at(70, 430), 382 + i * 94];
    s.box('pill', x, y, 430, 74, `background:${p.paper};border-radius:37px;${soft(s)}`);
    sign(s, 'tick', x + 14, y + 13, 48, [p.accent, p.mid, p.dark][i]!, '#fff');
    line(s, x + 80, y + 37, 330, 30, p.dark, want);
  }
  const size = r.int(150, 166);
  s.disc(at(958 - size, size), 660 - size, size, p.second, `${cast(s)}`);
  const bx = at(958 - size, size);
  middle(s, bx, 660 - size * 0.6, size, 46, p.dark, ['$21', '¥45']);
  middle(s, bx, 660 - size * 0.3, size, 24, p.dark, ['an hour', '每小时']);
  const edge = `border:5px solid ${p.second};box-sizing:border-box`;
  s.box('panel', 70, 716, 884, 220, `background:${p.dark};border-radius:${r.pick([14, 36])}px;${edge};${cast(s)}`);
  s.disc(at(106, 136), 758, 136, p.light);
  sign(s, 'case', at(134, 80), 786, 80, p.dark, p.second);
  line(s, at(270, 380), 796, 380, 42, p.paper, ['Cook and Baker', '厨师与面包师']);
  line(s, at(270, 380), 856, 380, 26, p.light, ['Write to us by 30 June', '6 月 30 日前投递简历']);
  const round = r.pick([12, 46]);
  s.box('button', at(676, 240), 780, 240, 92, `background:${p.accent};border-radius:${round}px`);
  middle(s, at(686, 220), 826, 220, 38, '#fff', ['Apply', '立即应聘']);
};

/** A bent arrow from the side of one card down to the top of the next. */
const arrow = (x: number, y: number, colour: string, left: boolean) => {
  const head = `<path fill="${colour}" d="M${x + 84} ${y + 92}h60l-30 40z"/>`;
  const shaft = `<path d="M${x} ${y}h74a40 40 0 0 1 40 40v58" fill="none" stroke="${colour}" stroke-width="16" stroke-linecap="round"/>`;
  return svg(0, 0, 10, 10, `<g${left ? '' : ' transform="translate(1024 0) scale(-1 1)"'}>${shaft}${head}</g>`);
};

/** Three cards that step down a staircase, with numbers on their corners and arrows between them; a note in the free corner. */
const guide: Layout = (s) => {
  const { random: r, palette: p } = s;
  const { at, left } = flip(s);
  const fold = 'M0 0h760l-34 56 34 56H0l34-56z';
  shaped(s, 'ribbon', svg(132, 66, 760, 112, `<path fill="${p.accent}" d="${fold}"/>`));
  middle(s, 190, 122, 644, 54, '#fff', ['Repot a Plant', '三步换盆']);
  const [radius, step, y0] = [r.pick([8, 24, 40]), r.int(190, 205), r.int(246, 262)];
  const steps: [string, Pair][] = [
    ['pot', ['Find a new pot', '选一个新盆']],
    ['water', ['Water the soil', '浇透土壤']],
    ['sun', ['Give it light', '放在光亮处']],
  ];
  for (const [i, [icon, words]] of steps.entries()) {
    const [x, y] = [at(74 + i * step, 480), y0 + i * 230];
    s.box('card', x, y, 480, 180, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
    sign(
      s,
      icon,
      at(74 + i * step + 62, 104),
      y + 38,
      104,
      [p.accent, p.mid, p.second][i]!,
      [p.mid, p.light, p.accent][i]!,
    );
    middle(s, at(74 + i * step + 180, 290), y + 90, 290, 34, p.dark, words);
    const [dx, fill] = [at(74 + i * step - 34, 84), [p.dark, p.accent, p.mid][i]!];
    s.disc(dx, y - 34, 84, fill, `border:6px solid ${p.second};box-sizing:border-box`);
    middle(s, dx, y + 8, 84, 40, '#fff', [`${i + 1}`, `${i + 1}`]);
  }
  for (let i = 0; i < 2; i++) shaped(s, 'arrow', arrow(74 + i * step + 504, y0 + 84 + i * 230, p.accent, left));
  const turn = r.int(4, 8) * (left ? -1 : 1);
  s.box('note', at(78, 268), 716, 268, 200, `background:${p.second};${cast(s)}`, turn);
  middle(s, at(88, 248), 782, 248, 50, p.dark, ['Good tip', '小贴士'], turn);
  middle(s, at(88, 248), 848, 248, 30, p.dark, ['best in spring', '春天最合适'], turn);
};

export const fourteenthLayouts: Layout[] = [
  openingHours,
  giftVoucher,
  jobAdvert,
  guide,
  lostAndFound,
  filmNight,
  houseSale,
  delivery,
];
