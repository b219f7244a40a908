import { useLayoutEffect, useRef } from 'react';

/** For a field that people type in freely: shows `shown` anew when that changes, and never while they type. */
export function useShownValue(shown: string) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) field.current.value = shown;
  }, [shown]);
  return field;
}
