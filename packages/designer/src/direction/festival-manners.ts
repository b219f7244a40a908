import type { Festival } from '../brief/brief.ts';

/** Those that are drawn in paper-cut and ink: elsewhere these would be a costume. */
export const chineseFestivals: ReadonlySet<Festival> = new Set([
  'spring-festival',
  'lantern-festival',
  'qingming',
  'dragon-boat',
  'qixi',
  'mid-autumn',
  'double-ninth',
  'winter-solstice',
  'laba',
]);

/** Japanese things that a Chinese feast is often given by mistake: kadomatsu, tanabata tree, koi banners, dango, torii. */
export const othersCostume =
  /pine-decoration|tanabata|carp-streamer|dango|shinto|japanese|kimono|rice-ball|moon-viewing|mount-fuji/;

/**
 * What each festival is drawn with, to be looked up as subjects, and what would offend or mislead there: white flowers
 * and clocks at Spring Festival, balloons and hearts on the day of the dead, wine and pork in Ramadan.
 */
export const festivalManners: Record<Festival, { motifs: string[]; never: RegExp }> = {
  'spring-festival': {
    motifs: ['red paper lantern', 'firecracker', 'tangerine', 'red envelope'],
    never: /skull|coffin|ghost|clock|watch|white-flower|santa|pumpkin|jack-o|christmas|tombstone|headstone|umbrella/,
  },
  'mid-autumn': {
    motifs: ['moon cake', 'rabbit', 'red paper lantern', 'full moon'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|sun-with|egg/,
  },
  'dragon-boat': {
    motifs: ['dragon', 'canoe', 'herb'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|heart|moon-cake/,
  },
  qixi: {
    motifs: ['rose', 'bird', 'love letter', 'crescent moon'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|broken/,
  },
  qingming: {
    motifs: ['kite', 'herb', 'umbrella', 'butterfly'],
    never: /party|balloon|firework|megaphone|heart|cake|wrapped|santa|confetti|firecracker|lantern|clown|money/,
  },
  christmas: {
    motifs: ['christmas tree', 'jingle bell', 'wrapped gift', 'snowflake'],
    never: /jack-o|pumpkin|ghost|skull|menorah|moon-cake|firecracker|red-paper-lantern/,
  },
  halloween: {
    motifs: ['jack-o-lantern', 'bats', 'black cat', 'spider web'],
    never: /santa|christmas|heart|wedding|moon-cake|red-paper-lantern|egg/,
  },
  easter: {
    motifs: ['egg', 'rabbit', 'baby chick', 'tulip'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|fried|cooking|fork/,
  },
  diwali: {
    motifs: ['diya lamp', 'lotus', 'marigold', 'candle'],
    never: /hamburger|meat|steak|beef|bacon|santa|christmas|pumpkin|jack-o|skull|beer|wine/,
  },
  ramadan: {
    motifs: ['mosque', 'crescent moon', 'palm tree'],
    never: /pig|bacon|beer|wine|cocktail|champagne|clinking|dog|santa|christmas|church|pumpkin|jack-o|skull/,
  },
  valentine: {
    motifs: ['rose', 'love letter', 'chocolate', 'bouquet'],
    never: /broken|skull|ghost|coffin|santa|pumpkin|jack-o/,
  },
  'new-year': {
    motifs: ['clinking glasses', 'party popper', 'champagne', 'balloon'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|coffin/,
  },
  thanksgiving: {
    motifs: ['thanksgiving', 'maple leaf', 'pie', 'sheaf of rice'],
    never: /santa|christmas|ghost|skull|jack-o|heart/,
  },
  'lantern-festival': {
    motifs: ['red paper lantern', 'rabbit', 'full moon', 'porridge'],
    never: /skull|coffin|ghost|white-flower|santa|pumpkin|jack-o|christmas|tombstone|headstone|moon-cake|egg/,
  },
  'double-ninth': {
    motifs: ['marigold', 'mountain', 'sake', 'kite'],
    never:
      /skull|ghost|santa|christmas|pumpkin|jack-o|clock|watch|hourglass|white-flower|wilted|party|clown|baby|tombstone|headstone/,
  },
  'winter-solstice': {
    motifs: ['dumpling', 'porridge', 'snowflake', 'tangerine'],
    never: /skull|ghost|santa|christmas|pumpkin|jack-o|palm|beach|wrapped|tropical/,
  },
  laba: {
    motifs: ['porridge', 'chestnut', 'peanuts', 'garlic'],
    never: /skull|ghost|santa|christmas|pumpkin|jack-o|palm|beach|meat|hamburger|tropical/,
  },
  eid: {
    motifs: ['crescent moon', 'mosque', 'palm tree'],
    never:
      /pig|bacon|beer|wine|cocktail|champagne|clinking|sake|popping-cork|dog|santa|christmas|church|pumpkin|jack-o|skull/,
  },
  hanukkah: {
    motifs: ['candle', 'doughnut', 'wrapped gift'],
    never:
      /pig|bacon|shrimp|lobster|crab|oyster|santa|christmas|church|mosque|cross|egg|rabbit|pumpkin|jack-o|skull|lantern/,
  },
  holi: {
    motifs: ['balloon', 'hibiscus', 'peacock', 'drum'],
    never: /hamburger|meat|steak|beef|bacon|cow|santa|christmas|pumpkin|jack-o|skull|beer|wine|ghost|umbrella/,
  },
  songkran: {
    motifs: ['water wave', 'hibiscus', 'elephant'],
    never: /santa|christmas|pumpkin|jack-o|skull|ghost|pistol|snow|beer|wine/,
  },
  'day-of-the-dead': {
    motifs: ['marigold', 'candle', 'guitar', 'bread'],
    never: /jack-o|pumpkin|ghost|bat$|spider|santa|christmas|heart|witch|zombie|coffin|clown/,
  },
  'mothers-day': {
    motifs: ['bouquet', 'tulip', 'love letter', 'teapot'],
    never:
      /skull|ghost|white-flower|wilted|santa|christmas|pumpkin|jack-o|broom|laundry|cooking|beer|clock|baby-bottle/,
  },
};
