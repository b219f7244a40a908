import { hasHan } from '../reading/recognise.ts';
import { facesOf, type Face } from './faces.ts';
import type { FontShelf } from './font-shelf.ts';
import {
  columnPitch,
  drawSetting,
  extentDrawn,
  likeness,
  measureColumn,
  measureLine,
  type Setting,
} from './set-line.ts';
import { fitForms, likelyFaces, type Form } from './spelling/compare-shape.ts';
import { standardFaces } from './spelling/mend-words.ts';
import type { Strip } from './strip.ts';

/** One line to be fitted: what it says, its ink, and its letters one by one. */
export interface Specimen {
  text: string;
  vertical: boolean;
  strip: Strip;
  letters: { form: Form; character: string }[];
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

/** Families whose every weight is compared letter by letter, and faces that lines are then drawn in. */
const closeFamilies = 6;
const drawnFaces = 7;
/** Letters that are compared, and lines of a block that are drawn. */
const comparedLetters = 14;
const drawnLines = 2;
/** Tracking below this (em) is the rounding of measures. */
const leastTracking = 0.02;
const mostTracking = 1.2;
/** What tracking has to gain in likeness: any face fits a little better with it, most of all with a little of it. */
const trackingPrice = (tracking: number) => (Math.abs(tracking) < 0.06 ? 0.04 : 0.015);
/** Sizes that are tried about the one that was measured: rims of ink are easily half a pixel off. */
const polished = [0.98, 1, 1.02, 1.04];

/** The faces of a shelf, the most alike first; empty where none can set the words. */
export function rankFaces(specimens: readonly Specimen[], shelf: FontShelf): FittedFace[] {
  const used = longestOf(specimens);
  if (used.length === 0) return [];
  const han = used.some(({ text }) => hasHan(text));
  const faces = facesOf(shelf).filter((face) => face.han || !han);
  const near = nearestByLetters(used, faces);
  const ranked = near.map((face) => scored(used, face));
  return ranked.toSorted((a, b) => b.score - a.score);
}

const longestOf = (specimens: readonly Specimen[]) =>
  specimens.toSorted((a, b) => b.text.length - a.text.length).slice(0, drawnLines);

/** How alike a face is that was not among the ranked ones, 0..1. */
export const scoreFace = (specimens: readonly Specimen[], face: Face): number =>
  scored(longestOf(specimens), face).score;

/** The faces whose single letters are most alike: cheap, for shapes are drawn once for all lines and pictures. */
function nearestByLetters(specimens: readonly Specimen[], faces: readonly Face[]): Face[] {
  const lines = specimens.map(({ letters }) => letters.slice(0, comparedLetters));
  const score = (face: Face) => {
    const fits = lines.map((letters) => fitForms(letters, face)?.score ?? 0);
    return fits.reduce((sum, value) => sum + value, 0);
  };
  const rank = (some: readonly Face[]) =>
    some.map((face) => ({ face, score: score(face) })).toSorted((a, b) => b.score - a.score);
  const first = rank(likelyFaces(lines, standardFaces(faces)));
  const families = [...new Set(first.map(({ face }) => face.family))].slice(0, closeFamilies);
  const all = rank(faces.filter(({ family }) => families.includes(family)));
  // The families stay in the race with their best face each: drawing may turn them round.
  const bestOfEach = families.map((family) => all.find(({ face }) => face.family === family)!.face);
  return [...new Set([...all.slice(0, drawnFaces).map(({ face }) => face), ...bestOfEach])];
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
    const price = setting.tracking === 0 || specimen.vertical ? 0 : trackingPrice(setting.tracking);
    return { ...refined, worth: refined.score - price };
  });
  return fitted.reduce((best, next) => (next.worth > best.worth ? next : best));
}

/** Without tracking the width says the size; with it the letters' heights do, and the width the tracking. */
function lineSettings({ text, strip, letters }: Specimen, face: Face): Setting[] {
  const { width, height } = measureLine(text, face);
  const plain: Setting = { face, size: inkWidth(strip) / Math.max(0.01, width), tracking: 0 };
  const gaps = [...text].length - 1;
  const bySize = inkHeight(strip) / Math.max(0.01, height);
  const form = letters[0]?.form;
  const fit = fitForms(letters.slice(0, comparedLetters), face);
  const byLetters = fit && form ? (fit.size * strip.scale) / form.strip.scale : bySize;
  // Letters measure in whole pixels: of two like answers the line's is the finer one.
  const size = Math.abs(Math.log(bySize / byLetters)) < 0.06 ? bySize : byLetters;
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
 * A line in the face that was chosen, more exactly than `fitLine` needs it to compare faces. Where the width doesn't tell
 * the size, in tracked lines and columns, the neighbouring sizes are tried.
 */
export function setLine(specimen: Specimen, face: Face): FittedLine {
  const first = fitLine(specimen, face);
  if (first.setting.tracking === 0) return first;
  const tries = polished.map((factor) => {
    const setting = spanning(specimen, { ...first.setting, size: first.setting.size * factor });
    return { setting, score: drawnLikeness(specimen, setting) };
  });
  return tries.reduce((best, next) => (next.score > best.score ? next : best));
}

/** The setting with the tracking that makes it as long as the ink. */
function spanning({ text, vertical, strip }: Specimen, setting: Setting): Setting {
  const { face, size } = setting;
  if (vertical) {
    const { ends, count } = measureColumn(text, face);
    return count < 2 ? setting : { ...setting, tracking: (inkHeight(strip) / size - ends) / (count - 1) - columnPitch };
  }
  const { width } = measureLine(text, face);
  return { ...setting, tracking: (inkWidth(strip) / size - width) / Math.max(1, [...text].length - 1) };
}

function drawnLikeness({ text, vertical, strip }: Specimen, setting: Setting): number {
  const height = measureLine(text, setting.face).height * setting.size;
  const down = vertical ? 0 : (inkHeight(strip) - height) / 2;
  const drawn = drawSetting(text, setting, strip, vertical, { ...strip.ink, top: strip.ink.top + down });
  return likeness(strip.alpha, drawn);
}

/** Draws the setting, corrects it by what the drawing measures, and says how alike it is when its middle lies on the ink's. */
function refine(specimen: Specimen, setting: Setting): FittedLine {
  const { text, vertical, strip } = specimen;
  const { ink } = strip;
  const first = drawSetting(text, setting, strip, vertical, ink);
  const extent = extentDrawn(first, strip);
  if (!extent) return { setting, score: 0 };
  const better = correct(specimen, setting, extent);
  const height = (extent.bottom - extent.top) * (better.size / setting.size);
  const down = vertical ? 0 : (inkHeight(strip) - height) / 2;
  const drawn = drawSetting(text, better, strip, vertical, { ...ink, top: ink.top + down });
  return { setting: better, score: likeness(strip.alpha, drawn) };
}

function correct(specimen: Specimen, setting: Setting, drawn: Strip['ink']): Setting {
  const { vertical, strip } = specimen;
  const tracked = setting.tracking !== 0 && !vertical;
  const span = tracked ? drawn.bottom - drawn.top : drawn.right - drawn.left;
  const factor = (tracked ? inkHeight(strip) : inkWidth(strip)) / Math.max(1, span);
  // A drawing that the strip cuts off measures too small.
  if (factor < 0.93 || factor > 1.07) return setting;
  const size = setting.size * factor;
  return tracked ? spanning(specimen, { ...setting, size }) : { ...setting, size };
}
