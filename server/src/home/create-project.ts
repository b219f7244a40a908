import { readImageSize, Refusal, type PictureOptions } from '@easel/contract';
import type { Conversations } from '../agent/conversations.ts';
import type { Assets } from '../assets/assets.ts';
import type { Database } from '../platform/database.ts';
import { isBlank } from '../platform/visible-text.ts';
import type { Projects } from '../projects/projects.ts';

export interface NewProjectWish extends PictureOptions {
  readonly title?: string;
  readonly prompt?: string;
  readonly brandKitId?: string;
  readonly references?: readonly { readonly assetId: string }[];
}

/** Makes a project, and with a prompt starts its first turn; both or neither. */
export function createProject(
  { database }: { database: Database },
  { assets, projects, conversations }: { assets: Assets; projects: Projects; conversations: Conversations },
) {
  return async (ownerId: string, wish: NewProjectWish, language: 'en' | 'zh') => {
    const { prompt = '', title, brandKitId, references = [], ...options } = wish;
    const text = isBlank(prompt) ? '' : prompt.trim();
    // Without a prompt nothing reads the options; wrong ones are refused all the same.
    if (readImageSize(options.imageSize) === undefined) {
      const details = [{ pointer: '/body/imageSize', reason: 'each side must measure 256 to 4096' }];
      throw new Refusal('request.invalid', { details });
    }
    const assetIds = references.map(({ assetId }) => assetId);
    await assets.settle(assetIds);
    return database.write(async (transaction) => {
      const named = {
        prompt: text,
        ...(title !== undefined && { title }),
        ...(brandKitId !== undefined && { brandKitId }),
      };
      const id = await projects.add(transaction, ownerId, named);
      if (!text) return { id, threadId: null, turnId: null };
      const saying = { ...options, text, language, assetIds };
      return { id, ...(await conversations.sayWithin(transaction, id, ownerId, saying)) };
    });
  };
}
