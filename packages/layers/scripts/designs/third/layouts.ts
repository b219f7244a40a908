/** Layouts that had the last word once. What they rendered has been looked at since: a set to tune on. */
import { thirdIcons } from '../icons.ts';
import { box, burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const thirdKit: Kit = {
  palettes: [
    { dark: '#2b193d', mid: '#2c7da0', accent: '#d90368', second: '#ffb627', light: '#e0e5ec', paper: '#fefefe' },
    { dark: '#143109', mid: '#6a994e', accent: '#bc4749', second: '#f6bd60', light: '#e3e8d0', paper: '#fffdf4' },
    { dark: '#1a1423', mid: '#7a6c8f', accent: '#f4743b', second: '#70c1b3', light: '#efd9ce', paper: '#fffaf7' },
    { dark: '#0a2342', mid: '#2e86ab', accent: '#f24236', second: '#f5d547', light: '#d3e4ef', paper: '#f9fbfd' },
    { dark: '#3a2618', mid: '#a3785a', accent: '#2a9d8f', second: '#eda35a', light: '#ece0d1', paper: '#fffefb' },
  ],
  faces: ['Unbounded', 'Gloock', 'Alfa Slab One', 'Anton', 'Big Shoulders Display'],
  icons: thirdIcons,
  words: [
    ['Spring Menu', '春季菜单'],
    ['Night Train', '夜行列车'],
    ['Paper Craft', '手工纸艺'],
    ['Good Morning', '早上好'],
    ['Sea Breeze', '海风'],
    ['Family Day', '家庭日'],
    ['Sound Lab', '声音实验室'],
  ],
};

const centred = 'text-align:center';

const recipe: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [px, tx] = left ? [60, 560] : [524, 60];
  s.object('photo', photo(px, 120, 440, 780, seed + 5, `border-radius:${r.pick([0, 28, 220])}px`));
  s.box('sheet', tx - 20, 160, 450, 700, `background:${p.paper};border-radius:18px;box-shadow:${s.shadow()}`);
  s.box('tab', tx + 105, 132, 200, 56, `background:${p.accent};border-radius:8px`);
  s.text(tx + 105, 144, 200, 24, '#fff', centred, ['25 min', '25 分钟']);
  s.text(tx - 20, 220, 450, 46, p.dark, centred);
  for (let i = 0; i < 5; i++) {
    s.box('tick', tx + 20, 330 + i * 74, 36, 36, `background:${i % 2 ? p.second : p.mid};border-radius:9px`);
    s.text(tx + 76, 334 + i * 74, 300, 24, p.dark);
  }
  s.disc(tx + 140, 710, 130, p.light);
  s.icon(tx + 170, 740, 70, p.accent, p.dark, p.mid);
};

const boardingPass: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [y, turn] = [r.int(260, 330), r.pick([0, 0, -4])];
  if (turn) s.box('under', 100, y + 30, 824, 400, `background:${p.mid};border-radius:26px`, 5);
  s.box('pass', 72, y, 880, 420, `background:${p.paper};border-radius:26px;box-shadow:${s.shadow()}`);
  s.box('stub', 702, y, 250, 420, `background:${p.accent};border-radius:0 26px 26px 0`);
  s.icon(380, y + 120, 120, p.mid, p.dark, p.second);
  s.text(110, y + 130, 240, 70, p.dark, '', ['LIS', '上海']);
  s.text(520, y + 130, 170, 70, p.dark, '', ['OSL', '北京']);
  s.box('dash', 110, y + 270, 550, 4, `background:${p.light}`);
  s.text(110, y + 310, 300, 28, p.mid, '', ['Gate B12', '登机口 12']);
  s.text(430, y + 310, 250, 28, p.mid, '', ['Seat 14F', '座位 14F']);
  s.text(702, y + 60, 250, 34, '#fff', centred);
  const bars = [0, 14, 22, 40, 52, 60, 78, 92, 100, 118].map(
    (x, i) => `<rect x="${x}" y="0" width="${i % 3 ? 6 : 10}" height="110" fill="#fff"/>`,
  );
  s.object('code', svg(762, y + 230, 130, 110, bars.join('')));
  s.disc(90, 80, 120, p.second);
  s.icon(115, 105, 70, '#fff', p.dark, p.accent);
  s.text(240, 100, 600, 64, p.dark);
};

const collage: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const rim = r.pick([0, 10, 14]);
  const css = `border:${rim}px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([0, 20])}px`;
  for (const [k, [x, y, w, h]] of (
    [
      [50, 50, 440, 330],
      [534, 50, 440, 520],
      [50, 424, 440, 520],
    ] as const
  ).entries())
    s.object('photo', photo(x, y, w, h, seed + 7 * k + 1, `${css};box-shadow:${s.shadow()}`));
  s.box('tile', 534, 614, 440, 330, `background:${p.dark};border-radius:${r.pick([0, 20])}px`);
  s.text(534, 660, 440, 54, '#fff', centred);
  s.text(534, 740, 440, 26, p.light, centred);
  s.box('button', 644, 820, 220, 70, `background:${p.accent};border-radius:14px`);
  s.text(644, 835, 220, 28, '#fff', centred, ['See more', '查看更多']);
  s.object('badge', burst(490, 424, 90, 10, 0.75, p.second));
  s.icon(455, 389, 70, p.dark, p.accent, p.paper);
};

const steps: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.text(0, 60, 1024, 66, p.dark, centred);
  for (let i = 0; i < 3; i++) {
    const y = 190 + i * 264;
    const x = i % 2 ? 150 : 60;
    s.box(
      'strip',
      x,
      y,
      814,
      220,
      `background:${[p.paper, p.light, p.mid][i]};border-radius:110px;box-shadow:${s.shadow()}`,
    );
    s.disc(x + 20, y + 20, 180, [p.accent, p.second, p.dark][i]!);
    s.icon(x + 60, y + 60, 100, '#ffffff', p.light, p.paper, r.int(-8, 8));
    s.text(x + 230, y + 48, 400, 42, i === 2 ? '#fff' : p.dark);
    s.text(x + 230, y + 120, 400, 26, i === 2 ? p.light : '#555');
    s.object('arrow', svg(x + 700, y + 80, 70, 60, `<path fill="${p.accent}" d="M0 20h36V0l34 30-34 30V40H0z"/>`));
  }
};

const podcast: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [cx, cy, d] = [512, r.int(370, 420), r.int(430, 500)];
  s.disc(cx - d / 2 - 60, cy - d / 2 - 60, d + 120, p.second);
  s.disc(cx - d / 2 - 25, cy - d / 2 - 25, d + 50, p.paper);
  s.object('photo', photo(cx - d / 2, cy - d / 2, d, d, seed + 9, 'border-radius:50%'));
  s.box('ribbon', 122, 700, 780, 120, `background:${p.accent};box-shadow:${s.shadow()}`, r.int(-3, 3));
  s.text(122, 724, 780, 62, '#fff', centred);
  for (let i = 0; i < 9; i++) {
    const h = r.int(24, 90);
    s.box('bar', 320 + i * 44, 910 - h / 2, 22, h, `background:${i % 3 ? p.mid : p.dark};border-radius:11px`);
  }
  s.box('label', 60, 60, 210, 70, `background:${p.dark};border-radius:35px`);
  s.text(60, 76, 210, 28, '#fff', centred, ['Episode 7', '第七期']);
  s.icon(840, 60, 120, p.accent, p.dark, p.mid, 8);
};

const shop: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('header', 0, 0, 1024, 150, `background:${p.dark}`);
  s.text(60, 44, 500, 52, '#fff');
  s.box('search', 640, 40, 320, 70, `background:${p.paper};border-radius:35px`);
  s.icon(660, 55, 40, p.accent, p.dark, p.mid);
  for (let k = 0; k < 6; k++) {
    const [x, y] = [48 + (k % 3) * 318, 200 + Math.floor(k / 3) * 400];
    s.box(
      'card',
      x,
      y,
      292,
      370,
      `background:${p.paper};border-radius:${r.pick([0, 16])}px;box-shadow:0 6px 18px rgba(0,0,0,.16)`,
    );
    s.object(
      'plate',
      box(
        x + 16,
        y + 16,
        260,
        210,
        `background:linear-gradient(${r.int(0, 180)}deg,${p.light},${[p.second, p.mid][k % 2]});border-radius:12px`,
      ),
    );
    s.icon(x + 86, y + 50, 120, [p.accent, p.dark, p.mid][k % 3]!, p.paper, p.second);
    s.text(x + 20, y + 244, 250, 28, p.dark);
    s.text(x + 20, y + 302, 120, 30, p.accent, '', [`$${r.int(9, 89)}`, `¥${r.int(19, 99)}`]);
    s.disc(x + 220, y + 294, 52, p.accent);
  }
};

export const thirdLayouts: Layout[] = [recipe, boardingPass, collage, steps, podcast, shop];
