import type { Field } from '../raster/blur.ts';
import { hexOf } from '../raster/colour.ts';

export interface Tone {
  red: number;
  green: number;
  blue: number;
  hex: string;
}

type Colour = [red: number, green: number, blue: number];

interface Bin {
  colour: Colour;
  count: number;
}

const most = 10;
/** Levels of 255: colours that are nearer to each other are one. */
const likeness = 20;
/** Share of the picture: rarer colours are edges between others. */
const rare = 0.006;

const distance = (a: Colour, b: Colour) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Mean colours of what is seen, by 16 levels of each channel. */
function binned([red, green, blue]: readonly Field[], alpha: Field): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at < alpha.length; at++) {
    if (alpha[at]! < 0.9) continue;
    const colour: Colour = [red![at]!, green![at]!, blue![at]!];
    const key = colour.reduce((sum, value) => sum * 16 + Math.min(15, value >> 4), 0);
    const bin = bins.get(key);
    if (!bin) bins.set(key, { colour, count: 1 });
    else {
      bin.count++;
      for (let channel = 0; channel < 3; channel++)
        bin.colour[channel]! += (colour[channel]! - bin.colour[channel]!) / bin.count;
    }
  }
  return [...bins.values()].sort((a, b) => b.count - a.count);
}

const nearestIn = (colours: readonly Colour[], colour: Colour) =>
  colours.reduce((best, one, index) => (distance(one, colour) < distance(colours[best]!, colour) ? index : best), 0);

/** Begins with the commonest and adds what is common and far from those there are. */
function chosen(bins: readonly Bin[]): Colour[] {
  const colours: Colour[] = [[...bins[0]!.colour]];
  while (colours.length < most) {
    const gain = ({ colour, count }: Bin) => {
      const off = distance(colours[nearestIn(colours, colour)]!, colour);
      return off < likeness * likeness ? 0 : off * count;
    };
    const next = bins.reduce((best, bin) => (gain(bin) > gain(best) ? bin : best));
    if (gain(next) === 0) break;
    colours.push([...next.colour]);
  }
  return colours;
}

/** The few colours that a picture is made of, the commonest first; there is always one. */
export function mainTones(channels: readonly Field[], alpha: Field): Tone[] {
  const bins = binned(channels, alpha);
  if (bins.length === 0) return [toneOf([0, 0, 0])];
  let groups: { colour: Colour; count: number }[] = chosen(bins).map((colour) => ({ colour, count: 0 }));
  for (let pass = 0; pass < 6; pass++) {
    const colours = groups.map(({ colour }) => colour);
    const sums = groups.map(() => ({ sum: [0, 0, 0] as Colour, count: 0 }));
    for (const { colour, count } of bins) {
      const group = sums[nearestIn(colours, colour)]!;
      group.count += count;
      for (let channel = 0; channel < 3; channel++) group.sum[channel]! += colour[channel]! * count;
    }
    groups = sums
      .filter(({ count }) => count > 0)
      .map(({ sum, count }) => ({ colour: sum.map((value) => value / count) as Colour, count }));
  }
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const common = groups.filter(({ count }) => count >= all * rare).sort((a, b) => b.count - a.count);
  return common.map(({ colour }) => toneOf(colour));
}

function toneOf([red, green, blue]: Colour): Tone {
  return { red, green, blue, hex: hexOf([red, green, blue]) };
}

/** Index of the tone that a colour is nearest to. */
export function nearestTone(tones: readonly Tone[], red: number, green: number, blue: number): number {
  let [best, least] = [0, Infinity];
  for (let index = 0; index < tones.length; index++) {
    const tone = tones[index]!;
    const off = (tone.red - red) ** 2 + (tone.green - green) ** 2 + (tone.blue - blue) ** 2;
    if (off < least) [best, least] = [index, off];
  }
  return best;
}
