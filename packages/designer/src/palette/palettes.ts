import { tuned, type TunedPalette } from './tuned-palette.ts';

/** Few inks, warm papers, darks that are never plain black. */
export const everydayPalettes: readonly TunedPalette[] = [
  tuned('Brass on cream', '#f4ecda #ecdfc4 #1d2340 #e2552b #fbf5e6 #1d2340', '#f0b323 #e2552b #1d2340', {
    moods: ['bold', 'warm'],
    topics: ['jazz', 'music', 'film', 'podcast'],
  }),
  tuned('Blue Note', '#14213d #1c2d52 #f6ead0 #f2b134 #f6ead0 #0d162b', '#f2b134 #e4572e #6f9fd8 #f6ead0', {
    moods: ['elegant', 'bold'],
    topics: ['jazz', 'music', 'wine', 'film', 'podcast'],
    times: ['night'],
  }),
  tuned('Signal orange', '#ff5a36 #ff7148 #1a1030 #ffc53d #fff1dc #1a1030', '#3d2fd6 #ffc53d #fff1dc #1a1030', {
    moods: ['bold', 'playful'],
    topics: ['sale', 'tech', 'sport', 'music', 'podcast'],
  }),
  tuned('Ridge', '#f6e8d4 #efd9ba #3b1730 #e8663c #fff6e8 #3b1730', '#e8663c #8c2f4b #f0b27a #3b1730', {
    moods: ['warm', 'natural'],
    topics: ['outdoors', 'sport', 'travel'],
    seasons: ['autumn', 'summer'],
    times: ['dusk', 'dawn'],
  }),
  tuned('Atlas', '#f3ead6 #e8dcc0 #16344a #d9562e #fbf6e8 #16344a', '#2b5f75 #e7b24a #d9562e #16344a', {
    moods: ['elegant', 'warm'],
    topics: ['travel', 'books', 'education'],
  }),
  tuned('Lecture red', '#ff4a26 #ff5c36 #1b0c10 #fff3e4 #fff3e4 #1b0c10', '#fff3e4 #1b0c10 #ffb38f', {
    moods: ['bold'],
    topics: ['art', 'architecture', 'music', 'fashion'],
  }),
  tuned('Swim', '#eaf2f7 #d5e6f2 #0f3d91 #ff6a5b #ffffff #0b2a66', '#0f5bc4 #ff6a5b #8cc7ee #0b2a66', {
    moods: ['playful', 'calm'],
    topics: ['sport', 'summer', 'health'],
    seasons: ['summer'],
  }),
  tuned('Small batch', '#d9bd92 #e6cfaa #2e1a10 #8f3b1b #f7ead2 #2e1a10', '#2e1a10 #8f3b1b #f7ead2', {
    moods: ['warm'],
    topics: ['coffee', 'bakery', 'craft', 'food'],
  }),
  tuned('Roastery', '#b5432c #a83a25 #fff3e2 #f6c667 #fff3e2 #40140c', '#fff3e2 #f6c667 #40140c #e88a5d', {
    moods: ['warm', 'bold'],
    topics: ['coffee', 'food', 'bakery', 'sale'],
    seasons: ['autumn'],
  }),
  tuned('Crema', '#fbf1e1 #f3e0c4 #43241a #c9622b #fffaf0 #43241a', '#c9622b #7a4a2e #e9b872 #43241a', {
    moods: ['warm'],
    topics: ['coffee', 'bakery', 'food', 'home'],
    seasons: ['autumn', 'winter'],
  }),
  tuned('Marmalade', '#ffc857 #ffd67e #3a1c0e #d8402a #fff5dc #3a1c0e', '#d8402a #ff8c42 #fff5dc #3a1c0e', {
    moods: ['warm', 'playful', 'bold'],
    topics: ['food', 'bakery', 'sale', 'coffee', 'kids'],
    seasons: ['summer', 'autumn'],
  }),
  tuned('Tea hills', '#eef0e0 #dfe6cc #22392b #b4532a #f9faf0 #1c2f24', '#5b8a5a #a9bf7c #b4532a #22392b', {
    moods: ['calm', 'natural'],
    topics: ['tea', 'health', 'outdoors', 'flowers'],
    seasons: ['spring'],
  }),
  tuned('Ink on xuan', '#f5f1e6 #eae4d3 #23241f #b3352a #fbf9f2 #23241f', '#3a3d39 #8b8f87 #b3352a #23241f', {
    moods: ['calm', 'elegant'],
    topics: ['tea', 'art', 'books'],
    culture: 'chinese',
  }),
  tuned('Celadon', '#dfe9e0 #cddccf #1f3a37 #c0492f #f5f8f2 #17302d', '#4f8a7f #9cc2b0 #c0492f #1f3a37', {
    moods: ['calm', 'elegant', 'natural'],
    topics: ['tea', 'home', 'craft', 'beauty'],
    seasons: ['spring'],
    culture: 'chinese',
  }),
  tuned('Forest floor', '#1f3a2e #294a3b #f3ecd6 #f0a23b #f3ecd6 #14271f', '#f0a23b #7fae6b #d9643a #f3ecd6', {
    moods: ['natural', 'elegant'],
    topics: ['outdoors', 'flowers', 'pets', 'environment'],
    seasons: ['autumn', 'summer'],
  }),
  tuned('Moss and clay', '#ede7d6 #dfd8c0 #2c3524 #c4673d #faf7ec #2c3524', '#7b8f55 #c4673d #d9b678 #2c3524', {
    moods: ['natural', 'calm', 'warm'],
    topics: ['outdoors', 'health', 'home', 'environment', 'craft', 'food'],
    seasons: ['spring', 'autumn'],
  }),
  tuned('Night tropics', '#0f3b3a #16504c #fdf0dc #ff6b5e #fdf0dc #082625', '#ff6b5e #ffc24b #3fa37c #fdf0dc', {
    moods: ['playful', 'bold', 'natural'],
    topics: ['summer', 'travel', 'flowers', 'food', 'podcast'],
    seasons: ['summer'],
    times: ['night'],
  }),
  tuned('Ultraviolet', '#1b1246 #281b62 #f4f0ff #7cf3c9 #f4f0ff #100a2e', '#7b5cff #7cf3c9 #ff6fb5 #f4f0ff', {
    moods: ['tech', 'bold'],
    topics: ['tech', 'games', 'music', 'science', 'podcast'],
    times: ['night'],
  }),
  tuned('Blueprint', '#e9eefc #d6dffa #131f5c #1f4bff #ffffff #0d1540', '#1f4bff #7f9bff #131f5c #ff6b3d', {
    moods: ['tech', 'calm'],
    topics: ['tech', 'education', 'finance', 'science', 'architecture'],
  }),
  tuned('Console', '#0e1420 #182133 #e8f0f2 #39e58c #e8f0f2 #080c14', '#39e58c #3aa0ff #e8f0f2 #ffb02e', {
    moods: ['tech'],
    topics: ['tech', 'games', 'science', 'finance'],
    times: ['night'],
  }),
  tuned('Peach skin', '#fbe6da #f6d3c2 #4a2230 #d9577a #fff6f0 #4a2230', '#e58b73 #d9577a #f3b79b #4a2230', {
    moods: ['elegant', 'calm', 'warm'],
    topics: ['beauty', 'fashion', 'wedding', 'flowers'],
    seasons: ['spring'],
  }),
  tuned('Eucalyptus', '#f7f3ea #e9ede0 #33453b #c77d73 #fffdf7 #2a3a31', '#8aa68d #c77d73 #e3bfa9 #33453b', {
    moods: ['elegant', 'calm'],
    topics: ['wedding', 'beauty', 'flowers', 'health'],
    seasons: ['spring', 'summer'],
  }),
  tuned('Plum velvet', '#34132f #471c41 #fbe9e0 #f0a6a0 #fbe9e0 #220b1f', '#f0a6a0 #c9446b #e8c07d #fbe9e0', {
    moods: ['elegant'],
    topics: ['wine', 'fashion', 'beauty', 'film', 'wedding'],
    times: ['night'],
  }),
  tuned('Mono with red', '#f4f2ee #e4e1da #17161a #e0301e #ffffff #17161a', '#17161a #e0301e #8d8a86', {
    moods: ['elegant', 'bold'],
    topics: ['art', 'architecture', 'fashion', 'photography', 'books', 'podcast'],
  }),
  tuned('Paper boats', '#fff4df #ffe6bd #27306b #ff5d5d #fffaf0 #27306b', '#ff5d5d #36a9c9 #ffc145 #27306b', {
    moods: ['playful', 'warm'],
    topics: ['kids', 'education', 'pets', 'books', 'games', 'podcast'],
  }),
  tuned('Bubble gum', '#ffd9e4 #ffc6d8 #4b1548 #6a3df0 #fff5f8 #4b1548', '#ff5c8d #6a3df0 #ffc93c #4b1548', {
    moods: ['playful'],
    topics: ['kids', 'food', 'beauty', 'pets', 'fashion', 'podcast'],
    seasons: ['spring', 'summer'],
  }),
  tuned('Mint block', '#a9e0cc #bfeadb #1c2466 #ff6b4a #f8f4e9 #1c2466', '#ff6b4a #5a4fcf #ffd25e #1c2466', {
    moods: ['playful', 'calm'],
    topics: ['podcast', 'education', 'kids', 'health', 'pets'],
    seasons: ['spring'],
  }),
  tuned('Morning fog', '#e8ebec #d8dee1 #22384a #2f6c86 #f8f9f9 #1d2f3d', '#e59a5c #2f6c86 #a9b9c2 #22384a', {
    moods: ['calm'],
    topics: ['books', 'home', 'health', 'architecture', 'photography'],
    seasons: ['winter', 'autumn'],
    times: ['dawn'],
  }),
  tuned('Snow night', '#1a2a57 #25396f #eef3fb #ffcf6e #eef3fb #101b3c', '#6d93d1 #ffcf6e #d8e6f7 #e4684f', {
    moods: ['calm', 'elegant'],
    topics: ['outdoors', 'travel', 'books'],
    seasons: ['winter'],
    times: ['night'],
  }),
  tuned('Desert dusk', '#f7b267 #f9c388 #43163f #c2335b #fff0d9 #43163f', '#c2335b #7d2a68 #f27d52 #43163f', {
    moods: ['warm', 'bold'],
    topics: ['travel', 'outdoors', 'music', 'summer', 'podcast'],
    seasons: ['summer'],
    times: ['dusk'],
  }),
  tuned('Lemon ice', '#fff3a8 #fff8cc #0f4c4a #ff7a3d #fffdf0 #0f4c4a', '#2fa8a0 #ff7a3d #ffd23f #0f4c4a', {
    moods: ['playful'],
    topics: ['summer', 'food', 'kids', 'sale'],
    seasons: ['summer'],
  }),
  tuned('Double happiness', '#a3161c #8c1016 #fdeccb #f0c05a #fdeccb #5a070c', '#f0c05a #fdeccb #e8835f #5a070c', {
    moods: ['elegant', 'festive'],
    topics: ['wedding'],
    culture: 'chinese',
  }),
];
