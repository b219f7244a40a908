/** The first four layouts of the seventeenth set. */
import { centre, fitted, glyph, raised, rim, sided } from './icons.ts';
import { seventeenthMore } from './more.ts';
import { cast, line, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

export { seventeenthKit } from './icons.ts';

/** A code to scan: three corner marks and a seeded pattern, 21 × 21 modules. */
function scanCode(s: Sheet, x: number, y: number, size: number, colour: string): void {
  const corners = [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const;
  const nearCorner = (column: number, row: number) =>
    corners.some(([left, top]) => column >= left - 1 && column < left + 8 && row >= top - 1 && row < top + 8);
  let path = corners
    .map(([left, top]) => `M${left} ${top}h7v7h-7zM${left + 1} ${top + 1}v5h5v-5zM${left + 2} ${top + 2}h3v3h-3z`)
    .join('');
  for (let row = 0; row < 21; row++)
    for (let column = 0; column < 21; column++)
      if (!nearCorner(column, row) && s.random.chance(0.5)) path += `M${column} ${row}h1v1h-1z`;
  s.object('code', svg(x, y, size, size, `<path fill="${colour}" d="${path}"/>`, 0, '0 0 21 21'));
}

/** A turned round sticker with one word. */
function sticker(s: Sheet, cx: number, cy: number, radius: number, text: Pair): void {
  const { random: r, palette: p } = s;
  raised(s, 'burst', burst(cx, cy, radius, r.int(12, 20), 0.86, p.second));
  centre(s, cx - radius * 0.76, cy, radius * 1.52, 38, p.dark, text, r.pick([-12, -8, 8, 12]));
}

const wifi: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = sided(r.chance(0.5));
  const [w, h, y] = [r.int(540, 600), r.int(770, 800), r.int(62, 90)];
  const left = Math.round((1024 - w) / 2) + r.int(-40, 40);
  const x = at(left, w);
  const radius = r.pick([0, 18, 40]);
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', x, y, w, 210, `background:${p.accent};border-radius:${radius}px ${radius}px 0 0`);
  centre(
    s,
    x + 80,
    y + 84,
    w - 160,
    64,
    '#fff',
    r.pick<Pair>([
      ['Free Wi-Fi', '免费无线网'],
      ['Get online', '连接网络'],
    ]),
  );
  s.disc(x + w / 2 - 65, y + 145, 130, p.second, rim(9, p.paper));
  glyph(s, 'wifi', x + w / 2 - 37, y + 170, 74, [p.dark, p.dark, p.dark]);
  s.box('plate', x + w / 2 - 135, y + 298, 270, 270, `background:${p.light};border-radius:${r.pick([8, 28])}px`);
  scanCode(s, x + w / 2 - 105, y + 328, 210, p.dark);
  centre(s, x + 60, y + 602, w - 120, 28, p.mid, ['Scan to connect', '扫码即可连接']);
  s.box('pill', x + 70, y + 640, w - 140, 84, `background:${p.dark};border-radius:${r.pick([42, 16])}px`);
  glyph(s, 'key', x + 98, y + 658, 48, [p.second, p.dark, p.dark]);
  const password = r.pick(['flatwhite24', 'teatime88', 'warmscones']);
  centre(s, x + 156, y + 682, w - 250, 36, '#fff', [password, password]);
  centre(s, x + 115, y + 748, w - 230, 21, p.mid, ['Ask us if it fails', '连不上请问店员']);
  s.object(
    'photo',
    photo(at(left - 107, 170), y + h - 77, 170, 170, seed + 5, `border-radius:50%;${rim(9, p.paper)}${soft(s)}`),
  );
  sticker(
    s,
    at(left + w - 66, 172) + 86,
    y + 40,
    86,
    r.pick<Pair>([
      ['No ads', '无广告'],
      ['Fast', '高速'],
    ]),
  );
  if (r.chance(0.6)) s.box('tape', x + w / 2 - 75, y - 24, 150, 48, `background:${p.mid};${cast(s)}`, r.int(-6, 6));
};

const auction: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = sided(r.chance(0.5));
  const [top, py, round] = [r.int(64, 90), r.int(452, 480), r.pick([0, 14, 34])];
  const [px, pw] = [130 + r.int(-12, 12), 764];
  s.object('photo', photo(80, top, 864, 500, seed + 7, `border-radius:${round}px;${rim(14, p.paper)}${soft(s)}`));
  const [tx, flag] = [at(120, 210), 'M0 0h210v124l-105 46L0 124z'];
  raised(s, 'flag', svg(tx, top - 24, 210, 170, `<path fill="${p.accent}" d="${flag}"/>`));
  const lot = `${r.int(12, 89)}`;
  centre(s, tx + 12, top + 42, 186, 50, '#fff', [`Lot ${lot}`, `${lot} 号`]);
  const nx = at(690, 216);
  const turn = r.int(5, 10) * (nx > 512 ? 1 : -1);
  s.box('label', nx, top + 50, 216, 74, `background:${p.second};border-radius:${r.pick([8, 37])}px;${cast(s)}`, turn);
  centre(s, nx + 16, top + 87, 184, 32, p.dark, ['No reserve', '无底价'], turn);
  s.box('panel', px, py, pw, 450, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const gx = at(px + pw - 150, 124);
  s.disc(gx, py - 52, 124, p.mid, `${rim(8, p.paper)}`);
  glyph(s, 'gavel', gx + 28, py - 24, 68, ['#fff', p.second, p.second]);
  const title = r.pick<Pair>([
    ['Oak wall clock', '橡木挂钟'],
    ['Garden bench', '花园长椅'],
    ['Signed print', '签名版画'],
  ]);
  centre(s, px + 170, py + 90, pw - 340, 52, p.dark, title);
  const parts = [
    [`${r.int(1, 6)} days`, '天'],
    [`${r.int(2, 22)} hrs`, '小时'],
    [`${r.int(10, 58)} min`, '分'],
  ] as const;
  for (const [i, [english, unit]] of parts.entries()) {
    const cx = px + 60 + i * 222;
    s.box('chip', cx, py + 160, 200, 100, `background:${p.light};border-radius:${round / 2 + 6}px`);
    centre(s, cx + 14, py + 210, 172, 38, p.dark, [english, `${english.split(' ')[0]} ${unit}`]);
  }
  bids(s, px, py + 300);
};

/** The last bid in a bubble, and the button for the next. */
function bids(s: Sheet, px: number, y: number): void {
  const { random: r, palette: p } = s;
  const swap = r.chance(0.5);
  const [bx, kx] = swap ? [px + 454, px + 60] : [px + 60, px + 354];
  const outline =
    'M22 16h34l14-16 14 16h144a22 22 0 0 1 22 22v54a22 22 0 0 1-22 22H22A22 22 0 0 1 0 92V38A22 22 0 0 1 22 16z';
  s.object('bubble', svg(bx, y - 16, 250, 114, `<path fill="${p.dark}" d="${outline}"/>`));
  const bid = r.int(14, 68) * 10;
  centre(s, bx + 20, y + 49, 210, 44, p.second, [`€ ${bid}`, `¥ ${bid * 8}`]);
  s.box('button', kx, y, 350, 98, `background:${p.accent};border-radius:${r.pick([49, 18])}px`);
  centre(s, kx + 30, y + 49, 290, 46, '#fff', ['Place a bid', '立即出价']);
}

/** A wheel of fields in the colours of the palette, with its own rim. */
function wheel(s: Sheet, cx: number, cy: number, radius: number, fields: number): void {
  const { palette: p } = s;
  const colours = [p.accent, p.second, p.mid, p.light];
  const point = (i: number) => {
    const angle = (2 * Math.PI * i) / fields - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const slices = Array.from(
    { length: fields },
    (_, i) =>
      `<path fill="${colours[i % 4]!}" d="M${cx} ${cy}L${point(i)}A${radius} ${radius} 0 0 1 ${point(i + 1)}z"/>`,
  );
  const edge = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${p.paper}" stroke-width="18"/>`;
  raised(s, 'wheel', svg(0, 0, 1024, 1024, slices.join('') + edge), true);
}

const tombola: Layout = (s) => {
  const { random: r, palette: p } = s;
  const at = sided(r.chance(0.5));
  const [radius, cy] = [r.int(268, 284), r.int(420, 434)];
  const cx = at(366, 0);
  wheel(s, cx, cy, radius, r.pick([8, 12]));
  const tip = cy - radius + 56;
  raised(
    s,
    'pointer',
    svg(cx - 40, tip - 92, 80, 92, `<path fill="${p.dark}" stroke="${p.paper}" stroke-width="6" d="M6 4h68L40 86z"/>`),
  );
  const hub = r.int(150, 180);
  s.disc(cx - hub / 2, cy - hub / 2, hub, p.paper, soft(s));
  glyph(s, 'gift', cx - hub * 0.3, cy - hub * 0.3, hub * 0.6, [p.accent, p.dark, p.dark]);
  const prizes = [
    ['mug', ['Mug', '马克杯']],
    ['ball', ['Ball', '足球']],
    ['torch', ['Torch', '手电筒']],
    ['towel', ['Towel', '毛巾']],
  ] as const;
  const [first, bend] = [r.int(0, 3), r.pick([10, 24, 66])];
  for (let i = 0; i < 3; i++) {
    const [name, text] = prizes[(first + i) % 4]!;
    const [x, y] = [at(704, 264), 146 + i * 172];
    s.box('tag', x, y, 264, 132, `background:${p.paper};border-radius:${bend}px;${soft(s)}`);
    glyph(s, name, x + 26, y + 29, 74, [[p.accent, p.mid, p.dark][i]!, p.second, p.second]);
    centre(s, x + 108, y + 66, 132, 38, p.dark, text);
  }
  const ribbon = 'M0 0h800l-36 60 36 60H0l36-60z';
  raised(s, 'ribbon', svg(112, 656, 800, 120, `<path fill="${p.accent}" d="${ribbon}"/>`));
  const title = r.pick<Pair>([
    ['School tombola', '校园抽奖'],
    ['Spin and win', '转盘有奖'],
    ['Club raffle', '俱乐部抽奖'],
  ]);
  centre(s, 180, 716, 664, 62, '#fff', title);
  const bx = at(190, 400);
  s.box('button', bx, 836, 400, 96, `background:${p.second};border-radius:48px;${rim(6, p.paper)}${cast(s)}`);
  centre(s, bx + 30, 884, 340, 38, p.dark, ['Ticket 2 €', '每张十元']);
  const dx = at(700, 108);
  s.disc(dx, 830, 108, p.mid, `${rim(7, p.paper)}${cast(s)}`);
  glyph(s, 'heart', dx + 27, 858, 54, ['#fff', '#fff', '#fff']);
};

/** Five dots, some of them full. */
function dots(s: Sheet, x: number, y: number, full: number, colour: string): void {
  const all = Array.from(
    { length: 5 },
    (_, i) =>
      `<circle cx="${13 + i * 32}" cy="13" r="11" fill="${i < full ? colour : 'none'}" stroke="${colour}" stroke-width="4"/>`,
  );
  s.object('dots', svg(x, y, 154, 26, all.join('')));
}

const plantCare: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = sided(r.chance(0.5));
  const [w, h, y] = [580, r.int(820, 850), r.int(94, 120)];
  const left = 222 + r.int(-40, 20);
  const x = at(left, w);
  const [cx, cut] = [x + w / 2, r.int(70, 110)];
  const hole = `M${w / 2 - 26} 60a26 26 0 1 0 52 0a26 26 0 1 0-52 0z`;
  const outline = `M${cut} 0H${w - cut}L${w} ${cut}V${h}H0V${cut}z${hole}`;
  raised(s, 'tag', svg(x, y, w, h, `<path fill="${p.paper}" fill-rule="evenodd" d="${outline}"/>`), true);
  const cord = `M${cx} ${y + 62}C${cx + 30} ${y - 10} ${cx + r.int(60, 160)} ${y - 40} ${cx + r.int(-40, 190)} -10M${cx} ${y + 62}C${cx - 30} ${y - 10} ${cx - 90} ${y - 40} ${cx - r.int(60, 150)} -10`;
  raised(s, 'string', svg(0, 0, 1024, 1024, `<path fill="none" stroke="${p.accent}" stroke-width="10" d="${cord}"/>`));
  const arch = r.pick(['190px 190px 14px 14px', '24px', '190px']);
  s.object('photo', photo(cx - 190, y + 116, 380, 380, seed + 9, `border-radius:${arch}`));
  s.box(
    'plate',
    cx - 235,
    y + 440,
    470,
    100,
    `background:${p.dark};border-radius:${r.pick([50, 12])}px;${rim(6, p.paper)}`,
  );
  const name = r.pick<Pair>([
    ['Monstera', '龟背竹'],
    ['Peace lily', '白掌'],
    ['Rubber fig', '橡皮树'],
  ]);
  centre(s, cx - 205, y + 490, 410, 54, '#fff', name);
  const needs = [
    ['sun', ['Light', '光照'], p.second, p.dark],
    ['drop', ['Water', '浇水'], p.mid, '#fff'],
    ['warmth', ['Warmth', '温度'], p.accent, '#fff'],
  ] as const;
  for (const [i, [icon, text, fill, ink]] of needs.entries()) {
    const mx = cx + (i - 1) * 180;
    s.disc(mx - 54, y + 562, 108, fill);
    glyph(s, icon, mx - 32, y + 584, 64, [ink, icon === 'sun' ? ink : fill, ink]);
    dots(s, mx - 77, y + 684, r.int(1, 4), icon === 'sun' ? p.dark : fill);
    centre(s, mx - 80, y + 738, 160, 28, p.dark, text);
  }
  const size = fitted(w - 80, 28, ['Wipe its leaves monthly', '每月擦拭叶片']);
  line(s, x + 40, y + 784, w - 80, size, p.mid, ['Wipe its leaves monthly', '每月擦拭叶片'], 'text-align:center');
  sticker(
    s,
    at(left + w - 150, 184) + 92,
    y + 232,
    92,
    r.pick<Pair>([
      ['Easy', '好养'],
      ['New', '新品'],
    ]),
  );
};

export const seventeenthLayouts: Layout[] = [wifi, auction, tombola, plantCare, ...seventeenthMore];
