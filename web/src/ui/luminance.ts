/** How light colours are, as WCAG 2.2 measures it (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). Pure. */

/** The relative luminance, 0..1. @param red 0..255, as the others */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two relative luminances, whichever is the lighter: 1..21. */
export function contrastBetween(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
