import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';

/** What goes with the account, counted, and what stays. */
export function Belongings() {
  const { t } = useTranslation('account');
  const { data } = useBelongings();
  return (
    <>
      <p>{t('data.delete.goes')}</p>
      <ul className="data-list">
        {data ? null : <li>{t('data.delete.uncounted')}</li>}
        {data && data.projects > 0 ? <li>{t('data.delete.projects', { count: data.projects })}</li> : null}
        {data && data.pictures > 0 ? <li>{t('data.delete.pictures', { count: data.pictures })}</li> : null}
        <li>{t('data.delete.uploads')}</li>
        <li>{t('data.delete.kits')}</li>
        <li>{t('data.delete.links')}</li>
        {data && data.shared > 0 ? <li>{t('data.delete.shared', { count: data.shared })}</li> : null}
        <li>{t('data.delete.profile')}</li>
      </ul>
      <p>{t('data.delete.stays')}</p>
    </>
  );
}

/** Figures only sharpen the words: without them the words still hold. */
function useBelongings() {
  return useQuery({
    queryKey: ['belongings'],
    queryFn: async () => {
      const [owned, shared] = await Promise.all([
        client.projects.list({ scope: 'owned' }),
        client.projects.list({ scope: 'shared' }),
      ]);
      const pictures = owned.projects.reduce((sum, { picCount }) => sum + picCount, 0);
      return { projects: owned.projects.length, pictures, shared: shared.projects.length };
    },
    refetchOnMount: 'always',
  });
}
