import type { Festival } from '../brief/brief.ts';

/**
 * What each festival is drawn with, to be looked up as subjects, and what would offend or mislead there: white flowers
 * and clocks at Spring Festival, sweets and hearts on the day of the dead, wine and pork in Ramadan.
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
    motifs: ['dragon', 'sailboat', 'herb', 'bamboo'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|heart|moon-cake/,
  },
  qixi: {
    motifs: ['rose', 'bird', 'milky way', 'love letter'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|broken/,
  },
  qingming: {
    motifs: ['kite', 'herb', 'umbrella', 'butterfly'],
    never: /party|balloon|firework|heart|cake|wrapped|santa|confetti|firecracker|lantern|clown|money/,
  },
  christmas: {
    motifs: ['christmas tree', 'bell', 'wrapped gift', 'snowflake'],
    never: /jack-o|pumpkin|ghost|skull|menorah|moon-cake|firecracker|red-paper-lantern/,
  },
  halloween: {
    motifs: ['jack-o-lantern', 'bat', 'ghost', 'spider web'],
    never: /santa|christmas|heart|wedding|moon-cake|red-paper-lantern|egg/,
  },
  easter: {
    motifs: ['egg', 'rabbit', 'hatching chick', 'tulip'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|fried|cooking|fork/,
  },
  diwali: {
    motifs: ['diya lamp', 'sparkler', 'lotus', 'fireworks'],
    never: /hamburger|meat|steak|beef|bacon|santa|christmas|pumpkin|jack-o|skull|beer|wine/,
  },
  ramadan: {
    motifs: ['mosque', 'crescent moon', 'star', 'palm tree'],
    never: /pig|bacon|beer|wine|cocktail|champagne|clinking|dog|santa|christmas|church|pumpkin|jack-o|skull/,
  },
  valentine: {
    motifs: ['heart', 'rose', 'love letter', 'chocolate'],
    never: /broken|skull|ghost|coffin|santa|pumpkin|jack-o/,
  },
  'new-year': {
    motifs: ['fireworks', 'clinking glasses', 'party popper', 'sparkles'],
    never: /santa|christmas|pumpkin|jack-o|ghost|skull|coffin/,
  },
  thanksgiving: {
    motifs: ['turkey', 'maple leaf', 'pie', 'sheaf of rice'],
    never: /santa|christmas|ghost|skull|jack-o|heart/,
  },
};
