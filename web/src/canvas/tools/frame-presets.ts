/** Sizes that people make frames in, in page units. Print at 150 dots per inch, the card at 300. */
import type { Box, Size } from '../camera.ts';

export interface FramePreset extends Size {
  readonly name: string;
  readonly group: 'screen' | 'print';
  /** For readers of this language alone: what is usual differs. */
  readonly language?: 'en' | 'zh-CN';
  /** Its sides' proportion, where people call it by that. */
  readonly ratio?: string;
  /** Millimetres, where paper is what people think of. */
  readonly paper?: Size;
}

export const framePresets: readonly FramePreset[] = [
  { name: 'square', group: 'screen', width: 1080, height: 1080, ratio: '1:1' },
  { name: 'portrait', group: 'screen', width: 1080, height: 1350, ratio: '4:5' },
  { name: 'story', group: 'screen', width: 1080, height: 1920, ratio: '9:16' },
  { name: 'slide', group: 'screen', width: 1920, height: 1080, ratio: '16:9' },
  { name: 'banner', group: 'screen', width: 1500, height: 600, ratio: '5:2' },
  { name: 'a4', group: 'print', width: 1240, height: 1754, paper: { width: 210, height: 297 } },
  { name: 'a3', group: 'print', width: 1754, height: 2480, paper: { width: 297, height: 420 } },
  { name: 'card', group: 'print', width: 1004, height: 650, paper: { width: 85, height: 55 }, language: 'en' },
  { name: 'card', group: 'print', width: 1063, height: 638, paper: { width: 90, height: 54 }, language: 'zh-CN' },
];

/** Those for readers of a language. */
export function offeredPresets(language: 'en' | 'zh-CN'): readonly FramePreset[] {
  return framePresets.filter((preset) => (preset.language ?? language) === language);
}

/** The preset whose size this is; else the one that it is when turned by a quarter. */
export function presetOf({ width, height }: Size, language: 'en' | 'zh-CN'): FramePreset | undefined {
  const offered = offeredPresets(language);
  const sized = (wide: number, tall: number) =>
    offered.find((preset) => preset.width === wide && preset.height === tall);
  return sized(width, height) ?? sized(height, width);
}

/** `1080 × 1350`, paper in millimetres. */
export function sizeWords({ paper, width, height }: FramePreset): string {
  return paper ? `${paper.width} × ${paper.height} mm` : `${width} × ${height}`;
}

/** What a click places when nothing was chosen before. */
export const firstPreset: FramePreset = framePresets[1]!;

/** The preset that a drawn box is meant to be, when both its sides are within `reach` of it. */
export function presetNear({ width, height }: Size, reach: number): FramePreset | undefined {
  return framePresets.find(
    (preset) => Math.abs(preset.width - width) <= reach && Math.abs(preset.height - height) <= reach,
  );
}

/** A box with the size of a preset; the corner that it was drawn from stays. */
export function fitPreset(box: Box, from: { x: number; y: number }, preset: Size): Box {
  return {
    x: Math.abs(from.x - box.x) < 0.01 ? box.x : box.x + box.width - preset.width,
    y: Math.abs(from.y - box.y) < 0.01 ? box.y : box.y + box.height - preset.height,
    width: preset.width,
    height: preset.height,
  };
}
