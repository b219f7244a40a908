/** The thirty-second set: its other four layouts. By one who has not seen how designs are taken apart. */
import { Pad, bubble, lifted, ribbon, rosette, shuffled, sided, tag, ticket, tones, type Three } from './things.ts';
import { soft, type Pair } from '../placing.ts';
import { burst, type Palette, type Layout } from '../sheet.ts';

/** A head with hair and shoulders; tired and spotted, or rested and rosy. */
function face(p: Palette, skin: string, rested: boolean): string {
  const hair = '#33211d';
  const spots = [
    [84, 138],
    [98, 154],
    [146, 142],
    [158, 156],
    [124, 100],
    [108, 106],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#a8433a"/>`);
  const cheeks =
    '<ellipse cx="84" cy="144" rx="16" ry="10" fill="#e8837a"/><ellipse cx="156" cy="144" rx="16" ry="10" fill="#e8837a"/>';
  const mouth = rested ? 'M96 166q24 26 48 0' : 'M100 178q20-14 40 0';
  const eyes = rested ? 'M78 118q14 14 28 0M134 118q14 14 28 0' : 'M78 122h28M134 122h28';
  return [
    `<path fill="${hair}" d="M36 216V112a84 84 0 0 1 168 0v104z"/>`,
    `<path fill="${p.accent}" d="M20 280c2-46 40-62 100-62s98 16 100 62z"/>`,
    `<path fill="${skin}" d="M96 180h48v38q-24 30-48 0z"/>`,
    `<ellipse cx="120" cy="126" rx="66" ry="76" fill="${skin}"/>`,
    `<path fill="${hair}" d="M52 108q10-66 74-64 56 4 62 64-40-6-62-36-24 34-74 36z"/>`,
    rested ? cheeks : spots.join(''),
    `<path d="${eyes}${mouth}" fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"/>`,
  ].join('');
}
const bottle = (p: Palette) =>
  `<path fill="${p.dark}" stroke="${p.paper}" stroke-width="5" d="M58 30V8h60a10 10 0 0 1 10 10v10H98v42H58z"/><rect x="46" y="62" width="66" height="34" rx="6" fill="${p.second}"/><rect x="3" y="94" width="152" height="236" rx="30" fill="${p.accent}" stroke="${p.paper}" stroke-width="6"/><rect x="26" y="160" width="106" height="110" rx="8" fill="${p.paper}"/><path fill="${p.mid}" d="M79 178c14 20 26 32 26 50a26 26 0 0 1-52 0c0-18 12-30 26-50z"/>`;
const cares: readonly (readonly [string, Pair])[] = [
  ['drop', ['Hydrates', '保湿']],
  ['sun', ['By day', '日间']],
  ['night', ['By night', '夜间']],
  ['jar', ['Refill', '可补充']],
];

/** A plate with the claim; two framed faces, before and after, with a handle between; a bottle before a panel of three cares. */
export const skincare: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [skin, round] = [r.pick(['#f4cda9', '#d09a6e', '#a06a45']), r.pick([10, 40])];
  const head = new Pad(s, 512, 104);
  head.box(
    'plate',
    0,
    0,
    r.int(600, 700),
    132,
    `background:${p.dark};border:5px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([66, 14])}px;${soft(s)}`,
  );
  head.words(0, -2, 520, 66, '#ffffff', ['Four weeks later', '四周之后']);
  for (const rested of [false, true]) {
    const tile = new Pad(s, rested ? 724 : 300, 408);
    const paint = rested ? `${p.light},${p.second}` : `color-mix(in srgb,${p.mid} 55%,#fff),${p.mid}`;
    tile.box(
      'tile',
      0,
      0,
      412,
      418,
      `background:linear-gradient(${r.int(150, 210)}deg,${paint});border:8px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${soft(s)}`,
    );
    tile.shape('face', 0, 32, 290, 338, `<g transform="scale(1.208)">${face(p, skin, rested)}</g>`);
    tile.box(
      'pill',
      0,
      206,
      210,
      68,
      `background:${rested ? p.accent : p.dark};border:4px solid ${p.paper};box-sizing:border-box;border-radius:34px`,
    );
    tile.words(0, 206, 180, 32, '#ffffff', rested ? ['After', '使用后'] : ['Before', '使用前']);
  }
  const grip = new Pad(s, 512, 408);
  grip.disc(0, 0, 104, p.paper, 'box-shadow:0 4px 16px rgba(0,0,0,.45)');
  grip.sign('arrows', 0, 0, 56, [p.accent, p.accent, p.accent]);
  if (r.chance(0.45)) {
    const seal = new Pad(s, 922, 206, r.int(-10, 10));
    seal.shape('rosette', 0, 0, 156, 156, rosette(156, 16, p.second), lifted(s));
    seal.words(0, 0, 116, 38, p.dark, ['28 days', '28 天']);
  }
  const right = sided(seed);
  const panel = new Pad(s, 512, 826);
  panel.box('panel', 0, 0, 900, 236, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  panel.shape(
    'bottle',
    right ? 356 : -356,
    -32,
    158,
    330,
    `<g transform="${right ? '' : 'matrix(-1 0 0 1 158 0)'}">${bottle(p)}</g>`,
    lifted(s),
  );
  const shown = shuffled(s, cares);
  for (let i = 0; i < 3; i++) {
    const x = (right ? -316 : -130) + i * 216;
    panel.sign(shown[i]![0], x, -34, 96, [i === 1 ? p.mid : p.accent, p.second, p.dark]);
    panel.words(x, 66, 196, 32, p.dark, shown[i]![1]);
  }
};

const stamper = (p: Palette) =>
  `<circle cx="90" cy="44" r="44" fill="${p.accent}"/><path fill="${p.accent}" d="M70 70h40l14 76H56z"/><rect x="22" y="140" width="136" height="36" rx="10" fill="${p.dark}"/><rect x="6" y="172" width="168" height="46" rx="8" fill="${p.second}" stroke="${p.dark}" stroke-width="5"/>`;
const shops: readonly (readonly [string, Pair, Pair])[] = [
  ['bowl', ['Noodle', '面馆'], ['House', '小站']],
  ['cone', ['Gelato', '冰品'], ['Corner', '小铺']],
  ['doughnut', ['Ring', '圈圈'], ['Bakery', '烘焙']],
];

/** A card with a dark stub and six places, some stamped, the last a star; a stamp, a ribbon, sometimes a speech bubble. */
export const loyaltyCard: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const t = tones(p);
  const [sign, above, below] = r.pick(shops);
  const talk = r.chance(0.4);
  const card = new Pad(s, 512, talk ? 456 : 420, r.int(-5, 5));
  const [stub, round, side] = [r.pick([t.dark, t.mid]), r.pick([12, 36]), sided(seed) ? 1 : -1];
  card.box('card', 0, 0, 904, 580, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  card.box('stub', side * 333, 0, 212, 554, `background:${stub.fill};border-radius:${round / 1.5}px`);
  card.sign(sign, side * 333, -96, 150, stub.icon);
  card.words(side * 333, 70, 190, 46, '#ffffff', above);
  card.words(side * 333, 132, 190, 46, '#ffffff', below);
  card.words(-side * 115, -214, 580, 46, p.dark, ['The sixth one is on us', '第六份我们请客']);
  const [stamps, paint, empty] = [r.int(2, 4), r.pick([t.accent, t.light]), r.pick(['transparent', p.light])];
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [-side * 115 + ((i % 3) - 1) * 190, i < 3 ? -66 : 138];
    if (i === 5) {
      card.box('burst', dx, dy, 184, 184, '', burst(92, 92, 92, 14, 0.86, p.second));
      card.words(dx, dy, 130, 44, p.dark, ['Free', '免费']);
    } else if (i < stamps) {
      card.disc(dx, dy, 158, paint.fill);
      card.sign(sign, dx, dy, 94, paint.icon, r.int(-14, 14));
    } else {
      card.disc(dx, dy, 158, empty, `border:5px dashed ${p.mid};box-sizing:border-box`);
      card.words(dx, dy, 100, 56, p.dark, [`${i + 1}`, `${i + 1}`]);
    }
  }
  const X = side < 0 ? (x: number) => x : (x: number) => 1024 - x;
  new Pad(s, X(858), 834, side * r.int(-12, 12)).shape('stamper', 0, 0, 180, 222, stamper(p), lifted(s));
  const band = new Pad(s, X(400), 872, r.int(-3, 3));
  band.shape('ribbon', 0, 0, 640, 104, ribbon(640, 104, p.accent), lifted(s));
  band.words(0, 0, 500, 42, '#ffffff', ['Collect five stamps', '集齐五个印章']);
  if (!talk) return;
  const say = new Pad(s, X(690), 92);
  say.shape('bubble', 0, 0, 420, 100, bubble(420, 100, 120, p.light, p.dark), lifted(s));
  say.words(0, 0, 350, 36, p.dark, ['Show me every time', '每次请出示']);
};

const plinth = (w: number, h: number, p: Palette) =>
  `<path fill="${p.light}" d="M10 24h${w - 20}v${h - 24}H10z"/><path fill="${p.paper}" d="M0 0h${w}v28H0z"/><path fill="${p.mid}" d="M10 28h${w - 20}v7H10z"/>`;
const relics: readonly (readonly [string, Pair])[] = [
  ['vase', ['Pottery', '陶器']],
  ['mask', ['Masks', '面具']],
  ['ammonite', ['Fossils', '化石']],
];

/** A dark poster under a moon, three relics on their plinths; a photograph in an arch, a ticket, a rosette with the day. */
export const museumNight: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const X = r.chance(0.5) ? (x: number) => 1024 - x : (x: number) => x;
  const sense = X(0) ? -1 : 1;
  const wall = new Pad(s, X(404), 512);
  const night = r.chance(0.5) ? p.dark : `linear-gradient(${p.dark} 55%,${p.mid})`;
  wall.box(
    'poster',
    0,
    0,
    704,
    920,
    `background:${night};border:8px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([0, 28])}px;${soft(s)}`,
  );
  wall.disc(sense * 226, -334, 176, p.second);
  wall.words(-sense * 92, -358, 420, 82, '#ffffff', ['Museum', '博物馆'], sense > 0 ? 'left' : 'right');
  wall.words(-sense * 92, -246, 420, 82, '#ffffff', ['by night', '奇妙夜'], sense > 0 ? 'left' : 'right');
  wall.box('pill', -sense * 112, -138, 380, 66, `background:${p.second};border-radius:33px`);
  wall.words(-sense * 112, -138, 330, 32, p.dark, ['Open until midnight', '开放至午夜']);
  const heights = shuffled(s, [200, 265, 330]);
  const paints = shuffled(s, [p.second, p.accent, p.paper]);
  for (const [i, [name, pair]] of shuffled(s, relics).entries()) {
    const [dx, h] = [(i - 1) * 200 - sense * 28, heights[i]!];
    wall.shape('plinth', dx, 452 - h / 2, 170, h, plinth(170, h, p));
    wall.sign(name, dx, 452 - h - 80, 164, [paints[i]!, p.mid === paints[i] ? p.dark : p.mid, p.dark]);
    wall.words(dx, 452 - h / 2 + 22, 140, 30, p.dark, pair);
  }
  const art = new Pad(s, X(848), 436);
  art.photo(0, 0, 270, 366, 16, seed + 4, '140px 140px 6px 6px', `background:${p.paper};${soft(s)}`);
  const pass = new Pad(s, X(846), 752, r.int(-9, 9));
  pass.shape('ticket', 0, 0, 300, 190, ticket(300, 190, p.accent, p.paper), lifted(s));
  pass.sign('headphones', 0, -32, 84, [p.paper, p.second, p.dark]);
  pass.words(0, 52, 226, 32, '#ffffff', ['Audio tour', '语音导览']);
  const day = new Pad(s, X(882), 148, r.int(-8, 8));
  day.shape('rosette', 0, 0, 196, 196, rosette(196, 18, p.accent), lifted(s));
  day.words(0, -32, 130, 54, '#ffffff', ['21', '21']);
  day.words(0, 34, 130, 30, '#ffffff', ['March', '三月']);
};

const goods: readonly (readonly [string, Pair, Pair])[] = [
  ['carrot', ['Carrots', '胡萝卜'], ['$0.90', '¥ 4.9']],
  ['apple', ['Red apples', '红苹果'], ['$1.80', '¥ 9.9']],
  ['cheese', ['Farm cheese', '农场奶酪'], ['$4.20', '¥ 28']],
  ['fish', ['Sea bream', '海鲷鱼'], ['$6.50', '¥ 36']],
  ['milk', ['Fresh milk', '鲜牛奶'], ['$1.10', '¥ 6.5']],
  ['grapes', ['Grapes', '葡萄'], ['$2.40', '¥ 15']],
];

/** A head band with a basket; one large card with a star, two small with price tags; a coupon. */
export const groceryDeals: Layout = (s) => {
  const { random: r, palette: p } = s;
  const t = tones(p);
  const X = r.chance(0.5) ? (x: number) => 1024 - x : (x: number) => x;
  const head = new Pad(s, 512, 118);
  head.box('band', 0, 0, 936, 148, `background:${p.accent};border-radius:${r.pick([0, 30])}px;${soft(s)}`);
  head.sign('basket', -370, 0, 108, [p.paper, p.second, p.dark], r.int(-8, 8));
  head.words(70, -20, 700, 70, '#ffffff', ['Weekly deals', '本周特惠'], 'left');
  head.words(70, 42, 700, 28, '#ffffff', ['3 to 9 March, while stocks last', '三月三日至九日，售完为止'], 'left');
  const shown = shuffled(s, goods);
  const [round, sense] = [r.pick([6, 28]), X(0) ? -1 : 1];
  const big = new Pad(s, X(274), 506);
  const [main, what, price] = shown[0]!;
  const [plate, paints] = r.pick<[string, Three]>([
    [p.light, [p.accent, p.dark, p.paper]],
    [p.second, [p.accent, p.dark, p.paper]],
    [p.mid, t.mid.icon],
  ]);
  big.box('card', 0, 0, 460, 576, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  big.disc(0, -90, 320, plate);
  big.sign(main, 0, -90, 208, paints);
  big.words(-sense * 47, 128, 290, 56, p.dark, what, sense > 0 ? 'left' : 'right');
  big.words(
    -sense * 67,
    196,
    250,
    26,
    p.mid,
    ['per kilo, from nearby', '每公斤，本地直供'],
    sense > 0 ? 'left' : 'right',
  );
  const star = new Pad(s, X(452), 732, r.int(-10, 10));
  star.box('burst', 0, 0, 184, 184, lifted(s), burst(92, 92, 92, r.int(14, 20), 0.86, p.second));
  star.words(0, 0, 140, 52, p.dark, price);
  for (let i = 1; i < 3; i++) {
    const [name, pair, cost] = shown[i]!;
    const card = new Pad(s, X(766), i === 1 ? 352 : 638, r.chance(0.4) ? r.int(-2, 2) : 0);
    card.box('card', 0, 0, 404, 262, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
    card.sign(name, -104, 0, 144, [p.accent, p.second, p.dark]);
    card.words(84, -62, 210, 36, p.dark, pair);
    card.shape('tag', 86, 34, 196, 80, tag(196, 80, p.dark), '', r.pick([0, -6, 5]));
    card.words(104, 34, 130, 36, '#ffffff', cost);
  }
  const cut = new Pad(s, 512, 900);
  cut.box(
    'coupon',
    0,
    0,
    936,
    150,
    `background:${p.light};border:5px dashed ${p.dark};box-sizing:border-box;border-radius:16px;${soft(s)}`,
  );
  cut.disc(-370, 0, 104, p.dark);
  cut.words(-370, 0, 84, 40, '#ffffff', ['-10', '-10']);
  cut.words(60, -24, 700, 46, p.dark, ['Cut me out and bring me along', '剪下此券，到店使用'], 'left');
  cut.words(60, 32, 700, 26, p.dark, ['Ten off every basket over sixty', '满六十立减十元'], 'left');
};
