/** Figures and stories: comics, stickers, charts of people, games, children's sheets, mascots, parades, zodiacs. */
import { ninthIcons } from '../../scripts/designs/icons.ts';
import { soft, type Pair } from '../../scripts/designs/placing.ts';
import { box, svg, type Kit, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { beast, muzzleOf } from './stories-beasts.ts';
import { chart } from './stories-charts.ts';
import { moreStories } from './stories-more.ts';
import { hues, put, type Drawing } from './stories-figures.ts';
import { game } from './stories-games.ts';
import { emoji, mascot } from './stories-mascots.ts';
import { bang, bubble, but, fillOf, ink, inkOf, pairs, pastels, plate, shuffled, unlike } from './stories-parts.ts';
import { anyone, furniture, piece, thing } from './stories-things.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#2b2350', mid: '#6f62c2', accent: '#f2545b', second: '#ffc94a', light: '#e4e0fa', paper: '#fffdf7' },
    { dark: '#123c4a', mid: '#2f8f9d', accent: '#f47b3a', second: '#ffe08a', light: '#d2eef0', paper: '#ffffff' },
    { dark: '#3b1f2b', mid: '#a14a76', accent: '#3aa17e', second: '#ffb3c1', light: '#fbe4ea', paper: '#fff9fa' },
    { dark: '#1f2f1c', mid: '#6a994e', accent: '#bc4749', second: '#f2c14e', light: '#e7efd5', paper: '#fcfaf0' },
    { dark: '#1b2a4a', mid: '#4a7bd0', accent: '#e63980', second: '#8ee3d0', light: '#dce8fb', paper: '#fbfdff' },
    { dark: '#402a1d', mid: '#b07a48', accent: '#2d7dd2', second: '#f7b267', light: '#f6e7d2', paper: '#fff8ec' },
  ],
  faces: ['Caprasimo', 'Bricolage Grotesque', 'Bebas Neue', 'Alfa Slab One', 'Space Grotesk', 'Caveat', 'Montserrat'],
  icons: ninthIcons,
  words: [
    ['To be continued', '未完待续'],
    ['Chapter one', '第一章'],
  ],
};

const said = pairs(
  'Hello!/你好！|Who is there?/是谁呀？|Wait for me/等等我|Oh no!/哎呀！|We did it!/成功了！|Where is my hat?/我的帽子呢？|Not again/又来了|Look up there/看上面|I am hungry/我饿了|What now?/怎么办？|Run!/快跑！|Really?/真的吗？|Good idea/好主意',
);
const sounds = pairs('BOOM/轰|POW!/砰！|WOW/哇|ZAP/嗖|CRASH/哐当|BAM!/啪！');
const told = pairs(
  'Later that day/当天晚些时候|Monday, 8 am/周一早上八点|Meanwhile/与此同时|At home/家中|Shot 4: wide/镜头四：远景|Cut to the street/切到街上|She turns round/她转过身来|The end/完',
);
const titles = pairs(
  'The Lost Umbrella/丢失的雨伞|Captain Pepper/胡椒船长|A Day with Otto/和奥托的一天|Moon Street Kids/月亮街的孩子|Tiny Heroes/小小英雄',
);

type Corners = readonly (readonly [number, number])[];

/** What happens in one frame: a floor, things of a room or of outdoors, those who act, what they say. */
function scene(s: Sheet, corners: Corners, under: readonly string[], line: string | undefined, loud: boolean): void {
  const r = s.random;
  const [xs, ys] = [corners.map((c) => c[0]), corners.map((c) => c[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const clip = `polygon(${corners.map(([cx, cy]) => `${cx}px ${cy}px`).join(',')})`;
  const floor = y + h * r.range(0.7, 0.86);
  const [indoors, near] = [r.chance(0.5), r.chance(0.3)];
  if (!near && r.chance(0.7)) {
    const css = `position:absolute;left:0;top:0;width:1024px;height:1024px;clip-path:${clip}`;
    const fill = fillOf(r, but(r, hues, ...under), but(r, pastels, ...under));
    s.object('floor', `<div style="${css}">${box(x, floor, w, y + h - floor, fill)}</div>`);
  }
  const behind = indoors
    ? shuffled(r, Object.keys(furniture))
    : shuffled(r, ['tree', 'house', 'cloud', 'hill', 'bush', 'castle', 'cactus']);
  for (let k = 0; k < (near ? 0 : w > 400 ? 2 : r.int(0, 1)); k++) {
    const name = behind[k]!;
    const d = indoors ? piece(r, name) : thing(r, name);
    const tall = Math.min(h * 0.5, d.height * r.range(0.7, 1.2) * (h / 320));
    const high = ['window', 'picture', 'cloud', 'screen'].includes(name);
    put(
      s,
      name,
      d,
      x + w * (k ? r.range(0.7, 0.85) : r.range(0.15, 0.34)),
      high ? y + h * 0.36 : floor + 8 - tall / 2,
      tall,
      { clip, ink: line },
    );
  }
  const count = w > 480 ? r.int(2, 3) : w > 280 ? r.int(1, 2) : 1;
  for (let k = 0; k < count; k++) {
    const tall = h * (near ? r.range(0.95, 1.2) : r.range(0.5, 0.66));
    const foot = near ? y + h * 1.25 : floor + (y + h - floor) * r.range(0.3, 0.8);
    const cx = x + (w * (k + 0.5)) / count + r.range(-0.08, 0.08) * w;
    put(s, 'figure', anyone(r), cx, foot - tall / 2, tall, { clip, ink: line, mirrored: r.chance(0.5) });
  }
  if (loud) return bang(s, x + w * r.pick([0.27, 0.73]), y + h * 0.26, Math.min(w * 0.26, h * 0.24), r.pick(sounds));
  if (r.chance(0.2)) return;
  const wide = Math.min(w * 0.62, 250);
  const side = r.pick([-1, 1]);
  bubble(
    s,
    x + w * (side > 0 ? 0.36 : 0.62),
    y + h * 0.17,
    wide,
    Math.min(h * 0.2, wide * 0.44),
    side,
    r.pick(['bubble', 'bubble', 'thought', 'shout']),
    r.pick(said),
  );
}

/** A frame by its corners, straight or slanted. */
function frame(s: Sheet, corners: Corners, straight: boolean, border: number, page: string): readonly string[] {
  const r = s.random;
  const light = border ? pastels : pastels.filter((c) => c !== page && c !== '#ffffff');
  const [a, b] = [r.pick(light), r.chance(0.4) ? r.pick(hues) : r.pick(light)];
  const [[x, y], [x2], , [, y2]] = corners as [Corners[0], Corners[0], Corners[0], Corners[0]];
  const line = border ? ` stroke="${ink}" stroke-width="${border}"` : '';
  if (straight)
    s.box('frame', x, y, x2 - x, y2 - y, `${fillOf(r, a, b)};border:${border}px solid ${ink};box-sizing:border-box`);
  else
    s.object(
      'frame',
      svg(0, 0, 1024, 1024, `<polygon points="${corners.map((c) => c.join()).join(' ')}" fill="${b}"${line}/>`),
    );
  return [a, b];
}

/** A page of frames in rows, or a board of shots with a line under each. A floor is a thing by itself. */
const comic: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [line, gap, border, edge] = [inkOf(r), r.int(8, 26), r.pick([0, 3, 5, 8]), r.int(28, 70)];
  const board = r.chance(0.35);
  const tilt = !board && r.chance(0.35) ? r.int(10, 26) : 0;
  const page = r.chance(0.6) ? unlike(s, p.paper, '#ffffff', p.light, p.dark) : '';
  if (page) s.box('page', edge - 20, 16, 1064 - 2 * edge, 992, `background:${page};${soft(s)}`);
  const label = (...colours: readonly string[]) =>
    page ? but(r, colours, page, page === p.paper ? '#ffffff' : '') : unlike(s, ...colours);
  let y = edge;
  if (r.chance(0.6)) {
    plate(s, 512, y + 38, r.int(460, 820), 80, r.pick(titles), label(p.accent, p.second, p.dark));
    y += 100;
  }
  const rows = r.int(2, board ? 3 : 4);
  const across = r.int(2, 3);
  const tall = (1024 - edge - y - gap * (rows - 1)) / rows;
  const loud = r.int(0, rows - 1);
  for (let k = 0; k < rows; k++) {
    const count = board ? across : r.int(1, rows > 3 ? 2 : 3);
    const cuts = Array.from(
      { length: count + 1 },
      (_, i) => edge + ((1024 - 2 * edge + gap) * i) / count + (board || !i || i === count ? 0 : r.int(-60, 60)),
    );
    for (let i = 0; i < count; i++) {
      const [left, right] = [cuts[i]!, cuts[i + 1]! - gap];
      const [l, t] = [i ? tilt : 0, i < count - 1 ? tilt : 0];
      const low = y + tall - (board ? 44 : 0);
      const corners: Corners = [
        [left + l, y],
        [right + t, y],
        [right - t, low],
        [left - l, low],
      ];
      const under = frame(s, corners, !tilt, border, page);
      const rim = tilt ? border / 2 : border;
      const inside = corners.map(([cx, cy], at) => [cx + (at % 3 ? -rim : rim), cy + (at < 2 ? rim : -rim)] as const);
      scene(s, inside, under, line, k === loud && i === 0);
      if (board)
        plate(s, (left + right) / 2, low + 24, right - left, 38, r.pick(told), label('#ffffff', p.light, p.dark));
      else if (r.chance(0.3))
        plate(s, left + 90 + l, low - 22, 176, 38, r.pick(told), but(r, ['#fff6c9', '#ffffff', '#231f2b'], ...under));
    }
    y += tall + gap;
  }
};

const cheers = pairs('Yay/好耶|Hi!/嗨|Love it/超爱|Lucky/好运|Thanks/谢谢|No way/不会吧|Miss you/想你');

/** One sticker: a figure or thing with its border, or a word on a shape. */
function sticker(
  s: Sheet,
  cx: number,
  cy: number,
  size: number,
  edge: readonly [string, number],
  line: string | undefined,
  css: string,
): void {
  const r = s.random;
  const way = { turn: r.int(-14, 14), edge, ink: line, css, mirrored: r.chance(0.5) };
  if (r.chance(0.1)) return bang(s, cx, cy, size * 0.46, r.pick(cheers));
  if (r.chance(0.12))
    return bubble(s, cx, cy, size * 0.9, size * 0.44, r.pick([-1, 1]), r.pick(['bubble', 'thought']), r.pick(cheers));
  const d: Drawing = r.pick([
    () => anyone(r),
    () => anyone(r),
    () => beast(r),
    () => muzzleOf(r),
    () => emoji(r),
    () => thing(r),
    () => thing(r),
    () => mascot(r),
  ])();
  put(s, 'sticker', d, cx, cy, size * Math.min(1.3, (d.height / d.width) * 1.04), way);
}

/** A sheet of stickers that touch: in a grid, about a large one, in flush rows. */
const stickers: Layout = (s) => {
  const { random: r, palette: p } = s;
  const line = inkOf(r);
  const edge: readonly [string, number] = [
    r.pick(['#ffffff', '#ffffff', '#ffffff', p.second, p.dark, '#fff3a8']),
    r.int(4, 13),
  ];
  const css = r.pick([
    '',
    '',
    'filter:drop-shadow(0 4px 5px rgba(0,0,0,.35));',
    'filter:drop-shadow(3px 4px 0 rgba(0,0,0,.25));',
  ]);
  if (r.chance(0.55))
    s.box(
      'sheet',
      40,
      40,
      944,
      944,
      `${fillOf(r, r.pick([...pastels, p.dark]), r.pick(pastels))};border-radius:${r.pick([0, 30, 70])}px;${soft(s)}`,
    );
  const head = r.chance(0.5);
  if (head)
    plate(
      s,
      512,
      108,
      r.int(380, 760),
      r.int(70, 100),
      r.pick([
        ['Sticker pack', '贴纸包'],
        ['Little friends', '小伙伴们'],
        ['Feelings', '心情贴纸'],
        ...titles,
      ] as Pair[]),
      r.pick([p.accent, p.dark, p.second]),
    );
  const top = head ? 192 : 60;
  const one = (cx: number, cy: number, size: number) => sticker(s, cx, cy, size, edge, line, css);
  const kind = r.int(0, 2);
  if (kind === 1) {
    const [cy, count, mid] = [(top + 984) / 2, r.int(7, 11), r.int(330, 430)];
    for (let k = 0; k < count; k++) {
      const angle = (k * 2 * Math.PI) / count + r.range(-0.1, 0.1);
      one(512 + Math.cos(angle) * 350, cy + Math.sin(angle) * ((984 - top) / 2 - 100), r.int(200, 290));
    }
    const d = anyone(r);
    return put(s, 'sticker', d, 512, cy, mid * Math.min(1.1, d.height / d.width), {
      edge: [edge[0], edge[1] * 1.5],
      ink: line,
      css,
    });
  }
  const columns = r.int(3, 6);
  const rows = Math.max(2, Math.round((columns * (964 - top)) / 904) - (columns > 4 ? r.int(0, 1) : 0));
  const [dx, dy] = [904 / columns, (964 - top) / rows];
  for (let k = 0; k < rows; k++)
    for (let i = 0; i < columns; i++) {
      const jitter = kind ? 0 : 0.12;
      one(
        60 + dx * (i + 0.5 + r.range(-jitter, jitter)),
        top + dy * (k + 0.5 + r.range(-jitter, jitter)),
        Math.min(dx, dy) * r.range(0.9, kind ? 1.12 : 1.24),
      );
    }
};

export const layouts: readonly Layout[] = [comic, stickers, chart, game, ...moreStories];
