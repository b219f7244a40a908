/** Who else is in a project: their faces, pointers and selections, and telling them of oneself. */
export { usePresence, type Presence } from './use-presence.ts';
export type { Peers } from './peers.ts';
