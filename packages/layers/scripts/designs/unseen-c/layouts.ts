/**
 * The set unseen-c: a bicycle workshop's poster, a plant nursery's post, a concert ticket, a report on electricity; the other four
 * are in more.ts. By one who has not seen how designs are taken apart.
 */
import { beachDay, birthday, bookSwap, kiosk } from './more.ts';
import { across, inkOn, mark, oneOf, picture, ribbon, rosette, shape, under, vary, view, write } from './tools.ts';
import { words } from './words.ts';
import { cast, soft, type Pair } from '../placing.ts';
import type { Layout, Sheet } from '../sheet.ts';

export { unseenCKit } from './icons.ts';

const repairs: readonly (readonly [string, Pair])[] = [
  ['wrench', ['Brakes & gears', '刹车与变速']],
  ['wheel', ['New tyres', '换新轮胎']],
  ['bell', ['Bells & lights', '车铃与车灯']],
];

/** What is repaired and for how much: three cards, or one with dividers. */
function repairList(s: Sheet, x: number, parted: boolean): void {
  const { random: r, palette: p } = s;
  const radius = r.pick([10, 22, 34]);
  if (!parted) s.box('card', x, 214, 364, 426, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  for (const [i, [name, title]] of repairs.entries()) {
    const y = 214 + i * 146;
    if (parted) s.box('card', x, y, 364, 134, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
    else if (i) s.box('divider', x + 28, y - 9, 308, 5, `background:${p.light}`);
    mark(s, name, x + 26, y + 28, 78, p.paper);
    write(s, title, [x + 126, y + 44, 216, 30], p.dark, 'left');
    const cost = r.int(12, 45);
    write(s, [`from $${cost}`, `¥${cost * 6}起`], [x + 126, y + 92, 216, 34], p.accent, 'left');
  }
}

/** Bicycle workshop: a bicycle on a disc with a ribbon and a price badge, the list of repairs, a photograph, a panel with the telephone. */
const bikeWorkshop: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 1);
  const radius = r.pick([0, 18, 65]);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box`;
  const head = r.pick([p.dark, p.accent]);
  s.box('plate', 60, 52, 904, 130, `background:${head};${edge};border-radius:${radius}px;${cast(s)}`);
  write(s, oneOf(words.bikeShop, seed), [110, 117, 804, 68], '#ffffff');
  const under1 = r.pick([p.second, p.light]);
  s.disc(m(70, 420), 214, 420, under1, `border:14px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  mark(s, 'bicycle', m(130, 300), 246, 300, under1);
  ribbon(s, [m(50, 460), 566, 460, 84], head === p.accent ? p.mid : p.accent, p.dark);
  write(s, oneOf(words.bikeOffer, seed), [m(130, 300), 608, 300, 44], '#ffffff');
  const star = m(404, 172) + 86;
  rosette(s, star, 284, 88, p.dark, p.paper);
  const cost = r.int(29, 59);
  write(s, [`$${cost}`, `¥${cost * 5}`], [star - 56, 284, 112, 52], '#ffffff');
  repairList(s, m(600, 364), vary(seed, 3) !== 1);
  const look = { edge: 14, colour: p.paper, radius: r.pick([4, 20]), css: soft(s), turn: r.int(-2, 2) };
  picture(s, 'photo', [m(66, 440), 690, 440, 276], view(seed, ['city', 'wood', 'bokeh']), look);
  const x = m(546, 418);
  const fill = r.pick([p.mid, p.dark]);
  s.box('panel', x, 690, 418, 276, `background:${fill};${edge};border-radius:${r.pick([8, 28])}px;${cast(s)}`);
  mark(s, 'phone', x + 36, 728, 84, fill);
  write(s, ['Call us', '电话预约'], [x + 146, 770, 236, 46], '#ffffff', 'left');
  const number = `555 0${r.int(100, 999)}`;
  write(s, [number, number], [x + 36, 858, 346, 54], p.second, 'left');
  write(s, ['Monday to Saturday', '周一至周六'], [x + 36, 922, 346, 30], '#ffffff', 'left');
};

const care: readonly (readonly [string, Pair])[] = [
  ['sun', ['Bright spot', '多晒太阳']],
  ['can', ['Water weekly', '每周浇水']],
  ['pot', ['Roomy pot', '宽大花盆']],
];

/** Plant nursery: on a panel a photograph with a price disc on its corner, a sign, a heading, a pill, three hints and a button. */
const nursery: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 0);
  s.box('panel', 60, 60, 904, 904, `background:${p.paper};border-radius:${r.pick([0, 28, 48])}px;${soft(s)}`);
  const look = { edge: 0, colour: p.light, radius: r.pick([20, 110, 205]) };
  picture(s, 'photo', [m(104, 410), 104, 410, 560], view(seed, ['foliage', 'stones', 'wood']), look);
  const px = m(410, 176);
  const tag = r.pick([p.accent, p.second]);
  s.disc(px, 506, 176, tag, `border:9px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  write(s, ['from', '低至'], [px + 38, 558, 100, 28], inkOn(s, tag));
  const cost = r.int(4, 9);
  write(s, [`$${cost}`, `¥${cost * 6}`], [px + 28, 606, 120, 60], inkOn(s, tag));
  const x = m(556, 364);
  s.disc(x + 127, 104, 110, p.mid);
  mark(s, 'leaf', x + 152, 129, 60, p.mid);
  write(s, oneOf(words.nursery, seed), [x, 274, 364, 60], p.dark);
  write(s, r.pick(words.nurseryMore), [x, 336, 364, 28], p.mid);
  s.box('divider', x + 122, 378, 120, 8, `background:${p.accent};border-radius:4px`);
  const pill = tag === p.accent ? p.second : p.accent;
  const left = m(606, 264);
  s.box('pill', left, 416, 264, 68, `background:${pill};border-radius:34px`);
  write(s, oneOf(words.gift, seed), [left + 24, 450, 216, 34], inkOn(s, pill));
  const fill = r.pick([p.light, p.second, p.mid]);
  const square = r.pick(['50%', '30px']);
  for (const [i, [name, hint]] of care.entries()) {
    const cx = m(104, 560) + 90 + i * 190;
    s.box('tile', cx - 60, 720, 120, 120, `background:${fill};border-radius:${square}`);
    mark(s, name, cx - 35, 745, 70, fill);
    write(s, hint, [cx - 88, 878, 176, 25], p.dark);
  }
  const bx = m(692, 228);
  s.box('button', bx, 732, 228, 96, `background:${p.dark};border-radius:${r.pick([14, 48])}px;${cast(s)}`);
  write(s, r.pick(words.visit), [bx + 24, 780, 180, 36], '#ffffff');
  write(s, ['Garden Road 8', '花园路八号'], [bx, 878, 228, 25], p.mid);
};

/** The outline of a ticket whose stub is torn off along a line at `tear`. */
function ticketShape(width: number, height: number, tear: number): string {
  const [n, r] = [26, 24];
  const top = `M${r} 0H${tear - n}A${n} ${n} 0 0 0 ${tear + n} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${height - r}`;
  const low = `A${r} ${r} 0 0 1 ${width - r} ${height}H${tear + n}A${n} ${n} 0 0 0 ${tear - n} ${height}H${r}`;
  return `${top}${low}A${r} ${r} 0 0 1 0 ${height - r}V${r}A${r} ${r} 0 0 1 ${r} 0z`;
}

function barcode(s: Sheet, x: number, y: number, width: number, height: number): void {
  const bars: string[] = [];
  for (let at = 0; at < width - 8;) {
    const w = s.random.pick([3, 5, 8]);
    bars.push(`<rect x="${at}" width="${w}" height="${height}" fill="${s.palette.dark}"/>`);
    at += w + s.random.pick([3, 4, 6]);
  }
  shape(s, 'barcode', [x, y, width, height], bars.join(''));
}

/** Concert ticket: a plate, the ticket with a photograph, pills, a tear line and a barcode; a card on the place and one on manners. */
const concertTicket: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = vary(seed, 2) === 1;
  const m = across(mirrored);
  const edge = `border:4px solid ${p.paper};box-sizing:border-box`;
  const head = r.pick([p.dark, p.mid, p.accent]);
  s.box('plate', 192, 66, 640, 116, `background:${head};${edge};border-radius:${r.pick([8, 58])}px;${cast(s)}`);
  write(s, oneOf(words.series, seed), [242, 124, 540, 56], '#ffffff');
  const outline = ticketShape(904, 500, mirrored ? 240 : 664);
  shape(s, 'ticket', [60, 224, 904, 500], `<path d="${outline}" fill="${p.paper}"/>`, under(s));
  const look = { edge: 0, colour: p.light, radius: r.pick([0, 16, 125]) };
  picture(s, 'photo', [m(94, 250), 262, 250, 424], view(seed, ['bokeh', 'city', 'hills']), look);
  const x = m(376, 320);
  write(s, oneOf(words.concert, seed), [x, 308, 320, 58], p.dark, 'left');
  write(s, r.pick(words.players), [x, 376, 320, 32], p.mid, 'left');
  s.box('divider', x, 418, 320, 6, `background:${p.second}`);
  const [day, hour] = [r.int(11, 28), r.int(6, 8)];
  const when: Pair = [`Nov ${day}, ${hour} pm`, `十一月${day}日`];
  const fills = r.chance(0.5) ? [p.accent, p.light] : [p.second, p.mid];
  for (const [i, label] of [when, [`Row ${hour}, Seat ${day}`, `${hour}排${day}座`] as Pair].entries()) {
    s.box('pill', x, 458 + i * 90, 300, 70, `background:${fills[i]};border-radius:35px`);
    write(s, label, [x + 26, 493 + i * 90, 248, 34], inkOn(s, fills[i]!));
  }
  const cost = r.int(18, 42);
  write(s, [`$${cost}`, `票价 ${cost * 10}元`], [x, 662, 320, 42], p.accent, 'left');
  const dashes = `<path d="M3 4V388" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-dasharray="8 16"/>`;
  shape(s, 'tear line', [m(721, 6), 278, 6, 392], dashes);
  const sx = m(756, 176);
  const fill = r.pick([p.dark, p.mid, p.second]);
  s.disc(sx + 6, 270, 164, fill);
  mark(s, 'violin', sx + 36, 300, 104, fill, '', r.pick([0, 20, -20]));
  write(s, ['Admit one', '凭票入场'], [sx, 484, 176, 32], p.dark);
  barcode(s, sx, 528, 176, 110);
  write(s, [`No. ${seed % 9000}`, `编号${seed % 9000}`], [sx, 668, 176, 26], p.mid);
  const radius = r.pick([12, 30, 66]);
  const notes = [
    ['pin', r.pick(words.hall)],
    ['note', r.pick(words.quiet)],
  ] as const;
  for (const [i, [name, text]] of notes.entries()) {
    const left = 60 + i * 464;
    s.box('card', left, 782, 440, 148, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
    mark(s, name, left + 38, 816, 80, p.paper);
    write(s, text, [left + 140, 856, 262, 40], p.dark, 'left');
  }
};

/** A ring of three shares. */
function donut(s: Sheet, x: number, y: number, size: number, shares: readonly number[]): void {
  const { palette: p } = s;
  const [half, width] = [size / 2, size * 0.19];
  const radius = half - width / 2;
  const length = 2 * Math.PI * radius;
  let from = 0;
  const arcs = shares.map((share, i) => {
    const colour = [p.accent, p.second, p.mid][i]!;
    const dash = `stroke-dasharray="${share * length} ${length}" stroke-dashoffset="${-from * length}"`;
    from += share;
    return `<circle cx="${half}" cy="${half}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" ${dash}/>`;
  });
  shape(s, 'donut chart', [x, y, size, size], arcs.join(''));
}

/** Six columns on a line, one of them in another colour. */
function columns(s: Sheet, x: number, y: number, width: number, height: number): void {
  const { random: r, palette: p } = s;
  const [step, chosen] = [width / 6, r.int(3, 5)];
  const bars = Array.from({ length: 6 }, (_, i) => {
    const tall = Math.round(height * r.range(0.35, 0.95));
    const place = `x="${Math.round(i * step + step * 0.18)}" y="${height - tall}" width="${Math.round(step * 0.64)}"`;
    return `<rect ${place} height="${tall}" fill="${i === chosen ? p.accent : p.mid}"/>`;
  });
  const floor = `<rect y="${height - 6}" width="${width}" height="6" fill="${p.dark}"/>`;
  shape(s, 'column chart', [x, y, width, height], bars.join('') + floor);
}

const hints: readonly (readonly [string, Pair])[] = [
  ['bulb', ['LED bulbs', '换节能灯']],
  ['thermometer', ['Two degrees less', '空调调两度']],
  ['washer', ['Wash when full', '满桶再洗衣']],
];

/** Report on electricity: a header, a card with a ring, one with columns, a goal with its progress bar, three hints. */
const energyReport: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = across(vary(seed, 2) === 1);
  const radius = r.pick([6, 20, 34]);
  const paper = () => `background:${p.paper};border-radius:${radius}px;${soft(s)}`;
  const head = r.pick([p.dark, p.accent, p.mid]);
  const edge = `border:4px solid ${p.paper};box-sizing:border-box`;
  s.box('header', 60, 52, 904, 128, `background:${head};${edge};border-radius:${radius}px;${cast(s)}`);
  mark(s, 'bolt', m(96, 76), 78, 76, head);
  write(s, oneOf(words.report, seed), [m(200, 724), 116, 724, 58], '#ffffff', m(0, 1) ? 'right' : 'left');
  const [a, b] = [m(60, 440), m(524, 440)];
  s.box('card', a, 206, 440, 366, paper());
  write(s, ['Where it goes', '用电去向'], [a + 30, 246, 380, 32], p.dark);
  const share = r.range(0.35, 0.5);
  donut(s, a + 90, 284, 260, [share, 0.28, 0.72 - share]);
  const used = r.int(180, 320);
  write(s, [`${used}`, `${used}`], [a + 150, 402, 140, 54], p.dark);
  write(s, ['kWh', '千瓦时'], [a + 160, 448, 120, 26], p.mid);
  s.box('card', b, 206, 440, 366, paper());
  write(s, ['Last six months', '近六个月'], [b + 30, 246, 380, 32], p.dark);
  columns(s, b + 40, 290, 360, 244);
  s.box('card', 60, 596, 904, 144, paper());
  const done = r.range(0.4, 0.85);
  write(s, r.pick(words.goal), [96, 634, 560, 34], p.dark, 'left');
  const percent = `${Math.round(done * 100)}%`;
  write(s, [percent, percent], [728, 634, 200, 40], p.accent, 'right');
  const track = `<rect width="832" height="36" rx="18" fill="${p.light}"/>`;
  const part = `<rect width="${Math.round(832 * done)}" height="36" rx="18" fill="${p.accent}"/>`;
  shape(s, 'progress bar', [96, 674, 832, 36], track + part);
  const fills = vary(seed, 2) ? [p.light, p.light, p.light] : [p.second, p.mid, p.dark];
  for (const [i, [name, hint]] of hints.entries()) {
    const x = 60 + i * 310;
    s.box('tile', x, 764, 284, 208, `background:${fills[i]};${edge};border-radius:${radius}px;${cast(s)}`);
    mark(s, name, x + 92, 790, 100, fills[i]!);
    write(s, hint, [x + 24, 930, 236, 32], inkOn(s, fills[i]!));
  }
};

export const unseenCLayouts: readonly Layout[] = [
  bikeWorkshop,
  nursery,
  concertTicket,
  energyReport,
  beachDay,
  kiosk,
  birthday,
  bookSwap,
];
