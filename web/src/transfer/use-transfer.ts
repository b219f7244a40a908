import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clientBy } from '../api/client.ts';
import { askAgain } from '../api/held-answers.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { showToast, useErrorWords } from '../ui/index.ts';

export interface NamedProject {
  readonly id: string;
  readonly title: string;
  /** The link through which it is known, where one acts from elsewhere. */
  readonly shareId?: string | null;
  /** Something is being made in it, if anything. */
  readonly turn?: object | null;
}

/** Copies a project's canvas into one of one's own; the toast leads there. */
export function useDuplicating() {
  const { t } = useTranslation('transfer');
  const words = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, shareId = null }: NamedProject) =>
      clientBy(shareId).versions.duplicate({ id }, {}, { language }),
    onSuccess: ({ id, title }, { turn }) => {
      void askAgain(cache, { queryKey: ['projects'] });
      const open = () => void navigate({ to: '/p/$id', params: { id } });
      const text = t(turn ? 'copiedMeanwhile' : 'copied', { title: title || t('untitled') });
      showToast({ text, action: { label: t('open'), run: open } });
    },
    onError: (error) => showToast({ text: t('notCopied', { reason: words(error) }), kind: 'danger' }),
  });
}

/** Downloads a project as one file. */
export function useExporting() {
  const { t } = useTranslation('transfer');
  const words = useErrorWords();
  return useMutation({
    mutationFn: ({ id, shareId = null }: NamedProject) => clientBy(shareId).projectFiles.startExport({ id }),
    onSuccess: ({ downloadUrl }) => {
      // The browser itself saves it: the file may be larger than what a page should hold.
      const link = document.createElement('a');
      link.href = downloadUrl;
      link.download = '';
      link.click();
      showToast({ text: t('exporting') });
    },
    onError: (error) => showToast({ text: t('notExported', { reason: words(error) }), kind: 'danger' }),
  });
}
