/** A registered face; families and weights are those of font-files.ts. */
export interface FontFace {
  family: string;
  weight: number;
}

/** The voices of one design. `casing` holds for Latin display text only. */
export interface TypePairing {
  name: string;
  display: FontFace;
  text: FontFace;
  displayZh: FontFace;
  textZh: FontFace;
  casing: 'as-is' | 'upper';
}

export type TextAlign = 'left' | 'centre' | 'right';

/** Text set and ready to draw or to hand on as an editable layer. Size in pixels, letterSpacing in em. */
export interface TextBlock {
  text: string;
  face: FontFace;
  fallback?: FontFace;
  size: number;
  /** A multiple of the size. */
  lineHeight: number;
  letterSpacing?: number;
  align: TextAlign;
  colour: string;
}
