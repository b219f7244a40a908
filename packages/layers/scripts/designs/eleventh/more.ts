/** The other four layouts of the eleventh set. */
import { line, middle, sign, soft, type Pair } from '../placing.ts';
import type { Random } from '../random.ts';
import { photo, svg, type Layout } from '../sheet.ts';

interface Drink {
  name: Pair;
  price: Pair;
  tea: string;
  top: string;
  extra: 'pearls' | 'ice' | 'fruit' | 'leaf';
}
const drinks: Drink[] = [
  { name: ['Caramel', '黑糖珍珠'], price: ['4.5', '18'], tea: '#c98a55', top: '#f6e6d0', extra: 'pearls' },
  { name: ['Taro milk', '香芋牛奶'], price: ['4.8', '20'], tea: '#a98bc9', top: '#efe6f7', extra: 'pearls' },
  { name: ['Iced lemon', '冰柠檬茶'], price: ['3.9', '15'], tea: '#d98a2b', top: '#f2b25c', extra: 'ice' },
  { name: ['Peach tea', '蜜桃乌龙'], price: ['4.6', '19'], tea: '#f0977a', top: '#fbd3bf', extra: 'fruit' },
  { name: ['Matcha', '抹茶云顶'], price: ['5.2', '22'], tea: '#7fa650', top: '#f7f4e3', extra: 'leaf' },
];

const inside: Record<Drink['extra'], string> = {
  pearls:
    '<g fill="#33201a"><circle cx="52" cy="214" r="9"/><circle cx="72" cy="218" r="9"/><circle cx="93" cy="215" r="9"/><circle cx="62" cy="199" r="9"/><circle cx="83" cy="200" r="9"/><circle cx="101" cy="198" r="8"/><circle cx="46" cy="196" r="8"/></g>',
  ice: '<g fill="#fff" opacity=".75"><path d="M40 104l26-8 8 26-26 8zM80 98l24 6-6 24-24-6zM52 138l24 4-4 24-24-4z"/></g><circle cx="94" cy="158" r="19" fill="#f7d341"/><circle cx="94" cy="158" r="13" fill="#fdf3b0"/>',
  fruit:
    '<g fill="#ffe0a8"><path d="M42 196q14-22 34-8-8 22-34 8zM74 214q12-22 32-10-6 22-32 10z"/></g><path fill="#e0574a" d="M88 112q18-14 28 6-18 16-28-6zM44 120q10-18 28-6-8 20-28 6z"/>',
  leaf: '<path fill="#f7f4e3" d="M34 200q16-18 40-8t40-8l-3 40q-1 6-8 6H47q-8 0-9-6z"/><g fill="#5c7f35"><circle cx="56" cy="92" r="3"/><circle cx="76" cy="98" r="3"/><circle cx="96" cy="90" r="3"/></g>',
};

/** 150 × 240: a cup with its straw. */
const cup = ({ tea, top, extra }: Drink, straw: string) =>
  [
    `<path fill="${straw}" d="M100-6h16l-26 196H76z"/><path fill="#ffffffb0" stroke="#7d7478" stroke-width="4" d="M26 62q6-32 49-32t49 32z"/>`,
    `<path fill="${tea}" d="M22 76h106l-14 150q-1 10-11 10H47q-10 0-11-10z"/><path fill="${top}" d="M22 76h106l-3 34q-20 26-48 6t-51 6z"/>${inside[extra]}`,
    '<path fill="none" stroke="#7d7478" stroke-width="4" d="M22 76h106l-14 150q-1 10-11 10H47q-10 0-11-10z"/><rect x="12" y="60" width="126" height="16" rx="8" fill="#fff" stroke="#7d7478" stroke-width="4"/><path d="M34 92l9 110" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>',
  ].join('');

/** 872 × 150: an awning with its scallops. */
function awning(a: string, b: string): string {
  const strips = Array.from(
    { length: 12 },
    (_, i) =>
      `<path fill="${i % 2 ? b : a}" d="M${40 + i * 66} 0h66L${((i + 1) * 872) / 12} 104a36.300 40 0 0 1-72.670 0z"/>`,
  );
  return `<g style="filter:drop-shadow(0 5px 7px rgba(0,0,0,.4))">${strips.join('')}</g><path d="M0 104h872" stroke="#1a1020" stroke-opacity=".22" stroke-width="6"/>`;
}

/** What a tea bar has. A cup is one with all that is in it, the awning one with its scallops. */
const tea: Layout = (s) => {
  const { random: r, palette: p } = s;
  const tinted = r.chance(0.5);
  s.box('board', 76, 140, 872, 844, `background:${p.paper};border-radius:0 0 36px 36px;${soft(s)}`);
  s.object('awning', svg(76, 36, 872, 150, awning(p.accent, r.pick([p.light, p.second]))));
  middle(s, 96, 236, 832, 78, p.dark, ['Lulu Tea Bar', '露露茶铺']);
  middle(s, 96, 302, 832, 30, p.mid, ['Shaken to order, all day', '现点现摇 全天供应']);
  const from = r.int(0, 4);
  const round = r.pick([16, 40]);
  for (let i = 0; i < 4; i++) {
    const drink = drinks[(from + i) % 5]!;
    const [x, y] = [112 + (i % 2) * 408, 340 + Math.floor(i / 2) * 264];
    s.box(
      'card',
      x,
      y,
      392,
      244,
      `background:${tinted ? drink.top : p.light};border:3px solid ${p.mid};border-radius:${round}px;box-sizing:border-box`,
    );
    s.object('cup', svg(x + 24, y + 12, 138, 220, cup(drink, p.accent), r.int(-5, 5), '0 0 150 240'));
    line(s, x + 182, y + 62, 204, 33, p.dark, drink.name);
    s.box('price', x + 182, y + 104, 124, 58, `background:${p.dark};border-radius:29px`);
    middle(s, x + 182, y + 133, 124, 34, '#fff', [`€${drink.price[0]}`, `￥${drink.price[1]}`]);
    const sweet = r.int(2, 5);
    const sweets = Array.from(
      { length: 5 },
      (_, k) => `<circle cx="${12 + k * 28}" cy="12" r="10" fill="${k < sweet ? p.accent : '#00000026'}"/>`,
    );
    s.object('sweet', svg(x + 182, y + 188, 136, 24, sweets.join('')));
  }
  s.box('strip', 112, 874, 800, 84, `background:${p.second};border-radius:${round}px`);
  const extras: Pair[] = [
    ['Jelly', '椰果'],
    ['Pearls', '珍珠'],
    ['Foam', '奶盖'],
  ];
  line(s, 144, 916, 200, 34, p.dark, ['Add for 0.5', '加料 2 元']);
  for (const [i, text] of extras.entries()) {
    s.box('chip', 376 + i * 174, 888, 160, 56, `background:${p.paper};border-radius:28px`);
    middle(s, 376 + i * 174, 916, 160, 30, p.dark, text);
  }
};

/** 90 × 560, of which 520 show: what one drags to see more of the one or of the other. */
const drag = (fill: string) =>
  `<path d="M45 20v520" stroke="#fff" stroke-width="9"/><circle cx="45" cy="280" r="43" fill="#fff"/><circle cx="45" cy="280" r="35" fill="${fill}"/><path d="M36 264l-16 16 16 16M54 264l16 16-16 16" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;

/** 150 × 150: a seal with a row of stitches. */
const seal = (fill: string, thread: string) =>
  `<circle cx="75" cy="75" r="74" fill="${fill}"/><circle cx="75" cy="75" r="63" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="9 7"/>`;

/** A post: what a place was, what it is. Both pictures are one each, so is what one drags; small pictures are below. */
const before: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const night = r.chance(0.3);
  const [back, ink, still] = night ? [p.dark, '#fff', p.light] : [p.paper, p.dark, p.mid];
  s.box('post', 88, 28, 848, 968, `background:${back};border-radius:${r.pick([8, 30])}px;${soft(s)}`);
  s.disc(118, 54, 88, 'transparent', `border:5px solid ${p.accent};box-sizing:border-box`);
  s.object('face', photo(128, 64, 68, 68, seed * 6 + r.pick([0, 3]), 'border-radius:50%'));
  line(s, 226, 82, 380, 36, ink, ['Field & Fern', '田野与蕨']);
  line(s, 226, 124, 380, 26, still, ['Gardens, since spring', '造园师工作室']);
  const end = r.pick([12, 32]);
  s.box('follow', 716, 66, 184, 64, `background:${p.accent};border-radius:${end}px`);
  middle(s, 716, 98, 184, 32, '#fff', ['Follow', '关注']);
  const cut = r.int(430, 590);
  const [was, is] = r.pick([
    [5, 1],
    [2, 1],
    [5, 3],
    [2, 3],
  ] as const);
  s.object('was', photo(88, 164, cut - 88, 520, seed * 6 + was));
  s.object('is', photo(cut, 164, 936 - cut, 520, seed * 6 + 6 + is));
  s.object('drag', svg(cut - 45, 164, 90, 520, drag(p.accent), 0, '0 20 90 520'));
  s.box(
    'label',
    112,
    188,
    176,
    62,
    `background:${p.dark};border-radius:${end}px;border:3px solid #ffffff90;box-sizing:border-box`,
  );
  middle(s, 112, 219, 176, 34, '#fff', ['Before', '改造前']);
  s.box('label', 736, 188, 176, 62, `background:#fff;border-radius:${end}px`);
  middle(s, 736, 219, 176, 34, '#1c1c22', ['After', '改造后']);
  const x = r.pick([120, 754]);
  s.object('seal', svg(x, 556, 150, 150, seal(p.second, p.dark)));
  middle(s, x, 614, 150, 54, p.dark, ['30', '30']);
  middle(s, x, 658, 150, 30, p.dark, ['days', '天']);
  for (let i = 0; i < 4; i++)
    s.object(
      'small',
      photo(
        118 + i * 128,
        720,
        114,
        114,
        seed * 6 + 12 + i * 6 + r.pick([0, 1, 2, 4, 5]),
        `border-radius:${r.pick([10, 20])}px`,
      ),
    );
  s.box('more', 630, 720, 114, 114, `background:${p.mid};border-radius:16px`);
  middle(s, 630, 777, 114, 40, '#fff', ['+12', '+12']);
  sign(s, 'repost', 774, 746, 60, ink, p.accent);
  sign(s, 'bookmark', 852, 746, 60, p.accent, p.second);
  s.box('rule', 118, 856, 788, 3, `background:${still}`);
  line(s, 118, 898, 790, 40, ink, ['One yard, one month', '一个院子 一个月']);
  line(s, 118, 954, 790, 28, still, ['Swipe for the whole story', '左滑查看全过程']);
};

/** 320 × 300: an armchair. */
const armchair = (cloth: string, deep: string, wood: string) =>
  [
    `<path d="M70 240l-14 54M250 240l14 54" stroke="${wood}" stroke-width="14" stroke-linecap="round"/><path fill="${cloth}" d="M56 190V84q0-74 74-74h60q74 0 74 74v106z"/>`,
    `<path d="M118 24v130M160 16v138M202 24v130" stroke="${deep}" stroke-width="5" fill="none"/><path fill="${deep}" d="M62 196h196v52H62z"/><rect x="70" y="152" width="180" height="60" rx="26" fill="${cloth}"/><path d="M84 208q76 12 152 0" stroke="${deep}" stroke-width="6" fill="none"/>`,
    `<rect x="14" y="112" width="64" height="140" rx="30" fill="${cloth}"/><rect x="242" y="112" width="64" height="140" rx="30" fill="${cloth}"/><path d="M78 146v92M242 146v92" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><path d="M28 148q2-20 16-22" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".5"/>`,
  ].join('');

/** 150 × 360: a lamp on three legs. */
const tripod = (shade: string, wood: string) =>
  `<path d="M75 110L30 352M75 110l45 242M75 110v236" stroke="${wood}" stroke-width="10" stroke-linecap="round"/><path d="M46 262h58" stroke="${wood}" stroke-width="6"/><path fill="${shade}" d="M36 8h78l30 108H6z"/><path fill="#fff" opacity=".35" d="M36 8h24L40 116H6z"/><ellipse cx="75" cy="116" rx="69" ry="9" fill="#fff2c4"/>`;

/** 160 × 180: a stool. */
const stool = (seat: string, wood: string) =>
  `<path d="M44 50L22 172M116 50l22 122M80 56v110" stroke="${wood}" stroke-width="12" stroke-linecap="round"/><path d="M34 122q46 18 92 0" stroke="${wood}" stroke-width="7" fill="none"/><rect x="10" y="14" width="140" height="40" rx="20" fill="${seat}"/><path d="M28 26q50-8 104 0" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"/>`;

/** 340 × 190: a sideboard with a vase on it. */
const sideboard = (wood: string, deep: string, vase: string) =>
  [
    `<path d="M44 160l-10 28M296 160l10 28" stroke="${deep}" stroke-width="12" stroke-linecap="round"/><rect x="6" y="66" width="328" height="100" rx="10" fill="${wood}"/><path d="M118 72v88M226 72v88M118 116h108" stroke="${deep}" stroke-width="5"/><g fill="${deep}"><circle cx="104" cy="116" r="7"/><circle cx="240" cy="116" r="7"/><path d="M154 90h36v7h-36zM154 136h36v7h-36z"/></g>`,
    `<path d="M276 24q-12-16-4-36M282 24q2-20 18-30M270 26q-16-6-22-22" stroke="#4f7a4a" stroke-width="5" stroke-linecap="round" fill="none"/><path fill="${vase}" d="M262 22h30l-6 12q16 10 12 32h-42q-4-22 12-32z"/>`,
  ].join('');

/** A page of a catalogue. Each piece is one drawing; a row of colours is one, so are the measure and a spot to press. */
const catalogue: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = r.chance(0.5);
  const at = (x: number, wide: number) => (mirrored ? 1024 - x - wide : x);
  const [cloth, deep] = r.pick([
    ['#c9714b', '#8f4527'],
    ['#5d8a7a', '#375a4e'],
    ['#d9a93c', '#9c7320'],
    ['#7789b5', '#4a5a85'],
  ] as const);
  const wood = '#8b5e3c';
  s.box('page', 56, 44, 912, 936, `background:${p.paper};${soft(s)}`);
  s.box('band', at(56, 96), 44, 96, 936, `background:${p.dark}`);
  middle(s, at(56, 96), 100, 96, 44, p.second, ['24', '24']);
  middle(s, at(56, 96) - 152, 700, 400, 34, '#fff', ['Autumn pages', '秋季图册'], mirrored ? 90 : -90);
  line(s, at(196, 480), 116, 480, 80, p.dark, ['Sit well', '好好坐下']);
  line(s, at(196, 480), 184, 480, 29, p.mid, ['Oak, wool and a little brass', '橡木、羊毛与黄铜']);
  const arch = r.pick(['200px 200px 0 0', '0', '28px', '210px']);
  s.box(
    'arch',
    at(196, 430),
    232,
    430,
    444,
    `background:${r.pick([p.light, `linear-gradient(${p.light},${p.second})`])};border-radius:${arch}`,
  );
  s.box('floor', at(216, 390), 608, 390, 36, 'background:rgba(30,20,20,.24);border-radius:50%;filter:blur(6px)');
  s.object('armchair', svg(at(226, 370), 286, 370, 347, armchair(cloth, deep, wood), 0, '0 0 320 300'));
  const measure = `<path d="M2 2v24M368 2v24M6 14h358" stroke="${p.dark}" stroke-width="4"/><path fill="${p.dark}" d="M4 14l16-8v16zM366 14l-16-8v16z"/>`;
  s.object('measure', svg(at(226, 370), 690, 370, 28, measure));
  middle(s, at(226, 370), 740, 370, 28, p.mid, ['82 cm', '82 厘米']);
  const spot = `<circle cx="26" cy="26" r="25" fill="#ffffff90"/><circle cx="26" cy="26" r="17" fill="${p.accent}"/><path d="M26 18v16M18 26h16" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
  s.object('spot', svg(at(r.int(290, 480), 52), r.int(350, 380), 52, 52, spot));
  s.object('stuff', photo(at(542, 132), 556, 132, 132, seed * 6 + 2, `border-radius:50%;border:6px solid ${p.paper}`));
  s.object('lamp', svg(at(736, 150), 92, 150, 360, tripod(r.pick([p.accent, p.second]), wood)));
  middle(s, at(700, 222), 480, 222, 32, p.dark, ['Heron lamp', '鹭落地灯']);
  middle(s, at(700, 222), 520, 222, 30, p.accent, ['€140', '￥960']);
  s.object('stool', svg(at(736, 150), 556, 150, 168, stool(deep, wood), 0, '0 0 160 180'));
  middle(s, at(700, 222), 754, 222, 32, p.dark, ['Dot stool', '圆点凳']);
  middle(s, at(700, 222), 794, 222, 30, p.accent, ['€85', '￥590']);
  line(s, at(196, 260), 800, 260, 40, p.dark, ['Hollow chair', '谷穴单椅']);
  s.box('tag', at(196, 180), 838, 180, 70, `background:${p.accent};border-radius:${r.pick([0, 35])}px`);
  middle(s, at(196, 180), 873, 180, 38, '#fff', ['€620', '￥4280']);
  const dots = [cloth, deep, p.dark, p.second].map(
    (fill, i) => `<circle cx="${18 + i * 44}" cy="18" r="${i ? 15 : 17}" fill="${fill}"/>`,
  );
  s.object('colours', svg(at(196, 168), 926, 168, 36, dots.join('')));
  s.object('sideboard', svg(at(456, 290), 788, 290, 162, sideboard('#b98552', '#6f4526', p.accent), 0, '0 0 340 190'));
  middle(s, at(752, 190), 878, 190, 30, p.dark, ['Low board', '矮柜']);
  middle(s, at(752, 190), 918, 190, 30, p.accent, ['€480', '￥3200']);
};

/** 320 × 330: a truss of tomatoes. */
function truss(red: string, deep: string): string {
  const one = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><circle r="60" fill="${red}"/><path fill="${deep}" d="M30-52A60 60 0 1 1-40 45Q46 40 30-52z"/><ellipse cx="-24" cy="-14" rx="10" ry="17" fill="#fff" opacity=".55" transform="rotate(28 -24 -14)"/><path fill="#3f7a35" d="M0-58l8 14 22-8-8 18 18 12-24 2-2 22-14-16-14 16-2-22-24-2 18-12-8-18 22 8z"/></g>`;
  return `<path d="M166 6q-10 90 2 190M166 60q-60 10-84 60M166 90q60 6 82 46" stroke="#3f7a35" stroke-width="11" stroke-linecap="round" fill="none"/><path fill="#4f9442" d="M164 40Q90 60 40 22q30-34 74-18 10-14 34 0zM170 44q70 24 120-12-24-36-70-24-14-12-34 0z"/>${one(82, 176, 1)}${one(246, 186, 0.94)}${one(166, 252, 1.08)}`;
}

/** 96 × 340: a trowel. */
const trowel = (grip: string) =>
  `<path fill="#9aa3a9" d="M40 150h16v40H40z"/><path fill="#c4cbd0" d="M16 184h64v62q0 56-32 92-32-36-32-92z"/><path fill="#8f989e" d="M48 184h32v62q0 56-32 92z"/><rect x="32" y="6" width="32" height="150" rx="16" fill="${grip}"/><path d="M40 28v88" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/><rect x="30" y="134" width="36" height="16" rx="5" fill="#5d6469"/>`;

/** 130 × 130: half a tomato. */
const half = (red: string) =>
  `<circle cx="65" cy="65" r="63" fill="${red}"/><circle cx="65" cy="65" r="53" fill="#f7a08c"/>${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn + 20} 65 65)"><path fill="${red}" d="M70 60Q66 26 90 24q22 12 18 34-8 10-38 2z"/><g fill="#ffe3a0"><ellipse cx="84" cy="38" rx="4" ry="6"/><ellipse cx="96" cy="48" rx="6" ry="4"/><ellipse cx="82" cy="52" rx="4" ry="5"/></g></g>`).join('')}`;

/** Twelve months in a row; what is filled is when to sow. */
const months = (r: Random, fill: string, still: string) => {
  const from = r.int(1, 4);
  return Array.from(
    { length: 12 },
    (_, i) => `<rect x="${i * 33}" width="28" height="28" rx="5" fill="${i >= from && i < from + 4 ? fill : still}"/>`,
  ).join('');
};

const labours: [string, Pair][] = [
  ['spade', ['Sow', '播种']],
  ['pour', ['Water', '浇水']],
  ['basket', ['Pick', '采收']],
];

/** A packet of seeds, a trowel and tomatoes about it. The truss is one, so are twelve months in a row and the pinked edge. */
const seeds: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const right = r.chance(0.5);
  const at = (x: number, wide: number) => (right ? 1024 - x - wide : x);
  const [red, deep] = r.pick([
    ['#d9372c', '#a8221d'],
    ['#e8902a', '#b5661a'],
    ['#8c3a5a', '#5f2340'],
  ] as const);
  const x = at(80, 560);
  const drop = 'filter:drop-shadow(0 10px 16px rgba(0,0,0,.42))';
  const teeth = Array.from({ length: 28 }, (_, i) => `${x + i * 20 + 10} 22L${x + (i + 1) * 20} 36`).join('L');
  const shape = `<path style="${drop}" fill="${p.paper}" d="M${x} 36L${teeth}V996H${x}z"/>`;
  s.object('packet', svg(0, 0, 1024, 1024, shape));
  const crimp = `repeating-linear-gradient(90deg,${p.mid} 0 5px,${p.light} 5px 12px)`;
  s.box('crimp', x, 48, 560, 40, `background:${crimp}`);
  s.box('head', x, 88, 560, 150, `background:${p.dark}`);
  middle(s, x, 138, 560, 62, '#fff', ['Old Orchard', '老果园种子']);
  middle(s, x, 200, 560, 30, p.second, ['Open-pollinated seeds', '自然授粉 非转基因']);
  const window = r.pick(['190px 190px 12px 12px', '14px', '50%']);
  s.object('picture', photo(x + 70, 266, 420, 400, seed * 6 + r.pick([0, 2, 3]), `border-radius:${window}`));
  s.object('truss', svg(x + r.int(110, 130), 296, 320, 330, truss(red, deep), r.int(-6, 6)));
  const slab = r.pick([0, 18, 47]);
  s.box(
    'slab',
    x + 30,
    628,
    500,
    94,
    `background:${p.accent};border-radius:${slab}px;box-shadow:0 6px 14px rgba(0,0,0,.3)`,
  );
  middle(s, x + 30, 675, 500, 50, '#fff', ['Tomato ‘Ruby’', '红宝石番茄']);
  for (const [i, [icon, text]] of labours.entries()) {
    const cx = x + 60 + i * 164;
    s.disc(cx + 22, 742, 76, p.light, `border:3px solid ${p.mid};box-sizing:border-box`);
    sign(s, icon, cx + 38, 758, 44, p.mid, p.accent);
    middle(s, cx, 842, 120, 29, p.dark, text);
    if (i < 2)
      s.object(
        'arrow',
        svg(
          cx + 116,
          768,
          50,
          24,
          `<path d="M2 12h40M32 3l12 9-12 9" stroke="${p.mid}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
        ),
      );
  }
  s.object('months', svg(x + 84, 874, 391, 28, months(r, p.accent, p.light)));
  s.box('rule', x + 84, 920, 392, 3, `background:${p.mid}`);
  line(s, x + 84, 956, 220, 28, p.dark, ['40 seeds', '40 粒']);
  line(s, x + 312, 956, 240, 28, p.mid, ['Keep it dry', '干燥保存']);
  const shade = `<g style="${drop}">`;
  s.object(
    'trowel',
    svg(at(752, 116), r.int(60, 90), 116, 411, `${shade}${trowel(p.accent)}</g>`, r.int(6, 20), '0 0 96 340'),
  );
  const note = r.pick([-4, 3, 5]);
  s.box('note', at(696, 272), 510, 272, 190, `background:${p.second};${soft(s)}`, note);
  middle(s, at(696, 272), 574, 272, 42, p.dark, ['Sow in March', '三月播种'], note);
  middle(s, at(696, 272), 634, 272, 29, p.dark, ['eat in July', '七月就能吃'], note);
  s.object(
    'half',
    svg(at(700, 172), r.int(752, 776), 172, 172, `${shade}${half(red)}</g>`, r.int(0, 80), '0 0 130 130'),
  );
  s.object(
    'half',
    svg(at(856, 132), r.int(816, 840), 132, 132, `${shade}${half(red)}</g>`, r.int(0, 80), '0 0 130 130'),
  );
};

export const moreEleventh: Layout[] = [tea, before, catalogue, seeds];
