/** Things cut open, 400 × 400, with the places that labels point to. */
import type { Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import type { Palette } from '../../scripts/designs/sheet.ts';
import { hsl, shuffled, type Spot } from './diagrams-look.ts';

interface Cut {
  drawn: string;
  points: [Spot, Pair][];
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const wire = (colour: string, d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ball = (fill: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const many = (n: number, make: (i: number) => string) => Array.from({ length: n }, (_, i) => make(i)).join('');

function volcano(r: Random): Cut {
  const [rock, dark] = r.pick([
    ['#8a6a58', '#5f4639'],
    ['#6f7480', '#4b505c'],
    ['#a5764f', '#7a5236'],
  ] as const);
  const top = r.int(110, 150);
  const layers = many(3, (i) =>
    path(i % 2 ? dark : rock, `M${30 + i * 34} 320L${172 + i * 5} ${top + i * 12}h${56 - i * 10}L${370 - i * 34} 320z`),
  );
  const smoke = many(5, (i) =>
    ball(i % 2 ? '#9aa0a8' : '#b9bec5', 160 + i * 22 + r.int(-8, 8), 60 - (i % 3) * 22, r.int(22, 36)),
  );
  const lava =
    path('#f4511e', `M188 ${top}h24l10 190h-44z`) +
    path('#ff9d2e', `M150 330q50-40 100 0 40 40-50 50t-50-50z`) +
    wire('#f4511e', `M216 ${top}Q250 ${top + 70} 290 ${top + 110}`, 12);
  const soil = path('#c79a63', 'M0 316h400v84H0z') + path('#a87a48', 'M0 350h400v50H0z');
  return {
    drawn: `${smoke}${soil}${layers}${lava}`,
    points: [
      [
        [160, 40],
        ['Ash cloud', '火山灰'],
      ],
      [
        [200, top + 6],
        ['Crater', '火山口'],
      ],
      [
        [200, 240],
        ['Vent', '火山通道'],
      ],
      [
        [290, top + 110],
        ['Lava', '熔岩'],
      ],
      [
        [210, 350],
        ['Magma', '岩浆房'],
      ],
      [
        [90, 290],
        ['Layers', '岩层'],
      ],
    ],
  };
}

function cell(r: Random): Cut {
  const hue = r.int(0, 359);
  const skin = hsl(hue, 0.5, 0.72);
  const bean = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="34" ry="17" fill="${hsl(hue + 150, 0.6, 0.5)}"/>${wire('#fff', 'M-24 0l10-9 8 18 8-18 8 18 8-14', 4)}</g>`;
  const nucleus = ball(hsl(hue + 210, 0.45, 0.5), 180, 190, 74) + ball(hsl(hue + 210, 0.5, 0.36), 192, 180, 30);
  const folds = many(3, (i) => wire(hsl(hue + 90, 0.55, 0.5), `M${262 + i * 20} 120q30 60-6 ${120 - i * 6}`, 9));
  const drops = many(9, () => ball(hsl(hue + 40, 0.7, 0.55), r.int(80, 320), r.int(290, 330), r.int(5, 11)));
  return {
    drawn: `<ellipse cx="200" cy="200" rx="194" ry="${r.int(166, 192)}" fill="${skin}" stroke="${hsl(hue, 0.5, 0.5)}" stroke-width="14"/>${nucleus}${folds}${bean(110, 96, -30)}${bean(92, 270, 40)}${bean(300, 280, -20)}${drops}`,
    points: [
      [
        [180, 190],
        ['Nucleus', '细胞核'],
      ],
      [
        [110, 96],
        ['Power house', '线粒体'],
      ],
      [
        [300, 180],
        ['Folds', '内质网'],
      ],
      [
        [14, 200],
        ['Membrane', '细胞膜'],
      ],
      [
        [220, 316],
        ['Bubbles', '囊泡'],
      ],
      [
        [340, 240],
        ['Plasm', '细胞质'],
      ],
    ],
  };
}

function growing(r: Random, p: Palette): Cut {
  const [green, head] = [r.pick(['#4c8b43', '#6d9b2f', '#2f7f5f']), r.pick([p.accent, '#f2b632', '#d8476a'])];
  const leaf = (y: number, size: number) =>
    path(
      green,
      `M200 ${y}q${size * 0.6}-${size} ${size * 1.5}-${size * 0.4}-${size * 0.5} ${size} -${size * 1.5} ${size * 0.4}zM200 ${y + 16}q-${size * 0.6}-${size}-${size * 1.5}-${size * 0.4} ${size * 0.5} ${size} ${size * 1.5} ${size * 0.4}z`,
    );
  const petals = many(
    r.int(8, 14),
    (i) => `<ellipse cx="200" cy="34" rx="15" ry="32" fill="${head}" transform="rotate(${i * 30} 200 76)"/>`,
  );
  const roots = many(5, (i) =>
    wire('#efe0c4', `M200 270Q${150 + i * 25} 300 ${110 + i * 45} ${350 + (i % 2) * 30}`, 7),
  );
  const soil =
    path('#6b4a2f', 'M20 264q180-24 360 0v116q0 16-16 16H36q-16 0-16-16z') +
    many(14, () => ball('#8d6846', r.int(36, 364), r.int(290, 384), r.int(3, 8)));
  return {
    drawn: `${soil}${roots}${wire('#4c7a3d', 'M200 274V76', 11)}${leaf(220, 70)}${leaf(150, 54)}${petals}${ball('#7a4a20', 200, 76, 30)}`,
    points: [
      [
        [200, 40],
        ['Flower', '花'],
      ],
      [
        [280, 124],
        ['Leaf', '叶'],
      ],
      [
        [200, 240],
        ['Stem', '茎'],
      ],
      [
        [120, 330],
        ['Roots', '根'],
      ],
      [
        [340, 300],
        ['Soil', '土壤'],
      ],
      [
        [190, 80],
        ['Seeds', '种子'],
      ],
    ],
  };
}

function planet(r: Random): Cut {
  const hue = r.int(0, 359);
  const rings = [
    [190, hsl(hue + 200, 0.5, 0.5)],
    [166, '#8a5a3a'],
    [140, '#d9652b'],
    [96, '#f39b2d'],
    [50, '#ffe08a'],
  ] as const;
  const wedge = (radius: number, fill: string) =>
    `<path fill="${fill}" d="M200 200V${200 - radius}A${radius} ${radius} 0 0 1 ${200 + radius} 200z"/>`;
  const land = many(
    6,
    () =>
      `<ellipse cx="${r.int(90, 190)}" cy="${r.int(110, 310)}" rx="${r.int(18, 46)}" ry="${r.int(14, 34)}" fill="${hsl(hue + 90, 0.4, 0.45)}"/>`,
  );
  return {
    drawn: `${ball(rings[0][1], 200, 200, 190)}${land}${rings
      .slice(1)
      .map(([radius, fill]) => wedge(radius, fill))
      .join('')}`,
    points: [
      [
        [210, 16],
        ['Crust', '地壳'],
      ],
      [
        [320, 140],
        ['Mantle', '地幔'],
      ],
      [
        [270, 150],
        ['Outer core', '外核'],
      ],
      [
        [216, 182],
        ['Inner core', '内核'],
      ],
      [
        [60, 200],
        ['Ocean', '海洋'],
      ],
      [
        [140, 330],
        ['Land', '陆地'],
      ],
    ],
  };
}

function machine(r: Random, p: Palette): Cut {
  const [shell, glow] = [r.pick([p.mid, p.accent, '#7c8796']), r.pick(['#ff8a3c', '#54c7e8', p.second])];
  const cog = (x: number, y: number, radius: number) =>
    `<g fill="#e9c46a">${many(8, (i) => `<rect x="${x - 6}" y="${y - radius - 8}" width="12" height="${2 * radius + 16}" transform="rotate(${i * 22.5} ${x} ${y})"/>`)}</g>${ball('#c79a3a', x, y, radius * 0.5)}`;
  const pipe = wire('#b9c2cd', `M60 150V60h${r.int(60, 120)}v50`, 22);
  const body = `<rect x="30" y="110" width="340" height="230" rx="${r.pick([8, 30, 60])}" fill="${shell}"/><rect x="54" y="132" width="292" height="186" rx="16" fill="#262b35"/>`;
  const coil = wire('#e2725b', 'M70 290h14v-40h14v40h14v-40h14v40h14v-40h14v40', 7);
  const tank = `<rect x="78" y="150" width="86" height="80" rx="14" fill="#dfe7ee"/><path fill="${glow}" d="M78 ${r.int(170, 200)}h86v18q0 14-14 14H92q-14 0-14-14z" transform="translate(0 10)"/>`;
  const feet =
    '<rect x="60" y="340" width="50" height="34" fill="#3a3f4a"/><rect x="290" y="340" width="50" height="34" fill="#3a3f4a"/>';
  const lamp = many(3, (i) => ball(['#e5484d', '#f5c542', '#46b36b'][i]!, 300 + i * 18, 122, 6));
  return {
    drawn: `${feet}${pipe}${body}${tank}${coil}${cog(230, 200, 34)}${cog(290, 246, 26)}${lamp}${wire('#b9c2cd', 'M370 250h26', 20)}`,
    points: [
      [
        [120, 180],
        ['Tank', '水箱'],
      ],
      [
        [110, 270],
        ['Heater', '加热器'],
      ],
      [
        [240, 196],
        ['Gears', '齿轮'],
      ],
      [
        [60, 80],
        ['Inlet', '进水管'],
      ],
      [
        [388, 250],
        ['Outlet', '出口'],
      ],
      [
        [310, 122],
        ['Lamps', '指示灯'],
      ],
    ],
  };
}

function sandwich(r: Random): Cut {
  const slices = [
    ['#7fb24a', 26],
    ['#e5483d', 30],
    ['#f6c945', 20],
    ['#7a4526', 46],
    ['#f1e3c8', 24],
    ['#b65a8f', 22],
  ] as const;
  const picked = shuffled(r, slices).slice(0, r.int(4, 5));
  const gap = r.pick([0, 14, 24]);
  const names: Record<string, Pair> = {
    '#7fb24a': ['Lettuce', '生菜'],
    '#e5483d': ['Tomato', '番茄'],
    '#f6c945': ['Cheese', '奶酪'],
    '#7a4526': ['Patty', '肉饼'],
    '#f1e3c8': ['Sauce', '酱料'],
    '#b65a8f': ['Onion', '洋葱'],
  };
  let y = 118 + gap;
  const points: Cut['points'] = [
    [
      [250, 60],
      ['Bun', '面包'],
    ],
  ];
  const drawn = picked.map(([fill, tall]) => {
    const wavy = many(8, (i) => `q21 ${i % 2 ? -14 : 14} 42 0`);
    const part = `<path fill="${fill}" d="M34 ${y + tall * 0.4}${wavy}v${tall * 0.5}q-168 16-336 0z"/>`;
    points.push([[330, y + tall * 0.6], names[fill]!]);
    y += tall + gap;
    return part;
  });
  const seeds = many(
    9,
    (i) =>
      `<ellipse cx="${110 + i * 24}" cy="${64 + (i % 3) * 14}" rx="7" ry="4" fill="#fbe6bd" transform="rotate(${i * 40} ${110 + i * 24} 60)"/>`,
  );
  return {
    drawn: `${path('#d18b3f', `M40 ${y}h320v20q0 40-40 40H80q-40 0-40-40z`)}${drawn.join('')}${path('#d9964a', 'M36 118q0-96 164-96t164 96q0 10-12 10H48q-12 0-12-10z')}${seeds}`,
    points,
  };
}

export const cuts = [volcano, cell, growing, planet, machine, sandwich];
