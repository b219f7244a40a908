import { useTranslation } from '../i18n/index.ts';
import { thumbnailUrl } from '../canvas/index.ts';
import { showTone } from '../ui/index.ts';
import type { PointedPicture } from './outgoing.ts';

/** The pictures that a message points at, as they were then. */
export function ReferenceChips({ references }: { readonly references: readonly PointedPicture[] }) {
  const { t } = useTranslation('agent');
  if (references.length === 0) return null;
  return (
    <ul className="agent-pointed" aria-label={t('reference.sent')}>
      {references.map(({ nodeId, assetId, url, title }) => (
        <li key={nodeId ?? assetId}>
          <img alt={title ? '' : t('reference.one')} src={thumbnailUrl(url, 64, Infinity)} onLoad={showTone} />
          {title ? <span dir="auto">{title}</span> : null}
        </li>
      ))}
    </ul>
  );
}
