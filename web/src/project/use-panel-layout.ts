import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Insets } from '../canvas/index.ts';
import { browserStorage } from '../storage.ts';
import { fittingWidth, panelWidths } from './panel-width.ts';
import { sheetHeights, type SheetHeight } from './sheet-heights.ts';

/** Below this the panel is a sheet; below the second one it is narrower and alone. */
const phoneWidth = 760;
const narrowWidth = 1024;
const narrowPanel = 340;

const openKey = 'easel.agent-open';
const widthKey = 'easel.agent-width';
/** Pixels: from the window to a panel, the bars at the top, the tools at the bottom. */
const edge = 12;
const bars = 64;

export interface PanelLayout {
  readonly phone: boolean;
  /** Room for one panel beside the canvas, not for more. */
  readonly narrow: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly width: number;
  /** Takes effect at once; kept for the next visit. */
  readonly setWidth: (width: number) => void;
  readonly sheet: SheetHeight;
  readonly setSheet: (sheet: SheetHeight) => void;
  readonly windowHeight: number;
  readonly windowWidth: number;
  /** What panels and bars cover of the canvas. */
  readonly insets: Insets;
}

/** Where the agent's panel stands in this window, and what it leaves of the canvas. */
export function usePanelLayout(shown: boolean): PanelLayout {
  const size = useWindowSize();
  const [open, keepOpen] = useKept(openKey, 'yes');
  const [wanted, keepWidth] = useKept(widthKey, String(panelWidths.usual));
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const phone = size.width < phoneWidth;
  const width = size.width < narrowWidth ? narrowPanel : fittingWidth(Number(wanted) || panelWidths.usual, size.width);
  const covered = shown && open === 'yes';
  const bottom = phone ? (shown ? sheetHeights(size.height)[sheet] : 0) : bars;
  const right = covered && !phone ? width + edge : 0;
  return {
    phone,
    narrow: size.width < narrowWidth,
    open: open === 'yes',
    setOpen: useCallback((next: boolean) => keepOpen(next ? 'yes' : 'no'), [keepOpen]),
    width,
    setWidth: useCallback((next: number) => keepWidth(String(fittingWidth(next, innerWidth))), [keepWidth]),
    sheet,
    setSheet,
    windowHeight: size.height,
    windowWidth: size.width,
    insets: useMemo(() => ({ left: 0, top: bars, right, bottom }), [right, bottom]),
  };
}

function useKept(key: string, usual: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => browserStorage.getItem(key) ?? usual);
  const keep = useCallback(
    (next: string) => {
      browserStorage.setItem(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}

let measured = { width: 0, height: 0 };

/** The same object for the same size, as `useSyncExternalStore` asks. */
function readWindow(): { width: number; height: number } {
  if (measured.width !== innerWidth || measured.height !== innerHeight) {
    measured = { width: innerWidth, height: innerHeight };
  }
  return measured;
}

function useWindowSize(): { width: number; height: number } {
  return useSyncExternalStore(onResize, readWindow);
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Cmd+J or Ctrl+J, wherever the keyboard is. */
export function usePanelShortcut(press: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'j' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [press]);
}
