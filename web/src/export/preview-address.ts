import { thumbnailUrl } from '../canvas/thumbnails.ts';
import { isPicture, pictureWidth } from './paint.ts';
import type { Subject } from './subject.ts';

/** Which size of each picture a small drawing asks for. @param k pixels per page unit */
export function previewAddress({ items }: Pick<Subject, 'items'>, k: number): (url: string) => string {
  const addresses = new Map(
    items.filter(isPicture).map(({ reading }) => {
      const { url, naturalWidth } = reading.data;
      return [url, thumbnailUrl(url, pictureWidth(reading, k), naturalWidth || Infinity)];
    }),
  );
  return (url) => addresses.get(url) ?? url;
}
