import { longestMemory } from '@easel/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, TextField } from '../ui/index.ts';
import { useKeepingWords } from './use-keeping-words.ts';
import { useMemoryActs, type MemoryOf } from './use-memories.ts';

/** A line to write something down in. */
export function AddMemory({ of }: { readonly of: MemoryOf }) {
  const { t } = useTranslation('memory');
  const { add } = useMemoryActs(of);
  const [text, setText] = useState('');
  const keeping = useKeepingWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || keeping.busy) return;
    // What is written meanwhile is the next one's beginning.
    void keeping.keep(() => add(text)).then((kept) => kept && setText((now) => (now === text ? '' : now)));
  };
  return (
    <form className="memory-add" onSubmit={submit}>
      <TextField
        label={t('add.label')}
        labelHidden
        placeholder={t('add.placeholder')}
        value={text}
        maxLength={longestMemory}
        error={keeping.error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="outline" waiting={keeping.busy} disabled={!text.trim()}>
        {t('add.do')}
      </Button>
    </form>
  );
}
