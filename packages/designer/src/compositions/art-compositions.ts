import type { Composition } from './composition.ts';
import { logoCrest } from './logo-crest.ts';
import { logoLetterSwap } from './logo-letter-swap.ts';
import { logoNegative } from './logo-negative.ts';
import { logoStripes } from './logo-stripes.ts';
import { logoWordmark } from './logo-wordmark.ts';
import { mapIsland } from './map-island.ts';
import { mapStreets } from './map-streets.ts';
import { mapTrail } from './map-trail.ts';
import { patternClouds } from './pattern-clouds.ts';
import { patternGeometric } from './pattern-geometric.ts';
import { patternHalfDrop } from './pattern-half-drop.ts';
import { patternTossed } from './pattern-tossed.ts';
import { patternWaves } from './pattern-waves.ts';
import { portraitCameo } from './portrait-cameo.ts';
import { portraitInitial } from './portrait-initial.ts';
import { portraitPanels } from './portrait-panels.ts';
import { portraitQuote } from './portrait-quote.ts';
import { presentationBand } from './presentation-band.ts';
import { presentationRidges } from './presentation-ridges.ts';
import { presentationShapes } from './presentation-shapes.ts';
import { presentationSwiss } from './presentation-swiss.ts';

/** Maps, patterns, portraits, covers of presentations and further marks. */
export const artCompositions: readonly Composition[] = [
  mapTrail,
  mapIsland,
  mapStreets,
  patternTossed,
  patternHalfDrop,
  patternGeometric,
  patternClouds,
  patternWaves,
  presentationSwiss,
  presentationShapes,
  presentationBand,
  presentationRidges,
  portraitQuote,
  portraitInitial,
  portraitCameo,
  portraitPanels,
  logoNegative,
  logoStripes,
  logoLetterSwap,
  logoCrest,
  logoWordmark,
];
