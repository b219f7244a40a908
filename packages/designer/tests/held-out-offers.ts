import type { BriefCase } from './brief-case.ts';

/** Judging only, and never looked into: offers and prices in more of the ways that people write them. */
export const heldOutOffers: BriefCase[] = [
  {
    prompt: 'poster for our winter clearance, everything half price, ends 31 January',
    type: 'poster',
    offer: 'everything half price',
    date: 'ends 31 January',
  },
  { prompt: 'Summer sale poster: save $20 on all sandals, shop online', type: 'poster', offer: 'save $20' },
  { prompt: 'Coffee loyalty post, buy 5 get 1 free, cosy browns', type: 'social', offer: 'buy 5 get 1 free' },
  {
    prompt: 'banner, free shipping on orders over $50, pastel',
    type: 'banner',
    offer: 'free shipping on orders over $50',
  },
  {
    prompt: 'instagram post: 2 for 1 cocktails every Thursday, neon pink',
    type: 'social',
    offer: '2 for 1',
    date: 'every Thursday',
  },
  {
    prompt: 'Yoga studio poster, first class free, drop-in $18',
    type: 'poster',
    offer: 'first class free',
    price: '$18',
  },
  { prompt: 'flyer for a car wash, 25 % off on Mondays, £12', type: 'poster', offer: '25 % off', price: '£12' },
  {
    prompt: 'poster for a pop-up ramen night, 15 € per bowl, 4 December',
    type: 'poster',
    price: '15 € per bowl',
    date: '4 December',
  },
  {
    prompt: 'Comedy night poster, tickets from £8.50, 19 June, The Back Room',
    type: 'poster',
    price: 'from £8.50',
    date: '19 June',
  },
  {
    prompt: 'ad for language classes, 20% discount for students, from $99/month',
    type: 'social',
    offer: '20% discount for students',
  },
  { prompt: '火锅店开业海报，全场六八折，仅限三天', type: 'poster', offer: '全场六八折' },
  {
    prompt: '健身房暑期促销海报，办卡立减 300 元，7 月 1 日起',
    type: 'poster',
    offer: '立减 300 元',
    date: '7 月 1 日起',
  },
  { prompt: '鲜花店海报，玫瑰花束 99 元起，满 199 送花瓶', type: 'poster', price: '99 元起' },
  { prompt: '奶茶店海报，买二送一，第二件半价，限时三天', type: 'poster', offer: '买二送一' },
  { prompt: '少儿美术班招生海报，免费体验课，原价1280元', type: 'poster', offer: '免费体验课', price: '原价1280元' },
  { prompt: '书店会员日横幅，会员8.5折，每月18日', type: 'banner', offer: '会员8.5折' },
  {
    prompt: '演唱会海报，预售票价 380 元，9月12日，工人体育场',
    type: 'poster',
    price: '预售票价 380 元',
    date: '9月12日',
  },
  { prompt: '面包店横幅，全场五折起，晚上8点后', type: 'banner', offer: '全场五折起' },
];
