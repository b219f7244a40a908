/** A class at the gym: who leads it, with a name plate, when it is, how hard, what one brings. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { inDisc, person, risen } from './venues-figures.ts';
import {
  apart,
  card,
  centred,
  look,
  mix,
  on,
  onto,
  pairs,
  slab,
  some,
  tint,
  turned,
  write,
  type Area,
  type Look,
} from './venues-look.ts';
import { badge, badgeIcon, icon, picture, pill, plate, rating, ribbon, title } from './venues-parts.ts';

const classes = pairs(
  'Power Hour/力量一小时|Morning Yoga/晨间瑜伽|Boxing Basics/拳击入门|Spin & Sweat/动感单车|Core Circuit/核心循环|Stretch Club/拉伸俱乐部',
);
const coaches = pairs(
  'Lena Brandt/林娜|Marco Silva/马可|Aiko Tan/谭爱子|Dev Rao/饶德|Sofia Lind/苏菲|Coach Ben/本教练',
);
const facts: [string, Pair][] = [
  ['clock', ['Mon 18:30', '周一 18:30']],
  ['clock', ['Sat 9:00', '周六 9:00']],
  ['timer', ['45 minutes', '45 分钟']],
  ['pin', ['Studio 2', '二号教室']],
  ['pulse', ['All levels', '不限基础']],
  ['star', ['12 places', '十二个名额']],
  ['mat', ['Bring a mat', '自备垫子']],
];
const roles = pairs('Head coach/主教练|Your trainer/您的教练|Yoga teacher/瑜伽老师');
const calls = pairs('Book a place/立即预约|Try it free/免费体验|Join now/马上加入');
const cries = pairs('Free/免费|New/新课|-50%/五折|1st time/首次');
const gear = ['dumbbell', 'kettlebell', 'ball', 'pulse', 'timer', 'shaker', 'mat', 'leaf'];

/** The coach in a disc, an arch or a frame, `a.w` wide; the name over its lower edge. */
function portrait(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const fill = tint(l, r.int(0, 3));
  const shirt = apart(tint(l, r.int(0, 3)), fill);
  const drawn = person(r, shirt, apart(l.card, shirt), 'coach');
  const [key, view] = [`c${s.elements.length}`, '0 20 200 200'];
  const square = { ...a, h: a.w };
  const lift = 'drop-shadow(0 5px 8px rgba(0,0,0,.35))';
  const manners = [
    () => picture(s, l, square, seed + 5, '50%', true),
    () => {
      slab(s, 'disc', square, fill, {
        outline: 'pill',
        loud: true,
        lift,
        rim: r.pick([0, 10]),
        edge: apart(l.card, fill),
      });
      s.object('coach', svg(a.x, a.y, a.w, a.w, risen(key, drawn), 0, view));
    },
    () => {
      slab(s, 'arch', square, fill, {
        outline: r.pick(['arch', 'round', 'leaf', 'chamfer']),
        corner: a.w * 0.2,
        loud: true,
        lift,
      });
      const within = `<clipPath id="${key}"><path d="M4-40H196V220H4z"/></clipPath><g clip-path="url(#${key})">${drawn}</g>`;
      s.object('coach', svg(a.x, a.y, a.w, a.w, within, 0, view));
    },
    () => {
      const ring = `<circle cx="100" cy="120" r="98" fill="none" stroke="${apart(l.edge, fill)}" stroke-width="${r.int(5, 10)}"/>`;
      const whole = `<circle cx="100" cy="120" r="99" fill="${fill}"/>${inDisc(key, drawn)}${ring}`;
      s.object('portrait', svg(a.x, a.y, a.w, a.w, `<g style="filter:${lift}">${whole}</g>`, 0, view));
    },
    () =>
      picture(
        s,
        l,
        { ...square, h: a.w * 1.05 },
        seed + 5,
        r.pick(['24px', '999px 999px 0 0', '0', '40% 60% 55% 45%']),
        true,
      ),
  ];
  manners[r.pick([0, 1, 1, 2, 2, 3, 4])]!();
  nameplate(s, l, a);
}

function nameplate(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const fill = r.pick([l.card, tint(l, 0), tint(l, 1), l.ink]);
  const lift = 'drop-shadow(0 4px 6px rgba(0,0,0,.4))';
  const [w, h, cy] = [a.w * r.range(0.74, 0.96), a.w * 0.2, a.y + a.w * r.range(0.9, 0.99)];
  const cx = a.x + a.w / 2;
  const name = r.pick(coaches);
  turned(s, cx, cy, r.pick([0, 0, -4, 5]), () => {
    if (r.chance(0.3)) return ribbon(s, cx, cy, w * 1.1, h, name, fill, lift);
    if (r.chance(0.5))
      return plate(s, l, { x: cx - w / 2, y: cy - h / 2, w, h }, name, fill, l.pill, lift, 'name plate');
    slab(s, 'name plate', { x: cx - w / 2, y: cy - h * 0.62, w, h: h * 1.24 }, fill, { corner: 12, lift });
    centred(s, cx, cy - h * 0.2, w * 0.86, h * 0.48, onto(fill), name);
    centred(s, cx, cy + h * 0.28, w * 0.86, h * 0.32, mix(onto(fill), fill, 0.2), r.pick(roles));
  });
}

/** What one should know: signs with words beside, each on a pill, or in small cards. */
function details(s: Sheet, l: Look, a: Area, count: number): void {
  const r = s.random;
  const [kind, step] = [r.int(0, 2), a.h / count];
  const chosen = some(r, facts, count);
  for (const [i, [mark, words]] of chosen.entries()) {
    const cy = a.y + (i + 0.5) * step;
    const h = Math.min(76, step * 0.8);
    if (kind === 0) pill(s, l, a.x, cy, h, a.w, words, tint(l, i), mark);
    if (kind === 1) {
      badgeIcon(s, l, mark, a.x + h / 2, cy, h, i);
      write(s, a.x + h * 1.3, cy, a.w - h * 1.3, h * 0.5, l.ink, words);
    }
    if (kind === 2) {
      slab(s, 'row', { x: a.x, y: cy - h / 2, w: a.w, h }, l.well, { corner: Math.min(l.corner, 18), lift: l.small });
      icon(s, on(l, l.well), mark, a.x + 16, cy - h * 0.3, h * 0.6, l.well);
      write(s, a.x + h + 8, cy, a.w - h - 24, h * 0.46, onto(l.well), words);
    }
  }
}

function button(s: Sheet, l: Look, a: Area): void {
  plate(
    s,
    l,
    a,
    s.random.pick(calls),
    tint(l, 0),
    s.random.pick(['pill', 'round', 'square', 'slant']),
    l.small,
    'button',
  );
}

/** One card, the coach on one side of it. */
function sides(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a = { x: 54, y: r.int(110, 170), w: 916, h: r.int(700, 760) };
  const left = r.chance(0.5);
  card(s, l, a);
  const [pw, tw] = [r.int(350, 400), 440];
  const px = left ? a.x + 36 : a.x + a.w - 36 - pw;
  const tx = left ? a.x + a.w - 36 - tw : a.x + 36;
  if (r.chance(0.5)) {
    const band = { x: px - 36, y: a.y, w: pw + 72, h: a.h };
    slab(s, 'band', band, l.well, { outline: l.outline, corner: l.corner, loud: true });
  }
  title(s, l, { x: tx, y: a.y + 44, w: tw, h: 104 }, r.pick(classes), 1);
  details(s, l, { x: tx, y: a.y + 172, w: tw, h: a.h - 330 }, r.int(2, 3));
  button(s, l, { x: tx, y: a.y + a.h - 130, w: tw, h: 88 });
  portrait(s, l, { x: px, y: a.y + (a.h - pw) / 2 - r.int(10, 70), w: pw, h: pw }, seed);
  rating(s, on(l, l.well), px + pw / 2 - 110, a.y + a.h - 80, 40, r.int(2, 5), l.well);
  badge(s, l, left ? 936 : 88, a.y - r.int(24, 44), 78, [r.pick(cries)], tint(l, 2));
  if (r.chance(0.5))
    badgeIcon(s, l, r.pick(gear), left ? 110 : 914, a.y + a.h, 130, 1, 'drop-shadow(0 5px 8px rgba(0,0,0,.4))');
}

/** The coach above, in the middle; beneath, what there is to know in a row of small cards. */
function crowned(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const top = r.int(230, 290);
  const a = { x: r.int(80, 140), y: top, w: 0, h: 960 - top };
  a.w = 1024 - 2 * a.x;
  card(s, l, a);
  for (const [i, name] of some(r, gear, r.int(1, 2)).entries())
    badgeIcon(
      s,
      l,
      name,
      i ? a.x + a.w - 30 : a.x + 30,
      top - r.int(20, 60),
      140,
      i + 1,
      'drop-shadow(0 6px 9px rgba(0,0,0,.4))',
    );
  const pw = r.int(340, 390);
  portrait(s, l, { x: 512 - pw / 2, y: top - pw * 0.52, w: pw, h: pw }, seed);
  const y = top + pw * 0.48 + 70;
  title(s, l, { x: a.x + 60, y, w: a.w - 120, h: 96 }, r.pick(classes), 2);
  const [count, gap] = [3, 22];
  const w = (a.w - 80 - gap * (count - 1)) / count;
  const ch = a.y + a.h - 150 - (y + 124);
  for (const [i, [name, words]] of some(r, facts, count).entries()) {
    const x = a.x + 40 + i * (w + gap);
    slab(s, 'card', { x, y: y + 124, w, h: ch }, l.well, { corner: Math.min(24, l.corner), lift: l.small });
    icon(s, on(l, l.well), name, x + w / 2 - ch * 0.2, y + 124 + ch * 0.12, ch * 0.4, l.well);
    centred(s, x + w / 2, y + 124 + ch * 0.76, w - 24, 30, onto(l.well), words);
  }
  button(s, l, { x: a.x + a.w * 0.25, y: a.y + a.h - 118, w: a.w * 0.5, h: 80 });
}

/** No card: bands and plates across the whole picture, the coach large. */
function banded(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const left = r.chance(0.5);
  const lift = 'drop-shadow(0 8px 12px rgba(0,0,0,.4))';
  const turn = r.int(-12, 12);
  slab(s, 'band', { x: -100, y: r.int(220, 330), w: 1224, h: r.int(260, 340) }, tint(l, 0), {
    outline: 'square',
    loud: true,
    lift,
    turn,
  });
  if (r.chance(0.6))
    slab(s, 'band', { x: -100, y: r.int(600, 660), w: 1224, h: 60 }, tint(l, 1), {
      outline: 'square',
      loud: true,
      lift,
      turn,
    });
  const pw = r.int(430, 490);
  const px = left ? 40 : 984 - pw;
  portrait(s, l, { x: px, y: r.int(140, 190), w: pw, h: pw }, seed);
  const [tx, tw] = [left ? 560 : 44, 420];
  const top = r.int(70, 110);
  plate(
    s,
    l,
    { x: tx, y: top, w: tw, h: 120 },
    r.pick(classes),
    l.card,
    r.pick(['round', 'square', 'chamfer', 'slant']),
    lift,
  );
  const a = { x: tx + 20, y: top + 170, w: tw - 40, h: r.int(330, 390) };
  card(s, l, a);
  details(s, l, { x: a.x + 26, y: a.y + 20, w: a.w - 52, h: a.h - 40 }, 3);
  plate(
    s,
    l,
    { x: left ? r.int(100, 280) : r.int(300, 480), y: 840, w: 440, h: 104 },
    r.pick(calls),
    tint(l, 2),
    'pill',
    lift,
    'button',
  );
  badge(s, l, left ? 890 : 130, r.int(800, 890), 84, [r.pick(cries)], tint(l, 3));
}

export const gymClass: Layout = (s, seed) => s.random.pick([sides, sides, crowned, banded])(s, look(s), seed);
