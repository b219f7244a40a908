/** Tells that the server can be reached again, for what a browser does not ask for a second time by itself. */
const listeners = new Set<() => void>();

export function onLineBack(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('online', tellLineBack);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('online', tellLineBack);
  };
}

/** Said by whoever hears the server again after a break of which the device knew nothing. */
export function tellLineBack(): void {
  for (const listener of listeners) listener();
}
