import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Festival } from '../src/brief/brief.ts';
import { planBrief } from '../src/brief/plan-brief.ts';
import { chineseFestivals, festivalManners, othersCostume } from '../src/direction/festival-manners.ts';
import { festivalPalettes } from '../src/palette/festival-palettes.ts';
import { readOklch } from '../src/palette/oklch.ts';
import { planDesigns, subjectsOf } from '../src/plan-designs.ts';

/** What people call each festival. */
const names: Record<Festival, string[]> = {
  'spring-festival': ['Chinese New Year', 'Lunar New Year', '春节', '除夕'],
  'lantern-festival': ['Lantern Festival', '元宵节', '元宵'],
  qingming: ['Qingming', '清明节'],
  'dragon-boat': ['Dragon Boat Festival', '端午节', '端午'],
  qixi: ['Qixi', '七夕'],
  'mid-autumn': ['Mid-Autumn', '中秋节', '中秋'],
  'double-ninth': ['Double Ninth', '重阳节'],
  'winter-solstice': ['Winter Solstice', '冬至'],
  laba: ['Laba Festival', '腊八节'],
  'new-year': ['New Year', '元旦', '跨年'],
  valentine: ['Valentine’s Day', '情人节'],
  holi: ['Holi', '洒红节'],
  easter: ['Easter', '复活节'],
  songkran: ['Songkran', '泼水节'],
  ramadan: ['Ramadan', '斋月'],
  eid: ['Eid', 'Eid al-Fitr', '开斋节'],
  'mothers-day': ['Mother’s Day', 'Mothers Day', '母亲节'],
  halloween: ['Halloween', '万圣节'],
  'day-of-the-dead': ['Day of the Dead', 'Día de Muertos', '亡灵节'],
  diwali: ['Diwali', '排灯节'],
  thanksgiving: ['Thanksgiving', '感恩节'],
  hanukkah: ['Hanukkah', 'Chanukah', '光明节'],
  christmas: ['Christmas', '圣诞节'],
};
const festivals = Object.keys(names) as Festival[];
const han = /\p{Script=Han}/u;

test('each festival is known by its names in English and Chinese', () => {
  for (const festival of festivals)
    for (const name of names[festival]) {
      const prompt = han.test(name) ? `${name}活动海报` : `poster for a ${name} evening`;
      expect(planBrief(prompt).festival, prompt).toBe(festival);
    }
});

/** Things that are right somewhere and wrong elsewhere, as people drag them into any prompt. */
const companyEn = [
  '',
  'with pumpkins',
  'with Santa',
  'wine and bacon',
  'with a clock',
  'with balloons',
  'bamboo and koi',
];
const companyZh = ['', '，有南瓜灯', '，圣诞树', '，啤酒烧烤', '，有闹钟', '，气球', '，竹子和锦鲤', '，和服'];
const kindsEn = ['poster', 'invitation', 'social card', 'pattern', 'banner'];
const kindsZh = ['海报', '邀请函', '贺卡', '图案', '横幅'];

const festivalPrompt = fc.constantFrom(...festivals).chain((festival) =>
  fc.tuple(fc.constantFrom(...names[festival]), fc.nat(40), fc.nat(40)).map(([name, company, kind]) => ({
    festival,
    prompt: han.test(name)
      ? `${name}${kindsZh[kind % kindsZh.length]}${companyZh[company % companyZh.length]}`
      : `${name} ${kindsEn[kind % kindsEn.length]} ${companyEn[company % companyEn.length]}`,
  })),
);

test('a festival is shown by something, and never by what is wrong for it', () => {
  fc.assert(
    fc.property(festivalPrompt, ({ festival, prompt }) => {
      const brief = planBrief(prompt);
      // "Christmas trees at Holi" names two: the one that is read decides.
      const manner = festivalManners[brief.festival ?? festival];
      const subjects = subjectsOf(brief);
      expect(subjects.length, prompt).toBeGreaterThan(0);
      for (const key of subjects) {
        expect(key, prompt).not.toMatch(manner.never);
        if (chineseFestivals.has(brief.festival!)) expect(key, prompt).not.toMatch(othersCostume);
      }
    }),
    { numRuns: 250 },
  );
});

test('a festival’s own motifs can all be drawn and none is forbidden', () => {
  for (const festival of festivals) {
    const subjects = subjectsOf({ ...planBrief('poster'), festival });
    expect(subjects.length, festival).toBeGreaterThanOrEqual(Math.min(3, festivalManners[festival].motifs.length));
  }
});

test('paper-cut and ink belong to Chinese festivals', () => {
  for (const festival of festivals.filter((name) => !chineseFestivals.has(name)))
    for (const prompt of names[festival].map((name) => (han.test(name) ? `${name}海报` : `${name} poster`)))
      for (const { style } of planDesigns(planBrief(prompt), { count: 4, seed: 3 }))
        expect(['jianzhi', 'inkwash'], prompt).not.toContain(style);
});

test('each festival has colours of its own, and manners in them', () => {
  for (const festival of festivals) {
    const own = festivalPalettes.filter((palette) => palette.festivals?.includes(festival));
    expect(own.length, festival).toBeGreaterThan(0);
    for (const { ground, name } of own) {
      const { lightness, chroma, hue } = readOklch(ground);
      const isRed = chroma > 0.1 && (hue < 45 || hue > 340);
      if (festival === 'qingming') expect(isRed, name).toBe(false);
      // White and black are the colours of mourning at a Chinese New Year.
      if (festival === 'spring-festival') {
        expect(chroma, name).toBeGreaterThan(0.02);
        expect(lightness, name).toBeGreaterThan(0.3);
      }
    }
  }
});
