import type { Brief, DesignType } from '../brief/brief.ts';
import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import type { Stage } from './stage.ts';

/** One way to lay a brief out. Adapts to any ratio; sets only what the copy holds. */
export interface Composition {
  name: string;
  label: { en: string; zh: string };
  types: DesignType[];
  /** How well it suits, 0 never .. 3 made for it. `subjects` is how many subjects the direction has. */
  suits: (brief: Brief, subjects: number) => number;
  /** Whether it was made for just such a brief: layouts that were not come well after it. */
  madeFor?: (brief: Brief) => boolean;
  /** Nothing in it celebrates or shouts: it may stand for somebody who has died. */
  quiet?: true;
  /** Keys of subjects that it draws rather than others. */
  prefers?: RegExp;
  /** What its figures stand on, where that is not the palette's ground: no large part of them may have that colour. */
  ground?: (direction: Omit<Direction, 'label'>, seed: number) => string;
  /** What its figures stand on within the sheet: a cell, an arch. Else the ground. */
  stand?: (palette: Palette) => string;
  /** Brings colours of its own, of a landscape or a festival: the palette's are not what one sees. */
  ownColours?: true;
  /** Its figures keep the colours that their drawings have: in a landscape a fox is a fox. */
  ownFigureColours?: true;
  /** How many figures it draws at most. */
  figures: number;
  draw: (stage: Stage) => void;
}
