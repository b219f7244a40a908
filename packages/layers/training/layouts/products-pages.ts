/** Two layouts of pages: a catalogue, food that comes home. */
import { sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import * as fit from './products-fittings.ts';
import * as foods from './products-foods.ts';
import { apart, bare, centred, darker, Hand, lighter, over, shuffled, words, type Draw } from './products-ink.ts';
import { donut, fries } from './products-sundries.ts';
import * as say from './products-words.ts';

const pieces: Record<string, readonly Pair[]> = {
  armchair: [['Lounge chair Olo', '奥洛休闲椅']],
  sofa: [['Sofa Nord', '北欧沙发']],
  lamp: [['Floor lamp Lys', '丽斯落地灯']],
  table: [['Oak table', '橡木桌']],
  plant: [['House plant', '室内绿植']],
  vase: [['Clay vase', '陶土花瓶']],
};

/** Where the cells of a catalogue lie. */
function cells(s: Sheet, top: number): number[][] {
  const { random: r } = s;
  const gap = r.pick([0, 12, 24]);
  const even = (across: number, down: number) => {
    const [w, h] = [(944 - gap * (across - 1)) / across, (984 - top - gap * (down - 1)) / down];
    return Array.from({ length: across * down }, (_, i) => [
      40 + (i % across) * (w + gap),
      top + Math.floor(i / across) * (h + gap),
      w,
      h,
    ]);
  };
  if (r.chance(0.6))
    return r.pick([() => even(2, 2), () => even(3, 2), () => even(3, 3), () => even(2, 3), () => even(4, 3)])();
  const [h, w] = [984 - top, (944 - gap) / 2];
  const cut = Math.round(h * r.range(0.4, 0.62));
  const left = r.chance(0.5);
  const [a, b] = left ? [40, 40 + w + gap] : [40 + w + gap, 40];
  return [
    [a, top, w, h],
    [b, top, w, cut],
    [b, top + cut + gap, (w - gap) / 2, h - cut - gap],
    [b + (w + gap) / 2, top + cut + gap, (w - gap) / 2, h - cut - gap],
  ];
}

/** A page of a look book or of a furniture catalogue: a grid of cells; card, thing, photograph, price and heart each alone. */
const catalogue: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const hand = new Hand(s);
  const home = r.chance(0.6);
  const all = Object.entries(home ? say.furniture : r.pick(say.trades).goods);
  const on = bare(s);
  const bar = r.chance(0.4);
  if (bar) s.box('bar', 0, 0, 1024, 150, `background:${p.dark}`);
  const ink = bar ? '#ffffff' : on.colour;
  const side = r.chance(0.5);
  words(
    s,
    side ? 44 : 140,
    78,
    side ? 560 : 744,
    76,
    ink,
    home ? ['Quiet Rooms', '静谧居家'] : ['The Look Book', '风格手册'],
    (bar ? '' : on.css) + (side ? '' : centred),
  );
  if (side) words(s, 640, 62, 340, 28, ink, ['Autumn 2026', '2026 秋季'], `text-align:right;${bar ? '' : on.css}`);
  if (side) words(s, 640, 104, 340, 24, ink, ['Page 12', '第12页'], `text-align:right;${bar ? '' : on.css}`);
  const [round, lift, plain, place] = [r.pick([0, 14, 36]), r.chance(0.5) ? soft(s) : '', r.chance(0.5), r.int(0, 2)];
  const tones = plain ? [p.paper, p.paper, p.light] : [p.second, p.light, p.mid, p.accent, p.paper];
  for (const [k, [x, y, w, h]] of cells(s, 176).entries()) {
    const tone = tones[k % tones.length]!;
    const [name, draw] = all[(k + seed) % all.length]!;
    if (k % 4 === 3 && r.chance(0.6)) {
      s.object('photo', photo(x!, y!, Math.round(w!), Math.round(h!), seed + k, `border-radius:${round}px`));
      continue;
    }
    s.box('cell', x!, y!, w!, h!, `background:${fit.fill(s, tone)};border-radius:${round}px;${plain ? soft(s) : lift}`);
    const tiny = Math.min(w!, h!) < 260;
    if (!plain && r.chance(0.4))
      s.disc(x! + w! * 0.2, y! + h! * 0.12, Math.min(w! * 0.6, h! * 0.6), lighter(tone, 0.4));
    hand.stand(name, draw, x! + w! / 2, y! + h! * (tiny ? 0.7 : 0.76), w! * r.range(0.6, 0.8), h! * r.range(0.5, 0.62));
    const text = pieces[name]?.[0] ?? (r.pick(s.kit.words) as Pair);
    words(
      s,
      x! + 18,
      y! + h! - 38,
      w! * (place ? 0.56 : 0.9),
      tiny ? 20 : 30,
      over(s, tone),
      text,
      place ? '' : centred,
    );
    if (place === 1) {
      s.box(
        'price',
        x! + w! * 0.66,
        y! + h! - 62,
        w! * 0.3,
        46,
        `background:${tone === p.accent ? p.dark : p.accent};border-radius:${r.pick([6, 23])}px`,
      );
      words(
        s,
        x! + w! * 0.68,
        y! + h! - 39,
        w! * 0.26,
        26,
        over(s, tone === p.accent ? p.dark : p.accent),
        r.pick(say.prices),
        centred,
      );
    } else if (place === 2) {
      s.disc(x! + w! - 64, y! + 16, 48, tone === p.paper ? p.light : p.paper);
      sign(
        s,
        r.pick(['heart', 'bag', 'star']),
        x! + w! - 53,
        y! + 27,
        26,
        p.accent === tone ? p.dark : p.accent,
        p.dark,
      );
    }
  }
};

const dishes: Record<string, Pair> = {
  pizza: ['Margherita', '玛格丽特'],
  bowl: ['Noodle bowl', '豚骨拉面'],
  burger: ['Cheeseburger', '芝士汉堡'],
  cup: ['Cold brew', '冷萃饮品'],
  fries: ['Crisp fries', '香脆薯条'],
  donut: ['Glazed ring', '甜甜圈'],
};

/** The dish on its plate with what went into it about; the board it lies on is a thing by itself. */
function dish(s: Sheet, hand: Hand, name: string, draw: Draw, cx: number, cy: number, size: number): void {
  const { random: r, palette: p } = s;
  const round = name === 'pizza' || name === 'bowl';
  if (r.chance(0.4)) fit.blob(s, cx, cy, size * 1.5, r.pick(apart(s, [p.second, p.mid, p.accent])));
  else if (r.chance(0.5))
    s.disc(cx - size * 0.66, cy - size * 0.66, size * 1.32, fit.fill(s, r.pick(apart(s, [p.second, p.mid, p.accent]))));
  if (round && r.chance(0.6))
    s.disc(
      cx - size * 0.57,
      cy - size * 0.57,
      size * 1.14,
      r.pick(['#f6f2ea', '#3a302c', p.light]),
      `box-shadow:inset 0 0 0 ${r.int(6, 16)}px rgba(0,0,0,.08),0 14px 30px rgba(0,0,0,.35)`,
    );
  hand.put(name, draw, cx, cy, size, round ? r.int(-40, 40) : r.int(-6, 6));
}

/** Food that comes home. A dish is one drawing; the leaves and slices about it are one each. */
const delivery: Layout = (s) => {
  const { random: r, palette: p } = s;
  const hand = new Hand(s);
  const menu = shuffled(
    r,
    Object.entries({
      pizza: foods.pizza,
      bowl: foods.bowl,
      burger: foods.burger,
      cup: foods.cup,
      fries,
      donut,
    }),
  );
  const bits = Object.entries(foods.ingredients);
  const toss = (free: number[][], count: number) =>
    fit.scatter(
      s,
      count,
      free,
      (x, y, size) => {
        const [name, draw] = r.pick(bits);
        hand.put(name, draw, x, y, size, r.int(-180, 180));
      },
      30,
      110,
    );
  const left = r.chance(0.5);
  if (r.chance(0.5)) {
    const [cx, x] = left ? [r.int(180, 290), 590] : [r.int(734, 844), 44];
    dish(s, hand, ...menu[0]!, cx, r.int(440, 580), r.int(480, 600));
    const on = bare(s);
    words(s, x, 130, 390, 90, on.colour, ['Hungry?', '饿了吗？'], on.css);
    words(s, x, 210, 390, 34, on.colour, ['At your door in 30 minutes', '三十分钟送到家'], on.css);
    const [n, round, tone] = [r.int(3, 4), r.pick([0, 20, 52]), r.pick([p.paper, p.dark, p.light])];
    for (let k = 0; k < n; k++) {
      const [name, draw] = menu[k + 1]!;
      const y = 270 + k * 132;
      s.box('row', x, y, 390, 112, `background:${tone};border-radius:${round}px;${soft(s)}`);
      hand.put(name, draw, x + 64, y + 56, 84, 0, '');
      words(s, x + 124, y + 38, 170, 28, over(s, tone), dishes[name]!);
      fit.stars(s, x + 124, y + 66, 20);
      words(
        s,
        x + 290,
        y + 56,
        84,
        30,
        tone === p.dark ? p.second : darker(p.accent, 0.25),
        r.pick(say.prices),
        'text-align:right',
      );
    }
    fit.button(s, x, 840, 390, 90, p.accent, ['Order now', '立即点餐']);
    fit.price(s, left ? 430 : 594, 160, 160, p.second, r.pick(say.offers));
    toss(
      [
        [cx - 330, 120, 660, 800],
        [x - 10, 60, 410, 900],
        [400, 60, 230, 200],
      ],
      r.int(6, 16),
    );
  } else plates(s, hand, menu, toss);
};

/** One large dish below a title, small ones in a row under it. */
function plates(s: Sheet, hand: Hand, menu: [string, Draw][], toss: (free: number[][], count: number) => void): void {
  const { random: r, palette: p } = s;
  const tone = r.pick(apart(s, [p.dark, p.accent, p.paper]));
  const wave = `M0 0H1024V${r.int(240, 420)}Q${r.int(620, 860)} ${r.int(120, 520)} 512 ${r.int(300, 420)}T0 ${r.int(260, 420)}z`;
  s.object('wave', svg(0, 0, 1024, 420, `<path d="${wave}" fill="${tone}"/>`));
  words(
    s,
    60,
    96,
    904,
    110,
    over(s, tone),
    r.pick([
      ['Taste the Street', '街头风味'],
      ['Fresh & Fast', '又鲜又快'],
    ] as Pair[]),
    centred,
  );
  words(s, 60, 182, 904, 36, over(s, tone), ['Free delivery over 20', '满20免配送费'], centred);
  dish(s, hand, ...menu[0]!, 512, 480, r.int(380, 460));
  const [n, round, disc] = [r.int(3, 5), r.pick([0, 24]), r.chance(0.4)];
  const pitch = 944 / n;
  for (let k = 0; k < n; k++) {
    const [name, draw] = menu[k + 1]!;
    const [x, w] = [40 + k * pitch + 8, pitch - 16];
    const card = [p.paper, p.light, p.second][(k + n) % 3]!;
    if (disc) s.disc(x + w / 2 - 70, 766, 140, card, soft(s));
    else s.box('card', x, 752, w, 232, `background:${card};border-radius:${round}px;${soft(s)}`);
    hand.put(name, draw, x + w / 2, disc ? 836 : 830, disc ? 110 : Math.min(130, w * 0.7), r.int(-8, 8));
    const on = disc ? bare(s) : { colour: over(s, card), css: '' };
    words(s, x + 8, 922, w - 16, 26, on.colour, dishes[name]!, on.css + centred);
    words(s, x + 8, 958, w - 16, 24, on.colour, say.prices[(k + n) % 6]!, on.css + centred);
  }
  for (const [k, icon] of shuffled(r, ['truck', 'flame', 'pin', 'wheat']).slice(0, r.int(0, 2)).entries()) {
    s.disc(k ? 846 : 60, 480, 118, p.accent, 'border:6px solid #fff;box-sizing:border-box');
    sign(s, icon, (k ? 846 : 60) + 30, 510, 58, over(s, p.accent), p.second);
  }
  fit.price(s, r.pick([250, 774]), 330, 150, tone === p.accent ? p.dark : p.accent, r.pick(say.prices));
  toss(
    [
      [270, 220, 484, 500],
      [0, 740, 1024, 284],
      [200, 30, 624, 190],
      [50, 450, 140, 160],
      [830, 450, 140, 160],
      [160, 250, 180, 160],
      [684, 250, 180, 160],
    ],
    r.int(6, 20),
  );
}

export const productPages: Layout[] = [catalogue, delivery];
