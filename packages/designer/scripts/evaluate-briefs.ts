/**
 * How often the planner reads each field as a person would, for the prompts it was tuned on and for those it never was:
 * `node packages/designer/scripts/evaluate-briefs.ts`. It names no held-out case, so that nobody tunes on one.
 */
import { heldOut } from '../tests/brief-held-out.ts';
import { everydayPrompts } from '../tests/brief-prompts-everyday.ts';
import { hurriedPrompts } from '../tests/brief-prompts-hurried.ts';
import { prompts } from '../tests/brief-prompts.ts';
import { scoreFields } from '../tests/brief-scores.ts';
import { strangersPrompts } from '../tests/brief-prompts-strangers.ts';

const tuned = [...prompts, ...everydayPrompts, ...strangersPrompts, ...hurriedPrompts];
const tuning = new Map(scoreFields(tuned).map((score) => [score.field, score]));
console.log(`${'field'.padEnd(14)}tuning (${tuned.length})`.padEnd(34), `held out (${heldOut.length})`);
const share = ({ right, of }: { right: number; of: number }) =>
  `${String(Math.round((right / of) * 100)).padStart(3)} %  ${right}/${of}`;
for (const score of scoreFields(heldOut)) {
  const tuned = tuning.get(score.field);
  console.log(score.field.padEnd(14), (tuned ? share(tuned) : '–').padEnd(18), share(score));
}
