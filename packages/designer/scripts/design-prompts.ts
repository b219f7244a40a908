export interface SheetPrompt {
  prompt: string;
  size?: [number, number];
  seed?: number;
}

/** What people ask for: six types, two languages, many sizes. */
export const prompts: readonly SheetPrompt[] = [
  { prompt: 'Poster for a jazz night "Late Set" at Blue Note Shanghai, Fri 9 Oct, 20:30, ¥180' },
  { prompt: '咖啡店开业海报，暖色，9月1日开业，全场八折' },
  { prompt: '中秋节海报，标题“月满人团圆”，玉兔和满月' },
  { prompt: '端午节海报，龙舟竞渡，标题“端午安康”' },
  { prompt: '春节海报“马到成功”，剪纸风格' },
  { prompt: 'Christmas market poster, 12 to 23 December, Town Square, festive' },
  { prompt: 'Poster for a typography lecture "Rhythm" on 12 November, 18:30, Hall B, swiss style' },
  { prompt: '春水煎茶，茶馆海报，水墨风格' },
  { prompt: 'Travel poster for Yosemite National Park, mountains at dawn' },
  { prompt: 'Farmers market poster "Fresh Every Sunday", 9:00, Old Mill Square, vegetables' },
  { prompt: 'Logo for a coffee shop called "Bean There"' },
  { prompt: '“山间茶舍” logo，简约' },
  { prompt: 'Logo for Vulpes, a trail running brand, fox' },
  { prompt: 'Minimal logo for an architecture studio named Halden' },
  { prompt: 'Social card: "We are hiring two designers", apply now, remote', size: [1080, 1080] },
  { prompt: 'Instagram post for lemon soda, "Lemon Sparkle", $4.50', size: [1080, 1080] },
  { prompt: '朋友圈卡片：周末读书会，周六下午3点，城南书店', size: [1080, 1080] },
  { prompt: 'Banner: 40% off wireless headphones, shop now', size: [1600, 640] },
  { prompt: '双十一电商横幅，运动鞋全场五折，立即抢购', size: [1600, 600] },
  {
    prompt: 'Website banner for a hiking tour company, "Walk the high country", mountains at sunset',
    size: [1800, 600],
  },
  { prompt: '小红书封面：新手养猫必看的十件事' },
  { prompt: '小红书封面：杭州三日游攻略' },
  { prompt: 'Note cover: "7 breakfast ideas under 10 minutes", playful' },
  { prompt: 'A snowy mountain cabin by a lake at night', size: [1500, 1000] },
  { prompt: '夕阳下的沙漠与仙人掌', size: [1500, 1000] },
  { prompt: 'Shanghai skyline at night across the river, a junk boat', size: [1500, 1000] },
  { prompt: 'A lighthouse on a cliff above the sea at dusk', size: [1080, 1920] },
  { prompt: '秋天的森林，清晨有雾', size: [1500, 1000] },
  { prompt: 'Poster for a robotics workshop "Build a Robot", Saturday 10:00, City Library, for kids, playful' },
  { prompt: '音乐节海报“夏日浪潮”，8月16日，青岛金沙滩，预售￥280', size: [1080, 1920] },
  {
    prompt: 'Wedding invitation card "Lena & Tomás", Saturday 12 June, four o’clock, Quinta das Lágrimas, elegant',
    size: [1080, 1512],
  },
  { prompt: 'Bakery social post "Baked before dawn", croissant, open from 7:00', size: [1080, 1350] },
];
