/** Where a scene stands on the page, and the words that go with it. */
import { cast, line, middle, soft, type Pair } from '../../scripts/designs/placing.ts';
import { burst, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { Brush, type Where } from './scenes-brush.ts';
import { Stage, type Zone } from './scenes-stage.ts';

export interface Theme {
  /** Titles in two parts, which may stand in one line or in two. */
  titles: readonly (readonly [Pair, Pair])[];
  notes: readonly Pair[];
  calls: readonly Pair[];
}

/** How wide a letter is, in times of the size. */
const breadths: Record<string, number> = {
  Montserrat: 0.66,
  'Alfa Slab One': 0.7,
  'Bebas Neue': 0.43,
  'Big Shoulders Display': 0.46,
};
function fit(s: Sheet, [english, chinese]: Pair, width: number, most: number): number {
  const each = s.chinese ? 0.96 : (breadths[s.face] ?? 0.58);
  return Math.min(most, width / ((s.chinese ? chinese : english).length * each));
}

const join = ([a, b]: readonly [Pair, Pair]): Pair => [`${a[0]} ${b[0]}`, `${a[1]}${b[1]}`];
const plain = (
  s: Sheet,
  x: number,
  cy: number,
  w: number,
  size: number,
  colour: string,
  text: Pair,
  centred: boolean,
  css = '',
) => line(s, x, cy, w, size, colour, text, `${centred ? 'text-align:center;' : ''}${css}`);

/** A button or a word in a frame. */
function call(s: Sheet, theme: Theme, x: number, y: number, w: number, h: number, fill: string, ink: string): void {
  const round = s.random.pick([0, 10, h / 2]);
  const hollow = s.random.chance(0.3);
  s.box(
    'button',
    x,
    y,
    w,
    h,
    `${hollow ? `border:3px solid ${ink};box-sizing:border-box` : `background:${fill}`};border-radius:${round}px`,
  );
  const text = s.random.pick(theme.calls);
  middle(s, x, y + h / 2, w, fit(s, text, w - 36, h * 0.46), hollow ? ink : '#fff', text);
}

/** What stands out beside words of this colour: white ones may be on the accent itself. */
const stand = ({ palette: p }: Sheet, weak: string) => (weak === '#ffffff' ? p.dark : p.accent);

/** A line in two when it would be too small to read. */
function broken(s: Sheet, text: Pair, w: number): Pair[] {
  if (fit(s, text, w, 28) > 20) return [text];
  const words = text[0].split(' ');
  const half = Math.ceil(words.length / 2);
  const at = Math.ceil(text[1].length / 2);
  return [
    [words.slice(0, half).join(' '), text[1].slice(0, at)],
    [words.slice(half).join(' '), text[1].slice(at)],
  ];
}

/** Title, note and what else there is room for. */
function words(s: Sheet, theme: Theme, z: Zone, ink: string, weak: string, css = ''): void {
  const { random: r } = s;
  const title = r.pick(theme.titles);
  const note = r.pick(theme.notes);
  if (z.w < 460) return column(s, theme, z, ink, weak, title);
  const centred = r.chance(0.6);
  const beside = !centred && r.chance(0.55) && z.w > 640;
  const w = beside ? z.w - 250 : z.w;
  const strong = stand(s, weak);
  const both = z.h > 96;
  const size = fit(s, join(title), w, Math.min(104, z.h * (both ? 0.54 : 0.8)));
  plain(s, z.x, z.y + z.h * (both ? 0.32 : 0.5), w, size, ink, join(title), centred, css);
  if (both) plain(s, z.x, z.y + z.h * 0.77, w, fit(s, note, w, Math.min(38, z.h * 0.23)), weak, note, centred, css);
  const h = Math.min(76, z.h * 0.5);
  if (beside) call(s, theme, z.x + z.w - 220, z.y + (z.h - h) / 2, 220, h, strong, ink);
  else if (z.h > 130 && r.chance(0.25))
    s.box('rule', centred ? z.x + z.w / 2 - 50 : z.x, z.y + z.h * 0.94, 100, 4, `background:${strong}`);
}

/** The same in a narrow column. */
function column(s: Sheet, theme: Theme, z: Zone, ink: string, weak: string, [a, b]: readonly [Pair, Pair]): void {
  const { random: r } = s;
  const centred = r.chance(0.4);
  const strong = stand(s, weak);
  const size = Math.min(fit(s, a, z.w, 96), fit(s, b, z.w, 96) * 1.15);
  const big = Math.min(size, fit(s, b, z.w, 110));
  let y = z.y + r.int(0, Math.max(0, z.h - 520)) * 0.6 + 60;
  plain(s, z.x, y, z.w, size, ink, a, centred);
  y += (size + big) * 0.62;
  plain(s, z.x, y, z.w, big, ink, b, centred);
  y += big * 0.62 + 30;
  if (r.chance(0.6)) s.box('rule', centred ? z.x + z.w / 2 - 45 : z.x, y, 90, r.pick([3, 8]), `background:${strong}`);
  y += 44;
  const first = r.int(0, theme.notes.length - 1);
  for (let k = 0; k < r.int(2, 4) && y < z.y + z.h - 130; k++, y += 50) {
    const note = theme.notes[(first + k) % theme.notes.length]!;
    for (const [i, part] of broken(s, note, z.w).entries()) {
      if (i) y += 36;
      plain(s, z.x, y, z.w, fit(s, part, z.w, 28), weak, part, centred);
    }
  }
  if (r.chance(0.75)) call(s, theme, z.x, Math.min(y + 24, z.y + z.h - 76), Math.min(z.w, 260), 72, strong, ink);
}

/** A plate that the words stand on, over whatever is behind it. */
function plate(stage: Stage, theme: Theme, z: Zone): void {
  const { s } = stage;
  stage.over(z);
  const { random: r, palette: p } = s;
  const [fill, ink, weak] = r.pick([
    [p.paper, p.dark, p.mid],
    [p.dark, '#ffffff', p.second],
    [p.accent, '#ffffff', '#ffffff'],
    [p.second, p.dark, p.dark],
  ] as const);
  const kind = r.pick(['card', 'card', 'pill', 'ribbon', 'clear', 'frame']);
  const pad = kind === 'ribbon' || kind === 'pill' ? 86 : 40;
  if (kind === 'ribbon') {
    const notch = z.h / 2;
    const d = `M0 0H${z.w}l-40 ${notch} 40 ${notch}H0l40-${notch}z`;
    s.object('ribbon', svg(z.x, z.y, z.w, z.h, `<path d="${d}" fill="${fill}"/>`));
  } else {
    const round = kind === 'pill' ? z.h / 2 : r.pick([0, 14, 30]);
    const rim = kind === 'frame' ? `border:6px solid ${ink};box-sizing:border-box;` : '';
    const ground = kind === 'clear' ? `${fill}d9` : fill;
    s.box(
      'plate',
      z.x,
      z.y,
      z.w,
      z.h,
      `background:${ground};border-radius:${round}px;${rim}${r.chance(0.6) ? cast(s) : ''}`,
    );
  }
  words(s, theme, { x: z.x + pad, y: z.y + 14, w: z.w - 2 * pad, h: z.h - 28 }, ink, weak);
}

/** Sometimes a star or disc with a few words on the rim of the picture. */
function badge(stage: Stage, x: number, y: number): void {
  const { s } = stage;
  const { random: r, palette: p } = s;
  if (!r.chance(0.3)) return;
  const radius = r.int(62, 84);
  stage.over({ x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 });
  const [fill, ink] = r.pick([
    [p.accent, '#fff'],
    [p.second, p.dark],
    [p.dark, '#fff'],
  ] as const);
  if (r.chance(0.5)) s.object('badge', burst(x, y, radius, r.int(9, 22), r.pick([0.78, 0.88]), fill));
  else
    s.disc(
      x - radius,
      y - radius,
      radius * 2,
      fill,
      r.chance(0.5) ? `border:5px solid ${p.paper};box-sizing:border-box` : '',
    );
  const text = r.pick<Pair>([
    ['New', '新品'],
    ['2027', '2027'],
    ['-30%', '七折'],
    ['Free', '免费'],
    ['No. 4', '第四'],
  ]);
  middle(s, x - radius, y, radius * 2, fit(s, text, radius * 1.15, 46), ink, text, r.pick([0, 0, -10]));
}

/** Words straight on the picture, with an edge or a shadow of their own. */
function bare(s: Sheet, theme: Theme, z: Zone): void {
  const light = s.random.chance(0.6);
  const [ink, edge] = light ? ['#ffffff', s.palette.dark] : [s.palette.dark, '#ffffff'];
  const css = s.random.chance(0.5)
    ? `-webkit-text-stroke:6px ${edge};paint-order:stroke fill;`
    : `text-shadow:0 3px 12px ${edge},0 0 22px ${edge};`;
  words(s, theme, z, ink, ink, css);
}

const span = (x: number, y: number, w: number, h: number): Zone => ({ x, y, w, h });

type Behind = (b: Brush) => string;
const sky: Behind = ({ r, mood }) => (r.chance(0.75) ? `linear-gradient(${mood.sky.join()})` : r.pick(mood.sky));

/** The ground is the sky; the words stand over it, at the top. */
function bleed(s: Sheet, b: Brush, theme: Theme, behind: Behind): Stage {
  const stage = new Stage(s, b, span(0, 0, 1024, 1024));
  if (s.random.chance(0.25)) stage.back('sky', behind(b));
  stage.top = 0.25;
  stage.words = () => {
    const w = s.random.int(640, 900);
    const z = span((1024 - w) / 2, s.random.int(36, 70), w, s.random.int(120, 190));
    if (s.random.chance(0.4)) bare(s, theme, z);
    else plate(stage, theme, z);
    badge(stage, s.random.pick([120, 904]), s.random.int(300, 380));
  };
  return stage;
}

/** A band with the words at the foot. */
function foot(s: Sheet, b: Brush, theme: Theme, behind: Behind): Stage {
  const { random: r, palette: p } = s;
  const h = r.int(150, 230);
  const stage = new Stage(s, b, span(0, 0, 1024, 1024 - h + 10));
  if (r.chance(0.5)) stage.back('sky', behind(b));
  stage.words = () => {
    const [fill, ink, weak] = r.pick([
      [p.dark, '#ffffff', p.second],
      [p.paper, p.dark, p.mid],
      [p.accent, '#ffffff', '#ffffff'],
    ] as const);
    stage.over(span(0, 1024 - h, 1024, h));
    const edge = r.pick(['', 'Q256 -30 512 14T1024 0', row16()]);
    if (edge) s.object('band', svg(0, 1024 - h, 1024, h, `<path d="M0 14${edge}V${h}H0z" fill="${fill}"/>`));
    else s.box('band', 0, 1024 - h, 1024, h, `background:${fill}`);
    words(s, theme, span(64, 1024 - h + 30, 896, h - 54), ink, weak);
    badge(stage, r.pick([130, 894]), 1024 - h - 76);
  };
  return stage;
}
const row16 = () => Array.from({ length: 16 }, () => 'l32 -12 32 12').join('');

/** A card with the picture in it and the words above or below. */
function card(s: Sheet, b: Brush, theme: Theme, behind: Behind): Stage {
  const { random: r, palette: p } = s;
  const [m, pad] = [r.int(36, 72), r.pick([0, 24, 36])];
  const side = 1024 - 2 * m;
  const tall = r.int(Math.round(side * 0.62), Math.round(side * 0.76));
  const above = r.chance(0.35);
  const paper = r.pick([p.paper, p.paper, p.light, p.dark]);
  s.box('card', m, m, side, side, `background:${paper};border-radius:${r.pick([0, 20, 44])}px;${cast(s)}`);
  const inner = side - 2 * pad;
  const stage = new Stage(
    s,
    b,
    span(m + pad, above ? m + side - pad - tall : m + pad, inner, tall),
    'box',
    r.pick([0, 16, 36]),
  );
  stage.back('sky', behind(b));
  const [y, h] = [above ? m + 26 : m + pad + tall + 18, side - tall - pad - 44];
  stage.words = () => {
    words(
      s,
      theme,
      span(m + 40, y, side - 80, h),
      paper === p.dark ? '#fff' : p.dark,
      paper === p.dark ? p.second : p.mid,
    );
    badge(stage, r.pick([m + 90, m + side - 90]), above ? m + side - tall - pad + 70 : m + tall + pad - 80);
  };
  return stage;
}

/** A window of some shape straight on the ground, a plate over its edge. */
function inset(s: Sheet, b: Brush, theme: Theme, behind: Behind): Stage {
  const { random: r, palette: p } = s;
  const shape = r.pick(['box', 'arch', 'disc'] as const);
  const w = { box: r.int(800, 920), arch: r.int(680, 800), disc: r.int(800, 880) }[shape];
  const h = { box: r.int(700, 770), arch: r.int(800, 850), disc: w }[shape];
  const high = shape === 'box' && r.chance(0.4);
  const y = high ? 1024 - h - 50 : r.int(30, 60);
  const stage = new Stage(s, b, span((1024 - w) / 2, y, w, h), shape, r.pick([0, 30, 60]));
  stage.back('sky', behind(b), r.chance(0.6) ? soft(s) : '');
  const rim = r.pick([
    '',
    `border:14px solid ${p.paper}`,
    `border:8px solid ${p.dark}`,
    `border:5px solid ${p.accent}`,
  ]);
  stage.words = () => {
    if (rim) stage.rim(rim);
    const wide = r.int(660, 900);
    plate(stage, theme, span((1024 - wide) / 2, high ? 56 : 1010 - 166, wide, 150));
    badge(stage, r.pick([170, 854]), high ? 1024 - 120 : 150);
  };
  return stage;
}

/** Picture and column of words side by side. */
function split(s: Sheet, b: Brush, theme: Theme, behind: Behind): Stage {
  const { random: r, palette: p } = s;
  const [m, gap, col] = [r.pick([0, 40, 56]), r.pick([0, 24]), r.int(320, 400)];
  const right = r.chance(0.5);
  const tall = 1024 - 2 * m;
  const wide = tall - col - gap;
  const stage = new Stage(s, b, span(right ? m : m + col + gap, m, wide, tall), 'box', m && gap ? r.pick([0, 30]) : 0);
  stage.back('sky', behind(b), m ? cast(s) : '');
  stage.words = () => {
    const x = right ? m + wide + gap : m;
    const [fill, ink, weak] = r.pick([
      [p.paper, p.dark, p.mid],
      [p.dark, '#ffffff', p.second],
      [p.second, p.dark, p.dark],
    ] as const);
    s.box('column', x, m, col, tall, `background:${fill};border-radius:${m && gap ? r.pick([0, 30]) : 0}px`);
    words(s, theme, span(x + 36, m + 40, col - 72, tall - 80), ink, weak);
  };
  return stage;
}

/** A page for a scene, with the panel of its sky (or wall) already on it; `end` sets the words. */
export function page(s: Sheet, theme: Theme, where: Where = 'land', behind: Behind = sky): Stage {
  const brush = new Brush(s, where);
  return s.random.pick([bleed, bleed, foot, foot, card, card, inset, inset, split])(s, brush, theme, behind);
}
