import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Box, Camera, Size } from '../camera.ts';
import { useSession } from '../canvas-context.ts';
import { onThemeChange } from '../far/palette.ts';
import { pushOf, sheetReach } from '../stage.ts';
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
    return followView(element, view, holes, current);
  }, [view, holes, current]);
  return <canvas ref={drawing} className="find-veil" aria-hidden />;
}

/** From so many matches on, the veil is pushed with the view instead of being drawn in each frame. */
const many = 300;

function followView(element: HTMLCanvasElement, view: View, holes: readonly Hole[], current: string | null) {
  const isPushed = holes.length > many;
  let drawn = view.camera;
  const draw = () => {
    element.style.transform = '';
    drawVeil(element, view, holes, { current, reach: isPushed ? sheetReach : 0 });
    drawn = view.camera;
  };
  const follow = (camera: Camera) => {
    const push = isPushed && view.moving ? pushOf(drawn, camera, view.size, devicePixelRatio) : null;
    if (push) element.style.transform = `translate(${push.x}px, ${push.y}px) scale(${push.k})`;
    else draw();
  };
  draw();
  const stops = [
    view.onFrame(follow),
    view.onRest((moving) => {
      if (!moving && isPushed) draw();
    }),
    onThemeChange(draw),
  ];
  return () => stops.forEach((stop) => stop());
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

interface Veil {
  /** The match that is stepped to. */
  readonly current: string | null;
  /** How far it reaches beyond the window on each side, as a part of the window. */
  readonly reach: number;
}

function drawVeil(element: HTMLCanvasElement, view: View, holes: readonly Hole[], { current, reach }: Veil): void {
  // What is larger than the window is sharp enough at one pixel each: it is only a veil.
  const ratio = reach > 0 ? 1 : Math.min(2, devicePixelRatio);
  const [beyondX, beyondY] = [view.size.width * reach, view.size.height * reach];
  const [width, height] = [view.size.width + beyondX * 2, view.size.height + beyondY * 2];
  const { style } = element;
  [style.left, style.top] = [`${-beyondX}px`, `${-beyondY}px`];
  [style.width, style.height] = [`${width}px`, `${height}px`];
  style.transformOrigin = `${beyondX}px ${beyondY}px`;
  if (element.width !== Math.round(width * ratio)) element.width = Math.round(width * ratio);
  if (element.height !== Math.round(height * ratio)) element.height = Math.round(height * ratio);
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
  const { k } = view.camera;
  const [x, y] = [view.camera.x + beyondX, view.camera.y + beyondY];
  for (const hole of holes) {
    const [left, top, far] = [hole.x * k + x, hole.y * k + y, hole.reach * k + 4];
    if (left + far < 0 || top + far < 0 || left - far > width || top - far > height) continue;
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
