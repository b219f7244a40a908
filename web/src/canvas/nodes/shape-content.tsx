import { equalJson, normaliseNode, type CanvasNode, type NormalisedNode, type Point } from '@easel/canvas';
import type { CSSProperties } from 'react';
import { usePreview, useSession } from '../canvas-context.ts';
import { isSeen } from '../colour/colour.ts';

type ShapeNodeReading = Extract<NormalisedNode, { kind: 'shape' }>;

/** A shape as vectors in the node's box, so that it is sharp at every zoom. */
export function ShapeContent({ node }: { readonly node: ShapeNodeReading }) {
  const shown = useLiveShape(node);
  const { stroke, strokeWidth, fill } = shown.data;
  const drawn = outline(shown);
  return (
    // A drawing without height or width shows nothing, not even what lies beyond it: that of a level line has some.
    <svg className="canvas-shape" width={Math.max(1, shown.width)} height={Math.max(1, shown.height)} aria-hidden>
      {/* Wider than what one sees, and unseen: a thin line can be caught. */}
      <g
        className="canvas-shape-reach"
        fill={isSeen(fill) ? 'currentColor' : 'none'}
        style={{ '--drawn': strokeWidth } as CSSProperties}
      >
        {drawn}
      </g>
      <g fill={isSeen(fill) ? fill : 'none'} stroke={isSeen(stroke) ? stroke : 'none'} strokeWidth={strokeWidth}>
        {drawn}
      </g>
    </svg>
  );
}

/** A shape as a gesture has it: what is drawn inside follows its box and its points only when React draws it anew. */
function useLiveShape(node: ShapeNodeReading): ShapeNodeReading {
  const session = useSession();
  const live = usePreview(session, ({ nodes }) => {
    const record = nodes?.get(node.id);
    const same =
      !record || (record.width === node.width && record.height === node.height && !hasOtherPoints(record, node));
    return same ? null : record;
  });
  const reading = live && normaliseNode(live);
  return reading?.kind === 'shape' ? reading : node;
}

function hasOtherPoints(record: CanvasNode, { data }: ShapeNodeReading): boolean {
  const reading = normaliseNode(record);
  return reading.kind === 'shape' && reading.data.points?.length === 2 && !equalJson(reading.data.points, data.points);
}

function outline({ width, height, data }: ShapeNodeReading) {
  // The stroke lies inside the box, as editors draw it, so that a node's size is what one sees.
  const inset = data.strokeWidth / 2;
  const [inner, tall] = [Math.max(0, width - data.strokeWidth), Math.max(0, height - data.strokeWidth)];
  const scaled = (data.points ?? []).map(({ x, y }) => ({ x: x * width, y: y * height }));
  switch (data.shape) {
    case 'ellipse':
      return <ellipse cx={width / 2} cy={height / 2} rx={inner / 2} ry={tall / 2} />;
    case 'polygon':
      return <polygon points={listOf(scaled.length > 2 ? scaled : triangle(width, height))} strokeLinejoin="round" />;
    case 'line':
    case 'arrow':
      return (
        <Line
          points={
            scaled.length > 1
              ? scaled
              : [
                  { x: 0, y: 0 },
                  { x: width, y: height },
                ]
          }
          arrow={data.shape === 'arrow'}
          width={data.strokeWidth}
        />
      );
    default:
      return <rect x={inset} y={inset} width={inner} height={tall} rx={data.cornerRadius ?? 0} />;
  }
}

const triangle = (width: number, height: number): Point[] => [
  { x: width / 2, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];
const listOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

function Line({
  points,
  arrow,
  width,
}: {
  readonly points: readonly Point[];
  readonly arrow: boolean;
  readonly width: number;
}) {
  const [before, tip] = [points.at(-2), points.at(-1)];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <polyline points={listOf(points)} />
      {arrow && before && tip ? <polyline points={listOf(arrowHead(before, tip, width))} /> : null}
    </g>
  );
}

function arrowHead(before: Point, tip: Point, strokeWidth: number): Point[] {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const length = 8 + strokeWidth * 3;
  const wing = (turn: number) => ({
    x: tip.x - length * Math.cos(angle + turn),
    y: tip.y - length * Math.sin(angle + turn),
  });
  return [wing(Math.PI / 6), tip, wing(-Math.PI / 6)];
}
