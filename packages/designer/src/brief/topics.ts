import type { Mood } from './brief.ts';
import { mourning } from './solemn.ts';

/** What a brief is about, and how it feels unless the prompt says otherwise. In order: the narrower comes first. */
export const topics: readonly [string, Mood, RegExp][] = [
  ['memorial', 'calm', mourning],
  [
    'jazz',
    'bold',
    /\bjazz\b|\bblues\b|\bswing\b|\bspeakeasy\b|\btango\b|\bsalsa\b|\bflamenco\b|\bballroom\b|爵士|蓝调|探戈|拉丁舞|交谊舞/iu,
  ],
  [
    'wine',
    'elegant',
    /\bwine(?:s|ry)?\b|\bcocktails?\b|\bwhisk(?:e)?y\b|\bbars?\b|\bvineyard\b|红酒|葡萄酒|酒吧|鸡尾酒|威士忌|酒馆/iu,
  ],
  [
    'coffee',
    'warm',
    /\bcoffee\b|\bcaf[eé]s?\b|\bespresso\b|\blatte\b|\bbaristas?\b|\broaster(?:y|s)?\b|咖啡|拿铁|美式/iu,
  ],
  ['tea', 'calm', /\bteas?\b|\bmatcha\b|\bteahouse\b|茶/iu],
  [
    'bakery',
    'warm',
    /\bbaker(?:y|s|ies)\b|\bbread\b|\bcroissants?\b|\bcakes?\b|\bpastr(?:y|ies)\b|\bdesserts?\b|面包|烘焙|蛋糕|甜品|糕点/iu,
  ],
  ['summer', 'playful', /\bsummer\b|\bbeach\b|\btropical\b|\bsurf(?:ing)?\b|\bice cream\b|夏|海滩|沙滩|冰淇淋|雪糕/iu],
  [
    'kids',
    'playful',
    /\bkids?\b|\bchild(?:ren)?\b|\bbab(?:y|ies)\b|\btoys?\b|\btoddlers?\b|\bbirthdays?\b|儿童|少儿|宝宝|亲子|孩子|玩具|生日|幼儿|母婴|婴儿|奶瓶/iu,
  ],
  ['games', 'tech', /\bgam(?:es?|ing|er)\b|\besports?\b|\barcade\b|游戏|电竞|桌游/iu],
  [
    'tech',
    'tech',
    /\btech(?:nology)?\b|\bai\b|\bsoftware\b|\bstartups?\b|\bcloud\b|\bdevelopers?\b|\bengineering\b|\bdata\b|\bapp\b|\brobots?\b|\bdrones?\b|\bheadphones?\b|\bcoding\b|\bcyber|科技|人工智能|数据|互联网|编程|机器人|软件|智能|芯片|无人机|耳机/iu,
  ],
  [
    'notice',
    'bold',
    /\bout of (?:order|service|use)\b|\bno (?:parking|smoking|entry|exit|littering|swimming|dogs allowed)\b|\bclosed (?:for|until|today)\b|\b(?:wet floor|mind the (?:step|gap|head)|do not|keep (?:out|off|clear)|staff only|slow down|beware|caution|use stairs|shut off)\b|^notice\b|停电|停水|检修|标识牌?|警示|指示牌|提示牌|告示|禁止|请勿|限速|慢行|温馨提示|暂停营业|出入口/iu,
  ],
  [
    'environment',
    'natural',
    /\bclimate\b|\benvironment\w*\b|\brecycl\w+\b|\bsustainab\w+\b|\beco\b|\bearth day\b|\bplastic\b|\bsav(?:e|ing) water\b|\btree planting\b|环保|气候|低碳|可持续|回收|保护|节约用水|节水|节能|垃圾分类|植树|绿色出行/iu,
  ],
  [
    'community',
    'warm',
    /\bblood (?:donation|drive)\b|\bvolunteer\w*\b|\bcharit\w+\b|\bfundrais\w+\b|\bcommunity\b|\bneighbou?rhood\b|\bfood bank\b|公益|志愿|献血|社区|义卖|捐(?:款|赠|助)|敬老/iu,
  ],
  ['chess', 'elegant', /\bchess\b|\bbridge club\b|\bpoker\b|象棋|围棋|桥牌/iu],
  [
    'law',
    'elegant',
    /\blaw\b|\blaw(?:yers?| firm)\b|\bsolicitors?\b|\battorneys?\b|\bnotary\b|\bconsult(?:ing|ancy|ants?)\b|\baccount(?:ing|ants?)\b|律师|律所|法律|会计|咨询公司/iu,
  ],
  ['finance', 'tech', /\bfinanc\w*\b|\bbank\w*\b|\binvest\w*\b|\binsurance\b|金融|理财|银行|投资|保险/iu],
  ['wedding', 'elegant', /\bweddings?\b|\bbrid(?:e|al)\b|\bengagement\b|婚礼|结婚|婚宴|订婚/iu],
  [
    'beauty',
    'elegant',
    /\bskincare\b|\bbeauty\b|\bserums?\b|\bperfumes?\b|\bspa\b|\bcosmetics?\b|\bmakeup\b|\bsalon\b|\bnails?\b|护肤|美妆|香水|美容|美甲|精华|口红/iu,
  ],
  [
    'fashion',
    'elegant',
    /\bfashion\b|\bclothing\b|\bclothes\b|\bvintage\b|\bshoes?\b|\bjewel(?:le)?ry\b|\bboots?\b|\bboutique\b|时装|服装|穿搭|鞋|珠宝|女装|男装/iu,
  ],
  [
    'flowers',
    'calm',
    /\bflowers?\b|\bflorists?\b|\bgardens?\b|\bgardening\b|\bplants?\b|\bbotanic\w*\b|\broses?\b|\btulips?\b|\bget well\b|\bthank you\b|早日康复|谢谢|感谢|花(?!钱|费|样|式)|园艺|植物|绿植/iu,
  ],
  ['pets', 'playful', /\bdogs?\b|\bcats?\b|\bpets?\b|\bpupp(?:y|ies)\b|\bkittens?\b|\brabbits?\b|猫|狗|宠物|萌宠/iu],
  [
    'outdoors',
    'natural',
    /\bcamp(?:ing|site)?\b|\bhik(?:e|ing)\b|\btrails?\b|\bmountains?\b|\bforests?\b|\bwild(?:life|erness)?\b|\bnature\b|\bnational park\b|\blakes?\b|露营|徒步|登山|户外|森林|自然|山野|雪山|踏青/iu,
  ],
  [
    'sport',
    'bold',
    /\bsports?\b|\brun(?:ning|ners?)?\b|\bmarathon\b|\bgym\b|\bfitness\b|\bfootball\b|\bsoccer\b|\bbasketball\b|\btennis\b|\bcycl\w+\b|\bswim\w*\b|\braces?\b|\bsneakers?\b|\bboxing\b|\bclimbing\b|\bski\w*\b|\btournament\b|运动|健身|跑步|马拉松|篮球|足球|网球|骑行|游泳|滑雪|攀岩|比赛/iu,
  ],
  [
    'travel',
    'warm',
    /\btravel\w*\b|\btrips?\b|\btours?\b|\bholidays?\b|\bvacations?\b|\bflights?\b|\bjourney\b|\broad trip\b|旅行|旅游|攻略|度假|出游|自驾|游记/iu,
  ],
  [
    'health',
    'calm',
    /\byoga\b|\bmeditat\w+\b|\bwellness\b|\bsleep\b|\bhealth\w*\b|\btherapy\b|\bmindful\w*\b|瑜伽|冥想|健康|睡眠|养生|中医|心理/iu,
  ],
  ['film', 'bold', /\bfilms?\b|\bmovies?\b|\bcinema\b|\btheatre\b|\btheater\b|\bplays?\b|电影|影院|话剧|戏剧|影展/iu],
  ['podcast', 'bold', /\bpodcasts?\b|\bradio\b|播客|电台/iu],
  [
    'music',
    'bold',
    /\bmusic\w*\b|\bconcerts?\b|\bdanc(?:e|ing)\b|\bdisco\b|\brave\b|\bgigs?\b|\bdj\b|\bbands?\b|\borchestra\b|\bchoir\b|\bfestivals?\b|\brock\b|\btechno\b|\bvinyl\b|\brecords\b|\blistening\b|音乐|舞蹈|街舞|演唱会|乐队|摇滚|电音|唱片|钢琴|吉他|合唱/iu,
  ],
  [
    'books',
    'calm',
    /\bbooks?\b|\breading\b|\blibrar(?:y|ies)\b|\bpoe(?:m|t|try)\w*\b|\bliterary\b|\bwrit(?:ing|ers?)\b|\bnovels?\b|读书|书店|阅读|图书|诗|文学|书/iu,
  ],
  ['photography', 'elegant', /\bphoto\w*\b|\bcamera\b|摄影|写真|相机/iu],
  [
    'architecture',
    'elegant',
    /\barchitect\w*\b|\binterior\w*\b|\breal estate\b|\bapartments?\b|建筑|室内设计|房产|楼盘|家装/iu,
  ],
  ['home', 'calm', /\bhome\b|\bfurniture\b|\bceramics?\b|\bcandles?\b|\bhousewares?\b|家居|家具|香薰|陶瓷/iu],
  [
    'craft',
    'warm',
    /\bcrafts?\b|\bpottery\b|\bknitting\b|\bwoodwork\w*\b|\bhandmade\b|\bweaving\b|手工|陶艺|编织|手作|木工|非遗/iu,
  ],
  [
    'art',
    'bold',
    /\barts?\b|\bartists?\b|\bgaller(?:y|ies)\b|\bexhibitions?\b|\bmuseum\b|\bpainting\b|\bdesign\b|艺术|美术|展览|画展|书法|博物馆/iu,
  ],
  [
    'science',
    'tech',
    /\bscien\w+\b|\bspace\b|\bastronom\w*\b|\bphysics\b|\bchemistry\b|\bbiolog\w*\b|科学|天文|航天|实验|宇宙/iu,
  ],
  [
    'education',
    'calm',
    /\bschools?\b|\bcourses?\b|\bclass(?:es)?\b|\bworkshops?\b|\blectures?\b|\buniversit(?:y|ies)\b|\blearn\w*\b|\bstudents?\b|\btutor\w*\b|\bteachers?\b|高考|中考|考研|考试|课|招生|培训|学校|讲座|英语|教师|毕业|学习/iu,
  ],
  [
    'food',
    'warm',
    /\bfood\b|\brestaurants?\b|\bramen\b|\bpizzas?\b|\bburgers?\b|\bdinners?\b|\bbrunch\b|\bbistro\b|\bnoodles?\b|\bsushi\b|\btacos?\b|\bfruits?\b|\bmarkets?\b|\bcook\w*\b|美食|餐厅|火锅|拉面|烧烤|小吃|外卖|水果|饺子|料理|面馆|早餐/iu,
  ],
  [
    'sale',
    'bold',
    /\bsales?\b|\bdiscounts?\b|\bdeals?\b|\bblack friday\b|\bclearance\b|\boff\b|促销|大促|特价|打折|折扣|优惠|双十一|双十二|抢购|清仓/iu,
  ],
];
