/** Four layouts of the eighteenth set, and what all eight of them draw with. */
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

const white = '#ffffff';

const drop = (s: Sheet) =>
  `filter:drop-shadow(${s.random.pick(['0 5px 9px rgba(0,0,0,.4)', '0 9px 16px rgba(10,10,40,.42)', '6px 7px 0 rgba(0,0,0,.3)'])})`;

/** A drawn shape with a shadow of its own. */
export const shape = (s: Sheet, name: string, x: number, y: number, w: number, h: number, inner: string, turn = 0) =>
  s.object(name, box(x, y, w, h, drop(s), svg(0, 0, w, h, inner), turn));

export const ribbon = (s: Sheet, x: number, y: number, w: number, h: number, fill: string) => {
  const notch = s.random.pick([-26, 30]);
  const [a, b] = notch > 0 ? [0, notch] : [-notch, 0];
  shape(
    s,
    'ribbon',
    x,
    y,
    w,
    h,
    `<path fill="${fill}" d="M${a} 0H${w - a}L${w - b} ${h / 2}L${w - a} ${h}H${a}L${b} ${h / 2}z"/>`,
  );
};

/** A burst with a word in it. */
export function sticker(s: Sheet, cx: number, cy: number, radius: number, size: number, fill: string, text: Pair) {
  const points = s.random.int(12, 20);
  s.object('burst', box(0, 0, 1024, 1024, drop(s), burst(cx, cy, radius, points, 0.86, fill)));
  middle(s, cx - radius, cy, radius * 2, size, s.palette.dark, text);
}

/** A photograph with a rim of paper about it; `w` and `h` hold the rim. */
export const framed = (s: Sheet, x: number, y: number, w: number, h: number, rim: number, seed: number, css: string) =>
  s.object('photo', photo(x, y, w - 2 * rim, h - 2 * rim, seed, `border:${rim}px solid ${s.palette.paper};${css}`));

/** A disc with a rim of paper, by its centre. */
export const rimmed = (s: Sheet, cx: number, cy: number, size: number, fill: string, rim = 6) =>
  s.disc(
    cx - size / 2,
    cy - size / 2,
    size,
    fill,
    `border:${rim}px solid ${s.palette.paper};box-sizing:border-box;${cast(s)}`,
  );

/** A pictogram by its centre. */
export const at = (s: Sheet, name: string, cx: number, cy: number, size: number, a: string, b: string, turn = 0) =>
  sign(s, name, cx - size / 2, cy - size / 2, size, a, b, turn);

const energyColours = ['#1f9d55', '#86c440', '#f5d423', '#f29a2e', '#e2473f'];

/** The energy label of a machine: arrows that grow, a pointer at one of them. */
export const energyLabel: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y, w, right] = [192 + r.int(-30, 30), 62 + r.int(-14, 14), 640, r.chance(0.5)];
  const [radius, wide, best] = [r.pick([0, 18, 34]), r.int(190, 220), r.int(0, 2)];
  s.box('panel', x, y, w, 900, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', x, y, w, 134, `background:${p.mid};border-radius:${radius}px ${radius}px 0 0`);
  at(s, r.pick(['washer', 'plug']), right ? x + 84 : x + w - 84, y + 67, 90, p.paper, p.second);
  middle(s, right ? x + 140 : x + 20, y + 67, w - 160, 46, white, ['Energy rating', '能效标识']);
  for (const [i, fill] of energyColours.entries()) {
    const [length, top] = [wide + i * 56, y + 170 + i * 92];
    const tip = `<path fill="${fill}" d="M0 0H${length - 36}L${length} 35 ${length - 36} 70H0z"/>`;
    s.object('bar', svg(x + 40, top, length, 70, tip));
    line(s, x + 62, top + 35, 60, 40, '#14202a', [`${'ABCDE'[i]}`, `${'ABCDE'[i]}`]);
  }
  const top = y + 165 + best * 92;
  s.object('pointer', svg(x + w - 200, top, 160, 80, `<path fill="${p.dark}" d="M42 0H160V80H42L0 40z"/>`));
  middle(s, x + w - 170, top + 40, 130, 48, white, [`${'ABCDE'[best]}`, `${'ABCDE'[best]}`]);
  const chips = [
    ['drop', '38 L', '38升'],
    ['plug', '0.6 kWh', '0.6度'],
  ] as const;
  for (const [i, [icon, english, chinese]] of chips.entries()) {
    const left = x + 40 + i * 290;
    s.box('chip', left, y + 656, 270, 200, `background:${p.light};border-radius:${radius * 0.7}px`);
    at(s, icon, left + 135, y + 730, 96, p.accent, p.dark);
    middle(s, left, y + 818, 270, 36, p.dark, [english, chinese]);
  }
  sticker(s, right ? x + w + 34 : x - 64, y + 560, 88, 26, p.second, ['Best buy', '超值之选']);
};

/** A newsletter: a letter with a photograph stands in an envelope; a field and its button below. */
export const newsletter: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, right] = [232 + r.int(-40, 40), 80 + r.int(-14, 26), r.chance(0.5)];
  s.box('letter', x, y, 560, 560, `background:${p.paper};border-radius:${r.pick([0, 10, 20])}px;${soft(s)}`);
  s.object('photo', photo(x + 30, y + 30, 500, 190, seed + 7, `border-radius:${r.pick([0, 10])}px`));
  middle(
    s,
    x,
    y + 268,
    560,
    44,
    p.dark,
    r.pick([['Friday letter', '周五来信'] as const, ['Garden news', '花园通讯'] as const]),
  );
  middle(s, x, y + 322, 560, 25, p.mid, ['Five finds a week, free', '每周五则，免费订阅']);
  const [ex, ey] = [x - 80, y + 352];
  const front = `<path fill="${p.mid}" stroke="${p.paper}" stroke-width="7" stroke-linejoin="round" d="M0 0L360 160 720 0V330H0z"/><path fill="none" stroke="${p.dark}" stroke-width="5" stroke-opacity=".45" d="M12 318L270 130M708 318L450 130"/>`;
  shape(s, 'envelope', ex, ey, 720, 330, front);
  rimmed(s, ex + 360, ey + 190, 124, p.second);
  at(s, 'heart', ex + 360, ey + 192, 64, p.accent, p.dark);
  const bx = right ? ex + 706 : ex + 14;
  rimmed(s, bx, ey + 14, 88, p.accent);
  middle(s, bx - 44, ey + 14, 88, 44, white, ['1', '1']);
  const [fx, fy, round] = [x - 60, y + 752, r.pick([14, 48])];
  s.box('field', fx, fy, 680, 100, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  line(s, fx + 44, fy + 50, 340, 30, p.mid, ['Your e-mail', '您的邮箱']);
  s.box('button', fx + 440, fy + 12, 228, 76, `background:${p.accent};border-radius:${round * 0.8}px`);
  middle(s, fx + 440, fy + 50, 228, 32, white, ['Sign up', '立即订阅']);
  const px = right ? x - 14 : x + 574;
  rimmed(s, px, y + 40, 132, p.dark);
  at(s, 'plane', px - 4, y + 42, 68, p.paper, p.second);
};

/** What is in season: a wheel with a photograph in the middle and four crops on its upper half. */
export const seasonWheel: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [cx, cy, lean, right] = [512 + r.int(-30, 30), 470 + r.int(-20, 20), r.int(-5, 5), r.chance(0.5)];
  s.disc(cx - 340, cy - 340, 680, p.paper, soft(s));
  const dash = r.pick(['4 18', '26 14', '40 0']);
  const rim = `<circle cx="300" cy="300" r="208" fill="none" stroke="${p.accent}" stroke-width="8" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
  s.object('ring', svg(cx - 300, cy - 300, 600, 600, rim));
  s.object('photo', photo(cx - 150, cy - 150, 300, 300, seed + 9, 'border-radius:50%'));
  const crops = ['carrot', 'pear', 'tomato', 'mushroom'];
  const turn = r.int(0, 3);
  const fills = [p.light, p.second, p.mid, p.dark];
  for (const [i, angle] of [-184, -122, -58, 4].entries()) {
    const radians = ((angle + lean) * Math.PI) / 180;
    const [x, y, k] = [cx + 322 * Math.cos(radians), cy + 322 * Math.sin(radians), (i + turn) % 4];
    rimmed(s, x, y, 172, fills[i]!, 8);
    at(s, crops[k]!, x, y, 96, i > 1 ? p.paper : p.accent, i > 1 ? p.second : p.dark);
  }
  const bx = right ? cx + 120 : cx - 120;
  sticker(s, bx, cy + 96, 70, 30, p.second, ['Fresh', '新鲜']);
  ribbon(s, cx - 350, cy + 194, 700, 112, p.accent);
  const title = [['In season now', '当季蔬果'] as const, ['October harvest', '十月收成'] as const];
  middle(s, cx - 320, cy + 250, 640, 52, white, r.pick(title));
  s.box(
    'plate',
    cx - 250,
    cy + 390,
    500,
    92,
    `background:${p.paper};border-radius:${r.pick([0, 20, 46])}px;${soft(s)}`,
  );
  middle(s, cx - 250, cy + 436, 500, 30, p.dark, ['Farm shop, Thursdays', '农场小店，每周四']);
};

/** A harbour's departures: rows with the hour in a pill, a photograph below, a turned sticker. */
export const departures: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [right, x, y, radius] = [r.chance(0.5), 112 + r.int(-24, 24), 104 + r.int(-20, 20), r.pick([0, 16, 34])];
  s.box(
    'board',
    x,
    y,
    800,
    800,
    `background:${p.dark};border:10px solid ${p.paper};box-sizing:border-box;border-radius:${radius}px;${cast(s)}`,
  );
  at(s, 'ferry', right ? x + 110 : x + 690, y + 102, 100, p.paper, p.second);
  middle(s, right ? x + 180 : x + 90, y + 104, 530, 54, white, ['Ferries today', '今日渡轮']);
  const ports: Pair[] = [
    ['North Island', '北岛'],
    ['Old Harbour', '老港口'],
    ['Seal Bay', '海豹湾'],
    ['Lighthouse', '灯塔码头'],
  ];
  const [first, hour] = [r.int(0, 3), r.int(7, 11)];
  for (let i = 0; i < 3; i++) {
    const top = y + 188 + i * 108;
    s.box('row', x + 44, top, 712, 88, `background:${p.light};border-radius:${radius * 0.6}px`);
    s.box('pill', x + 62, top + 14, 164, 60, `background:${p.mid};border-radius:${r.pick([12, 30])}px`);
    const time = `${hour + 2 * i}:${r.pick(['05', '20', '45'])}`;
    middle(s, x + 62, top + 44, 164, 34, white, [time, time]);
    line(s, x + 256, top + 44, 460, 36, p.dark, ports[(first + i) % 4]!);
  }
  s.object('photo', photo(x + 44, y + 520, 712, 236, seed + 4, `border-radius:${radius * 0.6}px`));
  const [tx, turn] = [right ? x + 440 : x + 30, right ? -6 : 6];
  s.box('sticker', tx, y + 722, 330, 92, `background:${p.second};border-radius:${r.pick([10, 46])}px;${cast(s)}`, turn);
  middle(s, tx, y + 768, 330, 29, p.dark, ['Bikes go free', '自行车免费'], turn);
  const ax = right ? x + 790 : x + 10;
  rimmed(s, ax, y + 10, 136, p.second, 8);
  at(s, 'anchor', ax, y + 10, 76, p.dark, p.dark);
};
