import { readFileSync } from 'node:fs';
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

/** Only a file that is not there is none: one that may not be read would leave Easel open with the settings of development. */
function textOf(file: string, named: string | undefined): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new SettingsError(file, reasonOf(code));
    if (named) throw new SettingsError('EASEL_CONFIG', `there is no file ${named}`);
    return '';
  }
}

function reasonOf(code: string | undefined): string {
  // Some containers make a folder where the file that they were to bring in is not there.
  if (code === 'EISDIR') return 'is a folder, and no file of settings';
  if (code === 'EACCES') return 'may not be read by the user that Easel runs as: it, or the folder that it lies in';
  return `cannot be read (${code})`;
}
