import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../canvas-context.ts';
import { onThemeChange } from '../far/palette.ts';
import type { View } from '../view.ts';

/** How much of what does not match still shows. */
const veil = 0.78;

export interface DimmingProps {
  readonly found: readonly CanvasNode[];
  /** The one that is stepped to. */
  readonly current: string | null;
}

/** A veil over the canvas with a hole for each match; above the near and the far view alike. */
export function Dimming({ found, current }: DimmingProps) {
  const { view } = useSession();
  const drawing = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const draw = () => drawVeil(element, view, found, current);
    draw();
    const stops = [view.onFrame(draw), onThemeChange(draw)];
    return () => stops.forEach((stop) => stop());
  }, [view, found, current]);
  return <canvas ref={drawing} className="find-veil" aria-hidden />;
}

function drawVeil(element: HTMLCanvasElement, view: View, found: readonly CanvasNode[], current: string | null): void {
  const ratio = Math.min(2, devicePixelRatio);
  const { width, height } = view.size;
  if (element.width !== width * ratio) element.width = width * ratio;
  if (element.height !== height * ratio) element.height = height * ratio;
  const context = element.getContext('2d');
  if (!context) return;
  const styles = getComputedStyle(element);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, element.width, element.height);
  context.globalAlpha = veil;
  context.fillStyle = styles.getPropertyValue('--canvas').trim();
  context.fillRect(0, 0, element.width, element.height);
  context.globalAlpha = 1;
  const { x, y, k } = view.camera;
  for (const node of found) {
    const { rotation } = normaliseNode(node);
    const centre = { x: (node.x + node.width / 2) * k + x, y: (node.y + node.height / 2) * k + y };
    const reach = (Math.hypot(node.width, node.height) * k) / 2 + 4;
    if (centre.x + reach < 0 || centre.y + reach < 0 || centre.x - reach > width || centre.y - reach > height) continue;
    context.setTransform(ratio, 0, 0, ratio, centre.x * ratio, centre.y * ratio);
    context.rotate((rotation * Math.PI) / 180);
    // At least some pixels: a match that cannot be seen is none.
    const [w, h] = [Math.max(4, node.width * k), Math.max(4, node.height * k)];
    context.clearRect(-w / 2, -h / 2, w, h);
    if (node.id !== current) continue;
    context.strokeStyle = styles.getPropertyValue('--accent-line').trim();
    context.lineWidth = 2;
    context.strokeRect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4);
  }
}
