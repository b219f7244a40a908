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
  tuned('Lantern street', '#3a0f1c #521628 #ffedd0 #ffb23e #ffedd0 #240811', '#ffb23e #e8412f #f6d58a #ffedd0', {
    moods: ['festive', 'warm'],
    festivals: ['lantern-festival'],
    culture: 'chinese',
    times: ['night'],
  }),
  tuned('Sweet dumplings', '#fdf0dc #f8dfc0 #8e1b1f #d8402c #fff8ec #641013', '#d8402c #f0a23a #8e1b1f #e98d8a', {
    moods: ['festive', 'playful'],
    festivals: ['lantern-festival'],
    culture: 'chinese',
  }),
  tuned('Chrysanthemum', '#f7ecc9 #efdca4 #3b3a1c #c8860d #fdf7e3 #2c2b14', '#d99a17 #6d7a35 #b4532a #3b3a1c', {
    moods: ['warm', 'calm', 'elegant'],
    festivals: ['double-ninth'],
    culture: 'chinese',
    seasons: ['autumn'],
  }),
  tuned('High ridge', '#2f4a3e #3c5c4d #f6edd2 #e9b544 #f6edd2 #1d3129', '#e9b544 #c9683a #9db88a #f6edd2', {
    moods: ['warm', 'natural'],
    festivals: ['double-ninth'],
    culture: 'chinese',
  }),
  tuned('Longest night', '#22344e #2e4565 #fbeed7 #e9804d #fbeed7 #142136', '#e9804d #f2c879 #8fb0cc #fbeed7', {
    moods: ['warm', 'calm'],
    festivals: ['winter-solstice'],
    culture: 'chinese',
    seasons: ['winter'],
  }),
  tuned('Steam', '#f1eee6 #e2ddd0 #33414f #c8502f #fbf9f3 #263240', '#c8502f #7f97a8 #e3b064 #33414f', {
    moods: ['warm', 'calm'],
    festivals: ['winter-solstice'],
    culture: 'chinese',
    seasons: ['winter'],
  }),
  tuned('Eight treasures', '#5b2620 #713229 #fbe9cf #e7a54a #fbe9cf #3b1612', '#e7a54a #c85a3c #a9744f #fbe9cf', {
    moods: ['warm', 'festive'],
    festivals: ['laba'],
    culture: 'chinese',
    seasons: ['winter'],
  }),
  tuned('Red bean', '#f7e7d2 #efd4b4 #5b2620 #a83a2c #fdf5ea #41180f', '#a83a2c #d1913f #7a5a3c #5b2620', {
    moods: ['warm', 'natural'],
    festivals: ['laba'],
    culture: 'chinese',
    seasons: ['winter'],
  }),
  tuned('Peach rain', '#f1ece2 #e4dccd #3a443f #7f9a83 #faf7f0 #2c3531', '#7f9a83 #c9b3a5 #5d7480 #3a443f', {
    moods: ['calm', 'elegant'],
    festivals: ['qingming'],
    culture: 'chinese',
    seasons: ['spring'],
  }),
  tuned('Spring meadow', '#d7ead0 #c2ddb9 #2c4a3e #e5739a #f8fbef #213a30', '#e5739a #f3c74e #8f86cf #2c4a3e', {
    moods: ['playful', 'festive', 'natural'],
    festivals: ['easter'],
    seasons: ['spring'],
  }),
  tuned('Rangoli', '#fff0d6 #fde0b0 #5a1150 #e0457b #fff9ec #3f0a38', '#e0457b #f59a23 #2f8f86 #5a1150', {
    moods: ['festive', 'playful', 'bold'],
    festivals: ['diwali'],
  }),
  tuned('Iftar table', '#f3ead6 #e6dabd #1c4a45 #b98a2f #fbf7ec #12332f', '#1c6a62 #b98a2f #7fa89b #1c4a45', {
    moods: ['calm', 'elegant', 'warm'],
    festivals: ['ramadan'],
  }),
  tuned('Eid morning', '#f7f0dc #e9e3c4 #14503f #c79a2e #fdfaf0 #0d3a2d', '#1f7a5c #c79a2e #e58f6b #14503f', {
    moods: ['festive', 'elegant', 'warm'],
    festivals: ['eid'],
  }),
  tuned('Minaret', '#1b3a5c #264c75 #fbf0d8 #e9bd5b #fbf0d8 #0f253d', '#e9bd5b #4fa38f #9cc0dd #fbf0d8', {
    moods: ['festive', 'calm'],
    festivals: ['eid'],
    times: ['night'],
  }),
  tuned('Eight candles', '#17346b #21478d #f5f2e6 #f0c35a #f5f2e6 #0d2149', '#f0c35a #8db4e2 #d9e2ee #f5f2e6', {
    moods: ['festive', 'elegant', 'calm'],
    festivals: ['hanukkah'],
    seasons: ['winter'],
    times: ['night'],
  }),
  tuned('Silver and blue', '#eef1f4 #dce4ec #1c3f7a #2f6fc1 #fafbfc #132d59', '#2f6fc1 #d3a640 #8fa6bd #1c3f7a', {
    moods: ['festive', 'playful'],
    festivals: ['hanukkah'],
    seasons: ['winter'],
  }),
  tuned('Gulal', '#fff7e8 #ffe8cf #4a1a5e #e6286f #fffcf4 #36114a', '#e6286f #f7a81b #15a08c #7a3fc0', {
    moods: ['festive', 'playful', 'bold'],
    festivals: ['holi'],
    seasons: ['spring'],
  }),
  tuned('Pink cloud', '#c01259 #a80f4e #fff4e0 #ffd23f #fff4e0 #5c0830', '#ffd23f #2fb8a6 #6a2fb5 #fff4e0', {
    moods: ['bold', 'festive'],
    festivals: ['holi'],
  }),
  tuned('Water and marigold', '#0b6e93 #08607f #fff6dc #ffc93c #fff6dc #07445b', '#ffc93c #ff7f5c #a8e0e6 #fff6dc', {
    moods: ['festive', 'playful', 'bold'],
    festivals: ['songkran'],
    seasons: ['summer'],
  }),
  tuned('April splash', '#e4f5f2 #c9ebe7 #0d4f66 #f08a24 #f8fdfb #083b4d', '#1aa3b8 #f08a24 #f5c945 #0d4f66', {
    moods: ['playful', 'festive'],
    festivals: ['songkran'],
  }),
  tuned('Marigold altar', '#2a1236 #3b1a4b #fff0d4 #ff9a1f #fff0d4 #190a21', '#ff9a1f #e5317a #2fb3a8 #fff0d4', {
    moods: ['festive', 'bold'],
    festivals: ['day-of-the-dead'],
    times: ['night'],
  }),
  tuned('Papel picado', '#ff9f2e #ffb04f #3b1340 #a3155e #fff3dc #2a0c2e', '#a3155e #0f8f86 #fff3dc #3b1340', {
    moods: ['bold', 'playful', 'festive'],
    festivals: ['day-of-the-dead'],
  }),
  tuned('Carnation', '#fbe9e4 #f6d5cd #5c2434 #d9587a #fff7f4 #431826', '#d9587a #8fae8a #f0b59f #5c2434', {
    moods: ['warm', 'calm', 'elegant'],
    festivals: ['mothers-day'],
    seasons: ['spring'],
  }),
  tuned('Morning kitchen', '#fdf3dc #f6e4bd #4b3a2a #d9775b #fffaf0 #362819', '#d9775b #8da67d #e9b95b #4b3a2a', {
    moods: ['warm', 'natural', 'playful'],
    festivals: ['mothers-day'],
  }),
];
