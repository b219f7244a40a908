/** The fifteenth set goes on: a team, a fitness challenge, a store finder, a certificate. */
import { framed, mirror, rating, ribbon, seal, shaped } from './icons.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

const people: Pair[] = [
  ['Ines', '小满'],
  ['Tobias', '阿哲'],
  ['Mei', '美琪'],
  ['Karim', '子轩'],
  ['Joan', '若兰'],
];

/** Three portraits, each with its name over its lower edge. */
function portraits(s: Sheet, seed: number, top: number): void {
  const { random: r, palette: p } = s;
  const [first, dip, radius] = [r.int(0, 4), r.pick([-1, 1]) * r.int(14, 26), r.pick([14, 31])];
  for (let i = 0; i < 3; i++) {
    const [cx, size] = [222 + i * 290, i === 1 ? 270 : 232];
    const y = top + 54 + (i === 1 ? dip - 19 : 0) + 26;
    s.object('portrait', framed(cx - size / 2, y, size, seed + 11 * i, [p.second, p.accent, p.mid][i]!, 10));
    const below = y + size - 34;
    s.box('name', cx - 105, below, 210, 66, `background:${p.dark};border-radius:${radius}px`);
    middle(s, cx - 105, below + 33, 210, 32, '#fff', people[(first + i) % 5]!);
  }
  const y = top + 54 + dip;
  s.disc(
    584,
    y,
    92,
    p.accent,
    `border:7px solid ${p.paper};box-sizing:border-box;box-shadow:0 4px 10px rgba(0,0,0,.3)`,
  );
  sign(s, r.pick(['pencil', 'heart', 'star', 'bolt']), 607, y + 23, 46, '#fff', '#fff');
}

const team: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [flip, top] = [r.chance(0.5), r.int(330, 350)];
  const at = mirror(flip);
  s.box('panel', 66, top, 892, 430, `background:${p.paper};border-radius:${r.pick([0, 28, 60])}px;${soft(s)}`);
  const [turn, x] = [r.pick([-1, 1]) * r.int(3, 6), at(104, 450)];
  s.box('note', x, 100, 450, 180, `background:${p.second};${cast(s)}`, turn);
  middle(s, x + 20, 196, 410, 49, p.dark, ['Meet our team', '认识我们'], turn);
  s.box(
    'tape',
    x + 145,
    72,
    160,
    52,
    `background:${p.accent};box-shadow:0 3px 8px rgba(0,0,0,.25)`,
    turn + r.int(-5, 5),
  );
  const bubble =
    'M36 0h258a36 36 0 0 1 36 36v72a36 36 0 0 1-36 36H210l-50 46 6-46H36a36 36 0 0 1-36-36V36A36 36 0 0 1 36 0z';
  s.object('bubble', shaped(at(600, 330), 110, 330, 190, `<path fill="${p.mid}" d="${bubble}"/>`));
  middle(s, at(600, 330), 182, 330, 40, '#fff', ['Hello there!', '大家好！']);
  portraits(s, seed, top);
  s.object('ribbon', ribbon(r.int(150, 190), 842, 680, 108, p.accent));
  const call = r.pick<Pair>([
    ['Visit us on Friday', '周五来坐坐'],
    ['We work with you', '与您同行'],
  ]);
  middle(s, 190, 896, 600, 46, '#fff', call);
};

/** The part of a ring that is done. */
function arc(x: number, y: number, size: number, width: number, part: number, colour: string): string {
  const [h, radius] = [size / 2, (size - width) / 2];
  const length = 2 * Math.PI * radius;
  const dash = `stroke-dasharray="${(part * length).toFixed(1)} ${length.toFixed(1)}" transform="rotate(-90 ${h} ${h})"`;
  const circle = `<circle fill="none" stroke="${colour}" stroke-width="${width}" cx="${h}" cy="${h}" r="${radius}"`;
  return svg(x, y, size, size, part < 1 ? `${circle} stroke-linecap="round" ${dash}/>` : `${circle}/>`);
}

/** Five bars of the week in a panel, today's in another colour. */
function week(s: Sheet, y: number): void {
  const { random: r, palette: p } = s;
  const [dark, today, radius] = [r.chance(0.4), r.int(0, 4), r.pick([6, 16, 42])];
  const [fill, ink, bar] = dark ? [p.dark, '#fff', p.second] : [p.paper, p.dark, p.mid];
  s.box('panel', 92, y, 840, 364, `background:${fill};border-radius:${r.pick([18, 40])}px;${soft(s)}`);
  line(s, 136, y + 54, 400, 36, ink, ['Steps this week', '本周步数']);
  const letters: Pair[] = [
    ['Mo', '一'],
    ['Tu', '二'],
    ['We', '三'],
    ['Th', '四'],
    ['Fr', '五'],
  ];
  for (let i = 0; i < 5; i++) {
    const [x, h] = [166 + i * 152, r.int(90, 196)];
    s.box('bar', x, y + 302 - h, 84, h, `background:${i === today ? p.accent : bar};border-radius:${radius}px`);
    middle(s, x - 20, y + 330, 124, 26, ink, letters[i]!);
  }
}

const fitness: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [at, y, day] = [mirror(r.chance(0.5)), r.int(60, 84), r.int(7, 10)];
  const x = at(76, 460);
  s.disc(x, y, 460, p.paper, soft(s));
  s.object('rail', arc(x + 26, y + 26, 408, 42, 1, p.light));
  s.object('done', arc(x + 26, y + 26, 408, 42, day / 30, p.accent));
  s.object('photo', framed(x + 114, y + 114, 232, seed + 9, p.second, 8));
  const title = at(566, 392);
  s.box('plaque', title, y + 76, 392, 122, `background:${p.dark};border-radius:${r.pick([12, 30, 61])}px;${cast(s)}`);
  middle(s, title, y + 137, 392, 42, '#fff', ['Run Challenge', '晨跑挑战']);
  const pill = at(592, 340);
  s.box('pill', pill, y + 244, 340, 92, `background:${p.accent};border-radius:46px;${cast(s)}`);
  sign(s, 'flame', pill + 30, y + 262, 56, p.second, '#fff');
  line(s, pill + 100, y + 290, 220, 32, '#fff', [`Day ${day} of 30`, `第 ${day} 天 / 30`]);
  const cx = at(476 - 80, 160) + 80;
  s.object('seal', seal(cx, y + 396, 82, r.int(12, 18), p.second, p.dark));
  middle(s, cx - 60, y + 396, 120, 34, p.dark, [`${r.int(3, 9)} km`, `${r.int(3, 9)} 公里`]);
  week(s, y + 514);
};

/** The map's streets, from edge to edge, as one net. */
function streets(width: number, height: number, lean: number, colour: string): string {
  const d = `M0 ${250 + lean}L${width} ${270 - lean}M0 ${540 - lean}L${width} ${560 + lean}M${250 + lean} 0L${230 - lean} ${height}M${590 - lean} 0L${610 + lean} ${height}`;
  return `<path fill="none" stroke="${colour}" stroke-width="34" d="${d}"/>`;
}

/** The shop that was found: a card over the map's lower edge. */
function found(s: Sheet, seed: number, y: number, flip: boolean): void {
  const { random: r, palette: p } = s;
  const at = mirror(flip);
  s.box('card', 122, y, 780, 226, `background:${p.paper};border-radius:${r.pick([16, 34])}px;${soft(s)}`);
  s.object('photo', photo(at(148, 174), y + 26, 174, 174, seed + 13, `border-radius:${r.pick([12, 24])}px`));
  const shop = r.pick<Pair>([
    ['Corner Books', '街角书店'],
    ['Green Bakery', '绿叶面包'],
    ['Wool & Co', '毛线屋'],
  ]);
  line(s, at(350, 320), y + 58, 320, 40, p.dark, shop, flip ? 'text-align:right' : '');
  s.object('rating', rating(at(350, 213), y + 96, 40, r.int(3, 5), p.accent, '#c4c8d2'));
  line(s, at(350, 320), y + 172, 320, 26, p.mid, ['Open until 8 pm', '营业至晚八点'], flip ? 'text-align:right' : '');
  s.box('button', at(682, 190), y + 126, 190, 76, `background:${p.accent};border-radius:${r.pick([14, 38])}px`);
  middle(s, at(682, 190), y + 164, 190, 32, '#fff', ['Go there', '去这里']);
}

const finder: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [flip, night, lean] = [r.chance(0.5), r.chance(0.4), r.int(-24, 24)];
  const [land, road] = night ? [p.mid, p.light] : [p.light, p.mid];
  const rim = `border:12px solid ${p.paper};box-sizing:border-box`;
  s.box('map', 72, 64, 880, 830, `background:${land};${rim};border-radius:${r.pick([0, 20])}px;${soft(s)}`);
  const at = mirror(flip);
  s.object(
    'park',
    svg(
      at(366, 250),
      360,
      250,
      210,
      `<path fill="${p.second}" d="M30 0h180q40 0 40 40v90q0 80-90 80H30q-30 0-30-30V30Q0 0 30 0z"/>`,
    ),
  );
  const net = streets(856, 806, lean, road);
  s.object('streets', svg(84, 76, 856, 806, flip ? `<g transform="translate(856 0) scale(-1 1)">${net}</g>` : net));
  s.box('search', 142, 110, 740, 92, `background:${p.paper};border-radius:${r.pick([18, 46])}px;${soft(s)}`);
  sign(s, 'search', at(170, 52), 130, 52, p.accent, p.accent);
  line(s, at(246, 480), 156, 480, 34, p.dark, ['Shops near you', '附近的店铺'], flip ? 'text-align:right' : '');
  const small = (x: number, y: number) =>
    s.object(
      'pin',
      shaped(at(x, 96), y, 96, 96, `<g transform="scale(4)">${s.kit.icons['pin']!(p.dark, '#fff', '#fff')}</g>`),
    );
  small(r.int(136, 160), r.int(400, 470));
  small(r.int(766, 800), r.int(420, 480));
  const drop = 'M80 0a76 76 0 0 1 76 76c0 56-76 124-76 124S4 132 4 76A76 76 0 0 1 80 0z';
  const [x, y] = [at(r.int(520, 550), 160), r.int(430, 450)];
  s.object('place', shaped(x, y, 160, 200, `<path fill="${p.accent}" d="${drop}"/>`));
  sign(s, 'shop', x + 38, y + 34, 84, '#fff', p.second);
  const below = r.int(712, 738);
  found(s, seed, below, flip);
  const tag = at(100, 150);
  s.box('tag', tag, below - 26, 150, 62, `background:${p.dark};border-radius:31px;${cast(s)}`, r.int(-7, 7));
  middle(s, tag, below + 5, 150, 30, '#fff', ['Open', '营业中']);
};

/** A line with a rhomb in its middle. */
const rule = (x: number, y: number, width: number, colour: string) =>
  svg(x, y, width, 28, `<path fill="${colour}" d="M0 11h${width}v6H0zM${width / 2 - 20} 14l20-14 20 14-20 14z"/>`);

/** A rubber stamp: two rings about a star. */
function stamp(s: Sheet, x: number, y: number, size: number, colour: string, turn: number): string {
  const rings = [11, 8.6].map(
    (radius, i) =>
      `<circle fill="none" stroke="${colour}" stroke-width="${i ? 0.7 : 1.3}" cx="12" cy="12" r="${radius}"/>`,
  );
  const star = `<g transform="translate(6 6) scale(.5)">${s.kit.icons['star']!(colour, colour, colour)}</g>`;
  return svg(x, y, size, size, rings.join('') + star, turn, '0 0 24 24');
}

/** The hanging pennant with the medal on it. */
function medal(s: Sheet, x: number, y: number): void {
  const { random: r, palette: p } = s;
  const pennant = `<path fill="${p.dark}" d="M0 0h210v540l-105-70L0 540z"/>`;
  s.object('pennant', shaped(x, y, 210, 540, pennant));
  s.object('seal', seal(x + 105, y + 220, 124, r.int(16, 24), p.second, p.paper));
  s.disc(x + 35, y + 150, 140, p.accent, `border:6px solid ${p.paper};box-sizing:border-box`);
  sign(s, r.pick(['trophy', 'star', 'heart']), x + 65, y + 180, 80, '#fff', '#fff');
}

const certificate: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [y, turn, flip] = [r.int(136, 176), r.int(-16, 16), r.chance(0.5)];
  const [at, inset] = [mirror(flip), r.int(24, 34)];
  s.box('sheet', 62, y, 900, 700, `background:${p.paper};${soft(s)}`);
  const frame = `border:6px solid ${p.mid};box-sizing:border-box;border-radius:${r.pick([0, 18])}px`;
  s.box('frame', 62 + inset, y + inset, 900 - 2 * inset, 700 - 2 * inset, frame);
  for (const [x, lean] of [
    [20, -38],
    [854, 38],
  ] as const)
    s.box('tape', x, y - 14, 150, 50, `background:${p.second};box-shadow:0 3px 8px rgba(0,0,0,.3)`, lean);
  medal(s, at(180, 210), y - 20);
  const [x, w] = [at(424, 460), 460];
  middle(s, x, y + 110, w, 62, p.dark, ['Certificate', '荣誉证书']);
  s.object('ribbon', ribbon(x, y + 170, w, 92, r.pick([p.accent, p.mid])));
  const title = r.pick<Pair>([
    ['Best Newcomer', '最佳新人奖'],
    ['Top Reader', '阅读之星'],
    ['Kind Helper', '热心志愿者'],
  ]);
  middle(s, x, y + 216, w, 42, '#fff', title);
  middle(
    s,
    x,
    y + 326,
    w,
    60,
    p.accent,
    r.pick<Pair>([
      ['Nora Field', '田一诺'],
      ['Paul Winter', '冬小宝'],
    ]),
  );
  s.object('rule', rule(x + 35, y + 376, w - 70, p.second));
  middle(s, x, y + 438, w, 27, p.dark, ['for a year of good work', '感谢一年来的努力']);
  s.object('rating', rating(x + 94, y + 478, 51, 5, p.second, p.light));
  const hand = 'M4 52C30-10 50-6 42 30S60 70 76 36s24-20 18 6 30 14 44-6 14 22 34 10 30-10 44-4';
  s.object(
    'signature',
    svg(
      at(420, 224),
      y + 562,
      224,
      66,
      `<path fill="none" stroke="${p.dark}" stroke-width="6" stroke-linecap="round" d="${hand}"/>`,
    ),
  );
  s.object('stamp', stamp(s, at(780, 112), y + 534, 112, p.accent, turn));
  const year = r.int(2027, 2029);
  line(s, at(160, 200), y + 594, 200, 32, p.mid, [`May ${year}`, `${year}年5月`], 'text-align:center');
};

export const fifteenthMore: Layout[] = [team, fitness, finder, certificate];
