import type { Composition } from './composition.ts';
import { mapIsland } from './map-island.ts';
import { mapStreets } from './map-streets.ts';
import { mapTrail } from './map-trail.ts';

/** Maps, patterns, portraits, covers of presentations and further marks. */
export const artCompositions: readonly Composition[] = [mapTrail, mapIsland, mapStreets];
