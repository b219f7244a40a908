import type { Client } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpLeft } from 'lucide-react';
import { starterIcon } from '../home/starter-icon.ts';
import { Skeleton } from '../ui/index.ts';
import { useTranslation } from '../i18n/index.ts';

export interface WelcomeProps {
  readonly client: Client;
  /** Takes over a starter's prompt, to be changed and sent; not given where one may only read. */
  readonly onPick?: ((prompt: string) => void) | undefined;
}

/** What an empty conversation says: what to write, and ways to begin. */
export function Welcome({ client, onPick }: WelcomeProps) {
  const { t, i18n } = useTranslation('agent');
  const locale = i18n.language.startsWith('zh') ? 'zh-CN' : 'en-US';
  const starters = useQuery({
    queryKey: ['agent-starters', locale],
    queryFn: ({ signal }) => client.home.agentStarters({ locale }, { signal }),
    staleTime: Infinity,
  });
  if (!onPick) return <p className="agent-quiet">{t('nothingSaid')}</p>;
  const {
    previewImages = [],
    title = t('welcome.title'),
    description = t('welcome.description'),
  } = starters.data ?? {};
  return (
    <div className="agent-welcome">
      {previewImages.length > 0 ? (
        <div className="agent-fan" aria-hidden>
          {previewImages.map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </div>
      ) : null}
      <h2>{title}</h2>
      <p>{description}</p>
      <ul className="agent-starters" aria-label={t('welcome.starters')} aria-busy={starters.isPending}>
        {starters.isPending ? <StarterSkeletons /> : null}
        {starters.data?.starters.map(({ id, label, prompt }) => {
          const Icon = starterIcon(id);
          return (
            <li key={id}>
              <button type="button" className="agent-starter" onClick={() => onPick(prompt)}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span>
                  <b>{label}</b>
                  <small>{prompt}</small>
                </span>
                <ArrowUpLeft size={14} strokeWidth={2} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function StarterSkeletons() {
  return [64, 48, 72, 56, 60].map((width) => (
    <li key={width} className="agent-starter" aria-hidden>
      <Skeleton style={{ width: 20, height: 20 }} />
      <span>
        <Skeleton style={{ width: `${width - 20}%`, height: 12 }} />
        <Skeleton style={{ width: `${width}%`, height: 10 }} />
      </span>
    </li>
  ));
}
