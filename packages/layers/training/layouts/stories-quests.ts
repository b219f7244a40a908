/** Two kinds of game screens: a map of a quest, what one carries. A place, a slot, a thing in it is one; so is the whole way. */
import { cast, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { put } from './stories-figures.ts';
import { bubble, fillOf, ink, inkOf, on, pairs, pastels, plate, shuffled, unlike, words } from './stories-parts.ts';
import { anyone, props, thing } from './stories-things.ts';

const same = (text: string): Pair => [text, text];

/** A map with a way to the treasure. */
export function map(s: Sheet): void {
  const { random: r, palette: p } = s;
  const line = inkOf(r);
  const sea = r.chance(0.4);
  if (r.chance(0.7)) {
    const wave =
      Array.from({ length: 12 }, (_, i) => `L${984 - (i % 2) * 14} ${60 + i * 80}`).join('') +
      Array.from({ length: 12 }, (_, i) => `L${40 + (i % 2) * 14} ${940 - i * 80}`).join('');
    s.object(
      'sheet',
      `<div style="filter:drop-shadow(0 8px 14px rgba(0,0,0,.4))">${svg(0, 0, 1024, 1024, `<path d="M40 50${wave}z" fill="${sea ? '#8fd0e8' : r.pick(['#f2dcae', '#e6d0a0', '#d5e6b5'])}"/>`)}</div>`,
    );
  }
  const isle = r.pick(['#cfe3a0', '#e9cf94', '#9ecb8b', '#f6e7c8', '#b5d6c6']);
  for (let k = r.int(2, 4); k > 0; k--) {
    const [cx, cy, w] = [r.int(220, 800), r.int(260, 800), r.int(260, 420)];
    s.box(
      'isle',
      cx - w / 2,
      cy - w * 0.36,
      w,
      w * 0.72,
      `background:${isle};border:6px solid #00000022;border-radius:${r.int(40, 60)}% ${r.int(40, 60)}% ${r.int(30, 60)}% 50%`,
      r.int(-20, 20),
    );
  }
  const count = r.int(4, 7);
  const down = r.chance(0.4);
  const stops = Array.from({ length: count }, (_, k) => {
    const [along, off] = [(k + 0.5) / count, (k % 2 ? 1 : -1) * r.range(0.1, 0.28) + 0.5];
    return down ? ([140 + off * 744, 220 + along * 720] as const) : ([90 + along * 844, 230 + off * 640] as const);
  });
  const way = stops
    .map(([cx, cy], k) => (k ? `S${cx + (down ? 0 : -60)} ${cy + (down ? -60 : 0)} ${cx} ${cy}` : `M${cx} ${cy}`))
    .join('');
  const dash = r.pick([`stroke-dasharray="${r.int(14, 26)} ${r.int(16, 22)}"`, '', `stroke-dasharray="1 26"`]);
  s.object(
    'way',
    svg(
      0,
      0,
      1024,
      1024,
      `<path d="${way}" fill="none" stroke="${r.pick([p.accent, '#8a4a2a', '#ffffff', p.dark])}" stroke-width="${r.int(8, 16)}" stroke-linecap="round" ${dash}/>`,
    ),
  );
  for (const [k, [cx, cy]] of stops.entries()) {
    const name = r.pick(['castle', 'tree', 'house', 'chest', 'mushroom', 'hill', 'flag', 'cactus', 'bush']);
    const lift = k % 2 ? 74 : -74;
    put(s, name, thing(r, name), cx + (down ? lift * 1.7 : r.int(-20, 20)), cy + (down ? 0 : lift), r.int(90, 160), {
      ink: line,
    });
    const fill = k < count / 2 ? p.accent : r.pick(['#9aa0a8', p.mid]);
    s.disc(cx - 29, cy - 29, 58, fill, `border:5px solid #fff;box-sizing:border-box;${cast(s)}`);
    words(s, cx, cy, 40, 28, on(fill), same(`${k + 1}`));
  }
  const [hx, hy] = stops[Math.floor(count / 2)]!;
  put(s, 'hero', anyone(r), hx + 50, hy - 50, r.int(120, 190), {
    ink: line,
    edge: r.pick([undefined, ['#ffffff', 5] as const]),
  });
  const rose = `<circle cx="50" cy="50" r="44" fill="#fff8e6" stroke="${p.dark}" stroke-width="5"/><path fill="${p.accent}" d="M50 2l12 48H38z"/><path fill="${p.dark}" d="M50 98l12-48H38z"/>`;
  if (r.chance(0.7)) s.object('rose', svg(r.pick([70, 840]), 850, 110, 110, rose, r.int(-30, 30), '0 0 100 100'));
  plate(
    s,
    512,
    96,
    r.int(420, 720),
    88,
    r.pick(pairs('Treasure map/藏宝图|Isle of Buns/面包岛|Choose a level/选择关卡')),
    unlike(s, p.accent, p.dark, p.second),
  );
  if (r.chance(0.5)) bubble(s, Math.min(hx + 150, 850), hy - 180, 190, 74, -1, 'bubble', ['This way', '往这走']);
}

/** The slots, the one chosen, and what is in them. */
function slots(
  s: Sheet,
  gx: number,
  gy: number,
  cell: number,
  columns: number,
  rows: number,
  dark: boolean,
  line: string | undefined,
): void {
  const { random: r, palette: p } = s;
  const corner = r.pick([0, 12, cell / 2]);
  const slot = dark ? r.pick(['#ffffff1f', p.mid]) : r.pick(['#00000018', '#ffffff', p.second]);
  const chosen = r.int(0, columns * rows - 1);
  const own = shuffled(r, Object.keys(props));
  for (let k = 0; k < columns * rows; k++) {
    const [x, y] = [gx + (k % columns) * cell, gy + Math.floor(k / columns) * cell];
    s.box(
      'slot',
      x + 5,
      y + 5,
      cell - 10,
      cell - 10,
      `background:${slot};border:3px solid ${dark ? '#ffffff55' : '#00000033'};box-sizing:border-box;border-radius:${corner}px`,
    );
    if (k === chosen)
      s.box(
        'ring',
        x,
        y,
        cell,
        cell,
        `border:7px solid ${p.accent};box-sizing:border-box;border-radius:${corner + 5}px`,
      );
    if (k !== chosen && r.chance(0.25)) continue;
    const prop = own[k % own.length]!;
    put(s, prop, thing(r, prop), x + cell / 2, y + cell / 2, cell * 0.62, { ink: line });
    if (r.chance(0.4))
      words(
        s,
        x + cell * 0.76,
        y + cell * 0.8,
        cell * 0.3,
        cell * 0.2,
        dark || slot === p.mid ? '#fff' : ink,
        same(`${r.int(2, 64)}`),
      );
  }
}

const powers = pairs('Health/生命|Magic/魔法|Luck/幸运');

/** Who carries it all, and how strong they are. */
function carrier(s: Sheet, cx: number, room: number, down: boolean, dark: boolean, line: string | undefined): void {
  const { random: r, palette: p } = s;
  const tall = down ? 270 : 340;
  s.box(
    'stand',
    cx - room / 2,
    200,
    room,
    tall,
    `${fillOf(r, r.pick(pastels), p.second)};border-radius:${r.pick([0, 20])}px`,
  );
  put(s, 'hero', anyone(r), cx, 200 + tall / 2, tall * 0.9, { ink: line });
  for (let k = 0; k < 3; k++) {
    const [x, y, w] = down ? [470, 240 + k * 78, 420] : [cx - room / 2, 620 + k * 84, room];
    words(s, x + 60, y - 20, 120, 26, dark ? '#fff' : ink, powers[k]!);
    s.box('track', x, y, w, 22, `background:${dark ? '#00000088' : '#00000030'};border-radius:11px`);
    s.box(
      'share',
      x,
      y,
      w * r.range(0.25, 0.9),
      22,
      `background:${['#e8414f', '#3f8be8', '#5ab54a'][k]};border-radius:11px`,
    );
  }
}

/** What one carries: slots with things, the one chosen, who carries them. */
export function bag(s: Sheet): void {
  const { random: r, palette: p } = s;
  const line = inkOf(r);
  const dark = r.chance(0.5);
  s.box(
    'panel',
    40,
    60,
    944,
    904,
    `background:${dark ? p.dark : r.pick([p.paper, '#e9d2a4', p.light])};border:${r.pick([0, 10])}px solid ${p.mid};box-sizing:border-box;border-radius:${r.pick([0, 24, 60])}px;${cast(s)}`,
  );
  const [columns, down] = [r.int(3, 6), r.chance(0.3)];
  const cell = 560 / columns;
  const rows = Math.floor((down ? 440 : 740) / cell);
  const wide = cell * columns;
  const gx = down ? 512 - wide / 2 : r.chance(0.5) ? 80 : 944 - wide;
  const gy = down ? 500 : 190;
  slots(s, gx, gy, cell, columns, rows, dark, line);
  const [cx, room] = down ? [270, 300] : [gx > 300 ? (60 + gx) / 2 : (gx + wide + 964) / 2, 900 - wide - 60];
  carrier(s, cx, room, down, dark, line);
  plate(
    s,
    512,
    110,
    r.int(360, 600),
    82,
    r.pick(pairs('Backpack/背包|Inventory/物品栏|Shop/商店')),
    r.pick([p.accent, p.mid, p.second]),
  );
  s.disc(902, 40, 84, '#e8414f', 'border:6px solid #fff;box-sizing:border-box');
  s.object(
    'cross',
    svg(928, 66, 32, 32, '<path d="M3 3l26 26M29 3L3 29" stroke="#fff" stroke-width="8" stroke-linecap="round"/>'),
  );
}
