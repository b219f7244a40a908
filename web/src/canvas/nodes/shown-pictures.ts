/** Which elements show pictures on this page at the moment, by the pictures' addresses: for whoever asks for their pixels. */
const shown = new Map<string, HTMLImageElement>();

/** Tells that an element shows a picture; the answer takes that back. */
export function showsPicture(url: string, element: HTMLImageElement): () => void {
  shown.set(url, element);
  return () => {
    if (shown.get(url) === element) shown.delete(url);
  };
}

/** An element that shows a picture, if there is one. */
export const elementOf = (url: string): HTMLImageElement | undefined => shown.get(url);
