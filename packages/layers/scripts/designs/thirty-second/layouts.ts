/** The thirty-second set: eight new layouts, on each of three grounds. By one who has not seen how designs are taken apart. */
import { groceryDeals, loyaltyCard, museumNight, skincare } from './more.ts';
import { Pad, bubble, cloud, lifted, ribbon, rosette, shuffled, sided, ticket, tones } from './things.ts';
import { cast, soft, type Pair } from '../placing.ts';
import { burst, type Palette, type Layout } from '../sheet.ts';

export { thirtySecondKit } from './things.ts';

function awning(w: number, p: Palette): string {
  const step = w / 10;
  const stripes = Array.from({ length: 10 }, (_, i) => {
    const fill = i & 1 ? p.paper : p.accent;
    return `<path fill="${fill}" d="M${i * step} 20v78a${step / 2} ${step / 2} 0 0 0 ${step} 0V20z"/>`;
  });
  return `${stripes.join('')}<rect x="-10" y="0" width="${w + 20}" height="30" rx="8" fill="${p.second}"/>`;
}

const bakes: readonly (readonly [string, Pair])[] = [
  ['croissant', ['Butter croissant', '黄油可颂']],
  ['loaf', ['Rye sourdough', '黑麦酸面包']],
  ['doughnut', ['Glazed doughnut', '糖霜甜甜圈']],
  ['pin', ['Dough workshop', '揉面体验课']],
];
const days: readonly Pair[] = [
  ['Monday', '周一'],
  ['Wednesday', '周三'],
  ['Saturday', '周六'],
];

/** An awning over a hanging sign; a round photograph with a star and a ribbon; three cards of what is baked on which day. */
const bakeryOpening: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const t = tones(p);
  const X = r.chance(0.5) ? (x: number) => 1024 - x : (x: number) => x;
  const sign = new Pad(s, 512, 300);
  const cords = `<path stroke="${p.second}" stroke-width="6" d="M110-90V10M530-90V10"/>`;
  const board = `<rect x="3" y="3" width="634" height="184" rx="${r.pick([10, 26])}" fill="${p.dark}" stroke="${p.second}" stroke-width="6"/>`;
  sign.shape('sign', 0, 0, 640, 190, cords + board, lifted(s));
  sign.words(0, -26, 570, 80, '#ffffff', ['Opening Week', '新店开业周']);
  sign.words(0, 52, 520, 30, p.second, ['Hazel Street Bakery', '榛子街面包房']);
  new Pad(s, 512, 100).shape('awning', 0, 0, 860, 140, awning(860, p), lifted(s));
  const left = new Pad(s, X(265), 660);
  left.photo(0, 0, 410, 410, 16, seed + 5, '50%', `background:${p.paper};${soft(s)}`);
  if (r.chance(0.6)) {
    const [bx, by] = [X(265) < 512 ? 160 : -160, -135];
    left.box('burst', bx, by, 176, 176, lifted(s), burst(88, 88, 88, r.int(13, 18), 0.84, p.second));
    left.words(
      bx,
      by,
      136,
      46,
      p.dark,
      r.pick<Pair>([
        ['-20%', '八折'],
        ['1 + 1', '买一赠一'],
        ['Free', '免费'],
      ]),
    );
  }
  const band = new Pad(s, X(265), 888, r.int(-4, 4));
  band.shape('ribbon', 0, 0, 450, 84, ribbon(450, 84, p.accent), lifted(s));
  band.words(0, 0, 330, 34, '#ffffff', ['From seven o’clock', '早七点起供应']);
  const chosen = shuffled(s, bakes);
  const fills = shuffled(s, [t.accent, t.second, t.mid, t.light]);
  const [lean, lift] = [r.chance(0.5), soft(s)];
  for (let i = 0; i < 3; i++) {
    const row = new Pad(s, X(742 + (i === 1 ? 14 : 0)), 508 + i * 174, lean ? r.int(-3, 3) : 0);
    row.box('card', 0, 0, 436, 146, `background:${p.paper};border-radius:${lean ? 6 : 24}px;${lift}`);
    row.disc(-142, 0, 104, fills[i]!.fill);
    row.sign(chosen[i]![0], -142, 0, 66, fills[i]!.icon);
    row.words(62, -26, 260, 34, p.dark, days[i]!, 'left');
    row.words(62, 24, 260, 25, p.mid, chosen[i]![1], 'left');
  }
};

const coin = (size: number, p: Palette) => {
  const c = size / 2;
  return `<circle cx="${c}" cy="${c}" r="${c - 3}" fill="${p.second}" stroke="${p.paper}" stroke-width="6"/><circle cx="${c}" cy="${c}" r="${c * 0.7}" fill="none" stroke="${p.dark}" stroke-width="4"/><path d="M${c} ${c * 0.55}l${c * 0.36} ${c * 0.45}-${c * 0.36} ${c * 0.45}-${c * 0.36}-${c * 0.45}z" fill="${p.dark}"/>`;
};
const chip = (p: Palette) =>
  `<rect width="76" height="56" rx="9" fill="${p.second}"/><path fill="none" stroke="${p.dark}" stroke-width="2.500" d="M0 19h25v18H0M76 19H51v18h25M25 19V0M51 19V0M25 37v19M51 37v19"/>`;
const perks: readonly (readonly [string, Pair])[] = [
  ['paperPlane', ['3% on flights', '机票返 3%']],
  ['fuel', ['2% on fuel', '加油返 2%']],
  ['bag', ['5% in shops', '购物返 5%']],
  ['shield', ['Safe abroad', '境外保障']],
];

/** Two bank cards one over the other with a chip, a coin and a speech bubble; a panel of three perks and a button. */
const bankCard: Layout = (s) => {
  const { random: r, palette: p } = s;
  const t = tones(p);
  const [below, X] = [r.chance(0.4), r.chance(0.5) ? (x: number) => 1024 - x : (x: number) => x];
  const [top, panelY] = [below ? 508 : 0, below ? 258 : 766];
  const sense = Math.sign(512 - X(0));
  const back = new Pad(s, X(700), top + 205, sense * r.int(7, 13));
  back.box(
    'card',
    0,
    0,
    400,
    256,
    `background:${p.second};border-radius:24px;border:4px solid ${p.paper};box-sizing:border-box;${soft(s)}`,
  );
  back.words(sense * 40, -86, 260, 28, p.dark, ['Everyday', '日常卡'], sense > 0 ? 'right' : 'left');
  const front = new Pad(s, X(398), top + 318, -sense * r.int(3, 8));
  const paint = `linear-gradient(${r.pick([20, 115, 200])}deg,${p.accent},${p.dark})`;
  front.box(
    'card',
    0,
    0,
    500,
    310,
    `background:${paint};border-radius:28px;border:4px solid ${p.paper};box-sizing:border-box;${soft(s)}`,
  );
  front.words(-60, -104, 320, 36, '#ffffff', ['Maple Bank', '枫叶银行'], 'left');
  front.shape('chip', -176, -22, 76, 56, chip(p));
  front.sign('waves', 190, -100, 56, [p.paper, p.paper, p.paper]);
  front.words(0, 52, 430, 38, '#ffffff', ['5412 7500 1834 2096', '5412 7500 1834 2096'], 'left');
  front.words(-60, 112, 310, 24, '#ffffff', ['Robin Alvarez', '罗宾'], 'left');
  const say = new Pad(s, X(200), top + 92, r.int(-4, 4));
  say.shape('bubble', 0, 0, 280, 104, bubble(280, 104, 170, p.paper, p.accent), lifted(s));
  say.words(0, 0, 230, 44, p.dark, ['5% back', '返现 5%']);
  const money = new Pad(s, X(800), top + 406, r.int(-20, 20));
  money.shape('coin', 0, 0, 132, 132, coin(132, p), lifted(s));
  if (r.chance(0.35)) new Pad(s, X(912), top + 350).shape('coin', 0, 0, 88, 88, coin(88, p), lifted(s));
  const panel = new Pad(s, 512, panelY);
  panel.box('panel', 0, 0, 900, 424, `background:${p.paper};border-radius:${r.pick([12, 40])}px;${soft(s)}`);
  panel.words(0, -152, 820, 52, p.dark, ['The card that pays you back', '会返钱的信用卡']);
  const shown = shuffled(s, perks).slice(0, 3);
  const fills = r.pick([
    [t.light, t.light, t.light],
    [t.accent, t.second, t.mid],
    [t.dark, t.dark, t.dark],
  ]);
  for (const [i, [name, pair]] of shown.entries()) {
    const x = (i - 1) * 280;
    panel.box('tile', x, -42, 112, 112, `background:${fills[i]!.fill};border-radius:30px`);
    panel.sign(name, x, -42, 68, fills[i]!.icon);
    panel.words(x, 46, 260, 28, p.dark, pair);
  }
  panel.box('button', 0, 134, 380, 84, `background:${p.accent};border-radius:42px`);
  panel.words(0, 134, 320, 34, '#ffffff', ['Apply in minutes', '几分钟即可申请']);
};

function bunting(p: Palette): string {
  const fills = [p.accent, p.second, p.mid, p.paper];
  const flags = Array.from({ length: 9 }, (_, i) => {
    const at = (x: number) => 20 + 78 * (1 - ((x - 512) / 512) ** 2);
    const [a, b] = [30 + i * 110, 114 + i * 110];
    return `<path fill="${fills[i % 4]}" d="M${a} ${at(a).toFixed(1)}L${b} ${at(b).toFixed(1)}L${(a + b) / 2} ${(at((a + b) / 2) + 98).toFixed(1)}z"/>`;
  });
  return `${flags.join('')}<path d="M-10 17Q512 177 1034 17" fill="none" stroke="${p.accent}" stroke-width="7"/>`;
}
const balloon = (fill: string, p: Palette) =>
  `<path d="M70 190c-22 30 24 50 0 96" fill="none" stroke="${p.paper}" stroke-width="5"/><path d="M54 196l16-22 16 22z" fill="${fill}"/><ellipse cx="70" cy="90" rx="66" ry="86" fill="${fill}" stroke="${p.paper}" stroke-width="5"/><ellipse cx="46" cy="58" rx="12" ry="22" fill="${p.paper}" transform="rotate(22 46 58)"/>`;
const pencil = (p: Palette) =>
  `<path fill="${p.accent}" d="M16 0h54v100H16a16 16 0 0 1-16-16V16A16 16 0 0 1 16 0z"/><path fill="${p.light}" d="M70 0h46v100H70z"/><path fill="${p.second}" d="M116 0h584v100H116z"/><path fill="${p.paper}" d="M700 0l120 50-120 50z"/><path fill="${p.accent}" d="M772 30l48 20-48 20z"/>`;
const stalls: readonly (readonly [string, Pair, Pair])[] = [
  ['popcorn', ['Popcorn', '爆米花'], ['hot and salted', '现爆现卖']],
  ['music', ['School band', '校园乐队'], ['plays at noon', '中午开演']],
  ['ball', ['Penalty shoot', '点球大战'], ['three for a coin', '一币三球']],
  ['cone', ['Ice cream', '冰淇淋'], ['six flavours', '六种口味']],
  ['book', ['Book swap', '旧书交换'], ['bring two', '请带两本']],
];

/** Flags on a string over a cloud with the name; four tickets of stalls; balloons, a rosette, a pencil that bears the day. */
const schoolFair: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const t = tones(p);
  const X = sided(seed) ? (x: number) => 1024 - x : (x: number) => x;
  if (r.chance(0.6))
    new Pad(s, X(110), 345, r.int(-8, 8)).shape('balloon', 0, 0, 140, 190, balloon(p.mid, p), lifted(s));
  const name = new Pad(s, 512, 296);
  name.shape('cloud', 0, 0, 600, 200, cloud(600, 200, 50, p.paper), lifted(s));
  name.words(0, -30, 560, 92, p.dark, ['School Fair', '校园游园会']);
  name.words(0, 56, 520, 32, p.mid, ['Maple Grove Primary', '枫林小学']);
  new Pad(s, 512, 90).shape('bunting', 0, 0, 1024, 180, bunting(p), lifted(s));
  const seal = new Pad(s, X(872), 330, r.int(-12, 12));
  seal.shape('rosette', 0, 0, 176, 176, rosette(176, 14, p.accent), lifted(s));
  seal.words(0, -26, 120, 40, '#ffffff', ['Free', '免费']);
  seal.words(0, 28, 110, 27, '#ffffff', ['entry', '入场']);
  const shown = shuffled(s, stalls);
  const fills = shuffled(s, [t.mid, t.second, t.dark, t.accent]);
  for (let i = 0; i < 4; i++) {
    const { fill, ink, icon } = fills[i]!;
    const stub = new Pad(s, 274 + (i & 1) * 476, 540 + (i >> 1) * 186, r.int(-4, 4));
    stub.shape('ticket', 0, 0, 424, 152, ticket(424, 152, fill, p.paper), lifted(s));
    stub.sign(shown[i]![0], -118, 0, 96, icon);
    stub.words(66, -22, 232, 36, ink, shown[i]![1], 'left');
    stub.words(66, 26, 232, 24, ink, shown[i]![2], 'left');
  }
  const day = new Pad(s, 512, 908, r.int(-3, 2));
  day.shape('pencil', 0, 0, 820, 100, pencil(p), lifted(s));
  day.words(-4, 0, 540, 40, p.dark, ['Saturday 14 June, 10 to 4', '六月十四日 上午十点']);
};

const portrait = (p: Palette) =>
  `<rect width="190" height="190" rx="20" fill="${p.light}"/><circle cx="95" cy="74" r="38" fill="${p.dark}"/><path fill="${p.mid}" d="M22 190c0-48 32-70 73-70s73 22 73 70z"/>`;
const roles: readonly Pair[] = [
  ['Studio manager', '工作室经理'],
  ['Junior designer', '初级设计师'],
  ['Lab assistant', '实验室助理'],
  ['Tour guide', '导游'],
];
const gains: readonly (readonly [string, Pair])[] = [
  ['clock', ['Own hours', '弹性工时']],
  ['laptop', ['Work at home', '在家办公']],
  ['bus', ['Free travel', '通勤免费']],
  ['briefcase', ['Good pay', '高薪']],
];

/** A badge on a strap with head, portrait and pill; a photograph and three notes; a speech bubble and a button. */
const jobAdvert: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const t = tones(p);
  const X = sided(seed) ? (x: number) => 1024 - x : (x: number) => x;
  const badge = new Pad(s, X(282), 560, r.int(-3, 3));
  const strap = `<path fill="${p.accent}" d="M0 0h44L130 260h-40zM220 0h-44L90 260h40z"/><rect x="80" y="250" width="60" height="60" rx="10" fill="${p.dark}" stroke="${p.paper}" stroke-width="4"/>`;
  badge.shape('strap', 0, -430, 220, 300, strap, lifted(s));
  badge.box('badge', 0, 0, 410, 640, `background:${p.paper};border-radius:30px;${soft(s)}`);
  badge.box('head', 0, -236, 382, 140, `background:${p.dark};border-radius:18px`);
  badge.words(0, -236, 340, 56, '#ffffff', ['We are hiring', '诚聘英才']);
  badge.shape('portrait', 0, -42, 190, 190, portrait(p));
  badge.words(0, 98, 360, 44, p.dark, r.pick(roles));
  badge.words(0, 156, 360, 25, p.mid, ['North Pier Studio', '北码头工作室']);
  badge.box('pill', 0, 240, 230, 66, `background:${p.second};border-radius:33px`);
  badge.words(0, 240, 190, 30, p.dark, ['Full time', '全职']);
  const fills = shuffled(s, [t.accent, t.second, t.mid]);
  const shown = shuffled(s, gains);
  const snap = new Pad(s, X(872), 196, r.int(-6, 6));
  snap.photo(0, 0, 232, 250, 14, seed + 9, '4px', `background:#fdfdfb;${soft(s)}`);
  for (let i = 0; i < 3; i++) {
    const { fill, ink, icon } = fills[i]!;
    const note = new Pad(s, X([624, 630, 874][i]!), [190, 462, 474][i]!, r.int(-5, 5));
    note.box('note', 0, 0, 222, 232, `background:${fill};border-radius:4px 4px 40px 4px;${soft(s)}`);
    note.sign(shown[i]![0], 0, -34, 100, icon);
    note.words(0, 66, 194, 29, ink, shown[i]![1]);
  }
  const call = new Pad(s, X(752), 694);
  call.shape('bubble', 0, 0, 430, 116, bubble(430, 116, X(0) ? 350 : 90, p.light, p.dark), lifted(s));
  call.words(0, 0, 370, 44, p.dark, ['Is this you?', '就是你吗？']);
  const go = new Pad(s, X(752), 872);
  go.box(
    'button',
    0,
    0,
    452,
    128,
    `background:${p.accent};border:5px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([18, 64])}px;${cast(s)}`,
  );
  go.words(0, -20, 380, 40, '#ffffff', ['Apply by 30 May', '五月三十日截止']);
  go.words(0, 28, 380, 24, '#ffffff', ['jobs@northpier.example', 'jobs@northpier.example']);
};

export const thirtySecondLayouts: Layout[] = [
  bakeryOpening,
  bankCard,
  schoolFair,
  skincare,
  jobAdvert,
  loyaltyCard,
  museumNight,
  groceryDeals,
];
