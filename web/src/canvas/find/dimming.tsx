import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Box, Size } from '../camera.ts';
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
  const holes = useMemo(() => found.map(holeOf), [found]);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const draw = () => drawVeil(element, view, holes, current);
    draw();
    const stops = [view.onFrame(draw), onThemeChange(draw)];
    return () => stops.forEach((stop) => stop());
  }, [view, holes, current]);
  return <canvas ref={drawing} className="find-veil" aria-hidden />;
}

/** A match as it is cut out of the veil: read once, since the veil is drawn in every frame of a pan. */
interface Hole extends Size {
  readonly id: string;
  /** Its middle, and how far it reaches from there however it is turned. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** In radians. */
  readonly turn: number;
}

function holeOf(node: CanvasNode): Hole {
  const { id, x, y, width, height, rotation } = normaliseNode(node);
  const reach = Math.hypot(width, height) / 2;
  const turn = (rotation * Math.PI) / 180;
  return { id, x: x + width / 2, y: y + height / 2, width, height, reach, turn };
}

function drawVeil(element: HTMLCanvasElement, view: View, holes: readonly Hole[], current: string | null): void {
  const ratio = Math.min(2, devicePixelRatio);
  const { width, height } = view.size;
  if (element.width !== width * ratio) element.width = width * ratio;
  if (element.height !== height * ratio) element.height = height * ratio;
  const context = element.getContext('2d');
  if (!context) return;
  const styles = getComputedStyle(element);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.globalAlpha = veil;
  context.fillStyle = styles.getPropertyValue('--canvas').trim();
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.beginPath();
  const { x, y, k } = view.camera;
  for (const hole of holes) {
    const [left, top, reach] = [hole.x * k + x, hole.y * k + y, hole.reach * k + 4];
    if (left + reach < 0 || top + reach < 0 || left - reach > width || top - reach > height) continue;
    // At least some pixels: a match that cannot be seen is none.
    const [w, h] = [Math.max(4, hole.width * k), Math.max(4, hole.height * k)];
    // Of thousands nearly all stand straight, and a box is cleared for far less than a shape is cut out.
    if (hole.turn === 0) context.clearRect(left - w / 2, top - h / 2, w, h);
    else addTurned(context, { x: left, y: top, width: w, height: h }, hole.turn);
  }
  context.globalCompositeOperation = 'destination-out';
  context.fill();
  context.globalCompositeOperation = 'source-over';
  const chosen = holes.find(({ id }) => id === current);
  if (!chosen) return;
  context.translate(chosen.x * k + x, chosen.y * k + y);
  context.rotate(chosen.turn);
  context.strokeStyle = styles.getPropertyValue('--accent-line').trim();
  context.lineWidth = 2;
  const [w, h] = [Math.max(4, chosen.width * k) + 4, Math.max(4, chosen.height * k) + 4];
  context.strokeRect(-w / 2, -h / 2, w, h);
}

/** A turned box by its corners, about its middle. */
function addTurned(context: CanvasRenderingContext2D, { x, y, width, height }: Box, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (across: number, down: number): [number, number] => {
    const [dx, dy] = [(across * width) / 2, (down * height) / 2];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  context.moveTo(...corner(-1, -1));
  for (const [across, down] of [
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    context.lineTo(...corner(across, down));
  context.closePath();
}
