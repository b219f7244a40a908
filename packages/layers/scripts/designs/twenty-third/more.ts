/** The last four layouts of the twenty-third set. */
import { flash, on, rolled, tones, type Leaf } from '../twenty-first/more.ts';
import { hung, rim, say, sayOn, some, tell } from './icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, side, svg, type Sheet, type Layout } from '../sheet.ts';

const bib = (s: Sheet, leaf: Leaf) => {
  const { random: r, palette: p } = s;
  const round = r.pick([4, 22]);
  const css = `background:${p.paper};border-radius:${round}px;box-shadow:0 8px 24px rgba(0,0,0,.4)`;
  s.box('bib', leaf.x, leaf.y, leaf.w, leaf.h, css, leaf.turn);
  on(s, leaf, 'stripe', box(0, 0, leaf.w, 74, `background:${p.accent};border-radius:${round}px ${round}px 0 0`));
  sayOn(s, leaf, 60, 37, leaf.w - 120, 36, '#ffffff', ['Harbour Half', '港湾半程马拉松']);
  const number = `${r.int(1204, 8976)}`;
  sayOn(s, leaf, 30, 166, leaf.w - 60, 132, p.dark, [number, number]);
  on(s, leaf, 'strip', box(40, 248, leaf.w - 80, 52, `background:${p.light};border-radius:${round}px`));
  sayOn(s, leaf, 60, 274, leaf.w - 120, 30, p.dark, ['Start 8:30', '八点半起跑']);
};

const medal = (s: Sheet, x: number, y: number) => {
  const { palette: p } = s;
  const bands = `<path fill="${p.accent}" d="M24 0h52l40 104H64z"/><path fill="${p.paper}" d="M156 0h-52L64 104h52z"/>`;
  const coin = `<circle cx="90" cy="166" r="76" fill="${p.second}"/><circle cx="90" cy="166" r="58" fill="none" stroke="${p.dark}" stroke-width="5"/>`;
  hung(s, 'medal', { x, y, w: 180, h: 244, turn: 0 }, bands + coin);
  say(s, x + 44, y + 166, 92, 50, p.dark, ['21', '21']);
};

export const cityRun: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const at = (x: number, w: number) => (left ? x : side - x - w);
  const fill = `linear-gradient(${r.int(0, 360)}deg,${p.mid},${p.dark})`;
  s.box('panel', 72, 64, 880, 896, `background:${fill};${rim(10, p.paper)};border-radius:${r.pick([0, 30, 60])}px`);
  tell(s, at(132, 610), 154, 610, 80, '#ffffff', ['Run the Harbour', '奔跑港湾']);
  tell(s, at(132, 610), 228, 610, 34, p.second, ['Sunday, 6 June', '六月六日，周日']);
  sign(s, 'flag', at(766, 118), 132, 118, '#ffffff', p.second, r.int(-6, 8));
  bib(s, { x: at(130, 570), y: 296, w: 570, h: 320, turn: r.int(2, 4) * (left ? -1 : 1) });
  medal(s, at(676, 180), 330 + r.int(-12, 12));
  const hexagon = 'M70 4l60 34v70l-60 34-60-34V38z';
  const look = rolled([tones(p)[0], tones(p)[2], { fill: p.paper, ink: p.dark }], r.int(0, 2));
  for (const [i, km] of ['5 km', '10 km', '21 km'].entries()) {
    const [x, t] = [at(130, 140) + (left ? i : i - 2) * 168, look[i]!];
    s.object('hexagon', svg(x, 652, 140, 146, `<path fill="${t.fill}" d="${hexagon}"/>`));
    say(s, x + 18, 725, 104, 38, t.ink, [km, km]);
  }
  s.box('button', at(130, 476), 828, 476, 84, `background:${p.second};border-radius:${r.pick([14, 42])}px`);
  sign(s, 'pin', at(130, 476) + 30, 842, 56, p.accent, p.paper);
  tell(s, at(130, 476) + 106, 870, 340, 34, p.dark, ['Old Town Bridge', '老城大桥']);
  const ring = `border-radius:50%;box-shadow:0 0 0 ${r.pick([6, 12])}px ${p.paper}`;
  s.object('photo', photo(at(654, 244), 662, 244, 244, seed + 3, ring));
};

const facts: { icon: string; name: Pair }[] = [
  { icon: 'clock', name: ['8 years here', '入职八年'] },
  { icon: 'people', name: ['Front desk', '前台团队'] },
  { icon: 'bike', name: ['Bikes to work', '骑车上班'] },
  { icon: 'heart', name: ['Loves dogs', '喜欢小狗'] },
];

/** Two twigs that meet below. */
const laurel = (fill: string) => {
  const leaves = Array.from({ length: 20 }, (_, i) => {
    const turn = 190 + (i >> 1) * 15;
    const [out, lean] = i & 1 ? [-192, 58] : [-164, 118];
    return `<ellipse rx="10" ry="24" fill="${fill}" transform="rotate(${turn}) translate(0 ${out}) rotate(${lean})"/>`;
  }).join('');
  const twig = `<path fill="none" stroke="${fill}" stroke-width="7" stroke-linecap="round" d="M0 178A178 178 0 0 1 -118 -133"/>`;
  return `<g transform="translate(200 200) scale(0.93)">${twig}${leaves}<g transform="scale(-1 1)">${twig}${leaves}</g></g>`;
};

export const colleague: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, round, y] = [r.chance(0.5), r.pick([10, 28, 48]), r.int(70, 84)];
  s.box('card', 132, y, 760, 880, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const t = r.pick([tones(p)[1], tones(p)[3]]);
  s.box('band', 132, y, 760, 270, `background:${t.fill};border-radius:${round}px ${round}px 0 0`);
  s.box('tab', 392, y - 34, 240, 72, `background:${p.accent};${rim(5, p.paper)};border-radius:${r.pick([12, 36])}px`);
  const month = r.pick<Pair>([
    ['March', '三月'],
    ['June', '六月'],
    ['October', '十月'],
  ]);
  say(s, 412, y + 2, 200, 36, '#ffffff', month);
  say(s, 172, y + 96, 680, 50, '#ffffff', ['Colleague of the month', '本月优秀员工']);
  const cy = y + 306;
  s.object('laurel', svg(312, cy - 200, 400, 400, laurel(p.second)));
  const ring = `border-radius:50%;box-shadow:0 0 0 ${r.pick([8, 12])}px ${p.paper}`;
  s.object('photo', photo(380, cy - 132, 264, 264, seed + 5, ring));
  const bx = left ? 420 : 604;
  s.object('burst', burst(bx, cy + 108, 60, 14, 0.86, p.accent));
  sign(s, 'trophy', bx - 30, cy + 78, 60, '#ffffff', p.second);
  say(s, 182, y + 552, 660, 60, p.dark, ['Anna Keller', '安娜']);
  say(s, 182, y + 612, 660, 30, p.mid, ['Guest relations', '宾客服务部']);
  const [fill, edge] = [r.pick([p.light, p.paper]), rim(3, p.mid)];
  for (const [i, { icon, name }] of some(s, facts, 3).entries()) {
    const x = 166 + i * 236;
    s.box('tile', x, y + 660, 220, 186, `background:${fill};${edge};border-radius:${Math.min(round, 24)}px`);
    sign(s, icon, x + 67, y + 682, 86, p.mid, p.accent);
    say(s, x + 14, y + 808, 192, 28, p.dark, name);
  }
};

const noodles = (line: string) => {
  const strands = Array.from(
    { length: 7 },
    (_, i) => `<path d="M${34 + i * 4} ${112 - i * 13}q45-44 90 0t90 ${i % 2 ? 6 : -6}"/>`,
  );
  return `<ellipse cx="135" cy="86" rx="132" ry="84" fill="#f6dd9a"/><g fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round">${strands.slice(1, 6).join('')}</g>`;
};

const egg =
  '<path fill="#fffdf6" d="M66 0q52 8 58 72 2 66-58 70Q6 138 8 72 14 8 66 0z"/><circle cx="66" cy="82" r="36" fill="#f39a1f"/>';

const fishCake = () => {
  const bumps = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    return `<circle cx="${(62 + 48 * Math.cos(turn)).toFixed(1)}" cy="${(62 + 48 * Math.sin(turn)).toFixed(1)}" r="14"/>`;
  });
  const swirl =
    '<path fill="none" stroke="#e2577f" stroke-width="9" stroke-linecap="round" d="M62 62q10-16 20 0 2 24-22 24-28-4-26-32 6-26 36-22"/>';
  return `<g fill="#fffafa">${bumps.join('')}<circle cx="62" cy="62" r="52"/></g>${swirl}`;
};

const pork =
  '<circle cx="84" cy="84" r="82" fill="#b5633f"/><circle cx="84" cy="84" r="70" fill="#e9b08f"/><path fill="none" stroke="#c9764f" stroke-width="10" stroke-linecap="round" d="M84 84q16-22 30 4 2 34-34 34-40-8-34-46 12-40 58-30"/>';

const callout = (s: Sheet, x: number, y: number, toRight: boolean, t: { fill: string; ink: string }, name: Pair) => {
  const right = toRight ? 'V24l44 16-44 16V58' : 'V58';
  const back = toRight ? 'V22' : 'V56l-44-16 44-16V22';
  const outline = `M22 0h176q22 0 22 22${right}q0 22-22 22H22Q0 80 0 58${back}Q0 0 22 0z`;
  const ends = `stroke="${s.palette.paper}" stroke-width="5" stroke-linejoin="round"`;
  const body = `<path fill="${t.fill}" ${ends} d="${outline}"/>`;
  hung(s, 'callout', { x, y, w: 220, h: 80, turn: 0 }, body);
  say(s, x + 16, y + 40, 188, 36, t.ink, name);
};

export const bowl: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, cy] = [r.chance(0.5), 566 + r.int(-6, 8)];
  const at = (x: number, w: number) => (left ? x : side - x - w);
  const [dish, broth] = [r.pick([p.dark, p.accent, p.mid]), r.pick(['#d98e4a', '#c8743c', '#dca35a'])];
  s.disc(190, cy - 322, 644, dish, `${rim(12, p.paper)};${cast(s)}`);
  s.disc(240, cy - 272, 544, broth);
  const put = (name: string, x: number, y: number, w: number, h: number, inner: string, turn = 0) =>
    s.object(name, svg(at(x, w), cy + y, w, h, inner, turn));
  const sheetOfNori = '<rect width="150" height="190" rx="8" fill="#1d3226"/>';
  put('nori', 348, -286, 150, 190, sheetOfNori, r.int(-14, -4) * (left ? 1 : -1));
  put('noodles', 372, -94, 270, 172, noodles('#d9ab4e'), r.int(-12, 12));
  put('egg', 566, -218, 132, 146, egg, r.int(-20, 30));
  put('pork', 306, 56, 168, 168, pork, r.int(0, 180));
  put('fish cake', 560, 74, 124, 124, fishCake(), r.int(0, 60));
  const look = rolled(tones(p), r.int(0, 3));
  const names: [number, number, Pair][] = [
    [56, -246, ['Nori', '海苔']],
    [756, -160, ['Soft egg', '溏心蛋']],
    [52, 96, ['Pork', '叉烧']],
    [752, 120, ['Fish cake', '鱼板']],
  ];
  for (const [i, [x, y, name]] of names.entries())
    callout(s, at(x, 220), cy + y, left === x < 500, look[i === 3 ? 0 : i]!, name);
  s.box('plate', 162, 50, 700, 116, `background:${p.paper};border-radius:${r.pick([8, 28, 58])}px;${soft(s)}`);
  say(s, 192, 108, 640, 56, p.dark, ['Inside our ramen', '一碗拉面里有什么']);
  const sticks = `<path fill="${r.pick(['#b83a2a', '#e6bd7f'])}" d="M0 4l560 6v10L0 28zM0 50l560-12v10L0 74z"/><path fill="${p.paper}" d="M52-2h104v82H52z"/><path fill="${p.accent}" d="M52 28h104v22H52z"/>`;
  hung(s, 'chopsticks', { x: at(372, 560), y: 846, w: 560, h: 78, turn: left ? -7 : 7 }, sticks);
  const bx = at(60, 190) + 95;
  flash(s, bx, 894, 95, p.second);
  say(s, bx - 70, 894, 140, 50, p.dark, ['$ 14', '¥ 38']);
};

const flags = (colours: string[]) => {
  const pieces = Array.from({ length: 9 }, (_, i) => {
    const [x, sag] = [i * 72, 34 * Math.sin(((i + 0.5) / 9) * Math.PI)];
    return `<path fill="${colours[i % colours.length]}" d="M${x + 4} ${sag.toFixed(1)}h64l-32 62z"/>`;
  });
  return `${pieces.join('')}<path fill="none" stroke="#3a3a3a" stroke-width="4" d="M0 0Q324 70 648 0"/>`;
};

export const newHome: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = (seed >> 3) % 2 === 0;
  const at = (x: number, w: number) => (left ? x : side - x - w);
  const t = r.pick([tones(p)[0], tones(p)[1]]);
  s.box('house', 152, 350, 720, 610, `background:${p.paper};${soft(s)}`);
  const roof = `<path fill="${t.fill}" stroke="${p.paper}" stroke-width="8" stroke-linejoin="round" d="M420 6L834 330H6z"/>`;
  hung(s, 'roof', { x: 92, y: 52, w: 840, h: 336, turn: 0 }, roof);
  const ring = `border-radius:50%;box-shadow:0 0 0 10px ${p.paper}`;
  s.object('photo', photo(427, 168, 170, 170, seed + 1, ring));
  s.object('garland', svg(188, 396, 648, 100, flags([p.accent, p.second, p.mid])));
  say(s, 202, 532, 620, 70, p.dark, ['House-warming', '乔迁派对']);
  say(s, 202, 596, 620, 32, p.mid, ['We have moved in: come and see', '新家落成，诚邀相聚']);
  const pane = `background:${r.pick([p.light, p.second])};${rim(10, p.dark)};border-radius:${r.pick(['0', '80px 80px 0 0'])}`;
  for (const [i, icon] of rolled(['balloon', 'glass'], r.int(0, 1)).entries()) {
    const x = 206 + i * 442;
    s.box('window', x, 644, 170, 180, pane);
    sign(s, icon, x + 37, 694, 96, p.accent, p.dark);
  }
  s.box('door', 432, 644, 160, 290, `background:${p.mid};border-radius:${r.pick(['0', '80px 80px 0 0'])}`);
  sign(s, 'heart', 470, 706, 84, p.second, p.paper);
  const note: Leaf = { x: at(72, 324), y: 850, w: 324, h: 120, turn: left ? -4 : 4 };
  s.box('sign', note.x, note.y, note.w, note.h, `background:${p.second};border-radius:14px;${cast(s)}`, note.turn);
  sayOn(s, note, 20, 40, 284, 40, p.dark, ['Sat 12 May', '五月十二日']);
  sayOn(s, note, 20, 86, 284, 28, p.dark, ['from 4 pm', '下午四点起']);
  const kx = at(800, 150);
  s.disc(kx, 824, 150, p.accent, `${rim(8, p.paper)};${cast(s)}`);
  sign(s, 'key', kx + 32, 856, 86, '#ffffff', p.accent, r.int(-50, -20));
};
