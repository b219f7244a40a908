/** Dials for warmth and speed: the scale with all its ticks is one, the needle, the hub and the knob stand alone. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, key, slab } from './everyday-apps-bits.ts';
import {
  apart,
  arc,
  centre,
  lift,
  mix,
  onto,
  paint,
  pairs,
  polar,
  tint,
  type Area,
  type Look,
} from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

interface Dial {
  cx: number;
  cy: number;
  radius: number;
  from: number;
  to: number;
  at: number;
  under: string;
}

/** Arc and ticks in one: plain, of several colours, running from one colour into another, or only ticks. */
function scale(s: Sheet, l: Look, d: Dial, manner: number, reach: number) {
  const r = s.random;
  const { radius, from, to, at, under } = d;
  const [c, wide] = [radius, radius * r.range(0.09, 0.17)];
  const track = mix(under, onto(under), 0.24);
  const at3 = [c, c, reach - wide / 2] as const;
  const tone = (k: number) => apart(tint(l, k), under);
  const cap = r.pick(['butt', 'round']);
  const step = (to - from) / 3;
  const arcs = [
    () => arc(at3, from, to, track, wide, cap) + arc(at3, from, at, tone(0), wide, cap),
    () => [0, 1, 2].map((k) => arc(at3, from + k * step + 1, from + (k + 1) * step - 1, tone(k), wide)).join(''),
    () => {
      const count = 12;
      const part = (to - from) / count;
      const colour = (k: number) => mix(tone(1), tone(0), k / (count - 1));
      return Array.from({ length: count }, (_, k) =>
        arc(at3, from + k * part, from + (k + 1) * part + 0.4, colour(k), wide),
      ).join('');
    },
    () => '',
  ];
  const count = r.pick([12, 18, 24, 30]);
  const [outer, inner] = manner === 3 ? [reach, reach - wide * 1.4] : [reach - wide * 1.25, reach - wide * 1.75];
  const ticks = Array.from({ length: count + 1 }, (_, k) => {
    const turn = from + ((to - from) * k) / count;
    const [[x1, y1], [x2, y2]] = [polar(c, c, outer, turn), polar(c, c, k % 3 ? inner : inner - wide * 0.3, turn)];
    const ink = manner === 3 && turn <= at ? tone(0) : mix(under, onto(under), 0.55);
    const thick = radius * (manner === 3 ? 0.032 : 0.016);
    return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${ink}" stroke-width="${thick.toFixed(1)}" stroke-linecap="round"/>`;
  });
  const whole = arcs[manner]!() + (manner === 3 || r.chance(0.75) ? ticks.join('') : '');
  s.object('scale', svg(d.cx - c, d.cy - c, 2 * c, 2 * c, whole));
  return { middle: reach - wide / 2, wide, free: inner - wide * 0.4 };
}

function needle(s: Sheet, l: Look, d: Dial, long: number) {
  const r = s.random;
  const colour = r.pick([tint(l, 2), tint(l, 0), mix(d.under, onto(d.under), 0.9)].filter((tone) => tone !== d.under));
  const wide = Math.max(7, d.radius * 0.05);
  const outline = r.pick([
    `M${-wide} 0L0 ${-long}L${wide} 0L0 ${long * 0.16}z`,
    `M${-wide * 0.6} ${long * 0.2}V${-long * 0.9}L0 ${-long}L${wide * 0.6} ${-long * 0.9}V${long * 0.2}z`,
    `M${-wide * 1.6} 0A${wide * 1.6} ${wide * 1.6} 0 0 0 ${wide * 1.6} 0L0 ${-long}z`,
  ]);
  const shade = r.chance(0.5) ? ' style="filter:drop-shadow(0 4px 4px rgba(0,0,0,.35))"' : '';
  s.object(
    'needle',
    svg(d.cx, d.cy, 10, 10, `<g${shade}><path transform="rotate(${d.at})" fill="${colour}" d="${outline}"/></g>`),
  );
  const size = d.radius * r.range(0.16, 0.3);
  const rim = r.chance(0.5) ? `border:${Math.max(4, size * 0.14)}px solid ${d.under};box-sizing:border-box` : '';
  s.disc(d.cx - size / 2, d.cy - size / 2, size, mix(d.under, onto(d.under), r.pick([0.5, 0.95])), rim);
}

function knob(s: Sheet, l: Look, d: Dial, middle: number, wide: number) {
  const size = Math.max(38, wide * s.random.range(1.5, 2));
  const [x, y] = polar(d.cx, d.cy, middle, d.at);
  const rim = `border:${Math.round(size * 0.16)}px solid ${s.random.pick([tint(l, 1), mix(tint(l, 0), '#000000', 0.3)])};box-sizing:border-box`;
  s.disc(x - size / 2, y - size / 2, size, '#ffffff', `${rim};box-shadow:0 4px 10px rgba(0,0,0,.35)`);
}

const degrees = pairs('21°/21°|19.5°/19.5°|24°/24°');
const speeds = pairs('68/68|42/42|105/105');
const units = pairs('kmh/公里|Mbit/兆比特|mph/英里');

/** What a dial for warmth says in its middle. */
function warmth(s: Sheet, l: Look, d: Dial, hub: number, value: Pair) {
  const r = s.random;
  const { cx, cy, under } = d;
  const fill = r.pick([mix(under, onto(under), 0.14), tint(l, 2), tint(l, 0)].filter((tone) => tone !== under));
  const plated = r.chance(0.6);
  if (plated)
    s.disc(cx - hub, cy - hub, hub * 2, paint(r, fill), r.pick(['', 'box-shadow:0 8px 22px rgba(0,0,0,.34)']));
  const ink = onto(plated ? fill : under);
  if (r.chance(0.6)) {
    const size = hub * 0.42;
    sign(
      s,
      r.pick(['sun', 'flame', 'snow', 'leaf']),
      cx - size / 2,
      cy - hub * 0.74,
      size,
      ink,
      mix(ink, plated ? fill : under, 0.5),
    );
  }
  centre(s, cx, cy + hub * 0.14, hub * 1.5, hub * 0.56, ink, value);
}

/** The round thing: its face, its scale, what points, what it says. */
function gauge(s: Sheet, l: Look, cx: number, cy: number, radius: number, warm: boolean) {
  const r = s.random;
  const half = !warm && r.chance(0.3);
  const [from, to] = half
    ? [-90, 90]
    : (r.pick([
        [-130, 130],
        [-140, 140],
        [-110, 110],
      ]) as [number, number]);
  const faced = !half && r.chance(0.7);
  const under = faced
    ? r.pick([mix(l.card, '#ffffff', l.night ? 0.16 : 0.7), tint(l, 3), mix(l.card, '#000000', 0.7)])
    : l.card;
  const d: Dial = {
    cx,
    cy: half ? cy + radius * 0.4 : cy,
    radius,
    from,
    to,
    at: from + (to - from) * r.range(0.3, 0.82),
    under,
  };
  const edge = r.chance(0.4)
    ? `border:${r.int(6, 14)}px solid ${mix(under, onto(under), 0.3)};box-sizing:border-box;`
    : '';
  if (faced) s.disc(cx - radius, cy - radius, radius * 2, paint(r, under), `${edge}${lift(s)}`);
  const { middle, wide, free } = scale(s, l, d, r.int(0, 3), faced ? radius * 0.88 : radius * 0.98);
  const value = warm ? r.pick(degrees) : r.pick(speeds);
  if (!warm) {
    needle(s, l, d, free * r.range(0.86, 1.06));
    const y = d.cy + radius * (half ? 0.3 : 0.5);
    centre(s, cx, y, radius * 0.8, radius * 0.26, onto(under), value);
    if (!half)
      centre(
        s,
        cx,
        y + radius * 0.22,
        radius * 0.6,
        Math.max(18, radius * 0.1),
        mix(onto(under), under, 0.2),
        r.pick(units),
      );
    return;
  }
  warmth(s, l, d, free * 0.86, value);
  knob(s, l, d, middle, wide);
}

type Mode = readonly [icon: string, name: Pair];

const modes: readonly Mode[] = [
  ['sun', ['Warm', '制热']],
  ['snow', ['Cool', '制冷']],
  ['leaf', ['Eco', '节能']],
  ['moon', ['Night', '夜间']],
];
const rides: readonly Mode[] = [
  ['bolt', ['Boost', '加速']],
  ['leaf', ['Eco', '节能']],
  ['bike', ['Trip', '行程']],
  ['lock', ['Lock', '锁车']],
];

/** Modes in chips, or less and more with a word between them. */
function controls(s: Sheet, l: Look, a: Area, warm: boolean) {
  const r = s.random;
  const down = a.h > a.w * 0.9;
  const [list, fills] = [warm ? modes : rides, [tint(l, 1), mix(l.card, l.ink, 0.88), tint(l, 2)]];
  if (!down && r.chance(0.45)) {
    const size = Math.min(a.h, 112);
    const [cy, fill] = [a.y + a.h / 2, r.pick(fills)];
    key(s, l, a.x + size / 2, cy, size, 'minus', fill);
    key(s, l, a.x + a.w - size / 2, cy, size, 'plus', fill);
    const [icon, name] = r.pick(list);
    return button(
      s,
      l,
      { x: a.x + size + 24, y: cy - size * 0.38, w: a.w - 2 * size - 48, h: size * 0.76 },
      name,
      tint(l, 3),
      icon,
    );
  }
  const [on, count] = [r.int(0, 2), down ? r.int(2, 3) : 3];
  const [w, h] = down
    ? [a.w, Math.min((a.h - 20 * (count - 1)) / count, 190)]
    : [(a.w - 20 * (count - 1)) / count, Math.min(a.h, 160)];
  for (let k = 0; k < count; k++) {
    const y = down ? a.y + (a.h - count * h - 20 * (count - 1)) / 2 + k * (h + 20) : a.y + (a.h - h) / 2;
    const cell = { x: down ? a.x : a.x + k * (w + 20), y, w, h };
    const [icon, name] = list[k]!;
    if (h < 96) button(s, l, cell, name, k === on ? tint(l, 0) : l.well, icon);
    else {
      const under = slab(s, l, cell, k);
      const size = Math.min(h * 0.5, w * 0.5);
      emblem(
        s,
        l,
        cell.x + w / 2,
        cell.y + h * 0.38,
        size,
        icon,
        l.slab === 3 ? mix(under, onto(under), 0.85) : tint(l, k),
      );
      centre(s, cell.x + w / 2, cell.y + h * 0.81, w - 20, 26, onto(under), name);
    }
  }
}

function drawn(s: Sheet, l: Look, a: Area, warm: boolean) {
  const beside = a.w > a.h * 1.15;
  const size = beside ? Math.min(a.h, a.w * 0.64) : Math.min(a.w, a.h - 130);
  const left = s.random.chance(0.5);
  const cx = beside ? (left ? a.x + size / 2 : a.x + a.w - size / 2) : a.x + a.w / 2;
  gauge(s, l, cx, beside ? a.y + a.h / 2 : a.y + size / 2, size / 2, warm);
  const rest = beside
    ? { x: left ? a.x + size + 36 : a.x, y: a.y, w: a.w - size - 36, h: a.h }
    : { x: a.x, y: a.y + size + 20, w: a.w, h: a.h - size - 20 };
  controls(s, l, rest, warm);
}

export const dial = about({
  titles: pairs('Right now/此刻|At a glance/一目了然|Today/今天|Control/控制台'),
  notes: pairs('Eco mode on/节能已开启|Windows closed/窗户已关|All good/一切正常|New record/新纪录'),
  seals: pairs('Eco/节能|Live/实时|-20%/省20%|Fast/极速'),
  icons: ['sun', 'snow', 'leaf', 'bolt', 'house', 'bike'],
  draw: (s, l, a) => drawn(s, l, a, s.random.chance(0.5)),
});
