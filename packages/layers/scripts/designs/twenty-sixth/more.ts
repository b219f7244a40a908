/** The last four layouts of the twenty-sixth set. */
import { ribbon } from '../fifteenth/icons.ts';
import { axe, boats, broken, hat, oar, playingCard, wand, woodpile } from './icons.ts';
import { flash, rolled, tones, type Tone } from '../twenty-first/more.ts';
import { aligned, askew, at, words } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import { stands } from '../twenty-fifth/icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

const isGround = (s: Sheet, fill: string) => s.elements[0]!.html.includes(fill);

/** What a card is of that lies on the ground, and what lies on the card. */
export function papers(s: Sheet): [card: string, tile: string] {
  const { paper, light } = s.palette;
  return isGround(s, paper) && !isGround(s, light) ? [light, paper] : [paper, light];
}

/** A strong fill that is not the ground's: white shows on it. */
export function bold(s: Sheet): Tone {
  const [accent, mid, , dark] = tones(s.palette);
  const shown = [accent, mid, dark].filter((tone) => !isGround(s, tone.fill));
  return s.random.pick(shown.length ? shown : [accent]);
}

/** The side on which something stands. */
export const leftOf = (seed: number) => (seed >> 3) % 2 === 0;

const fleet: [string, Pair, Pair, Pair][] = [
  ['rower', ['Rowing boat', '划桨船'], ['for four', '可乘四人'], ['$ 16', '¥ 60']],
  ['swan', ['Swan', '天鹅船'], ['for two', '可乘两人'], ['$ 14', '¥ 50']],
  ['canoe', ['Canoe', '独木舟'], ['for three', '可乘三人'], ['$ 12', '¥ 45']],
];

/** Boats by the hour. A boat is one with its oar or paddle, so is the long oar below the head. */
export const boatHire: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(52, 64), r.pick([0, 26, 54])];
  const [t, [card]] = [bold(s), papers(s)];
  s.box('header', 72, y, 880, 240, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  words(s, 122, y + 80, 780, 88, '#ffffff', ['Boats for Hire', '湖上租船']);
  words(s, 122, y + 156, 780, 34, '#ffffff', ['on Willow Lake, every day from ten', '柳湖码头，每日十点起']);
  stands(
    s,
    'oar',
    [472, y - 40, 80, 560],
    oar('#c99b62', t.fill === p.accent ? p.second : r.pick([p.accent, p.second])),
    left ? 90 : -90,
  );
  const [hulls, bend] = [rolled([p.accent, p.mid, p.dark], r.int(0, 2)), r.pick([12, 38])];
  for (const [i, [boat, name, seats, price]] of rolled(fleet, r.int(0, 2)).entries()) {
    const [x, hull] = [72 + i * 300, hulls[i]!];
    s.box('tile', x, y + 300, 280, 372, `background:${card};border-radius:${Math.min(round, 36)}px;${soft(s)}`);
    const drawn = boat === 'swan' ? boats[boat]!('#cfd8e0', '#ef8b2c') : boats[boat]!(hull, p.second);
    s.object('boat', svg(x + 22, y + 342, 236, 140, drawn, 0, '0 0 270 160'));
    words(s, x + 16, y + 534, 248, 44, p.dark, name);
    words(s, x + 16, y + 584, 248, 30, p.dark, seats);
    s.box('pill', x + 50, y + 628, 180, 76, `background:${p.accent};border-radius:${bend}px;${cast(s)}`);
    words(s, x + 66, y + 666, 148, 42, '#ffffff', price);
  }
  s.box('strip', 72, y + 752, 880, 152, `background:${card};border-radius:${round}px;${soft(s)}`);
  sign(s, 'vest', at(left, 112, 96), y + 780, 96, p.accent, p.second);
  words(s, at(left, 238, 400), y + 804, 400, 40, p.dark, ['Life vests are free', '免费提供救生衣'], aligned(left));
  words(
    s,
    at(left, 238, 400),
    y + 856,
    400,
    28,
    p.dark,
    ['Children with an adult only', '儿童须由成人陪同'],
    aligned(left),
  );
  s.box('button', at(left, 664, 248), y + 786, 248, 84, `background:${t.fill};border-radius:${bend}px`);
  words(s, at(left, 684, 208), y + 828, 208, 36, '#ffffff', ['Reserve', '立即预订']);
};

const loads: [Pair, Pair][] = [
  [
    ['One sack', '一袋'],
    ['$ 9', '¥ 30'],
  ],
  [
    ['One crate', '一箱'],
    ['$ 75', '¥ 240'],
  ],
  [
    ['Lorry load', '一车'],
    ['$ 210', '¥ 680'],
  ],
];

/** Firewood by the load. The heap of logs is one, the axe is one with its block. */
export const firewood: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(56, 68), r.pick([6, 28, 52])];
  const [card, tile] = papers(s);
  s.box('card', 82, y, 860, 636, `background:${card};border-radius:${round}px;${soft(s)}`);
  const bends = `border-radius:${Math.max(round - 16, 4)}px`;
  s.object(
    'photo',
    photo(at(left, 122, 392), y + 40, 392, 470, seed * 6 + [3, 1, 5][Math.floor(seed / 13) % 3]!, bends),
  );
  const x = at(left, 554, 348);
  words(s, x, y + 84, 348, 88, p.dark, ['Firewood', '优质柴火'], 'text-align:left');
  words(s, x, y + 154, 348, 34, p.mid, ['Beech and oak, split', '榉木橡木，已劈好'], 'text-align:left');
  const [t, bend] = [bold(s), r.pick([10, 34])];
  for (const [i, [name, price]] of loads.entries()) {
    const top = y + 206 + i * 136;
    s.box('row', x, top, 348, 116, `background:${tile};border-radius:${Math.min(round, 30)}px`);
    words(s, x + 26, top + 58, 160, 36, p.dark, name, 'text-align:left');
    s.box('pill', x + 200, top + 24, 128, 68, `background:${t.fill};border-radius:${bend}px`);
    words(s, x + 208, top + 58, 112, 38, '#ffffff', price);
  }
  stands(s, 'logs', [at(left, 96, 430), y + 408, 430, 240], woodpile());
  s.box('strip', 62, y + 700, 900, 170, `background:${t.fill};border-radius:${Math.min(round, 40)}px;${cast(s)}`);
  sign(s, 'lorry', at(left, 106, 110), y + 730, 110, '#ffffff', p.second);
  const flush = aligned(left);
  words(s, at(left, 246, 420), y + 758, 420, 42, '#ffffff', ['We bring it to your door', '送货上门'], flush);
  words(s, at(left, 246, 420), y + 814, 420, 32, '#ffffff', ['Call 555 0163', '电话 555 0163'], flush);
  stands(s, 'axe', [at(left, 690, 250), y + 592, 250, 320], axe(r.pick(['#d9a765', '#c2803f'])));
  const bx = at(left, 122, 0);
  flash(s, bx, y + 70, 92, p.second);
  words(s, bx - 64, y + 52, 128, 42, p.dark, ['2 years', '两年']);
  words(s, bx - 60, y + 96, 120, 26, p.dark, ['of drying', '自然风干']);
};

const tricks: [string, Pair][] = [
  ['dial', ['40 minutes', '四十分钟']],
  ['cake', ['Ages 5 to 10', '5 至 10 岁']],
  ['adult', ['Up to 20 guests', '最多二十人']],
];

/** A conjuror for birthdays. The hat is one with its rabbit, each card is one, so is the wand. */
export const magicShow: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(56, 66), r.pick([16, 44, 90])];
  const fill = isGround(s, p.mid) ? p.accent : r.pick([p.mid, p.accent]);
  const [band, ink] = isGround(s, p.dark) ? [p.second, p.dark] : [p.dark, '#ffffff'];
  s.box('panel', 102, y + 60, 820, 800, `background:${fill};border-radius:${round}px;${soft(s)}`);
  s.object('ribbon', ribbon(42, y, 940, 148, band));
  words(s, 150, y + 74, 724, 88, ink, ['The Magic Show', '生日魔术秀']);
  words(s, 182, y + 194, 660, 40, '#ffffff', ['at your birthday, in your home', '在您家中，为小寿星表演']);
  const order = rolled([0, 1, 2], r.int(0, 2));
  for (const [i, which] of order.entries()) {
    const lean = (i - 1) * 13 + r.int(-2, 2);
    stands(
      s,
      'playing card',
      [at(left, 650, 150) + (i - 1) * 98, y + 256 + (i === 1 ? 0 : 12), 150, 210],
      playingCard(which),
      lean,
    );
  }
  stands(s, 'hat', [at(left, 162, 300), y + 246, 300, 350], hat('#2b2733', p.second));
  stands(s, 'wand', [at(left, 544, 330), y + 528, 330, 30], wand(), r.int(8, 13) * (left ? -1 : 1));
  sign(s, 'sparkle', at(left, 476, 78), y + 254, 78, p.second, '#ffffff');
  sign(s, 'sparkle', at(left, 462, 66), y + 560, 66, p.second, '#ffffff', 30);
  for (const [i, [icon, text]] of tricks.entries()) {
    const cx = 242 + i * 270;
    sign(s, icon, cx - 42, y + 636, 84, '#ffffff', icon === 'dial' ? fill : p.second);
    words(s, cx - 120, y + 758, 240, 34, '#ffffff', text);
  }
  s.box('button', 182, y + 812, 660, 96, `background:${papers(s)[0]};border-radius:${r.pick([14, 48])}px;${cast(s)}`);
  words(s, 222, y + 860, 580, 42, p.dark, ['Ask Mr Marvin: 555 0117', '预约：555 0117']);
};

const brought: [string, Pair][] = [
  ['toaster', ['Toasters', '烤面包机']],
  ['lamp', ['Lamps', '台灯']],
  ['radio', ['Radios', '收音机']],
  ['kettle', ['Kettles', '电水壶']],
];

/** Where things are mended. What is brought is one drawing each, the note and its tape are two. */
export const repairCafe: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(52, 64), r.pick([0, 24, 48])];
  const [t, [card]] = [bold(s), papers(s)];
  s.box('header', 62, y, 900, 196, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  words(s, at(left, 112, 620), y + 76, 620, 84, '#ffffff', ['Repair Café', '社区修理咖啡馆'], aligned(left));
  words(
    s,
    at(left, 112, 620),
    y + 148,
    620,
    34,
    '#ffffff',
    ['Do not throw it away just yet', '先别扔，一起修好它'],
    aligned(left),
  );
  sign(s, 'driver', at(left, 796, 116), y + 40, 116, '#ffffff', p.second);
  const coats = rolled([p.accent, p.mid, p.accent, p.mid], r.int(0, 1));
  for (const [i, [name, label]] of rolled(brought, r.int(0, 3)).entries()) {
    const [x, top] = [at(left, 62, 560) + (i % 2) * 288, y + 222 + (i >> 1) * 288];
    s.box('tile', x, top, 272, 272, `background:${card};border-radius:${Math.min(round, 36)}px;${soft(s)}`);
    s.object(name, svg(x + 46, top + 30, 180, 162, broken[name]!(coats[i]!, p.dark), 0, '0 0 200 180'));
    words(s, x + 16, top + 232, 240, 36, p.dark, label);
  }
  const [nx, ny, turn] = [at(left, 668, 290), y + 252, r.int(2, 5) * (left ? 1 : -1)];
  s.box('note', nx, ny, 290, 340, `background:${p.second};${soft(s)}`, turn);
  const pivot = [nx + 145, ny + 170, turn] as const;
  askew(s, pivot, -78, 250, 42, p.dark, ['Next time', '下次活动']);
  askew(s, pivot, 0, 250, 60, p.dark, ['9 March', '3 月 9 日']);
  askew(s, pivot, 74, 250, 34, p.dark, ['2 to 5 pm', '下午两点至五点']);
  s.box('tape', nx + 80, ny - 30, 130, 52, `background:${p.mid};opacity:${r.pick([1, 0.9])}`, r.int(-6, 6));
  const bx = at(left, 812, 0);
  flash(s, bx, y + 690, 98, p.accent);
  words(s, bx - 68, y + 672, 136, 46, '#ffffff', ['Free', '免费']);
  words(s, bx - 66, y + 720, 132, 26, '#ffffff', ['coffee too', '含咖啡']);
  s.box('strip', 62, y + 802, 900, 108, `background:${card};${rim(6, p.dark)};border-radius:${round}px;${cast(s)}`);
  sign(s, 'plug', at(left, 106, 68), y + 822, 68, p.dark, p.accent);
  words(
    s,
    at(left, 206, 700),
    y + 856,
    700,
    38,
    p.dark,
    ['Church Hall, Station Road 8', '车站路 8 号社区礼堂'],
    aligned(left),
  );
};
