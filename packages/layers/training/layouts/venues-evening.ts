/** An evening out: what is on, each with its date on a leaf, a sign, a pill; lamps, a photograph, a badge. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  breadth,
  card,
  centred,
  look,
  mix,
  on,
  onto,
  pairs,
  same,
  slab,
  some,
  tint,
  turned,
  upTo,
  write,
  type Area,
  type Look,
} from './venues-look.ts';
import { badge, badgeIcon, garland, icon, picture, pill, plate, ribbon, title } from './venues-parts.ts';

const heads = pairs(
  'What is on/近期活动|Friday Nights/周五之夜|Live at the Barn/谷仓现场|Culture Week/文化周|Summer Stage/夏日舞台|Late Opening/夜间开放',
);
const shows = pairs(
  'Jazz trio/爵士三重奏|Open mic/开放麦|Film club/电影俱乐部|Quiz night/知识问答|Drum circle/鼓圈|Poetry slam/诗歌擂台|Masked ball/假面舞会|Life drawing/人体素描',
);
const signs = ['note', 'mic', 'film', 'star', 'drum', 'leaf', 'mask', 'palette'];
const months = pairs('JAN/一月|MAR/三月|MAY/五月|JUN/六月|SEP/九月|OCT/十月|DEC/十二月');
const tags = pairs('Free/免费|7 pm/晚七点|8:30 pm/八点半|Sold out/售罄|$ 12/¥ 60|Few left/余票少|New/新');
const notes = pairs(
  'Doors open at six/六点开门|Bar and kitchen open/酒吧厨房开放|Bring a friend/带上朋友|At the Old Barn/老谷仓',
);
const lift = 'drop-shadow(0 6px 9px rgba(0,0,0,.42))';

/** A date on a leaf: sheet and its coloured head are one. `manner` is kept through a list. */
function leaf(s: Sheet, l: Look, a: Area, k: number, manner: number, month?: Pair): void {
  const r = s.random;
  const head = tint(l, k);
  const paper =
    manner === 2 ? head : onto(l.card) === '#ffffff' ? r.pick(['#ffffff', apart(l.well, l.card)]) : '#ffffff';
  const [c, top] = [manner === 1 ? 0 : a.w * 0.16, a.h * 0.34];
  const sheet = `<path d="M${c} 0H${a.w - c}q${c} 0 ${c} ${c}V${a.h - c}q0 ${c} ${-c} ${c}H${c}q${-c} 0 ${-c} ${-c}V${c}q0 ${-c} ${c} ${-c}z" fill="${paper}" stroke="${mix(paper, '#000000', 0.25)}" stroke-width="2"/>`;
  const band =
    manner === 2
      ? ''
      : `<path d="M0 ${top}V${c}q0 ${-c} ${c} ${-c}H${a.w - c}q${c} 0 ${c} ${c}V${top}z" fill="${head}"/>`;
  const rings =
    manner === 0
      ? `<path d="M${a.w * 0.28} -7v14M${a.w * 0.72} -7v14" stroke="${apart('#2b2833', l.card)}" stroke-width="7" stroke-linecap="round"/>`
      : '';
  const fold =
    manner === 3
      ? `<path d="M${a.w} ${a.h * 0.7}L${a.w * 0.7} ${a.h}V${a.h * 0.7}z" fill="${mix(paper, '#000000', 0.2)}"/>`
      : '';
  s.object(
    'date leaf',
    svg(
      a.x,
      a.y,
      a.w,
      a.h,
      `<g style="filter:${l.small || 'drop-shadow(0 2px 3px rgba(0,0,0,.3))'}">${sheet}${band}${fold}${rings}</g>`,
    ),
  );
  if (month)
    centred(s, a.x + a.w / 2, a.y + top * 0.54, a.w * 0.8, a.h * 0.2, onto(manner === 2 ? paper : head), month);
  centred(
    s,
    a.x + a.w / 2,
    a.y + a.h * 0.68,
    a.w * (manner === 3 ? 0.6 : 0.8),
    a.h * 0.44,
    onto(paper),
    same(`${1 + ((k * 7 + s.elements.length) % 28)}`),
  );
}

interface Manner {
  leaf: number;
  pilled: boolean;
  signed: number;
  flip: boolean;
  month?: Pair | undefined;
}

/** How the rows of a list look; many rows have less on them. */
function mannerOf(s: Sheet, many: boolean, carded: boolean): Manner {
  const r = s.random;
  const signed = many ? r.int(1, 2) : r.int(0, 2);
  const pilled = many ? signed === 2 : !(carded && signed === 0) && r.chance(0.75);
  return {
    leaf: r.int(0, 3),
    pilled,
    signed,
    flip: r.chance(0.25),
    month: many || pilled ? undefined : r.pick(months),
  };
}

/** One evening on its row: leaf, name, pill, sign. Rows on cards of their own when `carded`. */
function row(s: Sheet, l: Look, a: Area, i: number, k: number, m: Manner, carded: boolean): void {
  const r = s.random;
  if (carded)
    slab(s, 'row', a, l.card, {
      outline: l.outline,
      corner: Math.min(l.corner, a.h * 0.3),
      rim: l.lift ? l.rim : Math.max(4, l.rim),
      edge: apart(l.edge, l.card),
      lift: l.lift,
    });
  const e = carded ? 22 : 4;
  const [lh, cy] = [Math.min(128, a.h - (carded ? 36 : 24)), a.y + a.h / 2];
  const lw = lh * 0.9;
  const lx = m.flip ? a.x + a.w - e - lw : a.x + e;
  leaf(s, l, { x: lx, y: cy - lh / 2, w: lw, h: lh }, i, m.leaf, m.month);
  const size = lh * 0.72;
  const sx = m.flip ? a.x + e + size / 2 : a.x + a.w - e - size / 2;
  if (m.signed === 0) badgeIcon(s, l, signs[k]!, sx, cy, size, i + 1);
  if (m.signed === 1) icon(s, l, signs[k]!, sx - size * 0.4, cy - size * 0.4, size * 0.8, l.card);
  const used = m.signed < 2 ? size + 22 : 0;
  const [tx, tw] = [m.flip ? a.x + e + used + 6 : a.x + e + lw + 26, a.w - 2 * e - lw - used - 38];
  if (!m.pilled) return void write(s, tx, cy, tw, 42, l.ink, shows[k]!);
  write(s, tx, cy - lh * 0.22, tw, 38, l.ink, shows[k]!);
  pill(s, l, tx, cy + lh * 0.24, Math.min(46, lh * 0.4), tw, r.pick(tags), tint(l, i + 2), '', '');
}

/** The rows within an area. */
function programme(s: Sheet, l: Look, a: Area, count: number, carded: boolean, stagger = 0): void {
  const m = mannerOf(s, count > 3, carded);
  const gap = carded ? 22 : 0;
  const h = Math.min(196, (a.h - gap * (count - 1)) / count);
  const ruled = !carded && !m.pilled;
  for (const [i, k] of some(s.random, upTo(shows.length), count).entries()) {
    const y = a.y + i * (h + gap);
    if (ruled && i) s.box('rule', a.x, y - 2, a.w, 4, `background:${l.faint}`);
    row(s, l, { x: a.x + (i % 2 ? stagger : 0), y, w: a.w - stagger, h }, i, k, m, carded);
  }
}

/** Everything on one card, lamps above it. */
function bill(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const strung = r.chance(0.6);
  const a = { x: r.int(70, 150), y: strung ? 150 : 60, w: 0, h: 0 };
  a.w = 1024 - 2 * a.x;
  a.h = 970 - a.y;
  card(s, l, a);
  const count = r.int(3, 4);
  const shown = r.chance(0.35);
  if (shown)
    picture(s, l, { x: a.x + 30, y: a.y + 30, w: a.w - 60, h: 170 }, seed + 4, `${Math.min(24, l.corner)}px`, false);
  const head = { x: a.x + 110, y: a.y + (shown ? 150 : 44), w: a.w - 220, h: 98 };
  if (shown) ribbon(s, 512, head.y + 49, head.w, 92, r.pick(heads), tint(l, 0), lift);
  else title(s, l, head, r.pick(heads), 0);
  const top = head.y + 118;
  programme(s, l, { x: a.x + 44, y: top, w: a.w - 88, h: a.y + a.h - 90 - top }, count, false);
  plate(s, l, { x: a.x + a.w * 0.16, y: a.y + a.h - 84, w: a.w * 0.56, h: 62 }, r.pick(notes), tint(l, 1));
  badge(
    s,
    l,
    a.x + a.w - 40,
    a.y + a.h - 50,
    78,
    [r.pick([['Free', '免费'], ['Live', '现场'], same('7 pm')] as const)],
    tint(l, 3),
  );
  if (strung) garland(s, l, 0, 14, 1024, 60);
}

/** A card for each evening, straight beneath each other or in turn left and right. */
function steps(s: Sheet, l: Look): void {
  const r = s.random;
  const fill = tint(l, 0);
  const name = r.pick(heads);
  if (r.chance(0.5)) ribbon(s, 512, 110, r.int(640, 800), 120, name, fill, lift);
  else
    plate(
      s,
      l,
      { x: r.int(60, 180), y: 50, w: 660, h: 120 },
      name,
      fill,
      r.pick(['round', 'pill', 'chamfer', 'slant']),
      lift,
    );
  const [count, stagger] = [r.int(3, 4), r.pick([0, 0, 120, 160])];
  programme(s, l, { x: r.int(50, 90), y: 210, w: r.int(840, 880), h: 650 }, count, true, stagger);
  plate(s, l, { x: 90, y: 892, w: 520, h: 84 }, r.pick(notes), apart(l.card, fill), r.pick(['pill', 'round']), lift);
  for (const [i, sign] of some(r, ['glass', 'cup', 'note', 'star'], count === 3 ? 2 : 1).entries())
    badgeIcon(s, l, sign, 730 + i * 150, 930, 116, i + 1, lift);
}

/** A photograph tall on one side, the evenings beside it. */
function sided(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [left, w] = [r.chance(0.5), r.int(330, 380)];
  const pic = { x: left ? 40 : 984 - w, y: r.int(50, 100), w, h: r.int(700, 800) };
  picture(s, l, pic, seed + 21, r.pick(['0', '28px', '999px 999px 0 0', '999px']), true);
  const cx = pic.x + w / 2;
  const name = r.pick(heads);
  const a = { x: left ? w + 76 : 40, y: r.int(50, 90), w: 908 - w, h: 0 };
  a.h = 1024 - 2 * a.y;
  const carded = r.chance(0.5);
  const top = carded ? a.y : a.y + 30;
  if (carded) plate(s, l, { ...a, h: 130 }, name, tint(l, 0), l.outline, lift);
  else {
    card(s, l, a);
    title(s, l, { x: a.x + 50, y: top, w: a.w - 100, h: 100 }, name, 0);
  }
  const inner = carded
    ? { ...a, y: a.y + 156, h: a.h - 156 }
    : { x: a.x + 36, y: a.y + 146, w: a.w - 72, h: a.h - 170 };
  programme(s, l, inner, carded ? r.int(3, 4) : 4, carded);
  badge(
    s,
    l,
    left ? pic.x + 80 : pic.x + w - 80,
    pic.y + pic.h - 40,
    84,
    [
      r.pick([
        ['Live', '现场'],
        ['Free', '免费'],
      ] as const),
    ],
    tint(l, 1),
  );
  const text = r.pick(notes);
  const pw = Math.min(w + 10, breadth(s, text) * 36 + 70);
  pill(s, l, Math.max(16, Math.min(1008 - pw, cx - pw / 2)), pic.y + pic.h + 90, 72, pw, text, l.card, '', lift);
}

/** Cards in two columns, each evening a small poster. */
function posters(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  if (r.chance(0.5)) garland(s, l, 0, 8, 1024, 40);
  plate(
    s,
    l,
    { x: 162, y: 90, w: 700, h: 110 },
    r.pick(heads),
    tint(l, 0),
    r.pick(['round', 'pill', 'chamfer', 'bite']),
    lift,
  );
  const [m, lean] = [mannerOf(s, true, true), r.pick([0, 0, 3])];
  for (const [i, k] of some(r, upTo(shows.length), 4).entries()) {
    const a = { x: 60 + (i % 2) * 462, y: 232 + (i >> 1) * 378, w: 442, h: 352 };
    const fill = r.chance(0.3) ? tint(l, i) : l.card;
    const o = on(l, fill);
    turned(s, a.x + a.w / 2, a.y + a.h / 2, r.int(-lean, lean), () => {
      card(s, o, a, fill);
      leaf(s, o, { x: a.x + 28, y: a.y + 30, w: 116, h: 130 }, i, m.leaf, m.month);
      if (r.chance(0.4))
        picture(s, o, { x: a.x + 176, y: a.y + 30, w: a.w - 206, h: 150 }, seed + k * 9, r.pick(['0', '16px']), false);
      else icon(s, o, signs[k]!, a.x + a.w - 180, a.y + 34, 130, fill);
      write(s, a.x + 32, a.y + 234, a.w - 64, 42, o.ink, shows[k]!);
      if (m.pilled) pill(s, o, a.x + 32, a.y + 300, 54, a.w - 64, r.pick(tags), tint(o, i + 2), '', '');
    });
  }
}

export const evening: Layout = (s, seed) => s.random.pick([bill, steps, sided, posters])(s, look(s), seed);
