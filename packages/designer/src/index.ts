import './type/no-system-fonts.ts';
import { findSubjects } from './material/subjects.ts';
import { noise } from './raster/noise.ts';
import { loadUnderstudies } from './type/fonts.ts';

export { carriesMark } from './brand/brand-mark.ts';
export type { BrandMark } from './brand/brand-mark.ts';
export type { BrandRules } from './brief/brand-rules.ts';
export type { Brief, Copy, DesignType, Festival, Language, Mood, Setting } from './brief/brief.ts';
export { sendsForFacts } from './brief/errands.ts';
export { partSet, type PartOfSet } from './brief/part-set.ts';
export { planBrief } from './brief/plan-brief.ts';
export type { BriefOptions } from './brief/plan-brief.ts';
export { renderDesign, renderLayers } from './design.ts';
export type { DesignLayer, DesignRequest, LayeredDesign, LayerText, PaintedLayer, RenderedDesign } from './design.ts';
export { colourDistance } from './palette/oklch.ts';
export type { Direction } from './direction/direction.ts';
export { planEdit } from './edits/plan-edit.ts';
export { speaksOfPicture, wantsColoursOnly, wantsPictureBehind, withoutPictureWords } from './brief/picture-words.ts';
export { coversSheet, holdsPicture, pictureColours, withPicture } from './edits/reference-picture.ts';
export type { PlacedPicture } from './edits/reference-picture.ts';
export { onSheet } from './edits/read-size-edits.ts';
export type { EditableDesign, EditChange, EditKind, EditOptions, EditPlan } from './edits/editing.ts';
export { planDesigns } from './plan-designs.ts';
export { loadNextFace } from './type/fonts.ts';
export type { Look, PlanOptions } from './plan-designs.ts';
export { renderSvg } from './vector/render-svg.ts';
export type { SvgOptions } from './vector/render-svg.ts';
export { familyNamed } from './type/choose-pairings.ts';
export { keepOwnFont } from './type/own-fonts.ts';
export type { OwnFont } from './type/own-fonts.ts';

/**
 * Reads the fonts, the subject index and the noise that everything is drawn with, so that the first design is not the
 * slow one. What is left of the fonts, `loadNextFace` reads one by one.
 */
export async function warmUp(): Promise<void> {
  loadUnderstudies();
  findSubjects('tea');
  for (const kind of ['grain', 'fine', 'soft'] as const) noise(kind, 1);
}
