import type { Picture, ReadLine, TextReader } from '../picture.ts';
import { closeNetworks, openNetworks } from './networks.ts';
import type { FoundLine } from './read-line.ts';
import { readPicture } from './read-picture.ts';
import { flatten } from '../areas/rgb.ts';

/** Shorter sides hold no letters. */
const leastSide = 8;

/**
 * Opens the reader: English, Chinese and what mixes them, level, turned, on its side and in columns; no network is used.
 * Takes about 0.2 s and 250 to 500 MB while it is open, so keep one and close it. A picture of 1024 x 1024 takes about
 * 0.6 s of one core. Pictures are read one after another.
 */
export async function openReader(): Promise<TextReader> {
  const networks = await openNetworks();
  let last: Promise<unknown> = Promise.resolve();
  const read = async (picture: Picture, signal?: AbortSignal): Promise<ReadLine[]> => {
    signal?.throwIfAborted();
    if (picture.width < leastSide || picture.height < leastSide) return [];
    return (await readPicture(flatten(picture), networks, signal)).map(lineOf);
  };
  return {
    read: (picture, signal) => {
      const reading = last.then(() => read(picture, signal));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      await closeNetworks(networks);
    },
  };
}

const lineOf = ({ text, confidence, quad, vertical, places }: FoundLine): ReadLine => ({
  text,
  confidence: Math.min(1, confidence),
  quad,
  vertical,
  places,
});
