import { between, oneOf, type Random } from './text-grounds.ts';

/** One text to be set. */
export interface Sample {
  kind: string;
  lines: string[];
  family: string;
  weight: number;
  size: number;
  /** Degrees, clockwise. */
  rotation?: number;
  vertical?: boolean;
  /** Em. */
  tracking?: number;
  align?: 'left' | 'center' | 'right';
  lineHeight?: number;
  effect?: 'outline' | 'shadow' | 'hard-shadow' | 'gradient';
}

/** Faces and words of a set; but for another weight of the one script face nothing of one stands in the other. */
export interface Matter {
  latin: [family: string, weight: number][];
  han: [family: string, weight: number][];
  script: [family: string, weight: number][];
  brush: [family: string, weight: number][];
  english: string[];
  chinese: string[];
  accents: string[];
  prices: string[];
}

export const tuning: Matter = {
  latin: [
    ['Montserrat', 700],
    ['Inter Tight', 500],
    ['Playfair Display', 400],
    ['Bebas Neue', 400],
    ['DM Serif Display', 400],
    ['Archivo Black', 400],
    ['Space Grotesk', 500],
  ],
  han: [
    ['Noto Sans SC', 500],
    ['Noto Sans SC', 900],
    ['ZCOOL XiaoWei', 400],
  ],
  script: [['Caveat', 700]],
  brush: [['Liu Jian Mao Cao', 400]],
  english: [
    'Midnight Garden Tour',
    'Buy one get one free',
    'Harvest Market',
    'Open until late',
    'Studio Portraits',
    'Half price tickets',
    'Try our new menu',
    'Tea & Ceramics',
    'Book by 14 March',
    'The Quiet Hour',
    'Oxford Street Works',
    'Cosy corner seats',
    'Six Voices, One Stage',
    'Sow, grow & cook',
    'Vox Nova Choir',
    'Free zoo visits on Sundays',
    'Wool, Wax and Copper',
    'Children swim for free',
    'How we brew at 92',
    'Call us before 6pm',
  ],
  chinese: [
    '城市漫步指南',
    '手工陶艺体验课',
    '秋日森林音乐节',
    '新鲜果蔬直送',
    '限时八折优惠',
    '山野露营计划',
    '茶与器的对话',
  ],
  accents: [
    'Café Müller',
    'Crème brûlée',
    'São Paulo',
    'El Niño',
    'Malmö',
    'Señor Peña',
    'Garçon',
    'Großstadt',
    'Zoë Østergård',
    'Pâté à la maison',
    'Straße nach Köln',
    'Façade',
    'Vårdöga Ås',
    'Menú del día',
    'Señorío de Ávila',
    'Æble & Øl',
    'Très cool',
  ],
  prices: [
    '€49',
    '£12.50',
    'Only €1,299',
    'from £5',
    '29,90 €',
    '9am – 5pm',
    '© 2027 Easel',
    'Brand™',
    'Nord®',
    '¥199',
    '$49',
    '25 °C',
    '72 °F',
    '8 °C at dawn',
    'Tue – Sun',
    '€2.50 per cup',
    'Was £85, now £60',
    '7,50 €',
    '10:30 – 18:00',
    'Vox®',
    'Opal™ lamps',
    '$3.75',
    '¥ 450',
    '20% off',
  ],
};

export const unseen: Matter = {
  latin: [
    ['EB Garamond', 500],
    ['JetBrains Mono', 500],
    ['Bricolage Grotesque', 800],
    ['Gloock', 400],
    ['Anton', 400],
    ['Alfa Slab One', 400],
    ['Unbounded', 600],
    ['Big Shoulders Display', 700],
    ['Caprasimo', 400],
  ],
  han: [
    ['Noto Serif SC', 500],
    ['Noto Serif SC', 900],
    ['ZCOOL QingKe HuangYou', 400],
    ['ZCOOL KuaiLe', 400],
  ],
  script: [['Caveat', 400]],
  brush: [['Ma Shan Zheng', 400]],
  english: [
    'Winter Light Festival',
    'Fresh bread every day',
    'Mountain Film Night',
    'Last call for seats',
    'Rooftop Cinema',
    'Learn to swim',
    'Summer reading list',
    'Salt, Fire & Smoke',
    'Doors open at 7',
    'An evening of poems',
  ],
  chinese: [
    '夏夜露天电影',
    '面包与咖啡的早晨',
    '儿童绘画工作坊',
    '海岛度假早鸟价',
    '新书分享沙龙',
    '满两百减五十',
    '古城灯会巡游',
  ],
  accents: [
    'Jalapeño',
    'Château Margaux',
    'Göteborg',
    'Noël à Paris',
    'Düsseldorf',
    'Reykjavík',
    'Voilà',
    'Fußball',
    'Ærø Bådhavn',
    'Coração',
  ],
  prices: [
    '€75',
    '£8.99',
    'Now £240',
    '15,00 €',
    '€3.20 each',
    'Mon – Fri',
    '© Harbour 2031',
    'Lumen™',
    'Pax®',
    '¥68',
    '$120',
    '180 °C',
  ],
};

type Maker = (matter: Matter, random: Random) => Sample;

const latin = (matter: Matter, random: Random) => oneOf(random, matter.latin);
const han = (matter: Matter, random: Random) => oneOf(random, matter.han);
const set = (kind: string, lines: string[], [family, weight]: [string, number], size: number): Sample => ({
  kind,
  lines,
  family,
  weight,
  size: Math.round(size),
});

/** Half of the texts are Chinese. */
function either(kind: string, matter: Matter, random: Random, size: number): Sample {
  return random() < 0.5
    ? set(kind, [oneOf(random, matter.chinese)], han(matter, random), size)
    : set(kind, [oneOf(random, matter.english)], latin(matter, random), size);
}

const makers: Record<string, Maker> = {
  small: (m, r) => either('small', m, r, between(r, 12, 17)),
  plain: (m, r) => either('plain', m, r, between(r, 18, 64)),
  large: (m, r) => {
    const word = oneOf(r, m.english)
      .split(' ')
      .sort((a, b) => b.length - a.length)[0]!;
    return r() < 0.4
      ? set('large', [oneOf(r, m.chinese).slice(0, 4)], han(m, r), between(r, 80, 160))
      : set('large', [word], latin(m, r), between(r, 80, 150));
  },
  paragraph: (m, r) => {
    const zh = r() < 0.4;
    const lines = Array.from({ length: 3 }, () => oneOf(r, zh ? m.chinese : m.english));
    return {
      ...set('paragraph', lines, zh ? han(m, r) : latin(m, r), between(r, 18, 34)),
      align: oneOf(r, ['left', 'center', 'right'] as const),
      lineHeight: between(r, 1.2, 1.7),
    };
  },
  price: (m, r) => set('price', [oneOf(r, m.prices)], latin(m, r), between(r, 20, 80)),
  accents: (m, r) => set('accents', [oneOf(r, m.accents)], latin(m, r), between(r, 20, 70)),
  rotated: (m, r) => ({
    ...either('rotated', m, r, between(r, 22, 48)),
    rotation: r() < 0.25 ? oneOf(r, [90, -90]) : (r() < 0.5 ? -1 : 1) * between(r, 3, 25),
  }),
  vertical: (m, r) => ({ ...set('vertical', [oneOf(r, m.chinese)], han(m, r), between(r, 24, 56)), vertical: true }),
  outline: (m, r) => ({ ...either('outline', m, r, between(r, 40, 80)), effect: 'outline' }),
  shadow: (m, r) => ({
    ...either('shadow', m, r, between(r, 28, 80)),
    effect: oneOf(r, ['shadow', 'hard-shadow'] as const),
  }),
  gradient: (m, r) => ({ ...either('gradient', m, r, between(r, 40, 80)), effect: 'gradient' }),
  tracked: (m, r) => ({
    ...set('tracked', [oneOf(r, m.english).toUpperCase()], latin(m, r), between(r, 16, 30)),
    tracking: between(r, 0.1, 0.35),
  }),
  script: (m, r) =>
    r() < 0.7
      ? set('script', [oneOf(r, m.english)], oneOf(r, m.script), between(r, 30, 64))
      : set('script', [oneOf(r, m.chinese)], oneOf(r, m.brush), between(r, 36, 64)),
};

export const kinds = Object.keys(makers);
export const makeSample = (kind: string, matter: Matter, random: Random): Sample => makers[kind]!(matter, random);
