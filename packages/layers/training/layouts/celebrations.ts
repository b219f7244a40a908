/** Celebrations: invitations, announcements, albums, an award, a night of films, and the last night of the year. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { baby } from './celebrations-baby.ts';
import { birthday } from './celebrations-birthday.ts';
import { certificate } from './celebrations-certificate.ts';
import { hungPhotographs } from './celebrations-cord.ts';
import { filmNight } from './celebrations-film.ts';
import { celebrationIcons } from './celebrations-icons.ts';
import { countdownToNewYear } from './celebrations-newyear.ts';
import { polaroids } from './celebrations-polaroids.ts';
import { wedding } from './celebrations-wedding.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#2a1a3e', mid: '#8d5fb8', accent: '#ff5d8f', second: '#ffc145', light: '#f3e3ff', paper: '#fffaff' },
    { dark: '#12343b', mid: '#2d8f87', accent: '#f26b4f', second: '#f7c873', light: '#d9efe9', paper: '#fbfdf9' },
    { dark: '#3b1620', mid: '#a9505f', accent: '#c8102e', second: '#d9b26a', light: '#f8e4df', paper: '#fffaf5' },
    { dark: '#14213d', mid: '#4a6fa5', accent: '#fca311', second: '#8ecae6', light: '#dfe8f3', paper: '#fcfdff' },
    { dark: '#26331f', mid: '#6f8f5a', accent: '#d4613e', second: '#ebc06d', light: '#e6edd9', paper: '#fdfcf5' },
    { dark: '#1d1d22', mid: '#6d6a75', accent: '#c9a227', second: '#e8d9a8', light: '#eeeae2', paper: '#fffefb' },
    { dark: '#3c2a21', mid: '#a27b5c', accent: '#e07a5f', second: '#81b29a', light: '#f4ead9', paper: '#fffbf4' },
    { dark: '#0d1b4c', mid: '#5468d4', accent: '#ef3e73', second: '#3ddbc0', light: '#e2e6fb', paper: '#fafbff' },
    { dark: '#432534', mid: '#c06c84', accent: '#6c5b9e', second: '#f8b195', light: '#fde8e6', paper: '#fffdfc' },
  ],
  faces: ['Playfair Display', 'Montserrat', 'Caprasimo', 'Gloock', 'Caveat'],
  icons: celebrationIcons,
  words: [
    ['With love', '满怀爱意'],
    ['Join us', '欢迎光临'],
  ],
};

export const layouts: readonly Layout[] = [
  birthday,
  hungPhotographs,
  filmNight,
  wedding,
  polaroids,
  baby,
  certificate,
  countdownToNewYear,
];
