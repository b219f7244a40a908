import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, TextField } from '../ui/index.ts';
import type { CardPlaces, ShownCards } from './use-shown-cards.ts';

/** Finds projects by their names, where there are more than one sees. */
export function FindField({ wish, onWish, found, label }: Pick<ShownCards, 'wish' | 'onWish' | 'found'> & Labelled) {
  const { t } = useTranslation('home');
  const field = useRef<HTMLInputElement>(null);
  if (wish === null) return null;
  return (
    <search className="shelf-find">
      <TextField
        ref={field}
        label={label}
        labelHidden
        icon={Search}
        placeholder={t('find.placeholder')}
        value={wish}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onWish(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWish('');
        }}
        end={
          wish ? (
            <IconButton
              size="dense"
              icon={X}
              label={t('find.clear')}
              onClick={() => {
                onWish('');
                field.current?.focus();
              }}
            />
          ) : null
        }
      />
      <p className="sr-only" role="status">
        {found === null ? '' : t('find.found', { count: found })}
      </p>
    </search>
  );
}

interface Labelled {
  readonly label: string;
}

/** Below the last card: that nothing was found, or where more are drawn as one comes near. */
export function CardsEnd({
  wish,
  found,
  more,
  end,
}: Pick<ShownCards, 'wish' | 'found' | 'more'> & Pick<CardPlaces, 'end'>) {
  const { t } = useTranslation('home');
  if (found === 0) return <p className="shelf-none">{t('find.none', { wish: wish?.trim() })}</p>;
  return more ? <div ref={end} aria-hidden /> : null;
}
