import { Check, Plus, X, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';

export interface RuleListProps {
  readonly kind: 'dos' | 'donts';
  /** One rule in a line. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

const icons: Record<RuleListProps['kind'], LucideIcon> = { dos: Check, donts: X };

/** Rules, one under the other. Enter begins the next one; Backspace in an empty one takes it away. */
export function RuleList({ kind, text, onText }: RuleListProps) {
  const { t } = useTranslation('kits');
  const list = useRef<HTMLUListElement>(null);
  const lines = text === '' ? [] : text.split('\n');
  const Icon = icons[kind];
  const put = (next: readonly string[]) => onText(next.join('\n'));
  /** With the keyboard in one of them at once: what is typed next belongs there. */
  const putAndGo = (next: readonly string[], at: number) => {
    flushSync(() => put(next));
    list.current?.querySelectorAll('textarea')[Math.max(0, at)]?.focus();
  };
  const add = (at: number) => {
    // An empty text is no line at all, so the first one begins with a space that nobody sees.
    putAndGo(lines.length === 0 ? [' '] : lines.toSpliced(at, 0, ''), at);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(at + 1);
    } else if (event.key === 'Backspace' && lines[at]?.trim() === '') {
      event.preventDefault();
      putAndGo(lines.toSpliced(at, 1), at - 1);
    }
  };
  return (
    <div className="kit-rules" data-kind={kind}>
      <h3>{t(`rules.${kind}`)}</h3>
      <ul ref={list}>
        {lines.map((line, at) => (
          // Rules are told apart by where they stand: two may read alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <textarea
              rows={1}
              dir="auto"
              value={line.trimStart()}
              maxLength={1000}
              aria-label={t('rules.rule', { kind: t(`rules.${kind}`), number: at + 1 })}
              onChange={({ target }) => put(lines.with(at, target.value.replaceAll(/\r?\n/g, ' ')))}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
          </li>
        ))}
      </ul>
      <Button size="dense" icon={Plus} onClick={() => add(lines.length)}>
        {t(`rules.add.${kind}`)}
      </Button>
    </div>
  );
}
