/** Places one goes to, and what hangs at their doors: menus, classes, rooms, visits, closures, prices, hours, evenings. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { barber } from './venues-barber.ts';
import { gymClass } from './venues-class.ts';
import { closure } from './venues-closure.ts';
import { evening } from './venues-evening.ts';
import { hours } from './venues-hours.ts';
import { venueIcons } from './venues-icons.ts';
import { menu } from './venues-menu.ts';
import { museum } from './venues-museum.ts';
import { room } from './venues-room.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#2a1a12', mid: '#8a5a3b', accent: '#d2542b', second: '#efb94f', light: '#f1e0c8', paper: '#fffaf0' },
    { dark: '#12283a', mid: '#3d7f9e', accent: '#f2663b', second: '#ffd25e', light: '#d8ecf2', paper: '#fbfdfe' },
    { dark: '#1e3328', mid: '#5a8f63', accent: '#c8402f', second: '#e8c86a', light: '#dfead2', paper: '#fbfcf4' },
    { dark: '#27193d', mid: '#7b57b0', accent: '#f0468a', second: '#5fd6c4', light: '#e9def6', paper: '#fefbff' },
    { dark: '#1a1a1e', mid: '#6b6f7a', accent: '#e8352e', second: '#f5c518', light: '#e4e4e2', paper: '#ffffff' },
    { dark: '#3b0f22', mid: '#a03a5c', accent: '#0f8b8d', second: '#f6a56b', light: '#f9dfe2', paper: '#fff9f8' },
    { dark: '#0d2f33', mid: '#1f8a8a', accent: '#ff8f1f', second: '#c6e36b', light: '#d3efe8', paper: '#f9fffc' },
    { dark: '#1b2150', mid: '#4a63d0', accent: '#ffb000', second: '#ff6f7d', light: '#dfe4fb', paper: '#fcfcff' },
    { dark: '#33291a', mid: '#9c8550', accent: '#2f5d8a', second: '#d98f6c', light: '#efe6cf', paper: '#fdfaf1' },
  ],
  faces: ['Bricolage Grotesque', 'Montserrat', 'Big Shoulders Display', 'Gloock', 'Caprasimo'],
  icons: venueIcons,
  words: [
    ['Welcome', '欢迎光临'],
    ['Come by', '欢迎来访'],
  ],
};

export const layouts: readonly Layout[] = [menu, gymClass, room, museum, closure, barber, hours, evening];
