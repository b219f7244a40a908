import type { ShownPicture } from './shown-turn.ts';

export interface LostReason {
  readonly reason: string;
  /** Of the pictures that it kept from being made, in their order. */
  readonly titles: readonly string[];
}

/** Each reason once; what has been made after all, or is on its way again, has none any more. */
export function reasonsOf(pictures: readonly Pick<ShownPicture, 'title' | 'state' | 'reason'>[]): LostReason[] {
  const lost = pictures.filter(({ state, reason }) => state === 'failed' && reason);
  const byReason = Map.groupBy(lost, ({ reason = '' }) => reason);
  return [...byReason].map(([reason, of]) => ({ reason, titles: of.map(({ title }) => title) }));
}

/**
 * Whether words say nothing but why pictures did not come out, as the end of work on a picture does for those who read the
 * messages alone: here it stands with the pictures already.
 */
export function saysOnlyReasons(words: string, pictures: readonly Pick<ShownPicture, 'title' | 'state' | 'reason'>[]) {
  const reasons = reasonsOf(pictures);
  const rest = reasons.reduce((left, { reason }) => left.replace(reason, ''), words);
  return reasons.length > 0 && rest.trim() === '';
}
