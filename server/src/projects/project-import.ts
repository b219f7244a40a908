import type { CanvasDocument } from '@easel/canvas';
import { Refusal, type ProjectSummary } from '@easel/contract';
import { AssetIntake, isFileRefusal, type IntakeServices } from '../assets/asset-intake.ts';
import type { StoredPicture } from '../assets/assets.ts';
import { asFile } from '../platform/arriving-file.ts';
import { openZip, UnreadableZip, ZipTooLarge, type Unzipped } from '../platform/unzip.ts';
import type { Canvases } from './canvas.ts';
import {
  findProjectFile,
  mostProjectBytes,
  readProjectFile,
  type ListedFile,
  type ProjectLimits,
} from './project-file-reading.ts';
import { withNewPictures, type NewPicture } from './project-file-pictures.ts';
import type { Projects } from './projects.ts';
import { sentCanvasOf } from './sent-canvas.ts';

const zipLimits = { entries: 20_000, bytes: 4 * 1024 ** 3 };

export interface ProjectImportServices extends IntakeServices {
  projects: Projects;
  canvases: Canvases;
  /** What a canvas may hold, and a title. */
  limits: ProjectLimits;
  /** Where files wait while they are read; ours alone. */
  folder: string;
}

/** Makes a project of a file that another Easel, or this one, wrote: all of it, or nothing. */
export class ProjectImports {
  readonly #services: ProjectImportServices;

  constructor(services: ProjectImportServices) {
    this.#services = services;
  }

  /**
   * @throws Refusal `project_file.*` but `expired`, `asset.too_large`, `canvas.wrong_shape`, `canvas.too_large`, and
   * what the body throws
   */
  async run(userId: string, body: AsyncIterable<Uint8Array>): Promise<ProjectSummary> {
    const { folder, projects } = this.#services;
    const id = await asFile(body, folder, (path) => refusing(() => this.#read(userId, path)));
    return projects.summary({ id, role: 'owner' });
  }

  async #read(userId: string, path: string): Promise<string> {
    const zip = await openZip(path, zipLimits);
    const intake = new AssetIntake(this.#services, userId);
    try {
      const { folder, name } = findProjectFile(zip.names);
      if ((zip.sizeOf(name) ?? 0) > mostProjectBytes(this.#services.limits)) throw new Refusal('canvas.too_large');
      const file = await readProjectFile(await zip.read(name), this.#services.limits);
      const pictures = await takePictures(zip, folder, file.assets, intake);
      return await this.#save(userId, file.title, withNewPictures(file.canvas, pictures));
    } catch (error) {
      await intake.discard();
      throw error;
    } finally {
      zip.close();
    }
  }

  #save(userId: string, title: string, document: CanvasDocument): Promise<string> {
    const { database, projects, canvases } = this.#services;
    return database.write(async (transaction) => {
      const id = await projects.add(transaction, userId, { title });
      const author = { kind: 'user' as const, id: userId };
      await canvases.saveWithin(transaction, {
        projectId: id,
        userId,
        author,
        base: 0,
        wish: { whole: sentCanvasOf(document) },
      });
      return id;
    });
  }
}

/** One after the other, so that memory holds one picture; those that are listed but not there become placeholders. */
async function takePictures(
  zip: Unzipped,
  folder: string,
  listed: readonly ListedFile[],
  intake: AssetIntake,
): Promise<NewPicture[]> {
  // A file is taken once however often it is listed: else a small zip would become a large storage.
  const files = [...new Set(listed.map(({ file }) => file))].filter((file) => zip.sizeOf(folder + file) !== null);
  if (files.length > 0) await intake.expect(files.length);
  const taken = new Map<string, StoredPicture>();
  for (const file of files) {
    const bytes = await boundedRead(zip, folder + file, intake.maxBytes);
    taken.set(file, await intake.take(file.split('/').at(-1)!.slice(0, 255), bytes));
  }
  return listed.flatMap(({ id: oldId, url: oldUrl, file }) => {
    const picture = taken.get(file);
    return picture ? [{ oldId, oldUrl, id: picture.id, url: picture.url }] : [];
  });
}

/** Judged by what the directory says, which the reader holds the file to: too large ones are never unpacked. */
function boundedRead(zip: Unzipped, name: string, most: number): Promise<Buffer> {
  if ((zip.sizeOf(name) ?? 0) > most) throw new Refusal('asset.too_large');
  return zip.read(name);
}

async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ZipTooLarge) throw new Refusal('project_file.too_large');
    if (error instanceof UnreadableZip) throw new Refusal('project_file.unreadable');
    if (isFileRefusal(error)) throw new Refusal('project_file.bad_picture');
    throw error;
  }
}
