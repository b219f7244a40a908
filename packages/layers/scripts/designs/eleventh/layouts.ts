/** Layouts that had the last word after the tenth. What became of them has been looked at since: a set to tune on. */
import { eleventhIcons } from '../icons.ts';
import { moreEleventh } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { svg, type Kit, type Layout } from '../sheet.ts';

export const eleventhKit: Kit = {
  palettes: [
    { dark: '#1d3557', mid: '#457b9d', accent: '#c8313f', second: '#f4a259', light: '#e3eef2', paper: '#fefefc' },
    { dark: '#2d2a32', mid: '#6d5f7a', accent: '#a63a79', second: '#eec643', light: '#ece8f0', paper: '#fffefb' },
    { dark: '#14342b', mid: '#4b7f52', accent: '#c1541f', second: '#ffd275', light: '#e3ecd6', paper: '#fdfff8' },
    { dark: '#3c1518', mid: '#8f4a35', accent: '#1d7874', second: '#f2b84b', light: '#f5e3d3', paper: '#fffaf4' },
    { dark: '#10243e', mid: '#5a6f8c', accent: '#6f2dbd', second: '#7de2d1', light: '#e6ebf5', paper: '#fdfdff' },
  ],
  faces: ['EB Garamond', 'Montserrat', 'Archivo Black', 'Big Shoulders Display', 'Caveat'],
  icons: eleventhIcons,
  words: [
    ['See you there', '不见不散'],
    ['Small batch', '小批量'],
  ],
};

const mirror = (width: number, drawn: string) => `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>`;

/** 200 × 300: a hot-air balloon with its basket. */
const balloon = (a: string, b: string, c: string) =>
  [
    '<path d="M80 246l7 30M120 246l-7 30M100 248v24" stroke="#3b2a20" stroke-width="3.500"/><rect x="82" y="270" width="36" height="28" rx="5" fill="#8a5a2e"/><path d="M82 279h36M82 288h36" stroke="#5f3b1b" stroke-width="3"/>',
    `<path fill="${a}" d="M100 4C34 4 4 54 4 104c0 56 44 96 68 130h56c24-34 68-74 68-130C196 54 166 4 100 4z"/><path fill="${b}" d="M100 4C66 4 48 54 48 104c0 58 26 98 36 130h32c10-32 36-72 36-130C152 54 134 4 100 4z"/><path fill="${a}" d="M100 4C86 4 80 54 80 104c0 58 10 98 14 130h12c4-32 14-72 14-130 0-50-6-100-20-100z"/>`,
    `<path fill="${c}" d="M5 92q95 44 190 0 2 16-1 34-94 44-188 0-3-18-1-34z"/><path fill="${c}" d="M72 234h56l-6 16H78z"/><path fill="#1a1020" opacity=".15" d="M136 11c34 16 60 48 60 93 0 56-44 96-68 130h-12c24-34 52-76 52-130 0-42-12-72-32-93z"/>`,
  ].join('');

/** 180 × 70: a cloud with a flat foot. */
const cloud = (fill: string) =>
  `<path fill="${fill}" d="M24 68Q2 66 4 48t26-18Q36 4 66 8q20-12 40 6 30-6 36 20 34 0 34 20-2 14-22 14z"/>`;

/** 170 × 130: a farm with its silo and two trees. */
const farm = (roof: string) =>
  [
    '<path fill="#d9d5cc" d="M104 40h30v86h-30z"/><path fill="#8b8f96" d="M104 42q2-20 15-20t15 20z"/>',
    `<path fill="#f3e7d3" d="M24 66h84v60H24z"/><path fill="${roof}" d="M14 70l18-36h68l18 36z"/><path fill="#7a4326" d="M54 86h24v40H54z"/><path d="M54 86l24 40M78 86l-24 40" stroke="#f3e7d3" stroke-width="3"/><path fill="#6f9bb5" d="M34 80h12v14H34zM88 80h12v14H88z"/>`,
    '<path d="M14 104v22M150 96v30" stroke="#5b3a22" stroke-width="7"/><circle cx="14" cy="90" r="19" fill="#3f6b3a"/><ellipse cx="150" cy="76" rx="18" ry="30" fill="#2f5a39"/>',
  ].join('');

/** 600 × 116: a ribbon that bends, its ends folded under. */
const ribbon = (fill: string, deep: string) =>
  `<path fill="${fill}" d="M2 50l90-18v62L2 112l26-34zM598 50l-90-18v62l90 18-26-34z"/><path fill="${deep}" d="M66 92l26 20V88zM534 92l-26 20V88z"/><path fill="${fill}" d="M66 26Q300-18 534 26v66Q300 48 66 92z"/>`;

/** A festival's poster. A balloon is one with its basket, the farm one with its trees; hills reach from edge to edge. */
const balloons: Layout = (s) => {
  const { random: r, palette: p } = s;
  const mirrored = r.chance(0.5);
  const at = (x: number, wide: number) => (mirrored ? 1024 - x - wide : x);
  const dusk = r.chance(0.4);
  const sky = dusk ? `${p.dark},${p.mid} 50%,${p.second} 78%` : `#bfe0ee,${p.light} 40%,${p.second} 80%`;
  const ink = dusk ? '#fff' : p.dark;
  s.box('sheet', 132, 32, 760, 960, `background:linear-gradient(${sky});${soft(s)}`);
  s.disc(at(r.int(210, 260), 190), r.int(500, 540), 190, `linear-gradient(#fff6d0,${r.pick(['#ffb86b', '#ff8f6b'])})`);
  s.object('cloud', svg(at(162, 200), r.int(296, 330), 200, 78, cloud('#ffffffd8'), 0, '0 0 180 70'));
  s.object('cloud', svg(at(716, 150), r.int(524, 552), 150, 58, cloud('#ffffffc4'), 0, '0 0 180 70'));
  const hill = (top: number, fill: string, shape: string) => {
    const drawn = `<path fill="${fill}" d="M0 90${shape}V${900 - top}H0z"/>`;
    s.object('hill', svg(132, top, 760, 900 - top, mirrored ? mirror(760, drawn) : drawn));
  };
  hill(612, dusk ? '#56617f' : '#7ea58f', 'Q120 10 250 60T480 40 640 20 760 70');
  const put = (x: number, y: number, wide: number, a: string, b: string, c: string) =>
    s.object('balloon', svg(at(x, wide), y, wide, wide * 1.5, balloon(a, b, c), r.int(-5, 5), '0 0 200 300'));
  put(r.int(168, 186), r.int(604, 624), 88, '#e9d8a6', p.accent, '#fff5e1');
  hill(694, dusk ? '#3c4b58' : '#4f8a5b', 'Q120 26 260 60T520 44 760 30');
  put(r.int(436, 470), r.int(292, 312), 258, p.accent, p.second, '#fff5e1');
  put(r.int(216, 240), r.int(404, 430), 150, p.mid, '#fff5e1', p.second);
  put(r.int(740, 752), r.int(294, 330), 112, '#fff5e1', p.mid, p.accent);
  s.object('farm', svg(at(r.int(650, 690), 170), 664, 170, 130, farm(p.accent)));
  hill(760, dusk ? '#26343d' : '#2f6647', 'Q140 20 300 70T560 84 760 40');
  middle(s, 152, 112, 720, 78, ink, ['Up, up & away', '一起飞上天']);
  const tilt = r.chance(0.5);
  s.object('ribbon', svg(212, 184, 600, 116, ribbon(p.dark, '#0b0d14')));
  middle(s, 262, 224, 500, 42, '#fff', ['The balloon days', '热气球嘉年华']);
  s.box('foot', 132, 872, 760, 120, `background:${p.paper}`);
  line(s, 172, 908, 440, 40, p.dark, ['4–6 June, from dawn', '6月4日至6日 日出开场']);
  line(s, 172, 958, 440, 30, p.accent, ['Saltmere meadows', '盐湖草甸']);
  const end = tilt ? 'border-radius:14px' : 'border-radius:40px';
  s.box('pill', 660, 894, 196, 76, `background:${p.accent};${end}`);
  middle(s, 660, 932, 196, 29, '#fff', ['Free entry', '免费入场']);
};

/** 220 × 280: a parrot in a scarf. */
const parrot = (body: string, wing: string, scarf: string) =>
  [
    `<path fill="${wing}" d="M82 206l-36 70 36-12 14 14 28-60z"/><path fill="${wing}" d="M98 38Q84 12 68 8q2 22 20 36zM112 34q2-26 20-30 4 20-6 34z"/>`,
    `<path fill="${body}" d="M110 28c54 0 84 42 84 98 0 70-34 116-84 116S26 196 26 126c0-56 30-98 84-98z"/><ellipse cx="112" cy="184" rx="46" ry="52" fill="#fff3cf"/><path d="M92 170q8 10 16 0M116 190q8 10 16 0M92 208q8 10 16 0" stroke="#dcb978" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<path fill="${wing}" d="M32 124q-34 48 4 104 34-32 28-90zM190 122q44-34 26-92-46 16-58 70z"/><path fill="${scarf}" d="M40 136q70 30 142 0l-4 26q-66 26-134 0zM142 156l26-6 8 54-26 4z"/>`,
    '<circle cx="82" cy="92" r="29" fill="#fff"/><circle cx="140" cy="92" r="29" fill="#fff"/><circle cx="88" cy="94" r="13" fill="#1d1a22"/><circle cx="134" cy="94" r="13" fill="#1d1a22"/><circle cx="92" cy="89" r="4.500" fill="#fff"/><circle cx="138" cy="89" r="4.500" fill="#fff"/><path fill="#f2982c" d="M94 108q17-16 34 0-1 28-15 36-18-8-19-36z"/><path d="M96 116q15 8 30 0" stroke="#a85d10" stroke-width="4" fill="none"/>',
    '<path d="M92 238v22M130 238v22M80 262h24M118 262h24" stroke="#e08a24" stroke-width="9" stroke-linecap="round"/>',
  ].join('');

const spoken: Pair[] = [
  ['the', '茶'],
  ['tea', '很'],
  ['is', '烫'],
];
const bank: Pair[] = [
  ['milk', '牛奶'],
  ['cold', '冷'],
  ['warm', '暖'],
  ['my', '我'],
  ['cup', '杯'],
];

/** A lesson in an app. The parrot leans over the edge; a bubble is one with its tail, each word lies on a tile of its own. */
const lesson: Layout = (s) => {
  const { random: r, palette: p } = s;
  const night = r.chance(0.35);
  const [back, ink, tile, still] = night ? [p.dark, '#fff', p.mid, '#ffffff38'] : [p.paper, p.dark, '#fff', p.light];
  const round = r.pick([12, 22]);
  s.box('frame', 188, 20, 664, 984, `background:#15171c;border-radius:66px;${soft(s)}`);
  s.box('screen', 206, 38, 628, 948, `background:${back};border-radius:50px`);
  s.object(
    'close',
    svg(244, 76, 40, 40, `<path d="M6 6l28 28M34 6L6 34" stroke="${p.mid}" stroke-width="8" stroke-linecap="round"/>`),
  );
  const share = r.int(120, 290);
  s.box('track', 308, 84, 348, 26, `background:${still};border-radius:13px`);
  s.box('share', 308, 84, share, 26, `background:${p.second};border-radius:13px`);
  sign(s, 'crown', 684, 72, 50, p.accent, p.second);
  line(s, 748, 97, 80, 38, ink, ['12', '12']);
  line(s, 250, 166, 560, 44, ink, ['Write what you hear', '写下你听到的话']);
  const x = r.int(112, 140);
  const [body, wing] = r.pick([
    ['#58a84b', '#2f7a3a'],
    ['#e2573e', '#a8321f'],
    ['#3a86c8', '#1f5a96'],
  ] as const);
  s.object('parrot', svg(x, 216, 244, 310, parrot(body, wing, p.second), r.int(-6, 4), '0 0 220 280'));
  const edge = `fill="${tile}" stroke="${p.mid}" stroke-width="4"`;
  s.object(
    'bubble',
    svg(
      390,
      230,
      400,
      150,
      `<path ${edge} d="M46 3h326q24 0 24 24v96q0 24-24 24H46q-24 0-24-24V92L2 78l20-12V27Q22 3 46 3z"/>`,
    ),
  );
  s.disc(436, 259, 92, p.accent);
  sign(s, 'sound', 458, 281, 48, '#fff', '#fff');
  const slow = r.pick([0, 46]);
  s.box(
    'slow',
    552,
    269,
    206,
    72,
    `background:${still};border:3px solid ${p.mid};box-sizing:border-box;border-radius:${slow}px`,
  );
  sign(s, 'snail', 572, 281, 48, p.second, night ? '#fff' : p.dark);
  line(s, 634, 305, 120, 28, ink, ['Slowly', '慢速']);
  for (const y of [514, 606]) s.box('rule', 386, y, 404, 4, `background:${p.mid}`);
  const lie = (one: Pair, tx: number, ty: number, wide: number) => {
    const css = `background:${tile};border:3px solid ${p.mid};border-bottom-width:8px;box-sizing:border-box`;
    s.box('tile', tx, ty, wide, 74, `${css};border-radius:${round}px`);
    middle(s, tx, ty + 34, wide, 36, ink, one);
  };
  for (const [i, one] of spoken.entries()) lie(one, 390 + i * 134, 432, 120);
  const hole = r.int(0, 5);
  const left = [...bank];
  for (let i = 0; i < 6; i++) {
    const [tx, ty] = [250 + (i % 3) * 184, 646 + Math.floor(i / 3) * 92];
    if (i === hole) s.box('hole', tx, ty, 170, 74, `background:${still};border-radius:${round}px`);
    else lie(left.shift()!, tx, ty, 170);
  }
  s.box('board', 206, 838, 628, 148, `background:${p.second};border-radius:0 0 50px 50px`);
  s.disc(244, 868, 84, '#fff');
  s.object(
    'tick',
    svg(
      262,
      888,
      48,
      44,
      `<path d="M5 24l14 14L43 6" stroke="${p.accent}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
    ),
  );
  line(s, 348, 910, 220, 34, p.dark, ['Well done!', '真棒！']);
  s.box('button', 588, 870, 210, 80, `background:${p.dark};border-radius:${round + 6}px`);
  middle(s, 588, 910, 210, 34, '#fff', ['Continue', '继续']);
};

/** 460 × 460: headphones seen from the front. */
function headphones(shell: string, deep: string, ring: string): string {
  const cup = [
    '<path fill="#c3c8cf" d="M52 196h26v84H52z"/>',
    `<rect x="98" y="262" width="46" height="150" rx="23" fill="#26262c"/><rect x="14" y="244" width="100" height="190" rx="48" fill="${shell}"/><path fill="${deep}" d="M78 247q36 10 36 47v90q0 38-36 48 10-16 10-48v-90q0-32-10-47z"/>`,
    `<ellipse cx="46" cy="339" rx="18" ry="56" fill="none" stroke="${ring}" stroke-width="7"/><path d="M32 284q4-20 16-24" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>`,
  ].join('');
  const arc = (width: number, fill: string) =>
    `<path d="M64 214C50 84 132 26 230 26S410 84 396 214" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  return `${arc(42, shell)}<path d="M96 190C92 104 152 58 230 58s138 46 134 132" stroke="#26262c" stroke-width="26" stroke-linecap="round" fill="none"/><path d="M104 80Q150 22 230 22" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".6"/>${cup}${mirror(460, cup)}`;
}

const merits: [string, Pair, Pair][] = [
  ['hush', ['Hush', '静'], ['No noise at all', '主动降噪']],
  ['battery', ['60 h', '60 小时'], ['On one charge', '一次充满']],
  ['feather', ['190 g', '190 克'], ['Hardly there', '轻若无物']],
];

/** Headphones to buy, on the ground itself. Each ring of sound is one, so are the headphones; a merit is card, disc, sign and words. */
const sounds: Layout = (s) => {
  const { random: r, palette: p } = s;
  const right = r.chance(0.5);
  const at = (x: number, wide: number) => (right ? 1024 - x - wide : x);
  const turn = right ? -1 : 1;
  const glow = r.pick([
    `radial-gradient(circle at 40% 30%,${p.second},${p.accent})`,
    p.second,
    `linear-gradient(160deg,${p.mid},${p.dark})`,
  ]);
  s.disc(at(36, 640), 170, 640, glow, cast(s));
  const line1 = r.pick([6, 12]);
  for (const [k, size] of [520, 400].entries())
    s.disc(
      at(36 + (640 - size) / 2, size),
      170 + (640 - size) / 2,
      size,
      'transparent',
      `border:${line1 - k}px solid #ffffffb0;box-sizing:border-box`,
    );
  const shell = r.pick(['#f1ede4', p.dark, '#2b2d33', '#d9b9a8']);
  const body = headphones(shell, 'rgba(0,0,0,.24)', p.accent);
  s.box('shade', at(166, 380), 742, 380, 40, 'background:rgba(0,0,0,.34);border-radius:50%;filter:blur(9px)');
  s.object('headphones', svg(at(96, 520), 226, 520, 520, body, turn * r.int(-10, 6), '0 0 460 460'));
  const tilt = turn * r.pick([-3, -2, 0]);
  s.box('slab', at(56, 600), 48, 600, 132, `background:${p.paper};border-radius:${r.pick([0, 20])}px;${soft(s)}`, tilt);
  middle(s, at(56, 600), 114, 600, 74, p.dark, ['Hear less.', '少听一点'], tilt);
  s.box('tab', at(446, 300), 152, 300, 66, `background:${p.accent};border-radius:33px;${cast(s)}`);
  middle(s, at(446, 300), 185, 300, 34, '#fff', ['New: Nor 2', '新品 静二代']);
  const round = r.pick([10, 26]);
  for (const [i, [icon, name, text]] of merits.entries()) {
    const y = 266 + i * 158;
    const x = at(666, 310);
    s.box('merit', x, y, 310, 136, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
    s.box('dot', x + 22, y + 26, 84, 84, `background:${p.dark};border-radius:${r.pick([42, 18])}px`);
    sign(s, icon, x + 40, y + 44, 48, p.second, '#fff');
    line(s, x + 124, y + 46, 180, 38, p.dark, name);
    line(s, x + 124, y + 92, 180, 25, p.mid, text);
  }
  s.box('bar', 56, 842, 912, 128, `background:${p.dark};border-radius:${round + 10}px;${cast(s)}`);
  line(s, 96, 884, 420, 44, '#fff', ['Two weeks on trial', '两周无忧试听']);
  line(s, 96, 936, 420, 27, p.second, ['Send it back for nothing', '不满意免费退回']);
  line(s, 560, 906, 180, 54, p.second, ['€189', '￥1289']);
  s.box('button', 752, 866, 184, 80, `background:${p.paper};border-radius:${round}px`);
  middle(s, 752, 906, 184, 34, p.dark, ['Order', '立即购买']);
};

/** Where a point of a circle is; 0 degrees is above. */
const on = (cx: number, cy: number, radius: number, angle: number) => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)] as const;
};

function wedge(cx: number, cy: number, radius: number, from: number, to: number, fill: string): string {
  const [[ax, ay], [bx, by]] = [on(cx, cy, radius, from), on(cx, cy, radius, to)];
  const flag = to - from > 180 ? 1 : 0;
  return svg(
    0,
    0,
    1024,
    1024,
    `<path fill="${fill}" d="M${cx} ${cy}L${ax.toFixed(1)} ${ay.toFixed(1)}A${radius} ${radius} 0 ${flag} 1 ${bx.toFixed(1)} ${by.toFixed(1)}z"/>`,
  );
}

/** 70 × 420: a fork, and a knife of the same size. */
const fork =
  '<path fill="#aab2ba" d="M29 190h12l6 206q0 22-12 22t-12-22z"/><path fill="#c6ccd2" d="M8 6q6-6 10 0l2 92h8V6q7-6 14 0v92h8l2-92q4-6 10 0l4 106q0 46-24 62v30H28v-30Q4 158 4 112z"/>';
const knife =
  '<path fill="#3a3034" d="M22 230h26v166q0 22-13 22t-13-22z"/><path fill="#c6ccd2" d="M22 232V20q0-16 12-14 22 40 22 130 0 60-8 96z"/><path fill="#9aa3ab" d="M22 20v212h8V8q-8 0-8 12z"/><path d="M35 270v84" stroke="#6d5f64" stroke-width="5" stroke-linecap="round"/>';

/** 130 × 170: a glass of water with a slice of lemon. */
const glass =
  '<path fill="#dff1f7" stroke="#8fb7c8" stroke-width="5" d="M8 6h114l-14 152q-1 8-10 8H32q-9 0-10-8z"/><path fill="#6fbfdf" d="M14 54q50-12 102 0l-9 100q-1 6-8 6H31q-7 0-8-6z"/><circle cx="98" cy="30" r="30" fill="#f5c52b"/><circle cx="98" cy="30" r="22" fill="#fff4b0"/><path d="M98 8v44M76 30h44M83 15l30 30M113 15L83 45" stroke="#f5c52b" stroke-width="4"/><path d="M30 70l6 70" stroke="#fff" stroke-width="8" stroke-linecap="round"/>';

interface Part {
  sign: string;
  name: Pair;
  share: number;
  fill: string;
}
const eaten: Part[] = [
  { sign: 'carrot', name: ['Greens', '蔬菜'], share: 35, fill: '#5f9e4a' },
  { sign: 'drumstick', name: ['Protein', '蛋白质'], share: 25, fill: '#c2533d' },
  { sign: 'loaf', name: ['Grains', '谷物'], share: 22, fill: '#b9832f' },
  { sign: 'strawberry', name: ['Fruit', '水果'], share: 18, fill: '#a3417c' },
];

/** What belongs on a plate. Each share is one, with sign and words of their own; fork, knife and glass are one each. */
const plate: Layout = (s) => {
  const { random: r, palette: p } = s;
  const cloth = r.pick([
    p.light,
    `repeating-linear-gradient(90deg,${p.accent}40 0 26px,transparent 26px 52px),repeating-linear-gradient(${p.accent}40 0 26px,transparent 26px 52px),${p.paper}`,
    `repeating-linear-gradient(45deg,${p.second} 0 10px,${p.light} 10px 34px)`,
  ]);
  s.box('board', 48, 40, 928, 944, `background:${p.paper};border-radius:${r.pick([0, 28])}px;${soft(s)}`);
  const low = r.chance(0.3);
  middle(s, 88, low ? 922 : 104, 848, 66, p.dark, ['A plate that keeps you going', '吃得饱，也吃得好']);
  const top = low ? 76 : 164;
  s.box(
    'cloth',
    84,
    top,
    856,
    590,
    `background:${cloth};border-radius:${r.pick([8, 40])}px;border:4px solid ${p.mid};box-sizing:border-box`,
  );
  const [cx, cy] = [470, top + 295];
  s.disc(cx - 272, cy - 272, 544, '#fbfaf6', 'box-shadow:0 10px 24px rgba(0,0,0,.34)');
  const first = r.int(-30, 40);
  const order = r.chance(0.5) ? eaten : eaten.toReversed();
  let from = first;
  const middles: [Part, number][] = [];
  for (const part of order) {
    const to = from + part.share * 3.6;
    const [ox, oy] = on(cx, cy, 8, (from + to) / 2);
    s.object('share', wedge(Math.round(ox), Math.round(oy), 224, from, to, part.fill));
    middles.push([part, (from + to) / 2]);
    from = to;
  }
  for (const [part, angle] of middles) {
    const [x, y] = on(cx, cy, 140, angle).map(Math.round) as [number, number];
    sign(s, part.sign, x - 32, y - 62, 64, '#fff', '#ffe3a6');
    middle(s, x - 100, y + 24, 200, 32, '#fff', part.name);
  }
  s.object('fork', svg(114, cy - 200, 70, 420, fork, r.int(-3, 3)));
  s.object('knife', svg(758, cy - 196, 70, 420, knife, r.int(-3, 3)));
  s.object('glass', svg(800, top + 26, 118, 154, glass, 0, '0 0 130 170'));
  const foot = low ? 690 : 780;
  for (const [i, part] of order.entries()) {
    const x = 84 + i * 218;
    s.box('note', x, foot, 202, 160, `background:${p.light};border-left:12px solid ${part.fill};box-sizing:border-box`);
    line(s, x + 34, foot + 54, 160, 58, part.fill, [`${part.share}%`, `${part.share}%`]);
    line(s, x + 34, foot + 116, 160, 30, p.dark, part.name);
  }
};

export const eleventhLayouts: Layout[] = [balloons, lesson, sounds, plate, ...moreEleventh];
