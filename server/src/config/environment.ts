import { existsSync, readFileSync } from 'node:fs';
import { readSettings } from './read-settings.ts';
import { SettingsError, type Settings } from './settings.ts';

/**
 * The settings of a process: of the file that EASEL_CONFIG names, else of `easel.yaml` where there is one, and of its
 * variables.
 * @throws SettingsError
 */
export function settingsOf(variables: Readonly<Record<string, string | undefined>>): Settings {
  const file = variables.EASEL_CONFIG ?? 'easel.yaml';
  return readSettings(textOf(file, variables.EASEL_CONFIG), variables, file);
}

function textOf(file: string, named: string | undefined): string {
  if (existsSync(file)) return contentOf(file);
  if (named) throw new SettingsError('EASEL_CONFIG', `there is no file ${named}`);
  return '';
}

/** A folder, for one: some containers make one where the file that they were to bring in is not there. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EISDIR' ? 'is a folder, and no file of settings' : `cannot be read (${code})`;
    throw new SettingsError(file, why);
  }
}
