import { Globe, Images, RectangleHorizontal } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import type { SentWith } from './outgoing.ts';

export interface SentWithChipsProps {
  readonly sentWith: SentWith;
  readonly modelLabel: (id: string) => string;
}

/** What a message was sent with, as far as the person chose it. */
export function SentWithChips({ sentWith, modelLabel }: SentWithChipsProps) {
  const { imageSize, imageCount, imageModel, enableWebSearch = false } = sentWith;
  const { t } = useTranslation('agent');
  const size = imageSize && imageSize !== 'auto' ? imageSize.replace('x', ' × ') : null;
  const model = imageModel && imageModel !== 'auto' ? modelLabel(imageModel) : null;
  if (!size && !imageCount && !model && !enableWebSearch) return null;
  return (
    <ul className="agent-chips" aria-label={t('sentWith')}>
      {size ? (
        <li>
          <RectangleHorizontal size={14} strokeWidth={2} aria-hidden />
          {size}
        </li>
      ) : null}
      {imageCount ? (
        <li aria-label={t('pictures.count', { count: imageCount })}>
          <Images size={14} strokeWidth={2} aria-hidden />
          {imageCount}
        </li>
      ) : null}
      {model ? <li>{model}</li> : null}
      {enableWebSearch ? (
        <li>
          <Globe size={14} strokeWidth={2} aria-hidden />
          {t('sources.web')}
        </li>
      ) : null}
    </ul>
  );
}
