type Locale = 'zh-CN' | 'en-US';

/** A design to begin from: its picture was drawn by the embedded designer from this very prompt. */
export interface Inspiration {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  /** Same seed, same pixels: `npm run draw-inspirations` draws the picture again. */
  readonly seed: number;
}

const tall = { width: 1080, height: 1440 };
const square = { width: 1080, height: 1080 };
const wide = { width: 1440, height: 1080 };

export const inspirations: Record<Locale, readonly Inspiration[]> = {
  'en-US': [
    {
      id: 'late-set',
      title: 'Late Set',
      prompt: 'Poster for a jazz night "Late Set" at the Blue Heron, Friday 9 October, 20:30, deep blue and gold',
      ...tall,
      seed: 3,
    },
    {
      id: 'fresh-sunday',
      title: 'Fresh Every Sunday',
      prompt: 'Farmers market poster "Fresh Every Sunday", 9:00, Old Mill Square, vegetables',
      ...tall,
      seed: 10,
    },
    {
      id: 'lemon-sparkle',
      title: 'Lemon Sparkle',
      prompt: 'Instagram post for lemon soda, "Lemon Sparkle", $4.50, yellow and mint',
      ...square,
      seed: 16,
    },
    {
      id: 'vulpes',
      title: 'Vulpes',
      prompt: 'A logo for Vulpes, trail food for small hours, with a fox',
      ...square,
      seed: 13,
    },
    {
      id: 'snow-cabin',
      title: 'Cabin by the lake',
      prompt: 'A snowy mountain cabin by a lake at night',
      ...wide,
      seed: 24,
    },
    {
      id: 'build-a-robot',
      title: 'Build a Robot',
      prompt: 'Poster for a robotics workshop "Build a Robot", Saturday 10:00, City Library, for kids, playful',
      ...tall,
      seed: 29,
    },
    {
      id: 'rhythm',
      title: 'Rhythm',
      prompt: 'Poster for a typography lecture "Rhythm" on 12 November, 18:30, Hall B, swiss style',
      ...tall,
      seed: 7,
    },
    {
      id: 'before-dawn',
      title: 'Baked before dawn',
      prompt: 'Bakery social post "Baked before dawn", croissant, open from 7:00',
      ...square,
      seed: 32,
    },
  ],
  'zh-CN': [
    { id: 'zh-opening', title: '咖啡店开业', prompt: '咖啡店开业海报，暖色，9月1日开业，全场八折', ...tall, seed: 2 },
    { id: 'zh-dragon-boat', title: '端午安康', prompt: '端午节海报，龙舟竞渡，标题“端午安康”', ...tall, seed: 4 },
    { id: 'zh-tea', title: '春水煎茶', prompt: '春水煎茶，茶馆海报，水墨风格', ...tall, seed: 8 },
    { id: 'zh-tea-house', title: '山间茶舍', prompt: '“山间茶舍” logo，简约', ...square, seed: 12 },
    {
      id: 'zh-reading',
      title: '周末读书会',
      prompt: '朋友圈卡片：周末读书会，周六下午3点，城南书店',
      ...square,
      seed: 17,
    },
    { id: 'zh-cat', title: '新手养猫', prompt: '小红书封面：新手养猫必看的十件事', ...tall, seed: 21 },
    { id: 'zh-forest', title: '晨雾', prompt: '秋天的森林，清晨有雾', ...wide, seed: 28 },
    { id: 'zh-moon', title: '月满人团圆', prompt: '中秋节海报，标题“月满人团圆”，玉兔和满月', ...tall, seed: 3 },
  ],
};

/** Where the page serves its picture. */
export function pictureOf({ id }: Pick<Inspiration, 'id'>): string {
  return `/inspirations/${id}.webp`;
}
