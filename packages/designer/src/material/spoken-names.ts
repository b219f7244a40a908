import { spokenFurther } from './spoken-further.ts';
import { spokenEveryday } from './spoken-everyday.ts';
import { spokenFood } from './spoken-food.ts';
import { spokenNature } from './spoken-nature.ts';
import { spokenOrdinary } from './spoken-ordinary.ts';
import { spokenOccasions } from './spoken-occasions.ts';
import { spokenPlaces } from './spoken-places.ts';
import { spokenThings } from './spoken-things.ts';

/**
 * What people ask designs for, by hand: a subject's key, and English and Chinese terms separated by commas. A term may
 * stand with several subjects; the first row that has it fits best.
 */
export const spokenNames: readonly (readonly [key: string, english: string, chinese: string])[] = [
  ...spokenFood,
  ...spokenNature,
  ...spokenThings,
  ...spokenPlaces,
  ...spokenFurther,
  ...spokenEveryday,
  ...spokenOrdinary,
  ...spokenOccasions,
];
