import { hasHan } from '../reading/recognise.ts';
import { facesOf, type Face } from './faces.ts';
import type { FontShelf } from './font-shelf.ts';
import { drawSetting, extentDrawn, likeness, measureColumn, measureLine, type Setting } from './set-line.ts';
import type { Strip } from './strip.ts';

/** One line to be fitted: what it says, and its ink. */
export interface Specimen {
  text: string;
  vertical: boolean;
  strip: Strip;
}

export interface FittedFace {
  face: Face;
  /** How alike the letters are, 0..1. */
  score: number;
}

export interface FittedLine {
  setting: Setting;
  score: number;
}

/** Families that are drawn after a look at their measures, and those whose every weight is tried. */
const drawnFamilies = 14;
const closeFamilies = 4;
/** Tracking below this (em) is the rounding of measures. */
const leastTracking = 0.012;
const mostTracking = 1.2;
/** What tracking has to gain in likeness: any face fits a little better with it. */
const trackingPrice = 0.015;
/** Lines of a block that are looked at. */
const specimensUsed = 2;

/** The faces of a shelf, the most alike first; empty where none can set the words. */
export function rankFaces(specimens: readonly Specimen[], shelf: FontShelf): FittedFace[] {
  const used = specimens.toSorted((a, b) => b.text.length - a.text.length).slice(0, specimensUsed);
  if (used.length === 0) return [];
  const han = used.some(({ text }) => hasHan(text));
  const faces = facesOf(shelf).filter((face) => face.han || !han);
  const families = Map.groupBy(faces, (face) => face.family);
  const samples = [...families.values()].flatMap((all) => [nearestWeight(all, 400), nearestWeight(all, 700)]);
  const measured = [...new Set(samples)]
    .map((face) => ({ face, error: measureError(used, face) }))
    .toSorted((a, b) => a.error - b.error);
  const nearest = [...new Set(measured.map(({ face }) => face.family))].slice(0, drawnFamilies);
  const first = measured.filter(({ face }) => nearest.includes(face.family)).map(({ face }) => scored(used, face));
  const ranked = first.toSorted((a, b) => b.score - a.score);
  const best = [...new Set(ranked.map(({ face }) => face.family))].slice(0, closeFamilies);
  const tried = new Set(first.map(({ face }) => face));
  const others = faces.filter((face) => best.includes(face.family) && !tried.has(face));
  return [...ranked, ...others.map((face) => scored(used, face))].toSorted((a, b) => b.score - a.score);
}

function nearestWeight(faces: Face[], weight: number): Face {
  const upright = faces.filter(({ italic }) => !italic);
  return (upright.length > 0 ? upright : faces).reduce((best, next) =>
    Math.abs(next.weight - weight) < Math.abs(best.weight - weight) ? next : best,
  );
}

/** How far the proportions of the ink are from those that the face would give (logarithm); tracking makes it longer. */
function measureError(specimens: readonly Specimen[], face: Face): number {
  const errors = specimens.map(({ text, vertical, strip }) => {
    if (vertical) return 0;
    const { width, height } = measureLine(text, face);
    const ratio = (inkWidth(strip) * height) / (inkHeight(strip) * width);
    // Faces that would have to be set wider are likelier than those that would have to overlap.
    return ratio > 1 ? Math.min(0.1, Math.log(ratio)) : -Math.log(ratio);
  });
  return errors.reduce((sum, error) => sum + error, 0);
}

const inkWidth = ({ ink }: Strip) => ink.right - ink.left;
const inkHeight = ({ ink }: Strip) => ink.bottom - ink.top;

function scored(specimens: readonly Specimen[], face: Face): FittedFace {
  const scores = specimens.map((specimen) => fitLine(specimen, face).score);
  return { face, score: scores.reduce((sum, score) => sum + score, 0) / scores.length };
}

/** The size and the tracking in which a face comes nearest to a line, and how near that is. */
export function fitLine(specimen: Specimen, face: Face): FittedLine {
  const tries = specimen.vertical ? [columnSetting(specimen, face)] : lineSettings(specimen, face);
  const fitted = tries.map((setting) => {
    const refined = refine(specimen, setting);
    const price = setting.tracking === 0 || specimen.vertical ? 0 : trackingPrice;
    return { ...refined, worth: refined.score - price };
  });
  return fitted.reduce((best, next) => (next.worth > best.worth ? next : best));
}

/** Without tracking the width says the size; with it the height does, and the width the tracking. */
function lineSettings({ text, strip }: Specimen, face: Face): Setting[] {
  const { width, height } = measureLine(text, face);
  const bySize = inkWidth(strip) / Math.max(0.01, width);
  const plain: Setting = { face, size: bySize, tracking: 0 };
  const gaps = [...text].length - 1;
  const size = inkHeight(strip) / Math.max(0.01, height);
  const tracking = (inkWidth(strip) - width * size) / Math.max(1, gaps) / size;
  if (gaps < 2 || Math.abs(tracking) < leastTracking || tracking > mostTracking || tracking < -0.15) return [plain];
  return [plain, { face, size, tracking }];
}

function columnSetting({ text, strip }: Specimen, face: Face): Setting {
  const { width, ends, count } = measureColumn(text, face);
  const size = inkWidth(strip) / Math.max(0.01, width);
  if (count < 2) return { face, size, tracking: 0 };
  const pitch = (inkHeight(strip) - ends * size) / (count - 1);
  return { face, size, tracking: Math.max(-0.3, Math.min(2, pitch / size - 1)) };
}

/**
 * Draws the setting, corrects its size by what the drawing measures, and says how alike it is where it lies best: with its
 * top, its bottom or its middle on the ink's.
 */
function refine({ text, vertical, strip }: Specimen, setting: Setting): FittedLine {
  const { ink } = strip;
  const first = drawSetting(text, setting, strip, vertical, ink);
  const extent = extentDrawn(first, strip);
  if (!extent) return { setting, score: 0 };
  const tracked = setting.tracking !== 0 && !vertical;
  const drawn = tracked ? extent.bottom - extent.top : extent.right - extent.left;
  const factor = (tracked ? inkHeight(strip) : inkWidth(strip)) / Math.max(1, drawn);
  // A drawing that the strip cuts off measures too small.
  const size = setting.size * (factor > 0.93 && factor < 1.07 ? factor : 1);
  const better = { ...setting, size };
  const shift = inkHeight(strip) - (extent.bottom - extent.top) * (size / setting.size);
  const shifts = Math.abs(shift) < 0.4 ? [shift / 2] : [0, shift / 2, shift];
  const scores = shifts.map((down) =>
    likeness(strip.alpha, drawSetting(text, better, strip, vertical, { ...ink, top: ink.top + down })),
  );
  return { setting: better, score: Math.max(...scores) };
}
