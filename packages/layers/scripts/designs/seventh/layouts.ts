/** Layouts that had the last word after the sixth. What became of them has been looked at since: a set to tune on. */
import { seventhIcons } from '../icons.ts';
import { moreSeventh } from './more.ts';
import { cast, line, middle, sign, type Pair } from '../placing.ts';
import { burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const seventhKit: Kit = {
  palettes: [
    { dark: '#23304a', mid: '#5f7ea8', accent: '#e4572e', second: '#f4c95d', light: '#e6ecf4', paper: '#ffffff' },
    { dark: '#2d1e2f', mid: '#7f5a83', accent: '#e8505b', second: '#ffdd9b', light: '#f3e9f1', paper: '#fffdfc' },
    { dark: '#10312b', mid: '#4f8f78', accent: '#d0644a', second: '#f2cc8f', light: '#e2efe8', paper: '#fffefa' },
    { dark: '#1a1a2e', mid: '#3d6cb9', accent: '#e23d7c', second: '#2ec9b3', light: '#e4e9f7', paper: '#fdfdff' },
    { dark: '#40241a', mid: '#a0694b', accent: '#1f7a8c', second: '#f6bd60', light: '#f3e6da', paper: '#fffaf3' },
    { dark: '#112f41', mid: '#068587', accent: '#ed553b', second: '#f2b134', light: '#dff0ee', paper: '#fcfffe' },
  ],
  faces: ['Playfair Display', 'Space Grotesk', 'Archivo Black', 'Big Shoulders Display', 'Caprasimo'],
  icons: seventhIcons,
  words: [
    ['See you there', '到时见'],
    ['Made by hand', '手工制作'],
  ],
};

/** A leaflet for a journey. The suitcase is one drawing with its straps; a day's card, disc and pictogram stand alone. */
const leaflet: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('page', 56, 56, 912, 912, `background:${p.paper};border-radius:${r.pick([0, 30])}px;${cast(s)}`);
  s.object('photo', photo(84, 84, 856, 400, seed + 1));
  const crest = r.int(10, 50);
  s.object(
    'wave',
    svg(84, 388, 856, 120, `<path fill="${p.mid}" d="M0 ${crest}Q210-40 430 46T856 ${60 - crest}V120H0z"/>`),
  );
  s.box('label', 124, 124, 470, 168, `background:${p.accent}`);
  line(s, 152, 178, 420, 60, '#fff', ['Five islands', '五座岛']);
  line(s, 152, 246, 420, 32, '#fff', ['Ten days by ferry', '十天渡轮之旅']);
  const straps = `<path fill="${p.dark}" d="M44 66h24v170H44zM152 66h24v170h-24z"/>`;
  const sticker = `<circle cx="110" cy="124" r="28" fill="${p.paper}"/><path fill="${p.accent}" d="M110 104l18 34H92z"/>`;
  s.object(
    'suitcase',
    svg(
      680,
      216,
      220,
      260,
      `<path d="M74 66V16h72v50" stroke="${p.dark}" stroke-width="14" fill="none"/><rect y="66" width="220" height="170" rx="22" fill="${p.second}"/>${straps}${sticker}<circle cx="46" cy="244" r="15" fill="#333"/><circle cx="174" cy="244" r="15" fill="#333"/>`,
      r.int(-7, 7),
    ),
  );
  const days = [
    ['compass', 'Days 1 to 3', '第一至三天', 'Old harbour', '老港口'],
    ['palm', 'Days 4 to 7', '第四至七天', 'South beach', '南海滩'],
    ['shell', 'Days 8 to 10', '第八至十天', 'Coral bay', '珊瑚湾'],
  ] as const;
  for (const [k, [icon, english, chinese, where, there]] of days.entries()) {
    const x = 84 + k * 294;
    s.box('day', x, 540, 268, 270, `background:${p.light};border-radius:24px`);
    s.disc(x + 79, 566, 110, [p.accent, p.second, p.dark][k]!);
    sign(s, icon, x + 102, 589, 64, k === 1 ? p.dark : '#fff', k === 1 ? p.accent : p.second);
    middle(s, x, 716, 268, 26, p.mid, [english, chinese]);
    middle(s, x, 762, 268, 34, p.dark, [where, there]);
  }
  s.box('foot', 84, 842, 856, 98, `background:${p.dark}`);
  line(s, 116, 891, 460, 38, '#fff', ['From €690 each', '每人 5400 元起']);
  s.box('button', 664, 860, 246, 62, `background:${p.second};border-radius:31px`);
  middle(s, 664, 891, 246, 28, p.dark, ['Book a seat', '预订座位']);
};

/** A still that makes one press play: panel, picture in a frame, a startled face. Face, arrow and play sign are one each. */
const still: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [top, foot] = [r.int(480, 600), r.int(320, 420)];
  s.object('panel', svg(0, 0, 1024, 1024, `<path fill="${p.accent}" d="M0 0H${top}L${foot} 1024H0z"/>`));
  const turn = r.pick([4, -3]);
  s.box('frame', 456, 96, 512, 560, `background:${p.paper};${cast(s)}`, turn);
  s.object('photo', photo(476, 116, 472, 520, seed + 2, `transform:rotate(${turn}deg)`));
  const ring = r.int(690, 760);
  s.box('ring', ring, 170, 190, 190, `border:14px solid ${p.second};border-radius:50%;box-sizing:border-box`);
  s.box('strip', 48, 84, 500, 130, `background:${p.dark};box-shadow:0 8px 18px rgba(0,0,0,.35)`, -3);
  middle(s, 48, 149, 500, 76, '#fff', ['I tried it', '我试过了'], -3);
  s.box('strip', 48, 236, 400, 130, `background:${p.second};box-shadow:0 8px 18px rgba(0,0,0,.35)`, -3);
  middle(s, 48, 301, 400, 80, p.dark, ['30 days', '三十天'], -3);
  s.object(
    'arrow',
    svg(
      420,
      380,
      300,
      190,
      `<path d="M10 170C70 70 150 40 232 56" stroke="${p.paper}" stroke-width="30" fill="none" stroke-linecap="round"/><path fill="${p.paper}" d="M214 0l86 62-90 50z"/>`,
      r.int(-8, 4),
    ),
  );
  const face = [
    `<circle cx="180" cy="180" r="176" fill="#ffc83d"/>`,
    `<ellipse cx="116" cy="148" rx="40" ry="48" fill="#fff"/><ellipse cx="244" cy="148" rx="40" ry="48" fill="#fff"/>`,
    `<circle cx="124" cy="152" r="18" fill="#3b2410"/><circle cx="236" cy="152" r="18" fill="#3b2410"/>`,
    `<path d="M76 78q36-34 72-14M212 64q36-20 72 14" stroke="#3b2410" stroke-width="12" stroke-linecap="round" fill="none"/>`,
    `<ellipse cx="180" cy="270" rx="44" ry="56" fill="#6b1f1f"/><path fill="#ef6f6f" d="M146 304q34-30 68 0-34 44-68 0z"/>`,
  ];
  s.object('face', svg(72, 480, 360, 360, face.join(''), r.int(-12, 8)));
  s.object(
    'play',
    svg(
      574,
      474,
      210,
      148,
      `<rect width="210" height="148" rx="40" fill="#d7262b"/><path fill="#fff" d="M82 38l60 36-60 36z"/>`,
    ),
  );
  s.box('time', 800, 566, 126, 56, 'background:#111;border-radius:12px');
  middle(s, 800, 594, 126, 30, '#fff', ['12:48', '12:48']);
  s.box('foot', 0, 868, 1024, 156, `background:${p.dark}`);
  s.box('edge', 50, 882, 128, 128, `background:${p.second};border-radius:50%`);
  s.object('host', photo(58, 890, 112, 112, seed + 3, 'border-radius:50%'));
  line(s, 206, 922, 460, 42, '#fff', ['Noor Builds', '阿诺造物']);
  line(s, 206, 976, 460, 28, p.light, ['New film every Friday', '每周五更新']);
  s.box('follow', 706, 906, 262, 80, `background:${p.accent};border-radius:40px`);
  middle(s, 706, 946, 262, 34, '#fff', ['Follow', '关注']);
};

/** A café's card for stamps. Each place and each stamp is one; the cup is one with its saucer, the mark with its ring. */
const stamps: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('back', 96, 140, 830, 560, `background:${p.accent};border-radius:36px;${cast(s)}`, r.pick([-6, 5]));
  s.box('card', 84, 200, 856, 580, `background:${p.dark};border-radius:36px;${cast(s)}`);
  const leaves = `<path fill="${p.second}" d="M76 34c26 16 34 40 0 84-34-44-26-68 0-84z"/><path d="M76 60v48" stroke="${p.dark}" stroke-width="5"/>`;
  s.object(
    'mark',
    svg(
      124,
      234,
      152,
      152,
      `<circle cx="76" cy="76" r="70" fill="none" stroke="${p.second}" stroke-width="8"/>${leaves}`,
    ),
  );
  line(s, 308, 286, 600, 62, '#fff', ['North Roast', '北岸咖啡']);
  line(s, 308, 350, 600, 30, p.light, ['The tenth cup is ours', '第十杯我们请']);
  const full = r.int(4, 7);
  for (let k = 0; k < 9; k++) {
    const [x, y] = [124 + (k % 5) * 158, 422 + Math.floor(k / 5) * 168];
    s.disc(x, y, 138, p.paper);
    if (k < full) sign(s, 'bean', x + 27, y + 27, 84, k % 2 ? p.accent : p.mid, p.paper, r.int(-40, 40));
    else middle(s, x, y + 69, 138, 48, p.mid, [`${k + 1}`, `${k + 1}`]);
  }
  s.object('prize', burst(825, 659, 84, 16, 0.86, p.second));
  middle(s, 755, 659, 140, 38, p.dark, ['Free', '免费']);
  const cup = [
    `<circle cx="150" cy="150" r="148" fill="${p.accent}"/><circle cx="150" cy="150" r="118" fill="#fff"/>`,
    `<rect x="216" y="132" width="68" height="36" rx="16" fill="#fff" transform="rotate(38 150 150)"/>`,
    `<circle cx="150" cy="150" r="92" fill="${p.mid}"/><circle cx="150" cy="150" r="80" fill="#5b3420"/>`,
    `<path fill="#e8c9a0" d="M150 206c-46-30-58-52-46-70s36-12 46 8c10-20 34-26 46-8s0 40-46 70z"/>`,
  ];
  s.object('cup', svg(r.int(640, 700), 744, 276, 276, cup.join(''), 0, '0 0 300 300'));
  s.box('note', 84, 826, 500, 118, `background:${p.second};border-radius:24px;${cast(s)}`);
  line(s, 120, 864, 440, 32, p.dark, ['Show it at the till', '结账时出示']);
  line(s, 120, 910, 440, 26, p.dark, ['Valid until December', '有效期至十二月']);
  for (const x of [120, 250, 760]) {
    const size = r.int(60, 84);
    sign(s, 'bean', x, r.int(26, 44), size, '#5b3420', '#c99a6b', r.int(0, 170));
  }
};

/** One's working life on a page. A bar and its track are two, a row of five dots is one, as one would copy it. */
const resume: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('page', 92, 40, 840, 944, `background:${p.paper};${cast(s)}`);
  s.box('column', 92, 40, 296, 944, `background:${p.dark}`);
  s.disc(130, 78, 220, p.second);
  s.object('portrait', photo(140, 88, 200, 200, seed + 4, 'border-radius:50%'));
  for (const [k, name] of (['handset', 'letter', 'globe'] as const).entries()) {
    const y = 336 + k * 62;
    sign(s, name, 124, y, 40, p.second, p.dark);
    line(
      s,
      182,
      y + 20,
      200,
      24,
      '#fff',
      (
        [
          ['555 0134', '555 0134'],
          ['Write me', '来信'],
          ['ida.work', 'ida.work'],
        ] as const
      )[k]!,
    );
  }
  const skills: Pair[] = [
    ['Layout', '排版'],
    ['Drawing', '插画'],
    ['Motion', '动效'],
  ];
  for (const [k, text] of skills.entries()) {
    const y = 560 + k * 84;
    line(s, 124, y, 230, 26, '#fff', text);
    s.box('track', 124, y + 26, 232, 16, `background:${p.mid};border-radius:8px`);
    s.box('share', 124, y + 26, r.int(90, 205), 16, `background:${p.second};border-radius:8px`);
  }
  for (const [k, text] of (
    [
      ['English', '英语'],
      ['Danish', '丹麦语'],
    ] as Pair[]
  ).entries()) {
    const y = 826 + k * 80;
    line(s, 124, y, 230, 26, '#fff', text);
    const good = r.int(2, 4);
    const dots = Array.from(
      { length: 5 },
      (_, i) => `<circle cx="${14 + i * 42}" cy="14" r="13" fill="${i < good ? p.second : p.mid}"/>`,
    );
    s.object('dots', svg(124, y + 22, 200, 28, dots.join('')));
  }
  line(s, 428, 104, 480, 66, p.dark, ['Ida Falk', '方以达']);
  s.box('role', 428, 152, 300, 60, `background:${p.accent};border-radius:${r.pick([8, 30])}px`);
  middle(s, 428, 182, 300, 28, '#fff', ['Art director', '艺术指导']);
  s.box('stem', 449, 292, 6, 328, `background:${p.mid}`);
  const posts = [
    ['laptop', 'Lead, Studio Nord', '北方工作室 主管'],
    ['brush', 'Designer, Kvist', '枝叶公司 设计师'],
    ['chart', 'Trainee, Halle', '大厅传媒 实习生'],
  ] as const;
  for (const [k, [icon, english, chinese]] of posts.entries()) {
    const y = 256 + k * 164;
    s.disc(416, y, 72, [p.accent, p.mid, p.dark][k]!, 'border:5px solid #fff;box-sizing:border-box');
    sign(s, icon, 434, y + 18, 36, '#fff', p.second);
    line(s, 512, y + 20, 400, 32, p.dark, [english, chinese]);
    line(s, 512, y + 64, 400, 24, p.mid, [`${2022 - 4 * k} to ${2026 - 4 * k}`, `${2022 - 4 * k} 至 ${2026 - 4 * k}`]);
    s.box('rule', 512, y + 96, 372, 4, `background:${p.second}`);
  }
  for (let k = 0; k < 3; k++) s.object('work', photo(428 + k * 164, 780, 144, 164, seed + 5 + k, 'border-radius:14px'));
};

export const seventhLayouts: Layout[] = [leaflet, still, stamps, resume, ...moreSeventh];
