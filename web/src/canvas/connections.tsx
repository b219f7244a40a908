import { intersects, type CanvasState } from '@easel/canvas';
import { memo, useMemo } from 'react';
import { useEditorState, usePreview, useSession } from './canvas-context.ts';
import type { Box } from './camera.ts';
import { curveOf } from './connection-path.ts';
import { wireOf } from './far/wires.ts';
import { useSight } from './use-sight.ts';

/** More curves than this nobody can follow, and each costs an element. */
const mostCurves = 250;

/** The connections as curves that follow their nodes, also while these are dragged. */
export function Connections() {
  const session = useSession();
  const canvas = useEditorState(session, (state) => state.canvas);
  const dragged = usePreview(session, (state) => state.nodes);
  const sight = useSight(session.view);
  const visible = useMemo(() => drawable(canvas, sight), [canvas, sight]);
  return (
    <svg className="canvas-wires" aria-hidden>
      {visible.map(({ connection, from, to }) => {
        const curve = curveOf(connection, dragged?.get(from.id) ?? from, dragged?.get(to.id) ?? to);
        return (
          <Wire
            key={connection.id}
            d={curve.d}
            x1={curve.start.x}
            y1={curve.start.y}
            x2={curve.end.x}
            y2={curve.end.y}
          />
        );
      })}
    </svg>
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
  readonly d: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const Wire = memo(function Wire({ d, x1, y1, x2, y2 }: WireProps) {
  return (
    <g>
      <path d={d} />
      <circle cx={x1} cy={y1} />
      <circle cx={x2} cy={y2} />
    </g>
  );
});
