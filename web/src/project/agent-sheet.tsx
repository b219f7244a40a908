import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { nextSheetHeight, settleSheet, sheetHeights } from './sheet-heights.ts';
import type { PanelLayout } from './use-panel-layout.ts';

export interface AgentSheetProps {
  readonly layout: PanelLayout;
  readonly children: ReactNode;
}

/** Pixels that a finger moves before it draws the sheet instead of tapping it. */
const tapReach = 6;

/** The agent's panel on a phone: a sheet of three heights, drawn by its grip or moved on by a tap. */
export function AgentSheet({ layout, children }: AgentSheetProps) {
  const { t } = useTranslation('project');
  const { sheet, setSheet, windowHeight } = layout;
  const heights = sheetHeights(windowHeight);
  const [drawn, setDrawn] = useState<number | null>(null);
  const grip = useGrip({ height: heights[sheet], onDraw: setDrawn });
  const settle = (event: PointerEvent) => {
    const draw = grip.end(event);
    setDrawn(null);
    if (draw?.moved) setSheet(settleSheet(draw.height, draw.velocity, heights));
  };
  // Not as the finger is lifted: the click that follows would meet what then lies under it.
  const onClick = () => {
    if (!grip.wasDrawn()) setSheet(nextSheetHeight(sheet));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setSheet(nextSheetHeight(sheet, step));
  };
  return (
    <aside
      className="project-sheet"
      data-height={sheet}
      data-drawn={drawn !== null}
      style={{ '--sheet': `${drawn ?? heights[sheet]}px` } as CSSProperties}
      aria-label={t('agent.label')}
    >
      <button
        type="button"
        className="project-grip"
        aria-label={t(`agent.sheet.${sheet}`)}
        onPointerDown={grip.begin}
        onPointerMove={grip.move}
        onPointerUp={settle}
        onPointerCancel={settle}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      {children}
    </aside>
  );
}

interface Draw {
  readonly y: number;
  readonly height: number;
  lastY: number;
  lastTime: number;
  velocity: number;
  moved: boolean;
}

function useGrip({ height, onDraw }: { readonly height: number; readonly onDraw: (height: number) => void }) {
  const draw = useRef<Draw | null>(null);
  const drawn = useRef(false);
  return {
    /** Asked by the click that a mouse makes after a draw, too; a key makes one of its own. */
    wasDrawn() {
      const was = drawn.current;
      drawn.current = false;
      return was;
    },
    begin(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const y = event.clientY;
      drawn.current = false;
      draw.current = { y, height, lastY: y, lastTime: event.timeStamp, velocity: 0, moved: false };
    },
    move({ clientY, timeStamp }: PointerEvent) {
      const now = draw.current;
      if (!now) return;
      now.moved ||= Math.abs(clientY - now.y) > tapReach;
      const time = Math.max(1, timeStamp - now.lastTime);
      // Half of each reading: a single uneven step of the finger is no flick.
      now.velocity = now.velocity / 2 + (now.lastY - clientY) / time / 2;
      now.lastY = clientY;
      now.lastTime = timeStamp;
      if (now.moved) onDraw(now.height + now.y - clientY);
    },
    end({ clientY }: PointerEvent) {
      const now = draw.current;
      draw.current = null;
      drawn.current = now?.moved ?? false;
      return now && { moved: now.moved, velocity: now.velocity, height: now.height + now.y - clientY };
    },
  };
}
