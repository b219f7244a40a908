/** A set that nothing has been tuned on: eight plain everyday designs. */
import { eighteenthIcons } from './icons.ts';
import {
  at,
  departures,
  energyLabel,
  framed,
  newsletter,
  ribbon,
  rimmed,
  seasonWheel,
  shape,
  sticker,
} from './more.ts';
import { cast, line, middle, soft, type Pair } from '../placing.ts';
import { photo, svg, type Kit, type Layout } from '../sheet.ts';

const white = '#ffffff';

export const eighteenthKit: Kit = {
  palettes: [
    { dark: '#22313f', mid: '#4a7485', accent: '#c8432f', second: '#f2b544', light: '#c4dcde', paper: '#fffdf8' },
    { dark: '#2f2140', mid: '#7a5599', accent: '#d1345b', second: '#f7b267', light: '#d9c8e8', paper: '#fefcff' },
    { dark: '#1f3a2e', mid: '#447659', accent: '#b5541c', second: '#f0c754', light: '#c0dcbd', paper: '#fcfbf3' },
    { dark: '#102a43', mid: '#2f6fa8', accent: '#d64545', second: '#f9c846', light: '#b6d3ee', paper: '#ffffff' },
    { dark: '#3a2618', mid: '#8a5a3b', accent: '#1f7a76', second: '#eda94d', light: '#e9cda9', paper: '#fffaf1' },
    { dark: '#0f3538', mid: '#2b7f83', accent: '#a8336e', second: '#ffb88a', light: '#b8dfda', paper: '#fbfefd' },
  ],
  faces: ['Space Grotesk', 'Bricolage Grotesque', 'Archivo Black', 'DM Serif Display', 'Big Shoulders Display'],
  icons: eighteenthIcons,
  words: [
    ['Opening soon', '即将开业'],
    ['New in town', '全新到来'],
    ['Doors open at ten', '十点开门'],
  ],
};

/** A shop that opens soon: three tiles count down on the edge of a photograph. */
const countdown: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, right, round] = [112 + r.int(-12, 12), 150 + r.int(-20, 20), r.chance(0.5), r.pick([8, 22, 40])];
  framed(s, x, y, 800, 450, 16, seed + 5, `border-radius:${r.pick([0, 0, 20])}px;${soft(s)}`);
  const tape = right ? x - 60 : x + 720;
  s.box('tape', tape, y - 12, 140, 46, `background:${p.second};box-shadow:0 3px 8px rgba(0,0,0,.35)`, right ? -35 : 35);
  ribbon(s, x + 140, y - 52, 520, 106, p.accent);
  middle(s, x + 160, y + 1, 480, 48, white, r.pick([eighteenthKit.words[0]!, eighteenthKit.words[1]!]));
  const units: [number, Pair][] = [
    [r.int(3, 29), ['days', '天']],
    [r.int(2, 23), ['hours', '小时']],
    [r.int(10, 59), ['minutes', '分钟']],
  ];
  for (const [i, [count, unit]] of units.entries()) {
    const [tx, ty] = [x + 85 + i * 220, y + 366];
    const number = `${count}`.padStart(2, '0');
    s.box(
      'tile',
      tx,
      ty,
      190,
      196,
      `background:${p.dark};border:7px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${cast(s)}`,
    );
    middle(s, tx, ty + 80, 190, 86, white, [number, number]);
    middle(s, tx, ty + 152, 190, 26, p.second, unit);
  }
  sticker(s, right ? x + 774 : x + 26, y + 14, 84, 36, p.second, ['NEW', '新店']);
  const [px, py] = [x + 80 + r.int(-50, 50), y + 610];
  s.box('pill', px, py, 640, 122, `background:${p.paper};border-radius:61px;${soft(s)}`);
  const dx = right ? px + 62 : px + 578;
  s.disc(dx - 48, py + 13, 96, p.accent);
  at(s, 'key', dx, py + 61, 58, white, white);
  middle(s, right ? px + 124 : px + 34, py + 61, 482, 36, p.dark, ['Elm Street 12, 4 May', '榆树街12号，5月4日']);
};

/** Which rubbish goes where: three bins with lids, side by side. */
const whichBin: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y] = [97 + r.int(-24, 24), 320 + r.int(-20, 20)];
  const px = x + 95 + r.int(-60, 60);
  const steps = r.pick([
    [0, 60, 0],
    [60, 0, 60],
    [0, 40, 80],
  ]);
  s.box('plate', px, 60, 640, 120, `background:${p.paper};border-radius:${r.pick([0, 20, 60])}px;${soft(s)}`);
  middle(s, px + 40, 120, 560, 50, p.dark, ['Which bin is it?', '垃圾怎么分？']);
  const bins: [string, Pair, Pair][] = [
    ['bottle', ['Glass', '玻璃'], ['jars, bottles', '瓶子、罐子']],
    ['news', ['Paper', '纸张'], ['card, books', '纸盒、书报']],
    ['tin', ['Metal', '金属'], ['tins, foil', '罐头、铝箔']],
  ];
  const turn = r.int(0, 2);
  for (let i = 0; i < 3; i++) {
    const [icon, name, more] = bins[(i + turn) % 3]!;
    const [bx, by, fill] = [x + i * 290, y + steps[i]!, [p.mid, p.accent, p.dark][i]!];
    const body = `<path fill="${fill}" stroke="${p.paper}" stroke-width="8" stroke-linejoin="round" d="M0 0H250L222 500H28z"/>`;
    shape(s, 'bin', bx, by, 250, 500, body);
    const lid = `<path fill="${p.second}" stroke="${p.paper}" stroke-width="6" stroke-linejoin="round" d="M94 0h90v22h94v56H0V22h94z"/>`;
    s.object('lid', svg(bx - 14, by - 44, 278, 78, lid));
    s.disc(bx + 45, by + 76, 160, p.paper);
    at(s, icon, bx + 125, by + 156, 96, fill, p.second);
    middle(s, bx + 20, by + 306, 210, 46, white, name);
    middle(s, bx + 20, by + 370, 210, 25, white, more);
  }
  const last = r.chance(0.5);
  sticker(s, last ? x + 806 : x + 34, y + steps[last ? 2 : 0]! + 474, 80, 28, p.light, ['Rinse!', '先冲洗']);
};

const speech = (w: number, h: number, left: boolean, fill: string) => {
  const tail = left
    ? `M14 ${h - 34}L-18 ${h + 8} 60 ${h - 4}z`
    : `M${w - 14} ${h - 34}L${w + 18} ${h + 8} ${w - 60} ${h - 4}z`;
  return `<rect width="${w}" height="${h}" rx="30" fill="${fill}"/><path fill="${fill}" d="${tail}"/>`;
};

/** A workshop's chat: bubbles on both sides, a photograph with a heart, a field to write in. */
const chat: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [mirror, x, y, w, radius] = [
    r.chance(0.5),
    142 + r.int(-40, 40),
    48 + r.int(-10, 10),
    740,
    r.pick([12, 26, 44]),
  ];
  const place = (left: boolean, width: number) => (left === mirror ? x + w - 44 - width : x + 44);
  s.box('panel', x, y, w, 924, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', x, y, w, 136, `background:${r.pick([p.dark, p.accent])};border-radius:${radius}px ${radius}px 0 0`);
  framed(s, x + 36, y + 18, 100, 100, 5, seed + 3, 'border-radius:50%');
  s.disc(x + 108, y + 86, 32, p.second, `border:4px solid ${p.paper};box-sizing:border-box`);
  line(
    s,
    x + 164,
    y + 50,
    500,
    36,
    white,
    r.pick([['Spoke & Co', '辐条车行'] as const, ['Bike Repair', '自行车修理'] as const]),
  );
  line(s, x + 164, y + 96, 500, 23, white, ['Answers in an hour', '一小时内回复']);
  const say = (left: boolean, top: number, width: number, fill: string, ink: string, text: Pair) => {
    const bx = place(left, width);
    s.object('bubble', svg(bx, top, width, 92, speech(width, 92, left !== mirror, fill)));
    middle(s, bx, top + 46, width, 28, ink, text);
  };
  say(true, y + 172, 440, p.light, p.dark, ['Do you mend these?', '这个能修吗？']);
  const [pw, ph] = [r.int(290, 340), 216];
  const px = place(true, pw);
  s.object('photo', photo(px, y + 300, pw, ph, seed + 6, `border-radius:${r.pick([8, 24])}px`));
  const hx = mirror ? px : px + pw;
  const badge = `<circle cx="38" cy="38" r="35" fill="${p.accent}" stroke="${p.paper}" stroke-width="6"/><path transform="translate(20 20) scale(1.5)" fill="#fff" d="M12 21C5 16 2 12.5 2 8.5A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.5c0 4-3 7.5-10 12.5z"/>`;
  s.object('badge', svg(hx - 38, y + 474, 76, 76, badge));
  say(false, y + 560, 470, p.mid, white, ['Yes, bring it Monday', '可以，周一拿来']);
  say(true, y + 682, 350, p.light, p.dark, ['Great, thanks!', '太好了，谢谢！']);
  s.box('field', x + 44, y + 818, w - 190, 76, `background:${p.light};border-radius:38px`);
  line(s, x + 80, y + 856, 400, 26, p.mid, ['Write a message', '写留言']);
  s.disc(x + w - 130, y + 811, 90, p.accent);
  at(s, 'plane', x + w - 87, y + 857, 48, white, p.second);
};

/** A photo contest: three winners on a stand. */
const podium: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, right] = [82 + r.int(-14, 14), 140 + r.int(-16, 16), r.chance(0.5)];
  s.box('panel', x, y, 860, 790, `background:${p.paper};border-radius:${r.pick([0, 28, 60])}px;${soft(s)}`);
  ribbon(s, x + 80, y - 58, 700, 124, p.accent);
  middle(
    s,
    x + 110,
    y + 4,
    640,
    54,
    white,
    r.pick([['The winners', '获奖名单'] as const, ['Best pictures', '最佳照片'] as const]),
  );
  middle(s, x + 60, y + 112, 740, 28, p.mid, ['Photo contest of the club', '俱乐部摄影比赛']);
  s.box('base', x + 50, y + 700, 760, 46, `background:${p.dark};border-radius:${r.pick([0, 23])}px`);
  const names: Pair[] = [
    ['Mia', '米娅'],
    ['Tom', '小汤'],
    ['Ada', '艾达'],
    ['Ravi', '瑞维'],
  ];
  const [first, low] = [r.int(0, 3), right ? 2 : 0];
  for (let i = 0; i < 3; i++) {
    const rank = i === 1 ? 1 : i === low ? 3 : 2;
    const h = [290, 210, 140][rank - 1]! + r.int(-8, 8);
    const [bx, top] = [x + 86 + i * 234, y + 700 - h];
    const [fill, ink] = [
      [p.mid, white],
      [p.second, p.dark],
      [p.light, p.dark],
    ][rank - 1]!;
    s.box('block', bx, top, 220, h, `background:${fill};border-radius:14px 14px 0 0`);
    const size = rank === 1 ? 186 : 160;
    s.object(
      'photo',
      photo(
        bx + 110 - size / 2,
        top - size - 16,
        size,
        size,
        seed + 11 * i,
        `border-radius:50%;box-shadow:0 0 0 7px ${fill}`,
      ),
    );
    middle(s, bx, top + 48, 220, 64, ink!, [`${rank}`, `${rank}`]);
    middle(s, bx, top + 102, 220, 30, ink!, names[(first + i) % 4]!);
    if (rank !== 1) continue;
    const cx = right ? bx + 110 - 78 : bx + 110 + 78;
    rimmed(s, cx, top - 176, 84, p.accent, 5);
    at(s, 'trophy', cx, top - 176, 46, white, p.second);
  }
  const cx = right ? x + 680 : x + 180;
  s.disc(cx - 76, y + 196, 152, p.light);
  at(s, 'camera', cx, y + 270, 92, p.accent, p.paper);
};

export const eighteenthLayouts: Layout[] = [
  countdown,
  whichBin,
  energyLabel,
  chat,
  newsletter,
  podium,
  seasonWheel,
  departures,
];
