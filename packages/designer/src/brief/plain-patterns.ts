import { setFlagsFromString } from 'node:v8';

/**
 * Has this process compile regular expressions once and plainly. Otherwise V8 compiles each for its interpreter, and
 * again, with all optimisations, when it is asked a second time. Reading a brief asks some thousand long ones once or
 * twice each, in letters of one byte and of two: the first eight prompts took 2.0 s of processor so, and take 0.45 s.
 * Short texts are searched as quickly as before; a megabyte takes up to some times as long.
 *
 * To be called before the first brief is read; it holds for all threads of the process.
 */
export function compilePatternsPlainly(): void {
  setFlagsFromString('--no-regexp-optimization');
  setFlagsFromString('--no-regexp-tier-up');
}
