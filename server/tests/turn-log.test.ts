import type { Message, TurnEvent } from '@easel/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mostWaiting } from '../src/platform/live-events/listening.ts';
import { engines, openHouse, type House } from './house.ts';

const at = new Date(0).toISOString();
const started: TurnEvent = { type: 'turn-started', turnId: 'turn', threadId: 'thread', at };
const said = (text: string): TurnEvent => ({ type: 'text-added', part: 0, at: 0, text });
const place = { id: 'answer', threadId: 'thread', turnId: 'turn', createdAt: at };
const message: Message = { ...place, role: 'assistant', contents: [], status: 'done' };
const ended: TurnEvent = { type: 'turn-ended', status: 'done', message };

describe.each(engines)('the log of a turn on %s', (engine) => {
  const houses: House[] = [];
  afterEach(() => void vi.useRealTimers());
  afterEach(async () => void (await Promise.all(houses.splice(0).map((house) => house.leave()))));

  /** Nobody runs the turn: what is logged of it is what the test says. */
  async function openLog() {
    const house = await openHouse(engine);
    houses.push(house);
    const ada = await house.signIn('ada@example.org');
    const { turnId } = await ada.projects.create({ prompt: 'Tea' });
    const { turnLog } = house.features;
    return {
      append: (...events: TurnEvent[]) => turnLog.append(turnId!, events),
      read: (after = 0) => turnLog.read(turnId!, after, new AbortController().signal),
      /** As Redis loses them: what was published meanwhile is heard by nobody. */
      loseMessages: async (work: () => Promise<void>) => {
        const lost = vi.spyOn(house.services.liveEvents, 'publish').mockReturnValue();
        await work();
        lost.mockRestore();
      },
      gap: vi.spyOn(house.services.liveEvents, 'onGap'),
      /** What is told twice is read once, but it waits as all else does. */
      tellAgain: (logged: object) => house.services.liveEvents.publish(`turn:${turnId!}`, logged),
    };
  }

  test('what is logged while a reader is told the past is told too, and the end last', async () => {
    const { append, read } = await openLog();
    await append(started);
    const told: TurnEvent[] = [];
    for await (const { event } of read()) {
      told.push(event);
      if (event.type === 'turn-started') await append(said('Tea'), ended);
    }
    expect(told).toEqual([started, said('Tea'), ended]);
  });

  test('a reader is told all of it, however much comes while it does not read', async () => {
    const { append, read, tellAgain } = await openLog();
    await append(started);
    const told: TurnEvent[] = [];
    for await (const { event } of read()) {
      told.push(event);
      if (event.type !== 'turn-started') continue;
      for (let time = 0; time < mostWaiting; time += 1) tellAgain({ position: 1, event });
      await append(said('Tea'), ended);
    }
    expect(told).toEqual([started, said('Tea'), ended]);
  });

  test('a reader is told of what it missed as soon as anything comes', async () => {
    const { append, read, loseMessages } = await openLog();
    await append(started);
    const told: TurnEvent[] = [];
    for await (const { event } of read()) {
      told.push(event);
      if (event.type !== 'turn-started') continue;
      await loseMessages(() => append(said('Tea'), said('pot')));
      await append(ended);
    }
    expect(told).toEqual([started, said('Tea'), said('pot'), ended]);
  });

  test.each(['a gap in which it may have been lost', 'some seconds'])(
    'a reader that missed the end is told of it after %s',
    async (what) => {
      const { append, read, loseMessages, gap } = await openLog();
      await append(started);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const reading = read();
      expect(await reading.next()).toMatchObject({ value: { event: started } });
      const next = reading.next();
      await loseMessages(() => append(ended));
      if (what === 'some seconds') vi.advanceTimersByTime(5_000);
      else gap.mock.lastCall![0]();
      expect(await next).toMatchObject({ value: { event: ended } });
      expect(await reading.next()).toMatchObject({ done: true });
    },
  );

  test('a reader that knows all of a turn that has ended is told nothing more', async () => {
    const { append, read } = await openLog();
    await append(started, ended);
    expect(await Array.fromAsync(read(2))).toEqual([]);
  });
});
