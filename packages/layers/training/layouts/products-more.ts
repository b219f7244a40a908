/** Journeys and houses, what people say; app and posts are in products-posts.ts. */
import { cast, soft, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import * as fit from './products-fittings.ts';
import { productPosts } from './products-posts.ts';
import { balloon, bicycle, bust, house, shopper, suitcase } from './products-things.ts';
import { apart, bare, centred, Hand, many, over, rect, shuffled, stroke, words } from './products-ink.ts';
import * as say from './products-words.ts';

const hexagon = 'clip-path:polygon(25% 3%,75% 3%,100% 50%,75% 97%,25% 97%,0 50%)';

/** A photograph in a shape; a rim, when there is one, is part of it. */
function framed(s: Sheet, shape: string, x: number, y: number, w: number, h: number, seed: number): void {
  const rim = `border:${s.random.int(6, 14)}px solid ${s.random.pick([s.palette.paper, s.palette.second])};box-sizing:border-box;`;
  const css: Record<string, string> = {
    arch: `border-radius:${w}px ${w}px 0 0;`,
    disc: 'border-radius:50%;',
    hexagon,
    leaf: `border-radius:${w * 0.5}px 0;`,
    drop: 'border-radius:50% 50% 50% 0;',
    round: 'border-radius:28px;',
    slant: 'clip-path:polygon(22% 0,100% 0,78% 100%,0 100%)',
    plain: '',
  };
  const cut = shape === 'hexagon' || shape === 'slant';
  s.object(
    `photo:${shape}`,
    photo(
      Math.round(x),
      Math.round(y),
      Math.round(w),
      Math.round(h),
      seed,
      css[shape]! + (cut || s.random.chance(0.5) ? '' : rim),
    ),
  );
}
const shapes = ['arch', 'disc', 'hexagon', 'leaf', 'drop', 'round', 'slant', 'plain'];

/** A strip of film and its pictures, turned as one. */
function film(s: Sheet, cy: number, turn: number, seed: number): void {
  const [h, n] = [s.random.int(220, 280), s.random.int(3, 4)];
  const holes = many(
    34,
    (i) => rect(12 + i * 38, 12, 20, 16, 4, '#f4efe6') + rect(12 + i * 38, h - 28, 20, 16, 4, '#f4efe6'),
  );
  s.object(
    'film',
    svg(-130, cy - h / 2, 1284, h, rect(0, 0, 1284, h, 0, s.random.pick(['#1b1b20', s.palette.dark])) + holes, turn),
  );
  const pitch = 1000 / n;
  const angle = (turn * Math.PI) / 180;
  for (let k = 0; k < n; k++) {
    const far = (k - (n - 1) / 2) * pitch;
    const [x, y] = [512 + far * Math.cos(angle), cy + far * Math.sin(angle)];
    s.object(
      'photo',
      photo(
        Math.round(x - pitch / 2 + 8),
        Math.round(y - h / 2 + 40),
        Math.round(pitch - 16),
        h - 80,
        seed + k,
        `transform:rotate(${turn}deg)`,
      ),
    );
  }
}

/** Photographs of different shapes about each other. */
function cluster(s: Sheet, x: number, y: number, w: number, h: number, seed: number): void {
  const { random: r } = s;
  const [a, b] = shuffled(r, shapes) as [string, string];
  r.pick([
    () => {
      framed(s, a, x, y, w, h * 0.62, seed);
      framed(s, b, x + w * 0.42, y + h * 0.5, w * 0.58, h * 0.5, seed + 1);
      framed(s, b, x - w * 0.02, y + h * 0.62, w * 0.38, w * 0.38, seed + 2);
    },
    () => {
      for (let k = 0; k < 3; k++) framed(s, a, x + (k * w) / 3, y + (k % 2) * h * 0.14, w / 3 - 12, h * 0.84, seed + k);
    },
    () => {
      const q = Math.min(w / 1.8, h / 1.9);
      for (const [k, [u, v]] of [
        [0, 0],
        [0.78, 0.48],
        [0, 0.96],
      ].entries())
        framed(s, 'hexagon', x + u! * q, y + v! * q * 0.92, q, q * 0.9, seed + k);
    },
    () => framed(s, r.pick(['arch', 'disc', 'leaf', 'drop']), x, y, w, Math.min(h, w * 1.25), seed),
  ])();
}

/** A leaflet about a house or a journey. A photograph in its shape is one; disc and icon are two; the film strip lies under its pictures. */
const flyer: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const hand = new Hand(s);
  const travel = r.chance(0.5);
  const title: Pair = r.pick(
    travel
      ? [
          ['Wander More', '漫游世界'],
          ['Summer Escape', '夏日出逃'],
        ]
      : [
          ['Your New Home', '理想新家'],
          ['Open House', '开放看房'],
        ],
  );
  const lines: Pair[] = [
    travel ? ['Seven nights by the sea', '海边七晚'] : ['Four rooms with a garden', '四居带花园'],
    ['Call 555 0137', '致电 555 0137'],
  ];
  const tone = r.pick(apart(s, [p.dark, p.paper, p.mid, p.accent]));
  const form = r.int(0, 2);
  if (form === 0) {
    const left = r.chance(0.5);
    const [px, tx] = left ? [40, 560] : [500, 44];
    s.object(
      'side',
      svg(
        0,
        0,
        1024,
        1024,
        `<path fill="${tone}" d="${left ? 'M1024 0H' : 'M0 0H'}${r.int(440, 560)}Q${r.int(380, 660)} 512 ${r.int(440, 580)} 1024H${left ? 1024 : 0}z"/>`,
      ),
    );
    const on = { colour: over(s, tone), css: '' };
    cluster(s, px, r.int(60, 130), 480, 800, seed);
    words(s, tx, 150, 420, 84, on.colour, title);
    words(s, tx, 226, 400, 30, on.colour, lines[0]!);
    s.box('rule', tx, 268, r.int(90, 220), 6, `background:${tone === p.accent ? p.dark : p.accent}`);
    fit.features(s, tx, 310, 400, r.int(3, 5), true, on, tone);
    fit.button(s, tx, 830, 320, 90, tone === p.accent ? p.dark : p.accent, lines[1]!);
    fit.price(s, left ? 500 : 520, r.int(700, 900), 150, p.second, r.pick(say.prices));
  } else if (form === 1) {
    const on = bare(s);
    words(s, 60, 110, 904, 110, on.colour, title, on.css + centred);
    words(s, 60, 196, 904, 36, on.colour, lines[0]!, on.css + centred);
    film(s, r.int(370, 430), r.int(-9, 9), seed);
    s.box('card', 80, 620, 864, 330, `background:${tone};border-radius:${r.pick([0, 26, 60])}px;${cast(s)}`);
    fit.features(s, 100, 660, 824, r.int(3, 5), false, { colour: over(s, tone), css: '' }, tone);
    fit.button(s, 332, 830, 360, 86, tone === p.accent ? p.dark : p.accent, lines[1]!);
    hand.stand('thing', travel ? r.pick([balloon, suitcase]) : house, r.pick([170, 854]), 646, 220, 190, r.int(-5, 5));
  } else {
    const h = r.int(420, 560);
    framed(s, r.pick(['plain', 'round', 'arch', 'leaf']), r.pick([0, 60, 120]), r.pick([0, 50]), 904, h, seed);
    s.box(
      'label',
      r.int(60, 200),
      h - 90,
      600,
      150,
      `background:${p.accent};border-radius:${r.pick([0, 20, 75])}px;${cast(s)}`,
    );
    const label = s.elements.at(-1)!;
    const lx = Number(/left:([\d.]+)px/.exec(label.html)![1]);
    words(s, lx + 40, h - 14, 520, 76, over(s, p.accent), title, centred);
    for (let k = 0; k < 3; k++)
      framed(s, r.pick(['disc', 'round', 'hexagon']), 70 + k * 310, h + 94, 250, 190, seed + 1 + k);
    s.box('band', 0, h + 316, 1024, 708 - h, `background:${tone}`);
    fit.features(s, 30, h + 340, 964, r.int(4, 5), false, { colour: over(s, tone), css: '' }, tone);
    fit.price(s, r.pick([840, 900]), r.int(100, 180), 170, p.second, r.pick(say.prices));
    if (r.chance(0.4)) hand.put('thing', travel ? bicycle : house, 860, h - 30, 260, r.int(-6, 6));
  }
};

const said: readonly Pair[] = [
  ['Best I ever bought,', '买过最好的，'],
  ['came the next day', '第二天就到'],
  ['Kind, quick, honest', '贴心又快捷'],
  ['My skin feels new', '皮肤焕然一新'],
  ['We order every week', '我们每周都买'],
  ['Worth every cent', '物有所值'],
];
/** Who says it: a photograph or a drawn bust upon a disc of its own. */
function avatar(s: Sheet, hand: Hand, x: number, y: number, size: number, seed: number, drawn: boolean): void {
  const { random: r, palette: p } = s;
  const rim = r.chance(0.5)
    ? `border:${Math.max(3, size >> 4)}px solid ${p.paper};box-sizing:border-box;${cast(s)}`
    : '';
  if (!drawn) return s.object('avatar', photo(x, y, size, size, seed, `border-radius:50%;${rim}`));
  s.disc(x, y, size, r.pick([p.second, p.light, p.mid]), rim);
  hand.stand('bust', bust, x + size / 2, y + size * 0.93, size * 0.7, size * 0.84, 0, '');
}

const mark = (s: Sheet, x: number, y: number, size: number, colour: string) => {
  const d = 'M0 70V36Q0 4 34 0v16Q20 20 20 34h16v36zM50 70V36Q50 4 84 0v16Q70 20 70 34h16v36z';
  s.object('mark', svg(x, y, size, size * 0.8, `<path fill="${colour}" d="${d}"/>`, 0, '0 0 90 72'));
};

/** Cards of what people say, in a grid, in a stagger or as bubbles with a tail. */
function voicesGrid(s: Sheet, hand: Hand, seed: number): void {
  const { random: r, palette: p } = s;
  const on = bare(s);
  words(
    s,
    60,
    110,
    904,
    84,
    on.colour,
    r.pick([
      ['What people say', '顾客怎么说'],
      ['Loved by you', '深受喜爱'],
      ['Real reviews', '真实评价'],
    ] as Pair[]),
    on.css + centred,
  );
  const [across, down] = r.pick([
    [2, 2],
    [1, 3],
    [2, 3],
    [3, 2],
  ] as const);
  const [w, h] = [(944 - (across - 1) * 28) / across, (760 - (down - 1) * 44) / down];
  const [round, drawn, bubbles, above] = [
    r.pick([0, 20, 44]),
    r.chance(0.5),
    r.chance(0.35),
    across > 1 && r.chance(0.6),
  ];
  for (let k = 0; k < across * down; k++) {
    const [x, y] = [40 + (k % across) * (w + 28), 214 + Math.floor(k / across) * (h + 44)];
    const tone = r.chance(0.7) ? p.paper : r.pick([p.light, p.dark, p.second]);
    const tail = `<path d="M${w * 0.2} ${h - 2}l6 34 34-34z" fill="${tone}"/>`;
    if (bubbles) s.object('bubble', svg(x, y, w, h, rect(0, 0, w, h, 26, tone) + tail));
    else s.box('card', x, y, w, h, `background:${tone};border-radius:${round}px;${soft(s)}`);
    const size = above ? 96 : Math.round(Math.min(110, h * 0.4));
    const right = across === 1 && k % 2 === 1;
    const [ax, ay] = above ? [x + w / 2 - 48, y - 30] : [right ? x + w - size - 24 : x + 24, y + 24];
    avatar(s, hand, ax, ay, size, seed + k, drawn);
    const [tx, tw, ty] = above ? [x + 24, w - 48, y + 96] : [right ? x + 24 : x + size + 44, w - size - 68, y + 48];
    const align = above ? centred : '';
    words(s, tx, ty, tw, 30, over(s, tone), say.people[(k + seed) % 5]!, align);
    fit.stars(s, above ? x + w / 2 - 70 : tx, ty + 24, 26, p.accent);
    const low = above || h - (ty - y) > 190 ? ty + 84 : ty + 76;
    words(s, tx, low, tw, 26, over(s, tone), said[(k + seed) % 6]!, align);
    if (y + h - low > 60) words(s, tx, low + 36, tw, 26, over(s, tone), said[(k + seed + 1) % 6]!, align);
    if (r.chance(0.4)) mark(s, x + w - 76, y + h - 62, 50, tone === p.second ? p.mid : p.second);
  }
}

/** Before and after: two pictures with a line between and a knob on it, each with its label. */
function compare(s: Sheet, hand: Hand, seed: number): void {
  const { random: r, palette: p } = s;
  const [apart, x, y, w, h] = [r.chance(0.4), 80, r.int(210, 260), 864, r.int(430, 520)];
  const on = bare(s);
  words(
    s,
    60,
    110,
    904,
    96,
    on.colour,
    r.pick([
      ['See the difference', '看得见的改变'],
      ['Four weeks later', '四周之后'],
    ] as Pair[]),
    on.css + centred,
  );
  const cut = apart ? 432 : r.int(330, 530);
  const round = r.pick([0, 24]);
  if (r.chance(0.5))
    s.box('card', x - 24, y - 24, w + 48, h + 48, `background:${p.paper};border-radius:${round}px;${cast(s)}`);
  for (let k = 0; k < 2; k++) {
    const px = k ? x + cut + (apart ? 14 : 0) : x;
    const pw = k ? w - cut - (apart ? 14 : 0) : cut - (apart ? 14 : 0);
    s.object(
      'photo',
      photo(
        px,
        y,
        pw,
        h,
        seed + 1,
        k ? '' : `filter:${r.pick(['grayscale(1)', 'sepia(.9) brightness(.7)', 'contrast(.5) brightness(.8)'])}`,
      ),
    );
    s.box(
      'label',
      px + pw / 2 - 90,
      y + (r.chance(0.5) ? 20 : h - 76),
      180,
      56,
      `background:${k ? p.accent : p.dark};border-radius:${round + 4}px`,
    );
    const ly = Number(/top:([\d.]+)px/.exec(s.elements.at(-1)!.html)![1]);
    words(
      s,
      px + pw / 2 - 84,
      ly + 28,
      168,
      30,
      over(s, k ? p.accent : p.dark),
      k ? ['After', '之后'] : ['Before', '之前'],
      centred,
    );
  }
  if (!apart) s.box('line', x + cut - 4, y, 8, h, 'background:#ffffff');
  const knob = stroke('M30 26L16 40l14 14M50 26l14 14-14 14', p.dark, 7);
  s.disc(x + cut - 44, y + h / 2 - 44, 88, '#ffffff', 'box-shadow:0 4px 14px rgba(0,0,0,.4)');
  s.object('arrows', svg(x + cut - 40, y + h / 2 - 40, 80, 80, knob));
  const by = y + h + 48;
  const tone = r.pick([p.paper, p.dark, p.second]);
  s.box('quote', 80, by, 864, 1000 - by - 24, `background:${tone};border-radius:${r.pick([0, 30, 90])}px;${soft(s)}`);
  avatar(s, hand, 116, by + (976 - by) / 2 - 65, 130, seed + 5, r.chance(0.6));
  const cy = by + (976 - by) / 2;
  words(s, 276, cy - 46, 400, 36, over(s, tone), r.pick(said));
  words(s, 276, cy + 2, 400, 28, over(s, tone), r.pick(say.people));
  fit.stars(s, 276, cy + 28, 34, tone === p.second ? p.dark : undefined);
  fit.button(s, 700, cy - 40, 210, 80, p.accent);
}

/** One large quote, the faces of many in a row that touch, a person who points. */
function single(s: Sheet, hand: Hand, seed: number): void {
  const { random: r, palette: p } = s;
  const tone = r.pick([p.paper, p.dark, p.accent, p.light]);
  const left = r.chance(0.5);
  const x = left ? 60 : 364;
  s.disc(left ? 560 : -60, 420, 540, fit.fill(s, p.second));
  s.box('card', x, 140, 600, 560, `background:${tone};border-radius:${r.pick([0, 40, 90])}px;${cast(s)}`);
  mark(s, x + 44, r.pick([100, 180]), r.int(90, 140), tone === p.accent ? p.dark : p.accent);
  for (const [k, text] of shuffled(r, said).slice(0, 3).entries())
    words(s, x + 50, 340 + k * 66, 500, 48, over(s, tone), text);
  s.box('rule', x + 50, 536, 110, 6, `background:${tone === p.second ? p.dark : p.second}`);
  words(s, x + 50, 586, 300, 32, over(s, tone), r.pick(say.people));
  fit.stars(s, x + 50, 620, 36, tone === p.accent ? p.second : undefined);
  hand.stand('person', shopper, left ? 800 : 224, 1024, 430, 600);
  const n = r.int(3, 6);
  for (let k = 0; k < n; k++) avatar(s, hand, x + 20 + k * 78, 760, 96, seed + k, r.chance(0.5));
  s.box('count', x + 20, 882, 400, 70, `background:${p.dark};border-radius:${r.pick([8, 35])}px`);
  words(s, x + 40, 917, 360, 30, '#fff', ['12,000 happy buyers', '一万二千位顾客'], centred);
}

/** What people say, before and after. Avatar disc and bust are two, a photograph with its rim one, five stars one. */
const voices: Layout = (s, seed) => s.random.pick([voicesGrid, compare, single])(s, new Hand(s), seed);

export const moreProducts: Layout[] = [flyer, voices, ...productPosts];
