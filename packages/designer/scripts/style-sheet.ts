/**
 * Draws subjects in every style into one PNG and prints the CPU time of each:
 * `node packages/designer/scripts/style-sheet.ts sheet.png [side of a cell] [subject keys …]`
 */
import { writeFileSync } from 'node:fs';
import { seededRandom } from '../src/raster/random.ts';
import { createSurface } from '../src/raster/surface.ts';
import { restyle, styleNames } from '../src/styles/style.ts';
import type { StyleName, StylePalette } from '../src/styles/style.ts';

const [file, cellText, ...wanted] = process.argv.slice(2);
if (!file) throw new Error('Name the PNG to write.');
const cell = Number(cellText ?? 168);
const subjects = wanted.length
  ? wanted
  : [
      'noto:hot-beverage',
      'noto:cat',
      'noto:bicycle',
      'noto:snow-capped-mountain',
      'noto:headphone',
      'noto:red-paper-lantern',
      'noto:lotus',
      'noto-v1:cityscape',
    ];

const palette = (ground: string, ink: string, colours: string[], light: string, dark: string): StylePalette => ({
  ground,
  ink,
  colours,
  light,
  dark,
});

const looks: Record<StyleName, StylePalette> = {
  riso: palette('#f6f0e3', '#1f4fa8', ['#ff5a5f', '#1f4fa8', '#ffd166'], '#fff8ea', '#1f2f6a'),
  grain: palette('#f4d9c6', '#2b1d4f', ['#ff5470', '#6d3bb0', '#ff7a59', '#ffc15e'], '#fff1d6', '#2b1d4f'),
  flat: palette('#8fd3c1', '#14213d', ['#ef476f', '#26547c', '#ffd166'], '#fff6e0', '#14213d'),
  paper: palette('#cfe3dc', '#17324d', ['#e4572e', '#2f6690', '#f28482', '#f6bd60'], '#fdf4e3', '#17324d'),
  clay: palette('#dfe7fd', '#3d348b', ['#f35b04', '#7678ed', '#f7b801', '#ffd9a0'], '#fff5ea', '#3d348b'),
  lino: palette('#efe7d6', '#1d2a26', ['#b5482f', '#6b7a5c', '#d9a441'], '#fbf6ea', '#1d2a26'),
  jianzhi: palette('#fdf3e4', '#7a1018', ['#c8161d', '#e0a526', '#7a1018'], '#fff8ee', '#5c0c12'),
  halftone: palette('#f7f2e8', '#2a1a8a', ['#ffd23f', '#ff5d73', '#2a1a8a'], '#fff8e0', '#1c1160'),
  watercolour: palette('#fbf8f1', '#2f3e66', ['#d1495b', '#5b7fb0', '#c96b5b', '#e3a95c'], '#ecd09a', '#2f3e66'),
  inkwash: palette('#f3eee2', '#1b1c20', ['#c03a2b', '#8a8577', '#5d6b62'], '#fbf8f0', '#1b1c20'),
  line: palette('#fbf7f0', '#22223b', ['#ffb4a2', '#e5989b', '#6d6875'], '#fffaf3', '#22223b'),
  engrave: palette('#f1eadb', '#20302c', ['#8c5a3c', '#4f6d5f', '#c9a15a'], '#faf5e8', '#20302c'),
  mosaic: palette('#f4efe6', '#15172b', ['#c9184a', '#2a6f97', '#e4572e', '#f4b942'], '#fbeecb', '#15172b'),
  op: palette('#f5f1e8', '#141414', ['#f25c54', '#141414', '#f7b267'], '#fffaf0', '#141414'),
  swiss: palette('#e63946', '#141414', ['#141414', '#f1faee', '#e63946'], '#fff8f0', '#141414'),
  deco: palette('#12263a', '#e8c98a', ['#c89b3c', '#2a6f72', '#8c3b2e'], '#f4e3bd', '#0b1826'),
  bauhaus: palette('#f2e9d8', '#1a1a1a', ['#d62828', '#1d4e89', '#f7b801'], '#fbf5e6', '#1a1a1a'),
  retro: palette('#f3e6cc', '#2f2a26', ['#d9773b', '#5f9e8f', '#e3b04b'], '#fbf3df', '#2f2a26'),
  brutalist: palette('#d7ff3e', '#0a0a0a', ['#0a0a0a', '#ff4d00', '#d7ff3e'], '#ffffff', '#0a0a0a'),
  minimal: palette('#f1ede6', '#22333b', ['#c6553b', '#22333b', '#e0a458'], '#fbf9f4', '#22333b'),
};

const sheet = createSurface(cell * styleNames.length, cell * subjects.length);
const context = sheet.getContext('2d');
const spent: Record<string, number[]> = {};
for (const [row, subject] of subjects.entries()) {
  for (const [column, style] of styleNames.entries()) {
    const options = { style, palette: looks[style], size: 800, seed: row * 13 + 5 };
    // The first style of a row that reads the subject in its way pays for the reading.
    const before = process.cpuUsage();
    const figure = await restyle(subject, options);
    const { user, system } = process.cpuUsage(before);
    (spent[style] ??= []).push((user + system) / 1000);
    const share = (cell * (0.84 + seededRandom(row)() * 0.04)) / Math.max(figure.width, figure.height);
    const [width, height] = [figure.width * share, figure.height * share];
    context.fillStyle = looks[style].ground;
    context.fillRect(column * cell, row * cell, cell, cell);
    context.drawImage(figure, (column + 0.5) * cell - width / 2, (row + 0.5) * cell - height / 2, width, height);
  }
}
writeFileSync(file, sheet.toBuffer('image/png'));
for (const [style, times] of Object.entries(spent)) {
  times.sort((a, b) => a - b);
  process.stdout.write(`${style.padEnd(12)} ${times[times.length >> 1]!.toFixed(0)} ms CPU\n`);
}
