/** The other four layouts of the twelfth set. */
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { burst, photo, svg, type Palette, type Layout } from '../sheet.ts';

/** Where a point stands of a thing that is turned about its middle. */
export const turned = (cx: number, cy: number, turn: number) => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (dx: number, dy: number): [number, number] => [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
};

/** 84 × 340: a barber's pole. */
const pole = (p: Palette) => {
  const stripes = Array.from({ length: 5 }, (_, i) => {
    const fill = i & 1 ? p.dark : p.accent;
    return `<path fill="${fill}" d="M12 ${86 + i * 46}l60-34v24l-60 34z"/>`;
  });
  return [
    `<circle cx="42" cy="22" r="22" fill="${p.second}"/><rect y="38" width="84" height="26" rx="8" fill="${p.dark}"/>`,
    `<path fill="${p.paper}" d="M12 62h60v222H12z"/>${stripes.join('')}`,
    `<rect y="282" width="84" height="26" rx="8" fill="${p.dark}"/><path fill="${p.second}" d="M16 308h52l-10 32H26z"/>`,
  ].join('');
};

/** 280 × 130: a razor that stands half open. */
const razor = (p: Palette) =>
  [
    `<path fill="#c3cad2" stroke="${p.dark}" stroke-width="5" stroke-linejoin="round" d="M10 12h142q14 0 14 16l-10 40H24Q6 68 6 44z"/><path d="M14 54h142" stroke="#fff" stroke-width="9"/>`,
    `<path d="M162 40l22 22" stroke="#8a929c" stroke-width="20"/><path d="M178 56q60 0 88 60" stroke="${p.dark}" stroke-width="34" stroke-linecap="round" fill="none"/>`,
    `<path d="M186 56q54 4 78 54" stroke="${p.second}" stroke-width="22" stroke-linecap="round" fill="none"/><circle cx="182" cy="57" r="8" fill="${p.dark}"/>`,
  ].join('');

/** A barber's voucher. It is one with its notches and its perforation, so are pole, razor and bars. */
const voucher: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  s.box('plate', 150, 66, 760, 144, `background:${p.dark};border-radius:${r.pick([0, 24, 72])}px;${cast(s)}`);
  s.disc(72, 44, 188, p.second, `border:10px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  sign(s, 'moustache', 104, 78, 124, p.dark, p.dark);
  line(s, 292, 116, 590, 52, '#fff', ['Old Town Barber', '老城理发店']);
  line(s, 292, 172, 590, 28, p.second, ['Since 1962', '始于 1962 年']);
  // The notches are where the stub tears off; all of the main part moves to the other side with it.
  const [tear, main, stub] = left ? [616, 64, 708] : [280, 372, 92];
  const shape = `M0 0H${tear - 26}a26 26 0 0 0 52 0H896V432H${tear + 26}a26 26 0 0 0-52 0H0z`;
  const holes = `<path d="M${tear} 44V396" stroke="${p.mid}" stroke-width="5" stroke-dasharray="14 12"/>`;
  const paper = `<path style="filter:drop-shadow(0 10px 16px rgba(0,0,0,.36))" fill="${p.paper}" d="${shape}"/>${holes}`;
  s.object('voucher', svg(64, 268, 896, 432, paper));
  s.object('photo', photo(main + 28, 298, 196, 372, seed + 1, `border-radius:${r.pick([0, 18, 98])}px`));
  s.object('pole', svg(main + 186, r.int(296, 316), 84, 340, pole(p), r.int(-4, 4)));
  line(s, main + 296, 344, 290, 40, p.dark, ['Gift voucher', '礼品券']);
  line(s, main + 296, 404, 290, 27, p.mid, ['One cut, one shave', '剪发加剃须']);
  line(s, main + 296, 470, 290, 27, p.dark, ['For somebody dear', '送给亲爱的人']);
  s.box('button', main + 296, 578, 274, 82, `background:${p.accent};border-radius:${r.pick([10, 41])}px`);
  middle(s, main + 296, 619, 274, 30, '#fff', ['Book a chair', '预约座位']);
  s.object('razor', svg(main - 20, 606, 280, 130, razor(p), r.int(-14, -4)));
  s.box('stub', stub, 298, 226, 262, `background:${p.accent};border-radius:${r.pick([0, 22])}px`);
  middle(s, stub, 358, 226, 30, '#fff', ['Worth', '面值']);
  middle(s, stub, 432, 226, 74, p.second, ['€45', '¥300']);
  middle(s, stub, 508, 226, 27, '#fff', ['No. 0318', '编号 0318']);
  const bars = Array.from({ length: 24 }, (_, i) => `<rect x="${i * 9.4}" width="${2 + r.int(0, 4)}" height="80"/>`);
  s.object('bars', svg(stub, 588, 226, 80, `<g fill="${p.dark}">${bars.join('')}</g>`));
  s.box('chip', 64, 776, 430, 176, `background:${p.paper};border-radius:${r.pick([20, 88])}px;${cast(s)}`);
  s.disc(94, 800, 128, p.mid);
  sign(s, 'comb', 118, 824, 80, p.paper, p.paper, r.int(-24, 24));
  line(s, 250, 838, 230, 32, p.dark, ['Walk in', '无需预约']);
  line(s, 250, 890, 230, 27, p.mid, ['Tue to Sat', '周二至周六']);
  s.box('chip', 530, 776, 430, 176, `background:${p.paper};border-radius:${r.pick([20, 88])}px;${cast(s)}`);
  s.object('portrait', photo(560, 800, 128, 128, seed + 2, 'border-radius:50%'));
  line(s, 716, 838, 230, 32, p.dark, ['Ask for Emil', '请找埃米尔']);
  line(s, 716, 890, 230, 27, p.mid, ['Master', '首席']);
};

/** 170 × 170: a block of wood to play with. */
const block = (fill: string, rim: string) =>
  `<rect width="170" height="170" rx="22" fill="${rim}"/><rect x="15" y="15" width="140" height="140" rx="12" fill="${fill}"/>`;

/** 120 × 260: a rattle. */
const rattle = (p: Palette) =>
  [
    `<circle cx="60" cy="226" r="26" stroke="${p.mid}" stroke-width="15" fill="none"/><path d="M60 110v92" stroke="${p.mid}" stroke-width="22" stroke-linecap="round"/>`,
    `<circle cx="60" cy="60" r="60" fill="${p.accent}"/><path fill="${p.paper}" d="M2 46h116q4 14 0 28H2q-4-14 0-28z"/>`,
    [24, 60, 96].map((x) => `<circle cx="${x}" cy="60" r="8" fill="${p.mid}"/>`).join(''),
  ].join('');

/** A child is half a year old. Print and picture are two, so are a block and its number, which one writes anew. */
const months: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const waves = r.pick([14, 18, 22]);
  const scallops = Array.from({ length: waves }, (_, i) => {
    const [x, y] = turned(400, 400, (i * 360) / waves)(334, 0);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${Math.round(1180 / waves)}"/>`;
  });
  const lace = `<g fill="${p.second}"><circle cx="400" cy="400" r="346"/>${scallops.join('')}</g>`;
  s.object('lace', svg(112, 44, 800, 800, lace));
  const turn = r.int(2, 5) * (r.chance(0.5) ? 1 : -1);
  const at = turned(512, 398, turn);
  s.box('print', 252, 84, 520, 628, `background:${p.paper};${soft(s)}`, turn);
  const [px, py] = at(0, -66);
  s.object('picture', photo(px - 226, py - 214, 452, 428, seed + 1, `transform:rotate(${turn}deg)`));
  const left = r.chance(0.5);
  const [nx, ny] = at(left ? 46 : -44, 196);
  middle(s, nx - 160, ny, 320, 44, p.dark, ['Hello, Ida!', '你好，小艾！'], turn);
  const [tx, ty] = at(0, -314);
  s.box('tape', tx - 80, ty - 22, 160, 46, `background:${p.accent};opacity:.88`, turn + r.int(-4, 4));
  const [duck, toy] = left ? [720, 120] : [104, 764];
  s.object('rattle', svg(toy, r.int(170, 200), 130, 282, rattle(p), left ? -22 : 24, '0 0 120 260'));
  s.disc(duck, 430, 204, p.mid, `border:10px solid ${p.paper};box-sizing:border-box`);
  const swims = s.kit.icons.duck!(p.paper, p.second, p.dark);
  s.object('icon:duck', svg(duck + 40, 466, 124, 124, swims, r.int(-8, 8), '0 0 24 24'));
  const soother = s.kit.icons.pacifier!(p.accent, p.dark, p.light);
  s.object('icon:pacifier', svg(left ? 724 : 170, 124, 130, 130, soother, r.int(-24, 24), '0 0 24 24'));
  const start = left ? 52 : 632;
  const tilts = [r.int(-10, -4), r.int(3, 8)];
  for (const [k, digit] of (['0', '6'] as const).entries()) {
    const [x, y] = [start + k * 168, 532 + k * r.int(10, 28)];
    s.object('block', svg(x, y, 170, 170, block(p.light, k ? p.accent : p.dark), tilts[k]));
    middle(s, x, y + 85, 170, 104, k ? p.accent : p.dark, [digit, digit], tilts[k]);
  }
  const ends = 'd="M0 26h110v90H0l34-45zM760 26H650v90h110l-34-45z"/>';
  const tails = `<path fill="${p.accent}" ${ends}<path fill="rgba(0,0,0,.36)" ${ends}`;
  s.object('ribbon', svg(132, 708, 760, 116, `${tails}<path fill="${p.accent}" d="M64 0h632v96H64z"/>`));
  middle(s, 196, 756, 632, 52, '#fff', ['Six months old', '半岁啦']);
  const facts: [Pair, Pair][] = [
    [
      ['7.4 kg', '7.4 公斤'],
      ['heavy', '体重'],
    ],
    [
      ['66 cm', '66 厘米'],
      ['tall', '身高'],
    ],
    [
      ['2 teeth', '两颗牙'],
      ['so far', '目前'],
    ],
  ];
  const round = r.pick([14, 34, 64]);
  for (const [k, [what, of]] of facts.entries()) {
    s.box('fact', 72 + k * 302, 850, 276, 132, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
    middle(s, 72 + k * 302, 894, 276, 40, p.accent, what);
    middle(s, 72 + k * 302, 944, 276, 28, p.dark, of);
  }
};

/** 200 × 200 each: one with craters, one with bands, one with a ring about it. */
const planets: ((p: Palette) => string)[] = [
  (p) =>
    `<circle cx="100" cy="100" r="96" fill="${p.accent}"/><g fill="${p.dark}" opacity=".55"><circle cx="66" cy="70" r="22"/><circle cx="130" cy="58" r="13"/><circle cx="128" cy="132" r="28"/><circle cx="62" cy="138" r="12"/></g>`,
  (p) =>
    `<circle cx="100" cy="100" r="96" fill="${p.second}"/><path fill="${p.mid}" d="M14 56h172q8 16 10 30H4q2-16 10-30zM8 124h184q-6 18-14 30H22q-8-14-14-30z"/><ellipse cx="130" cy="106" rx="26" ry="13" fill="${p.accent}"/>`,
  (p) =>
    `<circle cx="100" cy="100" r="72" fill="${p.light}"/><path fill="${p.mid}" d="M36 68h128q8 14 8 28H28q0-14 8-28z"/><path d="M38 116q-46 26-26 42 24 14 94-18t82-66q10-22-36-16" stroke="${p.second}" stroke-width="15" stroke-linecap="round" fill="none"/>`,
];

/** What goes about the sun. An orbit is one, so is a planet with its bands or its ring; a card cuts the sun. */
const space: Layout = (s) => {
  const { random: r, palette: p } = s;
  const edge = `border:8px solid ${p.mid};box-sizing:border-box`;
  s.box('panel', 40, 40, 944, 944, `background:${p.dark};${edge};border-radius:${r.pick([0, 48])}px;${cast(s)}`);
  const left = r.chance(0.5);
  const [sx, sy] = [left ? 236 : 788, 596];
  const reaches = [318, 450, 590];
  for (const reach of reaches) {
    const [from, to] = [turned(sx, sy, left ? -36 : 216), turned(sx, sy, left ? 9 : 171)];
    const [a, b] = [from(reach, 0), to(reach, 0)].map((point) => point.map(Math.round).join(' '));
    const arc = `<path d="M${a}A${reach} ${reach} 0 0 ${left ? 1 : 0} ${b}" stroke="${p.mid}" stroke-width="5" stroke-linecap="round" fill="none"/>`;
    s.object('orbit', svg(0, 0, 1024, 1024, arc));
  }
  const glow = `radial-gradient(circle at 50% 50%,${p.second} 40%,${p.accent})`;
  s.disc(sx - 172, sy - 172, 344, glow, `box-shadow:0 0 40px ${p.second}88`);
  const names: Pair[] = [
    ['Mars', '火星'],
    ['Jupiter', '木星'],
    ['Saturn', '土星'],
  ];
  const down = r.chance(0.5);
  for (const [k, reach] of reaches.entries()) {
    const angle = (k === 1) === down ? r.int(-5, 1) : r.int(-30, -22);
    const [x, y] = turned(sx, sy, left ? angle : 180 - angle)(reach, 0);
    const size = [96, 150, 176][k]!;
    s.object('planet', svg(x - size / 2, y - size / 2, size, size, planets[k]!(p), r.int(-16, 16), '0 0 200 200'));
    middle(s, x - 80, y + size / 2 + 24, 160, 29, '#fff', names[k]!);
  }
  line(s, left ? 96 : 330, 122, 620, 54, '#fff', ['Our neighbours', '太空邻居']);
  line(s, left ? 96 : 330, 184, 620, 28, p.second, ['Not one of them to scale', '大小未按比例']);
  const bx = left ? 880 : 144;
  s.object('burst', burst(bx, 144, 92, r.pick([10, 14, 18]), 0.8, p.accent));
  middle(s, bx - 80, 144, 160, 84, '#fff', ['8', '8']);
  const round = `border-radius:${r.pick([8, 30, 60])}px`;
  const [near, far] = left ? [88, 528] : [528, 88];
  s.box('card', near, 736, 408, 200, `background:${p.paper};${round}`);
  s.disc(near + 28, 768, 136, p.mid);
  const scope = s.kit.icons.telescope!(p.paper, p.second, p.light);
  s.object('icon:telescope', svg(near + 54, 792, 86, 86, scope, r.int(-8, 8), '0 0 24 24'));
  line(s, near + 188, 806, 210, 32, p.dark, ['Look up', '抬头看']);
  line(s, near + 188, 862, 210, 28, p.mid, ['in August', '八月夜空']);
  s.box('card', far, 736, 408, 200, `background:${p.second};${round}`);
  sign(s, 'comet', far + 36, 772, 128, p.accent, p.dark, r.int(-12, 12));
  line(s, far + 188, 806, 210, 32, p.dark, ['A comet', '彗星']);
  line(s, far + 188, 862, 210, 28, p.dark, ['every night', '夜夜可见']);
};

/** 280 × 250: a pumpkin with a face cut into it. */
const pumpkin = (grin: boolean) =>
  [
    '<path fill="#4d6b2c" d="M128 58q-6-36 14-54l26 8q-14 20-8 46z"/>',
    '<ellipse cx="70" cy="148" rx="68" ry="92" fill="#c9620f"/><ellipse cx="210" cy="148" rx="68" ry="92" fill="#c9620f"/><ellipse cx="140" cy="148" rx="74" ry="100" fill="#e67e1c"/>',
    '<path fill="#3a1a06" d="M58 132l30-46 30 46zM162 132l30-46 30 46zM126 158l14-22 14 22z"/>',
    grin
      ? '<path fill="#3a1a06" d="M52 174q88 30 176 0-16 58-88 58t-88-58z"/><path fill="#e67e1c" d="M98 186h26v18H98zM158 186h26v18h-26zM128 214h26v20h-26z"/>'
      : '<ellipse cx="140" cy="200" rx="30" ry="26" fill="#3a1a06"/>',
  ].join('');

const post =
  '<path fill="#5b3a1f" d="M124 60h38v220h-38z"/><path fill="#8a5a32" d="M4 22l226-12 52 52-46 54L8 124z"/><path d="M22 44l190-8M24 104l180-8" stroke="#6f4625" stroke-width="5" stroke-linecap="round"/>';

/** An evening in costume. A bat crosses the moon, the ghost looks out from behind the signpost. */
const spooks: Layout = (s) => {
  const { random: r, palette: p } = s;
  const top = r.pick([0, 60, 380]);
  s.box('panel', 92, 40, 840, 944, `background:${p.mid};border-radius:${top}px ${top}px 0 0;${cast(s)}`);
  const left = r.chance(0.5);
  const moon = r.int(372, 420);
  s.disc(512 - moon / 2 + (left ? 50 : -50), 92, moon, p.light);
  const mound = `<path fill="${p.dark}" d="M0 200Q200 110 420 156T840 190V380H0z"/>`;
  s.object('hill', svg(92, 604, 840, 380, mound));
  const bats = r.int(2, 3);
  for (let k = 0; k < bats; k++) {
    const [x, y, size] = [
      [left ? 420 : 300, 170, 190],
      [left ? 640 : 540, 110, 130],
      [left ? 200 : 700, 330, 120],
    ][k]!;
    const fly = r.int(-18, 18);
    sign(s, 'bat', x! + r.int(-20, 20), y! + r.int(-16, 16), size!, p.dark, p.second, fly);
  }
  const px = left ? 136 : 596;
  sign(s, 'ghost', px + (left ? 196 : -88), r.int(536, 560), 190, p.paper, p.dark, r.int(-8, 8));
  const tilt = r.int(-6, 5);
  s.object('post', svg(px, 586, 290, 290, post, tilt));
  const [wx, wy] = turned(px + 145, 731, tilt)(-12, -77);
  middle(s, wx - 110, wy, 220, 40, '#fff', ['This way', '由此去'], tilt - 2);
  const tails = `<path fill="${p.dark}" d="M0 34h120v100H0l38-50zM880 34H760v100h120l-38-50z"/>`;
  s.object('ribbon', svg(72, 428, 880, 134, `${tails}<path fill="${p.accent}" d="M72 0h736v112H72z"/>`));
  middle(s, 144, 484, 736, 66, '#fff', ['Pumpkin Night', '南瓜灯之夜']);
  s.object('pumpkin', svg(left ? 676 : 68, 606, 280, 250, pumpkin(true), r.int(-5, 5)));
  s.object('pumpkin', svg(left ? 536 : 304, 686, 180, 161, pumpkin(false), r.int(-8, 8), '0 0 280 250'));
  s.box('card', 136, 826, 752, 124, `background:${p.paper};border-radius:${r.pick([0, 24, 62])}px;${soft(s)}`);
  line(s, 184, 864, 440, 36, p.dark, ['31 October, 7 pm', '10月31日 19 点']);
  line(s, 184, 914, 440, 28, p.mid, ['The old mill barn', '老磨坊谷仓']);
  s.box('button', 644, 848, 216, 80, `background:${p.second};border-radius:40px`);
  middle(s, 644, 888, 216, 32, p.dark, ['I will come', '我要来']);
  const bx = left ? 176 : 848;
  s.object('burst', burst(bx, 188, 108, r.pick([9, 12, 15]), 0.78, p.second));
  middle(s, bx - 90, 188, 180, 34, p.dark, ['Dress up!', '请变装']);
};

export const moreTwelfth: Layout[] = [voucher, months, space, spooks];
