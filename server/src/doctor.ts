/** `npm run doctor`: what is wrong with this installation, and what to do about it. Changes nothing. */
import { resolve } from 'node:path';
import { readOptions } from './config/command-line.ts';
import { settingsOf } from './config/environment.ts';
import { SettingsError, type Settings } from './config/settings.ts';
import { checkMachine } from './operator/check-machine.ts';
import { checkModels } from './operator/check-models.ts';
import { checkServices } from './operator/check-services.ts';
import { checkSettingsOf } from './operator/check-settings.ts';
import { failed, ok, type Finding } from './operator/finding.ts';

const pages = resolve(import.meta.dirname, '../../web/dist');
const usage = `npm run doctor [-- --json]

Examines settings, database, storage, mail, models and fonts, changes nothing, and ends with 1 where something must be mended.`;
const signs: Record<Finding['state'], string> = { ok: 'ok  ', off: 'off ', warning: 'LOOK', failed: 'FAIL' };

async function examine(): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = settingsOf(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [
      failed('settings', error.message, 'easel.example.yaml names every setting. Until then nothing else is known.'),
    ];
  }
  const findings = await Promise.all([
    checkMachine(settings, pages),
    checkServices(settings),
    checkModels(settings.Models),
  ]);
  return [ok('settings', 'read'), ...checkSettingsOf(settings), ...findings.flat()];
}

function asLines({ name, state, detail, advice }: Finding): string {
  const line = `${signs[state]}  ${name.padEnd(14)} ${detail}`;
  return advice === undefined ? line : `${line}\n      ${' '.repeat(14)} → ${advice}`;
}

const { json } = readOptions(usage, { json: { type: 'boolean', default: false } });
const findings = await examine();
const failures = findings.filter(({ state }) => state === 'failed').length;
if (json) console.log(JSON.stringify({ ok: failures === 0, findings }, null, 2));
else {
  console.log(findings.map(asLines).join('\n'));
  console.log(failures === 0 ? '\nEasel can start.' : `\n${failures} of these must be mended.`);
}
// At once: what did not answer may hold connections open.
process.exit(failures === 0 ? 0 : 1);
