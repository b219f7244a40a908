import { useTranslation, useLanguage } from '../i18n/index.ts';
import { reasonsOf } from './reasons.ts';
import type { ShownPicture } from './shown-turn.ts';

/** Why pictures of a step did not come out: what to change depends on it. */
export function LostReasons({ pictures }: { readonly pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return reasonsOf(pictures).map(({ reason, titles }) => (
    <p key={reason} className="agent-step-note is-reason">
      {t('pictures.why', { titles: list.format(titles), reason })}
    </p>
  ));
}
