import { channels } from '../raster/colour.ts';

const join = (values: number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Light of one colour on a surface of another. */
export function multiply(surface: string, light: string): string {
  const b = channels(light);
  return join(channels(surface).map((value, index) => (value * b[index]!) / 255));
}

export function alpha(colour: string, opacity: number): string {
  const [red, green, blue] = channels(colour);
  return `rgba(${red},${green},${blue},${opacity})`;
}
