/** What the venues' layouts set down: icons on plates, pills, badges, ribbons, photographs, ratings, leaders. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { box, photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import {
  apart,
  breadth,
  centred,
  mix,
  onto,
  slab,
  tint,
  turned,
  upTo,
  type Area,
  type Look,
  type Outline,
} from './venues-look.ts';

/** A sign of the kit that is seen on what is under it. */
export function icon(
  s: Sheet,
  l: Look,
  name: string,
  x: number,
  y: number,
  size: number,
  under: string,
  turn = 0,
): void {
  const r = s.random;
  const ink = onto(under);
  const [a, b] = r.pick([
    [ink, mix(ink, under, 0.5)],
    [apart(r.pick(l.fills), under), ink],
    [ink, apart(r.pick(l.fills), under)],
  ]) as [string, string];
  sign(s, name, x, y, size, a, apart(b, a), turn);
}

/** What an icon stands on. Returns the colour under the icon. */
function plateOf(s: Sheet, l: Look, cx: number, cy: number, size: number, k: number, lift: string): string {
  const fill = tint(l, k);
  const [x, y, pale] = [cx - size / 2, cy - size / 2, mix(fill, l.card, 0.72)];
  const a = { x, y, w: size, h: size };
  const side = Math.round(size * 0.08);
  const plates = [
    () => slab(s, 'disc', a, fill, { outline: 'pill', lift }),
    () => slab(s, 'plate', a, fill, { corner: size * 0.26, lift, loud: false }),
    () => slab(s, 'ring', a, l.card, { outline: 'pill', rim: side, edge: fill, lift, flat: true }),
    () => slab(s, 'plate', a, fill, { outline: 'chamfer', corner: size * 0.28, lift }),
    () => slab(s, 'disc', a, pale, { outline: 'pill', rim: 4, edge: fill, lift, flat: true }),
    () => slab(s, 'disc', a, fill, { outline: 'leaf', corner: size * 0.4, lift }),
  ];
  plates[l.plate]!();
  return [fill, fill, l.card, fill, pale, fill][l.plate]!;
}

export function badgeIcon(
  s: Sheet,
  l: Look,
  name: string,
  cx: number,
  cy: number,
  size: number,
  k: number,
  lift = l.small,
): void {
  const under = plateOf(s, l, cx, cy, size, k, lift);
  const inner = size * 0.56;
  icon(s, l, name, cx - inner / 2, cy - inner / 2, inner, under);
}

/** A pill with its words and perhaps a sign; as wide as they need, up to `most`. Returns its width. */
export function pill(
  s: Sheet,
  l: Look,
  x: number,
  cy: number,
  h: number,
  most: number,
  text: Pair,
  fill: string,
  name = '',
  lift = l.small,
): number {
  const lead = name ? h * 0.9 : h * 0.45;
  const w = Math.min(most, breadth(s, text) * h * 0.5 + lead + h * 0.5);
  slab(s, 'pill', { x, y: cy - h / 2, w, h }, fill, { outline: l.pill, corner: h * 0.26, lift });
  if (name) icon(s, l, name, x + h * 0.3, cy - h * 0.29, h * 0.58, fill);
  centred(s, x + lead + (w - lead - h * 0.45) / 2, cy, w - lead - h * 0.45, h * 0.5, onto(fill), text);
  return w;
}

/** A plate of a given width with words in its middle. */
export function plate(
  s: Sheet,
  l: Look,
  a: Area,
  text: Pair,
  fill: string,
  outline: Outline = l.pill,
  lift = l.small,
  name = 'plate',
): void {
  slab(s, name, a, fill, { outline, corner: Math.min(l.corner, a.h * 0.3), lift });
  centred(s, a.x + a.w / 2, a.y + a.h / 2, a.w * 0.84, a.h * 0.54, onto(fill), text);
}

const spiky = (radius: number, points: number, depth: number) =>
  upTo(points * 2)
    .map((i) => {
      const [q, t] = [i % 2 ? radius * depth : radius, (Math.PI * i) / points];
      return `${i ? 'L' : 'M'}${(q * Math.cos(t)).toFixed(1)} ${(q * Math.sin(t)).toFixed(1)}`;
    })
    .join('') + 'z';

/** A badge, burst, seal or rosette, its rims its own, with one or two lines. */
export function badge(
  s: Sheet,
  l: Look,
  cx: number,
  cy: number,
  q: number,
  texts: readonly Pair[],
  fill = tint(l, 0),
  lift = l.lift,
): void {
  const r = s.random;
  const deep = mix(fill, '#000000', 0.28);
  const ink = onto(fill);
  const inner = (k: number, dash = '') =>
    `<circle r="${q * k}" fill="none" stroke="${ink}" stroke-width="${q * 0.04}" stroke-dasharray="${dash}"/>`;
  const lobes = upTo(12)
    .map((i) => `<circle cx="${q * 0.84}" r="${q * 0.22}" transform="rotate(${i * 30})"/>`)
    .join('');
  const tails = `<path d="M${-q * 0.6} ${q * 0.3}L${-q * 0.78} ${q * 1.5}l${q * 0.34} ${-q * 0.2} ${q * 0.3} ${q * 0.26} ${q * 0.14}-${q}h${q * 0.1}l${q * 0.14} ${q} ${q * 0.3}-${q * 0.26} ${q * 0.34} ${q * 0.2}L${q * 0.6} ${q * 0.3}z" fill="${deep}"/>`;
  const shape = r.pick([
    `<path d="${spiky(q, r.int(12, 22), r.range(0.8, 0.9))}" fill="${fill}"/>`,
    `<path d="${spiky(q, r.int(14, 24), 0.88)}" fill="${fill}"/>${inner(0.76)}`,
    `<circle r="${q}" fill="${fill}"/>${inner(0.86, `${q * 0.1}`)}`,
    `<circle r="${q}" fill="${apart(fill, ink)}" stroke="${ink}" stroke-width="${q * 0.1}"/>${inner(0.82)}`,
    `<g fill="${fill}">${lobes}<circle r="${q * 0.86}"/></g>${inner(0.78)}`,
    `${tails}<circle r="${q}" fill="${deep}"/><circle r="${q * 0.84}" fill="${fill}"/>`,
    `<path d="${spiky(q, 3, 1)}" fill="${fill}" stroke="${fill}" stroke-width="${q * 0.2}" stroke-linejoin="round"/>`,
  ]);
  const turn = r.pick([0, r.int(-16, 16)]);
  turned(s, cx, cy, turn, () => {
    s.object('badge', svg(cx, cy, 10, 10, `<g style="filter:${lift || 'none'}">${shape}</g>`));
    const two = texts.length > 1;
    for (const [i, text] of texts.slice(0, 2).entries())
      centred(
        s,
        cx,
        cy + (two ? (i ? q * 0.28 : -q * 0.2) : 0),
        q * 1.24,
        q * (two && i ? 0.3 : 0.46),
        apart(ink, fill),
        text,
      );
  });
}

/** A ribbon with folded or notched ends. */
export function ribbon(
  s: Sheet,
  cx: number,
  cy: number,
  w: number,
  h: number,
  text: Pair,
  fill: string,
  lift = '',
): void {
  const r = s.random;
  const deep = mix(fill, '#000000', 0.3);
  const [x, y, n] = [cx - w / 2, cy - h / 2, h * 0.34];
  const fold = (side: string) =>
    `<g transform="${side}"><path d="M${-h * 0.7} ${h * 0.22}H${h * 0.3}V${h * 1.2}H${-h * 0.7}l${n} ${-h * 0.49}z" fill="${deep}"/></g>`;
  const shapes = [
    `<path d="M0 0H${w}l${-n} ${h / 2} ${n} ${h / 2}H0l${n} ${-h / 2}z" fill="${fill}"/>`,
    `${fold('')}${fold(`translate(${w} 0) scale(-1 1)`)}<path d="M0 0H${w}V${h}H0z" fill="${fill}"/>`,
    `<path d="M0 ${h * 0.12}Q${w / 2} ${-h * 0.2} ${w} ${h * 0.12}V${h * 1.06}Q${w / 2} ${h * 0.76} 0 ${h * 1.06}z" fill="${fill}"/>`,
    `<path d="M0 0H${w - n}l${n} ${h / 2} ${-n} ${h / 2}H0z" fill="${fill}"/>`,
  ];
  s.object('ribbon', svg(x, y, w, h, `<g style="filter:${lift || 'none'}">${r.pick(shapes)}</g>`));
  centred(s, cx, cy, w - 2.4 * n, h * 0.54, onto(fill), text);
}

/** A title in the manner of chance: on a plate, on a ribbon, or bare with a rule. */
export function title(s: Sheet, l: Look, a: Area, text: Pair, k: number): void {
  const r = s.random;
  const kind = r.int(0, 3);
  const cy = a.y + a.h / 2;
  if (kind === 0)
    return plate(s, l, a, text, tint(l, k), r.pick(['round', 'pill', 'square', 'chamfer', 'bite', 'slant']));
  if (kind === 1) return ribbon(s, a.x + a.w / 2, cy, a.w * 0.88, a.h * 0.86, text, tint(l, k), l.small);
  centred(s, a.x + a.w / 2, a.y + a.h * 0.44, a.w, a.h * 0.6, l.ink, text);
  if (kind === 2) rule(s, l, a.x + a.w * 0.2, a.y + a.h - 4, a.w * 0.6, k);
}

/** A line with something in its middle, or none. */
export function rule(s: Sheet, l: Look, x: number, cy: number, w: number, k: number): void {
  const colour = tint(l, k);
  const c = w / 2;
  const parted = `<path d="M0 12H${c - 24}M${c + 24} 12H${w}" stroke="${colour}" stroke-width="4"/>`;
  const drawing = s.random.pick([
    `<path d="M0 12H${w}" stroke="${colour}" stroke-width="6"/>`,
    `${parted}<path d="M${c} 0l12 12-12 12-12-12z" fill="${colour}"/>`,
    `${parted}<g fill="${colour}"><circle cx="${c}" cy="12" r="6"/><circle cx="${c - 14}" cy="12" r="4"/><circle cx="${c + 14}" cy="12" r="4"/></g>`,
    `<path d="M0 12q10-16 20 0t20 0${'t20 0'.repeat(Math.max(0, Math.floor(w / 20) - 2))}" fill="none" stroke="${colour}" stroke-width="5"/>`,
  ]);
  s.object('rule', svg(x, cy - 12, w, 24, drawing));
}

/** What leads from a name to its price. */
export function leader(s: Sheet, l: Look, x: number, cy: number, w: number, colour = l.faint): void {
  if (w < 24) return;
  const styles = [
    'stroke-width="6" stroke-dasharray="0 13" stroke-linecap="round"',
    'stroke-width="8" stroke-dasharray="0 18" stroke-linecap="round"',
    'stroke-width="4" stroke-dasharray="14 9"',
    'stroke-width="6" stroke-dasharray="6 8"',
    'stroke-width="5" stroke-dasharray="16 10 0 10" stroke-linecap="round"',
  ];
  s.object('leader', svg(x, cy - 5, w, 10, `<path d="M4 5H${w - 4}" stroke="${colour}" ${styles[l.leader]}/>`));
}

/** A photograph cut and framed in one piece. */
export function picture(
  s: Sheet,
  l: Look,
  a: Area,
  seed: number,
  round = '',
  framed = s.random.chance(0.5),
  turn = 0,
): void {
  const r = s.random;
  const edge = framed
    ? `border:${r.pick([5, 9, 14])}px solid ${r.pick(['#ffffff', l.edge, tint(l, 1)])};box-sizing:border-box;`
    : '';
  const shade = `box-shadow:${r.pick(['0 6px 18px rgba(0,0,0,.4)', '8px 8px 0 rgba(0,0,0,.3)', '0 2px 6px rgba(0,0,0,.4)'])}`;
  const radius = round || r.pick(['0', '16px', '36px', `${l.corner}px`]);
  const [w, h] = [Math.round(a.w), Math.round(a.h)];
  s.object(
    'photo',
    box(
      a.x,
      a.y,
      w,
      h,
      '',
      photo(0, 0, w, h, seed, `width:${w}px;height:${h}px;${edge}border-radius:${radius};${shade}`),
      turn,
    ),
  );
}

/** Five marks, some of them full: one row. */
export function rating(s: Sheet, l: Look, x: number, cy: number, size: number, full: number, under: string): number {
  const r = s.random;
  const on = apart(tint(l, r.int(0, 3)), under);
  const off = mix(under, onto(under), 0.25);
  const mark = r.pick([
    'M12 1l3.300 7 7.500.9-5.500 5.200 1.500 7.500L12 18l-6.800 3.600 1.500-7.500L1.200 8.900l7.500-.9z',
    'M12 22C3 15 1 11 1 7.500a5.500 5.500 0 0 1 11-1 5.500 5.500 0 0 1 11 1C23 11 21 15 12 22z',
    'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  ]);
  const marks = upTo(5).map(
    (i) => `<path transform="translate(${i * 27} 0)" d="${mark}" fill="${i < full ? on : off}"/>`,
  );
  const w = (size * 132) / 24;
  s.object('rating', svg(x, cy - size / 2, w, size, marks.join(''), 0, '0 0 132 24'));
  return w;
}

/** A strip of tape that holds something. */
export function tape(s: Sheet, l: Look, cx: number, cy: number, w: number, turn: number): void {
  const teeth = 'l4 5 -4 5'.repeat(4);
  const d = `M0 0H${w}${teeth}H0${'l-4 -5 4 -5'.repeat(4)}z`;
  const fill = mix(tint(l, 2), '#ffffff', 0.2);
  s.object(
    'tape',
    svg(
      cx - w / 2,
      cy - 20,
      w,
      40,
      `<path d="${d}" fill="${fill}" style="filter:drop-shadow(0 2px 3px rgba(0,0,0,.3))"/>`,
      turn,
    ),
  );
}

/** Small flags or lamps on a cord, as one thing. */
export function garland(s: Sheet, l: Look, x: number, y: number, w: number, sag: number): void {
  const r = s.random;
  const [count, kind] = [r.int(9, 14), r.int(0, 2)];
  const step = w / count;
  const hung = upTo(count).map((i) => {
    const t = (i + 0.5) / count;
    const [hx, hy, fill] = [t * w, 4 * sag * t * (1 - t), tint(l, i)];
    const flag = `<path d="M${-step * 0.4} 0H${step * 0.4}L0 ${step * 0.9}z" fill="${fill}"/>`;
    const lamp = `<path d="M-6 0h12v12h-12z" fill="#2b2833"/><circle cy="${step * 0.3 + 8}" r="${step * 0.3}" fill="${fill}"/>`;
    const sheet = `<path d="M${-step * 0.36} 0H${step * 0.36}V${step * 0.8}L0 ${step * 0.56} ${-step * 0.36} ${step * 0.8}z" fill="${fill}"/>`;
    return `<g transform="translate(${hx} ${hy})">${[flag, lamp, sheet][kind]}</g>`;
  });
  const cord = `<path d="M0 0Q${w / 2} ${sag * 2} ${w} 0" fill="none" stroke="#2b2833" stroke-width="5"/>`;
  s.object(
    'garland',
    svg(x, y, w, sag + step, `<g style="filter:drop-shadow(0 2px 3px rgba(0,0,0,.45))">${cord}${hung.join('')}</g>`),
  );
}
