/** The twenty-eighth set, first half: a cheese counter, a fair for records, a café with cats, an evening to speak other languages. */
import { ribbon, seal } from '../fifteenth/icons.ts';
import { faced, twentyEighthKit, say } from './icons.ts';
import {
  bubble,
  cat,
  cheeses,
  flagPick,
  latte,
  record,
  servingBoard,
  speaker,
  toneArm,
  type Coat,
} from './drawings.ts';
import { codingClub, dragonBoats, solarSummer, staffPicks } from './more.ts';
import { cast, place } from '../twenty-seventh/icons.ts';
import { on, rolled } from '../twenty-first/more.ts';
import { at } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import { bold, leftOf, papers } from '../twenty-sixth/more.ts';
import { sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Layout } from '../sheet.ts';

export { twentyEighthKit };

const counter: [string, string, string, string][] = [
  ['emmental', 'Emmental', 'nutty and mild', '2.80'],
  ['gouda', 'Old Gouda', 'two years old', '3.40'],
  ['blue', 'Stilton', 'sharp, creamy', '3.90'],
  ['goat', 'Goat’s Ash', 'fresh and light', '4.20'],
];

const served: [string, string][] = [
  ['grapes', 'with grapes'],
  ['loaf', 'with rye bread'],
  ['bottle', 'with red wine'],
];

/** What a cheesemonger has this week. A wedge is one, a flag is one with its stick, so is the board with its handle. */
const cheeseCounter: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(46, 58), r.pick([0, 24, 48])];
  const [t, [card, tile], bend] = [bold(s), papers(s), r.pick([10, 38])];
  s.box('card', 62, y, 900, 660, `background:${card};border-radius:${round}px;${soft(s)}`);
  say(s, [at(left, 112, 600), y + 84, 600], 80, p.dark, 'The Cheese Counter', { align: left ? 'left' : 'right' });
  say(s, [at(left, 112, 600), y + 154, 600], 34, t.fill, 'three that we love this week', {
    align: left ? 'left' : 'right',
  });
  place(s, 'board', [at(left, 92, 840), y + 452, 840, 92], faced(left, 880, servingBoard()), [880, 96]);
  for (const [i, [what, name, taste, price]] of rolled(counter, Math.floor(seed / 104) % 4)
    .slice(0, 3)
    .entries()) {
    const cx = at(left, 222, 0) + (left ? 1 : -1) * i * 256;
    s.object(`cheese:${what}`, svg(cx - 110, y + 324, 220, 150, cheeses[what]!));
    place(s, 'flag', [cx - 108, y + 190, 210, 176], flagPick(p.second, p.dark), [210, 190]);
    say(s, [cx - 80, y + 230, 154], 34, p.dark, name);
    say(s, [cx - 112, y + 574, 224], 28, p.dark, taste);
    s.box('label', cx - 78, y + 602, 156, 76, `background:${p.accent};border-radius:${bend}px;${cast(s)}`);
    say(s, [cx - 66, y + 640, 132], 40, '#ffffff', `€ ${price}`);
  }
  const bx = at(left, 856, 0);
  s.object('seal', seal(bx, y + 92, 98, 18, p.second, p.dark));
  say(s, [bx - 58, y + 76, 116], 36, p.dark, '100 g', { about: [bx, y + 92, 10] });
  say(s, [bx - 58, y + 114, 116], 26, p.dark, 'cut fresh', { about: [bx, y + 92, 10] });
  s.box('strip', 62, y + 716, 900, 190, `background:${t.fill};border-radius:${Math.min(round, 36)}px;${cast(s)}`);
  for (const [i, [icon, text]] of served.entries()) {
    const cx = 212 + i * 300;
    s.disc(cx - 52, y + 732, 104, tile);
    sign(s, icon, cx - 32, y + 752, 64, p.dark, p.accent);
    say(s, [cx - 130, y + 868, 260], 34, '#ffffff', text);
  }
};

const genres = ['Soul', 'Jazz', 'Punk', 'Disco', 'Folk'];

const fairFacts: [string, string, string][] = [
  ['crate', '40 stalls', 'all genres'],
  ['clock', '10 to 5', 'on 8 March'],
  ['purse', 'Free entry', 'bring cash'],
];

/** A fair for records. A record is one with its label, a sleeve is a picture in its rim, the arm is one. */
const vinylFair: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 56), r.pick([0, 26, 52])];
  const [t, [card, tile], flush] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  s.box('panel', 52, y, 920, 740, `background:${card};border-radius:${round}px;${soft(s)}`);
  const discs = rolled([p.accent, p.mid, p.second], r.int(0, 2));
  const [rx, bend] = [at(left, 532, 416), r.pick([12, 34])];
  place(s, 'record', [rx, y + 24, 416, 416], record(p.second, p.dark), [400, 400]);
  say(s, [rx + 162, y + 198, 92], 28, p.dark, 'Side A');
  say(s, [rx + 166, y + 264, 84], 24, p.dark, '33 rpm');
  place(s, 'tone arm', [at(left, 800, 160), y + 14, 160, 306], faced(left, 220, toneArm()), [220, 420]);
  say(s, [at(left, 96, 400), y + 96, 400], 112, p.dark, 'Vinyl', { align: flush });
  say(s, [at(left, 96, 400), y + 224, 400], 112, t.fill, 'Fair', { align: flush });
  s.box('pill', at(left, 96, 370), y + 306, 370, 76, `background:${t.fill};border-radius:${r.pick([10, 38])}px`);
  say(s, [at(left, 116, 330), y + 344, 330], 36, '#ffffff', 'Harbour Hall, Dock 4');
  for (const [i, x] of [84, 378, 672].entries()) {
    const [turn, top] = [[-6, 4, -3][i]! * (left ? 1 : -1), y + 462 + [0, 10, 2][i]!];
    const sx = at(left, x, 210);
    const slide = left ? 92 : -92;
    const leaf = { x: sx, y: top, w: 210, h: 210, turn };
    on(s, leaf, 'record', svg(slide + 8, 8, 194, 194, record(discs[i]!, '#ffffff'), 0, '0 0 400 400'));
    const css = `${rim(8, '#fffdf6')};box-shadow:0 6px 14px rgba(0,0,0,.4);width:210px;height:210px`;
    on(s, leaf, 'sleeve', photo(0, 0, 210, 210, (seed + i) * 6 + [0, 3, 4][i]!, css));
  }
  for (const [i, genre] of rolled(genres, r.int(0, 4)).slice(0, 4).entries()) {
    const x = 92 + i * 214;
    s.box('pill', x, y + 706, 198, 68, `background:${p.second};border-radius:${bend}px;${cast(s)}`);
    say(s, [x + 14, y + 740, 170], 36, p.dark, genre);
  }
  for (const [i, [icon, first, second]] of fairFacts.entries()) {
    const x = 52 + i * 312;
    s.box('tile', x, y + 796, 296, 124, `background:${tile};border-radius:${Math.min(round, 30)}px;${soft(s)}`);
    sign(s, icon, x + 22, y + 824, 68, p.dark, p.accent);
    say(s, [x + 106, y + 838, 178], 36, p.dark, first, { align: 'left' });
    say(s, [x + 106, y + 884, 178], 26, p.dark, second, { align: 'left' });
  }
};

const residents: [Coat, Pair, Pair, Pair][] = [
  [
    { fur: '#e79a4d', mark: '#b8662a', chest: '#fbead2', eyes: '#8cc152', kind: 'tabby' },
    ['Mango', '芒果'],
    ['loves naps', '爱睡午觉'],
    ['3 years', '3 岁'],
  ],
  [
    { fur: '#34343b', mark: '#f7f4ee', chest: '#f7f4ee', eyes: '#f0c945', kind: 'tuxedo' },
    ['Sesame', '芝麻'],
    ['very polite', '绅士先生'],
    ['5 years', '5 岁'],
  ],
  [
    { fur: '#f0dec2', mark: '#c97f3f', chest: '#fdf6ea', eyes: '#5fa8d3', kind: 'patched' },
    ['Mochi', '糯米'],
    ['a bit shy', '有点害羞'],
    ['1 year', '1 岁'],
  ],
  [
    { fur: '#8d9aa8', mark: '#6f7c8a', chest: '#a8b4c0', eyes: '#f2a33a', kind: 'plain' },
    ['Cloud', '云朵'],
    ['always hungry', '永远没吃饱'],
    ['4 years', '4 岁'],
  ],
];

const houseRules: [string, Pair][] = [
  ['wash', ['Wash hands', '进门先洗手']],
  ['hush', ['Speak softly', '请轻声说话']],
  ['lens', ['No flash', '拍照关闪光']],
];

/** A café with cats. A cat is one, so is the cup on its saucer and the bubble with its tail. */
const catCafe: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([8, 30, 56])];
  const [t, [card, tile], flush] = [bold(s), papers(s), left ? 'left' : 'right'] as const;
  s.box('header', 62, y, 900, 250, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  say(s, [at(left, 112, 460), y + 94, 460], 92, '#ffffff', ['The Cat Café', '半日猫咖'], { align: flush });
  say(s, [at(left, 112, 460), y + 182, 460], 36, '#ffffff', ['coffee with company', '一杯咖啡，一屋子猫'], {
    align: flush,
  });
  const [bx, cx] = [at(left, 600, 310), at(left, 700, 260)];
  place(
    s,
    'bubble',
    [bx, y + 22, 310, 116],
    bubble(310, 96, r.pick([22, 48]), left ? 0.62 : 0.38, p.paper, !left),
    [310, 134],
  );
  say(s, [bx + 20, y + 64, 270], 40, p.dark, ['Meow! Sit down', '喵！请坐呀']);
  place(s, 'cup', [cx, y + 130, 260, 150], latte('#ffffff', p.second), [260, 150]);
  for (const [i, [coat, name, trait, age]] of rolled(residents, Math.floor(seed / 104) % 4)
    .slice(0, 3)
    .entries()) {
    const x = 62 + i * 308;
    s.box('tile', x, y + 290, 284, 390, `background:${card};border-radius:${Math.min(round, 40)}px;${soft(s)}`);
    s.disc(x + 42, y + 312, 200, i % 2 ? p.second : tile, card === tile ? '' : rim(6, p.second));
    s.object('cat', svg(x + 60, y + 318, 164, 180, cat(coat), 0, '0 0 200 220'));
    say(s, [x + 20, y + 554, 244], 46, p.dark, name);
    say(s, [x + 20, y + 606, 244], 30, p.dark, trait);
    s.box('pill', x + 76, y + 642, 132, 62, `background:${p.accent};border-radius:31px;${cast(s)}`);
    say(s, [x + 88, y + 673, 108], 32, '#ffffff', age);
  }
  s.box('strip', 62, y + 730, 900, 182, `background:${card};border-radius:${Math.min(round, 46)}px;${soft(s)}`);
  for (const [i, [icon, rule]] of houseRules.entries()) {
    const x = at(left, 96 + i * 196, 180);
    sign(s, icon, x + 54, y + 752, 72, t.fill, p.second);
    say(s, [x, y + 866, 180], 30, p.dark, rule);
  }
  s.box('rule', at(left, 690, 4), y + 760, 4, 122, `background:${p.second}`);
  say(s, [at(left, 712, 226), y + 784, 226], 52, p.accent, ['$ 9 an hour', '¥58 一位']);
  s.box('button', at(left, 718, 214), y + 822, 214, 68, `background:${t.fill};border-radius:${r.pick([12, 34])}px`);
  say(s, [at(left, 734, 182), y + 856, 182], 34, '#ffffff', ['Book', '立即预约']);
};

/** Where a bubble is, how large, what it says, and how it leans. */
const greetings: [number, number, number, number, string, number][] = [
  [84, 34, 226, 96, 'Bonjour!', -4],
  [350, 58, 190, 92, '你好!', 3],
  [588, 26, 160, 92, 'Olá!', -2],
  [770, 92, 170, 100, 'Hallo!', 4],
];

const tableFacts: [string, string, string][] = [
  ['date', 'Every Tuesday', 'from 7 pm'],
  ['persons', 'Six tables', 'six languages'],
  ['mug', 'Free to join', 'buy a drink'],
];

/** An evening to speak other languages. A bubble is one with its tail, a person is one. */
const languageCafe: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 56), r.pick([0, 28, 54])];
  const [t, [card]] = [bold(s), papers(s)];
  const frame = `border-radius:${round}px;box-shadow:0 0 0 ${r.pick([8, 12])}px ${card},0 10px 30px 10px rgba(0,0,0,.34)`;
  s.object('photo', photo(72, y + 8, 880, 520, seed * 6 + [4, 0, 3][Math.floor(seed / 104) % 3]!, frame));
  const fills = rolled([p.paper, p.second, p.light, p.second], r.int(0, 3));
  for (const [i, [x, top, w, h, words, lean]] of greetings.entries()) {
    const [bx, turn] = [at(left, x, w), lean * (left ? 1 : -1)];
    const drawn = bubble(w, h, i % 2 ? 20 : h / 2, 0.5, fills[i]!, i < 2 === left);
    place(s, 'bubble', [bx, y + top, w, h], drawn, [w, h], turn);
    say(s, [bx + 20, y + top + h / 2, w - 40], 44, p.dark, words, { about: [bx + w / 2, y + top + h / 2, turn] });
  }
  const coats = rolled([p.accent, p.mid, '#e9e2d3', p.second], r.int(0, 3));
  const people = rolled(
    [
      ['long', '#5a3422', '#f0c5a0'],
      ['short', '#1f1b1b', '#a9714b'],
      ['bun', '#c9853f', '#f3cfae'],
    ],
    r.int(0, 2),
  );
  for (const [i, [cut, hair, skin]] of people.entries())
    place(s, 'person', [142 + i * 270, y + 220, 210, 273], speaker(cut!, hair!, skin!, coats[i]!), [200, 260]);
  s.object('ribbon', ribbon(42, y + 456, 940, 138, t.fill));
  say(s, [140, y + 524, 744], 84, '#ffffff', 'Language Café');
  s.box('card', 62, y + 620, 900, 290, `background:${card};border-radius:${round}px;${soft(s)}`);
  for (const [i, [icon, first, second]] of tableFacts.entries()) {
    const cx = 212 + i * 300;
    s.disc(cx - 56, y + 642, 112, i === 1 ? p.accent : p.dark);
    sign(s, icon, cx - 34, y + 664, 68, '#ffffff', p.second);
    say(s, [cx - 130, y + 796, 260], 38, p.dark, first);
    say(s, [cx - 130, y + 848, 260], 30, p.dark, second);
    if (i < 2) s.box('rule', cx + 148, y + 664, 4, 190, `background:${p.mid}`);
  }
};

export const twentyEighthLayouts: Layout[] = [
  cheeseCounter,
  vinylFair,
  catCafe,
  languageCafe,
  solarSummer,
  codingClub,
  dragonBoats,
  staffPicks,
];
