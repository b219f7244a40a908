/** What a screen reader is told about edits that make no sound. */
export interface Announcer {
  /** The element whose text is read aloud, once it is there. */
  attach(element: HTMLElement | null): void;
  say(text: string): void;
}

export function createAnnouncer(): Announcer {
  let region: HTMLElement | null = null;
  let last = '';
  return {
    attach: (element) => {
      region = element;
    },
    say(text) {
      if (!region) return;
      // The same words twice are read once: a no-break space makes them differ.
      last = text === last ? `${text}\u00a0` : text;
      region.textContent = last;
    },
  };
}
