import { checkTextLimits, readSnapshotObject, type CanvasDocument, type SnapshotLimits } from '@easel/canvas';
import { Refusal } from '@easel/contract';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { refusing } from './canvas-reading.ts';
import { projectFileName, projectFormat } from './project-file.ts';

/** A canvas as large as may be, and as much again around it. */
export const mostProjectBytes = ({ maxBytes }: SnapshotLimits) => 2 * maxBytes;

const Listed = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  url: Type.String({ maxLength: 2000 }),
  file: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type ListedFile = Type.Static<typeof Listed>;

const OwnFormat = Compile(Type.Object({ format: Type.Literal(projectFormat.format), formatVersion: Type.Number() }));

/** Fields that we do not know are no reason to refuse. */
const ProjectFile = Type.Object({
  format: Type.Literal(projectFormat.format),
  title: Type.String(),
  canvas: Type.Object({}),
  assets: Type.Optional(Type.Array(Listed)),
});
const validator = Compile(ProjectFile);

export interface ReadProject {
  readonly title: string;
  readonly canvas: CanvasDocument;
  readonly assets: readonly ListedFile[];
}

/**
 * Where the project lies in a zip: at its root, or in the one folder that some systems put around what they pack.
 * @throws Refusal `project_file.no_project` when there is none, or more than one
 */
export function findProjectFile(names: readonly string[]): { folder: string; name: string } {
  // What some systems add to describe files is none of them.
  const own = names.filter((name) => !name.startsWith('__MACOSX/'));
  const found = own.filter((name) => name === projectFileName || name.endsWith(`/${projectFileName}`));
  const [name] = found;
  if (name === undefined || found.length > 1) throw new Refusal('project_file.no_project');
  return { folder: name.slice(0, -projectFileName.length), name };
}

export interface ProjectLimits extends SnapshotLimits {
  /** In characters; what is longer is cut. */
  readonly longestTitle: number;
}

/** @throws Refusal `project_file.unreadable`, `project_file.other_format`, `canvas.wrong_shape`, `canvas.too_large` */
export async function readProjectFile(
  bytes: Uint8Array,
  { longestTitle, ...limits }: ProjectLimits,
): Promise<ReadProject> {
  const file = await parse(bytes, limits);
  // Later formats have another number, and may hold anything else.
  if (OwnFormat.Check(file) && file.formatVersion !== projectFormat.formatVersion) {
    throw new Refusal('project_file.other_format');
  }
  if (!validator.Check(file)) throw new Refusal('project_file.unreadable');
  const canvas = await refusing(() => readSnapshotObject(file.canvas, limits), '/canvas');
  const title = file.title.slice(0, longestTitle).toWellFormed();
  return { title, canvas, assets: file.assets ?? [] };
}

async function parse(bytes: Uint8Array, own: SnapshotLimits): Promise<unknown> {
  const text = decode(bytes);
  // The canvas lies one level deeper than it does alone.
  const limits = { ...own, maxBytes: mostProjectBytes(own), maxDepth: own.maxDepth + 1 };
  await refusing(() => checkTextLimits(text, limits), '/canvas');
  if (holdsZero(text)) throw new Refusal('project_file.unreadable');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('project_file.unreadable');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('project_file.unreadable');
  }
}

const zeroCharacter = '\\u0000';

/** PostgreSQL can't store it, so nobody may. To walk through all values instead takes three times as long as parsing. */
function holdsZero(json: string): boolean {
  for (let at = json.indexOf(zeroCharacter); at >= 0; at = json.indexOf(zeroCharacter, at + 1)) {
    let start = at;
    while (json[start - 1] === '\\') start -= 1;
    // Behind an odd number of them it is a backslash and five letters.
    if ((at - start) % 2 === 0) return true;
  }
  return false;
}
