/** Layouts that were unseen in the first measures; since then the separation is tuned on them too. */
import { secondIcons } from '../icons.ts';
import { burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const secondKit: Kit = {
  palettes: [
    { dark: '#22223b', mid: '#5e548e', accent: '#f08a5d', second: '#9ad1d4', light: '#dcd6f7', paper: '#fffdf9' },
    { dark: '#0b3c49', mid: '#731963', accent: '#f26430', second: '#c6d166', light: '#f5e3c8', paper: '#fffdfd' },
    { dark: '#263a29', mid: '#41644a', accent: '#e86a33', second: '#f2c14e', light: '#dfe7c8', paper: '#f7f6ee' },
    { dark: '#192841', mid: '#3f6fb5', accent: '#ef476f', second: '#7bdff2', light: '#dbe9f6', paper: '#fcfeff' },
  ],
  faces: ['Space Grotesk', 'DM Serif Display', 'Archivo Black', 'Bricolage Grotesque'],
  icons: secondIcons,
  words: [
    ['Winter Lights', '冬日灯会'],
    ['Book Fair', '图书展'],
    ['Slow Sunday', '慢享周日'],
    ['Jazz Evening', '爵士之夜'],
    ['Team Lunch', '团队午餐'],
    ['Harbour Walk', '海港漫步'],
  ],
};

const centred = 'text-align:center';

const pricing: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.text(0, 70, 1024, 64, s.palette.dark, `${centred};background:${p.paper}`);
  for (let i = 0; i < 3; i++) {
    const [x, y, h, front] = [62 + i * 305, i === 1 ? 200 : 250, i === 1 ? 720 : 620, i === 1];
    const fill = front ? p.dark : p.paper;
    s.box(
      'column',
      x,
      y,
      290,
      h,
      `background:${fill};border-radius:22px;box-shadow:${front ? '0 12px 36px rgba(0,0,0,.3)' : s.shadow()}`,
    );
    s.box(
      'tile',
      x + 95,
      y + 40,
      100,
      100,
      `background:${[p.second, p.accent, p.mid][i]};border-radius:${r.pick([22, 50])}px`,
    );
    s.icon(x + 117, y + 62, 56, '#fff', p.dark, p.light);
    s.text(x, y + 165, 290, 34, front ? '#fff' : p.dark, centred);
    s.text(x, y + 225, 290, 54, front ? p.second : p.accent, centred, [`$${r.int(5, 49)}`, `¥${r.int(20, 99)}`]);
    s.box('rule', x + 40, y + 315, 210, 3, `background:${front ? p.mid : p.light}`);
    for (let k = 0; k < 3; k++) {
      s.disc(x + 40, y + 350 + k * 52, 24, p.second);
      s.text(x + 78, y + 346 + k * 52, 180, 20, front ? p.light : '#555');
    }
    s.box('button', x + 45, y + h - 90, 200, 58, `background:${front ? p.accent : p.mid};border-radius:29px`);
    s.text(x + 45, y + h - 78, 200, 24, '#fff', centred, ['Choose', '选择']);
  }
};

const certificate: Layout = (s) => {
  const { palette: p } = s;
  s.box('sheet', 72, 152, 880, 720, `background:${p.paper};box-shadow:${s.shadow()}`);
  s.box('frame', 102, 182, 820, 660, `border:3px solid ${p.accent};box-sizing:border-box`);
  s.box('frame', 116, 196, 792, 632, `border:2px solid ${p.mid};box-sizing:border-box`);
  s.text(72, 260, 880, 64, p.dark, centred, ['Certificate of Merit', '荣誉证书']);
  s.box('rule', 402, 360, 220, 4, `background:${p.accent}`);
  s.text(72, 420, 880, 48, p.mid, centred);
  s.text(72, 520, 880, 24, '#555', centred);
  s.object(
    'tails',
    svg(750, 640, 120, 150, `<path fill="${p.mid}" d="M15 0h40v150l-20-24-20 24zM65 0h40v150l-20-24-20 24z"/>`),
  );
  s.object('seal', burst(810, 640, 86, 24, 0.9, p.accent));
  s.disc(750, 580, 120, p.paper);
  s.icon(778, 608, 64, p.second, p.dark, p.mid);
  s.box('rule', 200, 740, 260, 2, `background:${p.dark}`);
  s.text(200, 752, 260, 22, p.mid, centred);
};

const story: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.object(
    'frame',
    photo(152, 200, 480, 560, seed + 1, `border:16px solid ${p.paper};box-sizing:border-box;box-shadow:${s.shadow()}`),
  );
  s.object(
    'circle',
    photo(600, 110, 300, 300, seed + 2, `border-radius:50%;border:10px solid ${p.accent};box-sizing:border-box`),
  );
  s.box('slab', 430, 520, 460, 240, `background:${p.accent}`, r.int(-5, 5));
  s.text(450, 560, 420, 62, '#fff', centred);
  s.box('label', 520, 720, 300, 76, `background:${p.paper};border-radius:12px;box-shadow:0 4px 14px rgba(0,0,0,.3)`);
  s.text(520, 736, 300, 32, p.dark, centred);
  s.object('arrow', svg(130, 800, 240, 110, `<path fill="${p.second}" d="M0 35h150V0l90 55-90 55V75H0z"/>`));
  s.icon(420, 830, 120, p.second, p.accent, p.paper, r.int(-14, 14));
};

const dashboard: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('panel', 60, 60, 904, 904, `background:${p.paper};border-radius:30px;box-shadow:${s.shadow()}`);
  s.box('bar', 60, 60, 150, 904, `background:${p.dark};border-radius:30px 0 0 30px`);
  for (let i = 0; i < 4; i++) s.icon(105, 130 + i * 130, 60, i ? p.light : p.accent, p.mid, p.second);
  s.text(250, 100, 500, 48, p.dark);
  for (let i = 0; i < 3; i++) {
    const x = 250 + i * 228;
    s.box('tile', x, 200, 205, 180, `background:${[p.light, p.second, p.mid][i]};border-radius:20px`);
    s.text(x, 230, 205, 50, p.dark, centred, [`${r.int(10, 99)}%`, `${r.int(10, 99)}%`]);
    s.text(x, 310, 205, 20, p.dark, centred);
  }
  s.box('chart', 250, 410, 432, 510, `background:${p.light};border-radius:20px`);
  for (let i = 0; i < 6; i++) {
    const h = r.int(90, 400);
    s.box('column', 285 + i * 64, 890 - h, 40, h, `background:${i === 3 ? p.accent : p.mid};border-radius:8px 8px 0 0`);
  }
  s.disc(716, 420, 200, `conic-gradient(${p.accent} 0 40%,${p.second} 0 75%,${p.mid} 0)`);
  s.box('card', 706, 660, 220, 260, `background:${p.dark};border-radius:20px`);
  s.icon(766, 690, 100, p.second, p.paper, p.accent);
  s.text(706, 830, 220, 26, '#fff', centred);
};

const concert: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.object('triangle', svg(90, 90, 700, 620, `<path fill="${p.second}" d="M350 0L700 620H0z"/>`));
  s.disc(460, 240, 430, p.accent);
  s.object('photo', photo(230, 330, 420, 420, seed + 4, 'border-radius:210px 210px 0 0'));
  s.object(
    'swoosh',
    svg(60, 660, 900, 170, `<path fill="${p.dark}" d="M0 60Q220-40 450 50T900 30V140Q680 190 450 130T0 160z"/>`),
  );
  s.text(110, 700, 800, 66, '#fff', centred);
  s.box('ticket', 110, 850, 340, 110, `background:${p.paper};border-radius:16px`, r.int(-6, -2));
  s.text(130, 876, 300, 40, p.dark, `${centred};transform:rotate(-4deg)`, ['7 June', '六月七日']);
  s.disc(830, 850, 120, p.paper);
  s.icon(860, 880, 60, p.accent, p.mid, p.second);
  s.object(
    'mark',
    svg(800, 80, 150, 150, `<circle cx="75" cy="75" r="66" fill="none" stroke="${p.paper}" stroke-width="14"/>`),
  );
};

export const secondLayouts: Layout[] = [pricing, certificate, story, dashboard, concert];
