import { useId } from 'react';

export interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly most?: number;
  /** Offered while one writes. */
  readonly choices?: readonly string[];
  /** Takes line breaks, and grows with them. */
  readonly long?: boolean;
}

/** Words of a kit, under their name. */
export function WordsField({
  label,
  value,
  onChange,
  placeholder,
  most = 8_000,
  choices,
  long = false,
}: WordsFieldProps) {
  const id = useId();
  const shared = { id, value, placeholder, maxLength: most, dir: 'auto' };
  return (
    <div className="kit-words" data-long={long || undefined}>
      <label className="ui-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="ui-field">
        {long ? (
          <textarea {...shared} rows={2} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input {...shared} list={choices && `${id}-choices`} onChange={({ target }) => onChange(target.value)} />
        )}
      </div>
      {choices ? (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </div>
  );
}
