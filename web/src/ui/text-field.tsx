import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: string;
  /** The label is only for screen readers: what surrounds the field says it to the eye. */
  readonly labelHidden?: boolean;
  /** One line below. */
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it; stands in the hint's place. */
  readonly error?: string | undefined;
  readonly icon?: LucideIcon;
  readonly size?: 'control' | 'large';
  /** For pages that hold nothing else; in panels fields are filled. */
  readonly outlined?: boolean;
  /** At the right end, inside. */
  readonly end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, icon: Icon, size = 'control', outlined, end, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'ui-field-label'}>
        {label}
      </label>
      <div
        className="ui-field"
        data-size={size}
        data-outlined={outlined || undefined}
        data-wrong={error ? '' : undefined}
        data-off={input.disabled || undefined}
      >
        {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : null}
        <input
          dir="auto"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {note ? (
        <p
          id={`${id}-note`}
          className="ui-field-hint"
          data-wrong={error ? '' : undefined}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}
