/** Which pictures of a project are being taken apart, and by which tasks: a reload and a visit elsewhere lose none. */
import { draftKey } from '../../prompt/index.ts';
import { windowStorage } from '../../storage.ts';

export interface KeptTaking {
  /** Empty for one that the server has not named yet. */
  readonly taskId: string;
  /** Of the frame that it ends in. A browser that doubles a tab doubles this, too: both tabs mean one frame. */
  readonly frameId: string;
}

const keyOf = (projectId: string) => draftKey(`${projectId}-taking-apart`);

/** By the nodes of the pictures. */
export function keptTakings(projectId: string): Readonly<Record<string, KeptTaking>> {
  try {
    const kept = JSON.parse(windowStorage.getItem(keyOf(projectId)) ?? '{}') as Record<string, KeptTaking>;
    return Object.fromEntries(Object.entries(kept).filter(([, { frameId }]) => frameId));
  } catch {
    return {};
  }
}

/** @param taking `null`: it is not, any more */
export function keepTaking(projectId: string, nodeId: string, taking: KeptTaking | null): void {
  const { [nodeId]: _before, ...others } = keptTakings(projectId);
  const kept = taking === null ? others : { ...others, [nodeId]: taking };
  if (Object.keys(kept).length === 0) windowStorage.removeItem(keyOf(projectId));
  else windowStorage.setItem(keyOf(projectId), JSON.stringify(kept));
}
