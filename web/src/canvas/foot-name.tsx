/** What is said of a picture at its foot, in the layer where things keep their size on screen. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Box } from './camera.ts';
import { useSession } from './canvas-context.ts';
import { placeFootName } from './foot-place.ts';

export interface FootNameProps {
  readonly box: Box;
  readonly state?: string;
  readonly children: ReactNode;
}

/** Follows the foot of what is in sight of the picture: its own may lie below the window. */
export function FootName({ box, state, children }: FootNameProps) {
  const { view } = useSession();
  const element = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = box;
  useLayoutEffect(() => {
    let written = '';
    const place = () => {
      const { style } = element.current!;
      const at = placeFootName({ x, y, width, height }, view);
      const next = `${at.x} ${at.y} ${at.width}`;
      if (next === written) return;
      written = next;
      style.left = `${at.x}px`;
      style.top = `${at.y}px`;
      style.setProperty('--w', `${at.width}px`);
    };
    place();
    return view.onFrame(place);
  }, [view, x, y, width, height]);
  return (
    <div ref={element} className="canvas-coming-name" data-state={state}>
      {children}
    </div>
  );
}
