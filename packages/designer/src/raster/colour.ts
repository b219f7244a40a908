import { clampChroma, converter, formatHex } from 'culori';

/** Red, green, blue, 0..255. */
export type Channels = [number, number, number];

const toOklch = converter('oklch');

/** "#rrggbb" to bytes. */
export function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Three channels as "#rrggbb"; what lies between two bytes is rounded. */
export const hexOf = (values: ArrayLike<number>): string =>
  `#${Array.from(values, (value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour a share of the way from one to the other, mixed as sRGB values. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const value = a.reduce((sum, channel, index) => sum * 256 + Math.round(channel + (b[index]! - channel) * share), 0);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** OKLCH lightness, 0..1. */
export const lightnessOf = (hex: string): number => toOklch(hex)?.l ?? 0;
export const chromaOf = (hex: string): number => toOklch(hex)?.c ?? 0;

/** The shade of a colour: darker, richer, turned toward red (warm) or violet (cool); toward black would be mud. */
export function shadeOf(hex: string, darkness = 0.8): string {
  const { l = 0, c = 0, h = 280 } = toOklch(hex) ?? {};
  const turn = h > 15 && h < 120 ? -14 : h < 280 ? 12 : -8;
  return formatHex(clampChroma({ mode: 'oklch', l: l * darkness, c: c * 1.12 + 0.012, h: h + turn }, 'oklch'));
}

const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** OKLab of bytes (B. Ottosson, 2020) with a plain 2.2 curve: near enough for sorting pixels, and quick. */
export function oklabOf(red: number, green: number, blue: number): Channels {
  const r = linear[red]!;
  const g = linear[green]!;
  const b = linear[blue]!;
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}
