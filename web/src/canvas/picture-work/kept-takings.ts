/** Which pictures of a project are being taken apart, and by which tasks: a reload and a visit elsewhere lose none. */
import { draftKey } from '../../prompt/index.ts';

const keyOf = (projectId: string) => draftKey(`${projectId}-taking-apart`);

/** Tasks by the nodes of their pictures; empty for one that the server has not named yet. */
export function keptTakings(projectId: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** @param taskId `null`: it is not, any more */
export function keepTaking(projectId: string, nodeId: string, taskId: string | null): void {
  const { [nodeId]: _before, ...others } = keptTakings(projectId);
  const kept = taskId === null ? others : { ...others, [nodeId]: taskId };
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(keyOf(projectId));
    else sessionStorage.setItem(keyOf(projectId), JSON.stringify(kept));
  } catch {
    // Storage that is full or forbidden only costs what a reload would lose.
  }
}
