/** When a place is open: a chart with a bar for each day on lines for the hours, a stamp across it. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  card,
  centred,
  look,
  mix,
  on,
  onto,
  pairs,
  same,
  slab,
  tint,
  turned,
  upTo,
  write,
  type Area,
  type Look,
} from './venues-look.ts';
import { badge, badgeIcon, garland, icon, picture, pill, plate, ribbon, tape, title } from './venues-parts.ts';

const heads = pairs('Opening hours/营业时间|When we are open/开放时间|Hours this week/本周时间|Summer hours/夏季时间');
const places = pairs(
  'City Library/市图书馆|Pool & Sauna/泳池桑拿|Book Corner/书角|Bakery Roth/罗特面包房|Toy Library/玩具馆|Garden Centre/花园中心',
);
const stamps = pairs('OPEN/营业中|CLOSED/休息|NEW HOURS/新时间|HOLIDAY/假日|24 H/全天');
const asides = pairs(
  'Closed on holidays/节假日休息|Last entry 5 pm/下午五点停止入场|Call us any time/随时来电|Back on Monday/周一恢复',
);
const days = pairs('Mon/周一|Tue/周二|Wed/周三|Thu/周四|Fri/周五|Sat/周六|Sun/周日');
const signs = ['clock', 'door', 'key', 'bell', 'cup', 'pool', 'leaf', 'star'];
const lift = 'drop-shadow(0 6px 9px rgba(0,0,0,.4))';

/** The lines for the hours, across or upright, with an axis. */
function gridlines(s: Sheet, l: Look, a: Area, count: number, upright: boolean): void {
  const r = s.random;
  const colour = mix(l.card, l.ink, r.pick([0.25, 0.4]));
  const dash = r.pick(['', '10 8', '2 9']);
  const lines = upTo(count + 1).map((i) =>
    upright ? `M${(a.w * i) / count} 0V${a.h}` : `M0 ${(a.h * i) / count}H${a.w}`,
  );
  const axis = r.chance(0.5) ? `<path d="M0 0V${a.h}H${a.w}" fill="none" stroke="${l.ink}" stroke-width="5"/>` : '';
  s.object(
    'gridlines',
    svg(
      a.x,
      a.y,
      a.w,
      a.h,
      `<path d="${lines.join('')}" stroke="${colour}" stroke-width="3" stroke-dasharray="${dash}"/>${axis}`,
    ),
  );
}

/** When each day begins and ends, as shares of the chart. */
function spans(s: Sheet, count: number): (readonly [number, number] | undefined)[] {
  const r = s.random;
  const [from, to] = [r.range(0.08, 0.25), r.range(0.66, 0.86)];
  const shut = r.chance(0.5) ? r.pick([0, count - 1]) : -1;
  return upTo(count).map((i) =>
    i === shut
      ? undefined
      : ([Math.max(0.02, from + r.range(-0.06, 0.14)), Math.min(0.98, to + r.range(-0.2, 0.12))] as const),
  );
}

/** Bars on their lines, the days beside or beneath them. Returns whether they lie: standing ones are narrow. */
function chart(s: Sheet, l: Look, a: Area, count: number): boolean {
  const r = s.random;
  const lying = a.h > 300 && r.chance(0.55);
  const lead = lying ? 96 : 0;
  const inner = { x: a.x + lead, y: a.y, w: a.w - lead, h: a.h - 46 };
  const lines = r.int(4, 6);
  gridlines(s, l, inner, lines, lying);
  const step = (lying ? inner.h : inner.w) / count;
  const [thick, outline] = [step * r.range(0.5, 0.74), r.pick(['square', 'pill', 'round', 'round'] as const)];
  const [tone, hatched] = [r.int(0, 2), r.chance(0.3)];
  for (const [i, span] of spans(s, count).entries()) {
    const at = (i + 0.5) * step;
    const fill = tone === 0 ? tint(l, 0) : tone === 1 ? tint(l, i) : mix(tint(l, 0), tint(l, 1), i / count);
    const seen = apart(fill, l.card);
    const [f, t] = span ?? [0.3, 0.7];
    const bar = lying
      ? { x: inner.x + inner.w * f, y: inner.y + at - thick / 2, w: inner.w * (t - f), h: thick }
      : {
          x: inner.x + at - thick / 2,
          y: inner.y + inner.h * (1 - t),
          w: thick,
          h: inner.h * (t - f),
        };
    if (span) slab(s, 'bar', bar, seen, { outline, corner: thick * 0.25, flat: !hatched, lift: l.small });
    else slab(s, 'closed', bar, l.card, { outline, corner: thick * 0.25, flat: true, rim: 5, edge: l.faint });
    if (lying) write(s, a.x, inner.y + at, lead - 16, 30, l.ink, days[i]!);
    else centred(s, inner.x + at, inner.y + inner.h + 28, step - 6, 28, l.ink, days[i]!);
  }
  if (!lying) return false;
  for (const i of [0, lines])
    centred(s, inner.x + (inner.w * i) / lines, inner.y + inner.h + 26, 60, 24, l.faint, same(i ? '22' : '6'));
  return true;
}

/** A stamp set down askew. */
function stamp(s: Sheet, l: Look, cx: number, cy: number, wide: number, mayBeRound: boolean): void {
  const r = s.random;
  const colour = r.pick(['#c9252d', '#1f6f4a', '#28438f', tint(l, 0)]);
  const [paper, solid] = [r.pick(['#ffffff', l.card]), r.chance(0.35)];
  const [fill, ink] = solid ? [colour, onto(colour)] : [paper, apart(colour, paper)];
  const round = mayBeRound && r.chance(0.5);
  const w = round ? wide * 0.72 : wide;
  const h = round ? w : w * 0.42;
  const line = (e: number, thick: number) =>
    round
      ? `<circle cx="${w / 2}" cy="${h / 2}" r="${w / 2 - e}" fill="none" stroke="${ink}" stroke-width="${thick}"/>`
      : `<rect x="${e}" y="${e}" width="${w - 2 * e}" height="${h - 2 * e}" rx="${14 - e / 2}" fill="none" stroke="${ink}" stroke-width="${thick}"/>`;
  const bars = round
    ? `<path d="M${w * 0.1} ${h * 0.36}H${w * 0.9}M${w * 0.1} ${h * 0.64}H${w * 0.9}" stroke="${ink}" stroke-width="5"/>`
    : '';
  const ground = round
    ? `<circle cx="${w / 2}" cy="${h / 2}" r="${w / 2}" fill="${fill}"/>`
    : `<rect width="${w}" height="${h}" rx="16" fill="${fill}"/>`;
  turned(s, cx, cy, r.int(6, 18) * r.pick([-1, -1, 1]), () => {
    s.object(
      'stamp',
      svg(
        cx - w / 2,
        cy - h / 2,
        w,
        h,
        `<g style="filter:${l.small || lift}">${ground}${line(8, 8)}${r.chance(0.6) ? line(20, 3) : ''}${bars}</g>`,
      ),
    );
    centred(s, cx, cy, w * (round ? 0.7 : 0.76), h * (round ? 0.2 : 0.46), ink, r.pick(stamps));
  });
}

/** The front of a shop with its awning: wall, window and stripes as one drawing. */
function front(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const [wall, one, two] = [apart(l.well, l.card), tint(l, 0), '#ffffff'];
  const count = r.int(6, 9);
  const step = a.w / count;
  const awning = upTo(count).map(
    (i) =>
      `<path d="M${i * step} 0h${step}v${a.h * 0.26}a${step / 2} ${step / 2} 0 0 1 ${-step} 0z" fill="${i % 2 ? one : two}"/>`,
  );
  const glass = mix('#9fd3ea', tint(l, 1), 0.2);
  const wide = a.w * 0.46;
  const rest = `<path d="M${a.w * 0.04} ${a.h * 0.1}H${a.w * 0.96}V${a.h}H${a.w * 0.04}z" fill="${wall}"/><path d="M${a.w * 0.1} ${a.h * 0.46}h${wide}v${a.h * 0.36}h${-wide}z" fill="${glass}"/><path d="M${a.w * 0.64} ${a.h * 0.46}h${a.w * 0.24}V${a.h}h${-a.w * 0.24}z" fill="${tint(l, 2)}"/>`;
  s.object('shop front', svg(a.x, a.y, a.w, a.h, `<g style="filter:${lift}">${rest}${awning.join('')}</g>`));
}

/** A card with the chart; title and signs above it. */
function single(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a = { x: r.int(50, 110), y: r.int(60, 120), w: 0, h: 0 };
  a.w = 1024 - 2 * a.x;
  a.h = 1024 - 2 * a.y;
  card(s, l, a);
  const left = r.chance(0.5);
  if (r.chance(0.5)) badgeIcon(s, l, r.pick(signs), left ? a.x + 110 : a.x + a.w - 110, a.y + 110, 130, 1);
  else
    picture(
      s,
      l,
      { x: left ? a.x + 40 : a.x + a.w - 180, y: a.y + 40, w: 140, h: 140 },
      seed + 2,
      r.pick(['50%', '20px', '0']),
      true,
    );
  const tx = left ? a.x + 210 : a.x + 44;
  title(s, l, { x: tx, y: a.y + 34, w: a.w - 254, h: 90 }, r.pick(heads), 2);
  centred(s, tx + (a.w - 254) / 2, a.y + 156, a.w - 254, 34, l.faint, r.pick(places));
  let well = { x: a.x + 50, y: a.y + 224, w: a.w - 100, h: a.h - 340 };
  let m = l;
  if (r.chance(0.4)) {
    m = on(l, l.well);
    slab(s, 'panel', well, l.well, { corner: Math.min(30, l.corner), flat: true, lift: l.small });
    well = { x: well.x + 26, y: well.y + 26, w: well.w - 52, h: well.h - 40 };
  }
  const lying = chart(s, m, well, 7);
  stamp(s, l, well.x + well.w * r.range(0.4, 0.66), well.y + well.h * r.range(0.4, 0.6), r.int(230, 270), lying);
  pill(s, l, a.x + 60, a.y + a.h - 62, 64, a.w * 0.6, r.pick(asides), tint(l, 1), r.pick(['bell', 'clock', '']));
  badge(
    s,
    l,
    left ? a.x + a.w - 60 : a.x + a.w - 90,
    a.y + a.h - 50,
    76,
    [r.pick([['New', '新'], ['Hi!', '你好'], same('24/7')] as const)],
    tint(l, 3),
  );
}

/** The shop's front or a photograph above or beside, the chart on its own card. */
function fronted(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const beside = r.chance(0.45);
  const left = r.chance(0.5);
  const pic = beside
    ? { x: left ? 40 : 664, y: r.int(120, 220), w: 320, h: r.int(380, 460) }
    : { x: r.int(140, 220), y: 60, w: 0, h: 290 };
  if (!beside) pic.w = 1024 - 2 * pic.x;
  const a = beside
    ? { x: left ? 396 : 44, y: r.int(90, 130), w: 584, h: 830 }
    : { x: r.int(50, 100), y: 380, w: 0, h: 590 };
  if (!beside) a.w = 1024 - 2 * a.x;
  card(s, l, a);
  if (r.chance(0.6)) front(s, l, pic);
  else picture(s, l, pic, seed + 13, r.pick(['0', '24px', '50% 50% 0 0']), true);
  const name = r.pick(places);
  const cy = pic.y + pic.h + (beside ? 60 : -20);
  if (r.chance(0.5)) ribbon(s, pic.x + pic.w / 2, cy, Math.min(560, pic.w + 10), 88, name, tint(l, 1), lift);
  else
    plate(
      s,
      l,
      { x: pic.x + pic.w * 0.04, y: cy - 44, w: pic.w * 0.92, h: 88 },
      name,
      tint(l, 1),
      r.pick(['round', 'square', 'pill']),
      lift,
    );
  const top = beside ? 60 : 84;
  write(s, a.x + 44, a.y + top, a.w - 190, 50, l.ink, r.pick(heads));
  icon(s, l, r.pick(['clock', 'door', 'key']), a.x + a.w - 120, a.y + top - 36, 76, l.card);
  const area = { x: a.x + 44, y: a.y + top + 66, w: a.w - 88, h: a.h - top - 92 };
  const lying = chart(s, l, area, r.pick([5, 6, 7]));
  stamp(s, l, area.x + area.w * r.range(0.5, 0.7), area.y + area.h * r.range(0.45, 0.65), r.int(200, 230), lying);
  if (beside) badgeIcon(s, l, r.pick(signs), pic.x + pic.w / 2, 860, 170, 2, lift);
}

/** A sheet pinned or taped to the door, leaning; signs around it. */
function pinned(s: Sheet, l: Look): void {
  const r = s.random;
  if (r.chance(0.5)) garland(s, l, 0, 10, 1024, 50);
  const turn = r.int(-4, 4);
  const a = { x: r.int(90, 130), y: 190, w: 0, h: 690 };
  a.w = 1024 - 2 * a.x;
  turned(s, 512, 540, turn, () => {
    card(s, l, a, l.card, 'sheet', r.pick(['square', 'zigzag', 'round', 'scallop']));
    title(s, l, { x: a.x + 100, y: a.y + 44, w: a.w - 200, h: 96 }, r.pick(heads), 1);
    const lying = chart(s, l, { x: a.x + 60, y: a.y + 176, w: a.w - 120, h: a.h - 210 }, r.pick([6, 7]));
    stamp(s, l, 512 + r.int(-60, 140), a.y + 400, r.int(230, 280), lying);
    const tapes = r.pick([
      [[512, 0]],
      [
        [a.x + 20, -38],
        [a.x + a.w - 20, 38],
      ],
    ]) as [number, number][];
    for (const [x, lean] of tapes) tape(s, l, x, a.y + 6, 170, lean);
  });
  plate(s, l, { x: 262, y: 910, w: 500, h: 84 }, r.pick(places), tint(l, 0), r.pick(['pill', 'round', 'square']), lift);
  badgeIcon(s, l, r.pick(signs), r.pick([110, 914]), 890, 140, 2, lift);
}

export const hours: Layout = (s, seed) => s.random.pick([single, single, fronted, fronted, pinned])(s, look(s), seed);
