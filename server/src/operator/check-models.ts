import type { Settings } from '../config/settings.ts';
import { baseUrlOf } from '../platform/models/base-url.ts';
import { failed, guarded, ok, type Finding } from './finding.ts';

const patienceMs = 10_000;
type ModelSetting = Settings['Models'][number];

/** Whether each model's service answers, and takes the key where asking that is free. No picture is paid for. */
export async function checkModels(models: Settings['Models']): Promise<Finding[]> {
  const findings = models.map((model) =>
    guarded(`model ${model.ID}`, 'Look at its BaseURL, and whether this machine reaches it.', () => checkModel(model)),
  );
  return (await Promise.all(findings)).flat();
}

async function checkModel(model: ModelSetting): Promise<Finding[]> {
  const { ID, Driver, BaseURL, Key } = model;
  const name = `model ${ID}`;
  if (Driver === 'embedded') return [ok(name, 'part of this server')];
  const address = new URL(baseUrlOf(Driver, BaseURL));
  const free = freeQuestion(model, address.href.replace(/\/$/, ''));
  const answer = await fetch(free?.url ?? address, {
    headers: free?.headers ?? {},
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  const { status } = answer;
  await answer.body?.cancel();
  if (!free) return [ok(name, `${address.host} answers; only a picture would show whether it takes the key`)];
  if (status === 401 || status === 403) {
    const detail = `${address.host} refuses the key (${status})`;
    return [failed(name, Key === undefined ? `${address.host} wants a key` : detail, 'Set KeyEnv to a key of theirs.')];
  }
  if (status >= 500) return [failed(name, `${address.host} fails (${status})`, 'Ask its operator, or wait.')];
  if (status !== 200) return [ok(name, `${address.host} answers, and lists no models (${status})`)];
  return [ok(name, `${address.host} answers${Key === undefined ? '' : ' and takes the key'}`)];
}

/** Lists of models cost nothing and want the key. */
function freeQuestion({ Driver, Key }: ModelSetting, base: string) {
  const bearer: Record<string, string> = Key === undefined ? {} : { authorization: `Bearer ${Key}` };
  if (Driver === 'openai' || Driver === 'openai-compatible') return { url: `${base}/models`, headers: bearer };
  if (Driver === 'google') return { url: `${base}/models`, headers: { 'x-goog-api-key': Key ?? '' } };
  if (Driver === 'replicate') return { url: `${base}/account`, headers: bearer };
  return undefined;
}
