/** The pieces that the clubs' posters share: cards, discs with signs, ribbons, badges, bubbles, photographs, tapes. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { box, photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import {
  apart,
  breadth,
  calm,
  decor,
  inset,
  mix,
  onto,
  placed,
  tint,
  upTo,
  write,
  type Area,
  type Look,
} from './clubs-look.ts';

/** A drawing that casts a shadow along its own edge. */
export const lifted = (l: Look, drawn: string) => `<div style="filter:drop-shadow(${l.drop})">${drawn}</div>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** Something drawn on 200 × 200, as one thing. */
export const stand = (s: Sheet, l: Look, name: string, cx: number, cy: number, size: number, drawn: string, turn = 0) =>
  s.object(name, lifted(l, svg(cx - size / 2, cy - size / 2, size, size, drawn, turn, '0 0 200 200')));

/** A card; `css` instead of what lifts it from the ground. */
export function card(s: Sheet, l: Look, a: Area, fill = l.face, name = 'card', css = l.lift, turn = 0) {
  const round = Math.min(l.round, a.h / 2, a.w / 2);
  s.box(name, a.x, a.y, a.w, a.h, `${calm(s.random, fill)};border-radius:${round}px;${css}`, turn);
}

/** A board under the whole, sometimes with a thin frame or a foot in another colour; what is left of it. */
export function board(s: Sheet, l: Look, a: Area): Area {
  const { random: r } = s;
  const round = Math.min(l.round, 40);
  s.box('board', a.x, a.y, a.w, a.h, `background:${mix(l.face, l.ink, 0.1)};border-radius:${round}px;${l.lift}`);
  if (r.chance(0.3)) {
    const line = `border:${r.int(3, 5)}px ${r.pick(['solid', 'dashed', 'double'])} ${tint(l, 1)};box-sizing:border-box`;
    const f = inset(a, r.int(16, 22));
    s.box('frame', f.x, f.y, f.w, f.h, `${line};border-radius:${Math.max(0, round - 14)}px`);
    return inset(a, 44);
  }
  return inset(a, r.int(30, 44));
}

const wheel = (points: number, radius: (i: number) => number, c = 100) =>
  upTo(points)
    .map((i) => {
      const angle = (Math.PI * 2 * i) / points - Math.PI / 2;
      return `${(c + radius(i) * Math.cos(angle)).toFixed(1)} ${(c + radius(i) * Math.sin(angle)).toFixed(1)}`;
    })
    .join('L');

/** A star or burst on 200 × 200. */
export const rays = (points: number, depth: number, fill: string, radius = 98, more = '') =>
  path(`M${wheel(points * 2, (i) => (i % 2 ? radius * depth : radius))}z`, fill, more);

/** An edge of many small arcs, on 200 × 200. */
export const scallop = (n: number, fill: string) => {
  const bumps = upTo(n).map((i) => {
    const angle = (Math.PI * 2 * i) / n;
    const at = (f: (angle: number) => number) => (100 + 84 * f(angle)).toFixed(1);
    return `<circle cx="${at(Math.cos)}" cy="${at(Math.sin)}" r="${(270 / n).toFixed(1)}"/>`;
  });
  return `<g fill="${fill}"><circle cx="100" cy="100" r="85"/>${bumps.join('')}</g>`;
};

/** What a sign, a crest or a number stands on: in one design always of one kind. `manner`: which. */
export function disc(s: Sheet, l: Look, cx: number, cy: number, size: number, fill: string, manner = l.disc): string {
  const { random: r } = s;
  const [x, y] = [cx - size / 2, cy - size / 2];
  const rim = Math.max(3, Math.round(size * 0.06));
  if (manner === 3) stand(s, l, 'disc', cx, cy, size, path(`M${wheel(6, () => 98)}z`, fill));
  else if (manner === 4) stand(s, l, 'disc', cx, cy, size, scallop(r.int(12, 18), fill));
  else {
    const border = (colour: string) => `border:${rim}px solid ${colour};box-sizing:border-box`;
    const pale = mix(fill, l.face, 0.8);
    const css = [
      `background:${fill};border-radius:50%`,
      `background:${fill};border-radius:50%;${border(l.night ? '#ffffff' : l.ink)}`,
      `background:${fill};border-radius:${size * 0.24}px`,
      '',
      '',
      `background:${pale};border-radius:50%;${border(fill)}`,
      `background:linear-gradient(150deg,${mix(fill, '#ffffff', 0.25)},${mix(fill, '#000000', 0.2)});border-radius:50%`,
      `background:${fill};border-radius:${size * 0.14}px`,
    ][manner]!;
    s.box('disc', x, y, size, size, `${css};filter:drop-shadow(0 3px 6px rgba(0,0,0,.3))`, manner === 7 ? 9 : 0);
    if (manner === 5) return pale;
  }
  return fill;
}

/** A sign on its disc. */
export function mark(s: Sheet, l: Look, cx: number, cy: number, size: number, name: string, fill: string) {
  const under = disc(s, l, cx, cy, size, fill);
  const ink = under === fill ? onto(fill) : apart(fill, under);
  sign(s, name, cx - size * 0.29, cy - size * 0.29, size * 0.58, ink, mix(ink, under, 0.55));
}

/** A sign that stands alone on `under`. */
export const bare = (s: Sheet, l: Look, name: string, x: number, y: number, size: number, k: number, under = l.face) =>
  sign(s, name, x, y, size, apart(tint(l, k), under), apart(tint(l, k + 1), under));

const ribbonPaths: ((w: number, h: number) => string)[] = [
  (w, h) => `M0 0H${w}l${-h * 0.4} ${h / 2} ${h * 0.4} ${h / 2}H0l${h * 0.4} ${-h / 2}z`,
  (w, h) => `M0 0H${w - h / 2}L${w} ${h / 2} ${w - h / 2} ${h}H0z`,
  (w, h) => `M${h * 0.3} 0H${w}l${-h * 0.3} ${h}H0z`,
  (w, h) => `M${h / 2} 0H${w - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${-h}z`,
  (w, h) => `M0 ${h * 0.12}Q${w / 2} ${-h * 0.12} ${w} ${h * 0.12}V${h}Q${w / 2} ${h * 0.76} 0 ${h}z`,
  (w, h) => `M0 0${`l8 ${h / 12} -8 ${h / 12}`.repeat(6)}H${w}${`l-8 ${-h / 12} 8 ${-h / 12}`.repeat(6)}z`,
];

function folded(w: number, h: number, fill: string, dent: number): string {
  const [fold, drop] = [h * 0.55, h * 0.22];
  const deep = mix(fill, '#000000', 0.36);
  const tail = path(`M0 ${drop}H${fold * 1.6}V${h}H0l${dent} ${-(h - drop) / 2}z`, deep);
  return `${tail}<g transform="translate(${w} 0) scale(-1 1)">${tail}</g>${path(`M${fold} 0h${w - 2 * fold}v${h - drop}h${2 * fold - w}z`, fill)}`;
}

/** A ribbon, an arrow, a pill or a strip with words on it. */
export function ribbon(s: Sheet, l: Look, a: Area, fill: string, text: Pair, turn = 0, kind = l.ribbon) {
  const { random: r } = s;
  const { w } = a;
  const h = Math.min(a.h, w * 0.26);
  placed(s, a.x + w / 2, a.y + a.h / 2, turn, () => {
    const dashes = stroke(
      `M${h * 0.6} ${h * 0.13}H${w - h * 0.7}M${h * 0.6} ${h * 0.87}H${w - h * 0.7}`,
      onto(fill),
      2,
    );
    const seam = kind < 4 && r.chance(0.3) ? dashes : '';
    const drawn = kind > 5 ? folded(w, h, fill, h * (kind === 6 ? 0.28 : -0.22)) : path(ribbonPaths[kind]!(w, h), fill);
    s.object('ribbon', lifted(l, svg(-w / 2, -h / 2, w, h, drawn + seam)));
    const side = h * (kind > 5 ? 0.75 : 0.55);
    const low = kind > 5 ? -h * 0.11 : kind === 4 ? -h * 0.06 : 0;
    write(s, side - w / 2, low, w - 2 * side, h * 0.48, onto(fill), text, 'center');
  });
}

const badgeDrawings: ((r: Random, fill: string, rim: string) => string)[] = [
  (r, fill, rim) =>
    rays(r.int(12, 22), 0.86, fill) + stroke('M24 100a76 76 0 0 0 152 0a76 76 0 0 0-152 0', rim, r.int(3, 6)),
  (r, fill, rim) =>
    `<circle cx="100" cy="100" r="97" fill="${rim}"/><circle cx="100" cy="100" r="${r.int(80, 90)}" fill="${fill}"/>`,
  (r, fill, rim) =>
    scallop(r.int(12, 20), fill) +
    stroke('M26 100a74 74 0 0 0 148 0a74 74 0 0 0-148 0', rim, 4, ' stroke-dasharray="2 10"'),
  (r, fill, rim) =>
    path(`M58 130L36 226l34-10 24 26 20-90z`, mix(fill, '#000000', 0.3)) +
    path(`M142 130l22 96-34-10-24 26-20-90z`, mix(fill, '#000000', 0.3)) +
    scallop(r.int(14, 18), fill) +
    `<circle cx="100" cy="100" r="76" fill="none" stroke="${rim}" stroke-width="5"/>`,
  (r, fill) => rays(r.int(9, 14), r.range(0.76, 0.84), fill),
  (_, fill, rim) => path(`M${wheel(8, () => 98)}z`, rim) + path(`M${wheel(8, () => 85)}z`, fill),
];

/** A badge, with what rims it, and one or two lines. */
export function badge(s: Sheet, l: Look, cx: number, cy: number, size: number, fill: string, text: Pair, sub?: Pair) {
  const { random: r } = s;
  const rim = r.pick([onto(fill), apart(tint(l, 1), fill), mix(fill, onto(fill), 0.5)]);
  placed(s, cx, cy, r.pick([0, -10, 8, 14, -6]), () => {
    stand(s, l, 'badge', 0, 0, size, r.pick(badgeDrawings)(r, fill, rim));
    const w = size * 0.66;
    write(s, -w / 2, sub ? -size * 0.07 : 0, w, size * 0.26, onto(fill), text, 'center');
    if (sub) write(s, -w * 0.42, size * 0.15, w * 0.84, size * 0.13, onto(fill), sub, 'center');
  });
}

/** A bubble of speech with its tail below or above; its words. */
export function bubble(s: Sheet, l: Look, a: Area, fill: string, text: Pair, below = true) {
  const { random: r } = s;
  const { w, h } = a;
  const [c, at, lean] = [Math.min(h * 0.45, r.pick([6, 22, 60])), w * r.range(0.25, 0.6), r.pick([-26, 6, 30])];
  const body = `M${c} 0H${w - c}a${c} ${c} 0 0 1 ${c} ${c}V${h - c}a${c} ${c} 0 0 1 ${-c} ${c}H${at + 36}L${at + lean + 16} ${h + 34}L${at} ${h}H${c}a${c} ${c} 0 0 1 ${-c} ${-c}V${c}a${c} ${c} 0 0 1 ${c} ${-c}z`;
  const flip = below ? '' : ` transform="translate(0 ${h}) scale(1 -1)"`;
  s.object('bubble', lifted(l, svg(a.x, a.y, w, h, path(body, fill, flip))));
  write(s, a.x + 18, a.y + h / 2, w - 36, Math.min(40, h * 0.42), onto(fill), text, 'center');
}

/** A photograph with a border of `rim` px within its size. */
export function rimmed(s: Sheet, a: Area, seed: number, rim: number, colour: string, css: string, name = 'photo') {
  const [w, h] = [Math.round(a.w - 2 * rim), Math.round(a.h - 2 * rim)];
  s.object(name, photo(a.x, a.y, w, h, seed, `border:${rim}px solid ${colour};${css}`));
}

/** A photograph: bare, rimmed, rounded, an arch, or on a card of its own. */
export function picture(s: Sheet, l: Look, a: Area, seed: number, turn = 0) {
  const { random: r } = s;
  const [w, h] = [Math.round(a.w), Math.round(a.h)];
  const turned = turn ? `transform:rotate(${turn}deg);` : '';
  const arch = Math.min(w / 2, h * 0.6);
  if (r.chance(0.22)) {
    s.box('frame', a.x, a.y, w, h, `background:${r.pick(['#fdfdfb', tint(l, 2), l.face])};${l.lift}`, turn);
    const foot = Math.round(Math.min(70, h * 0.18));
    return s.object('photo', box(a.x, a.y, w, h, '', photo(18, 18, w - 36, h - 18 - foot, seed), turn));
  }
  const round = Math.min(l.round, h / 3);
  const css = r.pick([
    `border-radius:${round}px`,
    `border-radius:${round}px`,
    `border-radius:${arch}px ${arch}px ${round / 2}px ${round / 2}px`,
    `border-radius:${Math.min(h, w) * 0.34}px ${round}px`,
  ]);
  const rim = r.pick([0, 0, r.int(8, 16)]);
  rimmed(s, a, seed, rim, r.pick(['#ffffff', l.face, tint(l, 0)]), `${turned}filter:drop-shadow(${l.drop});${css}`);
}

/** A photograph cut into a disc, with its ring. */
export function roundPicture(s: Sheet, l: Look, cx: number, cy: number, size: number, seed: number, ring: string) {
  const d = Math.round(size);
  const rim = Math.max(4, Math.round(s.random.pick([0.03, 0.05, 0.07]) * d));
  const at = { x: cx - d / 2, y: cy - d / 2, w: d, h: d };
  rimmed(s, at, seed, rim, ring, `border-radius:50%;filter:drop-shadow(${l.drop})`);
}

export function tape(s: Sheet, cx: number, cy: number, w: number, fill: string, turn: number) {
  const { random: r } = s;
  const h = w * r.range(0.26, 0.38);
  const css = `${decor(r, fill, mix(fill, '#ffffff', 0.35))};opacity:${r.pick([1, 0.92])};box-shadow:0 2px 5px rgba(0,0,0,.3)`;
  s.box('tape', cx - w / 2, cy - h / 2, w, h, css, turn);
}

/** A pin as it is stuck into a board, seen from above or from the side. */
export function pin(s: Sheet, l: Look, cx: number, cy: number, size: number, fill: string) {
  const shine = mix(fill, '#ffffff', 0.5);
  const drawn = s.random.pick([
    `<circle cx="100" cy="100" r="92" fill="${fill}"/><circle cx="72" cy="68" r="26" fill="${shine}"/>`,
    path('M96 96l-6 96 20-60z', '#8d9096') +
      path('M60 10h80l-14 30v34l34 34H40l34-34V40z', fill) +
      path('M76 20h16v80H70z', shine),
    `<circle cx="100" cy="100" r="92" fill="${mix(fill, '#000000', 0.28)}"/><circle cx="100" cy="92" r="58" fill="${fill}"/>`,
  ]);
  stand(s, l, 'pin', cx, cy, size, drawn);
}

/** A pill or a rounded plate that is pressed. */
export function button(s: Sheet, l: Look, a: Area, fill: string, text: Pair) {
  const { random: r } = s;
  const css = `border-radius:${r.pick([a.h / 2, Math.min(14, l.round), l.round ? 18 : 0])}px;${l.lift}`;
  s.box('button', a.x, a.y, a.w, a.h, `${calm(r, fill)};${css}`);
  write(s, a.x + 26, a.y + a.h / 2, a.w - 52, a.h * 0.42, onto(fill), text, 'center');
}

/** A plate as wide as its words, its middle at `cx`. */
export function plate(s: Sheet, l: Look, cx: number, cy: number, h: number, fill: string, text: Pair, most = 400) {
  const w = Math.min(most, breadth(s, text) * h * 0.5 + h * 0.9);
  const css = `border-radius:${s.random.pick([Math.min(l.round, h / 2), h / 2])}px;box-shadow:0 3px 9px rgba(0,0,0,.32)`;
  s.box('plate', cx - w / 2, cy - h / 2, w, h, `background:${fill};${css}`);
  write(s, cx - w / 2 + h * 0.25, cy, w - h * 0.5, h * 0.5, onto(fill), text, 'center');
}

/** Small things that lie about, each at one of the places. */
export function strewn(s: Sheet, l: Look, places: readonly (readonly [number, number])[], most: number) {
  const { random: r } = s;
  const [kind, points] = [r.int(0, 4), r.int(4, 6)];
  for (const [k, [x, y]] of places.slice(0, most).entries()) {
    const fill = tint(l, k);
    const rim = ` stroke="${r.chance(0.5) ? '#ffffff' : mix(fill, '#000000', 0.4)}" stroke-width="12"`;
    const drawn = [
      rays(points, 0.45, fill, 92, rim),
      `<circle cx="100" cy="100" r="90" fill="${fill}"${rim}/>`,
      `<path d="M8 100a92 92 0 1 0 184 0a92 92 0 1 0-184 0zM60 100a40 40 0 1 1 80 0a40 40 0 1 1-80 0z" fill="${fill}"${rim} fill-rule="evenodd"/>`,
      path('M70 4h60v66h66v60h-66v66H70v-66H4V70h66z', fill, rim),
      path('M100 4Q112 88 196 100 112 112 100 196 88 112 4 100 88 88 100 4z', fill, rim),
    ][kind]!;
    stand(s, l, 'ornament', x, y, r.int(34, 66), drawn, r.int(-20, 20));
  }
}

/** A headline: on a ribbon, on a turned plate, or beside a sign. */
export function headline(s: Sheet, l: Look, a: Area, text: Pair, icon: string) {
  const { random: r } = s;
  const [kind, fill] = [r.int(0, 3), tint(l, r.int(0, 2))];
  if (kind === 0) return ribbon(s, l, a, fill, text, r.pick([0, 0, -3, 2]));
  const h = a.h * 0.84;
  if (kind === 3) {
    const ground = l.night ? tint(l, 2) : mix(l.ink, tint(l, 3), 0.35);
    card(s, l, a, ground, 'plate');
    mark(s, l, a.x + a.h * 0.6, a.y + a.h / 2, a.h * 0.72, icon, fill);
    return write(s, a.x + a.h * 1.15, a.y + a.h / 2, a.w - a.h * 1.6, a.h * 0.5, onto(ground), text);
  }
  placed(s, a.x + a.w / 2, a.y + a.h / 2, kind === 1 ? r.pick([-3, -2, 2]) : 0, () => {
    const round = kind === 1 ? Math.min(l.round, 20) : h / 2;
    s.box('plate', -a.w / 2, -h / 2, a.w, h, `${calm(r, fill)};border-radius:${round}px;${l.lift}`);
    write(s, -a.w / 2 + h * 0.4, 0, a.w - h * 0.8, h * 0.56, onto(fill), text, 'center');
  });
}

/** What is to be known, each with its sign, in a row or a column: on plates of their own or on one card. */
export function facts(s: Sheet, l: Look, a: Area, list: readonly (readonly [string, Pair])[], across: boolean) {
  const { random: r } = s;
  const [own, discs] = [r.chance(0.5), r.chance(0.4)];
  if (!own) card(s, l, a, l.face, 'card');
  const [n, gap] = [list.length, own ? 16 : 0];
  const w = across ? (a.w - gap * (n - 1)) / n : a.w;
  const h = across ? a.h : (a.h - gap * (n - 1)) / n;
  for (const [k, [icon, text]] of list.entries()) {
    const [x, y] = [a.x + (across ? k * (w + gap) : 0), a.y + (across ? 0 : k * (h + gap))];
    if (own) card(s, l, { x, y, w, h }, l.face, 'plate');
    const size = Math.min(h * 0.62, w * 0.26, 92);
    const middle = y + h / 2;
    if (discs) mark(s, l, x + 18 + size / 2, middle, size, icon, tint(l, k));
    else bare(s, l, icon, x + 20, middle - size / 2, size, k);
    write(s, x + size + 32, middle, w - size - 50, Math.min(32, h * 0.36), l.ink, text);
  }
}
