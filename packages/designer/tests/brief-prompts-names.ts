import type { BriefCase } from './brief-case.ts';

/** Names that begin like an order, a look, a colour or somebody's own: whole words are the title's. */
const chineseTitles: [prompt: string, title: string][] = [
  ['求婚策划海报', '求婚策划'],
  ['求职简历指导海报', '求职简历指导'],
  ['嗨购节海报', '嗨购节'],
  ['张老师书法班海报', '张老师书法班'],
  ['版画展海报', '版画展'],
  ['套餐海报', '套餐'],
  ['只此青绿海报', '只此青绿'],
  ['条纹衬衫海报', '条纹衬衫'],
  ['我爱我家房产海报', '我爱我家房产'],
  ['创意集市海报', '创意集市'],
  ['现代舞演出海报', '现代舞演出'],
  ['时尚周海报', '时尚周'],
  ['公众号运营课海报', '公众号运营课'],
  ['手绘课海报', '手绘课'],
  ['国风音乐会海报', '国风音乐会'],
  ['大气层密室海报', '大气层密室'],
  ['用户大会海报', '用户大会'],
  ['某某大学讲座海报', '某某大学讲座'],
  ['宣传部招新海报', '宣传部招新'],
  ['一家人餐厅海报', '一家人餐厅'],
  ['举办方发布会海报', '举办方发布会'],
  ['写作课海报', '写作课'],
  ['做饭教室海报', '做饭教室'],
  ['想象力美术班海报', '想象力美术班'],
  ['设计周海报', '设计周'],
  ['写真馆开业海报', '写真馆开业'],
  ['整理收纳课海报', '整理收纳课'],
  ['弄堂咖啡开业海报', '弄堂咖啡开业'],
  ['来福士开业海报', '来福士开业'],
  ['创作营招生海报', '创作营招生'],
  ['设计师招聘海报', '设计师招聘'],
  ['画室招生海报', '画室招生'],
  ['画廊开幕海报', '画廊开幕'],
  ['做旧家具店海报', '做旧家具店'],
  ['搞笑脱口秀海报', '搞笑脱口秀'],
  ['想念熊宠物店海报', '想念熊宠物店'],
  ['要塞密室逃脱海报', '要塞密室逃脱'],
  ['风格派画展海报', '风格派画展'],
  ['发朋友圈用的海报，周末瑜伽体验课', '周末瑜伽体验课'],
  ['帮我做张老师书法班的海报', '张老师书法班'],
  ['来张咖啡店开业海报', '咖啡店开业'],
  ['来一张咖啡店开业海报', '咖啡店开业'],
  ['做个可爱的宠物店海报', '宠物店'],
  ['帮我设计一张简约的咖啡店开业海报', '咖啡店开业'],
  ['我们咖啡店开业海报', '咖啡店开业'],
];

const englishTitles: [prompt: string, title: string][] = [
  ['Design Week poster, 3 May', 'Design Week'],
  ['poster for Design Matters conference', 'Design Matters Conference'],
  ['Make It Rain poster', 'Make It Rain'],
  ['My Fair Lady musical poster', 'My Fair Lady Musical'],
  ['Our House tribute night poster', 'Our House Tribute Night'],
  ['Need for Speed race night poster', 'Need for Speed Race Night'],
  ['Simple Minds concert poster', 'Simple Minds Concert'],
  ['Vintage market poster', 'Vintage Market'],
  ['Retro gaming night poster', 'Retro Gaming Night'],
  ['Draw & Sip evening poster', 'Draw & Sip Evening'],
  ['Blue Note jazz club poster', 'Blue Note Jazz Club'],
  ['Green Day concert poster', 'Green Day Concert'],
  ['Pink Floyd tribute night poster', 'Pink Floyd Tribute Night'],
  ['Minimal techno night flyer', 'Minimal Techno Night'],
  ['Watercolour class poster', 'Watercolour Class'],
  ['Clay studio opening poster', 'Clay Studio Opening'],
  ['Social media workshop poster', 'Social Media Workshop'],
  ['Give Blood poster, 12 June, Town Hall', 'Give Blood'],
  ['Can You Dig It garden club poster', 'Can You Dig It garden club'],
  ['A minimal poster for a bakery opening', 'Bakery Opening'],
  ['Black & gold gala poster', 'Gold Gala'],
  ['Design a poster for a jazz night', 'Jazz Night'],
  ['Please make a retro poster for our yard sale', 'Yard Sale'],
];

const englishNames: [prompt: string, title: string][] = [
  ['Bold & Beautiful hair salon logo', 'Bold & Beautiful Hair Salon'],
  ['Elegant Affairs catering logo', 'Elegant Affairs Catering'],
  ['Grain & Hearth bakery logo', 'Grain & Hearth Bakery'],
  ['Flat White cafe logo', 'Flat White Cafe'],
];

const ofType =
  (type: BriefCase['type']) =>
  ([prompt, title]: [string, string]): BriefCase => ({ prompt, type, title });

export const namePrompts: BriefCase[] = [
  ...[...chineseTitles, ...englishTitles].map(ofType('poster')),
  ...englishNames.map(ofType('logo')),
];
