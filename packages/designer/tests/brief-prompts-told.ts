import type { BriefCase } from './brief-case.ts';

/** Whole paragraphs: who asks, why, and how it should feel, and in between what the design says. */
export const toldPrompts: BriefCase[] = [
  {
    prompt:
      "We run a tiny bookshop in Leith called The Salt Page. Next month we're hosting an evening with the poet Isla Grant, who will read from her new collection \"Tidewrack\". It's on Thursday 14 May at 7pm, tickets are £6 including a glass of wine, and people should book by emailing hello@saltpage.scot. I'd love a poster that feels like the sea without being twee.",
    type: 'poster',
    title: 'Tidewrack',
    subtitle: 'The Salt Page',
    price: '£6 including a glass of wine',
    date: 'Thursday 14 May',
    time: '7pm',
    details: ['An evening with the poet Isla Grant', 'Bookshop', 'Book by emailing hello@saltpage.scot'],
  },
  {
    prompt:
      "My daughter turns eight on the 3rd of July and she's obsessed with octopuses. Could you make an invitation? The party is from 2 to 5 at our house, 18 Cedar Road. Her name is Nell. Please ask people to bring swimming things.",
    type: 'invitation',
    title: 'Nell',
    date: '3rd of July',
    time: '2 to 5',
    place: '18 Cedar Road',
    details: ['Turns eight', 'Bring swimming things'],
    hero: /octopus/u,
  },
  {
    prompt:
      'Our cooperative roastery needs a label for a new single origin: Finca La Soledad, Huehuetenango, Guatemala. Washed. Notes: red apple, caramel, almond. 250g whole bean. The brand is Common Ground.',
    type: 'packaging',
    title: 'Finca La Soledad',
    organisation: 'Common Ground',
    details: ['Notes: red apple, caramel, almond', 'Huehuetenango', 'Guatemala', 'Washed', 'Whole bean'],
  },
  {
    prompt:
      'The local council is closing the swimming pool and we want to protest. Public meeting on 9 October at 6:30 pm in the Town Hall. Poster should say SAVE OUR POOL in huge letters.',
    type: 'poster',
    title: 'SAVE OUR POOL',
    subtitle: 'Public meeting',
    date: '9 October',
    time: '6:30 pm',
    place: 'the Town Hall',
    details: [],
  },
  {
    prompt:
      "Hi, I have a small business making soy candles (Ember & Moss). For Black Friday we'll do 25% off everything with the code GLOW25, from 27 to 30 November. Can you do an Instagram post and make it cosy rather than shouty?",
    type: 'social',
    title: 'Ember & Moss',
    subtitle: 'Black Friday',
    offer: '25% off everything',
    date: '27 to 30 November',
    details: ['Code GLOW25'],
  },
  {
    prompt:
      "I need a business card: I'm Dr. Priya Nair, a veterinary surgeon at Willow Vets. Phone 01865 555 010, email priya@willowvets.co.uk. Something calm with a dog or cat.",
    type: 'business-card',
    title: 'Dr. Priya Nair',
    organisation: 'Willow Vets',
    contact: { phone: '01865 555 010', mail: 'priya@willowvets.co.uk' },
    details: [],
  },
  {
    prompt:
      '我们在杭州开了一家小书店叫“潮声书屋”，下个月请诗人林岸来读他的新诗集《退潮之后》，时间是5月14日周四晚上7点，门票60元含一杯酒，报名请加微信chaosheng2027，想要一张有大海感觉但不俗气的海报。',
    type: 'poster',
    title: '潮声书屋',
    subtitle: '退潮之后',
    price: '门票60元含一杯酒',
    details: ['诗人林岸', '报名请加微信chaosheng2027'],
  },
  {
    prompt:
      '女儿7月3日就八岁了，特别喜欢章鱼，想做一张生日邀请函，下午2点到5点在我们家，地址是雪松路18号，她叫小诺，请大家带上泳衣。',
    type: 'invitation',
    title: '生日',
    subtitle: '小诺',
    place: '雪松路18号',
    details: ['请大家带上泳衣'],
  },
  {
    prompt:
      '我们是一家社区咖啡烘焙合作社，要做新豆子的标签：危地马拉薇薇特南果，水洗，风味红苹果、焦糖、杏仁，250克，品牌叫共同土地。',
    type: 'packaging',
    title: '危地马拉薇薇特南果',
    organisation: '共同土地',
    details: ['风味红苹果、焦糖、杏仁', '水洗'],
    marks: ['250克'],
  },
  {
    prompt: '小区要关游泳池，我们想开个居民会议，10月9日晚上6点半在居委会三楼，海报上要写大大的“留住泳池”。',
    type: 'poster',
    title: '留住泳池',
    date: '10月9日',
    place: '居委会三楼',
    details: ['居民会议'],
  },
  {
    prompt:
      '帮我做张名片，我叫倪雅，是柳树宠物医院的兽医，电话0571-88880010，邮箱niya@willowvets.cn，想要安静一点，有猫或者狗。',
    type: 'business-card',
    title: '倪雅',
    organisation: '柳树宠物医院',
    details: [],
  },
  {
    prompt: '周六我们办快闪餐厅，叫灰烬与蜜，菜有烟熏茄子配芝麻酱38元，羊肩配杏子78元，麻烦设计个菜单。',
    type: 'menu',
    title: '灰烬与蜜',
    subtitle: '快闪餐厅',
    items: ['烟熏茄子配芝麻酱', '羊肩配杏子'],
  },
];
