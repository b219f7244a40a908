/** Many of a kind: a parade, the twelve of a zodiac or a year. */
import { cast, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { beast, muzzleOf, type Beast } from './stories-beasts.ts';
import { bust, handOf, hues, person, put, type Drawing, type Way } from './stories-figures.ts';
import { emoji, mascot, walker } from './stories-mascots.ts';
import { bunting, but, fillOf, ink, inkOf, pairs, pastels, plate, shuffled, unlike, words } from './stories-parts.ts';
import { anyone, thing } from './stories-things.ts';

const same = (text: string): Pair => [text, text];
export const title = (s: Sheet, cy: number, list: readonly Pair[]) =>
  plate(
    s,
    512,
    cy,
    s.random.int(460, 860),
    s.random.int(76, 112),
    s.random.pick(list),
    unlike(s, s.palette.accent, s.palette.dark, s.palette.second),
  );

/** Figures that stand close, in one row or in several behind each other. */
export const parade: Layout = (s) => {
  const { random: r, palette: p } = s;
  const inkLine = inkOf(r);
  const edge = r.pick([undefined, undefined, ['#ffffff', r.int(4, 9)] as const]);
  const way: Way = { ink: inkLine, edge };
  const kind = r.int(0, 3);
  const high = r.pick(['house', 'tree', 'hill', 'cloud', 'castle']);
  if (r.chance(0.5))
    for (let k = r.int(2, 5), n = k; k > 0; k--)
      put(s, high, thing(r, high), ((k - 0.5) * 1024) / n + r.int(-40, 40), r.int(380, 470), r.int(180, 320), {
        ink: inkLine,
      });
  if (r.chance(0.4))
    s.box(
      'stage',
      r.pick([-10, 60]),
      260,
      r.pick([904, 1044]),
      620,
      `${fillOf(r, r.pick(pastels), p.light)};border-radius:${r.pick([0, 40])}px;${soft(s)}`,
    );
  if (r.chance(0.5)) bunting(s, -20, r.int(160, 220), 1064, r.int(30, 90));
  const floor = r.int(800, 920);
  if (r.chance(0.75))
    s.box('street', -10, floor - r.int(20, 90), 1044, 400, fillOf(r, but(r, hues, '#ece7da'), r.pick(hues)));
  const rows = kind === 1 ? r.int(2, 3) : kind === 2 ? r.int(3, 4) : 1;
  const one = r.pick<(q: Random) => Drawing>([anyone, person, (q) => beast(q), mascot, anyone, person]);
  const held: (() => void)[] = [];
  for (let row = 0; row < rows; row++) {
    const count = kind === 0 ? r.int(4, 7) : kind === 2 ? r.int(6, 9) : kind === 3 ? r.int(3, 4) : r.int(5, 8);
    const step = 1024 / count;
    for (let i = 0; i < count; i++) {
      const d = kind === 2 ? (r.chance(0.7) ? bust(r) : muzzleOf(r)) : kind === 3 ? walker(r) : one(r);
      const tall =
        kind === 2
          ? step * r.range(1.2, 1.5)
          : Math.min(step * (d.height / d.width) * r.range(1.05, kind === 1 ? 1.3 : 1.55), 510 - rows * 50);
      const cx = step * (i + 0.5 + (row % 2 ? 0.4 : 0)) + r.int(-8, 8);
      const foot = floor - (rows - 1 - row) * (kind === 2 ? 120 : 150) + r.int(-8, 8);
      if (kind === 3 && r.chance(0.7))
        put(s, 'rider', r.chance(0.5) ? bust(r) : mascot(r, false), cx - 10, foot - tall * 0.62 - 40, 130, {
          ink: inkLine,
        });
      put(s, 'figure', d, cx, foot - tall / 2, tall, { ...way, mirrored: r.chance(kind === 3 ? 0 : 0.5) });
      if (d.hands && row === rows - 1 && r.chance(0.4)) {
        const [x, y] = handOf(d, 1, cx, foot - tall / 2, tall);
        const size = tall * r.range(0.24, 0.4);
        const name = r.pick(['balloon', 'flag', 'horn', 'star', 'heart', 'flower', 'umbrella', 'cone']);
        held.push(() => put(s, name, thing(r, name), x, y - size * 0.36, size, way));
      }
    }
  }
  for (const draw of held) draw();
  for (let k = r.int(0, 4); k > 0; k--)
    put(s, 'balloon', thing(r, r.pick(['balloon', 'cloud', 'star'])), r.int(60, 960), r.int(220, 380), r.int(50, 120), {
      ink: inkLine,
    });
  title(
    s,
    100,
    pairs('Street parade/街头大游行|Class of 2031/2031届|All together/大家一起来|Carnival/嘉年华|Our fans/我们的粉丝'),
  );
  if (r.chance(0.6))
    plate(
      s,
      512,
      964,
      r.int(420, 900),
      70,
      r.pick(pairs('Saturday from noon/周六中午开始|Come and join in/欢迎加入|Free entry/免费入场')),
      unlike(s, p.accent, p.dark, p.paper),
    );
};

const years: readonly (readonly [Beast, Pair])[] = [
  ['mouse', ['Rat', '鼠']],
  ['cow', ['Ox', '牛']],
  ['tiger', ['Tiger', '虎']],
  ['rabbit', ['Rabbit', '兔']],
  ['dragon', ['Dragon', '龙']],
  ['snake', ['Snake', '蛇']],
  ['horse', ['Horse', '马']],
  ['goat', ['Goat', '羊']],
  ['monkey', ['Monkey', '猴']],
  ['chick', ['Rooster', '鸡']],
  ['dog', ['Dog', '狗']],
  ['pig', ['Pig', '猪']],
];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((m, i): Pair => [m, `${i + 1}月`]);

const weekdays = pairs('Mon/一|Tue/二|Wed/三|Thu/四|Fri/五|Sat/六|Sun/日');

/** How the twelve of one sheet look. */
interface Coin {
  corner: string;
  ring: string;
  line: string | undefined;
  fills: readonly string[];
  whole: boolean;
  cut: boolean;
}

const coinOf = (s: Sheet): Coin => {
  const { random: r, palette: p } = s;
  const fills = r.chance(0.5)
    ? [unlike(s, p.second, p.accent, p.mid)]
    : shuffled(r, r.chance(0.5) ? hues.filter((c) => c !== '#ece7da') : pastels.slice(0, 8));
  const ring = r.pick([
    '',
    '',
    `border:6px solid ${r.pick(['#ffffff', p.accent, p.dark])};`,
    'border:5px double #ffffff;',
    cast(s),
  ]);
  return {
    corner: r.pick(['50%', '50%', '50%', '24%']),
    ring,
    line: inkOf(r),
    fills,
    whole: r.chance(0.3),
    cut: r.chance(0.3),
  };
};

/** A disc and who is on it; they may reach over its edge or be cut by it. */
function coin(s: Sheet, c: Coin, k: number, cx: number, cy: number, size: number, who: string): void {
  const r = s.random;
  const fill = c.fills[k % c.fills.length]!;
  s.box(
    'disc',
    cx - size / 2,
    cy - size / 2,
    size,
    size,
    `${r.chance(0.5) ? `background:${fill}` : fillOf(r, fill, r.pick(pastels))};border-radius:${c.corner};${c.ring}box-sizing:border-box`,
  );
  const clip = c.cut ? { clip: `circle(${size / 2 - 3}px at ${cx}px ${cy}px)` } : {};
  const way: Way = { ink: c.line, edge: c.line ? undefined : ['#ffffff', Math.max(2, size / 50)], ...clip };
  if (who === 'thing') return put(s, 'thing', thing(r), cx, cy, size * 0.64, way);
  if (who === 'bust')
    return put(s, 'bust', bust(r), cx, cy + (c.cut ? size * 0.04 : 0), size * (c.cut ? 0.98 : 0.74), way);
  if (who === 'emoji') return put(s, 'emoji', emoji(r), cx, cy, size * 0.7, way);
  const [kind] = years[k % 12]!;
  put(s, kind, c.whole ? beast(r, kind) : muzzleOf(r, kind), cx, cy, size * (c.cut ? 0.98 : c.whole ? 0.9 : 0.82), way);
}

/** Twelve about a middle. */
function wheel(s: Sheet, c: Coin, who: string): void {
  const { random: r, palette: p } = s;
  const [cx, cy] = [512, 560];
  if (r.chance(0.5))
    s.box('plate', cx - 430, cy - 430, 860, 860, `${fillOf(r, p.paper, p.light)};border-radius:50%;${soft(s)}`);
  if (r.chance(0.5))
    s.box(
      'ring',
      cx - 345,
      cy - 345,
      690,
      690,
      `border:${r.int(3, 8)}px ${r.pick(['solid', 'dashed'])} ${p.accent};border-radius:50%;box-sizing:border-box`,
    );
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6 - Math.PI / 2;
    const [x, y] = [cx + Math.cos(angle) * 345, cy + Math.sin(angle) * 345];
    coin(s, c, k, x, y, 148, who);
    plate(s, x, y + 74, 104, 34, years[k]![1], p.dark, 0, 0);
  }
  const d = anyone(r);
  s.disc(cx - 180, cy - 180, 360, p.second, r.pick(['', cast(s)]));
  put(s, 'figure', d, cx, cy, 330, { ink: c.line });
  title(s, 64, pairs('Year of the Fox/生肖轮盘|Twelve friends/十二位朋友'));
}

/** A month whose days have guests. */
function month(s: Sheet, c: Coin, who: string): void {
  const { random: r, palette: p } = s;
  const [x, y, wide] = [72, 250, 880];
  s.box(
    'sheet',
    40,
    140,
    944,
    850,
    `background:${r.pick([p.paper, '#ffffff', p.light])};border-radius:${r.pick([0, 36])}px;${soft(s)}`,
  );
  const [w, h, first] = [wide / 7, 136, r.int(0, 4)];
  if (r.chance(0.6)) s.box('week', x, y - 66, wide, 56, `background:${p.dark};border-radius:${r.pick([0, 28])}px`);
  else s.box('rule', x, y - 14, wide, 4, `background:${p.accent}`);
  const bare = s.elements.at(-1)!.name === 'week' ? '#ffffff' : ink;
  for (const [k, day] of weekdays.entries()) words(s, x + (k + 0.5) * w, y - 38, w * 0.7, 28, bare, day);
  const marked = shuffled(
    r,
    Array.from({ length: 30 }, (_, i) => i),
  ).slice(0, r.int(8, 18));
  const framed = r.chance(0.5);
  for (let day = 0; day < 30; day++) {
    const [cx, cy] = [x + (((day + first) % 7) + 0.5) * w, y + (Math.floor((day + first) / 7) + 0.5) * h];
    if (framed)
      s.box(
        'day',
        cx - w / 2 + 3,
        cy - h / 2 + 3,
        w - 6,
        h - 6,
        `background:#ffffff;border:2px solid ${p.mid};box-sizing:border-box;border-radius:8px`,
      );
    if (marked.includes(day)) coin(s, c, day, cx, cy + 10, 96, who);
    words(s, cx - w * 0.32, cy - h * 0.34, 44, 26, ink, same(`${day + 1}`));
  }
  title(s, 90, pairs('June with friends/六月|Naming days/命名日|October/十月'));
}

/** Twelve characters in discs, in a field, about a middle, or on the days of a month. */
export const zodiac: Layout = (s) => {
  const { random: r, palette: p } = s;
  const c = coinOf(s);
  const who = r.pick(['beast', 'beast', 'beast', 'bust', 'emoji', 'thing']);
  const kind = r.int(0, 4);
  if (kind === 0) return wheel(s, c, 'beast');
  if (kind === 1) return month(s, c, who);
  const columns = r.pick([3, 4, 4, 6]);
  const rows = 12 / columns;
  const w = 940 / columns;
  const h = Math.min(810 / rows, w * 1.5);
  const size = Math.min(w * 0.86, h * 0.7);
  const top = 565 - (h * rows) / 2;
  if (kind === 2)
    s.box(
      'sheet',
      30,
      130,
      964,
      864,
      `background:${r.pick([p.paper, p.light, p.dark])};border-radius:${r.pick([0, 44])}px;${soft(s)}`,
    );
  const card =
    kind === 3
      ? `background:${r.pick([p.paper, '#ffffff', p.dark])};border-radius:${r.pick([0, 20])}px;${cast(s)}`
      : '';
  const [label, shape] = [card.includes(p.dark) || kind === 2 ? p.accent : unlike(s, p.accent, p.dark), r.int(0, 5)];
  for (let k = 0; k < 12; k++) {
    const [cx, cy] = [42 + w * ((k % columns) + 0.5), top + h * (Math.floor(k / columns) + 0.5)];
    if (card) s.box('card', cx - w / 2 + 8, cy - h / 2 + 6, w - 16, h - 12, card);
    coin(s, c, k, cx, cy - h * 0.11, size, who);
    plate(
      s,
      cx,
      cy - h * 0.11 + size / 2 + h * 0.1,
      size * 0.8,
      Math.min(52, h * 0.17),
      who === 'beast' ? years[k]![1] : months[k]!,
      label,
      0,
      shape,
    );
  }
  title(
    s,
    78,
    pairs(
      who === 'beast'
        ? 'The twelve animals/十二生肖|What is your sign?/你属什么？'
        : 'Our year/我们的一年|Twelve of us/十二个伙伴',
    ),
  );
};
