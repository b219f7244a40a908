/** The other three layouts of the tenth set. */
import { cast, middle, soft, type Pair } from '../placing.ts';
import { burst, svg, type Layout } from '../sheet.ts';

/** How somebody looks: skin, hair and its cut, what is worn. */
type Look = [skin: string, hair: string, cut: keyof typeof cuts, cloth: string, more?: keyof typeof extras];

/** What lies behind the head and what lies before it. */
const cuts = {
  short: ['', '<path d="M35 54q-4-36 25-36t25 36q-4-12-9-17-18 6-32-2-5 6-9 19z"/>'],
  bun: ['<circle cx="60" cy="14" r="12"/>', '<path d="M35 56q-2-36 25-36t25 36q-6-18-25-21-19 3-25 21z"/>'],
  long: [
    '<path d="M30 54q0-38 30-38t30 38l6 48H24z"/>',
    '<path d="M36 52q2-28 24-29 22 1 24 29-14-4-24-18-10 14-24 18z"/>',
  ],
  bald: ['', '<path d="M35 60q-6-14 2-26l6 4q-4 8-4 20zM85 60q6-14-2-26l-6 4q4 8 4 20z"/>'],
  curls: [
    '<circle cx="36" cy="40" r="14"/><circle cx="84" cy="40" r="14"/><circle cx="34" cy="60" r="12"/><circle cx="86" cy="60" r="12"/>',
    '<circle cx="42" cy="30" r="13"/><circle cx="60" cy="25" r="14"/><circle cx="78" cy="30" r="13"/>',
  ],
  tails: [
    '<ellipse cx="26" cy="58" rx="11" ry="20"/><ellipse cx="94" cy="58" rx="11" ry="20"/>',
    '<path d="M35 54q-2-35 25-35t25 35q-6-16-24-24-20 6-26 24z"/>',
  ],
} as const;

const extras = {
  glasses:
    '<g fill="none" stroke="#2b2b33" stroke-width="2.600"><circle cx="50" cy="56" r="8"/><circle cx="70" cy="56" r="8"/><path d="M58 55q2-2 4 0"/></g>',
  beard:
    '<path fill="#d9d4cc" d="M36 58q0 30 24 30t24-30q-6 10-14 8-10-6-20 0-8 2-14-8z"/><path d="M54 72q6 4 12 0" stroke="#8a3f35" stroke-width="2.600" fill="none"/>',
  dots: '<g fill="#a85a3a"><circle cx="45" cy="64" r="1.700"/><circle cx="50" cy="66" r="1.700"/><circle cx="70" cy="66" r="1.700"/><circle cx="75" cy="64" r="1.700"/></g>',
} as const;

/** 120 × 120: somebody in a round frame. */
function portrait(id: string, look: Look, ground: string, rim: string): string {
  const [skin, hair, cut, cloth, more] = look;
  const [behind, before] = cuts[cut];
  return [
    `<clipPath id="${id}"><circle cx="60" cy="60" r="53"/></clipPath><circle cx="60" cy="60" r="60" fill="${rim}"/><g clip-path="url(#${id})"><rect width="120" height="120" fill="${ground}"/>`,
    `<g fill="${hair}">${behind}</g><path fill="${cloth}" d="M8 126q0-36 52-36t52 36z"/><path fill="${skin}" d="M50 74h20v18q-10 12-20 0z"/><ellipse cx="60" cy="55" rx="24" ry="28" fill="${skin}"/>`,
    `<circle cx="50" cy="56" r="2.800" fill="#2a2024"/><circle cx="70" cy="56" r="2.800" fill="#2a2024"/><path d="M52 69q8 8 16 0" stroke="#8a3f35" stroke-width="2.800" stroke-linecap="round" fill="none"/><g fill="${hair}">${before}</g>${more ? extras[more] : ''}</g>`,
  ].join('');
}

const looks: Look[] = [
  ['#f1c9a5', '#c9c3bb', 'bun', '#7a4f7f', 'glasses'],
  ['#e8b48c', '#d9d4cc', 'bald', '#31506b', 'beard'],
  ['#f1c9a5', '#6b3b22', 'long', '#c2563f'],
  ['#e8b48c', '#3a2a22', 'short', '#3d6b58', 'glasses'],
  ['#a86f49', '#241a18', 'curls', '#d99a2b'],
  ['#c98f66', '#2c1d18', 'tails', '#c2563f', 'dots'],
  ['#c98f66', '#3a241a', 'curls', '#31506b'],
  ['#d9a27a', '#5a341f', 'short', '#7a4f7f', 'dots'],
];

const kinNames: Pair[] = [
  ['Agnes', '林秀英'],
  ['Walter', '林国强'],
  ['Flora', '林芳'],
  ['Henry', '林伟'],
  ['Nina', '周敏'],
  ['Poppy', '林悦'],
  ['Arlo', '林安'],
  ['June', '林乐'],
];

const love = '<path fill="#d6404f" d="M27 48C10 36 4 27 4 17a11 11 0 0 1 23-4 11 11 0 0 1 23 4c0 10-6 19-23 31z"/>';

/** Three generations. A portrait is one with its frame, the line from a couple to its children is one. */
const kin: Layout = (s) => {
  const { random: r, palette: p } = s;
  const round = r.pick([8, 26]);
  const mirrored = r.chance(0.5);
  const at = (x: number) => (mirrored ? 1024 - x : x);
  s.box(
    'panel',
    40,
    40,
    944,
    944,
    `background:${r.pick([p.paper, p.light])};border-radius:${r.pick([0, 40])}px;${soft(s)}`,
  );
  const ribbon = `<path fill="${p.mid}" d="M0 34h120v88H0l26-44zM760 34H640v88h120l-26-44z"/><path fill="${p.dark}" d="M60 0h640v92H60z"/><path fill="#000" opacity=".35" d="M60 92h60v30zM700 92h-60v30z"/>`;
  s.object('ribbon', svg(132, 68, 760, 122, ribbon));
  middle(s, 192, 114, 640, 54, '#fff', ['The Marlow family', '林家三代']);
  const path = (d: string) => {
    const drawn = `<path d="${d}" stroke="${p.mid}" stroke-width="6" stroke-linejoin="round" fill="none"/>`;
    s.object(
      'line',
      svg(0, 0, 1024, 1024, mirrored ? `<g transform="translate(1024 0) scale(-1 1)">${drawn}</g>` : drawn),
    );
  };
  path('M392 288H632M512 288V430M196 500V430H512V500');
  path('M512 540H828M670 540V684M462 760V684H878V760M670 684V760');
  const spots = [
    [392, 288],
    [632, 288],
    [196, 530],
    [512, 530],
    [828, 530],
    [462, 784],
    [670, 784],
    [878, 784],
  ] as const;
  const rims = r.pick([
    [p.accent, p.mid, p.second],
    [p.dark, p.dark, p.dark],
    [p.second, p.accent, p.mid],
  ]);
  for (const [k, [cx, cy]] of spots.entries()) {
    const row = k < 2 ? 0 : k < 5 ? 1 : 2;
    const ground = r.pick(['#dbe9f1', '#f6e3c4', '#dfead3', '#f3d9d9']);
    s.object(
      'portrait',
      svg(at(cx) - 70, cy - 70, 140, 140, portrait(`head${k}`, looks[k]!, ground, rims[row]!), 0, '0 0 120 120'),
    );
    s.box('plate', at(cx) - 82, cy + 56, 164, 50, `background:${p.dark};border-radius:${round}px`);
    middle(s, at(cx) - 82, cy + 81, 164, 30, '#fff', kinNames[k]!);
  }
  s.object('heart', svg(at(512) - 27, 262, 54, 52, love));
  s.object('heart', svg(at(670) - 27, 514, 54, 52, love));
  s.object('seal', burst(at(212), 800, 106, r.pick([14, 20]), r.pick([0.86, 0.92]), p.accent));
  middle(s, at(212) - 90, 778, 180, 32, '#fff', ['Since', '始于']);
  middle(s, at(212) - 90, 822, 180, 46, '#fff', ['1931', '1931']);
  middle(s, 112, 938, 800, 34, p.dark, ['Eight chairs, one table', '八把椅子，一张圆桌']);
};

/** A sticker: its parts, each a shape and its fill, on white that goes beyond them; what is fine lies over them. */
function cut(parts: readonly (readonly [string, string])[], fine: string): string {
  const under = parts.map(([shape]) => `<${shape}/>`).join('');
  const over = parts.map(([shape, fill]) => `<${shape} fill="${fill}"/>`).join('');
  return `<g fill="#fff" stroke="#fff" stroke-width="22" stroke-linejoin="round">${under}</g>${over}${fine}`;
}

type Sticker = [name: string, width: number, height: number, drawn: string];

const van = (coat: string): Sticker => [
  'van',
  320,
  210,
  cut(
    [
      ['ellipse cx="150" cy="26" rx="132" ry="15"', '#f7a93b'],
      ['path d="M20 124l14-56q6-26 34-26h178q24 0 36 24l26 58z"', '#fff4df'],
      ['path d="M14 118h296v54q0 14-14 14H28q-14 0-14-14z"', coat],
      ['circle cx="82" cy="184" r="27"', '#2d2f36'],
      ['circle cx="240" cy="184" r="27"', '#2d2f36'],
    ],
    `<path d="M26 26h248" stroke="#fff" stroke-width="4"/><path fill="#9fd3e6" d="M46 70q2-12 14-12h50v50H36zM124 58h66v50h-66zM204 58h42q14 0 22 16l16 34h-80z"/><path d="M14 134h296" stroke="#fff" stroke-width="7"/><circle cx="82" cy="184" r="12" fill="#d9dde0"/><circle cx="240" cy="184" r="12" fill="#d9dde0"/><circle cx="292" cy="148" r="9" fill="#ffe28a"/><circle cx="26" cy="150" r="7" fill="#e0523f"/><path d="M196 122v58" stroke="#00000040" stroke-width="4"/>`,
  ),
];

const cone = (scoop: string): Sticker => [
  'cone',
  160,
  280,
  cut(
    [
      ['path d="M30 126h100L80 272z"', '#dca25a'],
      ['circle cx="50" cy="98" r="40"', '#f7e3c0'],
      ['circle cx="110" cy="98" r="40"', '#8a5637'],
      ['circle cx="80" cy="56" r="42"', scoop],
      ['circle cx="92" cy="14" r="13"', '#d02f3f'],
    ],
    '<path d="M40 154l64 46M53 192l35 52M82 140l32 26M120 154l-64 46M107 192l-35 52M78 140l-32 26" stroke="#b97a33" stroke-width="4"/><path d="M54 48q6-18 24-20" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M36 132q11 20 22 2 11 18 22 0 11 18 22 0 11 20 22-2" stroke="#fff4dd" stroke-width="9" stroke-linecap="round" fill="none"/>',
  ),
];

const crab: Sticker = [
  'crab',
  230,
  180,
  cut(
    [
      [
        'path d="M60 110L14 96l-6 12 46 20zM62 130l-44 6v12l50-4zM170 110l46-14 6 12-46 20zM168 130l44 6v12l-50-4z"',
        '#b93426',
      ],
      ['path d="M76 100L40 66l10-10 38 34zM154 100l36-34-10-10-38 34z"', '#b93426'],
      [
        'path d="M48 74Q8 66 10 30 18 10 38 10L34 36l24-18q20 30-10 56zM182 74q40-8 38-44-8-20-28-20l4 26-24-18q-20 30 10 56z"',
        '#e2492f',
      ],
      ['path d="M88 92V54h10v38zM132 92V54h10v38z"', '#b93426'],
      ['ellipse cx="115" cy="124" rx="66" ry="46"', '#e2492f'],
      ['circle cx="93" cy="52" r="14"', '#fff8ee'],
      ['circle cx="137" cy="52" r="14"', '#fff8ee'],
    ],
    '<circle cx="95" cy="54" r="6" fill="#22191a"/><circle cx="135" cy="54" r="6" fill="#22191a"/><path d="M92 136q23 20 46 0" stroke="#7d1d15" stroke-width="6" stroke-linecap="round" fill="none"/><circle cx="78" cy="122" r="9" fill="#f58b6c"/><circle cx="152" cy="122" r="9" fill="#f58b6c"/>',
  ),
];

const gull: Sticker = [
  'gull',
  210,
  200,
  cut(
    [
      ['path d="M98 150h9v38h14v8H92zM126 150h9v38h14v8h-29z"', '#e88d23'],
      ['path d="M46 66q0-42 42-42 36 0 42 40 46 8 70 62-34 40-96 36-54-6-58-96z"', '#f4f6f8'],
      ['path d="M50 62L8 74l44 14z"', '#f0a52e'],
      ['path d="M44 40q-6-34 26-36 46-2 58 34-40 16-84 2z"', '#2c5aa0'],
    ],
    '<circle cx="74" cy="62" r="7" fill="#1d2430"/><path fill="#9aa9b8" d="M96 96q54-8 104 30-20 24-52 24-44-6-52-54z"/><path d="M118 116q30 0 52 14" stroke="#6f8093" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M46 38q40 12 80 0" stroke="#ffd45e" stroke-width="8" fill="none"/><path d="M14 76h34" stroke="#b9701a" stroke-width="3"/>',
  ),
];

const shades = (rim: string): Sticker => [
  'shades',
  250,
  110,
  cut(
    [
      ['path d="M8 14h234v22H8z"', rim],
      ['path d="M14 20h96q8 82-46 82T14 20z"', rim],
      ['path d="M140 20h96q4 82-50 82T140 20z"', rim],
    ],
    '<path fill="#23304a" d="M27 34h72q4 56-34 56T27 34zM151 34h72q2 56-36 56t-36-56z"/><path fill="#fff" opacity=".55" d="M40 40h20L44 66q-5-12-4-26zM166 40h20l-16 26q-5-12-4-26z"/>',
  ),
];

const melon: Sticker = [
  'melon',
  210,
  130,
  cut(
    [['path d="M6 22Q105-10 204 22 194 122 105 122T6 22z"', '#2f8a4c']],
    '<path fill="#e9f3cf" d="M20 24q85-26 170 0-10 84-85 84T20 24z"/><path fill="#e8445a" d="M30 26q75-22 150 0-10 70-75 70T30 26z"/><g fill="#2a1518"><ellipse cx="66" cy="44" rx="5" ry="8"/><ellipse cx="105" cy="38" rx="5" ry="8"/><ellipse cx="144" cy="44" rx="5" ry="8"/><ellipse cx="86" cy="68" rx="5" ry="8"/><ellipse cx="124" cy="68" rx="5" ry="8"/></g>',
  ),
];

const pail = (fill: string): Sticker => [
  'pail',
  170,
  200,
  cut(
    [
      ['rect x="116" y="24" width="14" height="70" transform="rotate(14 123 60)"', '#d99a1f'],
      ['rect x="108" y="0" width="52" height="34" rx="13" transform="rotate(14 134 17)"', '#f2b632'],
      ['path d="M20 84q54-56 124 0z"', '#ecd19b'],
      ['path d="M12 80h144l-16 104q-2 12-14 12H42q-12 0-14-12z"', fill],
    ],
    '<rect x="121" y="10" width="26" height="13" rx="6" fill="#fff" transform="rotate(14 134 17)"/><path fill="#fff" opacity=".9" d="M84 104l8 20 22 2-17 14 6 22-19-12-19 12 6-22-17-14 22-2z"/><path fill="#00000030" d="M12 80h144l-3 16H15z"/>',
  ),
];

const stuck = ([name, width, height, drawn]: Sticker, cx: number, cy: number, scale: number, turn: number) =>
  [
    name,
    `<div style="filter:drop-shadow(2px 5px 5px rgba(0,0,0,.38))">${svg(cx - (width * scale) / 2, cy - (height * scale) / 2, width * scale, height * scale, drawn, turn, `0 0 ${width} ${height}`)}</div>`,
  ] as const;

/** A sheet of stickers. Each is one with the white that is cut about it. */
const stickers: Layout = (s) => {
  const { random: r, palette: p } = s;
  const swapped = r.chance(0.5);
  const back = r.pick([p.light, p.mid, `linear-gradient(${r.int(120, 220)}deg,${p.second},${p.light})`]);
  s.box('sheet', 104, 48, 816, 928, `background:${back};border-radius:${r.pick([12, 48])}px;${soft(s)}`);
  const turn = r.pick([-3, 2, 4]);
  s.box(
    'label',
    164,
    84,
    696,
    120,
    `background:${p.accent};border:10px solid #fff;box-sizing:border-box;border-radius:${r.pick([24, 60])}px;box-shadow:2px 5px 8px rgba(0,0,0,.38)`,
    turn,
  );
  middle(s, 164, 144, 696, 58, '#fff', ['A week by the sea', '海边的一周'], turn);
  const put = (one: Sticker, cx: number, cy: number, scale: number, most: number) =>
    s.object(...stuck(one, cx + r.int(-10, 10), cy + r.int(-8, 8), scale, r.int(-most, most)));
  const at = (x: number) => (swapped ? 1024 - x : x);
  put(van(r.pick([p.accent, '#2f8fa3', '#d9573f'])), at(350), 346, 1.22, 8);
  put(cone(r.pick(['#f28fa5', '#9bd1a8', '#c9a5e0'])), at(734), 376, 1.06, 14);
  put(shades(p.dark), at(330), 556, 1, 12);
  const small = [crab, gull, melon, pail(r.pick(['#2f6fb5', '#c94a7a', '#2f9a86']))];
  const from = r.int(0, 3);
  const places = [
    [690, 622],
    [262, 736],
    [498, 716],
    [728, 822],
  ] as const;
  for (const [k, [x, y]] of places.entries()) put(small[(k + from) % 4]!, at(x), y, 0.98, 16);
  s.box('pill', at(372) - 180, 872, 360, 72, `background:${p.dark};border-radius:36px`);
  middle(s, at(372) - 180, 908, 360, 34, '#fff', ['Eight to peel off', '共八枚，撕下即贴']);
};

/** What is drawn with a pen's contour, as comics are. */
const inked = (drawn: string) => `<g stroke="#17151a" stroke-width="4.500" stroke-linejoin="round">${drawn}</g>`;

/** 190 × 260: a robot, awake or not. */
function robot(shell: string, deep: string, asleep: boolean): string {
  const arms = asleep ? 'M34 156Q4 190 22 232M156 156q30 34 12 76' : 'M34 156Q4 190 22 232M154 164q42-14 24-70';
  const arm = (width: number, fill: string) =>
    `<path d="${arms}" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  return [
    `<path d="M95 34V14" stroke="#17151a" stroke-width="7"/>${arm(27, '#17151a')}${arm(18, deep)}`,
    inked(
      `<circle cx="95" cy="12" r="11" fill="#e8503a"/><rect x="22" y="58" width="146" height="34" rx="12" fill="${deep}"/><rect x="80" y="110" width="30" height="26" fill="${deep}"/>${asleep ? '' : `<circle cx="176" cy="84" r="17" fill="${shell}"/>`}<rect x="34" y="32" width="122" height="86" rx="26" fill="${shell}"/><rect x="30" y="130" width="130" height="126" rx="28" fill="${shell}"/><rect x="58" y="152" width="74" height="48" rx="10" fill="${deep}"/>`,
    ),
    '<rect x="48" y="48" width="94" height="54" rx="20" fill="#1d2733"/><circle cx="76" cy="176" r="9" fill="#ffd25e"/><path d="M94 168h26M94 184h18" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M52 226h86" stroke="#1d2733" stroke-width="5" stroke-dasharray="5 12" stroke-linecap="round"/>',
    asleep
      ? '<path d="M62 74q10 12 22 0M106 74q12 12 22 0" stroke="#8be9f5" stroke-width="7" stroke-linecap="round" fill="none"/>'
      : '<circle cx="75" cy="72" r="10" fill="#8be9f5"/><circle cx="115" cy="72" r="10" fill="#8be9f5"/><path d="M84 88q11 8 22 0" stroke="#8be9f5" stroke-width="5" stroke-linecap="round" fill="none"/>',
  ].join('');
}

/** 230 × 190: the face of a cat that looks closely. */
const catFace = (fur: string, stripe: string) =>
  [
    inked(
      `<path fill="${fur}" d="M26 92L22 4l66 38q27-8 54 0l66-38-4 88q20 46-22 78-30 20-67 20t-67-20q-42-32-22-78z"/>`,
    ),
    '<path fill="#f3a8a0" d="M38 62l-4-38 32 22zM192 62l4-38-32 22z"/>',
    `<path fill="${stripe}" d="M104 42h22l-11 36zM80 48l12-3 4 23zM150 48l-12-3-4 23zM18 112l32 2-31 12zM212 112l-32 2 31 12z"/><ellipse cx="115" cy="150" rx="42" ry="32" fill="#fff4e4"/>`,
    inked(
      '<ellipse cx="74" cy="106" rx="25" ry="27" fill="#f8f3c4"/><ellipse cx="156" cy="106" rx="25" ry="27" fill="#f8f3c4"/>',
    ),
    '<ellipse cx="80" cy="108" rx="10" ry="22" fill="#17151a"/><ellipse cx="150" cy="108" rx="10" ry="22" fill="#17151a"/><circle cx="84" cy="98" r="5" fill="#fff"/><circle cx="154" cy="98" r="5" fill="#fff"/>',
    '<path fill="#d9646a" d="M102 132h26l-13 14z"/><path d="M115 146v8q-12 14-26 6M115 154q12 14 26 6" stroke="#17151a" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M62 146L2 138M62 158L8 168M168 146l60-8M168 158l54 10" stroke="#17151a" stroke-width="4" stroke-linecap="round"/>',
  ].join('');

/** 260 × 130: a cat that sleeps in a ring. */
const catAsleep = (fur: string, stripe: string) =>
  [
    `${inked(`<path fill="${fur}" d="M24 92q4-70 110-76 112 2 118 66-4 44-118 44T24 92z"/>`)}<path fill="${stripe}" d="M128 18h22l-8 36zM172 24l22 8-20 30zM212 46l18 16-30 20z"/><path d="M238 84q-4 36-98 30" stroke="${stripe}" stroke-width="22" stroke-linecap="round" fill="none"/>`,
    `${inked(`<path fill="${fur}" d="M14 70L12 22l34 20q20-6 40 0l34-20-2 48q6 44-52 46T14 70z"/>`)}<path fill="#f3a8a0" d="M22 54l-2-20 18 12zM110 54l2-20-18 12z"/>`,
    '<ellipse cx="66" cy="94" rx="26" ry="17" fill="#fff4e4"/><path d="M32 74q10 10 20 0M80 74q10 10 20 0" stroke="#2b1d1a" stroke-width="5" stroke-linecap="round" fill="none"/><path fill="#d9646a" d="M58 86h16l-8 9z"/><path d="M66 95q-6 8-14 4M66 95q6 8 14 4" stroke="#4a2a26" stroke-width="4" stroke-linecap="round" fill="none"/>',
  ].join('');

/** 190 × 150: a bowl of soup, a fish's tail in it, its steam above it. */
const bowl = (glaze: string, hot: boolean) =>
  [
    hot
      ? '<path d="M52 46q-14-18 0-30M150 46q-14-18 0-30" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none"/>'
      : '',
    inked(
      `<path fill="#4f86a8" d="M84 74q-4-30 4-40L66 8q32-2 38 18 10-20 40-16l-26 26q4 16-4 38z"/><path fill="${glaze}" d="M6 70h178q-4 56-48 72v8H54v-8Q10 126 6 70z"/><ellipse cx="95" cy="70" rx="89" ry="18" fill="#fff3dc"/>`,
    ),
    `<path fill="#e59a3c" d="M18 70q77-26 154 0-77 26-154 0z"/><path fill="#4f86a8" d="M85 74q-2-16 1-26h31q1 14-3 26-14 4-29 0z"/><path d="M84 74q-4-16-1-28M114 74q4-16 3-28" stroke="#17151a" stroke-width="4.500" fill="none"/>`,
    '<path d="M24 102q70 34 142 0" stroke="#fff" stroke-width="7" stroke-dasharray="2 16" stroke-linecap="round" fill="none"/>',
  ].join('');

const night =
  '<rect width="190" height="170" rx="10" fill="#f4ead8"/><rect x="12" y="12" width="166" height="146" fill="#27407a"/><path fill="#ffe9a8" d="M110 36a36 36 0 1 0 36 56 30 30 0 0 1-36-56z"/><g fill="#fff"><circle cx="36" cy="40" r="4"/><circle cx="58" cy="92" r="3"/><circle cx="148" cy="50" r="4"/><circle cx="40" cy="134" r="4"/></g><path d="M95 12v146M12 85h166" stroke="#f4ead8" stroke-width="8"/>';

/** 376 × 270: strokes that all point at the middle. */
const strokes = (fill: string) =>
  Array.from({ length: 16 }, (_, i) => {
    const to = (angle: number) =>
      `${(188 + 330 * Math.cos(angle)).toFixed(0)} ${(135 + 330 * Math.sin(angle)).toFixed(0)}`;
    const angle = (i * Math.PI) / 8;
    return `<path fill="${fill}" d="M188 135L${to(angle - 0.07)} ${to(angle + 0.07)}z"/>`;
  }).join('');

/** A page of a comic in four pictures. A bubble is one with its tail or its dots, so are the strokes of one noise. */
const comic: Layout = (s) => {
  const { random: r, palette: p } = s;
  const dots = (fill: string) => `radial-gradient(circle,#ffffff80 3px,transparent 3.8px) 0 0/18px 18px,${fill}`;
  const wall = r.pick([`linear-gradient(${p.second},${p.light})`, p.light, dots(p.mid)]);
  const edge = 'border:6px solid #17151a;box-sizing:border-box';
  s.box('page', 92, 36, 840, 952, `background:#fffefa;${cast(s)}`);
  const [fur, stripe] = r.pick([
    ['#f0913a', '#b85a1a'],
    ['#8d95a3', '#565d6b'],
    ['#3f3a44', '#77707f'],
  ] as const);
  const [shell, deep] = r.pick([
    ['#dfe5ea', '#7c8a98'],
    ['#6fc1b0', '#2d6a60'],
    ['#e3b04b', '#8a5f1c'],
  ] as const);
  s.box('scene', 124, 68, 776, 300, `background:${wall};${edge}`);
  const x = r.int(170, 230);
  s.object('robot', svg(x, 84, 190, 260, robot(shell, deep, false), r.int(-4, 4)));
  s.box('counter', 130, 290, 764, 72, `background:#8a5a3b;border-top:10px solid #5f3a22;box-sizing:border-box`);
  s.object('bowl', svg(x + r.int(214, 236), 196, 190, 150, bowl(p.accent, true)));
  const bubble = `<path fill="#fff" stroke="#17151a" stroke-width="5" d="M40 4h292q36 0 36 36v32q0 36-36 36H40Q4 108 4 82L-56 84 4 54V40Q4 4 40 4z"/>`;
  s.object('bubble', svg(514, 84, 372, 112, bubble));
  middle(s, 520, 140, 360, 36, '#17151a', ['I made fish soup!', '鱼汤做好啦！']);

  s.box('scene', 124, 392, 376, 270, `background:${r.pick([dots(p.accent), p.accent, dots(p.second)])};${edge}`);
  const cloud = `<path fill="#fff" stroke="#17151a" stroke-width="5" d="M40 92q-40-4-36-36 4-26 36-26Q56-2 92 8q30-16 58 4 40-4 42 30 6 34-34 42-20 22-52 8-36 22-66 0z"/><circle cx="34" cy="116" r="11" fill="#fff" stroke="#17151a" stroke-width="5"/><circle cx="14" cy="138" r="7" fill="#fff" stroke="#17151a" stroke-width="5"/>`;
  s.object('cat', svg(r.int(134, 142), 484, 206, 170, catFace(fur, stripe), r.int(-6, 6), '0 0 230 190'));
  s.object('thought', svg(318, 402, 196, 150, cloud));
  middle(s, 318, 452, 196, 36, '#17151a', ['Soup?', '鱼汤？']);

  s.box('scene', 524, 392, 376, 270, `background:${p.dark};${edge}`);
  s.object(
    'strokes',
    svg(530, 398, 364, 258, `<svg width="364" height="258" viewBox="6 6 364 258">${strokes(p.mid)}</svg>`),
  );
  s.object('burst', burst(712, 512, 140, r.pick([9, 12]), r.pick([0.66, 0.76]), p.second));
  const turn = r.pick([-9, -6, 7]);
  middle(s, 562, 508, 300, 60, '#17151a', ['Slurp!', '吸溜！'], turn);
  s.object('bowl', svg(r.int(744, 762), 540, 152, 120, bowl(p.accent, false), r.int(24, 40), '0 0 190 150'));

  s.box(
    'scene',
    124,
    686,
    776,
    270,
    `background:${r.pick(['linear-gradient(#1b2450,#3d4f8f)', '#2a2f5e', 'linear-gradient(90deg,#2b2350,#4b3a78)'])};${edge}`,
  );
  s.object('window', svg(350 + r.int(-6, 6), 712, 190, 170, night));
  s.box('rug', 160, 882, 440, 56, `background:${p.accent};border-radius:50%`);
  s.object('cat', svg(r.int(220, 260), 796, 260, 130, catAsleep(fur, stripe)));
  s.object('robot', svg(670, 704, 180, 246, robot(shell, deep, true), r.int(3, 9), '0 0 190 260'));
  const heart = (hx: number, hy: number, k: number) =>
    `<path fill="#ff7d8e" transform="translate(${hx} ${hy}) scale(${k})" d="M20 38C6 28 2 22 2 13a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 9-4 15-18 25z"/>`;
  s.object('hearts', svg(556, 724, 110, 120, heart(4, 82, 0.8) + heart(34, 46, 1.05) + heart(64, 0, 1.3)));
  s.box('caption', 112, 674, 262, 62, `background:#ffe27a;border:5px solid #17151a;box-sizing:border-box`);
  middle(s, 112, 705, 262, 30, '#17151a', ['Later that night', '当天夜里']);
};

export const moreTenth: Layout[] = [kin, stickers, comic];
