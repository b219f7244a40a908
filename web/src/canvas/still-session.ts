/**
 * A canvas that is only looked at, beside the live one: an earlier version, a presentation. It has its own document,
 * camera and selection; it never saves, keeps no journal and hears of nobody, so it cannot touch what is live.
 */
import type { CanvasDocument } from '@easel/canvas';
import { openSession, type CanvasSession } from './session.ts';

export interface StillOptions {
  /** The canvas that it stands in for: whose pictures' overview pages and blurs it shows. */
  readonly live: CanvasSession;
  readonly version: string;
  readonly nodes: CanvasDocument['nodes'];
  readonly connections: CanvasDocument['connections'];
}

const refuse = () => Promise.reject(new Error('A canvas that is only looked at does not save.'));
const noJournal = {
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  list: () => Promise.resolve([]),
};
const noLocks = { hold: () => () => {}, whileFree: () => Promise.resolve() };

/** Opens it with the camera where the live one has it. */
export function openStill({ live, version, nodes, connections }: StillOptions): CanvasSession {
  const { camera } = live.view;
  const session = openSession({
    project: { id: live.projectId, version, viewport: camera, nodes: [...nodes], connections: [...connections] },
    server: {
      save: refuse,
      changesSince: refuse,
      uploadTicket: refuse,
      putFile: refuse,
      atlas: () => live.atlas(),
    },
    canEdit: false,
    journal: noJournal,
    locks: noLocks,
    remembers: false,
  });
  session.view.moveTo(camera);
  for (const [id, hash] of live.thumbhashes) session.thumbhashes.set(id, hash);
  return session;
}
