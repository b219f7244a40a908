import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';
import { MenuItem } from '../ui/index.ts';

/** Leads to what a project has used; nothing where nobody is counted. */
export function ProjectCreditsItem({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('project');
  const { data } = useQuery({ queryKey: ['credits'], queryFn: ({ signal }) => client.credits.account({ signal }) });
  if (!data?.enabled) return null;
  return (
    <MenuItem icon={Coins} onSelect={onOpen}>
      {t('tools.credits')}
    </MenuItem>
  );
}
