import { useState, type CSSProperties } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ColourPopover } from '../colour/colour-popover.tsx';
import { isSeen, readColour, writeColour } from '../colour/colour.ts';
import { useText } from '../use-text.ts';
import type { Shared } from './set-value.ts';

export interface ColourFieldProps {
  readonly label: string;
  readonly value: Shared<string>;
  readonly disabled: boolean;
  /** No colour at all may be chosen, too. */
  readonly none?: boolean;
  readonly onSet: (colour: string, gesture: string) => void;
}

/** A colour by eye or by its figures. */
export function ColourField({ label, value, disabled, none = false, onSet }: ColourFieldProps) {
  const { t: words } = useTranslation('panels');
  const t = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const own = value === 'mixed' ? null : value;
  const shown = own === null ? '' : isSeen(own) ? own.toUpperCase() : t('colour.none');
  const end = (keep: boolean) => {
    const typed = draft?.trim() ?? '';
    setDraft(null);
    if (!keep || draft === null || draft === shown) return;
    const clear = none && ['', 'transparent', t('colour.none').toLowerCase()].includes(typed.toLowerCase());
    const colour = readColour(typed);
    if (clear) onSet('transparent', crypto.randomUUID());
    else if (colour) onSet(writeColour(colour), crypto.randomUUID());
  };
  return (
    <div className="inspect-colour" data-off={disabled || undefined}>
      <ColourPopover
        label={label}
        value={own}
        none={none}
        side="left"
        onChange={onSet}
        trigger={(wrap) =>
          wrap(
            <button
              type="button"
              className="inspect-swatch"
              aria-label={words('inspector.pick', { label })}
              disabled={disabled}
              style={{ '--swatch': own ?? 'transparent' } as CSSProperties}
            />,
          )
        }
      />
      <label>
        <span>{label}</span>
        <input
          aria-label={label}
          value={draft ?? shown}
          disabled={disabled}
          spellCheck={false}
          placeholder={value === 'mixed' ? words('inspector.mixed') : ''}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => end(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            end(event.key === 'Enter');
          }}
        />
      </label>
    </div>
  );
}
