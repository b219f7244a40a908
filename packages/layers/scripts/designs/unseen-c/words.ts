/** The set unseen-c: what its layouts say, in English and in Chinese. */
import type { Pair } from '../placing.ts';

export const words = {
  bikeShop: [
    ['The Bike Workshop', '单车工坊'],
    ['Spoke & Chain Repairs', '辐条修车铺'],
    ['Corner Cycle Service', '街角单车维修'],
  ],
  bikeOffer: [
    ['Spring check', '春季保养'],
    ['Ready to ride', '随时出发'],
    ['Full tune-up', '全车调校'],
  ],
  nursery: [
    ['Fresh Greens', '新到绿植'],
    ['Plant Week', '绿植周'],
    ['Grow at Home', '在家种花'],
  ],
  nurseryMore: [
    ['Potted and ready to grow', '盆栽已备好'],
    ['Easy plants for any room', '好养的室内植物'],
  ],
  gift: [
    ['Free pot', '送花盆'],
    ['2 for $10', '两盆七十元'],
    ['This week only', '仅限本周'],
  ],
  visit: [
    ['Visit us', '欢迎光临'],
    ['Order now', '立即订购'],
  ],
  series: [
    ['Chamber Music Season', '室内乐演出季'],
    ['Evenings of Strings', '弦乐之夜'],
    ['City Hall Concerts', '市政厅音乐会'],
  ],
  concert: [
    ['Winter Quartets', '冬日四重奏'],
    ['Moonlight Suite', '月光组曲'],
    ['Letters in Strings', '弦上来信'],
  ],
  players: [
    ['Linden Quartet', '菩提四重奏团'],
    ['Blue River Trio', '青河三重奏'],
  ],
  hall: [
    ['North Gate Hall', '北门音乐厅'],
    ['Lakeside Stage', '湖畔剧场'],
  ],
  quiet: [
    ['Phones off, please', '请关闭手机'],
    ['No entry once begun', '迟到请候场'],
  ],
  report: [
    ['Your Home Energy Report', '家庭用电月报'],
    ['Electricity at a Glance', '本月用电一览'],
    ['Saving Power at Home', '居家节电指南'],
  ],
  goal: [
    ['Saving goal', '节电目标'],
    ['On the way to green', '绿色生活进度'],
  ],
  clean: [
    ['Beach Clean-Up Day', '海滩清洁日'],
    ['Save Our Shore', '守护海岸'],
    ['Tidy the Coast', '洁净海岸行动'],
  ],
  month: [
    ['APRIL', '四月'],
    ['MAY', '五月'],
    ['SEPT', '九月'],
  ],
  shore: [
    ['Gull Bay, Pier 2', '鸥湾二号码头'],
    ['Sandy Point', '沙角海滩'],
  ],
  sign: [
    ['Sign up', '我要报名'],
    ['Count me in', '算我一个'],
  ],
  kiosk: [
    ['Gelato Corner', '街角冰淇淋'],
    ['Sunny Scoops', '阳光雪糕'],
    ['The Cold Spoon', '冰勺小站'],
  ],
  open: [
    ['Open till 10 pm', '营业至晚十点'],
    ['Daily from noon', '每天中午开门'],
  ],
  deal: [
    ['Second scoop free', '第二球免费'],
    ['Kids half price', '儿童半价'],
  ],
  child: [
    ['Mia turns five', '米娅五岁啦'],
    ['Leo is six today', '乐乐六岁了'],
    ['Happy day, Nina', '妮妮生日快乐'],
  ],
  party: [
    ['Birthday Party', '生日派对'],
    ['Come and play', '一起来玩'],
  ],
  wish: [
    ['Cake, games and a treasure hunt', '吃蛋糕，做游戏，寻宝藏'],
    ['Bring your best smile along', '带上你最灿烂的笑容'],
  ],
  reply: [
    ['Yes, I will come', '我要参加'],
    ['Reply to Mum', '回复妈妈'],
  ],
  swap: [
    ['Book Swap', '旧书交换'],
    ['Swap a Story', '换书集市'],
    ['Books Move On', '好书漂流'],
  ],
  swapWhen: [
    ['Saturday at ten', '周六上午十点'],
    ['Sunday afternoon', '周日下午两点'],
  ],
  swapWhere: [
    ['Reading room, floor 2', '二楼阅览室'],
    ['Courtyard of the library', '图书馆庭院'],
  ],
  free: [
    ['Free entry', '免费参加'],
    ['All welcome', '人人可来'],
  ],
} satisfies Record<string, readonly Pair[]>;
