/** A workout: rings in each other, each with its own track, and the bars of a week. */
import { sign } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, slab } from './everyday-apps-bits.ts';
import { apart, arc, centre, lift, mix, onto, pairs, tint, write, type Area, type Look } from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

const letters = pairs('M/一|T/二|W/三|T/四|F/五|S/六|S/日');
const facts = pairs('412 kcal/412千卡|6,840/6840步|52 min/52分钟|5.2 km/5.2公里');
const signs = ['flame', 'shoe', 'bolt', 'heart'];

/** Rings about one middle, or beside each other with a sign in each. */
function rings(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const size = Math.min(a.w, a.h);
  const [cx, cy, count] = [a.x + a.w / 2, a.y + a.h / 2, r.int(2, 3)];
  const cap = r.pick(['round', 'round', 'butt']);
  const ring = (x: number, y: number, radius: number, wide: number, colour: string) => {
    const c = radius + wide / 2;
    const track = arc([c, c, radius], 0, 360, mix(l.card, colour, l.night ? 0.34 : 0.26), wide);
    const from = r.pick([0, 0, 0, r.int(0, 180)]);
    const done = arc([c, c, radius], from, from + r.int(130, 320), colour, wide, cap);
    s.object('ring', svg(x - c, y - c, 2 * c, 2 * c, track + done));
  };
  const long = Math.max(a.w, a.h);
  if (long > size * 1.7 && r.chance(0.7)) {
    const step = long / 3;
    const d = Math.min(step * 0.88, size);
    for (let k = 0; k < 3; k++) {
      const off = (k - 1) * step;
      const [x, y] = a.w > a.h ? [cx + off, cy] : [cx, cy + off];
      ring(x, y, d * 0.42, d * 0.13, tint(l, k));
      sign(s, signs[k]!, x - d * 0.18, y - d * 0.18, d * 0.36, tint(l, k), mix(tint(l, k), l.card, 0.5));
    }
    return;
  }
  const [wide, gap] = [size * r.range(0.075, 0.1), size * r.range(0.012, 0.03)];
  for (let k = 0; k < count; k++) ring(cx, cy, size / 2 - wide / 2 - k * (wide + gap), wide, tint(l, k));
  const inner = size / 2 - count * (wide + gap) - gap * 2;
  const kind = r.pick(['sign', 'disc', 'photo', 'words']);
  if (kind === 'words')
    return centre(s, cx, cy, inner * 1.7, inner * 0.6, l.ink, r.pick(pairs('82%/82%|64%/64%|96%/96%')));
  if (kind === 'photo') {
    const d = Math.round(inner * 1.8);
    return s.object('portrait', photo(cx - d / 2, cy - d / 2, d, d, seed + 4, 'border-radius:50%'));
  }
  if (kind === 'disc') return emblem(s, { ...l, emblem: 'disc' }, cx, cy, inner * 1.7, r.pick(signs), tint(l, 3));
  sign(s, r.pick(signs), cx - inner * 0.6, cy - inner * 0.6, inner * 1.2, tint(l, 0), mix(tint(l, 0), l.card, 0.5));
}

/** A bar for each day: bare or in a track of its own. */
function bars(s: Sheet, l: Look, whole: Area) {
  const r = s.random;
  const bed = r.chance(0.45);
  const under = bed ? slab(s, l, whole, 2) : l.card;
  const a = bed ? { x: whole.x + 20, y: whole.y + 22, w: whole.w - 40, h: whole.h - 40 } : whole;
  const [count, tracked, named] = [r.pick([5, 5, 6, 7]), r.chance(0.35), 40];
  const strong = bed && l.slab === 3;
  const [main, best] = strong
    ? [mix(under, onto(under), 0.86), mix(under, onto(under), 0.5)]
    : [tint(l, 1), tint(l, 0)];
  const high = a.h - named;
  if (!tracked && r.chance(0.45)) {
    const rules = [0.08, 0.5, 0.97].map(
      (q) =>
        `<path d="M0 ${high * q}H${a.w}" stroke="${mix(under, onto(under), 0.34)}" stroke-width="3" ${r.pick(['', 'stroke-dasharray="8 8"'])}/>`,
    );
    s.object('gridlines', svg(a.x, a.y, a.w, high, rules.join('')));
  }
  const [wide, top, round] = [(a.w / count) * r.range(0.42, 0.7), r.int(0, count - 1), r.pick([0, 8, 99])];
  for (let k = 0; k < count; k++) {
    const x = (a.w * (k + 0.5)) / count - wide / 2;
    const h = high * (k === top ? 0.96 : r.range(0.28, 0.85));
    const rx = Math.min(round, wide / 2);
    const bar = (tall: number, fill: string) =>
      `<rect y="${high - tall}" width="${wide}" height="${tall}" rx="${rx}" fill="${fill}"/>`;
    const track = tracked ? bar(high, mix(under, onto(under), 0.16)) : '';
    s.object('bar', svg(a.x + x, a.y, wide, high, track + bar(h, k === top ? best : main)));
    if (named)
      centre(s, a.x + x + wide / 2, a.y + a.h - 12, a.w / count - 4, 28, mix(onto(under), under, 0.1), letters[k]!);
  }
}

/** Signs with a number each, in chips. */
function counts(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const count = a.w > 480 ? r.int(2, 3) : 2;
  const w = (a.w - 18 * (count - 1)) / count;
  const first = r.int(0, 1);
  for (let k = 0; k < count; k++) {
    const cell = { x: a.x + k * (w + 18), y: a.y, w, h: a.h };
    const under = slab(s, l, cell, k);
    const size = Math.min(a.h * 0.5, w * 0.28);
    const tone = l.slab === 3 ? mix(under, onto(under), 0.86) : apart(tint(l, k), under);
    sign(s, signs[first + k]!, cell.x + 18, a.y + (a.h - size) / 2, size, tone, mix(tone, under, 0.5));
    write(s, cell.x + size + 28, a.y + a.h / 2, w - size - 40, 30, onto(under), facts[first + k]!);
  }
}

/** A photograph across, with a pill on its edge. */
function banner(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const css = `border-radius:${l.small}px;${r.pick(['', lift(s)])}`;
  s.object('photo', photo(a.x, a.y, Math.round(a.w), Math.round(a.h), seed + 6, css));
  const w = Math.min(250, a.w * 0.56);
  const call = r.pick(pairs('Start/开始|Join the run/一起跑|Leg day/练腿日'));
  button(
    s,
    l,
    { x: r.chance(0.5) ? a.x + 18 : a.x + a.w - w - 18, y: a.y + a.h - 62, w, h: 60 },
    call,
    tint(l, r.int(0, 3)),
  );
}

function draw(s: Sheet, l: Look, whole: Area, seed: number) {
  const r = s.random;
  const wide = whole.w > whole.h * 1.15;
  const third = wide ? 0 : r.pick([0, 0, 104, 150]);
  const a = { ...whole, h: whole.h - (third ? third + 24 : 0) };
  const first = r.range(0.46, 0.56);
  const swap = r.chance(0.4);
  const [one, two] = wide
    ? [
        { ...a, w: a.w * first - 18 },
        { ...a, x: a.x + a.w * first + 18, w: a.w * (1 - first) - 18 },
      ]
    : [
        { ...a, h: a.h * first - 14 },
        { ...a, y: a.y + a.h * first + 14, h: a.h * (1 - first) - 14 },
      ];
  rings(s, l, swap ? two : one, seed);
  bars(s, l, swap ? one : two);
  const last = { ...whole, y: whole.y + whole.h - third, h: third };
  if (third === 104) counts(s, l, last);
  if (third === 150) banner(s, l, last, seed);
}

export const workout = about({
  titles: pairs('Move/动起来|My week/我的一周|Training/训练|Fit club/健身俱乐部'),
  notes: pairs('Rest day/休息日|Goal reached/达成目标|Drink water/记得喝水|Next: Yoga/下一节：瑜伽'),
  seals: pairs('10 km/10公里|Strong/加油|Lv. 7/7级|+12%/+12%'),
  icons: ['weight', 'drop', 'star', ...signs],
  draw,
});
