/** Every set of designs by its name: those that measure, and those that teach. */
import { eighthKit, eighthLayouts } from './eighth/layouts.ts';
import { fifteenthKit, fifteenthLayouts } from './fifteenth/layouts.ts';
import { fifthKit, fifthLayouts } from './fifth/layouts.ts';
import { fourthKit, fourthLayouts } from './fourth/layouts.ts';
import { ninthKit, ninthLayouts } from './ninth/layouts.ts';
import { secondKit, secondLayouts } from './second/layouts.ts';
import { seventhKit, seventhLayouts } from './seventh/layouts.ts';
import { sixthKit, sixthLayouts } from './sixth/layouts.ts';
import { tenthKit, tenthLayouts } from './tenth/layouts.ts';
import { thirdKit, thirdLayouts } from './third/layouts.ts';
import { tuneKit, tuneLayouts } from './tune/layouts.ts';
import { eleventhKit, eleventhLayouts } from './eleventh/layouts.ts';
import { twelfthKit, twelfthLayouts } from './twelfth/layouts.ts';
import { fourteenthKit, fourteenthLayouts } from './fourteenth/layouts.ts';
import { thirteenthKit, thirteenthLayouts } from './thirteenth/layouts.ts';
import { sixteenthKit, sixteenthLayouts } from './sixteenth/layouts.ts';
import { seventeenthKit, seventeenthLayouts } from './seventeenth/layouts.ts';
import { eighteenthKit, eighteenthLayouts } from './eighteenth/layouts.ts';
import { nineteenthKit, nineteenthLayouts } from './nineteenth/layouts.ts';
import { twentiethKit, twentiethLayouts } from './twentieth/layouts.ts';
import { twentyFirstKit, twentyFirstLayouts } from './twenty-first/layouts.ts';
import { twentySecondKit, twentySecondLayouts } from './twenty-second/layouts.ts';
import { twentyThirdKit, twentyThirdLayouts } from './twenty-third/layouts.ts';
import { twentyFourthKit, twentyFourthLayouts } from './twenty-fourth/layouts.ts';
import { twentyFifthKit, twentyFifthLayouts } from './twenty-fifth/layouts.ts';
import { twentySixthKit, twentySixthLayouts } from './twenty-sixth/layouts.ts';
import { twentySeventhKit, twentySeventhLayouts } from './twenty-seventh/layouts.ts';
import { twentyEighthKit, twentyEighthLayouts } from './twenty-eighth/layouts.ts';
import { twentyNinthKit, twentyNinthLayouts } from './twenty-ninth/layouts.ts';
import { thirtyFirstKit, thirtyFirstLayouts } from './thirty-first/layouts.ts';
import { thirtiethKit, thirtiethLayouts } from './thirtieth/layouts.ts';
import { thirtySecondKit, thirtySecondLayouts } from './thirty-second/layouts.ts';
import { unseenCKit, unseenCLayouts } from './unseen-c/layouts.ts';
import { unseenDKit, unseenDLayouts } from './unseen-d/layouts.ts';
import type { Kit, Layout } from './sheet.ts';

export interface DesignSet {
  kit: Kit;
  layouts: readonly Layout[];
  count: number;
  seed: number;
}

const sets: Record<string, DesignSet> = {
  tune: { kit: tuneKit, layouts: tuneLayouts, count: 33, seed: 100 },
  second: { kit: secondKit, layouts: secondLayouts, count: 20, seed: 52_300 },
  third: { kit: thirdKit, layouts: thirdLayouts, count: 24, seed: 83_500 },
  // From here on eight layouts, each on each of the three grounds.
  fourth: { kit: fourthKit, layouts: fourthLayouts, count: 24, seed: 127_400 },
  fifth: { kit: fifthKit, layouts: fifthLayouts, count: 24, seed: 208_700 },
  sixth: { kit: sixthKit, layouts: sixthLayouts, count: 24, seed: 311_900 },
  seventh: { kit: seventhKit, layouts: seventhLayouts, count: 24, seed: 412_700 },
  eighth: { kit: eighthKit, layouts: eighthLayouts, count: 24, seed: 523_600 },
  ninth: { kit: ninthKit, layouts: ninthLayouts, count: 24, seed: 634_100 },
  tenth: { kit: tenthKit, layouts: tenthLayouts, count: 24, seed: 745_300 },
  eleventh: { kit: eleventhKit, layouts: eleventhLayouts, count: 24, seed: 856_900 },
  twelfth: { kit: twelfthKit, layouts: twelfthLayouts, count: 24, seed: 967_500 },
  thirteenth: { kit: thirteenthKit, layouts: thirteenthLayouts, count: 24, seed: 1_078_400 },
  fourteenth: { kit: fourteenthKit, layouts: fourteenthLayouts, count: 24, seed: 1_290_200 },
  fifteenth: { kit: fifteenthKit, layouts: fifteenthLayouts, count: 24, seed: 1_391_500 },
  sixteenth: { kit: sixteenthKit, layouts: sixteenthLayouts, count: 24, seed: 1_189_300 },
  seventeenth: { kit: seventeenthKit, layouts: seventeenthLayouts, count: 24, seed: 1_592_800 },
  eighteenth: { kit: eighteenthKit, layouts: eighteenthLayouts, count: 24, seed: 1_693_400 },
  nineteenth: { kit: nineteenthKit, layouts: nineteenthLayouts, count: 24, seed: 1_794_600 },
  twentieth: { kit: twentiethKit, layouts: twentiethLayouts, count: 24, seed: 1_902_100 },
  'twenty-first': { kit: twentyFirstKit, layouts: twentyFirstLayouts, count: 24, seed: 1_895_700 },
  'twenty-second': { kit: twentySecondKit, layouts: twentySecondLayouts, count: 24, seed: 2_013_700 },
  'twenty-third': { kit: twentyThirdKit, layouts: twentyThirdLayouts, count: 24, seed: 2_137_900 },
  'twenty-fourth': { kit: twentyFourthKit, layouts: twentyFourthLayouts, count: 24, seed: 2_246_300 },
  'twenty-fifth': { kit: twentyFifthKit, layouts: twentyFifthLayouts, count: 24, seed: 2_357_400 },
  'twenty-sixth': { kit: twentySixthKit, layouts: twentySixthLayouts, count: 24, seed: 2_468_900 },
  'twenty-seventh': { kit: twentySeventhKit, layouts: twentySeventhLayouts, count: 24, seed: 2_579_300 },
  'twenty-eighth': { kit: twentyEighthKit, layouts: twentyEighthLayouts, count: 24, seed: 2_691_100 },
  'twenty-ninth': { kit: twentyNinthKit, layouts: twentyNinthLayouts, count: 24, seed: 2_807_500 },
  thirtieth: { kit: thirtiethKit, layouts: thirtiethLayouts, count: 24, seed: 2_918_603 },
  'thirty-first': { kit: thirtyFirstKit, layouts: thirtyFirstLayouts, count: 24, seed: 3_041_177 },
  'thirty-second': { kit: thirtySecondKit, layouts: thirtySecondLayouts, count: 24, seed: 3_177_203 },
  'unseen-c': { kit: unseenCKit, layouts: unseenCLayouts, count: 24, seed: 3_214_907 },
  'unseen-d': { kit: unseenDKit, layouts: unseenDLayouts, count: 24, seed: 3_390_611 },
};

/** Any other name is that of a module of `training/layouts`: each layout on each of the three grounds. */
export async function designSet(name: string): Promise<DesignSet> {
  const known = sets[name];
  if (known) return known;
  const { kit, layouts } = (await import(`../../training/layouts/${name}.ts`)) as Pick<DesignSet, 'kit' | 'layouts'>;
  return { kit, layouts, count: 3 * layouts.length, seed: 1_000_000 };
}
