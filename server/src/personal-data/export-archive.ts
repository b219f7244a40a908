import type { ProjectSummary } from '@easel/contract';
import type { AccountRecords } from '../accounts/account-records.ts';
import type { Conversations } from '../agent/conversations.ts';
import { StoredPictures } from '../assets/stored-pictures.ts';
import type { BrandKits } from '../brand-kits/brand-kits.ts';
import type { Credits } from '../credits/credits.ts';
import type { Memories } from '../memory/memories.ts';
import type { Blobs } from '../platform/blobs/blobs.ts';
import { safeName } from '../platform/safe-names.ts';
import type { ZipEntry } from '../platform/zip.ts';
import { endingOf, projectFilesOf, type ProjectFileServices } from '../projects/project-file.ts';
import type { Projects } from '../projects/projects.ts';
import { brandKitFilesOf } from './brand-kit-files.ts';
import { readme } from './readme.ts';

export interface ArchiveServices extends Omit<ProjectFileServices, 'pictures'> {
  conversations: Conversations;
  brandKits: BrandKits;
  memories: Memories;
  credits: Credits;
  records: AccountRecords;
  projects: Projects;
  blobs: Blobs;
}

/** Everything of one person, file by file, each made when it is asked for. */
export async function* archiveOf(
  userId: string,
  { at, signal }: { at: Date; signal: AbortSignal },
  services: ArchiveServices,
): AsyncGenerator<ZipEntry> {
  const { records, projects, blobs } = services;
  const account = await records.read(userId);
  const owned = await projects.list(userId, 'owned');
  const shared = await projects.list(userId, 'shared');
  const pictures = new StoredPictures({ blobs, at, signal });
  const listing = {
    exportedAt: at.toISOString(),
    ...account,
    projects: owned.map(placeOf),
    shared: shared.map(roleIn),
  };
  yield { name: 'README.txt', bytes: readme, at };
  yield { name: 'account.json', bytes: JSON.stringify(listing, null, 2), at };
  const { avatarUrl } = account.profile;
  if (avatarUrl) yield* pictures.entry(`avatar.${endingOf(avatarUrl)}`, avatarUrl);
  for (const project of owned) {
    const threads = await services.conversations.transcripts(project.id);
    yield* projectFilesOf(`${folderOf(project)}/`, { project, userId, threads }, { ...services, pictures });
    const decided = await services.memories.list({ projectId: project.id });
    yield* listFile(`${folderOf(project)}/memory.json`, { memories: decided }, at);
  }
  yield* listFile('memory.json', { memories: await services.memories.list({ userId }) }, at);
  yield* listFile('credits.json', { entries: await services.credits.ledgerOf(userId) }, at);
  for (const kit of await services.brandKits.list(userId)) yield* brandKitFilesOf(kit, pictures);
  if (pictures.missing.length > 0) {
    yield { name: 'missing.txt', bytes: `${pictures.missing.join('\n')}\n`, at };
  }
}

/** Nothing where the one list that it holds is empty. */
function* listFile(name: string, holding: Record<string, readonly unknown[]>, at: Date): Generator<ZipEntry> {
  if (Object.values(holding).some((list) => list.length > 0))
    yield { name, bytes: JSON.stringify(holding, null, 2), at };
}

function placeOf(project: ProjectSummary) {
  const { id, title, createdAt, updatedAt } = project;
  return { id, title, createdAt, updatedAt, folder: folderOf(project) };
}

function roleIn({ id, title, role }: ProjectSummary) {
  return { id, title, role };
}

/** The end of an id, since ids made within a minute begin alike. */
function folderOf({ id, title }: ProjectSummary): string {
  return `projects/${safeName(title) || 'project'}-${id.slice(-8)}`;
}
