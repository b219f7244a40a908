import type { Role } from '@easel/contract';

/** What a change of role means to whoever has the project open; `null` when nothing that they see changes. */
export type AccessChange = 'mayEdit' | 'mayOnlyLook' | 'mayRead' | 'mayNotRead';

const canEdit = (role: Role) => role === 'editor' || role === 'owner';

export function accessChange(before: Role, now: Role): AccessChange | null {
  if (canEdit(before) !== canEdit(now)) return canEdit(now) ? 'mayEdit' : 'mayOnlyLook';
  const [read, reads] = [before !== 'canvas', now !== 'canvas'];
  if (read === reads) return null;
  return reads ? 'mayRead' : 'mayNotRead';
}
