import type { NormalisedNode } from '@easel/canvas';

/** Where a node stands, as styles: React sets them when it draws, gestures while they drag. */
export interface NodeStyle {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly transform: string;
}

export function nodeStyle(node: Pick<NormalisedNode, 'x' | 'y' | 'width' | 'height' | 'rotation'>): NodeStyle {
  return {
    left: `${node.x}px`,
    top: `${node.y}px`,
    width: `${node.width}px`,
    height: `${node.height}px`,
    transform: node.rotation === 0 ? '' : `rotate(${node.rotation}deg)`,
  };
}

/** Places an element without React. What React set last it does not set again, so a gesture that ends must restore. */
export function placeElement(element: HTMLElement, node: NormalisedNode): void {
  Object.assign(element.style, nodeStyle(node));
  if (node.kind === 'text') element.style.fontSize = `${node.data.fontSize}px`;
}
