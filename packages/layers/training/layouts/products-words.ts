/** What the shop sells and what it says about it. */
import type { Pair } from '../../scripts/designs/placing.ts';
import * as foods from './products-foods.ts';
import * as goods from './products-goods.ts';
import type { Draw } from './products-ink.ts';
import * as sundries from './products-sundries.ts';
import * as things from './products-things.ts';

export interface Trade {
  goods: Record<string, Draw>;
  bits: Record<string, Draw>;
  title: Pair;
  lines: readonly Pair[];
}

const { bottle, can, perfume, tube, jar, lipstick, sneaker, headphones, watch, phone, laptop, camera, speaker } = goods;
const { guitar, drum, reel, clapper, popcorn, bicycle, suitcase, balloon, house } = things;
const { burger, cup, glass, pizza, bowl } = foods;
const { fries, donut, cone, cake, gamepad, handbag, sunglasses } = sundries;
const loose = { drop: foods.fruitBits.drop!, spark: foods.spark, pearl: foods.pearl };

export const trades: readonly Trade[] = [
  {
    goods: { bottle, can, glass },
    bits: foods.fruitBits,
    title: ['Pure Refresh', '鲜爽一夏'],
    lines: [
      ['Cold pressed every day', '每日冷榨'],
      ['No added sugar', '零添加糖'],
    ],
  },
  {
    goods: { perfume, bottle, jar, tube, lipstick },
    bits: foods.fruitBits,
    title: ['Glow Ritual', '焕亮之礼'],
    lines: [
      ['Soft skin in ten days', '十日柔肤'],
      ['Vegan and gentle', '纯素温和'],
    ],
  },
  {
    goods: { phone, laptop, headphones, watch, speaker, gamepad, camera },
    bits: loose,
    title: ['Sound Reborn', '声临其境'],
    lines: [
      ['Forty hours of play', '四十小时续航'],
      ['Charges in minutes', '几分钟充满'],
    ],
  },
  {
    goods: { sneaker, handbag, sunglasses, watch },
    bits: loose,
    title: ['Step Forward', '迈步向前'],
    lines: [
      ['The autumn collection', '秋季系列'],
      ['Made to move', '为运动而生'],
    ],
  },
  {
    goods: { guitar, drum, headphones, speaker },
    bits: loose,
    title: ['Play Louder', '尽情奏响'],
    lines: [
      ['Lessons from eight euros', '课程八欧起'],
      ['Every Friday night', '每周五晚'],
    ],
  },
  {
    goods: { reel, clapper, popcorn, camera },
    bits: { crumb: foods.ingredients.crumb! },
    title: ['Movie Night', '电影之夜'],
    lines: [
      ['Doors open at seven', '七点入场'],
      ['Three films in a row', '三部连映'],
    ],
  },
  {
    goods: { suitcase, balloon, bicycle, camera, sunglasses },
    bits: { leaf: foods.fruitBits.leaf! },
    title: ['Go Further', '走得更远'],
    lines: [
      ['Pack light, see more', '轻装出发'],
      ['Flights from 49', '机票 49 起'],
    ],
  },
  {
    goods: { burger, fries, pizza, bowl, can },
    bits: foods.ingredients,
    title: ['Big Bite', '大口满足'],
    lines: [
      ['Grilled over real fire', '明火现烤'],
      ['Fresh from our kitchen', '厨房现做'],
    ],
  },
  {
    goods: { cup, donut, cake, cone },
    bits: foods.coffeeBits,
    title: ['Sweet Break', '甜蜜时光'],
    lines: [
      ['Buy one, get one free', '买一送一'],
      ['Baked this morning', '今晨新烤'],
    ],
  },
];

export const furniture: Record<string, Draw> = {
  armchair: things.armchair,
  sofa: things.sofa,
  lamp: things.lamp,
  table: things.table,
  plant: things.plant,
  vase: things.vase,
};
export const everything: Record<string, Draw> = Object.assign({ house }, furniture, ...trades.map((t) => t.goods));

export const prices: readonly Pair[] = [
  ['$19', '¥129'],
  ['$49.90', '¥349'],
  ['€8.50', '¥58'],
  ['$120', '¥899'],
  ['€29', '¥199'],
  ['$5', '¥35'],
];
export const offers: readonly Pair[] = [
  ['50% OFF', '五折'],
  ['-30%', '七折'],
  ['2 for 1', '买一送一'],
  ['SALE', '特卖'],
  ['NEW', '新品'],
  ['Save 20', '立减20'],
];
export const calls: readonly Pair[] = [
  ['Shop now', '立即选购'],
  ['Order today', '今日下单'],
  ['Learn more', '了解更多'],
  ['Book a table', '预订座位'],
  ['Get yours', '马上拥有'],
];

export const stays: readonly (readonly [string, Pair])[] = [
  ['pin', ['City centre', '市中心']],
  ['plant', ['South garden', '朝南花园']],
  ['lock', ['Insured', '全程保险']],
  ['camera', ['Photo tour', '摄影之旅']],
  ['heart', ['Loved by all', '口碑之选']],
  ['wallet', ['Fair price', '价格公道']],
  ['leaf', ['Green area', '绿色社区']],
  ['chat', ['Ask us', '欢迎咨询']],
];

export const people: readonly Pair[] = [
  ['Nora Lind', '林诺拉'],
  ['Sam Okoro', '奥可罗'],
  ['Yuki Mori', '森由纪'],
  ['Ana Reyes', '雷安娜'],
  ['Tom Berg', '贝汤姆'],
];

export const notes: readonly Pair[] = [
  ['Sunday mood', '周日心情'],
  ['Little things', '小确幸'],
  ['New in store', '新品到店'],
  ['Behind the scenes', '幕后花絮'],
  ['Hello weekend', '周末你好'],
];
