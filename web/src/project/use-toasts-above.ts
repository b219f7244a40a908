import { useEffect } from 'react';
import type { PanelLayout } from './use-panel-layout.ts';

const gap = 12;
/** On a phone a line of the page itself stands there. */
const phoneGap = 44;

/** Lifts the toasts above the tools, or above the sheet as long as that leaves them room, beside the panel. */
export function useToastsAbove({ phone, windowHeight, insets: { bottom, right } }: PanelLayout): void {
  const lift = Math.min(bottom, windowHeight * 0.6) + (phone ? phoneGap : gap);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toasts-from-bottom', `${Math.round(lift)}px`);
    style.setProperty('--toasts-aside', `${right / 2}px`);
    return () => {
      style.removeProperty('--toasts-from-bottom');
      style.removeProperty('--toasts-aside');
    };
  }, [lift, right]);
}
