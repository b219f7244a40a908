import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useLanguage } from '../i18n/index.ts';
import { Chip } from '../ui/index.ts';
import { starterIcon } from './starter-icon.ts';

/** Beginnings of a prompt; choosing one writes it into the box, where it can be changed. */
export function Starters({ onPrompt }: { readonly onPrompt: (prompt: string) => void }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['starters', language],
    // The service knows English by its region only.
    queryFn: () => client.home.agentStarters({ locale: language === 'en' ? 'en-US' : language }),
    staleTime: Infinity,
  });
  // A list of the same height while it is on its way: what is below must not jump.
  return (
    <ul className="starters" aria-label={t('starters')}>
      {data?.starters.map(({ id, label, prompt }) => (
        <li key={id}>
          <Chip outlined icon={starterIcon(id)} onClick={() => onPrompt(prompt)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
