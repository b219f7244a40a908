import { connectRedis, redisReady } from '../redis.ts';
import { Channels } from './channels.ts';
import type { LiveEvents } from './live-events.ts';

/**
 * For several processes: one connection publishes, another one is subscribed to each channel that anyone here listens
 * to, and subscribes anew by itself after it was lost.
 * @param lost told of messages that could not be sent
 * @throws when Redis does not answer at the start
 */
export async function openRedisLiveEvents(
  url: string,
  lost: (error: Error) => void,
  prefix = 'easel:live:',
): Promise<LiveEvents> {
  const publisher = connectRedis(url, { waits: false });
  const subscriber = connectRedis(url, { waits: true });
  const channels = new Channels();
  const ignoreClosed = () => {}; // what fails here is the connection, and it subscribes anew when it is back
  subscriber.on('message', (channel, text) => channels.tell(channel.slice(prefix.length), JSON.parse(text)));
  const gapListeners = new Set<() => void>();
  subscriber.on('ready', () => {
    for (const heard of gapListeners) heard();
  });
  // Redis answers in order, so the latest subscription holds only when all before it do.
  let latest = Promise.resolve();
  const close = async () => {
    channels.clear();
    publisher.disconnect();
    subscriber.disconnect();
  };
  try {
    await Promise.all([redisReady(publisher), redisReady(subscriber)]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    publish: (channel, message) => void publisher.publish(prefix + channel, JSON.stringify(message)).catch(lost),
    subscribe(channel, heard) {
      const listener = (message: unknown) => heard(message);
      if (channels.add(channel, listener)) {
        latest = subscriber.subscribe(prefix + channel).then(() => {}, ignoreClosed);
      }
      return () => {
        if (channels.remove(channel, listener)) subscriber.unsubscribe(prefix + channel).catch(ignoreClosed);
      };
    },
    settled: () => latest,
    onGap(heard) {
      const listener = () => heard();
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    close,
  };
}
