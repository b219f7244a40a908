import type { AgentStarters } from '@easel/contract';

type Locale = 'zh-CN' | 'en-US';

/** What the empty agent panel shows where the operator has set nothing else. */
export const builtInStarters: Record<Locale, Omit<AgentStarters, 'previewImages'>> = {
  'en-US': {
    title: 'What shall we make?',
    description:
      'Say what it is for and what should be on it. Names, dates and prices are set exactly as you write them.',
    starters: [
      {
        id: 'event-poster',
        label: 'Event poster',
        prompt: 'A poster for a jazz night at the Blue Heron, Friday 9 October, 8 pm, deep blue and gold',
      },
      { id: 'logo', label: 'Logo', prompt: 'A logo for Vulpes, trail food for small hours, with a fox' },
      {
        id: 'social-card',
        label: 'Social card',
        prompt: 'A social card for an autumn coffee menu: persimmon latte, 4.80, warm colours',
      },
      { id: 'banner', label: 'Sale banner', prompt: 'A banner for headphones, 40% off, this week only, bold orange' },
      { id: 'scene', label: 'Scene', prompt: 'A scene of a cabin by a lake in the mountains, winter night, snow' },
    ],
  },
  'zh-CN': {
    title: '想做点什么？',
    description: '说说用途和要放的内容。名称、日期和价格会照你写的原样排上去。',
    starters: [
      { id: 'event-poster', label: '开业海报', prompt: '咖啡店开业海报，暖色，9月1日开业，全场八折' },
      { id: 'festival', label: '节日海报', prompt: '中秋节海报，标题“月满人团圆”，深蓝配金' },
      { id: 'note-cover', label: '笔记封面', prompt: '小红书封面：秋日咖啡指南，5 家店，3 条路线' },
      { id: 'logo', label: '标志', prompt: '为茶馆“清风”设计一个标志，竹子，墨绿色' },
      { id: 'scene', label: '插画', prompt: '雪夜山间湖边小屋的插画' },
    ],
  },
};
