/**
 * `npm run audit`: what `npm test` holds of dependencies without the network, and what the registry knows of faults in
 * them. Fails where a fault of weight is known, and where the registry tells nothing: nobody knows then.
 */
import { resolve } from 'node:path';
import { faultsOf, readDependencies } from './dependencies.ts';
import { runCommand } from './command.ts';
import { readVerdict } from './read-verdict.ts';

const root = resolve(import.meta.dirname, '..');
const faults = faultsOf(readDependencies(root));
console.log(faults.length === 0 ? 'Terms, versions, digests and scripts: as they should be.' : faults.join('\n'));

const { output } = await runCommand(['npm', 'audit', '--json', '--loglevel=silent'], root);
const verdict = readVerdict(output);
console.log(verdict.words);
process.exitCode = faults.length === 0 && verdict.ok ? 0 : 1;
