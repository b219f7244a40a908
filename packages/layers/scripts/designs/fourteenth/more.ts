/** Four more of the fourteenth set: a lost property board, a film night, a house for sale and the way of a parcel. */
import { flip, shaped, turned, turnedLine, type Pivot } from './icons.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, photo, side, svg, type Sheet, type Layout } from '../sheet.ts';

/** A turned note with a pictogram, two lines and a pin at its head. */
function note(s: Sheet, x: number, y: number, icon: string, look: { fill: string; pin: string }, words: [Pair, Pair]) {
  const { random: r, palette: p } = s;
  const at: Pivot = { cx: x + 160, cy: y + 125, turn: r.int(2, 5) * r.pick([-1, 1]) };
  const css = `background:${look.fill};border-radius:${r.pick([2, 10])}px;box-shadow:0 6px 16px rgba(0,0,0,.35)`;
  turned(s, at, 'note', box(x, y, 320, 250, css));
  const drawing = s.kit.icons[icon]!(p.accent, p.dark, p.dark);
  turned(s, at, `icon:${icon}`, svg(x + 22, y + 80, 104, 104, drawing, 0, '0 0 24 24'));
  turnedLine(s, at, [x + 132, y + 110, 174], 31, p.dark, words[0]);
  turnedLine(s, at, [x + 132, y + 160, 174], 23, p.dark, words[1]);
  const head = `background:radial-gradient(circle at 38% 34%,#fff,${look.pin} 45%);border-radius:50%;box-shadow:3px 5px 5px rgba(0,0,0,.4)`;
  turned(s, at, 'pin', box(x + 141, y + 12, 38, 38, head));
}

/** A framed board: an instant photograph under a tape, two pinned notes, a banner and a plate over the frame. */
export const lostAndFound: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const { at } = flip(s);
  const frame = `border:24px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([6, 26])}px`;
  s.box('board', 70, 110, 884, 800, `background:${p.mid};${frame};${soft(s)}`);
  const y = r.int(250, 275);
  const x = at(136, 350);
  const pivot: Pivot = { cx: x + 175, cy: y + 225, turn: r.int(2, 6) * r.pick([-1, 1]) };
  turned(s, pivot, 'polaroid', box(x, y, 350, 450, 'background:#fdfdfb;box-shadow:0 8px 22px rgba(0,0,0,.4)'));
  turned(s, pivot, 'photo', photo(x + 22, y + 24, 306, 320, seed + 7));
  turnedLine(s, pivot, [x + 20, y + 396, 310], 36, '#3a3a3a', ['Whose is it?', '这是谁的？']);
  s.box(
    'tape',
    x + 105,
    y - 24,
    140,
    48,
    `background:${p.second};opacity:${r.pick([1, 0.88])}`,
    pivot.turn + r.int(-7, 7),
  );
  const [first, second] = r.pick([
    [p.light, p.second],
    [p.second, p.light],
    [p.paper, p.second],
  ] as const);
  note(s, at(560, 320), r.int(206, 222), 'umbrella', { fill: first, pin: p.dark }, [
    ['Umbrella', '雨伞'],
    ['in the hall', '在大厅'],
  ]);
  note(s, at(560, 320), r.int(518, 534), 'key', { fill: second, pin: p.dark }, [
    ['One key', '钥匙'],
    ['on the stairs', '在楼梯上'],
  ]);
  s.box('banner', 222, 56, 580, 120, `background:${p.accent};border-radius:${r.pick([10, 60])}px;${cast(s)}`);
  middle(s, 246, 116, 532, 56, '#fff', ['Lost and Found', '失物招领']);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box`;
  s.box('plate', 212, 842, 600, 110, `background:${p.dark};border-radius:${r.pick([12, 55])}px;${edge};${cast(s)}`);
  sign(s, 'pin', 248, 864, 66, p.second, p.dark);
  line(s, 338, 897, 440, 34, '#fff', ['Ask at the front desk', '请到前台认领']);
};

/** Lamps in a ring along the inner edge of a panel, as one thing. */
function lamps(x: number, y: number, w: number, h: number, fill: string): string {
  const dots: string[] = [];
  const [columns, rows] = [Math.round(w / 46), Math.round(h / 46)];
  const dot = (cx: number, cy: number) => dots.push(`<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="9"/>`);
  for (let i = 0; i <= columns; i++) for (const cy of [0, h]) dot((w * i) / columns, cy);
  for (let i = 1; i < rows; i++) for (const cx of [0, w]) dot(cx, (h * i) / rows);
  return svg(x, y, w, h, `<g fill="${fill}">${dots.join('')}</g>`);
}

/** A strip of film with its holes cut out. */
function film(x: number, y: number, w: number, fill: string): string {
  const holes: string[] = [];
  for (let k = 16; k < w - 26; k += 40) for (const top of [9, 77]) holes.push(`M${k} ${top}v16h20v-16z`);
  return svg(x, y, w, 102, `<path fill="${fill}" fill-rule="evenodd" d="M0 0h${w}v102H0z${holes.join('')}"/>`);
}

const stars = (x: number, y: number, full: number, fill: string, empty: string) =>
  svg(
    x,
    y,
    230,
    40,
    [0, 1, 2, 3, 4]
      .map((i) => {
        const d = 'M20 1l5.6 12.6 13.7 1.4-10.3 9.2 3 13.500L20 30.7 8 37.700l3-13.500L.7 15l13.7-1.400z';
        return `<path transform="translate(${i * 47.5} 0)" fill="${i < full ? fill : empty}" d="${d}"/>`;
      })
      .join(''),
  );

/** A dark poster with lamps: a wide photograph with a disc on its corner, a strip of film over both edges, a ticket. */
export const filmNight: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const { at, left } = flip(s);
  const edge = `border:6px solid ${p.mid};box-sizing:border-box`;
  s.box('poster', 150, 50, 724, 924, `background:${p.dark};border-radius:${r.pick([8, 28])}px;${edge};${cast(s)}`);
  s.object('lamps', lamps(178, 78, 668, 868, p.light));
  middle(s, 216, 160, 592, 82, p.paper, ['Film Night', '露天电影夜']);
  middle(s, 262, 228, 500, 30, p.light, ['under the open sky', '星空下的银幕']);
  const rim = `border:8px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([0, 18])}px`;
  s.object('photo', photo(216, 270, 576, 302, seed + 4, rim));
  const dx = at(674, 150);
  s.disc(dx, 210, 150, p.accent, cast(s));
  middle(s, dx, 266, 150, 56, '#fff', [`${r.int(11, 29)}`, `${r.int(11, 29)}`]);
  middle(s, dx, 318, 150, 28, '#fff', ['August', '八月']);
  const reel = s.kit.icons['reel']!(p.second, p.dark, p.dark);
  shaped(s, 'icon:reel', svg(at(76, 150), r.int(20, 34), 150, 150, reel, 0, '0 0 24 24'));
  s.object('stars', stars(397, 606, r.int(3, 5), p.second, p.mid));
  const turn = r.int(2, 4) * (left ? -1 : 1);
  const strip = box(0, 0, side, side, 'filter:drop-shadow(0 5px 9px rgba(0,0,0,.35))', film(76, 679, 872, p.second));
  turned(s, { cx: 512, cy: 730, turn }, 'film', strip);
  middle(s, 176, 730, 672, 38, p.dark, ['Saturday at half past nine', '周六晚上九点半'], turn);
  const ticket = 'M0 0h330v40a20 20 0 0 0 0 40v40H0V80a20 20 0 0 0 0-40z';
  s.object('ticket', svg(at(220, 330), 800, 330, 120, `<path fill="${p.accent}" d="${ticket}"/>`));
  middle(s, at(250, 270), 860, 270, 44, '#fff', ['Free entry', '免费入场']);
  s.disc(at(650, 136), 792, 136, p.light);
  sign(s, 'popcorn', at(674, 88), 816, 88, p.accent, p.mid);
};

/** A wide photograph under a corner band and a price; a card with facts over its lower edge, a portrait on its other side. */
export const houseSale: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const { at, left } = flip(s);
  const radius = r.pick([6, 22, 36]);
  const rim = `border:10px solid ${p.paper};box-sizing:border-box;border-radius:${radius}px;${cast(s)}`;
  s.object('photo', photo(74, 74, 856, r.int(530, 555), seed + 2, rim));
  const turn = left ? -45 : 45;
  s.box('band', at(6, 330), 132, 330, 74, `background:${p.accent};box-shadow:0 5px 14px rgba(0,0,0,.35)`, turn);
  middle(s, at(46, 250), 169, 250, 40, '#fff', ['For sale', '待售'], turn);
  const round = r.pick([8, 50]);
  s.box('price', at(620, 290), 118, 290, 96, `background:${p.second};border-radius:${round}px;${cast(s)}`);
  middle(s, at(630, 270), 166, 270, 46, p.dark, [`$${r.int(21, 48)}5,000`, `¥ ${r.int(21, 48)}5 万`]);
  const [x, y] = [at(116, 560), r.int(508, 528)];
  s.box('card', x, y, 560, 410, `background:${p.paper};border-radius:${r.pick([10, 30])}px;${soft(s)}`);
  middle(s, x + 30, y + 66, 500, 48, p.dark, ['Family House', '温馨家庭住宅']);
  middle(s, x + 30, y + 124, 500, 28, p.accent, ['12 Willow Lane', '柳树巷 12 号']);
  const facts: [string, Pair, string][] = [
    ['bed', ['3 beds', '三间卧室'], p.light],
    ['bath', ['2 baths', '两间浴室'], p.second],
    ['pot', ['garden', '带花园'], p.mid],
  ];
  const bend = r.pick(['16px', '50%', '36px']);
  for (const [i, [icon, words, fill]] of facts.entries()) {
    const fx = x + 44 + i * 168;
    s.box('chip', fx, y + 174, 136, 136, `background:${fill};border-radius:${bend}`);
    sign(s, icon, fx + 30, y + 204, 76, p.dark, i === 2 ? p.second : p.accent);
    middle(s, fx - 12, y + 352, 160, 29, p.dark, words);
  }
  const face = `border:10px solid ${p.paper};box-sizing:border-box;border-radius:50%;${soft(s)}`;
  s.object('portrait', photo(at(722, 200), y + 62, 180, 180, seed + 9, face));
  s.box('button', at(712, 220), y + 302, 220, 88, `background:${p.accent};border-radius:44px;${cast(s)}`);
  middle(s, at(722, 200), y + 346, 200, 34, '#fff', ['Call Nora', '联系诺拉']);
};

/** A map as one thing: streets and a park. */
function map(x: number, y: number, w: number, h: number, colours: [string, string, string], left: boolean): string {
  const [land, street, green] = colours;
  const park = `<rect x="190" y="130" width="180" height="122" rx="18" fill="${green}"/>`;
  const streets = `<path fill="none" stroke="${street}" stroke-width="16" d="M0 96H${w}M0 286H${w}M150 0V${h}M410 0V${h}M610 0V${h}"/>`;
  const inner = svg(0, 0, w, h, `<g${left ? '' : ` transform="translate(${w} 0) scale(-1 1)"`}>${park}${streets}</g>`);
  return box(x, y, w, h, `background:${land};border-radius:24px;overflow:hidden`, inner);
}

/** A card with a map and a way on it, a bubble over its corner, the state of the parcel, a bar and a button on the lower edge. */
export const delivery: Layout = (s) => {
  const { random: r, palette: p } = s;
  const { at, left } = flip(s);
  s.box('card', 100, 110, 824, 790, `background:${p.paper};border-radius:${r.pick([18, 40])}px;${soft(s)}`);
  s.object('map', map(130, 140, 764, 380, [p.light, p.paper, p.second], left));
  const bends = 'M212 426H540V236H786';
  const mirrored = left ? '' : ' transform="translate(1024 0) scale(-1 1)"';
  const path = `<path d="${bends}" fill="none" stroke="${p.accent}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"${mirrored}/>`;
  s.object('way', svg(0, 0, 10, 10, path));
  sign(s, 'pin', at(738, 96), 146, 96, p.dark, p.second);
  const vx = r.int(300, 420);
  s.disc(at(vx, 116), 368, 116, p.dark, `border:7px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'van', at(vx + 25, 66), 393, 66, p.paper, p.accent);
  const d =
    'M30 0h280a30 30 0 0 1 30 30v70a30 30 0 0 1-30 30H150l-44 40 6-40H30a30 30 0 0 1-30-30V30A30 30 0 0 1 30 0z';
  const [bx, by] = [at(52, 340), r.int(56, 76)];
  shaped(s, 'bubble', svg(bx, by, 340, 170, `<path fill="${p.second}" d="${d}"/>`));
  middle(s, bx + 20, by + 65, 300, 46, p.dark, [`${r.int(9, 25)} minutes`, `还有 ${r.int(9, 25)} 分钟`]);
  s.box('tile', at(140, 136), 556, 136, 136, `background:${p.light};border-radius:${r.pick(['22px', '50%'])}`);
  sign(s, 'parcel', at(165, 86), 581, 86, p.mid, p.paper);
  line(s, at(304, 560), 594, 560, 48, p.dark, ['Your parcel is near', '包裹即将送达']);
  line(s, at(304, 560), 656, 560, 28, p.accent, ['from Maple Books, number 407', '枫叶书店 · 运单 407']);
  const part = r.int(210, 330);
  s.box('track', 140, 736, 744, 26, `background:${p.light};border-radius:13px`);
  s.box('done', 140, 736, part, 26, `background:${p.accent};border-radius:13px`);
  const rim = `border:9px solid ${p.accent};box-sizing:border-box;box-shadow:0 3px 8px rgba(0,0,0,.3)`;
  s.disc(140 + part - 28, 721, 56, p.paper, rim);
  line(s, 142, 806, 240, 28, p.dark, ['Packed', '已打包']);
  line(s, 642, 806, 240, 28, p.dark, ['At your door', '送到门口'], 'text-align:right');
  const edge = `border:5px solid ${p.second};box-sizing:border-box`;
  s.box('button', 322, 852, 380, 100, `background:${p.dark};border-radius:50px;${edge};${cast(s)}`);
  middle(s, 342, 902, 340, 36, '#fff', ['Call the driver', '联系快递员']);
};
