/** Advertising and the shop: heroes, sales, catalogues, deliveries; the rest is in products-more.ts. */
import { eighthIcons, ninthIcons, tuneIcons } from '../../scripts/designs/icons.ts';
import { cast, soft, type Pair } from '../../scripts/designs/placing.ts';
import { burst, type Kit, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import * as fit from './products-fittings.ts';
import * as foods from './products-foods.ts';
import { apart, bare, centred, darker, Hand, lighter, over, shuffled, words, type Draw } from './products-ink.ts';
import { moreProducts } from './products-more.ts';
import { productPages } from './products-pages.ts';
import * as say from './products-words.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#1f1147', mid: '#7a5cf0', accent: '#ff4f79', second: '#ffd166', light: '#ece6ff', paper: '#ffffff' },
    { dark: '#123524', mid: '#3e9b62', accent: '#f2762e', second: '#f7dc6f', light: '#e4f3e2', paper: '#fdfdf5' },
    { dark: '#2b1712', mid: '#a4552f', accent: '#d62828', second: '#fcbf49', light: '#f8e7d3', paper: '#fffaf3' },
    { dark: '#0b2545', mid: '#2f7fd1', accent: '#ff6b35', second: '#7fe0d8', light: '#dcebf8', paper: '#fbfdff' },
    { dark: '#23202a', mid: '#8d8796', accent: '#c9a227', second: '#e9d8c3', light: '#f1ece6', paper: '#fffdf9' },
    { dark: '#3a0f2b', mid: '#b0487f', accent: '#e5386d', second: '#ffc8dd', light: '#fdeaf2', paper: '#fffafc' },
    { dark: '#101418', mid: '#49515c', accent: '#d4f04c', second: '#ff8552', light: '#dfe3e8', paper: '#f8f9fa' },
    { dark: '#0d3b40', mid: '#1fa39a', accent: '#ef476f', second: '#ffe08a', light: '#dcf5f1', paper: '#fbfffe' },
  ],
  faces: [
    'Montserrat',
    'Anton',
    'DM Serif Display',
    'Archivo Black',
    'Bricolage Grotesque',
    'Bebas Neue',
    'Inter Tight',
    'Playfair Display',
  ],
  icons: { ...tuneIcons, ...eighthIcons, ...ninthIcons },
  words: [
    ['Now in store', '现已到店'],
    ['Only this week', '仅限本周'],
    ['Model No. 4', '四号款'],
    ['Classic edition', '经典版'],
    ['Small batch', '小批量'],
    ['Best seller', '热销款'],
    ['Limited run', '限量款'],
  ],
};

/** What the hero stands before and upon; returns where its foot is. */
function stage(s: Sheet, cx: number, size: number, base: number): number {
  const { random: r, palette: p } = s;
  const [c, d] = shuffled(r, [...apart(s, [p.second, p.mid, p.light]), p.accent]) as [string, string];
  const mid = base - size / 2;
  r.pick([
    () => fit.rays(s, cx, mid, size * 1.1, `${lighter(c, 0.4)}${r.pick(['', 'aa'])}`),
    () => s.disc(cx - size * 0.56, mid - size * 0.56, size * 1.12, fit.fill(s, c), r.chance(0.3) ? cast(s) : ''),
    () => fit.blob(s, cx, mid, size * 1.35, c),
    () => s.object('burst', burst(cx, mid, size * 0.66, r.int(12, 30), r.range(0.7, 0.92), c)),
    () =>
      s.box(
        'arch',
        cx - size * 0.46,
        mid - size * 0.6,
        size * 0.92,
        size * 1.16,
        `background:${fit.fill(s, c)};border-radius:${size}px ${size}px 0 0`,
      ),
    () =>
      s.box(
        'ring',
        cx - size * 0.56,
        mid - size * 0.56,
        size * 1.12,
        size * 1.12,
        `border:${r.int(8, 46)}px solid ${c};box-sizing:border-box;border-radius:50%`,
      ),
    () =>
      s.box(
        'tile',
        cx - size * 0.45,
        mid - size * 0.5,
        size * 0.9,
        size,
        `background:${fit.fill(s, c)};border-radius:${r.pick([0, 40])}px;${cast(s)}`,
        r.int(-14, 14),
      ),
  ])();
  if (r.chance(0.25)) fit.beam(s, r.int(200, 824), cx, base, size);
  if (r.chance(0.55)) {
    const w = size * r.range(0.8, 1.1);
    let foot = fit.podium(s, cx, base - w * 0.11, w, r.int(30, 90), d);
    if (r.chance(0.4)) foot = fit.podium(s, cx, foot - 46 - w * 0.08, w * 0.7, 40, r.pick([c, lighter(d, 0.3)]));
    return foot;
  }
  if (r.chance(0.6))
    s.box(
      'shade',
      cx - size * 0.36,
      base - 18,
      size * 0.72,
      34,
      'background:rgba(14,10,24,.4);border-radius:50%;filter:blur(8px)',
    );
  return base;
}

/** Title, lines and a button in a column; on a panel of their own or on the bare ground. */
function column(s: Sheet, x: number, y: number, w: number, trade: say.Trade, align = ''): void {
  const { random: r, palette: p } = s;
  const panel = r.chance(0.5);
  const tone = r.pick(apart(s, [p.dark, p.paper, p.accent]));
  if (panel)
    s.box(
      'panel',
      x,
      y,
      w,
      330,
      `background:${tone}${r.pick(['', '', 'e0'])};border-radius:${r.pick([0, 18, 40])}px;${cast(s)}`,
    );
  const on = panel ? { colour: over(s, tone), css: '' } : bare(s);
  const [ix, iw] = panel ? [x + 28, w - 56] : [x, w];
  words(s, ix, y + 66, iw, 84, on.colour, trade.title, on.css + align);
  for (const [k, text] of trade.lines.entries())
    words(s, ix, y + 142 + k * 42, iw, 28, on.colour, text, on.css + align);
  const wide = Math.min(iw, 280);
  fit.button(s, align ? ix + (iw - wide) / 2 : ix, y + 222, wide, 74, tone === p.accent && panel ? p.dark : p.accent);
}

function flying(s: Sheet, hand: Hand, trade: say.Trade, free: readonly (readonly number[])[], count: number): void {
  const bits = Object.entries(trade.bits);
  fit.scatter(
    s,
    count,
    free,
    (x, y, size) => {
      const [name, draw] = s.random.pick(bits);
      hand.put(name, draw, x, y, size, s.random.int(-180, 180), '');
    },
    26,
    s.random.pick([70, 110, 150]),
  );
}

/** One thing, or a row of them, made much of. A bottle is one with cap and label; podium, disc, shade, splash each stand alone. */
const hero: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [hand, trade] = [new Hand(s), r.pick(say.trades)];
  const list = shuffled(r, Object.entries(trade.goods));
  const form = r.int(0, 2);
  const [name, draw] = list[0]!;
  if (form === 0) {
    const [cx, x] = r.chance(0.5) ? [r.int(260, 320), 570] : [r.int(700, 760), 56];
    if (r.chance(0.4))
      s.box(
        'half',
        x < 500 ? 512 : 0,
        0,
        512,
        1024,
        `background:${fit.fill(s, r.pick(apart(s, [p.mid, p.second, p.dark])))}`,
      );
    const foot = stage(s, cx, 440, 790);
    if (r.chance(0.4)) hand.put('splash', foods.splash, cx, foot - 240, 540, r.int(0, 90), '');
    hand.stand(name, draw, cx, foot, r.int(330, 430), r.int(470, 610), r.pick([0, 0, -12, 10]));
    column(s, x, r.int(300, 420), 398, trade);
    fit.price(s, cx + (cx > 500 ? -150 : 170), 210, r.int(140, 190), p.second, r.pick(say.prices));
    flying(
      s,
      hand,
      trade,
      [
        [cx - 260, 130, 520, 800],
        [x, 280, 400, 490],
      ],
      r.int(4, 14),
    );
  } else if (form === 1) {
    const on = bare(s);
    words(s, 40, 140, 944, 190, r.chance(0.5) ? on.colour : p.accent, trade.title, on.css + centred);
    const foot = stage(s, 512, 480, 800);
    if (r.chance(0.35)) hand.put('splash', foods.splash, 512, foot - 240, 620, r.int(0, 90), '');
    hand.stand(name, draw, 512, foot, 520, 560, r.pick([0, -8, 8]));
    flying(
      s,
      hand,
      trade,
      [
        [250, 40, 524, 984],
        [0, 40, 1024, 200],
        [0, 860, 1024, 164],
      ],
      r.int(6, 18),
    );
    fit.ribbon(s, 112, 868, 800, 96, p.accent, trade.lines[0]!);
    fit.price(s, r.pick([200, 830]), 380, 170, p.dark, r.pick(say.offers));
  } else shelf(s, hand, trade, list);
};

/** Three or four of a kind beside each other, each named. */
function shelf(s: Sheet, hand: Hand, trade: say.Trade, list: [string, Draw][]): void {
  const { random: r, palette: p } = s;
  const n = r.int(3, 4);
  const pitch = 944 / n;
  if (r.chance(0.5))
    s.box('band', 0, 300, 1024, 420, `background:${fit.fill(s, r.pick(apart(s, [p.second, p.mid, p.dark])))}`);
  const whole = r.chance(0.4);
  if (whole)
    s.box(
      'shelf',
      20,
      690,
      984,
      46,
      `background:linear-gradient(${lighter(p.mid, 0.2)},${darker(p.mid, 0.3)});border-radius:6px;${cast(s)}`,
    );
  for (let k = 0; k < n; k++) {
    const cx = 40 + pitch * (k + 0.5);
    const colour = [p.accent, p.second, p.mid, p.light][k]!;
    const foot = whole ? 692 : fit.podium(s, cx, 650 - (k % 2) * r.int(0, 60), pitch * 0.86, 60, colour);
    const [name, draw] = list[k % list.length]!;
    hand.stand(name, draw, cx, foot, pitch * 0.84, r.int(260, 400));
  }
  const round = r.pick([8, 30]);
  for (let k = 0; k < n; k++) {
    const cx = 40 + pitch * (k + 0.5);
    s.box(
      'name',
      cx - pitch * 0.42,
      772,
      pitch * 0.84,
      60,
      `background:${p.paper};border-radius:${round}px;${soft(s)}`,
    );
    words(s, cx - pitch * 0.38, 802, pitch * 0.76, 28, p.dark, r.pick(say.prices), centred);
  }
  const head = r.pick(apart(s, [p.dark, p.accent]));
  s.box('head', 112, 64, 800, 170, `background:${head};border-radius:${r.pick([0, 24, 85])}px;${cast(s)}`);
  words(s, 150, 126, 724, 84, over(s, head), trade.title, centred);
  words(s, 150, 196, 724, 32, over(s, head), trade.lines[1]!, centred);
  fit.button(s, 362, 876, 300, 84, p.accent);
}

const big: readonly Pair[] = [
  ['MEGA SALE', '超级大促'],
  ['Black Friday', '黑色星期五'],
  ['Flash Deal', '限时抢购'],
  ['End of season', '季末清仓'],
];

const until: readonly Pair[] = [
  ['Up to 70% off everything', '全场低至三折'],
  ['Friday to Sunday only', '仅限周五至周日'],
  ['While stocks last', '售完即止'],
  ['Online and in store', '线上线下同享'],
];

/** Pairs of ribbons or bands that cross the sheet, over or under each other. */
function crossing(s: Sheet): void {
  const { random: r, palette: p } = s;
  const tilt = r.int(-9, 9);
  const cries = shuffled(r, say.offers);
  for (const [k, c] of shuffled(r, apart(s, [p.accent, p.dark, p.second]))
    .slice(0, r.int(1, 2))
    .entries()) {
    const [y, turn] = [r.int(590, 620) + k * 120, tilt + r.int(-2, 2)];
    s.box('band', -120, y, 1264, r.int(56, 84), `background:${c};${cast(s)}`, turn);
    words(
      s,
      112,
      y + 34,
      800,
      38,
      over(s, c),
      cries[k]!,
      `${centred}letter-spacing:.2em;transform:rotate(${turn}deg);`,
    );
  }
}

/** A sale cried out loud. A tag is one with its hole and string, a ribbon with its folds; tapes, stickers and goods stand alone. */
const sale: Layout = (s) => {
  const { random: r, palette: p } = s;
  const hand = new Hand(s);
  const said = shuffled(r, until);
  const list = shuffled(r, Object.entries(say.everything));
  const form = r.int(0, 2);
  const tone = r.pick(apart(s, [p.accent, p.dark, p.second, p.mid]));
  if (form === 0) {
    s.box(
      'sheet',
      72,
      60,
      880,
      904,
      `background:${fit.fill(s, tone)};border-radius:${r.pick([0, 30, 70])}px;${cast(s)}`,
    );
    s.box(
      'frame',
      96,
      84,
      832,
      856,
      `border:${r.int(4, 10)}px ${r.pick(['solid', 'dashed', 'double'])} ${over(s, tone)};box-sizing:border-box;border-radius:${r.pick([0, 24])}px`,
    );
  } else if (form === 1) fit.rays(s, 512, 430, 900, `${tone}`);
  else
    for (let k = 0; k < 2; k++)
      s.disc(
        k ? r.int(480, 640) : r.int(-160, 40),
        k ? r.int(300, 520) : r.int(-120, 160),
        r.int(460, 640),
        fit.fill(s, k ? tone : p.second),
        `opacity:${r.pick([1, 0.85])}`,
      );
  const plate = r.pick(
    apart(s, [p.paper, p.dark, p.second])
      .filter((c) => c !== tone)
      .concat(tone === p.second ? p.dark : p.second),
  );
  const [px, pw] = [r.int(130, 200), r.int(620, 740)];
  const high = form === 0 && r.chance(0.5) ? 560 : 130;
  const goodsY = high > 300 ? 330 : 660;
  const n = r.int(1, 3);
  for (let k = 0; k < n; k++) {
    const [name, draw] = list[k]!;
    const cx = n === 1 ? r.int(400, 624) : 512 + (k - (n - 1) / 2) * (n === 2 ? 400 : 290);
    if (r.chance(0.3)) s.disc(cx - 150, goodsY - 150, 300, r.pick(apart(s, [p.second, p.light, p.mid])));
    if (r.chance(0.3)) hand.sticker(name, draw, cx, goodsY, 320 / Math.sqrt(n) + 90, r.int(-20, 20));
    else hand.put(name, draw, cx, goodsY, 320 / Math.sqrt(n) + 110, r.int(-16, 16));
  }
  const turn = r.pick([0, 0, -5, 4]);
  s.box('plate', px, high, pw, 230, `background:${plate};border-radius:${r.pick([0, 20, 115])}px;${cast(s)}`, turn);
  const tilt = `${centred}transform:rotate(${turn}deg);`;
  words(s, px + 30, high + 86, pw - 60, 120, over(s, plate), r.pick(big), tilt);
  words(s, px + 30, high + 178, pw - 60, 44, over(s, plate), said[0]!, tilt);
  if (r.chance(0.6))
    for (const k of [0, 1]) fit.strip(s, k ? px + pw - 30 : px + 30, high + 6, r.int(110, 170), 40, k ? 38 : -38);
  const crossed = high < 300 && r.chance(0.4);
  if (crossed) crossing(s);
  for (let k = r.int(2, 4); k > 0; k--)
    fit.price(
      s,
      [150, 874, 220, 800][k - 1]!,
      goodsY + [-150, 130, 170, -140][k - 1]!,
      r.int(110, 180),
      r.pick([p.second, p.accent, p.paper, p.dark].filter((c) => c !== tone)),
      r.pick(r.chance(0.5) ? say.offers : say.prices),
    );
  if (crossed) return;
  const end = r.pick(apart(s, [p.accent, p.dark, p.second]).filter((c) => c !== tone));
  fit.ribbon(s, 132, high > 300 ? 822 : 868, 760, 92, end ?? p.paper, said[1]!);
};

export const layouts: readonly Layout[] = [hero, sale, ...productPages, ...moreProducts];
