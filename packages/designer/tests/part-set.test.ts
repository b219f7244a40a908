import { expect, test } from 'vitest';
import { partSet, planBrief, planDesigns } from '../src/index.ts';

test.each([
  [
    'Make a poster, an Instagram post and a menu for the opening of Hillside Tea, 11 November',
    [
      'Make a poster for the opening of Hillside Tea, 11 November',
      'Make an Instagram post for the opening of Hillside Tea, 11 November',
      'Make a menu for the opening of Hillside Tea, 11 November',
    ],
  ],
  [
    'Jazz night poster, ticket and flyer, Friday 8pm',
    ['poster', 'ticket', 'flyer'].map((kind) => `Jazz night ${kind}, Friday 8pm`),
  ],
  [
    'Opening campaign for Hillside Tea: poster, Instagram story, menu. 11 November',
    ['poster', 'Instagram story', 'menu'].map((kind) => `Opening ${kind} for Hillside Tea. 11 November`),
  ],
  [
    'Create a launch kit with a poster, a business card and a logo for Loom Studio',
    ['poster', 'business card', 'logo'].map((kind) => `Create a ${kind} for Loom Studio`),
  ],
  [
    '给茶铺“半山茶事”做一套开业宣传：海报、公众号头图、菜单。11月11日开业',
    ['海报', '公众号头图', '菜单'].map((kind) => `给茶铺“半山茶事”做一张开业${kind}。11月11日开业`),
  ],
  [
    '半山茶事开业，做海报、小红书封面和优惠券，11月11日',
    ['海报', '小红书封面', '优惠券'].map((kind) => `半山茶事开业，做${kind}，11月11日`),
  ],
  ['周年庆海报和朋友圈配图，全场8折', ['周年庆海报，全场8折', '周年庆朋友圈配图，全场8折']],
])('%s asks for several kinds, and each is told all the rest', (prompt, wishes) => {
  expect(partSet(prompt).map(({ wish }) => wish)).toEqual(wishes);
});

test.each([
  'Poster for a print shop: business cards, flyers, banners from £20',
  'Poster and flyer design services in Leeds',
  'A poster for our new menu, Friday 8pm',
  'Two posters and a banner stand rental flyer',
  '印刷店：海报、名片、传单，8折起',
  '名片、海报、传单印刷8折起',
  '秋季菜单海报，9月1日',
])('%s asks for one', (prompt) => {
  expect(partSet(prompt)).toEqual([]);
});

test('designs of a set share style, colours and typefaces, whatever their kinds', () => {
  const [poster, ticket, menu] = partSet('Poster, ticket and menu for Jazz Night, Friday 8pm, Blue Note').map(
    ({ wish }) => planBrief(wish),
  );
  for (const seed of [1, 2, 3, 4]) {
    const [look] = planDesigns(poster!, { count: 1, seed });
    for (const brief of [ticket!, menu!]) {
      const [direction] = planDesigns(brief, { count: 1, seed, look: look! });
      const { style, palette, type } = look!;
      expect(direction).toMatchObject({ style, palette, type });
      expect(direction!.composition).not.toBe(look!.composition);
    }
  }
});
