import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSession } from '../canvas-context.ts';
import { attachWheel } from '../gestures/wheel-input.ts';
import { followCamera } from '../live-layers.ts';
import './text.css';

/** A layer of the page that takes letters: what stands in it moves with the camera, and the wheel still moves that. */
export function WritingLayer({ children }: { readonly children: ReactNode }) {
  const { view } = useSession();
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!root.current || !layer.current) return;
    const stops = [attachWheel(root.current, view), followCamera(view, layer.current, { zoom: true })];
    return () => stops.forEach((stop) => stop());
  }, [view]);
  return (
    <div ref={root} className="canvas-writing">
      <div ref={layer} className="canvas-layer">
        {children}
      </div>
    </div>
  );
}
