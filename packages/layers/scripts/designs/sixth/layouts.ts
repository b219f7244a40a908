/** Layouts that had the last word after the fifth. What became of them has been looked at since: a set to tune on. */
import { sixthIcons } from '../icons.ts';
import { cast, line, middle, sign, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const sixthKit: Kit = {
  palettes: [
    { dark: '#1f2041', mid: '#4b5fa5', accent: '#d1495b', second: '#ffcb77', light: '#e3e7f5', paper: '#ffffff' },
    { dark: '#16302b', mid: '#39796b', accent: '#c4512d', second: '#f3d97f', light: '#dcebe2', paper: '#fdfefb' },
    { dark: '#33202a', mid: '#85586f', accent: '#b3304f', second: '#f7c59f', light: '#f1e4e8', paper: '#fffcfa' },
    { dark: '#0c2b3f', mid: '#2b7a9b', accent: '#d9531e', second: '#ffd96a', light: '#dbeaf1', paper: '#fcfeff' },
    { dark: '#2a2722', mid: '#7b6a4f', accent: '#2f6f5e', second: '#efc669', light: '#ece5d8', paper: '#fffdf8' },
    { dark: '#221c46', mid: '#6a55b0', accent: '#c22f7e', second: '#8fe0c8', light: '#e8e3f6', paper: '#fefdff' },
  ],
  faces: ['Bricolage Grotesque', 'DM Serif Display', 'Inter Tight', 'Gloock', 'Montserrat'],
  icons: sixthIcons,
  words: [
    ['Open daily', '每日开放'],
    ['New this week', '本周上新'],
  ],
};

/** 36 × 34. */
const star = 'M18 0l5.300 12 12.700 1.200-9.600 8.500L29.200 34 18 27.400 6.800 34l2.800-12.300L0 13.200 12.700 12z';

/** An exhibition: circles over each other above a foot with the facts. */
const museum: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.disc(r.int(60, 110), 70, 470, p.accent);
  s.disc(r.int(470, 520), 50, 430, p.second, 'opacity:.88');
  s.object('photo', photo(330, 250, 380, 380, seed + 11, 'border-radius:50%'));
  s.box('ring', 690, 400, 250, 250, `border:22px solid ${p.accent};border-radius:50%;box-sizing:border-box`);
  s.object('half disc', svg(70, 546, 220, 110, `<path fill="${p.second}" d="M0 110a110 110 0 0 1 220 0z"/>`));
  s.box('foot', 0, 680, 1024, 344, `background:${p.dark}`);
  line(s, 64, 758, 620, 84, '#fff', ['Round Forms', '圆的形式']);
  line(s, 64, 850, 620, 34, p.second, ['Twelve painters of colour', '十二位色彩画家']);
  s.box('rule', 64, 898, 560, 4, `background:${p.mid}`);
  line(s, 64, 948, 620, 30, p.light, ['3 March to 16 June', '三月三日至六月十六日']);
  s.box('house', 744, 730, 216, 236, `background:${p.paper}`);
  sign(s, 'temple', 802, 752, 100, p.dark, p.accent);
  middle(s, 744, 888, 216, 30, p.dark, ['City', '城市']);
  middle(s, 744, 928, 216, 30, p.dark, ['Museum', '美术馆']);
  const turn = r.pick([0, -8, 7]);
  s.box('tag', 744, 610, 216, 74, `background:${p.second};border-radius:37px;${cast(s)}`, turn);
  middle(s, 744, 647, 216, 28, p.dark, ['Free entry', '免费入场'], turn);
};

/** What the sky does: today large, its hours below, two measures beside each other. */
const weather: Layout = (s) => {
  const { random: r, palette: p } = s;
  const round = r.pick([28, 44]);
  s.box(
    'today',
    72,
    64,
    880,
    384,
    `background:linear-gradient(160deg,${p.mid},${p.dark});border-radius:${round}px;${cast(s)}`,
  );
  line(s, 120, 134, 420, 40, '#fff', ['Lisbon', '里斯本']);
  line(s, 120, 262, 420, 168, '#fff', ['24°', '24°']);
  line(s, 120, 386, 420, 34, p.light, ['Showers by noon', '中午有阵雨']);
  s.disc(690, 108, 180, p.second);
  s.object(
    'cloud',
    svg(
      570,
      190,
      320,
      190,
      `<path fill="${p.paper}" d="M70 190a70 70 0 0 1-8-139A100 100 0 0 1 245 76a58 58 0 0 1 12 114z"/>`,
    ),
  );
  s.box('hours', 72, 480, 880, 216, `background:${p.paper};border-radius:${round}px;${cast(s)}`);
  s.box('now', 98, 500, 152, 176, `background:${p.second};border-radius:${round - 8}px`);
  for (const [k, name] of (['fair', 'shower', 'wind', 'shower', 'fair'] as const).entries()) {
    const x = 98 + k * 169;
    middle(s, x, 528, 152, 28, p.dark, [`${9 + 3 * k}:00`, `${9 + 3 * k} 时`]);
    sign(s, name, x + 42, 554, 68, k ? p.mid : p.dark, p.accent);
    middle(s, x, 648, 152, 32, p.dark, [`${20 + k}°`, `${20 + k}°`]);
  }
  s.box('air', 72, 728, 424, 232, `background:${p.paper};border-radius:${round}px;${cast(s)}`);
  line(s, 112, 780, 340, 30, p.mid, ['Air quality', '空气质量']);
  line(s, 112, 844, 340, 56, p.dark, ['Good', '优']);
  s.box('scale', 112, 902, 344, 18, `background:linear-gradient(90deg,${p.second},${p.accent});border-radius:9px`);
  s.disc(r.int(140, 240), 893, 36, p.dark, 'border:6px solid #fff;box-sizing:border-box');
  s.box('wind', 528, 728, 424, 232, `background:${p.accent};border-radius:${round}px;${cast(s)}`);
  line(s, 568, 780, 180, 30, '#fff', ['Wind', '风']);
  line(s, 568, 844, 180, 56, '#fff', ['12', '12']);
  line(s, 568, 908, 180, 28, '#fff', ['km/h', '公里/时']);
  s.box('dial', 752, 764, 160, 160, 'border:6px solid #fff;border-radius:50%;box-sizing:border-box');
  s.object(
    'needle',
    svg(772, 784, 120, 120, `<path fill="${p.second}" d="M60 8l20 94-20-16-20 16z"/>`, r.int(20, 140)),
  );
};

/** A record that looks out of its sleeve, and what plays on it. */
const album: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const grooves = [214, 184, 154].map(
    (k) => `<circle cx="240" cy="240" r="${k}" fill="none" stroke="#3c3c42" stroke-width="3"/>`,
  );
  s.object('record', svg(474, 90, 480, 480, `<circle cx="240" cy="240" r="240" fill="#17171b"/>${grooves.join('')}`));
  s.disc(634, 250, 160, p.accent);
  s.disc(700, 316, 28, p.paper);
  s.box('sleeve', 72, 70, 540, 540, `background:${p.second};${cast(s)}`);
  s.object('photo', photo(112, 110, 460, 360, seed + 21));
  line(s, 112, 540, 460, 68, p.dark, ['Low Tide', '退潮以后']);
  const turn = r.int(-14, 14);
  s.object('sticker', burst(560, 130, 92, r.int(14, 22), 0.86, p.accent));
  middle(s, 470, 130, 180, 40, '#fff', ['New', '新专辑'], turn);
  s.box('player', 72, 676, 880, 280, `background:${p.paper};border-radius:32px;${cast(s)}`);
  s.object('thumb', photo(104, 708, 132, 132, seed + 22, 'border-radius:20px'));
  line(s, 270, 748, 420, 44, p.dark, ['Salt and Stone', '盐与石头']);
  line(s, 270, 804, 420, 30, p.mid, ['Mara Lindqvist', '林海潮']);
  s.disc(796, 712, 124, p.dark);
  s.object('play', svg(840, 742, 50, 64, `<path fill="#fff" d="M4 0l46 32L4 64z"/>`));
  s.box('track', 104, 872, 816, 14, `background:${p.light};border-radius:7px`);
  const played = r.int(220, 620);
  s.box('played', 104, 872, played, 14, `background:${p.accent};border-radius:7px`);
  s.disc(104 + played - 17, 862, 34, p.accent, 'border:5px solid #fff;box-sizing:border-box');
  line(s, 104, 920, 200, 26, p.mid, ['1:24', '1:24']);
  line(s, 720, 920, 200, 26, p.mid, ['3:47', '3:47'], 'text-align:right');
};

/** Where to go: a plan of streets, pins on it, the nearest place on a card. */
const plan: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const bend = r.int(150, 330);
  const streets = `<path d="M0 190H880M0 430L880 360M210 0V640M640 0L560 640M0 560L420 0" stroke="#fff" stroke-width="18" fill="none"/>`;
  const water = `<path d="M880 ${bend}C700 ${bend} 690 520 420 640" stroke="#9ccbe3" stroke-width="74" fill="none"/>`;
  const park = `<rect x="250" y="220" width="230" height="150" rx="18" fill="#b5d8a5"/>`;
  s.box('sheet', 56, 56, 912, 912, `background:${p.paper};border-radius:40px;${cast(s)}`);
  s.object(
    'map',
    `<svg style="position:absolute;left:72px;top:72px;border-radius:28px" width="880" height="640"><rect width="880" height="640" fill="#e8e4d8"/>${water}${park}${streets}</svg>`,
  );
  s.object(
    'route',
    svg(
      72,
      72,
      880,
      640,
      `<path d="M136 496L300 266 560 250 664 372" stroke="${p.accent}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 26" fill="none"/>`,
    ),
  );
  s.disc(184, 544, 48, p.mid, 'border:9px solid #fff;box-sizing:border-box;box-shadow:0 3px 10px rgba(0,0,0,.35)');
  const pins = [
    ['fork', 736, 444, p.accent],
    ['temple', 400, 330, p.dark],
    ['tent', 830, 250, p.mid],
  ] as const;
  for (const [name, x, y, fill] of pins) {
    s.object(
      'pin',
      svg(
        x - 52,
        y - 136,
        104,
        136,
        `<path fill="${fill}" d="M52 136C34 106 0 88 0 52a52 52 0 0 1 104 0c0 36-34 54-52 84z"/>`,
      ),
    );
    sign(s, name, x - 28, y - 112, 56, '#fff', p.second);
  }
  s.box('search', 112, 108, 560, 84, `background:${p.paper};border-radius:42px;box-shadow:0 6px 20px rgba(0,0,0,.25)`);
  sign(s, 'lens', 138, 130, 40, p.mid, p.mid);
  line(s, 200, 150, 440, 32, p.dark, ['Lunch near the park', '公园附近的午餐']);
  s.box('place', 104, 636, 816, 292, `background:${p.paper};border-radius:32px;box-shadow:0 12px 36px rgba(0,0,0,.3)`);
  s.object('photo', photo(128, 660, 268, 244, seed + 31, 'border-radius:20px'));
  line(s, 430, 702, 460, 50, p.dark, ['Garden Table', '花园餐桌']);
  const stars = Array.from(
    { length: 5 },
    (_, i) => `<path transform="translate(${i * 44})" fill="${p.second}" d="${star}"/>`,
  );
  s.object('stars', svg(430, 748, 212, 34, stars.join('')));
  line(s, 664, 765, 220, 28, p.mid, ['318 reviews', '318 条评价']);
  s.box('go', 430, 818, 250, 80, `background:${p.accent};border-radius:20px`);
  middle(s, 430, 858, 250, 32, '#fff', ['Directions', '导航']);
  s.box('minutes', 700, 818, 190, 80, `background:${p.light};border-radius:20px`);
  middle(s, 700, 858, 190, 30, p.dark, ['8 min', '8 分钟']);
};

/** A cover of a magazine: the name on a band, a portrait before it, lines on strips over the picture. */
const cover: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('band', 0, 0, 1024, 236, `background:${p.accent}`);
  middle(s, 0, 96, 1024, 150, '#fff', ['HORIZON', '地平线']);
  s.box('mat', 192, 180, 640, 720, `background:${p.mid};${cast(s)}`);
  s.object('portrait', photo(216, 204, 592, 672, seed + 41));
  const lines: Pair[] = [
    ['The slow city', '慢下来的城市'],
    ['Forty small houses', '四十座小房子'],
    ['Where to walk in May', '五月去哪里散步'],
  ];
  const left = r.chance(0.5);
  for (const [k, text] of lines.entries()) {
    const x = left ? 72 : 540;
    s.box(
      'strip',
      x,
      470 + k * 98,
      412,
      78,
      `background:${[p.dark, p.second, p.paper][k]!};box-shadow:0 4px 14px rgba(0,0,0,.25)`,
    );
    middle(s, x, 509 + k * 98, 412, 30, k ? p.dark : '#fff', text);
  }
  const turn = r.pick([-12, 10]);
  const x = left ? 716 : 92;
  s.disc(x, 280, 216, p.second, cast(s));
  s.box('edge', x + 14, 294, 188, 188, `border:4px dashed ${p.dark};border-radius:50%;box-sizing:border-box`, turn);
  middle(s, x, 358, 216, 62, p.dark, ['100', '100'], turn);
  middle(s, x, 420, 216, 30, p.dark, ['places', '个好去处'], turn);
  s.box('foot', 0, 936, 1024, 88, `background:${p.dark}`);
  line(s, 64, 980, 560, 32, '#fff', ['Spring issue, No. 27', '春季号 第二十七期']);
  const bars = Array.from(
    { length: 26 },
    (_, i) => `<rect x="${14 + i * 6}" y="12" width="${r.pick([2, 3, 4])}" height="72" fill="#111"/>`,
  );
  s.object('code', svg(780, 858, 186, 96, `<rect width="186" height="96" fill="#fff"/>${bars.join('')}`));
};

/** Two things side by side, and what each can do. */
const compare: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('head', 72, 48, 880, 116, `background:${p.accent};border-radius:${r.pick([0, 58])}px`);
  middle(s, 72, 106, 880, 54, '#fff', ['Which one is yours?', '哪一款适合你']);
  const winner = r.int(0, 1);
  for (const k of [0, 1]) {
    const x = 72 + k * 452;
    const [ink, tint] = k === winner ? ['#fff', p.dark] : [p.dark, p.paper];
    s.box('card', x, 204, 428, 764, `background:${tint};border-radius:32px;${cast(s)}`);
    s.disc(x + 99, 240, 230, k === winner ? p.mid : p.light);
    const shell = k ? 40 : 60;
    s.object(
      'headphones',
      svg(
        x + 114,
        250,
        200,
        210,
        `<path d="M24 140V104a76 76 0 0 1 152 0v36" stroke="${p.second}" stroke-width="18" fill="none"/><rect x="2" y="118" width="52" height="86" rx="${shell / 2.4}" fill="${p.accent}"/><rect x="146" y="118" width="52" height="86" rx="${shell / 2.4}" fill="${p.accent}"/>`,
      ),
    );
    middle(s, x, 518, 428, 46, ink, k ? ['Studio Two', '录音室二代'] : ['Travel One', '旅行一代']);
    const facts: Pair[] = [
      ['30 hours', '续航三十小时'],
      ['Folds flat', '可以折叠'],
      ['Lossless', '无损音质'],
    ];
    for (const [i, fact] of facts.entries()) {
      const y = 576 + i * 78;
      const good = i === 0 || i === 2 - k;
      s.disc(x + 56, y, 56, good ? p.accent : '#8b8f98');
      s.object(
        'mark',
        svg(
          x + 70,
          y + 14,
          28,
          28,
          `<path d="${good ? 'M3 15l8 9L25 5' : 'M4 4l20 20M24 4L4 24'}" stroke="#fff" stroke-width="5" fill="none"/>`,
        ),
      );
      line(s, x + 136, y + 28, 280, 32, ink, fact);
    }
    s.box('price', x + 56, 836, 316, 92, `background:${k === winner ? p.second : p.light};border-radius:46px`);
    middle(s, x + 56, 882, 316, 44, p.dark, k ? ['$249', '1699 元'] : ['$149', '999 元']);
  }
  s.disc(449, 410, 126, p.second, 'border:10px solid #fff;box-sizing:border-box;box-shadow:0 6px 18px rgba(0,0,0,.3)');
  middle(s, 449, 473, 126, 42, p.dark, ['VS', '对比']);
  const x = winner ? 786 : 56;
  const turn = winner ? 9 : -9;
  s.box('ribbon', x, 198, 182, 62, `background:${p.second};box-shadow:0 4px 10px rgba(0,0,0,.3)`, turn);
  middle(s, x, 229, 182, 30, p.dark, ['Our pick', '编辑推荐'], turn);
};

/** A book for children: a bear on a hill under the moon. */
const story: Layout = (s) => {
  const { random: r, palette: p } = s;
  const moon = r.pick([90, 680]);
  s.disc(moon, 250, 270, p.second, `box-shadow:0 0 60px ${p.second}`);
  s.object('far hill', svg(0, 560, 1024, 464, `<path fill="${p.mid}" d="M0 150Q230-60 520 120T1024 60V464H0z"/>`));
  s.object('near hill', svg(0, 700, 1024, 324, `<path fill="${p.accent}" d="M0 60Q300 140 560 60T1024 90V324H0z"/>`));
  for (const [x, y, tall] of [
    [90, 560, 220],
    [214, 620, 160],
    [846, 560, 210],
  ] as const) {
    const w = tall * 0.62;
    s.object(
      'tree',
      svg(
        x,
        y,
        w,
        tall,
        `<rect x="${w / 2 - 9}" y="${tall * 0.7}" width="18" height="${tall * 0.3}" fill="#5a3d2b"/><path fill="${p.dark}" d="M${w / 2} 0L${w} ${tall * 0.78}H0z"/>`,
      ),
    );
  }
  const bear = [
    `<circle cx="62" cy="52" r="38" fill="#7a4e2d"/><circle cx="198" cy="52" r="38" fill="#7a4e2d"/>`,
    `<ellipse cx="130" cy="330" rx="124" ry="140" fill="#7a4e2d"/><ellipse cx="130" cy="345" rx="76" ry="92" fill="#d9b48a"/>`,
    `<circle cx="130" cy="130" r="112" fill="#8c5a35"/><ellipse cx="130" cy="166" rx="52" ry="42" fill="#e7c9a5"/>`,
    `<circle cx="90" cy="112" r="11" fill="#22170f"/><circle cx="170" cy="112" r="11" fill="#22170f"/><ellipse cx="130" cy="150" rx="17" ry="12" fill="#22170f"/>`,
  ];
  s.object('bear', svg(392, 400, 260, 470, bear.join('')));
  s.object(
    'scarf',
    svg(
      404,
      622,
      236,
      130,
      `<path fill="${p.second}" d="M14 0Q118 54 222 0l10 40Q118 96 4 40z"/><path fill="${p.second}" d="M150 50l44-12 20 88h-48z"/>`,
    ),
  );
  s.object(
    'banner',
    svg(
      92,
      70,
      840,
      190,
      `<path fill="${p.mid}" d="M0 50h120v140H0l46-70zM840 50H720v140h120l-46-70z"/><path fill="${p.paper}" d="M70 10h700v150H70z"/>`,
    ),
  );
  middle(s, 162, 155, 700, 92, p.dark, ['Bear and the Moon', '小熊与月亮']);
  const sky = moon < 500 ? [700, 790, 900] : [110, 210, 320];
  for (const [k, x] of [430, 560, ...sky].entries()) {
    const size = r.int(34, 64);
    const y = 282 + (k % 2) * 60;
    s.object(
      'star',
      svg(x, y, size, size * 0.95, `<path fill="${p.second}" d="${star}"/>`, r.int(-15, 15), '0 0 36 34'),
    );
  }
  s.box('author', 282, 900, 460, 82, `background:${p.paper};border-radius:41px`);
  middle(s, 282, 941, 460, 36, p.dark, ['Told by Anna Vale', '安娜 著']);
};

/** A month of training: hard edges, hard shadows, a week in tiles. */
const training: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const hard = `border:5px solid ${p.dark};box-sizing:border-box;box-shadow:10px 10px 0 ${p.dark}`;
  s.box('hero', 60, 60, 894, 330, `background:${p.second};${hard}`);
  s.object('photo', photo(584, 65, 365, 320, seed + 61, 'clip-path:polygon(22% 0,100% 0,100% 100%,0 100%)'));
  line(s, 104, 150, 480, 84, p.dark, ['Get strong', '变强计划']);
  line(s, 104, 232, 480, 36, p.dark, ['Four weeks, no gym', '四周 无需健身房']);
  s.box('start', 104, 286, 240, 74, `background:${p.accent};border:5px solid ${p.dark};box-sizing:border-box`);
  middle(s, 104, 323, 240, 32, '#fff', ['Start now', '马上开始']);
  const days = [
    ['dumbbell', 'Arms', '手臂', p.paper],
    ['bicycle', 'Ride', '骑行', p.paper],
    ['kettlebell', 'Core', '核心', p.accent],
  ] as const;
  for (const [k, [name, english, chinese, fill]] of days.entries()) {
    const [x, share] = [60 + k * 307, r.int(60, 190)];
    const ink = k === 2 ? '#fff' : p.dark;
    s.box('day', x, 430, 280, 300, `background:${fill};${hard}`);
    s.box(
      'plate',
      x + 30,
      458,
      118,
      118,
      `background:${k === 2 ? p.second : p.light};border-radius:${r.pick([0, 59])}px`,
    );
    sign(s, name, x + 50, 478, 78, p.dark, k === 2 ? p.accent : p.mid);
    line(s, x + 30, 622, 220, 44, ink, [english, chinese]);
    s.box('bar', x + 30, 668, 220, 26, `background:${k === 2 ? p.dark : p.light}`);
    s.box('done', x + 30, 668, share, 26, `background:${k === 2 ? p.second : p.mid}`);
  }
  s.box('goal', 60, 770, 894, 190, `background:${p.paper};${hard}`);
  const around = 2 * Math.PI * 56;
  s.object(
    'ring',
    svg(96, 794, 140, 140, `<circle cx="70" cy="70" r="56" fill="none" stroke="${p.light}" stroke-width="24"/>`),
  );
  s.object(
    'arc',
    svg(
      96,
      794,
      140,
      140,
      `<circle cx="70" cy="70" r="56" fill="none" stroke="${p.accent}" stroke-width="24" stroke-dasharray="${around * r.range(0.4, 0.8)} ${around}" transform="rotate(-90 70 70)"/>`,
    ),
  );
  line(s, 276, 836, 400, 48, p.dark, ['18 of 28 days', '已完成 18 天']);
  line(s, 276, 896, 400, 30, p.mid, ['Keep the chain alive', '坚持就是胜利']);
  const turn = r.pick([-7, 6]);
  s.box('stamp', 706, 812, 210, 104, `border:7px solid ${p.accent};border-radius:14px;box-sizing:border-box`, turn);
  middle(s, 706, 864, 210, 42, p.accent, ['Day 18', '第18天'], turn);
};

export const sixthLayouts: Layout[] = [museum, weather, album, plan, cover, compare, story, training];
