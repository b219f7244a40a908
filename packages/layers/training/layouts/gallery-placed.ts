/** Pages of the gallery that lie freely: crowds, shelves, things half behind others, things that hang, stages. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { badge, card, headline, lifted, path, picture, pin, plate, ribbon, stroke, tape } from './clubs-parts.ts';
import { artOf, caption, head, lay, onDisc, put, within, type Art } from './gallery-art.ts';
import { apart, calm, decor, mix, onto, placed, shuffled, tint, upTo, write, type Area } from './clubs-look.ts';

/** Places on a loose grid, in any order. */
function strew(s: Sheet, columns: number, rows: number, shake: number) {
  const { random: r } = s;
  const [w, h] = [1024 / columns, 1024 / rows];
  return shuffled(
    r,
    upTo(columns * rows).map((i) => ({
      cx: ((i % columns) + 0.5) * w + r.range(-shake, shake) * w,
      cy: (Math.floor(i / columns) + 0.5) * h + r.range(-shake, shake) * h,
      w,
      h,
    })),
  );
}

/** Many drawings of all sizes that lie about and over one another; a plate with words in front. */
export const crowd: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const [columns, rows] = r.pick([
    [3, 3],
    [3, 4],
    [4, 4],
    [2, 3],
  ] as const);
  const places = strew(s, columns, rows, 0.14);
  const size = r.range(0.75, 1.15);
  const same = r.chance(0.2) ? r.pick(Object.keys(art.kinds)) : undefined;
  for (const at of places.slice(0, Math.round(places.length * r.range(0.6, 1)))) {
    const q = size * r.range(0.7, 1.15);
    put(s, art, { ...at, w: at.w * q, h: at.h * q }, { turn: r.int(-25, 25), ...(same ? { name: same } : {}) });
  }
  const a = { x: r.int(60, 240), y: r.int(380, 520), w: r.int(560, 720), h: r.int(130, 240) };
  if (r.chance(0.7)) {
    card(s, l, a, r.pick([l.face, tint(l, 0)]));
    write(s, a.x + 40, a.y + a.h / 2, a.w - 80, 80, l.ink, head(s), 'center');
  }
};

function board(s: Sheet, art: Art, y: number, from: number, to: number): void {
  const { random: r } = s;
  const fill = r.pick(['#a9744a', '#7c5a3c', tint(art.look, 2), '#ffffff']);
  s.box(
    'shelf',
    from,
    y,
    to - from,
    r.int(18, 34),
    `${decor(r, fill, mix(fill, '#000000', 0.1))};${art.look.low || 'box-shadow:0 5px 10px rgba(0,0,0,.3)'}`,
  );
}

/** Boards with drawings that stand on them side by side; posts that hold them, sometimes. */
export const shelf: Layout = (s, seed) => {
  const { random: r } = s;
  const art = { ...artOf(s, seed), lift: '' };
  const { look: l } = art;
  const n = r.int(2, 3);
  const [from, to] = [r.int(40, 120), r.int(880, 984)];
  const [first, step] = [r.int(330, 400), r.int(250, 300)];
  if (r.chance(0.3)) card(s, l, { x: from - 30, y: 40, w: to - from + 60, h: 950 }, mix(l.face, tint(l, 1), 0.3));
  if (r.chance(0.4))
    for (const x of [from + 40, to - 64])
      s.box('post', x, 150, 24, 830, `background:${r.pick(['#5b4632', '#2c2f36', tint(l, 3)])}`);
  headline(s, l, { x: from, y: 50, w: to - from, h: 100 }, head(s), r.pick(Object.keys(art.kinds)));
  for (const row of upTo(n)) {
    const y = first + row * step;
    board(s, art, y, from, to);
    const count = r.int(2, 5);
    const w = (to - from - 60) / count;
    for (const k of upTo(count)) {
      const h = (step - 50) * r.range(0.55, 0.95);
      put(s, art, { cx: from + 30 + w * (k + 0.5), cy: y - h / 2, w: w * r.range(0.7, 1.05), h }, { foot: true });
    }
    if (r.chance(0.5)) plate(s, l, from + r.int(140, 600), y + 10, 48, tint(l, row), caption(s));
  }
};

/** Drawings that are hidden in part by cards, panels or photographs in front of them. */
export const behind: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const a: Area = { x: r.int(80, 200), y: r.int(380, 460), w: r.int(620, 760), h: r.int(300, 420) };
  for (const k of upTo(r.int(1, 3))) {
    const h = r.int(320, 460);
    put(s, art, { cx: a.x + a.w * (0.2 + 0.3 * k), cy: a.y - h * r.range(0, 0.3), w: 300, h }, { turn: r.int(-8, 8) });
  }
  if (r.chance(0.7)) card(s, l, a, r.pick([l.face, tint(l, 1)]), 'card', l.lift, r.pick([0, 0, 0, -3]));
  else picture(s, l, a, art.seed);
  if (r.chance(0.6)) lay(s, art, within({ ...a, w: a.w * 0.4 }, 0.8));
  write(s, a.x + a.w * 0.42, a.y + a.h * 0.35, a.w * 0.54, 64, l.ink, head(s));
  write(s, a.x + a.w * 0.42, a.y + a.h * 0.62, a.w * 0.54, 36, l.ink, caption(s));
  put(s, art, { cx: a.x + a.w, cy: a.y + a.h, w: r.int(200, 300), h: r.int(200, 300) });
  if (r.chance(0.5)) ribbon(s, l, { x: 120, y: 860, w: 780, h: 110 }, tint(l, 0), caption(s));
};

/** Things that hang from a line or a bar on strings of their own. */
export const hung: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const [sag, top, n] = [r.pick([0, 50, 110]), r.int(60, 180), r.int(3, 5)];
  const colour = r.pick([l.ink, '#6b4a2f', '#d9d9d9']);
  s.object('line', svg(0, 0, 1024, 1024, stroke(`M-10 ${top}Q512 ${top + 2 * sag} 1034 ${top}`, colour, r.int(5, 16))));
  const [w, cards] = [1024 / n, r.chance(0.4)];
  for (const k of upTo(n)) {
    const [cx, t] = [w * (k + 0.5), (k + 0.5) / n];
    const y = top + sag * 4 * t * (1 - t);
    const [drop, size] = [r.int(20, 220), w * 0.86];
    s.object('string', svg(0, 0, 1024, 1024, stroke(`M${cx} ${y}V${y + drop + 10}`, colour, r.int(3, 6))));
    if (!cards) put(s, art, { cx, cy: y + drop + size / 2, w: size, h: size });
    else {
      const a = { x: cx - size / 2, y: y + drop, w: size, h: size * 1.25 };
      card(s, l, a, r.pick([l.face, tint(l, k)]), 'card', l.lift, r.int(-4, 4));
      lay(s, art, within(a, 0.76));
      if (r.chance(0.5)) pin(s, l, cx, y + drop + 14, 40, tint(l, k + 1));
    }
  }
  const low = { x: 90, y: r.int(720, 800), w: 844, h: 190 };
  if (r.chance(0.6)) card(s, l, low);
  write(s, low.x + 40, low.y + 75, low.w - 80, 80, l.ink, head(s), 'center');
  write(s, low.x + 40, low.y + 150, low.w - 80, 40, l.ink, caption(s), 'center');
};

/** Prints with a white border that lie askew, taped or pinned, drawings or photographs in them. */
export const photographs: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  for (const [k, at] of strew(s, 2, r.int(2, 3), 0.08).entries()) {
    const w = Math.min(at.w, at.h) * r.range(0.76, 0.98);
    placed(s, at.cx, at.cy, r.int(-11, 11), () => {
      const h = w * r.range(1, 1.15);
      s.box('print', -w / 2, -h / 2, w, h, `background:${r.pick(['#fdfdfa', l.face])};${l.lift}`);
      const b: Area = { x: -w / 2 + 16, y: -h / 2 + 16, w: w - 32, h: h - 76 };
      const drawn = r.chance(0.7);
      if (drawn) s.box('field', b.x, b.y, b.w, b.h, calm(r, tint(l, k)));
      else picture(s, { ...l, round: 0, drop: '0 0 0 transparent' }, b, art.seed + k);
      if (drawn || r.chance(0.4)) lay(s, art, within(b, 0.84));
      write(s, b.x, h / 2 - 30, b.w, 30, '#33302c', caption(s), 'center');
      const fix = r.int(0, 2);
      if (fix === 0) tape(s, 0, -h / 2, w * 0.4, apart(tint(l, k + 1), '#ffffff'), r.int(-8, 8));
      if (fix === 1) pin(s, l, 0, -h / 2 + 18, 44, tint(l, k + 2));
    });
  }
  if (r.chance(0.6)) headline(s, l, { x: 130, y: 450, w: 764, h: 120 }, head(s), r.pick(Object.keys(art.kinds)));
};

/** Bands of ground and sky with drawings that stand before one another, and signs on poles. */
export const stage: Layout = (s, seed) => {
  const { random: r } = s;
  const art = { ...artOf(s, seed), lift: '' };
  const { look: l } = art;
  const floor = r.int(620, 780);
  if (r.chance(0.5)) s.disc(r.int(40, 640), r.int(40, 240), r.int(200, 360), tint(l, 2));
  const hill = path(
    `M-10 ${floor}Q${r.int(150, 420)} ${floor - r.int(20, 160)} 560 ${floor - 20}T1034 ${floor - 60}V1034H-10z`,
    tint(l, 0),
  );
  s.object('hill', r.chance(0.5) ? lifted(l, svg(0, 0, 1024, 1024, hill)) : svg(0, 0, 1024, 1024, hill));
  const stands = (y: number, size: number, n: number) => {
    for (const k of upTo(n))
      put(
        s,
        art,
        { cx: (1024 / n) * (k + r.range(0.3, 0.7)), cy: y - size / 2, w: size * 1.1, h: size },
        { foot: true },
      );
  };
  stands(floor + 30, r.int(180, 300), r.int(2, 4));
  if (r.chance(0.5))
    s.box('road', -10, floor + 130, 1044, r.int(90, 180), calm(r, r.pick(['#5a5f66', tint(l, 3), '#d8c49a'])));
  stands(r.int(950, 1010), r.int(260, 400), r.int(1, 3));
  const [x, what] = [r.int(120, 620), r.int(0, 3)];
  if (what < 2) {
    for (const at of r.pick([[150], [50, 250]]))
      s.box('pole', x + at - 9, 250, 18, 560, `background:${r.pick(['#5b4632', l.ink])}`);
    card(s, l, { x, y: 180, w: 300, h: 170 }, l.face, 'sign');
    write(s, x + 20, 265, 260, 52, l.ink, caption(s), 'center');
  } else if (what === 2) badge(s, l, x + 100, 260, 230, tint(l, 1), caption(s));
  else onDisc(s, art, x + 100, 240, 230, 1);
  write(s, 60, 90, 900, 90, onto(s.palette.light) === '#ffffff' ? '#ffffff' : l.ink, head(s), 'center');
};
