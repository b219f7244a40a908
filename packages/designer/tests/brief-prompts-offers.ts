import type { BriefCase } from './brief-case.ts';

/** The planner was tuned on these: the ways people write offers and prices. */
export const offerPrompts: BriefCase[] = [
  { prompt: 'Poster: all paintings half price this weekend', type: 'poster', offer: 'half price' },
  { prompt: 'Autumn boots poster, save £15 on every pair', type: 'poster', offer: 'save £15' },
  { prompt: 'Car wash flyer, buy 3 get 1 free', type: 'poster', offer: 'buy 3 get 1 free' },
  { prompt: 'pub quiz poster, 3 for 2 on burgers', type: 'poster', offer: '3 for 2' },
  {
    prompt: 'Gym banner, first month free, then $29/month',
    type: 'banner',
    offer: 'first month free',
    price: '$29/month',
  },
  {
    prompt: 'Sunday roast poster, kids eat free, £14 a head',
    type: 'poster',
    offer: 'kids eat free',
    price: '£14 a head',
  },
  { prompt: 'web banner, free returns on all orders', type: 'banner', offer: 'free returns' },
  { prompt: 'poster for a spa, 10 % discount on massages', type: 'poster', offer: '10 % discount' },
  { prompt: 'Poster for a dumpling night, 12 € per plate', type: 'poster', price: '12 € per plate' },
  { prompt: 'poster for a life drawing class, €8 on the door, Tuesdays', type: 'poster', price: '€8 on the door' },
  { prompt: 'Chess camp flyer, from 45€', type: 'poster', price: 'from 45€' },
  { prompt: 'social ad for piano lessons, from $25/hour', type: 'social', price: 'from $25/hour' },
  { prompt: 'poster for a flea market, entry 5 euros', type: 'poster', price: '5 euros' },
  { prompt: '烤鱼店海报，全场七五折，三天有效', type: 'poster', offer: '全场七五折' },
  {
    prompt: '书店周年庆海报，全场 8 折，满 100 减 20，10 月 1 日',
    type: 'poster',
    offer: '全场 8 折',
    date: '10 月 1 日',
  },
  { prompt: '电器城横幅，立减 500 元', type: 'banner', offer: '立减 500 元' },
  { prompt: '花店海报，满 99 元送贺卡一张', type: 'poster', offer: '满 99 元送贺卡' },
  { prompt: '咖啡海报，第二份半价', type: 'poster', offer: '第二份半价' },
  { prompt: '游泳班海报，免费试课，特价 899 元', type: 'poster', offer: '免费试课', price: '特价 899 元' },
  { prompt: '眼镜店海报，会员 9.5 折，镜片 199 元起', type: 'poster', offer: '会员 9.5 折', price: '199 元起' },
  { prompt: '电影节海报，票价 60 元，预售 48 元', type: 'poster', price: '票价 60 元' },
  { prompt: '超市横幅，全场三折起', type: 'banner', offer: '全场三折起' },
  { prompt: '舞蹈课海报，原价￥680，现价￥480', type: 'poster', price: '现价￥480' },
];
