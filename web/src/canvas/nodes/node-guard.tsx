import type { CanvasNode } from '@easel/canvas';
import { Component, type ReactNode } from 'react';

interface NodeGuardProps {
  readonly node: CanvasNode;
  readonly children: ReactNode;
}

/** A node that cannot be drawn shows a box in its place, and the others stay; another record of it is tried anew. */
export class NodeGuard extends Component<NodeGuardProps, { readonly failed: CanvasNode | null }> {
  override state: { readonly failed: CanvasNode | null } = { failed: null };

  override componentDidCatch(): void {
    this.setState({ failed: this.props.node });
  }

  override render(): ReactNode {
    const { node, children } = this.props;
    if (this.state.failed !== node) return children;
    const [left, top, width, height] = [node.x, node.y, node.width, node.height].map((length) =>
      Number.isFinite(length) ? length : 0,
    );
    return (
      <div
        className="canvas-node"
        data-node={node.id}
        role="option"
        aria-selected={false}
        style={{ left, top, width, height }}
      >
        <div className="canvas-gone">
          <span>{node.type}</span>
        </div>
      </div>
    );
  }
}
