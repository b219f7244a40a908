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
  /** The address of the page that asks, for as long as it stands. */
  const place = useRef<string>(null);
  useEffect(() => {
    place.current = location.pathname;
    return () => {
      place.current = null;
    };
  }, []);
  return async (id) => {
    const go = () => navigate({ to: made === 'project' ? '/p/$id' : '/kits/$id', params: { id } });
    // The address changes as one goes; the page stands until the next one's code has come.
    if (place.current === location.pathname) return go();
    if (made === 'project') void askAgain(queries, { queryKey: ['projects'] });
    showToast({ text: t(`made.${made}`), action: { label: t('made.open'), run: () => void go() } });
  };
}
