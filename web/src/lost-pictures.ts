/**
 * A picture that could not be fetched is never asked for again by a browser: it stays a gap, or a blur, until the page is
 * loaded anew. Once the line is back, all that are missing are asked for once more.
 */
import { onLineBack } from './api/line-back.ts';

export function mendPictures(): void {
  const lost = new Set<HTMLImageElement>();
  // Pictures tell of it to nobody above them: it is met on its way down.
  const note = ({ target }: Event) => target instanceof HTMLImageElement && lost.add(target);
  document.addEventListener('error', note, true);
  onLineBack(() => {
    const missing = [...lost].filter((image) => image.isConnected && image.complete && image.naturalWidth === 0);
    lost.clear();
    for (const image of missing) askAnew(image);
  });
}

/** The same address, given again, is fetched again. */
function askAnew(image: HTMLImageElement): void {
  const { src, srcset } = image;
  if (srcset) image.srcset = srcset;
  image.src = src;
}
