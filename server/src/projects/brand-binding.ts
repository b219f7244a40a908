import { Refusal, type BrandDocument, type ProjectAccess, type ProjectBrand } from '@easel/contract';
import type { BrandKits } from '../brand-kits/brand-kits.ts';
import type { Database, Writer } from '../platform/database.ts';
import { oneLine } from '../platform/visible-text.ts';
import * as queries from './brand-binding-queries.ts';
import type { ProjectNews } from './project-news.ts';

/** Which Brand Kit a project is bound to: one of its owner's, or none. */
export class BrandBinding {
  readonly #services: { database: Database; news: ProjectNews; brandKits: BrandKits };

  constructor(services: { database: Database; news: ProjectNews; brandKits: BrandKits }) {
    this.#services = services;
  }

  /** @throws Refusal `brand_kit.not_found`; `project.not_found` when it was deleted since the role was looked up */
  async bind({ id: projectId }: ProjectAccess, ownerId: string, wanted: string) {
    const { database, brandKits, news } = this.#services;
    const brandKitId = await database.write(async (transaction) => {
      const chosen = await brandKits.choose(transaction, ownerId, wanted);
      const found = await queries.updateBinding(transaction, projectId, chosen, new Date().toISOString());
      if (!found) throw new Refusal('project.not_found');
      news.tell(transaction, projectId, { type: 'brand-kit-changed', brandKitId: chosen });
      return chosen;
    });
    return { projectId, brandKitId };
  }

  /** Part of the caller's transaction: projects that were bound to a deleted kit keep all else. */
  async clear(transaction: Writer, kitId: string): Promise<void> {
    for (const id of await queries.clearBindings(transaction, kitId)) {
      this.#services.news.tell(transaction, id, { type: 'brand-kit-changed', brandKitId: '' });
    }
  }

  /** What everybody may know of it who sees the canvas. */
  async shownIn(projectId: string): Promise<ProjectBrand | null> {
    const document = await this.documentOf(projectId);
    if (!document) return null;
    const { id, name, brandName, colorGroups, typography, logos } = document;
    return { id, name: oneLine(name) || oneLine(brandName), colorGroups, typography, logos };
  }

  /** The document that binds a project at this moment. Its owner's, whoever asks. */
  async documentOf(projectId: string): Promise<BrandDocument | null> {
    const { database, brandKits } = this.#services;
    const binding = await queries.bindingOf(database.read, projectId);
    if (!binding?.brandKitId) return null;
    return brandKits.document(binding.ownerId, binding.brandKitId);
  }
}
