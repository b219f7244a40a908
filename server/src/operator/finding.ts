import { sqliteTrouble } from '../platform/sqlite-trouble.ts';

/** What a check found. */
export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed' | 'off';
  readonly detail: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const ok = (name: string, detail: string): Finding => ({ name, state: 'ok', detail });
export const off = (name: string, detail: string): Finding => ({ name, state: 'off', detail });
export const warning = (name: string, detail: string, advice: string): Finding => {
  return { name, state: 'warning', detail, advice };
};
export const failed = (name: string, detail: string, advice: string): Finding => {
  return { name, state: 'failed', detail, advice };
};

/** An error in a few words: its code where it has one, for messages of drivers quote addresses with their passwords. */
export function reasonOf(error: unknown): string {
  const database = sqliteTrouble(error);
  if (database !== null) return database;
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string') return code;
  return message
    .replaceAll(/\b\w+:\/\/\S+/g, '…')
    .split('\n')[0]!
    .slice(0, 200);
}

const patienceMs = 20_000;

/** A check that throws, or takes for ever, has found that out. */
export async function guarded(name: string, advice: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  const late = Promise.withResolvers<Finding[]>();
  const timer = setTimeout(() => late.resolve([failed(name, 'no answer within 20 seconds', advice)]), patienceMs);
  try {
    return await Promise.race([check(), late.promise]);
  } catch (error) {
    return [failed(name, reasonOf(error), advice)];
  } finally {
    clearTimeout(timer);
  }
}
