/**
 * What every stage of a separation speaks: pictures, boxes, read lines, the ink of
 * text and blocks of text. Coordinates are pixels of the picture, y downwards;
 * a whole number is the left or upper edge of a pixel.
 */

/** Straight (not premultiplied) RGBA, 8 bit, row by row; `data.length = 4 · width · height`. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export interface Point {
  x: number;
  y: number;
}

/** An upright rectangle in whole pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Red, green, blue, each 0..255. */
export type Colour = [number, number, number];

/** A rectangle, maybe turned: clockwise from the line's own top left. */
export type Quad = [Point, Point, Point, Point];

/** One line as it was read. */
export interface ReadLine {
  text: string;
  /** How sure the reader is, 0..1. */
  confidence: number;
  /** Round the ink. Of a vertical line: the upright column, from its top left. */
  quad: Quad;
  /** A column of upright characters, read from the top. */
  vertical: boolean;
  /**
   * Where each character of `text` stands, as a share 0..1 of the way along the
   * line; in order, one for every UTF-16 unit of `text`.
   */
  places?: number[];
}

/** Reads the words of pictures. Open one and keep it: its weights take a while to load. */
export interface TextReader {
  /** Throws the signal's reason when it is aborted. */
  read(picture: Picture, signal?: AbortSignal): Promise<ReadLine[]>;
  close(): Promise<void>;
}

/** The ink of one line: what has to be taken off the picture, and what colour it has. */
export interface TextInk {
  box: Box;
  /** How much of each pixel of `box` the letters cover, 0..255, row by row. */
  alpha: Uint8Array;
  /** Colour of the letters, or of their middle where they run from one to another. */
  colour: Colour;
  /**
   * Everything about the letters that is not ground: the letters and their outline,
   * shadow or glow, 0..255 over `box`. The same array as `alpha` where there is none.
   */
  cover: Uint8Array;
  /** 1 where a thing lies over the line or close beside it, over `box`; left out where none does. */
  front?: Uint8Array;
  /** 1 where a bar lies behind the letters, as a marker draws it, over `box`; left out where none does. */
  behind?: Uint8Array;
  /** Colour of the outline or the shadow, where there is one. */
  effect?: { kind: 'outline' | 'shadow'; colour: Colour };
  /** The letters run through several colours (a gradient or a picture in them). */
  manyColours: boolean;
  /** How clearly the ink stood out from what lies under it, 0..1. */
  confidence: number;
}

/** A typeface that a block may be set in. */
export interface FontChoice {
  family: string;
  weight: number;
  italic: boolean;
  /** How alike the shapes are, 0..1. */
  score: number;
}

/**
 * Doubts about a block: letters read with little confidence; no face of the shelf is alike enough; letters that run through
 * several colours, of which the string has one; an outline or a shadow that only the raster shows; ink that hardly stands
 * out from what lies under it.
 */
export type TextWarning = 'hard-to-read' | 'nearest-typeface' | 'several-colours' | 'outline' | 'shadow' | 'faint-ink';

/** A block of text as people would edit it. */
export interface TextBlock {
  /** Upright rectangle round the block's ink. */
  box: Box;
  /** Of a turned block: round its letters before it was turned about the middle of this; in parts of pixels. */
  unturned?: Box;
  /** Degrees, clockwise. */
  rotation: number;
  vertical: boolean;
  /** As they stand in the picture, from the top; a column is a block of its own. */
  lines: string[];
  /** The lines as one string with line breaks. */
  text: string;
  font: {
    family: string;
    weight: number;
    italic: boolean;
    /** How sure the choice of family is, 0..1. */
    confidence: number;
    alternatives: FontChoice[];
  };
  /** Pixels. */
  size: number;
  /** `#rrggbb`. */
  colour: string;
  align: 'left' | 'center' | 'right';
  /** Distance of baselines, in times of `size`. */
  lineHeight: number;
  /** Added between letters, in em. */
  tracking: number;
  /** How sure the words are, 0..1. */
  confidence: number;
  /** What may be wrong with the string or its setting. */
  warnings: TextWarning[];
  /** Which of the read lines it holds, as indices. */
  members: number[];
  /** Its raster, kept beside the string: shown until somebody edits the words. */
  ink: TextInk;
}
