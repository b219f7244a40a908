/** What a tool shows before it is done: the node that is drawn, the line that looks for its end. */
import { boundsOf, centreOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import { useEffect, useRef } from 'react';
import { toPage } from '../camera.ts';
import { useEditorState, usePreview, useSession } from '../canvas-context.ts';
import { curveOf } from '../connection-path.ts';
import { nodeStyle } from '../nodes/node-style.ts';
import { ShapeContent } from '../nodes/shape-content.tsx';
import { useText } from '../use-text.ts';
import { connectableAt } from './connect.ts';
import { isLine } from './line-end.ts';
import { wireOver, type LiveWire } from './live-wire.ts';
import { nodeWords } from './node-words.ts';

export function Drawn() {
  const session = useSession();
  const node = usePreview(session, (state) => state.drawn);
  const wire = usePreview(session, (state) => state.wire);
  return (
    <>
      {node ? <DrawnNode node={node} /> : null}
      {wire ? <LiveLine wire={wire} /> : null}
    </>
  );
}

function DrawnNode({ node }: { readonly node: CanvasNode }) {
  const reading = normaliseNode(node);
  const line = isLine(reading);
  return (
    <div
      className={line ? 'canvas-drawn is-line' : 'canvas-drawn'}
      style={{
        ...nodeStyle(reading),
        ...(reading.kind === 'frame' && { background: reading.data.background }),
      }}
    >
      {reading.kind === 'shape' ? <ShapeContent node={reading} /> : null}
    </div>
  );
}

function LiveLine({ wire }: { readonly wire: LiveWire }) {
  const session = useSession();
  const t = useText();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const svg = useRef<SVGSVGElement>(null);
  const dragged = usePreview(session, (state) => state.gesture === 'connect');
  const { preview, store, view } = session;
  // A line that was begun by a click follows the pointer without a press.
  useEffect(() => {
    const host = svg.current?.closest<HTMLElement>('.canvas-host');
    if (dragged || !host) return;
    const follow = (event: PointerEvent) => {
      const { wire: now } = preview.getState();
      if (!now || event.pointerType === 'touch') return;
      const bounds = host.getBoundingClientRect();
      const page = toPage(view.camera, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
      preview.show({ wire: wireOver(store.getState().canvas, now, connectableAt(session, page), page) });
    };
    host.addEventListener('pointermove', follow);
    return () => host.removeEventListener('pointermove', follow);
  }, [session, preview, store, view, dragged]);
  const from = nodes.get(wire.from);
  if (!from) return null;
  const target = wire.to === null ? undefined : nodes.get(wire.to);
  const { d, start, end } = curveFor(wire, from, target);
  const at = target ? centreOf(boundsOf(normaliseNode(target))) : wire.at;
  const words = t(`connect.${wire.refusal ?? 'to'}`, { name: nodeWords(target, t) });
  return (
    <>
      {target ? (
        <div className="canvas-target" data-refused={wire.refusal !== null} style={nodeStyle(normaliseNode(target))} />
      ) : null}
      <svg ref={svg} className="canvas-wires is-live" data-refused={wire.refusal !== null}>
        <path d={d} />
        <circle cx={start.x} cy={start.y} />
        <circle cx={end.x} cy={end.y} />
      </svg>
      <span
        className="canvas-tip canvas-wire-words"
        style={{ left: dragged ? wire.at.x : at.x, top: dragged ? wire.at.y : at.y }}
      >
        {words}
      </span>
    </>
  );
}

function curveFor({ from: id, fromSide, to, toSide, at }: LiveWire, from: CanvasNode, target: CanvasNode | undefined) {
  // In the air the line ends at the pointer, as if a node without size stood there.
  const end = target ?? { id: 'pointer', type: 'point', x: at.x, y: at.y, width: 0, height: 0 };
  return curveOf(
    { id: 'live', from: id, to: to ?? 'pointer', ...(fromSide && { fromSide }), ...(toSide && { toSide }) },
    from,
    end,
  );
}
