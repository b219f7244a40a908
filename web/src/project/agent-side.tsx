import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { panelWidths } from './panel-width.ts';
import type { PanelLayout } from './use-panel-layout.ts';

export interface AgentSideProps {
  readonly layout: PanelLayout;
  readonly children: ReactNode;
}

const keyStep = 20;

/** The agent's panel beside the canvas, as wide as one draws its edge. Put away, it keeps what is being written. */
export function AgentSide({ layout, children }: AgentSideProps) {
  const { t } = useTranslation('project');
  return (
    <aside className="project-side" hidden={!layout.open} aria-label={t('agent.label')}>
      <WidthEdge layout={layout} />
      {children}
    </aside>
  );
}

function WidthEdge({ layout: { width, setWidth } }: Pick<AgentSideProps, 'layout'>) {
  const { t } = useTranslation('project');
  const start = useRef<{ x: number; width: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current) setWidth(start.current.width + start.current.x - clientX);
  };
  const onPointerUp = () => {
    start.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: keyStep, ArrowRight: -keyStep }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setWidth(width + step);
  };
  return (
    <div
      className="project-side-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('agent.width')}
      aria-valuemin={panelWidths.least}
      aria-valuemax={panelWidths.most}
      aria-valuenow={width}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => setWidth(panelWidths.usual)}
      onKeyDown={onKeyDown}
    />
  );
}
