/** The layouts that stay nineteenth, second half: a friend to bring, a pet to adopt, a fan of paints and a notice to tear from. */
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, side, svg, type Sheet, type Layout } from '../sheet.ts';

const white = '#ffffff';

/** A shape that is no box, with its shadow. */
export const raised = (inner: string) => box(0, 0, side, side, 'filter:drop-shadow(0 6px 14px rgba(0,0,0,.35))', inner);

/** A photograph in a frame that is part of it. */
export const framed = (x: number, y: number, w: number, h: number, seed: number, rim: number, css: string) =>
  photo(x, y, w - 2 * rim, h - 2 * rim, seed, `border:${rim}px solid ${css}`);

/** The white card with the code and what both get. */
function reward(s: Sheet, x: number, y: number, w: number): void {
  const { random: r, palette: p } = s;
  s.box(
    'card',
    x,
    y,
    w,
    370,
    `background:${p.paper};border-radius:${r.pick([16, 30])}px;box-shadow:0 6px 20px rgba(0,0,0,.3)`,
  );
  s.box(
    'code',
    x + 40,
    y + 84,
    w - 80,
    96,
    `background:${p.light};border:4px dashed ${p.mid};border-radius:14px;box-sizing:border-box`,
  );
  line(s, x + 70, y + 132, 270, 44, p.dark, ['HELLO-24', 'HELLO-24']);
  s.box('copy', x + w - 214, y + 98, 160, 68, `background:${p.dark};border-radius:12px`);
  middle(s, x + w - 214, y + 132, 160, 32, white, ['Copy', '复制']);
  const amount = r.int(1, 4) * 5;
  for (let k = 0; k < 2; k++) {
    const half = (w - 104) / 2;
    const px = x + 40 + k * (half + 24);
    s.box('chip', px, y + 214, half, 110, `background:${k ? p.second : p.light};border-radius:${r.pick([18, 55])}px`);
    sign(s, k ? 'heart' : 'bag', px + 30, y + 243, 52, k ? p.accent : p.mid, p.paper);
    const words: Pair = k ? [`Friend $${amount}`, `朋友得${amount}元`] : [`You $${amount}`, `您得${amount}元`];
    line(s, px + 98, y + 269, half - 110, 28, p.dark, words);
  }
}

export const refer: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, w, right] = [132, r.int(100, 130), 760, r.chance(0.5)];
  s.box(
    'panel',
    x,
    y,
    w,
    640,
    `background:linear-gradient(${r.int(120, 240)}deg,${p.accent},${p.mid});border:10px solid ${p.paper};border-radius:${r.pick([20, 44])}px;box-sizing:border-box;${cast(s)}`,
  );
  middle(s, x, y + 82, w, 66, white, ['Bring a friend', '邀请好友']);
  const d = r.int(210, 230);
  const round = `${p.paper};border-radius:50%`;
  s.object('photo', framed(512 - d + 22, y + 150, d, d, seed + 3, 9, round));
  s.object('photo', framed(512 - 22, y + 150, d, d, seed + 17, 9, round));
  const sx = right ? x + w - 136 : x - 84;
  const flip = right ? '' : 'transform="translate(220 0) scale(-1 1)"';
  const shape =
    'M30 0h160a30 30 0 0 1 30 30v70a30 30 0 0 1-30 30H84l-60 44 14-44H30a30 30 0 0 1-30-30V30A30 30 0 0 1 30 0z';
  s.object('bubble', raised(svg(sx, y + 150, 220, 174, `<path fill="${p.second}" ${flip} d="${shape}"/>`)));
  middle(s, sx, y + 215, 220, 36, p.dark, ['Join me!', '快来吧！']);
  reward(s, x + 60, y + 470, w - 120);
  s.disc(452, y + 405, 120, p.second, `border:8px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'gift', 480, y + 431, 64, p.dark, p.accent);
};

/** One thing to know of the pet: a card with a disc and a pictogram. */
function fact(s: Sheet, x: number, y: number, icon: string, words: Pair, round: number, fill: string): void {
  const { palette: p } = s;
  s.box('fact', x, y, 330, 150, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  s.disc(x + 24, y + 27, 96, fill);
  sign(s, icon, x + 46, y + 49, 52, p.dark, fill);
  line(s, x + 142, y + 75, 176, 36, p.dark, words);
}

export const adopt: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [x, y, w, h] = [left ? 70 : 434, r.int(110, 150), 520, 620];
  s.object('photo', framed(x, y, w, h, seed + 9, 16, `${p.paper};border-radius:${r.pick([8, 28])}px;${cast(s)}`));
  const fx = left ? 644 : 50;
  const facts: [string, Pair, string][] = [
    ['clock', [`${r.int(2, 5)} years`, `${r.int(2, 5)}岁`], p.light],
    ['heart', ['Gentle', '温柔'], p.second],
    ['house', ['Indoors', '适合公寓'], p.light],
  ];
  const round = r.pick([14, 30, 75]);
  const top = y + r.int(80, 110);
  for (const [k, [icon, words, fill]] of facts.entries()) fact(s, fx, top + k * 184, icon, words, round, fill);
  const rx = x - 24;
  s.object(
    'ribbon',
    raised(svg(rx, y + h - 150, 568, 116, `<path fill="${p.accent}" d="M0 0h568l-32 58 32 58H0l32-58z"/>`)),
  );
  middle(s, rx, y + h - 92, 568, 60, white, ['Meet Biscuit', '领养饼干']);
  const [tx, ty] = [left ? x + 20 : x + w - 190, y - 60];
  const tag = `<circle cx="85" cy="20" r="16" fill="none" stroke="${p.second}" stroke-width="9"/><circle cx="85" cy="105" r="76" fill="${p.second}" stroke="${p.paper}" stroke-width="8"/>`;
  s.object('tag', raised(svg(tx, ty, 170, 190, tag, r.int(-8, 8))));
  sign(s, 'paw', tx + 40, ty + 58, 90, p.dark, p.dark, r.int(-12, 12));
  const by = y + h + 50;
  s.box(
    'call',
    212,
    by,
    600,
    96,
    `background:${p.dark};border:7px solid ${p.paper};box-sizing:border-box;border-radius:48px;${cast(s)}`,
  );
  middle(s, 212, by + 48, 600, 38, white, ['Visit us any day', '欢迎随时来看我']);
};

export const paint: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, w, h, right] = [92, r.int(80, 110), 840, 470, r.chance(0.5)];
  s.object('photo', framed(x, y, w, h, seed + 13, 14, `${p.paper};border-radius:${r.pick([0, 22])}px;${cast(s)}`));
  const px = right ? x + 60 : x + w - 500;
  s.box('plate', px, y + 54, 440, 150, `background:${p.dark};border-radius:${r.pick([0, 18])}px`);
  middle(s, px, y + 106, 440, 52, white, ['Paint week', '涂料周']);
  middle(s, px, y + 164, 440, 28, p.second, ['five new colours', '五种新色上市']);
  const fills = [p.accent, p.second, p.mid, p.light, p.dark];
  const [first, bend] = [r.int(0, 4), r.int(3, 5)];
  for (let k = 0; k < 5; k++) {
    const turn = (k - 2) * bend;
    const [sx, sy] = [158 + k * 138, y + 362 + (k - 2) ** 2 * 9 + r.int(-6, 6)];
    const fill = fills[(first + k) % 5]!;
    const inner = box(0, 0, 156, 210, `background:${fill}`);
    s.object(
      'swatch',
      box(
        sx,
        sy,
        156,
        280,
        `background:${white};overflow:hidden;border-radius:12px;box-shadow:0 5px 18px rgba(0,0,0,.38)`,
        inner,
        turn,
      ),
    );
    const px2 = s.chinese ? 29.44 : 32;
    const origin = `transform-origin:78px ${140 - (245 - px2 * 0.675)}px;transform:rotate(${turn}deg)`;
    line(
      s,
      sx,
      sy + 245,
      156,
      32,
      '#333333',
      [`No. ${first * 3 + k + 4}`, `${first * 3 + k + 4}号`],
      `text-align:center;${origin}`,
    );
  }
  const dx = right ? x + w - 120 : x - 40;
  s.disc(dx, y - 36, 160, p.accent, `border:9px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  sign(s, 'brush', dx + 38, y + 2, 84, p.second, white, r.int(-25, 25));
  const [fy, bx] = [y + 744, right ? 190 : 834];
  s.box(
    'pill',
    right ? 330 : 130,
    fy,
    560,
    100,
    `background:${p.paper};border-radius:${r.pick([16, 50])}px;${soft(s)}`,
  );
  s.disc(right ? 348 : 148, fy + 14, 72, p.mid);
  sign(s, 'drop', right ? 364 : 164, fy + 30, 40, white, p.mid);
  line(s, right ? 446 : 246, fy + 50, 420, 34, p.dark, ['We mix it while you wait', '现场调色，立等可取']);
  s.object('burst', raised(burst(bx, fy + 58, 82, r.int(12, 16), 0.84, p.accent)));
  middle(s, bx - 82, fy + 58, 164, 42, white, [`-${r.int(1, 4)}0%`, `${r.int(6, 9)}折`], r.int(-10, 10));
};

/** The strips to tear off; they hang from behind the sheet. */
function strips(s: Sheet, x: number, y: number): void {
  const { random: r, palette: p } = s;
  const missing = r.int(1, 4);
  for (let k = 0; k < 6; k++) {
    if (k === missing) continue;
    const [sx, turn] = [x + k * 114, r.int(-5, 5)];
    s.box(
      'strip',
      sx,
      y - 24,
      94,
      170,
      `background:${p.light};border-radius:0 0 8px 8px;box-shadow:0 5px 14px rgba(0,0,0,.4)`,
      turn,
    );
    middle(s, sx, y + 84, 94, 21, p.dark, ['55 014', '55 014'], turn);
  }
}

export const tearOff: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, w, h, left] = [162, r.int(90, 120), 700, 680, r.chance(0.5)];
  strips(s, x + 18, y + h);
  s.box('sheet', x, y, w, h, `background:${p.paper};${soft(s)}`);
  s.box(
    'tape',
    x + w / 2 - 80 + r.int(-60, 60),
    y - 26,
    160,
    56,
    `background:${p.second};box-shadow:0 2px 6px rgba(0,0,0,.3)`,
    r.int(-6, 6),
  );
  middle(s, x, y + 110, w, 76, p.dark, ['Learn guitar', '学吉他']);
  const swash = 'M4 14Q110 2 210 12T416 8';
  s.object(
    'swash',
    svg(
      x + w / 2 - 210,
      y + 164,
      420,
      24,
      `<path fill="none" stroke="${p.accent}" stroke-width="11" stroke-linecap="round" d="${swash}"/>`,
    ),
  );
  const [px, tx] = left ? [x + 50, x + 420] : [x + w - 370, x + 50];
  s.object('photo', photo(px, y + 230, 320, 300, seed + 21, `border-radius:${r.pick([0, 20, 150])}px`));
  const dx = left ? px + 236 : px - 36;
  s.disc(dx, y + 440, 120, p.mid, `border:8px solid ${p.paper};box-sizing:border-box`);
  sign(s, 'note', dx + 30, y + 470, 60, white, white);
  line(s, tx, y + 262, 230, 40, p.dark, ['At your home', '上门教学']);
  line(s, tx, y + 314, 230, 30, p.mid, ['all ages', '老少皆宜']);
  s.box('pill', x + 50, y + 572, w - 100, 76, `background:${p.dark};border-radius:${r.pick([8, 38])}px`);
  middle(s, x + 50, y + 610, w - 100, 34, white, ['Take a strip and call Leo', '撕一张，给李老师打电话']);
  const bx = left ? x + w - 20 : x + 20;
  s.object('burst', raised(burst(bx, y + 450, 104, r.int(12, 18), 0.85, p.accent)));
  middle(s, bx - 104, y + 450, 208, 36, white, ['1st free', '首课免费'], r.int(-10, 10));
};
