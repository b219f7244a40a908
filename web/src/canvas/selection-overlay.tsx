/** What is drawn about the selection: outlines, handles, name and size, in page coordinates but in screen sizes. */
import { cornersOf, isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { useMemo, type CSSProperties } from 'react';
import { useText } from './use-text.ts';
import type { Box } from './camera.ts';
import { useCanEdit, useEditorState, useIsSmall, usePreview, useSession } from './canvas-context.ts';
import { boundsAround, isLocked, nodeName } from './edits.ts';
import { kindWords } from './kind-words.ts';
import { handles, isCorner } from './gestures/resize-box.ts';
import { nodeStyle } from './nodes/node-style.ts';
import { SnapGuides } from './snapping/snap-guides.tsx';
import { isLine } from './tools/line-end.ts';
import { LineEnds, Ports } from './tools/marks.tsx';

/** Beyond this many the outline of each says nothing that the box around all does not. */
const mostOutlines = 120;
const mostDragged = 20;

export function SelectionOverlay() {
  const session = useSession();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const selection = useEditorState(session, (state) => state.selection);
  const dragged = usePreview(session, (state) => state.nodes);
  const marquee = usePreview(session, (state) => state.marquee);
  const chosen = [...selection].flatMap((id) => dragged?.get(id) ?? nodes.get(id) ?? []);
  return (
    <>
      <FrameNames />
      {chosen.length === 1 && chosen[0] ? <One node={chosen[0]} /> : null}
      {chosen.length > 1 ? <Several nodes={chosen} /> : null}
      <SnapGuides />
      {marquee ? <div className="canvas-marquee" style={boxStyle(marquee)} /> : null}
    </>
  );
}

function One({ node }: { readonly node: CanvasNode }) {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const gesture = usePreview(session, (state) => state.gesture);
  const reading = normaliseNode(node);
  const name = nodeName(node) || kindWords(node, t);
  // A frame has its name there already, whether it is selected or not.
  const named = gesture !== 'move' && gesture !== 'rotate' && (reading.kind !== 'frame' || isGroup(node));
  const writing = useEditorState(session, (state) => state.editing !== null);
  const idle = useEditorState(session, (state) => state.tool === 'select') && gesture === null;
  const small = useIsSmall(session, node);
  const free = canEdit && !isLocked(node);
  if (isLine(reading) && free) return <LineEnds node={node} />;
  // The field that one writes in has an outline of its own.
  if (writing) return null;
  return (
    <div className="canvas-selection" style={{ ...nodeStyle(reading), '--w': `${node.width}px` } as CSSProperties}>
      {named ? (
        <span className="canvas-selection-name" dir="auto">
          {name}
        </span>
      ) : null}
      {gesture === null && !small ? <span className="canvas-selection-size">{sizeText(node)}</span> : null}
      {free && !small ? <Handles /> : null}
      {free && idle && !small ? <Ports /> : null}
    </div>
  );
}

function Several({ nodes }: { readonly nodes: readonly CanvasNode[] }) {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const gesture = usePreview(session, (state) => state.gesture);
  const box = boundsAround(nodes);
  if (!box) return null;
  const pictures = nodes.every(({ type }) => type === 'image');
  // While many are dragged the box around them all says enough, at a hundredth of the cost.
  const still = gesture === null || gesture === 'marquee' || gesture === 'pan' || gesture === 'pinch';
  const words = t(pictures ? 'selection.pictures' : 'selection.things', { count: nodes.length });
  return (
    <>
      {nodes.slice(0, still || nodes.length <= mostDragged ? mostOutlines : 0).map((node) => (
        <div key={node.id} className="canvas-outline" style={nodeStyle(normaliseNode(node))} />
      ))}
      <div className="canvas-selection" style={boxStyle(box)}>
        {canEdit && gesture !== 'marquee' ? <Handles /> : null}
        {gesture !== 'move' ? (
          <span className="canvas-pill">
            {words} · {sizeText(box)}
          </span>
        ) : null}
      </div>
    </>
  );
}

function Handles() {
  return (
    <>
      {handles.filter(isCorner).map((handle) => (
        <i key={`turn-${handle}`} className={`canvas-turn is-${handle}`} data-handle="rotate" />
      ))}
      {handles.map((handle) => (
        <i key={handle} className={`canvas-handle is-${handle}`} data-handle={handle} />
      ))}
    </>
  );
}

/** Every frame says its name above it. */
function FrameNames() {
  const session = useSession();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const selection = useEditorState(session, (state) => state.selection);
  const dragged = usePreview(session, (state) => state.nodes);
  const frames = useMemo(() => framesOf(nodes), [nodes]);
  return frames.map((frame) => {
    const shown = dragged?.get(frame.id) ?? frame;
    return (
      <span
        key={frame.id}
        className="canvas-frame-name"
        dir="auto"
        data-node={frame.id}
        data-selected={selection.has(frame.id)}
        aria-hidden
        style={alongTop(shown)}
      >
        {nodeName(frame)}
      </span>
    );
  });
}

/** At the left end of a frame's upper edge, along it. */
function alongTop(frame: CanvasNode): CSSProperties {
  const reading = normaliseNode(frame);
  const [{ x, y }] = cornersOf(reading);
  return { left: x, top: y, '--w': `${frame.width}px`, '--turn': `${reading.rotation}deg` } as CSSProperties;
}

/** More names than this nobody reads, and each costs an element: the largest frames keep theirs. */
const mostNames = 150;

function framesOf(nodes: ReadonlyMap<string, CanvasNode>): CanvasNode[] {
  const frames = [...nodes.values()].filter(
    (node) => node.type === 'frame' && !isGroup(node) && !normaliseNode(node).hidden,
  );
  return frames.sort((a, b) => b.width * b.height - a.width * a.height).slice(0, mostNames);
}

const sizeText = ({ width, height }: Pick<Box, 'width' | 'height'>) => `${Math.round(width)} × ${Math.round(height)}`;
const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height });
