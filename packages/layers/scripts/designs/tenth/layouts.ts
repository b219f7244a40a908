/** Layouts that had the last word after the ninth. What became of them has been looked at since: a set to tune on. */
import { tenthIcons } from '../icons.ts';
import { moreTenth } from './more.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import type { Random } from '../random.ts';
import { burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const tenthKit: Kit = {
  palettes: [
    { dark: '#1f2a44', mid: '#54719c', accent: '#d1495b', second: '#edae49', light: '#dfe6ee', paper: '#fffdfa' },
    { dark: '#2b2118', mid: '#7d6149', accent: '#bc3908', second: '#f6aa1c', light: '#efe3d3', paper: '#fffbf5' },
    { dark: '#073b3a', mid: '#2f7f6f', accent: '#c8553d', second: '#f2c57c', light: '#dcefe6', paper: '#fcfffc' },
    { dark: '#3a1245', mid: '#86529b', accent: '#c41e68', second: '#7fd1c7', light: '#f0e1f2', paper: '#fffdff' },
    { dark: '#1b1f23', mid: '#5d6770', accent: '#1b66c9', second: '#ffb454', light: '#e4e8eb', paper: '#ffffff' },
  ],
  faces: ['Playfair Display', 'Inter Tight', 'Caprasimo', 'Bebas Neue', 'Space Grotesk'],
  icons: tenthIcons,
  words: [
    ['Come and see', '欢迎光临'],
    ['By hand', '手工制作'],
  ],
};

const mirror = (width: number, drawn: string) => `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>`;

/** 240 × 500: a lighthouse on its rock. The lamp is at 120, 89. */
const tower = (bands: string) =>
  [
    '<path fill="#4a4650" d="M0 500Q4 446 54 426q22-32 66-22 54-12 74 22 40 14 46 74z"/><path fill="#69636f" d="M54 426q22-32 66-22l-20 46-40 8z"/>',
    '<path fill="#f7f0e3" d="M84 130h72l20 284q-56 16-112 0z"/>',
    `<path fill="${bands}" d="M80.500 180h79l4 56H76.600zM71.700 304h96.600l4 56H67.800z"/><path fill="#1c1426" opacity=".16" d="M132 130h24l20 284-34 8z"/>`,
    '<path fill="#3a3340" d="M108 416v-30q12-22 24 0v31zM112 256h16v28h-16z"/><rect x="88" y="60" width="64" height="58" fill="#ffe79a"/>',
    '<path d="M106 60v58M134 60v58M74 98h92M78 98v24M162 98v24" stroke="#3a3340" stroke-width="5"/><rect x="68" y="116" width="104" height="17" rx="5" fill="#3a3340"/>',
    `<path fill="${bands}" d="M78 64q6-42 42-46 36 4 42 46z"/><path d="M120 20V2" stroke="#3a3340" stroke-width="7" stroke-linecap="round"/>`,
  ].join('');

/** 190 × 170: what one sees of a whale that dives. */
const fluke =
  '<path fill="#18212d" d="M52 170q26-40 28-84Q28 82 2 14q62-10 93 40 31-50 93-40-26 68-78 72 2 44 28 84z"/><path fill="#46566a" d="M20 28q44 2 68 42-44-4-68-42zM170 28q-44 2-68 42 44-4 68-42z"/><path fill="#dcebf3" d="M40 108q8 16 0 24-8-8 0-24zM152 104q9 18 0 28-9-10 0-28zM22 140q6 12 0 18-6-6 0-18z"/>';

/** 190 × 130: somebody in a boat. */
const boat =
  '<path fill="#f3d6b5" d="M84 18h22v24H84z"/><path fill="#f6f3ea" d="M74 20q2-18 21-18t21 18l10 6H64z"/><path fill="#e3ebee" d="M66 86q-2-46 29-46t29 46z"/><path d="M76 62h38M72 76h46" stroke="#3a5a78" stroke-width="6"/><path d="M40 36l96 84" stroke="#4b2f1c" stroke-width="8" stroke-linecap="round"/><path fill="#7a2f22" d="M4 70q90 24 182 0-8 52-48 56H52Q12 122 4 70z"/><path d="M12 84q82 20 166 0" stroke="#f1d9b8" stroke-width="7" fill="none"/>';

/** 130 × 120: two branches of laurel. */
function laurel(fill: string): string {
  const leaves = [104, 128, 152, 176, 200, 224].map((angle, i) => {
    const [x, y] = [65 + 52 * Math.cos((angle * Math.PI) / 180), 60 + 52 * Math.sin((angle * Math.PI) / 180)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${15 - i * 0.6}" ry="7" transform="rotate(${angle + 62} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  return `<g fill="${fill}">${leaves.join('')}${mirror(130, leaves.join(''))}</g>`;
}

/** A poster for a film. The lighthouse is one with its rock, both branches of the laurel are one; the beam lets the sky through. */
const film: Layout = (s) => {
  const { random: r, palette: p } = s;
  const mirrored = r.chance(0.5);
  const caller = r.chance(0.3);
  const rim = r.pick([18, 30]);
  const [left, width, bottom] = [152 + rim, 720 - 2 * rim, 992 - rim];
  const at = (x: number, wide: number) => (mirrored ? 1024 - x - wide : x);
  const sky = r.pick([`${p.dark},${p.mid} 45%,${p.second} 72%`, `#141a30,${p.dark} 30%,${p.accent} 76%`]);
  const edge = `border:${rim}px solid ${p.paper};box-sizing:border-box`;
  s.box('sheet', 152, 32, 720, 960, `background:linear-gradient(${sky});${edge};${soft(s)}`);
  const size = r.int(170, 230);
  s.disc(
    at(r.int(230, 290), size),
    r.int(186, 214),
    size,
    `linear-gradient(150deg,#fffbe8,${r.pick(['#f4d8a4', '#e9e2d0'])})`,
  );
  const [lampX, lampY] = [at(698, 0), 305];
  const far = mirrored ? left + width : left;
  const glow = `<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="${lampX}" x2="${far}" y1="0" y2="0"><stop stop-color="#fff2b8" stop-opacity=".95"/><stop offset="1" stop-color="#fff2b8" stop-opacity=".4"/></linearGradient>`;
  const low = r.int(600, 640);
  s.object(
    'beam',
    svg(0, 0, 1024, 1024, `${glow}<path fill="url(#beam)" d="M${lampX} ${lampY}L${far} ${low - 160}V${low}z"/>`),
  );
  s.object('lighthouse', svg(at(578, 240), 216, 240, 500, mirrored ? mirror(240, tower(p.accent)) : tower(p.accent)));
  const swell = (top: number, fill: string, foam: string, wave: string) => {
    const body = `<path fill="${fill}" d="M0 26${wave}V${bottom - top}H0z"/><path d="M0 26${wave}" stroke="${foam}" stroke-width="7" fill="none"/>`;
    s.object('wave', svg(left, top, width, bottom - top, `<g transform="scale(${width / 720} 1)">${body}</g>`));
  };
  swell(656, p.mid, '#ffffff90', 'Q60-8 120 26T240 26 360 26 480 26 600 26 720 26');
  const [wide, high] = caller ? [190, 170] : [190, 130];
  s.object(
    caller ? 'fluke' : 'boat',
    svg(at(r.int(230, 330), wide), caller ? 570 : 604, wide, high, caller ? fluke : boat, r.int(-7, 7)),
  );
  swell(700, p.dark, p.light, 'Q90 58 180 26T360 26 540 26 720 26');
  middle(s, left, 120, width, 34, '#fff', ['Someone has to keep the light', '总要有人守住这盏灯']);
  middle(s, left, 792, width, 66, '#fff', ['The Last Keeper', '最后的守灯人']);
  s.object('laurel', svg(left + 24, 838, 130, 120, laurel(p.second)));
  middle(s, left + 34, 896, 110, 32, p.second, ['Gold', '金奖']);
  line(s, left + 190, 872, 440, 38, '#fff', ['In cinemas 4 October', '10月4日 全国上映']);
  line(s, left + 190, 926, 440, 30, p.second, ['A film by Ada Morel', '莫雷尔 导演作品']);
};

/** 150 × 150: half an orange, seen from its cut. */
const slice = (flesh: string) =>
  `<circle cx="75" cy="75" r="73" fill="#e8741a"/><circle cx="75" cy="75" r="64" fill="#fff0d2"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path fill="${flesh}" stroke="${flesh}" stroke-width="5" stroke-linejoin="round" d="M75 64L58 24q17-9 34 0z" transform="rotate(${turn} 75 75)"/>`).join('')}`;

/** 220 × 420: a can with drops of water on it. */
const can = (skin: string, wave: string, flesh: string) =>
  [
    '<path fill="#b3bac1" d="M42 14h136l22 34v330l-20 34H40l-20-34V48z"/><ellipse cx="110" cy="16" rx="70" ry="14" fill="#e6eaed"/><ellipse cx="110" cy="17" rx="56" ry="9" fill="#98a1a9"/><rect x="92" y="8" width="48" height="13" rx="6.500" fill="#d3d9dd"/>',
    `<path fill="${skin}" d="M20 54q90 20 180 0v318q-90 22-180 0z"/><path fill="#fff" d="M20 252q46-40 92-8t88-10v40H20z"/><path fill="${wave}" d="M20 264q46-40 92-8t88-10v126q-90 22-180 0z"/>`,
    `<g transform="translate(52 104) scale(.77)">${slice(flesh)}</g><path fill="#4f8f3c" d="M110 100q8-32 46-28-8 30-46 28z"/>`,
    '<path fill="#fff" opacity=".4" d="M36 64l22 4v310l-22-4z"/><path fill="#1a0e08" opacity=".2" d="M176 64l24-8v318l-24 6z"/>',
    '<g fill="#fff" opacity=".85"><ellipse cx="84" cy="320" rx="6" ry="8"/><ellipse cx="150" cy="300" rx="5" ry="7"/><ellipse cx="122" cy="348" rx="7" ry="9"/><ellipse cx="76" cy="92" rx="5" ry="6"/><ellipse cx="164" cy="140" rx="5" ry="7"/></g>',
  ].join('');

/** 400 × 300: what spills when one opens it. */
function splash(r: Random, fill: string): string {
  const corners = Array.from({ length: 26 }, (_, i) => {
    const far = i % 2 ? r.range(0.42, 0.56) : r.range(0.78, 1.08);
    const angle = (i * Math.PI) / 13;
    return [200 + 190 * far * Math.cos(angle), 150 + 136 * far * Math.sin(angle)] as const;
  });
  const between = (i: number) => {
    const [[ax, ay], [bx, by]] = [corners[i % 26]!, corners[(i + 1) % 26]!];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = corners.map(
    (_, i) => `Q${corners[(i + 1) % 26]!.map((v) => v.toFixed(1)).join(' ')} ${between(i + 1)}`,
  );
  const drops = [15, 17, 21, 23].map((i) => {
    const [x, y] = corners[i]!;
    return `<circle cx="${(x * 1.24 - 48).toFixed(1)}" cy="${(y * 1.24 - 36).toFixed(1)}" r="${r.int(7, 13)}"/>`;
  });
  return `<g fill="${fill}"><path d="M${between(0)}${curves.join('')}z"/>${drops.join('')}</g><path d="M110 170q20-50 80-56M270 190q20-10 26-34" stroke="#ffd9a0" stroke-width="11" stroke-linecap="round" fill="none"/>`;
}

/** A new drink is praised. The can is one with its drops, the splash with its own; each slice stands alone. */
const soda: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const right = r.chance(0.5);
  const at = (x: number, wide: number) => (right ? 1024 - x - wide : x);
  const round = r.pick([0, 40]);
  const flesh = r.pick(['#f2622e', '#ff9f2e', '#d8343f']);
  s.box('board', 64, 56, 896, 912, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const corner = round ? 26 : 0;
  s.object('hero', photo(88, 80, 848, r.int(520, 550), seed * 6 + r.pick([0, 1, 3]), `border-radius:${corner}px`));
  s.object('splash', svg(at(18, 530), 342, 530, 398, splash(r, '#f58a2a'), 0, '0 0 400 300'));
  s.object('slice', svg(at(400, 128), r.int(250, 310), 128, 128, slice(flesh), r.int(0, 44), '0 0 150 150'));
  const drawn = can(p.dark, p.accent, flesh);
  s.object('can', svg(at(152, 262), 300, 262, 500, drawn, r.int(-9, 9), '0 0 220 420'));
  s.object('slice', svg(at(334, 164), r.int(714, 748), 164, 164, slice(flesh), r.int(0, 44), '0 0 150 150'));
  s.object('slice', svg(at(92, 116), r.int(780, 810), 116, 116, slice(flesh), r.int(0, 44), '0 0 150 150'));
  const turn = r.pick([-5, -3, 3]);
  const label = `background:${p.accent};border-radius:${r.pick([0, 16])}px;box-shadow:0 8px 20px rgba(0,0,0,.35)`;
  s.box('slab', at(440, 456), 128, 456, 108, label, turn);
  middle(s, at(440, 456), 182, 456, 48, '#fff', ['Summer, opened', '打开整个夏天'], turn);
  const star = at(r.int(770, 800), 0);
  s.object('burst', burst(star, 424, 106, r.pick([12, 18]), r.pick([0.8, 0.88]), p.second));
  middle(s, star - 90, 424, 180, 52, p.dark, ['New', '新品']);
  const x = right ? 112 : 520;
  line(s, x, 696, 420, 54, p.dark, ['Blood Orange', '血橙气泡水']);
  line(s, x, 762, 420, 30, p.mid, ['Pressed, never mixed', '鲜榨不勾兑']);
  const end = r.pick([14, 46]);
  s.box('button', x, 816, 244, 92, `background:${p.dark};border-radius:${end}px`);
  middle(s, x, 862, 244, 36, '#fff', ['Try a can', '来一罐']);
  s.box('price', x + 264, 816, 136, 92, `border:5px solid ${p.accent};box-sizing:border-box;border-radius:${end}px`);
  middle(s, x + 264, 862, 136, 36, p.accent, ['€2.40', '6 元']);
};

/** 496 × 290: a room with its window, its sofa and its lamp. */
const room = (wall: string, couch: string, deep: string, rug: string) =>
  [
    `<clipPath id="room"><rect width="496" height="290" rx="28"/></clipPath><g clip-path="url(#room)"><rect width="496" height="290" fill="${wall}"/><rect y="216" width="496" height="74" fill="#b98a5e"/><ellipse cx="250" cy="262" rx="200" ry="20" fill="${rug}"/>`,
    '<rect x="36" y="28" width="132" height="118" fill="#fff"/><path fill="#8cc4e6" d="M44 36h116v102H44z"/><path fill="#5f9a68" d="M44 138q20-44 54-24 26-38 62-6v30z"/><path d="M102 32v110M40 86h124" stroke="#fff" stroke-width="7"/>',
    '<rect x="236" y="36" width="84" height="72" fill="#3b2d25"/><rect x="244" y="44" width="68" height="56" fill="#f6e9d2"/><circle cx="268" cy="68" r="13" fill="#e0793b"/><path fill="#2f5d63" d="M244 100l36-34 32 34z"/>',
    `<path fill="${deep}" d="M112 232V150q0-26 26-26h204q26 0 26 26v82z"/><path fill="${couch}" d="M128 200h112v-36q0-10-10-10h-92q-10 0-10 10zM240 200h112v-36q0-10-10-10h-92q-10 0-10 10z"/><path fill="${couch}" d="M92 180q0-18 18-18t18 18v20h224v-20q0-18 18-18t18 18v68H92z"/><path fill="#fff3d6" d="M146 158l44-8 8 44-44 8z"/><path d="M108 248v14M372 248v14" stroke="#3b2d25" stroke-width="10"/>`,
    '<path d="M438 92v158" stroke="#3b2d25" stroke-width="6"/><ellipse cx="438" cy="254" rx="30" ry="7" fill="#3b2d25"/><path fill="#ffd978" d="M414 40h48l22 58h-92z"/></g>',
  ].join('');

/** A ring that stays open below, or a share of it. */
const ring = (share: number, fill: string) =>
  `<circle cx="110" cy="110" r="94" fill="none" stroke="${fill}" stroke-width="24" stroke-linecap="round" stroke-dasharray="${(443 * share).toFixed(1)} 999" transform="rotate(135 110 110)"/>`;

const things: [string, Pair][] = [
  ['plug', ['Kettle', '水壶']],
  ['blinds', ['Blinds', '窗帘']],
  ['speaker', ['Speaker', '音箱']],
  ['fan', ['Fan', '风扇']],
];

/** What an app shows of a home. The room is one drawing, a switch one with its knob; a ring, its share and its knob are three. */
const home: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const night = r.chance(0.4);
  const [back, tile, ink, still] = night ? [p.dark, p.mid, '#fff', p.dark] : [p.paper, p.light, p.dark, p.mid];
  const round = r.pick([14, 30]);
  s.box(
    'panel',
    48,
    48,
    928,
    928,
    `background:${back};border-radius:48px;border:4px solid ${p.mid};box-sizing:border-box;${soft(s)}`,
  );
  s.object('face', photo(88, 86, 88, 88, seed * 6 + r.pick([0, 3, 4]), `border-radius:50%`));
  line(s, 200, 110, 520, 40, ink, ['Good evening, Lin', '林小姐，晚上好']);
  line(s, 200, 158, 520, 27, ink, ['All doors are shut', '门窗都已关好']);
  s.box('saved', 724, 94, 212, 72, `background:${p.second};border-radius:36px`);
  middle(s, 724, 130, 212, 32, p.dark, ['Eco 64%', '节能 64%']);
  const wall = r.pick(['#e9d9c4', '#cfdcd3', '#d9d3e6']);
  const inside = room(wall, p.accent, p.mid, p.second);
  s.object(
    'room',
    svg(88, 206, 496, 290, r.chance(0.5) ? `<g transform="translate(496 0) scale(-1 1)">${inside}</g>` : inside),
  );
  s.box('where', 108, 418, 186, 60, `background:${p.dark};border-radius:30px`);
  sign(s, 'sofa', 126, 428, 40, '#fff', p.second);
  line(s, 180, 448, 160, 27, '#fff', ['Lounge', '客厅']);
  s.box('heat', 608, 206, 328, 290, `background:${tile};border-radius:${round}px`);
  const share = r.range(0.3, 0.8);
  s.object('ring', svg(662, 228, 220, 220, ring(1, still)));
  s.object('share', svg(662, 228, 220, 220, ring(share, p.second)));
  const angle = ((135 + 270 * share) * Math.PI) / 180;
  s.disc(
    752 + 94 * Math.cos(angle),
    318 + 94 * Math.sin(angle),
    40,
    '#fff',
    `border:7px solid ${p.accent};box-sizing:border-box`,
  );
  const warm = `${Math.round(16 + share * 9)}°`;
  middle(s, 672, 332, 200, 60, ink, [warm, warm]);
  middle(s, 672, 456, 200, 29, ink, ['Warming', '加热中']);
  const lit = r.int(0, 3);
  for (const [k, [icon, name]] of things.entries()) {
    const x = 88 + k * 214;
    const on = k === lit || k === (lit + 2) % 4;
    s.box('tile', x, 520, 206, 216, `background:${on ? p.accent : tile};border-radius:${round}px`);
    sign(s, icon, x + 22, 544, 68, on ? '#fff' : ink, on ? p.second : night ? p.second : p.accent);
    const knob = `<rect width="84" height="46" rx="23" fill="${on ? p.second : still}"/><circle cx="${on ? 61 : 23}" cy="23" r="18" fill="#fff"/>`;
    s.object('switch', svg(x + 104, 552, 84, 46, knob));
    line(s, x + 24, 654, 170, 32, on ? '#fff' : ink, name);
    line(s, x + 24, 700, 170, 26, on ? '#fff' : ink, on ? ['On', '已开启'] : ['Off', '已关闭']);
  }
  s.box('light', 88, 760, 848, 176, `background:${tile};border-radius:${round}px`);
  line(s, 124, 806, 500, 34, ink, ['Ceiling light', '吸顶灯亮度']);
  const bright = r.int(260, 620);
  const lightness = `${Math.round(bright / 7.76)}%`;
  line(s, 740, 806, 160, 34, ink, [lightness, lightness], 'text-align:right');
  s.box('track', 124, 860, 776, 26, `background:${still};border-radius:13px`);
  s.box('share', 124, 860, bright, 26, `background:${p.second};border-radius:13px`);
  s.disc(96 + bright, 845, 56, '#fff', `border:8px solid ${p.accent};box-sizing:border-box`);
};

/** What is asked of a slide: name, share, the pictogram for it. */
const stages: [string, Pair, number, number][] = [
  ['eye', ['See it', '看到'], 90, 99],
  ['thumb', ['Like it', '喜欢'], 44, 58],
  ['cart', ['Order it', '下单'], 14, 24],
  ['receipt', ['Come back', '复购'], 4, 9],
];

/** A slide: how many are left at each step. Each part of the funnel, each lead and each pictogram is one, so is the row of bars. */
const funnel: Layout = (s) => {
  const { random: r, palette: p } = s;
  const black = r.chance(0.4);
  const [back, ink, faint] = black ? [p.dark, '#fff', p.light] : [p.paper, p.dark, p.mid];
  const edge = `border:3px solid ${faint};box-sizing:border-box`;
  s.box('slide', 32, 128, 960, 768, `background:${back};border-radius:${r.pick([0, 24])}px;${edge};${soft(s)}`);
  line(s, 88, 204, 760, 52, ink, ['From a look to a habit', '从看见到习惯']);
  line(s, 88, 264, 700, 29, faint, ['What became of a thousand visitors', '一千位访客去了哪里']);
  const logo = `<path fill="${p.accent}" d="M36 0h36v36a36 36 0 0 1-72 0A36 36 0 0 1 36 0z"/><circle cx="36" cy="36" r="15" fill="${back}"/>`;
  s.object('logo', svg(864, 180, 72, 72, logo));
  const shift = r.pick([0, 236]);
  const widths = [416, 326, 238, 160, 100];
  const fills = r.pick([
    [p.accent, p.mid, p.second, black ? p.light : p.dark],
    [p.mid, p.accent, black ? p.light : p.dark, p.second],
  ]);
  const cx = 300 + shift;
  for (const [k, [icon, name, least, most]] of stages.entries()) {
    const [y, from, to, fill] = [312 + k * 126, widths[k]!, widths[k + 1]!, fills[k]!];
    const shape = `<path fill="${fill}" stroke="${fill}" stroke-width="10" stroke-linejoin="round" d="M5 5h${from - 10}L${(from + to) / 2 - 5} 107H${(from - to) / 2 + 5}z"/>`;
    s.object('stage', svg(cx - from / 2, y, from, 112, shape));
    const bright = fill === p.second || fill === p.light;
    sign(
      s,
      icon,
      cx - 31,
      y + 25,
      62,
      bright ? p.dark : '#fff',
      bright ? p.accent : fill === p.second ? p.dark : p.second,
    );
    const start = cx + (from + to) / 4 + 14;
    s.box('lead', start, y + 54, shift + 544 - start, 3, `background:${faint}`);
    const share = `${r.int(least, most)}%`;
    line(s, shift + 558, y + 34, 190, 36, ink, [share, share]);
    line(s, shift + 558, y + 80, 190, 29, ink, name);
  }
  const x = shift ? 88 : 732;
  const card = r.pick([`linear-gradient(160deg,${p.accent},${p.mid})`, p.mid, p.accent]);
  s.box('card', x, 312, 204, 490, `background:${card};border-radius:${r.pick([0, 20])}px`);
  middle(s, x, 368, 204, 28, '#fff', ['Each month', '每月']);
  const bars = Array.from({ length: 5 }, (_, i) => {
    const high = 40 + i * 30 + r.int(0, 26);
    return `<rect x="${i * 32}" y="${190 - high}" width="22" height="${high}" rx="6" fill="${i === 4 ? p.second : '#fff'}"/>`;
  });
  s.object('bars', svg(x + 27, 412, 150, 190, bars.join('')));
  const rise = `+${r.int(12, 48)}%`;
  middle(s, x, 664, 204, 58, '#fff', [rise, rise]);
  s.box('pill', x + 24, 716, 156, 56, `background:#fff;border-radius:28px`);
  middle(s, x + 24, 744, 156, 28, p.dark, ['Regulars', '回头客']);
  s.box('rule', 88, 842, 752, 4, `background:${p.accent}`);
  line(s, 864, 844, 90, 28, ink, ['7 / 12', '7 / 12']);
};

/** 240 × 240: a rose among its leaves, as it lies in a corner below on the left. */
function spray(rose: readonly string[], green: string, pale: string): string {
  const leaf = (x: number, y: number, long: number, turn: number, fill: string) =>
    `<path fill="${fill}" d="M0 0Q${long * 0.4} ${-long * 0.42} ${long} 0 ${long * 0.4} ${long * 0.42} 0 0z" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const leaves = [
    [70, 120, 74, -52, green],
    [60, 96, 70, -122, pale],
    [56, 66, 60, -48, pale],
    [50, 52, 56, -104, green],
    [110, 176, 76, -24, pale],
    [120, 186, 70, 46, green],
    [166, 194, 60, -34, green],
    [180, 200, 54, 14, pale],
    [62, 170, 66, 150, pale],
    [76, 190, 60, 104, green],
  ] as const;
  const ringOf = (count: number, away: number, radius: number, fill: string, from: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = from + (i * 2 * Math.PI) / count;
      return `<circle cx="${(82 + away * Math.cos(angle)).toFixed(1)}" cy="${(156 + away * Math.sin(angle)).toFixed(1)}" r="${radius}" fill="${fill}"/>`;
    }).join('');
  const stems = `<path d="M82 156Q50 100 54 30M82 156Q140 204 226 200" stroke="${green}" stroke-width="5" fill="none"/>`;
  const buds = [
    [54, 26, 13],
    [226, 200, 12],
    [24, 124, 11],
  ].map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${rose[1]}"/>`);
  const heart = `<path d="M72 158q-2-14 12-14 14 2 12 16-4 12-18 10-14-4-14-18" stroke="${rose[2]}" stroke-width="5" stroke-linecap="round" fill="none"/>`;
  return `${stems}<path d="M82 156Q50 150 24 124" stroke="${green}" stroke-width="5" fill="none"/>${leaves.map(([x, y, long, turn, fill]) => leaf(x, y, long, turn, fill)).join('')}${buds.join('')}${ringOf(6, 30, 25, rose[1]!, 0.3)}${ringOf(6, 24, 20, rose[0]!, 0.8)}${ringOf(5, 12, 14, rose[1]!, 0.2)}<circle cx="82" cy="156" r="16" fill="${rose[0]}"/>${heart}`;
}

/** 130 × 130: wax with two rings pressed into it. */
const wax = (fill: string) =>
  `<path fill="${fill}" d="M64 3q18-6 30 10 24 4 24 28 16 14 6 34 4 26-20 32-12 24-36 16-22 10-36-8Q6 112 8 86-8 70 6 52 2 26 28 20 42-2 64 3z"/><circle cx="65" cy="65" r="43" fill="#000" opacity=".2"/><g fill="none" stroke="#fff2dc" stroke-width="6"><circle cx="54" cy="70" r="19"/><circle cx="77" cy="70" r="19"/></g><path fill="#fff2dc" d="M77 30l11 10-11 13-11-13z"/>`;

const roses = [
  ['#f2cdc6', '#dd948a', '#a9524c'],
  ['#f8ead2', '#e5c291', '#a9743a'],
  ['#dccbea', '#ac8acb', '#6d4a92'],
] as const;

/** Two will marry. A spray is one with its rose, the wax one with what is pressed into it; the frame is a hairline. */
const wedding: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const gold = r.pick(['#b58a4c', p.mid]);
  const arch = r.pick([60, 240, 240, 0]);
  s.box(
    'envelope',
    132,
    128,
    760,
    776,
    `background:${r.pick([p.second, p.accent])};border-radius:12px;${cast(s)}`,
    r.pick([-7, 5, 8]),
  );
  s.box('card', 192, 36, 640, 952, `background:${p.paper};${soft(s)}`);
  const rim = `border:4px solid ${gold};box-sizing:border-box;border-radius:${arch && arch + 20}px ${arch && arch + 20}px 0 0`;
  s.box('frame', 252, 76, 520, 526, rim);
  s.object('photo', photo(272, 96, 480, 486, seed * 6 + r.pick([0, 1, 3]), `border-radius:${arch}px ${arch}px 0 0`));
  const drawn = spray(r.pick(roses), '#5d7d5a', '#93b08a');
  s.object('spray', svg(206, 404, 240, 240, drawn));
  s.object('spray', svg(578, 404, 240, 240, mirror(240, drawn)));
  s.object('wax', svg(447, 528, 130, 130, wax(p.accent), r.int(-30, 30)));
  middle(s, 212, 710, 600, 76, p.dark, ['Iris & Tomas', '若溪 & 子墨']);
  middle(s, 212, 784, 600, 34, p.mid, ['are getting married', '诚邀您见证我们的婚礼']);
  s.box('rule', 432, 826, 160, 3, `background:${gold}`);
  middle(s, 212, 872, 600, 40, p.dark, ['12 September 2026', '2026年9月12日']);
  middle(s, 212, 932, 600, 30, p.mid, ['The old mill, Arden', '阿登旧磨坊']);
};

export const tenthLayouts: Layout[] = [film, soda, home, funnel, wedding, ...moreTenth];
