/** One trade or occasion that people ask designs for, in the words that they would use. */
export interface Matter {
  /** Of a business or a person. */
  name: string;
  trade: string;
  event: string;
  /** What the picture should show, if anything. */
  subject: string;
  claim: string;
  goods: readonly (readonly [name: string, price: string])[];
  person: readonly [name: string, role: string];
}

export interface Words {
  matters: readonly Matter[];
  dates: readonly string[];
  times: readonly string[];
  places: readonly string[];
  offers: readonly string[];
  actions: readonly string[];
  styles: readonly string[];
  colours: readonly string[];
  moods: readonly string[];
  scenes: readonly string[];
  festivals: readonly string[];
}

export const english: Words = {
  matters: [
    {
      name: 'Third Kettle',
      trade: 'tea house',
      event: 'Spring Tea Tasting',
      subject: 'a teapot',
      claim: 'Picked before the rain',
      goods: [
        ['Silver Needle', '$18'],
        ['Smoked Oolong', '$14'],
        ['Jasmine Pearls', '$12'],
      ],
      person: ['Mei Calder', 'Tea buyer'],
    },
    {
      name: 'Northfold',
      trade: 'bicycle workshop',
      event: 'Night Ride',
      subject: 'a bicycle',
      claim: 'Built to be mended',
      goods: [
        ['Full service', '£65'],
        ['New chain', '£22'],
        ['Wheel true', '£15'],
      ],
      person: ['Jonas Petrie', 'Frame builder'],
    },
    {
      name: 'Casa Limón',
      trade: 'taqueria',
      event: 'Taco Tuesday',
      subject: 'a taco and a lime',
      claim: 'Corn ground every morning',
      goods: [
        ['Al pastor', '4.50'],
        ['Baja fish', '5.20'],
        ['Huitlacoche', '5.80'],
        ['Horchata', '3.00'],
      ],
      person: ['Inés Robles', 'Head cook'],
    },
    {
      name: 'Low Tide',
      trade: 'surf school',
      event: 'Dawn Patrol',
      subject: 'a wave and a surfboard',
      claim: 'First wave guaranteed',
      goods: [
        ['Two-hour lesson', '€55'],
        ['Board hire', '€20'],
        ['Wetsuit', '€12'],
      ],
      person: ['Kai Moreau', 'Coach'],
    },
    {
      name: 'Quiet Pages',
      trade: 'bookshop',
      event: 'Winter Reading Hour',
      subject: 'an open book',
      claim: 'Read slowly',
      goods: [
        ['Poetry box', '$32'],
        ['Tote bag', '$18'],
      ],
      person: ['Amara Okafor', 'Novelist'],
    },
    {
      name: 'Juniper & Salt',
      trade: 'distillery',
      event: 'Cask Night',
      subject: 'a glass and juniper berries',
      claim: 'Small batch, long memory',
      goods: [
        ['Dry gin', '£38'],
        ['Sloe gin', '£34'],
        ['Sea vermouth', '£26'],
      ],
      person: ['Rory Blane', 'Distiller'],
    },
    {
      name: 'Paper Owl',
      trade: 'toy shop',
      event: 'Kite Festival',
      subject: 'an owl',
      claim: 'Made to be dropped',
      goods: [
        ['Wooden train', '$24'],
        ['Paper kite', '$9'],
      ],
      person: ['Lotte Vink', 'Toymaker'],
    },
    {
      name: 'Halcyon',
      trade: 'yoga studio',
      event: 'Full Moon Practice',
      subject: 'a lotus flower',
      claim: 'Breathe out first',
      goods: [
        ['Drop-in', '$20'],
        ['Ten classes', '$160'],
      ],
      person: ['Priya Nair', 'Teacher'],
    },
    {
      name: 'Oxbow',
      trade: 'canoe club',
      event: 'River Day',
      subject: 'a canoe on a river',
      claim: 'Upstream and back',
      goods: [
        ['Day pass', '$35'],
        ['Family boat', '$80'],
      ],
      person: ['Sam Whitlock', 'Guide'],
    },
    {
      name: 'Brightwork',
      trade: 'robotics lab',
      event: 'Open Lab Weekend',
      subject: 'a robot',
      claim: 'Machines with manners',
      goods: [
        ['Starter kit', '$120'],
        ['Sensor pack', '$45'],
      ],
      person: ['Dr. Yuki Tan', 'Roboticist'],
    },
    {
      name: 'Marrow & Rye',
      trade: 'bakery',
      event: 'Sourdough Weekend',
      subject: 'a loaf of bread',
      claim: 'Thirty hours in the making',
      goods: [
        ['Country loaf', '7.00'],
        ['Seeded rye', '6.50'],
        ['Morning bun', '3.80'],
        ['Cardamom knot', '4.20'],
      ],
      person: ['Elle Marsh', 'Baker'],
    },
    {
      name: 'Velvet Static',
      trade: 'record label',
      event: 'Analog Nights',
      subject: 'a guitar',
      claim: 'Pressed on heavy vinyl',
      goods: [
        ['Standing', '$25'],
        ['Balcony', '$40'],
      ],
      person: ['Noa Levi', 'Producer'],
    },
    {
      name: 'Tall Grass',
      trade: 'wildlife trust',
      event: 'Bird Count',
      subject: 'a heron',
      claim: 'Leave it wilder',
      goods: [
        ['Membership', '$30'],
        ['Field guide', '$16'],
      ],
      person: ['Ben Achterberg', 'Ranger'],
    },
    {
      name: 'Orchard Lane',
      trade: 'cider press',
      event: 'Apple Day',
      subject: 'apples',
      claim: 'Pressed the day they fall',
      goods: [
        ['Still cider', '£4'],
        ['Perry', '£5'],
        ['Apple brandy', '£6'],
      ],
      person: ['Gwen Price', 'Grower'],
    },
    {
      name: 'Sable Court',
      trade: 'tennis club',
      event: 'Summer Open',
      subject: 'a tennis racket',
      claim: 'Clay since 1931',
      goods: [
        ['Court hour', '$28'],
        ['Coaching', '$60'],
      ],
      person: ['Marco Silva', 'Coach'],
    },
    {
      name: 'Ember',
      trade: 'ceramics studio',
      event: 'Kiln Opening',
      subject: 'a vase',
      claim: 'Every glaze once',
      goods: [
        ['Dinner plate', '$42'],
        ['Tumbler', '$28'],
      ],
      person: ['Hana Ito', 'Potter'],
    },
  ],
  dates: ['Saturday 14 March', '3 May', 'Fri 22 August', 'October 9', '1 to 5 December', 'Sunday 12 July'],
  times: ['7pm', '18:30', '10:00', 'from 9am', '20:00'],
  places: ['Old Mill Square', 'Harbour Hall', '12 Canal Street', 'Pavilion Gardens', 'the Dockside Theatre'],
  offers: ['20% off', 'two for one', '30% off everything', 'free delivery this week'],
  actions: ['Book now', 'Join us', 'Order today', 'Sign up'],
  styles: [
    'risograph',
    'linocut',
    'paper cut',
    'watercolour',
    'halftone',
    'flat',
    'engraving',
    'swiss style',
    'art deco',
    'minimal',
    '',
    '',
    '',
    '',
  ],
  colours: [
    'deep blue and gold',
    'mint and cream',
    'terracotta',
    'black and white',
    '#0f4c5c and orange',
    'lilac',
    '',
    '',
    '',
    '',
  ],
  moods: ['playful', 'calm', 'bold', 'elegant', 'warm', '', '', ''],
  scenes: [
    'A village in the valley on a spring morning',
    'A snowy forest at dusk',
    'Fishing boats in a harbour at sunrise',
    'A city skyline in the rain at night',
    'Desert dunes under the stars',
    'A lake between mountains in autumn',
    'A cottage garden in summer',
    'Sea cliffs in the fog',
  ],
  festivals: [
    'Christmas',
    'Halloween',
    'Easter',
    'Diwali',
    'Ramadan',
    'Mid-Autumn Festival',
    'Spring Festival',
    'Thanksgiving',
  ],
};

export const chinese: Words = {
  matters: [
    {
      name: '半山茶事',
      trade: '茶馆',
      event: '春茶品鉴会',
      subject: '茶壶',
      claim: '雨前一叶，山中一季',
      goods: [
        ['明前龙井', '￥168'],
        ['凤凰单丛', '￥98'],
        ['茉莉白毫', '￥78'],
      ],
      person: ['林知夏', '茶艺师'],
    },
    {
      name: '野渡',
      trade: '露营俱乐部',
      event: '星空露营周',
      subject: '帐篷',
      claim: '把周末还给山野',
      goods: [
        ['双人帐位', '￥268'],
        ['篝火晚餐', '￥98'],
      ],
      person: ['周野', '领队'],
    },
    {
      name: '拾光',
      trade: '咖啡馆',
      event: '手冲体验课',
      subject: '咖啡杯',
      claim: '慢一点，香一点',
      goods: [
        ['手冲瑰夏', '￥48'],
        ['燕麦拿铁', '￥32'],
        ['柑橘冷萃', '￥30'],
        ['海盐卷', '￥18'],
      ],
      person: ['陈叙', '咖啡师'],
    },
    {
      name: '小满花房',
      trade: '花店',
      event: '插花工作坊',
      subject: '花束',
      claim: '四季有花，日日小满',
      goods: [
        ['每周一花', '￥99'],
        ['手捧花', '￥268'],
      ],
      person: ['苏小满', '花艺师'],
    },
    {
      name: '川上',
      trade: '面馆',
      event: '开业大吉',
      subject: '面碗',
      claim: '一碗好面，暖到心里',
      goods: [
        ['红油抄手', '￥22'],
        ['牛肉拌面', '￥28'],
        ['酸辣粉', '￥18'],
        ['冰粉', '￥10'],
      ],
      person: ['罗川', '主厨'],
    },
    {
      name: '云上书局',
      trade: '书店',
      event: '诗歌朗诵夜',
      subject: '书',
      claim: '读书是一场远行',
      goods: [
        ['诗集套装', '￥128'],
        ['年度会员', '￥365'],
      ],
      person: ['沈言', '诗人'],
    },
    {
      name: '逐浪',
      trade: '冲浪学校',
      event: '夏日冲浪营',
      subject: '海浪',
      claim: '站上第一道浪',
      goods: [
        ['体验课', '￥299'],
        ['三日营', '￥1280'],
      ],
      person: ['阿浪', '教练'],
    },
    {
      name: '瓷言',
      trade: '陶艺工作室',
      event: '开窑日',
      subject: '花瓶',
      claim: '泥与火，皆有言',
      goods: [
        ['手作茶杯', '￥88'],
        ['素烧花瓶', '￥220'],
      ],
      person: ['顾青', '陶艺家'],
    },
    {
      name: '橙子动物园',
      trade: '亲子乐园',
      event: '六一奇妙日',
      subject: '大象',
      claim: '和动物做朋友',
      goods: [
        ['亲子票', '￥158'],
        ['单人票', '￥98'],
      ],
      person: ['园长大橙', '园长'],
    },
    {
      name: '鹿鸣',
      trade: '瑜伽馆',
      event: '满月瑜伽',
      subject: '莲花',
      claim: '呼吸之间，自在从容',
      goods: [
        ['单次课', '￥88'],
        ['十次卡', '￥680'],
      ],
      person: ['许静', '导师'],
    },
    {
      name: '知味坊',
      trade: '糕点铺',
      event: '中式点心节',
      subject: '月饼',
      claim: '老方子，新味道',
      goods: [
        ['桂花糕', '￥26'],
        ['绿豆冰糕', '￥22'],
        ['枣泥酥', '￥30'],
      ],
      person: ['何师傅', '点心师'],
    },
    {
      name: '回声',
      trade: '独立唱片店',
      event: '黑胶之夜',
      subject: '吉他',
      claim: '听见房间里的声音',
      goods: [
        ['站席', '￥120'],
        ['卡座', '￥220'],
      ],
      person: ['阿默', '音乐人'],
    },
  ],
  dates: ['3月14日', '5月1日至5日', '8月22日周六', '10月9日', '12月24日'],
  times: ['19:30', '下午3点', '10:00', '晚上8点'],
  places: ['城南书店', '老码头广场', '西湖美术馆', '创意园3号楼'],
  offers: ['全场八折', '买一送一', '第二件半价', '满200减50'],
  actions: ['立即报名', '马上预约', '扫码下单'],
  styles: ['剪纸风格', '水墨风格', '极简', '孔版印刷风', '扁平插画', '水彩', '国潮', '', '', '', ''],
  colours: ['莫兰迪色系', '墨绿和金色', '暖橙色', '藏蓝', '奶油色', '', '', ''],
  moods: ['活泼', '温暖', '雅致', '大气', '', '', ''],
  scenes: [
    '春天清晨的江南水乡',
    '雪夜的山村',
    '夕阳下的渔港',
    '雨夜的城市天际线',
    '秋天的湖与群山',
    '星空下的沙漠',
    '雾中的竹林',
  ],
  festivals: ['春节', '中秋', '端午', '七夕', '清明', '圣诞', '元旦'],
};
