/** `npm run admin`: what an operator does to a running service, from a shell beside it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@easel/contract';
import { settingsOf } from './config/environment.ts';
import { SettingsError, type Settings } from './config/settings.ts';
import { createFeatures } from './features.ts';
import { createLog } from './log.ts';
import { AdminRefusal, adminUsage, asText, runAdmin } from './operator/admin-commands.ts';
import { isPostgres } from './platform/database.ts';
import { openServices } from './services.ts';
import { troubleOf } from './trouble.ts';

async function run(): Promise<void> {
  const options = {
    json: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    kind: { type: 'string' },
    limit: { type: 'string', default: '100' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values, positionals } = parsed(options);
  if (values.help) return console.log(adminUsage);
  const limit = Number(values.limit);
  if (positionals.length === 0 || !Number.isInteger(limit) || limit < 1) throw new AdminRefusal(adminUsage);
  const settings = settingsOf(process.env);
  refuseNew(settings);
  const services = await openServices(settings, createLog(settings.Log.Level));
  try {
    const features = createFeatures(services);
    const answer = await runAdmin(positionals, { services, features, options: { ...values, limit } });
    console.log(values.json ? JSON.stringify(answer, null, 2) : asText(answer));
  } finally {
    await services.close();
  }
}

/** A start makes a database where there is none; here one that is not there is the wrong one, and would say that nobody is. */
function refuseNew({ Database: { URL: url } }: Settings): void {
  if (isPostgres(url) || existsSync(url)) return;
  const advice = 'Give this command the settings of the server: EASEL_CONFIG, EASEL_DATA and its other variables';
  throw new SettingsError('Database.URL', `there is no database ${resolve(url)}. ${advice}.`);
}

function parsed<const O extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(options: O) {
  try {
    return parseArgs({ options, allowPositionals: true, args: amounts(process.argv.slice(2)) });
  } catch {
    throw new AdminRefusal(adminUsage);
  }
}

/** A negative amount is no option. */
function amounts(words: string[]): string[] {
  const at = words.findIndex((word) => /^-\d+$/.test(word));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 1), '--', words[at]!];
}

try {
  await run();
} catch (error) {
  const said = error instanceof AdminRefusal || error instanceof Refusal;
  console.error(said ? error.message : (troubleOf(error) ?? error));
  process.exitCode = error instanceof AdminRefusal ? 2 : 1;
}
