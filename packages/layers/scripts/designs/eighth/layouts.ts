/** Layouts that had the last word after the seventh. What became of them has been looked at since: a set to tune on. */
import { eighthIcons } from '../icons.ts';
import { moreEighth } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Palette, type Layout } from '../sheet.ts';

export const eighthKit: Kit = {
  palettes: [
    { dark: '#1f2a37', mid: '#4d6b8a', accent: '#c8402f', second: '#f3c24f', light: '#e5eaf0', paper: '#ffffff' },
    { dark: '#33202a', mid: '#8a4f6d', accent: '#0f7c7a', second: '#f5b8a0', light: '#f4e6ea', paper: '#fffdfb' },
    { dark: '#17332c', mid: '#4a7d5c', accent: '#b5482a', second: '#e9d36b', light: '#e3eddb', paper: '#fefffa' },
    { dark: '#1c1b4b', mid: '#5a55b5', accent: '#c92a6b', second: '#8fe0d0', light: '#e8e7f8', paper: '#fdfdff' },
    { dark: '#3b2a16', mid: '#8c6a3b', accent: '#a8322d', second: '#f7cf7a', light: '#f4ead8', paper: '#fffcf5' },
    { dark: '#0d2c3f', mid: '#2f7593', accent: '#d1495b', second: '#edae49', light: '#dcebf1', paper: '#fbfeff' },
  ],
  faces: ['Inter Tight', 'Caveat', 'JetBrains Mono', 'Alfa Slab One', 'EB Garamond'],
  icons: eighthIcons,
  words: [
    ['Good to know', '小贴士'],
    ['While it lasts', '售完即止'],
  ],
};

/** 560 × 310, the toe to the right. */
const sneaker = (p: Palette) =>
  [
    `<path fill="${p.mid}" d="M36 250C26 190 30 130 44 74q34 26 78 4l28-30q56 84 150 112 80 22 154 32 72 10 84 60z"/>`,
    `<path fill="${p.dark}" d="M36 250C26 190 30 130 44 74q20 16 48 12 10 90-2 164z"/>`,
    `<path fill="${p.light}" d="M436 190q90 10 102 60H414q0-40 22-60z"/>`,
    `<path d="M212 246l50-84M264 248l46-74M316 250l40-64" stroke="${p.paper}" stroke-width="20"/>`,
    `<path d="M160 108l42-30M188 138l44-32M220 162l44-34" stroke="${p.paper}" stroke-width="12" stroke-linecap="round"/>`,
    `<path fill="${p.paper}" d="M28 240h506q22 6 18 34t-34 30H64q-44 0-36-64z"/>`,
    `<path d="M34 292h510" stroke="${p.accent}" stroke-width="14" stroke-linecap="round"/>`,
  ].join('');

/** A shop's page about one shoe. The shoe is one drawing; its soft shadow on the plate is a thing by itself. */
const shoe: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('page', 48, 48, 928, 928, `background:${p.paper};border-radius:${r.pick([0, 36])}px;${cast(s)}`);
  line(s, 92, 108, 260, 44, p.dark, ['Stride', '迈步']);
  line(s, 560, 108, 130, 28, p.mid, ['Women', '女款']);
  line(s, 720, 108, 100, 28, p.mid, ['Men', '男款']);
  sign(s, 'bag', 872, 80, 56, p.dark, p.accent);
  const [at, x] = r.chance(0.6) ? [416, 92] : [92, 656];
  s.box('plate', at, 168, 520, 520, `background:${p.second};border-radius:${r.pick([44, 150, 260])}px`);
  const turn = r.int(-14, -4);
  s.box('shade', at + 54, 534, 410, 44, 'background:rgba(20,16,10,.32);border-radius:50%;filter:blur(9px)');
  s.object('shoe', svg(at + 20, r.int(276, 296), 480, 266, sneaker(p), turn, '0 0 560 310'));
  const dent = r.pick([0.82, 0.9]);
  s.object('price', burst(at + 436, 226, 86, r.pick([12, 16, 20]), dent, p.accent));
  middle(s, at + 356, 226, 160, 50, '#fff', ['€89', '¥699']);
  line(s, x, 230, 310, 50, p.dark, ['Light as', '轻如']);
  line(s, x, 300, 310, 50, p.dark, ['a feather', '羽毛']);
  line(s, x, 372, 300, 27, p.mid, ['For every road', '踏遍每条路']);
  const chosen = r.int(0, 2);
  for (const [k, fill] of [p.mid, p.accent, p.dark].entries()) s.disc(x + 8 + k * 92, 436, 56, fill);
  const ring = `border:5px solid ${p.dark};border-radius:50%;box-sizing:border-box`;
  s.box('ring', x - 2 + chosen * 92, 426, 76, 76, ring);
  s.box('button', x, 560, 280, 88, `background:${p.accent};border-radius:${r.pick([12, 44])}px`);
  middle(s, x, 604, 280, 32, '#fff', ['Add to bag', '加入购物袋']);
  const round = `border-radius:${r.pick([0, 22])}px`;
  for (let k = 0; k < 2; k++) s.object('view', photo(92 + k * 222, 724, 202, 202, seed + 1 + k, round));
  s.box('service', 548, 724, 388, 202, `background:${p.light};border-radius:22px`);
  sign(s, 'truck', 580, 752, 60, p.dark, p.accent);
  line(s, 664, 782, 260, 28, p.dark, ['Free delivery', '免费配送']);
  sign(s, 'loop', 584, 840, 52, p.dark, p.accent);
  line(s, 664, 866, 260, 28, p.dark, ['Free returns', '免费退换']);
};

/** 340 × 350: a head with ears, muzzle and collar. */
const dog = (collar: string, tag: string) =>
  [
    `<path fill="${collar}" d="M92 282q78 50 156 0l8 34q-86 56-172 0z"/><circle cx="170" cy="326" r="22" fill="${tag}"/>`,
    '<path fill="#b9783f" d="M170 34c84 0 122 56 118 134-4 84-60 138-118 138S56 252 52 168C48 90 86 34 170 34z"/>',
    '<path fill="#f2dcc0" d="M170 34c14 0 26 2 38 6-22 40-14 90-6 130 50 10 52 136-32 136s-82-126-32-136c8-40 16-90-6-130 12-4 24-6 38-6z"/>',
    '<path fill="#7a4822" d="M96 54C40 30 2 80 8 150c4 50 30 74 46 62 20-16 14-90 42-158zM244 54c56-24 94 26 88 96-4 50-30 74-46 62-20-16-14-90-42-158z"/>',
    '<circle cx="116" cy="152" r="18" fill="#2b1b12"/><circle cx="224" cy="152" r="18" fill="#2b1b12"/><circle cx="122" cy="146" r="6" fill="#fff"/><circle cx="230" cy="146" r="6" fill="#fff"/>',
    '<path fill="#e0677a" d="M148 262h44v26a22 22 0 0 1-44 0z"/><path fill="#2b1b12" d="M136 196q34-14 68 0-4 34-34 36-30-2-34-36z"/>',
    '<path d="M170 230v22M122 246q24 26 48 6 24 20 48-6" stroke="#2b1b12" stroke-width="7" stroke-linecap="round" fill="none"/>',
  ].join('');

/** Somebody's dog is gone: a notice whose strips one tears off; one of five is gone. The head is one drawing with its collar. */
const lost: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('sheet', 112, 40, 800, 800, `background:${p.paper};${soft(s)}`);
  s.box('head', 112, 40, 800, 150, `background:${p.accent}`);
  line(s, 160, 115, 600, 96, '#fff', ['Lost dog', '寻狗启事']);
  const [tile, x] = r.chance(0.6) ? [160, 600] : [464, 160];
  s.box('tile', tile, 226, 400, 410, `background:${p.second};border-radius:${r.pick([0, 24, 60])}px`);
  s.object('dog', svg(tile + 30, 256, 340, 350, dog(p.accent, p.dark), r.int(-8, 8)));
  line(s, x, 302, 300, 58, p.dark, ['Biscuit', '饼干']);
  const traits: Pair[] = [
    ['Red collar', '戴项圈'],
    ['Very shy', '很怕生'],
    ['Loves cheese', '爱吃奶酪'],
  ];
  for (const [k, trait] of traits.entries()) {
    sign(s, 'paw', x, 346 + k * 48, 36, p.accent, p.dark, r.int(-20, 20));
    line(s, x + 52, 364 + k * 48, 240, 28, p.dark, trait);
  }
  const turn = r.pick([-3, 2, 4]);
  s.object('place', photo(x + 12, 512, 250, 132, seed + 1, `transform:rotate(${turn}deg)`));
  s.box('tape', x + 72, 496, 130, 36, `background:${p.second}d9`, turn - 4);
  s.object('reward', burst(838, 170, 96, r.pick([12, 14, 18]), 0.86, p.dark));
  middle(s, 758, 150, 160, 28, p.second, ['Reward', '酬谢']);
  middle(s, 758, 190, 160, 40, '#fff', ['€200', '¥1500']);
  s.box('call', 160, 672, 704, 136, `background:${p.dark};border-radius:${r.pick([8, 30])}px`);
  sign(s, 'bone', 186, 694, 92, p.second, p.second, r.int(-10, 20));
  line(s, 306, 710, 540, 30, p.second, ['Last seen on Mill Lane', '最后出现于磨坊巷']);
  line(s, 306, 764, 540, 44, '#fff', ['Call 555 0182', '请致电 555 0182']);
  const gone = r.int(1, 3);
  for (let k = 0; k < 5; k++) {
    if (k === gone) continue;
    s.box('strip', 112 + k * 162, 848, 152, 120, `background:${p.paper};box-shadow:0 8px 18px rgba(0,0,0,.3)`);
    middle(s, 112 + k * 162, 886, 152, 28, p.accent, ['Biscuit', '饼干']);
    middle(s, 112 + k * 162, 930, 152, 27, p.dark, ['555 0182', '555 0182']);
  }
};

/** What two friends write to each other. A wave of sound is one, a bubble, its picture and the face on it are three. */
const chat: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('screen', 152, 40, 720, 944, `background:${p.light};border-radius:44px;${cast(s)}`);
  s.box('top', 152, 40, 720, 136, `background:${p.dark};border-radius:44px 44px 0 0`);
  s.object('portrait', photo(188, 60, 96, 96, seed + 1, 'border-radius:50%'));
  line(s, 310, 88, 400, 38, '#fff', ['Lea Brandt', '李雅']);
  line(s, 310, 136, 400, 27, p.second, ['online', '在线']);
  sign(s, 'gear', 788, 84, 48, p.light, p.dark);
  const [tight, wide] = [r.pick([4, 10]), r.pick([24, 38])];
  const hers = `background:${p.paper};border-radius:${wide}px ${wide}px ${wide}px ${tight}px;${s.random.pick(['', 'box-shadow:0 4px 12px rgba(0,0,0,.18)'])}`;
  const mine = `background:${p.accent};border-radius:${wide}px ${wide}px ${tight}px ${wide}px`;
  s.box('bubble', 188, 206, 440, 84, hers);
  line(s, 216, 248, 400, 32, p.dark, ['Are you up yet?', '你起床了吗？']);
  const long = r.int(430, 480);
  s.box('bubble', 836 - long, 314, long, 84, mine);
  line(s, 864 - long, 356, long - 40, 32, '#fff', ['Since five. Look!', '五点就醒了，看！']);
  const tall = r.int(210, 236);
  s.box('bubble', 396, 422, 440, tall + 74, mine);
  s.object('picture', photo(410, 436, 412, tall, seed + 2, `border-radius:${wide - 10}px`));
  line(s, 424, 464 + tall, 400, 28, '#fff', ['The lake at dawn', '清晨的湖']);
  sign(s, 'smile', 340, 368 + tall, 84, '#ffce3a', '#4a2c0a', r.int(-14, 14));
  const y = 524 + tall;
  s.box('bubble', 188, y, 420, 92, hers);
  sign(s, 'mic', 212, y + 18, 56, p.accent, p.dark);
  const bars = Array.from({ length: 14 }, (_, i) => {
    const half = r.int(6, 28);
    return `<path d="M${6 + i * 15} ${30 - half}V${30 + half}" stroke="${i < 6 ? p.accent : p.mid}" stroke-width="7" stroke-linecap="round"/>`;
  });
  s.object('sound', svg(290, y + 16, 206, 60, bars.join('')));
  line(s, 516, y + 46, 90, 28, p.mid, ['0:24', '0:24']);
  s.box('field', 188, 880, 540, 80, `background:${p.paper};border-radius:40px`);
  sign(s, 'clip', 212, 896, 48, p.mid, p.mid);
  line(s, 282, 920, 400, 30, p.mid, ['Write a message', '输入消息']);
  s.disc(752, 878, 84, p.accent);
  sign(s, 'next', 776, 900, 40, '#fff', '#fff');
};

/** The parts of a burger, each 420 wide, and their heights. */
const burger: [string, number, string][] = [
  [
    'bun',
    140,
    '<path fill="#d9934a" d="M10 128C10 40 110 2 210 2s200 38 200 126q0 12-14 12H24q-14 0-14-12z"/><g fill="#fbe6bd"><ellipse cx="120" cy="58" rx="14" ry="8" transform="rotate(-30 120 58)"/><ellipse cx="200" cy="36" rx="14" ry="8"/><ellipse cx="284" cy="56" rx="14" ry="8" transform="rotate(28 284 56)"/><ellipse cx="168" cy="86" rx="14" ry="8"/><ellipse cx="250" cy="92" rx="14" ry="8"/></g>',
  ],
  [
    'salad',
    76,
    '<path fill="#5fa83a" d="M6 24Q30-6 70 14t80-4 80 2 80 0 100 12q14 26-20 34-30 26-60 4-34 24-64 2-34 22-66-2-34 22-62-2-32 20-62-4Q-4 52 6 24z"/><path d="M40 32q170-14 340 4" stroke="#a6d86c" stroke-width="7" stroke-linecap="round" fill="none"/>',
  ],
  [
    'tomato',
    64,
    '<rect x="14" y="6" width="190" height="52" rx="26" fill="#d6372b"/><rect x="216" y="6" width="190" height="52" rx="26" fill="#d6372b"/><path d="M40 32h138M242 32h138" stroke="#f58b73" stroke-width="14" stroke-linecap="round"/>',
  ],
  [
    'patty',
    124,
    '<rect x="10" y="36" width="400" height="86" rx="40" fill="#6b3a20"/><path fill="#f7b52e" d="M6 8h408l-4 34H336l-60 62-60-62H16z"/><path d="M60 98h80M300 100h60" stroke="#8a5231" stroke-width="10" stroke-linecap="round"/>',
  ],
  [
    'base',
    96,
    '<path fill="#d9934a" d="M10 10h400v30q0 54-60 54H70q-60 0-60-54z"/><path fill="#f6d79b" d="M10 4h400v22H10z"/>',
  ],
];

/** A burger in its parts: five layers above each other on a card, three of them named at the end of a lead. */
const parts: Layout = (s) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const x = left ? 64 : 420;
  const [lift, end] = [soft(s), r.pick([10, 24, 38])];
  s.box('card', x, 196, 540, 668, `background:${p.paper};border-radius:${r.pick([0, 40, 90])}px;${lift}`);
  s.box('head', 64, 48, 896, 124, `background:${p.dark};border-radius:${end}px;${lift}`);
  middle(s, 64, 110, 896, 60, '#fff', ['What is in it?', '汉堡里有什么？']);
  let y = 226;
  const heights: number[] = [];
  for (const [name, tall, drawn] of burger) {
    s.object(name, svg(x + 60 + r.int(-8, 8), y, 420, tall, drawn, r.int(-4, 4)));
    heights.push(y + tall / 2);
    y += tall + 26;
  }
  const names = [
    [0, 'Soft bun', '松软面包'],
    [2, 'Ripe tomato', '熟番茄'],
    [3, 'Beef, cheese', '牛肉芝士'],
  ] as const;
  for (const [k, [of, english, chinese]] of names.entries()) {
    const cy = heights[of]! + [50, 0, -12][k]!;
    const [from, to] = left ? [540, 660] : [484, 364];
    s.object(
      'lead',
      svg(
        Math.min(from, to) - 14,
        cy - 16,
        148,
        32,
        `<path d="M14 16h120" stroke="${p.dark}" stroke-width="6"/><circle cx="${left ? 14 : 134}" cy="16" r="13" fill="${p.accent}"/>`,
      ),
    );
    s.box('name', left ? 660 : 64, cy - 38, 300, 76, `background:${p.accent};border-radius:${end}px`);
    middle(s, left ? 660 : 64, cy, 300, 32, '#fff', [english, chinese]);
  }
  const bx = left ? 812 : 212;
  s.object('energy', burst(bx, 780, 88, r.pick([10, 14, 20]), 0.84, p.second));
  middle(s, bx - 80, 762, 160, 48, p.dark, ['520', '520']);
  middle(s, bx - 80, 806, 160, 28, p.dark, ['kcal', '千卡']);
  s.box('foot', 64, 888, 896, 96, `background:${p.dark};border-radius:${end}px;${lift}`);
  line(s, 112, 936, 520, 36, '#fff', ['Every day from noon', '每天中午开售']);
  s.box('button', 708, 902, 228, 68, `background:${p.second};border-radius:34px`);
  middle(s, 708, 936, 228, 32, p.dark, ['Order', '立即下单']);
};

export const eighthLayouts: Layout[] = [shoe, lost, chat, parts, ...moreEighth];
