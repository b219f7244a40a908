/** The thirty-first set: its palettes, faces and pictograms. By one who has not seen how designs are taken apart. */
import type { Pair } from '../placing.ts';
import type { Kit } from '../sheet.ts';

type Pictogram = (a: string, b: string, c: string) => string;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const bar = (fill: string, x: number, y: number, width: number, height: number, round = 0) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
const dot = (fill: string, x: number, y: number, radius: number) =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** 24 by 24; a = main colour, b = second, c = third. */
const sound: Record<string, Pictogram> = {
  microphone: (a, b, c) =>
    bar(a, 7.5, 1, 9, 14, 4.5) +
    stroke(b, 2, 'M4 11a8 8 0 0 0 16 0M12 19v3M8 22.5h8') +
    stroke(c, 1.3, 'M10.5 5h3M10.5 8h3'),
  headphones: (a, b) =>
    stroke(a, 2.4, 'M3.5 15v-3a8.500 8.500 0 0 1 17 0v3') + bar(b, 1.5, 13, 6, 9, 2.4) + bar(b, 16.5, 13, 6, 9, 2.4),
  triangle: (a) =>
    path(
      a,
      'M6.500 4.200v15.600a1.200 1.200 0 0 0 1.800 1l12.400-7.800a1.200 1.200 0 0 0 0-2L8.300 3.200a1.200 1.200 0 0 0-1.800 1z',
    ),
};

const sport: Record<string, Pictogram> = {
  dumbbell: (a, b, c) =>
    bar(b, 7, 10.4, 10, 3.2) +
    bar(a, 4.2, 5, 4.4, 14, 1.6) +
    bar(a, 15.4, 5, 4.4, 14, 1.6) +
    bar(c, 0.8, 8, 2.8, 8, 1.2) +
    bar(c, 20.4, 8, 2.8, 8, 1.2),
  kettlebell: (a, b, c) =>
    stroke(b, 2.6, 'M7.500 10C6 6 8 2.500 12 2.500S18 6 16.500 10') +
    path(
      a,
      'M12 8c5.200 0 8.500 3.400 8.500 7.600 0 3-1.600 5.200-3.200 6.900H6.700c-1.600-1.700-3.200-3.900-3.200-6.900C3.500 11.400 6.800 8 12 8z',
    ) +
    dot(c, 12, 15, 3),
  shower: (a, b, c) =>
    stroke(b, 2, 'M3 22V6.500a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4') +
    path(a, 'M6.500 12.500a6.500 6.500 0 0 1 13 0z') +
    stroke(c, 1.7, 'M9 15.500v2.200M13 15.500v4M17 15.500v2.200M11 20v2M15 21v1.500'),
  padlock: (a, b, c) =>
    stroke(b, 2.5, 'M7.500 11V7.500a4.500 4.500 0 0 1 9 0V11') +
    bar(a, 3.8, 10.3, 16.4, 12.2, 2.6) +
    dot(c, 12, 15.3, 2) +
    bar(c, 11.1, 15.5, 1.8, 4),
  stopwatch: (a, b, c) =>
    bar(b, 9.7, 0.8, 4.6, 3, 1) +
    stroke(b, 2, 'M18.300 5.200l1.800 1.800M12 2v3') +
    dot(a, 12, 13.7, 9.2) +
    dot(c, 12, 13.7, 6.6) +
    stroke(a, 1.8, 'M12 13.700V9.500M12 13.700l3 2'),
};

const wine: Record<string, Pictogram> = {
  bottle: (a, b, c) =>
    path(
      a,
      'M10 2.500h4v6c0 1.700 2.800 2.200 2.800 5v8a1.500 1.500 0 0 1-1.500 1.500H8.700a1.500 1.500 0 0 1-1.500-1.500v-8c0-2.800 2.800-3.300 2.800-5z',
    ) +
    bar(b, 7.2, 14, 9.6, 5.6) +
    bar(c, 9.6, 0.8, 4.8, 4, 0.7),
  glass: (a, b) =>
    path(a, 'M5.800 1.500h12.400l.9 6.300c0 3.700-2.800 6.700-7.100 6.700s-7.100-3-7.100-6.700z') +
    path(b, 'M6.200 7h11.600c.4 3.600-2 6-5.800 6s-6.200-2.400-5.800-6z') +
    stroke(a, 1.8, 'M12 14v7.500M7.500 22.300h9'),
  grapes: (a, b) =>
    stroke(b, 1.6, 'M12 7V2') +
    path(b, 'M12.500 5c1-3 4.500-4 8-3-.5 3.500-4 5-8 3z') +
    [
      [7, 9.5],
      [12, 9.5],
      [17, 9.5],
      [9.5, 14],
      [14.5, 14],
      [12, 18.5],
    ]
      .map(([x, y]) => dot(a, x!, y!, 2.7))
      .join(''),
  corkscrew: (a, b) =>
    bar(a, 3, 2, 18, 4.6, 2.3) +
    stroke(b, 2, 'M12 7v3c4.500 0 4.500 3.300 0 3.300s-4.500 3.300 0 3.300 4.500 3.300 0 3.300V22'),
};

const app: Record<string, Pictogram> = {
  moon: (a, b) =>
    path(a, 'M14.500 2.200A10 10 0 1 0 22 15.500 8.500 8.500 0 0 1 14.500 2.200z') +
    path(b, 'M19 2l1 2.600 2.600 1-2.600 1L19 9.200l-1-2.600-2.600-1 2.600-1z'),
  drop: (a, b) =>
    path(a, 'M12 1.500c4.500 5.500 7.500 9 7.500 13a7.500 7.500 0 0 1-15 0c0-4 3-7.500 7.500-13z') +
    stroke(b, 1.8, 'M8 15.500a4.200 4.200 0 0 0 3.500 3.600'),
  sneaker: (a, b, c) =>
    path(a, 'M2 7.500l4.500 1.200c1.500.5 2.500-.5 3-2l6.500 6c2 1.300 6.500 1 6.500 5H1.500z') +
    bar(b, 1, 17.2, 22, 3.4, 1.5) +
    stroke(c, 1.3, 'M11.200 11.200l1.800-1.700M13.600 13.200l1.800-1.700'),
  book: (a, b) =>
    path(a, 'M1.500 4.500c4-1.500 7.500-1 10.500 1.300V21c-3-2.200-6.500-2.600-10.500-1.300z') +
    path(b, 'M22.500 4.500c-4-1.500-7.500-1-10.500 1.300V21c3-2.200 6.500-2.600 10.500-1.300z'),
};

const house: Record<string, Pictogram> = {
  bed: (a, b, c) =>
    bar(c, 1, 4, 2.6, 17, 1) +
    bar(a, 2, 12.5, 21, 5.5, 1.2) +
    bar(c, 20.4, 15, 2.6, 6, 1) +
    bar(b, 4.5, 8.3, 6.5, 4.2, 1.6) +
    path(a, 'M12 12.500V9.500a2 2 0 0 1 2-2h6a3 3 0 0 1 3 3v2z'),
  tub: (a, b, c) =>
    stroke(b, 2, 'M4.500 12V4.800a2.600 2.600 0 0 1 5.200 0') +
    bar(b, 7.3, 5.2, 4.8, 2.2, 1) +
    path(a, 'M2.500 13.500h19v2.700a4.800 4.800 0 0 1-4.800 4.800H7.300a4.800 4.800 0 0 1-4.800-4.800z') +
    bar(c, 1, 11.3, 22, 2.8, 1.4) +
    stroke(a, 2, 'M6.500 21v1.300M17.500 21v1.300'),
  car: (a, b, c) =>
    path(
      a,
      'M1.500 17.500v-4a2.500 2.500 0 0 1 2-2.500l1.500-.3L7.800 6a2 2 0 0 1 1.700-1H15a2 2 0 0 1 1.600.8l3.200 4.700 1.200.4a2.200 2.200 0 0 1 1.500 2v4.600z',
    ) +
    path(c, 'M8 10.500L9.700 7h2v3.500zM13 10.500V7h1.700l2.300 3.500z') +
    dot(b, 6.7, 18, 3) +
    dot(b, 17.3, 18, 3),
  key: (a, b) =>
    dot(a, 7.2, 7.8, 6.2) +
    dot(b, 6.2, 6.8, 2.1) +
    path(a, 'M10.800 9.200l11.500 10.600v3h-3.600v-2.400h-2.500v-2.400h-2.500L8.600 13z'),
};

const pets: Record<string, Pictogram> = {
  paw: (a, b) =>
    dot(a, 4.3, 11, 2.7) +
    dot(a, 9, 5.3, 2.9) +
    dot(a, 15, 5.3, 2.9) +
    dot(a, 19.7, 11, 2.7) +
    path(
      b,
      'M12 10.500c3.800 0 7 4.500 7 7.500 0 2.600-2 3.500-3.700 3.500-1.300 0-2-.6-3.300-.6s-2 .6-3.300.6C7 21.500 5 20.600 5 18c0-3 3.200-7.500 7-7.500z',
    ),
  scissors: (a, b) =>
    stroke(a, 2.4, 'M8 15.500L18.500 2M16 15.500L5.500 2') +
    `<circle cx="6" cy="18.500" r="3.200" fill="none" stroke="${b}" stroke-width="2.300"/><circle cx="18" cy="18.500" r="3.200" fill="none" stroke="${b}" stroke-width="2.300"/>`,
  comb: (a, b) =>
    bar(a, 1.5, 4, 21, 6.5, 2) + [3, 6.2, 9.4, 12.6, 15.8, 19].map((x) => bar(b, x, 9.5, 2, 10.5, 0.8)).join(''),
  bubbles: (a, b, c) =>
    dot(a, 8.5, 14.5, 7) +
    dot(b, 18, 9, 4.6) +
    dot(a, 10, 3.7, 2.6) +
    dot(b, 18.5, 19, 2.8) +
    stroke(c, 1.5, 'M4.700 13.500a4.200 4.200 0 0 1 2.600-2.800M16 8a2.300 2.300 0 0 1 1.300-1.300'),
  dog: (a, b, c) =>
    path(b, 'M6 5C3 3.500.5 6 1 10.500c.3 3 2 5 4 4.500zM18 5c3-1.500 5.500 1 5 5.500-.3 3-2 5-4 4.500z') +
    path(a, 'M12 3c4.800 0 7.500 3 7.500 8 0 6-3 11-7.500 11s-7.500-5-7.500-11c0-5 2.700-8 7.500-8z') +
    dot(c, 9, 10.5, 1.3) +
    dot(c, 15, 10.5, 1.3) +
    path(c, 'M9.800 14.500h4.400c.3 1.700-1 2.900-2.200 2.900s-2.500-1.200-2.200-2.900z') +
    stroke(c, 1, 'M12 17.400v1.600M9.700 19.300c1 .7 1.800.5 2.300-.3.5.8 1.300 1 2.300.3'),
};

const talk: Record<string, Pictogram> = {
  video: (a, b, c) =>
    bar(a, 1, 5.5, 15, 13.5, 3) + path(b, 'M17.200 10.500L23 6.700v11l-5.800-3.800z') + dot(c, 5.5, 9.8, 1.6),
  clock: (a, b) => dot(a, 12, 12, 10.5) + stroke(b, 2.2, 'M12 5.500V12l4.500 3'),
  pointer: (a, b) =>
    `<path d="M4 2l15.500 12.500-7 .8 4 6.700-3.300 1.800-3.800-7L4 21.500z" fill="${a}" stroke="${b}" stroke-width="1.600" stroke-linejoin="round"/>`,
};

const travel: Record<string, Pictogram> = {
  plane: (a, b) =>
    path(b, 'M1.500 13l2-1 3 2 4.500-2.500L4.500 5l2.500-1 9 5.300z') +
    path(a, 'M3 17.500l15.500-9c2-1.200 4-.8 4.300.3.300 1-.8 2.200-2.800 3.300L8 18.500c-2 1-4 .5-5-1z') +
    path(b, 'M11 14.500l4.500-2.300-1 9-2 1z'),
  suitcase: (a, b, c) =>
    stroke(b, 2.2, 'M8.500 7V4a1.700 1.700 0 0 1 1.700-1.700h3.600A1.700 1.700 0 0 1 15.500 4v3') +
    bar(a, 2, 6.5, 20, 14.5, 2.6) +
    bar(c, 6, 6.5, 2.4, 14.5) +
    bar(c, 15.6, 6.5, 2.4, 14.5) +
    dot(b, 6, 21.5, 1.6) +
    dot(b, 18, 21.5, 1.6),
  train: (a, b, c) =>
    bar(a, 4, 1.5, 16, 17, 4) +
    bar(c, 6.5, 5.5, 11, 5.5, 1.2) +
    dot(b, 8.2, 14.7, 1.6) +
    dot(b, 15.8, 14.7, 1.6) +
    stroke(b, 2, 'M8 19l-2.500 3.500M16 19l2.500 3.500'),
  boat: (a, b, c) =>
    path(a, 'M11 1.500v14H3.500z') +
    path(c, 'M13 5l7 10.500h-7z') +
    path(b, 'M1.500 17h21l-2.800 4.600a2 2 0 0 1-1.700.9H6a2 2 0 0 1-1.700-.9z'),
  noodles: (a, b, c) =>
    stroke(c, 1.7, 'M13 10.500L21.500 1.500M10 10.500L18 .800') +
    path(b, 'M3.500 11c0-3 3.500-5 8.500-5s8.500 2 8.500 5z') +
    path(a, 'M1 11h22c0 5-2.500 8.500-6.500 10v1.500h-9V21C3.500 19.500 1 16 1 11z'),
  tent: (a, b, c) =>
    stroke(b, 1.8, 'M12 5l1.500-3M12 5l-1.500-3') + path(a, 'M12 4l11 17.500H1z') + path(c, 'M12 11l6 10.500H6z'),
};

export const thirtyFirstKit: Kit = {
  palettes: [
    { dark: '#2c1b47', mid: '#7d4f9f', accent: '#e4472b', second: '#f6c445', light: '#dccdeb', paper: '#fffdf8' },
    { dark: '#0d3f45', mid: '#26808a', accent: '#dd4f38', second: '#f3c97d', light: '#bfe3dc', paper: '#fcfaf2' },
    { dark: '#3f1024', mid: '#9a3a5d', accent: '#c2571a', second: '#efb7a0', light: '#f1d9dc', paper: '#fffaf6' },
    { dark: '#11294a', mid: '#2f6fa8', accent: '#e8386b', second: '#bfdc55', light: '#cbdff4', paper: '#fafdff' },
    { dark: '#1f3a2b', mid: '#4d7f5a', accent: '#e0563f', second: '#f4d36c', light: '#d3e5c8', paper: '#fdfcf4' },
    { dark: '#22262f', mid: '#5d6a86', accent: '#2f5bea', second: '#ffa866', light: '#d7dfef', paper: '#ffffff' },
    { dark: '#40281a', mid: '#946239', accent: '#cc3629', second: '#f2b853', light: '#eedabb', paper: '#fffbf2' },
  ],
  faces: [
    'Bricolage Grotesque',
    'Space Grotesk',
    'EB Garamond',
    'Big Shoulders Display',
    'Gloock',
    'Caprasimo',
    'Archivo Black',
    'DM Serif Display',
  ],
  icons: { ...sound, ...sport, ...wine, ...app, ...house, ...pets, ...talk, ...travel },
  words: [],
};

/** What the layouts say, by the place it stands in. */
export const words = {
  sayings: [
    ['Let us talk', '聊一聊'],
    ['All ears', '洗耳恭听'],
  ],
  news: [
    ['NEW', '最新'],
    ['No. 7', '第七期'],
    ['LIVE', '直播'],
  ],
  gym: [
    ['Stronger Together', '一起变强'],
    ['Join the Gym', '加入健身房'],
    ['Move Every Day', '每天动一动'],
  ],
  join: [
    ['Join today', '今天加入'],
    ['Try a week', '免费试一周'],
  ],
  wine: [
    ['Wine Tasting', '葡萄酒品鉴'],
    ['Cellar Evening', '酒窖之夜'],
    ['Harvest Toast', '丰收举杯'],
  ],
  voucher: [
    ['Gift Voucher', '品酒礼券'],
    ['A Taste for Two', '双人品酒券'],
  ],
  lesson: [
    ['with bread and cheese', '附面包与奶酪'],
    ['led by our sommelier', '侍酒师全程讲解'],
  ],
  app: [
    ['Sleep like never before', '从未睡得这么好'],
    ['Small habits, big days', '小习惯，好日子'],
    ['Your evening, sorted', '安排好每个夜晚'],
  ],
  greeting: [
    ['Good evening', '晚上好'],
    ['Hello, Robin', '你好，小林'],
  ],
  praise: [
    ['It works!', '真的有用'],
    ['So calm', '好安心'],
  ],
  address: [
    ['Willow Lane 14', '柳荫巷十四号'],
    ['Harbour Row 3', '海港街三号'],
    ['Mill Street 27', '磨坊街二十七号'],
  ],
  home: [
    ['Quiet, sunny, near the park', '安静向阳，临近公园'],
    ['Renovated, with a garden', '全新装修，带花园'],
  ],
  agent: [
    ['Maya Holm', '何美雅'],
    ['Owen Price', '欧文'],
  ],
  salon: [
    ['Paws & Bubbles', '爪爪泡泡'],
    ['The Dog Salon', '汪星沙龙'],
    ['Fluffy Again', '蓬松如新'],
  ],
  extra: [
    ['-20%', '八折'],
    ['Free', '赠品'],
  ],
  state: [
    ['LIVE', '在线直播'],
    ['FREE', '免费参加'],
  ],
  talk: [
    ['Designing Quiet', '安静的设计'],
    ['Data for Towns', '城市与数据'],
    ['Teaching Online', '线上教学'],
  ],
  talkAbout: [
    ['An hour with two experts', '与两位专家对谈一小时'],
    ['Ask them anything', '您来提问，专家解答'],
  ],
  invitation: [
    ['Questions welcome', '欢迎提问'],
    ['Bring your team', '带上同事'],
  ],
  register: [
    ['Save my seat', '预留座位'],
    ['Register', '立即报名'],
  ],
  journey: [
    ['Four Days in Japan', '日本四日游'],
    ['A Slow Journey', '慢慢走一趟'],
    ['Spring Escape', '春日出行'],
  ],
  month: [
    ['MARCH', '三月'],
    ['JUNE', '六月'],
    ['AUGUST', '八月'],
  ],
  board: [
    [
      ['OPEN', '开放'],
      ['HOUSE', '看房'],
    ],
    [
      ['FOR', '新房'],
      ['SALE', '出售'],
    ],
  ],
  speakers: [
    [
      ['Ada Lund', '陆艾达'],
      ['Ravi Mehta', '马睿'],
    ],
    [
      ['Ines Prat', '潘依宁'],
      ['Tom Okoro', '欧明'],
    ],
  ],
} satisfies Record<string, readonly (Pair | readonly [Pair, Pair])[]>;
