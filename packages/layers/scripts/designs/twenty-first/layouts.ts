/** The twenty-first set: eight everyday designs, of which these are the first four. */
import {
  busyNow,
  flash,
  gameNight,
  heatScale,
  lifted,
  on,
  postcard,
  rolled,
  signOn,
  tones,
  write,
  type Leaf,
  type Tone,
} from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, photo, side, svg, type Sheet, type Layout } from '../sheet.ts';

export { twentyFirstKit } from './icons.ts';

const vegetableBox: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, left] = [r.int(70, 84), r.int(66, 84), r.chance(0.5)];
  const w = side - 2 * x;
  s.box('card', x, y, w, 880, `background:${p.paper};border-radius:${r.pick([0, 24, 48])}px;${soft(s)}`);
  const [cx, cy, radius] = [512, y + 350 + r.int(-8, 12), r.int(176, 188)];
  const rim = `border-radius:50%;box-shadow:0 0 0 12px ${p.light},0 8px 22px 8px rgba(0,0,0,.3)`;
  s.object('photo', photo(cx - radius, cy - radius, 2 * radius, 2 * radius, seed + 3, rim));
  const [look, names] = [rolled(tones(p), r.int(0, 3)), rolled(['carrot', 'tomato', 'mushroom', 'pear'], r.int(0, 3))];
  const tilt = r.int(-6, 6);
  for (const [i, angle] of [172, 232, 308, 8].entries()) {
    const turn = ((angle + tilt) * Math.PI) / 180;
    const [dx, dy] = [cx + (radius + 42) * Math.cos(turn), cy + (radius + 42) * Math.sin(turn)];
    const t = look[i]!;
    s.disc(dx - 72, dy - 72, 144, t.fill, `border:8px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
    sign(s, names[i]!, dx - 40, dy - 40, 80, t.a, t.b);
  }
  const ribbon = `<path fill="${p.accent}" d="M0 0h640l-34 52 34 52H0l34-52z"/>`;
  lifted(s, 'ribbon', { x: 192, y: cy + radius - 16, w: 640, h: 104, turn: 0 }, ribbon);
  middle(s, 222, cy + radius + 36, 580, 52, '#ffffff', ['Box of the Week', '本周蔬果箱']);
  middle(s, x + 40, y + 690, w - 80, 30, p.dark, ['Picked this morning on our farm', '今早刚从农场采摘']);
  s.box('button', 322, y + 746, 380, 84, `background:${p.dark};border-radius:${r.pick([12, 42])}px`);
  middle(s, 322, y + 788, 380, 34, '#ffffff', ['Order by Thursday', '周四前预订']);
  const bx = left ? x + 62 : side - x - 62;
  flash(s, bx, y + 66, 96, p.second);
  middle(s, bx - 80, y + 66, 160, 44, p.dark, ['$ 18', '¥ 88']);
};

const floorNames: { icon: string; name: Pair }[] = [
  { icon: 'dumbbell', name: ['Sports studio', '健身工作室'] },
  { icon: 'tooth', name: ['Dental practice', '牙科诊所'] },
  { icon: 'book', name: ['Town library', '市图书馆'] },
  { icon: 'cup', name: ['Corner café', '街角咖啡'] },
];

const floorBar = (s: Sheet, x: number, y: number, t: Tone, floor: number, round: number) => {
  const { palette: p } = s;
  const { icon, name } = floorNames[3 - floor]!;
  const rim = `border:6px solid ${p.paper};box-sizing:border-box;border-radius:${round}px`;
  s.box('bar', x, y, 660, 122, `background:${t.fill};${rim};${cast(s)}`);
  s.disc(x - 16, y - 11, 144, p.paper, `border:10px solid ${p.dark};box-sizing:border-box`);
  middle(s, x - 16, y + 61, 144, 66, p.dark, [`${floor}`, `${floor}`]);
  sign(s, icon, x + 160, y + 20, 82, t.a, t.b);
  line(s, x + 270, y + 66, 360, 42, t.ink, name);
};

const floorGuide: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, step, here] = [r.chance(0.5), r.int(38, 58), r.int(1, 3)];
  const hx = left ? 80 : 344;
  const head = `background:${p.dark};border:6px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([8, 24])}px`;
  s.box('header', hx, 64, 600, 120, `${head};${cast(s)}`);
  middle(s, hx, 124, 600, 54, '#ffffff', ['Who is where', '楼层指南']);
  const [look, round] = [rolled(tones(p), r.int(0, 3)), r.pick([14, 40])];
  const start = (side - 660 - 3 * step) / 2 + 4;
  const [spots, gap] = [[0, 1, 2, 3].map((i) => start + (left ? i : 3 - i) * step), r.int(172, 180)];
  for (const [i, x] of spots.entries()) floorBar(s, x, 250 + i * gap, look[i]!, 3 - i, round);
  const [px, py] = [spots[here]! + 488, 250 + here * gap - 24];
  s.box('marker', px, py, 200, 50, `background:${p.light};border-radius:25px;${cast(s)}`, 5);
  middle(s, px, py + 25, 200, 26, p.dark, ['You are here', '您在这里'], 5);
};

const roomSlots = (s: Sheet, x: number, y: number) => {
  const { random: r, palette: p } = s;
  const meetings: [Pair, Pair][] = [
    [
      ['10:30', '10:30'],
      ['Team talk', '团队会议'],
    ],
    [
      ['14:00', '14:00'],
      ['New posters', '海报讨论'],
    ],
  ];
  const radius = r.pick([8, 20, 38]);
  for (const [i, [time, what]] of meetings.entries()) {
    const sy = y + i * 104;
    s.box('slot', x, sy, 410, 78, `background:${p.light};border-radius:${radius}px`);
    s.box('time', x + 14, sy + 14, 120, 50, `background:${p.dark};border-radius:${Math.min(radius, 25)}px`);
    middle(s, x + 14, sy + 39, 120, 28, '#ffffff', time);
    line(s, x + 154, sy + 39, 240, 32, p.dark, what);
  }
};

const roomSign: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, free, y] = [r.chance(0.5), r.chance(0.5), r.int(80, 104)];
  const rim = 'border:22px solid #15171c;box-sizing:border-box;border-radius:36px';
  s.box(
    'tablet',
    80,
    y,
    864,
    600,
    `background:${p.paper};${rim};box-shadow:0 0 0 4px #d8dade,0 14px 34px rgba(0,0,0,.4)`,
  );
  const [px, fill] = [left ? 140 : 634, free ? p.mid : p.accent];
  s.box('status', px, y + 62, 250, 466, `background:${fill};border-radius:${r.pick([10, 28])}px`);
  s.disc(px + 45, y + 104, 160, p.paper);
  sign(s, free ? 'tick' : 'hourglass', px + 80, y + 139, 90, free ? p.mid : p.dark, p.second);
  middle(s, px, y + 336, 250, 66, '#ffffff', free ? ['Free', '空闲'] : ['In use', '使用中']);
  middle(s, px, y + 416, 250, 28, '#ffffff', ['until 10:30', '至 10:30']);
  const x = left ? 446 : 168;
  line(s, x, y + 100, 410, 50, p.dark, ['Maple Room', '枫叶会议室']);
  roomSlots(s, x, y + 186);
  const [nx, turn] = [left ? 806 : 36, r.int(4, 8) * (left ? 1 : -1)];
  s.box('note', nx, y + 480, 182, 164, `background:${p.second};box-shadow:0 8px 16px rgba(0,0,0,.35)`, turn);
  const note: Leaf = { x: nx, y: y + 480, w: 182, h: 164, turn };
  write(s, note, 0, 84, 182, 38, p.dark, ['Knock!', '请敲门']);
  const ty = y + 722;
  s.box(
    'track',
    80,
    ty,
    864,
    92,
    `background:${p.light};border:6px solid ${p.paper};box-sizing:border-box;border-radius:46px;${cast(s)}`,
  );
  const [one, two] = [r.int(120, 190), r.int(110, 170)];
  s.box('booked', 210, ty + 20, one, 52, `background:${p.mid};border-radius:12px`);
  s.box('booked', 560 + r.int(0, 90), ty + 20, two, 52, `background:${p.accent};border-radius:12px`);
  const pin = `<path fill="${p.dark}" stroke="${p.paper}" stroke-width="4" d="M0 0h60v34L30 62 0 34z"/>`;
  lifted(s, 'pointer', { x: 440 + r.int(0, 40), y: ty - 40, w: 60, h: 62, turn: 0 }, pin);
  middle(s, 110, ty + 46, 80, 32, p.dark, ['8', '8']);
  middle(s, 834, ty + 46, 80, 32, p.dark, ['18', '18']);
};

const hanger = (s: Sheet, leaf: Leaf, fill: string, icon: string, colours: [string, string], words: [Pair, Pair]) => {
  const { palette: p } = s;
  const shape = 'M40 0h220a40 40 0 0 1 40 40v560a40 40 0 0 1-40 40H40a40 40 0 0 1-40-40V40A40 40 0 0 1 40 0z';
  const hole = 'M150 44a72 72 0 1 0 .1 0z';
  const body = `<path fill="${fill}" fill-rule="evenodd" stroke="${p.paper}" stroke-width="6" d="${shape}${hole}"/>`;
  lifted(s, 'hanger', leaf, body);
  on(s, leaf, 'disc', box(68, 226, 164, 164, `background:${p.paper};border-radius:50%`));
  signOn(s, leaf, icon, 102, 260, 96, ...colours);
  on(s, leaf, 'plate', box(22, 434, 256, 84, `background:${p.dark};border-radius:${s.random.pick([0, 14, 42])}px`));
  write(s, leaf, 22, 476, 256, 32, '#ffffff', words[0]);
  write(s, leaf, 22, 566, 256, 26, '#ffffff', words[1]);
};

const doorHangers: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [tilt, drop] = [r.int(3, 6), r.int(0, 40)];
  const [one, two] = r.chance(0.5) ? [130, 594] : [594, 130];
  const at = (x: number): Leaf => ({
    x,
    y: 76 + (x < 500 ? drop : 40 - drop),
    w: 300,
    h: 640,
    turn: x < 500 ? -tilt : tilt,
  });
  hanger(
    s,
    at(one),
    p.accent,
    'moon',
    [p.dark, p.accent],
    [
      ['Not now', '请勿打扰'],
      ['I am asleep', '正在休息'],
    ],
  );
  hanger(
    s,
    at(two),
    p.mid,
    'broom',
    [p.mid, p.dark],
    [
      ['Clean, please', '请打扫'],
      ['I am out', '我已外出'],
    ],
  );
  const y = 812 + r.int(-6, 12);
  s.box('plate', 170, y, 684, 132, `background:${p.paper};border-radius:${r.pick([12, 30, 66])}px;${soft(s)}`);
  const left = r.chance(0.5);
  const bx = left ? 122 : 754;
  s.disc(bx, y - 8, 148, p.second, `border:8px solid ${p.dark};box-sizing:border-box`);
  sign(s, 'key', bx + 34, y + 26, 80, p.dark, p.second, r.int(-30, 10));
  const tx = left ? 290 : 214;
  middle(s, tx, y + 44, 520, 44, p.dark, ['Hang it on your door', '请挂在房门上']);
  const stars = Array.from(
    { length: 3 },
    (_, i) =>
      `<path fill="${p.second}" stroke="${p.dark}" stroke-width="3" d="M${24 + i * 54} 2l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z"/>`,
  );
  s.object('stars', svg(tx + 182, y + 74, 156, 48, stars.join('')));
};

export const twentyFirstLayouts: Layout[] = [
  vegetableBox,
  floorGuide,
  roomSign,
  doorHangers,
  postcard,
  busyNow,
  heatScale,
  gameNight,
];
