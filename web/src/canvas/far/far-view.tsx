/** The scene as one drawing, with its nodes as a list for those who use the keyboard or listen. */
import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../canvas-context.ts';
import { FarList } from './far-list.tsx';
import { FarRenderer } from './far-renderer.ts';
import type { Pictures } from './pictures.ts';

export interface FarViewProps {
  readonly pictures: Pictures;
  /** False while the near view is still shown and this one only prepares itself. */
  readonly shown: boolean;
  readonly onReady: () => void;
}

export function FarView({ pictures, shown, onReady }: FarViewProps) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const ready = useRef(onReady);
  useLayoutEffect(() => {
    ready.current = onReady;
  });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const renderer = new FarRenderer({
      editor: session,
      canvas: element,
      pictures,
      onReady: () => ready.current(),
      // For those who measure: whether what one sees is final.
      onSettled: (settled) => {
        element.dataset['settled'] = String(settled);
      },
    });
    return () => renderer.close();
  }, [session, pictures]);
  return (
    <>
      <canvas ref={canvas} className="canvas-far" data-shown={shown} aria-hidden />
      {shown ? <FarList /> : null}
    </>
  );
}
