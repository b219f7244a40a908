/** Feasts, events and offers, each by a thing that stands for it; see spoken-names.ts. */
export const spokenOccasions: readonly (readonly [string, string, string])[] = [
  [
    'noto:red-paper-lantern',
    'lantern,lantern festival,chinese new year,lunar new year,spring festival,night market,street food',
    '灯笼,元宵,元宵节,春节,新年,过年,除夕,新春,夜市,花灯,小吃,灯会,花灯会,年货,国庆,国庆节,庙会',
  ],
  ['noto:firecracker', 'firecracker,lunar new year,chinese new year', '鞭炮,爆竹,春节,过年,开业,开业大吉,开张,新春'],
  ['noto:red-envelope', 'red envelope,hongbao,red packet', '红包,压岁钱'],
  ['noto:fireworks', "firework,fireworks,new year,new year's eve,nye,independence day", '烟花,跨年,元旦,焰火'],
  ['noto:christmas-tree', 'christmas,christmas tree,xmas,noel,christmas market,advent', '圣诞,圣诞节,圣诞树'],
  ['noto:jack-o-lantern', 'halloween,pumpkin,trick or treat', '万圣节,南瓜,南瓜灯'],
  ['noto:diya-lamp', 'diwali,diya,diyas,oil lamp', '排灯节,油灯'],
  ['noto:carp-streamer', 'carp streamer', '鲤鱼旗'],
  ['noto:tanabata-tree', 'tanabata', ''],
  ['noto:bell', 'jingle bell,sleigh bell,jingle bells', '铃铛,圣诞铃'],
  ['noto:turkey', 'thanksgiving', '感恩节'],
  [
    'noto:wrapped-gift',
    'gift,present,gift card,gift shop,black friday,boxing day,giveaway,raffle',
    '礼物,礼品,抽奖,礼盒,双十一,双11,双十二,赠品,伴手礼',
  ],
  [
    'noto:shopping-bags',
    'shopping,sale,discount,clearance,flash sale,summer sale,winter sale,mall,retail,special offer,promotion,deal,outlet',
    '购物,促销,打折,折扣,特惠,优惠,大促,特卖,满减,秒杀,商场,清仓,上新,购物节',
  ],
  ['noto:shopping-cart', 'supermarket,grocery store,shopping cart,e-commerce', '超市,购物车,电商'],
  [
    'noto:balloon',
    'balloon,party,birthday party,baby shower,kids party,celebration',
    '气球,派对,聚会,庆祝,周年庆,周年,店庆',
  ],
  ['noto:party-popper', 'party,grand opening,anniversary,celebrate', '派对,庆典,盛大开业,乔迁'],
  ['noto:ribbon', 'grand opening,opening ceremony,ribbon cutting', '开幕,剪彩,开幕式'],
  ['noto:clinking-glasses', 'anniversary,new year party,gala,reception,engagement party', '晚宴,年会,酒会'],
  ['noto:ticket', 'ticket,raffle ticket,admission', '门票,票,抢票'],
  ['noto:basket', 'picnic,hamper,flea market,farmers market', '野餐,集市,市集,跳蚤市场'],
];
