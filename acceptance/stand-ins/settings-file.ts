import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SettingsFile {
  /** Makes the product read it. */
  readonly environment: { readonly EASEL_CONFIG: string };
  remove(): void;
}

/** An `easel.yaml`, for settings that no variable can hold. */
export function writeSettings(settings: object): SettingsFile {
  const folder = mkdtempSync(join(tmpdir(), 'easel-settings-'));
  const file = join(folder, 'easel.yaml');
  // Whatever is JSON is YAML.
  writeFileSync(file, JSON.stringify(settings, null, 2));
  return { environment: { EASEL_CONFIG: file }, remove: () => rmSync(folder, { recursive: true }) };
}
