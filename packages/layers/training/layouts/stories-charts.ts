/** Family trees and charts of teams. */
import { cast, soft } from '../../scripts/designs/placing.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { muzzleOf } from './stories-beasts.ts';
import { bust, hues, put } from './stories-figures.ts';
import { fillOf, ink, inkOf, on, pairs, pastels, plate, words } from './stories-parts.ts';

const names = pairs(
  'Ada/艾达|Bruno/布鲁诺|Clara/克拉拉|Dev/德夫|Elin/艾琳|Farid/法里德|Greta/葛丽塔|Hugo/雨果|Ines/伊内丝|Jun/小军|Kofi/科菲|Lotte/洛特',
);
const roles = pairs(
  'Founder/创始人|Design/设计|Sales/销售|Grandma/奶奶|Uncle/叔叔|Cousin/表妹|Engineer/工程师|Finance/财务|born 1954/生于1954|Coach/教练',
);

/** How everybody of one chart is shown. */
interface Manner {
  kind: string;
  corner: string;
  beside: boolean;
  animals: boolean;
  ring: string;
  line: string | undefined;
  card: string;
  plate: number;
  name: string;
}

function member(s: Sheet, m: Manner, cx: number, cy: number, size: number, k: number, seed: number): void {
  const { random: r, palette: p } = s;
  const wide = size * (m.beside ? 2.3 : 1.5);
  const px = m.beside ? cx - wide / 2 + size * 0.55 : cx;
  const py = m.beside ? cy : cy - size * 0.2;
  if (m.card)
    s.box('card', cx - wide / 2, cy - size * (m.beside ? 0.58 : 0.8), wide, size * (m.beside ? 1.16 : 1.72), m.card);
  const ring = m.ring ? `border:${Math.max(3, size * 0.05)}px solid ${m.ring};box-sizing:border-box;` : '';
  if (m.kind === 'photo')
    s.object(
      'portrait',
      photo(
        px - size / 2,
        py - size / 2,
        Math.round(size),
        Math.round(size),
        seed + k,
        `border-radius:${m.corner};${ring}`,
      ),
    );
  else {
    s.box(
      'disc',
      px - size / 2,
      py - size / 2,
      size,
      size,
      `${fillOf(r, r.pick(pastels), r.pick(hues))};border-radius:${m.corner};${ring}`,
    );
    if (m.animals) put(s, 'head', muzzleOf(r), px, py - size * 0.04, size * 0.92, { ink: m.line });
    else
      put(s, 'bust', bust(r), px, py, size, {
        ink: m.line,
        clip:
          m.corner === '50%' ? `circle(${size / 2}px at ${px}px ${py}px)` : `inset(0 0 ${1024 - py - size / 2}px 0)`,
      });
  }
  const [tx, room] = m.beside ? [px + size * 1.1, size * 1] : [cx, size * 1.3];
  const ty = m.beside ? cy - size * 0.18 : cy + size * 0.48;
  const bare = m.card.includes(p.dark) ? '#ffffff' : ink;
  if (m.card && m.plate > 2) words(s, tx, ty, room, size * 0.24, bare, names[k % 12]!);
  else plate(s, tx, ty, room, size * 0.32, names[k % 12]!, m.name, 0, m.plate);
  if (m.card || m.beside) words(s, tx, ty + size * 0.3, room, size * 0.17, m.card ? bare : on(p.paper), r.pick(roles));
}

const elbow = (s: Sheet, x1: number, y1: number, x2: number, y2: number, css: string, across: boolean) => {
  const mid = across ? `H${(x1 + x2) / 2}V${y2}H${x2}` : `V${(y1 + y2) / 2}H${x2}V${y2}`;
  s.object('line', svg(0, 0, 1024, 1024, `<path d="M${x1} ${y1}${mid}" fill="none" ${css}/>`));
};

/** A tree to hang a family in. */
function treeOf(s: Sheet): void {
  const r = s.random;
  const [bark, leaf] = [r.pick(['#8a5a34', '#6b4a3a']), r.pick(['#8fbf6b', '#b9d68a', '#f2c79a', '#9fd3c0'])];
  const crown = [
    [512, 380, 300],
    [260, 470, 200],
    [764, 470, 200],
    [330, 300, 190],
    [694, 300, 190],
  ]
    .map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${leaf}"/>`)
    .join('');
  s.object(
    'tree',
    svg(0, 0, 1024, 1024, `<path d="M440 970Q490 800 470 560H554Q534 800 590 970z" fill="${bark}"/>${crown}`),
  );
}

/** Who belongs to whom: down from one, across from one, or about one; each line is a thing by itself. */
export const chart: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const tree = r.pick(['down', 'across', 'about', 'down', 'crown']);
  const m: Manner = {
    kind: r.pick(['photo', 'bust', 'bust', 'bust']),
    corner: r.pick(['50%', '50%', '16px', '28%']),
    beside: tree === 'across' || (tree === 'down' && r.chance(0.2)),
    animals: r.chance(0.3),
    ring: r.pick(['', '#ffffff', p.second, p.accent]),
    line: inkOf(r),
    plate: r.int(0, 5),
    name: r.pick([p.accent, p.dark, p.second]),
    card: r.chance(0.5)
      ? `background:${r.pick(['#ffffff', p.light, p.dark])};border-radius:${r.pick([4, 18, 40])}px;${cast(s)}`
      : '',
  };
  const paper = r.pick([p.paper, p.light, '#fff7e6']);
  const board = tree === 'crown' || !m.card || r.chance(0.4);
  if (board) s.box('board', 28, 28, 968, 968, `background:${paper};border-radius:${r.pick([0, 40])}px;${soft(s)}`);
  if (tree === 'crown') treeOf(s);
  plate(
    s,
    512,
    90,
    r.int(420, 760),
    r.int(66, 90),
    r.pick(pairs('Our family/我们一家|Meet the team/认识团队|Family tree/家谱|Who does what/谁负责什么')),
    r.pick([p.accent, p.dark]),
  );
  const dash = r.chance(0.3) ? 'stroke-dasharray="14 10"' : '';
  const css = `stroke="${board ? r.pick([p.accent, p.mid, ink]) : p.accent}" stroke-width="${r.int(3, 9)}" ${dash}`;
  if (tree === 'about') return about(s, m, css, seed);
  const levels = [
    [1, 2, 4],
    [2, 3, 4],
    [1, 3, 5],
    [1, 2],
    [1, 3],
    [2, 4],
    [1, 2, 3, 4],
  ][r.int(0, 6)]!.map((n) => (m.beside && tree === 'down' ? Math.min(n, 3) : n));
  const most = Math.max(...levels);
  const [room, deep] = tree === 'across' ? [800 / most, 960 / levels.length] : [940 / most, 800 / levels.length];
  const size =
    tree === 'across'
      ? Math.min(room * 0.7, deep / 2.9, 150)
      : Math.min(room / (m.beside ? 2.6 : 1.75), deep / 2.1, 190);
  const at = (level: number, i: number): readonly [number, number] => {
    const along = (i + 0.5) / levels[level]!;
    return tree === 'across'
      ? [42 + deep * (level + 0.5), 160 + 810 * along]
      : [42 + 940 * along, 170 + deep * (level + 0.5)];
  };
  for (let level = 1; level < levels.length; level++)
    for (let i = 0; i < levels[level]!; i++) {
      const [x2, y2] = at(level, i);
      const [x1, y1] = at(level - 1, Math.floor((i * levels[level - 1]!) / levels[level]!));
      elbow(s, x1, y1, x2, y2, css, tree === 'across');
    }
  let k = r.int(0, 11);
  for (const [level, count] of levels.entries())
    for (let i = 0; i < count; i++) {
      const [x, y] = at(level, i);
      member(s, m, x, y, size * (level ? 1 : Math.min(1.15, 190 / size)), k++, seed);
    }
};

/** One in the middle, the others about it. */
function about(s: Sheet, m: Manner, css: string, seed: number): void {
  const r = s.random;
  const [count, first] = [r.int(4, 7), r.int(0, 11)];
  const places = Array.from({ length: count }, (_, k) => {
    const angle = (k * 2 * Math.PI) / count - Math.PI / 2 + (count % 2 ? 0 : Math.PI / count);
    return [512 + Math.cos(angle) * 350, 580 + Math.sin(angle) * 310] as const;
  });
  for (const [x, y] of places) s.object('line', svg(0, 0, 1024, 1024, `<path d="M512 580L${x} ${y}" ${css}/>`));
  if (r.chance(0.3)) s.object('burst', burst(512, 580, 190, r.int(12, 24), 0.88, s.palette.second));
  member(s, m, 512, 580, 170, first, seed);
  for (const [k, [x, y]] of places.entries()) member(s, m, x, y, count > 6 ? 106 : 124, first + k + 1, seed);
}
