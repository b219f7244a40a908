import type { StyleName } from './style-name.ts';

/** The styles that bring a composition out, by its name. One that isn't listed takes any style. */
export const compositionStyles: Readonly<Record<string, StyleName[]>> = {
  'big-type': ['riso', 'halftone', 'grain', 'flat'],
  'type-rhythm': ['flat', 'riso', 'halftone'],
  arches: ['grain', 'flat', 'paper', 'clay'],
  'scene-window': ['grain', 'paper', 'lino'],
  'vertical-calligraphy': ['inkwash', 'watercolour', 'jianzhi', 'lino'],
  'festival-medallion': ['jianzhi', 'paper', 'lino'],
  'festival-moon': ['paper', 'grain', 'jianzhi'],
  'festival-boat': ['grain', 'lino', 'paper'],
  'festival-pines': ['grain', 'paper', 'lino'],
  'social-product': ['clay', 'grain', 'riso'],
  'split-grid': ['flat', 'riso', 'halftone', 'grain'],
  'banner-offer': ['clay', 'flat', 'grain'],
  'banner-strip': ['flat', 'grain', 'riso'],
  'cover-collage': ['riso', 'paper', 'flat', 'halftone'],
  'logo-badge': ['engrave', 'lino', 'line'],
  'logo-mark': ['flat', 'line', 'lino'],
  'logo-monogram': ['flat', 'line'],
  scene: ['grain', 'paper', 'flat'],
};
