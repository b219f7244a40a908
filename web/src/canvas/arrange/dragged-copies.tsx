import { normaliseNode } from '@easel/canvas';
import { usePreview, useSession } from '../canvas-context.ts';
import { NodeView } from '../nodes/node-view.tsx';
import { nodeStyle } from '../nodes/node-style.ts';
import { sharpness } from '../thumbnails.ts';
import { thumbhashOf } from '../thumbhashes.ts';

/** More than these say nothing new, and each is drawn anew with every move. */
const mostDrawn = 60;

/** What a drag with Alt would put on the canvas: above everything, as the copies will be. */
export function DraggedCopies() {
  const session = useSession();
  const copies = usePreview(session, (state) => state.copies);
  if (!copies) return null;
  const sharp = sharpness(session.view.camera.k, devicePixelRatio);
  return copies.slice(0, mostDrawn).map((node) => (
    <div key={node.id}>
      <NodeView
        node={node}
        sharp={sharp}
        selected={false}
        tabStop={false}
        written={false}
        clipPath={undefined}
        thumbhash={thumbhashOf(session, node)}
      />
      <div className="canvas-copy-outline" style={nodeStyle(normaliseNode(node))} />
    </div>
  ));
}
