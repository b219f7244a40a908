/** The announcement of a child: a round frame, scalloped or wreathed, a portrait in a dotted ring, a plate with the name. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { chips, fact, heading, leaf, ornament, pill, stack, words, type Desk } from './celebrations-blocks.ts';
import { apart, look, mix, onto, tint, tintOn, toneOf, type Look } from './celebrations-colours.ts';
import { balloon, charm, garland } from './celebrations-hung.ts';
import { backdrop, chip, picture, same, sprig, stamped, stand, write } from './celebrations-parts.ts';
import { plate, put, ribbon, scalloped, starred, upTo, type Area } from './celebrations-shapes.ts';

const names: Pair[] = [
  ['Emma Louise', '艾玛'],
  ['Hello Noah', '你好诺亚'],
  ['Baby Finn', '宝宝芬恩'],
  ['Mila Rose', '米拉'],
  ['Little Otto', '小奥托'],
];
const news: Pair[] = [
  ['A girl is born', '喜得千金'],
  ['Our son is here', '喜得贵子'],
  ['Welcome, little one', '欢迎你，小宝贝'],
  ['It is a boy', '是个男孩'],
];
const joys: Pair[] = [
  ['With joy, the Langs', '朗一家敬上'],
  ['Mum, Dad and Ben', '爸爸妈妈和哥哥'],
  ['Come and meet me', '快来看我'],
];
const measures: readonly (readonly [string, Pair, Pair])[] = [
  ['day', ['3 March 2027', '三月三日'], ['At dawn', '黎明时分']],
  ['bear', ['3.4 kg', '3.4 公斤'], ['Weight', '体重']],
  ['star', ['51 cm', '51 厘米'], ['Length', '身长']],
  ['clock', ['6:42', '6:42'], ['Time', '时间']],
];

/** The round frame, with a wreath or scallops as part of it. */
function frame(s: Sheet, l: Look, cx: number, cy: number, radius: number): string {
  const r = s.random;
  const face = r.pick([l.face, mix(tint(l, 1), '#ffffff', 0.7), tint(l, 0)]);
  const edge = tintOn(l, 1, face);
  const n = r.int(14, 26);
  const leaves = upTo(n).map((i) => {
    const fill = [tint(l, 2), mix(tint(l, 2), '#ffffff', 0.3), tint(l, 0)][i % 3]!;
    const lean = i & 1 ? 34 : -34;
    return `<path fill="${fill}" transform="rotate(${(360 / n) * i} ${radius} ${radius}) translate(${radius} ${radius * 0.1}) rotate(${lean})" d="M0 ${radius * 0.16}q${-radius * 0.16} ${-radius * 0.16} 0 ${-radius * 0.34} ${radius * 0.16} ${radius * 0.18} 0 ${radius * 0.34}z"/>`;
  });
  const disc = (q: number, fill: string) => `<circle cx="${radius}" cy="${radius}" r="${q}" fill="${fill}"/>`;
  const bows = scalloped(radius, radius, radius * 0.93, n);
  const drawn = r.pick([
    `<path fill="${face}" d="${bows}"/>`,
    `<path fill="${edge}" d="${bows}"/>${disc(radius * 0.88, face)}`,
    `${disc(radius * 0.86, face)}${leaves.join('')}`,
    `<path fill="${face}" stroke="${edge}" stroke-width="9" d="${bows}"/>`,
    `<path fill="${face}" d="${starred(radius, radius, radius, n + 8, 0.93)}"/>`,
    `${disc(radius * 0.98, edge)}${disc(radius * 0.9, face)}`,
  ]);
  put(s, 'frame', svg(cx - radius, cy - radius, 2 * radius, 2 * radius, drawn), l.shade);
  return face;
}

/** A ring of dots, dashes or hearts: one thing. */
function dotted(s: Sheet, l: Look, cx: number, cy: number, radius: number, under: string): void {
  const r = s.random;
  const n = r.int(22, 40);
  const [a, b] = [tintOn(l, 0, under), r.chance(0.5) ? tintOn(l, 0, under) : tintOn(l, 2, under)];
  const q = Math.min(11, ((radius * 3.14) / n) * 0.6);
  const marks = [
    (fill: string) => `<circle r="${q}" fill="${fill}"/>`,
    (fill: string) => `<rect x="${-q * 1.3}" y="${-q * 0.5}" width="${q * 2.6}" height="${q}" rx="3" fill="${fill}"/>`,
    (fill: string) => `<path fill="${fill}" d="${starred(0, 0, q * 1.3, 4, 0.42)}"/>`,
  ];
  const mark = r.pick(marks);
  const beads = upTo(n).map(
    (i) => `<g transform="rotate(${(360 / n) * i}) translate(0 ${-radius})">${mark(i & 1 ? a : b)}</g>`,
  );
  put(
    s,
    'ring',
    svg(
      cx - radius,
      cy - radius,
      2 * radius,
      2 * radius,
      `<g transform="translate(${radius} ${radius})">${beads.join('')}</g>`,
    ),
  );
}

/** What is in the ring: a photograph, or a drawn thing on a disc. */
function inside(s: Sheet, l: Look, cx: number, cy: number, radius: number, under: string, seed: number): void {
  const r = s.random;
  const a = { x: cx - radius, y: cy - radius, w: 2 * radius, h: 2 * radius };
  if (r.chance(0.65)) {
    const rim = r.chance(0.6)
      ? `border:${r.pick([6, 10])}px solid ${apart(r.pick(['#ffffff', tint(l, 1)]), under)};`
      : '';
    return picture(s, a, seed, `${rim}border-radius:50%`, 'portrait');
  }
  const fill = apart(tint(l, 1), under);
  plate(s, 'disc', 'disc', a, {
    fill,
    print: r.pick(['flat', 'glow', 'dots', 'stripes']),
    other: mix(fill, '#ffffff', 0.3),
  });
  const size = radius * 1.26;
  stand(s, l, r.pick(['teddy', 'pram', 'teddy']), cx - size / 2, cy - size / 2 - radius * 0.08, size, 2, fill);
}

/** The plate or ribbon with the name over the lower edge of the portrait. */
function nameplate(s: Sheet, l: Look, cx: number, cy: number, w: number, under: string): void {
  const r = s.random;
  const h = r.int(84, 104);
  const fill = apart(tint(l, r.pick([0, 2, 3])), under);
  const a = { x: cx - w / 2, y: cy - h / 2, w, h };
  if (r.chance(0.45)) ribbon(s, a, fill, l.shade);
  else
    plate(s, 'plate', l.small, a, {
      fill,
      shade: l.shade,
      line: r.chance(0.4) ? onto(fill) : '',
      rim: r.chance(0.3) ? '#ffffff' : '',
      thick: 5,
    });
  write(s, a.x + 36, cy, w - 72, h * 0.5, onto(fill), r.pick(names));
}

function medallion(s: Sheet, l: Look, cx: number, cy: number, radius: number, seed: number): void {
  const r = s.random;
  const face = frame(s, l, cx, cy, radius);
  const within = radius * r.range(0.5, 0.58);
  dotted(s, l, cx, cy, radius * r.range(0.66, 0.7), face);
  inside(s, l, cx, cy, within, face, seed);
  nameplate(s, l, cx, cy + within * r.range(0.84, 1), radius * r.range(1.2, 1.5), face);
}

/** Facts under or beside the medallion: a card with rows, round plates, or a band with columns. */
function facts(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const d: Desk = { s, l, tone: l, centred: true };
  if (a.h > a.w) {
    leaf(s, l, a, { line: r.chance(0.4) });
    const rows = measures.slice(0, r.int(2, 4)).map(([icon, first, second], i) => fact(d, icon, first, second, i));
    return stack({ x: a.x + 36, y: a.y + 40, w: a.w - 72, h: a.h - 80 }, [words(d, r.pick(news), 38), ...rows]);
  }
  const n = 3;
  const step = a.w / n;
  if (r.chance(0.5)) leaf(s, l, a, {});
  else {
    for (const i of upTo(n)) {
      const q = Math.min(step - 30, a.h);
      const [x, fill] = [a.x + step * (i + 0.5) - q / 2, tint(l, i)];
      plate(
        s,
        'plate',
        r.pick(['disc', l.chip === 'bare' ? 'scallop' : l.chip]),
        { x, y: a.y + (a.h - q) / 2, w: q, h: q },
        { fill, shade: l.shade, line: r.chance(0.4) ? onto(fill) : '' },
      );
      write(s, x + 24, a.y + a.h / 2 - q * 0.06, q - 48, q * 0.2, onto(fill), measures[i + 1]![1]);
      write(s, x + 30, a.y + a.h / 2 + q * 0.15, q - 60, q * 0.13, onto(fill), measures[i + 1]![2]);
    }
    return;
  }
  for (const i of upTo(n)) {
    const [x, tone] = [a.x + step * i, toneOf(s, l.face)];
    chip(
      s,
      l,
      { x: x + step / 2 - 36, y: a.y + a.h * 0.12, w: 72, h: 72 },
      measures[i + 1]![0],
      tintOn(l, i, l.face),
      l.face,
    );
    write(s, x + 30, a.y + a.h * 0.66, step - 60, 32, tone.ink, measures[i + 1]![1]);
    write(s, x + 30, a.y + a.h * 0.84, step - 60, 20, tone.faint, measures[i + 1]![2]);
  }
}

/** Hung stars, clouds, moons, or a garland. */
function above(s: Sheet, l: Look, left: number, right: number): void {
  const r = s.random;
  if (r.chance(0.35))
    return garland(s, l, { x0: -20, y0: r.int(0, 50), x1: 1044, y1: r.int(0, 50), sag: r.int(10, 30) });
  for (const [i, [from, to]] of [
    [0, left],
    [right, 1024],
  ].entries())
    for (const k of upTo(2)) {
      const x = from! + (to! - from!) * (k ? 0.68 : 0.3);
      if (to! - from! > 130) charm(s, l, x, 0, r.int(40, 90) + (k ^ i) * 90, r.int(62, 88), i + k);
    }
}

const centred = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  const radius = r.int(300, 340);
  const cx = r.pick([512, 512, 420, 604]);
  above(s, l, cx - radius, cx + radius);
  medallion(s, l, cx, 50 + radius, radius, seed);
  facts(s, l, { x: 90, y: r.int(780, 800), w: 844, h: 180 });
  const spots = [cx - radius - 60, cx + radius - 130].filter((x) => x > 0 && x < 850);
  for (const x of spots)
    if (r.chance(0.75)) sprig(s, x, r.int(540, 570), 180, x < 400 ? -30 : 30, [tint(l, 2), tint(l, 1)], l.shade);
    else balloon(s, l, x + 90, 560, 110, tint(l, 3), r.int(0, 3));
};

const beside = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  const left = r.chance(0.5);
  const radius = r.int(280, 310);
  const cx = left ? radius + 30 : 994 - radius;
  const cy = r.int(370, 420);
  above(s, l, left ? 0 : 380, left ? 644 : 1024);
  medallion(s, l, cx, cy, radius, seed);
  const x = left ? cx + radius + 20 : 30;
  facts(s, l, { x, y: r.int(200, 260), w: 344, h: r.int(520, 590) });
  const at = left ? r.int(40, 120) : r.int(760, 800);
  stand(s, l, r.pick(['teddy', 'pram', 'gift']), at, 770, r.int(190, 220), 1);
  const fill = tint(l, 0);
  const [w, px] = [400, left ? 330 : 320];
  plate(s, 'pill', l.small, { x: px, y: 866, w, h: 92 }, { fill, shade: l.shade });
  write(s, px + 40, 912, w - 80, 38, onto(fill), r.pick(joys));
  if (r.chance(0.5))
    stamped(s, l, left ? cx + radius * 0.74 : cx - radius * 0.74, cy - radius * 0.74, 66, same('51'), tint(l, 3), 0.66);
};

const onCard = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  const w = r.int(580, 680);
  const a = { x: 512 - w / 2 + r.int(-60, 60), y: 60, w, h: 900 };
  if (r.chance(0.5))
    leaf(
      s,
      l,
      { ...a, x: a.x - 10, w: a.w + 20, y: a.y + 20, h: a.h - 40 },
      { fill: tint(l, 3), turn: r.pick([-4, 4]) },
    );
  leaf(s, l, a, { line: r.chance(0.5), kind: r.pick([l.card, 'arch']) });
  const radius = r.int(220, 240);
  const cx = a.x + w / 2;
  const second = { ...l, face: mix(l.face, tintOn(l, 1, l.face), 0.4) };
  medallion(s, second, cx, a.y + 60 + radius, radius, seed);
  const d: Desk = { s, l, tone: l, centred: true };
  const under = r.pick([
    [
      chips(d, ['bear', 'star', 'clock'], [['3.4 kg', '3.4公斤'], ['51 cm', '51厘米'], same('6:42')]),
      pill(d, ['3 March 2027', '三月三日'], 2),
    ],
    [ornament(d, 0), pill(d, ['3 March 2027', '三月三日'], 2)],
    [fact(d, ...measures[0]!, 2), ornament(d, 1)],
  ]);
  const y = a.y + 2 * radius + 90;
  stack({ x: a.x + 66, y, w: w - 132, h: a.y + a.h - 50 - y }, [heading(d, r.pick(news)), ...under]);
  for (const [i, x] of [Math.max(6, a.x - 100), Math.min(838, a.x + w - 80)].entries())
    if (r.chance(0.8)) stand(s, l, r.pick(['teddy', 'pram', 'gift', 'bouquet']), x, r.int(800, 830), 180, i);
  for (const [i, x] of [a.x - 56, a.x + w + 56].entries())
    if (r.chance(0.8)) balloon(s, l, x, r.int(180, 420), r.int(92, 120), tint(l, i + 1), r.int(0, 3));
  if (r.chance(0.4))
    put(
      s,
      'moon',
      svg(a.x - 60, 40, 120, 120, `<path fill="${tint(l, 1)}" d="M78 4A58 58 0 1 0 116 84 50 50 0 0 1 78 4z"/>`),
      l.shade,
    );
};

export const baby: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  backdrop(s, l, 0.45);
  r.pick([centred, beside, onCard])(s, l, seed);
};
