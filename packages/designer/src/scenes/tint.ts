import { channels, hexOf } from '../raster/colour.ts';

/** Light of one colour on a surface of another. */
export function multiply(surface: string, light: string): string {
  const b = channels(light);
  return hexOf(channels(surface).map((value, index) => (value * b[index]!) / 255));
}

export function alpha(colour: string, opacity: number): string {
  const [red, green, blue] = channels(colour);
  return `rgba(${red},${green},${blue},${opacity})`;
}
