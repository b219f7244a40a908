/** The other three layouts of the ninth set. */
import { cast, line, middle, sign } from '../placing.ts';
import { photo, svg, type Layout } from '../sheet.ts';

/** A code to scan, 21 cells wide. */
function scan(chance: (probability: number) => boolean, colour: string): string {
  const cells: string[] = [];
  const eye = (x: number, y: number) => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
  for (let y = 0; y < 21; y++)
    for (let x = 0; x < 21; x++) if (!eye(x, y) && chance(0.5)) cells.push(`M${x} ${y}h1v1h-1z`);
  const eyes = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].map(
    ([x, y]) =>
      `<path d="M${x} ${y}h7v7h-7zM${x! + 1} ${y! + 1}v5h5v-5z" fill-rule="evenodd"/><path d="M${x! + 2} ${y! + 2}h3v3h-3z"/>`,
  );
  return `<g fill="${colour}"><path d="${cells.join('')}"/>${eyes.join('')}</g>`;
}

const laid = (drawn: string) => `<div style="filter:drop-shadow(5px 9px 7px rgba(0,0,0,.36))">${drawn}</div>`;

/** Two visiting cards as one lays them out to be photographed: the mark on the one, the facts on the other, a pen, a twig. */
const visiting: Layout = (s) => {
  const { random: r, palette: p } = s;
  const turn = r.pick([-8, 6, -5]);
  const [lift, round] = [cast(s), r.pick([0, 20])];
  s.box('sheet', 84, 84, 700, 560, `background:${p.second};${lift}`, r.int(2, 6) * (turn < 0 ? 1 : -1));
  s.box('card', 120, 126, 600, 350, `background:${p.dark};border-radius:${round}px;${lift}`, turn);
  const along = (dy: number) =>
    [420 - dy * Math.sin((turn * Math.PI) / 180), 301 + dy * Math.cos((turn * Math.PI) / 180)] as const;
  const [mx, my] = along(-62);
  const mark = `<path fill="${p.second}" d="M75 4a71 71 0 0 1 0 142q-40-36-40-71t40-71z"/><circle cx="106" cy="58" r="13" fill="${p.dark}"/><path fill="${p.accent}" d="M58 10Q4 30 4 76t54 66q-32-30-32-66T58 10z"/>`;
  s.object('mark', svg(mx - 75, my - 75, 150, 150, mark, turn));
  const [tx, ty] = along(72);
  middle(s, tx - 250, ty, 500, 48, '#fff', ['Hale & Finch', '海尔与雀'], turn);
  const own = along(126);
  middle(s, own[0] - 250, own[1], 500, 27, p.second, ['Bird studies', '观鸟学社'], turn);
  s.box('card', 326, 470, 630, 366, `background:${p.paper};border-radius:${round}px;${lift}`);
  s.box('edge', 326, 470, 34, 366, `background:${p.accent};border-radius:${round}px 0 0 ${round}px`);
  line(s, 404, 536, 520, 52, p.dark, ['Juno Hale', '海珠诺']);
  line(s, 404, 596, 520, 29, p.mid, ['Field biologist', '野外生物学家']);
  s.box('rule', 404, 632, 130, 7, `background:${p.second}`);
  sign(s, 'phone', 402, 672, 52, p.dark, p.paper);
  line(s, 476, 698, 230, 30, p.dark, ['555 0119', '555 0119']);
  sign(s, 'link', 402, 752, 52, p.dark, p.accent);
  line(s, 476, 778, 230, 30, p.dark, ['hale.bird', 'hale.bird']);
  s.object(
    'code',
    svg(
      752,
      632,
      168,
      168,
      scan((odds) => r.chance(odds), p.dark),
      0,
      '0 0 21 21',
    ),
  );
  const pen = `<rect y="6" width="300" height="32" rx="8" fill="${p.accent}"/><rect x="196" y="4" width="18" height="36" fill="#d9b45c"/><path fill="#c9ced6" d="M300 8l60 10q16 4 0 8l-60 10z"/><path d="M20 6h110" stroke="#d9b45c" stroke-width="9" stroke-linecap="round"/>`;
  s.object('pen', laid(svg(664, 210, 376, 44, pen, r.int(62, 76))));
  const leaves = [0, 1, 2, 3, 4].map((i) => {
    const [x, y, size] = [60 + i * 34, 250 - i * 46, 54 - i * 5];
    const leaf = (way: number) =>
      `<ellipse cx="${x + size}" cy="${y}" rx="${size}" ry="${size * 0.52}" fill="${i % 2 ? '#b4d3b9' : '#93bda0'}" transform="rotate(${-53 + way} ${x} ${y})"/>`;
    return leaf(62) + leaf(-62);
  });
  const twig = `<path d="M30 292Q110 190 214 34" stroke="#7a6244" stroke-width="8" stroke-linecap="round" fill="none"/>${leaves.join('')}`;
  s.object('twig', laid(svg(30, 654, 260, 310, twig, r.int(-14, 6))));
  s.box('caption', 396, 880, 520, 92, `background:${p.accent};border-radius:${r.pick([0, 20, 46])}px;${lift}`);
  middle(s, 396, 926, 520, 36, '#fff', ['Printed on cotton', '棉浆纸印制']);
};

const peaks =
  '<path fill="#7d8f6b" d="M0 520Q60 380 130 330L220 160 300 40l64 90 40-30 80 140v280z"/><path fill="#65785a" d="M300 40l64 90 40-30 80 140v280H290q60-120 20-230t-10-250z"/><path fill="#fff" d="M300 40l64 90-26 26-28-22-26 34-26-26-22 20-16-2z"/>';

const rays = Array.from(
  { length: 12 },
  (_, i) =>
    `<path d="M75 8v22" stroke="#f2a91f" stroke-width="10" stroke-linecap="round" transform="rotate(${i * 30} 75 75)"/>`,
);

const river =
  '<path d="M150 6Q190 90 130 150T90 250Q70 290 6 310" stroke="#4aa3dd" stroke-width="22" stroke-linecap="round" fill="none"/>';

const firs = [0, 1, 2].map(
  (i) =>
    `<path fill="${i === 1 ? '#2f5e3c' : '#3b7349'}" d="M${30 + i * 50} ${i === 1 ? 0 : 26}l30 60h-16l20 44h-68l20-44H${i * 50}z"/>`,
);

const waves =
  '<path fill="#2f86c6" d="M0 30q45-40 90 0t90 0 90 0 90 0 90 0q64 8 82 62t28 62H0z"/><path d="M40 84q30-22 60 0t60 0M230 106q30-22 60 0t60 0" stroke="#8cc8ee" stroke-width="8" stroke-linecap="round" fill="none"/>';

const drops = Array.from(
  { length: 12 },
  (_, i) =>
    `<path d="M${24 + (i % 6) * 40 - (i > 5 ? 14 : 0)} ${i > 5 ? 62 : 10}l-12 34" stroke="#2673b8" stroke-width="9" stroke-linecap="round"/>`,
);

const steam = (colour: string) =>
  [0, 1, 2]
    .map(
      (i) =>
        `<path d="M${30 + i * 70} 196q-26-40 0-80t0-76" stroke="${colour}" stroke-width="13" stroke-linecap="round" fill="none"/><path fill="${colour}" d="M${30 + i * 70} 2l24 42h-48z"/>`,
    )
    .join('');

/** Where a name stands, and what it says. */
const steps = [
  [352, 566, 'Rises', '蒸发'],
  [644, 246, 'Gathers', '凝结'],
  [788, 484, 'Falls', '降水'],
  [640, 612, 'Flows', '汇流'],
] as const;

/** What water does, in one picture. Peaks, cloud, rain, the rising steam of three arrows are one thing each. */
const water: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('panel', 48, 48, 928, 928, `background:${p.paper};border-radius:${r.pick([0, 36])}px;${cast(s)}`);
  middle(s, 80, 112, 864, 62, p.dark, ['Where water goes', '水的旅行']);
  const mirrored = r.chance(0.5);
  const at = (x: number, width: number) => (mirrored ? 1024 - x - width : x);
  const put = (name: string, x: number, y: number, width: number, height: number, drawn: string) =>
    s.object(
      name,
      svg(
        at(x, width),
        y,
        width,
        height,
        mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn,
      ),
    );
  const sky = r.pick(['linear-gradient(#a9d8f2,#eaf6fc)', '#cdeafa', 'linear-gradient(#f9dfc0,#e6f1f6)']);
  s.box('sky', 80, 172, 864, 640, `background:${sky}`);
  put('sun', 112, 198, 150, 150, `<circle cx="75" cy="75" r="38" fill="#ffc93a"/>${rays.join('')}`);
  put('peaks', 460, 292, 484, 520, peaks);
  put('river', 520, 452, 190, 320, river);
  put('firs', 752, 668, 164, 132, firs.join(''));
  put('sea', 80, 658, 560, 154, waves);
  put('steam', 140, 440, 200, 206, steam(p.accent));
  const drift = `<path d="M10 110Q70 24 190 44" stroke="${p.dark}" stroke-width="15" stroke-linecap="round" fill="none"/><path fill="${p.dark}" d="M184 10l56 42-62 30z"/>`;
  put('drift', 300, 234, 244, 122, drift);
  const cloud = r.pick(['#ffffff', '#7e93a8', '#b9c7d4']);
  put(
    'cloud',
    560,
    196,
    320,
    150,
    `<path fill="${cloud}" d="M70 148a58 58 0 0 1-4-116Q96-6 150 6q50-20 84 34 80-4 82 54 0 54-58 54z"/>`,
  );
  put('rain', 604, 356, 240, 108, drops.join(''));
  const round = r.pick([8, 31]);
  for (const [x, y, english, chinese] of steps) {
    s.box('name', at(x, 148), y, 148, 62, `background:${p.dark};border-radius:${round}px`);
    middle(s, at(x, 148), y + 31, 148, 32, '#fff', [english, chinese]);
  }
  s.box('foot', 80, 836, 864, 108, `background:${p.second};border-radius:${r.pick([0, 24])}px`);
  middle(s, 80, 890, 864, 40, p.dark, ['No drop is ever lost', '每一滴水都不会消失']);
};

/** 200 × 270: a jar of glass, coins in it, a heart on it. */
const jar = (heart: string) => {
  const coin = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="30" ry="13" fill="#f3c24b" stroke="#b9862c" stroke-width="4"/>`;
  const heap = [60, 104, 146]
    .map((x, k) =>
      [0, 1, 2, 3]
        .slice(k % 2)
        .map((i) => coin(x, 238 - i * 20))
        .join(''),
    )
    .join('');
  return [
    '<rect x="8" y="40" width="184" height="228" rx="40" fill="#dceef4" stroke="#8fb3c2" stroke-width="7"/>',
    heap,
    '<rect x="24" y="8" width="152" height="40" rx="10" fill="#a9773f"/>',
    `<path fill="${heart}" d="M100 156c-34-26-48-38-48-58a25 25 0 0 1 48-10 25 25 0 0 1 48 10c0 20-14 32-48 58z"/>`,
  ].join('');
};

/** 260 × 140: three books that lie on each other. */
const stack = (a: string, b: string, c: string) =>
  [
    [8, 94, 244, a],
    [26, 50, 216, b],
    [2, 6, 230, c],
  ]
    .map(
      ([x, y, width, fill]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="42" rx="9" fill="${fill}"/><path fill="#fff8e6" d="M${Number(x) + 24} ${Number(y) + 8}h${Number(width) - 24}v26h-${Number(width) - 24}z"/>`,
    )
    .join('');

/** Money is asked for: what came in, what one may give. Track and share are two, a bubble has its tail, the jar its coins. */
const appeal: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [soften, end] = [r.pick([0, 22]), r.pick([12, 40])];
  s.box('sheet', 64, 56, 896, 912, `background:${p.paper};border-radius:${r.pick([0, 40])}px;${cast(s)}`);
  s.object('photo', photo(96, 88, 832, 320, seed + 1, `border-radius:${soften}px`));
  s.box('label', 128, 338, 560, 120, `background:${p.accent};border-radius:${soften}px`);
  middle(s, 128, 398, 560, 52, '#fff', ['Books for the hills', '为山村小学捐书']);
  s.disc(744, 328, 160, p.second, `border:10px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'cap', 776, 358, 96, p.dark, p.accent);
  const turn = r.pick([-5, 4, 6]);
  s.box('note', 704, 104, 216, 130, `background:${p.paper};box-shadow:0 6px 18px rgba(0,0,0,.35)`, turn);
  middle(s, 704, 172, 216, 34, p.dark, ['Until 30 June', '6月30日截止'], turn);
  s.box('tape', 752, 84, 120, 40, `background:${p.second}e0`, turn - 4);
  line(s, 104, 514, 540, 38, p.dark, ['38,200 raised', '已筹 38,200 元']);
  const share = r.int(250, 430);
  s.box('track', 104, 552, 520, 38, `background:${p.light};border-radius:19px`);
  s.box('share', 104, 552, share, 38, `background:${p.mid};border-radius:19px`);
  const bubble = `<path fill="${p.dark}" d="M64 0l16 20h38q10 0 10 10v42q0 10-10 10H10Q0 82 0 72V30q0-10 10-10h38z"/>`;
  s.object('bubble', svg(40 + share, 596, 128, 82, bubble));
  const part = `${Math.round((share / 520) * 100)}%`;
  middle(s, 40 + share, 647, 128, 34, '#fff', [part, part]);
  const chosen = r.int(0, 2);
  for (const [k, amount] of ['20', '50', '100'].entries()) {
    const fill = k === chosen ? p.accent : p.light;
    s.box('amount', 104 + k * 180, 704, 160, 84, `background:${fill};border-radius:${end}px`);
    middle(s, 104 + k * 180, 746, 160, 38, k === chosen ? '#fff' : p.dark, [`€${amount}`, `${amount} 元`]);
  }
  s.box('button', 104, 812, 520, 92, `background:${p.dark};border-radius:${end}px`);
  middle(s, 104, 858, 520, 40, '#fff', ['Give today', '立即捐款']);
  line(s, 104, 936, 520, 28, p.mid, ['Every cent buys books', '每一分钱都用来买书']);
  s.object('books', svg(662, 804, 260, 140, stack(p.mid, p.accent, p.dark)));
  s.object('jar', svg(r.int(684, 704), 540, 200, 270, jar(p.accent)));
};

export const moreNinth: Layout[] = [visiting, water, appeal];
