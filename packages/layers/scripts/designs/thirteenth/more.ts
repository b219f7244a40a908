/** The second half of the thirteenth set: air board, podcast, quiz, statistics. */
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

/** A part of a circle as a thick line; the turns count from the left over the top, in degrees. */
function arc(cx: number, cy: number, radius: number, from: number, to: number, width: number, colour: string): string {
  const at = (turn: number) => {
    const angle = ((turn + 180) * Math.PI) / 180;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `<path d="M${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

const degrees = ['#58b368', '#f2c230', '#f0842c', '#d8344a'];
const verdicts: Pair[] = [
  ['Good', '优'],
  ['Fair', '良'],
  ['Poor', '轻度污染'],
];
const hours: Pair[] = [
  ['9 am', '9时'],
  ['12 pm', '12时'],
  ['3 pm', '15时'],
  ['6 pm', '18时'],
];

/** The dial with its mark, the figure and the verdict under its arch. */
function dial(s: Sheet, cx: number, cy: number): void {
  const [radius, grade] = [168, s.random.int(0, 2)];
  const parts = degrees.map((colour, k) =>
    arc(radius + 24, radius + 24, radius, k * 45 + 1.5, k * 45 + 43.5, 44, colour),
  );
  s.object('dial', svg(cx - radius - 24, cy - radius - 24, 2 * radius + 48, radius + 48, parts.join('')));
  const [share, angle] = [s.random.range(0.2, 0.8), (grade * 45 * Math.PI) / 180];
  const turn = angle + (share * Math.PI) / 4 + Math.PI;
  const [mx, my] = [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
  s.disc(mx - 34, my - 34, 68, s.palette.paper, `border:10px solid ${s.palette.dark};box-sizing:border-box`);
  const figure = `${Math.round(grade * 50 + share * 50)}`;
  middle(s, cx - 120, cy - 40, 240, 100, '#ffffff', [figure, figure]);
  middle(s, cx - 160, cy + 48, 320, 40, '#ffffff', verdicts[grade]!);
}

export const airBoard: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y, left] = [r.int(76, 96), r.int(128, 150), r.chance(0.5)];
  const w = 1024 - 2 * x;
  const fill = `linear-gradient(${r.int(120, 240)}deg,${p.mid},${p.dark})`;
  const rim = `border:8px solid ${p.paper};box-sizing:border-box`;
  s.box('board', x, y, w, 520, `background:${fill};border-radius:${r.pick([16, 44])}px;${rim};${cast(s)}`);
  dial(s, left ? x + 270 : x + w - 270, y + 290);
  const other = left ? x + w - 380 : x + 40;
  const big = r.pick(['sun', 'cloud', 'rain']);
  const [bx, [a, b]] = [other + (left ? 176 : -26), big === 'sun' ? ['#ffe08a', '#ffffff'] : ['#ffffff', p.second]];
  s.disc(bx, y - 48, 200, p.accent, cast(s));
  sign(s, big, bx + 34, y - 14, 132, a!, b!);
  middle(s, other, y + 244, 340, 52, '#ffffff', ['River Park', '河滨公园']);
  middle(s, other, y + 316, 340, 40, p.light, ['Wind 8 km/h', '风速 8 km/h']);
  const names = ['sun', 'cloud', 'rain', 'wind'];
  const [turn, chip] = [r.int(0, 3), `background:${p.paper};border-radius:${r.pick([14, 30])}px;${soft(s)}`];
  const count = r.int(3, 4);
  const step = (w - 80) / count;
  for (let k = 0; k < count; k++) {
    const at = x + 40 + k * step;
    s.box('chip', at + 12, y + 436, step - 24, 236, chip);
    const name = names[(k + turn) % 4]!;
    const cx = at + step / 2;
    sign(s, name, cx - 50, y + 460, 100, name === 'sun' ? '#f6b73c' : p.mid, p.accent);
    middle(s, at + 12, y + 618, step - 24, 34, p.dark, hours[k]!);
  }
  const tape = r.pick([-3, -2, 2, 3]);
  s.box('tape', 172, y + 716, 680, 88, `background:${p.accent};${cast(s)}`, tape);
  middle(s, 172, y + 760, 680, 42, '#ffffff', ['Open the windows', '适合开窗通风'], tape);
};

/** Bars of sound, mirrored about their middle line. */
function wave(s: Sheet, x: number, cy: number, width: number, height: number, colour: string): void {
  const count = Math.floor(width / 18);
  const bars = Array.from({ length: count }, (_, k) => {
    const tall = Math.round(height * (0.25 + 0.75 * Math.abs(Math.sin(k * 0.9) * s.random.range(0.5, 1))));
    return `<rect x="${k * 18}" y="${(height - tall) / 2}" width="10" height="${tall}" rx="5" fill="${colour}"/>`;
  });
  s.object('wave', svg(x, cy - height / 2, width, height, bars.join('')));
}

export const podcast: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [cx, cy, left] = [512 + r.int(-36, 36), r.int(400, 420), r.chance(0.5)];
  const flip = left ? -1 : 1;
  s.disc(cx - 350, cy - 350, 700, `linear-gradient(${r.int(0, 360)}deg,${p.second},${p.accent})`, cast(s));
  s.box(
    'ring',
    cx - 308,
    cy - 308,
    616,
    616,
    `border:6px ${r.pick(['dotted', 'solid'])} ${p.dark};border-radius:50%;box-sizing:border-box`,
  );
  const rim = `border-radius:50%;border:14px solid ${p.paper};box-sizing:border-box`;
  s.object('photo', photo(cx - 240, cy - 250, 480, 480, seed + 6, rim));
  const mx = cx - flip * 236;
  s.disc(mx - 76, cy - 246, 152, p.dark, `border:8px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'mic', mx - 44, cy - 214, 88, p.second, '#ffffff');
  const [tx, turn] = [cx + flip * 262, flip * r.int(6, 12)];
  s.box(
    'tape',
    tx - 125,
    cy - 260,
    250,
    84,
    `background:${p.mid};border:6px solid ${p.paper};box-sizing:border-box`,
    turn,
  );
  middle(s, tx - 125, cy - 218, 250, 36, '#ffffff', ['Episode 12', '第十二期'], turn);
  const [ry, notch] = [cy + 172, r.int(24, 40)];
  const ribbon = `<path fill="${p.paper}" d="M0 0h720l-${notch} 55 ${notch} 55H0l${notch}-55z"/>`;
  s.object(
    'ribbon',
    `<div style="filter:drop-shadow(0 6px 10px rgba(0,0,0,.4))">${svg(cx - 360, ry, 720, 110, ribbon)}</div>`,
  );
  middle(s, cx - 320, ry + 55, 640, 56, p.dark, ['Kitchen Talks', '厨房夜话']);
  const [bx, by] = [80, cy + 336];
  const plate = `background:${p.dark};border:6px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([20, 90])}px;${cast(s)}`;
  s.box('player', bx, by, 864, 184, plate);
  s.disc(bx + 34, by + 32, 120, p.accent);
  sign(s, 'play', bx + 62, by + 60, 64, '#ffffff', '');
  line(s, bx + 190, by + 52, 420, 36, '#ffffff', ['Bread and salt', '面包与盐']);
  wave(s, bx + 190, by + 122, 440, 72, p.second);
  middle(s, bx + 660, by + 92, 160, 36, p.light, ['32 min', '32分钟']);
};

const answers: Pair[] = [
  ['Mars', '火星'],
  ['Jupiter', '木星'],
  ['Venus', '金星'],
  ['Saturn', '土星'],
];

/** An answer with its letter, which stands over the tile's left edge. */
function answer(s: Sheet, x: number, y: number, w: number, h: number, k: number, radius: number): void {
  const { palette: p } = s;
  s.box('answer', x, y, w, h, `background:${p.light};border-radius:${radius}px`);
  s.disc(
    x - 30,
    y + h / 2 - 42,
    84,
    [p.accent, p.mid, p.dark, p.second][k]!,
    `border:6px solid ${p.paper};box-sizing:border-box`,
  );
  const letter = 'ABCD'[k]!;
  middle(s, x - 30, y + h / 2, 84, 42, k === 3 ? p.dark : '#ffffff', [letter, letter]);
  line(s, x + 82, y + h / 2, w - 110, 40, p.dark, answers[k]!);
}

export const quiz: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, radius, left] = [r.int(96, 124), r.int(66, 86), r.pick([0, 24, 40]), r.chance(0.5)];
  const [w, h] = [1024 - 2 * x, 1024 - 2 * y];
  s.box('panel', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.object('photo', photo(x + 20, y + 20, w - 40, 330, seed + 8, `border-radius:${Math.max(0, radius - 14)}px`));
  s.box(
    'question',
    x + 50,
    y + 290,
    w - 100,
    124,
    `background:${p.dark};border:6px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([14, 30, 62])}px`,
  );
  middle(s, x + 50, y + 352, w - 100, 42, '#ffffff', ['Which planet is biggest?', '最大的行星是哪颗？']);
  const [gap, round] = [72, r.pick([14, 30, 50])];
  const [tile, tall] = [(w - 90 - 50 - gap) / 2, (h - 470 - 70) / 2];
  const place = (k: number) => [x + 90 + (k & 1) * (tile + gap), y + 470 + (k >> 1) * (tall + 26)] as const;
  for (let k = 0; k < 4; k++) answer(s, ...place(k), tile, tall, k, round);
  const [right, top] = place(1);
  s.disc(right + tile - 52, top - 30, 84, '#2f9e5b', `border:6px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'check', right + tile - 34, top - 12, 48, '#ffffff', '');
  const tx = left ? x + 40 : x + w - 190;
  const ring = arc(75, 75, 58, 90, 90 + r.int(150, 300), 14, p.accent);
  const clock = `<circle cx="75" cy="75" r="75" fill="${p.paper}"/><circle cx="75" cy="75" r="58" fill="none" stroke="${p.light}" stroke-width="14"/>`;
  s.object('timer', svg(tx, y + 40, 150, 150, clock + ring));
  const seconds = `${r.int(10, 30)}`;
  middle(s, tx, y + 115, 150, 48, p.dark, [seconds, seconds]);
};

const weekdays: Pair[] = [
  ['Mo', '一'],
  ['Tu', '二'],
  ['We', '三'],
  ['Th', '四'],
  ['Fr', '五'],
];

/** Rules, bars and a bubble over the highest. */
function chart(s: Sheet, x: number, floor: number, w: number, h: number): void {
  const { random: r, palette: p } = s;
  const rules = [0, 1, 2, 3].map((k) => `M0 ${2 + (k * h) / 3}h${w}`).join('');
  s.object('rules', svg(x, floor - h, w, h, `<path d="${rules}" stroke="${p.light}" stroke-width="4"/>`));
  const [best, wide, round, count] = [r.int(1, 2), r.int(54, 66), r.pick([0, 10, 28]), r.int(4, 5)];
  const step = w / count;
  for (let k = 0; k < count; k++) {
    const tall = Math.round(k === best ? h * 0.86 : h * r.range(0.3, 0.66));
    const corners = `border-radius:${round}px ${round}px 0 0`;
    const at = x + k * step + (step - wide) / 2;
    s.box('bar', at, floor - tall, wide, tall, `background:${k === best ? p.accent : p.mid};${corners}`);
    middle(s, x + k * step, floor + 36, step, 30, p.dark, weekdays[k]!);
  }
  const shape =
    'M22 0h136a22 22 0 0 1 22 22v42a22 22 0 0 1-22 22h-48l-20 24-20-24H22A22 22 0 0 1 0 64V22A22 22 0 0 1 22 0z';
  const bx = x + (best + 0.5) * step - 90;
  s.object('bubble', svg(bx, floor - h * 0.86 - 122, 180, 110, `<path fill="${p.dark}" d="${shape}"/>`));
  const most = `${r.int(120, 480)}`;
  middle(s, bx, floor - h * 0.86 - 79, 180, 44, '#ffffff', [most, most]);
}

export const statistics: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y, radius, right] = [r.int(60, 80), r.int(176, 204), r.pick([12, 28, 44]), r.chance(0.5)];
  const [w, h, wide] = [1024 - 2 * x, 690, 320];
  s.box('panel', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  const at = right ? x + w - wide - 30 : x + 30;
  s.box('side', at, y + 84, wide, h - 114, `background:${p.light};border-radius:${Math.max(12, radius - 14)}px`);
  const [cx, share] = [at + wide / 2, r.int(35, 85)];
  const track = `<circle cx="120" cy="120" r="98" fill="none" stroke="${p.paper}" stroke-width="40"/>`;
  s.object('ring', svg(cx - 120, y + 118, 240, 240, track + arc(120, 120, 98, 90, 90 + share * 3.6, 40, p.accent)));
  middle(s, cx - 78, y + 238, 156, 52, p.dark, [`${share}%`, `${share}%`]);
  s.disc(cx - 52, y + 408, 104, p.dark);
  sign(s, 'trend', cx - 32, y + 428, 64, p.second, '#ffffff');
  middle(s, at, y + 560, wide, 38, p.dark, ['New members', '新会员']);
  middle(s, at, y + 614, wide, 28, p.dark, ['more than last year', '比去年更多']);
  chart(s, right ? x + 40 : x + wide + 70, y + h - 96, w - wide - 110, r.int(380, 410));
  const [tx, pill] = [right ? x + 60 : x + w - 580, r.pick([16, 50])];
  s.box('title', tx, y - 50, 520, 100, `background:${p.second};border-radius:${pill}px;${cast(s)}`);
  middle(s, tx, y, 520, 50, p.dark, ['Visits this week', '本周到访人数']);
};
