import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChipMenu, type ChipMenuProps } from '../ui/index.ts';
import { counts } from './picture-wishes.ts';

export interface CountChipProps extends Pick<ChipMenuProps, 'side'> {
  /** `null`: as the words ask for it. */
  readonly count: number | null;
  readonly onCount: (count: number | null) => void;
}

export function CountChip({ count, onCount, side }: CountChipProps) {
  const { t } = useTranslation('prompt');
  return (
    <ChipMenu
      side={side}
      icon={Images}
      label={t('count.label')}
      value={count ? t('count.chosen', { count }) : t('count.auto')}
      unset={!count}
    >
      {(close) => (
        <div className="prompt-counts">
          {[null, ...counts].map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === count}
              onClick={() => {
                onCount(choice);
                close();
              }}
            >
              {choice ?? t('count.auto')}
            </button>
          ))}
        </div>
      )}
    </ChipMenu>
  );
}
