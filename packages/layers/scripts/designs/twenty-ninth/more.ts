/** The twenty-ninth set, second half: an escape room, the beds of an allotment, a choir, a day with dinosaurs. */
import { ribbon, seal } from '../fifteenth/icons.ts';
import { bubble } from '../twenty-eighth/drawings.ts';
import { faced } from '../twenty-eighth/icons.ts';
import { cast, place, trace } from '../twenty-seventh/icons.ts';
import { on, rolled } from '../twenty-first/more.ts';
import { at } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import { bold, leftOf, papers } from '../twenty-sixth/more.ts';
import { oldKey, padlock, pushPin } from './drawings.ts';
import { say } from './icons.ts';
import {
  child,
  crop,
  largeHead,
  longNeck,
  measure,
  plated,
  quaver,
  singer,
  staff,
  stake,
  wateringCan,
} from './things.ts';
import { sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

/** Where the pictures of the case hang. */
const clues: [number, number, number, string][] = [
  [102, 190, -6, '11:05 pm'],
  [402, 214, 3, 'the study'],
  [690, 184, 6, 'room 9'],
];

/** What is pinned: three pictures on their cards, the thread from pin to pin, the pins. */
function evidence(s: Sheet, seed: number, left: boolean, y: number) {
  const lean = left ? 1 : -1;
  const pins: [number, number][] = [];
  for (const [i, [x, top, angle, text]] of clues.entries()) {
    const [turn, px] = [angle * lean, at(left, x, 232)];
    const leaf = { x: px, y: y + top, w: 232, h: 270, turn };
    s.box('print', px, y + top, 232, 270, 'background:#fdfbf4;box-shadow:0 6px 14px rgba(0,0,0,.42)', turn);
    on(s, leaf, 'photo', photo(16, 16, 200, 188, seed * 6 + [0, 3, 4][i]!));
    say(s, [px + 16, y + top + 236, 200], 34, '#2b2622', text, {
      face: 'Caveat',
      about: [px + 116, y + top + 135, turn],
    });
    pins.push([px + 116 + Math.sin((turn * Math.PI) / 180) * 128, y + top + 10]);
  }
  pins.push([at(left, 300, 0), y + 520]);
  const thread = [pins[0]!, pins[1]!, pins[2]!, pins[3]!]
    .map(([x, top]) => `${x.toFixed(0)} ${top.toFixed(0)}`)
    .join('L');
  const note = { x: at(left, 132, 336), y: y + 506, turn: -3 * lean };
  s.box('note', note.x, note.y, 336, 140, 'background:#ffe98f;box-shadow:0 6px 14px rgba(0,0,0,.4)', note.turn);
  say(s, [note.x + 22, note.y + 80, 292], 44, '#2b2622', 'Who took the key?', {
    face: 'Caveat',
    about: [note.x + 168, note.y + 70, note.turn],
  });
  s.object('thread', svg(0, 0, 10, 10, trace(`M${thread}`, '#c5222b', 6)));
  for (const [x, top] of pins) place(s, 'pin', [x - 18, top - 18, 36, 36], pushPin('#2166a8'), [60, 60]);
}

/** A room to get out of. A picture and its card are two, the thread is one from pin to pin. */
export const escapeRoom: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(38, 50), r.pick([4, 18, 30])];
  const [t, [card]] = [bold(s), papers(s)];
  const cork = r.pick(['#d2a473,#bd8c5b', '#c9a27c,#b08560', '#dab687,#c49a68']);
  s.box(
    'board',
    62,
    y,
    900,
    680,
    `background:linear-gradient(${cork});${rim(18, '#5c3d28')};border-radius:${round}px;${cast(s)}`,
  );
  s.box(
    'plate',
    212,
    y + 44,
    600,
    112,
    `background:${t.fill};box-shadow:0 6px 14px rgba(0,0,0,.4)`,
    r.pick([-1.5, 1.5]),
  );
  say(s, [240, y + 100, 544], 66, '#ffffff', 'The Last Key');
  for (const [x, turn] of [
    [172, -32],
    [772, 28],
  ] as const)
    s.box('tape', x, y + 56, 92, 38, 'background:#f3e3b0;box-shadow:0 2px 5px rgba(0,0,0,.3)', turn);
  evidence(s, seed, left, y);
  place(
    s,
    'key',
    [at(left, 556, 300), y + 530, 300, 112],
    faced(left, 240, oldKey('#4a4e55')),
    [240, 90],
    left ? -10 : 10,
  );
  s.box('card', 62, y + 704, 900, 230, `background:${card};border-radius:${round + 10}px;${soft(s)}`);
  place(s, 'padlock', [at(left, 100, 144), y + 726, 144, 180], padlock('#d9a531', '#7d858c'), [160, 200]);
  const x = at(left, 284, 636);
  say(s, [x, y + 752, 400], 40, p.dark, '60 minutes to get out', { align: 'left' });
  s.box('track', x, y + 792, 636, 36, `background:#ffffff;${rim(3, p.mid)};border-radius:18px`);
  s.box('full', x, y + 792, 410, 36, `background:${p.accent};border-radius:18px`);
  for (const [i, [icon, text]] of (
    [
      ['team', '2 to 6'],
      ['search', '14 clues'],
    ] as const
  ).entries()) {
    sign(s, icon, x + i * 210, y + 852, 54, p.dark, p.accent);
    say(s, [x + 68 + i * 210, y + 879, 130], 32, p.dark, text, { align: 'left' });
  }
  s.box('button', x + 420, y + 846, 216, 68, `background:${t.fill};border-radius:${r.pick([8, 34])}px`);
  say(s, [x + 436, y + 880, 184], 34, '#ffffff', 'Book it');
};

const beds: [string, string][] = [
  ['carrot', 'Carrots'],
  ['lettuce', 'Lettuce'],
  ['tomato', 'Tomatoes'],
  ['beet', 'Beetroot'],
  ['pumpkin', 'Squash'],
  ['leek', 'Leeks'],
];

const tasks: [string, string, boolean][] = [
  ['Sow the beetroot', 'tick', true],
  ['Thin the carrots', 'tick', true],
  ['Tie up tomatoes', 'open', false],
];

/** The beds of an allotment. What grows in a bed is one, the bed another; a name is one with its stake. */
export const allotment: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(38, 52), r.pick([0, 24, 44])];
  const [t, [card], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  const grass = r.pick(['#b9d48c,#a3c374', '#c6d79a,#aec77f', '#a9cf9a,#8fbb80']);
  s.box(
    'garden',
    62,
    y + 130,
    900,
    560,
    `background:linear-gradient(${grass});${rim(10, '#fffdf4')};border-radius:${round}px;${cast(s)}`,
  );
  s.box('header', 62, y, 900, 150, `background:${t.fill};border-radius:${Math.min(round, 30)}px;${soft(s)}`);
  say(s, [at(left, 106, 560), y + 58, 560], 66, '#ffffff', 'Plot 14 in June', { align });
  say(s, [at(left, 106, 560), y + 116, 560], 30, '#ffffff', 'what grows where this year', { align });
  for (const [i, [what, name]] of rolled(beds, r.int(0, 5)).entries()) {
    const [x, top] = [98 + (i % 3) * 284, y + 178 + Math.floor(i / 3) * 250];
    s.box('bed', x + 6, top, 248, 178, `background:#6a4a33;${rim(10, '#a97c50')};border-radius:${round ? 14 : 4}px`);
    s.object(`crop:${what}`, svg(x + 21, top + 23, 218, 118, crop(what), 0, '0 0 240 130'));
    place(s, 'stake', [x + 50, top + 146, 160, 96], stake('#d9b27c', '#fffaf0'), [150, 90]);
    say(s, [x + 60, top + 176, 140], 32, '#35281c', name);
  }
  place(
    s,
    'can',
    [at(left, 706, 220), y + 6, 220, 161],
    faced(left, 260, wateringCan('#f4cf4a', '#c4921c')),
    [260, 190],
  );
  s.box('card', 62, y + 714, 560, 222, `background:${card};border-radius:${Math.min(round, 30)}px;${soft(s)}`);
  for (const [i, [task, icon, done]] of tasks.entries()) {
    const top = y + 734 + i * 64;
    sign(s, icon, 94, top, 50, done ? p.mid : p.dark, done ? '#ffffff' : p.second);
    say(s, [168, top + 25, 420], 36, p.dark, task, { align: 'left' });
  }
  s.box('tile', 646, y + 714, 316, 222, `background:${p.second};border-radius:${Math.min(round, 30)}px;${cast(s)}`);
  sign(s, 'drop', 678, y + 752, 100, p.mid, '#ffffff');
  say(s, [796, y + 776, 146], 52, p.dark, '18 L', { align: 'left' });
  say(s, [796, y + 826, 146], 28, p.dark, 'every day', { align: 'left' });
  say(s, [676, y + 892, 256], 32, p.dark, 'before 8 am');
};

const voices: [string, string, string][] = [
  ['long', '#3a2419', '#f0c7a2'],
  ['short', '#1e1a19', '#b27a52'],
  ['curls', '#6b3d22', '#e9b48c'],
  ['bald', '#8b8b8b', '#f2cdb0'],
  ['short', '#c08a3e', '#f4d2b5'],
  ['curls', '#231a17', '#8a5a3c'],
  ['long', '#a33f22', '#f6d6bd'],
];

const songs: [Pair, Pair][] = [
  [
    ['Evening Rise', '茉莉花'],
    ['traditional', '江苏民歌'],
  ],
  [
    ['The Silver Swan', '送别'],
    ['O. Gibbons', '李叔同'],
  ],
  [
    ['River in Judea', '我和我的祖国'],
    ['J. Feldman', '秦咏诚'],
  ],
];

/** A choir sings. A singer is one with the folder, the five lines are one with their clef, each note is one. */
export const choir: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(38, 50), r.pick([0, 30, 54])];
  const [t, [card]] = [bold(s), papers(s)];
  const night = r.pick(['#f8e3bd,#eec78e', '#dbe7f2,#b7cfe4', '#f3d9d6,#e3b6b4']);
  s.box(
    'stage',
    62,
    y,
    900,
    620,
    `background:linear-gradient(${night});${rim(10, '#fffdf6')};border-radius:${round}px;${cast(s)}`,
  );
  say(s, [112, y + 76, 800], 78, '#2a2430', ['Voices of Spring', '春之声合唱音乐会']);
  s.object('staff', svg(102, y + 140, 820, 96, staff('#3c3444')));
  const tones = [20, 6, 24, 12, 0, 18];
  for (const [i, down] of rolled(tones, r.int(0, 5)).slice(0, 5).entries())
    s.object(
      'quaver',
      svg(232 + i * 138, y + 122 + down, 66, 104, quaver(i % 2 ? '#a3293f' : '#1f4f86', i % 2 === 0), 0, '0 0 70 110'),
    );
  const robes = rolled(['#8c2438', '#23467a', '#2c6a55'], r.int(0, 2));
  const order = rolled(voices, r.int(0, 6));
  for (const [i, [cut, hair, skin]] of order.entries()) {
    const back = i < 4;
    const [x, top] = back ? [112 + i * 208, y + 248] : [216 + (i - 4) * 208, y + 300];
    place(
      s,
      'singer',
      [x, top, 176, 332],
      singer(cut, hair, skin, robes[back ? 0 : 1]!, back ? '#2b2b30' : '#e8d3a0'),
      [180, 340],
    );
  }
  s.object('ribbon', ribbon(32, y + 574, 960, 108, t.fill));
  say(s, [130, y + 627, 764], 54, '#ffffff', ['Sunday 12 April, 4 pm', '四月十二日  周日下午四点']);
  s.box(
    'card',
    at(left, 62, 588),
    y + 704,
    588,
    232,
    `background:${card};border-radius:${Math.min(round, 36)}px;${soft(s)}`,
  );
  for (const [i, [song, by]] of songs.entries()) {
    const [x, cy] = [at(left, 62, 588), y + 752 + i * 68];
    sign(s, 'note', x + 32, cy - 24, 48, t.fill, p.dark);
    say(s, [x + 100, cy, 270], 34, p.dark, song, { align: 'left' });
    say(s, [x + 384, cy, 172], 28, p.mid, by, { align: 'right' });
  }
  const bx = at(left, 674, 288);
  s.box('tile', bx, y + 704, 288, 232, `background:${p.second};border-radius:${Math.min(round, 36)}px;${cast(s)}`);
  sign(s, 'ticket', bx + 30, y + 726, 84, p.dark, '#ffffff');
  say(s, [bx + 128, y + 768, 140], 48, p.dark, ['$ 15', '¥80']);
  s.box('button', bx + 30, y + 838, 228, 70, `background:${t.fill};border-radius:${r.pick([10, 35])}px`);
  say(s, [bx + 46, y + 873, 196], 34, '#ffffff', ['Get tickets', '立即购票']);
};

const facts: [string, string, string][] = [
  ['bone', '62 bones', 'to touch'],
  ['egg', 'Real eggs', 'in their nest'],
  ['clock', '10 to 5', 'all of July'],
];

/** The measure, the animals and a child beside them. */
function animals(s: Sheet, y: number, left: boolean) {
  const greens = rolled(['#5f8f4e', '#3f7f86', '#8a6a3a'], s.random.int(0, 2));
  place(
    s,
    'long neck',
    [at(left, 160, 520), y + 282, 520, 339],
    faced(left, 460, longNeck(greens[0]!, '#e9dca6')),
    [460, 300],
  );
  place(
    s,
    'large head',
    [at(left, 640, 300), y + 398, 300, 225],
    faced(left, 320, largeHead('#b5533c', '#efc08e')),
    [320, 240],
  );
  place(
    s,
    'plated',
    [at(left, 330, 272), y + 464, 272, 176],
    faced(left, 340, plated('#6d5a94', '#f0a24a')),
    [340, 220],
  );
  place(s, 'child', [at(left, 168, 66), y + 502, 66, 141], child('#d8412f', '#f0c5a0'), [70, 150]);
}

/** Where a name's plate stands, whose it is. */
const names: [number, number, string][] = [
  [126, 652, 'You'],
  [330, 652, 'Stegosaur'],
  [680, 652, 'T. rex'],
  [196, 300, 'Diplodocus'],
];

function nameAnimals(s: Sheet, y: number, left: boolean) {
  const { random: r, palette: p } = s;
  const bend = r.pick([8, 30]);
  for (const [x, top, name] of names) {
    const [w, plain] = [name === 'You' ? 150 : 220, name === 'You'];
    const px = at(left, x, w);
    const css = `background:${plain ? p.accent : '#fffdf6'};border-radius:${bend}px;box-shadow:0 4px 10px rgba(0,0,0,.36)`;
    s.box('label', px, y + top, w, 60, css);
    say(s, [px + 14, y + top + 30, w - 28], 34, plain ? '#ffffff' : '#2b2a22', name);
  }
}

/** A day with dinosaurs. Each animal is one, so is the measure with its marks. */
export const dinosaurs: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(40, 52), r.pick([0, 26, 50])];
  const [t, [card], align] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  const sky = r.pick(['#fbe7c2,#f5cf96', '#d6ecec,#a9d3d6', '#f7ddd0,#eebfa6']);
  s.box(
    'scene',
    62,
    y,
    900,
    700,
    `background:linear-gradient(${sky});${rim(10, '#fffdf6')};border-radius:${round}px;${cast(s)}`,
  );
  say(s, [at(left, 112, 520), y + 84, 520], 80, '#2b2a22', 'Dino Day', { align });
  say(s, [at(left, 112, 520), y + 152, 520], 34, '#2b2a22', 'How big were they really?', { align });
  s.box(
    'earth',
    72,
    y + 610,
    880,
    80,
    `background:#a5794c;border-radius:0 0 ${Math.max(round - 10, 0)}px ${Math.max(round - 10, 0)}px`,
  );
  s.object('measure', svg(at(left, 106, 44), y + 206, 44, 404, faced(left, 44, measure(404, '#4a3b2c'))));
  animals(s, y, left);
  nameAnimals(s, y, left);
  const bx = at(left, 700, 200);
  place(s, 'bubble', [bx, y + 256, 200, 130], bubble(200, 90, r.pick([18, 45]), 0.4, '#ffffff', left), [200, 130]);
  say(s, [bx + 22, y + 301, 156], 46, '#2b2a22', 'Roar!');
  const sx = at(left, 852, 0);
  s.object('seal', seal(sx, y + 112, 92, 18, p.accent, '#ffffff'));
  say(s, [sx - 58, y + 112, 116], 40, '#ffffff', 'Free');
  for (const [i, [icon, first, second]] of facts.entries()) {
    const x = 62 + i * 308;
    s.box(
      'tile',
      x,
      y + 734,
      284,
      202,
      `background:${i === 1 ? p.second : card};border-radius:${Math.min(round, 36)}px;${soft(s)}`,
    );
    s.disc(x + 94, y + 748, 96, t.fill);
    sign(s, icon, x + 114, y + 768, 56, '#ffffff', p.dark);
    say(s, [x + 20, y + 872, 244], 38, p.dark, first);
    say(s, [x + 20, y + 912, 244], 28, p.dark, second);
  }
};
