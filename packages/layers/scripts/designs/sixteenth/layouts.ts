/** Eight layouts that nothing is tuned on: what clubs, shops and schools post. */
import { line, middle, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Sheet, type Layout } from '../sheet.ts';
import { flashCard, glyph, hotelReview, lostAndFound, portrait, rim, shaded, sides } from './more.ts';
import { sixteenthIcons } from './icons.ts';

export const sixteenthKit: Kit = {
  palettes: [
    { dark: '#22304a', mid: '#5b7db1', accent: '#d94f30', second: '#f2b84b', light: '#cfdcec', paper: '#fbfbf8' },
    { dark: '#2b1e3f', mid: '#7d5ba6', accent: '#c2337c', second: '#f5c065', light: '#e3d5f0', paper: '#fffdfb' },
    { dark: '#12372a', mid: '#4f8a6d', accent: '#c8553d', second: '#f0c987', light: '#cfe5d3', paper: '#fcfbf3' },
    { dark: '#402218', mid: '#9a6a4f', accent: '#1f7a8c', second: '#eeb76b', light: '#efdcc8', paper: '#fffaf3' },
    { dark: '#0f2d3d', mid: '#3f88a8', accent: '#7a3fc0', second: '#7fd1ae', light: '#d3ebf0', paper: '#f9fcfd' },
    { dark: '#2a2a2e', mid: '#77808c', accent: '#d62839', second: '#9cc5e8', light: '#e2e5ea', paper: '#ffffff' },
  ],
  faces: ['Space Grotesk', 'Bricolage Grotesque', 'Gloock', 'Caprasimo', 'Big Shoulders Display'],
  icons: sixteenthIcons,
  words: [
    ['Better Photos', '拍好照片'],
    ['Smart Gardens', '智慧花园'],
    ['Starting a Shop', '开店入门'],
    ['Healthy Sleep', '健康睡眠'],
  ],
};

const webinar: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = sides(r.chance(0.5));
  const [x, y, corner] = [r.int(70, 100), r.int(110, 150), r.pick([0, 24, 40])];
  const w = 1024 - 2 * x;
  s.box('panel', x, y, w, 790, `background:${p.paper};border-radius:${corner}px;${soft(s)}`);
  const tone = `linear-gradient(${r.int(60, 160)}deg,${p.dark},${p.mid})`;
  const round = Math.max(0, corner - 12);
  s.box(
    'band',
    x + 12,
    y + 12,
    w - 24,
    298,
    `background:${r.pick([tone, p.dark])};border-radius:${round}px ${round}px 0 0`,
  );
  s.box('pill', at(x + 60, 300), y - 36, 300, 76, `background:${p.accent};border-radius:${r.pick([14, 38])}px`);
  middle(s, at(x + 60, 300), y + 2, 300, 34, '#ffffff', ['Free webinar', '免费网络讲座']);
  middle(s, x, y + 106, w, 70, '#ffffff', r.pick(s.kit.words));
  middle(s, x, y + 180, w, 30, p.light, ['Two experts answer your questions', '两位专家为您解答']);
  const [middles, cy] = [[x + w * 0.27, x + w * 0.73], y + 352];
  const names: Pair[] = [
    ['Mia Lang', '郎美雅'],
    ['Omar Reyes', '雷奥马'],
  ];
  for (const [i, cx] of middles.entries()) {
    portrait(s, cx, cy, 250, seed + 3 + i * 17, [p.second, p.accent][i]!);
    s.box('plate', cx - 130, cy + 84, 260, 64, `background:${p.light};border-radius:${corner ? 32 : 6}px`);
    middle(s, cx - 130, cy + 116, 260, 30, p.dark, names[i]!);
  }
  s.disc(456, cy - 40, 112, p.second, `border:8px solid ${p.paper};box-sizing:border-box`);
  glyph(s, 'mic', 484, cy - 12, 56, p.accent, p.dark);
  const [leaf, low] = [at(x + 60, 160), y + 556];
  const head = `<rect width="160" height="176" rx="18" fill="${p.light}"/><path fill="${p.accent}" d="M0 56V18A18 18 0 0 1 18 0h124a18 18 0 0 1 18 18v38z"/>`;
  s.object('leaf', svg(leaf, low, 160, 176, head));
  const day = `${r.int(10, 28)}`;
  middle(s, leaf, low + 29, 160, 30, '#ffffff', ['MAY', '五月']);
  middle(s, leaf, low + 116, 160, 76, p.dark, [day, day]);
  const wide = w - 340;
  const left = at(x + 280, wide);
  glyph(s, 'clock', left, low + 2, 56, p.mid, p.paper, p.dark);
  line(s, left + 76, low + 30, wide - 76, 34, p.dark, ['Thursday, 18:00', '周四 18:00']);
  s.box('button', left, low + 80, wide, 96, `background:${p.dark};border-radius:${r.pick([12, 48])}px`);
  middle(s, left, low + 128, wide, 38, '#ffffff', ['Save your seat', '立即报名']);
};

const libraryHours: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y] = [r.int(120, 150), r.int(180, 200)];
  const w = 1024 - 2 * x;
  s.box('board', x, y, w, 760, `background:${p.paper};border-radius:${r.pick([0, 14, 32])}px;${soft(s)}`);
  const wide = w + 100;
  const shape = `<path fill="${p.accent}" d="M0 0h${wide}l-30 62 30 62H0l30-62z"/>`;
  s.object('ribbon', svg(x - 50, y - 24, wide, 124, shaded(s, shape)));
  middle(s, x, y + 38, w, 58, '#ffffff', ['Opening hours', '图书馆开放时间']);
  const cx = r.pick([x + 110, 512, x + w - 110]);
  s.disc(cx - 66, y - 136, 132, p.dark, rim(s, 7));
  glyph(s, 'book', cx - 38, y - 108, 76, p.second, p.paper, p.dark);
  const [gx, gw, gy] = [x + 160, w - 230, y + 170];
  const lines = [0, 1, 2, 3, 4, 5].map(
    (i) => `<path d="M${2 + (i * (gw - 4)) / 5} 0V420" stroke="${p.light}" stroke-width="4"/>`,
  );
  s.object('grid', svg(gx, gy, gw, 420, lines.join('')));
  middle(s, gx - 40, gy - 24, 80, 26, p.dark, ['8', '8']);
  middle(s, gx + gw - 40, gy - 24, 80, 26, p.dark, ['20', '20']);
  const days: Pair[] = [
    ['Mon', '周一'],
    ['Tue', '周二'],
    ['Wed', '周三'],
    ['Thu', '周四'],
    ['Sat', '周六'],
  ];
  const [closed, late, round] = [r.int(0, 4), r.int(0, 4), r.pick([0, 8, 26])];
  for (const [i, day] of days.entries()) {
    const cy = gy + 46 + i * 82;
    line(s, x + 50, cy, 110, 34, p.dark, day);
    if (i === closed) {
      const turn = r.pick([-5, 4, 6]);
      const css = `border:6px solid ${p.accent};border-radius:12px;box-sizing:border-box;background:${p.paper}`;
      s.box('stamp', gx + gw * 0.28, cy - 33, 240, 66, css, turn);
      middle(s, gx + gw * 0.28, cy, 240, 36, p.accent, ['CLOSED', '闭馆'], turn);
      continue;
    }
    const [from, until] = [r.pick([0, 0.1, 0.2]), i === late ? 1 : r.pick([0.6, 0.7, 0.8])];
    const fill = i === late ? p.accent : [p.mid, p.second][i & 1]!;
    s.box('bar', gx + gw * from, cy - 26, gw * (until - from), 52, `background:${fill};border-radius:${round}px`);
  }
  s.box('plate', x + 44, y + 622, w - 88, 104, `background:${p.light};border-radius:${r.pick([8, 24, 52])}px`);
  glyph(s, 'clock', x + 80, y + 642, 64, p.dark, p.paper, p.accent);
  line(s, x + 168, y + 674, w - 260, 29, p.dark, ['Last loan half an hour before', '闭馆前半小时停止借书']);
};

/** A glass with a bulb at its foot, whose middle stands at `foot`. */
function flask(cx: number, top: number, foot: number, half: number, bulb: number, fill: string): string {
  const join = foot - Math.sqrt(bulb * bulb - half * half);
  const tube = `M${cx - half} ${join}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${join}`;
  return `<path fill="${fill}" d="${tube}A${bulb} ${bulb} 0 1 1 ${cx - half} ${join}z"/>`;
}

const donationGoal: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const flip = r.chance(0.5);
  const at = sides(flip);
  const [cx, foot, percent] = [at(206, 0), r.int(815, 835), r.int(9, 14) * 5];
  const level = foot - 95 - (percent / 100) * 560;
  s.object('glass', svg(0, 0, 1024, 1024, shaded(s, flask(cx, 130, foot, 66, 118, p.paper))));
  s.object('level', svg(0, 0, 1024, 1024, flask(cx, level, foot, 42, 94, p.accent)));
  const marks = Array.from({ length: 9 }, (_, i) => {
    const y = foot - 95 - (i + 1) * 56;
    return `<path d="M${at(234, 38)} ${y}h38" stroke="${p.dark}" stroke-width="6"/>`;
  });
  s.object('marks', svg(0, 0, 1024, 1024, marks.join('')));
  glyph(s, 'heart', cx - 54, foot - 50, 108, '#ffffff', p.accent);
  s.box('goal', cx - 140, 84, 280, 84, `background:${p.dark};border-radius:${r.pick([14, 42])}px;${rim(s)}`);
  middle(s, cx - 140, 126, 280, 34, '#ffffff', ['Goal $10,000', '目标 10000 元']);
  const tip = flip ? 'M230 46L184 0H16Q0 0 0 16v60q0 16 16 16h168z' : 'M0 46L46 0h168q16 0 16 16v60q0 16-16 16H46z';
  s.object('flag', svg(at(258, 230), level - 46, 230, 92, shaded(s, `<path fill="${p.second}" d="${tip}"/>`)));
  middle(s, at(296, 186), level, 186, 40, p.dark, [`$${percent * 100}`, `${percent * 100} 元`]);
  const shape = r.pick([0, 20, 36]);
  s.box('plate', at(390, 570), 84, 570, 190, `background:${p.mid};border-radius:${shape}px;${rim(s)}`);
  middle(s, at(390, 570), 150, 570, 54, '#ffffff', ['A Garden for All', '共建社区花园']);
  middle(s, at(390, 570), 222, 570, 28, '#ffffff', ['Help us plant sixty trees', '一起种下六十棵树']);
  const frame = `border:12px solid ${p.paper};border-radius:${shape}px;${soft(s)}`;
  s.object('photo', photo(at(550, 404), 330, 380, 380, seed + 5, frame));
  s.object('burst', burst(at(566, 0), 716, 96, r.int(14, 20), 0.86, p.accent));
  middle(s, at(566, 0) - 90, 716, 180, 52, '#ffffff', [`${percent}%`, `${percent}%`]);
  s.box('button', at(410, 530), 830, 530, 106, `background:${p.second};border-radius:${r.pick([16, 53])}px;${soft(s)}`);
  glyph(s, 'coins', at(410, 530) + 40, 849, 68, p.accent, '#ffffff', p.dark);
  middle(s, at(410, 530) + 110, 883, 390, 42, p.dark, ['Give today', '立即捐款']);
};

function scallop(radius: number, count: number, fill: string): string {
  const bump = (Math.PI * radius) / count;
  const edge = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return `<circle cx="${(radius * Math.cos(angle)).toFixed(1)}" cy="${(radius * Math.sin(angle)).toFixed(1)}" r="${bump.toFixed(1)}"/>`;
  });
  return `<g fill="${fill}"><circle r="${radius}"/>${edge.join('')}</g>`;
}

const bakery: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const flip = r.chance(0.5);
  const at = sides(flip);
  const cy = r.int(450, 468);
  s.object('scallop', svg(512, cy, 10, 10, shaded(s, scallop(354, r.int(20, 26), p.second))));
  const dash = r.pick(['4 16', '18 12', '1 0']);
  s.object(
    'ring',
    svg(
      512,
      cy,
      10,
      10,
      `<circle r="332" fill="none" stroke="${p.paper}" stroke-width="6" stroke-linecap="round" stroke-dasharray="${dash}"/>`,
    ),
  );
  portrait(s, 512, cy, 580, seed + 11, p.paper);
  const tails =
    '<path d="M0 40h120v116H0l34-58zM880 40H760v116h120l-34-58z" fill="ACCENT"/><path d="M0 40h120v116H0l34-58zM880 40H760v116h120l-34-58z" fill="#000000" opacity=".3"/>';
  const ribbon = `${tails.replace('ACCENT', p.accent)}<path fill="${p.accent}" d="M66 0h748v128H66z"/>`;
  s.object('ribbon', svg(72, cy + 118, 880, 156, shaded(s, ribbon)));
  const name = r.pick<Pair>([
    ['Pumpkin Bread', '南瓜面包'],
    ['Plum Cake Week', '李子蛋糕周'],
    ['Cinnamon Days', '肉桂时节'],
  ]);
  middle(s, 138, cy + 182, 748, 66, '#ffffff', name);
  const [bx, by] = [at(802, 0), cy - 268];
  s.object('burst', burst(bx, by, 116, r.int(12, 18), 0.84, p.accent));
  middle(s, bx - 100, by, 200, 48, '#ffffff', ['$4.50', '18元']);
  const turn = (flip ? 1 : -1) * r.int(8, 14);
  const tag = `<path fill="${p.paper}" fill-rule="evenodd" d="M36 0h228q14 0 14 14v84q0 14-14 14H36L0 56zM44 42a14 14 0 1 0 .1 0z"/>`;
  s.object('tag', svg(at(70, 278), 110, 278, 112, shaded(s, tag), turn));
  middle(s, at(70, 278) + 62, 166 + Math.sign(turn) * 5, 204, 28, p.accent, ['This autumn', '秋季限定'], turn);
  for (const [i, kind] of ['loaf', 'cupcake', 'cup'].entries()) {
    const x = 512 - 62 + (i - 1) * 172;
    s.disc(x, cy + 308, 124, p.paper, soft(s));
    glyph(s, kind, x + 29, cy + 337, 66, p.accent, i === 1 ? p.mid : i ? p.dark : p.second, p.dark);
  }
  s.box('pill', 312, 920, 400, 76, `background:${p.dark};border-radius:${r.pick([14, 38])}px;${rim(s, 5)}`);
  middle(s, 312, 958, 400, 34, '#ffffff', ['Order until Friday', '周五前预订']);
};

const stops: Pair[] = [
  ['Old Town', '老城'],
  ['Museum', '博物馆'],
  ['Harbour', '港口'],
  ['Airport', '机场'],
];

function routeMap(s: Sheet, y: number): void {
  const { random: r, palette: p } = s;
  const [first, step, cy, shut] = [190, 215, y + 226, r.int(1, 2)];
  const at = (i: number) => first + i * step;
  const [from, until] = [at(shut - 1), at(shut + 1)];
  const run = (a: number, b: number, css: string) =>
    `<path d="M${a} ${cy}H${b}" fill="none" stroke-width="16" ${css}/>`;
  const whole = `stroke="${p.mid}"`;
  const cut = run(from, until, `stroke="${p.light}" stroke-dasharray="22 12"`);
  s.object('line', svg(0, 0, 1024, 1024, run(at(0), from, whole) + cut + run(until, at(3), whole)));
  const head = `<path d="M${until - 48} ${cy - 46}l42 6-8-42" fill="none" stroke="${p.accent}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  const arc = `<path d="M${from + 6} ${cy - 40}Q${at(shut)} ${cy - 230} ${until - 6} ${cy - 40}" fill="none" stroke="${p.accent}" stroke-width="9" stroke-linecap="round"/>`;
  s.object('detour', svg(0, 0, 1024, 1024, arc + head));
  s.disc(at(shut) - 54, cy - 186, 108, p.second);
  glyph(s, 'bus', at(shut) - 33, cy - 165, 66, p.accent, p.paper, p.dark);
  for (const [i, name] of stops.entries()) {
    const [x, css] = [at(i), `border:9px solid ${p.dark};box-sizing:border-box`];
    if (i !== shut) s.disc(x - 27, cy - 27, 54, p.paper, css);
    else
      s.object(
        'cross',
        svg(
          x - 30,
          cy - 30,
          60,
          60,
          `<circle cx="30" cy="30" r="30" fill="${p.accent}"/><path d="M20 20l20 20M40 20L20 40" stroke="#ffffff" stroke-width="7" stroke-linecap="round"/>`,
        ),
      );
    middle(s, x - 105, cy + 66, 210, 30, i === shut ? p.accent : p.dark, name);
  }
}

const trainNotice: Layout = (s) => {
  const { random: r, palette: p } = s;
  const at = sides(r.chance(0.5));
  const top = r.int(56, 84);
  s.box('band', 0, top, 1024, 190, `background:${p.accent}`);
  glyph(s, 'warning', 76, top + 32, 126, p.second, p.dark);
  line(s, 244, top + 70, 720, 62, '#ffffff', ['Line 4 partly closed', '四号线部分停运']);
  line(s, 244, top + 140, 720, 31, '#ffffff', ['A bus takes you past the works', '施工期间请换乘接驳巴士']);
  const y = top + 240;
  s.box('panel', 64, y, 896, 340, `background:${p.paper};border-radius:${r.pick([0, 18, 36])}px;${soft(s)}`);
  routeMap(s, y);
  const [low, corner] = [y + 388, r.pick([10, 24, 40])];
  s.box('when', at(64, 470), low, 470, 210, `background:${p.dark};border-radius:${corner}px;${rim(s)}`);
  const day = r.int(3, 20);
  middle(s, at(64, 470), low + 78, 470, 58, '#ffffff', [`${day} – ${day + 5} June`, `六月${day}日至${day + 5}日`]);
  middle(s, at(64, 470), low + 146, 470, 30, p.light, ['Every night from 22:00', '每晚 22:00 起']);
  s.box('delay', at(570, 390), low, 390, 210, `background:${p.second};border-radius:${corner}px;${soft(s)}`);
  glyph(s, 'clock', at(570, 390) + 28, low + 50, 110, p.dark, p.paper, p.accent);
  middle(s, at(570, 390) + 146, low + 78, 230, 50, p.dark, ['+15 min', '+15分']);
  middle(s, at(570, 390) + 146, low + 146, 230, 26, p.dark, ['Plan more time', '请预留时间']);
};

export const sixteenthLayouts: Layout[] = [
  webinar,
  libraryHours,
  donationGoal,
  bakery,
  trainNotice,
  hotelReview,
  flashCard,
  lostAndFound,
];
