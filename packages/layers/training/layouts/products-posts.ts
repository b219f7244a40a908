/** Two layouts of screens: an app made known, posts. */
import { cast, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import * as fit from './products-fittings.ts';
import { phone as drawnPhone } from './products-goods.ts';
import { apart, bare, centred, darker, Hand, lighter, many, over, rect, shuffled, words } from './products-ink.ts';
import * as say from './products-words.ts';

/** The parts of a screen: each draws from `y` down and says how high it was. */
function screenParts(
  s: Sheet,
  hand: Hand,
  x: number,
  w: number,
  seed: number,
  dark: boolean,
): ((y: number) => number)[] {
  const { random: r, palette: p } = s;
  const [round, sheet] = [r.pick([8, 18, 26]), dark ? lighter(p.dark, 0.14) : p.paper];
  const list = Object.entries(r.pick(say.trades).goods);
  const lift = dark ? '' : 'box-shadow:0 4px 14px rgba(0,0,0,.16)';
  const card = (y: number, h: number, tone = sheet, cx = x, cw = w) =>
    s.box('card', cx, y, cw, h, `background:${tone};border-radius:${round}px;${lift}`);
  const ink = dark ? '#ffffff' : p.dark;
  const banner = (y: number) => {
    card(y, 150, p.accent);
    words(s, x + 20, y + 48, w * 0.5, 34, over(s, p.accent), r.pick(say.offers));
    fit.button(s, x + 20, y + 88, w * 0.36, 42, p.dark);
    hand.put('goods', r.pick(list)[1], x + w * 0.76, y + 72, 150, r.int(-14, 14));
    return 150;
  };
  const pair = (y: number) => {
    for (let k = 0; k < 2; k++) {
      const [cx, cw] = [x + (k * (w + 12)) / 2, (w - 12) / 2];
      card(y, 196, sheet, cx, cw);
      hand.put('goods', list[(k + seed) % list.length]![1], cx + cw / 2, y + 72, 106, 0, '');
      words(s, cx + 12, y + 148, cw - 24, 20, ink, r.pick(s.kit.words) as Pair);
      words(s, cx + 12, y + 176, cw * 0.5, 22, dark ? p.second : darker(p.accent, 0.3), r.pick(say.prices));
      s.disc(cx + cw - 42, y + 156, 30, p.accent);
    }
    return 196;
  };
  const rows = (y: number) => {
    for (let k = 0; k < 2; k++) {
      const top = y + k * 92;
      card(top, 80);
      s.object('thumb', photo(x + 12, top + 12, 56, 56, seed + k + 3, `border-radius:${r.pick([8, 28])}px`));
      words(s, x + 82, top + 28, w * 0.46, 22, ink, say.people[(k + seed) % 5]!);
      fit.stars(s, x + 82, top + 46, 18);
      sign(s, r.pick(['heart', 'bag', 'next']), x + w - 48, top + 26, 28, p.accent, p.mid);
    }
    return 172;
  };
  const cover = (y: number) => {
    s.object('cover', photo(x, y, Math.round(w), 190, seed + 9, `border-radius:${round}px`));
    const knob = r.int(60, Math.round(w) - 60);
    s.object(
      'slider',
      svg(
        x,
        y + 202,
        w,
        20,
        rect(0, 7, w, 6, 3, dark ? '#ffffff55' : p.light) +
          rect(0, 7, knob, 6, 3, p.accent) +
          `<circle cx="${knob}" cy="10" r="9" fill="${p.accent}"/>`,
      ),
    );
    return 224;
  };
  const chips = (y: number) => {
    for (const [k, icon] of shuffled(r, ['heart', 'star', 'bag', 'gift', 'cup', 'leaf', 'bolt'])
      .slice(0, 4)
      .entries()) {
      const cx = x + (k + 0.5) * (w / 4) - 30;
      s.box(
        'chip',
        cx,
        y,
        60,
        60,
        `background:${[p.accent, p.second, p.mid, dark ? p.light : p.dark][k]};border-radius:${round}px`,
      );
      sign(s, icon, cx + 15, y + 15, 30, '#ffffff', p.dark);
    }
    return 60;
  };
  return [banner, pair, rows, cover, chips];
}

/** A phone held upright: body, screen, its cards. A bar with a notch is part of the body. */
function handset(s: Sheet, hand: Hand, x: number, y: number, w: number, h: number, seed: number): void {
  const { random: r, palette: p } = s;
  const dark = r.chance(0.3);
  const edge = r.pick(['#15171c', '#f1f1ee', p.dark, '#c9b7a2']);
  s.box(
    'phone',
    x,
    y,
    w,
    h,
    `background:${edge};border-radius:${r.int(40, 60)}px;box-shadow:0 22px 60px rgba(0,0,0,.42)`,
  );
  s.box(
    'screen',
    x + 14,
    y + 14,
    w - 28,
    h - 28,
    `background:${dark ? p.dark : r.pick([p.light, '#f4f5f8', p.paper])};border-radius:36px`,
  );
  if (r.chance(0.6)) s.box('notch', x + w / 2 - 60, y + 26, 120, 22, 'background:#050608;border-radius:11px');
  words(s, x + 38, y + 84, w * 0.5, 32, dark ? '#ffffff' : p.dark, ['Hello, Mia', '你好，米娅']);
  s.object('avatar', photo(x + w - 92, y + 58, 52, 52, seed + 7, 'border-radius:50%'));
  let at = y + 128;
  for (const part of shuffled(r, screenParts(s, hand, x + 34, w - 68, seed, dark))) {
    const before = s.elements.length;
    const tall = part(at);
    if (at + tall > Math.min(y + h - 96, 1020)) s.elements.length = before;
    else at += tall + 18;
  }
  if (y + h > 1060) return;
  s.box(
    'tabs',
    x + 14,
    y + h - 84,
    w - 28,
    70,
    `background:${dark ? lighter(p.dark, 0.1) : '#ffffff'};border-radius:0 0 36px 36px;box-shadow:0 -2px 8px rgba(0,0,0,.12)`,
  );
  for (const [k, icon] of ['star', 'heart', 'bag', 'bell'].entries())
    sign(
      s,
      icon,
      x + 14 + (k + 0.5) * ((w - 28) / 4) - 15,
      y + h - 64,
      30,
      k ? p.mid : p.accent,
      dark ? p.dark : '#ffffff',
    );
}

/** An app made known: phone, what floats beside it, what it says, where to get it. */
const app: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const hand = new Hand(s);
  const form = r.int(0, 2);
  const [w, h] = [r.int(390, 430), r.int(800, 900)];
  const x = form === 2 ? 512 - w / 2 : form ? 560 : 70;
  const cx = x + w / 2;
  const y = form === 2 ? r.int(250, 320) : r.int(50, 110);
  if (r.chance(0.5)) fit.blob(s, cx, 520, 760, r.pick(apart(s, [p.second, p.mid, p.accent])));
  else if (r.chance(0.6)) s.disc(cx - 330, 200, 660, fit.fill(s, r.pick(apart(s, [p.second, p.mid, p.accent]))));
  if (form === 2 && r.chance(0.6))
    for (const k of [0, 1]) hand.put('phone behind', drawnPhone, k ? cx + 270 : cx - 270, 640, 560, k ? 8 : -8);
  handset(s, hand, x, y, w, h, seed);
  const on = bare(s);
  const tx = form === 1 ? 50 : 600;
  if (form === 2) {
    words(
      s,
      60,
      90,
      904,
      90,
      on.colour,
      r.pick([
        ['Shop in your pocket', '口袋里的商店'],
        ['Tap, pay, enjoy', '轻点即享'],
      ] as Pair[]),
      on.css + centred,
    );
    words(s, 60, 166, 904, 34, on.colour, ['Free for everyone', '人人免费'], on.css + centred);
  } else {
    words(
      s,
      tx,
      150,
      390,
      80,
      on.colour,
      r.pick([
        ['All in one app', '一个应用搞定'],
        ['Your day, sorted', '轻松安排每天'],
      ] as Pair[]),
      on.css,
    );
    words(s, tx, 224, 390, 32, on.colour, ['Order, pay and collect', '下单支付取货'], on.css);
    fit.stars(s, tx, 264, 44);
    fit.features(s, tx, 350, 390, r.int(2, 3), true, on);
    for (let k = 0; k < 2; k++) {
      const [bx, by] = [tx, 750 + k * 112];
      s.box(
        'store',
        bx,
        by,
        320,
        92,
        `background:${k ? p.accent : p.dark};border-radius:${r.pick([10, 24, 46])}px;${soft(s)}`,
      );
      sign(s, k ? 'next' : 'phone', bx + 34, by + 24, 44, '#ffffff', p.second);
      words(
        s,
        bx + 100,
        by + 46,
        200,
        32,
        k ? over(s, p.accent) : '#fff',
        k ? ['Get the app', '获取应用'] : ['Download', '立即下载'],
      );
    }
  }
  const sides = form === 2 ? [x - 170, x + w - 40] : [form ? x - 150 : x + w - 60];
  for (const [k, fx] of sides.entries()) {
    const [fy, tone] = [form === 2 ? r.int(380, 760) : r.int(640, 660), r.pick([p.paper, p.second, p.dark])];
    s.box('float', fx, fy, 210, 84, `background:${tone};border-radius:${r.pick([12, 24, 42])}px;${soft(s)}`);
    sign(s, k ? 'gift' : 'check', fx + 20, fy + 22, 40, tone === p.accent ? p.dark : p.accent, p.mid);
    words(s, fx + 74, fy + 42, 126, 24, over(s, tone), k ? ['-20% today', '今日八折'] : ['Paid', '已支付']);
  }
};

/** A photograph in a card or alone; what tapes it down is drawn later, or nothing does. */
function snapshot(s: Sheet, cx: number, cy: number, w: number, h: number, seed: number, turn: number): () => void {
  const { random: r, palette: p } = s;
  const [x, y] = [cx - w / 2, cy - h / 2];
  const form = r.int(0, 2);
  if (form === 0) {
    s.box('polaroid', x, y, w, h, `background:${r.pick(['#fdfdfb', p.paper, p.second])};${soft(s)}`, turn);
    const inner = photo(18, 18, Math.round(w - 36), Math.round(h - 90), seed);
    s.object(
      'photo',
      `<div style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;transform:rotate(${turn}deg)">${inner}</div>`,
    );
  } else {
    const css =
      form === 1
        ? `border:${r.int(8, 18)}px solid ${p.paper};box-sizing:border-box;`
        : `border-radius:${r.pick([0, 24, 60])}px;`;
    s.object(
      'photo',
      photo(
        Math.round(x),
        Math.round(y),
        Math.round(w),
        Math.round(h),
        seed,
        `${css}${soft(s)};transform:rotate(${turn}deg)`,
      ),
    );
  }
  const taped = r.chance(0.6);
  return () => taped && fit.strip(s, cx + r.int(-40, 40), y + 4, r.int(90, 150), 38, turn + r.int(-12, 12));
}

/** A collage of snapshots with stickers and scribbles. */
function collage(s: Sheet, hand: Hand, seed: number): void {
  const { random: r, palette: p } = s;
  if (r.chance(0.5))
    s.box(
      'sheet',
      60,
      60,
      904,
      904,
      `background:${fit.fill(s, r.pick([p.paper, p.second, p.light]))};${cast(s)}`,
      r.pick([0, -3, 3]),
    );
  const places = r.pick([
    [
      [290, 290, 400, 460],
      [730, 400, 400, 440],
      [400, 740, 440, 360],
    ],
    [
      [512, 330, 640, 430],
      [270, 760, 360, 350],
      [740, 740, 380, 400],
    ],
    [
      [260, 380, 360, 520],
      [700, 260, 460, 330],
      [720, 640, 420, 330],
      [300, 820, 380, 270],
    ],
    [[500, 420, 560, 620]],
  ]);
  const tapes = places.map(([x, y, w, h], k) =>
    snapshot(s, x! + r.int(-20, 20), y! + r.int(-20, 20), w!, h!, seed + k, r.int(-9, 9)),
  );
  const list = Object.values(say.everything);
  for (let k = r.int(1, 3); k > 0; k--)
    hand.sticker(
      'sticker',
      r.pick(list),
      [180, 860, 840][k - 1]!,
      [880, 860, 140][k - 1]!,
      r.int(150, 220),
      r.int(-20, 20),
    );
  const [y, turn] = [r.pick([90, 480, 910]), r.int(-6, 6)];
  const tone = r.pick([p.accent, p.dark, p.paper, p.second]);
  s.box('label', 232, y - 55, 560, 110, `background:${tone};border-radius:${r.pick([0, 16, 55])}px;${soft(s)}`, turn);
  words(s, 262, y, 500, 60, over(s, tone), r.pick(say.notes), `${centred}transform:rotate(${turn}deg);`);
  for (const tape of tapes) tape();
  const colour = s.elements[1]!.name === 'sheet' || r.chance(0.5) ? p.accent : bare(s).colour;
  fit.scatter(
    s,
    r.int(3, 8),
    [[232, y - 70, 560, 140]],
    (dx, dy, size) => fit.doodle(s, dx, dy, size, colour),
    50,
    130,
  );
}

/** A post as its frame shows it: who, what, the row of signs, how many like it. */
function post(s: Sheet, hand: Hand, seed: number): void {
  const { random: r, palette: p } = s;
  const [x, w] = [r.int(130, 250), r.int(600, 700)];
  const dark = r.chance(0.25);
  const ink = dark ? '#ffffff' : p.dark;
  fit.blob(s, r.int(200, 824), r.int(240, 780), r.int(500, 900), r.pick(apart(s, [p.second, p.mid, p.accent])));
  s.box(
    'card',
    x,
    70,
    w,
    884,
    `background:${dark ? '#17181d' : '#ffffff'};border-radius:${r.pick([0, 18, 40])}px;${cast(s)}`,
    0,
  );
  s.object(
    'avatar',
    photo(x + 30, 98, 84, 84, seed + 4, `border-radius:50%;border:4px solid ${p.accent};box-sizing:border-box`),
  );
  words(s, x + 132, 124, 300, 32, ink, r.pick(say.people));
  words(s, x + 132, 164, 300, 24, dark ? '#b9bdc6' : '#767b86', ['Sponsored', '赞助内容']);
  const more = many(3, (i) => `<circle cx="${7 + i * 19}" cy="7" r="6" fill="${ink}"/>`);
  s.object('dots', svg(x + w - 90, 134, 52, 14, more));
  const drawn = r.chance(0.5);
  if (drawn) {
    const trade = r.pick(say.trades);
    const tone = r.pick([p.second, p.accent, p.light, p.mid]);
    s.box('picture', x, 206, w, 540, `background:${fit.fill(s, tone)}`);
    if (r.chance(0.6)) s.disc(x + w / 2 - 210, 270, 420, lighter(tone, 0.45));
    hand.stand('goods', r.pick(Object.values(trade.goods)), x + w / 2, 710, w * 0.66, 430, r.int(-10, 10));
    words(s, x + 30, 258, w - 60, 60, over(s, tone), trade.title, centred);
    fit.price(s, x + w - 80, 640, 140, tone === p.accent ? p.dark : p.accent, r.pick(say.prices));
  } else s.object('photo', photo(x, 206, w, 540, seed + 1));
  for (const [k, icon] of ['heart', 'chat', 'clip'].entries())
    sign(s, icon, x + 30 + k * 72, 770, 46, k ? ink : '#ed4956', dark ? '#17181d' : '#fff');
  sign(s, 'star', x + w - 80, 770, 46, ink, p.second);
  words(s, x + 30, 852, w - 60, 30, ink, ['4,208 likes', '4208 次赞']);
  words(s, x + 30, 900, w - 60, 26, ink, r.pick(say.notes));
  const loose = r.int(2, 6);
  fit.scatter(
    s,
    loose,
    [[x - 30, 40, w + 60, 944]],
    (dx, dy, size) =>
      r.chance(0.5)
        ? fit.doodle(s, dx, dy, size, bare(s).colour)
        : sign(s, 'heart', dx - size / 2, dy - size / 2, size, '#ed4956', '#fff', r.int(-25, 25)),
    40,
    110,
  );
  const tint = r.pick(apart(s, ['#ed4956', p.mid]));
  for (const k of [0, 1].slice(0, r.int(0, 2))) {
    const [bx, by] = [k ? x + w - 110 : x - 90, k ? r.int(240, 420) : r.int(560, 700)];
    s.object(
      'bubble',
      svg(
        bx,
        by,
        200,
        96,
        rect(0, 0, 200, 76, 20, tint) + `<path d="M${k ? 40 : 140} 74l10 22 24-22z" fill="${tint}"/>`,
      ),
    );
    sign(s, 'heart', bx + 22, by + 18, 40, over(s, tint), '#fff');
    words(s, bx + 76, by + 38, 110, 34, over(s, tint), ['+128', '+128']);
  }
}

/** Posts for the networks. A polaroid and its picture are two, a picture with a rim is one, a sticker is one with its rim. */
const social: Layout = (s, seed) => s.random.pick([collage, collage, post])(s, new Hand(s), seed);

export const productPosts: Layout[] = [app, social];
