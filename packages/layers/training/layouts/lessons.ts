/** What schools, courses and clubs post: flash cards, steps, talks, processes, reports, webinars, reading lists, quizzes. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { books } from './lessons-books.ts';
import { cards } from './lessons-cards.ts';
import { lessonIcons } from './lessons-icons.ts';
import { path } from './lessons-path.ts';
import { process } from './lessons-process.ts';
import { quiz } from './lessons-quiz.ts';
import { report } from './lessons-report.ts';
import { conversation } from './lessons-talk.ts';
import { webinar } from './lessons-webinar.ts';
import { calls, titles } from './lessons-words.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#16324f', mid: '#3e7cb1', accent: '#f25c54', second: '#f7b267', light: '#dbe9f4', paper: '#fbfdff' },
    { dark: '#20352b', mid: '#4c956c', accent: '#e76f51', second: '#f4d35e', light: '#dcefe2', paper: '#fffdf6' },
    { dark: '#2e1f47', mid: '#7b5ea7', accent: '#ff5d8f', second: '#5ed3c6', light: '#ece4f6', paper: '#fefcff' },
    { dark: '#22252b', mid: '#6c7684', accent: '#0e9f8e', second: '#ffb627', light: '#e8ebef', paper: '#ffffff' },
    { dark: '#43221b', mid: '#b0623c', accent: '#c8352f', second: '#f0b65a', light: '#f6e3d0', paper: '#fffaf3' },
    { dark: '#0c2340', mid: '#2c88b5', accent: '#3450e8', second: '#33cdb4', light: '#d8ecf5', paper: '#f7fbff' },
    { dark: '#1a1a22', mid: '#5b5d78', accent: '#8f5bff', second: '#c6ee4f', light: '#e9e8f0', paper: '#fafaff' },
    { dark: '#3f1232', mid: '#a8477f', accent: '#ef476f', second: '#ffa987', light: '#fbe4ec', paper: '#fffafc' },
    { dark: '#123a3a', mid: '#2f8f8b', accent: '#ff7b2e', second: '#ffd23f', light: '#d4eeec', paper: '#fcfffe' },
    { dark: '#2b2f1d', mid: '#77843d', accent: '#bf3f34', second: '#e8c547', light: '#e9eccf', paper: '#fdfdf4' },
  ],
  faces: ['Montserrat', 'Bricolage Grotesque', 'DM Serif Display', 'Big Shoulders Display', 'Caveat'],
  icons: lessonIcons,
  words: [...calls, ...titles.quiz],
};

export const layouts: readonly Layout[] = [cards, path, conversation, process, report, webinar, books, quiz];
