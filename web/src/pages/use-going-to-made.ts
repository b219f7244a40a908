import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { askAgain } from '../api/held-answers.ts';
import { useTranslation } from '../i18n/index.ts';
import { showToast } from '../ui/index.ts';

/** Goes to what was asked for once it is made. Who has gone elsewhere meanwhile stays there: a toast leads to it. */
export function useGoingToMade(made: 'project' | 'kit'): (id: string) => Promise<void> {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return async (id) => {
    const go = () => navigate({ to: made === 'project' ? '/p/$id' : '/kits/$id', params: { id } });
    if (here.current) return go();
    if (made === 'project') void askAgain(queries, { queryKey: ['projects'] });
    showToast({ text: t(`made.${made}`), action: { label: t('made.open'), run: () => void go() } });
  };
}
