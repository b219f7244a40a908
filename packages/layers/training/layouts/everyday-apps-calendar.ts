/** A month: its days line by line, marked days, and pills of what happens. */
import { sign } from '../../scripts/designs/placing.ts';
import { box, photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, slab } from './everyday-apps-bits.ts';
import { figure, mix, onto, pairs, tint, write, type Area, type Look, type Outline } from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

const months = pairs('March 2027/2027年3月|April 2027/2027年4月|May 2027/2027年5月|October 2027/2027年10月');
const letters = { english: ['M', 'T', 'W', 'T', 'F', 'S', 'S'], chinese: ['一', '二', '三', '四', '五', '六', '日'] };
const events = pairs(
  'Bake sale/烘焙义卖|Choir/合唱排练|Mia turns 8/米娅8岁生日|Book club/读书会|Garden day/花园日|Dentist/看牙医',
);
const signs = ['cake', 'note', 'bell', 'book', 'leaf', 'star', 'heart', 'cup'];

/** One line of the month: each of its numbers stands in its own column. */
function across(s: Sheet, a: Area, size: number, inks: string[], numbers: string[]) {
  const css = `display:inline-block;width:${(a.w / 7).toFixed(2)}px;text-align:center`;
  const cells = numbers.map((number, k) => `<span style="${css};color:${inks[k]}">${number}</span>`);
  const font = `font:700 ${size}px '${s.face}','Noto Sans SC';line-height:1.3;white-space:nowrap`;
  const words = `<span class="t">${cells.join('')}</span>`;
  s.elements.push({
    kind: 'text',
    name: 'text',
    html: box(a.x, a.y + a.h / 2 - size * 0.65, a.w, size * 1.3, font, words),
  });
}

interface Month {
  first: number;
  weeks: number;
  cell: [number, number];
}

const spotOf = (a: Area, { first, cell }: Month, day: number) => {
  const k = first + day - 1;
  return [a.x + ((k % 7) + 0.5) * cell[0], a.y + (Math.floor(k / 7) + 0.5) * cell[1]] as const;
};

const kinds: readonly Outline[] = ['disc', 'disc', 'round', 'square', 'heart', 'hexagon', 'star', 'scallop'];

/** Discs behind some days, perhaps a band over several; returns what is written on them. */
function marked(s: Sheet, l: Look, a: Area, m: Month, under: string): Map<number, string> {
  const r = s.random;
  const inks = new Map<number, string>();
  const size = Math.min(m.cell[0], m.cell[1]) * 0.94;
  const [outline, hollow] = [r.pick(kinds), r.chance(0.25)];
  if (r.chance(0.5)) {
    const long = r.int(2, 4);
    const day = 7 * r.int(1, 2) - m.first + 1 + r.int(0, 7 - long);
    const [[x, y], fill] = [spotOf(a, m, day), mix(under, tint(l, 2), 0.75)];
    s.box(
      'span',
      x - size / 2,
      y - size * 0.46,
      (long - 1) * m.cell[0] + size,
      size * 0.92,
      `background:${fill};border-radius:${r.pick([size / 2, 8])}px`,
    );
    for (let k = 0; k < long; k++) inks.set(day + k, onto(fill));
  }
  for (let k = r.int(3, 6); k > 0; k--) {
    const day = r.int(1, 28);
    if (inks.has(day)) continue;
    const colour = tint(l, k % 3 ? 0 : 1);
    const fill = hollow ? mix(under, '#ffffff', 0.5) : colour === under ? mix(under, onto(under), 0.85) : colour;
    figure(s, 'marked', [...spotOf(a, m, day), size], outline, { fill, rim: hollow ? colour : '', wide: 9 });
    inks.set(day, onto(fill));
  }
  return inks;
}

/** Days of the week above, weeks below; lines, cells' bands or nothing between them. */
function month(s: Sheet, l: Look, whole: Area, under: string) {
  const r = s.random;
  const head = Math.min(54, whole.h * 0.13);
  const m: Month = { first: r.int(0, 4), weeks: 5, cell: [whole.w / 7, (whole.h - head) / 5] };
  const a = { ...whole, y: whole.y + head, h: whole.h - head };
  const size = Math.min(m.cell[1] * 0.5, m.cell[0] * 0.42, 36);
  const week = s.chinese ? letters.chinese : letters.english;
  const strip = r.chance(0.4);
  const colour = tint(l, 1) === under ? mix(under, onto(under), 0.85) : tint(l, 1);
  if (strip)
    s.box(
      'strip',
      whole.x,
      whole.y,
      whole.w,
      head - 6,
      `background:${colour};border-radius:${Math.min(l.small, 20)}px`,
    );
  else if (r.chance(0.5)) {
    const lines = Array.from({ length: 4 }, (_, k) => `M0 ${m.cell[1] * (k + 1)}H${a.w}`);
    const columns = r.chance(0.5) ? Array.from({ length: 6 }, (_, k) => `M${m.cell[0] * (k + 1)} 0V${a.h}`) : [];
    s.object(
      'gridlines',
      svg(
        a.x,
        a.y,
        a.w,
        a.h,
        `<path d="${[...lines, ...columns].join('')}" stroke="${mix(under, onto(under), 0.3)}" stroke-width="3" fill="none"/>`,
      ),
    );
  }
  across(
    s,
    { ...whole, h: head - 6 },
    size * 0.9,
    week.map((_, k) => (strip ? onto(colour) : mix(onto(under), k > 4 ? tint(l, 0) : under, k > 4 ? 0.5 : 0.25))),
    week,
  );
  const inks = marked(s, l, a, m, under);
  const days = 30;
  for (let row = 0; row < m.weeks; row++) {
    const numbers = Array.from({ length: 7 }, (_, k) => row * 7 + k - m.first + 1);
    const shown = numbers.map((day) => (day < 1 || day > days ? '' : `${day}`));
    const from = shown.findIndex(Boolean);
    if (from < 0) continue;
    const line = { x: a.x + from * m.cell[0], y: a.y + row * m.cell[1], w: a.w, h: m.cell[1] };
    const filled = numbers.filter((_, k) => shown[k]);
    across(
      s,
      line,
      size,
      filled.map((day) => inks.get(day) ?? onto(under)),
      shown.filter(Boolean),
    );
  }
}

/** A pill of what happens: with a sign, with a dot, or a card with a stripe. */
function event(s: Sheet, l: Look, a: Area, k: number, manner: number, first: number) {
  const r = s.random;
  const [text, icon] = [events[(first + k) % 6]!, signs[(first + k) % 8]!];
  const h = Math.min(a.h, 104);
  const cell = { ...a, y: a.y + (a.h - h) / 2, h };
  const colour = tint(l, k === 0 ? 0 : 2);
  if (manner === 0) return button(s, l, cell, text, colour, icon);
  const under = manner === 1 ? slab(s, l, cell, k + 1) : mix(l.card, colour, 0.3);
  const tone = under === colour || l.slab === 3 ? mix(under, onto(under), 0.8) : colour;
  if (manner === 1) {
    emblem(s, l, cell.x + 16 + h * 0.34, cell.y + h / 2, h * 0.68, icon, tone);
    return write(
      s,
      cell.x + h * 0.68 + 32,
      cell.y + h / 2,
      cell.w - h * 0.68 - 46,
      Math.min(34, h * 0.4),
      onto(under),
      text,
    );
  }
  const round = Math.min(l.small, h / 2);
  s.box('pill', cell.x, cell.y, cell.w, h, `background:${under};border-radius:${round}px`);
  s.box(
    'stripe',
    cell.x,
    cell.y,
    26,
    h,
    `background:${colour};border-radius:${round ? `${Math.min(round, 13)}px 0 0 ${Math.min(round, 13)}px` : '0'}`,
  );
  write(s, cell.x + 46, cell.y + h / 2, cell.w - h - 40, Math.min(34, h * 0.4), onto(under), text);
  if (r.chance(0.7))
    sign(s, icon, cell.x + cell.w - h * 0.8, cell.y + h * 0.24, h * 0.52, mix(colour, onto(under), 0.4), onto(under));
}

/** What holds the sheets together, along the upper edge. */
function binding(s: Sheet, l: Look, a: Area) {
  const count = s.random.int(4, 8);
  const metal = s.random.pick(['#8d929c', mix(l.card, l.ink, 0.7)]);
  const rings = Array.from({ length: count }, (_, k) => {
    const x = (a.w * (k + 0.5)) / count;
    return `<circle cx="${x}" cy="42" r="10" fill="${mix(l.card, '#000000', 0.5)}"/><rect x="${x - 7}" y="2" width="14" height="44" rx="7" fill="${metal}"/>`;
  });
  s.object('binding', svg(a.x, a.y - 24, a.w, 56, rings.join('')));
}

function draw(s: Sheet, l: Look, whole: Area, seed: number) {
  const r = s.random;
  const wide = whole.w > whole.h * 1.35;
  const [manner, first, count] = [r.int(0, 2), r.int(0, 5), 2];
  const side = r.chance(0.5);
  const main = wide
    ? { ...whole, w: whole.w * 0.62, x: side ? whole.x + whole.w * 0.38 : whole.x }
    : { ...whole, h: whole.h - Math.min(230, whole.h * 0.3) };
  const paged = r.chance(0.45);
  const sheetFill = r.pick([
    mix(l.card, '#ffffff', l.night ? 0.16 : 0.8),
    l.night ? '#f6f2ea' : l.well,
    mix(l.card, tint(l, 3), 0.3),
  ]);
  const under = paged ? sheetFill : l.card;
  if (paged) {
    s.box(
      'page',
      main.x,
      main.y + 14,
      main.w,
      main.h - 14,
      `background:${under};border-radius:${Math.min(l.small, 26)}px;box-shadow:0 5px 18px rgba(0,0,0,.3)`,
    );
    if (r.chance(0.6)) binding(s, l, { ...main, y: main.y + 14 });
  }
  const body = paged ? { x: main.x + 18, y: main.y + 50, w: main.w - 36, h: main.h - 66 } : main;
  month(s, l, body, under);
  const rest = wide
    ? { x: side ? whole.x : main.x + main.w + 30, y: whole.y + 10, w: whole.w * 0.38 - 30, h: whole.h - 20 }
    : { ...whole, y: main.y + main.h + 20, h: whole.h - main.h - 20 };
  const pictured = wide && r.chance(0.5) ? rest.h * 0.4 : 0;
  if (pictured)
    s.object(
      'photo',
      photo(rest.x, rest.y, Math.round(rest.w), Math.round(pictured - 16), seed + 8, `border-radius:${l.small}px`),
    );
  const h = (rest.h - pictured) / count;
  for (let k = 0; k < count; k++)
    event(s, l, { ...rest, y: rest.y + pictured + k * h + 5, h: h - 12 }, k, manner, first);
}

export const calendar = about({
  titles: months,
  notes: pairs('Save the date/记住日期|Bring a cake/带个蛋糕|2 events today/今天两件事|See you there/不见不散'),
  seals: pairs('14/14|Today/今天|New/新|Free/免费'),
  icons: signs,
  draw,
});
