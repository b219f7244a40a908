import type { Brief } from './brief.ts';

/** Somebody has died: a feast of the dead has its own manner. */
export const isSolemn = ({ topic, festival }: Pick<Brief, 'topic' | 'festival'>): boolean =>
  topic === 'memorial' && festival === undefined;
