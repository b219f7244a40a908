/** The fifteenth set: a weather card, a music player, a transit pass, two plans; the other four are in `more.ts`. */
import { fifteenthIcons, framed, mirror, ribbon, seal } from './icons.ts';
import { fifteenthMore } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { svg, type Kit, type Sheet, type Layout } from '../sheet.ts';

export const fifteenthKit: Kit = {
  palettes: [
    { dark: '#22223b', mid: '#5a5f8f', accent: '#d1495b', second: '#edae49', light: '#dfe3f3', paper: '#ffffff' },
    { dark: '#0b3c49', mid: '#2f7f86', accent: '#d9562b', second: '#f6c453', light: '#cfe9e5', paper: '#fbfdfc' },
    { dark: '#3a1d4d', mid: '#8656a8', accent: '#0f857a', second: '#ffb84d', light: '#eadcf5', paper: '#fffdff' },
    { dark: '#28301f', mid: '#66764a', accent: '#b5432f', second: '#e8b84a', light: '#e2e8cf', paper: '#fcfbf3' },
    { dark: '#12263f', mid: '#2b6cb0', accent: '#c2307a', second: '#7fd1ae', light: '#d6e6f7', paper: '#fafcff' },
    { dark: '#40241a', mid: '#a2643c', accent: '#1c7293', second: '#f2c14e', light: '#f4e2d0', paper: '#fffaf4' },
  ],
  faces: ['Space Grotesk', 'Bricolage Grotesque', 'DM Serif Display', 'Big Shoulders Display', 'Montserrat'],
  icons: fifteenthIcons,
  words: [
    ['Old Harbour', '老码头'],
    ['Blue Lantern', '蓝灯笼'],
    ['Paper Boats', '纸船'],
    ['Second Spring', '第二个春天'],
    ['Slow Train', '慢车'],
    ['North Window', '北窗'],
  ],
};

const same = (text: string): Pair => [text, text];
const days: Pair[] = [
  ['Mon', '周一'],
  ['Tue', '周二'],
  ['Wed', '周三'],
  ['Thu', '周四'],
];
const skies: Record<string, Pair> = {
  sun: ['Sunny all day', '全天晴朗'],
  cloud: ['Some clouds', '多云'],
  rain: ['Light rain', '小雨'],
  storm: ['Thunder later', '午后雷雨'],
};

/** The coming days: a strip over the card's lower edge, one of them marked. */
function forecast(s: Sheet, y: number): void {
  const { random: r, palette: p } = s;
  const radius = r.pick([16, 30, 44]);
  s.box('strip', 142, y, 740, 266, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  const marked = r.int(0, 3);
  s.box('tile', 168 + marked * 174, y + 24, 166, 218, `background:${p.light};border-radius:${radius * 0.6}px`);
  for (let i = 0; i < 4; i++) {
    const x = 168 + i * 174;
    sign(s, r.pick(Object.keys(skies)), x + 37, y + 46, 92, p.mid, p.accent);
    const [english, chinese] = days[i]!;
    const degrees = `${r.int(9, 24)}°`;
    middle(s, x, y + 194, 166, 30, p.dark, [`${english} ${degrees}`, `${chinese} ${degrees}`]);
  }
}

const weather: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [flip, y, sky] = [r.chance(0.5), r.int(120, 175), r.pick(Object.keys(skies))];
  const at = mirror(flip);
  const align = flip ? 'text-align:right' : '';
  const fill = `background:linear-gradient(${r.int(130, 220)}deg,${p.mid},${p.dark})`;
  s.box('card', at(88, 770), y, 770, 500, `${fill};border-radius:${r.pick([20, 40, 56])}px;${cast(s)}`);
  const size = r.int(236, 264);
  s.disc(at(690, size), y - 50, size, p.second, `border:10px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  sign(s, sky, at(690 + size * 0.2, size * 0.6), y - 50 + size * 0.2, size * 0.6, p.paper, p.accent);
  s.box('pill', at(132, 320), y + 46, 320, 68, `background:${p.paper};border-radius:34px`);
  sign(s, 'pin', at(148, 46), y + 57, 46, p.accent, p.paper);
  const town = r.pick<Pair>([
    ['Brookfield', '溪田镇'],
    ['Port Anna', '安娜港'],
    ['Westhill', '西山'],
  ]);
  line(s, at(204, 226), y + 80, 226, 32, p.dark, town, align);
  line(s, at(132, 420), y + 198, 420, 120, '#fff', same(`${r.int(8, 27)}°`), align);
  line(s, at(132, 480), y + 312, 480, 40, p.light, skies[sky]!, align);
  const chance = r.int(24, 38);
  s.box('rail', at(132, 500), y + 366, 500, 30, `background:${p.light};border-radius:15px`);
  s.box('level', at(132, chance * 5), y + 366, chance * 5, 30, `background:${p.accent};border-radius:15px`);
  line(s, at(660, 130), y + 381, 130, 36, '#fff', same(`${chance} %`), align);
  forecast(s, y + 456);
};

/** A record with grooves and its label. */
function record(x: number, y: number, size: number, label: string, hole: string): string {
  const h = size / 2;
  const ring = (radius: number) =>
    `<circle fill="none" stroke="#3c3c48" stroke-width="3" cx="${h}" cy="${h}" r="${radius}"/>`;
  const dot = (radius: number, fill: string) => `<circle fill="${fill}" cx="${h}" cy="${h}" r="${radius}"/>`;
  const inner = dot(h, '#17171d') + [0.9, 0.78, 0.66, 0.54].map((k) => ring(h * k)).join('');
  return svg(x, y, size, size, inner + dot(h * 0.38, label) + dot(h * 0.07, hole));
}

/** The lower part of the player: how far the song is, and the buttons. */
function controls(s: Sheet, ink: string): void {
  const { random: r, palette: p } = s;
  const done = r.int(190, 255);
  s.box('rail', 172, 706, 680, 24, `background:${ink === '#fff' ? p.light : '#c9ccd4'};border-radius:12px`);
  s.box('played', 172, 706, done, 24, `background:${ink === '#fff' ? p.dark : p.mid};border-radius:12px`);
  const rim = `border:7px solid ${p.paper};box-sizing:border-box;box-shadow:0 3px 10px rgba(0,0,0,.4)`;
  s.disc(172 + done - 26, 692, 52, p.accent, rim);
  line(s, 172, 764, 140, 26, ink, same(`1:${r.int(10, 39)}`));
  line(s, 712, 764, 140, 26, ink, same(`${r.int(3, 4)}:${r.int(10, 58)}`), 'text-align:right');
  s.disc(444, 784, 136, p.accent, 'box-shadow:0 6px 18px rgba(0,0,0,.3)');
  sign(s, 'play', 478, 818, 68, '#fff', '#fff');
  sign(s, 'back', 312, 818, 68, ink, ink);
  sign(s, 'skip', 644, 818, 68, ink, ink);
}

const player: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [flip, bright] = [r.chance(0.5), r.chance(0.5)];
  const at = mirror(flip);
  const [ink, fill] = bright ? [p.dark, p.paper] : ['#fff', p.mid];
  const [wider, top] = [r.int(-16, 44), r.int(40, 74)];
  s.box(
    'panel',
    112 - wider,
    top,
    800 + 2 * wider,
    976 - top,
    `background:${fill};border-radius:${r.pick([24, 48, 70])}px;${soft(s)}`,
  );
  const size = r.int(360, 384);
  s.object('record', record(at(850 - size, size), 338 - size / 2, size, p.second, p.paper));
  s.object('cover', framed(at(176, 400), 138, 400, seed + 5, p.paper, 10, `${r.pick([0, 18, 30])}px`));
  const [cx, points] = [at(216 - 68, 136) + 68, r.int(12, 16)];
  s.object('sticker', seal(cx, 176, 68, points, p.accent, p.paper));
  middle(s, cx - 50, 176, 100, 30, '#fff', ['NEW', '新歌'], r.int(-14, 14));
  const align = flip ? 'text-align:right' : '';
  line(s, at(176, 560), 596, 560, 52, ink, r.pick(s.kit.words), align);
  const artist = r.pick<Pair>([
    ['Lena and the Pines', '松林乐队'],
    ['The Night Bakers', '夜班面包师'],
    ['Tomo Reed', '芦苇'],
  ]);
  line(s, at(176, 560), 654, 560, 30, bright ? p.mid : p.light, artist, align);
  sign(s, 'heart', at(778, 70), 584, 70, bright ? p.accent : p.second, p.second);
  controls(s, ink);
};

/** The way of a line from stop to stop. */
function stops(x: number, y: number, width: number, count: number, colour: string, hole: string): string {
  const rings = Array.from({ length: count }, (_, i) => {
    const cx = ((i + 0.5) * width) / count;
    return `<circle fill="${hole}" stroke="${colour}" stroke-width="7" cx="${cx}" cy="18" r="14"/>`;
  });
  return svg(x, y, width, 36, `<rect y="12" width="${width}" height="12" rx="6" fill="${colour}"/>${rings.join('')}`);
}

function journey(s: Sheet, y: number): void {
  const { random: r, palette: p } = s;
  s.box('panel', 142, y, 740, 250, `background:${p.paper};border-radius:${r.pick([14, 30])}px;${soft(s)}`);
  s.object('stops', stops(296, y + 66, 432, r.int(3, 5), p.mid, p.paper));
  s.disc(182, y + 34, 100, p.accent);
  sign(s, 'train', 204, y + 56, 56, '#fff', p.accent);
  s.disc(742, y + 34, 100, p.dark);
  sign(s, 'pin', 766, y + 56, 52, p.second, p.dark);
  middle(s, 152, y + 178, 160, 28, p.dark, ['Harbour', '码头']);
  middle(s, 712, y + 178, 160, 28, p.dark, ['Airport', '机场']);
  const minutes = r.int(18, 46);
  middle(s, 392, y + 142, 240, 30, p.accent, [`${minutes} min`, `${minutes} 分钟`]);
  s.box('button', 362, y + 204, 300, 88, `background:${p.accent};border-radius:${r.pick([18, 44])}px;${cast(s)}`);
  middle(s, 362, y + 248, 300, 36, '#fff', ['Top up', '充值']);
}

/** The gold chip of a card. */
function chip(x: number, y: number, fill: string, lines: string): string {
  const d = 'M0 30h40M0 58h40M76 30h40M76 58h40M40 0v88M76 0v88';
  return svg(
    x,
    y,
    116,
    88,
    `<rect width="116" height="88" rx="16" fill="${fill}"/><path stroke="${lines}" stroke-width="4" d="${d}"/>`,
  );
}

const pass: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [flip, y] = [r.chance(0.5), r.int(96, 126)];
  const at = mirror(flip);
  const local = (x: number, width: number) => at(102 + x, width);
  const align = flip ? 'text-align:right' : '';
  const fill = `background:linear-gradient(${r.int(100, 170)}deg,${p.mid},${p.dark})`;
  s.box('pass', 102, y, 820, 460, `${fill};border-radius:${r.pick([24, 36, 48])}px;${cast(s)}`);
  const lean = r.int(50, 90);
  const stripe = `<path fill="${p.accent}" ${flip ? 'transform="translate(820 0) scale(-1 1)"' : ''} d="M${480 + lean} 0h120L600 460H480z"/>`;
  s.object('stripe', svg(102, y, 820, 460, stripe));
  s.object('chip', chip(local(50, 116), y + 138, p.second, p.dark));
  sign(s, 'waves', local(192, 76), y + 144, 76, '#fff', '#fff', flip ? 180 : 0);
  s.object('portrait', framed(local(562, 220), y + 206, 220, seed + 7, p.paper, 8));
  line(s, local(50, 430), y + 80, 430, 46, '#fff', ['City Transit', '城市通行卡'], align);
  const holder = r.pick<Pair>([
    ['Mara Lindt', '林晓雨'],
    ['Owen Hale', '何文'],
  ]);
  line(s, local(50, 400), y + 306, 400, 38, '#fff', holder, align);
  line(s, local(50, 400), y + 380, 400, 30, p.light, same(`${r.int(1000, 9999)}  ${r.int(1000, 9999)}`), align);
  const cx = local(790 - 86, 172) + 86;
  s.object('seal', seal(cx, y + 26, 86, r.int(14, 20), p.second, p.dark));
  middle(s, cx - 60, y + 26, 120, 30, p.dark, ['1 Year', '一年']);
  journey(s, y + 500);
};

/** The lines of a plan, each with its tick. */
function ticks(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  step: number,
  tick: string,
  ink: string,
  lines: Pair[],
): void {
  for (const [i, text] of lines.entries()) {
    sign(s, 'check', x, y + i * step, size, tick, '#fff');
    line(s, x + size + 16, y + i * step + size / 2, 300, size * 0.6, ink, text);
  }
}

const plans: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [at, shape, radius] = [mirror(r.chance(0.5)), r.pick(['50%', '28%']), r.pick([12, 28, 44])];
  const [low, rich] = [r.int(170, 215), r.int(96, 130)];
  const [a, b] = [at(94, 340), at(470, 440)];
  s.box('plan', at(84, 420), low, 420, 610, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('shape', a + 92, low + 44, 156, 156, `background:${p.light};border-radius:${shape}`);
  sign(s, 'leaf', a + 126, low + 78, 88, p.mid, p.dark);
  middle(s, a, low + 248, 340, 42, p.dark, ['Basic', '基础版']);
  middle(s, a, low + 324, 340, 56, p.accent, ['$5', '¥ 29']);
  const basic: Pair[] = [
    ['Two projects', '两个项目'],
    ['Mail support', '邮件支持'],
  ];
  ticks(s, a + 30, low + 400, 50, 84, p.mid, p.dark, basic);
  const fill = `background:linear-gradient(${r.int(150, 210)}deg,${p.dark},${p.mid})`;
  s.box('plan', at(450, 480), rich, 480, 760, `${fill};border-radius:${radius}px;${cast(s)}`);
  s.box('shape', b + 122, rich + 44, 196, 196, `background:${p.second};border-radius:${shape}`);
  sign(s, 'bolt', b + 164, rich + 86, 112, p.dark, p.dark);
  s.object('ribbon', ribbon(at(430, 520), rich + 276, 520, 94, p.accent));
  middle(s, b, rich + 323, 440, 46, '#fff', ['Studio', '专业版']);
  middle(s, b, rich + 442, 440, 78, p.second, [`$${r.int(12, 29)}`, `¥ ${r.int(6, 9)}9`]);
  const studio: Pair[] = [
    ['Endless projects', '项目不限数量'],
    ['Help by phone', '电话专人支持'],
  ];
  ticks(s, b + 30, rich + 520, 54, 88, p.accent, '#fff', studio);
  s.box('button', b + 70, rich + 704, 300, 92, `background:${p.second};border-radius:46px;${cast(s)}`);
  middle(s, b + 70, rich + 750, 300, 36, p.dark, ['Choose', '立即选择']);
  const cx = at(838, 160) + 80;
  s.object('seal', seal(cx, rich + 24, 78, r.int(11, 16), p.paper, p.accent));
  sign(s, 'star', cx - 40, rich - 17, 80, p.accent, p.accent);
};

export const fifteenthLayouts: Layout[] = [weather, player, pass, plans, ...fifteenthMore];
