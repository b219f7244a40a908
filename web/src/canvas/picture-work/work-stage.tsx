/** One picture alone on the canvas: everything else steps back, and the picture keeps its place. */
import type { PictureReading } from '@easel/canvas';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { freeArea, type Box } from '../camera.ts';
import { useSession } from '../canvas-context.ts';
import { attachWheel } from '../gestures/wheel-input.ts';
import { keepFitted } from '../keep-fitted.ts';
import { followCamera } from '../live-layers.ts';
import { ImageContent } from '../nodes/image-content.tsx';
import { nodeStyle } from '../nodes/node-style.ts';
import { sharpness } from '../thumbnails.ts';
import type { View } from '../view.ts';
import '../mode.css';
import './work.css';

export interface WorkStageProps {
  readonly reading: PictureReading;
  /** What is brought to the middle. */
  readonly box: Box;
  readonly label: string;
  readonly ground: RefObject<HTMLDivElement | null>;
  /** Over the picture, in its own axes. */
  readonly over: ReactNode;
  readonly pointer?: Pick<
    React.ComponentProps<'div'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave'
  >;
  readonly children?: ReactNode;
}

export function WorkStage({ reading, box, label, ground, over, pointer, children }: WorkStageProps) {
  const session = useSession();
  const { view } = session;
  const layer = useRef<HTMLDivElement>(null);
  const first = useRef(box);
  useLayoutEffect(() => {
    const element = ground.current;
    const root = element?.closest<HTMLElement>('.canvas-root');
    if (!element || !root || !layer.current) return;
    root.dataset['mode'] = 'work';
    const before = view.camera;
    let shown = before;
    const show = () => {
      showWithRoomBelow(view, first.current);
      shown = view.camera;
    };
    show();
    const stops = [
      keepFitted(view, show),
      followCamera(view, layer.current, { zoom: true }),
      attachWheel(element, view),
    ];
    return () => {
      for (const stop of stops) stop();
      delete root.dataset['mode'];
      if (view.camera === shown) view.moveTo(before);
    };
  }, [view, ground]);
  return (
    <div ref={ground} className="mode-ground" role="group" aria-label={label} tabIndex={-1} {...pointer}>
      <div ref={layer} className="canvas-layer">
        <div className="mode-node" style={nodeStyle(reading)}>
          <div className="work-picture">
            <ImageContent node={reading} sharp={sharpness(view.camera.k, devicePixelRatio)} thumbhash={undefined} />
          </div>
          {over}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Pixels for what hangs below the picture, and at its other sides. */
const roomBelow = 140;
const roomAround = 40;

function showWithRoomBelow(view: View, { x, y, width, height }: Box): void {
  const area = freeArea(view.size, view.insets);
  const fits = Math.min((area.width - roomAround * 2) / width, (area.height - roomBelow - roomAround) / height);
  const k = Math.max(0.02, Math.min(fits, Math.max(view.camera.k, 1)));
  view.fit({ x, y, width, height: height + roomBelow / k }, k);
}
