/** What stands about one selected node for the tools: dots to connect from, and the ends of a line. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { isLine, linePoints } from './line-end.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Inside the selection's box, which turns with the node. */
export function Ports() {
  return sides.map((side) => <i key={side} className={`canvas-port is-${side}`} data-port={side} />);
}

/** In page coordinates. */
export function LineEnds({ node }: { readonly node: CanvasNode }) {
  const reading = normaliseNode(node);
  if (!isLine(reading)) return null;
  const points = linePoints(reading);
  return [points[0], points.at(-1)].map((point, end) =>
    // Two ends, and which is which never changes.
    point ? (
      <i
        key={end === 0 ? 'start' : 'end'}
        className="canvas-line-end"
        data-end={end}
        style={{ left: point.x, top: point.y }}
      />
    ) : null,
  );
}
