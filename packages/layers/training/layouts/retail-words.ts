/** What the shops say. */
import type { Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';

export const offers: Pair[] = [
  ['50%', '5折'],
  ['−30%', '七折'],
  ['Sale', '特卖'],
  ['2 for 1', '买一送一'],
  ['−15%', '八五折'],
  ['Half off', '半价'],
];

export const titles: Pair[] = [
  ['Summer Sale', '夏日特卖'],
  ['Only this week', '仅限本周'],
  ['Big Clearance', '清仓大促'],
  ['New Season', '新季上市'],
  ['Back to School', '开学季'],
  ['Members Days', '会员日'],
  ['Little Prices', '惊喜低价'],
];

export const notes: Pair[] = [
  ['In all our shops until Sunday', '全部门店，截至周日'],
  ['On everything in the window', '橱窗商品全部参加'],
  ['Come early, bring a friend', '早来，带上朋友'],
  ['While stocks last', '数量有限，售完即止'],
  ['Valid with any purchase', '任意消费均可使用'],
  ['Thirty days to return', '三十天无忧退换'],
];

export const calls: Pair[] = [
  ['Shop now', '立即选购'],
  ['See all', '查看全部'],
  ['Find a shop', '查找门店'],
  ['Order here', '在此下单'],
  ['Get yours', '马上领取'],
];

export const flags: Pair[] = [
  ['New', '新品'],
  ['Hot', '热卖'],
  ['Best', '最佳'],
  ['Top', '推荐'],
  ['Eco', '环保'],
];

/** Each ware with the sign that shows it. */
export const wares: [string, Pair][] = [
  ['shirt', ['Linen Shirt', '亚麻衬衫']],
  ['shoe', ['Court Shoe', '球鞋']],
  ['sound', ['Headset', '耳机']],
  ['lamp', ['Desk Lamp', '台灯']],
  ['chair', ['Oak Chair', '橡木椅']],
  ['watch', ['Field Watch', '腕表']],
  ['bottle', ['Steel Flask', '保温瓶']],
  ['cup', ['Stone Mug', '陶杯']],
  ['bag', ['Day Bag', '日用包']],
];

export const greens: [string, Pair][] = [
  ['apple', ['Red Apples', '红苹果']],
  ['carrot', ['Carrots', '胡萝卜']],
  ['leaf', ['Herbs', '香草']],
  ['flower', ['Tulips', '郁金香']],
  ['pot', ['Succulents', '多肉植物']],
  ['can', ['Garden Tools', '园艺工具']],
  ['bottle', ['Fresh Juice', '鲜榨果汁']],
  ['basket', ['Veg Box', '蔬菜箱']],
];

export const shops: Pair[] = [
  ['Green Corner', '绿角'],
  ['Marrow & Sons', '田园小铺'],
  ['The Potting Shed', '花房'],
  ['Fern Market', '蕨叶市集'],
  ['Daily Crate', '每日鲜箱'],
  ['Nook Coffee', '角落咖啡'],
];

export const price = (r: Random): Pair => {
  const n = r.int(4, 89);
  return [`€${n}`, `¥${n * 7}`];
};
