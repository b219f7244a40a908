import type { NormalisedNode } from '@easel/canvas';
import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useSession } from '../canvas-context.ts';
import type { Commands } from '../commands.ts';
import { attachWheel } from '../gestures/wheel-input.ts';
import { followCamera } from '../live-layers.ts';
import { ImageContent } from '../nodes/image-content.tsx';
import { nodeStyle } from '../nodes/node-style.ts';
import { sharpness } from '../thumbnails.ts';
import { useText } from '../use-text.ts';
import type { Box } from '../camera.ts';
import { handles } from '../gestures/resize-box.ts';
import { CropBar } from './crop-bar.tsx';
import { pixelsOf, type CropState } from './crop-frame.ts';
import { attachCropKeys } from './crop-keys.ts';
import { useCropDrag } from './use-crop-drag.ts';
import '../mode.css';
import './crop.css';

export interface CropStageProps {
  readonly commands: Commands;
  readonly crop: CropState;
  readonly picture: Extract<NormalisedNode, { kind: 'image' }>;
}

export function CropStage({ commands, crop, picture }: CropStageProps) {
  const session = useSession();
  const t = useText();
  const ground = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const drag = useCropDrag(session, ground, commands);
  useLayoutEffect(
    () => (layer.current ? followCamera(session.view, layer.current, { zoom: true }) : undefined),
    [session],
  );
  useEffect(() => (ground.current ? attachWheel(ground.current, session.view) : undefined), [session]);
  useEffect(() => {
    ground.current?.focus({ preventScroll: true });
    return attachCropKeys(session, commands);
  }, [session, commands]);
  useHiddenNode(picture.id);
  const { naturalWidth, naturalHeight } = picture.data;
  const size = pixelsOf(crop, { width: naturalWidth || picture.width, height: naturalHeight || picture.height });
  const whole = {
    ...picture,
    width: crop.picture.width,
    height: crop.picture.height,
    data: { ...picture.data, crop: { x: 0, y: 0, width: 1, height: 1 } },
  };
  return (
    <>
      <div
        ref={ground}
        className="mode-ground"
        role="group"
        aria-label={t('crop.label')}
        tabIndex={-1}
        {...drag.ground}
      >
        <div ref={layer} className="canvas-layer">
          <div className="mode-node" style={nodeStyle(picture)}>
            <div className="crop-picture" style={boxStyle(crop.picture)} {...drag.picture}>
              <ImageContent
                node={whole}
                sharp={sharpness(session.view.camera.k, devicePixelRatio)}
                thumbhash={undefined}
              />
              <div className="crop-shade" style={boxStyle(within(crop.part, crop.picture))} />
            </div>
            <div
              className="crop-part"
              style={{ ...boxStyle(crop.part), '--w': `${crop.part.width}px` } as CSSProperties}
            >
              {handles.map((handle) => (
                <button
                  key={handle}
                  type="button"
                  className={`crop-grip is-${handle}`}
                  aria-label={t(`crop.grip.${handle}`)}
                  data-grip={handle}
                  {...drag.grip(handle)}
                />
              ))}
              <span className="canvas-tip crop-size">
                {size.width} × {size.height}
              </span>
            </div>
          </div>
        </div>
      </div>
      <CropBar commands={commands} crop={crop} />
    </>
  );
}

/** The node itself would show below its picture where that is transparent. */
function useHiddenNode(id: string): void {
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>(`.canvas-host .canvas-node[data-node="${CSS.escape(id)}"]`);
    if (!element) return;
    element.style.visibility = 'hidden';
    return () => {
      element.style.visibility = '';
    };
  }, [id]);
}

const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height });
const within = (box: Box, outer: Box): Box => ({ ...box, x: box.x - outer.x, y: box.y - outer.y });
