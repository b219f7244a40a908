/** Screens of apps and of the web, as far as the picture goes: what they show, and beside it what they are sold with. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { bank } from './screens-bank.ts';
import { chat } from './screens-chat.ts';
import { figures } from './screens-figures.ts';
import { screenIcons } from './screens-icons.ts';
import { map } from './screens-map.ts';
import { panel } from './screens-panel.ts';
import { plan } from './screens-plan.ts';
import { player } from './screens-player.ts';
import { shop } from './screens-shop.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#1b2440', mid: '#4f6db8', accent: '#ff6a4d', second: '#ffd166', light: '#e9eefb', paper: '#fbfcff' },
    { dark: '#143732', mid: '#3f8f7a', accent: '#e0563b', second: '#f2c14e', light: '#e2f0ea', paper: '#fcfffd' },
    { dark: '#2b1f3d', mid: '#7d5ba6', accent: '#e84a8a', second: '#8be0d4', light: '#f1eaf8', paper: '#fffdff' },
    { dark: '#22262b', mid: '#6a7480', accent: '#12a37a', second: '#f6b73c', light: '#eceff1', paper: '#ffffff' },
    { dark: '#3a2418', mid: '#a3683f', accent: '#c6382f', second: '#f3d29b', light: '#f6ebdd', paper: '#fffaf3' },
    { dark: '#0b2239', mid: '#2f7fb8', accent: '#2457ff', second: '#35d0ba', light: '#e0edf7', paper: '#f8fbff' },
    { dark: '#101114', mid: '#5d5f68', accent: '#c8f04a', second: '#a88bff', light: '#ededf0', paper: '#fafafa' },
    { dark: '#3d1030', mid: '#a0447c', accent: '#f0405f', second: '#ffb199', light: '#fde9ee', paper: '#fffafb' },
  ],
  faces: ['Inter Tight', 'Montserrat', 'Space Grotesk', 'Bricolage Grotesque', 'JetBrains Mono'],
  icons: screenIcons,
  words: [
    ['Good morning', '早上好'],
    ['Welcome back', '欢迎回来'],
  ],
};

export const layouts: readonly Layout[] = [panel, player, chat, bank, map, plan, shop, figures];
