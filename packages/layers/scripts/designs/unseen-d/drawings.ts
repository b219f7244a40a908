/** The set unseen-d: what is drawn larger than a pictogram. By one who has not seen how designs are taken apart. */
import { star } from './things.ts';
import type { Palette } from '../sheet.ts';

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const rect = (fill: string, x: number, y: number, w: number, h: number, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** 400 by 190. */
export const sofa = (p: Palette, fill: string, cushion: string) =>
  rect(p.dark, 50, 160, 16, 30, 4) +
  rect(p.dark, 334, 160, 16, 30, 4) +
  rect(fill, 40, 0, 320, 130, 26) +
  rect(`color-mix(in srgb,${fill} 80%,#000)`, 52, 84, 296, 44, 12) +
  rect(`color-mix(in srgb,${fill} 82%,#fff)`, 54, 80, 144, 46, 14) +
  rect(`color-mix(in srgb,${fill} 82%,#fff)`, 202, 80, 144, 46, 14) +
  rect(fill, 20, 116, 360, 52, 14) +
  rect(fill, 0, 56, 62, 112, 26) +
  rect(fill, 338, 56, 62, 112, 26) +
  `<rect x="84" y="34" width="62" height="58" rx="10" fill="${cushion}" transform="rotate(-12 115 63)"/>`;

/** 220 by 150: three books lying on each other. */
export const books = (p: Palette) =>
  rect(p.accent, 0, 104, 220, 46, 6) +
  rect(p.paper, 14, 112, 206, 30, 2) +
  rect(p.mid, 24, 56, 180, 46, 6) +
  rect(p.second, 40, 56, 18, 46) +
  rect(p.second, 10, 10, 190, 44, 6) +
  rect(p.dark, 40, 26, 90, 12, 4);

/** 190 by 170: a cup on its saucer, steaming. */
export const cup = (p: Palette) =>
  stroke(p.mid, 7, 'M66 40q-12-16 0-34M98 40q-12-16 0-34') +
  stroke(p.accent, 13, 'M140 74q40-4 34 26-6 24-44 24') +
  path(p.accent, 'M18 56h128v34c0 36-24 60-64 60S18 126 18 90z') +
  path(`color-mix(in srgb,${p.accent} 75%,#fff)`, 'M34 70h12v26c0 14 4 22 12 30-18-8-24-20-24-34z') +
  rect(p.second, 0, 150, 164, 16, 8);

/** 260 by 320. */
export const backpack = (p: Palette, fill: string) => {
  const shade = `color-mix(in srgb,${fill} 70%,#000)`;
  return (
    stroke(shade, 16, 'M98 44V30a32 32 0 0 1 64 0v14') +
    rect(shade, 0, 130, 36, 150, 16) +
    rect(shade, 224, 130, 36, 150, 16) +
    path(fill, 'M20 130a110 100 0 0 1 220 0v154a32 32 0 0 1-32 32H52a32 32 0 0 1-32-32z') +
    rect(shade, 52, 176, 156, 112, 20) +
    rect(fill, 60, 200, 140, 80, 14) +
    stroke(p.second, 6, 'M64 194h132') +
    rect(p.second, 150, 192, 12, 34, 5) +
    rect(p.paper, 98, 96, 64, 40, 8) +
    path(p.accent, 'M114 126l16-22 16 22z')
  );
};

/** 200 by 200: a twig with leaves and three blossoms, out of its upper left corner. */
export const twig = (p: Palette) => {
  const leaf = (x: number, y: number, turn: number, fill: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="34" ry="14" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
  const bloom = (x: number, y: number, r: number) =>
    [0, 72, 144, 216, 288]
      .map((angle) => {
        const [c, d] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        return `<circle cx="${(x + r * c).toFixed(1)}" cy="${(y + r * d).toFixed(1)}" r="${r * 0.72}" fill="${p.accent}"/>`;
      })
      .join('') + `<circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="${p.second}"/>`;
  return (
    stroke(p.mid, 5, 'M10 10Q90 60 186 40M10 10Q60 90 40 186') +
    leaf(96, 26, -8, p.mid) +
    leaf(150, 62, 30, p.mid) +
    leaf(26, 100, 98, p.mid) +
    leaf(64, 150, 60, p.mid) +
    leaf(104, 104, 45, `color-mix(in srgb,${p.mid} 60%,#fff)`) +
    bloom(46, 46, 24) +
    bloom(118, 56, 15) +
    bloom(52, 116, 15)
  );
};

/** 150 by 210: a medal with two tails. */
export const medal = (p: Palette, fill: string) =>
  path(`color-mix(in srgb,${fill} 75%,#000)`, 'M38 110l-20 100 32-16 24 16 4-90zM112 110l20 100-32-16-24 16-4-90z') +
  star(150, 18, 0.88, fill) +
  `<circle cx="75" cy="75" r="50" fill="none" stroke="${p.paper}" stroke-width="5"/>`;

/** A ring of which `part` is filled, 190 by 190. */
export function ring(part: number, fill: string, rest: string): string {
  const round = 2 * Math.PI * 74;
  const circle = (colour: string, css: string) =>
    `<circle cx="95" cy="95" r="74" fill="none" stroke="${colour}" stroke-width="36" ${css}/>`;
  return (
    circle(rest, '') +
    circle(fill, `stroke-dasharray="${(round * part).toFixed(1)} ${round.toFixed(1)}" transform="rotate(-90 95 95)"`)
  );
}

/** The name as it is written by hand on its line, 220 by 90. */
export const signature = (ink: string, under: string, turn: number) =>
  rect(under, 0, 82, 214, 5) +
  stroke(
    ink,
    4,
    turn
      ? 'M8 54C30 4 50 0 44 36s-8 30 10 8 18-16 16 2 14 4 22-8 14-2 14 6 30-10 40-12-8 20 8 14 30-10 56-16'
      : 'M10 20C40-6 58 20 34 50S20 66 60 38s30-20 26-2 20 4 30-10 12 0 8 12 22 0 34-14 4 22 18 18 22-8 36-10',
  );
