import { isGroup, normaliseNode, type CanvasNode, type NormalisedNode } from '@easel/canvas';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { textStyle } from '../text/text-style.ts';
import { useText } from '../use-text.ts';
import { nodeLabel } from '../node-label.ts';
import { ImageContent } from './image-content.tsx';
import { nodeStyle } from './node-style.ts';
import { ShapeContent } from './shape-content.tsx';

export interface NodeViewProps {
  readonly node: CanvasNode;
  readonly sharp: number;
  readonly selected: boolean;
  /** The one node that the Tab key reaches; the others are reached from it. */
  readonly tabStop: boolean;
  readonly clipPath: string | undefined;
  readonly thumbhash: string | undefined;
  /** Somebody writes in it, in a field that stands over it. */
  readonly written: boolean;
}

/** One node, drawn faithfully. Drawn anew only when its record, or how sharp it must be, has changed. */
export const NodeView = memo(function NodeView(props: NodeViewProps) {
  const { node, sharp, selected, tabStop, clipPath, thumbhash, written } = props;
  const t = useText();
  const reading = normaliseNode(node);
  const kind = t(`kind.${reading.kind}`);
  return (
    <div
      className={`canvas-node is-${reading.kind}${isGroup(node) ? ' is-group' : ''}${clipPath ? ' is-clipped' : ''}`}
      data-node={node.id}
      role="option"
      aria-selected={selected}
      aria-label={nodeLabel(node, t)}
      tabIndex={tabStop ? 0 : -1}
      style={{ ...nodeStyle(reading), ...lookOf(reading), opacity: written ? 0 : reading.opacity, clipPath }}
    >
      {contentOf(reading, sharp, thumbhash, kind)}
    </div>
  );
});

function contentOf(reading: NormalisedNode, sharp: number, thumbhash: string | undefined, kind: string): ReactNode {
  switch (reading.kind) {
    case 'image':
      return <ImageContent node={reading} sharp={sharp} thumbhash={thumbhash} />;
    case 'text':
      return reading.data.text;
    case 'shape':
      return <ShapeContent node={reading} />;
    case 'frame':
      return null;
    default:
      return (
        <div className="canvas-gone">
          <span>{kind}</span>
          <span>{reading.type}</span>
        </div>
      );
  }
}

function lookOf(reading: NormalisedNode): CSSProperties {
  if (reading.kind === 'image')
    return reading.data.cornerRadius === undefined ? {} : { borderRadius: reading.data.cornerRadius };
  if (reading.kind === 'frame') return { background: reading.data.background };
  return reading.kind === 'text' ? textStyle(reading.data) : {};
}
