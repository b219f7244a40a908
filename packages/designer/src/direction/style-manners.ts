import type { Festival, Mood } from '../brief/brief.ts';
import type { StyleName } from './style-name.ts';

/** What a style is, and what it is right for; lists run best first. */
export interface StyleManner {
  label: { en: string; zh: string };
  moods: Mood[];
  topics: string[];
  /** On these it only works on a light paper. */
  ground: 'light' | 'any';
  texture: 'paper' | 'grain' | 'none';
  /** How well it makes a small mark, 0..2. */
  logo: number;
  /** Belongs to Chinese briefs; elsewhere only when asked for. */
  chinese?: boolean;
}

export const styleManners: Record<StyleName, StyleManner> = {
  riso: {
    label: { en: 'Risograph', zh: '孔版印刷' },
    moods: ['bold', 'warm', 'playful'],
    topics: ['jazz', 'music', 'film', 'community', 'coffee', 'podcast', 'food', 'books', 'art', 'summer'],
    ground: 'light',
    texture: 'paper',
    logo: 0.3,
  },
  grain: {
    label: { en: 'Grain shading', zh: '颗粒质感' },
    moods: ['calm', 'warm', 'natural', 'elegant'],
    topics: ['travel', 'outdoors', 'wine', 'bakery', 'sport', 'environment', 'home', 'coffee', 'fashion'],
    ground: 'any',
    texture: 'grain',
    logo: 0.8,
  },
  flat: {
    label: { en: 'Flat shapes', zh: '扁平几何' },
    moods: ['bold', 'playful', 'tech'],
    topics: ['sale', 'chess', 'tech', 'education', 'sport', 'finance', 'community', 'kids', 'architecture', 'health'],
    ground: 'any',
    texture: 'none',
    logo: 2,
  },
  paper: {
    label: { en: 'Layered paper', zh: '层叠纸艺' },
    moods: ['playful', 'warm', 'festive', 'calm'],
    topics: ['kids', 'community', 'environment', 'outdoors', 'health', 'flowers', 'education'],
    ground: 'any',
    texture: 'none',
    logo: 0.5,
  },
  clay: {
    label: { en: 'Clay', zh: '黏土立体' },
    moods: ['playful', 'tech', 'bold'],
    topics: ['tech', 'kids', 'games', 'food', 'pets', 'sale', 'bakery', 'summer'],
    ground: 'any',
    texture: 'none',
    logo: 0.2,
  },
  lino: {
    label: { en: 'Linocut', zh: '版画' },
    moods: ['natural', 'bold', 'warm'],
    topics: ['craft', 'outdoors', 'coffee', 'bakery', 'food', 'wine', 'books', 'pets', 'environment'],
    ground: 'any',
    texture: 'paper',
    logo: 1.4,
  },
  jianzhi: {
    label: { en: 'Chinese paper-cut', zh: '剪纸' },
    moods: ['festive'],
    topics: ['art', 'craft'],
    ground: 'any',
    texture: 'paper',
    logo: 0.8,
    chinese: true,
  },
  halftone: {
    label: { en: 'Halftone', zh: '网点波普' },
    moods: ['bold', 'playful', 'tech'],
    topics: ['music', 'film', 'games', 'fashion', 'sale', 'art', 'podcast', 'sport'],
    ground: 'light',
    texture: 'paper',
    logo: 0.2,
  },
  watercolour: {
    label: { en: 'Watercolour', zh: '水彩' },
    moods: ['calm', 'elegant', 'natural'],
    topics: ['wedding', 'flowers', 'memorial', 'tea', 'health', 'beauty', 'home', 'travel'],
    ground: 'light',
    texture: 'paper',
    logo: 0.1,
  },
  inkwash: {
    label: { en: 'Ink wash', zh: '水墨' },
    moods: ['calm', 'elegant'],
    topics: ['tea', 'memorial', 'art', 'books', 'outdoors'],
    ground: 'light',
    texture: 'paper',
    logo: 0.3,
    chinese: true,
  },
  line: {
    label: { en: 'Line and shape', zh: '线条色块' },
    moods: ['calm', 'elegant', 'playful', 'tech'],
    topics: [
      'beauty',
      'law',
      'home',
      'memorial',
      'health',
      'architecture',
      'education',
      'finance',
      'fashion',
      'tea',
      'photography',
    ],
    ground: 'light',
    texture: 'none',
    logo: 1.5,
  },
  engrave: {
    label: { en: 'Engraving', zh: '雕版' },
    moods: ['elegant', 'warm'],
    topics: ['wine', 'law', 'chess', 'coffee', 'books', 'science', 'craft', 'photography', 'fashion', 'bakery'],
    ground: 'light',
    texture: 'paper',
    logo: 1.6,
  },
  mosaic: {
    label: { en: 'Stained glass', zh: '彩绘玻璃' },
    moods: ['elegant', 'festive'],
    topics: ['art', 'flowers', 'architecture', 'environment'],
    ground: 'any',
    texture: 'none',
    logo: 0,
  },
  op: {
    label: { en: 'Op art', zh: '欧普艺术' },
    moods: ['bold', 'playful', 'tech'],
    topics: ['music', 'art', 'film', 'fashion', 'jazz', 'games'],
    ground: 'any',
    texture: 'none',
    logo: 0.4,
  },
  swiss: {
    label: { en: 'Swiss line screen', zh: '瑞士线网' },
    moods: ['bold', 'elegant', 'tech'],
    topics: ['architecture', 'art', 'photography', 'film', 'music', 'finance', 'education', 'sport'],
    ground: 'any',
    texture: 'none',
    logo: 0.8,
  },
  deco: {
    label: { en: 'Art deco', zh: '装饰艺术' },
    moods: ['elegant', 'festive', 'bold'],
    topics: ['jazz', 'wine', 'fashion', 'travel', 'film', 'wedding', 'architecture'],
    ground: 'any',
    texture: 'none',
    logo: 0.9,
  },
  bauhaus: {
    label: { en: 'Bauhaus', zh: '包豪斯' },
    moods: ['bold', 'playful', 'tech'],
    topics: ['architecture', 'art', 'education', 'home', 'music', 'kids'],
    ground: 'any',
    texture: 'none',
    logo: 1,
  },
  retro: {
    label: { en: 'Retro print', zh: '复古印刷' },
    moods: ['warm', 'playful', 'natural'],
    topics: ['coffee', 'food', 'bakery', 'travel', 'summer', 'music', 'pets', 'books'],
    ground: 'light',
    texture: 'paper',
    logo: 0.4,
  },
  brutalist: {
    label: { en: 'Brutalist', zh: '粗野主义' },
    moods: ['bold', 'tech'],
    topics: ['music', 'fashion', 'games', 'film', 'podcast', 'art'],
    ground: 'any',
    texture: 'none',
    logo: 0.1,
  },
  minimal: {
    label: { en: 'Minimal', zh: '极简' },
    moods: ['calm', 'elegant', 'tech'],
    topics: ['home', 'beauty', 'health', 'finance', 'architecture', 'tea', 'tech', 'fashion'],
    ground: 'any',
    texture: 'none',
    logo: 2,
  },
};

/** Schools that people ask for by name: their own style, then those that come nearest, so that variations have a choice. */
export const schools: Record<string, StyleName[]> = {
  minimal: ['minimal', 'flat', 'line', 'grain', 'paper'],
  swiss: ['swiss', 'flat', 'halftone', 'minimal', 'riso'],
  deco: ['deco', 'engrave', 'mosaic', 'grain'],
  bauhaus: ['bauhaus', 'flat', 'minimal', 'paper'],
  retro: ['retro', 'riso', 'halftone', 'lino', 'grain'],
  brutalist: ['brutalist', 'halftone', 'riso', 'lino'],
  guochao: ['jianzhi', 'lino', 'inkwash', 'grain'],
};

/** The styles that a festival's own people draw it in. */
export const festivalStyles: Record<Festival, StyleName[]> = {
  'spring-festival': ['jianzhi', 'paper', 'grain', 'lino'],
  'mid-autumn': ['paper', 'grain', 'jianzhi', 'watercolour'],
  'dragon-boat': ['lino', 'grain', 'paper', 'inkwash'],
  qixi: ['grain', 'paper', 'watercolour', 'jianzhi'],
  qingming: ['inkwash', 'watercolour', 'grain', 'line'],
  christmas: ['grain', 'paper', 'lino', 'flat'],
  halloween: ['grain', 'lino', 'riso', 'halftone'],
  easter: ['paper', 'clay', 'watercolour', 'flat'],
  diwali: ['paper', 'grain', 'mosaic', 'flat'],
  ramadan: ['paper', 'grain', 'mosaic', 'flat'],
  valentine: ['paper', 'riso', 'grain', 'watercolour'],
  'new-year': ['grain', 'riso', 'flat', 'halftone'],
  thanksgiving: ['lino', 'grain', 'watercolour', 'riso'],
  'lantern-festival': ['paper', 'jianzhi', 'grain', 'lino'],
  'double-ninth': ['inkwash', 'watercolour', 'grain', 'lino'],
  'winter-solstice': ['grain', 'paper', 'lino', 'watercolour'],
  laba: ['lino', 'grain', 'paper', 'watercolour'],
  eid: ['paper', 'mosaic', 'grain', 'flat'],
  hanukkah: ['paper', 'grain', 'mosaic', 'flat'],
  holi: ['watercolour', 'riso', 'halftone', 'flat'],
  songkran: ['flat', 'paper', 'watercolour', 'riso'],
  'day-of-the-dead': ['lino', 'paper', 'riso', 'grain'],
  'mothers-day': ['watercolour', 'paper', 'grain', 'line'],
};
