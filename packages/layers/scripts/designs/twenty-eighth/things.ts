/** The larger drawings of the twenty-eighth set's second half; each says the size it is drawn in. */
import { area, ball, each, hoop, oval, slab, trace } from '../twenty-seventh/icons.ts';

/** 380 × 300: a house with panels on its roof, a tree beside it. */
export const solarHouse = (wall: string, roof: string, door: string) =>
  slab(338, 190, 14, 110, '#74513a', 4) +
  ball(345, 160, 35, '#4f8f4c') +
  slab(248, 20, 34, 70, '#9c5a44') +
  slab(40, 128, 260, 172, wall) +
  area('M70 30H270L324 136H16z', roof) +
  area('M88 44H252L292 124H48z', '#21406e') +
  trace('M126 44L108 124M170 44V124M214 44L232 124M68 84H272', '#a9c6ea', 5, 'stroke-linecap="butt"') +
  slab(70, 168, 74, 64, '#cfe7f3', 4) +
  trace('M107 168v64M70 200h74', '#ffffff', 6) +
  slab(196, 176, 64, 124, door, 4) +
  ball(246, 242, 5, '#f2d27a');

/** 160 × 160: the sun with its rays. */
export const sun = (colour: string) =>
  each(12, (i) => `<g transform="rotate(${i * 30} 80 80)">${slab(74, 0, 12, 28, colour, 6)}</g>`) +
  ball(80, 80, 44, colour);

/** 240 × 240: a ring of which `share` is filled. */
export const gauge = (share: number, track: string, fill: string) => {
  const round = 2 * Math.PI * 98;
  const arc = `stroke-dasharray="${(round * share).toFixed(1)} ${round.toFixed(1)}" transform="rotate(-90 120 120)"`;
  return (
    hoop(120, 120, 98, track, 36) +
    `<circle cx="120" cy="120" r="98" fill="none" stroke="${fill}" stroke-width="36" stroke-linecap="round" ${arc}/>`
  );
};

/** A line through points, each with its dot. */
export const plotted = (points: readonly (readonly [number, number])[], colour: string, core: string) =>
  trace(`M${points.map((point) => point.join(' ')).join('L')}`, colour, 8) +
  points.map(([x, y]) => ball(x, y, 13, colour) + ball(x, y, 6, core)).join('');

const socket = 'H28l8 10h28l8-10';

/** `w` × `h`, and 10 more below: a block of a program that others click into. */
export const codeBlock = (w: number, h: number, fill: string) =>
  area(`M0 8Q0 0 8 0${socket}H${w - 8}q8 0 8 8V${h - 8}q0 8-8 8H72l-8 10H36l-8-10H8q-8 0-8-8z`, fill);

/** The same with a rounded head: the program begins here. */
export const hatBlock = (w: number, h: number, fill: string) =>
  area(`M0 20Q76-18 152 14H${w - 8}q8 0 8 8V${h - 8}q0 8-8 8H72l-8 10H36l-8-10H8q-8 0-8-8z`, fill);

/** A block that holds others: `head` high above them, `hold` high about them, `foot` below. */
export const loopBlock = (w: number, head: number, hold: number, foot: number, fill: string) =>
  area(
    `M0 8Q0 0 8 0${socket}H${w - 8}q8 0 8 8V${head - 8}q0 8-8 8H106l-8 10H70l-8-10H34V${head + hold}H${w - 8}q8 0 8 8V${head + hold + foot - 8}q0 8-8 8H72l-8 10H36l-8-10H8q-8 0-8-8z`,
    fill,
  );

/** 260 × 340: a robot. */
export const robot = (coat: string, shade: string, glow: string) =>
  trace('M130 52V18', shade, 9) +
  ball(130, 16, 15, glow) +
  slab(28, 76, 24, 56, shade, 10) +
  slab(208, 76, 24, 56, shade, 10) +
  slab(44, 48, 172, 118, coat, 34) +
  slab(62, 70, 136, 74, '#22303c', 24) +
  ball(98, 102, 15, glow) +
  ball(162, 102, 15, glow) +
  trace('M112 126q18 12 36 0', glow, 6) +
  slab(106, 162, 48, 20, shade) +
  trace('M62 204Q20 220 22 268M198 204Q244 196 240 140', coat, 26) +
  ball(22, 272, 18, shade) +
  ball(240, 136, 18, shade) +
  slab(58, 178, 144, 112, coat, 24) +
  slab(88, 202, 84, 56, '#ffffff', 10) +
  trace('M100 232h14l8-16 14 30 8-14h16', '#d0483e', 5) +
  slab(74, 286, 40, 30, shade) +
  slab(146, 286, 40, 30, shade) +
  slab(60, 308, 64, 30, coat, 14) +
  slab(136, 308, 64, 30, coat, 14);

const paddler = (x: number, shirt: string) =>
  trace(`M${x + 8} 62L${x + 26} 112`, '#9a6b3c', 6) +
  slab(x - 14, 52, 28, 34, shirt, 12) +
  ball(x, 40, 14, '#e3b28a') +
  area(`M${x - 15} 38q15-26 30 0z`, '#ffffff') +
  trace(`M${x + 4} 62l14 10`, '#e3b28a', 7);

/** 430 × 130: a dragon boat with its crew, which goes to the right. */
export const dragonBoat = (hull: string, trim: string, shirt: string) =>
  trace('M24 84Q2 66 10 34', hull, 13) +
  area('M10 40L-4 14 14 22 22 2 30 30z', trim) +
  each(5, (i) => paddler(84 + i * 48, shirt)) +
  slab(316, 54, 34, 30, '#b5332c', 6) +
  slab(312, 50, 42, 9, '#f4dfae', 4) +
  area('M14 80H352Q372 76 374 48L402 56Q398 104 356 122H52Q22 116 14 80z', hull) +
  trace('M30 92H356Q380 88 386 62', trim, 7) +
  each(6, (i) => `<path d="M${64 + i * 48} 100q14 16 28 0" fill="none" stroke="${trim}" stroke-width="5"/>`) +
  area('M366 50Q360 18 392 14L432 30 434 44 408 50 430 58 404 66z', hull) +
  trace('M376 16L360-2M388 12L380-8', trim, 7) +
  ball(398, 29, 7, '#ffffff') +
  ball(400, 29, 3.4, '#1e1e1e') +
  area('M366 30l-16 4 12 8-16 8 18 6z', trim);

/** `w` × 22: a rope with floats. */
export const floats = (w: number) =>
  slab(0, 9, w, 4, '#f3ead2') +
  each(Math.floor(w / 50), (i) => oval(25 + i * 50, 11, 13, 10, i % 2 ? '#ffffff' : '#e8542f'));

/** 48 × `h`: the finishing line. */
export const chequers = (h: number) =>
  slab(0, 0, 48, h, '#ffffff') + each(Math.floor(h / 24), (i) => slab(i % 2 ? 24 : 0, i * 24, 24, 24, '#1f2226'));

/** 150 × 140: a rice dumpling in its leaf. */
export const dumpling = () =>
  area('M75 4Q88 4 96 20L146 116Q150 136 128 136H22Q0 136 4 116L54 20Q62 4 75 4z', '#3f7f3c') +
  area('M75 4Q88 4 96 20L146 116Q150 136 128 136H96Q110 70 75 4z', '#2f6a33') +
  trace('M60 18Q40 80 30 134M84 12Q96 70 84 134', '#65a356', 4) +
  trace('M30 78Q74 100 120 76M18 104Q74 128 134 104', '#f1dfae', 7) +
  trace('M74 92l-16 18M74 92l20 16', '#f1dfae', 5);

/** 190 × 170: a drum on its frame. */
export const paradeDrum = (body: string) =>
  trace('M34 60L12 166M156 60L178 166', '#6e4426', 12) +
  area('M16 44H174V116Q95 158 16 116z', body) +
  each(7, (i) => ball(31 + i * 21.4, 86, 5, '#f2cf6b')) +
  oval(95, 42, 79, 30, '#f2cf6b') +
  oval(95, 40, 68, 24, '#f8efd8') +
  trace('M150 4L104 40', '#8a5a34', 8) +
  ball(102, 41, 9, '#c8402f');

const arts: Record<string, (ink: string, glow: string) => string> = {
  moon: (ink, glow) =>
    ball(100, 158, 46, glow) +
    area('M0 220Q50 170 100 206T200 190V280H0z', ink) +
    trace('M64 252q16-10 32 0t32 0 32 0', glow, 5),
  fish: (ink, glow) =>
    area('M34 176Q84 122 136 170L172 142V212L136 184Q84 232 34 176z', glow) +
    ball(68, 170, 7, ink) +
    trace('M92 156q12 20 0 42M112 158q10 18 0 36M40 244q20-12 40 0t40 0 40 0', ink, 5),
  flower: (ink, glow) =>
    trace('M100 178V268M100 244Q70 240 62 214M100 228Q128 226 136 202', ink, 7) +
    each(6, (i) => `<g transform="rotate(${i * 60} 100 158)">${oval(100, 126, 15, 24, glow)}</g>`) +
    ball(100, 158, 15, ink),
  roofs: (ink, glow) =>
    ball(148, 130, 22, glow) +
    area('M16 268V196L48 160 80 196V268zM84 268V158L112 130 140 158V268zM144 268V208L166 182 188 208V268z', ink) +
    slab(38, 208, 20, 24, glow) +
    slab(102, 174, 20, 24, glow) +
    slab(102, 220, 20, 24, glow),
};

/** 200 × 290: a book seen from the front, with what is pictured on its cover. */
export const cover = (art: string, fill: string, ink: string, glow: string) =>
  slab(6, 6, 194, 284, '#efe9dc', 5) +
  slab(0, 0, 194, 284, fill, 5) +
  `<g transform="scale(.97)">${arts[art]!(ink, glow)}</g>` +
  slab(0, 0, 13, 284, 'rgba(0,0,0,.22)', 3);

/** 100 × 150: a plant in its pot. */
export const pottedPlant = (pot: string) =>
  trace('M50 100V56M50 96Q30 84 24 62M50 92Q72 80 78 52', '#3f6f3a', 5) +
  oval(50, 32, 14, 30, '#5a9a4e') +
  oval(20, 48, 12, 26, '#4a8743', -32) +
  oval(80, 40, 12, 26, '#4a8743', 30) +
  area('M16 96H84L76 150H24z', pot) +
  slab(12, 92, 76, 16, pot, 4) +
  slab(14, 106, 72, 5, 'rgba(0,0,0,.2)');

/** 100 × 80: a mug. */
export const teaMug = (china: string, band: string) =>
  hoop(78, 40, 17, china, 10) + area('M6 4H74V62Q74 78 58 78H22Q6 78 6 62z', china) + slab(6, 30, 68, 14, band);

/** 250 × 150: four books that lie on each other. */
export const bookPile = (fills: readonly string[]) =>
  [
    [0, 112, 250],
    [18, 74, 210],
    [6, 36, 196],
    [30, -2, 160],
  ]
    .map(
      ([x, y, w], i) =>
        slab(x!, y!, w!, 38, fills[i]!, 6) +
        slab(x! + w! - 22, y! + 6, 22, 26, '#fbf5e6') +
        slab(x! + 22, y!, 10, 38, 'rgba(255,255,255,.6)'),
    )
    .join('');
