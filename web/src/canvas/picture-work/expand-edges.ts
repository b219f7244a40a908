/** How far a picture is to grow at each edge, as shares of its own sides. */
import { mostExpansion, type PictureEdges } from '@easel/contract';
import type { Size } from '../camera.ts';

export const noEdges: PictureEdges = { left: 0, top: 0, right: 0, bottom: 0 };
export const edgeNames = ['left', 'top', 'right', 'bottom'] as const;
export type EdgeName = (typeof edgeNames)[number];

export const expandPresets = ['around', '1:1', '4:3', '3:4', '16:9', '9:16'] as const;
export type ExpandPreset = (typeof expandPresets)[number];
const aroundShare = 0.25;

/** The least that shows the picture whole in these proportions, with it in the middle. */
export function presetEdges(preset: ExpandPreset, { width, height }: Size): PictureEdges {
  if (preset === 'around') return { left: aroundShare, top: aroundShare, right: aroundShare, bottom: aroundShare };
  const [across = 1, down = 1] = preset.split(':').map(Number);
  const wider = (height * across) / down / width - 1;
  const taller = (width * down) / across / height - 1;
  const [x, y] = [held(wider / 2), held(taller / 2)];
  return { left: x, top: y, right: x, bottom: y };
}

export function withEdge(edges: PictureEdges, edge: EdgeName, share: number): PictureEdges {
  return { ...edges, [edge]: held(share) };
}

export function growsAnywhere(edges: PictureEdges): boolean {
  return edgeNames.some((edge) => edges[edge] > 0);
}

function held(share: number): number {
  return Math.round(Math.max(0, Math.min(mostExpansion, share)) * 1000) / 1000;
}
