import type { Setting } from '../brief/brief.ts';
import { mix } from '../raster/colour.ts';
import { multiply } from './tint.ts';

export type Time = NonNullable<Setting['time']>;

/** The light of a scene: every colour in it comes from here, so that far, near, lit and shaded parts agree. */
export interface Atmosphere {
  time: Time;
  /** From the zenith to the horizon. */
  sky: [string, string, string, string];
  /** What distance fades to. */
  haze: string;
  /** Silhouettes in front. */
  near: string;
  /** Filters of the lit and the shaded side, as if light fell through them. */
  light: string;
  shadow: string;
  /** Snow is brighter than any filtered colour. */
  snow: string;
  snowShade: string;
  orb: string;
  glow: string;
  cloud: string;
  cloudShade: string;
  /** Lit windows and lamps. */
  lamp: string;
  stars: number;
  /** 0 clear .. 1 thick. */
  fog: number;
}

type Variant = Omit<Atmosphere, 'time' | 'fog'>;

const nights: Variant[] = [
  {
    sky: ['#0a1033', '#1c2a63', '#4a5b9c', '#a9a6cf'],
    haze: '#6d78b3',
    near: '#0d1336',
    light: '#a4b2f0',
    shadow: '#4a58a0',
    snow: '#f4f4ff',
    snowShade: '#8390c8',
    orb: '#fff3d6',
    glow: '#ffe9bd',
    cloud: '#5d6cab',
    cloudShade: '#38477f',
    lamp: '#ffd27a',
    stars: 1,
  },
  {
    sky: ['#1d1548', '#472169', '#93407d', '#ef9286'],
    haze: '#8a4a80',
    near: '#150f2d',
    light: '#c39ad6',
    shadow: '#5a3a86',
    snow: '#f6eafb',
    snowShade: '#9a80bd',
    orb: '#ffe6bf',
    glow: '#ffcf9e',
    cloud: '#7d4a80',
    cloudShade: '#52306e',
    lamp: '#ffd58a',
    stars: 0.8,
  },
  {
    sky: ['#061c2c', '#0f3d4f', '#2c7a7b', '#a8d8b9'],
    haze: '#4f9290',
    near: '#06202b',
    light: '#9ed6cf',
    shadow: '#2d6877',
    snow: '#f0fbf5',
    snowShade: '#7db4b3',
    orb: '#fff6da',
    glow: '#e9f7c8',
    cloud: '#3f8085',
    cloudShade: '#235a66',
    lamp: '#ffd98f',
    stars: 1,
  },
];

const dusks: Variant[] = [
  {
    sky: ['#3b2a6b', '#a8487e', '#f07f5a', '#ffd28a'],
    haze: '#e58a70',
    near: '#341a4c',
    light: '#ffc796',
    shadow: '#9a4f86',
    snow: '#ffe9d4',
    snowShade: '#a86f9c',
    orb: '#ffe9b0',
    glow: '#ffe2a0',
    cloud: '#ffb68a',
    cloudShade: '#b4557f',
    lamp: '#ffdf94',
    stars: 0.12,
  },
  {
    sky: ['#16486b', '#3f8294', '#f3a46b', '#ffdf9c'],
    haze: '#e2a982',
    near: '#12303f',
    light: '#ffd4a0',
    shadow: '#5f7f96',
    snow: '#fff0dc',
    snowShade: '#7f9cab',
    orb: '#fff0bf',
    glow: '#ffe7ae',
    cloud: '#ffc79a',
    cloudShade: '#6b8c98',
    lamp: '#ffe2a0',
    stars: 0.08,
  },
];

const dawns: Variant[] = [
  {
    sky: ['#5b6fb5', '#a791c6', '#f5b3a6', '#ffe8c4'],
    haze: '#dcb3bd',
    near: '#33375f',
    light: '#ffe2cc',
    shadow: '#8d84be',
    snow: '#fff4ea',
    snowShade: '#a3a0cd',
    orb: '#fff4d2',
    glow: '#fff0c9',
    cloud: '#ffd8cb',
    cloudShade: '#b79cc4',
    lamp: '#ffe3a1',
    stars: 0.1,
  },
  {
    sky: ['#4b8d9c', '#97c3b6', '#f8d7a6', '#fff1cf'],
    haze: '#d6d2b0',
    near: '#1f4446',
    light: '#fff0cf',
    shadow: '#7fa3a2',
    snow: '#fffaf0',
    snowShade: '#9fbcbd',
    orb: '#fff9e2',
    glow: '#fff3cc',
    cloud: '#fff0d8',
    cloudShade: '#a9c4b8',
    lamp: '#ffe3a1',
    stars: 0,
  },
];

const days: Variant[] = [
  {
    sky: ['#2f86c9', '#63b3e0', '#b4e0ea', '#f6f0d4'],
    haze: '#a9d3dd',
    near: '#17415a',
    light: '#fffbef',
    shadow: '#86a7c9',
    snow: '#ffffff',
    snowShade: '#a5c1e0',
    orb: '#fff6d0',
    glow: '#fffbe4',
    cloud: '#fffdf6',
    cloudShade: '#b7d4e6',
    lamp: '#ffe9b5',
    stars: 0,
  },
  {
    sky: ['#3aa6a6', '#7fcbbd', '#cfe8cf', '#fdf1cf'],
    haze: '#bfdcc8',
    near: '#12463f',
    light: '#fffbe8',
    shadow: '#7fb0a8',
    snow: '#ffffff',
    snowShade: '#a9cfd0',
    orb: '#fff3c4',
    glow: '#fffbe0',
    cloud: '#fffef4',
    cloudShade: '#b6dccf',
    lamp: '#ffe9b5',
    stars: 0,
  },
];

const variants: Record<Time, Variant[]> = { night: nights, dusk: dusks, dawn: dawns, day: days };

/** Rain and fog take the colour out of the light; snow leaves it. */
function dull(variant: Variant, amount: number, grey: string): Variant {
  const soft = (colour: string) => mix(colour, grey, amount);
  return {
    ...variant,
    sky: variant.sky.map(soft) as Atmosphere['sky'],
    haze: soft(variant.haze),
    cloud: soft(variant.cloud),
    cloudShade: soft(variant.cloudShade),
    light: mix(variant.light, '#c9d2dc', amount * 0.8),
    stars: variant.stars * (1 - amount),
  };
}

const greys: Record<Time, string> = { night: '#2f3a58', dusk: '#9a8294', dawn: '#c4bcc6', day: '#b5c2c9' };

/** `choice` picks among the variants of a time of day; the same choice always gives the same light. */
export function atmosphereOf(setting: Setting, choice: number): Atmosphere {
  const time = setting.time ?? (setting.weather === 'snow' ? 'night' : 'dusk');
  const list = variants[time];
  const variant = list[choice % list.length] ?? nights[0]!;
  const fog = setting.weather === 'fog' ? 0.85 : setting.weather === 'rain' ? 0.45 : 0.15;
  const mended =
    setting.weather === 'rain'
      ? dull(variant, 0.5, greys[time])
      : setting.weather === 'fog'
        ? dull(variant, 0.35, greys[time])
        : variant;
  return { ...mended, time, fog };
}

export interface Shaded {
  lit: string;
  mid: string;
  shade: string;
}

/** A material under the scene's light, at a depth of 0 (far, lost in haze) to 1 (near). */
export function shadeMaterial(atmosphere: Atmosphere, material: string, depth: number): Shaded {
  const haze = (1 - depth) * (0.58 + 0.3 * atmosphere.fog);
  // By night colours fall silent: what is left of them turns toward the dark.
  const coloured = multiply(material, atmosphere.light);
  const lit = mix(
    atmosphere.time === 'night' ? mix(coloured, atmosphere.sky[1], 0.3) : coloured,
    atmosphere.haze,
    haze,
  );
  const shade = mix(
    mix(multiply(material, atmosphere.shadow), atmosphere.near, 0.3 * depth),
    atmosphere.haze,
    haze * 0.85,
  );
  return { lit, mid: mix(lit, shade, 0.5), shade };
}

/** A silhouette: the colour of things seen against the light. */
export const silhouette = (atmosphere: Atmosphere, depth: number) =>
  mix(atmosphere.haze, atmosphere.near, 0.12 + 0.88 * depth);
