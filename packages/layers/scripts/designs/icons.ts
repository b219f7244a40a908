/** Pictograms of 24 × 24, drawn for the measuring set: a = main colour, b = second, c = third. */
type Pictogram = (a: string, b: string, c: string) => string;

export const tuneIcons: Record<string, Pictogram> = {
  heart: (a) => `<path fill="${a}" d="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z"/>`,
  star: (a) => `<path fill="${a}" d="M12 2l3 7 7.5.6-5.700 5 1.800 7.400L12 18l-6.600 4 1.800-7.400-5.700-5L9 9z"/>`,
  bolt: (a) => `<path fill="${a}" d="M13 1L4 14h6l-1 9 10-14h-7z"/>`,
  pin: (a, b) =>
    `<path fill="${a}" d="M12 1a8 8 0 0 0-8 8c0 6 8 14 8 14s8-8 8-14a8 8 0 0 0-8-8z"/><circle cx="12" cy="9" r="3" fill="${b}"/>`,
  camera: (a, b, c) =>
    `<rect x="1" y="6" width="22" height="15" rx="3" fill="${a}"/><rect x="8" y="3" width="8" height="5" rx="1" fill="${a}"/><circle cx="12" cy="13.5" r="5" fill="${b}"/><circle cx="12" cy="13.5" r="2.5" fill="${c}"/>`,
  bell: (a, b) =>
    `<path fill="${a}" d="M12 2a7 7 0 0 0-7 7v6l-2 3h18l-2-3V9a7 7 0 0 0-7-7z"/><circle cx="12" cy="20" r="2.5" fill="${b}"/>`,
  gift: (a, b) =>
    `<rect x="2" y="8" width="20" height="14" rx="1.5" fill="${a}"/><rect x="10" y="8" width="4" height="14" fill="${b}"/><path d="M12 8C6 8 6 2 9 2s3 6 3 6 0-6 3-6 3 6-3 6z" fill="${b}"/>`,
  check: (a) =>
    `<path d="M4 12.5l5.5 5.5L20 6.500" stroke="${a}" stroke-width="3.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  chat: (a, b) =>
    `<path fill="${a}" d="M3 3h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10l-6 5v-5H3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/><circle cx="7" cy="10" r="1.5" fill="${b}"/><circle cx="12" cy="10" r="1.5" fill="${b}"/><circle cx="17" cy="10" r="1.5" fill="${b}"/>`,
  leaf: (a, b) =>
    `<path fill="${a}" d="M21 3C9 3 3 9 4 20c11 1 17-6 17-17z"/><path d="M4 20L15 9" stroke="${b}" stroke-width="1.3" fill="none"/>`,
  cup: (a, b, c) =>
    `<path fill="${a}" d="M3 9h14v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6z"/><path d="M17 11h2a2.5 2.5 0 0 1 0 5h-2" stroke="${a}" stroke-width="1.8" fill="none"/><ellipse cx="10" cy="9" rx="7" ry="1.6" fill="${b}"/><path d="M7 6q-1-2 0-4M11 6q-1-2 0-4" stroke="${c}" stroke-width="1.2" fill="none"/>`,
  plant: (a, b, c) =>
    `<path fill="${b}" d="M6 14h12l-2 9H8z"/><path fill="${a}" d="M12 14C4 13 3 7 4 3c5 1 8 5 8 11z"/><path fill="${c}" d="M12 14c7-1 8-6 7-10-4 1-7 5-7 10z"/>`,
  cake: (a, b, c) =>
    `<path fill="${b}" d="M3 13h18v9H3z"/><path fill="${a}" d="M3 13a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3c0 3-3 3-4 1-1 3-4 3-5 0-1 3-4 3-5 0-1 2-4 2-4-1z"/><rect x="11" y="4" width="2" height="6" fill="${c}"/>`,
  hills: (a, b, c) =>
    `<circle cx="17" cy="6" r="3.5" fill="${c}"/><path fill="${b}" d="M1 21L9 7l8 14z"/><path fill="${a}" d="M9 21l7-9 7 9z"/>`,
};

export const secondIcons: Record<string, Pictogram> = {
  cloud: (a) => `<path fill="${a}" d="M7 20a5 5 0 0 1-1-10 7 7 0 0 1 13 1 4.5 4.5 0 0 1-1 9z"/>`,
  drop: (a, b) =>
    `<path fill="${a}" d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/><path d="M9 15a3 3 0 0 0 3 3" stroke="${b}" stroke-width="1.6" fill="none"/>`,
  moon: (a) => `<path fill="${a}" d="M20 14A9 9 0 1 1 10 3a8 8 0 0 0 10 11z"/>`,
  mail: (a, b) =>
    `<rect x="2" y="5" width="20" height="14" rx="2" fill="${a}"/><path d="M3 7l9 7 9-7" stroke="${b}" stroke-width="1.8" fill="none"/>`,
  flask: (a, b) => `<path fill="${a}" d="M9 2h6v7l6 12H3L9 9z"/><path fill="${b}" d="M7.5 15h9l2.5 5H5z"/>`,
  boat: (a, b, c) =>
    `<path fill="${a}" d="M2 16h20l-4 6H6z"/><path fill="${b}" d="M12 2v12H4z"/><path fill="${c}" d="M13.500 5v9H20z"/>`,
  key: (a) =>
    `<path fill="${a}" fill-rule="evenodd" d="M8 3a6 6 0 1 0 4 10.500l2 2h3v3h3v-4l-6.500-6.500A6 6 0 0 0 8 3zm-1 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"/>`,
  tree: (a, b) =>
    `<rect x="10.5" y="16" width="3" height="7" fill="${b}"/><path fill="${a}" d="M12 1l8 10h-4l5 6H3l5-6H4z"/>`,
  trophy: (a, b) =>
    `<path fill="${a}" d="M6 2h12v6a6 6 0 0 1-12 0z"/><rect x="11" y="13" width="2" height="5" fill="${a}"/><rect x="6" y="18" width="12" height="4" rx="1" fill="${b}"/>`,
  sun: (a) =>
    `<circle cx="12" cy="12" r="5" fill="${a}"/><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4.200 4.200l2.800 2.800M17 17l2.800 2.800M19.800 4.200L17 7M7 17l-2.800 2.800" stroke="${a}" stroke-width="2.2"/>`,
};

export const thirdIcons: Record<string, Pictogram> = {
  plane: (a) => `<path fill="${a}" d="M22 3L2 11l6 3 2 7 4-5 5 4z"/>`,
  fish: (a, b) =>
    `<path fill="${a}" d="M2 12c4-7 11-7 15-2l5-4v12l-5-4c-4 5-11 5-15-2z"/><circle cx="7" cy="11" r="1.400" fill="${b}"/>`,
  music: (a) => `<path fill="${a}" d="M8 3l13-2v15a3.500 3 0 1 1-3-3V6l-7 1v12a3.500 3 0 1 1-3-3z"/>`,
  lamp: (a, b) =>
    `<path fill="${a}" d="M7 2h10l4 11H3z"/><rect x="11" y="13" width="2" height="7" fill="${b}"/><rect x="6" y="20" width="12" height="3" rx="1" fill="${b}"/>`,
  apple: (a, b) =>
    `<path fill="${a}" d="M12 8c-3-3-9-1-9 5s4 10 6 10c1 0 2-.6 3-.6s2 .6 3 .6c2 0 6-4 6-10s-6-8-9-5z"/><path fill="${b}" d="M12 7c0-4 3-6 6-6 0 4-3 6-6 6z"/>`,
  flag: (a, b) =>
    `<rect x="4" y="1" width="2.500" height="22" fill="${b}"/><path fill="${a}" d="M6 2h15l-4 6 4 6H6z"/>`,
  clock: (a, b) =>
    `<circle cx="12" cy="12" r="11" fill="${a}"/><path d="M12 5v7l5 4" stroke="${b}" stroke-width="2.200" fill="none"/>`,
  umbrella: (a, b) =>
    `<path fill="${a}" d="M12 2A11 11 0 0 0 1 13h22A11 11 0 0 0 12 2z"/><path d="M12 13v7a2.500 2.500 0 0 0 5 0" stroke="${b}" stroke-width="2" fill="none"/>`,
};

export const fourthIcons: Record<string, Pictogram> = {
  house: (a, b) =>
    `<path fill="${a}" d="M12 2L1 12h3v10h16V12h3z"/><rect x="9.500" y="14" width="5" height="8" fill="${b}"/>`,
  mug: (a, b) =>
    `<rect x="3" y="6" width="13" height="15" rx="2.500" fill="${a}"/><path d="M16 10h3a3 3 0 0 1 0 7h-3" stroke="${a}" stroke-width="2.200" fill="none"/><rect x="3" y="11" width="13" height="4" fill="${b}"/>`,
  bulb: (a, b) =>
    `<path fill="${a}" d="M12 1a8 8 0 0 0-4 15v2h8v-2a8 8 0 0 0-4-15z"/><rect x="8" y="19" width="8" height="2" rx="1" fill="${b}"/><rect x="9.500" y="21.500" width="5" height="1.800" rx=".9" fill="${b}"/>`,
  rocket: (a, b, c) =>
    `<path fill="${a}" d="M12 1c5 4 6 9 5 16H7C6 10 7 5 12 1z"/><circle cx="12" cy="9" r="2.600" fill="${b}"/><path fill="${c}" d="M7 12l-4 6 4 1zM17 12l4 6-4 1zM9.500 18h5L12 23z"/>`,
  ticket: (a, b) =>
    `<path fill="${a}" d="M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4z"/><path d="M9 7v10" stroke="${b}" stroke-width="1.600" stroke-dasharray="2 1.600"/>`,
  cherry: (a, b) =>
    `<circle cx="7" cy="17" r="5" fill="${a}"/><circle cx="17" cy="18" r="4.500" fill="${a}"/><path d="M7 12C8 7 11 4 16 2M17 14c0-5-1-9-1-12" stroke="${b}" stroke-width="1.800" fill="none"/>`,
  shield: (a, b) =>
    `<path fill="${a}" d="M12 1l9 3v8c0 6-4 9-9 11-5-2-9-5-9-11V4z"/><path d="M8 12l3 3 5.500-6" stroke="${b}" stroke-width="2.200" fill="none"/>`,
  bus: (a, b, c) =>
    `<rect x="2" y="4" width="20" height="15" rx="3" fill="${a}"/><rect x="4.500" y="7" width="15" height="5" fill="${b}"/><circle cx="7" cy="19.500" r="2.500" fill="${c}"/><circle cx="17" cy="19.500" r="2.500" fill="${c}"/>`,
  diamond: (a, b) => `<path fill="${a}" d="M6 3h12l5 6-11 13L1 9z"/><path fill="${b}" d="M8 9h8l-4 11z"/>`,
};

export const fifthIcons: Record<string, Pictogram> = {
  guitar: (a, b) =>
    `<path fill="${a}" d="M15 8l2 2c2 3 0 5-2 6-1 4-6 7-10 4s-2-9 3-10c1-2 3-4 5-3z"/><path d="M13 11l8-9" stroke="${b}" stroke-width="2"/><circle cx="10.500" cy="14" r="2" fill="${b}"/>`,
  kite: (a, b, c) =>
    `<path fill="${a}" d="M12 1l8 9-8 9z"/><path fill="${b}" d="M12 1l-8 9 8 9z"/><path d="M12 19q-4 2 0 4" stroke="${c}" stroke-width="1.500" fill="none"/>`,
  anchor: (a) =>
    `<path d="M12 7v14M5 14c0 4 3 7 7 7s7-3 7-7M8 10h8" stroke="${a}" stroke-width="2.600" fill="none"/><circle cx="12" cy="4.500" r="2.500" fill="${a}"/>`,
  mushroom: (a, b) =>
    `<path fill="${a}" d="M2 13C2 6 7 2 12 2s10 4 10 11z"/><path fill="${b}" d="M9 13h6l1 9H8z"/><circle cx="8" cy="8" r="1.600" fill="${b}"/><circle cx="15" cy="7" r="2" fill="${b}"/>`,
  book: (a, b) =>
    `<path fill="${a}" d="M2 4c4-1 7 0 10 2 3-2 6-3 10-2v15c-4-1-7 0-10 2-3-2-6-3-10-2z"/><path d="M12 6v15" stroke="${b}" stroke-width="1.400"/>`,
  cactus: (a, b) =>
    `<path fill="${a}" d="M10 2a2.500 2.500 0 0 1 5 0v7h2V7a2 2 0 0 1 4 0v4a3 3 0 0 1-3 3h-3v5h-5v-2H7a3 3 0 0 1-3-3V10a2 2 0 0 1 4 0v3h2z"/><rect x="6" y="19" width="13" height="4" rx="1" fill="${b}"/>`,
  planet: (a, b) =>
    `<circle cx="12" cy="12" r="7" fill="${a}"/><path d="M2 15c4 3 18-3 20-8" stroke="${b}" stroke-width="2" fill="none"/>`,
  scissors: (a, b) =>
    `<path d="M7 8l14 12M7 16L21 4" stroke="${a}" stroke-width="2.400"/><circle cx="5" cy="6" r="3" fill="${b}"/><circle cx="5" cy="18" r="3" fill="${b}"/>`,
};

export const sixthIcons: Record<string, Pictogram> = {
  shower: (a, b) =>
    `<path fill="${a}" d="M7 14a5 5 0 0 1-1-9.900 7 7 0 0 1 13 1.500A4.300 4.300 0 0 1 18 14z"/><path d="M8 16.500l-1.500 5M13 16.500l-1.500 5M18 16.500l-1.500 5" stroke="${b}" stroke-width="2" stroke-linecap="round"/>`,
  wind: (a, b) =>
    `<path d="M2 9h12a3.500 3.500 0 1 0-3.500-3.500M2 19h9a2 2 0 1 1-2 2" stroke="${a}" stroke-width="2.200" stroke-linecap="round" fill="none"/><path d="M2 14h16a3 3 0 1 1-3 3" stroke="${b}" stroke-width="2.200" stroke-linecap="round" fill="none"/>`,
  fair: (a, b) =>
    `<circle cx="15" cy="8" r="6" fill="${b}"/><path fill="${a}" d="M6 21a4.500 4.500 0 0 1-.5-9 6 6 0 0 1 11 1.500A4 4 0 0 1 17 21z"/>`,
  dumbbell: (a, b) =>
    `<path d="M6 12h12" stroke="${b}" stroke-width="3"/><rect x="4" y="5" width="4" height="14" rx="1.500" fill="${a}"/><rect x="16" y="5" width="4" height="14" rx="1.500" fill="${a}"/><rect x="1" y="8" width="3" height="8" rx="1" fill="${a}"/><rect x="20" y="8" width="3" height="8" rx="1" fill="${a}"/>`,
  bicycle: (a, b) =>
    `<g fill="none" stroke-width="2"><circle cx="5.500" cy="16" r="4.500" stroke="${a}"/><circle cx="18.500" cy="16" r="4.500" stroke="${a}"/><path d="M5.500 16l4-8h6l3 8M9.500 8l3.500 8h-7.500M8 6h3M15.500 8l-1-3h3" stroke="${b}"/></g>`,
  kettlebell: (a, b) =>
    `<path d="M7.500 10L6 4.500Q6 2 9 2h6q3 0 3 2.500L16.500 10" stroke="${b}" stroke-width="2.600" fill="none"/><path fill="${a}" d="M12 7.500a8 8 0 0 1 5.500 13.800q-.6.7-1.500.7H8q-.9 0-1.500-.7A8 8 0 0 1 12 7.500z"/>`,
  temple: (a, b) =>
    `<path fill="${a}" d="M12 1l11 7v2H1V8z"/><path d="M5 11v8M9.700 11v8M14.300 11v8M19 11v8" stroke="${b}" stroke-width="2.400"/><rect x="1" y="19.500" width="22" height="3" fill="${a}"/>`,
  fork: (a, b) =>
    `<path d="M6 2v6q0 3 2.500 3T11 8V2M8.500 2v20" stroke="${a}" stroke-width="1.900" stroke-linecap="round" fill="none"/><path fill="${b}" d="M19 2c-4 2-5 7-4 12h2v8h2z"/>`,
  tent: (a, b) =>
    `<path fill="${a}" d="M12 3L1 21h22z"/><path fill="${b}" d="M12 10l-6 11h12z"/><path d="M10.500 1L12 4l1.500-3" stroke="${a}" stroke-width="1.600" fill="none"/>`,
  lens: (a) =>
    `<circle cx="10" cy="10" r="7" stroke="${a}" stroke-width="3" fill="none"/><path d="M15.500 15.500L22 22" stroke="${a}" stroke-width="3.400" stroke-linecap="round"/>`,
};

export const seventhIcons: Record<string, Pictogram> = {
  compass: (a, b) =>
    `<circle cx="12" cy="12" r="9.500" stroke="${a}" stroke-width="2.400" fill="none"/><path fill="${b}" d="M17 7l-3 7-7 3 3-7z"/>`,
  palm: (a, b) =>
    `<path d="M12 8q3 7 1 15" stroke="${b}" stroke-width="2.400" fill="none"/><path fill="${a}" d="M12 8C9 3 4 3 1 7c4-1 7 0 11 1zM12 8c2-6 8-6 10-2-4-1-7 0-10 2zM12 8C6 8 3 12 4 16c2-4 4-6 8-8zM12 8c6 0 9 3 9 8-2-4-5-6-9-8z"/>`,
  shell: (a, b) =>
    `<path fill="${a}" d="M12 22l-4-2C4 18 1 14 2 9c1-4 5-7 10-7s9 3 10 7c1 5-2 9-6 11z"/><path d="M12 20V5M11 19L6 7M13 19l5-12" stroke="${b}" stroke-width="1.500"/>`,
  bean: (a, b) =>
    `<ellipse cx="12" cy="12" rx="7.500" ry="10.500" fill="${a}"/><path d="M13 2q-5 5-1 10t-1 10" stroke="${b}" stroke-width="1.800" fill="none"/>`,
  handset: (a) =>
    `<path fill="${a}" d="M6 2l4 1 1.500 5-2.500 2c1 2.500 2.500 4 5 5l2-2.500 5 1.500 1 4c-1 3-3 4-5 4C9 21 3 15 2 7c0-2 1-4 4-5z"/>`,
  letter: (a, b) => `<path fill="${a}" d="M2 10l10-8 10 8v12H2z"/><path fill="${b}" d="M5 9h14v4l-7 5-7-5z"/>`,
  globe: (a) =>
    `<g stroke="${a}" stroke-width="2" fill="none"><circle cx="12" cy="12" r="10"/><ellipse cx="12" cy="12" rx="4.500" ry="10"/><path d="M2.500 9h19M2.500 15h19"/></g>`,
  laptop: (a, b) =>
    `<rect x="4" y="4" width="16" height="12" rx="1.500" fill="${a}"/><rect x="6" y="6" width="12" height="8" fill="${b}"/><path fill="${a}" d="M1 18h22l-1 3H2z"/>`,
  brush: (a, b) =>
    `<path fill="${a}" d="M21 2c1 1-5 10-9 13l-3-3c3-4 11-11 12-10z"/><path fill="${b}" d="M8 13l3 3c0 4-4 6-9 5 3-2 2-7 6-8z"/>`,
  chart: (a, b) =>
    `<path fill="${a}" d="M3 13h4v9H3zM10 8h4v14h-4zM17 3h4v19h-4z"/><path d="M2 9l6-5 4 2 5-5" stroke="${b}" stroke-width="1.800" fill="none"/>`,
  can: (a, b) =>
    `<path fill="${a}" d="M6 9h11v12H6z"/><path d="M17 12l5-5M6 11C0 9 1 18 6 18M8 9q3-6 7 0" stroke="${a}" stroke-width="2" fill="none"/><path d="M20 5l3.500 3.500" stroke="${b}" stroke-width="2.200"/>`,
  degrees: (a, b) =>
    `<path fill="${a}" d="M9 4a3 3 0 0 1 6 0v9a5.500 5.500 0 1 1-6 0z"/><circle cx="12" cy="17.500" r="3" fill="${b}"/><path d="M12 8v8" stroke="${b}" stroke-width="2"/>`,
  rays: (a, b) =>
    `<circle cx="12" cy="12" r="4.500" fill="${b}"/><g fill="${a}"><path d="M10.500 6l1.500-5 1.500 5zM10.500 18l1.500 5 1.500-5zM6 10.500L1 12l5 1.500zM18 10.500l5 1.500-5 1.500z"/></g>`,
  spade: (a, b) =>
    `<path d="M12 2v11M8.500 2h7" stroke="${b}" stroke-width="2.400"/><path fill="${a}" d="M6.500 11h11v5c0 3-3 5-5.500 7-2.500-2-5.500-4-5.500-7z"/>`,
  whistle: (a, b) =>
    `<path fill="${a}" d="M8 7h14v5h-5a7 7 0 1 1-9-5z"/><circle cx="9.500" cy="14" r="2.600" fill="${b}"/><path d="M9 4V1M5 5L3 2.500M13 5l1.500-3" stroke="${a}" stroke-width="1.800"/>`,
  crown: (a, b) =>
    `<path fill="${a}" d="M2 6l5 5 5-9 5 9 5-5-2 13H4z"/><rect x="4" y="19" width="16" height="3" fill="${b}"/>`,
  peak: (a, b) =>
    `<path fill="${a}" d="M12 2l11 20H1z"/><path fill="${b}" d="M12 2l4 7.500-2.500 2-1.500-2-1.500 2-2.500-2z"/>`,
  flake: (a) =>
    `<path d="M12 1v22M2.500 6.500l19 11M21.500 6.500l-19 11M9 3l3 3 3-3M9 21l3-3 3 3M3 10l4-1-1-4M21 14l-4 1 1 4M21 10l-4-1 1-4M3 14l4 1-1 4" stroke="${a}" stroke-width="1.700" fill="none"/>`,
};

export const eighthIcons: Record<string, Pictogram> = {
  bag: (a, b) =>
    `<path fill="${a}" d="M4 8h16l1.500 14h-19z"/><path d="M8 12V6a4 4 0 0 1 8 0v6" stroke="${b}" stroke-width="2" fill="none"/>`,
  truck: (a, b) =>
    `<path fill="${a}" d="M1 5h13v12H1zM15 9h4.500L23 13v4h-8z"/><circle cx="6" cy="18" r="3" fill="${b}"/><circle cx="18" cy="18" r="3" fill="${b}"/>`,
  loop: (a, b) =>
    `<path d="M20 13a8 8 0 1 1-3-7" stroke="${a}" stroke-width="3" fill="none"/><path fill="${b}" d="M21.500 1v8h-8z"/>`,
  smile: (a, b) =>
    `<circle cx="12" cy="12" r="11" fill="${a}"/><circle cx="8" cy="9" r="1.700" fill="${b}"/><circle cx="16" cy="9" r="1.700" fill="${b}"/><path d="M6 14q6 7 12 0" stroke="${b}" stroke-width="2" stroke-linecap="round" fill="none"/>`,
  mic: (a, b) =>
    `<rect x="8" y="1" width="8" height="14" rx="4" fill="${a}"/><path d="M4 11a8 8 0 0 0 16 0M12 19v4M8 23h8" stroke="${b}" stroke-width="2" fill="none"/>`,
  clip: (a) =>
    `<path d="M20 11l-8.500 8.500a5 5 0 0 1-7-7L13 4a3.400 3.400 0 0 1 5 5l-8.500 8.500a1.600 1.600 0 0 1-2.400-2.400L15 7" stroke="${a}" stroke-width="2" stroke-linecap="round" fill="none"/>`,
  paw: (a) =>
    `<g fill="${a}"><ellipse cx="4" cy="11" rx="2.500" ry="3.400"/><ellipse cx="9" cy="5.500" rx="2.600" ry="3.800"/><ellipse cx="15" cy="5.500" rx="2.600" ry="3.800"/><ellipse cx="20" cy="11" rx="2.500" ry="3.400"/><path d="M12 11c3.500 0 6.500 4.500 6.500 7.500s-3 4-6.500 3c-3.500 1-6.500 0-6.500-3S8.500 11 12 11z"/></g>`,
  bone: (a) =>
    `<path fill="${a}" d="M7 14.500l7.500-7.500A3.600 3.600 0 1 1 20 4a3.600 3.600 0 1 1-3 5.500L9.500 17A3.600 3.600 0 1 1 4 20a3.600 3.600 0 1 1 3-5.500z"/>`,
  wheat: (a, b) =>
    `<path d="M12 23V8" stroke="${b}" stroke-width="2"/><path fill="${a}" d="M12 1c3 3 3 6 0 8-3-2-3-5 0-8zM12 14c0-4 3-6 7-6 0 4-3 6-7 6zM12 14c0-4-3-6-7-6 0 4 3 6 7 6zM12 20c0-4 3-6 7-6 0 4-3 6-7 6zM12 20c0-4-3-6-7-6 0 4 3 6 7 6z"/>`,
  gear: (a, b) =>
    `<path d="M12 1v22M1 12h22M4.200 4.200l15.600 15.600M19.800 4.200L4.200 19.800" stroke="${a}" stroke-width="4"/><circle cx="12" cy="12" r="8" fill="${a}"/><circle cx="12" cy="12" r="3.500" fill="${b}"/>`,
  next: (a) => `<path fill="${a}" stroke="${a}" stroke-width="3" stroke-linejoin="round" d="M6 4l14 8-14 8z"/>`,
  lock: (a, b) =>
    `<path d="M7 12V8a5 5 0 0 1 10 0v4" stroke="${b}" stroke-width="2.800" fill="none"/><rect x="3" y="10.500" width="18" height="12" rx="2.500" fill="${a}"/><circle cx="12" cy="16.500" r="2.300" fill="${b}"/>`,
  waves: (a) =>
    `<path d="M5 9q2 3 0 6M9.500 6q4 6 0 12M14 3q6 9 0 18" stroke="${a}" stroke-width="2.600" stroke-linecap="round" fill="none"/>`,
  wallet: (a, b) =>
    `<path fill="${a}" d="M3 4h16v3h3v14H3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"/><rect x="14" y="11.500" width="9" height="5.500" rx="1.500" fill="${b}"/>`,
  pen: (a, b) =>
    `<path fill="${a}" d="M16 2l6 6L9 21l-6-6z"/><path fill="${b}" d="M3 15l6 6-8 2z"/><path d="M13 5l6 6" stroke="${b}" stroke-width="1.800"/>`,
  curl: (a, b) =>
    `<path fill="${a}" d="M5 20a4.500 4.500 0 0 1-.5-9 6 6 0 0 1 11-3.500 5 5 0 0 1 6.500 5.500 4 4 0 0 1-2 7z"/><path d="M10 16a2.600 2.600 0 1 0-3 1M18 15a3 3 0 1 0-4-2" stroke="${b}" stroke-width="1.500" fill="none"/>`,
  coin: (a, b) =>
    `<circle cx="12" cy="12" r="11" fill="${a}"/><circle cx="12" cy="12" r="8" stroke="${b}" stroke-width="1.600" fill="none"/><path fill="${b}" d="M9.500 9.500h5v5h-5z"/>`,
};

export const ninthIcons: Record<string, Pictogram> = {
  bee: (a, b) =>
    `<g fill="${b}"><ellipse cx="6.500" cy="8" rx="3.400" ry="6" transform="rotate(-42 6.500 8)"/><ellipse cx="17.500" cy="8" rx="3.400" ry="6" transform="rotate(42 17.500 8)"/></g><ellipse cx="12" cy="14.500" rx="5.500" ry="8" fill="${a}"/><path d="M6.700 13h10.600M6.800 17h10.400" stroke="${b}" stroke-width="2.200"/><circle cx="12" cy="6" r="3" fill="${a}"/>`,
  cap: (a, b) =>
    `<path fill="${b}" d="M5.500 11v7q6.500 5 13 0v-7z"/><path fill="${a}" d="M12 3L0 9l12 6 12-6z"/><path d="M22 10v8" stroke="${a}" stroke-width="1.800" stroke-linecap="round"/>`,
  notes: (a, b) =>
    `<rect x="4" y="1" width="16" height="22" rx="2.500" fill="${a}"/><path d="M8 7h8M8 12h8M8 17h5" stroke="${b}" stroke-width="2" stroke-linecap="round"/>`,
  headset: (a, b) =>
    `<path d="M4 15v-3a8 8 0 0 1 16 0v3" stroke="${a}" stroke-width="2.600" fill="none"/><rect x="1.500" y="13" width="6" height="9" rx="2.200" fill="${b}"/><rect x="16.500" y="13" width="6" height="9" rx="2.200" fill="${b}"/>`,
  recycle: (a) =>
    [0, 120, 240]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 12 13)"><path d="M7 10l3.600-6q1.400-2 2.800 0l1.800 3" stroke="${a}" stroke-width="3" fill="none"/><path fill="${a}" d="M18.400 5.400l-.8 6.400-5.800-3z"/></g>`,
      )
      .join(''),
  toothbrush: (a, b) =>
    `<g transform="rotate(-40 12 12)"><rect x="-1" y="11" width="26" height="3.600" rx="1.800" fill="${a}"/><rect x="15" y="6" width="8.500" height="5" rx="1" fill="${b}"/></g>`,
  calendar: (a, b) =>
    `<rect x="2" y="4" width="20" height="19" rx="3" fill="${a}"/><path d="M7 1v6M17 1v6" stroke="${a}" stroke-width="2.600" stroke-linecap="round"/><rect x="5" y="10" width="14" height="10" rx="1" fill="${b}"/><circle cx="12" cy="15" r="3" fill="${a}"/>`,
  phone: (a, b) =>
    `<rect x="5.500" y="1" width="13" height="22" rx="3" fill="${a}"/><rect x="7.800" y="4" width="8.400" height="13.500" fill="${b}"/><circle cx="12" cy="20.200" r="1.400" fill="${b}"/>`,
  flame: (a, b) =>
    `<path fill="${a}" d="M13 1c1 5 7 7 7 14a8 8 0 0 1-16 0c0-4 2-6 3.500-8 .5 2 1 3 2.500 4 1-3 0-6 3-10z"/><path fill="${b}" d="M12 13c1 2 4 3 4 6a4 4 0 0 1-8 0c0-3 3-3 4-6z"/>`,
  link: (a, b) =>
    `<g stroke-width="2.800" stroke-linecap="round" fill="none"><path stroke="${a}" d="M10 14a4.600 4.600 0 0 0 6.500 0l4-4A4.600 4.600 0 0 0 14 3.500l-2.300 2.300"/><path stroke="${b}" d="M14 10a4.600 4.600 0 0 0-6.500 0l-4 4a4.600 4.600 0 0 0 6.500 6.500l2.300-2.300"/></g>`,
};

export const tenthIcons: Record<string, Pictogram> = {
  plug: (a, b) =>
    `<path d="M8 1.500v7M16 1.500v7" stroke="${b}" stroke-width="2.800" stroke-linecap="round"/><path fill="${a}" d="M3.500 7.500h17V11a8.500 8.500 0 0 1-6.500 8.200V23h-4v-3.800A8.500 8.500 0 0 1 3.500 11z"/>`,
  sofa: (a, b) =>
    `<path fill="${a}" d="M4 10.500V8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v2.500q-2.200.6-2.200 3V16H6.200v-2.500q0-2.400-2.200-3z"/><path fill="${b}" d="M1 13.800a2.200 2.200 0 0 1 4.400 0v2.700h13.200v-2.700a2.200 2.200 0 0 1 4.400 0V20h-2v2h-3v-2H6v2H3v-2H1z"/>`,
  blinds: (a, b) =>
    `<path d="M4 8.200h16M4 12.400h16M4 16.600h16" stroke="${b}" stroke-width="2.600"/><rect x="2" y="1.500" width="20" height="4.200" rx="1.300" fill="${a}"/><path d="M17 5v13" stroke="${a}" stroke-width="1.500"/><circle cx="17" cy="20.500" r="2.300" fill="${a}"/>`,
  speaker: (a, b) =>
    `<rect x="4.500" y="1" width="15" height="22" rx="3" fill="${a}"/><circle cx="12" cy="6.500" r="2.200" fill="${b}"/><circle cx="12" cy="15.500" r="5" fill="${b}"/><circle cx="12" cy="15.500" r="2" fill="${a}"/>`,
  fan: (a, b) =>
    `${[0, 120, 240].map((turn) => `<path fill="${a}" d="M12 9.500C7 8 7 2 11.500 1c5-.6 6 4.500 2.300 8.500z" transform="rotate(${turn} 12 9.500)"/>`).join('')}<circle cx="12" cy="9.500" r="2.600" fill="${b}"/><path fill="${b}" d="M11 17.500h2V21h4v2.200H7V21h4z"/>`,
  eye: (a, b) =>
    `<path fill="${a}" d="M.5 12Q12-4 23.500 12 12 28 .5 12z"/><circle cx="12" cy="12" r="5" fill="${b}"/><circle cx="12" cy="12" r="2.200" fill="${a}"/>`,
  cart: (a, b) =>
    `<path d="M1 2.500h3l4 15.500h12" stroke="${a}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path fill="${a}" d="M5.500 5.500H23l-3 9.500H8z"/><circle cx="9.500" cy="21.200" r="2" fill="${b}"/><circle cx="18" cy="21.200" r="2" fill="${b}"/>`,
  thumb: (a, b) =>
    `<rect x="1" y="10" width="5" height="12.500" rx="1.300" fill="${b}"/><path fill="${a}" d="M7.500 11.200L11.600 1.500q4-.2 3.600 4L14.600 9H21q2.500.5 1.900 3l-2 8q-.6 2.500-3.200 2.500H7.500z"/>`,
  receipt: (a, b) =>
    `<path fill="${a}" d="M4 1h16v22l-2.700-2.400-2.600 2.400-2.700-2.400L9.300 23l-2.600-2.400L4 23z"/><path d="M7.500 6.500h9M7.500 11h9M13 15.500h3.500" stroke="${b}" stroke-width="2"/>`,
};

export const eleventhIcons: Record<string, Pictogram> = {
  carrot: (a, b) =>
    `<path d="M15 9q-1-5 2-8M16 9q1-4 6-6M16 9q4-1 7 1" stroke="${b}" stroke-width="2.400" stroke-linecap="round" fill="none"/><path fill="${a}" d="M17.500 6.800q2 3-1.500 7-5 6-14.500 9 2-10 8-15 4.500-3.500 8-1z"/><path d="M9 11l3 3M6.500 15.500l2 2" stroke="${b}" stroke-width="1.400"/>`,
  loaf: (a, b) =>
    `<path fill="${a}" d="M2 9.500Q2 4 12 4t10 5.500q0 2.500-2 3V20H4v-7.500q-2-.5-2-3z"/><path d="M8 8l-1.500 4M12.700 8l-1.500 4M17.400 8l-1.500 4" stroke="${b}" stroke-width="1.800" stroke-linecap="round"/>`,
  drumstick: (a, b) =>
    `<path d="M10 14l-7 7" stroke="${b}" stroke-width="3" stroke-linecap="round"/><circle cx="2.600" cy="19" r="2.100" fill="${b}"/><circle cx="5" cy="21.400" r="2.100" fill="${b}"/><path fill="${a}" d="M8 16.500q-2.500-9 3.500-13.500 6-3 10 1t1 10q-4.500 6-14.500 2.500z"/>`,
  strawberry: (a, b) =>
    `<path fill="${a}" d="M12 23C5 19 2 14 3.500 9q2-4 8.500-2.500Q18.500 5 20.500 9 22 14 12 23z"/><path fill="${b}" d="M12 8Q8 9.500 5 6.500q3-2.500 6-1.500L10.500 1h3L13 5q3-1 6 1.500-3 3-7 1.500z"/><path d="M8 12v1.400M12 11.500v1.400M16 12v1.400M10 16v1.400M14 16v1.400" stroke="${b}" stroke-width="1.600" stroke-linecap="round"/>`,
  spade: (a, b) =>
    `<path d="M12 14V3M8.500 2h7" stroke="${b}" stroke-width="2.800" stroke-linecap="round"/><path fill="${a}" d="M6 11h12v5q0 4-6 7-6-3-6-7z"/>`,
  pour: (a, b) =>
    `<path d="M5 12q-4 0-4 4t4 4" stroke="${b}" stroke-width="2" fill="none"/><path fill="${a}" d="M4.500 9h11v13h-11zM15 18l4.500-9 2 1L17 21z"/><path d="M17 8.500l6 3" stroke="${b}" stroke-width="2.400" stroke-linecap="round"/><path d="M5.500 9q4.500-9 9 0" stroke="${b}" stroke-width="2" fill="none"/>`,
  basket: (a, b) =>
    `<path d="M5 10Q6 1 12 1t7 9" stroke="${b}" stroke-width="2.200" fill="none"/><path fill="${a}" d="M1 9h22l-2.500 14h-17z"/><path d="M4 14h16M4.500 18.500h15" stroke="${b}" stroke-width="1.500"/>`,
  battery: (a, b) =>
    `<rect x="1" y="6" width="19" height="12.500" rx="3" fill="${a}"/><rect x="21" y="10" width="2.500" height="5" rx="1" fill="${a}"/><path fill="${b}" d="M4 9h3v6.500H4zM8.500 9h3v6.500h-3zM13 9h3v6.500h-3z"/>`,
  hush: (a, b) =>
    `<path fill="${a}" d="M2 8.500h4.500L13 3v18l-6.500-5.500H2z"/><path d="M16.500 9l6 6M22.500 9l-6 6" stroke="${b}" stroke-width="2.600" stroke-linecap="round"/>`,
  sound: (a, b) =>
    `<path fill="${a}" d="M2 8.500h4.500L13 3v18l-6.500-5.500H2z"/><path d="M16 8.500q3 3.500 0 7M19 5.500q5.500 6.500 0 13" stroke="${b}" stroke-width="2.200" stroke-linecap="round" fill="none"/>`,
  feather: (a, b) =>
    `<path fill="${a}" d="M5 19Q3 8 22 1.500 22 17 8 18.500z"/><path d="M2 22.500L15 8.500M9 14.500h6M11.500 11.500V7.500" stroke="${b}" stroke-width="1.700" stroke-linecap="round"/>`,
  snail: (a, b) =>
    `<path d="M2 20.500h16q4-1 3.500-9" stroke="${b}" stroke-width="3.600" stroke-linecap="round" fill="none"/><path d="M21 10l-2-5M22 10l1.200-4.500" stroke="${b}" stroke-width="1.400" stroke-linecap="round"/><circle cx="9.500" cy="11.500" r="8" fill="${a}"/><path d="M9.500 15.500a4 4 0 1 1 4-4 2 2 0 0 1-4 0" stroke="${b}" stroke-width="1.700" fill="none"/>`,
  crown: (a, b) =>
    `<path fill="${a}" d="M1.500 7l5.500 4 5-8 5 8 5.500-4-2.500 13H4z"/><path fill="${b}" d="M4 18h16v3.500H4z"/><circle cx="12" cy="14" r="1.900" fill="${b}"/>`,
  bookmark: (a, b) => `<path fill="${a}" d="M5 1h14v22l-7-5.500L5 23z"/><path fill="${b}" d="M8 5h8v2.400H8z"/>`,
  repost: (a, b) =>
    `<g fill="none" stroke-width="2.600"><path stroke="${a}" d="M4 12V9q0-3 3-3h11"/><path stroke="${b}" d="M20 12v3q0 3-3 3H6"/></g><path fill="${a}" d="M16 1.500L23 6l-7 4.500z"/><path fill="${b}" d="M8 13.500L1 18l7 4.500z"/>`,
};

export const twelfthIcons: Record<string, Pictogram> = {
  starfish: (a, b) =>
    `<path fill="${a}" stroke="${a}" stroke-width="3.400" stroke-linejoin="round" d="M12 2.500l2.400 6.800 7 .2-5.500 4.300 2 6.900-5.900-4.100-5.900 4.100 2-6.900L2.600 9.500l7-.2z"/><g fill="${b}"><circle cx="12" cy="12" r="1.600"/><circle cx="12" cy="6" r="1"/><circle cx="6.500" cy="10.500" r="1"/><circle cx="17.500" cy="10.500" r="1"/><circle cx="8.700" cy="17" r="1"/><circle cx="15.300" cy="17" r="1"/></g>`,
  coral: (a, b) =>
    `<path fill="${b}" d="M4 23q8-6 16 0z"/><path d="M12 21V9M12 17Q6 16 5 8M12 14q6-1 7-9M5.500 12Q2.500 11 2 7.500M18 9.500q3.500 0 4-3.500M12 9q-2-3-2-7M12 9q1-2 3-3.500" stroke="${a}" stroke-width="2.700" stroke-linecap="round" fill="none"/>`,
  crate: (a, b, c) =>
    `<path fill="${b}" d="M2 9.500L5.500 2h13L22 9.500z"/><path fill="${a}" d="M1.500 9h21v13.500h-21z"/><path fill="${c}" d="M9.300 2h5.400v13L12 13.200 9.300 15z"/>`,
  hammer: (a, b) =>
    `<g transform="rotate(40 12 12)"><rect x="10.200" y="6" width="3.800" height="17.500" rx="1.700" fill="${b}"/><path fill="${a}" d="M4.500 1h11.500q3.500.2 5 4-2-.8-5 0v3.500H4.500z"/></g>`,
  chili: (a, b) =>
    `<path fill="${a}" d="M16.500 7.500q4.500 1 3.500 6-2.500 8-18 9 9.500-3.500 9.500-10 0-5 5-5z"/><path d="M16.300 8q0-4 3.700-6.300" stroke="${b}" stroke-width="2.400" stroke-linecap="round" fill="none"/><path fill="${b}" d="M11.500 10.200q1-4.200 5-3.800 4.200.4 4.200 4.600-2-2.200-4.200-1.200-2.700-1.800-5 .4z"/>`,
  scooter: (a, b) =>
    `<path fill="${a}" d="M1 17.500q.5-6.500 6-6.500h5l1.200 3h2.400L13 4.500h-3V2h5l3.200 10.500q4 1 4.800 5z"/><rect x="1.500" y="3.500" width="8" height="6" rx="1" fill="${b}"/><circle cx="5.800" cy="18.500" r="3.700" fill="${b}"/><circle cx="18.500" cy="18.500" r="3.700" fill="${b}"/><circle cx="5.800" cy="18.500" r="1.300" fill="${a}"/><circle cx="18.500" cy="18.500" r="1.300" fill="${a}"/>`,
  rook: (a, b) =>
    `<path fill="${a}" d="M5 2h3.200v2.500h2.200V2h3.200v2.500h2.200V2H19v6l-2.500 2v7l2.500 3H5l2.500-3v-7L5 8z"/><path fill="${b}" d="M7 9.400h10v1.900H7zM3.500 19.500h17V23h-17z"/>`,
  pawn: (a, b) =>
    `<circle cx="12" cy="6" r="4.600" fill="${a}"/><path fill="${a}" d="M7.600 10h8.800v2.300h-2q.4 5 4.300 7.700H5.300q3.900-2.700 4.300-7.700h-2z"/><path fill="${b}" d="M4 19.500h16V23H4z"/>`,
  comb: (a) =>
    `<path fill="${a}" d="M1 6.500Q1 4.500 3 4.500h18q2 0 2 2V11H1z"/><path fill="${a}" d="M1 10h2.600v9.500Q1 18 1 15zM20.400 10H23v5q0 3-2.600 4.500z"/><path d="M5.700 10.500v8.500M8.200 10.500v8.500M10.700 10.500v8.500M13.200 10.500v8.500M15.700 10.500v8.500M18.200 10.500v8.500" stroke="${a}" stroke-width="1.300" stroke-linecap="round"/>`,
  moustache: (a) =>
    `<path fill="${a}" d="M12 9.200q2-3.200 5-1.700 2 1.200 3.200 3 1.200 1.600 3.300.5-.5 5.200-5.500 5.700-4.500.3-6-3-1.500 3.300-6 3Q1 16.200.5 11q2.100 1.100 3.300-.5 1.200-1.800 3.200-3 3-1.500 5 1.700z"/>`,
  pacifier: (a, b, c) =>
    `<path fill="${c}" d="M9 9.500Q6.500 2 12 1q5.500 1 3 8.500z"/><circle cx="12" cy="17.800" r="4.300" stroke="${b}" stroke-width="2.300" fill="none"/><path fill="${a}" d="M1.500 11.500q0-3.500 4.500-3.500h12q4.500 0 4.500 3.500T18 15q-3 0-6-1-3 1-6 1-4.500 0-4.500-3.500z"/><circle cx="12" cy="11.300" r="1.900" fill="${b}"/>`,
  duck: (a, b, c) =>
    `<path fill="${a}" d="M2 12.500q4 2.500 7.300.7Q7 11 7.400 7.500 8.500 2 13.500 2q5 .3 5.500 5.500 0 3-1.500 4.500 4.500 2.500 3 6.500-2 4-9 4-8.500 0-9.500-10z"/><path fill="${b}" d="M18.400 5.300q4 .4 5.200 2.500-2.600 2.700-5.800 1.700z"/><circle cx="15" cy="6.600" r="1.200" fill="${c}"/><path d="M8.500 16.300q4 3.700 8 0" stroke="${c}" stroke-width="1.700" stroke-linecap="round" fill="none"/>`,
  comet: (a, b) =>
    `<path d="M1.800 1.800L13 13M9 2l7.500 8.500M2 9l8.500 7.500" stroke="${b}" stroke-width="2.500" stroke-linecap="round"/><circle cx="16.300" cy="16.300" r="6.200" fill="${a}"/><circle cx="14.700" cy="15" r="1.700" fill="${b}"/><circle cx="18.500" cy="18.200" r="1.200" fill="${b}"/>`,
  telescope: (a, b, c) =>
    `<path d="M12 13L7 22.500M12 13l5 9.500" stroke="${b}" stroke-width="2.300" stroke-linecap="round"/><g transform="rotate(-22 12 10)"><rect x="1" y="7.500" width="9" height="5.500" rx="1" fill="${a}"/><path fill="${c}" d="M9 6.500h9v7.500H9z"/><rect x="17" y="5" width="5.500" height="10.500" rx="1.200" fill="${a}"/></g><circle cx="12" cy="13" r="1.900" fill="${b}"/>`,
  bat: (a, b) =>
    `<path fill="${a}" d="M12 7.500l1.600-3 1 3.400Q16.500 6 23.500 5.500 21 9 21.500 12.500q-3.500-1.500-5 1-2.500.5-4.500 5-2-4.500-4.500-5-1.500-2.500-5-1Q3 9 .5 5.500q7 .5 8.900 2.400l1-3.400z"/><circle cx="10.800" cy="9.700" r=".7" fill="${b}"/><circle cx="13.200" cy="9.700" r=".7" fill="${b}"/>`,
  ghost: (a, b) =>
    `<path fill="${a}" d="M12 1q8 .5 8 10v12l-2.700-2.300-2.600 2.300-2.700-2.300L9.300 23l-2.600-2.300L4 23V11Q4 1.500 12 1z"/><circle cx="9" cy="9.800" r="1.700" fill="${b}"/><circle cx="15" cy="9.800" r="1.700" fill="${b}"/><ellipse cx="12" cy="14.600" rx="1.800" ry="2.400" fill="${b}"/>`,
};
