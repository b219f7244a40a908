import { useLayoutEffect, type RefObject } from 'react';

/** Shows a value in a field that people type in freely: anew when it changes from outside, never while they type. */
export function useShownValue(field: RefObject<HTMLInputElement | null>, shown: string): void {
  useLayoutEffect(() => {
    if (field.current) field.current.value = shown;
  }, [field, shown]);
}
