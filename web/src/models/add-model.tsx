import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Segments, TextField } from '../ui/index.ts';
import {
  drivers,
  driversFor,
  fieldsFor,
  missingFields,
  problemOf,
  settingsFor,
  type Draft,
  type FieldName,
  type FieldRule,
} from './model-settings.ts';

const kinds = ['image', 'chat', 'separate'] as const;

/** The one that a kind begins with, where the driver so far does not know the kind. */
const usualDriver = { image: 'openai-compatible', chat: 'openai-compatible', separate: 'fal' } as const;

export interface AddModelProps {
  /** Ids that models have already. */
  readonly taken: readonly string[];
  /** There are the embedded ones alone. */
  readonly only: boolean;
}

/**
 * Composes the lines for the settings file. Models are set there and not here: whoever may name addresses for the server
 * to ask, and hold its keys, is who runs it.
 */
export function AddModel({ taken, only }: AddModelProps) {
  const { t } = useTranslation('models');
  const [draft, setDraft] = useState<Draft>({ kind: 'image', driver: 'openai-compatible', fields: {} });
  const choose = (kind: Draft['kind']) => {
    const known = driversFor(kind);
    const driver = known.includes(draft.driver) ? draft.driver : usualDriver[kind];
    setDraft({ ...draft, kind, driver });
  };
  const write = (name: FieldName, value: string) => setDraft({ ...draft, fields: { ...draft.fields, [name]: value } });
  return (
    <div className="model-add">
      <p className="model-add-intro">{t(only ? 'add.only' : 'add.intro')}</p>
      <div className="model-add-form">
        <div className="model-add-choices">
          <Segments
            label={t('add.kind')}
            value={draft.kind}
            onChange={choose}
            segments={kinds.map((value) => ({ value, label: t(`add.kinds.${value}`) }))}
          />
          <DriverField draft={draft} onDriver={(driver) => setDraft({ ...draft, driver })} />
        </div>
        <p className="model-add-note">{t(`add.about.${draft.driver}`)}</p>
        <div className="model-add-fields">
          {fieldsFor(draft).map((rule) => (
            <Field key={rule.name} draft={draft} rule={rule} onWrite={(value) => write(rule.name, value)} />
          ))}
        </div>
      </div>
      <Snippet draft={draft} taken={taken} />
    </div>
  );
}

function DriverField({
  draft,
  onDriver,
}: {
  readonly draft: Draft;
  readonly onDriver: (driver: Draft['driver']) => void;
}) {
  const { t } = useTranslation('models');
  const id = useId();
  return (
    <div className="model-driver">
      <label htmlFor={id} className="sr-only">
        {t('add.driver')}
      </label>
      <div className="ui-field">
        <select
          id={id}
          value={draft.driver}
          onChange={({ target }) => {
            const chosen = drivers.find((driver) => driver === target.value);
            if (chosen) onDriver(chosen);
          }}
        >
          {driversFor(draft.kind).map((driver) => (
            <option key={driver} value={driver}>
              {t(`drivers.${driver}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface FieldProps {
  readonly draft: Draft;
  readonly rule: FieldRule;
  readonly onWrite: (value: string) => void;
}

function Field({ draft, rule, onWrite }: FieldProps) {
  const { t } = useTranslation('models');
  const { name, needed, example } = rule;
  const problem = problemOf(draft, rule);
  const label = t(`add.fields.${name}`);
  return (
    <TextField
      label={needed ? label : t('add.optional', { label })}
      placeholder={example}
      value={draft.fields[name] ?? ''}
      onChange={({ target }) => onWrite(target.value)}
      autoComplete="off"
      spellCheck={false}
      hint={name === 'keyEnv' ? t('add.keyHint') : undefined}
      error={problem && problem !== 'missing' ? t(`add.problems.${problem}`) : undefined}
    />
  );
}

function Snippet({ draft, taken }: { readonly draft: Draft; readonly taken: readonly string[] }) {
  const { t } = useTranslation('models');
  const missing = missingFields(draft);
  const text = settingsFor(draft, taken);
  const keyEnv = missing.includes('keyEnv') ? '' : (draft.fields.keyEnv ?? '').trim();
  const [copied, setCopied] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const lines = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setMarked(null);
    } catch {
      // Without encryption browsers keep the clipboard to themselves: then the lines stand marked, to be copied by hand.
      if (lines.current) getSelection()?.selectAllChildren(lines.current);
      setMarked(text);
    }
  };
  const done = copied === text;
  return (
    <div className="model-snippet">
      {/* Focusable so that the keyboard can scroll it. */}
      <pre tabIndex={0} role="region" aria-label={t('add.lines')}>
        <code ref={lines}>{text}</code>
      </pre>
      <div className="model-snippet-foot">
        <Button kind="accent" icon={done ? Check : Copy} disabled={missing.length > 0} onClick={() => void copy()}>
          {t(done ? 'add.copied' : 'add.copy')}
        </Button>
        <p role="status">
          {missing.length > 0
            ? t('add.missing', { fields: missing.map((name) => t(`add.fields.${name}`)).join(t('sizes.between')) })
            : marked === text
              ? t('add.marked')
              : ''}
        </p>
      </div>
      <ol className="model-how">
        <li>{t('add.how.file')}</li>
        {keyEnv ? <li>{t('add.how.key', { name: keyEnv })}</li> : null}
        <li>{t('add.how.restart')}</li>
      </ol>
    </div>
  );
}
