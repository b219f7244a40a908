import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/index.ts';
import { useWebSearch } from './web-search.ts';

/** Lets the agent look things up, or not. Where nothing can be looked up, nothing is shown. */
export function SearchToggle() {
  const { t } = useTranslation('prompt');
  const { offered, on, setOn } = useWebSearch();
  if (!offered) return null;
  return (
    <IconButton size="dense" side="top" icon={Globe} label={t('search')} pressed={on} onClick={() => setOn(!on)} />
  );
}
