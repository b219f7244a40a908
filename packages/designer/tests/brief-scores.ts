import { planBrief } from '../src/brief/plan-brief.ts';
import { judge, type BriefCase } from './brief-case.ts';

export interface FieldScore {
  field: string;
  right: number;
  of: number;
}

/** How often each field comes out right over the cases that expect it; `whole` counts cases without a fault. */
export function scoreFields(cases: readonly BriefCase[]): FieldScore[] {
  const scores = new Map<string, FieldScore>();
  const count = (field: string, right: boolean) => {
    const score = scores.get(field) ?? { field, right: 0, of: 0 };
    score.of++;
    if (right) score.right++;
    scores.set(field, score);
  };
  for (const expected of cases) {
    const judged = judge(expected, planBrief(expected.prompt));
    for (const { field, right } of judged) count(field, right);
    count(
      'whole',
      judged.every(({ right }) => right),
    );
  }
  return [...scores.values()];
}
