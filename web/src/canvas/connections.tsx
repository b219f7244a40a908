import { intersects, normaliseConnection, type Connection } from '@easel/canvas';
import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useEditorState, usePreview, useSession } from './canvas-context.ts';
import type { Box, Point } from './camera.ts';
import { curveOf, middleOfCurve } from './connection-path.ts';
import { wiresOf, type Wire as Course } from './far/wires.ts';
import { followCamera } from './live-layers.ts';
import type { CanvasSession } from './session.ts';
import { useSight } from './use-sight.ts';

/** More curves than this nobody can follow, and each costs an element. */
const mostCurves = 250;

export interface WiresProps {
  /** The scene is one drawing that holds the others already: only the selected one must stand out. */
  readonly onlySelected: boolean;
}

/** The connections as curves that follow their nodes, also while these are dragged: a layer of its own. */
export function Wires({ onlySelected }: WiresProps) {
  const session = useSession();
  const selected = useEditorState(session, (state) => state.wire);
  const layer = useRef<HTMLDivElement>(null);
  const wanted = useMemo(
    () => (onlySelected ? ({ id }: Connection) => id === selected : undefined),
    [onlySelected, selected],
  );
  const curves = useCurves(session, wanted);
  useLayoutEffect(
    () => (layer.current ? followCamera(session.stage, layer.current, { zoom: true }) : undefined),
    [session],
  );
  return (
    <div ref={layer} className="canvas-layer canvas-overlay" aria-hidden>
      <svg className="canvas-wires">
        {curves.map(({ connection, curve }) => (
          <Wire
            key={connection.id}
            id={connection.id}
            derived={normaliseConnection(connection).kind === 'derived'}
            selected={connection.id === selected}
            d={curve.d}
            x1={curve.start.x}
            y1={curve.start.y}
            x2={curve.end.x}
            y2={curve.end.y}
          />
        ))}
      </svg>
    </div>
  );
}

/** What is written on connections. */
export function WireLabels() {
  const session = useSession();
  const selected = useEditorState(session, (state) => state.wire);
  const editing = useEditorState(session, (state) => (state.editing?.kind === 'label' ? state.editing.id : null));
  return useCurves(session, hasLabel).map(({ connection, curve }) =>
    connection.id === editing ? null : (
      <Label
        key={connection.id}
        connection={connection}
        at={middleOfCurve(curve)}
        length={Math.hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y)}
        selected={connection.id === selected}
      />
    ),
  );
}

function useCurves(session: CanvasSession, wanted?: (connection: Connection) => boolean) {
  const canvas = useEditorState(session, (state) => state.canvas);
  const dragged = usePreview(session, (state) => state.nodes);
  const sight = useSight(session.view);
  const visible = useMemo(() => drawable(wiresOf(canvas), sight, wanted), [canvas, sight, wanted]);
  if (!dragged) return visible;
  return visible.map((course) => {
    const { connection } = course;
    const [from, to] = [dragged.get(connection.from), dragged.get(connection.to)];
    const [start, end] = [from ?? canvas.nodes.get(connection.from), to ?? canvas.nodes.get(connection.to)];
    return (from || to) && start && end ? { connection, curve: curveOf(connection, start, end) } : course;
  });
}

function drawable(wires: readonly Course[], sight: Box, wanted: (connection: Connection) => boolean = () => true) {
  return wires.filter(({ connection, box }) => intersects(box, sight) && wanted(connection)).slice(0, mostCurves);
}

const hasLabel = (connection: Connection) => normaliseConnection(connection).label !== '';

interface WireProps {
  readonly id: string;
  readonly derived: boolean;
  readonly selected: boolean;
  readonly d: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const Wire = memo(function Wire({ id, derived, selected, d, x1, y1, x2, y2 }: WireProps) {
  return (
    <g data-derived={derived || undefined} data-selected={selected || undefined}>
      <path className="canvas-wire-reach" d={d} data-wire={id} />
      <path d={d} />
      <circle cx={x1} cy={y1} />
      <circle cx={x2} cy={y2} />
    </g>
  );
});

interface LabelProps {
  readonly connection: Connection;
  readonly at: Point;
  /** From end to end, in page units. */
  readonly length: number;
  readonly selected: boolean;
}

function Label({ connection, at, length, selected }: LabelProps) {
  const { label, id } = normaliseConnection(connection);
  if (label === '') return null;
  return (
    <span
      className="canvas-wire-label"
      data-wire={id}
      data-selected={selected}
      style={{ left: at.x, top: at.y, '--length': length } as CSSProperties}
    >
      {label}
    </span>
  );
}
