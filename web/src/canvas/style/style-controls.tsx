/** What the selection looks like, for selections of one sort: texts, shapes or frames. */
import { normaliseNode, type CanvasNode, type NormalisedNode } from '@easel/canvas';
import { FrameControls, ShapeControls } from './node-controls.tsx';
import { TextControls } from './text-controls.tsx';
import './style.css';

export function StyleControls({ nodes }: { readonly nodes: readonly CanvasNode[] }) {
  const readings = nodes.map(normaliseNode);
  if (areAll(readings, 'text')) return <TextControls texts={readings} />;
  if (areAll(readings, 'shape')) return <ShapeControls shapes={readings} />;
  return areAll(readings, 'frame') ? <FrameControls frames={readings} /> : null;
}

function areAll<K extends NormalisedNode['kind']>(
  readings: readonly NormalisedNode[],
  kind: K,
): readings is readonly Extract<NormalisedNode, { kind: K }>[] {
  return readings.every((reading) => reading.kind === kind);
}
