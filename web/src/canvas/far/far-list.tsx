/**
 * The nodes of a crowd for keyboard and screen reader: those around the focused one as elements, at their places, so
 * that focus can be seen; each says which of how many it is. The others come as one steps along.
 */
import { intersects, normaliseNode, type CanvasNode } from '@easel/canvas';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { visibleBox } from '../camera.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import { followCamera, followRestZoom } from '../live-layers.ts';
import { nodeLabel } from '../node-label.ts';
import { nodeStyle } from '../nodes/node-style.ts';
import { readingList } from '../reading-list.ts';
import { useText } from '../use-text.ts';
import { windowAround } from './list-window.ts';

export function FarList() {
  const session = useSession();
  const t = useText();
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useEditorState(session, (state) => state.canvas);
  const selection = useEditorState(session, (state) => state.selection);
  const focused = useEditorState(session, (state) => state.focused);
  const nodes = useMemo(() => readingList(canvas), [canvas]);
  const { view, stage } = session;
  // Where nobody has been yet, Tab comes in at the first node in sight.
  const entry = useMemo(
    () => (focused === null ? firstInSight(nodes, visibleBox(view.camera, view.size)) : focused),
    [focused, nodes, view],
  );
  const { start, items } = windowAround(nodes, entry);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const stops = [followCamera(stage, element), followRestZoom(view, element)];
    return () => stops.forEach((stop) => stop());
  }, [view, stage]);
  return (
    <div ref={layer} className="canvas-layer canvas-far-list" role="presentation">
      {items.map((node, at) => (
        <div
          key={node.id}
          className="canvas-node"
          data-node={node.id}
          role="option"
          aria-selected={selection.has(node.id)}
          aria-label={nodeLabel(node, t)}
          aria-posinset={start + at + 1}
          aria-setsize={nodes.length}
          tabIndex={node.id === entry ? 0 : -1}
          style={nodeStyle(normaliseNode(node))}
        />
      ))}
    </div>
  );
}

function firstInSight(nodes: readonly CanvasNode[], box: ReturnType<typeof visibleBox>): string | null {
  return (nodes.find((node) => intersects(node, box)) ?? nodes[0])?.id ?? null;
}
