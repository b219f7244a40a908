import type { TextBlock } from '../src/picture.ts';
import type { LineScore } from './text-scores.ts';

/** How one true line was set again. */
export interface BlockScore {
  kind: string;
  /** Share of the true size. */
  size: number;
  family: boolean;
  /** Among the first and its alternatives. */
  offered: boolean;
  weight: number;
  /** Largest difference of a channel, 0..255. */
  colour: number;
  /** Em. */
  tracking: number;
  /** Degrees. */
  rotation: number;
  aligned: boolean | undefined;
  /** The block holds as many lines as it should. */
  whole: boolean;
  text: string;
  found: string;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function scoreBlocks(scores: readonly LineScore[], blocks: readonly TextBlock[]): BlockScore[] {
  return scores.flatMap(({ index, line, kind, truth }) => {
    const block = index === undefined ? undefined : blocks.find(({ members }) => members.includes(index));
    if (!block) return [];
    const { sample } = line;
    const found = channels(block.colour);
    const turn = Math.abs(block.rotation - (sample.rotation ?? 0)) % 360;
    return [
      {
        kind,
        size: Math.abs(block.size - sample.size) / sample.size,
        family: block.font.family === sample.family,
        offered: [block.font, ...block.font.alternatives].some(({ family }) => family === sample.family),
        weight: Math.abs(block.font.weight - sample.weight),
        colour: Math.max(...channels(line.colour).map((value, channel) => Math.abs(value - found[channel]!))),
        tracking: sample.vertical ? 0 : Math.abs(block.tracking - (sample.tracking ?? 0)),
        rotation: Math.min(turn, 360 - turn),
        aligned: sample.align ? block.align === sample.align : undefined,
        whole: block.lines.length === sample.lines.length,
        text: truth,
        found: `${block.font.family} ${block.font.weight} ${block.size} ${block.colour} t${block.tracking} ${block.warnings.join(',')} instead of ${sample.family} ${sample.weight} ${sample.size} ${line.colour} t${(sample.tracking ?? 0).toFixed(2)}`,
      },
    ];
  });
}

const share = (values: boolean[]) => values.filter(Boolean).length / Math.max(1, values.length);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export function reportBlocks(title: string, scores: readonly BlockScore[]): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const sizes = scores.map(({ size }) => size);
  const aligned = scores.map((score) => score.aligned).filter((value) => value !== undefined);
  return [
    title.padEnd(12),
    `n ${scores.length}`,
    `size median ${percent(median(sizes))} mean ${percent(mean(sizes))}`,
    `within 2% ${percent(share(sizes.map((size) => size <= 0.02)))}`,
    `family ${percent(share(scores.map(({ family }) => family)))} offered ${percent(share(scores.map(({ offered }) => offered)))}`,
    `weight ${mean(scores.map(({ weight }) => weight)).toFixed(0)}`,
    `colour ${median(scores.map(({ colour }) => colour))}`,
    `tracking ${mean(scores.map(({ tracking }) => tracking)).toFixed(3)}`,
    `turn ${mean(scores.map(({ rotation }) => rotation)).toFixed(2)}`,
    `aligned ${percent(share(aligned))} whole ${percent(share(scores.map(({ whole }) => whole)))}`,
  ].join(' ');
}
