/**
 * The thirty-first set: a real-estate listing, a pet-grooming price list, a webinar's speakers, a travel itinerary. By one who has not seen
 * how designs are taken apart.
 */
import { words } from './icons.ts';
import {
  badge,
  bubble,
  dropped,
  edgedDisc,
  framed,
  hugged,
  ink,
  inTurn,
  mirror,
  put,
  say,
  sign,
  scene,
  turnOf,
  type Spin,
} from './tools.ts';
import { cast, soft, type Pair } from '../placing.ts';
import { svg, type Sheet, type Layout } from '../sheet.ts';

const flipped = (inner: string, width: number, mirrored: boolean) =>
  mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${inner}</g>` : inner;

/** A board that hangs from its post. */
function hangingBoard(s: Sheet, x: number, y: number, mirrored: boolean): void {
  const { dark, paper, second } = s.palette;
  const post = [
    [0, 0, 22, 270],
    [0, 18, 180, 18],
    [60, 36, 7, 26],
    [148, 36, 7, 26],
  ].map(([left, top, width, height]) => `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="3"/>`);
  const arm = `<g fill="${dark}" stroke="${paper}" stroke-width="3">${post.join('')}</g>`;
  const board = `<rect x="34" y="62" width="146" height="150" rx="10" fill="${second}" stroke="${paper}" stroke-width="4"/>`;
  put(s, 'board', svg(x, y, 180, 270, flipped(arm + board, 180, mirrored)), undefined, dropped(s));
  const [first, last] = s.random.pick(words.board);
  const left = x + (mirrored ? 0 : 34) + 14;
  say(s, first, [left, y + 112, 118, 38], dark);
  say(s, last, [left, y + 162, 118, 38], dark);
}

/** The agent's portrait, name and button on a card. */
function agentCard(s: Sheet, x: number, seed: number): void {
  const { random: r, palette: p } = s;
  s.box('agent card', x, 590, 230, 362, `background:${p.paper};border-radius:24px;${soft(s)}`);
  const picture = scene(seed, ['bokeh', 'foliage', 'hills']);
  framed(s, 'portrait', [x + 40, 612, 150, 150], picture, { frame: 7, colour: p.mid, radius: 75, css: '' });
  say(s, r.pick(words.agent), [x + 16, 792, 198, 34], p.dark);
  say(s, ['your agent', '您的顾问'], [x + 16, 832, 198, 26], p.mid);
  s.box('button', x + 24, 864, 182, 64, `background:${p.accent};border-radius:${r.pick([12, 32])}px`);
  say(s, ['Call me', '联系我'], [x + 40, 896, 150, 32], '#ffffff');
}

/** Real-estate listing: a photograph with the address and the price on its edges, a hanging board, three tiles, the agent's card. */
export const listing: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = turnOf(seed, 2) === 1;
  const m = mirror(mirrored);
  const look = { frame: 14, colour: p.paper, radius: r.pick([0, 16, 34]), css: soft(s) };
  framed(s, 'photo', [m(60, 710), 60, 710, 510], scene(seed, ['city', 'hills']), look);
  hangingBoard(s, m(800, 180), 290, mirrored);
  const tag = { x: m(622, 340) + 170, y: 156, angle: r.int(-6, 6) };
  const shape = `<path d="M64 0H326a14 14 0 0 1 14 14V114a14 14 0 0 1-14 14H64L0 64z" fill="${p.accent}"/><circle cx="46" cy="64" r="13" fill="${p.paper}"/>`;
  put(s, 'tag', svg(tag.x - 170, 92, 340, 128, flipped(shape, 340, mirrored)), tag, dropped(s));
  const price = r.int(29, 86);
  const cost: Pair = [`$${price}5,000`, `${price * 7}万元`];
  say(s, cost, [tag.x - (mirrored ? 145 : 90), 156, 235, 56], '#ffffff', { spin: tag });
  const ix = m(110, 600);
  s.box('info', ix, 500, 600, 204, `background:${p.paper};border-radius:${r.pick([0, 20, 36])}px;${soft(s)}`);
  sign(s, 'key', ix + 32, 544, 116, p.paper);
  say(s, r.pick(words.address), [ix + 180, 572, 396, 50], p.dark, { align: 'left' });
  say(s, inTurn(words.home, seed), [ix + 180, 634, 396, 30], p.mid, { align: 'left' });
  const [rooms, baths] = [r.int(2, 5), r.int(1, 3)];
  const facts: readonly (readonly [string, Pair])[] = [
    ['bed', [`${rooms} rooms`, `${rooms} 间卧室`]],
    ['tub', [baths === 1 ? '1 bath' : `${baths} baths`, `${baths} 间浴室`]],
    ['car', ['Garage', '带车库']],
  ];
  const fills = r.pick([
    [p.mid, p.accent, p.dark],
    [p.second, p.mid, p.accent],
    [p.accent, p.light, p.mid],
  ]);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box;border-radius:24px;${cast(s)}`;
  for (let i = 0; i < 3; i++) {
    const [x, fill] = [m(110, 600) + i * 206, fills[i]!];
    s.box('tile', x, 736, 188, 216, `background:${fill};${edge}`);
    sign(s, facts[i]![0], x + 48, 766, 92, fill);
    say(s, facts[i]![1], [x + 18, 904, 152, 34], ink(s, fill));
  }
  agentCard(s, m(750, 230), seed);
};

const bone = 'M62 40a46 46 0 1 0-44 45a46 46 0 1 0 44 45H478a46 46 0 1 0 44-45a46 46 0 1 0-44-45z';

/** Pet-grooming price list: a panel with three or four rows of tile, service and price; a dog on a disc, a bone with the title, a burst. */
export const petPrices: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = mirror(r.chance(0.5));
  s.box('panel', 90, 180, 844, 780, `background:${p.paper};border-radius:${r.pick([20, 48])}px;${soft(s)}`);
  const head = r.pick([p.second, p.mid]);
  edgedDisc(s, m(84, 250), 54, 250, head, p.paper, cast(s));
  const coat = head === p.mid ? [p.second, p.dark, p.dark] : [p.mid, p.dark, p.paper];
  put(
    s,
    'icon:dog',
    svg(m(84, 250) + 40, 90, 170, 170, s.kit.icons.dog!(coat[0]!, coat[1]!, coat[2]!), 0, '0 0 24 24'),
  );
  put(s, 'bone', svg(m(388, 540), 76, 540, 170, `<path d="${bone}" fill="${p.accent}"/>`), undefined, dropped(s));
  say(s, r.pick(words.salon), [m(388, 540) + 76, 161, 388, 62], '#ffffff');
  const services: readonly (readonly [string, Pair, Pair])[] = [
    ['bubbles', ['Bath & dry', '洗澡吹干'], ['with mild oat soap', '温和燕麦香波']],
    ['scissors', ['Full trim', '全身修剪'], ['by hand, no hurry', '手工精修，不赶时间']],
    ['comb', ['Brush out', '梳毛开结'], ['for long coats', '适合长毛犬']],
    ['paw', ['Nails & paws', '指甲护理'], ['done in ten minutes', '十分钟完成']],
  ];
  const [count, first, round] = [3 + turnOf(seed, 2), r.int(0, 3), r.pick(['50%', '26px'])];
  const [pitch, size] = count === 3 ? [194, 132] : [146, 108];
  const pills = count === 3;
  const fills = r.pick([
    [p.light, p.mid, p.second, p.dark],
    [p.accent, p.second, p.mid, p.light],
  ]);
  for (let i = 0; i < count; i++) {
    const [name, title, more] = services[(first + i) % 4]!;
    const [x, y] = [m(150, size), 334 + i * pitch];
    s.box('tile', x, y, size, size, `background:${fills[i]!};border-radius:${round}`);
    sign(s, name, x + size * 0.21, y + size * 0.21, size * 0.58, fills[i]!);
    const words = m(180 + size, 370);
    say(s, title, [words, y + size * 0.32, 370, 44], p.dark, { align: m(0, 1) ? 'right' : 'left' });
    say(s, more, [words, y + size * 0.74, 370, 28], p.mid, { align: m(0, 1) ? 'right' : 'left' });
    const [px, cost] = [m(714, 172), r.int(12, 48)];
    if (pills)
      s.box(
        'pill',
        px,
        y + size / 2 - 38,
        172,
        76,
        `background:${p.accent};border-radius:${round === '50%' ? 38 : 14}px`,
      );
    say(s, [`$${cost}`, `¥${cost * 7}`], [px + 20, y + size / 2, 132, 46], pills ? '#ffffff' : p.accent);
  }
  const star = { x: m(812, 180) + 90, y: 942, angle: r.pick([-12, 12]) };
  badge(s, star.x, star.y, 74, p.second, p.dark);
  say(s, inTurn(words.extra, seed), [star.x - 50, star.y, 100, 38], p.dark, { spin: star });
};

/** Two framed speakers, each with a name on the lower edge. */
function speakers(s: Sheet, seed: number, m: ReturnType<typeof mirror>): void {
  const { random: r, palette: p } = s;
  const people = r.pick(words.speakers);
  const [radius, round] = [r.pick([8, 30, 107]), r.pick([6, 33])];
  const frames = r.chance(0.5) ? [p.second, p.accent] : [p.accent, p.mid];
  for (let i = 0; i < 2; i++) {
    const [width, y] = [214, 224 + i * 66];
    const x = m(496 + i * 222, width);
    const picture = scene(seed, ['bokeh', 'hills', 'wood', 'foliage'], i);
    const look = { frame: 10, colour: frames[i]!, radius, css: '', turn: r.int(-3, 3) };
    framed(s, 'speaker', [x, y, width, 270], picture, look);
    s.box('name plate', x + 8, y + 232, width - 16, 66, `background:${p.dark};border-radius:${round}px`);
    say(s, people[i]!, [x + 26, y + 265, width - 52, 34], '#ffffff');
  }
}

/** A leaf of a calendar and a clock on a disc, with the day and the hour. */
function dateAndHour(s: Sheet, x: number): void {
  const { random: r, palette: p } = s;
  const ring = (left: number) => `<rect x="${left}" y="-14" width="14" height="34" rx="7" fill="${p.dark}"/>`;
  const top = `<path d="M0 62V18A18 18 0 0 1 18 0H146A18 18 0 0 1 164 18V62z" fill="${p.accent}"/>`;
  const leaf = `<rect width="164" height="184" rx="18" fill="${p.light}"/>${top}${ring(36)}${ring(114)}`;
  put(s, 'date leaf', svg(x, 492, 164, 184, leaf));
  say(s, r.pick(words.month), [x + 22, 538, 120, 28], '#ffffff');
  const day = `${r.int(10, 29)}`;
  say(s, [day, day], [x + 22, 614, 120, 82], p.dark);
  const fill = r.pick([p.mid, p.second]);
  s.disc(x + 208, 492, 118, fill);
  sign(s, 'clock', x + 232, 516, 70, fill);
  const hour = r.int(7, 9);
  say(s, [`${hour}:30 pm`, `晚${'七八九'[hour - 7]}点半`], [x + 186, 650, 162, 36], p.dark);
}

/** Webinar: a window with a live pill, two framed speakers with their names, a date leaf and a clock; a camera, a bubble, a button. */
export const webinar: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = turnOf(seed, 2) === 1;
  const m = mirror(mirrored);
  const knobs = [p.accent, p.second, p.light].map(
    (fill, i) => `<circle cx="${38 + i * 34}" cy="33" r="11" fill="${fill}"/>`,
  );
  const pane = `<rect width="880" height="640" rx="26" fill="${p.paper}"/><path d="M0 66V26A26 26 0 0 1 26 0H854A26 26 0 0 1 880 26V66z" fill="${p.dark}"/>${knobs.join('')}`;
  put(s, 'window', svg(72, 120, 880, 640, flipped(pane, 880, mirrored)), undefined, hugged(s));
  const x = m(116, 350);
  s.box('pill', x, 222, 176, 62, `background:${p.accent};border-radius:${r.pick([10, 31])}px`);
  say(s, r.pick(words.state), [x + 18, 253, 140, 32], '#ffffff');
  say(s, r.pick(words.talk), [x, 344, 350, 58], p.dark, { align: 'left' });
  say(s, r.pick(words.talkAbout), [x, 408, 350, 32], p.mid, { align: 'left' });
  dateAndHour(s, x);
  speakers(s, seed, m);
  edgedDisc(s, m(856, 132), 48, 132, p.mid, p.paper, cast(s));
  sign(s, 'video', m(856, 132) + 30, 78, 72, p.mid);
  bubble(s, m(590, 350), 672, 350, 140, p.second, !mirrored);
  say(s, r.pick(words.invitation), [m(590, 350) + 30, 742, 290, 44], p.dark);
  const bx = m(106, 440);
  const edge = `border:5px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([18, 58])}px;${cast(s)}`;
  s.box('button', bx, 812, 440, 116, `background:${p.accent};${edge}`);
  say(s, r.pick(words.register), [bx + 40, 870, 330, 48], '#ffffff');
  const pointer = s.kit.icons.pointer!('#ffffff', p.dark, p.dark);
  put(s, 'icon:pointer', svg(bx + 366, 876, 96, 96, pointer, 0, '0 0 24 24'), undefined, dropped(s));
};

const stops: readonly (readonly [string, Pair, Pair])[] = [
  ['train', ['Kyoto', '京都'], ['Temples at sunrise', '清晨访古寺']],
  ['boat', ['Naoshima', '直岛'], ['Ferry and art museum', '渡轮与美术馆']],
  ['noodles', ['Osaka', '大阪'], ['Street food by night', '夜市小吃']],
  ['tent', ['Hakone', '箱根'], ['Hot springs and camp', '温泉与露营']],
];

/** Travel itinerary: a panel with a winding way and three stops on it; a taped photograph, a boarding pass, a suitcase on a disc. */
export const itinerary: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const m = mirror(turnOf(seed, 2) === 0);
  const px = m(56, 590);
  s.box('panel', px, 110, 590, 850, `background:${p.paper};border-radius:${r.pick([0, 24, 44])}px;${soft(s)}`);
  const plate = r.pick([p.accent, p.mid]);
  s.box('plate', px + 40, 56, 510, 124, `background:${plate};border-radius:${r.pick([12, 62])}px;${cast(s)}`);
  say(s, inTurn(words.journey, seed), [px + 80, 118, 430, 58], '#ffffff');
  const [ax, bx] = r.chance(0.5) ? [118, 186] : [170, 112];
  const way = `M${ax} 190C${ax} 340 ${bx} 300 ${bx} 430S${ax} 590 ${ax} 690S${ax - 40} 780 ${ax} 836`;
  const dashes = `fill="none" stroke="${p.mid}" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 24"`;
  put(s, 'way', svg(px, 90, 590, 850, `<path ${dashes} d="${way}"/>`));
  const first = r.int(0, 3);
  const fills = r.pick([
    [p.second, p.accent, p.mid],
    [p.mid, p.second, p.dark],
    [p.accent, p.light, p.dark],
  ]);
  for (let i = 0; i < 3; i++) {
    const [name, place, about] = stops[(first + i) % 4]!;
    const [cx, cy] = [px + (i & 1 ? bx : ax), 280 + i * 250 - (i === 1 ? 10 : 0)];
    s.disc(cx - 59, cy - 59, 118, fills[i]!);
    sign(s, name, cx - 36, cy - 36, 72, fills[i]!);
    const [left, width] = [cx + 92, px + 560 - cx - 92];
    say(s, [`Day ${i + 1}`, `第${'一二三'[i]}天`], [left, cy - 58, width, 30], p.accent, { align: 'left' });
    say(s, place, [left, cy - 4, width, 58], p.dark, { align: 'left' });
    say(s, about, [left, cy + 52, width, 32], p.mid, { align: 'left' });
  }
  const turn = r.int(-5, 5);
  const fx = m(676, 292);
  framed(s, 'photo', [fx, 84, 292, 330], scene(seed, ['hills', 'city', 'stones', 'foliage']), {
    frame: 16,
    colour: '#fdfdfb',
    radius: r.pick([0, 6]),
    css: soft(s),
    turn,
  });
  if (r.chance(0.6))
    s.box(
      'tape',
      fx + 76,
      62,
      140,
      46,
      `background:${p.second};box-shadow:0 2px 5px rgba(0,0,0,.25)`,
      turn + r.int(-6, 6),
    );
  const pass: Spin = { x: m(664, 316) + 158, y: 584, angle: r.int(-6, 6) };
  const tx = pass.x - 158;
  const notched =
    'M20 0H296A20 20 0 0 1 316 20V150A24 24 0 0 0 316 198V232A20 20 0 0 1 296 252H20A20 20 0 0 1 0 232V198A24 24 0 0 0 0 150V20A20 20 0 0 1 20 0z';
  put(
    s,
    'boarding pass',
    svg(tx, 458, 316, 252, `<path d="${notched}" fill="${p.light}" stroke="${p.paper}" stroke-width="5"/>`),
    pass,
    dropped(s),
  );
  sign(s, 'plane', tx + 28, 484, 100, p.light, pass);
  const gate = `${r.pick(['B', 'C', 'D'])}${r.int(11, 48)}`;
  say(s, ['Gate', '登机口'], [tx + 150, 506, 140, 28], p.dark, { spin: pass });
  say(s, [gate, gate], [tx + 150, 558, 140, 58], p.dark, { spin: pass });
  say(s, ['Lisbon to Tokyo', '上海 至 东京'], [tx + 30, 662, 256, 36], p.dark, { spin: pass });
  const round = r.pick([p.accent, p.second]);
  edgedDisc(s, m(720, 214), 756, 214, round, p.paper, cast(s));
  sign(s, 'suitcase', m(720, 214) + 51, 802, 112, round);
};
