import type { UploadTicket } from '@easel/contract';
import { expect, test, vi } from 'vitest';
import type { UploadServer } from '../../src/canvas/uploads.ts';
import type { FoundLayer } from '../../src/export/import/layers-found.ts';
import { sendLayers } from '../../src/export/import/send-layers.ts';

const layers = Array.from({ length: 6 }, (_, at): FoundLayer => {
  const box = { x: 0, y: 0, width: at + 1, height: 1 };
  return { name: `layer ${at}`, opacity: 1, hidden: false, locked: false, box, picture: new Blob() };
});

/** Files wait at the door until the test lets each in, or refuses it. */
function open() {
  const doors: PromiseWithResolvers<{ width: number; height: number; thumbhash: string }>[] = [];
  const server: UploadServer = {
    uploadTicket: async ({ fileName }) => ({ assetId: fileName, publicUrl: `/api/files/${fileName}` }) as UploadTicket,
    putFile() {
      const door = Promise.withResolvers<{ width: number; height: number; thumbhash: string }>();
      doors.push(door);
      return door.promise;
    },
  };
  const control = new AbortController();
  const told: number[] = [];
  const session = { projectId: 'p', thumbhashes: new Map<string, string>() };
  const sending = sendLayers(server, session, layers, { signal: control.signal, tell: (done) => void told.push(done) });
  return { doors, told, control, session, sending };
}
const meta = { width: 1, height: 1, thumbhash: 'h' };

test('pictures of layers go three at a time, and each is told of', async () => {
  const { doors, told, session, sending } = open();
  for (let at = 0; at < layers.length; at++) {
    await vi.waitFor(() => expect(doors).toHaveLength(Math.min(at + 3, layers.length)));
    doors[at]!.resolve(meta);
  }
  const sent = await sending;
  expect(layers.map((layer) => sent.get(layer)?.url)).toEqual(layers.map(({ name }) => `/api/files/${name}.png`));
  expect(sent.get(layers[4]!)).toMatchObject({ width: 5, height: 1 });
  expect([told, session.thumbhashes.size]).toEqual([[1, 2, 3, 4, 5, 6], 6]);
});

test('when one is refused, those on their way are told of no more and no other goes', async () => {
  const { doors, told, control, sending } = open();
  await vi.waitFor(() => expect(doors).toHaveLength(3));
  doors[0]!.reject(new Error('no room'));
  await expect(sending).rejects.toThrow('no room');
  control.abort();
  for (const door of doors.slice(1)) {
    door.resolve(meta);
    // The lane was the first to wait: it has gone on by now.
    await door.promise;
  }
  expect([doors.length, told]).toEqual([3, []]);
});
