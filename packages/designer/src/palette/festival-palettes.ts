import { tuned, type TunedPalette } from './tuned-palette.ts';

/** At least one for each festival, in the colours that its own people use: no white for Spring Festival, no red for Qingming. */
export const festivalPalettes: readonly TunedPalette[] = [
  tuned('Harvest', '#f3dfb6 #ead09a #3f2213 #b5421e #fbf3df #3f2213', '#b5421e #d98e2b #6d7337 #3f2213', {
    moods: ['warm', 'natural'],
    topics: ['food', 'bakery', 'craft', 'wine'],
    seasons: ['autumn'],
    festivals: ['thanksgiving'],
  }),
  tuned('Spring Festival red', '#c21d1f #ad1519 #fff0d2 #f6c453 #fff0d2 #6e0b10', '#f6c453 #fff0d2 #f08a4b #6e0b10', {
    moods: ['festive'],
    festivals: ['spring-festival', 'new-year'],
    culture: 'chinese',
  }),
  tuned('Lucky paper', '#fbefd8 #f6e1bb #8c1216 #c21d1f #fff9ea #6e0b10', '#c21d1f #e0a030 #f08a4b #6e0b10', {
    moods: ['festive', 'warm'],
    festivals: ['spring-festival'],
    culture: 'chinese',
  }),
  tuned('Harvest moon', '#1c2f77 #2a42a0 #fdf0c8 #f7cf6b #fdf0c8 #121f52', '#f7cf6b #d9483b #8fa8e6 #fdf0c8', {
    moods: ['festive', 'calm', 'elegant'],
    festivals: ['mid-autumn'],
    culture: 'chinese',
    times: ['night'],
  }),
  tuned('Osmanthus', '#f8ecd0 #f1dcae #2b2f5e #c9871f #fff8e6 #22264d', '#e0a42e #2b2f5e #c2563a #7d93a8', {
    moods: ['warm', 'festive', 'elegant'],
    festivals: ['mid-autumn'],
    culture: 'chinese',
    seasons: ['autumn'],
  }),
  tuned('Reed and river', '#f4ecd3 #e3e6cf #14484a #d8402c #fbf7e8 #0f3638', '#1f7a6d #d8402c #8fb98a #14484a', {
    moods: ['festive', 'natural'],
    festivals: ['dragon-boat'],
    culture: 'chinese',
  }),
  tuned('Wormwood', '#17544a #1f6a5d #f6efd6 #f2b84b #f6efd6 #0d352f', '#f2b84b #e0553a #8cc59c #f6efd6', {
    moods: ['festive', 'bold'],
    festivals: ['dragon-boat'],
    culture: 'chinese',
    seasons: ['summer'],
  }),
  tuned('Magpie bridge', '#2d1f5b #3d2b77 #fbe8ee #f58fa8 #fbe8ee #1d133f', '#f58fa8 #8f7be0 #ffd58a #fbe8ee', {
    moods: ['elegant', 'festive'],
    festivals: ['qixi', 'valentine'],
    times: ['night'],
  }),
  tuned('Rain over willows', '#e6ece4 #d5dfd2 #2a3d38 #6f8f6a #f6f8f3 #22322e', '#5f8a72 #a7bfa5 #7d8c93 #2a3d38', {
    moods: ['calm'],
    festivals: ['qingming'],
    culture: 'chinese',
    seasons: ['spring'],
  }),
  tuned('Fir and berry', '#173f2f #1f5340 #fbf1dd #e2b34c #fbf1dd #0e2a1f', '#c8312f #e2b34c #5e9b74 #fbf1dd', {
    moods: ['festive', 'elegant'],
    festivals: ['christmas'],
    seasons: ['winter'],
  }),
  tuned('Stocking', '#b8202b #c7343c #fff4e3 #ffd9a0 #fff4e3 #560d14', '#fff4e3 #1f5c43 #ffd9a0 #560d14', {
    moods: ['festive', 'playful', 'warm'],
    festivals: ['christmas'],
    seasons: ['winter'],
  }),
  tuned('Pumpkin night', '#231236 #33194d #ffe9c9 #ff8a1f #ffe9c9 #150a21', '#ff8a1f #8f5bd6 #9ccc3c #ffe9c9', {
    moods: ['playful', 'festive'],
    festivals: ['halloween'],
    times: ['night'],
  }),
  tuned('Candy corn', '#ff8a1f #ff9d3f #22102e #5a2a86 #fff1d6 #22102e', '#5a2a86 #22102e #fff1d6 #ffd23f', {
    moods: ['bold', 'playful'],
    festivals: ['halloween'],
    seasons: ['autumn'],
  }),
  tuned('Egg hunt', '#f4efc9 #e7efc6 #3c3568 #e26d92 #fffdf0 #332d5c', '#e26d92 #7fbf8e #f4c04a #8c7bd1', {
    moods: ['playful', 'festive', 'calm'],
    festivals: ['easter'],
    seasons: ['spring'],
  }),
  tuned('Rows of lamps', '#4a1259 #5f1d70 #fff0d6 #ffb52e #fff0d6 #2e0a38', '#ffb52e #ee5a7b #2fa7a0 #fff0d6', {
    moods: ['festive', 'warm'],
    festivals: ['diwali'],
    times: ['night'],
  }),
  tuned('Crescent', '#0f3d44 #16525a #f8ecd0 #e3b65a #f8ecd0 #0a2a2f', '#e3b65a #5ba39b #b7dcd0 #f8ecd0', {
    moods: ['elegant', 'calm', 'festive'],
    festivals: ['ramadan'],
    times: ['night'],
  }),
  tuned('Love letter', '#fbe3e0 #f7cfcd #6b0f28 #d3233f #fff5f2 #540a1f', '#d3233f #f08a8f #6b0f28 #f4b860', {
    moods: ['warm', 'elegant', 'playful'],
    festivals: ['valentine', 'qixi'],
  }),
  tuned('Midnight toast', '#121a33 #1c2749 #fbf0d5 #efc75e #fbf0d5 #0a1022', '#efc75e #e86a5f #7aa5d8 #fbf0d5', {
    moods: ['festive', 'elegant'],
    festivals: ['new-year'],
    seasons: ['winter'],
    times: ['night'],
  }),
];
