import type { NormalisedNode, Point } from '@easel/canvas';

type ShapeNodeReading = Extract<NormalisedNode, { kind: 'shape' }>;

/** A shape as vectors in the node's box, so that it is sharp at every zoom. */
export function ShapeContent({ node }: { readonly node: ShapeNodeReading }) {
  const { fill, stroke, strokeWidth } = node.data;
  return (
    <svg
      className="canvas-shape"
      width={node.width}
      height={node.height}
      fill={fill}
      stroke={stroke}
      strokeWidth={strokeWidth}
      aria-hidden
    >
      {outline(node)}
    </svg>
  );
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
