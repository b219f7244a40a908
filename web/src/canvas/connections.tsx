import { intersects, normaliseConnection, type CanvasState, type Connection } from '@easel/canvas';
import { memo, useMemo } from 'react';
import { useEditorState, usePreview, useSession } from './canvas-context.ts';
import type { Box, Point } from './camera.ts';
import { curveOf, middleOfCurve } from './connection-path.ts';
import { wireOf } from './far/wires.ts';
import { useSight } from './use-sight.ts';

/** More curves than this nobody can follow, and each costs an element. */
const mostCurves = 250;

/** The connections as curves that follow their nodes, also while these are dragged. */
export function Connections() {
  const session = useSession();
  const canvas = useEditorState(session, (state) => state.canvas);
  const dragged = usePreview(session, (state) => state.nodes);
  const selected = useEditorState(session, (state) => state.wire);
  const editing = useEditorState(session, (state) => (state.editing?.kind === 'label' ? state.editing.id : null));
  const sight = useSight(session.view);
  const visible = useMemo(() => drawable(canvas, sight), [canvas, sight]);
  const curves = visible.map(({ connection, from, to }) => ({
    connection,
    curve: curveOf(connection, dragged?.get(from.id) ?? from, dragged?.get(to.id) ?? to),
  }));
  return (
    <>
      <svg className="canvas-wires" aria-hidden>
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
      {curves.map(({ connection, curve }) =>
        connection.id === editing ? null : (
          <Label
            key={connection.id}
            connection={connection}
            at={middleOfCurve(curve)}
            selected={connection.id === selected}
          />
        ),
      )}
    </>
  );
}

function drawable({ connections, nodes }: CanvasState, sight: Box) {
  const ends = [...connections.values()].flatMap((connection) => {
    const [from, to] = [nodes.get(connection.from), nodes.get(connection.to)];
    const wire = wireOf(connection, from, to);
    return from && to && wire && intersects(wire.box, sight) ? [{ connection, from, to }] : [];
  });
  return ends.slice(0, mostCurves);
}

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
  readonly selected: boolean;
}

function Label({ connection, at, selected }: LabelProps) {
  const { label, id } = normaliseConnection(connection);
  if (label === '') return null;
  return (
    <span className="canvas-wire-label" data-wire={id} data-selected={selected} style={{ left: at.x, top: at.y }}>
      {label}
    </span>
  );
}
