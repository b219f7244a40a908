/** Palettes, faces, words and pictograms of the twenty-first set: every sign is one thing of at most three colours, drawn on 24 × 24. */
import type { Kit } from '../sheet.ts';

const icons: Kit['icons'] = {
  carrot: (a, b) =>
    `<path fill="${b}" d="M12 8Q6 6 7 1q4 1 5 4 1-3 5-4 1 5-5 7z"/><path fill="${a}" d="M12 23Q5 12 7 9q2-3 5-1 3-2 5 1 2 3-5 14z"/>`,
  tomato: (a, b) =>
    `<circle cx="12" cy="14" r="9" fill="${a}"/><path fill="${b}" d="M11 1h2.4v4l5-1-3.6 4 1.4 3-4.2-2-4.2 2L9.2 8 5.6 4l5.4 1z"/>`,
  mushroom: (a, b) =>
    `<path fill="${b}" d="M8.5 12h7l1.3 9q-4.8 3-9.6 0z"/><path fill="${a}" d="M1 13Q2 2 12 2t11 11q-11 3-22 0z"/><circle cx="9" cy="7.5" r="1.8" fill="${b}"/><circle cx="15.5" cy="9" r="1.5" fill="${b}"/>`,
  pear: (a, b) =>
    `<path fill="${b}" d="M11 7q-.5-4 1-6.5l2 .7Q13 3 13 7zM13.5 4q3-4 7-2-2 4-7 2z"/><path fill="${a}" d="M12 5.5c5 0 3.6 5 6 8 4 5-1 10-6 10s-10-5-6-10c2.4-3 1-8 6-8z"/>`,
  cup: (a, b) =>
    `<path fill="none" stroke="${b}" stroke-width="2.2" d="M17 10h2.5a3 3 0 0 1 0 6H16"/><path fill="${a}" d="M3 8h15v7q0 5-5 5H8q-5 0-5-5z"/><path fill="${b}" d="M2 21.2h17V23H2zM7 1h2v5H7zM12 1h2v5h-2z"/>`,
  book: (a, b) =>
    `<path fill="${a}" d="M1 4q6-2 10.3 1v16Q7 18 1 20zM23 4q-6-2-10.3 1v16Q17 18 23 20z"/><path fill="${b}" d="M3.5 8q3-.6 5.5.5v1.8Q6.5 9.2 3.5 9.8zM3.5 12q3-.6 5.5.5v1.8q-2.5-1.1-5.5-.5zM20.5 8q-3-.6-5.5.5v1.8q2.5-1.1 5.5-.5z"/>`,
  tooth: (a, b) =>
    `<path fill="${a}" d="M7 2q2.5 0 5 1.5Q14.5 2 17 2q5 0 5 6 0 3-1.8 6-1 8-3.4 8.5-2 0-2.8-5-.5-2.5-2-2.5t-2 2.5q-.8 5-2.8 5Q4.8 22 3.8 14 2 11 2 8q0-6 5-6z"/><path fill="${b}" d="M5 8q0-3 3-3v1.8q-1.2 0-1.2 1.5z"/>`,
  dumbbell: (a, b) =>
    `<path fill="${b}" d="M7 10.5h10v3H7z"/><rect x="4" y="4" width="4.5" height="16" rx="1.6" fill="${a}"/><rect x="15.5" y="4" width="4.5" height="16" rx="1.6" fill="${a}"/><rect x="1" y="8" width="3.4" height="8" rx="1.2" fill="${b}"/><rect x="19.6" y="8" width="3.4" height="8" rx="1.2" fill="${b}"/>`,
  tick: (a) =>
    `<path fill="none" stroke="${a}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="M4 13l5.5 6L20.5 5.5"/>`,
  hourglass: (a, b) =>
    `<path fill="${b}" d="M6 4h12q0 5-4.3 8Q18 15 18 20H6q0-5 4.3-8Q6 9 6 4z"/><path fill="${a}" d="M4 1h16v3.4H4zM4 19.6h16V23H4zM8.6 8h6.8L12 11.5zM8 19.6q1-4 4-4.6 3 .6 4 4.6z"/>`,
  moon: (a, b) =>
    `<path fill="${a}" d="M14 2A10.5 10.5 0 1 0 22.5 15 9 9 0 0 1 14 2z"/><path fill="${b}" d="M19 1l1.1 3 3 1.1-3 1.1L19 9.2l-1.1-3-3-1.1 3-1.1z"/>`,
  broom: (a, b) =>
    `<path fill="${b}" d="M10.8 1h2.4v11h-2.4z"/><path fill="${a}" d="M8 11h8l1 3.4H7zM6.6 15.5h10.8L20 23h-3.2l-1-3.5-.4 3.5h-2.5l-.9-3.5-.9 3.5H8.6l-.4-3.5-1 3.5H4z"/>`,
  key: (a, b) =>
    `<path fill="${a}" d="M12 10.4h11v3.6h-2v4h-3.6v-4H12z"/><circle cx="7" cy="12" r="6.5" fill="${a}"/><circle cx="6" cy="12" r="2.3" fill="${b}"/>`,
  tent: (a, b) => `<path fill="${a}" d="M12 3l11 18H1z"/><path fill="${b}" d="M12 9l5.5 12h-11zM11.2 0h1.6v4h-1.6z"/>`,
  heart: (a) => `<path fill="${a}" d="M12 22Q1 14 1 8a5.6 5.6 0 0 1 11-2 5.6 5.6 0 0 1 11 2q0 6-11 14z"/>`,
  flame: (a, b) =>
    `<path fill="${a}" d="M13 0q1 5 5 9 5 7 0 12-6 4.5-12 0-5-6 0-12 .6 2.6 2.4 3.4Q9 5 13 0z"/><path fill="${b}" d="M12.4 11q.6 2.4 2.6 4.4 2 3.4-.6 5.6-2.6 1.6-5 0-2-2.6.4-5.6 2-2 2.6-4.4z"/>`,
  crown: (a, b) =>
    `<path fill="${a}" d="M2 18L1 6l6 5 5-9 5 9 6-5-1 12z"/><path fill="${b}" d="M2 19.5h20V23H2z"/><circle cx="12" cy="13.5" r="2" fill="${b}"/>`,
  clover: (a, b) =>
    `<path fill="${b}" d="M11 12h2q.4 7 3.6 11H7.4Q10.6 19 11 12z"/><circle cx="12" cy="6" r="5" fill="${a}"/><circle cx="6.2" cy="13.5" r="5" fill="${a}"/><circle cx="17.8" cy="13.5" r="5" fill="${a}"/>`,
};

export const twentyFirstKit: Kit = {
  palettes: [
    { dark: '#22223b', mid: '#566699', accent: '#cc4257', second: '#f2c14e', light: '#d6daec', paper: '#fbfaf5' },
    { dark: '#0b3b3c', mid: '#2f7f79', accent: '#c4513a', second: '#f3b562', light: '#c5e3dc', paper: '#fffdf6' },
    { dark: '#3a1f4d', mid: '#8153a3', accent: '#c93a78', second: '#f7b84b', light: '#e2d1ed', paper: '#fdfaff' },
    { dark: '#2b2b2b', mid: '#66764f', accent: '#b8432f', second: '#e8c35a', light: '#dbe0c8', paper: '#fcfbf4' },
    { dark: '#12304f', mid: '#2f74b5', accent: '#cf4b1b', second: '#8fd3c1', light: '#cfe2f3', paper: '#f9fbfd' },
    { dark: '#4a2416', mid: '#a0623a', accent: '#1f7a6d', second: '#f0a95b', light: '#f0dac0', paper: '#fffaf3' },
  ],
  faces: ['Bricolage Grotesque', 'Space Grotesk', 'Gloock', 'Big Shoulders Display', 'Caprasimo'],
  icons,
  words: [
    ['Come and see us', '欢迎光临'],
    ['Every day of the week', '每天开放'],
    ['Good to know', '温馨提示'],
    ['All are welcome', '欢迎大家'],
  ],
};
