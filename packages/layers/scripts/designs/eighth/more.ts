/** The other four layouts of the eighth set. */
import { cast, line, middle, sign, soft } from '../placing.ts';
import { photo, svg, type Layout } from '../sheet.ts';

/** What a paper sends out on Fridays: one long story, two short ones, and how to write back. */
const newsletter: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.box('page', 92, 32, 840, 960, `background:${p.paper};${cast(s)}`);
  s.box('head', 92, 32, 840, 124, `background:${p.dark}`);
  sign(s, 'wheat', 124, 58, 72, p.second, p.light);
  line(s, 216, 94, 500, 48, '#fff', ['The Friday Field', '周五田野']);
  s.box('issue', 742, 64, 158, 60, `background:${p.accent};border-radius:${r.pick([6, 30])}px`);
  middle(s, 742, 94, 158, 28, '#fff', ['No. 42', '第 42 期']);
  const round = r.pick([0, 20]);
  const tall = r.int(280, 306);
  s.object('photo', photo(132, 186, 760, tall, seed + 1, `border-radius:${round}px`));
  s.box('label', 164, 156 + tall, 216, 62, `background:${p.second};border-radius:${r.pick([0, 12])}px`);
  middle(s, 164, 187 + tall, 216, 28, p.dark, ['The story', '封面故事']);
  line(s, 132, 548, 760, 44, p.dark, ['What the barley remembers', '大麦记得的事']);
  line(s, 132, 602, 500, 27, p.mid, ['Three farms kept their old', '三家农场留下了古老的']);
  line(s, 132, 640, 500, 27, p.mid, ['seeds for sixty dry years', '种子，六十年不曾断绝']);
  s.box('button', 672, 590, 220, 68, `background:${p.accent};border-radius:${r.pick([8, 34])}px`);
  middle(s, 672, 624, 220, 28, '#fff', ['Read on', '阅读全文']);
  s.box('rule', 132, 682, 760, 4, `background:${p.second}`);
  const [short, other] = r.chance(0.5) ? [132, 532] : [532, 132];
  s.object('short', photo(short, 706, 160, 140, seed + 2, `border-radius:${round}px`));
  line(s, short + 180, 750, 190, 28, p.dark, ['Slow bread', '慢面包']);
  line(s, short + 180, 798, 190, 27, p.mid, ['4 minutes', '四分钟']);
  s.box('tile', other, 706, 160, 140, `background:${r.pick([p.light, p.second])};border-radius:${round}px`);
  sign(s, 'pen', other + 36, 732, 88, p.dark, p.accent, r.int(-10, 10));
  line(s, other + 180, 750, 190, 28, p.dark, ['Your turn', '读者来信']);
  line(s, other + 180, 798, 190, 27, p.mid, ['2 minutes', '两分钟']);
  s.box('foot', 92, 872, 840, 120, `background:${p.light}`);
  line(s, 132, 932, 480, 30, p.dark, ['Made on a small farm', '来自一座小农场']);
  s.disc(716, 896, 72, p.dark);
  sign(s, 'mic', 734, 914, 36, '#fff', '#fff');
  s.disc(812, 896, 72, p.mid);
  sign(s, 'waves', 830, 914, 36, '#fff', '#fff');
};

/** 210 × 200: two heaps of coins as one drawing. */
const heaps = (() => {
  const coin = (x: number, y: number) =>
    `<path fill="#b9862c" d="M${x} ${y}v20a50 17 0 0 0 100 0V${y}z"/><ellipse cx="${x + 50}" cy="${y}" rx="50" ry="17" fill="#f1c75b"/>`;
  const heap = (x: number, high: number) => Array.from({ length: high }, (_, i) => coin(x, 160 - i * 26)).join('');
  return `${heap(4, 6)}${heap(106, 3)}`;
})();

/** A bank's card, another behind it, and a notice of what was paid. A chip is one with its lines, so is the mark of two discs. */
const bank: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [lift, x] = [soft(s), r.int(200, 256)];
  s.box('head', 72, 56, 880, 150, `background:${p.paper};border-radius:${r.pick([0, 30, 75])}px;${lift}`);
  line(s, 128, 108, 540, 48, p.dark, ['One card for all', '一卡走天下']);
  line(s, 128, 162, 540, 28, p.mid, ['Ready in five minutes', '五分钟即可办好']);
  s.box('button', 676, 90, 232, 82, `background:${p.accent};border-radius:41px`);
  middle(s, 676, 131, 232, 32, '#fff', ['Get it', '立即申请']);
  const turn = r.pick([-10, -7, 8]);
  s.box('card', x - 44, 262, 600, 366, `background:${p.second};border-radius:32px;${lift}`, turn);
  const fill = r.pick([p.dark, `linear-gradient(${r.int(90, 160)}deg,${p.accent},${p.dark})`, p.mid]);
  s.box('card', x, 300, 600, 366, `background:${fill};border-radius:32px;${lift}`);
  line(s, x + 48, 356, 320, 42, '#fff', ['Nordkap', '北角银行']);
  s.object(
    'chip',
    svg(
      x + 48,
      400,
      96,
      74,
      '<rect width="96" height="74" rx="14" fill="#dcb766"/><path d="M0 26h30v22H0M96 26H66v22h30M30 26q18-10 36 0M30 48q18 10 36 0" stroke="#8b6a24" stroke-width="4" fill="none"/>',
    ),
  );
  sign(s, 'waves', x + 164, 406, 60, '#fff', '#fff');
  const discs = `<circle cx="38" cy="38" r="38" fill="#fff"/><circle cx="88" cy="38" r="38" fill="${p.second}" opacity=".9"/>`;
  s.object('mark', svg(x + 436, 330, 126, 76, discs));
  line(s, x + 48, 528, 530, 40, '#fff', ['4021 7730 1194 6085', '4021 7730 1194 6085']);
  line(s, x + 48, 590, 280, 30, '#fff', ['Mia Holm', '何米亚']);
  s.object('coins', svg(x + r.int(484, 510), 560, 210, 200, heaps));
  s.box('notice', r.int(72, 110), 640, 420, 126, `background:${p.paper};border-radius:${r.pick([16, 30])}px;${lift}`);
  s.disc(132, 664, 78, p.accent);
  sign(s, 'wallet', 151, 683, 40, '#fff', p.second);
  line(s, 230, 682, 250, 30, p.dark, ['Paid €12.40', '已付 ¥86']);
  line(s, 230, 726, 250, 27, p.mid, ['Corner bakery', '街角面包房']);
  s.box('foot', 72, 810, 880, 166, `background:${p.paper};border-radius:${r.pick([0, 36])}px;${lift}`);
  const gains = [
    ['lock', 'Safe', '安全'],
    ['coin', 'No fees', '零手续费'],
    ['loop', 'Cash back', '消费返现'],
  ] as const;
  for (const [k, [icon, english, chinese]] of gains.entries()) {
    sign(s, icon, 72 + k * 293 + 112, 828, 70, k === 1 ? p.mid : p.accent, k === 1 ? p.paper : p.dark);
    middle(s, 72 + k * 293, 936, 293, 30, p.dark, [english, chinese]);
  }
};

const starPath = 'M100 8l28 60 66 8-48 46 12 66-58-32-58 32 12-66L6 76l66-8z';

/** 230 × 180: a chest that stands open, what is in it shines. */
const chest = (band: string) =>
  [
    '<path fill="#5e3517" d="M20 84V44Q20 4 60 4h110q40 0 40 40v40z"/><path fill="#2c1708" d="M34 84V50q0-32 30-32h102q30 0 30 32v34z"/>',
    '<g fill="#f6c544"><circle cx="70" cy="78" r="24"/><circle cx="116" cy="68" r="28"/><circle cx="160" cy="80" r="24"/></g>',
    '<path fill="#8a5125" d="M8 84h214v82q0 12-12 12H20q-12 0-12-12z"/>',
    `<path fill="${band}" d="M40 84h24v94H40zM166 84h24v94h-24z"/><rect x="94" y="74" width="42" height="50" rx="8" fill="#f6c544"/><circle cx="115" cy="98" r="8" fill="#5e3517"/>`,
  ].join('');

/** A game says that one has won. The ribbon is one with its folds; a round button and its sign are two. */
const won: Layout = (s) => {
  const { random: r, palette: p } = s;
  const lift = cast(s);
  s.box('purse', 48, 40, 250, 80, `background:${p.dark};border-radius:40px;${lift}`);
  sign(s, 'coin', 56, 46, 68, '#f6c544', '#9a6a12');
  middle(s, 124, 80, 166, 38, '#fff', ['1,250', '1,250']);
  const edge = `border:${r.pick([10, 16])}px solid ${p.mid};box-sizing:border-box`;
  s.box('board', 172, 210, 680, 626, `background:${p.paper};${edge};border-radius:${r.pick([30, 64])}px;${lift}`);
  const fold = `<path fill="${p.accent}" d="M0 56h140v104H0l34-52zM820 56H680v104h140l-34-52z"/><path fill="${p.dark}" d="M104 128h36v32zM716 128h-36v32z"/>`;
  s.object('ribbon', svg(102, 150, 820, 164, `${fold}<path fill="${p.accent}" d="M104 0h612v128H104z"/>`));
  middle(s, 206, 214, 612, 56, '#fff', ['Level complete', '恭喜过关']);
  const third = r.chance(0.5);
  for (const [k, [x, y, size]] of (
    [
      [236, 362, 160],
      [412, 324, 200],
      [628, 362, 160],
    ] as const
  ).entries()) {
    const [fill, rim] = k < 2 || third ? ['#f8bd2b', '#b97708'] : ['#cfd3da', '#8d94a0'];
    const star = `<path fill="${fill}" stroke="${rim}" stroke-width="10" stroke-linejoin="round" d="${starPath}"/>`;
    s.object('star', svg(x, y, size, size, star, (k - 1) * r.int(8, 16), '0 0 200 200'));
  }
  const [score, prize] = r.chance(0.5) ? [252, 568] : [486, 238];
  s.box('score', score, 548, 290, 160, `background:${p.light};border-radius:${r.pick([20, 40])}px`);
  middle(s, score, 592, 290, 32, p.mid, ['Your score', '本局得分']);
  middle(s, score, 654, 290, 58, p.dark, [`${r.int(10, 98)},480`, `${r.int(10, 98)},480`]);
  s.object('chest', svg(prize, 538, 230, 180, chest(p.accent), r.int(-5, 5)));
  const presses = [
    [246, 764, 136, p.mid, 'loop'],
    [432, 744, 160, p.accent, 'next'],
    [642, 764, 136, p.mid, 'gear'],
  ] as const;
  for (const [x, y, size, fill, icon] of presses) {
    s.disc(x, y, size, fill, `border:8px solid ${p.paper};box-sizing:border-box;${lift}`);
    sign(s, icon, x + size / 2 - 34, y + size / 2 - 34, 68, '#fff', icon === 'gear' ? fill : '#fff');
  }
  s.box('next', 332, 920, 360, 72, `background:${p.dark};border-radius:36px`);
  middle(s, 332, 956, 360, 34, '#fff', ['Next: the cave', '下一关：山洞']);
};

/** 150 × 330: a lantern with its cord and its tassel. */
const lantern = [
  '<path d="M75 0v54M75 220v34" stroke="#8a5a10" stroke-width="5"/>',
  '<ellipse cx="75" cy="138" rx="74" ry="76" fill="#cf2f26"/><path d="M75 62q-56 76 0 152M75 62q56 76 0 152M75 62v152" stroke="#f2a33a" stroke-width="4" fill="none"/>',
  '<rect x="42" y="50" width="66" height="20" rx="5" fill="#f3c454"/><rect x="42" y="206" width="66" height="20" rx="5" fill="#f3c454"/>',
  '<path fill="#cf2f26" d="M58 254h34l8 74H50z"/><rect x="56" y="246" width="38" height="16" rx="5" fill="#f3c454"/>',
].join('');

/** 180 × 250: a red envelope with its flap and its seal. */
const gift = [
  '<rect width="180" height="250" rx="16" fill="#c62a26"/><path fill="#9d1b1b" d="M0 16Q0 0 16 0h148q16 0 16 16v50q-90 70-180 0z"/>',
  '<circle cx="90" cy="98" r="38" fill="#f3c454"/><path d="M68 72l22 28 22-28M90 100v28M72 104h36M72 117h36" stroke="#9d1b1b" stroke-width="8" stroke-linecap="round" fill="none"/>',
  '<path d="M28 214h124" stroke="#f3c454" stroke-width="6"/>',
].join('');

const crackers = Array.from({ length: 8 }, (_, i) => {
  const [x, y, turn] = [i & 1 ? 70 : 14, 40 + Math.floor(i / 2) * 52, i & 1 ? 24 : -24];
  return `<g transform="rotate(${turn} ${x + 20} ${y + 24})"><rect x="${x}" y="${y}" width="40" height="52" rx="6" fill="#cf2f26"/><path fill="#f3c454" d="M${x} ${y + 8}h40v9H${x}z"/></g>`;
}).join('');

/** A sale for the new year: an arch, lanterns on both sides. A branch is one with its blossoms, a string of crackers is one. */
const newYear: Layout = (s) => {
  const { random: r, palette: p } = s;
  const arch = r.pick([360, 200]);
  s.box('arch', 152, 72, 720, 864, `background:${p.dark};border-radius:${arch}px ${arch}px 40px 40px;${cast(s)}`);
  const rim = `border:5px solid ${p.second};box-sizing:border-box`;
  s.box('rim', 178, 98, 668, 812, `${rim};border-radius:${arch - 26}px ${arch - 26}px 24px 24px`);
  for (const x of [36, 838]) s.object('lantern', svg(x, r.int(0, 36), 150, 330, lantern));
  s.box('charm', 402, 186, 220, 220, `background:${p.accent};border-radius:${r.pick([0, 16])}px;${cast(s)}`, 45);
  middle(s, 392, 296, 240, s.chinese ? 150 : 76, '#fff', ['Luck', '福']);
  const blossom = (x: number, y: number) =>
    `${[0, 72, 144, 216, 288].map((turn) => `<circle cx="${x}" cy="${y - 13}" r="12" fill="#f58fa3" transform="rotate(${turn} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="8" fill="#ffe08a"/>`;
  const twig =
    '<path d="M4 150Q90 140 130 84T238 14M112 108q50 10 84-8M80 130Q80 80 60 52" stroke="#6b4126" stroke-width="11" stroke-linecap="round" fill="none"/>';
  const flowers = [blossom(60, 46), blossom(146, 66), blossom(204, 98), blossom(226, 24), blossom(96, 124)].join('');
  s.object('branch', svg(196, 408, 250, 160, twig + flowers, r.int(-8, 8)));
  middle(s, 202, 604, 620, 64, '#fff', ['New Year Sale', '新春大促']);
  middle(s, 202, 672, 620, 34, p.light, ['Three days only', '仅此三天']);
  s.box('band', 292, 716, 440, 92, `background:${p.second};border-radius:${r.pick([0, 20, 46])}px`);
  middle(s, 292, 762, 440, 46, p.dark, ['Up to 40% off', '低至六折']);
  s.box('date', 352, 832, 320, 62, `background:${p.accent};border-radius:31px`);
  middle(s, 352, 863, 320, 30, '#fff', ['17 to 19 Feb', '2月17至19日']);
  const [envelope, fire] = r.chance(0.6) ? [82, 804] : [764, 98];
  s.object('envelope', svg(envelope, 716, 180, 250, gift, r.int(-16, -6)));
  const string = '<path d="M62 0V250" stroke="#8a5a10" stroke-width="6"/>';
  s.object('crackers', svg(fire, 670, 124, 270, string + crackers, r.int(-6, 8)));
  for (const [x, y] of [
    [70, 430],
    [800, 470],
  ] as const)
    sign(s, 'curl', x, y + r.int(-30, 30), r.int(130, 160), p.paper, p.accent);
  for (const [x, y] of [
    [620, 440],
    [706, 498],
  ] as const) {
    const size = r.int(60, 78);
    sign(s, 'coin', x + r.int(-10, 10), y, size, '#f3c454', '#9a6a12', r.int(-20, 20));
  }
};

export const moreEighth: Layout[] = [newsletter, bank, won, newYear];
