import type { AssetMeta, ProjectSummary } from '@easel/contract';
import { keyOf } from '../assets/asset-keys.ts';
import type { Assets } from '../assets/assets.ts';
import type { StoredPictures } from '../assets/stored-pictures.ts';
import type { ZipEntry } from '../platform/zip.ts';
import type { CanvasDocuments } from './canvas-documents.ts';

/** What the file says of itself, so that a reader knows whether it can read it. */
export const projectFormat = { format: 'easel-project', formatVersion: 1 } as const;
export const projectFileName = 'project.easel.json';

export interface ProjectFileServices {
  documents: CanvasDocuments;
  assets: Assets;
  pictures: StoredPictures;
}

export interface ProjectFileWish {
  readonly project: Pick<ProjectSummary, 'id' | 'title' | 'createdAt' | 'updatedAt'>;
  /** Whose view of the canvas it opens with; nobody's when empty. */
  readonly userId: string;
  /** The conversations, where they are to be in it. */
  readonly threads?: readonly unknown[];
}

/**
 * A project as files that need nothing around them: `project.easel.json`, and `assets/` with every picture that it
 * shows. Nothing at all when the project was deleted meanwhile.
 * @param folder what their names begin with: empty, or with a slash at its end
 */
export async function* projectFilesOf(
  folder: string,
  { project, userId, threads }: ProjectFileWish,
  services: ProjectFileServices,
): AsyncGenerator<ZipEntry> {
  const canvas = await services.documents.atOnce(project.id, userId);
  if (!canvas) return;
  const chat = threads && JSON.stringify(threads);
  const shown = await picturesIn([canvas.json, chat ?? ''], userId, services.assets);
  const { id, title, createdAt, updatedAt } = project;
  const head = { ...projectFormat, id, title, createdAt, updatedAt, version: String(canvas.version), assets: shown };
  // The canvas is JSON text already; it may be megabytes, so it is not parsed only to be written again.
  const json = `${JSON.stringify(head).slice(0, -1)},"canvas":${canvas.json}${chat ? `,"threads":${chat}` : ''}}`;
  yield { name: folder + projectFileName, bytes: json, at: new Date(updatedAt) };
  for (const { url, file } of shown) yield* services.pictures.entry(folder + file, url);
}

type ShownPicture = AssetMeta & { id: string; file: string };

/**
 * Whatever the texts name of ours, also what stands in fields that we do not know: by its address, or a file of the
 * person's own by its id.
 */
async function picturesIn(texts: readonly string[], userId: string, assets: Assets): Promise<ShownPicture[]> {
  const find = (form: RegExp) => texts.flatMap((text) => Array.from(text.matchAll(form), ([, found]) => found!));
  const byUrl = await assets.idsByUrls([...new Set(find(/(\/api\/files\/[\w-]{22}\.[a-z0-9]{2,5})/g))]);
  const byId = [...new Set(find(/"assetId":"([\w-]{1,200})"/g))];
  await assets.settle([...byUrl.values(), ...byId]);
  const own = Object.fromEntries(await assets.ownedBy(userId, byId));
  const described = { ...own, ...(await assets.describe([...new Set(byUrl.values())])) };
  return Object.entries(described).map(([id, meta]) => ({ id, file: `assets/${id}.${endingOf(meta.url)}`, ...meta }));
}

export function endingOf(url: string): string {
  return keyOf(url, 'any')?.split('.').at(-1) ?? 'bin';
}
