/** The signs of the venues, 24 × 24, in at most three colours. */
type Pictogram = (a: string, b: string, c: string) => string;

const full = (d: string, fill: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;
const drawn = (d: string, stroke: string, width: number) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const food: Record<string, Pictogram> = {
  cup: (a, b) =>
    drawn('M17 10h2.500a2.500 2.500 0 0 1 0 6H17M8 2q-2 2 0 4M12.500 2q-2 2 0 4', b, 2) +
    full('M3 8h15v7a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6z', a),
  croissant: (a, b) =>
    full('M2 16Q3 5 12 4q9 1 10 12l-4 3q-1-6-6-6t-6 6z', a) +
    drawn('M8 5.500l2 8M16 5.500l-2 8M3.500 11l4 4M20.500 11l-4 4', b, 1.6),
  cake: (a, b, c) =>
    full('M2 12L20 5q3 3 2 7z', c) + full('M2 12h20v8H2z', a) + full('M2 15h20v2.500H2z', b) + dot(16, 4.5, 2.4, b),
  pot: (a, b) =>
    drawn('M18 9h4v8h-4', b, 2) +
    full('M7 7h10l2 14H5zM5 9L1 6V4l6 3z', a) +
    full('M8 4h8v2H8z', b) +
    dot(12, 2.8, 1.6, b),
  bean: (a, b) =>
    `<ellipse cx="12" cy="12" rx="7" ry="10.500" transform="rotate(35 12 12)" fill="${a}"/>${drawn('M17 4q-2 6-5 8t-5 8', b, 2)}`,
  bun: (a, b, c) =>
    full('M2 11q0-8 10-8t10 8z', a) + full('M1 12h22v3H1z', b) + full('M2 16h20q0 5-4 5H6q-4 0-4-5z', c),
  glass: (a, b) => full('M3 2h18l-7.500 10v7H17v3H7v-3h3.500v-7z', a) + full('M7 4.500h10L15 7H9z', b),
  cone: (a, b) => full('M9.500 2h5L19 18H5z', a) + full('M8.400 7h7.200l1.200 4H7.200z', b) + full('M1 18h22v4H1z', a),
};
const sport: Record<string, Pictogram> = {
  dumbbell: (a, b) =>
    full('M6 11h12v2.600H6z', b) +
    full('M3.500 5h4v14h-4zM16.500 5h4v14h-4zM1 8.500h2.500v7H1zM20.500 8.500H23v7h-2.500z', a),
  kettlebell: (a, b) => drawn('M8 9Q5 2.500 12 2.500T16 9', b, 3) + dot(12, 15, 8, a) + dot(12, 15, 3, b),
  ball: (a, b) => dot(12, 12, 10.5, a) + drawn('M12 1.500v21M1.500 12h21M4.500 5q7 7 0 14M19.500 5q-7 7 0 14', b, 1.5),
  pulse: (a, b) =>
    full('M12 22C3 15.500 1 12 1 8a5.600 5.600 0 0 1 11-2 5.600 5.600 0 0 1 11 2c0 4-2 7.500-11 14z', a) +
    drawn('M4 11h4l2-4 3 8 2-4h5', b, 1.8),
  timer: (a, b) => full('M9 1h6v3H9zM18 4l3 3-2 2-3-3z', b) + dot(12, 14, 9, a) + drawn('M12 9v5l3 2', b, 2.2),
  shaker: (a, b) => full('M8 1h8v3H8zM5 5h14v4H5z', b) + full('M6 10h12l-1.500 13h-9z', a),
  mat: (a, b) => full('M7 4h16v16H7z', a) + dot(7, 12, 6, b) + dot(7, 12, 2.6, a),
};
const stay: Record<string, Pictogram> = {
  bed: (a, b) =>
    full('M1 5h3v9h19v7h-3v-3H4v3H1z', a) + full('M5.500 8h5v4.500h-5z', b) + full('M12 8h7q4 0 4 4.500H12z', b),
  key: (a, b) => full('M11 9.500h12v4h-2.500V17h-4v-3.500H11z', a) + dot(7, 11.5, 6, a) + dot(7, 11.5, 2.4, b),
  bath: (a, b) =>
    full('M1 12h22q0 7-5 8v2h-3v-2H9v2H6v-2q-5-1-5-8z', a) + drawn('M5 12V5q0-2.500 2.500-2.500T10 5', b, 2.2),
  wifi: (a, b) => drawn('M2 9q10-9 20 0M5.500 13.500q6.500-6 13 0', a, 2.8) + dot(12, 18, 2.6, b),
  bell: (a, b) => full('M2 18Q2 7 12 7t10 11z', a) + full('M1 19.500h22V22H1zM10.500 3h3v4h-3z', b),
  lamp: (a, b) => full('M7 2h10l4 10H3z', a) + full('M10.800 12h2.400v8H17v2.500H7V20h3.800z', b),
  pool: (a, b) =>
    dot(17, 6, 3.5, b) +
    full('M2 13L10 6l5 6z', b) +
    drawn('M1 16q3-3 5.500 0t5.500 0 5.500 0 5.500 0M1 21q3-3 5.500 0t5.500 0 5.500 0 5.500 0', a, 2.2),
  parking: (a, b) => full('M2 2h20v20H2z', a) + drawn('M9 19V6h4a4 4 0 0 1 0 8H9', b, 2.8),
};
const culture: Record<string, Pictogram> = {
  temple: (a, b) =>
    full('M12 1l11 7H1z', b) + full('M3 9.500h4V18H3zM10 9.500h4V18h-4zM17 9.500h4V18h-4zM1 19.500h22V23H1z', a),
  vase: (a, b) => full('M8 2h8v3l-1 2q6 3 6 9-1 5-5 6H8q-4-1-5-6 0-6 6-9L8 5z', a) + full('M4.500 12h15v3h-15z', b),
  camera: (a, b, c) => full('M1 6h6l2-3h6l2 3h6v15H1z', a) + dot(12, 13, 5.5, b) + dot(12, 13, 2.6, c),
  picture: (a, b, c) => full('M1 3h22v18H1z', a) + full('M4 6h16v12H4z', b) + full('M4 18l5-7 4 4 3-3 4 6z', c),
  mask: (a, b) =>
    full('M2 3q10 4 20 0v9q-1 9-10 11Q3 21 2 12z', a) +
    full('M5.500 9q3-2.500 5 0-2.500 2.500-5 0zM13.500 9q2-2.500 5 0-2.500 2.500-5 0zM7 14h10q-1 5-5 5t-5-5z', b),
  note: (a, b) =>
    full('M8 4l13-3v5L11 8.500V19H8z', a) + dot(6.5, 19, 4, b) + full('M18 4h3v12h-3z', a) + dot(17.5, 16.5, 3.6, b),
  mic: (a, b) =>
    `<rect x="8" y="1" width="8" height="13" rx="4" fill="${a}"/>${drawn('M4 11q0 7 8 7t8-7M12 18v4M8 22.500h8', b, 2.2)}`,
  film: (a, b) => full('M1 9h22v13H1z', a) + full('M1 3l21-2 .6 5L1 8.200z', b) + full('M9.500 12l6 3.500-6 3.500z', b),
  drum: (a, b) =>
    full('M2 8h20v11q-10 5-20 0z', a) +
    `<ellipse cx="12" cy="8" rx="10" ry="3.500" fill="${b}"/>${drawn('M4 1l6 6M20 1l-6 6', b, 1.8)}`,
  palette: (a, b, c) =>
    full('M12 2C5 2 1 7 1 12s4 10 10 10c3 0 3-2 2-4s1-3 3-3h3c3 0 4-2 4-4 0-5-5-9-11-9z', a) +
    dot(7, 9, 2, b) +
    dot(13, 6.5, 2, c) +
    dot(6.5, 14.5, 2, c) +
    dot(18, 10, 1.8, b),
};
const street: Record<string, Pictogram> = {
  barrier: (a, b) =>
    full('M4 4h3v18H4zM17 4h3v18h-3z', b) + full('M1 6h22v8H1z', a) + full('M4 14l4-8h4l-4 8zM12 14l4-8h4l-4 8z', b),
  digger: (a, b, c) =>
    full('M2 15h13v-5h-3V5H5v6H2z', a) +
    dot(5, 18.5, 3.5, b) +
    dot(12.5, 18.5, 3.5, b) +
    drawn('M15 11l3-7 4 6v4', c, 2.2) +
    full('M18 14h6l-2 5h-4z', a),
  car: (a, b, c) =>
    full('M4 11l2-6h12l2 6 3 2v6H1v-6z', a) +
    full('M7 7h4v4H6zM13 7h4l1 4h-5z', c) +
    dot(6.5, 19, 3, b) +
    dot(17.5, 19, 3, b),
  bike: (a, b) =>
    drawn('M5.500 17l4-9h6l4 9M9.500 8l4 9h-8M8 8h4M15.500 8l-.5-3h3', b, 1.8) +
    `<g fill="none" stroke="${a}" stroke-width="2"><circle cx="5.500" cy="17" r="4.400"/><circle cx="18.500" cy="17" r="4.400"/></g>`,
  bus: (a, b, c) => full('M2 3h20v17H2z', a) + full('M4 6h16v6H4z', c) + dot(7, 20, 2.6, b) + dot(17, 20, 2.6, b),
  warning: (a, b) =>
    full('M12 1.500l11.500 20.500H.5z', a) + full('M10.700 8h2.600l-.5 7h-1.600z', b) + dot(12, 18, 1.5, b),
  arrow: (a) => full('M1 9h11V3l11 9-11 9v-6H1z', a),
  bend: (a) => full('M1 22v-8q0-7 7-7h6V2l9 7.500-9 7.500v-5H9q-3 0-3 3v7z', a),
  pin: (a, b) =>
    full('M12 1a8.500 8.500 0 0 1 8.500 8.500C20.500 15 12 23 12 23S3.500 15 3.500 9.500A8.500 8.500 0 0 1 12 1z', a) +
    dot(12, 9.5, 3.6, b),
};
const care: Record<string, Pictogram> = {
  comb: (a, b) =>
    full('M1 6h22v5H1z', a) +
    full(
      'M1 11h2.200v8H1zM4.600 11h1.600v8H4.600zM7.600 11h1.600v8H7.600zM10.600 11h1.600v8h-1.600zM13.600 11h1.600v8h-1.600zM16.600 11h1.600v8h-1.600zM20 11h3v8h-3z',
      a,
    ) +
    full('M3 7.500h18v1.600H3z', b),
  scissors: (a, b) =>
    drawn('M7.500 15.500L19 2M16.500 15.500L5 2', a, 2.8) +
    `<g fill="none" stroke="${b}" stroke-width="2.400"><circle cx="6" cy="18.500" r="3.600"/><circle cx="18" cy="18.500" r="3.600"/></g>`,
  razor: (a, b) => full('M3 2h18v5H3z', a) + full('M10.300 7h3.400v4l1 11.500H9.300l1-11.500z', b),
  dryer: (a, b) => full('M9 3h13q2 5.500 0 11H9z', b) + dot(9, 8.5, 6.5, a) + full('M6 14l6-.5 1 9H8z', a),
  moustache: (a) =>
    full('M12 9q3-4 6-1.500t5.500.5q0 8-7 8-3.500 0-4.500-3-1 3-4.500 3-7 0-7-8 2.500 2 5.500-.5T12 9z', a),
  bottle: (a, b) =>
    full('M9 1h6v4H9zM11 5h2v3h-2z', b) + full('M8 8h8q2 1 2 3v12H6V11q0-2 2-3z', a) + full('M8 13h8v5H8z', b),
  clock: (a, b) => dot(12, 12, 11, a) + drawn('M12 5.500V12l4.500 3', b, 2.4),
  door: (a, b) => full('M4 1h16v21h3v1.500H1V22h3z', b) + full('M6.500 3.500h11V22h-11z', a) + dot(15, 13, 1.4, b),
  star: (a) =>
    full('M12 1.500l3.200 6.900 7.300.8-5.400 5 1.500 7.300-6.600-3.700-6.600 3.700 1.500-7.300-5.400-5 7.300-.8z', a),
  leaf: (a, b) => full('M3 21Q1 4 21 2q2 18-14 17z', a) + drawn('M2.500 22Q8 12 16 7', b, 1.8),
};

export const venueIcons: Record<string, Pictogram> = { ...food, ...sport, ...stay, ...culture, ...street, ...care };
