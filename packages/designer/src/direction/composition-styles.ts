import type { StyleName } from './style-name.ts';

/** The styles that bring a composition out, by its name. One that isn't listed takes any style. */
export const compositionStyles: Readonly<Record<string, StyleName[]>> = {
  'big-type': ['riso', 'halftone', 'grain', 'flat', 'retro', 'swiss', 'op'],
  'type-rhythm': ['flat', 'riso', 'halftone', 'op', 'swiss', 'brutalist'],
  arches: ['grain', 'flat', 'paper', 'clay', 'deco', 'bauhaus', 'retro'],
  'scene-window': ['grain', 'paper', 'lino'],
  'vertical-calligraphy': ['inkwash', 'watercolour', 'jianzhi', 'lino'],
  'festival-medallion': ['jianzhi', 'paper', 'lino'],
  'festival-moon': ['paper', 'grain', 'jianzhi'],
  'festival-boat': ['grain', 'lino', 'paper'],
  'festival-pines': ['grain', 'paper', 'lino'],
  'social-product': ['clay', 'grain', 'riso', 'retro', 'minimal'],
  'split-grid': ['flat', 'riso', 'halftone', 'grain', 'bauhaus', 'minimal', 'swiss', 'brutalist'],
  'banner-offer': ['clay', 'flat', 'grain', 'minimal', 'op'],
  'banner-strip': ['flat', 'grain', 'riso'],
  'cover-collage': ['riso', 'paper', 'flat', 'halftone', 'brutalist', 'retro'],
  'logo-badge': ['engrave', 'lino', 'line'],
  'logo-mark': ['flat', 'line', 'lino', 'minimal', 'bauhaus'],
  'logo-monogram': ['flat', 'line', 'minimal'],
  'invitation-arch': ['grain', 'flat', 'watercolour', 'paper'],
  'invitation-party': ['clay', 'paper', 'flat'],
  'menu-header': ['grain', 'flat', 'clay', 'lino'],
  'menu-bistro': ['lino', 'grain', 'flat'],
  'menu-vertical': ['inkwash', 'watercolour', 'lino'],
  scene: ['grain', 'paper', 'flat'],
};
