import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useLanguage } from '../i18n/index.ts';
import { kitToAskFor } from '../kits/leaving-kits.ts';
import { useGoingToMade } from '../pages/use-going-to-made.ts';
import {
  attachmentShelf,
  keepDraft,
  keptDraft,
  pictureOptions,
  useApproval,
  useWebSearch,
  type PictureWishes,
} from '../prompt/index.ts';
import { showToast, useErrorWords } from '../ui/index.ts';

export interface NewProject {
  /** Left out: an empty canvas. */
  readonly prompt?: string;
  readonly wishes?: PictureWishes;
  /** Uploads to work from. */
  readonly references?: readonly { readonly assetId: string }[];
  /** Left out: the default; empty: none. */
  readonly brandKitId?: string | undefined;
}

/** Makes a project and goes there; a prompt sets the agent to work on the way. */
export function useCreating() {
  const { t } = useTranslation('home');
  const words = useErrorWords();
  const goTo = useGoingToMade('project');
  const queries = useQueryClient();
  const language = useLanguage();
  const search = useWebSearch();
  const approval = useApproval();
  return useMutation({
    mutationFn: ({ prompt, wishes, references = [], brandKitId }: NewProject) => {
      const options = wishes && { ...pictureOptions(wishes), ...search.options, ...approval.options };
      const kitId = kitToAskFor(queries, brandKitId);
      const kit = kitId !== undefined && { brandKitId: kitId };
      const pointed = references.length > 0 && { references: [...references] };
      const request = { ...(prompt && { prompt }), ...pointed, ...kit, ...options };
      return client.projects.create(request, { language });
    },
    onSuccess: ({ id }, { prompt, references = [] }) => {
      // What was written is with the project now; a blank one leaves it for later, as does what was written since then.
      if (prompt && keptDraft('home').text.trim() === prompt) keepDraft('home', { text: '' });
      if (prompt) attachmentShelf(client).sent(references);
      return goTo(id);
    },
    onError: (error) => showToast({ text: t('create.failed', { reason: words(error) }), kind: 'danger' }),
  });
}
