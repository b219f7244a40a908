import { thumbnailUrl } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { showTone } from '../ui/index.ts';
import type { Mentions } from './use-mentions.ts';

/** The pictures that may be meant; the field keeps the keyboard. */
export function MentionList({ mentions }: { readonly mentions: Mentions }) {
  const { t } = useTranslation('agent');
  const { offered, chosen, listId, choose } = mentions;
  if (!offered) return null;
  if (offered.length === 0) {
    return (
      <p className="agent-mentions is-empty" role="status">
        {t('composer.noMention')}
      </p>
    );
  }
  return (
    <ul id={listId} className="agent-mentions" role="listbox" aria-label={t('composer.mention')}>
      {offered.map((picture, at) => (
        <li
          key={picture.nodeId}
          id={`${listId}-${at}`}
          role="option"
          aria-selected={at === chosen}
          // The field would lose the keyboard to a press.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(picture)}
        >
          <img alt="" src={thumbnailUrl(picture.url, 64, Infinity)} onLoad={showTone} />
          <span dir="auto">{picture.title}</span>
        </li>
      ))}
    </ul>
  );
}
