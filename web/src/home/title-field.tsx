import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../api/sizes.ts';

export interface TitleFieldProps {
  readonly title: string;
  /** Called with something visible. */
  readonly onTitle: (title: string) => void;
  readonly onCancel: () => void;
}

/** A title being changed in its place: Enter and leaving keep it, Esc does not. */
export function TitleField({ title, onTitle, onCancel }: TitleFieldProps) {
  const { t } = useTranslation('home');
  const { titleCharacters } = useSizes();
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  // Removing the field blurs it: by then the question is settled.
  const settled = useRef(false);
  // Backward, so that a long title shows its beginning.
  useEffect(() => field.current?.setSelectionRange(0, field.current.value.length, 'backward'), []);
  const settle = (keep: boolean) => {
    if (settled.current) return;
    settled.current = true;
    const chosen = text.trim();
    if (keep && chosen) onTitle(chosen);
    else onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') settle(true);
    if (event.key === 'Escape') settle(false);
  };
  return (
    <input
      ref={field}
      className="card-title-field"
      dir="auto"
      aria-label={t('menu.title')}
      maxLength={titleCharacters}
      placeholder={t('untitled')}
      autoFocus
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => settle(true)}
    />
  );
}
