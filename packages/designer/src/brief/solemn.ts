import type { Brief } from './brief.ts';

/** Somebody has died. What is only called after them, a park or a hall, mourns nobody. */
export const mourning =
  /\bfunerals?\b|\bmemorial\b(?! (?:day|park|hall|hospital|stadium|library|bridge|tournament|cup|run|walk|match|fund|prize|lecture|garden))|\bremembering\b|\bin (?:loving )?memory\b|\bobituary\b|\bcondolences?\b|\bcelebration of life\b|追悼|追思|音容宛在|永远怀念|悼念|缅怀|讣告|葬礼|扫墓|祭奠|哀悼/iu;

/** Whether a design is for somebody who has died; a feast of the dead has its own manner. */
export const isSolemn = ({ topic, festival }: Pick<Brief, 'topic' | 'festival'>): boolean =>
  topic === 'memorial' && festival === undefined;
