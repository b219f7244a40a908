/** The set unseen-c: a beach clean-up, an ice-cream kiosk, a child's birthday, a book swap. By one who has not seen how designs are taken apart. */
import {
  across,
  dateLeaf,
  inkOn,
  mark,
  oneOf,
  picture,
  progress,
  ribbon,
  rosette,
  shape,
  under,
  vary,
  view,
  write,
} from './tools.ts';
import { words } from './words.ts';
import { cast, soft, type Pair } from '../placing.ts';
import type { Layout, Sheet } from '../sheet.ts';

const gear: readonly (readonly [string, Pair])[] = [
  ['glove', ['Gloves', '手套']],
  ['bag', ['Bags', '垃圾袋']],
  ['flask', ['Water', '饮水']],
];

/** Beach clean-up: a photograph with a date leaf, a heart and the title on it; how many come, what to bring, where, a button. */
export const beachDay: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 1);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box`;
  const look = { edge: r.pick([10, 16]), colour: p.paper, radius: r.pick([0, 24]), css: soft(s) };
  picture(s, 'photo', [60, 56, 904, 440], view(seed, ['hills', 'stones', 'bokeh']), look);
  const dx = m(106, 158);
  dateLeaf(s, dx, 100, 158, p.accent);
  write(s, r.pick(words.month), [dx + 16, 129, 126, 28], '#ffffff');
  const day = `${r.int(10, 29)}`;
  write(s, [day, day], [dx + 24, 214, 110, 76], '#222222');
  const badge = r.pick([p.second, p.mid]);
  s.disc(m(780, 130), 106, 130, badge, `border:7px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  mark(s, 'heart', m(780, 130) + 33, 140, 64, badge);
  const plate = r.pick([p.dark, p.mid, p.accent]);
  s.box('plate', 130, 412, 764, 132, `background:${plate};${edge};border-radius:${r.pick([0, 22, 66])}px;${cast(s)}`);
  write(s, oneOf(words.clean, seed), [180, 478, 664, 66], '#ffffff');
  const [x, radius] = [m(60, 560), r.pick([8, 28])];
  const paper = () => `background:${p.paper};border-radius:${radius}px;${soft(s)}`;
  s.box('card', x, 584, 560, 178, paper());
  const done = r.range(0.4, 0.85);
  const count = Math.round(done * 500);
  write(s, [`${count} of 500 helpers`, `已有${count}人报名`], [x + 36, 630, 488, 38], p.dark, 'left');
  progress(s, [x + 36, 668, 488, 34], done, p.light, p.accent);
  write(s, ['Goal: 500 by Friday', '目标五百人'], [x + 36, 730, 488, 26], p.mid, 'left');
  s.box('card', x, 786, 560, 186, paper());
  for (const [i, [name, text]] of gear.entries()) {
    const cx = x + 104 + i * 176;
    mark(s, name, cx - 42, 810, 84, p.paper);
    write(s, text, [cx - 76, 932, 152, 30], p.dark);
  }
  const right = m(646, 318);
  const fill = r.pick([p.light, p.second]);
  s.box('note', right, 584, 318, 250, `background:${fill};${edge};border-radius:${radius}px;${cast(s)}`);
  mark(s, 'pin', right + 119, 608, 80, fill);
  write(s, ['Meeting point', '集合地点'], [right + 30, 726, 258, 28], p.dark);
  write(s, r.pick(words.shore), [right + 30, 780, 258, 36], p.dark);
  s.box(
    'button',
    right,
    860,
    318,
    112,
    `background:${p.accent};${edge};border-radius:${r.pick([16, 56])}px;${cast(s)}`,
  );
  write(s, r.pick(words.sign), [right + 36, 916, 246, 44], '#ffffff');
};

/** Little flags on a string; one thing. */
function bunting(s: Sheet, x: number, y: number, width: number): void {
  const { palette: p } = s;
  const count = 9;
  const step = width / count;
  const sag = (t: number) => 60 * (1 - (2 * t - 1) ** 2);
  const flags = Array.from({ length: count }, (_, i) => {
    const [l, r] = [i * step + 6, (i + 1) * step - 6];
    const [yl, yr] = [sag(l / width), sag(r / width)];
    const colour = [p.accent, p.second, p.mid][i % 3]!;
    return `<path d="M${l} ${yl}L${r} ${yr}L${(l + r) / 2} ${(yl + yr) / 2 + 74}z" fill="${colour}"/>`;
  });
  const string = `<path d="M0 0Q${width / 2} 120 ${width} 0" fill="none" stroke="${p.paper}" stroke-width="7" stroke-linecap="round"/>`;
  shape(s, 'bunting', [x, y, width, 140], flags.join('') + string, under(s));
}

const flavours: readonly (readonly [Pair, string])[] = [
  [['Strawberry', '草莓'], '#e8607a'],
  [['Pistachio', '开心果'], '#8fb560'],
  [['Mango', '芒果'], '#f0a030'],
  [['Chocolate', '巧克力'], '#6b4030'],
  [['Blueberry', '蓝莓'], '#5a64b0'],
];

/** Ice-cream kiosk: flags, a cone on a disc with a ribbon and a price badge, a list of flavours, the hours, a photograph, an offer. */
export const kiosk: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 0);
  bunting(s, 40, 28, 944);
  const size = 500;
  const back = r.pick([p.light, p.mid]);
  s.disc(m(84, size), 196, size, back, `border:16px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  mark(s, 'cone', m(169, 330), 236, 330, back);
  ribbon(s, [m(44, 580), 606, 580, 100], p.accent, p.dark);
  write(s, oneOf(words.kiosk, seed), [m(142, 384), 656, 384, 54], '#ffffff');
  const star = m(470, 180) + 90;
  rosette(s, star, 292, 90, p.second, p.dark);
  const cost = r.int(2, 4);
  write(s, [`$${cost}.50`, `¥${cost * 6}`], [star - 60, 292, 120, 44], p.dark);
  const x = m(664, 300);
  s.box('card', x, 216, 300, 440, `background:${p.paper};border-radius:${r.pick([10, 34])}px;${soft(s)}`);
  write(s, ['Flavours', '口味'], [x + 30, 270, 240, 42], p.accent, 'left');
  const first = vary(seed, 5);
  for (let i = 0; i < 4; i++) {
    const [name, colour] = flavours[(first + i) % 5]!;
    s.disc(x + 30, 318 + i * 80, 48, colour);
    write(s, name, [x + 96, 342 + i * 80, 180, 32], p.dark, 'left');
  }
  const left = m(66, 500);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box`;
  const pill = r.pick([p.dark, p.mid]);
  s.box('pill', left, 752, 500, 102, `background:${pill};${edge};border-radius:51px;${cast(s)}`);
  mark(s, 'clock', left + 24, 771, 64, pill);
  write(s, r.pick(words.open), [left + 110, 803, 350, 42], '#ffffff', 'left');
  s.box('button', left, 878, 500, 102, `background:${p.second};${edge};border-radius:${r.pick([14, 51])}px;${cast(s)}`);
  write(s, r.pick(words.deal), [left + 40, 929, 420, 42], p.dark);
  const look = { edge: 16, colour: '#fdfdfb', radius: r.pick([0, 8]), css: soft(s), turn: r.int(-4, 4) };
  picture(s, 'photo', [m(624, 336), 706, 336, 274], view(seed, ['bokeh', 'foliage', 'city']), look);
};

/** A balloon on its string; one thing. */
function balloon(s: Sheet, x: number, y: number, fill: string, lean: number): void {
  const skin = `<ellipse cx="70" cy="84" rx="68" ry="82" fill="${fill}"/><path d="M70 162L58 182H82z" fill="${fill}"/>`;
  const shine = '<ellipse cx="46" cy="54" rx="14" ry="22" fill="#ffffff" opacity=".45" transform="rotate(24 46 54)"/>';
  const string = `<path d="M70 180C${70 + lean} 220 ${70 - lean} 250 ${70 + lean / 2} 300" fill="none" stroke="${s.palette.dark}" stroke-width="4"/>`;
  shape(s, 'balloon', [x, y, 140, 300], string + skin + shine, under(s));
}

/** Child's birthday: an invitation with balloons, a round photograph, a ribbon, two pills for hour and place, a button, a present on a disc. */
export const birthday: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 1);
  const border = r.pick([`border:12px solid ${p.second}`, `border:10px solid ${p.light}`, `border:0 solid ${p.paper}`]);
  s.box(
    'card',
    90,
    130,
    844,
    820,
    `background:${p.paper};${border};box-sizing:border-box;border-radius:${r.pick([0, 36, 56])}px;${soft(s)}`,
  );
  const fills = vary(seed, 2) ? [p.accent, p.second, p.mid] : [p.mid, p.accent, p.second];
  for (const [i, [x, y]] of [
    [150, 76],
    [386, 96],
    [266, 44],
  ].entries())
    balloon(s, m(x!, 140), y!, fills[i]!, r.int(10, 26) * (i & 1 ? -1 : 1));
  const tx = m(140, 400);
  write(s, r.pick(words.party), [tx, 452, 400, 76], p.accent);
  const shapeOf = r.pick([170, 170, 40]);
  const look = { edge: 14, colour: p.second, radius: shapeOf, css: cast(s) };
  picture(s, 'photo', [m(560, 310), 182, 310, 310], view(seed, ['bokeh', 'foliage', 'hills']), look);
  const band = r.pick([p.accent, p.mid, p.dark]);
  ribbon(s, [60, 536, 904, 112], band, band === p.dark ? p.mid : p.dark);
  write(s, oneOf(words.child, seed), [170, 592, 684, 68], '#ffffff');
  const hour = r.int(2, 4);
  const facts: readonly (readonly [string, Pair])[] = [
    ['clock', [`Sunday, ${hour} pm`, `周日下午${'两三四'[hour - 2]}点`]],
    ['pin', ['Maple Court 6', '枫园六号']],
  ];
  const [pill, radius] = [r.pick([p.light, p.second]), r.pick([16, 44])];
  for (const [i, [name, text]] of facts.entries()) {
    const x = 142 + i * 380;
    s.box('pill', x, 690, 360, 88, `background:${pill};border-radius:${radius}px`);
    mark(s, name, x + 22, 705, 58, pill);
    write(s, text, [x + 96, 734, 240, 32], p.dark, 'left');
  }
  write(s, r.pick(words.wish), [172, 812, 680, 30], p.mid);
  const bx = m(232, 400);
  s.box('button', bx, 844, 400, 82, `background:${p.dark};border-radius:${r.pick([14, 41])}px;${cast(s)}`);
  write(s, r.pick(words.reply), [bx + 40, 885, 320, 36], '#ffffff');
  const disc = r.pick([p.accent, p.mid]);
  const gx = m(812, 172);
  s.disc(gx, 822, 172, disc, `border:8px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  mark(s, vary(seed, 2) ? 'gift' : 'cake', gx + 42, 862, 88, disc);
};

/** A book that stands on a shelf at `foot`; one thing. */
function book(
  s: Sheet,
  x: number,
  foot: number,
  width: number,
  height: number,
  fill: string,
  stripe: string,
  turn = 0,
): void {
  const bands = `<rect y="26" width="${width}" height="14" fill="${stripe}"/><rect y="${height - 48}" width="${width}" height="20" fill="${stripe}"/>`;
  const label = `<rect x="${width * 0.3}" y="62" width="${width * 0.4}" height="${height - 132}" rx="6" fill="${stripe}"/>`;
  const cover = `<rect width="${width}" height="${height}" rx="6" fill="${fill}"/>`;
  shape(s, 'book', [x, foot - height, width, height], cover + bands + (width > 66 ? label : ''), '', turn);
}

const steps: readonly (readonly [string, Pair])[] = [
  ['bag', ['Bring a book', '带来旧书']],
  ['swap', ['Swap it', '现场交换']],
  ['heart', ['Take one home', '带走好书']],
];

/** Book swap: a panel with the title and a shelf of books, a pill, a card with the three steps, a strip with the place and a button. */
export const bookSwap: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 1);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box`;
  s.box('panel', 60, 56, 904, 450, `background:${p.paper};border-radius:${r.pick([0, 26, 44])}px;${soft(s)}`);
  const tx = m(108, 400);
  write(s, oneOf(words.swap, seed), [tx, 156, 400, 88], p.dark);
  write(s, r.pick(words.swapWhen), [tx, 246, 400, 42], p.mid);
  const pill = r.pick([p.second, p.accent]);
  s.box('pill', tx + 70, 300, 260, 74, `background:${pill};border-radius:37px`);
  write(s, r.pick(words.free), [tx + 96, 337, 208, 36], inkOn(s, pill));
  const fills = vary(seed, 2) ? [p.accent, p.mid, p.second, p.dark] : [p.dark, p.second, p.accent, p.mid];
  const stripes = fills.map((fill) => (fill === p.second ? p.dark : fill === p.accent ? p.paper : p.second));
  let x = m(556, 340);
  for (let i = 0; i < 4; i++) {
    const width = r.int(58, 84);
    book(s, x, 430, width, r.int(210, 310), fills[i]!, stripes[i]!);
    x += width + r.pick([0, 4, 12]);
  }
  s.box(
    'shelf',
    100,
    430,
    824,
    30,
    `background:${r.pick(['#8a5a34', '#b07c4a', '#5e4030'])};border-radius:4px;box-shadow:0 8px 14px rgba(0,0,0,.25)`,
  );
  s.box('card', 60, 540, 904, 222, `background:${p.paper};border-radius:${r.pick([8, 30])}px;${soft(s)}`);
  for (const [i, [name, text]] of steps.entries()) {
    const cx = 210 + i * 302;
    mark(s, name, cx - 48, 570, 96, p.paper);
    write(s, text, [cx - 130, 712, 260, 36], p.dark);
    if (i) s.box('divider', cx - 154, 580, 6, 142, `background:${p.light};border-radius:3px`);
  }
  const fill = r.pick([p.dark, p.mid]);
  s.box('strip', 60, 796, 904, 172, `background:${fill};${edge};border-radius:${r.pick([8, 40, 86])}px;${cast(s)}`);
  const px = m(110, 500);
  mark(s, 'pin', px, 836, 92, fill);
  write(s, r.pick(words.swapWhere), [px + 116, 882, 380, 46], '#ffffff', 'left');
  const bx = m(634, 280);
  s.box('button', bx, 832, 280, 100, `background:${p.second};border-radius:${r.pick([14, 50])}px`);
  write(s, r.pick(words.sign), [bx + 36, 882, 208, 42], p.dark);
};
