import type { AssetMeta, ProjectSummary } from '@easel/contract';
import type { Conversations } from '../agent/conversations.ts';
import { keyOf } from '../assets/asset-keys.ts';
import type { Assets } from '../assets/assets.ts';
import type { ZipEntry } from '../platform/zip.ts';
import type { CanvasDocuments } from '../projects/canvas-documents.ts';
import type { StoredPictures } from './stored-pictures.ts';
import { safeName } from './safe-names.ts';

/** What the file says of itself, so that a reader knows whether it can read it. */
const format = { format: 'easel-project', formatVersion: 1 };

export interface ProjectFolderServices {
  documents: CanvasDocuments;
  conversations: Conversations;
  assets: Assets;
  pictures: StoredPictures;
}

/**
 * A project as a folder that needs nothing around it: `project.easel.json`, and `assets/` with every picture that the
 * canvas or the chat shows. Nothing at all when the project was deleted meanwhile.
 */
export async function* projectFolder(
  folder: string,
  { project, userId }: { project: ProjectSummary; userId: string },
  services: ProjectFolderServices,
): AsyncGenerator<ZipEntry> {
  const canvas = await services.documents.atOnce(project.id, userId);
  if (!canvas) return;
  const threads = JSON.stringify(await services.conversations.transcripts(project.id));
  const shown = await picturesIn([canvas.json, threads], services.assets);
  const { id, title, createdAt, updatedAt } = project;
  const head = { ...format, id, title, createdAt, updatedAt, version: String(canvas.version), assets: shown };
  // The canvas is JSON text already; it may be megabytes, so it is not parsed only to be written again.
  const bytes = `${JSON.stringify(head).slice(0, -1)},"canvas":${canvas.json},"threads":${threads}}`;
  yield { name: `${folder}/project.easel.json`, bytes, at: new Date(updatedAt) };
  for (const { url, file } of shown) yield* services.pictures.entry(`${folder}/${file}`, url);
}

/** The end of an id, since ids made within a minute begin alike. */
export function folderOf({ id, title }: ProjectSummary): string {
  return `projects/${safeName(title) || 'project'}-${id.slice(-8)}`;
}

type ShownPicture = AssetMeta & { id: string; file: string };

/** Whatever the texts name of ours, by address or by id: also what stands in fields that we do not know. */
async function picturesIn(texts: readonly string[], assets: Assets): Promise<ShownPicture[]> {
  const find = (form: RegExp) => texts.flatMap((text) => Array.from(text.matchAll(form), ([, found]) => found!));
  const byUrl = await assets.idsByUrls([...new Set(find(/(\/api\/files\/[\w-]{22}\.[a-z0-9]{2,5})/g))]);
  const ids = new Set([...byUrl.values(), ...find(/"assetId":"([\w-]{1,200})"/g)]);
  const described = await assets.describe([...ids]);
  return Object.entries(described).map(([id, meta]) => ({ id, file: `assets/${id}.${endingOf(meta.url)}`, ...meta }));
}

export function endingOf(url: string): string {
  return keyOf(url)?.split('.').at(-1) ?? 'bin';
}
