/** What clubs, teams and schools put up: match days, sales, collections, notices, cards of members, tables. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { bake } from './clubs-bake.ts';
import { cleanup } from './clubs-cleanup.ts';
import { fund } from './clubs-fund.ts';
import { clubIcons } from './clubs-icons.ts';
import { league } from './clubs-league.ts';
import { match } from './clubs-match.ts';
import { member } from './clubs-member.ts';
import { pinned } from './clubs-notice.ts';
import { raffle } from './clubs-raffle.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#13294b', mid: '#3d74c4', accent: '#e8442e', second: '#f9c22e', light: '#dfe9f7', paper: '#fbfcff' },
    { dark: '#1f3b2c', mid: '#4b9a63', accent: '#f06a3c', second: '#f6d55c', light: '#def0e0', paper: '#fdfff9' },
    { dark: '#4a1530', mid: '#b8527f', accent: '#d81e5b', second: '#ffb84d', light: '#fbe3ea', paper: '#fff9f8' },
    { dark: '#2c2350', mid: '#7a63c9', accent: '#ff5f8f', second: '#57d3c0', light: '#e8e3fa', paper: '#fcfaff' },
    { dark: '#3b2a1c', mid: '#a9744a', accent: '#c8452c', second: '#e9b44c', light: '#f4e6d3', paper: '#fffbf4' },
    { dark: '#0e3a43', mid: '#2b93a0', accent: '#ef7b45', second: '#d8e35a', light: '#d9eff0', paper: '#f8fdfc' },
    { dark: '#1b1b1f', mid: '#6d7078', accent: '#e3262e', second: '#f5b81b', light: '#e7e7ea', paper: '#ffffff' },
    { dark: '#22304f', mid: '#6f8fb5', accent: '#f2846b', second: '#8fd0a5', light: '#f7e9e0', paper: '#fffdfa' },
    { dark: '#123524', mid: '#2f7d6d', accent: '#b3123f', second: '#e7c55d', light: '#efe8d2', paper: '#fffdf2' },
  ],
  faces: ['Bricolage Grotesque', 'Archivo Black', 'Big Shoulders Display', 'Caprasimo', 'DM Serif Display'],
  icons: clubIcons,
  words: [
    ['All are welcome', '欢迎大家'],
    ['See you there', '不见不散'],
  ],
};

export const layouts: readonly Layout[] = [match, bake, fund, pinned, member, raffle, cleanup, league];
