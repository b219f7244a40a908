/** Pages of the gallery that are ordered: one large drawing, grids, mosaics, lists, rings, photographs with drawings on them. */
import { photo, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { badge, board, bubble, card, facts, headline, picture, plate, ribbon } from './clubs-parts.ts';
import { artOf, caption, cell, gridOf, head, lay, onDisc, put, within, type Art } from './gallery-art.ts';
import { calm, cut, decor, inset, mix, onto, page, tint, upTo, write, type Area } from './clubs-look.ts';

const known = (s: Sheet, art: Art, n: number) =>
  upTo(n).map(() => [s.random.pick(Object.keys(art.kinds)), caption(s)] as const);

/** One drawing that takes half of the page, bare, on a disc or on a panel; beside it what is to be known. */
export const hero: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const whole = page(r);
  const a = r.chance(0.25) ? board(s, l, whole) : whole;
  const [foot, top] = [r.int(110, 190), r.chance(0.6)];
  const middle = { ...a, y: top ? a.y + 140 : a.y, h: a.h - foot - 160 };
  const [one, two] = r.chance(0.5) ? cut(r, middle, r.range(0.56, 0.68), 30) : [middle, null];
  const under = r.int(0, 3);
  if (under === 1) card(s, l, one, tint(l, 1));
  const disc = Math.min(one.w, one.h) * r.range(0.8, 1);
  if (under === 2) s.disc(one.x + one.w / 2 - disc / 2, one.y + one.h / 2 - disc / 2, disc, tint(l, 1), l.lift);
  const foots = r.chance(0.5);
  (under === 1 || under === 2 ? lay : put)(s, art, within(one, r.range(0.78, 0.96)), { turn: r.pick([0, 0, -6, 8]) });
  if (foots)
    lay(s, art, { cx: one.x + one.w * 0.82, cy: one.y + one.h * 0.84, w: 200, h: one.h * 0.26 }, { foot: true });
  const text = head(s);
  const at = { ...a, y: top ? a.y : a.y + middle.h + 20, h: 110 };
  if (r.chance(0.5)) headline(s, l, at, text, r.pick(Object.keys(art.kinds)));
  else write(s, at.x, at.y + 55, at.w, r.int(60, 92), l.ink, text, r.pick(['left', 'center']));
  if (two) facts(s, l, { ...two, h: Math.min(two.h, 420) }, known(s, art, 3), false);
  else if (r.chance(0.6))
    facts(s, l, { ...a, y: a.y + a.h - foot + 20, h: foot - 20 }, known(s, art, r.int(2, 3)), true);
  if (r.chance(0.5)) badge(s, l, one.x + one.w - 60, one.y + 70, r.int(150, 210), tint(l, 0), caption(s));
};

/** Drawings in rows and columns, each in a cell of its own. */
export const sheet: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const whole = page(r);
  const a = r.chance(0.4) ? board(s, l, whole) : whole;
  const titled = r.chance(0.7);
  if (titled) headline(s, l, { ...a, h: 110 }, head(s), r.pick(Object.keys(art.kinds)));
  const rest = titled ? { ...a, y: a.y + 140, h: a.h - 140 } : a;
  const [columns, rows] = r.pick([
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 3],
    [2, 3],
    [4, 4],
  ] as const);
  const [manner, written] = [r.int(0, 3), r.chance(0.5)];
  for (const [k, area] of gridOf(rest, columns, rows, r.int(16, 34)).entries()) cell(s, art, area, manner, k, written);
};

/** Fields without gaps, each of another colour, a drawing or a photograph in each. */
export const mosaic: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const a = r.chance(0.5) ? { x: 0, y: 0, w: 1024, h: 1024 } : page(r);
  const [columns, rows] = [r.int(2, 4), r.int(2, 4)];
  const fills = [...l.tints, l.face, mix(l.ink, l.face, 0.2)];
  for (const [k, area] of gridOf(a, columns, rows, 0).entries()) {
    const fill = fills[(k + Math.floor(k / columns)) % fills.length]!;
    if (r.chance(0.15))
      s.object(
        'photo',
        photo(Math.round(area.x), Math.round(area.y), Math.round(area.w), Math.round(area.h), art.seed + k),
      );
    else
      s.box(
        'field',
        area.x,
        area.y,
        area.w,
        area.h,
        r.chance(0.75) ? calm(r, fill) : decor(r, fill, mix(fill, onto(fill), 0.15)),
      );
    if (r.chance(0.2)) write(s, area.x + 20, area.y + area.h / 2, area.w - 40, 54, onto(fill), caption(s), 'center');
    else lay(s, art, within(area, r.range(0.6, 0.86)), { turn: r.pick([0, 0, 0, 12, -12]) });
  }
};

/** Rows: a drawing, a line or two, something at the end. */
export const list: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const a = inset(board(s, l, page(r)), 6);
  headline(s, l, { ...a, h: 120 }, head(s), r.pick(Object.keys(art.kinds)));
  const [n, own, discs] = [r.int(3, 5), r.chance(0.5), r.chance(0.4)];
  const end = r.int(0, 2);
  for (const [k, row] of gridOf({ ...a, y: a.y + 150, h: a.h - 150 }, 1, n, own ? 20 : 0).entries()) {
    if (own) card(s, l, row);
    else if (k) s.box('rule', row.x, row.y - 2, row.w, 4, `background:${l.faint}`);
    const size = row.h * 0.78;
    const [cx, cy] = [row.x + 20 + size / 2, row.y + row.h / 2];
    if (discs) onDisc(s, art, cx, cy, size, k);
    else lay(s, art, { cx, cy, w: size, h: size });
    write(s, row.x + size + 50, cy - row.h * 0.16, row.w - size - 300, 42, l.ink, caption(s));
    write(s, row.x + size + 50, cy + row.h * 0.2, row.w - size - 300, 28, l.ink, caption(s));
    if (end === 0) plate(s, l, row.x + row.w - 120, cy, Math.min(60, row.h * 0.5), tint(l, k), caption(s), 200);
    if (end === 1) lay(s, art, { cx: row.x + row.w - 20 - size / 2, cy, w: size, h: size });
  }
};

/** Drawings round a middle. */
export const ring: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const [n, size, start] = [r.int(5, 9), r.int(400, 520), r.range(0, 6)];
  if (r.chance(0.4)) board(s, l, page(r));
  const shape = r.int(0, 2);
  if (shape === 0) s.disc(512 - size / 2, 512 - size / 2, size, tint(l, 0), l.lift);
  if (shape === 1) card(s, l, { x: 512 - size / 2, y: 512 - size * 0.35, w: size, h: size * 0.7 }, tint(l, 0));
  if (shape === 2) picture(s, l, { x: 512 - size / 2, y: 512 - size / 2, w: size, h: size }, art.seed);
  else if (r.chance(0.6)) lay(s, art, { cx: 512, cy: 470, w: size * 0.6, h: size * 0.45 });
  if (shape < 2) write(s, 512 - size * 0.36, 512 + size * 0.24, size * 0.72, 60, onto(tint(l, 0)), head(s), 'center');
  const [discs, small] = [r.chance(0.4), Math.min(210, 1900 / n)];
  for (const k of upTo(n)) {
    const angle = start + (Math.PI * 2 * k) / n;
    const [cx, cy] = [512 + Math.cos(angle) * 390, 512 + Math.sin(angle) * 390];
    if (discs) onDisc(s, art, cx, cy, small * 0.9, k);
    else put(s, art, { cx, cy, w: small, h: small }, { turn: r.chance(0.3) ? r.int(-20, 20) : 0 });
  }
};

/** A photograph or a panel with drawings across its edge, and cards. */
export const over: Layout = (s, seed) => {
  const { random: r } = s;
  const art = artOf(s, seed);
  const { look: l } = art;
  const a: Area = { x: r.int(40, 140), y: r.int(40, 200), w: r.int(600, 840), h: r.int(440, 620) };
  if (r.chance(0.6)) picture(s, l, a, art.seed, r.pick([0, 0, -3, 4]));
  else card(s, l, a, tint(l, 2), 'panel');
  const text = head(s);
  for (const [fx, fy] of [
    [0, 0.9],
    [1, 0.2],
    [0.9, 1],
    [0.5, 0.5],
  ].slice(0, r.int(2, 4)) as [number, number][])
    put(
      s,
      art,
      { cx: a.x + a.w * fx, cy: a.y + a.h * fy, w: r.int(180, 330), h: r.int(180, 330) },
      { turn: r.int(-12, 12) },
    );
  const low = { x: 60, y: 800, w: 904, h: 160 };
  const kind = r.int(0, 2);
  if (kind === 0) facts(s, l, low, known(s, art, 3), true);
  if (kind === 1) ribbon(s, l, { ...low, h: 120 }, tint(l, 0), text);
  if (kind === 2) {
    bubble(s, l, { x: 380, y: 790, w: 520, h: 130 }, l.face, text);
    put(s, art, { cx: 200, cy: 860, w: 260, h: 270 });
  }
};
