/**
 * Property tests draw the same inputs each time, so that a run judges the change and not its luck.
 * `EASEL_SEED=random npm test` looks further; a number repeats what it found.
 */
import fc from 'fast-check';

const wanted = process.env.EASEL_SEED ?? '20261122';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
