import { describe, drawDesign, renderLayers } from '../design.ts';
import type { DesignRequest } from '../design.ts';
import { gradeHex } from '../edits/grade.ts';
import { layersSvg } from './layers-svg.ts';
import { shapesSvg } from './shapes-svg.ts';
import { svgPage } from './svg-markup.ts';

export interface SvgOptions {
  /** Without it, what is drawn stands on nothing; default true. */
  ground?: boolean;
  signal?: AbortSignal;
}

/**
 * The same picture as `renderDesign` draws, as SVG. A logo is shapes alone, its words as outlines; print wear and grain
 * are left to paper. Every other design is its layers: words as text, all else as pictures. Rejects as `renderDesign` does.
 */
export async function renderSvg(request: DesignRequest, options: SvgOptions = {}): Promise<string> {
  const { ground = true, signal } = options;
  const { brief, direction } = request;
  const { width, height } = brief;
  const page = { width, height, title: brief.copy.title, description: describe(brief, direction.label) };
  if (brief.type !== 'logo') {
    const { layers } = await renderLayers(request, options);
    return svgPage({ ...page, sheet: { width, height }, body: layersSvg(layers, ground) });
  }
  const { stage } = await drawDesign(request, { ...(signal && { signal }), asShapes: true });
  const { grade } = direction;
  const layers = stage.vectors!.finish().map(({ layer, inks }) => ({
    layer,
    inks: grade ? inks.map((ink) => ({ ...ink, colour: gradeHex(ink.colour, grade) })) : inks,
  }));
  return svgPage({ ...page, sheet: stage, body: shapesSvg(layers, ground) });
}
