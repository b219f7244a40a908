import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import chromium from '@sparticuz/chromium';

export type Chromium = { executable: string; environment: Record<string, string> };

const ofTheSystem = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The bundled one knows only the fonts of its archive, under /tmp: here it finds them where they were unpacked. */
const fontSettings = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>
`;

function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(resolve(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The package unpacks into the folder for temporary files and takes what lies there for its own, of any version. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Unpacked once per version (2 s, 210 MB). Aside first, so that nobody meets half of it. */
async function unpackBundled(): Promise<Chromium> {
  const home = join(tmpdir(), `easel-chromium-${readVersion()}-${process.getuid?.() ?? 0}`);
  if (!existsSync(home)) {
    const aside = mkdtempSync(`${home}-`);
    await unpackInto(aside);
    writeFileSync(join(aside, 'fonts/fonts.conf'), fontSettings(join(home, 'fonts')));
    try {
      renameSync(aside, home);
    } catch (error) {
      // Another run was quicker: what it unpacked is the same.
      if (!existsSync(join(home, 'chromium'))) throw error;
      rmSync(aside, { recursive: true });
    }
  }
  return { executable: join(home, 'chromium'), environment: { FONTCONFIG_PATH: join(home, 'fonts') } };
}

/** The Chromium to test in: `CHROMIUM` if set, else the system's, else the one inside the npm package. */
export async function findChromium(): Promise<Chromium> {
  if (process.env.CHROMIUM) return { executable: process.env.CHROMIUM, environment: {} };
  const executable = ofTheSystem.map((name) => join('/usr/bin', name)).find((path) => existsSync(path));
  return executable ? { executable, environment: {} } : unpackBundled();
}
