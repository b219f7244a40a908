/** The layouts that stay nineteenth, first half: a shared ride, a shop that moves, swimming levels and a plan of tables. */
import { nineteenthKit } from './icons.ts';
import { adopt, framed, paint, raised, refer, tearOff } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

export { nineteenthKit };

const white = '#ffffff';

const towns: readonly Pair[] = [
  ['Old Town', '老城'],
  ['Lake Road', '湖滨路'],
  ['Harbour', '港口'],
  ['Mill Lane', '磨坊巷'],
  ['North Gate', '北门'],
];

/** A line of the way with a ring at its start and a pin at its end. */
function way(s: Sheet, x: number, y: number, height: number): void {
  const { random: r, palette: p } = s;
  const start = r.int(0, 2);
  s.box('line', x - 5, y, 10, height, `background:${p.mid}`);
  s.box(
    'ring',
    x - 26,
    y - 26,
    52,
    52,
    `background:${p.paper};border:10px solid ${p.accent};border-radius:50%;box-sizing:border-box`,
  );
  s.disc(x - 40, y + height - 40, 80, p.accent);
  sign(s, 'pin', x - 24, y + height - 24, 48, white, p.accent);
  line(s, x + 64, y - 14, 250, 40, p.dark, towns[start]!);
  line(s, x + 64, y + 28, 250, 24, p.mid, [`from ${r.int(7, 9)}:30 am`, `上午${r.int(7, 9)}点半`]);
  line(s, x + 64, y + height, 250, 40, p.dark, towns[start + r.int(1, 2)]!);
}

const ride: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const right = r.chance(0.5);
  const [x, y, w, h] = [right ? r.int(120, 160) : r.int(244, 284), r.int(90, 130), 650, 790];
  const round = r.pick([18, 28, 40]);
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  s.box('header', x, y, w, 160, `background:${p.dark};border-radius:${round}px ${round}px 0 0`);
  const title: Pair = r.pick([
    ['Ride to work', '拼车上班'],
    ['Share a ride', '顺风车'],
  ]);
  line(s, right ? x + 44 : x + 150, y + 80, 400, 58, white, title);
  s.object(
    'photo',
    framed(right ? x + w - 130 : x - 90, y - 60, 210, 210, seed + 5, 10, `${p.paper};border-radius:50%;${cast(s)}`),
  );
  way(s, x + 100, y + 240, r.int(220, 240));
  for (let k = 0; k < 2; k++) {
    const cx = x + 48 + k * 292;
    s.box('chip', cx, y + 548, 84, 84, `background:${k ? p.second : p.light};border-radius:${r.pick([16, 42])}px`);
    sign(s, k ? 'bag' : 'clock', cx + 18, y + 566, 48, p.dark, k ? p.second : p.light);
    const words: Pair = k ? ['1 bag', '一件行李'] : ['35 min', '35分钟'];
    line(s, cx + 104, y + 590, 150, 32, p.dark, words);
  }
  s.box('button', x + 48, y + 666, w - 96, 88, `background:${p.mid};border-radius:44px`);
  middle(s, x + 48, y + 710, w - 96, 38, white, ['Book a seat', '预订座位']);
  const bx = right ? x + w + 6 : x + w - 20;
  s.disc(bx - 85, y + 320, 170, p.accent, `border:8px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  middle(s, bx - 85, y + 405, 170, 60, white, [`$${r.int(3, 9)}`, `¥${r.int(3, 9)}0`]);
};

/** The old address on a card that lies askew under the new one. */
function oldPlace(s: Sheet, x: number, y: number, turn: number): void {
  const { palette: p } = s;
  s.box(
    'old',
    x,
    y,
    400,
    250,
    `background:${p.light};border:8px solid ${p.paper};box-sizing:border-box;border-radius:16px;${cast(s)}`,
    turn,
  );
  const at = (dx: number, dy: number, width: number) =>
    `transform-origin:${200 - dx}px ${125 - dy}px;width:${width}px;transform:rotate(${turn}deg)`;
  const house = svg(34, 40, 100, 100, s.kit.icons.house!(p.mid, p.light, p.mid), 0, '0 0 24 24');
  s.object('icon:house', box(x, y, 400, 250, '', house, turn));
  const px = s.chinese ? 0.92 : 1;
  line(s, x + 160, y + 68, 210, 30, p.dark, ['until now', '旧址'], at(160, 68 - 20.25 * px, 210));
  line(s, x + 160, y + 116, 210, 34, p.dark, ['Mill Lane 4', '磨坊巷4号'], at(160, 116 - 22.95 * px, 210));
}

const moved: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = seed % 3 > 0;
  oldPlace(s, left ? r.int(50, 70) : r.int(554, 574), r.int(100, 125), left ? r.int(-8, -4) : r.int(4, 8));
  const [x, y, w, h] = [left ? 250 : 134, r.int(310, 325), 640, 570];
  s.box('new', x, y, w, h, `background:${p.paper};border-radius:${r.pick([0, 14, 30])}px;${soft(s)}`);
  const turn = r.int(2, 5) * (left ? 1 : -1);
  const px = left ? x + 44 : x + w - 364;
  s.object(
    'photo',
    box(
      px,
      y + 74,
      320,
      300,
      '',
      framed(0, 0, 320, 300, seed + 7, 12, `${white};box-shadow:0 5px 16px rgba(0,0,0,.35)`),
      turn,
    ),
  );
  s.box('tape', px + 100, y + 50, 120, 44, `background:${p.second}`, turn + r.int(-9, 9));
  const tx = left ? x + 400 : x + 44;
  line(s, tx, y + 116, 220, 32, p.mid, ['now at', '新址']);
  line(s, tx, y + 168, 220, 36, p.dark, ['Park Row 9', '公园街9号']);
  s.disc(tx, y + 232, 64, p.light);
  sign(s, 'phone', tx + 15, y + 247, 34, p.dark, p.light);
  line(s, tx + 82, y + 264, 150, 25, p.dark, ['555 0142', '555 0142']);
  s.box('pill', tx, y + 322, 200, 60, `background:${p.mid};border-radius:${r.pick([10, 30])}px`);
  middle(s, tx, y + 352, 200, 28, white, [`from ${r.int(2, 9)} May`, `五月${r.int(2, 9)}日起`]);
  const ribbon = 'M0 0h760l-34 62 34 62H0l34-62z';
  s.object('ribbon', raised(svg(x - 60, y + 410, 760, 124, `<path fill="${p.accent}" d="${ribbon}"/>`)));
  middle(s, x - 60, y + 472, 760, 66, white, ['We have moved', '我们搬家了']);
  const ax = left ? x + 20 : x + w - 110;
  s.disc(ax, y - 40, 92, p.accent, `border:7px solid ${p.paper};box-sizing:border-box`);
  s.object(
    'icon:arrow',
    svg(ax + 22, y - 18, 48, 48, s.kit.icons.arrow!(white, white, white), left ? 45 : 135, '0 0 24 24'),
  );
  const dx = left ? x + w - 90 : x - 60;
  s.disc(dx, y - 80, 150, p.dark, `border:8px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  sign(s, 'pin', dx + 35, y - 45, 80, p.second, p.dark);
};

const swim: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, w, up] = [80, 864, seed % 3 > 0];
  const y = r.int(90, 130);
  const foot = y + 780;
  s.box('panel', x, y, w, 800, `background:${p.paper};border-radius:${r.pick([12, 28, 44])}px;${soft(s)}`);
  const [px, round] = [up ? x + 48 : x + w - 428, r.pick([14, 46])];
  s.box('title', px, y + 46, 380, 92, `background:${p.dark};border-radius:${round}px`);
  middle(s, px, y + 92, 380, 46, white, ['Swim school', '游泳学校']);
  const shot = r.int(220, 250);
  s.object('photo', photo(up ? x + 56 : x + w - 56 - shot, y + 172, shot, shot, seed + 11, 'border-radius:50%'));
  const [step, gap, low] = [r.int(88, 104), 196, r.int(214, 236)];
  const fills = [p.second, p.light, p.mid, p.dark];
  const names: readonly Pair[] = [
    ['Splash', '戏水'],
    ['Float', '漂浮'],
    ['Glide', '滑行'],
    ['Race', '竞速'],
  ];
  for (let k = 0; k < 4; k++) {
    const bx = x + 56 + (up ? k : 3 - k) * gap;
    const height = low + k * step;
    const ink = k < 2 ? p.dark : white;
    s.box('step', bx, foot - height, 164, height, `background:${fills[k]};border-radius:16px 16px 0 0`);
    s.disc(bx + 42, foot - height - 40, 80, p.accent, `border:6px solid ${p.paper};box-sizing:border-box`);
    middle(s, bx + 42, foot - height, 80, 38, white, [`${k + 1}`, `${k + 1}`]);
    middle(s, bx, foot - height + 76, 164, 36, ink, names[k]!);
  }
  const crest = Array.from({ length: 8 }, () => 'q25.5 -34 51 0t51 0').join('');
  s.object(
    'water',
    svg(
      x + 24,
      foot - 70,
      w - 48,
      70,
      `<path fill="${p.mid}" stroke="${p.paper}" stroke-width="6" d="M0 20${crest}V50q0 20 -20 20H20q-20 0 -20 -20z"/>`,
    ),
  );
  const top = foot - low - 3 * step;
  const mx = up ? x + 56 + 3 * gap : x + 56;
  sign(s, 'medal', mx + 37, top - 150, 90, p.second, p.accent, r.int(-8, 8));
};

/** A table with its stools, seen from above. */
function table(cx: number, cy: number, radius: number, stools: number, fill: string, seat: string): string {
  const around = Array.from({ length: stools }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / stools;
    const far = radius + 14;
    return `<circle cx="${(cx + far * Math.cos(angle)).toFixed(1)}" cy="${(cy + far * Math.sin(angle)).toFixed(1)}" r="20" fill="${seat}"/>`;
  });
  return svg(0, 0, 10, 10, `${around.join('')}<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/>`);
}

/** What lies beneath the plan: a card with a sign, two lines and a button. */
function booking(s: Sheet, y: number): void {
  const { random: r, palette: p } = s;
  s.box('card', 152, y, 720, 150, `background:${p.paper};border-radius:${r.pick([14, 30, 75])}px;${soft(s)}`);
  s.disc(184, y + 25, 100, p.second);
  sign(s, 'fork', 208, y + 49, 52, p.dark, p.dark);
  line(s, 310, y + 54, 270, 36, p.dark, ['Table for four', '四人桌']);
  line(s, 310, y + 100, 270, 26, p.mid, [`Friday, ${r.int(6, 8)} pm`, `周五晚${r.int(6, 8)}点`]);
  s.box('button', 604, y + 35, 220, 80, `background:${p.accent};border-radius:40px`);
  middle(s, 604, y + 75, 220, 34, white, ['Reserve', '预订']);
}

const tables: Layout = (s) => {
  const { random: r, palette: p } = s;
  const y = r.int(70, 100);
  const left = r.chance(0.5);
  s.box(
    'floor',
    90,
    y,
    844,
    750,
    `background:${p.light};border:14px solid ${p.paper};border-radius:${r.pick([10, 32])}px;box-sizing:border-box;${cast(s)}`,
  );
  const bx = left ? 130 : 744;
  s.box('bar', bx, y + 44, 150, 520, `background:${p.dark};border-radius:${r.pick([12, 40])}px`);
  sign(s, 'glass', bx + 30, y + 190, 90, p.second, p.accent);
  middle(s, bx, y + 340, 150, 44, white, ['Bar', '吧台']);
  const from = left ? 350 : 110;
  const chosen = r.int(0, 4);
  const places = [
    [120, 140],
    [420, 150],
    [270, 320],
    [100, 500],
    [440, 500],
  ] as const;
  for (const [k, [dx, dy]] of places.entries()) {
    const [cx, cy] = [from + dx + r.int(-8, 8), y + dy + r.int(-8, 8)];
    const [radius, mine] = [r.int(54, 66), k === chosen];
    s.object('table', table(cx, cy, radius, r.pick([4, 5, 6]), mine ? p.accent : p.paper, p.mid));
    middle(s, cx - 50, cy, 100, 42, mine ? white : p.dark, [`${k + 1}`, `${k + 1}`]);
    if (!mine) continue;
    s.object(
      'check',
      svg(
        cx + radius - 26,
        cy - radius - 24,
        64,
        64,
        `<circle cx="12" cy="12" r="12" fill="${p.second}"/><g transform="translate(5 5) scale(.58)">${s.kit.icons.check!(p.dark, p.dark, p.dark)}</g>`,
        0,
        '0 0 24 24',
      ),
    );
  }
  booking(s, y + 660);
  const radius = 88;
  const sx = left ? 144 : 880;
  s.object('burst', raised(burst(sx, y + 30, radius, r.int(12, 18), 0.85, p.second)));
  middle(s, sx - radius, y + 30, radius * 2, 34, p.dark, ['Free', '有座'], r.int(-8, 8));
};

export const nineteenthLayouts: Layout[] = [ride, moved, swim, tables, refer, adopt, paint, tearOff];
