/**
 * The thirty-first set: a podcast cover, a gym membership offer, a wine-tasting voucher, an app-store screenshot; the other four are
 * in -more. By one who has not seen how designs are taken apart.
 */
import { thirtyFirstKit, words } from './icons.ts';
import { itinerary, listing, petPrices, webinar } from './more.ts';
import {
  badge,
  bubble,
  dropped,
  edgedDisc,
  framed,
  hugged,
  ink,
  inTurn,
  mirror,
  put,
  say,
  scene,
  sign,
  turnOf,
  type Spin,
} from './tools.ts';
import { cast, soft, type Pair } from '../placing.ts';
import { box, svg, type Sheet, type Layout } from '../sheet.ts';

const shows: readonly (readonly [Pair, Pair])[] = [
  [
    ['Night Kitchen', '深夜厨房'],
    ['Talks over a late supper', '宵夜桌边的闲谈'],
  ],
  [
    ['Slow Science', '慢科学'],
    ['Big questions, no hurry', '大问题，慢慢聊'],
  ],
  [
    ['Second Draft', '第二稿'],
    ['Writers on what went wrong', '作家谈写砸的时刻'],
  ],
  [
    ['Tiny Empires', '小小帝国'],
    ['How small firms grow', '小公司如何长大'],
  ],
];

/** The bars of a recording, the part that was played in another colour. */
function wave(s: Sheet, x: number, y: number, width: number, height: number): void {
  const count = Math.round(width / 16);
  const played = s.random.int(8, count - 8);
  const bars = Array.from({ length: count }, (_, i) => {
    const tall = height * (0.25 + 0.75 * Math.abs(Math.sin(i * 0.55) * Math.cos(i * 0.21 + 1)));
    const fill = i < played ? s.palette.accent : s.palette.mid;
    return `<rect x="${i * 16}" y="${(height - tall) / 2}" width="9" height="${tall}" rx="4.500" fill="${fill}"/>`;
  });
  put(s, 'wave', svg(x, y, width, height, bars.join('')));
}

/** Podcast cover: a halo, on it a portrait and a microphone; a bubble, a burst, the title with a pill on its edge, a player. */
const podcastCover: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = turnOf(seed, 2) === 1;
  const m = mirror(mirrored);
  const [halo, other] = r.chance(0.5) ? [p.accent, p.second] : [p.second, p.accent];
  const size = r.int(620, 660);
  const [left, top] = [m(350, size), r.int(36, 60)];
  const [cx, cy] = [left + size / 2, top + size / 2];
  edgedDisc(s, left, top, size, halo, p.paper, cast(s));
  const colour = r.pick([p.paper, p.dark]);
  const turn = r.int(-6, 6);
  framed(s, 'portrait', [cx - 160, cy - 205, 320, 390], scene(seed, ['city', 'bokeh', 'hills', 'wood']), {
    frame: 16,
    colour,
    radius: r.pick([4, 36, 160]),
    css: cast(s),
    turn,
  });
  const mike = m(cx > 512 ? cx + 70 : 1024 - cx + 70, 150);
  edgedDisc(s, mike, cy + 74, 150, p.mid, p.paper, cast(s));
  sign(s, 'microphone', mike + 35, cy + 109, 80, p.mid);
  bubble(s, m(50, 340), 96, 340, 150, p.paper, mirrored);
  sign(s, 'headphones', m(50, 340) + 26, 130, 84, p.paper);
  say(s, r.pick(words.sayings), [m(50, 340) + 122, 171, 200, 40], p.dark);
  const star = { x: m(90, 220) + 110, y: 478, angle: r.pick([-12, 0, 10]) };
  badge(s, star.x, star.y, 110, other, p.paper);
  say(s, r.pick(words.news), [star.x - 75, star.y, 150, 52], ink(s, other), { spin: star });
  const radius = r.pick([0, 22, 40]);
  s.box(
    'plate',
    60,
    684,
    904,
    196,
    `background:${p.dark};border:4px solid ${p.paper};box-sizing:border-box;border-radius:${radius}px;${cast(s)}`,
  );
  const [title, subtitle] = r.pick(shows);
  say(s, title, [90, 772, 844, 78], '#ffffff');
  say(s, subtitle, [90, 838, 844, 32], p.light);
  s.box('pill', m(104, 260), 650, 260, 66, `background:${other};border-radius:33px`);
  say(s, [`Episode ${r.int(11, 48)}`, `第${r.int(11, 48)}期`], [m(104, 260) + 20, 683, 220, 32], ink(s, other));
  s.box('player', 60, 898, 904, 98, `background:${p.paper};border-radius:49px;${soft(s)}`);
  s.disc(m(72, 74), 910, 74, p.accent);
  sign(s, 'triangle', m(72, 74) + 15, 925, 44, p.accent);
  wave(s, m(178, 590), 918, 590, 58);
  say(s, [`${r.int(21, 58)}:10`, `${r.int(21, 58)}:10`], [m(790, 140), 947, 140, 36], p.dark);
};

/** Gym membership offer: a slanted heading, a photograph with the price on it, three rows of benefits, a membership card, a button. */
const gymOffer: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = mirror(turnOf(seed, 2) === 0);
  const slant = r.pick([0, 44]);
  const heading = r.pick([p.accent, p.second]);
  put(
    s,
    'heading',
    svg(60, 56, 904, 136, `<path d="M${slant} 0H904L${904 - slant} 136H0z" fill="${heading}"/>`),
    undefined,
    dropped(s),
  );
  say(s, inTurn(words.gym, seed), [130, 124, 764, 76], ink(s, heading));
  const x = m(70, 430);
  framed(s, 'photo', [x, 236, 430, 550], scene(seed, ['hills', 'bokeh', 'city', 'foliage']), {
    frame: 14,
    colour: p.paper,
    radius: r.pick([0, 14, 40]),
    css: soft(s),
    turn: r.int(-3, 3),
  });
  const price = { x: m(296, 250) + 125, y: 726, angle: r.pick([-10, 0, 8]) };
  const fill = heading === p.accent ? p.second : p.accent;
  badge(s, price.x, price.y, 134, fill, p.paper);
  const cost = r.int(19, 39);
  say(s, [`$${cost}`, `¥${cost * 6}`], [price.x - 90, price.y - 24, 180, 70], ink(s, fill), { spin: price });
  say(s, ['a month', '每个月'], [price.x - 80, price.y + 48, 160, 30], ink(s, fill), { spin: price });
  const benefits: readonly (readonly [string, Pair])[] = [
    ['shower', ['Hot showers', '热水淋浴']],
    ['padlock', ['Own locker', '专用储物柜']],
    ['stopwatch', ['Open 24 hours', '全天开放']],
    ['kettlebell', ['Free weights', '自由力量区']],
  ];
  const [first, round, discs] = [r.int(0, 3), r.pick([14, 52]), turnOf(seed, 2) === 1];
  for (let i = 0; i < 3; i++) {
    const [name, text] = benefits[(first + i) % 4]!;
    const [rx, ry] = [m(556, 408), 236 + i * 128];
    s.box('row', rx, ry, 408, 106, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
    const under = [p.accent, p.mid, p.second][i]!;
    if (discs) s.box('disc', rx + 14, ry + 14, 78, 78, `background:${under};border-radius:${round === 14 ? 12 : 39}px`);
    sign(s, name, rx + (discs ? 31 : 22), ry + (discs ? 31 : 20), discs ? 44 : 66, discs ? under : p.paper);
    say(s, text, [rx + 116, ry + 53, 262, 34], p.dark, { align: 'left' });
  }
  const card = { x: m(560, 400) + 200, y: 770, angle: r.int(-6, 6) };
  const [cx, edge] = [card.x - 200, `border:5px solid ${p.paper};box-sizing:border-box`];
  s.box(
    'membership',
    cx,
    650,
    400,
    244,
    `background:linear-gradient(135deg,${p.dark},${p.mid});border-radius:24px;${edge};${cast(s)}`,
    card.angle,
  );
  const turned = { ...card, y: 772 };
  sign(s, 'dumbbell', cx + 32, 676, 96, p.dark, turned);
  say(s, ['MEMBER', '会员卡'], [cx + 156, 724, 206, 44], '#ffffff', { align: 'right', spin: turned });
  say(s, [`No. ${r.int(1010, 8990)}`, `编号 ${r.int(1010, 8990)}`], [cx + 34, 846, 320, 30], '#ffffff', {
    align: 'left',
    spin: turned,
  });
  s.box(
    'button',
    m(76, 430),
    856,
    430,
    104,
    `background:${p.dark};border-radius:${r.pick([16, 52])}px;${edge};${cast(s)}`,
  );
  say(s, r.pick(words.join), [m(76, 430) + 30, 908, 370, 44], '#ffffff');
};

const scallops = (width: number, height: number) => {
  const count = Math.round(height / 52);
  const step = height / count;
  const down = `a${step / 2} ${step / 2} 0 0 0 0 ${step}`.repeat(count);
  const up = `a${step / 2} ${step / 2} 0 0 0 0 ${-step}`.repeat(count);
  return `M0 0H${width}${down}H0${up}z`;
};

/** Wine-tasting voucher: a scalloped voucher with a bottle in an arch, glasses on discs, a stub; a label, a seal and a ribbon on its edges. */
const wineVoucher: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = mirror(turnOf(seed, 2) === 1);
  put(
    s,
    'voucher',
    svg(62, 180, 900, 540, `<path d="${scallops(900, 540)}" fill="${p.paper}"/>`),
    undefined,
    hugged(s),
  );
  const label = 'M30 0H530A30 30 0 0 0 560 30V106A30 30 0 0 0 530 136H30A30 30 0 0 0 0 106V30A30 30 0 0 0 30 0z';
  put(s, 'label', svg(232, 104, 560, 136, `<path d="${label}" fill="${p.accent}"/>`), undefined, dropped(s));
  say(s, inTurn(words.wine, seed), [276, 172, 472, 66], '#ffffff');
  const arch = r.pick([p.light, p.second]);
  const ax = m(112, 196);
  s.box(
    'arch',
    ax,
    268,
    204,
    396,
    `background:${arch};border-radius:${r.pick(['102px 102px 12px 12px', '102px', '20px'])}`,
  );
  sign(s, 'bottle', ax - 42, 330, 280, arch);
  const x = m(340, 350);
  say(s, r.pick(words.voucher), [x, 312, 350, 52], p.dark);
  say(s, r.pick(words.lesson), [x, 368, 350, 30], p.mid);
  const count = 3 - turnOf(seed, 2);
  const wines: readonly Pair[] = [
    ['White', '白'],
    ['Rosé', '桃红'],
    ['Red', '红'],
  ];
  const fills = [p.second, p.mid, p.dark];
  for (let i = 0; i < count; i++) {
    const gx = x + (350 - count * 116) / 2 + i * 116 + 8;
    s.disc(gx, 412, 100, fills[i]!);
    sign(s, 'glass', gx + 22, 433, 56, fills[i]!);
    say(s, wines[i]!, [gx - 4, 540, 108, 28], p.dark);
  }
  const [sx, stub] = [m(722, 190), r.pick([p.dark, p.mid])];
  s.box('stub', sx, 278, 190, 372, `background:${stub};border-radius:${r.pick([8, 24])}px`);
  sign(s, 'corkscrew', sx + 45, 300, 100, stub);
  const price = r.int(3, 8);
  say(s, [`$${price}5`, `¥${price}80`], [sx + 12, 452, 166, 62], '#ffffff');
  say(s, ['for two', '双人同享'], [sx + 15, 514, 160, 32], '#ffffff');
  say(s, [`No. ${r.int(101, 899)}`, `编号${r.int(101, 899)}`], [sx + 15, 606, 160, 26], p.light);
  const seal = { x: x + 175, y: 690 };
  badge(s, seal.x, seal.y, 92, p.mid, p.paper);
  sign(s, 'grapes', seal.x - 44, seal.y - 46, 88, p.mid);
  const ribbon = 'M0 0H620L584 50L620 100H0L36 50z';
  put(s, 'ribbon', svg(202, 826, 620, 100, `<path d="${ribbon}" fill="${p.second}"/>`), undefined, dropped(s));
  say(s, [`Saturday, ${r.int(4, 27)} October`, `十月${r.int(4, 27)}日，星期六`], [262, 876, 500, 44], p.dark);
};

/** The phone and what is on its screen, turned together. */
function phone(s: Sheet): void {
  const { random: r, palette: p } = s;
  const spin: Spin = { x: 512, y: 590, angle: r.pick([0, 4, -4, 6]) };
  const block = (name: string, x: number, y: number, width: number, height: number, fill: string) =>
    put(s, name, box(x, y, width, height, `background:${fill};border-radius:28px`), spin);
  const bezel = `<rect x="2" y="2" width="416" height="736" rx="60" fill="#14161c" stroke="#9aa1b2" stroke-width="4"/>`;
  const screen = `<rect x="16" y="16" width="388" height="708" rx="46" fill="${p.paper}"/>`;
  const island = `<rect x="150" y="28" width="120" height="26" rx="13" fill="#14161c"/><rect x="140" y="700" width="140" height="8" rx="4" fill="#14161c"/>`;
  put(s, 'phone', svg(302, 206, 420, 740, `${bezel}${screen}${island}`), spin, dropped(s));
  say(s, r.pick(words.greeting), [346, 302, 330, 38], p.dark, { align: 'left', spin });
  block('card', 344, 346, 336, 190, `linear-gradient(${r.int(100, 160)}deg,${p.dark},${p.mid})`);
  sign(s, 'moon', 366, 384, 110, p.mid, spin);
  const hours = r.int(7, 8);
  say(s, [`${hours} h ${r.int(10, 50)}`, `${hours}小时`], [492, 422, 172, 48], '#ffffff', { align: 'left', spin });
  say(s, ['of deep sleep', '深度睡眠'], [492, 474, 172, 26], '#ffffff', { align: 'left', spin });
  const habits: readonly (readonly [string, Pair])[] = [
    ['drop', ['Water', '喝水']],
    ['sneaker', ['Steps', '步数']],
    ['book', ['Reading', '阅读']],
  ];
  const first = r.int(0, 2);
  for (let i = 0; i < 2; i++) {
    const [name, text] = habits[(first + i) % 3]!;
    const [x, fill] = [344 + i * 174, [p.second, p.light][i]!];
    block('tile', x, 558, 162, 164, fill);
    sign(s, name, x + 45, 574, 72, fill, spin);
    say(s, text, [x + 12, 688, 138, 30], p.dark, { spin });
  }
  block('row', 344, 744, 336, 92, p.mid);
  say(s, ['Reminders', '每晚提醒'], [368, 790, 176, 32], '#ffffff', { align: 'left', spin });
  const knob = `<rect width="92" height="50" rx="25" fill="${p.second}"/><circle cx="67" cy="25" r="20" fill="#fff"/>`;
  put(s, 'switch', svg(564, 765, 92, 50, knob), spin);
}

/** App-store screenshot: a heading, a phone with a card, two tiles and a switch on its screen; a bubble, a rating and an award. */
const appScreen: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = turnOf(seed, 2) === 0;
  const m = mirror(mirrored);
  const heading = r.pick([p.accent, p.second]);
  s.box('heading', 112, 48, 800, 116, `background:${heading};border-radius:${r.pick([16, 58])}px;${cast(s)}`);
  say(s, inTurn(words.app, seed), [160, 106, 704, 58], ink(s, heading));
  phone(s);
  const said = heading === p.accent ? p.second : p.accent;
  bubble(s, m(26, 280), 268, 280, 124, said, mirrored);
  say(s, r.pick(words.praise), [m(26, 280) + 24, 330, 232, 46], ink(s, said));
  const rx = m(712, 286);
  s.box('rating', rx, 560, 286, 168, `background:${p.paper};border-radius:26px;${soft(s)}`);
  const star = 'M18 1l5.200 11 12 1.500-8.800 8.300 2.300 12L18 28l-10.700 5.800 2.300-12L.8 13.500l12-1.500z';
  const stars = [0, 46, 92, 138, 184].map(
    (x) => `<path d="${star}" transform="translate(${x} 0)" fill="${p.accent}"/>`,
  );
  put(s, 'stars', svg(rx + 33, 588, 220, 36, stars.join('')));
  const [mark, users] = [`4.${r.int(6, 9)}`, r.int(3, 9)];
  say(s, [`${mark} from ${users}k users`, `${users}万人评分 ${mark}`], [rx + 22, 672, 242, 34], p.dark);
  const award = { x: m(56, 220) + 110, y: 816, angle: r.pick([-10, 0, 10]) };
  badge(s, award.x, award.y, 116, p.second, p.paper);
  say(s, ['App of', '年度'], [award.x - 75, award.y - 24, 150, 38], p.dark, { spin: award });
  say(s, ['the Year', '应用'], [award.x - 75, award.y + 24, 150, 38], p.dark, { spin: award });
};

export { thirtyFirstKit };
export const thirtyFirstLayouts: Layout[] = [
  podcastCover,
  gymOffer,
  wineVoucher,
  appScreen,
  listing,
  petPrices,
  webinar,
  itinerary,
];
