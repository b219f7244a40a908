/** What a style is printed with. Colours are "#rrggbb". */
export interface StylePalette {
  /** What the figure will stand on: no large part of it may have this colour. */
  ground: string;
  /** The one ink of the styles that have one. */
  ink: string;
  /** 3 to 5, main first. */
  colours: string[];
  light: string;
  dark: string;
}
