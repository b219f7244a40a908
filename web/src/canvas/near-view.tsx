/** The nodes in sight as elements in one transformed layer. Moving the camera moves the layer, not React. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Box } from './camera.ts';
import { useEditorState, useSession } from './canvas-context.ts';
import { clipPathOf } from './clip-path.ts';
import { cull, isStale, type Culled } from './culling.ts';
import { readingOrder } from './edits.ts';
import { followCamera, followPreview, followRestZoom } from './live-layers.ts';
import { NodeView } from './nodes/node-view.tsx';
import type { CanvasSession } from './session.ts';
import { sharpness } from './thumbnails.ts';

export function NearView() {
  const session = useSession();
  const layer = useRef<HTMLDivElement>(null);
  const { culled, sharp } = useCulled(session);
  const canvas = useEditorState(session, (state) => state.canvas);
  const selection = useEditorState(session, (state) => state.selection);
  const focused = useEditorState(session, (state) => state.focused);
  const tabStop = useMemo(() => focused ?? readingOrder(culled.nodes)[0]?.id, [focused, culled]);
  const keptFocus = useKeptFocus(layer, focused, culled);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const { view } = session;
    const stops = [followCamera(view, element), followRestZoom(view, element), followPreview(session, element)];
    return () => stops.forEach((stop) => stop());
  }, [session]);

  return (
    <div ref={layer} className="canvas-layer" role="presentation" {...keptFocus}>
      {culled.rest.length > 0 ? <Crowd boxes={culled.rest} /> : null}
      {culled.nodes.map((node) => (
        <NodeView
          key={node.id}
          node={node}
          sharp={sharp}
          selected={selection.has(node.id)}
          tabStop={node.id === tabStop}
          clipPath={clipPathOf(canvas, node)}
          thumbhash={thumbhashOf(session, node)}
        />
      ))}
    </div>
  );
}

/** What the agent placed brings its blur along; what was uploaded here, the upload has told. */
function thumbhashOf({ thumbhashes }: CanvasSession, node: CanvasNode): string | undefined {
  const own = node.data?.['thumbhash'];
  if (typeof own === 'string') return own;
  const reading = normaliseNode(node);
  return reading.kind === 'image' && reading.data.assetId ? thumbhashes.get(reading.data.assetId) : undefined;
}

/** What is in sight, and how sharp: anew when the document changes and when the camera leaves what was drawn. */
function useCulled({ view, store }: CanvasSession): { culled: Culled; sharp: number } {
  const [culled, setCulled] = useState(() => cull(store.index, view.camera, view.size));
  const [sharp, setSharp] = useState(() => sharpness(view.camera.k, devicePixelRatio));
  useLayoutEffect(() => {
    let current: Culled;
    const draw = () => {
      current = cull(store.index, view.camera, view.size);
      setCulled(current);
    };
    draw();
    const stops = [
      store.subscribe((state, before) => {
        if (state.canvas !== before.canvas) draw();
      }),
      view.onFrame((camera) => {
        if (isStale(current, camera, view.size)) draw();
      }),
      // Sharper pictures are asked for once one has arrived, not for every zoom on the way.
      view.onRest((moving) => {
        if (moving) return;
        setSharp(sharpness(view.camera.k, devicePixelRatio));
        // What was left out of a crowd, or lay ahead of the pan, has its turn now.
        if (current.rest.length > 0) draw();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [view, store]);
  return { culled, sharp };
}

/** An element that React moves in the tree (a new z-order) loses the keyboard: it gets it back. */
function useKeptFocus(layer: RefObject<HTMLElement | null>, focused: string | null, culled: Culled) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || focused === null || document.activeElement !== document.body) return;
    layer.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }, [layer, focused, culled]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Nowhere else to go means that the element was taken away, not that the person went.
      hadFocus.current = relatedTarget === null && document.hasFocus();
    },
  };
}

/** What is too small to matter in a crowd, as one element. */
function Crowd({ boxes }: { readonly boxes: readonly Box[] }) {
  const d = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
  return (
    <svg className="canvas-crowd" aria-hidden>
      <path d={d} />
    </svg>
  );
}
