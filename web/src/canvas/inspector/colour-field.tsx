import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { readColour } from '../colour/colour.ts';
import type { Shared } from './set-value.ts';

export interface ColourFieldProps {
  readonly label: string;
  readonly value: Shared<string>;
  readonly disabled: boolean;
  readonly onSet: (colour: string, gesture: string) => void;
}

/** A colour by eye or by its figures; `transparent` is one, too. */
export function ColourField({ label, value, disabled, onSet }: ColourFieldProps) {
  const { t } = useTranslation('panels');
  const [draft, setDraft] = useState<string | null>(null);
  const own = typeof value === 'string' && value !== 'mixed' ? value : '';
  const words = own === 'transparent' ? t('inspector.noColour') : own;
  const end = (keep: boolean) => {
    setDraft(null);
    if (!keep || draft === null || draft === words) return;
    const none = [t('inspector.noColour').toLowerCase(), 'transparent', ''].includes(draft.trim().toLowerCase());
    if (none) onSet('transparent', crypto.randomUUID());
    else if (readColour(draft)) onSet(hexOf(draft), crypto.randomUUID());
  };
  return (
    <div className="inspect-colour" data-off={disabled || undefined}>
      <span className="inspect-swatch" style={{ '--swatch': own || 'transparent' } as React.CSSProperties}>
        <input
          type="color"
          aria-label={t('inspector.pick', { label })}
          value={plainHex(own)}
          disabled={disabled}
          // The whole time that the browser's picker is open is one step.
          onChange={(event) => onSet(event.target.value, `colour ${label}`)}
        />
      </span>
      <label>
        <span>{label}</span>
        <input
          aria-label={label}
          value={draft ?? words}
          disabled={disabled}
          placeholder={value === 'mixed' ? t('inspector.mixed') : ''}
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

function hexOf(text: string): string {
  const words = text.trim().toLowerCase();
  return /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(words) ? `#${words}` : words;
}

/** What the browser's picker understands: six digits. */
function plainHex(text: string): string {
  const colour = readColour(text);
  if (!colour) return '#000000';
  return `#${[colour.r, colour.g, colour.b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
