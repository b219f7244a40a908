/** Shops: what they sell, send, stamp and give away. */
import type { Kit, Layout } from '../../scripts/designs/sheet.ts';
import { compare } from './retail-compare.ts';
import { coupon } from './retail-coupon.ts';
import { delivery } from './retail-delivery.ts';
import { garden } from './retail-garden.ts';
import { gift } from './retail-gift.ts';
import { retailIcons } from './retail-icons.ts';
import { loyalty } from './retail-loyalty.ts';
import { parcel } from './retail-parcel.ts';
import { sale } from './retail-sale.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#2a1631', mid: '#8a4fae', accent: '#ff3d6e', second: '#ffc93c', light: '#f0dff5', paper: '#fff9fd' },
    { dark: '#0f2f2a', mid: '#2f8f6b', accent: '#f2622e', second: '#f7d154', light: '#d9efdf', paper: '#fbfff6' },
    { dark: '#14213d', mid: '#3f6fb5', accent: '#e8202a', second: '#fca311', light: '#d7e3f4', paper: '#fffdf6' },
    { dark: '#2c1a10', mid: '#a9713f', accent: '#b3261e', second: '#e8b866', light: '#efdcc3', paper: '#fff7ea' },
    { dark: '#062b3f', mid: '#1f8aa8', accent: '#ff7a45', second: '#7fe0c3', light: '#cfeaf0', paper: '#f6fdff' },
    { dark: '#1c1c1e', mid: '#77777d', accent: '#f5d000', second: '#ff5a36', light: '#e4e4e1', paper: '#fafaf7' },
    { dark: '#3b1024', mid: '#c2567f', accent: '#8c1d4f', second: '#ffb08a', light: '#fbdde2', paper: '#fff8f6' },
    { dark: '#1e2a14', mid: '#6f9440', accent: '#d6336c', second: '#f3e08a', light: '#e3edc9', paper: '#fdfdf0' },
    { dark: '#1a1446', mid: '#5a4fe0', accent: '#00b894', second: '#ff9ff3', light: '#dedcfb', paper: '#fbfaff' },
    { dark: '#38240f', mid: '#d98324', accent: '#206a5d', second: '#f5c16c', light: '#fbe6c6', paper: '#fffaf0' },
  ],
  faces: ['Bricolage Grotesque', 'Archivo Black', 'DM Serif Display', 'Caprasimo', 'Anton'],
  icons: retailIcons,
  words: [
    ['Open today', '今日营业'],
    ['While it lasts', '售完即止'],
  ],
};

export const layouts: readonly Layout[] = [sale, coupon, delivery, compare, gift, garden, parcel, loyalty];
