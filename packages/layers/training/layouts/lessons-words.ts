/** What is written on the lessons. */
import type { Pair } from '../../scripts/designs/placing.ts';

const pairs = (list: string) => list.split('|').map((both) => both.split('/') as unknown as Pair);

/** What a flash card shows: the icon, its word, what is said of it. */
export const nouns: readonly (readonly [string, Pair, Pair])[] = [
  ['apple', ['apple', '苹果'], ['red and sweet', '又红又甜']],
  ['fish', ['fish', '小鱼'], ['it can swim', '它会游泳']],
  ['house', ['house', '房子'], ['we live here', '我们住在这里']],
  ['tree', ['tree', '大树'], ['tall and green', '高高绿绿']],
  ['sun', ['sun', '太阳'], ['warm and bright', '又暖又亮']],
  ['boat', ['boat', '小船'], ['on the river', '在河上']],
  ['cup', ['cup', '杯子'], ['for hot tea', '用来喝茶']],
  ['leaf', ['leaf', '叶子'], ['from the tree', '从树上来']],
  ['rocket', ['rocket', '火箭'], ['to the moon', '飞向月球']],
  ['book', ['book', '书本'], ['read it twice', '读两遍']],
];

export const titles = {
  cards: pairs(
    'Word of the day/每日一词|Learn 5 words/每天五个词|Flash cards/识字卡片|First words/启蒙单词|Say it aloud/大声读出来',
  ),
  path: pairs(
    'Your learning path/学习路线|Five small steps/循序渐进|How we learn/学习之路|From zero to B1/从零到B1|Term plan/学期计划',
  ),
  talk: pairs(
    'At the station/在车站|Small talk/日常对话|Speak with us/一起聊聊|Dialogue 3/对话三|Ask the tutor/问问老师',
  ),
  process: pairs('How it works/学习流程|Join in four moves/报名步骤|Our method/我们的方法|Start today/今天开始'),
  report: pairs('Term report/学期报告|Class results/班级成绩|My progress/我的进步|This week/本周学习'),
  webinar: pairs(
    'Teach with joy/快乐教学|Maths made easy/轻松学数学|Reading at home/亲子阅读|Talk about AI/人工智能课堂',
  ),
  books: pairs('Summer reading/暑期书单|Books we love/我们爱读|Library picks/图书馆推荐|Read this month/本月共读'),
  quiz: pairs('Quick quiz/快问快答|Friday quiz/周五小测|Quiz time/答题时间|Round 2/第二轮'),
};

export const calls = pairs(
  'Listen/听一听|Hello!/你好！|Try it/试一试|Well done/真棒|Say it/说一说|Again?/再来？|Great!/太好了',
);
export const marks = pairs('NEW/新|A1/初级|B2/中级|Free/免费|Top/推荐|+10/+10|5★/五星');
export const steps = pairs(
  'Sign up/报名|Take a test/测一测|Meet a tutor/见老师|Practise/勤练习|Join a club/进社团|Speak up/开口说|Show it/来展示|Get a badge/得徽章',
);
export const notes = pairs(
  '10 minutes/十分钟|online or here/线上线下|every Monday/每周一|with friends/和朋友一起|at your pace/自定进度|no homework/没有作业',
);
export const says = pairs(
  'Where is platform 3?/三号站台在哪里？|Just over there/就在那边|Thank you so much/非常感谢|Do you speak Chinese?/你会说中文吗？|Only a little/会一点点|See you on Friday/周五见|Could you repeat that?/能再说一遍吗？|Of course, slowly/当然，慢慢说|What time is it?/现在几点了？|Half past nine/九点半',
);
export const names = pairs('Mia/米娅|Tom/汤姆|Dr Lin/林老师|Anna/安娜|Leo/乐乐|Ms Roy/罗老师|Ben/小本|Yuki/由纪');
export const subjects = pairs('Maths/数学|Art/美术|Music/音乐|Sport/体育|English/英语|Science/科学');
export const figures = pairs('lessons/课时|new words/新单词|days in a row/连续天数|points/积分|hours/小时|badges/徽章');
export const buttons = pairs('Start/开始|Join now/马上加入|Try it now/立即体验|Next/下一步');
export const seats = pairs('Save my seat/立即预约|Join now/马上加入|Sign up free/免费报名|Tell me more/了解更多');
export const facts = pairs('Saturday, 10 am/周六上午十点|45 minutes/四十五分钟|in English/英文授课|on Zoom/线上直播');
export const bookNames = pairs(
  'The Red Kite/红风筝|Deep Sea/深海|Moon Walk/月球漫步|Tiny Garden/小花园|Salt Road/盐之路|Blue Fox/蓝狐狸|Paper Town/纸镇|Night Bus/夜车',
);
export const writers = pairs('by A. Moore/莫尔 著|by L. Chen/陈立 著|by S. Okoye/奥科 著|by J. Berg/贝格 著');
export const questions: readonly (readonly [Pair, readonly Pair[]])[] = [
  [['Which planet is red?', '哪颗行星是红色的？'], pairs('Mars/火星|Venus/金星|Earth/地球|Saturn/土星')],
  [['What do bees make?', '蜜蜂会酿什么？'], pairs('Honey/蜂蜜|Milk/牛奶|Bread/面包|Juice/果汁')],
  [['How many sides has a hexagon?', '六边形有几条边？'], pairs('Six/六条|Four/四条|Five/五条|Eight/八条')],
  [['Where do penguins live?', '企鹅住在哪里？'], pairs('South Pole/南极|Desert/沙漠|Jungle/丛林|Moon/月球')],
  [['What is the past of “go”?', '“go”的过去式是？'], pairs('went/went|goed/goed|gone/gone|goes/goes')],
];
