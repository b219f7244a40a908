/** The other four layouts of the seventh set. */
import { cast, line, middle, sign, type Pair } from '../placing.ts';
import { burst, photo, svg, type Layout } from '../sheet.ts';

/** Somebody is wanted. The megaphone is one drawing, the three strokes of its sound are one, a bubble has its tail. */
const wanted: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const wide = r.int(440, 520);
  s.object(
    'blob',
    svg(
      -40,
      360,
      wide,
      500,
      `<path fill="${p.second}" d="M60 90C160-40 380-20 420 130S520 400 340 470 20 440 10 300 0 170 60 90z"/>`,
      r.int(-10, 10),
      '0 0 480 500',
    ),
  );
  const horn = [
    `<path fill="${p.dark}" d="M84 214h64l30 136h-62z"/><path fill="${p.accent}" d="M40 110L270 20v266L40 214z"/>`,
    `<rect y="100" width="72" height="124" rx="30" fill="${p.dark}"/><ellipse cx="270" cy="153" rx="38" ry="133" fill="${p.paper}"/>`,
    `<ellipse cx="274" cy="153" rx="20" ry="84" fill="${p.mid}"/>`,
  ];
  s.object('megaphone', svg(60, 430, 320, 360, horn.join(''), r.int(-22, -10)));
  s.object(
    'sound',
    svg(
      408,
      452,
      110,
      200,
      `<path d="M8 60L60 14M24 104h72M10 146l54 40" stroke="${p.accent}" stroke-width="18" stroke-linecap="round"/>`,
      -14,
    ),
  );
  s.object(
    'bubble',
    svg(
      72,
      64,
      880,
      370,
      `<path fill="${p.paper}" stroke="${p.dark}" stroke-width="8" d="M50 4h780a46 46 0 0 1 46 46v204a46 46 0 0 1-46 46H470l-90 66 10-66H50a46 46 0 0 1-46-46V50A46 46 0 0 1 50 4z"/>`,
    ),
  );
  middle(s, 72, 152, 880, 108, p.dark, ['Come aboard', '加入我们']);
  middle(s, 72, 266, 880, 40, p.accent, ['Three desks are free', '三个职位空缺']);
  s.object('team', photo(770, 330, 170, 170, seed + 1, `border-radius:50%;border:10px solid ${p.second};margin:-10px`));
  const roles = [
    ['laptop', 'Engineer', '工程师'],
    ['brush', 'Illustrator', '插画师'],
    ['chart', 'Analyst', '分析师'],
  ] as const;
  const role = `background:${p.paper};border-radius:${r.pick([20, 52])}px;${cast(s)}`;
  for (const [k, [icon, english, chinese]] of roles.entries()) {
    const y = 528 + k * 124;
    s.box('role', 528, y, 424, 104, role);
    s.box('plate', 544, y + 16, 72, 72, `background:${[p.mid, p.accent, p.dark][k]!};border-radius:36px`);
    sign(s, icon, 560, y + 32, 40, '#fff', p.second);
    line(s, 640, y + 52, 300, 38, p.dark, [english, chinese]);
  }
  s.box('button', 72, 896, 880, 92, `background:${p.dark};border-radius:46px;${cast(s)}`);
  middle(s, 72, 942, 880, 40, '#fff', ['Write to jobs@lumen.co', '简历寄 jobs@lumen.co']);
  s.object(
    'pointer',
    svg(
      840,
      908,
      84,
      100,
      `<path fill="${p.second}" stroke="${p.dark}" stroke-width="6" stroke-linejoin="round" d="M6 4l66 52-30 4 18 32-18 10-18-34-18 22z"/>`,
    ),
  );
};

/** How to keep a plant: four cards about it. Plant and pot are one, so are a lead and its dot, and a row of five drops. */
const keeping: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('head', 152, 48, 720, 122, `background:${p.accent};border-radius:${r.pick([0, 61])}px;${cast(s)}`);
  middle(s, 152, 109, 720, 56, '#fff', ['Keep it green', '让它常绿']);
  s.disc(232, 230, 560, p.second);
  const leaf = (turn: number, long: number, fill: string) =>
    `<path transform="translate(170 300) rotate(${turn})" fill="${fill}" d="M0 0C-60-${long * 0.4}-50-${long * 0.8} 0-${long} 50-${long * 0.8} 60-${long * 0.4} 0 0z"/>`;
  const greens = ['#2f7d4f', '#46a06a', '#23633d'];
  const leaves = [-72, 74, -40, 42, 2].map((turn, i) => leaf(turn + r.int(-5, 5), r.int(200, 270), greens[i % 3]!));
  const pot = `<path fill="${p.accent}" d="M70 330h200l-26 150H96z"/><rect x="54" y="288" width="232" height="52" rx="10" fill="${p.mid}"/>`;
  s.object('plant', svg(342, 240, 340, 490, leaves.join('') + pot));
  const cards = [
    [56, 236, 'can', 'Water', '浇水', 'On Mondays', '每周一'],
    [720, 236, 'rays', 'Light', '光照', 'Half shade', '半阴'],
    [56, 556, 'degrees', 'Warmth', '温度', '16 to 24°', '16 至 24°'],
    [720, 556, 'spade', 'Soil', '土壤', 'Loose', '疏松'],
  ] as const;
  const card = `background:${p.paper};border-radius:28px;${cast(s)}`;
  for (const [x, y, icon, english, chinese, how, howChinese] of cards) {
    const left = x < 500;
    s.object(
      'lead',
      svg(
        left ? 300 : 604,
        y + 104,
        120,
        32,
        `<path d="M0 16h120" stroke="${p.dark}" stroke-width="6" stroke-dasharray="12 8"/><circle cx="${left ? 108 : 12}" cy="16" r="12" fill="${p.dark}"/>`,
      ),
    );
    s.box('card', x, y, 248, 240, card);
    s.disc(x + 78, y + 20, 92, p.light);
    sign(s, icon, x + 98, y + 40, 52, p.mid, p.accent);
    middle(s, x, y + 146, 248, 38, p.dark, [english, chinese]);
    middle(s, x, y + 196, 248, 28, p.mid, [how, howChinese]);
  }
  s.box('foot', 152, 840, 720, 128, card);
  line(s, 192, 904, 300, 38, p.dark, ['Hard to kill', '容易养活']);
  const easy = r.int(3, 4);
  const drops = Array.from(
    { length: 5 },
    (_, i) =>
      `<path transform="translate(${i * 68})" fill="${i < easy ? p.accent : p.light}" d="M26 0c20 26 26 36 26 46a26 26 0 0 1-52 0c0-10 6-20 26-46z"/>`,
  );
  s.object('drops', svg(500, 868, 324, 72, drops.join('')));
};

/** A match, and how both sides did before. A crest is one with its stripes; the chips are five, each with its own letter. */
const match: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const tilt = r.int(60, 130);
  s.object('slope', svg(0, 0, 1024, 420, `<path fill="${p.accent}" d="M0 0H1024V${300 - tilt}L0 ${300 + tilt}z"/>`));
  s.object(
    'floor',
    svg(0, 700, 1024, 324, `<path fill="${p.dark}" d="M0 ${40 + tilt / 2}L1024 ${40 - tilt / 3}V324H0z"/>`),
  );
  middle(s, 112, 104, 800, 100, '#fff', ['Match day', '比赛日']);
  const crests = [
    [88, p.dark, p.second, 'peak'],
    [676, p.mid, p.paper, 'crown'],
  ] as const;
  for (const [x, fill, other, charge] of crests) {
    const shape = 'M130 6l118 34v120c0 70-50 112-118 144C62 272 12 230 12 160V40z';
    const stripes =
      charge === 'peak'
        ? `<path fill="${other}" d="M96 20l34-10 34 10v268l-34 14-34-14z"/>`
        : `<path fill="${other}" d="M14 120h232v60l-4 20H20l-6-20z"/>`;
    const small = `<g transform="translate(82 102) scale(4)">${s.kit.icons[charge]!(p.accent, p.accent, p.accent)}</g>`;
    s.object(
      'crest',
      svg(
        x,
        208,
        260,
        310,
        `<path fill="${fill}" d="${shape}"/>${stripes}${small}<path d="${shape}" fill="none" stroke="#b4bac6" stroke-width="12"/>`,
      ),
    );
  }
  s.box('kick-off', 402, 286, 220, 168, `background:${p.second};border-radius:${r.pick([12, 40])}px;${cast(s)}`);
  middle(s, 402, 340, 220, 36, p.dark, ['Saturday', '星期六']);
  middle(s, 402, 402, 220, 60, p.dark, ['19:30', '19:30']);
  const name = `background:${p.accent};${cast(s)}`;
  for (const [k, text] of (
    [
      ['Rovers', '漫游者'],
      ['Athletic', '竞技队'],
    ] as Pair[]
  ).entries()) {
    const x = 68 + k * 588;
    s.box('name', x, 540, 300, 72, name);
    middle(s, x, 576, 300, 38, '#fff', text);
    for (let i = 0; i < 5; i++) {
      const won = r.chance(0.6);
      s.disc(x + 6 + i * 59, 634, 52, won ? '#1f8a4c' : '#b3261e', `border:3px solid ${p.dark};box-sizing:border-box`);
      middle(s, x + 6 + i * 59, 660, 52, 24, '#fff', won ? ['W', '胜'] : ['L', '负']);
    }
  }
  const seams = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn} 140 140)"><path d="M140 96V42" stroke="#22242a" stroke-width="7"/><path fill="#22242a" d="M140 2q34 2 52 12l-22 28h-60L88 14q18-10 52-12z"/></g>`,
  );
  s.object(
    'ball',
    svg(
      372,
      626,
      280,
      280,
      `<circle cx="140" cy="140" r="138" fill="#f7f7f4"/><path fill="#22242a" d="M140 90l48 35-18 56h-60l-18-56z"/>${seams.join('')}<circle cx="140" cy="140" r="136" fill="none" stroke="#22242a" stroke-width="5"/>`,
      r.int(0, 70),
    ),
  );
  s.object('stadium', photo(68, 794, 270, 178, seed + 1, 'border-radius:18px'));
  s.object('flash', burst(850, 800, 66, 12, 0.8, p.second));
  middle(s, 780, 800, 140, 28, p.dark, ['Derby', '德比']);
  s.box('seats', 692, 880, 264, 92, `background:${p.accent};border-radius:46px`);
  middle(s, 692, 926, 264, 36, '#fff', ['Get seats', '立即购票']);
  sign(s, 'whistle', 690, 772, 72, p.light, p.accent, -12);
};

/** Wishes by post: a letter half in its envelope. Back and pocket of the envelope are two, as the letter is between them. */
const wishes: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.object('back', svg(112, 380, 800, 580, `<path fill="${p.mid}" d="M0 120L400-60l400 180v460H0z"/>`));
  s.box('letter', 222, 120, 580, 700, `background:${p.paper};border-radius:12px;${cast(s)}`);
  s.box('border', 246, 144, 532, 652, `border:5px solid ${p.second};box-sizing:border-box`);
  const needles = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `<path d="M${20 + i * 36} 60l28-42M${20 + i * 36} 60l28 42" stroke="#2e7250" stroke-width="12" stroke-linecap="round"/>`,
  );
  const sprig = `<path d="M4 60H250" stroke="#6b4a2f" stroke-width="10" stroke-linecap="round"/>${needles.join('')}<circle cx="16" cy="48" r="18" fill="${p.accent}"/><circle cx="34" cy="76" r="18" fill="${p.accent}"/>`;
  s.object('sprig', svg(172, 90, 260, 120, sprig, r.int(14, 30)));
  middle(s, 172, 296, 680, 84, p.dark, ['Warm wishes', '温暖祝福']);
  middle(s, 172, 392, 680, 36, p.mid, ['for the year to come', '新的一年 平安喜乐']);
  s.object('keepsake', photo(372, 462, 280, 196, seed + 2));
  s.object(
    'pocket',
    svg(
      112,
      500,
      800,
      460,
      `<path fill="${p.accent}" d="M0 80l400 190L800 80v380H0z"/><path d="M6 452L320 232M794 452L480 232" stroke="${p.dark}" stroke-width="5" opacity=".5"/>`,
    ),
  );
  const wax = Array.from({ length: 9 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 9;
    return `<circle cx="${(80 + 50 * Math.cos(angle)).toFixed(1)}" cy="${(80 + 50 * Math.sin(angle)).toFixed(1)}" r="26" fill="${p.second}"/>`;
  });
  const heart = `<path fill="${p.dark}" d="M80 118C46 92 44 66 60 58q14-4 20 12 6-16 20-12c16 8 14 34-20 60z"/>`;
  s.object(
    'seal',
    svg(432, 690, 160, 160, `${wax.join('')}<circle cx="80" cy="80" r="56" fill="${p.second}"/>${heart}`),
  );
  const teeth = Array.from(
    { length: 9 },
    (_, i) => `<circle cx="${12 + i * 20}" cy="0" r="6"/><circle cx="${12 + i * 20}" cy="220" r="6"/>`,
  );
  const more = Array.from(
    { length: 11 },
    (_, i) => `<circle cx="0" cy="${10 + i * 20}" r="6"/><circle cx="184" cy="${10 + i * 20}" r="6"/>`,
  );
  const hole = `<mask id="teeth"><rect width="184" height="220" fill="#fff"/>${teeth.join('')}${more.join('')}</mask>`;
  const turn = r.pick([6, -5, 9]);
  s.object(
    'stamp',
    svg(744, 60, 184, 220, `${hole}<rect width="184" height="220" fill="${p.mid}" mask="url(#teeth)"/>`, turn),
  );
  s.object('photo', photo(764, 80, 144, 180, seed + 1, `transform:rotate(${turn}deg)`));
  s.object(
    'postmark',
    svg(
      620,
      108,
      250,
      120,
      `<g fill="none" stroke="${p.dark}" stroke-width="5"><circle cx="60" cy="60" r="54"/><circle cx="60" cy="60" r="38"/><path d="M120 30q20-14 40 0t40 0 40 0M124 60q20-14 40 0t40 0 36 0M120 90q20-14 40 0t40 0 40 0"/></g>`,
      -8,
    ),
  );
  for (const [x, y] of [
    [40, 260],
    [64, 390],
    [934, 412],
    [926, 316],
    [420, 26],
  ] as const) {
    const size = r.int(44, 78);
    sign(s, 'flake', x, y + r.int(-12, 12), size, p.second, p.second, r.int(0, 50));
  }
};

export const moreSeventh: Layout[] = [wanted, keeping, match, wishes];
