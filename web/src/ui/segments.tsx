import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly disabled?: boolean;
  /** The language of the label, where it differs from the page's. */
  readonly lang?: string;
}

export interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly segments: readonly Segment<V>[];
}

/** One of a few, all in view. */
export function Segments<V extends string>({ label, value, onChange, segments }: SegmentsProps<V>) {
  const choose = (chosen: string) => {
    const segment = segments.find((candidate) => candidate.value === chosen);
    if (segment) onChange(segment.value);
  };
  return (
    <RadioGroup.Root
      className="ui-segments"
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={choose}
    >
      {segments.map(({ value: own, label: words, disabled = false, lang }) => (
        <RadioGroup.Item key={own} value={own} disabled={disabled} lang={lang}>
          {words}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
