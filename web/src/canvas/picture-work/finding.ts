/** What is said of a picture that was taken apart: how much was found in it, and what of that a person should look at. */
import { layersMissed, objectsPartial, type Artifact, type TextRenderData } from '@easel/contract';
import type { Text } from '../use-text.ts';
import { textsOf } from './elements.ts';

/** Layers that are there already come at once: “0.0 s” says nothing. */
const leastSeconds = 0.05;
/** Below this, a reading is to be looked at by a person. */
const sure = 0.85;

/**
 * Warnings that words may be read wrong. The others (the nearest typeface, colours, outline, shadow) say how words would be set
 * anew; until somebody writes in them their pixels stand, and most pictures from elsewhere are set in typefaces of their own.
 */
const misread = new Set(['hard-to-read', 'faint-ink']);

export interface Telling {
  readonly t: Text;
  /** How long it took; `null` where nobody has waited for it all the time. */
  readonly seconds: number | null;
}

export interface Finding {
  readonly words: string;
  /** Texts that may say something else than the picture. */
  readonly doubtful: readonly TextRenderData[];
}

export function findingOf(artifacts: readonly Artifact[], { t, seconds }: Telling): Finding {
  const texts = textsOf(artifacts);
  const ground = artifacts.find(({ label }) => label === 'bg_image')?.metadata;
  const objects = artifacts.filter(({ label }) => label === 'fg_image').length;
  const doubtful = texts.filter(
    ({ confidence = 1, warnings = [] }) => confidence < sure || warnings.some((one) => misread.has(one)),
  );
  const columns = texts.filter(({ vertical }) => vertical).length;
  const lines = texts.flatMap(({ lines: said }) => said).length;
  const kinds = [
    lines > 0 ? t('elements.lines', { count: lines }) : '',
    objects > 0 ? t('elements.objects', { count: objects }) : '',
  ].filter(Boolean);
  const [what = t('elements.groundOnly'), more] = kinds;
  const all = more === undefined ? what : t('elements.both', { one: what, other: more });
  const found =
    seconds === null || seconds < leastSeconds
      ? t('elements.foundMeanwhile', { what: all })
      : t('elements.found', { what: all, seconds: seconds.toFixed(1) });
  const doubts = [
    ground?.class === 'photo' || ground?.warnings?.includes(objectsPartial) ? t('elements.photo') : '',
    ground?.warnings?.includes(layersMissed) ? t('elements.layersMissed') : '',
    columns > 0 ? t('elements.columns', { count: columns }) : '',
    doubtful.length > 0 ? t('elements.doubtful', { count: doubtful.length }) : '',
  ].filter(Boolean);
  const words = [found, ...doubts].reduce((first, next) => t('elements.sentences', { first, next }));
  return { words, doubtful };
}
