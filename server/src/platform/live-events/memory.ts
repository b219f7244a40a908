import { Channels } from './channels.ts';
import type { LiveEvents } from './live-events.ts';

/** For a server that is one process. Listeners hear after the publisher has gone on, as they would over a network. */
export function memoryLiveEvents(): LiveEvents {
  const channels = new Channels();
  return {
    publish(channel, message) {
      // As text, so that listeners can't change each other's message, nor rely on what JSON would lose.
      const text = JSON.stringify(message);
      queueMicrotask(() => channels.tell(channel, JSON.parse(text)));
    },
    subscribe(channel, heard) {
      // Wrapped, so that the same function may listen twice and stop once.
      const listener = (message: unknown) => heard(message);
      channels.add(channel, listener);
      return () => void channels.remove(channel, listener);
    },
    async settled() {},
    onGap: () => () => {},
    async close() {
      channels.clear();
    },
  };
}
