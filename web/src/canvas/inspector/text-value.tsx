import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../../ui/index.ts';

export interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly disabled: boolean;
  readonly lines?: number;
  readonly onSet: (value: string) => void;
}

/** Words that leaving the field or Enter keeps; Escape brings the old ones back. */
export function WordsField({ label, value, placeholder = '', disabled, lines = 1, onSet }: WordsFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const end = (keep: boolean) => {
    if (keep && draft !== null && draft.trim() !== value) onSet(draft.trim());
    setDraft(null);
  };
  return (
    <label className="inspect-words">
      <span>{label}</span>
      <textarea
        rows={lines}
        maxLength={2000}
        value={draft ?? value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const keeps = event.key === 'Enter' && !event.shiftKey;
          if (!keeps && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          end(keeps);
        }}
      />
    </label>
  );
}

/** Something that is as it is. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="inspect-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Milliseconds that a copied text is called so. */
const copiedMs = 2000;

/** A longer text that one may want elsewhere. */
export function CopiedText({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation('panels');
  const words = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<'yes' | 'byHand' | null>(null);
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // Without encryption browsers keep the clipboard to themselves: then the text stands marked, to be copied by hand.
      if (words.current) getSelection()?.selectAllChildren(words.current);
      setCopied('byHand');
    }
  };
  return (
    <div className="inspect-quote">
      <header>
        <span>{label}</span>
        <IconButton
          icon={copied === 'yes' ? Check : Copy}
          size="dense"
          label={copied === 'yes' ? t('inspector.copied') : t('inspector.copy')}
          onClick={() => void copy()}
        />
      </header>
      <p ref={words} tabIndex={0}>
        {text}
      </p>
      <span className={copied === 'byHand' ? 'inspect-note' : 'sr-only'} role="status">
        {copied === 'yes' ? t('inspector.copied') : copied === 'byHand' ? t('inspector.byHand') : ''}
      </span>
    </div>
  );
}
