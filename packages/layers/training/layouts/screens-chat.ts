/** What people write to each other. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { cat, ghost, mug, plant } from './screens-drawings.ts';
import { aside, open, showing, tabs, top, type Screen } from './screens-frames.ts';
import { apart, avatar, mix, onto, same, stand, tag, tint, write, type Area, type Look } from './screens-parts.ts';

const friends: Pair[] = [
  ['Nora', '诺拉'],
  ['Sam Okoye', '萨姆'],
  ['Book club', '读书会'],
  ['Dad', '爸爸'],
  ['Yuki', '雪'],
  ['The flat', '室友群'],
  ['Elif', '艾丽'],
  ['Tom B.', '汤姆'],
];
const sayings: Pair[] = [
  ['Are you there?', '你在吗？'],
  ['On my way!', '马上到！'],
  ['Look what I found', '看我找到了什么'],
  ['Ha ha, never', '哈哈，才不会'],
  ['Dinner at eight?', '八点吃饭？'],
  ['Yes please', '好的'],
  ['The train is late again', '火车又晚点了'],
  ['See you Sunday', '周日见'],
  ['Bring the big umbrella', '带上那把大伞'],
  ['OK', '好'],
];

/** The ways a bubble is made: the corner by its speaker is tight, or it has a tail, or a rim only. */
function bubble(s: Sheet, l: Look, a: Area, mine: boolean, fill: string, manner: number) {
  const [wide, tight] = [Math.min([30, 18, 26, 8][manner]!, a.h / 2), manner === 1 ? 18 : 4];
  if (manner === 2) {
    const tail = mine ? `M${a.w - 30} ${a.h - 4}h26l8 16z` : `M30 ${a.h - 4}H4l-8 16z`;
    const shape = `<rect width="${a.w}" height="${a.h}" rx="${wide}" fill="${fill}"/><path fill="${fill}" d="${tail}"/>`;
    return s.object('bubble', svg(a.x, a.y, a.w, a.h, shape));
  }
  const corners = mine ? `${wide}px ${wide}px ${tight}px ${wide}px` : `${wide}px ${wide}px ${wide}px ${tight}px`;
  s.box('bubble', a.x, a.y, a.w, a.h, `background:${fill};border-radius:${corners};${fill === l.card ? l.lift : ''}`);
}

/** The dots of somebody who types, a voice with its button, a picture, a sticker, or words. Returns its height. */
function message(s: Sheet, l: Look, a: Area, k: number, mine: boolean, manner: number, seed: number): number {
  const r = s.random;
  const what = r.pick(['words', 'words', 'words', 'voice', 'picture', 'sticker', 'long']);
  const fill = mine ? tint(l, 0) : l.card;
  const ink = onto(fill);
  const at = (w: number) => (mine ? a.x + a.w - w : a.x);
  const size = r.int(22, 27);
  if (what === 'sticker' && a.h > 190) {
    const [side, drawing] = [
      r.int(110, 170),
      r.pick([cat, ghost, mug, plant])(r, apart(tint(l, k + 1), l.page), apart(tint(l, k + 2), l.page)),
    ];
    stand(s, 'sticker', at(side), a.y, side, drawing, r.int(-12, 12));
    return side;
  }
  if (what === 'picture' && a.h > 240) {
    const [w, h] = [Math.min(a.w * 0.66, r.int(220, 340)), r.int(130, 190)];
    bubble(s, l, { x: at(w), y: a.y, w, h: h + 50 }, mine, fill, manner);
    s.object(
      'picture',
      photo(
        Math.round(at(w) + 8),
        Math.round(a.y + 8),
        Math.round(w - 16),
        h - 8,
        seed + k,
        `border-radius:${[22, 10, 18, 4][manner]}px`,
      ),
    );
    write(s, at(w) + 18, a.y + h + 24, w - 36, 22, ink, ['The lake at dawn', '清晨的湖']);
    return h + 50;
  }
  if (what === 'voice') {
    const w = Math.min(a.w * 0.74, r.int(270, 380));
    bubble(s, l, { x: at(w), y: a.y, w, h: 70 }, mine, fill, manner);
    s.disc(at(w) + 12, a.y + 11, 48, mine ? ink : tint(l, 0));
    sign(s, 'play', at(w) + 28, a.y + 25, 20, mine ? fill : onto(tint(l, 0)), ink);
    const bars = Array.from(
      { length: 22 },
      (_, i) =>
        `<rect x="${(i * (w - 150)) / 22}" y="${20 - r.int(3, 18)}" width="4" height="${r.int(12, 28)}" rx="2" fill="${i < 9 ? ink : mix(ink, fill, 0.55)}"/>`,
    );
    s.object('voice', svg(at(w) + 74, a.y + 15, w - 150, 40, bars.join('')));
    write(s, at(w) + w - 66, a.y + 36, 50, 19, ink, same(`0:${r.int(10, 59)}`));
    return 70;
  }
  const lines = what === 'long' ? [r.pick(sayings), r.pick(sayings)] : [r.pick(sayings)];
  const long =
    Math.max(...lines.map(([english, chinese]) => (s.chinese ? chinese.length : english.length * 0.64))) * size;
  const w = Math.min(a.w * 0.8, long + 48);
  const h = lines.length * size * 1.4 + 28;
  bubble(s, l, { x: at(w), y: a.y, w, h }, mine, fill, manner);
  for (const [i, text] of lines.entries())
    write(s, at(w) + 22, a.y + 14 + size * 1.4 * (i + 0.5), w - 40, size, ink, text);
  if (r.chance(0.22)) {
    s.box(
      'reaction',
      at(w) + (mine ? -16 : w - 40),
      a.y + h - 16,
      56,
      32,
      `background:${l.page};border-radius:16px;border:2px solid ${l.rule};box-sizing:border-box;box-shadow:0 2px 6px rgba(0,0,0,.2)`,
    );
    sign(s, r.pick(['heart', 'star', 'flame']), at(w) + (mine ? 2 : w - 22), a.y + h - 10, 20, '#e8384f', '#ffc940');
    return h + 14;
  }
  return h;
}

function thread(s: Sheet, screen: Screen, a: Area, seed: number) {
  const { l } = screen;
  const r = s.random;
  const [manner, faces, gap] = [r.int(0, 3), r.chance(0.7), r.int(12, 24)];
  if (r.chance(0.7)) tag(s, a.x + a.w / 2 - 46, a.y, 32, ['Today', '今天'], mix(l.page, l.ink, 0.14), l.ink);
  let y = a.y + 48;
  const bottom = a.y + a.h - 88;
  for (let k = 0; y + 76 < bottom; k++) {
    const mine = r.chance(0.45);
    const e = faces && !mine ? 62 : 0;
    const h = message(s, l, { x: a.x + e, y, w: a.w - e, h: bottom - y }, k, mine, manner, seed);
    if (e) avatar(s, l, a.x, y + h - 48, 48, seed + 1, l.page);
    y += h + gap;
  }
  const fy = a.y + a.h - 68;
  s.box(
    'field',
    a.x,
    fy,
    a.w - 80,
    64,
    `background:${screen.kind === 'bare' ? l.page : l.card};border-radius:${Math.min(l.end, 32)}px;${l.lift}`,
  );
  sign(s, r.pick(['clip', 'plus', 'camera']), a.x + 18, fy + 18, 28, l.faint, l.card);
  write(s, a.x + 62, fy + 32, a.w - 200, 22, l.faint, ['Message', '消息']);
  s.disc(a.x + a.w - 66, fy - 1, 66, tint(l, 0));
  sign(s, r.pick(['send', 'mic', 'arrow']), a.x + a.w - 48, fy + 17, 30, onto(tint(l, 0)), '#fff');
}

/** Who wrote last, below each other; a number where something is new. */
function talks(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const step = r.int(82, 108);
  const now = r.int(0, 3);
  for (let k = 0; k < Math.min(8, Math.floor(a.h / step)); k++) {
    const y = a.y + k * step;
    if (k === now)
      s.box(
        'now',
        a.x,
        y,
        a.w,
        step - 4,
        `background:${mix(l.page, tint(l, 0), 0.2)};border-radius:${Math.min(l.round, 24)}px`,
      );
    const d = Math.min(64, step - 24);
    avatar(s, l, a.x + 12, y + (step - d) / 2 - 2, d, seed + k * 3);
    if (r.chance(0.4))
      s.disc(a.x + d - 6, y + step / 2 + d / 2 - 22, 18, '#35c26b', `border:3px solid ${l.page};box-sizing:border-box`);
    write(s, a.x + d + 28, y + step * 0.33, a.w - d - 90, 23, l.ink, friends[(k + seed) % 8]!);
    write(s, a.x + d + 28, y + step * 0.66, a.w - d - 90, 18, l.faint, sayings[(k + seed) % 10]!);
    if (!r.chance(0.4)) continue;
    s.disc(a.x + a.w - 48, y + step / 2 - 18, 34, tint(l, 0));
    write(s, a.x + a.w - 48, y + step / 2 - 1, 34, 18, onto(tint(l, 0)), same(`${r.int(1, 9)}`), 'center');
  }
}

/** People write to each other: on a phone, in two columns, or with nothing but the ground behind them. */
export const chat: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'phone', 'window', 'page', 'bare', 'cut']);
  const { l, kind } = screen;
  aside(s, screen, ['Stay close', '常联系'], showing(s, l, [cat, ghost]));
  if (kind === 'phone' || kind === 'bare') {
    const a = top(s, screen, r.pick(friends), seed);
    if (kind === 'bare' || r.chance(0.75)) return thread(s, screen, a, seed);
    const names = [
      ['mail', ['Chats', '聊天']],
      ['phone', ['Calls', '通话']],
      ['users', ['People', '联系人']],
      ['gear', ['Setup', '设置']],
    ] as const;
    return talks(s, l, tabs(s, screen, names, a), seed);
  }
  const [w, left] = [r.int(270, 330), r.chance(0.75)];
  const { a } = screen;
  const x = left ? a.x : a.x + a.w - w;
  write(s, x + 12, a.y + 26, 200, 30, l.ink, ['Messages', '消息']);
  s.box('search', x, a.y + 56, w, 46, `background:${l.well};border-radius:${Math.min(l.end, 23)}px`);
  sign(s, 'search', x + 14, a.y + 68, 22, l.faint, l.faint);
  talks(s, l, { x, y: a.y + 118, w, h: a.h - 118 }, seed);
  s.box('rule', left ? x + w + 14 : x - 16, a.y, 2, a.h, `background:${l.rule}`);
  const main = { ...a, x: left ? a.x + w + 32 : a.x, w: a.w - w - 32 };
  thread(s, screen, top(s, { ...screen, a: main }, r.pick(friends), seed + 5), seed);
};
