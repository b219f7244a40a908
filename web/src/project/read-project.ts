/** A project that is read before its page asks for it. The page takes it once: by the next time it may be old. */
import type { Project } from '@easel/contract';
import { client } from '../api/client.ts';
import { holdSharePass } from '../api/share-pass.ts';

/** Milliseconds for which what was read ahead is as good as what would be read now. */
const freshMs = 5_000;

let ahead: { readonly id: string; readonly at: number; readonly project: Promise<Project> } | null = null;

/** For a page that has just read a project and leads on to its own. */
export function handOver(project: Project): void {
  ahead = { id: project.id, at: performance.now(), project: Promise.resolve(project) };
}

/** Asks for a project while the code of its page is on its way. */
export function readAhead(id: string): void {
  if (ahead && isFresh(ahead, id)) return;
  // A link that one came by before is no longer what lets one in.
  holdSharePass(null);
  const project = client.projects.get({ id });
  // Whoever takes it hears of what went wrong; if nobody does, it is nobody's loss.
  project.catch(() => {});
  ahead = { id, at: performance.now(), project };
}

/** What was read ahead, if it is this project and fresh. */
export function takeAhead(id: string): Promise<Project> | null {
  const taken = ahead;
  ahead = null;
  return taken && isFresh(taken, id) ? taken.project : null;
}

function isFresh({ id, at }: NonNullable<typeof ahead>, wanted: string): boolean {
  return id === wanted && performance.now() - at < freshMs;
}
