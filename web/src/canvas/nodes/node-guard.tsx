import type { CanvasNode } from '@easel/canvas';
import { Component, type ReactNode } from 'react';
import { useText } from '../use-text.ts';

interface GuardedNode {
  readonly node: CanvasNode;
  readonly selected: boolean;
  /** The one node that the Tab key reaches. */
  readonly tabStop: boolean;
}

interface NodeGuardProps extends GuardedNode {
  readonly children: ReactNode;
}

interface Guarding {
  readonly node: CanvasNode;
  readonly failed: boolean;
}

/** A node that cannot be drawn shows a box in its place, and the others stay; another record of it is tried anew. */
export class NodeGuard extends Component<NodeGuardProps, Guarding> {
  override state: Guarding = { node: this.props.node, failed: false };

  static getDerivedStateFromProps({ node }: NodeGuardProps, guarding: Guarding): Guarding | null {
    return node === guarding.node ? null : { node, failed: false };
  }

  /**
   * Not `componentDidCatch` alone: a boundary without this one catches nothing more until all that waits has been drawn, so that
   * the second record of a node that fails would take the page with it.
   */
  static getDerivedStateFromError(): Pick<Guarding, 'failed'> {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, ...guarded } = this.props;
    return this.state.failed ? <FailedNode {...guarded} /> : children;
  }
}

/** Still chosen, moved and deleted as any other: of its record it reads only what every node has. */
function FailedNode({ node, selected, tabStop }: GuardedNode) {
  const t = useText();
  const [left, top, width, height] = [node.x, node.y, node.width, node.height].map((length) =>
    Number.isFinite(length) ? length : 0,
  );
  const name = typeof node.title === 'string' ? node.title : '';
  return (
    <div
      className="canvas-node"
      data-node={node.id}
      role="option"
      aria-selected={selected}
      aria-label={[name, t('node.failed')].filter(Boolean).join(t('comma'))}
      tabIndex={tabStop ? 0 : -1}
      style={{ left, top, width, height }}
    >
      <div className="canvas-gone">
        <span>{t('node.failed')}</span>
      </div>
    </div>
  );
}
