/** Four kinds of game screens. A platform, a coin, a slot, a piece is one; a row of hearts and a chequered board as well. */
import { cast, soft, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { beast, muzzleOf } from './stories-beasts.ts';
import { bust, hues, person, put } from './stories-figures.ts';
import { mascot, walker } from './stories-mascots.ts';
import { but, fillOf, ink, inkOf, on, pairs, pastels, plate, shuffled, unlike, words } from './stories-parts.ts';
import { bag, map } from './stories-quests.ts';
import { anyone, thing } from './stories-things.ts';

const same = (text: string): Pair => [text, text];

/** What is left, what was won, how one stops. */
function status(s: Sheet, y: number): void {
  const { random: r, palette: p } = s;
  const [count, left] = [r.int(3, 5), r.chance(0.5)];
  if (r.chance(0.4))
    s.box(
      'bar',
      left ? 24 : 560,
      y - 40,
      440,
      80,
      `background:${r.pick(['#00000066', p.dark, '#ffffffb0'])};border-radius:${r.pick([10, 40])}px`,
    );
  const heart = (i: number) =>
    `<path transform="translate(${i * 52} 0)" d="M22 42C0 26-2 4 12 4q7 0 10 7 3-7 10-7c14 0 12 22-10 38z" fill="${i < count - 1 ? '#f0384e' : '#8a8f99'}" stroke="#fff" stroke-width="3"/>`;
  s.object(
    'hearts',
    svg(left ? 50 : 590, y - 22, count * 52, 46, Array.from({ length: count }, (_, i) => heart(i)).join('')),
  );
  const cx = left ? 350 : 870;
  put(s, 'coin', thing(r, r.pick(['coin', 'gem', 'star'])), cx, y, 50);
  plate(s, cx + 82, y, 92, 46, same(`${r.int(2, 99)}`), r.pick([p.dark, p.second]), 0, 0);
  plate(
    s,
    left ? 740 : 150,
    y,
    190,
    54,
    r.pick(pairs('Level 3/第三关|World 2/世界二|1:42/1:42|Score 8400/得分8400')),
    unlike(s, p.accent, p.mid, p.second),
  );
  if (!left) return;
  s.disc(900, y - 36, 72, p.accent, `border:5px solid #fff;box-sizing:border-box`);
  s.object('pause', svg(922, y - 16, 28, 32, `<path fill="#fff" d="M0 0h9v32H0zM19 0h9v32h-9z"/>`));
}

/** Ground to stand on: turf with a fringe, bricks, planks, an isle in the air. */
function ledge(s: Sheet, kind: number, x: number, y: number, wide: number, tall: number, a: string, b: string): void {
  const teeth = Array.from({ length: Math.floor(wide / 24) }, (_, i) => `q12 ${(i % 3) * 5 + 12} 24 0`).join('');
  const bricks =
    Array.from({ length: Math.ceil(wide / 48) }, (_, i) => `M${i * 48} 0v${tall}`).join('') + `M0 ${tall / 2}H${wide}`;
  const drawn = [
    `<rect width="${wide}" height="${tall}" rx="8" fill="${b}"/><path d="M0 0V20${teeth}H${wide}V0z" fill="${a}"/>`,
    `<rect width="${wide}" height="${tall}" fill="${b}"/><path d="${bricks}" stroke="${a}" stroke-width="4"/><rect width="${wide}" height="9" fill="${a}"/>`,
    `<path d="M0 10H${wide}Q${wide * 0.8} ${tall + 40} ${wide / 2} ${tall + 50}T0 10z" fill="${b}"/><rect y="0" width="${wide}" height="24" rx="12" fill="${a}"/>`,
    `<rect width="${wide}" height="${tall}" rx="${tall / 2}" fill="${a}" stroke="${b}" stroke-width="6"/>`,
  ];
  s.object('ledge', svg(x, y, wide, tall, drawn[kind]!));
}

/** Jump and run. */
function platform(s: Sheet): void {
  const r = s.random;
  const line = inkOf(r);
  const [a, b] = [
    r.pick(['#6fbf4a', '#f2f6fb', '#e8b04a', '#b06bd6', '#39b59a']),
    r.pick(['#8a5a34', '#5a5f73', '#a8482f', '#3d3a6a']),
  ];
  const kind = r.int(0, 3);
  const far = r.pick(['hill', 'tree', 'castle', 'cloud', 'cactus', 'house']);
  for (let k = r.int(1, 4); k > 0; k--)
    put(s, far, thing(r, far), r.int(60, 960), 900 - r.int(60, 160), r.int(200, 460), { ink: line });
  for (let k = r.int(1, 3); k > 0; k--)
    put(s, 'cloud', thing(r, 'cloud'), r.int(80, 940), r.int(150, 320), r.int(70, 170), { ink: line });
  const floor = r.int(850, 920);
  const gap = r.int(300, 720);
  ledge(s, kind === 2 ? 0 : kind, -20, floor, gap, 200, a, b);
  ledge(s, kind === 2 ? 0 : kind, gap + 90, floor, 1000 - gap, 200, a, b);
  const steps = r.int(4, 6);
  const up = r.chance(0.5) ? 1 : -1;
  const spots: (readonly [number, number, number])[] = [
    [gap * 0.4, floor, gap * 0.6],
    [(gap + 1100) / 2, floor, 800 - gap],
  ];
  for (let k = 0; k < steps; k++) {
    const wide = r.int(130, 270);
    const x = Math.max(-40, Math.min(1060 - wide, 512 + up * (k % 2 ? 1 : -1) * r.int(120, 380) - wide / 2));
    const y = 700 - (k * 470) / steps + r.int(-20, 20);
    ledge(s, kind, x, y, wide, r.int(36, 60), a, b);
    spots.push([x + wide / 2, y, wide]);
  }
  for (const [k, [cx, y, wide]] of shuffled(r, spots).entries()) {
    const tall = k ? r.int(60, 110) : r.int(120, 170);
    const foot = y - tall / 2 + tall * 0.03;
    if (k === 0)
      put(s, 'hero', r.pick([person, (q: typeof r) => beast(q), mascot])(r), cx, foot, tall, {
        ink: line,
        mirrored: r.chance(0.5),
      });
    else if (k < 3)
      put(
        s,
        'foe',
        r.pick([walker, (q: typeof r) => mascot(q), (q: typeof r) => thing(q, r.pick(['snail', 'bomb', 'cactus']))])(r),
        cx,
        foot,
        tall,
        { ink: line },
      );
    else if (k === 3)
      put(s, 'goal', thing(r, r.pick(['flag', 'chest', 'castle', 'mushroom'])), cx, foot, tall, { ink: line });
    else
      for (let i = 0, n = Math.max(1, Math.min(4, Math.floor(wide / 54))); i < n; i++)
        put(s, 'coin', thing(r, 'coin'), cx + (i - (n - 1) / 2) * 52, y - 46, 42);
  }
  status(s, 66);
  if (!r.chance(0.4)) return;
  for (const [k, x] of [70, 190, 834].entries()) {
    s.disc(x, 880, 110, '#ffffff80', 'border:4px solid #ffffffd0;box-sizing:border-box');
    s.object('arrow', svg(x + 35, 915, 40, 40, `<path fill="${ink}" d="M4 20L34 2v36z"/>`, [0, 180, 90][k]!));
  }
}

/** A chequered field with what stands on it. */
function chequered(s: Sheet, x: number, y: number, side: number, line: string | undefined): void {
  const { random: r, palette: p } = s;
  const n = r.pick([5, 6, 8]);
  const cell = side / n;
  const [a, b] = r.pick([
    ['#f4e3c4', '#a9744a'],
    ['#eef2e0', '#6d9a58'],
    ['#ffffff', '#7fb2e5'],
    [p.light, p.mid],
  ]);
  s.box(
    'board',
    x,
    y,
    side,
    side,
    `background:conic-gradient(${a} 25%,${b} 0 50%,${a} 0 75%,${b} 0) 0 0/${2 * cell}px ${2 * cell}px`,
  );
  const cells = shuffled(
    r,
    Array.from({ length: n * n }, (_, i) => i),
  ).slice(0, r.int(8, 18));
  const teams = [but(r, hues, a!, b!), but(r, hues, a!, b!)];
  const kind = r.int(0, 2);
  const made = r.pick(['gem', 'star', 'flower', 'apple', 'mushroom', 'trophy']);
  for (const [k, at] of cells.entries()) {
    const [cx, cy] = [x + ((at % n) + 0.5) * cell, y + (Math.floor(at / n) + 0.5) * cell];
    if (kind === 0)
      s.disc(
        cx - cell * 0.38,
        cy - cell * 0.38,
        cell * 0.76,
        teams[k % 2]!,
        `border:${Math.round(cell * 0.09)}px solid #ffffffb0;box-sizing:border-box;box-shadow:0 4px 6px rgba(0,0,0,.4)`,
      );
    else if (kind === 1) put(s, 'piece', k % 2 ? muzzleOf(r) : mascot(r, false), cx, cy, cell * 0.86, { ink: line });
    else put(s, 'piece', thing(r, made), cx, cy, cell * 0.74, { ink: line, edge: ['#ffffff', 4] });
  }
}

/** A chequered field, or a road of fields about a middle. */
function table(s: Sheet): void {
  const { random: r, palette: p } = s;
  const line = inkOf(r);
  const side = r.int(640, 760);
  const [x, y] = [r.chance(0.5) ? 40 : 984 - side, r.int(150, 984 - side)];
  s.box(
    'rim',
    x - 20,
    y - 20,
    side + 40,
    side + 40,
    `background:${r.pick([p.dark, '#7a4e2d', p.accent])};border-radius:${r.pick([0, 20, 40])}px;${cast(s)}`,
  );
  (r.chance(0.55) ? chequered : road)(s, x, y, side, line);
  const px = x > 300 ? 24 : side + 84;
  const room = Math.min(x > 300 ? x - 68 : 1000 - px, 240);
  for (let k = 0; k < r.int(2, 3); k++) {
    const py = y + k * 230;
    s.box(
      'player',
      px,
      py,
      room,
      200,
      `${fillOf(r, r.pick(pastels), p.light)};border-radius:${r.pick([8, 26])}px;${soft(s)}`,
    );
    put(s, 'head', r.chance(0.5) ? muzzleOf(r) : bust(r), px + room / 2, py + 78, 116, { ink: line });
    plate(
      s,
      px + room / 2,
      py + 164,
      room * 0.8,
      42,
      r.pick(pairs('You/你|Mia 12/米娅12|Leo 9/里奥9|Bot/电脑')),
      r.pick([p.accent, p.dark]),
      0,
      0,
    );
  }
  plate(
    s,
    512,
    66,
    r.int(420, 760),
    84,
    r.pick(pairs('Your turn/轮到你了|Garden Quest/花园大冒险|Level 12/第12关')),
    unlike(s, p.accent, p.dark, p.second),
  );
}

/** A road of numbered fields around the board, with dice and tokens. */
function road(s: Sheet, x: number, y: number, side: number, line: string | undefined): void {
  const { random: r, palette: p } = s;
  const n = r.int(5, 7);
  const cell = side / n;
  s.box('board', x, y, side, side, fillOf(r, but(r, pastels, p.light), p.light));
  const ring = Array.from({ length: n * n }, (_, i) => [i % n, Math.floor(i / n)] as const).filter(
    ([i, k]) => !i || !k || i === n - 1 || k === n - 1,
  );
  const corner = r.pick([0, 10, cell / 2]);
  for (const [at, [i, k]] of ring.entries()) {
    const [fill, cx, cy] = [r.pick(hues), x + (i + 0.5) * cell, y + (k + 0.5) * cell];
    s.box(
      'field',
      cx - cell / 2 + 2,
      cy - cell / 2 + 2,
      cell - 4,
      cell - 4,
      `background:${fill};border:2px solid ${ink};box-sizing:border-box;border-radius:${corner}px`,
    );
    if (at % 5 === 2) put(s, 'sign', thing(r), cx, cy, cell * 0.6, { ink: line });
    else words(s, cx, cy, cell * 0.7, cell * 0.36, on(fill), same(`${at + 1}`));
  }
  const [mx, my] = [x + side / 2, y + side / 2];
  const big = cell * (n - 2) * 0.62;
  put(s, 'figure', anyone(r), mx - cell * 0.4, my, big, { ink: line });
  for (let k = 0; k < 2; k++) {
    const spots = [
      [25, 25],
      [75, 75],
      [50, 50],
      [75, 25],
      [25, 75],
    ]
      .slice(0, r.int(1, 5))
      .map(([dx, dy]) => `<circle cx="${dx}" cy="${dy}" r="10" fill="${ink}"/>`);
    s.object(
      'die',
      svg(
        mx + cell * 0.8,
        my + (k - 0.9) * 84,
        66,
        66,
        `<rect width="100" height="100" rx="20" fill="#fff" stroke="${ink}" stroke-width="5"/>${spots.join('')}`,
        r.int(-30, 30),
        '0 0 100 100',
      ),
    );
  }
  for (let k = 0; k < 3; k++)
    put(s, 'token', muzzleOf(r), x + (k + r.range(0.7, 1.3)) * cell, y + side - cell * 1.36, cell * 0.66, {
      edge: ['#ffffff', 4],
    });
}

export const game: Layout = (s) => s.random.pick([platform, table, map, bag])(s);
