/** Pages about the drawings of `gallery/`: large and small ones, alone, in rows and grids, over and behind other things. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { galleryIcons } from '../gallery/all.ts';
import { hero, list, mosaic, over, ring, sheet } from './gallery-pages.ts';
import { behind, crowd, hung, photographs, shelf, stage } from './gallery-placed.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#16324f', mid: '#2f7fb8', accent: '#ee5a36', second: '#f4c430', light: '#dcecf5', paper: '#fbfdfe' },
    { dark: '#2d1e2f', mid: '#8f5a8c', accent: '#e4406b', second: '#f7b267', light: '#f3e3ee', paper: '#fffafc' },
    { dark: '#1d3b2a', mid: '#56a36c', accent: '#e07a2f', second: '#f2d16b', light: '#e0efdd', paper: '#fcfff8' },
    { dark: '#3a2417', mid: '#a56b43', accent: '#c23b22', second: '#e8b64c', light: '#f3e5d0', paper: '#fffaf1' },
    { dark: '#101417', mid: '#5d6a73', accent: '#00a08a', second: '#ff8a5c', light: '#e5e9eb', paper: '#ffffff' },
    { dark: '#28215a', mid: '#6a5fd0', accent: '#ff6f91', second: '#ffd166', light: '#e6e4fb', paper: '#fbfaff' },
    { dark: '#0c3d3d', mid: '#3aa6a0', accent: '#d1495b', second: '#edae49', light: '#d8efec', paper: '#f9fffd' },
    { dark: '#471323', mid: '#b14a5e', accent: '#2a9d8f', second: '#f4a261', light: '#f8e1e1', paper: '#fffaf8' },
  ],
  faces: ['Bricolage Grotesque', 'Archivo Black', 'Big Shoulders Display', 'Caprasimo', 'DM Serif Display'],
  icons: galleryIcons,
  words: [
    ['All kinds of things', '各种小物'],
    ['Have a look', '看一看'],
  ],
};

export const layouts: readonly Layout[] = [
  hero,
  sheet,
  mosaic,
  list,
  ring,
  over,
  crowd,
  shelf,
  behind,
  hung,
  photographs,
  stage,
];
