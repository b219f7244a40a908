import type { Present } from '@easel/contract';
import { describe, expect, test } from 'vitest';
import { startAnnouncing, timing, type Announcement } from '../../src/presence/announcing.ts';
import { createPeers, forgottenAfter } from '../../src/presence/peers.ts';
import { peopleOf } from '../../src/presence/people.ts';

const present = (sessionId: string, part: Partial<Present> = {}): Present => ({
  sessionId,
  userId: `user of ${sessionId}`,
  name: sessionId,
  avatarUrl: null,
  cursor: null,
  selection: [],
  ...part,
});
const heard = (one: Present) => ({ type: 'presence-changed', present: one }) as const;

/** What was sent is answered in between. */
async function answers() {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** A clock that only moves when it is told to. */
function handClock() {
  let time = 0;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds: number, work: () => void) {
      const entry = { at: time + milliseconds, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
    async pass(milliseconds: number) {
      const end = time + milliseconds;
      await answers();
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        waiting = waiting.filter((one) => one !== next);
        next.work();
        await answers();
      }
      time = end;
    },
  };
}

function announcer({ alone = true } = {}) {
  const clock = handClock();
  const sent: Announcement[] = [];
  const company = { alone };
  const announcing = startAnnouncing({
    sessionId: 'me',
    clock,
    alone: () => company.alone,
    send: async (announcement) => void sent.push(announcement),
  });
  return { clock, sent, announcing, company };
}

describe('announcing', () => {
  test('alone, a window says that it is there and then only lives on', async () => {
    const { clock, sent, announcing } = announcer();
    await clock.pass(10);
    for (let x = 0; x < 50; x += 1) announcing.point({ x, y: 0 });
    announcing.select(['a']);
    await clock.pass(timing.heartbeat - 20);
    expect(sent).toHaveLength(1);
    await clock.pass(timing.heartbeat);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ cursor: { x: 49, y: 0 }, selection: ['a'] });
  });

  test('in company moves go at most ten times a second, the newest last', async () => {
    const { clock, sent, announcing } = announcer({ alone: false });
    for (let x = 1; x <= 100; x += 1) {
      announcing.point({ x, y: 0 });
      await clock.pass(10);
    }
    await clock.pass(timing.betweenMoves);
    expect(sent.length).toBeLessThanOrEqual(12);
    expect(sent.at(-1)?.cursor).toEqual({ x: 100, y: 0 });
  });

  test('what one sees is told as it changes, and not while it stays', async () => {
    const { clock, sent, announcing } = announcer({ alone: false });
    await clock.pass(timing.betweenMoves);
    const view = { x: 0, y: 0, width: 800, height: 600 };
    announcing.look(view);
    await clock.pass(timing.betweenMoves);
    announcing.look({ ...view });
    await clock.pass(timing.betweenMoves);
    announcing.look(null);
    await clock.pass(timing.betweenMoves);
    expect(sent.map((one) => one.view)).toEqual([null, view, null]);
  });

  test('a newcomer is greeted; whoever leaves says so and is silent after', async () => {
    const { clock, sent, announcing } = announcer();
    await clock.pass(timing.betweenMoves);
    announcing.greet();
    await clock.pass(timing.betweenMoves);
    expect(sent).toHaveLength(2);
    announcing.close();
    await clock.pass(timing.heartbeat * 3);
    expect(sent.map(({ leaving }) => leaving)).toEqual([undefined, undefined, true]);
  });

  test('names no more than can be told', async () => {
    const { clock, sent, announcing } = announcer({ alone: false });
    announcing.select(Array.from({ length: 500 }, (_, at) => String(at)));
    await clock.pass(timing.betweenMoves);
    expect(sent.at(-1)?.selection).toHaveLength(200);
  });
});

describe('peers', () => {
  test('a window is new once, and never oneself', () => {
    const peers = createPeers('me');
    expect(peers.receive(heard(present('me')))).toBeNull();
    expect(peers.receive(heard(present('a')))?.sessionId).toBe('a');
    expect(peers.receive(heard(present('a', { selection: ['n'] })))).toBeNull();
    expect(peers.getState().get('a')?.selection).toEqual(['n']);
  });

  test('who says goodbye goes at once, who is silent after a while', () => {
    let now = 0;
    const peers = createPeers('me', () => now);
    for (const id of ['a', 'b', 'c']) peers.receive(heard(present(id)));
    peers.receive({ type: 'presence-left', sessionId: 'a' });
    now = forgottenAfter - 1;
    peers.receive(heard(present('c')));
    now = forgottenAfter;
    peers.sweep();
    expect([...peers.getState().keys()]).toEqual(['c']);
  });

  test('several windows of a person are one face, oneself comes last', () => {
    const cursor = { x: 1, y: 2 };
    const people = peopleOf(
      [
        present('w1', { userId: 'z', name: 'Zoe' }),
        present('w2', { userId: 'z', name: 'Zoe', cursor }),
        present('w3', { userId: 'me', name: 'Anna' }),
      ],
      'me',
    );
    expect(people.map(({ id, own, window }) => [id, own, window.sessionId])).toEqual([
      ['z', false, 'w2'],
      ['me', true, 'w3'],
    ]);
  });
});
