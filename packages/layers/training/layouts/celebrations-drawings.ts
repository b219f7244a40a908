/** Larger drawings of 200 × 200, each one thing, in two colours of the design and their shades. */
import type { Random } from '../../scripts/designs/random.ts';
import { mix } from './celebrations-colours.ts';
import { scalloped, starred, upTo } from './celebrations-shapes.ts';

export type Drawing = (r: Random, a: string, b: string) => string;

const deep = (colour: string) => mix(colour, '#000000', 0.3);
const pale = (colour: string) => mix(colour, '#ffffff', 0.6);

const cake: Drawing = (r, a, b) => {
  const drops = upTo(6)
    .map(() => `q0 ${r.int(24, 46)}-13 ${r.int(10, 16)}t-13-13`)
    .join('');
  const candle = (x: number) =>
    `<path fill="${b}" d="M${x} 44h8v36h-8z"/><path fill="#f7a93b" d="M${x + 4} 22q10 14 0 20-10-6 0-20z"/>`;
  const candles = r.pick([[96], [70, 122], [56, 96, 136]]).map(candle);
  const top = `<path fill="${a}" d="M30 78h140v52H30z"/><path fill="${pale(b)}" d="M24 74h156v14${'q-13 26-26 0'.repeat(6)}z"/>`;
  const base = `<path fill="${deep(a)}" d="M16 128h168v50H16z"/><path fill="${b}" d="M16 150h168v10H16z"/>`;
  const stand = r.chance(0.5) ? `<path fill="${pale(a)}" d="M4 178h192v14H4z"/>` : '';
  const one = `<path fill="${a}" d="M22 80h156v98H22z"/><path fill="${pale(b)}" d="M22 80h156v22${drops}z"/>`;
  return candles.join('') + (r.chance(0.5) ? base + top : one) + stand;
};

const gift: Drawing = (r, a, b) => {
  const tall = r.int(82, 112);
  const bow = r.pick([
    `M100 62Q40 60 44 24 70 4 100 62q30-58 56-38 4 36-56 38z`,
    `M100 62L40 26v40zM100 62l60-36v40z`,
    `M100 62Q70 56 62 28 90 24 100 62q10-38 38-34-8 28-38 34zM100 62Q60 66 42 46q30-14 58 16 28-30 58-16-18 20-58 16z`,
  ]);
  return `<path fill="${a}" d="M26 ${196 - tall}h148v${tall}H26z"/><path fill="${b}" d="M86 62h28v134H86z"/><path fill="${deep(a)}" d="M14 62h172v36H14z"/><path fill="${b}" d="M86 62h28v36H86z"/><path fill="${deep(b)}" d="${bow}"/><circle cx="100" cy="60" r="11" fill="${b}"/>`;
};

const popcorn: Drawing = (r, a, b) => {
  const corn = upTo(11).map((i) => {
    const [x, y] = [40 + (i % 6) * 24 + (i > 5 ? 12 : 0), i > 5 ? r.int(30, 44) : r.int(58, 72)];
    return `<circle cx="${x}" cy="${y}" r="${r.int(17, 22)}" fill="${i & 1 ? '#fff3cf' : '#f8dc8e'}"/>`;
  });
  const bars = upTo(3).map((i) => {
    const [x, to] = [52 + i * 40, 62 + i * 32];
    return `<path fill="${b}" d="M${x} 82h18L${to + 14} 194H${to}z"/>`;
  });
  return `${corn.join('')}<path fill="${a}" d="M24 82h152l-22 112H46z"/>${bars.join('')}`;
};

const clapper: Drawing = (r, a, b) => {
  const dark = mix(a, '#16161c', 0.75);
  const bars = upTo(4).map((i) => `<path fill="#ffffff" d="M${30 + i * 44} 30h22l-16 32H${14 + i * 44}z"/>`);
  const arm = `<g transform="rotate(${-r.int(4, 16)} 14 62)"><path fill="${deep(dark)}" d="M12 30h178v32H12z"/>${bars.join('')}</g>`;
  const lines = `<path fill="${b}" d="M28 116h144v6H28zM28 146h144v6H28z"/>`;
  return `${arm}<path fill="${dark}" d="M12 66h176v122q0 6-6 6H18q-6 0-6-6z"/><path fill="${b}" d="M12 70h176v22H12z"/>${lines}`;
};

const camera: Drawing = (r, a, b) => {
  const lens = `<circle cx="100" cy="116" r="48" fill="${deep(b)}"/><circle cx="100" cy="116" r="34" fill="${b}"/><circle cx="100" cy="116" r="18" fill="#1d2430"/><circle cx="92" cy="106" r="7" fill="#ffffff"/>`;
  const body = r.pick([
    `<path fill="${a}" d="M62 34h76l14 26h40v116H8V60h40z"/>`,
    `<rect x="8" y="52" width="184" height="128" rx="26" fill="${a}"/><path fill="${deep(a)}" d="M34 36h40v16H34z"/>`,
  ]);
  return `${body}<path fill="${pale(a)}" d="M8 78h34v14H8zM158 78h34v14h-34z"/>${lens}<circle cx="168" cy="68" r="7" fill="#f6e27a"/>`;
};

const reel: Drawing = (r, a, b) => {
  const n = r.pick([4, 5, 6]);
  const holes = upTo(n).map((i) => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2;
    const size = [34, 29, 25][n - 4]!;
    const [x, y] = [100 + 56 * Math.cos(angle) - size, 100 + 56 * Math.sin(angle)];
    return `M${x} ${y}a${size} ${size} 0 0 0 ${size * 2} 0a${size} ${size} 0 0 0 ${-size * 2} 0z`;
  });
  const disc = 'M2 100a98 98 0 0 1 196 0a98 98 0 0 1-196 0z';
  const back = r.chance(0.5) ? `<circle cx="100" cy="100" r="92" fill="${deep(b)}"/>` : '';
  return `${back}<path fill="${a}" fill-rule="evenodd" d="${disc}${holes.join('')}"/><circle cx="100" cy="100" r="16" fill="${b}"/><circle cx="100" cy="100" r="6" fill="${deep(a)}"/>`;
};

const teddy: Drawing = (r, a, b) => {
  const ears = [58, 142].map(
    (x) => `<circle cx="${x}" cy="36" r="22" fill="${a}"/><circle cx="${x}" cy="36" r="11" fill="${pale(b)}"/>`,
  );
  const limbs = `<ellipse cx="44" cy="132" rx="20" ry="30" fill="${deep(a)}"/><ellipse cx="156" cy="132" rx="20" ry="30" fill="${deep(a)}"/><circle cx="62" cy="180" r="20" fill="${deep(a)}"/><circle cx="138" cy="180" r="20" fill="${deep(a)}"/>`;
  const head = `<circle cx="100" cy="70" r="52" fill="${a}"/><ellipse cx="100" cy="88" rx="24" ry="18" fill="${pale(a)}"/><circle cx="82" cy="62" r="6" fill="#2a1f1c"/><circle cx="118" cy="62" r="6" fill="#2a1f1c"/><path fill="#2a1f1c" d="M90 80h20l-10 11z"/>`;
  const tie = r.chance(0.6) ? `<path fill="${b}" d="M100 124l-34-14v28zM100 124l34-14v28z"/>` : '';
  return `${limbs}<ellipse cx="100" cy="146" rx="54" ry="50" fill="${a}"/><ellipse cx="100" cy="152" rx="32" ry="32" fill="${pale(a)}"/>${ears.join('')}${head}${tie}`;
};

const pram: Drawing = (r, a, b) => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="172" r="22" fill="${b}"/><circle cx="${x}" cy="172" r="9" fill="${pale(b)}"/>`;
  const folds = r.chance(0.6)
    ? `<path d="M92 100Q70 60 92 18M92 100Q44 76 54 38" stroke="${deep(a)}" stroke-width="5" fill="none"/>`
    : '';
  return `<path fill="${a}" d="M92 16Q10 18 14 100h78z"/>${folds}<path fill="${deep(a)}" d="M14 100h152q-4 56-60 56H74q-56 0-60-56z"/><path d="M164 104q6-50 32-46" stroke="${b}" stroke-width="9" fill="none" stroke-linecap="round"/><path fill="${pale(b)}" d="M10 96h160v12H10z"/>${wheel(52)}${wheel(132)}`;
};

const flute: Drawing = (r, a) => {
  const wine = r.pick(['#f3c95b', '#f2a7b5', '#e8dc8a']);
  const full = r.int(30, 70);
  const [bowl, drink] = r.chance(0.5)
    ? [
        'M70 8h60q6 96-22 110v56h28q8 4 10 18H54q2-14 10-18h28v-56Q64 104 70 8z',
        `M74 ${full}h52q0 62-26 76-26-14-26-76z`,
      ]
    : [
        'M40 14h120q2 74-52 88v72h28q8 4 10 18H54q2-14 10-18h28v-72Q38 88 40 14z',
        'M48 34h104q-10 48-52 56-42-8-52-56z',
      ];
  const fizz = upTo(4).map((i) => `<circle cx="${88 + (i % 2) * 20}" cy="${50 + i * 12}" r="4" fill="#ffffff"/>`);
  return `<path fill="${mix(a, '#e9f3f8', 0.8)}" d="${bowl}"/><path fill="${wine}" d="${drink}"/>${fizz.join('')}`;
};

const bottle: Drawing = (r, a, b) => {
  const label = r.pick([
    'M56 112h88v46H56z',
    'M100 96l44 34-44 34-44-34z',
    'M60 130a40 30 0 0 1 80 0 40 30 0 0 1-80 0z',
  ]);
  return `<path fill="${mix(a, '#0e3b2a', 0.6)}" d="M84 40h32v26q30 18 30 44v78q0 8-8 8H62q-8 0-8-8v-78q0-26 30-44z"/><path fill="${b}" d="M80 14h40v38H80z"/><path fill="#c99b63" d="M86 2h28v14H86z"/><path fill="${pale(b)}" d="${label}"/>`;
};

const rings: Drawing = (r, a, b) => {
  const gold = r.pick(['#d9a93f', '#c9cdd6', '#e0a083']);
  const ring = (x: number, colour: string) =>
    `<circle cx="${x}" cy="126" r="52" fill="none" stroke="${colour}" stroke-width="18"/>`;
  const stone = `<path fill="${pale(a)}" d="M44 22h56l20 24-48 42-48-42z"/><path fill="${b}" d="M56 46h32L72 88z"/>`;
  return ring(72, gold) + ring(128, deep(gold)) + stone;
};

const bouquet: Drawing = (r, a, b) => {
  const at = [
    [100, 44],
    [62, 66],
    [138, 66],
    [82, 94],
    [120, 96],
  ] as const;
  const blooms = at.map(([x, y], i) => {
    const [petal, heart] = i & 1 ? [b, pale(a)] : [a, pale(b)];
    return `<path fill="${petal}" d="${scalloped(x, y, 25, r.pick([5, 6, 8]))}"/><circle cx="${x}" cy="${y}" r="10" fill="${heart}"/>`;
  });
  const leaves = '<path fill="#5c8f62" d="M24 44q44 0 56 50-50 0-56-50zM176 44q-44 0-56 50 50 0 56-50z"/>';
  return `${leaves}${blooms.join('')}<path fill="${pale(a)}" d="M44 100h112l-48 96H92z"/><path fill="${deep(b)}" d="M66 146h68l-7 16H73z"/>`;
};

const trophy: Drawing = (r, a, b) => {
  const ears = '<path d="M52 40H18q2 52 44 56M148 40h34q-2 52-44 56" fill="none" stroke="#c99a33" stroke-width="12"/>';
  const mark = `<path fill="${r.pick([a, '#ffffff'])}" d="${starred(100, 68, 26, 5, 0.45)}"/>`;
  return `${ears}<path fill="#e8bd4f" d="M46 16h108q4 90-40 104v34H86v-34Q42 106 46 16z"/>${mark}<path fill="${b}" d="M60 152h80v18H60z"/><path fill="${deep(b)}" d="M46 168h108v26H46z"/>`;
};

const clock: Drawing = (r, a, b) => {
  const ticks = upTo(12).map(
    (i) => `<path d="M100 26v${i % 3 ? 8 : 16}" stroke="${b}" stroke-width="6" transform="rotate(${i * 30} 100 100)"/>`,
  );
  const hands = `<path d="M100 104V42" stroke="${deep(a)}" stroke-width="8" stroke-linecap="round"/><path d="M100 104L${r.int(76, 94)} 62" stroke="${deep(a)}" stroke-width="11" stroke-linecap="round"/>`;
  return `<circle cx="100" cy="100" r="96" fill="${a}"/><circle cx="100" cy="100" r="80" fill="#fffaf0"/>${ticks.join('')}${hands}<circle cx="100" cy="100" r="10" fill="${b}"/>`;
};

const popper: Drawing = (r, a, b) => {
  const bits = upTo(9).map((i) => {
    const [x, y] = [96 + (i % 3) * 36 + r.int(-8, 8), 16 + Math.floor(i / 3) * 34 + r.int(-6, 6)];
    const fill = [a, b, '#f5c542', '#ff7aa2'][i % 4]!;
    return i & 1
      ? `<circle cx="${x}" cy="${y}" r="8" fill="${fill}"/>`
      : `<path fill="${fill}" transform="rotate(${r.int(0, 80)} ${x} ${y})" d="M${x - 9} ${y - 5}h18v10h-18z"/>`;
  });
  return `${bits.join('')}<path fill="${a}" d="M8 194L62 74q50 10 66 66z"/><path fill="${b}" d="M30 146l34 28 32-16-50-46z"/><ellipse cx="96" cy="106" rx="20" ry="44" transform="rotate(-45 96 106)" fill="${deep(a)}"/>`;
};

export const drawings = {
  cake,
  gift,
  popcorn,
  clapper,
  camera,
  reel,
  teddy,
  pram,
  flute,
  bottle,
  rings,
  bouquet,
  trophy,
  clock,
  popper,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
