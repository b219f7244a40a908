import { subjectSvg } from '../material/vector-source.ts';
import { analyse } from './analyse.ts';
import type { AnalyseOptions } from './analyse.ts';
import type { Figure } from './figure.ts';

/** A place of a figure and its derived fields takes some 80 bytes: about 80 MB, the hero and companions of one design. */
const mostPlaces = 1_000_000;

const figures = new Map<string, { places: number; figure: Promise<Figure> }>();

/** Forgets what was used longest ago until the rest fits; the newest always stays. */
function makeRoom(): void {
  let places = [...figures.values()].reduce((sum, entry) => sum + entry.places, 0);
  for (const [name, entry] of figures) {
    if (places <= mostPlaces || figures.size === 1) return;
    figures.delete(name);
    places -= entry.places;
  }
}

/** A subject read as form, once per reading while it is in use. Rejects with a RangeError for an unknown key. */
export function readFigure(key: string, options: AnalyseOptions): Promise<Figure> {
  const name = [key, options.side, options.pad, options.regions, options.detail].join(' ');
  const known = figures.get(name);
  // Deleted and set again: a Map keeps its order of insertion, so the first is the one used longest ago.
  figures.delete(name);
  const entry = known ?? {
    places: options.side ** 2,
    figure: Promise.resolve().then(() => analyse(subjectSvg(key, options.side), options)),
  };
  figures.set(name, entry);
  makeRoom();
  if (!known) entry.figure.catch(() => figures.delete(name));
  return entry.figure;
}
