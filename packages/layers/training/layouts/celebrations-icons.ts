/** The pictograms of the celebrations, 24 × 24, of at most three colours. */
import type { Kit } from '../../scripts/designs/sheet.ts';

export const celebrationIcons: Kit['icons'] = {
  cake: (a, b, c) =>
    `<path fill="${a}" d="M3 12h18v9H3z"/><path fill="${b}" d="M3 10h18v4q-3 3-6 0-3 3-6 0-3 3-6 0z"/><path fill="${c}" d="M11 4h2v6h-2z"/><circle cx="12" cy="3" r="1.600" fill="${b}"/>`,
  gift: (a, b, c) =>
    `<path fill="${a}" d="M3 11h18v11H3z"/><path fill="${c}" d="M2 7h20v4H2z"/><path fill="${b}" d="M10 7h4v15h-4zM12 7Q5 7 5.500 3.500 7 1 12 7q5-6 6.500-3.500Q19 7 12 7z"/>`,
  balloon: (a, b) =>
    `<ellipse cx="12" cy="9" rx="7" ry="8.500" fill="${a}"/><path fill="${a}" d="M10 19l2-3 2 3z"/><path d="M12 19q-2 2 0 5" stroke="${b}" stroke-width="1.500" fill="none"/><ellipse cx="9.500" cy="6" rx="1.500" ry="2.500" fill="${b}"/>`,
  hat: (a, b, c) =>
    `<path fill="${a}" d="M12 4l8 18H4z"/><path fill="${b}" d="M9.500 9.500l7 4.500 1.200 3L8 12.500zM6.500 16.500L15 22h-5l-4.700-3z"/><circle cx="12" cy="4" r="2.600" fill="${c}"/>`,
  heart: (a) =>
    `<path fill="${a}" d="M12 22Q1 14 2 8q1-5 5.500-5Q10.500 3 12 6q1.500-3 4.500-3Q21 3 22 8q1 6-10 14z"/>`,
  star: (a) =>
    `<path fill="${a}" d="M12 1.500l3.200 6.800 7.300 1-5.300 5.200 1.300 7.500-6.500-3.600L5.500 22l1.300-7.500L1.500 9.300l7.300-1z"/>`,
  rings: (a, b, c) =>
    `<circle cx="8" cy="15" r="6" fill="none" stroke="${a}" stroke-width="2.500"/><circle cx="16" cy="15" r="6" fill="none" stroke="${b}" stroke-width="2.500"/><path fill="${c}" d="M5 3h6l2 2.500-5 4.500-5-4.500z"/>`,
  camera: (a, b, c) =>
    `<path fill="${a}" d="M8 4h8l2 3h4v14H2V7h4z"/><circle cx="12" cy="13.500" r="5" fill="${b}"/><circle cx="12" cy="13.500" r="2.500" fill="${c}"/>`,
  clapper: (a, b) =>
    `<path fill="${a}" d="M2 10h20v12H2zM1.500 6L21 1l1 4L2.500 10z"/><path fill="${b}" d="M6 4.900l3 3.400 3.500-.9-3-3.400zM13 3l3 3.400 3.500-.9-3-3.300zM5 13h14v1.800H5zM5 17h9v1.800H5z"/>`,
  popcorn: (a, b, c) =>
    `<path fill="${a}" d="M4 10h16l-2 13H6z"/><path fill="${b}" d="M8.500 10h2.500l.3 13H9.500zM13 10h2.500l-1 13h-1.800z"/><circle cx="7" cy="8" r="3" fill="${c}"/><circle cx="12" cy="5.500" r="3.600" fill="${c}"/><circle cx="17" cy="8" r="3" fill="${c}"/>`,
  glass: (a, b) =>
    `<path fill="${a}" d="M6 2h12q0 11-5 12v7h4v2H7v-2h4v-7Q6 13 6 2z"/><path fill="${b}" d="M7.500 6h9q-.8 6-4.500 6.500Q8.300 12 7.500 6z"/>`,
  pram: (a, b) =>
    `<path fill="${a}" d="M3 13h17q0 6-6 6H9q-6 0-6-6zM11 3q-8 0-8 9h8z"/><path d="M20 13q0-5 3-5" stroke="${b}" stroke-width="2" fill="none"/><circle cx="8" cy="21" r="2.500" fill="${b}"/><circle cx="16" cy="21" r="2.500" fill="${b}"/>`,
  bottle: (a, b, c) =>
    `<path fill="${c}" d="M9.500 1h5v4h-5z"/><path fill="${b}" d="M7 5h10v3.500H7z"/><path fill="${a}" d="M7 9.500h10V20q0 3-3 3h-4q-3 0-3-3z"/><path fill="${b}" d="M13 12.500h4v1.500h-4zM13 16.500h4V18h-4z"/>`,
  clock: (a, b) =>
    `<circle cx="12" cy="12" r="10.500" fill="${a}"/><path d="M12 5.500V12l4.500 3" stroke="${b}" stroke-width="2.400" fill="none" stroke-linecap="round"/>`,
  note: (a) =>
    `<path fill="${a}" d="M8 3l13-2v16h-3V6.500L11 7.500V20H8z"/><circle cx="7" cy="20" r="3.800" fill="${a}"/><circle cx="17.200" cy="17.500" r="3.800" fill="${a}"/>`,
  trophy: (a, b) =>
    `<path fill="${b}" d="M1 4h22q0 8-7 9H8Q1 12 1 4zm3 2q0 4 4 5V6zm16 0h-4v5q4-1 4-5z" fill-rule="evenodd"/><path fill="${a}" d="M6 2h12q0 11-4.500 13v4H17v3.500H7V19h3.500v-4Q6 13 6 2z"/>`,
  moon: (a, b) =>
    `<path fill="${a}" d="M15 2A10.500 10.500 0 1 0 22 16 9 9 0 0 1 15 2z"/><path fill="${b}" d="M19 4l1 2.500 2.500 1L20 8.500 19 11l-1-2.500-2.500-1 2.500-1z"/>`,
  letter: (a, b) =>
    `<path fill="${a}" d="M1.500 5h21v15h-21z"/><path d="M1.500 6L12 14 22.500 6" stroke="${b}" stroke-width="2" fill="none"/>`,
  place: (a, b) =>
    `<path fill="${a}" d="M12 1q8 0 8 8 0 5-8 14Q4 14 4 9q0-8 8-8z"/><circle cx="12" cy="9" r="3.500" fill="${b}"/>`,
  day: (a, b, c) =>
    `<path fill="${a}" d="M2 4h20v18H2z"/><path fill="${b}" d="M4 10h16v10H4z"/><path fill="${c}" d="M6 1.500h2.500V7H6zM15.500 1.500H18V7h-2.500zM13 13h4.500v4.500H13z"/>`,
  flower: (a, b) =>
    `<g fill="${a}">${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="12" cy="6" rx="3.600" ry="5" transform="rotate(${turn} 12 12)"/>`).join('')}</g><circle cx="12" cy="12" r="3.600" fill="${b}"/>`,
  bear: (a, b, c) =>
    `<circle cx="5.500" cy="6" r="4" fill="${a}"/><circle cx="18.500" cy="6" r="4" fill="${a}"/><circle cx="12" cy="13" r="9.500" fill="${a}"/><ellipse cx="12" cy="16.500" rx="4.500" ry="3.500" fill="${b}"/><circle cx="8.500" cy="11" r="1.400" fill="${c}"/><circle cx="15.500" cy="11" r="1.400" fill="${c}"/><circle cx="12" cy="15.500" r="1.300" fill="${c}"/>`,
};
