/** The nodes in sight as elements in one transformed layer. Moving the camera moves the layer, not React. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Box } from './camera.ts';
import { useEditorState, useSession } from './canvas-context.ts';
import { clipPathOf } from './clip-path.ts';
import { cull, isStale, type Culled } from './culling.ts';
import { readingOrder } from './edits.ts';
import { followCamera, followPreview, followRestZoom } from './live-layers.ts';
import { NodeGuard } from './nodes/node-guard.tsx';
import { NodeView } from './nodes/node-view.tsx';
import type { CanvasSession } from './session.ts';
import { sharpness } from './thumbnails.ts';
import { thumbhashOf } from './thumbhashes.ts';

export interface NearViewProps {
  /** False while the far view still covers this one, which prepares itself below. */
  readonly shown: boolean;
  readonly onReady: () => void;
}

export function NearView({ shown, onReady }: NearViewProps) {
  const session = useSession();
  const layer = useRef<HTMLDivElement>(null);
  const { culled, sharp } = useCulled(session);
  const canvas = useEditorState(session, (state) => state.canvas);
  const selection = useEditorState(session, (state) => state.selection);
  const focused = useEditorState(session, (state) => state.focused);
  const written = useEditorState(session, ({ editing }) => (editing?.kind === 'text' ? editing.id : null));
  const tabStop = useMemo(() => focused ?? readingOrder(culled.nodes)[0]?.id, [focused, culled]);
  const keptFocus = useKeptFocus(layer, focused, culled);
  const mounted = useGradualMount(layer, culled.nodes.length, { shown, onReady });
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const { view, stage } = session;
    const stops = [followCamera(stage, element), followRestZoom(view, element), followPreview(session, element)];
    return () => stops.forEach((stop) => stop());
  }, [session]);

  return (
    <div ref={layer} className="canvas-layer" role="presentation" data-preparing={!shown} {...keptFocus}>
      {culled.rest.length > 0 ? <Crowd boxes={culled.rest} /> : null}
      {culled.nodes.slice(0, mounted).map((node) => (
        <NodeGuard key={node.id} node={node} selected={selection.has(node.id)} tabStop={node.id === tabStop}>
          <NodeView
            node={node}
            sharp={sharp}
            selected={selection.has(node.id)}
            tabStop={node.id === tabStop}
            clipPath={clipPathOf(canvas, node)}
            thumbhash={thumbhashOf(session, node)}
            written={node.id === written}
          />
        </NodeGuard>
      ))}
    </div>
  );
}

/** Elements added in one frame while the view is prepared: all at once would hold up what still moves above. */
const mountedPerFrame = 60;
/** How long the far view waits for pictures to have loaded below it, in milliseconds. */
const longestWait = 600;

/** How many nodes to draw: all of them once the view is shown, before that more with each frame. */
function useGradualMount(
  layer: RefObject<HTMLElement | null>,
  count: number,
  { shown, onReady }: NearViewProps,
): number {
  const [mounted, setMounted] = useState(shown ? Infinity : mountedPerFrame);
  const whole = shown || mounted >= count;
  const ready = useRef(onReady);
  useLayoutEffect(() => {
    ready.current = onReady;
  });
  useEffect(() => {
    if (whole) return;
    const frame = requestAnimationFrame(() => setMounted((now) => now + mountedPerFrame));
    return () => cancelAnimationFrame(frame);
  }, [whole, mounted]);
  useEffect(() => {
    if (!whole || shown) return;
    const began = performance.now();
    const look = setInterval(() => {
      const loading = layer.current?.querySelector('.canvas-picture[data-state="loading"]');
      if (loading && performance.now() - began < longestWait) return;
      clearInterval(look);
      ready.current();
    }, 40);
    return () => clearInterval(look);
  }, [layer, whole, shown]);
  return whole ? Infinity : mounted;
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
