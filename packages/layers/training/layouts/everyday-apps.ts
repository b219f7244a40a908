/** Apps of every day as they are shown on cards: habits, money, dials, maps, music, workouts, months. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { bank } from './everyday-apps-bank.ts';
import { budget } from './everyday-apps-budget.ts';
import { calendar } from './everyday-apps-calendar.ts';
import { dial } from './everyday-apps-dial.ts';
import { habits } from './everyday-apps-habits.ts';
import { everydayIcons } from './everyday-apps-icons.ts';
import { map } from './everyday-apps-map.ts';
import { music } from './everyday-apps-music.ts';
import { workout } from './everyday-apps-workout.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#20304a', mid: '#5b86b8', accent: '#f0643c', second: '#f7c548', light: '#dfe9f3', paper: '#fffdf8' },
    { dark: '#1f3b33', mid: '#4fa384', accent: '#e2503f', second: '#f3b94d', light: '#dcefe4', paper: '#fafdf9' },
    { dark: '#35224e', mid: '#8a63c9', accent: '#f2588f', second: '#76d7c4', light: '#ece3f7', paper: '#fffbff' },
    { dark: '#412519', mid: '#b0703f', accent: '#cf3f2e', second: '#eec07b', light: '#f4e4d0', paper: '#fff9f0' },
    { dark: '#102a43', mid: '#2f8fb5', accent: '#ef476f', second: '#ffd166', light: '#d6eef5', paper: '#f9fdff' },
    { dark: '#2b2d33', mid: '#7b8490', accent: '#149e75', second: '#f4a63a', light: '#e6e9ec', paper: '#ffffff' },
    { dark: '#4a1233', mid: '#b14b86', accent: '#ec4a4a', second: '#ffb59e', light: '#fbe2ea', paper: '#fff9fb' },
    { dark: '#1c2b1a', mid: '#6d8f3b', accent: '#d7552b', second: '#e8d14b', light: '#e9f0d6', paper: '#fdfdf3' },
    { dark: '#151a2d', mid: '#4c5fd7', accent: '#00b894', second: '#ff9f68', light: '#e2e6fb', paper: '#fbfbff' },
  ],
  faces: ['Archivo Black', 'Bricolage Grotesque', 'Caprasimo', 'Montserrat', 'Big Shoulders Display'],
  icons: everydayIcons,
  words: [
    ['Every day', '每一天'],
    ['Little by little', '一点一点'],
  ],
};

export const layouts: readonly Layout[] = [habits, budget, dial, map, music, workout, calendar, bank];
